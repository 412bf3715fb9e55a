"""Packages bring kernels compiled from a list: it names all that Python calls, as they are called."""

from __future__ import annotations

import ast
import runpy
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

import numpy as np
from numba import types
from numba.core.sigutils import normalize_signature
from scipy import sparse

from engine.cli import SAMPLES
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.clusters import dbscan, em, representatives, stable_groups
from engine.kinds.graphs import centrality, shortest_paths
from engine.kinds.timeseries.partition import CUTS, first_cuts

ROOT = Path(__file__).resolve().parents[3]
SIGNATURES = runpy.run_path(str(ROOT / "packaging" / "kernels.py"))["SIGNATURES"]

LEVELS = {"quasi": "age,region,education", "sensitive": "chronic illness", "l": "2"}
RUNS = [  # that call the kernels of tables, series and event logs
    ("timeseries.kapra", "meters.csv", {}),
    ("tables.generalise", "residents.csv", LEVELS),
    ("tables.generalise", "residents.csv", LEVELS | {"method": "lattice", "suppress": "0.1"}),
    ("tables.microaggregate", "residents.csv", {"method": "mdav"}),
    ("tables.microaggregate", "residents.csv", {"method": "centre"}),
    ("eventlogs.groups", "permits.xes.gz", {"times": "relative", "k": "2"}),
]


def kernels_in(tree: ast.Module) -> list[ast.FunctionDef]:
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [node for node in functions if any("njit" in ast.unparse(one) for one in node.decorator_list)]


def mentioned_by_python(module: str, tree: ast.Module) -> Iterator[str]:
    """Full names of what code outside of kernels mentions."""
    full = {node.name: f"{module}.{node.name}" for node in tree.body if isinstance(node, ast.FunctionDef)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            full |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    inside = {id(node) for kernel in kernels_in(tree) for node in ast.walk(kernel)}
    for node in ast.walk(tree):
        if id(node) not in inside and isinstance(node, ast.Name):
            yield full.get(node.id, "")
        elif id(node) not in inside and isinstance(node, ast.Attribute):
            yield f"{full.get(ast.unparse(node.value), '')}.{node.attr}"


def test_the_list_names_every_kernel_that_python_calls():
    trees = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): ast.parse(path.read_text(encoding="utf-8"))
        for path in (ROOT / "engine").rglob("*.py")
    }
    mentioned = {name for module, tree in trees.items() for name in mentioned_by_python(module, tree)}
    kernels = {f"{module}.{kernel.name}" for module, tree in trees.items() for kernel in kernels_in(tree)}
    assert kernels & mentioned == set(SIGNATURES)


def use_all() -> None:
    """Call what calls the kernels, on a few points and edges."""
    random = np.random.default_rng(0)
    flat, deep = random.normal(size=(60, 2)), random.normal(size=(60, 7))
    for points, eps in ((flat, 1.0), (deep, 3.0)):  # deep: beyond what the grid takes
        dbscan.dbscan(points, eps, 3)
        representatives.represent(points, eps)
    stable_groups.sums(flat, np.zeros(60, np.int64), flat[:2])
    em.fit(flat, 2, random, starts=1, most=2)
    ends = np.arange(5)
    shortest_paths.path_centrality(5, ends, (ends + 1) % 5, np.ones(5), Progress())
    centrality.clustering(sparse.csr_matrix((np.ones(5), (ends, (ends + 1) % 5)), (5, 5)))
    first_cuts(random.normal(size=(60, 4)), 5, CUTS["median"], 20)
    for key, sample, settings in RUNS:
        Pipeline().run(task_of(find(key), [SAMPLES / sample], settings, 1), Progress())


def kinds(arguments: Iterable[types.Type]) -> tuple[object, ...]:
    """Number types and dimensions: gaps between elements are no matter here."""
    return tuple((one.dtype, one.ndim) if isinstance(one, types.Array) else one for one in arguments)


def test_kernels_are_called_with_the_types_of_the_list():
    use_all()
    for name, signature in SIGNATURES.items():
        module, _, function = name.rpartition(".")
        called = {kinds(arguments) for arguments in getattr(import_module(module), function).signatures}
        assert called == {kinds(normalize_signature(signature)[0])}, name
