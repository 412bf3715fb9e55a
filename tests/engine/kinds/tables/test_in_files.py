"""Columns that lie in files are the same columns: every step that takes some rows at a time makes the same of
them, and what it makes lies beside them."""

from __future__ import annotations

import tempfile
from dataclasses import replace

import numpy as np
import pytest

from engine.core import params, stretches
from engine.core.json_values import plain
from engine.core.mapped import empty, in_file
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.tables import attack, linkage, moments, verify_original
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.describe import describe
from engine.kinds.tables.export import audit, export
from engine.kinds.tables.fingerprint import fingerprint
from engine.kinds.tables.measure import measure
from engine.kinds.tables.params import Code, Dates, Discretise, Perturb, Pram, Pseudonymise
from engine.kinds.tables.report_figures import report_figures
from engine.kinds.tables.run import run
from engine.kinds.tables.verify import verify
from engine.kinds.tables.verify_metrics import recount
from engine.verify import read_table

ROWS = 700


@pytest.fixture(autouse=True)
def few_rows_at_a_time(monkeypatch, tmp_path):
    monkeypatch.setattr(stretches, "ROWS", 128)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


@pytest.fixture
def table():
    random = np.random.default_rng(2)
    income = np.round(random.lognormal(10, 0.5, ROWS), 2)
    income[::50] = np.nan
    days = tuple(str(np.datetime64("1950-01-31") + 97 * j) for j in range(200))
    town = random.integers(-1, 6, ROWS).astype(np.int32)
    return Table(
        (
            TableColumn(
                "name", random.permutation(ROWS).astype(np.int32), tuple(f"n{j:04}" for j in range(ROWS))
            ),
            TableColumn("age", random.integers(18, 90, ROWS).astype(float), None, 0),
            TableColumn("income", income, None, 2),
            TableColumn("height", random.normal(170, 10, ROWS), None, None),
            TableColumn("town", town, ("=a", "b", "c", "d", "e", "f")),
            TableColumn("born", random.integers(-1, 200, ROWS).astype(np.int32), days),
            TableColumn("seen", random.integers(100, 200, ROWS).astype(np.int32), days),
        ),
        {"person": ("name",), "quasi": ("age", "town"), "protect": ("income",), "sensitive": ("height",)},
    )


def in_files(table):
    """The same table with every column in a file."""

    def laid(values):
        made = empty(len(values), values.dtype)
        made[...] = values
        return made

    return replace(table, columns=tuple(replace(c, values=laid(c.values)) for c in table.columns))


STEPS = {
    "noise": (Perturb, {"columns": ["income", "age", "height"]}),
    "uniform": (Perturb, {"columns": ["income", "height"], "alpha": 3.3, "rounding": False}),
    "clipped": (Perturb, {"columns": ["age"], "clip": True, "low": 20, "high": 60}),
    "correlated": (Perturb, {"columns": ["income", "age", "height"], "correlated": True}),
    "intervals": (Discretise, {"columns": ["income", "age", "town"]}),
    "means": (Discretise, {"columns": ["income", "height"], "output": "mean"}),
    "medians": (Discretise, {"columns": ["income", "height"], "output": "median", "method": "width"}),
    "class numbers": (Discretise, {"columns": ["income"], "output": "number", "min_count": 20}),
    "top": (Code, {"columns": ["income"], "operation": "top"}),
    "bottom, mean": (Code, {"columns": ["height", "age"], "operation": "bottom", "replace": "mean"}),
    "interval": (Code, {"columns": ["income"], "operation": "top", "replace": "interval"}),
    "rounded": (Code, {"columns": ["income", "height"], "operation": "round", "base": 0.5}),
    "first characters": (Code, {"columns": ["age"], "operation": "keep", "characters": 1, "length": 3}),
    "first letters": (Code, {"columns": ["town"], "operation": "keep", "characters": 1, "min_count": 120}),
    "months": (Dates, {"columns": ["born"], "to": "month"}),
    "years": (Dates, {"columns": ["born", "seen"], "to": "year"}),
    "age": (Dates, {"columns": ["born"], "to": "age", "reference": "2024-02-29"}),
    "age at a day": (Dates, {"columns": ["born"], "to": "age", "reference": "seen", "negative": "missing"}),
    "shift": (Dates, {"columns": ["born", "seen"], "to": "shift"}),
    "keyed": (Pseudonymise, {"columns": ["name", "age"]}),
    "numbered": (Pseudonymise, {"columns": ["name"], "method": "random"}),
    "drawn": (Pram, {"columns": ["town", "age"]}),
    "drawn alike": (Pram, {"columns": ["town"], "matrix": "uniform"}),
    "drawn within": (Pram, {"columns": ["town"], "within": ["age"], "min_count": 5}),
}  # fmt: skip


def released(table, step):
    Params, values = STEPS[step]
    return run(table, params.build(Params, values), Randomness.from_seed(3), Progress())


@pytest.mark.parametrize("step", STEPS)
def test_a_step_makes_the_same_of_columns_in_files(table, step):
    plain, mapped = released(table, step), released(in_files(table), step)
    for one, other in zip(plain.table.columns, mapped.table.columns, strict=True):
        assert (one.name, one.labels, one.decimals) == (other.name, other.labels, other.decimals)
        assert one.values.dtype == other.values.dtype and in_file(other.values), one.name
        np.testing.assert_array_equal(one.values, other.values)
    assert [change.claim() for change in plain.changes] == [change.claim() for change in mapped.changes]
    assert plain.warnings == mapped.warnings


@pytest.mark.parametrize("step", STEPS)
def test_a_step_makes_the_same_however_many_rows_it_takes_together(table, step, monkeypatch):
    some = released(table, step)
    monkeypatch.setattr(stretches, "ROWS", 1 << 16)
    for one, other in zip(some.table.columns, released(table, step).table.columns, strict=True):
        np.testing.assert_array_equal(one.values, other.values)


@pytest.mark.parametrize("step", STEPS)
def test_a_release_of_columns_in_files_is_measured_described_and_written_the_same(table, step, tmp_path):
    chosen = params.build(*STEPS[step])
    found = []
    for data in (table, in_files(table)):
        published = run(data, chosen, Randomness.from_seed(3), Progress())
        measured = measure(data, published, chosen, Randomness.from_seed(3), Progress())
        done = describe(data, published, chosen)
        claims = export(published, chosen, tmp_path, "csv", Randomness.from_seed(3))
        audit(published, tmp_path)
        written = [(tmp_path / name).read_bytes() for name in ("data.csv", "order.npy")]
        figures = [one.svg for one in report_figures(published, chosen)]
        found.append((measured, done, claims, written, figures, fingerprint(data)))
    assert found[0] == found[1]


def test_figures_are_the_same_however_many_rows_are_taken_together(table, monkeypatch):
    """To rounding: sums are made in another order."""
    chosen, found = params.build(*STEPS["noise"]), []
    for together in (64, 1 << 16):
        monkeypatch.setattr(stretches, "ROWS", together)
        monkeypatch.setattr(moments, "ROWS", together)
        monkeypatch.setattr(linkage, "TOGETHER", together)
        monkeypatch.setattr(attack, "ESTIMATES", together)
        published = run(table, chosen, Randomness.from_seed(3), Progress())
        measured = measure(table, published, chosen, Randomness.from_seed(3), Progress())
        found.append((measured.utility, measured.risk))
    assert_near(*found)


def assert_near(one, other):
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        one, other = list(one.values()), list(other.values())
    if isinstance(one, list | tuple):
        for both in zip(one, other, strict=True):
            assert_near(*both)
    else:
        assert one == (pytest.approx(other, rel=1e-9) if isinstance(one, float) else other)


@pytest.mark.parametrize("step", STEPS)
def test_a_release_is_verified_the_same_where_its_columns_lie_in_files(table, step, tmp_path, monkeypatch):
    """And refused the same, where one cell is another one."""
    chosen, found = params.build(*STEPS[step]), []
    technique = f"tables.{type(chosen).__name__.lower()}"
    published = run(table, chosen, Randomness.from_seed(3), Progress())
    release, files = tmp_path / "release", tmp_path / "audit"
    release.mkdir()
    files.mkdir()
    claims = {
        "technique": technique,
        "params": params.as_released(chosen),
        "format": "csv",
        "done": plain(describe(table, published, chosen).as_dict()),
        "columns": plain(export(published, chosen, release, "csv", Randomness.from_seed(3))),
    }
    audit(published, files)
    whole = (release / "data.csv").read_bytes()
    lines = whole.split(b"\n")
    lines[300], lines[301] = lines[301], lines[300]
    for written in (whole, b"\n".join(lines)):
        (release / "data.csv").write_bytes(written)
        for data, large in ((table, False), (in_files(table), True)):
            monkeypatch.setattr(read_table, "belongs_in_files", lambda needed, large=large: large)
            monkeypatch.setattr(read_table, "BLOCK", 2048)
            checks = list(verify(release, claims, data))
            found.append([(c.name, c.passed, c.detail) for c in checks] + [recount(release, claims)])
    assert all(passed for _, passed, _ in found[0][:-1]) and found[0] == found[1]
    assert found[2] == found[3] and not all(passed for _, passed, _ in found[2][:-1])


def test_a_value_beyond_the_last_class_is_in_none(table):
    """Whoever forges the ends of the classes does not get it into the last one."""
    numbers = verify_original._classed(table.by_name["age"], np.array([30.0, 60.0]), 1)
    ages = table.by_name["age"].values
    assert numbers.tolist() == [0 if age <= 30 else 1 if age <= 60 else 2 for age in ages.tolist()]
