"""Which variant became which: bands from the original to the release, and the edits of the one meant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Signal
from PySide6.QtWidgets import QButtonGroup, QComboBox, QToolButton

from engine.core.task import Source, Summary
from engine.kinds.eventlogs.view_types import BUFFER, SankeyDiagram
from gui.kinds.eventlogs import sankey_captions as words
from gui.kinds.eventlogs.activity_chips import Activities
from gui.kinds.eventlogs.alignment import Alignment
from gui.kinds.eventlogs.sankey_item import FlowItem, band_brush
from gui.plots import pens
from gui.plots.frame import Frame

CLASSES = {"similarity": (0.25, 0.5, 0.75), "difference": (2.5, 5.5, 10.5)}  # where the next colour begins
SHOWN = (20, 40, 80, 160)


class Flow(Frame):
    variants_meant = Signal(object, bool)  # rows of the variants; whether they were clicked

    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Flow")
        self.help = self.tr(
            "Left the original, right the release: bands are as wide as the cases, coloured by the edits. "
            "Scroll to zoom."
        )
        self.stamp = self.tr("Shows variants of the original: not for publication.")
        self.against, self.way = "", "similarity"
        self.activities = Activities()
        self._flow: Any = None
        self._nothing = ""  # why a release is empty, and what would not be
        self._meant: tuple[int, ...] = ()
        self._make_tools()
        self.plot.hideAxis("left")
        self.plot.hideAxis("bottom")
        box = self.plot.getViewBox()
        box.setMouseEnabled(x=False, y=True)
        box.invertY(True)
        box.setLimits(yMin=-0.02, yMax=1.02, xMin=0, xMax=1)
        self.item = FlowItem(box, self.font())
        self.edits = Alignment()
        self.layout().insertWidget(2, self.edits)
        self.clear()

    def _make_tools(self) -> None:
        self._ways: dict[str, QToolButton] = {}
        one_of_them = QButtonGroup(self)
        ways = (
            ("similarity", self.tr("Similarity"), self.tr("Shares of the log; cost is edits / length")),
            ("difference", self.tr("Difference"), self.tr("Cases; cost is the number of edits")),
        )
        for metric, name, tip in ways:
            button = QToolButton(text=name, checkable=True, autoRaise=True, toolTip=tip)
            button.setChecked(metric == self.way)
            button.clicked.connect(lambda _on, metric=metric: self.show_metric(metric))
            one_of_them.addButton(button)
            self._ways[metric] = button
            self.add_tool(button)
        self.shown = QComboBox()
        self.shown.setAccessibleName(self.tr("Variants spelled out"))
        self.shown.setToolTip(self.tr("How many variants of a side are spelled out; the rest is folded"))
        for count in SHOWN:
            self.shown.addItem(self.tr("{count} largest").format(count=count), count)
        self.shown.currentIndexChanged.connect(lambda _index: self._ask())
        self.add_tool(self.shown)

    # --- what is shown -----------------------------------------------------------------------------

    def clear(self) -> None:
        self._forget()
        self.show_empty("")
        self.setVisible(False)

    def show_source(self, source: Source) -> None:
        if self.against:
            self._ask()
        else:
            self.clear()

    def show_run(self, summary: Summary) -> None:
        warnings = summary.measured.warnings
        self._nothing = "\n\n".join(f"{said[:1].upper()}{said[1:]}." for said in warnings)
        self._ask()

    def show_snapshot(self, snapshot: Any) -> None:
        """While variants are decided there is no flow yet; then it is drawn as the solver improves it."""
        self.setVisible(isinstance(snapshot, SankeyDiagram))
        if isinstance(snapshot, SankeyDiagram):
            self._show(snapshot)

    def show_metric(self, metric: str) -> None:
        self.way = metric
        self._ways[metric].setChecked(True)
        self._ask()

    def _ask(self) -> None:
        asked = {"metric": self.way, "limit": self.shown.currentData(), "against": self.against}
        self.request_view.emit("sankey", asked)

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name == "sankey" and (asked["metric"], asked["against"]) == (self.way, self.against):
            self.setVisible(True)
            if value is None:
                self._forget()
                nothing = self.tr("At these ε, δ nothing can be released.")
                self.show_empty(f"{nothing}\n\n{self._nothing}")
            else:
                self._show(value)
        elif name == "alignment" and self._meant and (asked["source"], asked["target"]) == self._ends():
            other = self.tr("Other log") if self.against else self.tr("Release")
            self.edits.show_steps(value.steps, self.tr("Original"), other)

    def know(self, activities: Activities) -> None:
        self.activities = self.item.activities = self.edits.activities = activities
        self.item.update()

    # --- drawing -----------------------------------------------------------------------------------

    def _show(self, flow: Any) -> None:
        self._flow, self._meant = flow, ()
        self.read_out("")
        classes = np.searchsorted(CLASSES[flow.metric], flow.cost, side="right")
        buffer = self.tr("whole cases added") if flow.sources.buffer else self.tr("whole cases removed")
        self.item.show_flow(flow, classes, buffer, self.tr("{count} more variants"))
        self.item.setVisible(True)
        self.edits.setVisible(True)
        self.edits.show_hint(self.tr("Point at a band to see what was changed, activity by activity."))
        self.show_plot()
        self._caption.setVisible(False)  # the room belongs to the bands; the tab says the same
        spelled = (flow.count == 1) & ~flow.matched & (flow.source != BUFFER) & (flow.target != BUFFER)
        if spelled.any():  # the widest change, until another is pointed at
            self._show_edits(int(np.argmax(np.where(spelled, flow.mass, 0))))

    def _forget(self) -> None:
        self._flow, self._meant = None, ()
        self.item.setVisible(False)
        self.edits.setVisible(False)

    def reset_zoom(self) -> None:
        self.plot.getViewBox().setRange(xRange=(0, 1), yRange=(0, 1), padding=0.01)

    def paint(self) -> None:
        self.headline(words.headline(self._flow, Path(self.against).name))
        legend = self.add_legend()
        legend.addItem(_sample(band_brush(True, False, 0)), self.tr("unchanged"))
        for far, name in enumerate(words.classes(self._flow.metric)):
            legend.addItem(_sample(band_brush(False, False, far)), name)
        if self._flow.sources.buffer or self._flow.targets.buffer:
            legend.addItem(_sample(band_brush(False, True, 0)), self.item.buffer_words)
        self.item.redraw()

    # --- pointing ----------------------------------------------------------------------------------

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        self._mean(self._band(x, y), clicked=False)

    def clicked(self, plot: pg.PlotItem, x: float, y: float) -> None:
        self._mean(self._band(x, y), clicked=True)

    def leave(self) -> None:
        super().leave()
        self._mean(-1, clicked=False)

    def light_variant(self, row: int) -> None:
        """A variant meant in the list: all its bands, and the edits of its widest."""
        bands = self._bands_of(row)
        self.item.light(set(bands))
        if bands and self.isVisible():
            self._show_edits(max(bands, key=lambda band: int(self._flow.mass[band])))

    def _band(self, x: float, y: float) -> int:
        point = self.plot.getViewBox().mapFromView(QPointF(x, y))
        return self.item.band_at(point.x(), point.y())

    def _mean(self, band: int, clicked: bool) -> None:
        if self._flow is None:
            return
        self.item.light({band} if band >= 0 else set())
        if band >= 0:
            self._show_edits(band)
        else:
            self.read_out("")
        self.variants_meant.emit(self._rows_of(band), clicked)

    def _show_edits(self, band: int) -> None:
        self.read_out(self.words(band))
        if (band,) == self._meant:
            return
        self._meant = (band,)
        source, target = self._ends()
        if self._flow.bounds is not None:
            self.edits.show_hint(self.tr("The edits follow when the flow is final."))
        elif source is None or target is None:
            self.edits.show_hint(
                self.tr("Folded together: choose more variants above to see the edits of each.")
            )
        else:
            self.request_view.emit("alignment", {"source": source, "target": target})

    def _ends(self) -> tuple[Any, Any]:
        """The two variants of the band meant: () for the buffer, None where several are folded."""
        band = self._meant[0]
        found = []
        for node, side in self._nodes(band):
            known = node < len(side.variants)
            found.append(() if node == BUFFER else side.variants[node] if known else None)
        return found[0], found[1]

    def _nodes(self, band: int) -> list[tuple[int, Any]]:
        flow = self._flow
        return [(int(flow.source[band]), flow.sources), (int(flow.target[band]), flow.targets)]

    def _rows_of(self, band: int) -> set[int]:
        if band < 0:
            return set()
        return {int(side.rows[node]) for node, side in self._nodes(band) if 0 <= node < len(side.variants)}

    def _bands_of(self, row: int) -> list[int]:
        if self._flow is None or row < 0:
            return []
        found: set[int] = set()
        pairs = ((self._flow.sources, self._flow.source), (self._flow.targets, self._flow.target))
        for side, ends in pairs:
            for node in np.flatnonzero(side.rows == row):
                found |= set(np.flatnonzero(ends == node).tolist())
        return sorted(found)

    def words(self, band: int) -> str:
        return words.of_band(self._flow, band, self.item)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        return words.table(self._flow, self.item)


def _sample(brush: Any) -> pg.BarGraphItem:
    return pg.BarGraphItem(x=[0], height=[0], width=1, brush=brush, pen=pens.pen(brush.color()))
