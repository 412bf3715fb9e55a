"""Lines put together from lists of texts are those that each cell makes by itself."""

from __future__ import annotations

import random

import numpy as np
import pyarrow as pa
import pytest

from engine.io import coded_cells, table_write

ROWS = 3 * table_write._ROWS + 7


def _columns(order: int) -> dict[str, object]:
    """Numbers on a grid and others, texts of a dictionary and others; all with missing cells."""
    generator = np.random.default_rng(3)
    grid = np.round(generator.normal(0, 20, ROWS), 2) + 0.0
    grid.sort()
    own = generator.normal(0, 1, ROWS)
    own[::5] = np.nan
    words = pa.array(["", "a", "b,c", 'd"e', "=1+1", "two\nlines"])
    places = generator.integers(0, len(words), ROWS).astype(np.int32)
    coded = pa.DictionaryArray.from_arrays(pa.array(places, mask=places == 1), words)
    short = np.where(generator.random(ROWS) < 0.1, np.nan, generator.integers(0, 9, ROWS).astype(float))
    made = {
        "grid": grid,
        "short": short,
        "own": own,
        "coded": coded,
        "texts": pa.array([f"t{number}" for number in range(ROWS)]),
        "missing": pa.nulls(ROWS, pa.float64()),
    }
    names = list(made)
    random.Random(order).shuffle(names)
    return {name: made[name] for name in names}


@pytest.mark.parametrize("order", range(6))
@pytest.mark.parametrize("most", [coded_cells.MOST_TEXTS, 0])
def test_as_each_cell_alone(order: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coded_cells, "MOST_TEXTS", most)
    columns = _columns(order)
    written = b"".join(table_write.csv_lines(columns))
    cells = []
    for values in columns.values():
        column = pa.array(values) if isinstance(values, np.ndarray) else values
        plain = column.cast(pa.string()) if pa.types.is_dictionary(column.type) else column
        cells.append([one or "" for one in table_write._spelled(plain, ",", ".").to_pylist()])
    lines = [",".join(line) for line in zip(*cells, strict=True)]
    assert written.decode() == "\n".join([",".join(columns), *lines]) + "\n"


def test_a_dictionary_that_changes_from_part_to_part() -> None:
    rows = table_write._ROWS

    def part(start: int, end: int) -> dict[str, pa.Array]:
        words = pa.array([f"{start} {number}" for number in range(3)])
        codes = np.arange(start, end, dtype=np.int32) % 3
        return {"a": pa.DictionaryArray.from_arrays(pa.array(codes), words)}

    written = b"".join(table_write.csv_lines_of(["a"], 3 * rows, part, ",", "."))
    assert written.decode().split("\n")[1:-1] == [f"{n // rows * rows} {n % 3}" for n in range(3 * rows)]


def test_sorted_numbers_are_spelled_a_few_times() -> None:
    """Each part reaches further than the one before it."""
    asked = []

    def spell(numbers: pa.Array) -> pa.Array:
        asked.append(len(numbers))
        return table_write._spelled(numbers, ",", ".")

    known = coded_cells.CodedCells(1, 1 << 20, spell)
    for start in range(0, 100_000, 100):
        part = np.arange(start, start + 100) / 100
        found = known.coded(0, pa.array(part))
        assert found is not None
        assert found.texts.take(found.places).equals(table_write._spelled(pa.array(part), ",", "."))
    assert sum(map(bool, asked)) < 20 and sum(asked) < 210_000
