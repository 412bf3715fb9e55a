"""What a class of rows must fulfil, compiled (`diversity` says what l and t are)."""

from __future__ import annotations

import numba
import numpy as np

from engine.kinds.tables.diversity import TOLERANCE

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
