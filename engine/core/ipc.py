"""Values between processes: small ones as a pickle, large arrays through shared memory.

A pickle of 100 MB blocks the receiver for a tenth of a second; pickle protocol 5 hands the arrays'
buffers out instead, and they cross in one block of shared memory. The receiver copies them out
with numpy (which lets other threads run meanwhile) and removes the block.
"""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

THROUGH_SHARED_MEMORY = 1 << 18  # bytes; below that a pipe is as fast


@dataclass(frozen=True)
class _Parcel:
    pickled: bytes
    block: str
    sizes: tuple[int, ...]


def send(connection: Connection, value: object) -> SharedMemory | None:
    """Send a value; keep what is returned until the next exchange (Windows frees it otherwise)."""
    buffers: list[pickle.PickleBuffer] = []
    pickled = pickle.dumps(value, protocol=5, buffer_callback=buffers.append)
    views = [buffer.raw() for buffer in buffers]
    total = sum(view.nbytes for view in views)
    if total < THROUGH_SHARED_MEMORY:
        connection.send(value)
        return None
    block = SharedMemory(create=True, size=total)
    assert block.buf is not None
    at = 0
    for view in views:
        block.buf[at : at + view.nbytes] = view
        at += view.nbytes
    connection.send(_Parcel(pickled, block.name, tuple(view.nbytes for view in views)))
    return block


def receive(connection: Connection) -> Any:
    value = connection.recv()
    if not isinstance(value, _Parcel):
        return value
    block = SharedMemory(name=value.block)
    assert block.buf is not None
    try:
        whole = np.frombuffer(block.buf, np.uint8)
        ends = np.cumsum(value.sizes)
        copies = [whole[end - size : end].copy() for end, size in zip(ends, value.sizes, strict=True)]
        del whole
    finally:
        block.close()
        block.unlink()
    return pickle.loads(value.pickled, buffers=copies)


def discard(connection: Connection) -> None:
    """Take in what an ended process has left on the wire, so that its shared memory is freed."""
    try:
        while connection.poll():
            receive(connection)
    except (EOFError, OSError):
        pass  # nothing more, or it ended in the middle of a message
    connection.close()
