"""`make architecture`: draws docs/architecture.svg, the rooms of the source and who imports whom.

Boxes are the packages under engine/ and gui/ (files directly in them are one box: the entrances), with their
number of files. A line from a room to the one it imports is as wide as there are files that do so; it leaves
at the bottom and arrives at the top, and what is imported against that direction is drawn at the side.
"""

from __future__ import annotations

import ast
import math
from collections import Counter
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# rows from the top, and what a room is for; a room that is not named here is drawn in the last row
ROWS = (
    {"main.py": "opens the window, or works headless"},
    {"gui": "application, window, menus, dialogs", "engine": "the command line"},
    {"gui.kinds": "a workspace a kind of data", "gui.help": "F1", "engine.kinds": "a folder a kind of data"},
    {
        "gui.workspace": "the five steps of the steward",
        "engine.verify": "a release against its promise",
        "engine.io": "reading and writing files",
    },
    {"gui.plots": "drawing", "gui.widgets": "controls", "gui.jobs": "the worker process"},
    {"gui.base": "panel, theme, language, settings", "engine.core": "technique, pipeline, gate, report"},
)
WIDTH, BOX, HIGH, STEP, TOP = 1240, 190, 56, 112, 20
WINDOW, ENGINE, ENTRANCE, INK, LINE = "#e8f1f8", "#f5efe0", "#ffffff", "#23262b", "#8a9099"


def room(module: str) -> str:
    """gui.plots.bars -> gui.plots; gui.window -> gui."""
    parts = module.split(".")
    return ".".join(parts[:2]) if (ROOT / Path(*parts[:2])).is_dir() else parts[0]


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return {name for name in found if name.split(".")[0] in ("engine", "gui")}


def read_source() -> tuple[Counter[str], Counter[tuple[str, str]]]:
    """Files of every room, and from how many files of one room another is imported."""
    files, uses = Counter[str](), Counter[tuple[str, str]]()
    for path in [ROOT / "main.py", *sorted(ROOT.glob("engine/**/*.py")), *sorted(ROOT.glob("gui/**/*.py"))]:
        name = path.relative_to(ROOT)
        own = "main.py" if name.name == "main.py" else room(".".join(name.with_suffix("").parts))
        if path.stat().st_size:
            files[own] += 1
        uses.update((own, other) for other in {room(module) for module in imported(path)} - {own})
    return files, uses


def places(rooms: Counter[str]) -> dict[str, tuple[float, float]]:
    """The middle of the upper edge of every box: the window on the left, the engine on the right."""
    known = [list(row) for row in ROWS]
    known[-1] += sorted(set(rooms) - {name for row in known for name in row})
    found = {}
    for number, row in enumerate(known):
        left = [name for name in row if name.startswith("gui")]
        right = [name for name in row if not name.startswith("gui")]
        y = TOP + STEP * number
        for index, name in enumerate(left):
            found[name] = (WIDTH * 0.65 * (index + 0.5) / len(left), y)
        for index, name in enumerate(right):
            x = WIDTH * 0.65 + WIDTH * 0.35 * (index + 0.5) / len(right)
            found[name] = (WIDTH / 2 if name == "main.py" else x, y)
    return found


def line(start: tuple[float, float], end: tuple[float, float], count: int, words: str) -> str:
    (x0, y0), (x1, y1) = start, end
    if y0 < y1:
        y0, bend = y0 + HIGH, (y1 - y0 - HIGH) / 2
        path = f"M{x0:.0f} {y0:.0f}C{x0:.0f} {y0 + bend:.0f} {x1:.0f} {y1 - bend:.0f} {x1:.0f} {y1:.0f}"
    elif y0 == y1:
        side = math.copysign(BOX / 2, x1 - x0)
        path = f"M{x0 + side:.0f} {y0 + HIGH / 2:.0f}L{x1 - side:.0f} {y1 + HIGH / 2:.0f}"
    else:  # against the direction: out at the right and in at the right
        x0, x1, y0, y1 = x0 + BOX / 2, x1 + BOX / 2, y0 + HIGH / 2, y1 + HIGH / 2
        out = max(x0, x1) + 40
        path = f"M{x0:.0f} {y0:.0f}C{out:.0f} {y0:.0f} {out:.0f} {y1:.0f} {x1:.0f} {y1:.0f}"
    width = 0.7 + 0.8 * math.log2(1 + count)
    style = f'fill="none" stroke="{LINE}" stroke-width="{width:.1f}" stroke-opacity="0.55"'
    return f'<path d="{path}" {style} marker-end="url(#head)"><title>{escape(words)}</title></path>'


def box(name: str, place: tuple[float, float], files: int) -> str:
    x, y = place
    fill = ENTRANCE if name == "main.py" else WINDOW if name.startswith("gui") else ENGINE
    use = next((row[name] for row in ROWS if name in row), "")
    count = "" if name == "main.py" else f" · {files} files"
    return (
        f'<rect x="{x - BOX / 2:.0f}" y="{y:.0f}" width="{BOX}" height="{HIGH}" rx="8" fill="{fill}" '
        f'stroke="{INK}" stroke-opacity="0.35"/>'
        f'<text x="{x:.0f}" y="{y + 23:.0f}" text-anchor="middle" font-weight="bold">{name}{count}</text>'
        f'<text x="{x:.0f}" y="{y + 42:.0f}" text-anchor="middle" font-size="9.5">{escape(use)}</text>'
    )


def drawing() -> str:
    files, uses = read_source()
    at, height = places(files), TOP * 2 + STEP * (len(ROWS) - 1) + HIGH
    lines = [
        line(at[one], at[other], count, f"{one} → {other}: {count} files")
        for (one, other), count in sorted(uses.items())
    ]
    boxes = [box(name, at[name], count) for name, count in sorted(files.items())]
    head = '<marker id="head" viewBox="0 0 6 6" refX="6" refY="3" markerWidth="7" markerHeight="7" '
    head += f'markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L6 3L0 6z" fill="{LINE}"/></marker>'
    style = f'font-family="sans-serif" font-size="12" fill="{INK}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH + 40} {height}" role="img" {style}>'
        f'<rect width="{WIDTH + 40}" height="{height}" fill="#ffffff"/><defs>{head}</defs>\n'
        + "\n".join([*lines, *boxes])
        + "\n</svg>\n"
    )


if __name__ == "__main__":
    (ROOT / "docs" / "architecture.svg").write_text(drawing(), encoding="utf-8")
