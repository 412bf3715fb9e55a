"""The examples of a release: one row of the table, and never written."""

from __future__ import annotations

import numpy as np

from engine.core.technique import Leaving
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.describe import describe
from engine.kinds.tables.examples import cell_text, examples
from tests.engine.kinds.tables.people import chained, people, published_of


def test_all_cells_come_from_one_row_where_that_is_possible():
    before = Table(
        (
            TableColumn("a", np.array([np.nan, 1.0, 2.0]), None, 0),
            TableColumn("b", np.array([0, -1, 1], np.int32), ("x", "y")),
            TableColumn("c", np.array([-1, 0, -1], np.int32), ("only",)),
        )
    )
    shown = examples(before, before)
    assert shown["a"] == ("1", "1") and shown["c"] == ("only", "only")
    assert shown["b"] == ("x", "x")  # missing in that row: the first that is there


def test_cells_as_a_person_writes_them():
    column = TableColumn("x", np.array([2244.5, 3.0, np.nan]), None, 2)
    assert [cell_text(column, row) for row in range(3)] == ["2244.50", "3.00", ""]
    long = TableColumn("t", np.array([0], np.int32), ("word " * 40,))
    assert cell_text(long, 0).endswith("…") and len(cell_text(long, 0)) == 60


def test_an_example_stays_in_the_house():
    table = people()
    values = chained(("discretise", ["age"], {"classes": 4}))
    done = describe(table, published_of(table, values), values)
    age = next(part for part in done.leaving if part.name == "age")
    assert age.example is not None and age.example[0] == f"{table.by_name['age'].values[0]:.0f}"
    assert "example" not in age.as_dict() and age == Leaving(age.name, age.treatment, age.how)
