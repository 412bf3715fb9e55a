"""What packages leave out is nothing that the source imports, and what takes numba's place is enough."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SPEC = ast.parse((ROOT / "packaging" / "sfumato.spec").read_text(encoding="utf-8"))
SOURCES = sorted([ROOT / "main.py", *(ROOT / "engine").rglob("*.py"), *(ROOT / "gui").rglob("*.py")])
# Left out and imported all the same: compiled_kernels.py takes numba's place (llvmlite is its compiler), Dask
# lies beside the program, of POT one compiled file is brought and loaded alone.
ELSEWHERE = {"numba", "llvmlite", "dask", "distributed", "ot"}


def unused() -> set[str]:
    """The spec's list of modules that no package brings."""
    given = next(
        node.value
        for node in SPEC.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "UNUSED"
    )
    return set(ast.literal_eval(given))


def imported(path: Path) -> Iterator[str]:
    """Every module imported anywhere in the file, in functions too; what comes out of it may be a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def above(name: str) -> set[str]:
    """The module and all it lies in."""
    parts = name.split(".")
    return {".".join(parts[:length]) for length in range(1, len(parts) + 1)}


def test_no_module_that_the_source_imports_is_left_out():
    lost = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in SOURCES
        for name in imported(path)
        if above(name) & unused() and name.partition(".")[0] not in ELSEWHERE
    }
    assert not lost


def test_every_folder_of_the_source_is_a_package_which_the_spec_collects():
    bare = {path.parent for path in SOURCES if path.parent != ROOT} - {
        path.parent for path in SOURCES if path.name == "__init__.py"
    }
    assert not bare


def names_of_numba(tree: ast.Module) -> Iterator[str]:
    """What code outside of functions, decorators among it, takes from numba."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    bodies = [node.body for node in functions if kernel(node) or node.name in called_by_kernels(tree)]
    inside = {id(node) for body in bodies for line in body for node in ast.walk(line)}
    for node in ast.walk(tree):
        if id(node) in inside:
            continue
        if isinstance(node, ast.ImportFrom) and str(node.module).partition(".")[0] == "numba":
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("numba."))
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "numba":
            yield node.attr


def kernel(node: ast.FunctionDef) -> bool:
    return any("njit" in ast.unparse(one) for one in node.decorator_list)


def called_by_kernels(tree: ast.Module) -> set[str]:
    """Functions that numba calls while it compiles."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {ast.unparse(node.args[0]) for node in calls if ast.unparse(node.func) == "intrinsic"}


@pytest.mark.parametrize("path", [path for path in SOURCES if "numba" in path.read_text(encoding="utf-8")])
def test_of_numba_the_source_uses_what_packages_put_in_its_place(path: Path):
    replaced = (ROOT / "packaging/compiled_kernels.py").read_text()
    there = set(re.findall(r"^numba\.(?:extending\.)?(\w+) =", replaced, re.MULTILINE))
    assert there == {"njit", "extending", "intrinsic"}
    assert set(names_of_numba(ast.parse(path.read_text(encoding="utf-8")))) <= there
