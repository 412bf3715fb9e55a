"""Packages bring kernels compiled from a list: it names all that Python calls, as they are called."""

from __future__ import annotations

import ast
import inspect
import runpy
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from numba.core.sigutils import normalize_signature

ROOT = Path(__file__).resolve().parents[2]
SIGNATURES = runpy.run_path(str(ROOT / "packaging" / "kernels.py"))["SIGNATURES"]


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


def test_signatures_have_as_many_arguments_as_the_kernels():
    for name, signature in SIGNATURES.items():
        module, _, function = name.rpartition(".")
        kernel = getattr(import_module(module), function).py_func
        assert len(normalize_signature(signature)[0]) == len(inspect.signature(kernel).parameters), name
