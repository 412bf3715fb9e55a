"""Places for the activities of a process, from its start to its end in layers.

Edges that lead back are found first: taken by falling frequency, an edge that would close a circle with
those already taken is one (a maximal acyclic subgraph that keeps what is frequent). A node's layer is its
longest way from the start; within the layers nodes are moved to the weighted mean place of their
neighbours, forth and back (Sugiyama, Tagawa, Toda 1981).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

SWEEPS = 12

Edge = tuple[int, int, float]  # from, to, weight


def sugiyama_layout(nodes: int, edges: Sequence[Edge], first: int, last: int) -> np.ndarray:
    """nodes × 2: x across a layer, centred at 0 with steps of 1, and the layer from 0 at the start."""
    forward = _forward(nodes, edges, first, last)
    layer = _layers(nodes, forward, first, last)
    order = _ordered(nodes, forward, layer)
    return np.column_stack([order, layer]).astype(float)


def _forward(nodes: int, edges: Sequence[Edge], first: int, last: int) -> list[Edge]:
    """The edges that lead on; none enters the start or leaves the end."""
    taken: list[Edge] = []
    follows: list[set[int]] = [set() for _ in range(nodes)]
    for a, b, weight in sorted(edges, key=lambda edge: (-edge[2], edge[0], edge[1])):
        if a != b and b != first and a != last and not _reaches(follows, b, a):
            follows[a].add(b)
            taken.append((a, b, weight))
    return taken


def _reaches(follows: Sequence[set[int]], start: int, goal: int) -> bool:
    seen, stack = {start}, [start]
    while stack:
        node = stack.pop()
        if node == goal:
            return True
        stack += follows[node] - seen
        seen |= follows[node]
    return False


def _layers(nodes: int, forward: Sequence[Edge], first: int, last: int) -> np.ndarray:
    layer = np.zeros(nodes, int)
    for node in range(nodes):
        if node != first:
            layer[node] = 1
    for _ in range(nodes):
        moved = False
        for a, b, _weight in forward:
            if layer[b] <= layer[a]:
                layer[b], moved = layer[a] + 1, True
        if not moved:
            break
    _put_before_successors(layer, forward, first)
    if 0 <= last < nodes:
        layer[last] = max(int(layer.max()), layer[last])
        others = [layer[node] for node in range(nodes) if node != last]
        if others and max(others) >= layer[last]:
            layer[last] = max(others) + 1
    return layer


def _put_before_successors(layer: np.ndarray, forward: Sequence[Edge], first: int) -> None:
    """What nothing leads to stands just before what it leads to, not up at the start."""
    entered = {b for _, b, _ in forward}
    for a in {a for a, _, _ in forward} - entered - {first}:
        layer[a] = max(1, min(layer[b] for one, b, _ in forward if one == a) - 1)


def _ordered(nodes: int, forward: Sequence[Edge], layer: np.ndarray) -> np.ndarray:
    """Places across, by weighted means of the neighbours' places."""
    near: list[list[tuple[int, float]]] = [[] for _ in range(nodes)]
    for a, b, weight in forward:
        near[a].append((b, weight))
        near[b].append((a, weight))
    across = np.zeros(nodes)
    groups = [np.flatnonzero(layer == number) for number in range(int(layer.max(initial=0)) + 1)]
    for group in groups:
        across[group] = np.arange(len(group)) - (len(group) - 1) / 2
    for sweep in range(SWEEPS):
        for group in groups if sweep % 2 == 0 else reversed(groups):
            wanted = [_mean(across, near[node], across[node]) for node in group]
            across[group[np.argsort(wanted, kind="stable")]] = (
                np.arange(len(group)) - (len(group) - 1) / 2 + np.clip(np.mean(wanted), -1.5, 1.5)
            )
    return across


def _mean(across: np.ndarray, near: Sequence[tuple[int, float]], own: float) -> float:
    weight = sum(amount for _, amount in near)
    return sum(across[node] * amount for node, amount in near) / weight if weight else own
