"""Betweenness and closeness over weighted shortest paths (distance 1/weight), compiled.

Brandes 2001 with Dijkstra: one pass a source gives the distances to all, the number of shortest paths,
and the dependency of every node. Closeness is inward (how near the others are to a node), scaled by the
share of nodes that reach it (Wasserman & Faust 1994). Above 5 000 nodes, or where it would take long, only
some sources are visited, evenly spread over the labels; sums are scaled up accordingly.
"""

from __future__ import annotations

from dataclasses import dataclass

import numba
import numpy as np

from engine.graphs.data import Floats, Ints
from engine.progress import Progress

EXACT_NODES = 5_000
EXACT_STEPS = 60_000_000  # sources × (nodes + edges): about three seconds
SAMPLED_STEPS = 25_000_000
FEWEST_SOURCES = 64
TIE = 1e-10  # relative: lengths such as 1/3 + 1/3 and 2/3 are one distance


@dataclass(frozen=True)
class PathCentrality:
    betweenness: Floats
    closeness: Floats
    sources: int  # how many were visited


def path_centrality(
    nodes: int, source: Ints, target: Ints, weight: Floats, progress: Progress
) -> PathCentrality:
    """Of a directed graph without parallel edges; self-loops play no part."""
    proper = source != target
    order = np.lexsort((target[proper], source[proper]))
    heads = target[proper][order].astype(np.int64)
    lengths = 1.0 / weight[proper][order].astype(np.float64)
    begins = np.searchsorted(source[proper][order], np.arange(nodes + 1)).astype(np.int64)
    visited = _sources(nodes, len(heads))
    between, distance, reached = np.zeros(nodes), np.zeros(nodes), np.zeros(nodes)
    step = max(1, int(4_000_000 // max(1, nodes + len(heads))))
    for begin in range(0, len(visited), step):
        _brandes(begins, heads, lengths, visited[begin : begin + step], between, distance, reached)
        progress.report(begin / max(1, len(visited)))
    scale = nodes / max(1, len(visited))
    return PathCentrality(between * scale, _closeness(distance, reached, scale, nodes), len(visited))


def _sources(nodes: int, edges: int) -> Ints:
    if nodes <= EXACT_NODES and nodes * (nodes + edges) <= EXACT_STEPS:
        return np.arange(nodes)
    most = max(FEWEST_SOURCES, SAMPLED_STEPS // (nodes + edges))
    return np.unique(np.linspace(0, nodes - 1, min(most, nodes)).astype(np.int64))


def _closeness(distance: Floats, reached: Floats, scale: float, nodes: int) -> Floats:
    near = np.where(distance > 0, reached / np.where(distance > 0, distance, 1), 0.0)
    return near * np.minimum(1.0, reached * scale / max(1, nodes - 1))


@numba.njit(cache=True, nogil=True)
def _brandes(begins, heads, lengths, sources, between, distance, reached):
    """Add what the paths from each source tell: of betweenness, and the sum and number of distances."""
    nodes = len(begins) - 1
    dist = np.empty(nodes)
    paths = np.zeros(nodes)
    dependency = np.zeros(nodes)
    done = np.empty(nodes, np.bool_)
    order = np.empty(nodes, np.int64)
    room = len(heads) + nodes + 1
    heap_key = np.empty(room)
    heap_node = np.empty(room, np.int64)
    for s in sources:
        settled = _dijkstra(begins, heads, lengths, s, dist, done, order, heap_key, heap_node)
        for place in range(settled):
            paths[order[place]] = 0.0
            dependency[order[place]] = 0.0
        paths[s] = 1.0
        for place in range(settled):
            u = order[place]
            for e in range(begins[u], begins[u + 1]):
                v = heads[e]
                # Strictly farther, or rounding could make two nodes each other's predecessors.
                if dist[v] > dist[u] and dist[u] + lengths[e] <= dist[v] * (1 + TIE):
                    paths[v] += paths[u]
        for place in range(settled - 1, -1, -1):
            u = order[place]
            for e in range(begins[u], begins[u + 1]):
                v = heads[e]
                if dist[v] > dist[u] and dist[u] + lengths[e] <= dist[v] * (1 + TIE):
                    dependency[u] += paths[u] / paths[v] * (1 + dependency[v])
            if u != s:
                between[u] += dependency[u]
                distance[u] += dist[u]
                reached[u] += 1


@numba.njit(cache=True, nogil=True)
def _dijkstra(begins, heads, lengths, s, dist, done, order, heap_key, heap_node):
    """Fill `dist` and, nearest first, `order` with the nodes reached from s; how many there are."""
    dist[:] = np.inf
    done[:] = False
    settled = 0
    size = 1
    heap_key[0], heap_node[0] = 0.0, s
    dist[s] = 0.0
    while size > 0:
        # Take the nearest; entries that were improved since are passed over.
        u = heap_node[0]
        size -= 1
        key, node = heap_key[size], heap_node[size]
        at = 0
        while True:
            child = 2 * at + 1
            if child >= size:
                break
            if child + 1 < size and heap_key[child + 1] < heap_key[child]:
                child += 1
            if heap_key[child] >= key:
                break
            heap_key[at], heap_node[at] = heap_key[child], heap_node[child]
            at = child
        heap_key[at], heap_node[at] = key, node
        if done[u]:
            continue
        done[u] = True
        order[settled] = u
        settled += 1
        for e in range(begins[u], begins[u + 1]):
            v = heads[e]
            if done[v]:
                continue
            d = dist[u] + lengths[e]
            if d < dist[v]:
                dist[v] = d
                at = size
                size += 1
                while at > 0 and heap_key[(at - 1) // 2] > d:
                    heap_key[at], heap_node[at] = heap_key[(at - 1) // 2], heap_node[(at - 1) // 2]
                    at = (at - 1) // 2
                heap_key[at], heap_node[at] = d, v
    return settled
