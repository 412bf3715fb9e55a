"""Labels drawn anew with several workers: each is given some rows, what was drawn for them and the matrix.

The numbers come from the cryptographic stream of one process (`Randomness.bits`), whose key stays here.
"""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import Held, misfit
from engine.core.progress import Progress
from engine.kinds.tables.pram import draw

Array = NDArray[np.float64]
Codes = NDArray[np.int64]

ROWS = 200_000  # that a worker is given


def draw_spread(codes: Codes, matrix: Array, chance: Array, held: Held, progress: Progress) -> Codes:
    """What `pram.draw` gives."""
    if len(codes) < ROWS:
        return draw(codes, matrix, chance)
    ends = range(ROWS, len(codes), ROWS)
    shares = list(zip(np.split(codes.astype(np.int32), ends), np.split(chance, ends), strict=True))
    found = held.spread(partial(draw_share, matrix=matrix), shares, progress)
    for number, ((given, _), one) in enumerate(zip(shares, found, strict=True), start=1):
        if not fits(one, given, len(matrix)):
            raise misfit(str(number))
    return np.concatenate(found).astype(np.int64)


def draw_share(share: tuple[NDArray[np.int32], Array], matrix: Array) -> NDArray[np.int32]:
    """On a worker."""
    return draw(share[0].astype(np.int64), matrix, share[1]).astype(np.int32)


def fits(found: object, given: NDArray[np.int32], labels: int) -> bool:
    """A label for every cell, and none where there was none."""
    if not isinstance(found, np.ndarray) or found.shape != given.shape or found.dtype != np.int32:
        return False
    return bool((((found < 0) == (given < 0)) & (found < labels)).all())
