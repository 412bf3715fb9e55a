"""How long one frame of the twin network view takes: CPU time, software rendering, median of forty.

    python tests/benchmarks/bench_network.py

`draw` is a frame in which everything is laid out and painted on both sides, after a zoom, so that nothing
kept from the last frame holds; `pan` and `zoom` are frames while the hand moves (a large graph is moved as
a picture and drawn anew at rest), `hover` a frame with another node pointed at. In brackets the best:
neighbours on a busy machine cost CPU time too.
Limits: draw 30 ms at 100 nodes and 400 edges; pan and zoom 30 ms at 500 and 2 000.
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

from engine.core.progress import Progress
from engine.kinds.graphs.data import Graph
from engine.kinds.graphs.layout import positions
from engine.kinds.graphs.view_types import NetworkView
from gui.base import theme
from gui.kinds.graphs.network import NetworkPlot

FRAMES = 40
SIZES = ((50, 200), (100, 400), (500, 2_000), (1_000, 4_000))
LIMIT = 0.030


def made_up(nodes: int, edges: int) -> NetworkView:
    """Weights as people draw them: many ones, few large; on the places where the engine puts them."""
    rng = np.random.default_rng(5)
    cells = np.unique(rng.integers(0, nodes, (4 * edges, 2)), axis=0)
    cells = cells[cells[:, 0] != cells[:, 1]]
    source, target = rng.permutation(cells)[:edges].T
    weight = np.sort(np.ceil(rng.pareto(1.1, len(source))))[::-1]
    strength = np.bincount(source, weight, nodes) + np.bincount(target, weight, nodes)
    labels = tuple(f"node number {node}" for node in range(nodes))
    return NetworkView(
        labels,
        positions(Graph(labels, source, target, weight), Progress()),
        source,
        target,
        weight,
        np.maximum(1, weight + rng.integers(-2, 3, len(weight))),
        weight.astype(int),
        strength,
        True,
        len(weight),
    )


def clock(panel: NetworkPlot, change: Callable[[int], None]) -> tuple[float, float]:
    """CPU seconds of a change and the frame that shows it: median and least."""
    times = []
    for turn in range(FRAMES):
        began = time.process_time()
        change(turn)
        panel.canvas.viewport().grab()
        times.append(time.process_time() - began)
    return float(np.median(times)), min(times)


def frame_times(panel: NetworkPlot, nodes: int, edges: int) -> dict[str, tuple[float, float]]:
    panel.show_view("network", {"layer": ""}, made_up(nodes, edges))
    box = panel.plot.getViewBox()

    def settle(_turn: int) -> None:
        for item in panel.items:
            item.relayout()

    def zoom_and_settle(turn: int) -> None:
        box.scaleBy((1.002, 1.002) if turn % 2 else (0.998, 0.998))
        settle(turn)

    times = {"draw": clock(panel, zoom_and_settle)}
    times["pan"] = clock(panel, lambda turn: box.translateBy(x=0.01, y=0.005))
    times["zoom"] = clock(panel, lambda turn: box.scaleBy((0.97, 0.97)))
    panel.reset_zoom()
    settle(0)
    panel.canvas.viewport().grab()
    times["hover"] = clock(panel, lambda turn: [item.point_at(turn) for item in panel.items])
    return times


def main() -> int:
    app = QApplication.instance() or QApplication(sys.argv[:1])
    theme.start("light", 1.0)
    panel = NetworkPlot()
    list(panel.rest())
    panel.resize(1100, 640)
    panel.show()
    app.processEvents()
    failed = False
    for nodes, edges in SIZES:
        times = frame_times(panel, nodes, edges)
        watched = {100: ("draw", "pan", "zoom"), 500: ("pan", "zoom")}.get(nodes, ())
        over = [name for name in watched if times[name][0] > LIMIT]
        failed |= bool(over)
        words = "   ".join(
            f"{name} {1e3 * usual:5.1f} ({1e3 * best:.1f}) ms" for name, (usual, best) in times.items()
        )
        print(f"{nodes:5} nodes {edges:6} edges   {words}" + (f"   OVER: {', '.join(over)}" if over else ""))
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
