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
def nodes(path: Path) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@functools.cache
def imports(path: Path) -> frozenset[str]:
    found: set[str] = set()
    for node in nodes(path):
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


def room_of(module: str) -> str:
    """gui.plots of gui.plots.frame, gui.kinds of gui.kinds.tables.risk, gui of gui.window."""
    parts = module.split(".")
    return ".".join(parts[:2]) if (ROOT / Path(*parts[:2])).is_dir() else parts[0]


def test_rooms_of_the_window_do_not_import_each_other():
    """A kind's window stands on the workspace, which opens it by its name."""
    known = set(modules("gui"))
    used = {
        (room_of(name), room_of(one))
        for name, path in modules("gui").items()
        for one in imports(path) & known
    }
    back_and_forth = {(a, b) for a, b in used if a < b and (b, a) in used}
    assert back_and_forth <= {("gui.kinds", "gui.workspace")}


def test_what_serves_one_kind_lies_in_its_folder():
    users: dict[str, set[str]] = {
        name: set() for room in ("gui/plots", "gui/widgets") for name in modules(room)
    }
    for name, path in modules("gui").items():
        for one in imports(path) & users.keys():
            users[one].add(".".join(name.split(".")[: 3 if name.startswith("gui.kinds.") else 2]))
    alone = {name for name, rooms in users.items() if len(rooms) == 1 and min(rooms).startswith("gui.kinds.")}
    assert not alone


MOST_ANY = 0.1  # of all signatures: where a library has no types, and where values of any kind pass


def test_few_signatures_of_the_engine_say_any():
    signatures = [
        [one.annotation for one in (*args.posonlyargs, *args.args, *args.kwonlyargs)] + [node.returns]
        for path in modules("engine").values()
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef) and (args := node.args)
    ]
    loose = [types for types in signatures if any(one and "Any" in ast.dump(one) for one in types)]
    assert len(loose) <= MOST_ANY * len(signatures), f"{len(loose)} of {len(signatures)}"


def test_every_import_of_our_own_is_there():
    """An import inside a function is read late, and mypy lets what is missing pass."""
    known = set(modules("engine")) | set(modules("gui")) | {"engine", "gui"}
    for name, path in (modules("engine") | modules("gui") | modules("tests")).items():
        if ".sixth_kind." in name:  # a kind that is registered by its test alone
            continue
        for node in nodes(path):
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
        for node in nodes(path):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                assert lines <= LONGEST_FUNCTION, f"{name}.{node.name} has {lines} lines"


def test_tests_lie_where_the_source_lies():
    """A test of engine/io is in tests/engine/io; end_to_end, benchmarks and walk are about the whole."""
    for room in ("engine", "gui"):
        for path in sorted((ROOT / "tests" / room).rglob("test_*.py")):
            mirrored = ROOT / path.parent.relative_to(ROOT / "tests")
            assert any(mirrored.glob("*.py")), f"{path.relative_to(ROOT)} mirrors no package"
