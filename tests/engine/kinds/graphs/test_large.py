"""Large graphs: no dense matrix above 2 000 nodes, and the promised time and memory."""

from __future__ import annotations

import subprocess
import sys
import time
import tracemalloc
from pathlib import Path

import numpy as np
import pytest

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.graphs.data import Graph
from engine.kinds.graphs.lowrank import DENSE_NODES, LARGEST_SPARSE_RANK, Rank
from engine.kinds.graphs.params import Synthetic
from engine.kinds.graphs.run import run
from engine.kinds.graphs.synthetic import SynthesisParams, synthesise
from engine.kinds.graphs.utility import compare_graphs


def large_graph(nodes: int, edges: int, seed: int = 1) -> Graph:
    """Heavy-tailed degrees and weights, as in real networks."""
    rng = np.random.default_rng(seed)
    cells = np.zeros(0, np.int64)
    while len(cells) < edges:
        ends = (nodes * rng.random((2, 2 * edges)) ** 2.5).astype(np.int64)
        cells = np.unique(np.concatenate([cells, ends[0] * nodes + rng.permutation(ends[1])]))
    cells = np.sort(rng.choice(cells, edges, replace=False))
    people = rng.zipf(1.8, edges).clip(max=500)
    labels = tuple(f"n{i:06d}" for i in range(nodes))
    return Graph(labels, cells // nodes, cells % nodes, people.astype(float), people)


def test_no_dense_matrix_above_two_thousand_nodes():
    graph = large_graph(6_000, 20_000)
    dense = len(graph.active) ** 2 * 8
    assert len(graph.active) > 2 * DENSE_NODES
    tracemalloc.start()
    try:
        trace = synthesise(
            graph, SynthesisParams(0.9, rank=Rank("count", 20)), Randomness.from_seed(1), Progress()
        )
        compare_graphs(graph, graph.with_weights(trace.synthetic), Progress())
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < dense / 2


def test_the_rank_is_capped_and_said_so(file_of, load):
    rng = np.random.default_rng(2)
    rows = {(int(a), int(b)) for a, b in rng.integers(0, 2500, (9000, 2))}
    path = file_of("g.csv", "source,target,weight\n" + "".join(f"n{a},n{b},3\n" for a, b in rows))
    made = run(load(path), Synthetic(), Randomness.from_seed(1), Progress())
    assert made.traces[0].rank == LARGEST_SPARSE_RANK
    assert any("capped at 200" in words for words in made.warnings)


@pytest.mark.slow
def test_five_thousand_nodes_are_measured_in_ten_seconds():
    graph = large_graph(5_000, 25_000)
    trace = synthesise(
        graph, SynthesisParams(0.9, rank=Rank("count", 20)), Randomness.from_seed(1), Progress()
    )
    began = time.process_time()
    found = compare_graphs(graph, graph.with_weights(trace.synthetic), Progress())
    assert time.process_time() - began < 10
    assert all(found[key] is not None for key in found)


PROGRAM = """
import resource, sys, time
sys.path[:0] = [{root!r}, {here!r}]
from test_large import *
graph = large_graph(50_000, 500_000)
began = time.process_time()
trace = synthesise(graph, SynthesisParams(0.9, rank=Rank("count", 50)), Randomness.from_seed(1), Progress())
print(time.process_time() - began, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, trace.rank)
"""


@pytest.mark.slow
def test_fifty_thousand_nodes_in_twenty_seconds_and_a_gigabyte():
    here = Path(__file__).resolve()
    program = PROGRAM.format(root=str(here.parents[3]), here=str(here.parent))
    out = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    seconds, megabytes, rank = map(float, out.stdout.split())
    assert seconds < 20 and megabytes < 1000 and rank == 50
