"""Very wide tables take seconds, very long lines are refused: neither takes minutes."""

from __future__ import annotations

import time

import pytest

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.technique import find_kind
from engine.io.csv_dialect import TableReading
from engine.io.csv_records import LONGEST_LINE, MOST_COLUMNS
from engine.io.raw_rows import read_text_rows
from engine.io.table_read import preview_table, read_table

DOORS = (
    lambda path: preview_table(path, TableReading()),
    lambda path: read_table(path, TableReading(), Progress()),
    lambda path: read_text_rows(path, TableReading(), Progress()),
)


def wide(path, columns, rows):
    with path.open("w") as file:
        file.write(",".join(f"c{i}" for i in range(columns)) + "\n")
        for row in range(rows):
            file.write(",".join(str((row * 31 + i * 7) % 100 + row) for i in range(columns)) + "\n")
    return path


@pytest.mark.parametrize(
    "kind", ["tables", *(pytest.param(one, marks=pytest.mark.slow) for one in ("timeseries", "clusters"))]
)
def test_sixty_thousand_columns_are_looked_at_in_seconds(tmp_path, kind):
    """Of the processor, not by the clock: sixty thousand columns took a minute where names were compared."""
    found = find_kind(kind)
    path = wide(tmp_path / "t.csv", 60_000, 12)
    began = time.process_time()
    found.preview([path], found.Reading(), found.Columns(), Progress())
    assert time.process_time() - began < 20


@pytest.mark.parametrize("before", ["", "a,b\n1,2\n", "a,b\n" + "1,2\n" * 200_000])
def test_a_line_of_fifty_megabytes_is_refused_with_its_number(tmp_path, before):
    path = tmp_path / "t.csv"
    path.write_text(before + "1," * 25_000_000 + "1\n")
    line = before.count("\n") + 1
    for door in DOORS[1:] if line > 9 else DOORS:
        began = time.process_time()
        with pytest.raises(InputError, match=f"^line {line} is longer than 16 MB") as caught:
            door(path)
        assert caught.value.hint
        assert time.process_time() - began < 20


def test_more_columns_than_can_be_read_are_refused(tmp_path):
    path = wide(tmp_path / "t.csv", MOST_COLUMNS + 1, 3)
    for door in DOORS[:2]:
        with pytest.raises(InputError, match=r"200.001 columns"):
            door(path)


def test_a_long_text_in_a_cell_is_still_read(tmp_path):
    path = tmp_path / "t.csv"
    text = "long " * (LONGEST_LINE // 50)
    path.write_text(f'a,b\n1,"{text}"\n2,"x\n{text}"\n3,y\n')
    assert read_table(path, TableReading(), Progress()).column("b").to_pylist() == [text, f"x\n{text}", "y"]
