"""Rows sorted by one number each stand where sorting them column by column puts them."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.core import stretches
from engine.core.mapped import empty, in_file
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.row_order import released_order

RANDOM = np.random.default_rng(3)


@pytest.mark.parametrize("together", [3, 100, 1 << 16])
@pytest.mark.parametrize("rows", [1, 2, 50, 600])
@pytest.mark.parametrize("shape", ["grid", "any", "huge", "missing", "many digits", "infinite", "nothing"])
def test_order_is_that_of_a_stable_sort_by_all_columns(
    shape: str, rows: int, together: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(stretches, "ROWS", together)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    first = np.round(RANDOM.normal(0, 1, rows), 1)
    second = {
        "grid": np.round(RANDOM.normal(0, 3, rows), 2),
        "any": RANDOM.choice([1 / 3, 2 / 3, 0.5], rows),
        "huge": RANDOM.choice([-1e300, 1e15, 7.0], rows),
        "missing": RANDOM.choice([np.nan, -1.5, 0.0, -0.0], rows),
        "many digits": RANDOM.choice([np.nan, 1 / 3, 1.5], rows),
        "nothing": np.full(rows, np.nan),
        "infinite": RANDOM.choice([np.inf, -np.inf, 2.0], rows),
    }[shape]
    codes = RANDOM.integers(-1, 3, rows).astype(np.int32)
    last = np.arange(rows) % 2.0
    table = Table(
        (
            TableColumn("a", first),
            TableColumn("b", second),
            TableColumn("c", codes, ("x", "=y", "z")),
            TableColumn("d", last),
        )
    )
    ranks = {-1: -1, 0: 1, 1: 0, 2: 2}  # =y is written '=y, which stands before x

    def key(row: int) -> tuple:
        cell = second[row]
        known = not np.isnan(cell)
        return first[row], known, cell if known else 0.0, ranks[int(codes[row])], last[row]

    expected = sorted(range(rows), key=key)
    assert released_order(table).tolist() == expected
    mapped = replace(table, columns=tuple(replace(c, values=laid(c.values)) for c in table.columns))
    assert released_order(mapped).tolist() == expected and in_file(released_order(mapped))
    behind = replace(table, columns=table.columns[1:])  # begins with what lies on no grid
    mapped = replace(mapped, columns=mapped.columns[1:])
    assert released_order(behind).tolist() == released_order(mapped).tolist()
    assert released_order(behind).tolist() == sorted(range(rows), key=lambda row: key(row)[1:])


def laid(values: np.ndarray) -> np.ndarray:
    """The same in a file."""
    made = empty(len(values), values.dtype)
    made[...] = values
    return made


def test_no_rows_have_an_order() -> None:
    assert released_order(Table((TableColumn("a", np.empty(0)),))).tolist() == []
