"""Distinct rows of a table from the distinct rows of its parts: what the lattice is searched on."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import Held
from engine.core.progress import Progress
from engine.kinds.tables.lattice import DistinctRows, distinct_rows


def distinct_spread(leaves: NDArray[np.int32], workers: Held, progress: Progress) -> DistinctRows:
    """What `lattice.distinct_rows` gives, each part counted by a worker."""
    return merged(workers.spread(distinct_rows, np.array_split(leaves, len(workers.futures)), progress))


def merged(parts: list[DistinctRows]) -> DistinctRows:
    rows, place, _ = distinct_rows(np.concatenate([one[0] for one in parts]))
    counts = np.bincount(place, np.concatenate([one[2] for one in parts]), minlength=len(rows))
    starts = np.cumsum([0] + [len(one[0]) for one in parts])
    of_row = [place[start + one[1]] for start, one in zip(starts, parts, strict=False)]
    return rows, np.concatenate(of_row), counts.astype(np.float64)
