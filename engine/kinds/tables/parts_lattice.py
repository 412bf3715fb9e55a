"""Distinct rows of a table from the distinct rows of its parts: what the lattice is searched on."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import Held, require
from engine.core.progress import Progress
from engine.kinds.tables.lattice import DistinctRows, distinct_rows


def distinct_spread(leaves: NDArray[np.int32], workers: Held, progress: Progress) -> DistinctRows:
    """What `lattice.distinct_rows` gives, each part counted by a worker."""
    asked = np.array_split(leaves, len(workers.futures))
    found = workers.spread(distinct_rows, asked, progress)
    for number, (one, own) in enumerate(zip(found, asked, strict=True), start=1):
        require(str(number), fits, one, own)
    return merged(found)


def fits(found: DistinctRows, leaves: NDArray[np.int32]) -> bool:
    """Whether the distinct rows are these rows, each as often as it occurs."""
    rows, of_row, counts = found
    right = rows.dtype == leaves.dtype and of_row.shape == (len(leaves),) and bool((of_row >= 0).all())
    return right and np.array_equal(rows[of_row], leaves) and np.array_equal(np.bincount(of_row), counts)


def merged(parts: list[DistinctRows]) -> DistinctRows:
    rows, place, _ = distinct_rows(np.concatenate([one[0] for one in parts]))
    counts = np.bincount(place, np.concatenate([one[2] for one in parts]), minlength=len(rows))
    starts = np.cumsum([0] + [len(one[0]) for one in parts])
    of_row = [place[start + one[1]] for start, one in zip(starts, parts, strict=False)]
    return rows, np.concatenate(of_row), counts.astype(np.float64)
