"""The loops of greedy_union.py, compiled: the nearest subgroups of a seed, and its union as it grows.

The nearest are looked for among boxes: the points are cut as series are (partition.py), so that boxes that
follow each other lie near each other; boxes, and runs of BOXES of them, that lie farther than as many points
as are wanted are left out unseen. Of points equally near the lower subgroup is the nearer one.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from engine.kinds.timeseries.cut_kernels import smallest

FEW = 8  # living neighbours below which more are looked for
NEIGHBOURS = 64
BOXES = 32  # boxes passed over together
RECOUNT = 256  # seeds between two moments at which the search may be built anew


@njit(cache=True, nogil=True)
def join_some(
    low, high, sizes, k, alive, seeds, state, group, made_low, made_high, most,
    places, points, members, home, starts, box_low, box_high, run_low, run_high,
):  # fmt: skip # pragma: no cover
    """Unions of the next seeds until `most` groups are made in all, no seed is left, or (True) more than half
    of `members` are used up. `state`: next seed, groups made, living subgroups and their rows, seeds begun,
    whether the next is one of them. Without boxes every living subgroup is looked at."""
    near = np.empty(len(members), np.int64)
    distance, who = np.empty(len(members)), np.empty(len(members), np.int64)
    look, apart = np.empty(len(starts), np.int64), np.empty(len(starts))
    while state[0] < len(seeds) and state[1] < most and state[3] >= k:
        seed = seeds[state[0]]
        if not state[5]:
            if not alive[seed]:
                state[0] += 1
                continue
            alive[seed] = False
            state[4] += 1
            if len(starts) and state[4] % RECOUNT == 0 and 2 * (state[2] - 1) < len(members):
                state[5] = 1
                return True
        state[5] = 0
        state[0] += 1
        made = state[1]
        made_low[made] = low[seed]
        made_high[made] = high[seed]
        group[seed] = made
        rows, count, wanted, found, left, fresh = sizes[seed], 1, NEIGHBOURS, -1, 0, True
        while rows < k:
            if left < FEW:
                if len(starts):
                    found, wanted = _some_living(
                        seed, found, wanted, alive, places, points, members, home, starts, box_low,
                        box_high, run_low, run_high, look, apart, distance, who, near,
                    )  # fmt: skip
                else:
                    near[: len(members)] = members
                    found = _living(near, len(members), alive)
                left = found
                fresh = True
            best, least = -1, np.inf
            for at in range(found):
                if alive[near[at]]:
                    loss = _square(low, high, near[at], made_low, made_high, made, least)
                    if best < 0 or loss < least:
                        best, least = near[at], loss
            if not fresh and least == np.inf:  # squares of 1e200: all look alike
                left = 0
                continue
            for j in range(low.shape[1]):
                made_low[made, j] = min(low[best, j], made_low[made, j])
                made_high[made, j] = max(high[best, j], made_high[made, j])
            alive[best] = False
            group[best] = made
            rows, count, left, fresh = rows + sizes[best], count + 1, left - 1, False
        state[1] += 1
        state[2] -= count
        state[3] -= rows
    return False


@njit(cache=True, nogil=True)
def _some_living(
    seed, found, wanted, alive, places, points, members, home, starts, box_low, box_high, run_low, run_high,
    look, apart, distance, who, near,
):  # fmt: skip # pragma: no cover
    """The living among the `wanted` nearest, at least FEW if there are, into `near`; how many they are, and
    how many were wanted. Those found before are in `near`, if `found` is not −1."""
    while True:
        if found < 0:
            found = _nearest(
                seed, min(wanted, len(members)), places, points, members, home, starts, box_low, box_high,
                run_low, run_high, look, apart, distance, who, near,
            )  # fmt: skip
        found = _living(near, found, alive)
        if found >= FEW or wanted >= len(members):
            return found, wanted
        found, wanted = -1, 4 * wanted


@njit(cache=True, nogil=True)
def _living(near, found, alive):  # pragma: no cover
    """Those of `near` that are alive, in their order at its front; their number."""
    left = 0
    for at in range(found):
        near[left] = near[at]
        left += alive[near[at]]
    return left


@njit(cache=True, nogil=True)
def _square(low, high, one, made_low, made_high, made, enough):  # pragma: no cover
    """The sum of the squared widths of the union of an envelope with one that is made; or part of it, where
    that is `enough`. Added up in two lanes, four steps of either at a time from the last to the first: as
    numpy's einsum does, by which unions were compared before."""
    points, even, odd = low.shape[1], 0.0, 0.0
    for start in range(0, points - points % 8, 8):
        for j in range(start + 6, start - 1, -2):
            width = max(high[one, j], made_high[made, j]) - min(low[one, j], made_low[made, j])
            even += width * width
        for j in range(start + 7, start, -2):
            width = max(high[one, j], made_high[made, j]) - min(low[one, j], made_low[made, j])
            odd += width * width
        if even + odd >= enough:  # it only grows
            return even + odd
    for j in range(points - points % 8, points):
        width = max(high[one, j], made_high[made, j]) - min(low[one, j], made_low[made, j])
        if j % 2:
            odd += width * width
        else:
            even += width * width
    return even + odd


@njit(cache=True, nogil=True)
def _nearest(
    seed, wanted, places, points, members, home, starts, box_low, box_high, run_low, run_high, look, apart,
    distance, who, near,
):  # fmt: skip # pragma: no cover
    """The `wanted` members nearest to the seed, ascending, into `near`; their number. `points` stand in the
    order of `members`, box by box; a row of them and of the boxes is one coordinate of all."""
    at, beyond = places[seed], np.empty(BOXES)
    # No farther than the wanted nearest of those that stand around the seed.
    begin = max(0, min(home[seed] - wanted, len(members) - 2 * wanted))
    count = min(2 * wanted, len(members))
    _distances(points, begin, begin + count, at, distance, 0)
    farthest = smallest(distance[:count], wanted - 1)
    boxes = 0
    for run in range(run_low.shape[1]):
        if _beyond_one(run_low, run_high, run, at) > farthest:
            continue
        first, last = run * BOXES, min((run + 1) * BOXES, len(starts) - 1)
        _beyond(box_low, box_high, first, last, at, beyond)
        for box in range(first, last):
            look[boxes], apart[boxes] = box, beyond[box - first]
            boxes += apart[boxes] <= farthest
    count, room, least = 0, min(len(members), 4 * wanted), -1.0
    for share in (1 / 64, 1 / 8, 1.0):  # the nearest boxes first: with them the others are seen to be too far
        most = share * farthest
        for i in range(boxes):
            if apart[i] <= least or apart[i] > most or apart[i] > farthest:
                continue
            box = look[i]
            size = starts[box + 1] - starts[box]
            if count + size > len(distance) or count >= room:
                farthest, count = _keep(distance, who, count, wanted)
                room = max(room, 2 * count)  # as many are equally far
            _distances(points, starts[box], starts[box + 1], at, distance, count)
            kept = count
            for place in range(size):
                distance[kept] = distance[count + place]
                who[kept] = members[starts[box] + place]
                kept += distance[kept] <= farthest
            count = kept
        least = most
        if count > wanted:
            farthest, count = _keep(distance, who, count, wanted)
    near[:count] = np.sort(who[:count])
    if count > wanted:  # of the farthest, all equally far, those of lowest number
        equal = np.sort(who[:count][distance[:count] == farthest])
        first_left_out = equal[len(equal) - (count - wanted)]
        kept = 0
        for i in range(count):
            near[kept] = near[i]
            kept += near[i] < first_left_out or near[i] not in equal
    return wanted


@njit(cache=True, nogil=True)
def _distances(points, begin, end, at, distance, front):  # pragma: no cover
    """Squared distances of some points, from `front` on."""
    for i in range(end - begin):
        distance[front + i] = 0.0
    for j in range(len(at)):
        for i in range(end - begin):
            off = points[j, begin + i] - at[j]
            distance[front + i] += off * off


@njit(cache=True, nogil=True)
def _beyond(low, high, begin, end, at, apart):  # pragma: no cover
    """Squared distances of some boxes, from the front of `apart` on; 0 within them."""
    apart[: end - begin] = 0.0
    for j in range(len(at)):
        for i in range(end - begin):
            off = max(low[j, begin + i] - at[j], at[j] - high[j, begin + i], 0.0)
            apart[i] += off * off


@njit(cache=True, nogil=True)
def _beyond_one(low, high, one, at):  # pragma: no cover
    total = 0.0
    for j in range(len(at)):
        off = max(low[j, one] - at[j], at[j] - high[j, one], 0.0)
        total += off * off
    return total


@njit(cache=True, nogil=True)
def _keep(distance, who, count, wanted):  # pragma: no cover
    """The distance of the one that is the `wanted` nearest so far, and only those no farther."""
    farthest = smallest(distance[:count].copy(), wanted - 1)
    kept = 0
    for i in range(count):
        distance[kept] = distance[i]
        who[kept] = who[i]
        kept += distance[i] <= farthest
    return farthest, kept
