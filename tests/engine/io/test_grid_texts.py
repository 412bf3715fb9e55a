"""Numbers that are spelled once for a whole file are spelled as each of them alone."""

from __future__ import annotations

import warnings
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import numpy as np
import pyarrow as pa
import pytest

from engine.io import table_write
from engine.io.grid_texts import GridTexts

ROWS = 1 << 16  # spelled together


def _numbers(kind: str) -> np.ndarray:
    random = np.random.default_rng(3)
    values = np.round(random.normal(0, 20, 3 * ROWS), 2) + 0.0
    if kind == "missing":
        values[::7] = np.nan
    elif kind == "only missing at first":
        values[: ROWS + 5] = np.nan
    elif kind == "zero with a sign":
        values[[5, 2 * ROWS]] = -0.0
    elif kind == "sorted":
        values.sort()
    elif kind == "finer below":
        values[2 * ROWS :] = np.round(random.normal(0, 20, ROWS), 4)
    elif kind == "far away":
        values[-1] = 1e300
    elif kind == "infinite":
        values[[2 * ROWS, 2 * ROWS + 1]] = np.inf, -np.inf
    elif kind == "beside it":
        values[-1] += 1e-9
    elif kind == "small":
        values /= 1e6
    return values


@pytest.mark.parametrize("separator, decimal", [(",", "."), (";", ","), (",", ",")])
@pytest.mark.parametrize(
    "kind",
    ["plain", "missing", "only missing at first", "zero with a sign", "sorted", "finer below", "far away",
     "infinite", "beside it", "small"],
)  # fmt: skip
def test_as_each_alone(kind: str, separator: str, decimal: str) -> None:
    values = _numbers(kind)
    columns = {"a": values, "b": values[::-1].copy()}
    with warnings.catch_warnings():
        warnings.simplefilter("error", RuntimeWarning)
        written = b"".join(table_write.csv_lines(columns, separator, decimal))
    cells = [table_write._spelled(pa.array(column), separator, decimal) for column in columns.values()]
    lines = [separator.join(one or "" for one in line) for line in zip(*(c.to_pylist() for c in cells))]  # noqa: B905
    assert written.decode() == "\n".join([f"a{separator}b", *lines]) + "\n"


def test_one_column_alone() -> None:
    values = _numbers("missing")
    written = b"".join(table_write.csv_lines({"a": values})).decode().splitlines()[1:]
    assert [float(cell.strip('"') or "nan") for cell in written] == pytest.approx(
        values.tolist(), nan_ok=True
    )
    assert written[0] == '""'


def test_threads_that_widen_it_at_once() -> None:
    spell = partial(table_write._spelled, separator=",", decimal=".")
    parts = [np.round(np.random.default_rng(n).normal(n, 3 * n, 5000), 1) + 0.0 for n in range(1, 40)]
    texts = GridTexts(1 << 20, spell)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(texts.coded, map(pa.array, parts)))
    for part, one in zip(parts, found, strict=True):
        assert one is not None and one[0].take(one[1]).equals(spell(pa.array(part)))
