"""Arrays that lie in a file: the same numbers, and nothing to be seen of the file."""

from __future__ import annotations

import mmap
import os
import tempfile

import numpy as np
import pytest

from engine.core.errors import SfumatoError
from engine.core.mapped import Growing, room
from engine.core.tempfiles import private_root
from engine.io.memory_limit import bytes_of


@pytest.fixture(autouse=True)
def own_temp(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


@pytest.mark.parametrize("large", [0, 1 << 20])
def test_a_matrix_in_a_file_is_as_one_in_memory(large):
    made = room((30, 4), large=large)
    made[:] = np.arange(120).reshape(30, 4)
    assert made.sum() == 7140 and made.dtype == float
    assert isinstance(made.base, mmap.mmap) == (large == 0)
    assert bytes_of(made) == bytes_of(made[3:]) == (0 if large == 0 else 960)


@pytest.mark.parametrize("large", [0, 100, 1 << 20])
def test_a_growing_column_holds_what_was_added(large):
    column, parts = Growing(np.int64, large), [np.arange(n) * 3 for n in (5, 0, 40, 1)]
    for part in parts:
        column.add(part)
        assert column.held <= large
    assert np.array_equal(column.whole(), np.concatenate(parts))


def test_an_empty_column():
    assert Growing(np.int32).whole().tolist() == []


@pytest.mark.skipif(os.name != "posix", reason="a file without a name")
def test_nobody_finds_the_file():
    column = Growing(np.int64, 0)
    column.add(np.arange(10))
    matrix = room((10, 10), large=0)
    assert not list(private_root().iterdir()), (column, matrix)


@pytest.mark.skipif(not hasattr(os, "posix_fallocate"), reason="room is not taken beforehand")
def test_no_room_is_said_before_anything_is_written():
    with pytest.raises(SfumatoError, match=r"no room for .* in the temporary folder"):
        room((1 << 57,))
