"""What the verifier takes for a released file follows from what the file holds, however many rows a manifest
promises: a forged one fills neither memory nor disk."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
import pytest
from pyarrow import parquet

from engine.core.mapped import in_file
from engine.verify import read_table
from engine.verify.read_table import read_released
from engine.verify.released_columns import Released, Unreadable

MB = 1 << 20
TYPES = {"a": "number", "b": "number", "c": "text"}


def _csv(path: Path, rows: int) -> Path:
    path.write_bytes(b"a,b,c\n" + b"1,2,x\n" * rows)
    return path


def _parquet(path: Path, rows: int) -> Path:
    words = pa.array(["x"] * rows, pa.string()).dictionary_encode()
    numbers = pa.array([1.0] * rows)
    parquet.write_table(pa.table({"a": numbers, "b": numbers, "c": words}), path)
    return path


def _taken(read: Callable[[], Released]) -> tuple[int, Released | None]:
    """The most memory that arrays took meanwhile, and what was read, if it was."""
    tracemalloc.start()
    try:
        found = read()
    except Unreadable:
        found = None
    finally:
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    return most, found


def test_few_rows_promised_of_a_large_file(tmp_path: Path) -> None:
    path = _csv(tmp_path / "data.csv", 4_000_000)  # 80 MB in memory
    most, found = _taken(lambda: read_released(path, TYPES, 10))
    assert found is None and most < 8 * MB


@pytest.mark.parametrize("rows", [1, 200_000])  # others are read before it comes
def test_a_record_longer_than_what_is_read_at_once(
    rows: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, long = tmp_path / "data.csv", "y" * (3 * MB)
    path.write_text("a,b,c\n" + "1,2,x\n" * rows + f"3,4,{long}\n" + "5,6,z\n" * rows)
    found = read_released(path, TYPES, 2 * rows + 1)
    assert found.numbers("a").tolist() == [1.0] * rows + [3.0] + [5.0] * rows
    assert found.coded("c")[1] == ["x", long, "z"]
    monkeypatch.setattr(read_table, "LONGEST_RECORD", MB)
    with pytest.raises(Unreadable, match="it is no CSV file of ours"):
        read_released(path, TYPES, 2 * rows + 1)


def test_few_rows_promised_by_the_file_itself(tmp_path: Path) -> None:
    """The footer of a Parquet file may lie as a manifest may."""
    path = _parquet(tmp_path / "data.parquet", 300_000)
    whole = path.read_bytes()
    footer = len(whole) - 8 - int.from_bytes(whole[-8:-4], "little")
    lie = whole[footer:].replace(_varint(300_000), _varint(100_000), 1)  # of the file, not of its row group
    path.write_bytes(whole[:footer] + lie)
    assert parquet.read_metadata(path).num_rows == 100_000
    for rows in (100_000, None):
        with pytest.raises(Unreadable):
            read_released(path, TYPES, rows)


def _varint(number: int) -> bytes:
    """As Thrift's compact protocol writes a count of rows."""
    zigzag, found = number << 1, bytearray()
    while zigzag >= 0x80:
        found.append(zigzag & 0x7F | 0x80)
        zigzag >>= 7
    return bytes([*found, zigzag])


@pytest.mark.parametrize("rows", [10**6, 10**12])
def test_many_rows_promised_of_a_small_file(tmp_path: Path, rows: int) -> None:
    """Neither memory nor a file for rows that are not there; that they are not is said where rows are
    counted."""
    path = _csv(tmp_path / "data.csv", 1000)
    most, found = _taken(lambda: read_released(path, TYPES, rows))
    assert found is not None and found.rows == 1000 and most < MB
    assert not any(in_file(column.values) for column in found.columns.values())


@pytest.mark.parametrize("promised", [None, 100_000, 10**12])
def test_where_columns_lie_follows_from_the_rows_that_can_be_there(
    tmp_path: Path, promised: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of cells of a single sign a file takes an eighth of its columns."""
    path = tmp_path / "data.csv"
    path.write_bytes(b"a,b,c\n" + b",,\n" * 100_000)
    asked: list[float] = []
    monkeypatch.setattr(read_table, "belongs_in_files", lambda needed: asked.append(needed) or False)
    found = read_released(path, TYPES, promised)
    assert found.rows == 100_000
    assert all(8 * 3 * 100_000 <= needed < 8 * 3 * 100_010 for needed in asked) and len(asked) == 1
