"""Where nodes stand: stress majorisation on the symmetrised graph (Gansner, Koren & North 2005).

Minimises Σ d_ij⁻² (|x_i − x_j| − d_ij)², d the shortest-path distances when an edge of weight w is
(w_max/w)^½ long (at most 3). Starts from classical scaling of d, so the same graph always gets the same
picture, whatever the order of rows. The strongest `MOST_NODES` nodes are placed; the rest stand nowhere.
Places are kept for the graphs laid out last: every view, candidate and run on one original shares them.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b

import numpy as np

from engine.core.progress import Progress
from engine.kinds.graphs.data import Floats, Graph, Ints

MOST_NODES = 1_000
LONGEST = 3.0  # more would heap the strongest nodes on each other
ROUNDS = 120
KEPT = 8  # layouts: original and release of two layers, before and after another recoding

_kept: OrderedDict[bytes, Floats] = OrderedDict()


def positions(graph: Graph, progress: Progress) -> Floats:
    """nodes × 2 within the square [−1, 1]²; NaN for nodes without an edge or beyond the strongest.

    Read-only: who asks again for the same nodes, edges and weights is given the same array."""
    known = _digest(graph)
    if known not in _kept:
        placed = _layout(graph, progress)
        placed.setflags(write=False)
        _kept[known] = placed
    _kept.move_to_end(known)
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return _kept[known]


def _digest(graph: Graph) -> bytes:
    """What decides the places. A digest, so that no graph is kept alive by its layout."""
    digest = blake2b(str(len(graph.labels)).encode())
    for part in (graph.source, graph.target, graph.weight):
        digest.update(np.ascontiguousarray(part).data)
    return digest.digest()


def _layout(graph: Graph, progress: Progress) -> Floats:
    from threadpoolctl import threadpool_limits

    placed = np.full((len(graph.labels), 2), np.nan)
    chosen = strongest_nodes(graph, MOST_NODES)
    if len(chosen) == 0:
        return placed
    with threadpool_limits(1):
        distance = _distances(graph, chosen)
        points = majorise(distance, _classical(distance), progress)
    placed[chosen] = _fit(points)
    return placed


def strongest_nodes(graph: Graph, most: int) -> Ints:
    """Active nodes by strength, at most so many; in label order."""
    nodes = len(graph.labels)
    strength = np.bincount(graph.source, np.abs(graph.weight), nodes)
    strength += np.bincount(graph.target, np.abs(graph.weight), nodes)
    active = np.flatnonzero(strength > 0)
    order = np.argsort(-strength[active], kind="stable")
    return np.sort(active[order[:most]])


def majorise(distance: Floats, start: Floats, progress: Progress) -> Floats:
    """SMACOF with weights d⁻²: each round solves a Laplacian system that is factored once.

    All n × n steps are done in one piece of memory: at a thousand nodes 1.0 s instead of 1.4."""
    nodes = len(distance)
    if nodes < 2:
        return start
    near = 1 / np.where(distance > 0, distance, 1)
    np.fill_diagonal(near, 0)
    pull = near**2
    inverse = np.linalg.inv(np.diag(pull.sum(axis=1)) - pull + 1 / nodes) - 1 / nodes
    points, stress, apart = start, np.inf, np.empty_like(distance)
    for turn in range(ROUNDS):
        _squared_distances_into(points, apart)
        now = float(np.vdot(pull, apart))
        np.sqrt(apart, out=apart)
        now += nodes * (nodes - 1) - 2 * float(np.vdot(near, apart))  # the squares multiplied out
        if stress - now < 1e-5 * max(stress, 1e-12) and turn > 5:
            break
        stress = now
        np.maximum(apart, 1e-9, out=apart)
        push = np.divide(near, apart, out=apart)
        points = inverse @ (push.sum(axis=1)[:, None] * points - push @ points)
        progress.report(turn / ROUNDS)
    return points


def _squared_distances_into(points: Floats, apart: Floats) -> None:
    square = (points**2).sum(axis=1)
    np.matmul(points, -2 * points.T, out=apart)
    apart += square[:, None]
    apart += square
    np.maximum(apart, 0, out=apart)


def _distances(graph: Graph, chosen: Ints) -> Floats:
    from scipy.sparse import csr_matrix
    from scipy.sparse.csgraph import dijkstra

    nodes = len(graph.labels)
    weight = np.abs(graph.weight)
    one_way = csr_matrix((weight, (graph.source, graph.target)), shape=(nodes, nodes))[chosen][:, chosen]
    both = (one_way + one_way.T).tocsr()
    both.setdiag(0)
    both.eliminate_zeros()
    if both.nnz:
        both.data = np.minimum(np.sqrt(both.data.max() / both.data), LONGEST)
    distance = dijkstra(both, directed=False)
    near = distance[np.isfinite(distance)]
    distance[np.isinf(distance)] = near.max(initial=1.0) * 1.3
    # Two nodes are never meant to stand on one spot.
    return np.where(np.eye(len(chosen), dtype=bool), 0.0, np.maximum(distance, 1e-3))


def _classical(distance: Floats) -> Floats:
    """Classical scaling: the two leading axes of the centred squared distances, signs fixed."""
    nodes = len(distance)
    circle = np.linspace(0, 2 * np.pi, nodes, endpoint=False)
    ring = np.column_stack([np.cos(circle), np.sin(circle)])
    if nodes < 4:
        return ring
    square = distance**2
    centred = -0.5 * (square - square.mean(0) - square.mean(1)[:, None] + square.mean())
    values, vectors = np.linalg.eigh(centred)
    axes = vectors[:, -2:][:, ::-1] * np.sqrt(np.maximum(values[-2:][::-1], 0))
    largest = np.abs(axes).argmax(axis=0)
    axes = axes * np.where(axes[largest, [0, 1]] < 0, -1, 1)
    # A touch of the ring parts nodes that classical scaling puts on one spot.
    return axes + 1e-2 * (np.abs(axes).max() or 1.0) * ring


def _fit(points: Floats) -> Floats:
    points = points - (points.max(axis=0) + points.min(axis=0)) / 2
    return points / (np.abs(points).max() or 1.0)
