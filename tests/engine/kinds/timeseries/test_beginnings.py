"""Rows that begin alike are read as pyarrow reads them, cell by cell."""

from __future__ import annotations

import random

import pytest

from engine.kinds.timeseries import verify_read
from engine.kinds.timeseries.verify_read import UnreadableSeries, read_csv_texts

TIMES = ("t1", "t2")
HEAD = "GroupID,t1,t2,job,Pattern\n"


def _read(path, times):
    try:
        return [column.cast("string").to_pylist() for column in read_csv_texts(path, times).columns]
    except UnreadableSeries as error:
        return str(error)


def _alike(path, monkeypatch):
    """Whether the rows were read by their beginnings; what was read is what pyarrow reads of the file."""
    told, by_beginnings = [], verify_read._by_beginnings

    def watched(*arguments):
        told.append(by_beginnings(*arguments))
        return told[-1]

    with monkeypatch.context() as patched:
        patched.setattr(verify_read, "_by_beginnings", watched)
        assert _read(path, TIMES) == _read(path, ())
    return bool(told) and told[0] is not None


@pytest.mark.parametrize("block", [20, 64, 1 << 22])
@pytest.mark.parametrize("last", ["", "\n"])
def test_groups_of_rows(block, last, tmp_path, monkeypatch):
    monkeypatch.setattr(verify_read, "BLOCK", block)
    path, chosen = tmp_path / "data.csv", random.Random(block)
    rows = [
        f"{group},[{group}..{group + 1}],[0..1],{chosen.choice(['a', '', 'é'])},{chosen.choice('ab')}"
        for group in range(1, 30)
        for _ in range(chosen.randint(1, 4))
    ]
    path.write_text(HEAD + "\n".join(rows) + last, encoding="utf-8")
    assert _alike(path, monkeypatch)


@pytest.mark.parametrize(
    "body",
    [
        "",
        "1,[0..1],[0..1],a\n",  # a cell is missing
        "1,[0..1],[0..1],a,b,c\n",
        "1,[0..1]\n",
        "1,[0..1],[0..1],a,b\n\n1,[0..1],[0..1],a,b\n",  # a blank line
        "1,[0..1],[0..1],a,b\n1,[0..1],[0..1],\n",
        '1,[0..1],[0..1],"a,b",c\n',
        '1,[0..1],[0..1],"a\nb",c\n',
        '"1",[0..1],[0..1],a,b\n',
        "1,[0..1],[0..1],a,b\r\n1,[0..1],[0..1],a,b\r\n",
        "1,[0..1],[0..1],a,b\r1,[0..1],[0..1],a,b\n",
        "\ufeff1,[0..1],[0..1],a,b\n",
        "1,[0..1],[0..1],\ufeffa,b\n1,[0..1],[0..1],,\n",
    ],
)
def test_other_files_are_read_by_pyarrow_alone(body, tmp_path, monkeypatch):
    path = tmp_path / "data.csv"
    path.write_bytes((HEAD + body).encode())
    _alike(path, monkeypatch)


@pytest.mark.parametrize("seed", range(20))
def test_whatever_stands_there(seed, tmp_path, monkeypatch):
    chosen = random.Random(seed)
    monkeypatch.setattr(verify_read, "BLOCK", 32)
    for trial in range(20):
        pieces = chosen.sample(["1", "2", "[0..1]", "a", "", '"', '"a"', "\r", "\ufeff", " ", "é"], 4)
        lines = [
            ",".join(chosen.choice(pieces) for _ in range(5 - (chosen.random() < 0.05))) for _ in range(12)
        ]
        path = tmp_path / f"{trial}.csv"
        path.write_bytes((HEAD + "\n".join(line for line in lines for _ in range(2))).encode())
        _alike(path, monkeypatch)


def test_bytes_that_are_no_text(tmp_path, monkeypatch):
    path = tmp_path / "data.csv"
    for row in (b"1,[0..\xff],[0..1],a,b\n", b"1,[0..1],[0..1],\xff,b\n"):
        path.write_bytes(HEAD.encode() + row)
        assert not _alike(path, monkeypatch)
