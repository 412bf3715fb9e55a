"""Generalise as a release: the verifier judges k, l and t of any table; transforms are used again; bad
input."""

from __future__ import annotations

import csv
import json

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core import params as declared
from engine.core.errors import InputError, ParameterError, SfumatoError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.tables import verify_anonymity as anonymity
from engine.kinds.tables.describe import describe
from engine.kinds.tables.export import as_arrow
from engine.kinds.tables.params import Generalise
from engine.kinds.tables.promise import promise
from engine.verify.folder import verify_folder
from tests.engine.kinds.tables.classes import cells, generalise, table
from tests.engine.kinds.tables.forging import Forger
from tests.engine.kinds.tables.people import chained, published_of
from tests.signing import ReleaseOptions

ROLES = {"id": [], "quasi": "a,b", "sensitive": "s", "protect": [], "drop": [], "person": "p"}


def write(path, rows):
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([["a", "b", "s", "p"], *rows])
    return path


def release(path, out, **values):
    task = task_of(find("tables.generalise"), [path], {**ROLES, **values})
    return Pipeline().release(task, ReleaseOptions(str(out)), Progress())


cell = st.one_of(st.just(""), st.integers(0, 6).map(str))
row = st.tuples(cell, st.sampled_from(["", "x", "y", "z, {w}", '"q"']), st.sampled_from(["", "u", "v", "w"]),
                st.sampled_from(["", "1", "2", "3", "4", "5", "6"]))  # fmt: skip


@settings(max_examples=60, deadline=None)
@given(
    rows=st.lists(row, min_size=6, max_size=40),
    method=st.sampled_from(["mondrian", "lattice"]),
    asked=st.sampled_from([{}, {"count": "persons"}, {"l": 2}, {"l": 1.5, "l_kind": "entropy"}, {"t": 0.4}]),
    suppress=st.sampled_from([0, 0.2]),
    star=st.sampled_from(["drop", "star"]),
)
def test_any_table_reaches_k_l_and_t_as_the_verifier_counts(rows, method, asked, suppress, star):
    a, b, s, p = ([one or None for one in column] for column in zip(*rows, strict=True))
    data = table({"a": [None if one is None else int(one) for one in a], "b": b}, person=p, s=s)
    try:
        made = generalise(data, method=method, suppress=suppress, suppressed=star, **asked)
    except SfumatoError:
        return
    codes = {c.name: anonymity.cell_codes(as_arrow(c))[0] for c in made.table.columns}
    persons = anonymity.cell_codes(as_arrow(made.original(data).by_name["person"]))[0]
    classes = anonymity.classes_of(
        [codes["a"], codes["b"]], persons if asked.get("count") == "persons" else None
    )
    assert classes.k >= 2 and data.rows - made.table.rows <= suppress * data.rows
    if "l" in asked:
        measure = anonymity.entropy_l if "l_kind" in asked else anonymity.distinct_l
        assert measure(classes, codes["s"]).min() >= asked["l"] - 1e-9
    if "t" in asked:
        assert anonymity.categorical_t(classes, codes["s"]).max() <= asked["t"] + 1e-9


@pytest.mark.slow
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    rows=st.lists(row, min_size=6, max_size=30),
    method=st.sampled_from(["mondrian", "lattice"]),
    asked=st.sampled_from(
        [
            {},
            {"count": "persons"},
            {"l": 2},
            {"l": 1.5, "l_kind": "entropy"},
            {"t": 0.4},
            {"suppressed": "star"},
        ]
    ),
    suppress=st.sampled_from([0, 0.2]),
)
def test_the_verifier_finds_k_l_and_t_in_every_release(tmp_path_factory, rows, method, asked, suppress):
    folder = tmp_path_factory.mktemp("any")
    path = write(folder / "in.csv", rows)
    values = {"k": 2, "method": method, "suppress": suppress, **asked}
    try:
        made = [release(path, folder / name, **values) for name in ("one", "two")]
    except SfumatoError:
        return  # refused in words; nothing is written
    assert all(check.passed for one in made for check in one.checks), made[0].checks
    names = [check.name for check in made[0].checks]
    assert "Classes of at least 2" in names and made[0].outcome.done.facts["alike"] == ["a", "b"]
    bytes_ = [(folder / name / "release/data.csv").read_bytes() for name in ("one", "two")]
    assert bytes_[0] == bytes_[1]
    assert made[0].outcome.done.facts["rows"]["dropped"] <= suppress * len(rows)


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    folder = tmp_path_factory.mktemp("honest")
    r = np.random.default_rng(5)
    rows = [
        (r.integers(0, 40), r.choice(["x", "y", "z"]), r.choice(["u", "v"]), r.integers(0, 40))
        for _ in range(120)
    ]
    path = write(folder / "in.csv", rows)
    made = release(path, folder / "out", k=5, l=2, count="persons")
    assert all(check.passed for check in made.checks)
    told = json.loads((folder / "out/release/manifest.json").read_text(encoding="utf-8"))
    assert told["promise"]["nature"] == "guarantee" and told["promise"]["unit"] == "person"
    assert "Classes of at least 5 persons" in [check.name for check in made.checks]
    return folder


def test_nothing_of_the_audit_is_in_the_release(honest):
    assert (honest / "out/audit/transform.json").is_file()
    assert {p.name for p in (honest / "out/release").iterdir()} == {
        "data.csv", "manifest.json", "report.html", "report.pdf",
    }  # fmt: skip


@pytest.mark.parametrize("audit", [False, True])
def test_forged_releases_are_refused(honest, tmp_path, audit):
    def forge(change):
        forger = Forger(honest / "out", tmp_path / change.__name__, audit)
        change(forger)
        return forger.seal()

    def one_row_alone(forger):
        rows = forger.rows()
        rows[5][0] = "(0.5..1.5]"
        forger.write(rows)

    def one_value_a_class(forger):
        forger.column("s", lambda cells: ["u" for _ in cells])

    def not_well_formed(forger):
        forger.column("a", lambda cells: [c.replace("(", "[") if c.startswith("(..") else c for c in cells])

    def a_larger_k(forger):
        forger.manifest["params"]["k"] = forger.facts["steps"][0]["k"] = 100

    def rows_left_out(forger):
        forger.facts["rows"] |= {"dropped": 3, "read": 123}

    for change in (one_row_alone, one_value_a_class, not_well_formed, a_larger_k, rows_left_out):
        assert forge(change), change.__name__


# ── a transform used again ────────────────────────────────────────────────────────────────────


def test_a_frozen_transform(tmp_path):
    frozen = generalise(table({"x": list(range(1, 9))}))
    frozen.outcomes[0].audit(tmp_path)
    other = table({"x": [0, 2, 4.5, 4.6, 9, 10]})
    again = generalise(other, transform=tmp_path / "transform.json", suppress=0.5)
    assert cells(again) == ["(..2.5]"] * 2 + ["(6.5..)"] * 2 and again.kept.tolist() == [0, 1, 4, 5]
    with pytest.raises(ParameterError, match="2 of 6 rows break"):
        generalise(other, transform=tmp_path / "transform.json")


@pytest.mark.parametrize(("made", "asked"), [("tight", "cuts"), ("cuts", "tight")])
def test_a_transform_is_used_with_the_bounds_it_was_made_with(tmp_path, made, asked):
    data = table({"x": list(range(1, 9))})
    first = generalise(data, bounds=made)
    first.outcomes[0].audit(tmp_path)
    again = {"transform": tmp_path / "transform.json"}
    assert cells(generalise(data, bounds=made, **again)) == cells(first)
    with pytest.raises(ParameterError, match=f"the transform is of bounds={made}"):
        generalise(data, bounds=asked, **again)


@pytest.mark.parametrize("method", ["mondrian", "lattice"])
def test_the_same_file_gives_the_same_release_and_an_unknown_label_is_suppressed(tmp_path, method):
    r = np.random.default_rng(1)
    quasi = {
        "x": [None, *r.integers(0, 30, 59).tolist()],
        "c": [str(one) for one in r.choice(list("abc"), 60)],
    }
    first = generalise(table(quasi), k=4, method=method, suppress=0.1)
    first.outcomes[0].audit(tmp_path)
    values = {"k": 4, "method": method, "suppress": 0.1, "transform": tmp_path / "transform.json"}
    again = generalise(table(quasi), **values)
    for name in quasi:
        assert cells(again, name) == cells(first, name)
    quasi["c"][7] = "new"
    other = generalise(table(quasi), **{**values, "suppress": 0.4})
    if method == "mondrian" or first.outcomes[0].written.levels[1] < 2:
        assert 7 not in (other.kept if other.kept is not None else range(60))
    (tmp_path / "transform.json").write_text(json.dumps({"method": "mondrian"}), encoding="utf-8")
    with pytest.raises(InputError, match="is no transform"):
        generalise(table(quasi), **values)


# ── what may be said ──────────────────────────────────────────────────────────────────────────


def said(data, values):
    made = published_of(data, values)
    return promise(values, describe(data, made, values))


def test_a_later_step_may_take_the_guarantee_away():
    data = table({"x": list(range(1, 21)), "y": list("ab" * 10)}, s=list("uv" * 10))
    step = ("tables.generalise", [], {"k": 4, "l": 2})
    assert said(data, chained(step)).nature == "guarantee"
    for later in (("tables.swap", ["x"], {"method": "random"}), ("tables.swap", ["s"], {"method": "random"})):
        assert said(data, chained(step, later)).nature == "heuristic"
    assert said(data, chained(("tables.generalise", ["x"], {"k": 4}))).nature == "heuristic"
    assert said(data, declared.build(Generalise, {"k": 4})).unit == "row"


@pytest.mark.parametrize(
    ("quasi", "values", "message"),
    [
        ({}, {}, "choose the columns that others may know"),
        ({"x": [1, 2, 3]}, {"k": 10}, "k = 10, the table has 3 rows"),
        ({"x": [1, 2, 3]}, {"l": 3}, "s has 2 values: l is at most 2"),
        ({"x": [1, 2, 3]}, {"count": "persons"}, "no column says whose row it is"),
        ({"x": [1, 2, 3]}, {"columns": "x,s"}, "s is a quasi-identifier and sensitive"),
        ({"x": [None, None, None]}, {"columns": "x"}, "holds no value at all"),
        ({"x": [1, float("inf"), 3]}, {}, "row 2, column x: 'inf' is not a finite number"),
        ({"x": ["2023-02-28", "2023-02-29", "2023-03-01"]}, {}, "row 2, column x: '2023-02-29' is no day"),
        ({"x": ["a", "*", "b"]}, {}, r"row 2, column x: '\*' stands for a generalised value"),
        ({"x": ["a", "(1..2]", "{b, c}"]}, {}, "row 2, column x"),
        ({"x": [1, 2, 3]}, {"l": 1.95, "l_kind": "entropy"}, "even with every column at"),
    ],
)
def test_bad_input_is_refused_in_one_line(quasi, values, message):
    data = table(quasi, s=["u", "u", "v"])
    with pytest.raises(SfumatoError, match=message) as refused:
        generalise(data, **values)
    assert "\n" not in refused.value.message


def test_t_of_a_constant_column_passes_with_a_warning():
    made = generalise(table({"x": [1, 2, 3, 4]}, s=list("uuuu")), t=0.1)
    assert any("one value" in warning for warning in made.warnings)


def test_a_release_again_verifies_elsewhere(honest):
    assert all(check.passed for check in verify_folder(honest / "out", Progress()))
