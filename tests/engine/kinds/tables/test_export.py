"""The released file: every number as it is, and nothing of the order of the rows."""

from __future__ import annotations

import csv
import io

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import params
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.tables import export, run
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.kind import KIND
from engine.kinds.tables.params import Chain, Swap
from engine.kinds.tables.row_order import released_order
from engine.verify.folder import verify_folder
from tests.engine.kinds.tables.people import published_of
from tests.signing import ReleaseOptions


@pytest.mark.parametrize("format_", ["csv", "parquet", "xlsx"])
def test_enormous_whole_numbers_leave_as_they_are(format_, tmp_path):
    from engine.io.table_read import read_table

    values = np.array([1e300, 9e18, 2.0**53, -3.0] * 10)
    table = Table((TableColumn("x", values, None, 0), TableColumn("y", np.arange(40.0), None, 0)), {})
    chosen = params.build(Chain, {"steps": [{"technique": "swap", "columns": ["y"]}]})
    published = run.run(table, chosen, Randomness.from_seed(1), Progress())
    export.export(published, chosen, tmp_path, format_, Randomness.from_seed(1))
    read = read_table(tmp_path / f"data.{format_}", KIND.Reading(), Progress())
    assert sorted(float(cell) for cell in read.column("x").to_pylist()) == sorted(values)


@pytest.mark.parametrize(
    ("written", "separator", "decimal"),
    [("age;town;cost", ";", ","), ("age\ttown\tcost", "\t", "."), ("age,town,cost", ",", ".")],
)
def test_a_release_has_the_signs_of_its_input(written, separator, decimal, tmp_path):
    """Semicolon and decimal comma come back; `standard.csv` is the comma and the point for whoever asks."""
    numbers = np.random.default_rng(3).normal(40, 9, 60)
    rows = [
        (str(age), f"Dorf{separator}{age % 4}", f"{cost:.2f}".replace(".", decimal))
        for age, cost in enumerate(numbers)
    ]
    source = tmp_path / "in.csv"
    with source.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, delimiter=separator, lineterminator="\n")
        out.writerows([written.split(separator), *rows])
    chosen = {"columns": "cost", "window": 0.5, "id": [], "drop": [], "quasi": "town"}
    for format_, signs in (("csv", (separator, decimal)), ("standard.csv", (",", "."))):
        folder = tmp_path / format_
        task = task_of(find("tables.swap"), [source], chosen, seed=1)
        Pipeline().release(task, ReleaseOptions(str(folder), format=format_), Progress())
        with (folder / "release" / f"data.{format_}").open(encoding="utf-8", newline="") as file:
            found = list(csv.reader(file, delimiter=signs[0]))
        assert found[0] == ["age", "town", "cost"]
        assert {row[1] for row in found[1:]} == {row[1] for row in rows}
        costs, before = ({float(row[2].replace(",", ".")) for row in some} for some in (found[1:], rows))
        assert costs == before
        assert all(signs[1] in row[2] or row[2].isdigit() for row in found[1:])
        assert all(check.passed for check in verify_folder(folder, Progress()))


def test_the_same_rows_in_any_order_give_the_same_file(tmp_path):
    r = np.random.default_rng(1)
    x = TableColumn("x", r.integers(0, 5, 60).astype(float), None, 0)
    table = Table((x, TableColumn("t", r.integers(-1, 3, 60).astype(np.int32), ("-a", "b", "ä"))), {})
    values = params.build(Chain, {"steps": [{"technique": "discretise", "columns": ["x"]}]})
    files = set()
    for seed in range(4):
        rows = np.random.default_rng(seed).permutation(60)
        shuffled = Table(tuple(c.take(rows) for c in table.columns), {})
        published = run.run(shuffled, values, Randomness.from_seed(9), Progress())
        export.export(published, values, tmp_path, "csv", Randomness.from_seed(9))
        files.add((tmp_path / "data.csv").read_bytes())
    assert len(files) == 1
    body = list(csv.reader(io.StringIO(files.pop().decode())))[1:]
    assert body == sorted(body)


def test_the_order_of_a_sorted_file_is_gone(tmp_path):
    """Sorted by a withheld name: the place of a row in the release tells nothing of it."""
    r = np.random.default_rng(1)
    wage = r.normal(50, 9, 500).round(2)
    table = Table(
        (TableColumn("wage", wage), TableColumn("place", np.arange(500.0), None, 0)), {"drop": ("place",)}
    )
    values = params.build(Swap, {"columns": "wage", "method": "random"})
    shuffled = r.permutation(500)
    files = []
    for one in (table, Table(tuple(c.take(shuffled) for c in table.columns), table.roles)):
        export.export(published_of(one, values), values, tmp_path, "csv", Randomness.from_seed(1))
        files.append((tmp_path / "data.csv").read_bytes())
    assert files[0] == files[1]
    cells = [float(line) for line in files[0].decode().split()[1:]]
    assert cells == sorted(wage)


@given(st.integers(0, 40), st.integers(1, 5), st.integers(0, 1000))
def test_rows_are_sorted_column_by_column_missing_first_and_equal_ones_stay(n, values, seed):
    r = np.random.default_rng(seed)
    numbers = np.where(r.random(n) < 0.2, np.nan, r.integers(-values, values, n) * 0.5)
    words, whole = r.integers(-1, 2, n).astype(np.int32), r.integers(0, values, n).astype(float)
    columns = (TableColumn("a", whole), TableColumn("b", numbers), TableColumn("c", words, ("=x", "a")))
    shown = ["", "'=x", "a"]  # as written: the apostrophe comes before the a

    def cells(row):
        return (whole[row], not np.isnan(numbers[row]), np.nan_to_num(numbers[row]), shown[words[row] + 1])

    assert released_order(Table(columns)).tolist() == sorted(range(n), key=cells)
