"""l-diversity and t-closeness of one class of rows; compiled in `diversity_kernels`.

Distinct l: how many different present values. Entropy l: exp(H), H = −Σ p ln p over present values
(Machanavajjhala et al. 2007). Missing does not protect and is not counted; a class without any present value
passes. t: distance between the class's and the table's distribution (Li, Li, Venkatasubramanian 2007), ½
Σ|p − q| for categories, 1/(m − 1) · Σ|P − Q| of the cumulated shares for what has an order; missing is one
value, first in order. Comparisons allow 1e-9.
"""

from __future__ import annotations

from dataclasses import dataclass

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
        """(persons, seen, sensitive, of, shares, sums, counts): see `diversity_kernels.fulfils`. Offsets
        leave one place more a column for the prefix sums."""
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
