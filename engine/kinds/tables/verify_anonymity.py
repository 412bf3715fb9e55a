"""k-anonymity, l-diversity and t-closeness as a verifier counts them: from written cells alone.

A class is all rows whose written quasi-identifiers are equal cell by cell; an empty cell is a value of its
own. With persons a class counts different persons, and all rows without one count as one person. Distinct l
is the number of different present values, entropy l is exp(H); empty cells do not protect and a class
without any value passes. t is the distance between the distribution of a class and that of the file:
½ Σ|p−q| for categories, Σ|P−Q|/(m−1) over the m ordered values for numbers (Li et al. 2007), where empty is
one value, first in order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    import pyarrow as pa

Codes = NDArray[np.int64]
Array = NDArray[np.float64]

SLACK = 1e-9


@dataclass(frozen=True)
class Classes:
    of_row: Codes
    sizes: Codes  # rows, or persons

    @property
    def k(self) -> int:
        return int(self.sizes.min()) if len(self.sizes) else 0


def cell_codes(column: pa.ChunkedArray | pa.Array) -> tuple[Codes, list[Any]]:
    """Code of every cell (-1 where it is empty) and the values they stand for, in their order."""
    import pyarrow as pa
    import pyarrow.compute as pc

    if pa.types.is_floating(column.type):
        column = pc.add(column, 0.0)  # zero has no sign
    whole = column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column
    coded = pc.dictionary_encode(whole)
    coded = coded.combine_chunks() if isinstance(coded, pa.ChunkedArray) else coded
    values = coded.dictionary.to_pylist()
    order = sorted(range(len(values)), key=values.__getitem__)
    rank = np.full(len(values) + 1, -1, np.int64)
    rank[np.array(order, np.intp)] = np.arange(len(order))
    codes = np.asarray(pc.fill_null(coded.indices, -1).to_numpy(zero_copy_only=False))
    return rank[codes], [values[place] for place in order]


def classes_of(columns: Sequence[Codes], persons: Codes | None = None) -> Classes:
    rows = np.zeros(len(columns[0]), np.int64)
    for codes in columns:
        width = int(codes.max(initial=-1)) + 2
        _, rows = np.unique(rows * width + codes + 1, return_inverse=True)
    rows = rows.astype(np.int64)
    if persons is None:
        return Classes(rows, np.bincount(rows).astype(np.int64))
    width = int(persons.max(initial=-1)) + 2
    different = np.unique(rows * width + persons + 1, return_counts=True)[0]  # sorted, not hashed
    return Classes(rows, np.bincount(different // width).astype(np.int64))


def distinct_l(classes: Classes, codes: Codes) -> Array:
    """Of every class; infinite where it has no value."""
    of_class, _, _ = _cells(classes.of_row, codes, len(classes.sizes))
    found = np.bincount(of_class, minlength=len(classes.sizes)).astype(np.float64)
    return np.where(found == 0, np.inf, found)


def entropy_l(classes: Classes, codes: Codes) -> Array:
    count = len(classes.sizes)
    of_class, _, many = _cells(classes.of_row, codes, count)
    total = np.bincount(of_class, weights=many, minlength=count)
    share = many / total[of_class]
    entropy = np.bincount(of_class, weights=-share * np.log(share), minlength=count)
    return np.where(total == 0, np.inf, np.exp(entropy))


def _cells(of_row: Codes, codes: Codes, count: int) -> tuple[Codes, Codes, Codes]:
    """Every pair of a class and a present value: the class, the value, how many rows; sorted."""
    present = codes >= 0
    width = int(codes.max(initial=-1)) + 1 or 1
    pairs, many = np.unique(of_row[present] * width + codes[present], return_counts=True)
    return pairs // width, pairs % width, many


def categorical_t(classes: Classes, codes: Codes) -> Array:
    """½ Σ|p−q|: values a class lacks add their whole share of the file."""
    count, shifted = len(classes.sizes), codes + 1
    of_class, value, many = _cells(classes.of_row, shifted, count)
    total = np.bincount(classes.of_row, minlength=count)
    p = many / total[of_class]
    q = (np.bincount(shifted) / max(1, len(codes)))[value]
    lacking = np.bincount(of_class, weights=np.abs(p - q) - q, minlength=count)
    return np.asarray(0.5 * (1 + lacking), np.float64)


def ordered_t(classes: Classes, codes: Codes) -> Array:
    """Σ|P−Q|/(m−1). P of a class is constant between two of its values, and Q rises: on such a stretch the
    sum is split where Q passes P, and taken from running totals of Q."""
    count = len(classes.sizes)
    _, dense = np.unique(codes, return_inverse=True)  # -1 comes first
    m = int(dense.max(initial=0)) + 1
    if m < 2:
        return np.zeros(count)
    q = np.cumsum(np.bincount(dense, minlength=m)) / len(codes)
    running = np.r_[0.0, np.cumsum(q)]
    of_class, value, many = _cells(classes.of_row, dense.astype(np.int64), count)
    starts = np.flatnonzero(np.r_[True, of_class[1:] != of_class[:-1]])
    total = np.bincount(classes.of_row, minlength=count)
    so_far = np.cumsum(many)
    before = np.repeat(so_far[starts] - many[starts], np.diff(np.r_[starts, len(of_class)]))
    level = (so_far - before) / total[of_class]
    end = np.r_[value[1:], m]
    end[np.r_[starts[1:] - 1, len(of_class) - 1]] = m
    found = np.bincount(of_class, weights=_stretch(q, running, level, value, end), minlength=count)
    found += running[value[starts]]  # below its first value P is 0
    return found / (m - 1)


def _stretch(q: Array, running: Array, level: Array, begin: Codes, end: Codes) -> Array:
    turn = np.clip(np.searchsorted(q, level), begin, end)
    below = level * (turn - begin) - (running[turn] - running[begin])
    above = (running[end] - running[turn]) - level * (end - turn)
    return np.maximum(0.0, below) + np.maximum(0.0, above)
