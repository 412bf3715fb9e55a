"""Several series a person: k and P count persons, the file tells how many, and lies about it are found."""

from __future__ import annotations

import csv
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError
from engine.core.pipeline import Pipeline
from engine.core.policy import Policy
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.task import task_of
from engine.core.technique import Done, find
from engine.kinds.timeseries.attack import attack
from engine.kinds.timeseries.data import Sensitive, SeriesTable
from engine.kinds.timeseries.load import load
from engine.kinds.timeseries.params import Columns, Naive, Reading
from engine.kinds.timeseries.partition import CUTS, partition
from engine.kinds.timeseries.persons import partition_persons
from engine.kinds.timeseries.promise import gate, promise
from engine.verify.folder import verify_folder
from tests.engine.kinds.timeseries.releasing import (
    NAIVE,
    TECHNIQUES,
    failures,
    person_table,
    publish,
    release,
)
from tests.forging import count_again, forge
from tests.signing import ReleaseOptions

SETTINGS = {"k": 5, "P": 2, "segments": 3}


# ── groups of persons ─────────────────────────────────────────────────────────────────────────


@given(st.integers(0, 10**6), st.sampled_from(sorted(CUTS)))
@settings(max_examples=40, deadline=None)
def test_persons_of_one_series_each_are_cut_as_series_are(seed, cut):
    generator = np.random.default_rng(seed)
    values = generator.integers(0, 9, (int(generator.integers(2, 90)), 4)).astype(float)
    whole = partition(values, 4, CUTS[cut])
    persons = partition_persons(values, np.arange(len(values), dtype=np.int32), 4, CUTS[cut])
    assert np.array_equal(whole.rows, persons.rows) and np.array_equal(whole.starts, persons.starts)


def least_persons(classes, persons) -> int:
    """Counted by hand: the fewest different persons of a class."""
    return min(
        len({p for c, p in zip(classes, persons, strict=True) if c == one}) for one in {*classes} - {-1}
    )


@pytest.mark.parametrize("key", TECHNIQUES)
@given(seed=st.integers(0, 10**6), most=st.integers(1, 6), P=st.integers(1, 5))
@settings(max_examples=10, deadline=None)
def test_every_envelope_has_k_persons_and_every_pattern_P(key, seed, most, P):
    data = person_table(people=14, most=most, seed=seed, decimals=seed % 2)
    chosen = {"k": 5, "P": P, "segments": 3, "curve": ("none", "mean", "median")[seed % 3]}
    published = publish(data, chosen, key)
    assert least_persons(published.group.tolist(), data.persons.tolist()) >= 5
    assert least_persons(published.leaf.tolist(), data.persons.tolist()) >= P
    with tempfile.TemporaryDirectory() as folder:
        claims = release(data, chosen, Path(folder), key=key)
        assert failures(Path(folder), claims, data) == []


def test_one_person_with_all_series_of_a_group_is_not_k():
    """Eight series of one person lie close together: by series they would be a group of their own."""
    far = np.repeat([[90.0, 91, 92]], 8, axis=0) + np.arange(8)[:, None] / 10
    near = np.arange(24.0).reshape(8, 3)
    persons = np.array([0] * 8 + list(range(1, 9)), dtype=np.int32)
    data = SeriesTable(np.vstack([far, near]), ("a", "b", "c"), persons=persons)
    by_series = publish(replace(data, persons=None), {"k": 8, "P": 1})
    assert len(by_series.low) == 2  # one of them holds a single person
    assert len(publish(data, {"k": 8, "P": 1}).low) == 1


@pytest.mark.parametrize("key", TECHNIQUES)
def test_too_few_persons_are_refused(key):
    data = person_table(people=4, most=9)
    assert len(data) > 5
    with pytest.raises(InputError, match="those of 4 persons"):
        publish(data, {"k": 5, "P": 1}, key)


@pytest.mark.parametrize("key", TECHNIQUES)
def test_neither_names_nor_the_order_of_the_file_show(key, tmp_path):
    data = person_table(people=20, most=4, decimals=0)  # many series are equal in all their content
    order = np.random.default_rng(5).permutation(len(data))
    renamed = np.random.default_rng(6).permutation(len(data)).astype(np.int32)[data.persons[order]]
    other = replace(data.take(order, ""), persons=renamed, notes=())
    for name, one in (("one", data), ("other", other)):
        release(one, {**SETTINGS, "curve": "mean"}, tmp_path / name, key=key)
    for file in ("data.csv", "curves.csv"):
        assert (tmp_path / "one/release" / file).read_bytes() == (
            tmp_path / "other/release" / file
        ).read_bytes()


def test_a_name_that_stands_with_all_series_of_a_person_is_refused():
    data = person_table(people=20, most=4)
    name = Sensitive("name", data.persons, np.array([f"Person {n}" for n in range(20)], dtype=object))
    with pytest.raises(InputError, match="column name"):
        publish(replace(data, sensitive=(name,)), SETTINGS)


def test_values_of_one_person_are_rare_however_many_series_it_has():
    data = person_table(people=20, most=4, seed=3)
    who = int(np.bincount(data.persons).argmax())
    codes = np.where(data.persons == who, 1, 0).astype(np.int32)
    data = replace(data, sensitive=(Sensitive("ill", codes, np.array(["no", "yes"], dtype=object)),))
    measured = measure(data)
    assert measured.risk["rare_rows"] == 0
    assert measured.risk["rare_persons"] == pytest.approx(np.mean(data.persons == who))
    line = next(
        item for item in gate(Naive(**SETTINGS), measured, Policy()) if item.name == "Rare sensitive values"
    )
    assert line.state != "green"


def measure(data):
    published = publish(data, SETTINGS)
    technique = TECHNIQUES[NAIVE]
    return technique.measure(data, published, Naive(**SETTINGS), Randomness.from_seed(1), Progress())


# ── what is said ──────────────────────────────────────────────────────────────────────────────


def test_the_promise_says_what_is_counted():
    data = person_table()
    for persons, words, unit in (
        (data.persons, "of at least 5 persons", "person"),
        (None, "at least 5 series", "series"),
    ):
        one = replace(data, persons=persons)
        done = TECHNIQUES[NAIVE].describe(one, publish(one, SETTINGS), Naive(**SETTINGS))
        made = promise(Naive(**SETTINGS), done)
        assert words in made.words and made.unit == unit
        assert ("protected as several series" in made.limits) == (persons is None)
        assert any("person" in part.name for part in done.leaving) == (persons is not None)
    assert "unless a column has the role Person" in promise(Naive()).limits
    assert promise(Naive(), Done()).unit == "series"


def test_the_gate_judges_persons():
    measured = measure(person_table(people=30, most=5))
    lines = {item.name: item for item in gate(Naive(**SETTINGS), measured, Policy(min_group=2))}
    assert lines["Persons"].state == "green"
    assert measured.risk["k_achieved"] > measured.risk["k_persons"] >= 5
    broken = replace(measured, risk={**measured.risk, "k_persons": 4})
    lines = {item.name: item for item in gate(Naive(**SETTINGS), broken, Policy(min_group=2))}
    assert lines["Persons"].state == "red"


def test_one_with_many_series_is_found_more_often_than_one_in_k():
    """Nine of the ten series that share all the envelopes are one person's."""
    values = np.zeros((12, 3)) + np.arange(12)[:, None] / 100
    data = SeriesTable(values, ("a", "b", "c"), persons=np.array([0] * 9 + [1, 2, 3], dtype=np.int32))
    published = publish(data, {"k": 4, "P": 1, "max_level": 1})
    success = attack(
        data.values, published.classes, published.leaf, np.random.default_rng(0), persons=data.persons
    )
    assert success.by_values.max() == pytest.approx(9 / 12)
    assert success.by_pattern.max() == pytest.approx(9 / 12)
    assert success.raw.max() == 1


# ── the role ──────────────────────────────────────────────────────────────────────────────────


def read(path, columns, **reading):
    return load([path], Reading(**reading), columns, Progress())


def test_the_person_is_read_and_dropped_and_those_without_one_are_one(tmp_path):
    path = tmp_path / "wide.csv"
    path.write_text("meter,who,t1,t2,t3\nA,Ada,1,2,3\nB,Ada,2,3,4\nC,Bob,3,4,5\nD,,4,5,6\nE,,5,6,7\n")
    series = read(path, Columns(person="who"))
    assert series.times == ("t1", "t2", "t3") and series.persons.tolist() == [0, 0, 1, 2, 2]
    assert series.dropped.identifier == "meter" and series.dropped.person == "who"
    with pytest.raises(InputError, match="two roles"):
        read(path, Columns(person="who", sensitive=("who",)))


def test_a_series_of_the_long_layout_has_one_person(tmp_path):
    path = tmp_path / "long.csv"
    rows = [("m1", "Ada", 1, 5), ("m1", "Ada", 2, 6), ("m2", "Ada", 1, 7), ("m2", "Ada", 2, 8)]
    path.write_text("meter,who,time,kwh\n" + "".join(f"{m},{w},{t},{v}\n" for m, w, t, v in rows))
    columns = Columns(id="meter", person="who", time=("time",), value="kwh")
    assert read(path, columns, layout="long").persons.tolist() == [0, 0]
    path.write_text(path.read_text().replace("m2,Ada,2", "m2,Bob,2"))
    with pytest.raises(InputError, match="differs from an earlier row"):
        read(path, columns, layout="long")


# ── forgeries ─────────────────────────────────────────────────────────────────────────────────

Rows = list[dict[str, str]]


def rewrite(folder: Path, change: Callable[[Rows], object]) -> None:
    rewrite_file(folder / "release/data.csv", change)


def rewrite_file(path: Path, change: Callable[[Rows], object]) -> None:
    with path.open(newline="") as file:
        rows = [*csv.DictReader(file)]
    change(rows)
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, [*rows[0]], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def first_group(column: str, value: Callable[[int], object]):
    def change(rows: Rows) -> None:
        size = sum(row["GroupID"] == "1" for row in rows)
        for row in rows[:size]:
            row[column] = str(value(size))

    return change


def one_row(column: str, value: str):
    return lambda rows: rows[1].update({column: value})


ROWS = {
    "k rows of k − 1 persons": first_group("EnvelopePersons", lambda size: 4),
    "a pattern of one person": first_group("PatternPersons", lambda size: 1),
    "more persons than rows": first_group("EnvelopePersons", lambda size: size + 1),
    "two counts for one envelope": one_row("EnvelopePersons", "6"),
    "two counts for one pattern": lambda rows: rows[0].update(
        PatternPersons=str(int(rows[0]["PatternPersons"]) + 1)
    ),
    "no persons": first_group("EnvelopePersons", lambda size: 0),
    "fewer than nobody": first_group("EnvelopePersons", lambda size: -7),
    "not counted": first_group("EnvelopePersons", lambda size: ""),
    "a name instead of a count": one_row("PatternPersons", "Ada"),
    "a nought that tells": one_row("EnvelopePersons", "005"),
    "an envelope of more persons than its patterns have": first_group("PatternPersons", lambda size: 2),
    "whose series it is": lambda rows: [row.update(person=str(n)) for n, row in enumerate(rows)],
    "no counts at all": lambda rows: [row.pop("PatternPersons") for row in rows],
}


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    folder = tmp_path_factory.mktemp("persons")
    data = person_table(people=30, most=4)
    return folder, release(data, SETTINGS, folder), data


@pytest.fixture
def bench(honest, tmp_path):
    folder, claims, data = honest
    for part in ("release", "audit"):
        (tmp_path / part).mkdir()
        for path in (folder / part).iterdir():
            (tmp_path / part / path.name).write_bytes(path.read_bytes())
    return tmp_path, {**claims, "done": {**claims["done"], "facts": {**claims["done"]["facts"]}}}, data


def test_rewritten_without_a_change_it_is_verified(bench):
    folder, claims, data = bench
    rewrite(folder, lambda rows: None)
    assert failures(folder, claims, data) == []


@pytest.mark.parametrize("name", ROWS)
def test_forged_counts_fail_from_the_folder_alone(bench, name):
    folder, claims, _ = bench
    rewrite(folder, ROWS[name])
    assert failures(folder, claims)


@pytest.mark.parametrize("told", [0, 4, 31 * 4, True, "30", None])
def test_a_number_of_persons_that_cannot_be_fails(bench, told):
    folder, claims, _ = bench
    claims["done"]["facts"]["persons"] = {"released": told}
    assert failures(folder, claims)


def test_what_is_not_told_of_persons_fails(bench):
    folder, claims, _ = bench
    facts = claims["done"]["facts"]
    for forged in ({}, {"released": 30, "names": "Ada"}, 30):
        assert failures(folder, {**claims, "done": {**claims["done"], "facts": {**facts, "persons": forged}}})
    del facts["persons"]
    assert failures(folder, claims)
    columns = {name: part for name, part in claims["columns"].items() if name != "persons"}
    assert failures(folder, {**claims, "columns": columns})


def test_a_lie_that_the_file_cannot_show_is_found_in_the_house(bench):
    """Two persons of the original are one: the file still looks right, the original says otherwise."""
    folder, claims, data = bench
    one = np.where(data.persons == data.persons[-1], 0, data.persons).astype(np.int32)
    assert any(
        "Persons of the classes" in said for said in failures(folder, claims, replace(data, persons=one))
    )
    assert any(
        "Persons of the original" in said for said in failures(folder, claims, replace(data, persons=None))
    )
    path = folder / "audit/classes.npy"
    classes = np.load(path)
    for forged in (classes[:-1], classes[::-1], np.zeros_like(classes), classes * 1.0):
        np.save(path, forged)
        assert any("Classes in the audit" in said for said in failures(folder, claims, data))
    path.write_bytes(b"no array")
    assert any("Classes in the audit" in said for said in failures(folder, claims, data))


def test_a_release_of_persons_and_a_forged_one(tmp_path):
    """The whole way: written, verified by a process of its own, forged with figures and hashes made right."""
    data = person_table(people=24, most=3)
    path = tmp_path / "visits.csv"
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["patient", *data.times])
        for who, row in zip(data.persons.tolist(), data.values.tolist(), strict=True):
            writer.writerow([f"p{who}", *row])
    task = task_of(find(NAIVE), [path], {**SETTINGS, "person": "patient", "curve": "median"})
    Pipeline().release(task, ReleaseOptions(str(tmp_path / "out"), "csv"), Progress())
    checks = {check.name: check for check in verify_folder(tmp_path / "out", Progress())}
    assert all(check.passed for check in checks.values())
    assert {"Persons of the classes", "Curves of the original", "Persons add up"} <= set(checks)

    def one_person_less(target, manifest):
        rewrite_file(target / "data.csv", ROWS["k rows of k − 1 persons"])
        count_again(target, manifest)

    found = forge(tmp_path / "out/release", tmp_path / "forged", one_person_less)
    assert any("fewer than 5 persons" in check.detail for check in found)
    assert "patient" not in (tmp_path / "out/release/manifest.json").read_text()
