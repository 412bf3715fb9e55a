"""The fringe: edges that rest on a single person, and the factor that blurs them.

`contributors`: N_ij = 1. `strength`: W_ij = 1 and (out-strength of i is 1 or in-strength of j is 1).
On each edge of the fringe five integers uniform on 1..10 shape a Dirichlet draw, which gives the
probabilities of the factors 1..5; W_ij is multiplied by the factor drawn from them.
`uniform`: a fresh draw an edge (each factor then has probability 1/5 for who does not see the draw);
`sorted`: the probabilities in descending order, so that 1 is likeliest; `shared`: one draw a release.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np

from engine.kinds.graphs.data import Flags, Floats, Graph

FACTORS = np.arange(1, 6)
LARGEST_SHAPE = 10


def fringe(graph: Graph, rule: str) -> Flags:
    """Which cells belong to the fringe (`rule`: contributors | strength | none)."""
    if rule == "none":
        return np.zeros(graph.edges, bool)
    if rule == "contributors":
        assert graph.contributors is not None
        return graph.contributors == 1
    nodes = len(graph.labels)
    out = np.bincount(graph.source, graph.weight, nodes)
    into = np.bincount(graph.target, graph.weight, nodes)
    if not graph.directed:
        loops = graph.source == graph.target
        both = out + into - np.bincount(graph.source[loops], graph.weight[loops], nodes)
        out = into = both
    return (graph.weight == 1) & ((out[graph.source] == 1) | (into[graph.target] == 1))


def draw_factors(count: int, law: str, generator: np.random.Generator) -> tuple[Floats, Floats]:
    """A factor for each of `count` edges, and the probabilities an attacker should reckon with: the
    marginal ones, or for `shared` the very draw (to know it would be the stronger attacker)."""
    draws = 1 if law == "shared" else count
    shapes = generator.integers(1, LARGEST_SHAPE + 1, (draws, len(FACTORS)))
    gammas = generator.standard_gamma(shapes)
    probabilities = gammas / gammas.sum(axis=1, keepdims=True) if draws else gammas
    if law == "sorted":
        probabilities = -np.sort(-probabilities, axis=1)
    reckoned = probabilities[0] if law == "shared" else factor_marginals(law)
    steps = np.cumsum(probabilities, axis=1)[:, :-1]
    chosen = (generator.random(count)[:, None] > steps).sum(axis=1)
    return FACTORS[chosen].astype(np.float64), np.asarray(reckoned)


@cache
def factor_marginals(law: str) -> Floats:
    """The probability of each factor when nothing is known of the draw.

    For `sorted`: E D_(r) of a Dirichlet with integer shapes. A Dirichlet is independent gammas over their
    independent sum, so E D_(r) = E G_(r) / Σ shapes, and E G_(r) = ∫ P(G_(r) > x) dx, where the number of
    gammas above x is a sum of five independent coins. Summed over all multisets of shapes.
    """
    if law != "sorted":
        return np.full(len(FACTORS), 1 / len(FACTORS))
    from scipy.special import gammaincc

    x = np.linspace(0.0, 45.0, 301)
    above = np.array([gammaincc(shape, x) for shape in range(1, LARGEST_SHAPE + 1)])
    bags = list(combinations_with_replacement(range(1, LARGEST_SHAPE + 1), len(FACTORS)))
    orders = [factorial(len(bag)) // prod(factorial(bag.count(shape)) for shape in set(bag)) for bag in bags]
    shapes = np.array(bags)
    means = _mean_order_statistics(above[shapes - 1], x) / shapes.sum(axis=1)[:, None]
    marginal = np.average(means, axis=0, weights=orders)
    return marginal / marginal.sum()


def _mean_order_statistics(above: np.ndarray, x: np.ndarray) -> Floats:
    """E of the largest, second largest … of independent variables with P(G_i > x) = above[…, i, :]."""
    many, variables, points = above.shape
    count = np.zeros((many, variables + 1, points))
    count[:, 0] = 1.0
    for at in range(variables):
        coin = above[:, at : at + 1]
        count[:, 1:] = count[:, 1:] * (1 - coin) + count[:, :-1] * coin
        count[:, 0] *= 1 - coin[:, 0]
    at_least = np.cumsum(count[:, ::-1], axis=1)[:, ::-1][:, 1:]
    return np.trapezoid(at_least, x, axis=2)
