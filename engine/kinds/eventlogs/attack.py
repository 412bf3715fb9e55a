"""What someone who knows a few activities of a case can find out.

Background knowledge of size l is a set, a multiset or a sequence (in order, gaps allowed) of activities
of one case. For every candidate that occurs, with n matching cases of which c_v follow variant v:

    case disclosure  = mean of 1/n            trace disclosure = 1 − mean of H(c/n) / log n   (0 for n = 1)
    for an average case = Σ n·(1/n) / Σ n = number of candidates / Σ n

(Rafiei, van der Aalst: Towards Quantifying Privacy in Process Mining, 2020; normalised by the entropy
of n different traces). These two are means over everything that can be known, in which what hardly anybody
has weighs as much as what everybody has. The third draws a case and a piece of knowledge about it, every
pair alike: the chance that an average case is pointed at.

Candidates are the leaves of a tree that grows by one activity a level and follows only what occurs. Since
1 − H(c/n)/log n = Σ c_v log c_v / (n log n), all need two sums over the variants that hold a candidate, and
all leaves of one parent come out of one product of matrices.

Up to LIMIT leaves all are visited. Beyond, parents are drawn by random descents, each weighted by the
inverse of its chance (Knuth, Estimating the efficiency of backtrack programs, 1975): the weighted mean over
their leaves is that over all leaves; its standard error is returned. A descent prefers branches with many
leaves: in proportion to how many a single variant offers there at most, which is known beforehand.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from engine.kinds.eventlogs.background_knowledge import KnowledgeIndex
from engine.kinds.eventlogs.data import Variant

KINDS = ("set", "multiset", "sequence")
LIMIT = 20_000  # candidates looked at one by one
SAMPLE = 500  # descents beyond


@dataclass(frozen=True)
class Disclosure:
    case: float
    trace: float
    candidates: int  # counted, or drawn
    sampled: bool
    average: float  # 1/n for an average case
    case_error: float = 0.0  # standard errors, where sampled
    trace_error: float = 0.0
    average_error: float = 0.0


def unique_share(counts: Sequence[int]) -> float:
    """Share of the cases whose variant nobody shares."""
    total = sum(counts)
    return sum(1 for count in counts if count == 1) / total if total else 0.0


def disclosure(
    log: Mapping[Variant, int], kind: str, size: int, random: np.random.Generator
) -> Disclosure | None:
    """Risk under knowledge of this kind and size; None where no case has that many activities."""
    return disclosure_of(KnowledgeIndex(log, kind), size, random, LIMIT, SAMPLE) if log else None


def disclosure_of(
    index: KnowledgeIndex, size: int, random: np.random.Generator, limit: int, sample: int
) -> Disclosure | None:
    """The same for a log that is asked about again and again, with limits of one's own."""
    if index.max_candidates(size) > limit:
        return _sampled(index, size, random, sample)
    risks, count = [], 0
    for leaves in sibling_leaves(index, size):
        count += len(leaves)
        if count > limit:
            return _sampled(index, size, random, sample)
        risks.append(_risks(leaves))
    if not count:
        return None
    case, trace, held = (math.fsum(column) / count for column in np.concatenate(risks).T.tolist())
    return Disclosure(case, trace, count, False, 1 / held)


def _risks(leaves: np.ndarray) -> np.ndarray:
    """(1/n, 1 − H/log n, n) of leaves given as n and Σ c log c."""
    n = leaves[:, 0]
    known = np.ones(len(leaves))
    np.divide(leaves[:, 1], n * np.log(n, where=n > 1, out=np.ones(len(leaves))), out=known, where=n > 1)
    return np.column_stack([1 / n, known, n])


def _sampled(index: KnowledgeIndex, size: int, random: np.random.Generator, sample: int) -> Disclosure:
    """A ratio estimate: weighted sums of the risks by weighted numbers of the leaves."""
    descents = RandomDescents(index, size)
    sums, weights = np.zeros((sample, 3)), np.zeros(sample)
    for row in range(sample):
        leaves, weight = descents.draw(random)
        sums[row], weights[row] = weight * _risks(leaves).sum(axis=0), weight * len(leaves)
    mean = sums.sum(axis=0) / weights.sum()
    error = np.sqrt(((sums - mean * weights[:, None]) ** 2).sum(axis=0)) / weights.sum()
    case, trace, held = mean.tolist()
    # 1/n̄ by the delta method: its error is that of n̄, divided by n̄².
    errors = error[0], error[1], error[2] / held**2
    return Disclosure(case, trace, sample, True, 1 / held, *map(float, errors))


@dataclass(frozen=True)
class Node:
    """The beginning of a candidate: who holds it, and where it may go on."""

    holders: np.ndarray  # places of the variants
    state: np.ndarray  # sequences: where each of them stands
    first: int  # sets and multisets: activities from here on
    left: int


def sibling_leaves(log: KnowledgeIndex, size: int) -> Iterator[np.ndarray]:
    """Every candidate once, as n and Σ c log c, those with the same parent together; depth first."""
    stack = [_root(log, size)]
    while stack:
        node = stack.pop()
        leaves = _leaves(log, node)
        if len(leaves):
            yield leaves
        stack += [_child(log, node, branch) for branch in reversed(_branches(log, node))]


class RandomDescents:
    """Random ways from the root to a parent of leaves."""

    def __init__(self, log: KnowledgeIndex, size: int):
        self._log, self._root = log, _root(log, size)
        self._counts = log.candidate_counts(size)
        self._kept: dict[tuple, Branching] = {}

    def draw(self, random: np.random.Generator) -> tuple[np.ndarray, float]:
        """The leaves of a random parent, and the inverse of its chance."""
        node, weight = self._root, 1.0
        path: tuple = ()
        while True:
            branching = self._kept.get(path) or self._branching(node)
            place = int(np.searchsorted(branching.upto, random.random() * branching.upto[-1], side="right"))
            weight *= branching.upto[-1] / (
                branching.upto[place] - (branching.upto[place - 1] if place else 0)
            )
            if place == len(branching.branches):
                return branching.leaves, weight
            branch = branching.branches[place]
            if branch not in branching.children:
                branching.children[branch] = _child(self._log, node, branch)
            if len(path) < 2:  # the upper levels hold most variants and are passed again and again
                self._kept[path] = branching
            node, path = branching.children[branch], (*path, branch)

    def _branching(self, node: Node) -> Branching:
        leaves, branches = _leaves(self._log, node), _branches(self._log, node)
        offered = self._offered(node, branches) if branches else np.zeros(0)
        some = np.flatnonzero(offered)  # without those on which no variant reaches a leaf
        upto = np.cumsum(np.append(offered[some], [len(leaves)] if len(leaves) else []))
        return Branching([branches[place] for place in some], leaves, upto, {})

    def _offered(self, node: Node, branches: list[tuple[int, int]]) -> np.ndarray:
        """How many leaves a single variant offers behind each branch at most."""
        codes, times = np.array(branches).T
        if self._log.kind == "sequence":
            return self._counts[node.left - 1][self._log.walk[node.state]].max(axis=0)[codes]
        ways = np.stack([self._counts[code + 1][node.left - n, node.holders] for code, n in branches])
        return (ways * (self._log.times[codes][:, node.holders] >= times[:, None])).max(axis=1)


@dataclass(frozen=True)
class Branching:
    """Where a descent may go from a node: on to a child, or (last) to the leaves of the node."""

    branches: list[tuple[int, int]]
    leaves: np.ndarray
    upto: np.ndarray  # running sums of the chances
    children: dict[tuple[int, int], Node]


def _root(log: KnowledgeIndex, size: int) -> Node:
    return Node(np.arange(log.starts.size), log.starts, 0, size)


def _leaves(log: KnowledgeIndex, node: Node) -> np.ndarray:
    """n and Σ c log c of the candidates that one more activity (or the same again) completes."""
    if node.left > 1 and log.kind != "multiset":
        return log.sums[:0]
    if log.kind == "sequence":
        fits = (log.walk[node.state] > 0).T
    else:
        fits = log.times[node.first :, node.holders] >= node.left
    found = fits.astype(np.float64) @ log.sums[node.holders]
    return found[found[:, 0] > 0]


def _branches(log: KnowledgeIndex, node: Node) -> list[tuple[int, int]]:
    """(activity, times) that some holder goes on with, and that leaves something to add."""
    if node.left == 1:
        return []
    if log.kind == "sequence":
        return [(code, 1) for code in np.flatnonzero(log.walk[node.state].any(axis=0)).tolist()]
    most = log.times[node.first :, node.holders].max(axis=1, initial=0).tolist()
    return [
        (node.first + step, times)
        for step, highest in enumerate(most)
        for times in range(1, min(highest, node.left - 1) + 1)
    ]


def _child(log: KnowledgeIndex, node: Node, branch: tuple[int, int]) -> Node:
    code, times = branch
    if log.kind == "sequence":
        state = log.walk[node.state, code]
        return Node(node.holders[state > 0], state[state > 0], 0, node.left - 1)
    on = log.times[code, node.holders] >= times
    return Node(node.holders[on], node.state[:0], code + 1, node.left - times)
