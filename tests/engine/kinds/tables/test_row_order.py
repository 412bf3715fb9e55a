"""Rows sorted by one number each stand where sorting them column by column puts them."""

from __future__ import annotations

import numpy as np
import pytest

from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.row_order import released_order

RANDOM = np.random.default_rng(3)


@pytest.mark.parametrize("rows", [1, 2, 50, 4000])
@pytest.mark.parametrize("shape", ["grid", "any", "huge", "missing", "infinite"])
def test_order_is_that_of_a_stable_sort_by_all_columns(shape: str, rows: int) -> None:
    first = np.round(RANDOM.normal(0, 1, rows), 1)
    second = {
        "grid": np.round(RANDOM.normal(0, 3, rows), 2),
        "any": RANDOM.choice([1 / 3, 2 / 3, 0.5], rows),
        "huge": RANDOM.choice([-1e300, 1e15, 7.0], rows),
        "missing": RANDOM.choice([np.nan, -1.5, 0.0, -0.0], rows),
        "infinite": RANDOM.choice([np.inf, -np.inf, 2.0], rows),
    }[shape]
    codes = RANDOM.integers(-1, 3, rows).astype(np.int32)
    table = Table(
        (TableColumn("a", first), TableColumn("b", second), TableColumn("c", codes, ("x", "=y", "z")))
    )
    ranks = {-1: -1, 0: 1, 1: 0, 2: 2}  # =y is written '=y, which stands before x

    def key(row: int) -> tuple:
        cell = second[row]
        known = not np.isnan(cell)
        return first[row], known, cell if known else 0.0, ranks[int(codes[row])]

    assert released_order(table).tolist() == sorted(range(rows), key=key)
