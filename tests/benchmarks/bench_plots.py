"""How long the window's thread draws: CPU time, the median of seven tries a plot, at 10⁵ × 24.

    python tests/benchmarks/bench_plots.py

`fill` is the time from data in hand to a painted plot, `repaint` a full repaint, `hover` one read-out
without the repaint that follows it. No median may be over 50 ms; single frames can be, and what the
steward feels (gaps of a timer in the whole window) is not measured here.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np
from PySide6.QtWidgets import QApplication

from gui.base import theme
from gui.kinds.timeseries.icicle import Icicle, Nodes
from gui.plots.curves import Curve, Curves
from gui.plots.frame import Frame
from gui.plots.heatmap import Heatmap
from gui.plots.histogram import Distribution, Histogram
from gui.plots.scatter import Scatter
from gui.plots.table import Column, TableView

LIMIT = 0.050
FRAMES = 7
rng = np.random.default_rng(7)


def clock(work: Callable[[], None]) -> float:
    """The median of several, in CPU seconds of this process."""
    times = []
    for _ in range(FRAMES):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return float(np.median(times))


def report(name: str, panel: Frame, fill: Callable[[], None]) -> bool:
    """Fill, repaint and hover one panel; print a line; say whether all are within the limit."""
    panel.label_axes("Across", "Up")
    panel.resize(900, 600)
    panel.show()

    def fill_and_paint() -> None:
        fill()
        panel.canvas.viewport().grab()

    first = clock(fill_and_paint)
    repaint = clock(lambda: panel.canvas.viewport().grab())
    view = panel.plot.getViewBox().viewRect()
    hover = clock(lambda: panel.hover(panel.plot, view.center().x(), view.center().y()))
    worst = max(first, repaint, hover)
    times = f"fill {1e3 * first:6.1f} ms   repaint {1e3 * repaint:6.1f} ms   hover {1e3 * hover:5.2f} ms"
    print(f"{name:44} {times}" + ("" if worst <= LIMIT else "   OVER 50 ms"))
    panel.close()
    return worst <= LIMIT


def tree(leaves: int) -> Nodes:
    """Five levels over 10⁵ rows, `leaves` of them at the bottom."""
    depth, start, size = [], [], []
    for level, count in enumerate(np.geomspace(1, leaves, 5).astype(int)):
        edges = np.linspace(0, 1e5, count + 1)
        depth.append(np.full(count, level))
        start.append(edges[:-1])
        size.append(np.diff(edges))
    depth, start, size = (np.concatenate(part) for part in (depth, start, size))
    state = np.where(depth < 4, 0, rng.integers(1, 3, len(depth)))
    return Nodes(depth, start, size, ["abcd"] * len(depth), state)


def table(rows: int) -> bool:
    view = TableView("Rows")
    view.resize(600, 600)
    view.show()
    columns = [Column("Group", np.arange(rows)), Column("VL", rng.random(rows), 3)]
    fill = clock(lambda: (view.show_columns(columns), view.viewport().grab()))
    scroll = clock(
        lambda: (view.scrollTo(view.rows.index(int(rng.integers(rows)), 0)), view.viewport().grab())
    )
    print(f"{f'table of {rows:,} rows':44} fill {1e3 * fill:6.1f} ms   scroll  {1e3 * scroll:6.1f} ms")
    return max(fill, scroll) <= LIMIT


def generic() -> list[bool]:
    x = np.arange(1500.0)
    curves, histogram, heatmap = Curves(), Histogram(), Heatmap()
    scatter, dense, icicle = Scatter(), Scatter(), Icicle()
    edges = np.linspace(0, 1, 61)
    counts = np.histogram(rng.random(10**5), edges)[0]
    matrix, names = rng.random((200, 200)), [str(n) for n in range(200)]
    few, many = rng.normal(size=(2, 10_000)), rng.normal(size=(2, 10**5))
    labels = rng.integers(0, 8, 10**5)
    levels = [f"Level {n + 1}" for n in range(5)]
    states = ["split", "good", "merged"]
    bottom = tree(30_000)
    steps = [Distribution("a", edges, counts), Distribution("b", edges, counts[::-1])]
    lines = [Curve(f"curve {n}", x, rng.random(1500)) for n in range(5)]
    return [
        report("5 curves of 1,500 points", curves, lambda: curves.draw_curves(lines)),
        report("2 histograms of 60 bins", histogram, lambda: histogram.draw_distributions(steps)),
        report("heatmap 200 × 200", heatmap, lambda: heatmap.draw_matrix(matrix, names, names)),
        report("scatter of 10,000 points", scatter, lambda: scatter.draw_points(*few, labels[:10_000])),
        report("scatter of 100,000 points (density)", dense, lambda: dense.draw_points(*many, labels)),
        report("icicle of 30,000 leaves", icicle, lambda: icicle.draw_nodes(bottom, levels, states)),
        table(10**6),
    ]


def timeseries(rows: int, points: int) -> list[bool]:
    """The panels of time series with the views of a real run."""
    from engine.core.progress import Listener, Progress
    from engine.core.randomness import Randomness
    from engine.kinds.timeseries import views
    from engine.kinds.timeseries.data import SeriesTable
    from engine.kinds.timeseries.kind import Naive
    from engine.kinds.timeseries.run import run
    from gui.kinds.timeseries.envelopes import BESIDE, Envelopes
    from gui.kinds.timeseries.workspace import LevelTree, ValueLosses

    values = np.cumsum(rng.normal(size=(rows, points)), axis=1)
    data = SeriesTable(values, tuple(f"T{n}" for n in range(points)))
    params, seen = Naive(k=10, P=3), []

    class Watching(Listener):
        def snapshot(self, snapshot: object) -> None:
            seen.append(snapshot)

    published = run(data, params, Randomness.from_seed(0), Progress(Watching()))
    print(f"{rows:,} × {points}: {len(published.low):,} groups, {len(published.leaf_level):,} leaves")
    whole, live, group, beside = Envelopes(), Envelopes(), Envelopes(), Envelopes()
    before, chosen = views.overview(data, None, None), views.group(data, published, params, 0)
    losses, boxes = views.losses(data, published, params), views.tree(data, published, params)
    value, tree = ValueLosses(), LevelTree()
    live.show_view("overview", {}, before)
    for panel in (group, beside):
        panel._wanted = 0
    beside.way = BESIDE
    asked = {"number": 0}
    return [
        report("whole file", whole, lambda: whole.show_view("overview", {}, before)),
        report("live: one snapshot of 64 envelopes", live, lambda: live.show_snapshot(seen[-1])),
        report("one group", group, lambda: group.show_view("group", asked, chosen)),
        report("one group, side by side", beside, lambda: beside.show_view("group", asked, chosen)),
        report("value loss", value, lambda: value.show_view("losses", {}, losses)),
        report(f"level tree of {len(boxes.depth):,} boxes", tree, lambda: tree.show_view("tree", {}, boxes)),
        group_list(views.groups(data, published, params)),
    ]


def group_list(groups: object) -> bool:
    from gui.kinds.timeseries.workspace import Groups

    panel = Groups()
    panel.resize(300, 600)
    panel.show()
    fill = clock(lambda: (panel.show_view("groups", {}, groups), panel.table_view.viewport().grab()))
    walk = clock(lambda: (panel.choose(int(rng.integers(100))), panel.table_view.viewport().grab()))
    print(f"{'group list':44} fill {1e3 * fill:6.1f} ms   choose  {1e3 * walk:6.1f} ms")
    return max(fill, walk) <= LIMIT


def main() -> int:
    app = QApplication([])
    theme.choose("light")
    good = all([*generic(), *timeseries(10**5, 24)])
    app.processEvents()
    return 0 if good else 1


if __name__ == "__main__":
    raise SystemExit(main())
