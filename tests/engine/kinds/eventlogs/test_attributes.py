"""Attributes of cases in groups of k: settings, refusals, the rule, its promise as a property, forgeries."""

from __future__ import annotations

import csv
import shutil
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError, ParameterError, ReleaseError
from engine.core.params import build
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.eventlogs.attribute_settings import AttributeChoice, class_of_number, parse_choices
from engine.kinds.eventlogs.group_attributes import class_of, coarsened
from engine.kinds.eventlogs.load import load
from engine.kinds.eventlogs.params import Columns, Flow, Groups, Reading
from engine.kinds.eventlogs.run import run
from engine.kinds.eventlogs.verify_attributes import _label, _plain
from engine.verify.folder import verify_folder
from tests.engine.kinds.eventlogs.forging import bytes_, data_of, facts, failed, finish, manifest_of, params_
from tests.signing import ReleaseOptions

GROUPS = find("eventlogs.groups")


# ── as typed ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("ward", AttributeChoice("ward")),
        ("org:group = last", AttributeChoice("org:group", "last")),
        ("age = 0 18 65.5", AttributeChoice("age", "", "edges", (0, 18, 65.5))),
        ("in=year", AttributeChoice("in", "", "year")),
        ("crp = first 0 10", AttributeChoice("crp", "first", "edges", (0, 10))),
        ("org:resource = first role", AttributeChoice("org:resource", "first", "role")),
        ("test = count 1 5", AttributeChoice("test", "count", "edges", (1, 5))),
        ("ward = last values C | A, B", AttributeChoice("ward", "last", "values", (), ("A, B", "C"))),
        ("kind = values =odd", AttributeChoice("kind", "", "values", (), ("=odd",))),
    ],
)
def test_choices(written, meant):
    assert parse_choices([written]) == (meant,)


@pytest.mark.parametrize(
    "written",
    [
        ["="],
        ["a ="],
        ["a = 3 2"],
        ["a = soon"],
        ["a = count"],
        ["a = count role"],
        ["case"],
        ["a", "a"],
        ["a = nan"],
        ["a = values A | A"],
        ["a = values A | "],
        ["case = values A"],
    ],
)
def test_choices_that_cannot_be(written):
    with pytest.raises(ParameterError, match="attributes"):
        parse_choices(written)


def test_classes_are_closed_below():
    found = [class_of_number(number, (0, 18, 65)) for number in (-1, 0, 17.9, 18, 65, 900)]
    wanted = ["under 0", "0 to under 18", "0 to under 18", "18 to under 65", "65 or more", "65 or more"]
    assert found == wanted


def test_a_role_needs_a_table():
    with pytest.raises(ParameterError, match="table of roles"):
        build(Reading, {"attributes": "org:resource = first role"})


# ── from a file to one value a case ───────────────────────────────────────────────────────────


def write_csv(path, cases):
    """Cases as (activities, further columns of each event)."""
    names = list(cases[0][1][0])
    with path.open("w", newline="", encoding="utf-8") as file:
        rows = csv.writer(file)
        rows.writerow(["case", "activity", *names])
        for number, (activities, events) in enumerate(cases):
            rows.writerows(
                [number, a, *(e[n] for n in names)] for a, e in zip(activities, events, strict=True)
            )


def read(path, *attributes, **more):
    reading = build(Reading, {"attributes": list(attributes), **more})
    return load([path], reading, Columns(), Progress())


def values(log, at=0):
    return [log.carried[at].value_of(case) for case in range(log.cases)]


@pytest.fixture
def wards(tmp_path):
    """Twelve cases of two events: ward changes, age does not, a number is there once."""
    path = tmp_path / "log.csv"
    made = []
    for n in range(12):
        both = {"age": 10 * (n % 4), "in": f"2024-0{1 + n % 4}-07", "who": f"w{n % 3}", "mail": f"p{n}@x.org"}
        note = " ".join(f"word{n}{place}" for place in range(12))
        both |= {"note": note, "code": f"K{n}" if n < 8 else "Z", "ratio": f"{n % 3}.5"}
        made.append(("ab", [both | {"ward": "A", "crp": ""}, both | {"ward": "BC"[n % 2], "crp": n % 2}]))
    write_csv(path, made)
    return path


def test_one_value_a_case(wards):
    log = read(wards, "age = 0 20", "in = quarter", "ward = last", "crp = first 0 1")
    assert [one.name for one in log.carried] == ["age", "crp", "in", "ward"]
    assert values(log, 0)[:4] == ["0 to under 20"] * 2 + ["20 or more"] * 2
    assert values(log, 1)[:2] == ["0 to under 1", "1 or more"]
    assert values(log, 2)[:4] == ["2024 Q1"] * 3 + ["2024 Q2"]
    assert values(log, 3)[:2] == ["B", "C"]
    assert values(read(wards, "ward = count 1 3"))[:2] == ["1 to under 3"] * 2
    assert values(read(wards, "in = year"))[:2] == ["2024", "2024"]


def test_what_is_not_in_a_declared_list_is_other(wards):
    log = read(wards, "ward = last values B | Z")
    assert values(log)[:2] == ["B", "(other)"] and log.carried[0].how == "last, values B | Z"
    assert log.carried[0].domain == ("(missing)", "(other)", "B", "Z")
    with pytest.raises(InputError, match="is one of those that were listed"):
        read(wards, "ward = last values Z")


def test_nothing_is_kept_unless_chosen(wards):
    assert read(wards).carried == ()
    assert [one.name for one in read(wards, "age").carried] == ["age"]


def test_workers_are_carried_as_roles(wards):
    (wards.parent / "roles.csv").write_text("name,category\nw0,nurse\nw1,nurse\n", encoding="utf-8")
    made = read(wards, "who = first role", roles="roles.csv")
    assert values(made)[:3] == ["nurse", "nurse", "(other)"]
    assert build(Reading, {"roles": "roles.csv"}).files(wards.parent) == (wards.parent / "roles.csv",)


@pytest.mark.parametrize(
    ("attribute", "message"),
    [
        ("ward", "already has another value"),
        ("mail", "cannot be carried"),
        ("note", "cannot be carried"),
        ("code", "in 8 of 12 cases"),
        ("in", "holds dates"),
        ("ratio", "holds numbers"),
        ("nothing", "no column 'nothing'"),
        ("ward = last 0 1", "is not a number"),
    ],
)
def test_refused_with_the_reason(wards, attribute, message):
    with pytest.raises(InputError, match=message):
        read(wards, attribute)


@pytest.mark.parametrize("name", ["org:resource", "User", "nurse_id"])
def test_who_worked_on_a_case_is_refused(tmp_path, name):
    write_csv(tmp_path / "log.csv", [("a", [{name: f"w{n % 2}"}]) for n in range(8)])
    with pytest.raises(InputError, match="names who worked"):
        read(tmp_path / "log.csv", name)


def test_recoding_keeps_the_values_with_their_cases(tmp_path):
    cases = [("ax"[n % 2], [{"kind": "AB"[n % 2]}]) for n in range(8)]
    write_csv(tmp_path / "log.csv", cases)
    log = read(tmp_path / "log.csv", "kind", drop="x")
    assert values(log) == ["A"] * 4


XES = """<?xml version="1.0" encoding="UTF-8"?>
<log xes.version="1.0">
{traces}</log>
"""


@pytest.mark.parametrize("strange", ["", "<!-- read by the strict parser -->"])
def test_xes_says_the_same_by_both_parsers(tmp_path, strange):
    traces = "".join(
        f'\t<trace>\n\t\t<string key="concept:name" value="{n}"/>\n\t\t'
        f'<string key="kind" value="K&amp;{n % 2}"/>'
        f'\n{strange}\t\t<event>\n\t\t\t<string key="concept:name" value="a"/>\n\t\t\t'
        f'<int key="age" value="{n % 3}"/>\n\t\t</event>\n\t\t<event>\n\t\t\t'
        '<string key="concept:name" value="b"/>\n\t\t</event>\n\t</trace>\n'
        for n in range(12)
    )
    (tmp_path / "log.xes").write_text(XES.format(traces=traces), encoding="utf-8")
    log = read(tmp_path / "log.xes", "kind", "age = last")
    assert values(log, 0) == [str(n % 3) for n in range(12)]
    assert values(log, 1) == [f"K&{n % 2}" for n in range(12)]


def test_a_graph_does_not_pretend(wards):
    with pytest.raises(ParameterError, match="no place for their attributes"):
        run(read(wards, "age"), Flow(), Randomness.from_seed(1), Progress())


# ── the rule ──────────────────────────────────────────────────────────────────────────────────


def made(written: str, k: int, least: int = 1) -> dict[str, int]:
    cases = [(one[0],) for one in written.split() for _ in range(int(one[1:]))]
    return {value: n for (value,), n in Counter(coarsened(cases, k, least)).items()}


@pytest.mark.parametrize(
    ("written", "k", "least", "released"),
    [
        ("a5 b3 c2", 3, 1, {"(other)": 5, "a": 5}),  # c has 2, b is the smallest remaining
        ("a5 b3", 3, 1, {"a": 5, "b": 3}),
        ("a5 b2 c2", 4, 1, {"a": 5, "(other)": 4}),
        ("a5 b1", 3, 1, {"(other)": 6}),
        ("a2 b2", 3, 1, {"(other)": 4}),
        ("a4 b4 c1", 3, 1, {"b": 4, "(other)": 5}),  # equal sizes: the first as text
        ("a5", 3, 2, {"(other)": 5}),
        ("a5 b3", 3, 2, {"a": 5, "b": 3}),
        ("a5 b3", 3, 3, {"(other)": 8}),
    ],
)
def test_examples(written, k, least, released):
    assert made(written, k, least) == released


@settings(deadline=None)
@given(st.lists(st.sampled_from("abcdef"), min_size=1, max_size=60), st.integers(2, 8), st.integers(1, 4))
def test_every_value_has_k_cases_or_there_are_not_so_many(found, k, least):
    cases = [(one,) for one in found]
    after = Counter(coarsened(cases, k, least))
    assert after == _plain(cases, k, least) and sum(after.values()) == len(cases)
    assert len(cases) < k or min(after.values()) >= k
    assert len(after) >= least or set(after) == {("(other)",)}


def test_classes_are_the_same_for_the_verifier():
    variants = [("a",) * length for length in range(1, 60)] + [("a", "b"), ("b", "b")]
    for by in ("variant", "last", "length", "all"):
        ours, theirs = [class_of(v, by) for v in variants], [_label(v, by) for v in variants]
        assert len(set(ours)) == len(set(theirs)) == len(set(zip(ours, theirs, strict=True)))


# ── the way of a release ──────────────────────────────────────────────────────────────────────

ATTRIBUTES = ["age = 0 40", "kind"]


def write_log(path):
    cases = []
    for n in range(60):
        way = "abc" if n % 3 else "ab"
        way = "ax" if n == 59 else way
        kind = "=odd" if n % 4 == 1 else "even" if n % 4 else f"rare{n % 16}"
        event = {"kind": kind, "age": n, "person": n // 2}
        cases.append((way, [event | {"time": f"2024-05-01T0{at}:00:0{n % 9}"} for at in range(len(way))]))
    write_csv(path, cases)


def release(folder, name, format="csv", **values):
    chosen = {"k": 5, "attributes": ATTRIBUTES, **values}
    task = task_of(GROUPS, [folder / "log.csv"], chosen, None)
    Pipeline().release(task, ReleaseOptions(str(folder / name), format), Progress())


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    folder = tmp_path_factory.mktemp("attributes")
    write_log(folder / "log.csv")
    release(folder, "csv")
    release(folder, "xes", "xes", attribute_class="all", times="relative")
    release(folder, "joint", attribute_join="joint", attribute_class="last", times="relative")
    release(folder, "persons", person="person", attribute_l=2, attribute_class="length")
    return folder


@pytest.mark.parametrize("name", ["csv", "xes", "joint", "persons"])
def test_honest_releases_are_accepted(honest, name):
    assert failed(honest / name) == []


def test_no_check_says_that_there_are_no_attributes(honest):
    said = [check.detail for check in verify_folder(honest / "csv", Progress())]
    assert not any("no other attribute in the file" in one for one in said)
    assert any("besides the attributes that are said to be carried" in one for one in said)


def rows_of(folder):
    with data_of(folder / "release").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_columns_of_a_table_and_k_of_every_value(honest):
    rows = rows_of(honest / "csv")
    assert list(rows[0]) == ["case", "activity", "age", "kind"]
    ways = {}
    for row in rows:
        ways.setdefault(row["case"], [[], row["age"], row["kind"]])[0].append(row["activity"])
    for at in (1, 2):
        counted = Counter((tuple(one[0]), one[at]) for one in ways.values())
        assert min(counted.values()) >= 5
    assert {one[1] for one in ways.values()} == {"0 to under 40", "40 or more"}
    assert "rare" not in data_of(honest / "csv" / "release").read_text(encoding="utf-8")


def test_xes_carries_them_and_is_read_again(honest):
    log = load(
        [data_of(honest / "xes" / "release")], build(Reading, {"attributes": "kind"}), Columns(), Progress()
    )
    assert set(values(log)) == {"=odd", "even", "(other)"} and log.cases == 60


def test_what_is_said_is_said_of_each(honest):
    manifest = manifest_of(honest / "csv" / "release")
    assert manifest["done"]["facts"]["attributes"] == [
        {"name": "age", "how": "edges 0 40"},
        {"name": "kind", "how": "as it is"},
    ]
    assert "(age, kind) is shared by at least 5 cases of a variant" in manifest["promise"]["words"]
    treated = {one["name"]: one["treatment"] for one in manifest["done"]["leaving"]}
    assert treated["kind"] == treated["age"] == "changed" and treated["person"] == "dropped"


def test_a_table_of_variants_has_no_place_for_them(honest, tmp_path):
    shutil.copy(honest / "log.csv", tmp_path / "log.csv")
    with pytest.raises(ReleaseError, match="no place for their attributes"):
        release(tmp_path, "out", "variants.csv")


def forged(honest, tmp_path, change, name="csv", inside=False):
    if inside:
        shutil.copytree(honest / name, tmp_path / name)
        shutil.copy(honest / "log.csv", tmp_path / "log.csv")
        folder = tmp_path / name
    else:
        shutil.copytree(honest / name / "release", tmp_path / "release")
        folder = tmp_path
    manifest = manifest_of(folder / "release")
    change(folder / "release", manifest)
    finish(folder / "release", manifest)
    return failed(folder if inside else folder / "release")


def one_value(old, new, cases=1):
    """Another value for so many cases, in all rows of each."""

    def change(release, _manifest):
        path = data_of(release)
        lines = path.read_text(encoding="utf-8").splitlines()
        having = list(dict.fromkeys(line.split(",")[0] for line in lines if line.endswith(f",{old}")))
        taken = set(having[:cases])
        lines = [
            line.removesuffix(old) + new if line.split(",")[0] in taken and line.endswith(old) else line
            for line in lines
        ]
        path.write_bytes(("\n".join(lines) + "\n").encode())

    return change


def test_an_attribute_held_by_fewer_than_k_is_refused(honest, tmp_path):
    assert "Attributes of k" in forged(honest, tmp_path, one_value("even", "rare7", 4))


def test_in_xes_too(honest, tmp_path):
    change = bytes_(lambda data: data.replace(b'key="kind" value="even"', b'key="kind" value="rare7"', 4))
    assert "Attributes of k" in forged(honest, tmp_path, change, "xes")


@pytest.mark.parametrize(
    "change",
    [
        params_(k=20),
        params_(attribute_class="other"),
        params_(attribute_l=50),
        params_(attribute_join="joint"),
        facts(attributes=[]),
        facts(attributes=[{"name": "kind", "how": "as it is"}]),
        facts(attributes=[{"name": "age", "how": "as it is"}, {"name": "kind", "how": "as it is"}]),
        facts(attributes="kind"),
        bytes_(lambda data: data.replace(b",even\n", b",(other)\n", 1)),
        bytes_(lambda data: data.replace(b"activity,age", b"activity,Age")),
    ],
)
def test_forged_releases_are_refused(honest, tmp_path, change):
    try:
        found = forged(honest, tmp_path, change)
    except (ParameterError, KeyError, TypeError):
        return  # the forger could not even make the words fit
    assert found != []


def test_an_attribute_that_nobody_speaks_of_is_refused(honest, tmp_path):
    def silent(release, manifest):
        del manifest["done"]["facts"]["attributes"]
        manifest["done"]["leaving"] = [
            one for one in manifest["done"]["leaving"] if one["name"] not in ("age", "kind")
        ]

    assert forged(honest, tmp_path, silent) != []


def test_values_that_the_rule_does_not_give_are_refused_with_the_original(honest, tmp_path):
    """Five cases of a common value told as another common one: the file alone cannot tell."""
    found = forged(honest, tmp_path, one_value("'=odd", "even", 1), inside=True)
    assert "Attributes of the log" in found


def test_sepsis_with_diagnosis_age_and_group(shared_data):
    asked = ["Diagnose = first", "Age = first 0 40 60 80", "org:group = last", "SIRSCritTachypnea = first"]
    log = load(
        [shared_data("eventlogs/sepsis.xes.gz")], build(Reading, {"attributes": asked}), Columns(), Progress()
    )
    params = Groups(attribute_class="all")
    found = run(log, params, Randomness.from_seed(1), Progress()).attributes
    rows = [row for own in found.of_cases.values() for row in own]
    assert len(rows) == 1050
    for at in range(4):
        assert min(Counter(row[at] for row in rows).values()) >= 10
