"""Graphs from 50 to 50 000 nodes: generation, utility and layout, against networkx doing the same.

    python tests/benchmarks/bench_graphs.py [largest number of nodes]

CPU seconds of one thread; networkx only where it takes less than a minute. Peak memory is of this process.
"""

from __future__ import annotations

import resource
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import networkx as nx
import numpy as np
from threadpoolctl import threadpool_limits

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.graphs.data import Graph
from engine.kinds.graphs.layout import positions
from engine.kinds.graphs.lowrank import Rank
from engine.kinds.graphs.synthetic import SynthesisParams, synthesise
from engine.kinds.graphs.utility import compare_graphs, matrix_of

SIZES = ((50, 200), (500, 2_000), (5_000, 25_000), (50_000, 500_000))


def random_graph(nodes: int, edges: int) -> Graph:
    """Heavy-tailed degrees and weights, as in real networks."""
    rng = np.random.default_rng(1)
    cells = np.zeros(0, np.int64)
    while len(cells) < edges:
        ends = (nodes * rng.random((2, 2 * edges)) ** 2.5).astype(np.int64)
        cells = np.unique(np.concatenate([cells, ends[0] * nodes + rng.permutation(ends[1])]))
    cells = np.sort(rng.choice(cells, edges, replace=False))
    people = rng.zipf(1.8, edges).clip(max=500)
    labels = tuple(f"n{i:06d}" for i in range(nodes))
    return Graph(labels, cells // nodes, cells % nodes, people.astype(float), people)


def seconds(work) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


def digraph(graph: Graph) -> nx.DiGraph:
    made = nx.from_scipy_sparse_array(
        matrix_of(graph, {label: at for at, label in enumerate(graph.labels)}), create_using=nx.DiGraph
    )
    for _, _, facts in made.edges(data=True):
        facts["distance"] = 1 / facts["weight"]
    return made


def networkx_generation(graph: Graph, rank: int) -> None:
    """Noise edge by edge and a dense singular value decomposition."""
    made = digraph(graph)
    rng = np.random.default_rng(1)
    for _, _, facts in made.edges(data=True):
        facts["weight"] += round(rng.laplace(0, 0.9))
    dense = nx.to_numpy_array(made)
    u, s, vt = np.linalg.svd(dense)
    low = (u[:, :rank] * s[:rank]) @ vt[:rank]
    for i, j, facts in made.edges(data=True):
        facts["weight"] = max(1, round(low[i, j]))


def networkx_utility(graph: Graph) -> None:
    """The centralities of both graphs; everything else comes on top."""
    for _ in range(2):
        made = digraph(graph)
        nx.pagerank(made)
        nx.betweenness_centrality(made, weight="distance")
        nx.closeness_centrality(made, distance="distance")
        nx.clustering(made, weight="weight")


def row(nodes: int, edges: int) -> None:
    graph = random_graph(nodes, edges)
    rank = min(50, nodes // 2)
    params = SynthesisParams(0.9, rank=Rank("count", rank))
    made = []
    generation = seconds(lambda: made.append(synthesise(graph, params, Randomness.from_seed(1), Progress())))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    released = graph.with_weights(made[0].synthetic)
    utility = seconds(lambda: compare_graphs(graph, released, Progress()))
    layout = seconds(lambda: positions(graph, Progress()))
    peers = (
        seconds(lambda: networkx_generation(graph, rank)) if nodes <= 2_000 else None,
        seconds(lambda: networkx_utility(graph)) if nodes <= 500 else None,
        seconds(lambda: nx.spring_layout(digraph(graph), seed=1)) if nodes <= 500 else None,
    )
    cells = [f"{nodes:>6} {edges:>7}"]
    for own, peer in zip((generation, utility, layout), peers, strict=True):
        cells.append(f"{own:8.2f} s" + (f" {peer / own:6.1f}×" if peer else "       –"))
    print("  ".join(cells) + f"  {peak:7.0f} MB", flush=True)


def main() -> None:
    largest = int(sys.argv[1]) if len(sys.argv) > 1 else SIZES[-1][0]
    with threadpool_limits(1):
        graph = random_graph(20, 60)
        compare_graphs(graph, graph, Progress())  # compiles what is compiled
        head = "generation, networkx  utility, networkx  layout, networkx  peak at generation"
        print(f" nodes   edges  {head}")
        for nodes, edges in SIZES:
            if nodes <= largest:
                row(nodes, edges)


if __name__ == "__main__":
    main()
