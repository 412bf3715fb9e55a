"""l-diversity and t-closeness of one class of rows, plain and compiled.

Distinct l: how many different present values. Entropy l: exp(H), H = −Σ p ln p over present values
(Machanavajjhala et al. 2007). Missing does not protect and is not counted; a class without any present value
passes. t: distance between the class's and the table's distribution (Li, Li, Venkatasubramanian 2007), ½
Σ|p − q| for categories, 1/(m − 1) · Σ|P − Q| of the cumulated shares for what has an order; missing is one
value, first in order. Comparisons allow 1e-9.
"""

from __future__ import annotations

from dataclasses import dataclass

import numba
import numpy as np
from numpy.typing import NDArray

Codes = NDArray[np.int32]
Array = NDArray[np.float64]

TOLERANCE = 1e-9


@dataclass(frozen=True)
class SensitiveCodes:
    """A sensitive column as codes 0 … m − 1 in its order. `missing` is the code of missing cells, -1 where
    there is none: it is a value for t, first in order, and no value for l."""

    name: str
    codes: Codes
    m: int
    missing: int
    ordered: bool

    @property
    def distinct(self) -> int:
        """How many different present values there are."""
        return self.m - (self.missing >= 0)

    def shares(self, weights: NDArray | None = None) -> Array:
        counts = np.bincount(self.codes, weights=weights, minlength=self.m)
        return np.asarray(counts / max(1.0, counts.sum()), np.float64)


def sensitive_codes(name: str, values: NDArray, numeric: bool, ordered: bool = False) -> SensitiveCodes:
    """Numbers (NaN missing) and codes of sorted labels (-1 missing)."""
    absent = np.isnan(values) if numeric else values < 0
    found, codes = np.unique(values[~absent], return_inverse=True)
    some = bool(absent.any())
    full = np.zeros(len(values), np.int32)
    full[~absent] = codes + some
    return SensitiveCodes(name, full, len(found) + some, 0 if some else -1, numeric or ordered)


def distinct_l(counts: Array) -> int:
    """Of the counts of present values."""
    return int((counts > 0).sum())


def entropy_l(counts: Array) -> float:
    present = counts[counts > 0]
    if not len(present):
        return float("inf")
    shares = present / present.sum()
    return float(np.exp(-(shares * np.log(shares)).sum()))


def closeness(p: Array, q: Array, ordered: bool) -> float:
    """The distance t of two distributions over the same values."""
    if not ordered:
        return float(0.5 * np.abs(p - q).sum())
    return float(np.abs(np.cumsum(p - q)).sum() / (len(q) - 1)) if len(q) > 1 else 0.0


# ── compiled: what a class of rows must fulfil ────────────────────────────────────────────────
#
# `needs` is (k, l, t) with 0 (t: -1) for what is not asked; `of` holds, per sensitive column, the offset of
# its values, their number, the code of missing and whether it is ordered; `shares` and `cumulated` its
# distribution.


@numba.njit(cache=True, nogil=True)
def fulfils(
    rows, k, persons, seen, stamp, sensitive, of, shares, sums, counts, least_l, by_entropy, t
):  # pragma: no cover
    """Whether these rows are a class that may stand by itself. `seen` (by person) and `counts` (by value) are
    work space; counts are zero between calls."""
    if len(persons):
        different = 0
        for row in rows:
            if seen[persons[row]] != stamp:
                seen[persons[row]] = stamp
                different += 1
                if different >= k:
                    break
        if different < k:
            return False
    elif len(rows) < k:
        return False
    for column in range(of.shape[0]):
        if not _diverse(rows, sensitive[:, column], of[column], shares, sums, counts, least_l, by_entropy, t):
            return False
    return True


@numba.njit(cache=True, nogil=True)
def _diverse(rows, codes, of, shares, sums, counts, least_l, by_entropy, t):  # pragma: no cover
    offset, m, missing, ordered = of[0], of[1], of[2], of[3]
    touched = np.empty(min(len(rows), m), np.int64)
    used = 0
    for row in rows:
        code = codes[row]
        if counts[offset + code] == 0:
            touched[used] = code
            used += 1
        counts[offset + code] += 1
    touched = touched[:used]
    present = len(rows) - (counts[offset + missing] if missing >= 0 else 0)
    fine = True
    if least_l > 0 and present > 0:
        if by_entropy:
            entropy = 0.0
            for code in touched:
                if code != missing:
                    share = counts[offset + code] / present
                    entropy -= share * np.log(share)
            fine = np.exp(entropy) >= least_l - TOLERANCE
        else:
            different = used - (1 if missing >= 0 and counts[offset + missing] > 0 else 0)
            fine = different >= least_l - TOLERANCE
    if fine and t >= 0 and m > 1:
        touched.sort()
        distance = _distance(touched, len(rows), offset, m, ordered, shares, sums, counts)
        fine = distance <= t + TOLERANCE
    for code in touched:
        counts[offset + code] = 0
    return fine


@numba.njit(cache=True, nogil=True)
def _distance(touched, size, offset, m, ordered, shares, sums, counts):  # pragma: no cover
    """`touched` sorted. Ordered: `shares` is cumulated and `sums` are its prefix sums (one longer a column),
    so that stretches without a value of the class need no walk: where the class's cumulated share stays c,
    Σ|c − Q| is found with the place where Q passes c."""
    total = 0.0
    if not ordered:
        rest = 1.0
        for code in touched:
            total += abs(counts[offset + code] / size - shares[offset + code])
            rest -= shares[offset + code]
        return 0.5 * (total + max(0.0, rest))
    reached, start = 0.0, 0
    for number in range(len(touched) + 1):
        end = touched[number] if number < len(touched) else m
        if end > start:
            low, high = start, end
            while low < high:
                middle = (low + high) // 2
                if shares[offset + middle] < reached:
                    low = middle + 1
                else:
                    high = middle
            base = offset
            total += reached * (low - start) - (sums[base + low] - sums[base + start])
            total += (sums[base + end] - sums[base + low]) - reached * (end - low)
        if number < len(touched):
            reached += counts[offset + touched[number]] / size
            start = end
    return total / (m - 1)


@dataclass(frozen=True)
class Requirement:
    """What every class must fulfil, as the compiled code takes it."""

    k: int
    persons: Codes  # person of every row; empty where k counts rows
    sensitive: tuple[SensitiveCodes, ...] = ()
    l: float = 0.0  # noqa: E741 - the field's own letter
    by_entropy: bool = False
    t: float = -1.0

    @property
    def plain(self) -> bool:
        """Nothing but k in rows."""
        return not len(self.persons) and not self.sensitive

    def arrays(self) -> tuple:
        """(persons, seen, sensitive, of, shares, sums, counts): see `fulfils`. Offsets leave one place more
        a column for the prefix sums."""
        rows = len(self.sensitive[0].codes) if self.sensitive else 0
        sensitive = np.empty((rows, len(self.sensitive)), np.int32, order="F")
        of = np.zeros((len(self.sensitive), 4), np.int64)
        total = sum(one.m + 1 for one in self.sensitive)
        shares, sums = np.zeros(total), np.zeros(total)
        offset = 0
        for place, one in enumerate(self.sensitive):
            sensitive[:, place] = one.codes
            of[place] = offset, one.m, one.missing, one.ordered
            q = np.cumsum(one.shares()) if one.ordered else one.shares()
            shares[offset : offset + one.m] = q
            sums[offset + 1 : offset + one.m + 1] = np.cumsum(q)
            offset += one.m + 1
        seen = np.full(int(self.persons.max(initial=-1)) + 1, -1, np.int64)
        return self.persons, seen, sensitive, of, shares, sums, np.zeros(total, np.int64)
