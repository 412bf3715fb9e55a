"""Betweenness and closeness over weighted shortest paths (distance 1/weight), compiled.

Brandes 2001 with Dijkstra: one pass a source gives the distances to all, the number of shortest paths,
and the dependency of every node. Nodes wait in buckets no wider than the shortest edge (Dial 1969; Dinitz
1978): whoever is in the nearest one has its distance. Where most buckets are empty a heap takes their
place. Closeness is inward (how near the others are to a node), scaled by the share of nodes that reach it
(Wasserman & Faust 1994). Above 5 000 nodes, or where it would take long, only some sources are visited,
evenly spread over the labels; sums are scaled up accordingly.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numba
import numpy as np

from engine.core.progress import Progress
from engine.kinds.graphs.data import Floats, Ints

EXACT_NODES = 5_000
EXACT_STEPS = 150_000_000  # sources × (nodes + edges): about four seconds
SAMPLED_STEPS = 25_000_000
FEWEST_SOURCES = 64
THREADS = 2  # the same on every machine: sums of parts are the same to the last digit
BUCKETS = 1 << 14  # at most: beyond, looking through empty ones takes longer than a heap
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
    heads = target[proper][order].astype(np.int32)
    lengths = 1.0 / weight[proper][order].astype(np.float64)
    begins = np.searchsorted(source[proper][order], np.arange(nodes + 1)).astype(np.int64)
    visited = _sources(nodes, len(heads))
    scale, buckets = _buckets(lengths)
    sums = np.zeros((THREADS, 3, nodes))
    step = max(THREADS, int(THREADS * 4_000_000 // max(1, nodes + len(heads))))
    with ThreadPoolExecutor(THREADS) as pool:
        for begin in range(0, len(visited), step):
            parts = np.array_split(visited[begin : begin + step], THREADS)
            work = [
                pool.submit(_brandes, begins, heads, lengths, scale, buckets, *one)
                for one in zip(parts, sums, strict=True)
            ]
            for one in work:
                one.result()
            progress.report(begin / max(1, len(visited)))
    between, distance, reached = sums.sum(axis=0)
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


def _buckets(lengths: Floats) -> tuple[float, int]:
    """Buckets a unit of length, and how many are in use at a time (a power of two; 0 says: take the heap).

    The margin puts a node's predecessors on shortest paths into earlier buckets, whatever the rounding."""
    if not len(lengths):
        return 1.0, 0
    scale = 1.001 / float(lengths.min())
    wanted = float(lengths.max()) * scale + 2
    return (scale, 1 << int(np.ceil(np.log2(wanted)))) if wanted <= BUCKETS else (scale, 0)


@numba.njit(cache=True, nogil=True)
def _brandes(begins, heads, lengths, scale, buckets, sources, sums):
    """Add what the paths from each source tell: of betweenness, and the sum and number of distances."""
    between, distance, reached = sums
    nodes = len(begins) - 1
    dist, paths = np.empty(nodes), np.empty(nodes)
    share = np.empty(nodes)  # (1 + dependency) / paths, once a node's dependency is known
    order, taken = np.empty(nodes, np.int32), np.empty(nodes + 1, np.int32)
    ways = np.empty(len(heads), np.int32)
    done = np.empty(nodes, np.bool_)
    heap_key, heap_node = np.empty(len(heads) + 2), np.empty(len(heads) + 2, np.int32)
    first, chain = np.full(buckets, -1, np.int32), np.empty(len(heads) + 2, np.int32)
    for s in sources:
        settled = -1
        if buckets:
            settled = _dijkstra_in_buckets(
                begins,
                heads,
                lengths,
                s,
                dist,
                paths,
                order,
                taken,
                ways,
                done,
                scale,
                first,
                chain,
                heap_node,
            )
        if settled < 0:
            buckets = 0
            settled = _dijkstra(
                begins, heads, lengths, s, dist, paths, order, taken, ways, done, heap_key, heap_node
            )
        for place in range(settled - 1, -1, -1):
            u = order[place]
            near = dist[u]
            dependency = 0.0
            for at in range(taken[place], taken[place + 1]):
                v = heads[ways[at]]
                if near + lengths[ways[at]] <= dist[v] * (1 + TIE):
                    dependency += share[v]
            dependency *= paths[u]
            share[u] = (1 + dependency) / paths[u]
            if u != s:
                between[u] += dependency
                distance[u] += near
                reached[u] += 1


@numba.njit(cache=True, nogil=True)
def _dijkstra(begins, heads, lengths, s, dist, paths, order, taken, ways, done, heap_key, heap_node):
    """Fill `dist` and the number of shortest `paths`, and `order` with the nodes reached from s, nearest
    first; how many there are. A node that is settled has all its predecessors behind it, so paths are
    counted on the way. `ways[taken[i] : taken[i + 1]]` are the edges by which the i-th came nearer to
    somebody: all shortest paths are among them, and they are few."""
    dist[:] = np.inf
    done[:] = False
    settled, found, size = 0, 0, 1
    heap_key[0], heap_node[0] = 0.0, s
    dist[s], paths[s] = 0.0, 1.0
    while size > 0:
        # Take the nearest (entries that were improved since are passed over): the gap sinks to the bottom,
        # always to the smaller child, and the last entry rises from there: no branch to be guessed wrong.
        u = heap_node[0]
        size -= 1
        key, node = heap_key[size], heap_node[size]
        heap_key[size] = np.inf
        at, child = 0, 1
        while child < size:
            child += heap_key[child + 1] < heap_key[child]
            heap_key[at], heap_node[at] = heap_key[child], heap_node[child]
            at, child = child, 2 * child + 1
        while at > 0 and heap_key[(at - 1) >> 1] > key:
            heap_key[at], heap_node[at] = heap_key[(at - 1) >> 1], heap_node[(at - 1) >> 1]
            at = (at - 1) >> 1
        heap_key[at], heap_node[at] = key, node
        if done[u]:
            continue
        done[u] = True
        order[settled], taken[settled] = u, found
        settled += 1
        near, own = dist[u], paths[u]
        for e in range(begins[u], begins[u + 1]):
            v = heads[e]
            d = near + lengths[e]
            if d > dist[v] * (1 + TIE) or done[v]:
                continue
            ways[found] = e
            found += 1
            paths[v] = paths[v] + own if d >= dist[v] * (1 - TIE) else own
            if d < dist[v]:
                dist[v] = d
                at = size
                size += 1
                while at > 0 and heap_key[(at - 1) >> 1] > d:
                    heap_key[at], heap_node[at] = heap_key[(at - 1) >> 1], heap_node[(at - 1) >> 1]
                    at = (at - 1) >> 1
                heap_key[at], heap_node[at] = d, v
    taken[settled] = found
    return settled


@numba.njit(cache=True, nogil=True)
def _dijkstra_in_buckets(
    begins, heads, lengths, s, dist, paths, order, taken, ways, done, scale, first, chain, waiting
):
    """The same as `_dijkstra`; distances d wait in bucket ⌊d·scale⌋, a list that begins with the entry
    `first[bucket]` and goes on with `chain`. Entries that were improved since are passed over. −1 where it
    would look into many more buckets than there are nodes and edges."""
    dist[:] = np.inf
    done[:] = False
    last, looks = len(first) - 1, len(dist) + len(heads) + 1000
    settled, found, entries, left, bucket = 0, 0, 1, 1, 0
    first[0], chain[0], waiting[0] = 0, -1, s
    dist[s], paths[s] = 0.0, 1.0
    while left > 0:
        looks -= 1
        if looks < 0:
            return -1
        entry = first[bucket]
        first[bucket] = -1
        bucket = (bucket + 1) & last
        while entry >= 0:
            u = waiting[entry]
            entry = chain[entry]
            left -= 1
            if done[u]:
                continue
            done[u] = True
            order[settled], taken[settled] = u, found
            settled += 1
            near, own = dist[u], paths[u]
            for e in range(begins[u], begins[u + 1]):
                v = heads[e]
                d, known = near + lengths[e], dist[v]
                if d > known * (1 + TIE) or done[v]:
                    continue
                ways[found] = e
                found += 1
                paths[v] = paths[v] + own if d >= known * (1 - TIE) else own
                if d < known:
                    dist[v] = d
                    place = int(d * scale) & last
                    waiting[entries], chain[entries] = v, first[place]
                    first[place] = entries
                    entries += 1
                    left += 1
    taken[settled] = found
    return settled
