"""Columns that lie in a file: the same numbers, and nothing to be seen of the file."""

from __future__ import annotations

import mmap
import os
import tempfile

import numpy as np
import pytest

from engine.core.errors import SfumatoError
from engine.core.mapped import Growing, Room, beside, empty, in_file
from engine.core.tempfiles import private_root
from engine.io.memory_limit import bytes_of


@pytest.fixture(autouse=True)
def own_temp(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


@pytest.mark.parametrize("large", [0, 100, 1 << 20])
def test_a_growing_column_holds_what_was_added(large):
    column, parts = Growing(np.int64, large), [np.arange(n) * 3 for n in (5, 0, 40, 1)]
    for part in parts:
        column.add(part)
        assert column.held <= large
    whole = column.whole()
    assert np.array_equal(whole, np.concatenate(parts))
    assert isinstance(whole.base, mmap.mmap) == (large < 368)
    assert bytes_of(whole) == bytes_of(whole[3:]) == (0 if large < 368 else 368)


@pytest.mark.parametrize("large, most", [(1 << 20, 46), (1 << 20, 1000), (100, 46), (0, 46)])
def test_a_growing_column_of_a_known_size(large, most):
    column, parts = Growing(np.float64, large, most), [np.arange(n) * 3 for n in (5, 0, 40, 1)]
    for part in parts:
        column.add(part)
    whole = column.whole()
    assert np.array_equal(whole, np.concatenate(parts)) and whole.dtype == np.float64
    assert in_file(whole) == (large < 368) and whole.nbytes == 368
    assert not len(Growing(np.int32, large, most).whole())


def test_an_empty_column():
    assert Growing(np.int32).whole().tolist() == []


@pytest.mark.skipif(os.name != "posix", reason="a file without a name")
def test_nobody_finds_the_file():
    column = Growing(np.int64, 0)
    column.add(np.arange(10))
    assert not list(private_root().iterdir())
    assert column.whole().sum() == 45


def test_an_array_in_a_file_is_an_array_and_so_is_what_is_made_of_it():
    values = empty((3, 4))
    values[...] = np.arange(12).reshape(3, 4)
    made = beside(values.sum(axis=1), values)
    assert in_file(values) and in_file(values[1:, 2]) and in_file(made) and made.tolist() == [6, 22, 38]
    assert not in_file(beside(made + 0.0, np.zeros(3))) and beside(made, values) is made
    assert empty((0, 4), np.int32).shape == (0, 4)
    assert bytes_of(values[1:]) == bytes_of(made) == 0
    assert bytes_of(values, files=True) == values.nbytes


@pytest.mark.skipif(os.name != "posix", reason="limits as POSIX has them")
@pytest.mark.parametrize(
    "fill",
    [
        lambda: Growing(np.int64, 0).add(np.arange(10_000)),
        lambda: empty(10_000),
        lambda: Room(first=100).lay(np.arange(10_000)),
    ],
)
def test_no_room_is_said_in_words(fill):
    import resource
    import signal

    before, told = resource.getrlimit(resource.RLIMIT_FSIZE), signal.getsignal(signal.SIGXFSZ)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        with pytest.raises(SfumatoError, match="no room for 80"):
            fill()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, told)


@pytest.mark.parametrize("first", [1, 1 << 12, 1 << 16])
def test_arrays_laid_one_after_the_other(first):
    room, generator = Room(first, 1 << 15), np.random.default_rng(1)
    given = [
        generator.integers(0, 255, n).astype(t) for n in (0, 1, 900, 7, 3000) for t in ("u1", "i4", "f8")
    ]
    laid = [room.lay(one[: len(one) // 2], one[len(one) // 2 :]) for one in given]
    del room
    assert not list(private_root().iterdir())
    for one, other in zip(given, laid, strict=True):
        assert one.dtype == other.dtype and np.array_equal(one, other)
        assert in_file(other) == bool(len(other)) and bytes_of(other) == 0
        other[:] = 1  # it can be written to, and no other array is touched
    assert all((other == 1).all() for other in laid)
