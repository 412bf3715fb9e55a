"""Which variant became which: bands from the original to the release, and the edits of the one pointed at."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QBrush
from PySide6.QtWidgets import QButtonGroup, QToolButton, QVBoxLayout

from engine.core.task import Source, Summary
from engine.kinds.eventlogs.data import Variant
from engine.kinds.eventlogs.view_types import BUFFER, SankeyDiagram, SankeySide, VariantAlignment
from gui.base.i18n import translated
from gui.kinds.eventlogs import sankey_captions as words
from gui.kinds.eventlogs.activity_chips import Activities
from gui.kinds.eventlogs.alignment import Alignment
from gui.kinds.eventlogs.log_pair import LogPair
from gui.kinds.eventlogs.sankey_item import SankeyItem, band_brush
from gui.plots import pens
from gui.plots.frame import Frame
from gui.widgets.basics import DropDown

CLASSES = {"similarity": (0.25, 0.5, 0.75), "difference": (2.5, 5.5, 10.5)}  # where the next colour begins
SHOWN = (20, 40, 80, 160)


class Sankey(LogPair, Frame):
    view = "sankey"
    more_views: ClassVar[dict[str, str]] = {"alignment": "draw_alignment"}
    title = "Flow"
    help = (
        "Left the original, right the release: bands are as wide as the cases, coloured by the edits. "
        "Scroll to zoom."
    )
    before_run = False
    variants_hovered = Signal(object, bool)  # rows of the variants; whether they were clicked

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Shows variants of the original: not for publication.")
        self.metric_key = "similarity"
        self.activities = Activities()
        self._flow: SankeyDiagram | None = None
        self._nothing = ""  # why a release is empty, and what would not be
        self._technique = ""  # of the run on show
        self._band = -1  # whose edits are shown
        self._make_tools()
        self.plot.hideAxis("left")
        self.plot.hideAxis("bottom")
        box = self.plot.getViewBox()
        box.setMouseEnabled(x=False, y=True)
        box.invertY(True)
        box.setLimits(yMin=-0.02, yMax=1.02, xMin=0, xMax=1)
        self.item = SankeyItem(box, self.font())
        self.edits = Alignment()
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(2, self.edits)
        self.clear()

    def _make_tools(self) -> None:
        self._buttons: dict[str, QToolButton] = {}
        one_of_them = QButtonGroup(self)
        ways = (
            ("similarity", self.tr("Similarity"), self.tr("Shares of the log; cost is edits / length")),
            ("difference", self.tr("Difference"), self.tr("Cases; cost is the number of edits")),
        )
        for metric, name, tip in ways:
            button = QToolButton(autoRaise=True)
            button.setText(name)
            button.setToolTip(tip)
            button.setCheckable(True)
            button.setChecked(metric == self.metric_key)
            button.clicked.connect(lambda _on, metric=metric: self.show_metric(metric))
            one_of_them.addButton(button)
            self._buttons[metric] = button
            self.add_tool(button)
        self.shown = DropDown()
        self.shown.setAccessibleName(self.tr("Variants spelled out"))
        self.shown.setToolTip(self.tr("How many variants of a side are spelled out; the rest is folded"))
        for count in SHOWN:
            self.shown.addItem(self.tr("{count} largest").format(count=count), count)
        self.shown.currentIndexChanged.connect(lambda _index: self.refresh())
        self.add_tool(self.shown)

    # --- what is shown -----------------------------------------------------------------------------

    def clear(self) -> None:
        self._forget()
        self.show_empty("")
        self.setVisible(False)

    def show_source(self, source: Source) -> None:
        if self.against:
            self.refresh()
        else:
            self.clear()

    def show_run(self, summary: Summary) -> None:
        warnings = map(translated, summary.measured.warnings)
        self._technique = summary.task.technique
        self._nothing = "\n\n".join(f"{said[:1].upper()}{said[1:]}." for said in warnings)
        super().show_run(summary)

    def show_snapshot(self, snapshot: Any) -> None:
        """While variants are decided there is no flow yet; then it is drawn as the solver improves it."""
        self.setVisible(isinstance(snapshot, SankeyDiagram))
        if isinstance(snapshot, SankeyDiagram):
            self._show(snapshot)

    def show_metric(self, metric: str) -> None:
        self.metric_key = metric
        self._buttons[metric].setChecked(True)
        self.refresh()

    def asked(self) -> dict[str, Any]:
        return {"metric": self.metric_key, "limit": self.shown.currentData(), "against": self.against}

    def draw(self, value: SankeyDiagram | None) -> None:
        if value is not None and value.metric != self.metric_key:
            return  # the other one is wanted by now
        self.setVisible(True)
        if value is None:
            self._forget()
            self.show_empty("\n\n".join(said for said in (self._why_empty(), self._nothing) if said))
        else:
            self._show(value)

    def _why_empty(self) -> str:
        if self._technique == "eventlogs.flow":
            return self.tr("This run releases a graph and no variants: see the tab Process.")
        if self._technique == "eventlogs.travas":
            return self.tr("At these ε, δ nothing can be released.")
        return self.tr("Nothing can be released with these parameters.")

    def draw_alignment(self, value: VariantAlignment) -> None:
        if (value.source, value.target) == self._ends():
            self.edits.show_steps(value.steps, self.tr("Original"), self.other_name())

    def set_activities(self, activities: Activities) -> None:
        self.activities = self.item.activities = self.edits.activities = activities
        self.item.update()

    # --- drawing -----------------------------------------------------------------------------------

    def _show(self, flow: SankeyDiagram) -> None:
        self._flow, self._band = flow, -1
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
            self._show_edits(flow, int(np.argmax(np.where(spelled, flow.mass, 0))))

    def _forget(self) -> None:
        self._flow, self._band = None, -1
        self.item.setVisible(False)
        self.edits.setVisible(False)

    def reset_zoom(self) -> None:
        self.plot.getViewBox().setRange(xRange=(0, 1), yRange=(0, 1), padding=0.01)

    def paint(self) -> None:
        if self._flow is None:
            return
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
        self.point_at(self._band_at(x, y), clicked=False)

    def clicked(self, plot: pg.PlotItem, x: float, y: float) -> None:
        self.point_at(self._band_at(x, y), clicked=True)

    def leave(self) -> None:
        super().leave()
        self.point_at(-1, clicked=False)

    def highlight_variant(self, row: int) -> None:
        """A variant pointed at in the list: all its bands, and the edits of its widest."""
        bands, flow = self.bands_of(row), self._flow
        self.item.highlight(set(bands))
        if bands and flow is not None and self.isVisible():
            self._show_edits(flow, max(bands, key=lambda band: int(flow.mass[band])))

    def _band_at(self, x: float, y: float) -> int:
        point = self.plot.getViewBox().mapFromView(QPointF(x, y))
        return self.item.band_at(point.x(), point.y())

    def point_at(self, band: int, clicked: bool) -> None:
        """Show the edits of this band, and say which variants it joins; -1 for none."""
        if self._flow is None:
            return
        self.item.highlight({band} if band >= 0 else set())
        if band >= 0:
            self._show_edits(self._flow, band)
        else:
            self.read_out("")
        self.variants_hovered.emit(self.rows_of(band), clicked)

    def _show_edits(self, flow: SankeyDiagram, band: int) -> None:
        self.read_out(words.of_band(flow, band, self.item))
        if band == self._band:
            return
        self._band = band
        source, target = self._ends()
        if flow.bounds is not None:
            self.edits.show_hint(self.tr("The edits follow when the flow is final."))
        elif source is None or target is None:
            self.edits.show_hint(
                self.tr("Folded together: choose more variants above to see the edits of each.")
            )
        else:
            self.request_view.emit("alignment", {"source": source, "target": target})

    def _ends(self) -> tuple[Variant | None, ...]:
        """The two variants of the band pointed at: () for the buffer, None where several are folded."""
        return tuple(
            () if node == BUFFER else side.variants[node] if node < len(side.variants) else None
            for node, side in self._nodes(self._band)
        )

    def _nodes(self, band: int) -> tuple[tuple[int, SankeySide], ...]:
        flow = self._flow
        if flow is None or band < 0:
            return ()
        return (int(flow.source[band]), flow.sources), (int(flow.target[band]), flow.targets)

    def rows_of(self, band: int) -> set[int]:
        """Where the variants of a band stand in the table of variants."""
        return {int(side.rows[node]) for node, side in self._nodes(band) if 0 <= node < len(side.variants)}

    def bands_of(self, row: int) -> list[int]:
        """All bands of the variant in this row of the table of variants."""
        if self._flow is None or row < 0:
            return []
        found: set[int] = set()
        pairs = ((self._flow.sources, self._flow.source), (self._flow.targets, self._flow.target))
        for side, ends in pairs:
            for node in np.flatnonzero(side.rows == row):
                found |= set(np.flatnonzero(ends == node).tolist())
        return sorted(found)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        return words.table(self._flow, self.item)


def _sample(brush: QBrush) -> pg.BarGraphItem:
    return pg.BarGraphItem(x=[0], height=[0], width=1, brush=brush, pen=pens.pen(brush.color()))
