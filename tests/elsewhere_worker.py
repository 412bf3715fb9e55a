"""A Dask worker that sees no file of this machine, as one on another would: `dask worker --preload` this.

`got` tells what was sent to it, by name and number of bytes.
"""

from __future__ import annotations

from typing import Any

got: list[tuple[str, int]] = []


def dask_setup(worker: Any) -> None:
    from engine.core import distributed_worker

    honest = distributed_worker.read_sent

    def read_sent(function: Any, part: Any) -> Any:
        got.append((part.name, len(part.content)))
        return honest(function, part)

    distributed_worker.read_sent = read_sent
    distributed_worker.FilePart.is_there = lambda part: False  # type: ignore[method-assign]
