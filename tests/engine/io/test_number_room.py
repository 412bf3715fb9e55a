"""Numbers of a text table grow side by side in memory, and are the numbers of its cells."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest

from engine.core.progress import Progress
from engine.io import csv_read
from engine.io.csv_dialect import TableReading, sniff
from engine.io.number_room import NumberRoom, numbers_in


@pytest.mark.parametrize("expected", [1, 10_000])
def test_pieces_as_they_come(expected: int) -> None:
    pieces = [
        pa.array([1, None, 3]),
        pa.nulls(4, pa.string()),
        pa.array([2**53 + 1]),  # no decimal
        pa.array([0.5, None]),
        pa.array([7] * 100),
        pa.array([], pa.float64()),
    ]
    room = NumberRoom(pa.int64(), expected)
    for piece in pieces[:3]:
        room.add(piece)
    whole = room.finish()
    assert whole.equals(pa.array([1, None, 3, None, None, None, None, 2**53 + 1]))
    room = NumberRoom(pa.int64(), expected)
    for piece in pieces:
        room.add(piece)
    made = room.finish()
    assert made.to_pylist() == [1, None, 3, *[None] * 4, 2**53, 0.5, None, *[7] * 100]
    made.validate(full=True)
    found = numbers_in(pa.chunked_array([made]))
    assert found is not None and found.ctypes.data == made.buffers()[1].address
    np.testing.assert_array_equal(found, made.to_numpy(zero_copy_only=False))


def test_whole_numbers_become_decimals_where_they_are() -> None:
    room = NumberRoom(pa.int64(), 1)
    room.add(pa.array([*range(200_000)]))
    room.add(pa.array([None, -1]))
    found = numbers_in(pa.chunked_array([room.finish()]))
    assert found is not None
    np.testing.assert_array_equal(found, [*map(float, range(200_000)), np.nan, -1])


def test_numbers_of_others_stay_as_they_are() -> None:
    theirs = pa.array([1, None])
    pieces = pa.chunked_array([pa.array([1.0]), pa.array([2.0])])
    frozen = np.array([1.0, 2.0])
    frozen.flags.writeable = False
    for column in (pieces, pa.chunked_array([pa.array(frozen)]), pa.chunked_array([pa.array(["a"])])):
        assert numbers_in(column) is None
    assert theirs.to_pylist() == [1, None]


@pytest.mark.parametrize("shape", ["even", "short lines first", "long lines first"])
def test_a_file_whose_first_block_tells_little(shape: str, tmp_path: Path, monkeypatch) -> None:
    """Rows are guessed from the first block: too few, or too many."""
    monkeypatch.setattr(csv_read, "BLOCK", 1 << 12)
    short, long = (
        [f"{n % 10},,{n % 3}" for n in range(3000)],
        [f"{n}.25,{n * 10**9},x{n}" for n in range(3000)],
    )
    lines = {"even": long, "short lines first": short + long, "long lines first": long + short}[shape]
    path = tmp_path / "t.csv"
    path.write_text("a,b,c\n" + "\n".join(lines) + "\n")
    table = csv_read.read_delimited(path, sniff(path, TableReading()), Progress())
    cells = [line.split(",") for line in lines]
    assert table.column("a").to_pylist() == [float(one[0]) for one in cells]
    assert table.column("b").to_pylist() == [int(one[1]) if one[1] else None for one in cells]
    assert table.column("c").to_pylist() == [one[2] for one in cells]
