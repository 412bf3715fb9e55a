"""Groups of k: worked examples, the promise as a property, the tables measured before, forged releases."""

from __future__ import annotations

import shutil
import time
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError, ParameterError
from engine.core.params import build
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.eventlogs import groups
from engine.kinds.eventlogs.data import EventLog, Recoding, log_of
from engine.kinds.eventlogs.groups import group_variants
from engine.kinds.eventlogs.load import load
from engine.kinds.eventlogs.log_difference import absolute_difference
from engine.kinds.eventlogs.log_similarity import relative_similarity
from engine.kinds.eventlogs.measure_groups import empty_release_warning
from engine.kinds.eventlogs.params import Columns, Groups, Reading
from engine.kinds.eventlogs.recode import recode_log
from engine.kinds.eventlogs.run import run
from engine.kinds.eventlogs.verify_groups import plain_homes, sizes_of
from tests.engine.kinds.eventlogs.forging import (
    bytes_,
    data_of,
    facts,
    failed,
    finish,
    leaving,
    manifest_of,
    params_,
)
from tests.signing import ReleaseOptions

GROUPS = find("eventlogs.groups")
Counts = dict[tuple[str, ...], int]


def grouped(written: str, k: int, own: int, max_change: float = 1.0) -> tuple[dict[str, int], int]:
    counts = {tuple(way): int(cases) for way, cases in (one.split() for one in written.split(", "))}
    found = group_variants(counts, k, own, max_change, Progress())
    assert dict(found.sizes) == sizes_of(plain_homes(counts, k, own, Fraction(str(max_change))), counts)
    return {"".join(way): cases for way, cases in found.sizes.items()}, found.dropped


@pytest.mark.parametrize(
    ("written", "k", "own", "released"),
    [
        ("abcd 3, abc 1, abd 1, xyz 2", 3, 1, {"abcd": 7}),
        ("ab 1, abc 1, xyz 2, xyzw 1", 2, 1, {"ab": 2, "xyz": 3}),
        ("ab 1, abc 1, xyz 2, xyzw 1", 2, 2, {"xyz": 5}),
        ("ab 2, abc 2, abcd 2", 3, 2, {"abc": 6}),
        ("a 1, b 1", 2, 2, {}),
    ],
)
def test_examples(written, k, own, released):
    assert grouped(written, k, own) == (released, 0)


def test_a_case_that_would_change_too_much_is_dropped_and_counted():
    assert grouped("ab 5, xyzuvw 1", 3, 1, 0.5) == ({"ab": 5}, 1)


LOGS = st.dictionaries(
    st.lists(st.sampled_from("abc"), min_size=1, max_size=5).map(tuple),
    st.integers(1, 6),
    min_size=1,
    max_size=14,
)


@settings(deadline=None)
@given(LOGS, st.integers(2, 8), st.integers(1, 8), st.sampled_from([0, 0.3, 0.5, 1]))
def test_every_group_has_k_cases_and_none_is_lost_from_sight(counts, k, own, max_change):
    """The promise, and what the algorithm says of itself; the plain form of it gives the same."""
    own = min(own, k)
    found = group_variants(counts, k, own, max_change, Progress())
    assert all(size >= k and counts[way] >= own for way, size in found.sizes.items())
    if found.sizes:
        assert sum(found.sizes.values()) + found.dropped == sum(counts.values())
        went = Counter()
        for way, host in found.host.items():
            if host is not None:
                went[host] += counts[way]
        assert dict(went) == dict(found.sizes) and set(found.host) == set(counts)
    assert dict(found.sizes) == sizes_of(plain_homes(counts, k, own, Fraction(str(max_change))), counts)


@settings(deadline=None)
@given(LOGS, st.integers(2, 5))
def test_whatever_is_known_of_a_case_fits_none_or_k(counts, k):
    """Sets, multisets, sequences and beginnings of every released case: the attackers of the promise."""
    found = group_variants(counts, k, 1, 1, Progress())
    cases = [way for way, size in found.sizes.items() for _ in range(size)]
    for key in (frozenset, lambda way: tuple(sorted(way)), tuple):
        assert all(n >= k for n in Counter(map(key, cases)).values())
    assert all(n >= k for n in Counter(way[:at] for way in cases for at in range(len(way))).values())


def test_the_order_of_the_file_decides_nothing():
    counts = {("a", "b"): 2, ("b", "a"): 2, ("a",): 2, ("b",): 1}
    turned = dict(reversed(counts.items()))
    assert group_variants(counts, 3, 1, 1, Progress()) == group_variants(turned, 3, 1, 1, Progress())


# ── the measured tables ───────────────────────────────────────────────────────────────────────

FIRST = {"CRP": "Lab", "Leucocytes": "Lab", "LacticAcid": "Lab", "IV Antibiotics": "IV", "IV Liquid": "IV"}
SEPSIS_TABLE = {
    **FIRST,
    **dict.fromkeys(("Admission IC", "Admission NC"), "Admission"),
    **dict.fromkeys(("ER Registration", "ER Triage", "ER Sepsis Triage"), "ER"),
    **{f"Release {letter}": "Release" for letter in "ABCDE"},
}


def read(path) -> EventLog:
    return load([path], Reading(), Columns(), Progress())


def figures(log: EventLog, k: int, own: int, max_change: float = 1.0):
    counts = log.as_counts()
    found = group_variants(counts, k, own, max_change, Progress())
    same = sum(n for way, n in counts.items() if found.host.get(way) == way)
    similarity = relative_similarity(counts, found.sizes, Progress()).similarity
    difference = absolute_difference(counts, found.sizes, Progress()).difference
    kept = 1 - found.dropped / log.cases
    return (
        len(found.sizes),
        round(kept, 3),
        round(same / log.cases, 3),
        round(float(similarity), 3),
        difference,
    )


@pytest.mark.parametrize(
    ("k", "own", "max_change", "expected"),
    [
        (5, 1, 1, (110, 1, 0.276, 0.838, 3276)),
        (5, 2, 1, (50, 1, 0.228, 0.765, 5100)),
        (10, 1, 1, (54, 1, 0.198, 0.794, 3874)),
        (10, 2, 1, (33, 1, 0.182, 0.747, 5261)),
        (20, 1, 1, (27, 1, 0.143, 0.757, 4577)),
        (20, 2, 1, (22, 1, 0.144, 0.731, 5441)),
        (10, 2, 0.5, (33, 0.913, 0.182, 0.746, 5828)),
    ],
)
def test_sepsis(shared_data, k, own, max_change, expected):
    assert figures(read(shared_data("eventlogs/sepsis.xes.gz")), k, own, max_change) == expected


def test_sepsis_by_table_and_collapsed(shared_data):
    log = read(shared_data("eventlogs/sepsis.xes.gz"))
    made = recode_log(log, Recoding(table=tuple(SEPSIS_TABLE.items()), repeats="collapse"))
    assert len(made.variants) == 189 and len(made.activities) == 6
    assert figures(made, 10, 2) == (27, 1, 0.719, 0.954, 353)


def test_receipt(shared_data):
    assert figures(read(shared_data("eventlogs/receipt.xes.gz")), 10, 2) == (17, 1, 0.914, 0.971, 411)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("k", "own", "expected"),
    [
        (5, 1, (237, 1, 0.806, 0.977, 3562)),
        (5, 2, (177, 1, 0.799, 0.967, 6245)),
        (10, 1, (135, 1, 0.761, 0.970, 4362)),
        (10, 2, (106, 1, 0.758, 0.961, 6704)),
        (20, 1, (76, 1, 0.719, 0.961, 5356)),
        (20, 2, (62, 1, 0.714, 0.954, 7305)),
    ],
)
def test_bpic13(shared_data, k, own, expected):
    assert figures(read(shared_data("eventlogs/bpic13_incidents.xes.gz")), k, own) == expected


@pytest.mark.slow
def test_bpic12_in_at_most_fifteen_seconds(shared_data):
    log = read(shared_data("eventlogs/bpic2012.xes.gz"))
    began = time.process_time()
    found = group_variants(log.as_counts(), 10, 2, 1, Progress())
    assert time.process_time() - began < 15
    assert len(log.variants) == 4366 and len(found.sizes) == 259
    assert figures(log, 10, 2) == (259, 1, 0.635, 0.922, 52980)


# ── the way of a release ──────────────────────────────────────────────────────────────────────

WAYS = {"a b c": 12, "a b": 11, "a c": 7, "a": 2, "x y": 1}


def write_log(path):
    rows, number = ["case,activity,person"], 0
    for way, cases in WAYS.items():
        for _ in range(cases):
            number += 1
            rows += [f"{number},{name},p{number % 25}" for name in way.split()]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")


def test_persons_have_one_case_each(tmp_path):
    write_log(tmp_path / "log.csv")
    data = load([tmp_path / "log.csv"], Reading(), build(Columns, {"person": "person"}), Progress())
    made = run(data, Groups(k=5), Randomness.from_seed(1), Progress())
    assert made.cases == 25 and made.cases_left_out == sum(WAYS.values()) - 25
    task = task_of(GROUPS, [tmp_path / "log.csv"], {"k": 5, "person": "person"}, None)
    Pipeline().release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    assert failed(tmp_path / "out") == []


@pytest.mark.parametrize(
    ("values", "message"),
    [({"k": 3, "own": 4}, "own"), ({"k": 1}, "Group size"), ({"max_change": 1.5}, "Largest change")],
)
def test_parameters_that_cannot_be(values, message):
    with pytest.raises(ParameterError, match=message):
        build(Groups, values)


def test_k_above_the_number_of_cases_is_refused():
    with pytest.raises(InputError, match="k = 10 is more than the 3 cases"):
        run(log_of({("a",): 3}), Groups(), Randomness.from_seed(1), Progress())


def test_too_many_variants_are_refused(monkeypatch):
    monkeypatch.setattr(groups, "MOST_VARIANTS", 2)
    with pytest.raises(InputError, match="3 variants are too many"):
        group_variants({("a",): 1, ("b",): 1, ("c",): 1}, 2, 1, 1, Progress())


def test_an_empty_release_says_what_would_release_something():
    params = Groups(k=5, own=4)
    made = run(log_of({("a",): 3, ("b",): 3}), params, Randomness.from_seed(1), Progress())
    assert made.variants == () and "own = 3 would release" in empty_release_warning(made, params)


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    folder = tmp_path_factory.mktemp("groups")
    write_log(folder / "log.csv")
    for format in GROUPS.formats:
        task = task_of(GROUPS, [folder / "log.csv"], {"k": 10, "own": 2}, None)
        Pipeline().release(task, ReleaseOptions(str(folder / format), format), Progress())
    return folder


def forged(honest, tmp_path, change, format="csv"):
    shutil.copytree(honest / format / "release", tmp_path / "release")
    manifest = manifest_of(tmp_path / "release")
    change(tmp_path / "release", manifest)
    finish(tmp_path / "release", manifest)
    return failed(tmp_path / "release")


def one_case_less(release, manifest):
    """A group of k − 1, numbered again, with what is said of the rows made to fit."""
    path = data_of(release)
    lines = path.read_text(encoding="utf-8").splitlines()
    last = lines[-1].split(",")[0]
    kept = [line for line in lines if not line.startswith(f"{last},")]
    path.write_bytes(("\n".join(kept) + "\n").encode())
    rows = manifest["done"]["facts"]["rows"]
    facts(rows=rows | {"released": rows["released"] - 1, "dropped": 1})(release, manifest)


def test_honest_releases_are_accepted(honest, tmp_path):
    for format in GROUPS.formats:
        assert failed(honest / format) == []
    assert forged(honest, tmp_path, lambda release, manifest: None) == []


def test_a_group_of_one_less_is_refused(honest, tmp_path):
    with_k = sum(1 for _ in data_of(honest / "csv" / "release").open())
    assert with_k > 1
    shutil.copytree(honest / "variants.csv", tmp_path / "out")
    text = data_of(tmp_path / "out" / "release").read_text(encoding="utf-8")
    small = min(int(line.rsplit(",", 1)[1]) for line in text.splitlines()[1:])

    def change(release, manifest):
        less = text.replace(f",{small}\n", ",9\n")
        data_of(release).write_bytes(less.encode())
        rows = manifest["done"]["facts"]["rows"]
        gone = small - 9
        facts(rows=rows | {"released": rows["released"] - gone, "dropped": gone})(release, manifest)

    assert "Groups of k" in forged(honest, tmp_path, change, "variants.csv")


@pytest.mark.parametrize(
    "change",
    [
        one_case_less,
        params_(k=20),
        params_(k=1),
        params_(own="2"),
        facts(rows={"read": 1, "released": 1, "dropped": 0, "unit": "cases"}),
        facts(person=1),
        leaving(lambda parts: parts.pop(0)),
        bytes_(lambda data: data + b"case 99,zzz\n"),
        bytes_(lambda data: data.replace(b"activity", b"Activity")),
    ],
)
def test_forged_releases_are_refused(honest, tmp_path, change):
    try:
        found = forged(honest, tmp_path, change)
    except (ParameterError, KeyError):
        return  # the forger could not even make the words fit
    assert found != []


def test_another_grouping_is_refused_with_the_original(honest, tmp_path):
    """Two variants with their counts exchanged: the file alone cannot tell, the original can."""
    shutil.copytree(honest / "variants.csv", tmp_path / "out")
    shutil.copy(honest / "log.csv", tmp_path / "log.csv")
    release = tmp_path / "out" / "release"
    lines = data_of(release).read_text(encoding="utf-8").splitlines()
    one, other = (line.rsplit(",", 1) for line in lines[1:3])
    assert one[1] != other[1]
    lines[1:3] = [f"{one[0]},{other[1]}", f"{other[0]},{one[1]}"]
    data_of(release).write_bytes(("\n".join(lines) + "\n").encode())
    finish(release, manifest_of(release))
    assert "The same groups again" in failed(tmp_path / "out")
