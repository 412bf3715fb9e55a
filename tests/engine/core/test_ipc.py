from __future__ import annotations

import os
import struct
import sys
from dataclasses import dataclass
from multiprocessing import Pipe
from multiprocessing.shared_memory import SharedMemory

import numpy as np
import pytest

from engine.core import ipc


@dataclass(frozen=True)
class Parcel:
    name: str
    values: np.ndarray


@pytest.mark.parametrize("rows", [3, 100_000])
def test_arrays_arrive_as_they_left(rows):
    ours, theirs = Pipe()
    sent = Parcel("x", np.arange(rows * 3, dtype=float).reshape(rows, 3))
    kept = ipc.send(theirs, sent)
    got = ipc.receive(ours)
    assert got.name == "x" and np.array_equal(got.values, sent.values)
    assert (kept is not None) == (rows > 1000)
    if kept is not None:
        kept.close()
        with pytest.raises(FileNotFoundError):
            SharedMemory(name=kept.name)  # the receiver removed it


def test_what_arrived_can_be_written_to():
    ours, theirs = Pipe()
    kept = ipc.send(theirs, np.zeros(100_000))
    got = ipc.receive(ours)
    got[0] = 1
    assert got[0] == 1
    kept.close()


@pytest.mark.skipif(sys.platform == "win32", reason="writes half a message into a pipe of POSIX")
def test_what_an_ended_process_left_on_the_wire_is_freed():
    ours, theirs = Pipe()
    kept = [ipc.send(theirs, np.arange(100_000) + turn) for turn in range(3)]
    os.write(theirs.fileno(), struct.pack("!i", 1000) + b"half of a message")
    theirs.close()
    ipc.discard(ours)
    assert ours.closed
    for block in kept:
        with pytest.raises(FileNotFoundError):
            SharedMemory(name=block.name)
        block.close()
