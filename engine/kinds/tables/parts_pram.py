"""Labels drawn anew with several workers: each is given some rows, what was drawn for them and the matrix.

The numbers come from the cryptographic stream of one process (`Randomness.bits`), whose key stays here.
"""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import Held, is_column, require
from engine.core.progress import Progress
from engine.kinds.tables.pram import draw

Array = NDArray[np.float64]
Codes = NDArray[np.int64]

ROWS = 200_000  # that a worker is given
AGAIN = 2000  # cells of them that are drawn here too: one wrong in a hundred is seen, but for 2 times in 10⁹


def draw_spread(codes: Codes, matrix: Array, chance: Array, held: Held, progress: Progress) -> Codes:
    """What `pram.draw` gives."""
    if len(codes) < ROWS:
        return draw(codes, matrix, chance)
    ends = range(ROWS, len(codes), ROWS)
    shares = list(zip(np.split(codes.astype(np.int32), ends), np.split(chance, ends), strict=True))
    found = held.spread(partial(draw_share, matrix=matrix), shares, progress)
    for number, (share, one) in enumerate(zip(shares, found, strict=True), start=1):
        require(str(number), fits, one, share, matrix)
    return np.concatenate(found).astype(np.int64)


def draw_share(share: tuple[NDArray[np.int32], Array], matrix: Array) -> NDArray[np.int32]:
    """On a worker."""
    return draw(share[0].astype(np.int64), matrix, share[1]).astype(np.int32)


def fits(found: NDArray[np.int32], share: tuple[NDArray[np.int32], Array], matrix: Array) -> bool:
    """A label for every cell, and none where there was none; and some cells, which ones no worker can know,
    drawn here again: cells that were left as they are would be no protection."""
    given, chance = share
    if not is_column(found, len(given), np.int32) or not bool((found < len(matrix)).all()):
        return False
    some = np.random.default_rng().integers(0, len(given), AGAIN)
    again = draw_share((given[some], chance[some]), matrix)
    return np.array_equal(found < 0, given < 0) and np.array_equal(found[some], again)
