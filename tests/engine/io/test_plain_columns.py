"""Files that are read by columns say what the reader of records says of them, row by row and line by line."""

from __future__ import annotations

import random

import pytest

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.io import plain_columns, raw_rows
from engine.io.csv_dialect import TableReading
from engine.io.plain_columns import Cells, ColumnRows

PIECES = ["a", "b", "1", " ", "", "", "é", '"', '"a"', '"a,b"', '"x;y"', '""', "#", "\ufeff", "\t", "'", "\f"]
ENDS = ["\n"] * 12 + ["\r\n", "\r", "\n\n", "\n,\n"]


def _read(path, reading=None):
    try:
        return raw_rows.read_text_rows(path, reading or TableReading(separator=",", header="no"), Progress())
    except InputError as error:
        return str(error)


def _both(path, monkeypatch, reading=None):
    quick = _read(path, reading)
    with monkeypatch.context() as patched:
        patched.setattr(raw_rows, "plain_columns", lambda *_: None)
        slow = _read(path, reading)
    return quick, slow


def _told(table):
    return table if isinstance(table, str) else ([*table.rows], [*table.places], table.reading)


@pytest.mark.parametrize("seed", range(60))
def test_by_columns_as_by_records(seed, tmp_path, monkeypatch):
    monkeypatch.setattr(plain_columns, "BLOCK", 40)
    chosen, by_columns = random.Random(seed), 0
    for trial in range(20):
        usual = trial % 4 == 0
        pieces = ["a", "b", '"c,d"'] if usual else chosen.sample(PIECES, chosen.randint(2, len(PIECES)))
        end = ["\n"] if usual else chosen.choice([["\n"], ["\r\n"], ENDS])
        width, odd = chosen.randint(1 + usual, 4), not usual and chosen.random() < 0.2
        lines = [
            ",".join(chosen.choice(pieces) for _ in range(width + (odd and chosen.random() < 0.1)))
            + chosen.choice(end)
            for _ in range(chosen.randint(1, 30))
        ]
        path = tmp_path / f"{trial}.csv"
        written = chosen.choice(["", "\ufeff"]) + "".join(lines)
        path.write_bytes((written.rstrip("\r\n") if chosen.random() < 0.2 else written).encode())
        quick, slow = _both(path, monkeypatch)
        assert _told(quick) == _told(slow)
        if isinstance(quick, raw_rows.TextRows) and isinstance(quick.rows, ColumnRows):
            by_columns += 1
            for at in range(len(quick.rows[0])):
                some, same = quick.column(at, 1), slow.column(at, 1)
                assert some.different == same.different and some.codes.tolist() == same.codes.tolist()
    assert by_columns


@pytest.mark.parametrize("line", ["a,b\n", '"a","b"\n', '"a, c","b"\r\n', "a,b\r\n", "é,ü\n"])
def test_the_usual_files_are_read_by_columns(line, tmp_path, monkeypatch):
    path = tmp_path / "edges.csv"
    path.write_bytes(("source,target\n" + line * 3).encode())
    quick, slow = _both(path, monkeypatch)
    assert isinstance(quick.rows, ColumnRows) and _told(quick) == _told(slow)


@pytest.mark.parametrize(
    "body",
    [
        b"a,b\n\xff,c\n",  # no UTF-8
        b"a,b\n\nc,d\n",  # a blank line
        b"a,b\nc,d,e\n",  # a cell more
        b"a,b,\nc,d,\n",  # separators at the ends
        b"a,b\n , \n",  # nothing but blanks
        b'a,b\n"c ""d""",e\n',  # marks within a text
        b'a,b\n"c\nd",e\n',  # a line end within a text
        b'a,b\n"c\rd",e\n',
        b"a,b\rc,d\n",
        b"# title\na,b\n",
        b"sep=,\na,b\n",
        b"a,b\n" + b"x" * 300_000 + b",c\n",
    ],
)
def test_others_are_read_by_records(body, tmp_path, monkeypatch):
    path = tmp_path / "edges.csv"
    path.write_bytes(body)
    monkeypatch.setattr(plain_columns, "LONGEST_LINE", 100_000)
    monkeypatch.setattr(plain_columns, "BLOCK", 50_000)
    quick, slow = _both(path, monkeypatch)
    assert not isinstance(quick.rows, ColumnRows) and _told(quick) == _told(slow)


def test_some_rows_of_a_column():
    column = Cells.of(["c", "a", "c", "b", "a"])
    assert (column.different, column.codes.tolist()) == (["c", "a", "b"], [0, 1, 0, 2, 1])
    some = column.take(slice(3, None))
    assert (some.different, some.codes.tolist()) == (["b", "a"], [0, 1])
    assert column.take(slice(5, None)).different == []
