"""Columns of numbers that are converted as their cells are cut: the same bits as by way of texts."""

from __future__ import annotations

import re

import numpy as np
import pyarrow as pa
import pytest

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.io import csv_blocks, csv_read
from engine.io.csv_blocks import Block
from engine.io.csv_dialect import TableReading
from engine.io.csv_direct import as_they_went_in, loses_zeros, zeros_to_look_at
from engine.io.csv_records import SEPARATORS
from engine.io.table_read import read_table


def block_of(text: bytes) -> Block:
    return Block(bytearray(b"\n" + text + b"?"), 1, 1 + len(text))


def block_as_cut(text: bytes) -> Block:
    block = block_of(text)
    block.buffer[block.end] = ord("\n")
    return block


LETTERS = [b"0", b"0", b"0", b"1", b"9", b",", b",", b"\n", b"-", b".", b'"', b" ", b"x", b"X", b"e", b"+"]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("longest", [3, 40, 300_000])
def test_zeros_against_a_pattern(seed, longest):
    """What a number would lose, cell by cell; what may be asked without need is a cell behind blanks."""
    generator = np.random.default_rng(seed)
    for size in generator.integers(0, longest, 3 if longest > 100 else 100):
        text = b"".join(generator.choice(LETTERS, size).tolist())
        padded = b"\n" + text + b"\n"
        sure, may = (
            {
                match.end() - 1
                for match in re.finditer(rb"(?<=[%s])(?:0(?=[0-9xX])|-0(?![0-9.xX]))" % ends, padded)
            }
            for ends in (b',\n\r"', b',\n\r" ')
        )
        found = set(zeros_to_look_at(block_as_cut(text), ord(",")).tolist())
        assert sure <= found <= may


def test_zeros_of_other_columns_do_not_matter():
    rows = b"".join(b"%d,%05d,2020-01-02 00:00:00,0.5\n" % (i, i) for i in range(20))
    assert loses_zeros(block_as_cut(rows), ",", [0, 1]) and loses_zeros(block_as_cut(rows), ",", [1, 3])
    assert not loses_zeros(block_as_cut(rows), ",", [0, 3])
    assert loses_zeros(block_as_cut(rows * 50), ",", [0, 3])  # too many to look at: read as texts
    assert loses_zeros(block_as_cut(b'"a,b",007,1\n'), ",", [2])  # what stands in marks is not counted
    for cell in (b"0", b"0.5", b"-0.5", b"100", b"1e05", b"1e-05", b"-10", b"0,5"):
        assert not loses_zeros(block_as_cut(cell + b";1\n"), ";", [0, 1])
    for cell in (b"007", b"00.5", b"0x1F", b"-0", b" 007", b"  007", b"\t01"):
        assert loses_zeros(block_as_cut(cell + b";1\n"), ";", [0, 1])


@pytest.mark.parametrize(
    ("cells", "wanted"),
    [
        ([1.5, None, -2.0], [1.5, None, -2.0]),
        ([1.5, float("nan"), None], [1.5, None, None]),
        ([float("nan")], [None]),
        ([None, None], [None, None]),
        ([1.5, float("inf")], None),
        ([2.0**63], None),
        ([float("nan"), -(2.0**63)], None),
        ([], []),
    ],
)
def test_numbers_as_they_went_in(cells, wanted):
    found = as_they_went_in(pa.array(cells, pa.float64()))
    assert (None if found is None else found.to_pylist()) == wanted
    whole = pa.array([2**63 - 1, None], pa.int64())
    assert as_they_went_in(whole) is whole


ODD = [
    "", "", "7", "12", "-3", "0", "-0", "-0.0", "0.25", "1.5", "1e3", "2E-05", "-.5", "5.", "007", "00.5",
    "0x1F", " 8", "9 ", " 010", "nan", "NaN", "inf", "-inf", "9007199254740993", "9223372036854775807",
    "9223372036854775808", "12345678901234567890.5", "1e400", "1 234", "1'234.5", "+4", "−5", "n/a", "x",
    '"3"', '"03"', '"1,5"', "1,5", "          ", "0.1000000000000000055511151231257827",
]  # fmt: skip


def bits(table):
    """Every cell to the bit: 0 and −0 differ."""
    columns = []
    for column in table.columns:
        whole = column.combine_chunks()
        values = whole.to_numpy(zero_copy_only=False)
        raw = values.tobytes() if values.dtype.kind in "if" else whole.to_pylist()
        columns.append((str(column.type), raw, whole.is_valid().to_pylist()))
    return columns


@pytest.mark.parametrize("seed", range(40))
def test_random_cells_are_the_same_as_by_way_of_texts(seed, tmp_path, monkeypatch):
    """Mostly numbers, now and then an odd cell, never in the head: blocks are converted, given up and read as
    texts; against the same blocks read as texts throughout."""
    monkeypatch.setattr(csv_read, "BLOCK", 1 << 11)
    generator = np.random.default_rng(seed)
    sign = str(generator.choice([",", ";", "tab"]))
    decimal = "," if sign == ";" and seed % 2 else "."
    usual = [["1", "25", "300"], ["1.5", "0.25", "7"], ["a", "b 01", "0c"], ["-2", "4", ""]]
    odd = [cell for cell in ODD if SEPARATORS[sign] not in cell] or [""]
    odd = [str(cell) for cell in generator.choice(odd, 3)]
    path = tmp_path / "t.csv"
    lines = []
    for row in range(3000):
        cells = [str(generator.choice(kind)) for kind in usual]
        if row > 700 and generator.random() < 0.002:
            cells[int(generator.integers(0, 4))] = str(generator.choice(odd))
        lines.append(SEPARATORS[sign].join(cell.replace(".", decimal) for cell in cells))
    path.write_text(SEPARATORS[sign].join("abcd") + "\n" + "\n".join(lines) + "\n", encoding="utf-8")
    settings = {"separator": sign, "decimal": decimal, "missing": ("n/a",) if seed % 3 else ()}
    found = []
    for kinds in (None, {}):
        if kinds is not None:  # nothing is expected of any column
            monkeypatch.setattr(csv_read.Column, "expected", property(lambda _: None))
        try:
            found.append(bits(read_table(path, TableReading(**settings), Progress())))
        except InputError as error:
            found.append(str(error))
    assert found[0] == found[1]


@pytest.mark.parametrize("encoding", ["utf-8", "windows-1252", "utf-16"])
@pytest.mark.parametrize("size", [1 << 11, 1 << 16, 1 << 21])
def test_buffers_that_are_used_again_keep_no_letter_of_before(encoding, size, tmp_path, monkeypatch):
    monkeypatch.setattr(csv_read, "BLOCK", size)
    monkeypatch.setattr(csv_blocks, "_SLACK", 10)
    rows = [f"{i},{'é' * (i % 90)},{i / 8}" for i in range(20_000)]
    path = tmp_path / "t.csv"
    path.write_bytes(("a,b,c\n" + "\n".join(rows)).encode(encoding))
    table = read_table(path, TableReading(encoding=encoding), Progress())
    assert table.column("a").to_pylist() == list(range(20_000))
    assert table.column("c").to_pylist() == [i / 8 for i in range(20_000)]
    assert [text or "" for text in table.column("b").to_pylist()] == ["é" * (i % 90) for i in range(20_000)]
