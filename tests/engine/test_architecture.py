"""The plan of the house, checked: who may call whom, and what the window may import at start."""

from __future__ import annotations

import ast
import functools
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
KINDS = {path.parent.name for path in (ROOT / "engine" / "kinds").glob("*/kind.py")}


@functools.cache
def imports(path: Path) -> frozenset[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(found)


def modules(room: str) -> dict[str, Path]:
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted((ROOT / room).rglob("*.py"))
    }


def test_the_engine_imports_no_window():
    for name, path in modules("engine").items():
        wrong = {i for i in imports(path) if i.split(".")[0] in ("PySide6", "pyqtgraph", "gui", "shiboken6")}
        assert not wrong, f"{name} imports {wrong}"


def test_no_kind_calls_another():
    for kind in KINDS:
        for name, path in modules(f"engine/kinds/{kind}").items():
            others = {
                i
                for i in imports(path)
                if i.startswith("engine.kinds.") and i.split(".")[2] in KINDS - {kind}
            }
            assert not others, f"{name} imports {others}"


def test_what_is_common_does_not_know_the_kinds():
    for path in (p for room in ("core", "io", "verify") for p in (ROOT / "engine" / room).rglob("*.py")):
        known = {i for i in imports(path) if i.startswith("engine.kinds.")}
        assert not known, f"{path.name} imports {known}"


def test_verifiers_share_no_code_with_the_algorithms():
    """What a verifier stands on (the data type apart) is used by nothing that computes a release."""
    for kind in KINDS:
        graph = {
            name.removeprefix(f"engine.kinds.{kind}."): {
                i.split(".")[3] for i in imports(path) if i.startswith(f"engine.kinds.{kind}.")
            }
            for name, path in modules(f"engine/kinds/{kind}").items()
        }
        stands_on, seen = {"verify", "verify_metrics"}, {"verify", "verify_metrics"}
        while stands_on:
            seen |= (stands_on := {n for name in stands_on for n in graph.get(name, ())} - seen)
        shared = {
            (name, used)
            for name, uses in graph.items()
            for used in uses & (seen - {"data"})
            if name not in seen | {"kind", "compare", "check"}  # a door of the verifier
        }
        assert not shared, f"engine/kinds/{kind}: {shared}"


def test_every_import_of_our_own_is_there():
    """An import inside a function is read late, and mypy lets what is missing pass."""
    known = set(modules("engine")) | set(modules("gui")) | {"engine", "gui"}
    for name, path in (modules("engine") | modules("gui") | modules("tests")).items():
        if ".sixth_kind." in name:  # a kind that is registered by its test alone
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            ours = isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in ("engine", "gui")
            if ours and ".sixth_kind." not in name:  # a kind that is put there for a test
                assert node.module in known, f"{name} imports {node.module}"


def test_no_cycles_between_files():
    known = modules("engine") | modules("gui")
    graph = {name: {i for i in imports(path) if i in known and i != name} for name, path in known.items()}
    settled: set[str] = set()
    while ready := {name for name, needs in graph.items() if name not in settled and needs <= settled}:
        settled |= ready
    assert not set(graph) - settled, f"cycle among {sorted(set(graph) - settled)}"


def test_declaring_techniques_needs_nothing_heavy():
    heavy = "scipy pandas pyarrow sklearn ot numba networkx rustworkx lxml rapidfuzz jinja2"
    program = (
        "import sys; from engine.core.technique import kinds; kinds(); "
        f"print(*[name for name in '{heavy}'.split() if name in sys.modules])"
    )
    out = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert out.stdout.split() == []


MOST_LINES, LONGEST_FUNCTION = 400, 60


def test_a_file_can_be_read_by_itself():
    for name, path in (modules("engine") | modules("gui")).items():
        source = path.read_text(encoding="utf-8")
        assert len(source.splitlines()) <= MOST_LINES, f"{name} has {len(source.splitlines())} lines"
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                assert lines <= LONGEST_FUNCTION, f"{name}.{node.name} has {lines} lines"


def test_tests_lie_where_the_source_lies():
    """A test of engine/io is in tests/engine/io; end_to_end, benchmarks and walk are about the whole."""
    for room in ("engine", "gui"):
        for path in sorted((ROOT / "tests" / room).rglob("test_*.py")):
            mirrored = ROOT / path.parent.relative_to(ROOT / "tests")
            assert any(mirrored.glob("*.py")), f"{path.relative_to(ROOT)} mirrors no package"
