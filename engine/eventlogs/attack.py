"""What someone who knows a few activities of a case can find out.

Background knowledge of size l is a set, a multiset or a sequence (in order, gaps allowed) of activities
of one case. For every candidate that occurs, with n matching cases of which p_v follow variant v:

    case disclosure  = mean of 1/n            trace disclosure = 1 − mean of H(p) / log n   (0 for n = 1)

(Rafiei, van der Aalst: Towards Quantifying Privacy in Process Mining, 2020; normalised by the entropy
of n different traces). Candidates are the leaves of a tree that grows by one activity a level and follows
only what occurs. Up to LIMIT leaves all are visited; beyond, leaves are sampled by random descents, each
weighted by the product of the branchings on its way (Knuth, Estimating the efficiency of backtrack
programs, 1975): the weighted mean is that over all leaves; its standard error is returned.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from engine.eventlogs.data import Variant

KINDS = ("set", "multiset", "sequence")
LIMIT = 20_000  # candidates looked at one by one
SAMPLE = 2_000


@dataclass(frozen=True)
class Disclosure:
    case: float
    trace: float
    candidates: int  # counted, or drawn
    sampled: bool
    case_error: float = 0.0  # standard errors, where sampled
    trace_error: float = 0.0


def unique_share(counts: Sequence[int]) -> float:
    """Share of the cases whose variant nobody shares."""
    total = sum(counts)
    return sum(1 for count in counts if count == 1) / total if total else 0.0


def disclosure(
    log: Mapping[Variant, int],
    kind: str,
    size: int,
    random: np.random.Generator,
    limit: int = LIMIT,
    sample: int = SAMPLE,
) -> Disclosure | None:
    """Risk under knowledge of this kind and size; None where no case has that many activities."""
    if not log:
        return None
    tree, counts = CandidateTree(list(log), kind), np.array(list(log.values()), np.int64)
    risks: list[tuple[float, float]] = []
    for holders in tree.leaves(size):
        if len(risks) == limit:
            return _sampled(tree, counts, size, random, sample)
        risks.append(_risk(counts[holders]))
    if not risks:
        return None
    case, trace = (math.fsum(column) / len(risks) for column in zip(*risks, strict=True))
    return Disclosure(case, trace, len(risks), False)


def _risk(matching: np.ndarray) -> tuple[float, float]:
    """(1/n, 1 − H/log n) of one candidate."""
    n = int(matching.sum())
    if n == 1:
        return 1.0, 1.0
    shares = matching / n
    entropy = -float((shares * np.log(shares)).sum())
    return 1 / n, 1 - entropy / math.log(n)


def _sampled(
    tree: CandidateTree, counts: np.ndarray, size: int, random: np.random.Generator, sample: int
) -> Disclosure:
    risks, weights = np.zeros((sample, 2)), np.zeros(sample)
    for row in range(sample):
        holders, weight = tree.descend(size, random)
        if weight:
            risks[row], weights[row] = _risk(counts[holders]), weight
    mean = (risks * weights[:, None]).sum(axis=0) / weights.sum()
    error = np.sqrt((weights[:, None] ** 2 * (risks - mean) ** 2).sum(axis=0)) / weights.sum()
    return Disclosure(float(mean[0]), float(mean[1]), sample, True, float(error[0]), float(error[1]))


@dataclass(frozen=True)
class Node:
    """The beginning of a candidate: who holds it, and where it may go on."""

    holders: np.ndarray  # places of the variants
    state: np.ndarray  # sequences: where each of them stands
    first: int  # sets and multisets: activities from here on
    left: int


class CandidateTree:
    """All candidates that occur in some variant; all variants are looked at together.

    `times[a, v]`: how often v holds activity a. `walk[p, a]`: the state after the next a from state p,
    0 where there is none; every variant has a run of states of its own, beginning at `starts`.
    """

    def __init__(self, variants: Sequence[Variant], kind: str):
        self.kind = kind
        codes = {name: code for code, name in enumerate(sorted({n for v in variants for n in v}))}
        sizes = np.array([len(variant) + 1 for variant in variants])
        self.starts = np.cumsum(sizes) - sizes + 1
        self.times = np.zeros((len(codes), len(variants)), np.int32)
        self.walk = np.zeros((int(sizes.sum()) + 1 if kind == "sequence" else 1, len(codes)), np.int32)
        self._known: dict[tuple, tuple[list, dict]] = {}
        for place, (start, variant) in enumerate(zip(self.starts.tolist(), variants, strict=True)):
            for name, times in Counter(variant).items():
                self.times[codes[name], place] = times
            for p in range(len(variant) - 1, -1, -1) if kind == "sequence" else ():
                self.walk[start + p] = self.walk[start + p + 1]
                self.walk[start + p, codes[variant[p]]] = start + p + 1

    def root(self, size: int) -> Node:
        return Node(np.arange(self.starts.size), self.starts, 0, size)

    def leaves(self, size: int) -> Iterator[np.ndarray]:
        """The holders of every candidate, depth first."""
        stack = [self.root(size)]
        while stack:
            node = stack.pop()
            if node.left == 0:
                yield node.holders
            else:
                stack += [self._child(node, branch) for branch in reversed(self._branches(node))]

    def descend(self, size: int, random: np.random.Generator) -> tuple[np.ndarray, float]:
        """A random leaf and the inverse of its probability; weight 0 where the way ends too early."""
        node, weight = self.root(size), 1.0
        path: tuple = (size,)
        while node.left:
            # The upper levels hold most variants and are passed again and again: keep them.
            keep = len(path) < 3
            branches, children = self._known.get(path) or (self._branches(node), {})
            if keep:
                self._known[path] = branches, children
            if not branches:
                return node.holders, 0.0
            branch = branches[int(random.integers(len(branches)))]
            node = children.get(branch) or self._child(node, branch)
            if keep:
                children[branch] = node
            weight *= len(branches)
            path = (*path, branch)
        return node.holders, weight

    def _branches(self, node: Node) -> list[tuple[int, int]]:
        """(activity, times) that some holder goes on with."""
        if self.kind == "sequence":
            return [(code, 1) for code in np.flatnonzero(self.walk[node.state].any(axis=0)).tolist()]
        most = self.times[node.first :, node.holders].max(axis=1, initial=0).tolist()
        cap = 1 if self.kind == "set" else node.left
        return [
            (node.first + step, times)
            for step, highest in enumerate(most)
            for times in range(1, min(highest, cap) + 1)
        ]

    def _child(self, node: Node, branch: tuple[int, int]) -> Node:
        code, times = branch
        if self.kind == "sequence":
            state = self.walk[node.state, code]
            return Node(node.holders[state > 0], state[state > 0], 0, node.left - 1)
        on = self.times[code, node.holders] >= times
        return Node(node.holders[on], node.state[:0], code + 1, node.left - times)
