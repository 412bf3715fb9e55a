"""Blocks cut into cells apart from each other: the same tables and refusals as read in order."""

from __future__ import annotations

import csv
import io
import tracemalloc

import hypothesis
import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.io import csv_blocks, csv_read
from engine.io.csv_blocks import end_mark, likely_blocks, likely_end, whole_records
from engine.io.csv_dialect import Layout, TableReading
from engine.io.encoding import Utf8Stream
from engine.io.table_read import read_table, read_texts

CELLS = [
    "1",
    "2.5",
    "",
    "x",
    '"a,b"',
    '"a\nb"',
    '"he ""said"""',
    '""',
    '"\r\n"',
    '5" pipe',
    '"x"y',
    " 7",
    "007",
    "nan",
]


def rows_of(text):
    return [cells for cells in csv.reader(io.StringIO(text, newline="")) if cells]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("odd", [False, True])
def test_a_cut_block_and_the_rest_are_the_rows_of_the_whole(seed, odd):
    generator = np.random.default_rng(seed)
    usual = [cell for cell in CELLS if odd or cell not in ('5" pipe', '"x"y')]
    ends = generator.choice(["\n", "\r\n"], 60)
    text = "".join(",".join(generator.choice(usual, 3)) + end for end in ends)
    block, cuts = text.encode(), 0
    for stop in range(1, len(block)):
        whole = whole_records(block[:stop], ",")
        if whole:
            cuts += 1
            parts = rows_of(block[:whole].decode()) + rows_of(block[whole:].decode())
            assert parts == rows_of(text)
    assert odd or cuts > len(block) // 2


PIECES = ["1", "x", "é", "\ufeff", '"', '""', '"a,b"', '"\n"', '"\r\n', '5" ', " ", "", ",", ";", "\r"]
RECORDS = st.lists(st.lists(st.sampled_from(PIECES), max_size=4), max_size=25)


class Cells:
    """Keeps the cells of a column as they are."""

    cell = 0
    expected = None

    def clear(self):
        self.kept = []

    def numbers(self, cells):
        return cells.to_pylist()

    def add(self, cells, made):
        assert cells.to_pylist() == made
        self.kept += made


def poured(path, columns, size, apart, bad_lines, encoding="utf-8"):
    """The cells by column, or what is wrong."""
    reading = TableReading(encoding=encoding, separator=",", decimal=".", header="no", bad_lines=bad_lines)
    names = tuple(f"c{place}" for place in range(columns))
    layout, kept = Layout(names, (), 0, 1, False, False), {name: Cells() for name in names}
    for column in kept.values():
        column.clear()
    with Utf8Stream(path, reading.encoding, 0) as stream:
        pouring = csv_read._Pouring(path, stream, reading, layout, kept, size, Progress(), None)
        try:
            pouring.pour(apart)
        except pa.ArrowInvalid as error:
            return "a record longer than a block" if "straddling" in str(error) else "no table"
    return {name: column.kept for name, column in kept.items()}


@hypothesis.settings(max_examples=300, deadline=None, suppress_health_check=[*hypothesis.HealthCheck])
@given(
    RECORDS,
    st.integers(1, 3),
    st.lists(st.sampled_from(["\n", "\r\n", "\n\n", "\r"]), min_size=1, max_size=4),
    st.sampled_from([1 << 4, 1 << 6, 1 << 7]),
    st.booleans(),
    st.sampled_from(["refuse", "skip"]),
    st.sampled_from(["utf-8", "utf-16"]),
)
def test_no_cut_in_the_wrong_place_survives(
    tmp_path, records, columns, ends, size, ended, bad_lines, encoding
):
    """Marks anywhere, line ends of all kinds, cells and blocks of any length: against the whole at once."""
    lines = [",".join("".join(record[at::columns]) for at in range(columns)) for record in records]
    text = "".join(line + ends[at % len(ends)] for at, line in enumerate(lines))
    path = tmp_path / "t.csv"
    path.write_bytes(("1" + (text if ended else text.rstrip("\r\n"))).encode(encoding))
    whole = poured(path, columns, 1 << 20, False, bad_lines, encoding)
    assert poured(path, columns, size, True, bad_lines, encoding) in (whole, "a record longer than a block")
    assert poured(path, columns, 1 << 20, True, bad_lines, encoding) == whole


def test_marks_where_none_is_usual_are_not_cut():
    for block in (
        b'1,5" pipe\n2,x\n',
        b'1,"x"y\n2,x\n',
        b'1, "x"\n2,x\n',
        b"1,2\r3,4\r",
        b'"a\nb',
        b'1,""x"\n',
    ):
        assert whole_records(block, ",") == 0
    assert whole_records(b'1,"x"', ",") == 0
    assert whole_records(b'1;"x"\n2;"y', ";") == 6 and whole_records(b'1;"x"\n', ",") == 0


def both_ways(path, monkeypatch, work, **settings):
    """What comes out of small blocks, and of blocks that are never cut apart."""
    found = []
    for cut in (likely_end, lambda block, begin, end: begin):
        monkeypatch.setattr(csv_blocks, "likely_end", cut)
        try:
            found.append(work(path, TableReading(**settings), Progress()))
        except InputError as error:
            found.append(str(error))
    return found


def mixed(rows, last=""):
    lines = (f'{i},{i / 4},"{i % 7},\n{i % 3}",{"" if i < 900 else i % 5},äé{i % 11}' for i in range(rows))
    return "a,b,c,d,e\n" + "\n".join(lines) + "\n" + last


TEXTS = {
    "plain": mixed(2000),
    "a decimal further down": mixed(2000, "1.5,2,x,3,y\n"),
    "text further down": mixed(2000, "x,007,x,n/a,y\n"),
    "text far above the end": mixed(900, "x,007,x,n/a,y\n") + mixed(900).partition("\n")[2],
    "a mark of a file within": mixed(40) + "".join(f"\ufeff{i},2,x,3,y\n" for i in range(900)),
    "blank lines": mixed(300) + "\n , , , , \n" * 2000 + "1,2,x,3,y\n",
    "odd marks further down": mixed(900, '5" pipe,2,"x"y,3,y\n') + mixed(900).partition("\n")[2],
    "a row too short": mixed(900, "1,2\n") + mixed(900).partition("\n")[2],
    "an open cell": mixed(900, '1,2,"x,3,y\n'),
    "no line end": mixed(900, "1,2,x,3,y"),
    "returns": mixed(900).replace('"', "").replace(",\n", ";").replace("\n", "\r"),
    "nothing but a header": "a,b,c,d,e\n",
    "digits that are no number": mixed(900, "9223372036854775808,1e30,x,nan,y\n"),
}


@pytest.mark.parametrize("work", [read_table, read_texts])
@pytest.mark.parametrize("name", TEXTS)
def test_small_blocks_and_reading_in_order_tell_the_same(name, work, tmp_path, monkeypatch):
    monkeypatch.setattr(csv_read, "BLOCK", 1 << 11)
    path = tmp_path / "t.csv"
    path.write_bytes(TEXTS[name].encode())
    for settings in ({}, {"missing": ("n/a", "3")}, {"bad_lines": "skip"}):
        apart, in_order = both_ways(path, monkeypatch, work, **settings)
        assert isinstance(apart, str) == isinstance(in_order, str)
        assert apart == in_order if isinstance(apart, str) else apart.equals(in_order)


@pytest.mark.parametrize("longest", [0, 100, 3000])
def test_a_small_block_is_first_and_a_record_may_be_longer(longest, tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("".join(f"{i},{'é' * longest if i < 2 else i}\n" for i in range(5000)), encoding="utf-8")
    with Utf8Stream(path, "utf-8", 0) as stream:
        blocks = list(likely_blocks(stream, 1 << 13, end_mark(",", 2), []))
        assert stream.read(1) == b""
    assert b"".join(bytes(block.buffer[block.begin : block.end]) for block in blocks) == path.read_bytes()
    lengths = [block.end - block.begin for block in blocks]
    assert (lengths[0] <= 1 << 9) == (longest < 200) and max(lengths[1:]) > 1 << 12


def test_bytes_that_are_no_text_are_told_as_by_reading_in_order(tmp_path, monkeypatch):
    monkeypatch.setattr(csv_read, "BLOCK", 1 << 11)
    path = tmp_path / "t.csv"
    for odd in (b"\xff", b"\0", b"\xc3"):
        path.write_bytes(mixed(5000).encode() + b"1,2," + odd + b",3,y\n")
        apart, in_order = both_ways(path, monkeypatch, read_table, encoding="utf-8")
        assert apart == in_order and f"line {10_002}" in apart


def test_nothing_is_held_once_the_table_is_gone(tmp_path):
    """Neither texts, which lie in arrow's memory, nor numbers, which lie in numpy's."""
    path = tmp_path / "t.csv"
    path.write_text("a,b,c\n" + "".join(f"{i},{i / 4},t{i}\n" for i in range(50_000)))
    read_table(path, TableReading(), Progress())  # what is kept once for all is there now
    tracemalloc.start()
    try:
        before = held()
        table = read_table(path, TableReading(), Progress())
        there = [now - then for now, then in zip(held(), before, strict=True)]
        assert sum(there[:2]) > 50_000 * 2 and there[2] > 50_000 * 16
        del table
        left = [now - then for now, then in zip(held(), before, strict=True)]
        assert left[:2] == [0, 0] and left[2] < 50_000
    finally:
        tracemalloc.stop()


def held() -> list[int]:
    """Bytes that arrow's two pools have given out, and that Python and numpy have."""
    pools = (pa.default_memory_pool(), pa.system_memory_pool())
    return [*(pool.bytes_allocated() for pool in pools), tracemalloc.get_traced_memory()[0]]
