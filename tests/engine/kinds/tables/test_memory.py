"""What a release is said to take: nothing of columns in files where a step takes some rows at a time, all of
them where it does not, and the texts that numbers become."""

from __future__ import annotations

import tempfile

import numpy as np
import pytest

from engine.core import params
from engine.core.mapped import empty
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.memory import HELD, OF_A_ROW, memory
from engine.kinds.tables.params import Chain, Code, Dates, Generalise, Perturb, Pseudonymise

ROWS = 10_000
BYTES = 8.0 * ROWS


@pytest.fixture
def table(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    columns = [empty(ROWS) for _ in range(2)]
    columns[0][...], columns[1][...] = np.arange(ROWS), np.arange(ROWS) % 10
    return Table((TableColumn("many", columns[0], None, 0), TableColumn("few", columns[1], None, 0)))


def needed(table, Params, **values):
    return memory(table, params.build(Params, values))


def test_some_rows_at_a_time_take_what_a_row_takes(table):
    least = needed(table, Perturb, columns=["many"])
    assert OF_A_ROW * ROWS <= least < OF_A_ROW * ROWS + 5_000
    assert needed(table, Dates, to="month") == least
    steps = [
        {"technique": "perturb", "columns": ["few"]},
        {"technique": "code", "params": {"replace": "mean"}},
    ]
    assert needed(table, Chain, steps=steps) == least


def test_what_needs_the_whole_table_says_so(table):
    swap = {"steps": [{"technique": "perturb"}, {"technique": "swap"}]}
    for Params, values in ((Generalise, {}), (Dates, {"to": "shift"}), (Chain, swap)):
        assert needed(table, Params, **values) > HELD * 2 * BYTES


def test_texts_that_numbers_become_are_in_memory(table):
    least = needed(table, Perturb, columns=["many"])
    assert needed(table, Pseudonymise, columns=["many"]) > least + HELD * 50 * ROWS
    assert needed(table, Code, columns=["few"], operation="keep", length=2) < least + HELD * ROWS


def test_columns_in_memory_count_as_ever(table):
    plain = Table(tuple(TableColumn(c.name, np.array(c.values), None, 0) for c in table.columns))
    for Params in (Perturb, Generalise):
        assert HELD * 2 * BYTES < needed(plain, Params) < HELD * 2 * BYTES + 5_000
