"""A log as arrays for someone who knows a few activities of a case.

A variant holds a set or a multiset if it has each activity often enough (`times`), a sequence if it has
the activities in this order, gaps allowed (`walk`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import numpy as np

from engine.kinds.eventlogs.data import Variant


class KnowledgeIndex:
    """`times[a, v]`: how often v holds activity a (once at most where knowledge is a set).

    `walk[p, a]`: the state after the next a from state p, 0 where there is none; every variant has a run
    of states of its own, beginning at `starts`. `sums`: c and c·log c of every variant with c cases.
    """

    def __init__(self, log: Mapping[Variant, int], kind: str):
        self.kind = kind
        counts = np.array(list(log.values()), np.float64)
        self.sums = np.column_stack([counts, counts * np.log(counts)])
        place = {name: code for code, name in enumerate(sorted({name for v in log for name in v}))}
        self._codes = np.array([place[name] for variant in log for name in variant], np.int64)
        self._lengths = np.array([len(variant) for variant in log])
        self.starts = np.cumsum(self._lengths + 1) - self._lengths
        self.times = np.zeros((len(place), len(log)), np.int32)
        np.add.at(self.times, (self._codes, np.repeat(np.arange(len(log)), self._lengths)), 1)
        self._candidate_counts: dict[int, list[np.ndarray]] = {}
        if kind == "set":
            self.times = np.minimum(self.times, 1)

    @cached_property
    def walk(self) -> np.ndarray:
        """Built from the ends of all variants to their beginnings."""
        lengths = self._lengths
        walk = np.zeros((int((lengths + 1).sum()) + 1, len(self.times)), np.int32)
        first = np.cumsum(lengths) - lengths
        for position in range(int(lengths.max(initial=0)) - 1, -1, -1):
            longer = lengths > position
            here = self.starts[longer] + position
            walk[here] = walk[here + 1]
            walk[here, self._codes[first[longer] + position]] = here + 1
        return walk

    def max_candidates(self, size: int) -> float:
        """How many candidates of this size a single variant has at most: there are at least so many."""
        counts = self.candidate_counts(size)
        each = counts[size][self.starts] if self.kind == "sequence" else counts[0][size]
        return float(each.max(initial=0))

    def candidate_counts(self, size: int) -> list[np.ndarray]:
        """How many candidates a single variant still offers.

        Of sequences: [k][p] that go on with k activities from state p. Of sets and multisets:
        [a][k, v] that have k of the activities from a on in variant v.
        """
        if size not in self._candidate_counts:
            self._candidate_counts[size] = (
                self._counts_of_sequences(size) if self.kind == "sequence" else self._counts_of_bags(size)
            )
        return self._candidate_counts[size]

    def _counts_of_sequences(self, size: int) -> list[np.ndarray]:
        if size == 0:
            return [(np.arange(len(self.walk)) > 0).astype(np.float64)]
        shorter = self.candidate_counts(size - 1)
        return [*shorter, shorter[-1][self.walk].sum(axis=1)]

    def _counts_of_bags(self, size: int) -> list[np.ndarray]:
        counts = [np.zeros((size + 1, len(self.starts)))]
        counts[0][0] = 1
        for times in self.times[::-1]:
            more = np.zeros_like(counts[0])
            for taken in range(size + 1):
                more[taken:] += (times >= taken) * counts[0][: size + 1 - taken]
            counts.insert(0, more)
        return counts
