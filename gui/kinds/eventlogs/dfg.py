"""Directly-follows graphs of both logs and their difference, in the same places."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QLabel, QSlider, QToolButton, QWidget

from engine.core.number_format import percent_apart
from engine.kinds.eventlogs.view_types import DirectlyFollowsGraph
from gui.base.i18n import counted, numeral
from gui.kinds.eventlogs.activity_chips import Activities
from gui.kinds.eventlogs.dfg_item import ProcessDrawing, ProcessItem
from gui.kinds.eventlogs.log_pair import LogPair
from gui.plots.frame import Frame
from gui.widgets.basics import row

ORIGINAL, RELEASE, DIFFERENCE = range(3)
THINNEST, THICKER = 1.0, 6.0  # width = 1 + 6·√share
LEAST, MOST, USUAL = 5, 200, 30  # arrows shown
RARE = 0.01  # arrows that fewer of the cases take are folded away, unless all are asked for


class Process(LogPair, Frame):
    view = "dfg"
    title = "Process"
    help = (
        "What directly follows what. Arrows are as wide as they are frequent per case; in the difference "
        "solid orange (+) happens more often than in the original, dashed blue (−) less often."
    )
    empty = "Open a log to see its process."

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Shows the process of the original: not for publication.")
        self.mode = ORIGINAL
        self._graph: DirectlyFollowsGraph | None = None
        self._make_tools()
        for side in ("left", "bottom"):
            self.plot.hideAxis(side)
        self.plot.getViewBox().invertY(True)
        self.item = ProcessItem(self.plot.getViewBox(), self.font())
        self.clear()

    def _make_tools(self) -> None:
        self._modes = QButtonGroup(self)
        for mode, words in enumerate((self.tr("Original"), self.tr("Release"), self.tr("Difference"))):
            button = QToolButton(autoRaise=True)
            button.setText(words)
            button.setCheckable(True)
            button.setToolTip(self.tr("Space goes to the next"))
            button.clicked.connect(lambda _on, mode=mode: self.show_mode(mode))
            self._modes.addButton(button, mode)
            self.add_tool(button)
        self.arrows = QSlider(Qt.Orientation.Horizontal)
        self.arrows.setRange(LEAST, MOST)
        self.arrows.setValue(USUAL)
        self.arrows.setFixedWidth(110)
        self.arrows.setAccessibleName(self.tr("Arrows shown"))
        tip = self.tr(
            "How many arrows are shown, the most frequent first; those of fewer than 1 % of the cases "
            "only at the far right"
        )
        self.arrows.setToolTip(percent_apart(tip))
        self.arrows.valueChanged.connect(lambda _value: self.refresh())
        named = QWidget()  # the word stays beside its slider where the tools go on in another row
        named.setLayout(row(QLabel(self.tr("  Arrows ")), self.arrows, spacing=0))
        self.add_tool(named)
        space = QShortcut(QKeySequence(Qt.Key.Key_Space), self.canvas)
        space.setContext(Qt.ShortcutContext.WidgetShortcut)
        space.activated.connect(self.next_mode)

    # --- what is shown -----------------------------------------------------------------------------

    def clear(self) -> None:
        self._graph = None
        self.item.setVisible(False)
        self._show_modes()
        super().clear()

    def refresh(self) -> None:
        if self._graph is None:
            self.show_empty(self.tr("Drawing the process …"))
        super().refresh()

    def asked(self) -> dict[str, Any]:
        limit = self.arrows.value()
        return {"limit": limit, "least": RARE if limit < MOST else 0.0, "against": self.against}

    def draw(self, value: DirectlyFollowsGraph) -> None:
        former, self._graph = self._graph, value
        if not value.compared:
            self.mode = ORIGINAL
        elif former is None or not former.compared:
            self.mode = DIFFERENCE
        self._show_modes()
        self.item.setVisible(True)
        self.show_plot()

    def set_activities(self, activities: Activities) -> None:
        self.item.activities = activities
        self.item.update()

    def show_mode(self, mode: int) -> None:
        self.mode = mode
        self._show_modes()
        self.redraw()

    def next_mode(self) -> None:
        if self._graph is not None and self._graph.compared:
            self.show_mode((self.mode + 1) % 3)

    def _show_modes(self) -> None:
        compared = self._graph is not None and self._graph.compared
        for button in self._modes.buttons():
            button.setEnabled(compared)
        self._modes.button(self.mode).setChecked(True)
        self._modes.button(RELEASE).setText(self.other_name())

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
        if self._graph is None:
            return
        names = [self.tr("Original"), self.tr("Release"), self.tr("Release − original, per 100 cases")]
        if self.against:
            name = Path(self.against).name
            names[1:] = [name, self.tr("{name} − original, per 100 cases").format(name=name)]
        words = names[self.mode]
        folded = self._graph.folded[self.mode]
        if folded:
            rarer = self.tr("{what} ({count} rarer {count:arrow|arrows} not shown)")
            words = counted(rarer, what=words, count=folded)
        self.headline(words)
        self.item.show_drawing(self._drawing(self._graph))

    def _drawing(self, graph: DirectlyFollowsGraph) -> ProcessDrawing:
        before, after = _per_case(graph)
        most = max(float(before.max(initial=0)), float(after.max(initial=0)), 1e-9)
        value = (before, after, after - before)[self.mode]
        different = self.mode == DIFFERENCE
        sign = np.sign(np.round(value, 4)).astype(int) if different else np.zeros(len(value), int)
        counts = (graph.before, graph.after)[self.mode == RELEASE]
        if different:
            labels = tuple(_signed(100 * one, 1) for one in value.tolist())
        else:
            labels = tuple(numeral(count, ",") for count in counts.tolist())
        seen = np.flatnonzero((before + after) > 0 if different else np.abs(value) > 0)
        width = np.where(np.abs(value) > 0, THINNEST + THICKER * np.sqrt(np.abs(value) / most), THINNEST)
        return ProcessDrawing(
            names=tuple(name for name, _, _ in graph.nodes),
            words=tuple(self._node_words(graph, before, after) for _, before, after in graph.nodes),
            places=graph.places,
            edges=graph.edges,
            width=width,
            sign=sign,
            labels=labels,
            rank=seen[np.argsort(-np.abs(value[seen]), kind="stable")],
        )

    def _node_words(self, graph: DirectlyFollowsGraph, before: int, after: int) -> str:
        if self.mode == DIFFERENCE:
            change = after / max(1, graph.cases[1]) - before / max(1, graph.cases[0])
            return self.tr("{change} per case").format(change=_signed(change, 2))
        return numeral((before, after)[self.mode], ",")

    # --- pointing ----------------------------------------------------------------------------------

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        graph = self._graph
        if graph is None:
            return
        point = self.plot.getViewBox().mapFromView(QPointF(x, y))
        self.item.point_at(point.x(), point.y())
        if self.item.edge >= 0:
            self.read_out(self._edge_words(graph, self.item.edge))
        elif self.item.node >= 0:
            name, before, after = graph.nodes[self.item.node]
            counts = numeral(before, ",")
            if graph.compared:
                counts = f"{counts} → {numeral(after, ',')}"
            words = self.tr("{name}: {counts} events")
            if graph.once_a_case:
                words = self.tr("{name}: reached {counts} times, each arrow once a case")
            self.read_out(words.format(name=name, counts=counts))
        else:
            self.read_out("")

    def _edge_words(self, graph: DirectlyFollowsGraph, edge: int) -> str:
        (before, after), (a, b) = _per_case(graph), graph.edges[edge].tolist()
        said = self.tr("{log}: {count} {count:time|times} ({share} per case)")
        sides = [(self.tr("Original"), graph.before[edge], before[edge])]
        if graph.compared:
            sides.append((self.other_name(), graph.after[edge], after[edge]))
        words = [
            counted(said, log=log, count=int(count), share=numeral(share, ".3g"))
            for log, count, share in sides
        ]
        return "   ".join([f"{graph.nodes[a][0]} → {graph.nodes[b][0]}", *words])

    def leave(self) -> None:
        super().leave()
        self.item.point_at(-1e9, -1e9)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = [
            self.tr("From"),
            self.tr("To"),
            self.tr("Original"),
            self.other_name(),
            self.tr("Per case, change"),
        ]
        graph = self._graph
        if graph is None:
            return header, []
        before, after = _per_case(graph)
        rows = [
            [
                graph.nodes[a][0],
                graph.nodes[b][0],
                int(graph.before[edge]),
                int(graph.after[edge]),
                round(float(after[edge] - before[edge]), 5),
            ]
            for edge, (a, b) in enumerate(graph.edges.tolist())
        ]
        return header, rows


def _per_case(graph: DirectlyFollowsGraph) -> tuple[np.ndarray, np.ndarray]:
    """How often an arrow is taken per case, in both logs."""
    return graph.before / max(1, graph.cases[0]), graph.after / max(1, graph.cases[1])


def _signed(value: float, digits: int) -> str:
    """+3.2, −41: decimals only where they say something; what is rounded to nothing has no sign."""
    size = numeral(abs(value), f".{0 if abs(value) >= 10 else digits}f")
    if round(value, digits) == 0:
        return size
    return f"{'+' if value > 0 else '−'}{size}"
