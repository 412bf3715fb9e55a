"""Directly-follows graphs of both logs and their difference, in the same places."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QLabel, QSlider, QToolButton

from engine.core.task import Source, Summary
from gui.base.i18n import numeral
from gui.kinds.eventlogs.activity_chips import Activities
from gui.kinds.eventlogs.dfg_item import Drawing, ProcessItem
from gui.plots.frame import Frame

ORIGINAL, RELEASE, DIFFERENCE = range(3)
THINNEST, THICKER = 1.0, 6.0  # width = 1 + 6·√share
LEAST, MOST, USUAL = 5, 200, 40  # arrows shown


class Process(Frame):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Process")
        self.help = self.tr(
            "What directly follows what. Arrows are as wide as they are frequent per case; in the difference "
            "solid orange (+) happens more often than in the original, dashed blue (−) less often."
        )
        self.stamp = self.tr("Shows the process of the original: not for publication.")
        self.against, self.way = "", ORIGINAL
        self._graph: Any = None
        self._make_tools()
        for side in ("left", "bottom"):
            self.plot.hideAxis(side)
        self.plot.getViewBox().invertY(True)
        self.item = ProcessItem(self.plot.getViewBox(), self.font())
        self.clear()

    def _make_tools(self) -> None:
        self._ways = QButtonGroup(self)
        for way, words in enumerate((self.tr("Original"), self.tr("Release"), self.tr("Difference"))):
            button = QToolButton(text=words, checkable=True, autoRaise=True)
            button.setToolTip(self.tr("Space goes to the next"))
            button.clicked.connect(lambda _on, way=way: self.show_way(way))
            self._ways.addButton(button, way)
            self.add_tool(button)
        self.add_tool(QLabel(self.tr("  Arrows ")))
        self.arrows = QSlider(Qt.Orientation.Horizontal, minimum=LEAST, maximum=MOST, value=USUAL)
        self.arrows.setFixedWidth(110)
        self.arrows.setAccessibleName(self.tr("Arrows shown"))
        self.arrows.setToolTip(self.tr("How many arrows are shown, the most frequent first"))
        self.arrows.valueChanged.connect(lambda _value: self._ask())
        self.add_tool(self.arrows)
        space = QShortcut(QKeySequence(Qt.Key.Key_Space), self.canvas)
        space.setContext(Qt.ShortcutContext.WidgetShortcut)
        space.activated.connect(self.next_way)

    # --- what is shown -----------------------------------------------------------------------------

    def clear(self) -> None:
        self._graph = None
        self.item.setVisible(False)
        self._show_ways()
        self.show_empty(self.tr("Open a log to see its process."))

    def show_source(self, source: Source) -> None:
        self._ask()

    def show_run(self, summary: Summary) -> None:
        self._ask()

    def _ask(self) -> None:
        if self._graph is None:
            self.show_empty(self.tr("Drawing the process …"))
        self.request_view.emit("dfg", {"limit": self.arrows.value(), "against": self.against})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "dfg" or asked["against"] != self.against:
            return
        former, self._graph = self._graph, value
        if not value.compared:
            self.way = ORIGINAL
        elif former is None or not former.compared:
            self.way = DIFFERENCE
        self._show_ways()
        self.item.setVisible(True)
        self.show_plot()

    def know(self, activities: Activities) -> None:
        self.item.activities = activities
        self.item.update()

    def show_way(self, way: int) -> None:
        self.way = way
        self._show_ways()
        self.redraw()

    def next_way(self) -> None:
        if self._graph is not None and self._graph.compared:
            self.show_way((self.way + 1) % 3)

    def _show_ways(self) -> None:
        compared = self._graph is not None and self._graph.compared
        for button in self._ways.buttons():
            button.setEnabled(compared)
        self._ways.button(self.way).setChecked(True)
        self._ways.button(RELEASE).setText(self.tr("Other log") if self.against else self.tr("Release"))

    # --- drawing -----------------------------------------------------------------------------------

    def reset_zoom(self) -> None:
        if self._graph is None:
            return
        low, high = self._graph.places.min(axis=0), self._graph.places.max(axis=0)
        self.plot.getViewBox().setRange(
            # on the right there is room for arrows that lead back
            xRange=(low[0] - 0.6, high[0] + 0.95),
            yRange=(low[1] - 0.5, high[1] + 0.5),
            padding=0,
        )

    def paint(self) -> None:
        names = [self.tr("Original"), self.tr("Release"), self.tr("Release − original, per 100 cases")]
        if self.against:
            name = Path(self.against).name
            names[1:] = [name, self.tr("{name} − original, per 100 cases").format(name=name)]
        words = names[self.way]
        folded = self._graph.folded[self.way]
        if folded:
            words = self.tr("{what} ({count} rarer arrows not shown)").format(
                what=words, count=numeral(folded, ",")
            )
        self.headline(words)
        self.item.show_drawing(self._drawing())

    def _shares(self) -> tuple[np.ndarray, np.ndarray]:
        """How often an arrow is taken per case, in both logs."""
        cases = self._graph.cases
        return self._graph.before / max(1, cases[0]), self._graph.after / max(1, cases[1])

    def _drawing(self) -> Drawing:
        graph, (before, after) = self._graph, self._shares()
        most = max(float(before.max(initial=0)), float(after.max(initial=0)), 1e-9)
        value = (before, after, after - before)[self.way]
        sign = (
            np.sign(np.round(value, 4)).astype(int) if self.way == DIFFERENCE else np.zeros(len(value), int)
        )
        counts = (graph.before, graph.after)[self.way == RELEASE]
        if self.way == DIFFERENCE:
            labels = tuple(_signed(100 * one) for one in value.tolist())
        else:
            labels = tuple(numeral(count, ",") for count in counts.tolist())
        seen = np.flatnonzero((np.abs(value) > 0) if self.way != DIFFERENCE else (before + after) > 0)
        width = np.where(np.abs(value) > 0, THINNEST + THICKER * np.sqrt(np.abs(value) / most), THINNEST)
        return Drawing(
            names=tuple(name for name, _, _ in graph.nodes),
            words=tuple(self._node_words(node) for node in graph.nodes),
            places=graph.places,
            edges=graph.edges,
            width=width,
            sign=sign,
            labels=labels,
            rank=seen[np.argsort(-np.abs(value[seen]), kind="stable")],
        )

    def _node_words(self, node: tuple[str, int, int]) -> str:
        _, before, after = node
        cases = self._graph.cases
        if self.way == DIFFERENCE:
            change = after / max(1, cases[1]) - before / max(1, cases[0])
            return self.tr("{change} per case").format(change=f"{change:+.2f}".replace("-", "−"))
        return numeral((before, after)[self.way], ",")

    # --- pointing ----------------------------------------------------------------------------------

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        point = self.plot.getViewBox().mapFromView(QPointF(x, y))
        self.item.mean(point.x(), point.y())
        names = [name for name, _, _ in self._graph.nodes]
        if self.item.edge >= 0:
            edge, (before, after) = self.item.edge, self._shares()
            a, b = self._graph.edges[edge].tolist()
            words = self.tr("{a} → {b}: original {before} times ({share} per case)").format(
                a=names[a],
                b=names[b],
                before=numeral(self._graph.before[edge], ","),
                share=numeral(before[edge], ".3g"),
            )
            other = self.tr("after {after} times ({share} per case)").format(
                after=numeral(self._graph.after[edge], ","), share=numeral(after[edge], ".3g")
            )
            self.read_out(f"{words}   {other}" if self._graph.compared else words)
        elif self.item.node >= 0:
            name, before, after = self._graph.nodes[self.item.node]
            counts = (
                f"{numeral(before, ',')} → {numeral(after, ',')}"
                if self._graph.compared
                else numeral(before, ",")
            )
            self.read_out(self.tr("{name}: {counts} events").format(name=name, counts=counts))
        else:
            self.read_out("")

    def leave(self) -> None:
        super().leave()
        self.item.mean(-1e9, -1e9)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = [
            self.tr("From"),
            self.tr("To"),
            self.tr("Original"),
            self.tr("After"),
            self.tr("Per case, change"),
        ]
        if self._graph is None:
            return header, []
        before, after = self._shares()
        names = [name for name, _, _ in self._graph.nodes]
        rows = [
            [
                names[a],
                names[b],
                int(self._graph.before[edge]),
                int(self._graph.after[edge]),
                round(float(after[edge] - before[edge]), 5),
            ]
            for edge, (a, b) in enumerate(self._graph.edges.tolist())
        ]
        return header, rows


def _signed(value: float) -> str:
    """+3.2, −41: one decimal only where it says something."""
    return f"{value:+.{0 if abs(value) >= 10 else 1}f}".replace("-", "−")
