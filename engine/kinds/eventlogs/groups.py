"""Groups of k: every released variant, hence every prefix, stands for at least k cases.

The promise is that of PRETSA (Fahrenkrog-Petersen, van der Aa, Weidlich 2019): rare variants are edited into
near ones until none is smaller than k. The published order (first violating leaf of the prefix tree) is
replaced by one that does not depend on the layout of a tree:

1. A variant *may* stay iff at least `own` cases really followed it.
2. While some living variant may not stay or has fewer than k cases, the first by (may not stay before may,
   fewer cases, longer, smaller as a tuple) dies. Every original variant o in its home, in sorted order, moves
   with all its cases to the living variant that may stay with the least Levenshtein distance **to o** (not to
   where it sat); ties go to the larger one, then to the smaller tuple. Where that distance is above
   `max_change` · max(|o|, |host|) the cases of o are dropped.
3. Where no living variant that may stay is left, nothing is released.

Deterministic: no seed, no layout, no order of the file decides anything.
"""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from engine.core.errors import InputError
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.eventlogs.data import Variant
from engine.kinds.eventlogs.levenshtein import edit_distances
from engine.kinds.eventlogs.noise import exact

MOST_VARIANTS = 20_000  # the matrix of distances, 16 bits a pair, then takes 800 MB


@dataclass(frozen=True)
class Grouping:
    """Where the cases of every original variant ended; None: dropped."""

    host: Mapping[Variant, Variant | None]
    sizes: Mapping[Variant, int]  # cases of every variant that lives
    dropped: int


def group_variants(
    counts: Mapping[Variant, int], k: int, own: int, max_change: float, progress: Progress
) -> Grouping:
    if len(counts) > MOST_VARIANTS:
        raise InputError(
            text(
                "{variants} variants are too many for groups: at most {most} are compared with each other",
                variants=grouped(len(counts)),
                most=grouped(MOST_VARIANTS),
            ),
            hint="recode activities first: collapse repeats, or take only the first events of a case",
        )
    variants = sorted(counts)
    hosts = [place for place, variant in enumerate(variants) if counts[variant] >= own]
    if not hosts:
        return Grouping({}, {}, 0)
    distances = edit_distances(
        variants, [variants[place] for place in hosts], progress.part("Edit distances", 0.4)
    )
    return _Homes(variants, counts, hosts, distances, exact(max_change)).settle(k, progress)


class _Homes:
    """Which original variants sit in which host, while hosts die; hosts are numbered in sorted order."""

    def __init__(
        self,
        variants: list[Variant],
        counts: Mapping[Variant, int],
        hosts: list[int],
        distances: np.ndarray,
        max_change: Fraction,
    ):
        self.variants, self.hosts, self.distances, self.max_change = variants, hosts, distances, max_change
        self.cases = np.array([counts[variant] for variant in variants], np.int64)
        self.length = np.array([len(variant) for variant in variants], np.int64)
        self.size = self.cases[hosts].copy()
        self.alive = np.ones(len(hosts), bool)
        self.home: list[list[int]] = [[place] for place in hosts]
        self.dropped: list[int] = []

    def settle(self, k: int, progress: Progress) -> Grouping:
        staying = set(self.hosts)
        homeless = [place for place in range(len(self.variants)) if place not in staying]
        homeless.sort(key=lambda place: (self.cases[place], -self.length[place], place))
        for number, place in enumerate(homeless):
            if number % 64 == 0:
                progress.report(0.4 + 0.3 * number / len(homeless))
            self._move(place)
        queue = [self._rank(host) for host in range(len(self.hosts))]
        heapq.heapify(queue)
        while queue:
            size, _, host = heapq.heappop(queue)
            if size != self.size[host]:  # it grew since: it waits for its turn again
                heapq.heappush(queue, self._rank(host))
                continue
            if size >= k:  # the smallest
                break
            progress.check()
            self.alive[host] = False
            if not self.alive.any():
                return Grouping({}, {}, 0)
            for place in sorted(self.home[host]):
                self._move(place)
            self.home[host] = []
        progress.report(1.0)
        return self._grouping()

    def _rank(self, host: int) -> tuple[int, int, int]:
        return int(self.size[host]), -int(self.length[self.hosts[host]]), host

    def _move(self, place: int) -> None:
        """The cases of an original variant go to the nearest living host, the largest, the first."""
        living = np.flatnonzero(self.alive)
        distance = self.distances[place, living]
        least = distance.min()
        nearest = living[distance == least]
        host = int(nearest[np.argmax(self.size[nearest])])
        longest = max(int(self.length[place]), int(self.length[self.hosts[host]]))
        if int(least) > self.max_change * longest:
            self.dropped.append(place)
            return
        self.size[host] += self.cases[place]
        self.home[host].append(place)

    def _grouping(self) -> Grouping:
        found: dict[Variant, Variant | None] = {self.variants[place]: None for place in self.dropped}
        for host in np.flatnonzero(self.alive).tolist():
            found |= {self.variants[place]: self.variants[self.hosts[host]] for place in self.home[host]}
        sizes = {
            self.variants[self.hosts[host]]: int(self.size[host])
            for host in np.flatnonzero(self.alive).tolist()
        }
        return Grouping(found, sizes, int(self.cases[self.dropped].sum()))
