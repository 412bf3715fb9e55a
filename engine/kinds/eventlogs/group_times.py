"""Durations of the steps of groups of k: every released bin stands for at least k cases.

An original variant o is aligned to its host by edit operations; a step of the host takes a case's duration
iff both its events are matches or substitutions of neighbours in o. A step's histogram is counted over the
declared bins. A bin with fewer than k durations **joins** its right neighbour: its durations are counted
there (the last one's, in the nearest bin to the left that has any). Bins that are joined weigh 0.

A step has weights of its *own* iff it has k durations or more, and its histogram is not farther than `t` from
that of its pair of activities over all released cases, both joined, by the ordered earth mover's distance

    EMD(p, q) = Σ |P_i − Q_i| / (B − 1)     (P, Q cumulative shares over B bins).

Every other step takes its *pair's* weights. A pair tells what its own steps tell, added up, and the joined
histogram of the rest. So whoever subtracts what is told of single steps from what is told of a pair is left
with bins of k again. A rest of 1 to k − 1 would be told by that: own steps are given up, the smallest first,
until the rest has k. Of the rest a case gives each pair one duration, its first: k durations are k cases.
Where a pair has fewer than k, the step has no weights, and nothing is released of times.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import numba
import numpy as np

from engine.core.progress import Progress
from engine.kinds.eventlogs.data import StepTimes, Variant
from engine.kinds.eventlogs.durations import histogram
from engine.kinds.eventlogs.private_times import Pair, steps_of

UNKNOWN = -1  # a step of a host that a case has no duration for
Place = tuple[Variant, int]  # a host and one of its steps
Steps = dict[Variant, tuple[StepTimes, ...]]


def host_durations(
    durations: Mapping[Variant, np.ndarray], host: Mapping[Variant, Variant | None], progress: Progress
) -> dict[Variant, np.ndarray]:
    """Seconds (cases × steps) of each host with two events or more, UNKNOWN where a step has none."""
    parts: dict[Variant, list[np.ndarray]] = {}
    for number, variant in enumerate(sorted(host)):
        if number % 64 == 0:
            progress.report(number / len(host))
        target = host[variant]
        if target is None or len(target) < 2:
            continue
        seconds = durations.get(variant, np.empty((0, len(variant) - 1), np.int64))
        column = step_columns(variant, target)
        taken = np.full((len(seconds), len(column)), UNKNOWN, np.int64)
        known = column != UNKNOWN
        taken[:, known] = seconds[:, column[known]]
        parts.setdefault(target, []).append(taken)
    return {target: np.concatenate(listed) for target, listed in parts.items()}


def step_columns(variant: Variant, host: Variant) -> np.ndarray:
    """For each step of the host the step of the variant that it stands for, or UNKNOWN."""
    codes = {name: code for code, name in enumerate(dict.fromkeys((*variant, *host)))}
    one, other = (np.array([codes[name] for name in side], np.int64) for side in (variant, host))
    places = aligned(one, other)
    neighbours = (places[:-1] != UNKNOWN) & (places[1:] == places[:-1] + 1)
    return np.where(neighbours, places[:-1], UNKNOWN)


@numba.njit(cache=True, nogil=True)
def aligned(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """The place in `one` of every event of `other`, −1 where it was inserted.

    The cheapest way by edit operations, found from the end; ties: match, substitute, delete, insert.
    """
    rows, columns = len(one), len(other)
    cost = np.empty((rows + 1, columns + 1), np.int64)
    cost[0] = np.arange(columns + 1)
    cost[:, 0] = np.arange(rows + 1)
    for row in range(1, rows + 1):
        for column in range(1, columns + 1):
            changed = cost[row - 1, column - 1] + (one[row - 1] != other[column - 1])
            cost[row, column] = min(changed, cost[row - 1, column] + 1, cost[row, column - 1] + 1)
    places = np.full(columns, -1, np.int64)
    row, column = rows, columns
    while column > 0:
        both = row > 0
        if both and cost[row, column] == cost[row - 1, column - 1] + (one[row - 1] != other[column - 1]):
            row, column = row - 1, column - 1
            places[column] = row
        elif both and cost[row, column] == cost[row - 1, column] + 1:
            row -= 1
        else:
            column -= 1
    return places


def joined(cells: np.ndarray, k: int) -> np.ndarray:
    """Bins of at least k, or 0: smaller ones are counted in their right neighbour, the last in its left."""
    found = np.array(cells, np.int64)
    for place in range(len(found) - 1):
        if found[place] < k:
            found[place + 1] += found[place]
            found[place] = 0
    last = int(found[-1])
    left = np.flatnonzero(found[:-1])
    if 0 < last < k and len(left):
        found[left[-1]] += last
        found[-1] = 0
    return found


def ordered_distance(one: np.ndarray, other: np.ndarray) -> Fraction:
    """Ordered earth mover's distance of two histograms, exactly: no rounding decides what is too far."""
    total, further = int(one.sum()), int(other.sum())
    apart = np.abs(np.cumsum(one) * further - np.cumsum(other) * total)
    return Fraction(int(apart.sum()), total * further * (len(one) - 1))


def group_times(
    seconds: Mapping[Variant, np.ndarray], hosts: Sequence[Variant], k: int, t: Fraction, edges: Sequence[int]
) -> tuple[Steps | None, list[Pair]]:
    """Source and weights of every step of the released variants, and the pairs that have fewer than k.

    None where there are such pairs: the file then has no times.
    """
    counted: dict[Pair, dict[Place, np.ndarray]] = {}
    for host in sorted(hosts):
        for place, pair in enumerate(steps_of(host)):
            cells = _counted(seconds.get(host), [place], edges)
            counted.setdefault(pair, {})[host, place] = cells
    steps: dict[Place, StepTimes] = {}
    missing = []
    for pair, places in sorted(counted.items()):
        own = _own_steps(places, k, t)
        shared = _pair_weights(seconds, places, own, k, edges)
        if shared is None:
            missing.append(pair)
            continue
        for at in places:
            source, cells = ("own", own[at]) if at in own else ("pair", shared)
            steps[at] = StepTimes(source, tuple(cells.tolist()))
    if missing:
        return None, missing
    return {
        host: tuple(steps[host, place] for place in range(len(host) - 1)) for host in hosts if len(host) > 1
    }, []


def _own_steps(places: Mapping[Place, np.ndarray], k: int, t: Fraction) -> dict[Place, np.ndarray]:
    """Joined histograms of the steps that are common enough, and near enough to their pair."""
    pair = joined(np.sum(list(places.values()), axis=0), k)
    enough = {place: joined(cells, k) for place, cells in places.items() if cells.sum() >= k}
    return {place: cells for place, cells in enough.items() if ordered_distance(cells, pair) <= t}


def _pair_weights(
    seconds: Mapping[Variant, np.ndarray],
    places: Mapping[Place, np.ndarray],
    own: dict[Place, np.ndarray],
    k: int,
    edges: Sequence[int],
) -> np.ndarray | None:
    """What the own steps tell and the joined rest; takes steps out of `own` that the rest needs.

    None where fewer than k are left.
    """
    while True:
        rest = np.zeros(len(edges) - 1, np.int64)
        for host in sorted({host for host, _ in places}):
            listed = [place for one, place in places if one == host and (one, place) not in own]
            rest += _counted(seconds.get(host), listed, edges)
        if rest.sum() >= k or (own and not rest.any()):
            return joined(rest, k) + np.sum([np.zeros_like(rest), *own.values()], axis=0)
        if not own:
            return None
        del own[min(own, key=lambda place: (int(own[place].sum()), place))]


def _counted(seconds: np.ndarray | None, places: Sequence[int], edges: Sequence[int]) -> np.ndarray:
    """One duration a case: the first that is known at these steps."""
    if seconds is None or not len(places):
        return np.zeros(len(edges) - 1, np.int64)
    chosen = seconds[:, list(places)]
    known = chosen != UNKNOWN
    first = chosen[np.arange(len(chosen)), known.argmax(axis=1)]
    return histogram(first[known.any(axis=1)], edges)
