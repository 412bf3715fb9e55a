"""A differentially private aggregate: bounded contributions, exact noise, a threshold, then low rank.

Each person keeps at most c edges (a random c of theirs). Y = N + discrete Laplace(b) on every edge that
somebody drew, published only where Y ≥ T. With b = c/ε and δ₁ = δ/c this is (ε, δ)-differentially
private per *person* (1/b per edge): for an edge others drew too, one person moves the count by one; an
edge only this person drew appears with probability at most δ₁ (Korolova et al. 2009). Low rank, rounding
and flooring come after and cost nothing (post-processing).

The published formula T = 1 + b·ln(1/(2δ₁)) is that of continuous Laplace. For the discrete noise drawn
here P(1 + X ≥ m) = q^(m−1)/(1+q), which exceeds δ₁ by up to 2/(1+q) where T falls just under a whole
number; the smallest whole number that holds is used, never less than T. b = 0.9, δ₁ = 10⁻³: T = 6.593,
applied at 7; b = 2, δ₁ = 10⁻⁴: T = 18.034, applied at 19.

Survivors are floored at the applied threshold after the low rank: everybody knows Y ≥ T anyway, so it
adds nothing, loses less, and lets the verifier see the threshold in the file.

A person with edges in both layers of a signed study has c edges over both together, and both layers are
always published, also an empty one. `c` is a number the steward sets (5 unless set): taken from the data
it would be a fact that the promise does not cover. The 95th percentile of the file is only ever shown.
The whole proof stands in docs/proofs/graphs-private.md.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np

from engine.core.discrete_laplace import applied_threshold, exact_discrete_laplace, threshold
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.graphs.aggregate import Contributions, contributions, graph_of, split_signs
from engine.kinds.graphs.data import Flags, Graph, Ints, Study, Trace, WeightSnapshot
from engine.kinds.graphs.lowrank import Rank, approximate
from engine.kinds.graphs.synthetic import round_half_up


@dataclass(frozen=True)
class Budget:
    """What the promise costs: ε and δ a person, at most c edges a person."""

    epsilon: float
    delta: float
    c: int

    @property
    def exact_scale(self) -> Fraction:
        # The decimal the steward typed, not the binary number next to it.
        return Fraction(self.c) / Fraction(repr(self.epsilon))

    @property
    def scale(self) -> float:
        return self.c / self.epsilon

    @property
    def delta_edge(self) -> float:
        return self.delta / self.c

    @property
    def threshold(self) -> float:
        return threshold(self.scale, self.delta_edge)

    @property
    def applied_threshold(self) -> int:
        return applied_threshold(self.scale, self.delta_edge)


def edges_per_person(study: Study) -> Ints:
    """How many edges each person drew, over all layers."""
    if not study.statements.ensemble:
        raise InputError(
            "this file does not say who drew which edge, so what one person adds cannot be bounded",
            hint="load the participants' maps (participant, source, target), or use the synthetic technique",
        )
    counts = np.zeros(len(study.statements.people), np.int64)
    for _, statements in split_signs(study.statements, study.signed):
        counts += np.bincount(contributions(statements, "binary").person, minlength=len(counts))
    return counts


def bounded_layers(study: Study, c: int, randomness: Randomness) -> tuple[list[tuple[str, Graph]], int]:
    """The graphs when each person keeps a random c of their edges, and how many edges were left out."""
    parts = split_signs(study.statements, study.signed)
    given = [contributions(statements, "binary") for _, statements in parts]
    person = np.concatenate([part.person for part in given])
    kept = bound_contributions(person, c, randomness)
    graphs, begin = [], 0
    for (name, statements), part in zip(parts, given, strict=True):
        own = kept[begin : begin + len(part.person)]
        begin += len(part.person)
        chosen = Contributions(part.person[own], part.source[own], part.target[own], part.weight[own])
        graphs.append((name, graph_of(chosen, statements.labels, statements.directed)))
    return graphs, int(np.sum(~kept))


def bound_contributions(person: Ints, c: int, randomness: Randomness) -> Flags:
    """A random c of every person's entries, drawn from cryptographic bits in the order of people."""
    bits = randomness.bits("graph contributions")
    kept = np.ones(len(person), bool)
    order = np.argsort(person, kind="stable")
    begins = np.unique(person[order], return_index=True)[1]
    ends = np.append(begins[1:], len(person))
    for place in np.flatnonzero(ends - begins > c):
        own = order[begins[place] : ends[place]]
        kept[own] = False
        kept[own[bits.sample(range(len(own)), c)]] = True
    return kept


def privatise(
    graph: Graph, budget: Budget, rank: Rank, randomness: Randomness, progress: Progress, name: str = ""
) -> Trace:
    """Noise and threshold on the bounded counts, then the low rank of the survivors."""
    noise = exact_discrete_laplace(graph.edges, budget.exact_scale, randomness.bits("graph noise " + name))
    noised = graph.weight + noise
    kept = noised >= budget.applied_threshold
    above = np.where(kept, noised, 0.0)
    progress.snapshot(
        lambda: WeightSnapshot("After noise and threshold", name, graph.source, graph.target, above)
    )
    progress.report(0.3)
    survivors = replace(graph.subgraph(kept), contributors=None)
    made = approximate(survivors, noised[kept], rank, progress)
    synthetic = np.zeros(graph.edges)
    synthetic[kept] = np.maximum(round_half_up(made.values), budget.applied_threshold)
    nothing = np.zeros(graph.edges, bool)
    ones = np.ones(graph.edges)
    drawn = noise.astype(np.float64)
    return Trace(graph, nothing, ones, noised, drawn, kept, synthetic, made.rank, made.capped, np.ones(1))


def reachable_epsilon(counts: Ints, c: int, delta: float, share: float = 0.1) -> float | None:
    """The ε at which the strongest `share` of the edges would come through: what this study can reach."""
    if not len(counts):
        return None
    reach = float(np.quantile(counts, 1 - share))
    low, high = 1e-3, 1e3

    def passes(epsilon: float) -> bool:
        return applied_threshold(c / epsilon, delta / c) <= reach

    if not passes(high):
        return None
    for _ in range(60):
        middle = math.sqrt(low * high)
        low, high = (low, middle) if passes(middle) else (middle, high)
    return high
