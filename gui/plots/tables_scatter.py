"""Pairs of columns as a matrix: the original below the diagonal, the release above it, brushed together.

Every cell is an image of counts, so a million rows draw as fast as a thousand. The brush follows the
mouse: the sampled rows under it light up in all cells, before and after. A click holds the brush.
Rows of the original are seen in the window only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QToolButton

from engine.task import Source, Summary
from gui import theme
from gui.plots import ink
from gui.plots.frame import Frame
from gui.widgets.column_picker import ColumnPicker

MOST = 5  # columns of the matrix
BRUSH = 0.09  # half the brush's width, as a share of the axis
GAP = 4


class ScatterMatrix(Frame):
    columns_chosen = Signal(list)

    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Scatter")
        self.help = self.tr(
            "Below the diagonal the original, above it the release. Move over a cell: the same rows light up "
            "in all others, before and after. Click to hold them, click again to let go."
        )
        self._found: Any = None
        self._columns: list[str] = []  # chosen by the steward; empty: as the engine proposes
        self._numeric: list[str] = []
        self._cells: dict[Any, tuple[int, int]] = {}  # plot -> row, column
        self._held, self._after = False, False
        self.lit = np.zeros(0, dtype=np.intp)  # sampled rows under the brush
        self._marks: list[tuple[pg.ScatterPlotItem, int, int]] = []
        self.pick = QToolButton(text=self.tr("Columns…"), autoRaise=True)
        self.pick.setToolTip(self.tr("Choose up to {most} columns").format(most=MOST))
        self._picker = ColumnPicker(several=True)
        self.pick.clicked.connect(self._open_picker)
        self._picker.picked.connect(self.choose)
        self.add_tool(self.pick)
        self.canvas.ci.layout.setSpacing(GAP)
        self.clear()

    def clear(self) -> None:
        self._found, self._columns, self._held = None, [], False
        self.pick.setEnabled(False)
        self.show_empty(self.tr("Open a file to see its columns in pairs."))

    def show_source(self, source: Source) -> None:
        self._after = False
        self._look()

    def show_run(self, summary: Summary) -> None:
        self._after = True
        self._look()

    def know_columns(self, facts: Sequence[Any]) -> None:
        self._numeric = [one["name"] for one in facts if one["numeric"] and one["released"]]
        self._picker.set_columns(self._numeric)

    def choose(self, names: Sequence[str]) -> None:
        """These columns, at most as many as can be looked at."""
        self._columns = list(names)[:MOST]
        self.columns_chosen.emit(self._columns)
        self._look()

    def _look(self) -> None:
        self.ask.emit("scatter", {"columns": self._columns} if len(self._columns) > 1 else {})

    def _open_picker(self) -> None:
        self._picker.open_under(self.pick, self._columns or (self._found or {}).get("names", []))

    def answer(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "scatter":
            return
        self.pick.setEnabled(True)
        self._held = False
        if len(value["names"]) < 2:
            self.show_empty(self.tr("There are fewer than two numeric columns that are released."))
            return
        self._found = value
        self._make_cells(len(value["names"]))
        self.show_plot()

    # ── drawing ───────────────────────────────────────────────────────────────────────────────────

    def _make_cells(self, count: int) -> None:
        if len(self._cells) == count * count:
            return
        for plot in self.plots:
            self.canvas.removeItem(plot)
        self.plots, self._cells = [], {}
        for row in range(count):
            for column in range(count):
                plot = self.add_plot(row, column)
                plot.getViewBox().setMouseEnabled(False, False)
                plot.getViewBox().setDefaultPadding(0)
                plot.showAxis("bottom", row == count - 1 and column != row)
                plot.showAxis("left", column == 0 and column != row)
                for side in ("left", "bottom"):
                    plot.getAxis(side).setStyle(maxTickLevel=0, hideOverlappingLabels=True)
                plot.setPreferredSize(10, 10)
                self._cells[plot] = (row, column)
        self.plot = self.plots[0]
        for place in range(count):
            self.canvas.ci.layout.setRowStretchFactor(place, 1)
            self.canvas.ci.layout.setColumnStretchFactor(place, 1)
        self._apply_theme()

    def paint(self) -> None:
        self._marks, names, edges = [], self._found["names"], self._found["edges"]
        for plot, (row, column) in self._cells.items():
            plot.showGrid(x=False, y=False)
            x, y = edges[names[column]], edges[names[row]]
            plot.setRange(QRectF(x[0], y[0], x[-1] - x[0], y[-1] - y[0]), padding=0)
            if row == column:
                self._paint_name(plot, names[row], x, y)
            elif self._after if row < column else not self.originals_hidden:
                self._paint_cell(plot, row, column, x, y)

    def _paint_name(self, plot: pg.PlotItem, name: str, x: np.ndarray, y: np.ndarray) -> None:
        shown = name if len(name) <= 14 else name[:13] + "…"
        text = pg.TextItem(shown, color=theme.current().text, anchor=(0.5, 0.5))
        text.setPos((x[0] + x[-1]) / 2, (y[0] + y[-1]) / 2)
        plot.addItem(text, ignoreBounds=True)

    def _paint_cell(self, plot: pg.PlotItem, row: int, column: int, x: np.ndarray, y: np.ndarray) -> None:
        image = pg.ImageItem(np.log1p(self._counts(row, column)), axisOrder="col-major")
        image.setColorMap(ink.sequential())
        image.setRect(QRectF(x[0], y[0], x[-1] - x[0], y[-1] - y[0]))
        plot.addItem(image)
        colour = theme.current().series[4]
        marks = pg.ScatterPlotItem(size=5, pen=None, brush=ink.fill(colour, 0.85), pxMode=True)
        plot.addItem(marks, ignoreBounds=True)
        self._marks.append((marks, row, column))
        frame = pg.PlotCurveItem(pen=ink.pen(theme.current().line))
        left, right, low, high = x[0], x[-1], y[0], y[-1]
        frame.setData([left, right, right, left, left], [low, low, high, high, low])
        plot.addItem(frame, ignoreBounds=True)

    def _counts(self, row: int, column: int) -> np.ndarray:
        """Counts of a cell, x along the first axis."""
        names = self._found["names"]
        first, second = sorted((row, column))
        counts = self._found["images"][f"{names[first]}|{names[second]}"]
        shown = counts["before" if row > column else "after"]
        return shown if column == first else shown.T

    # ── brushing ──────────────────────────────────────────────────────────────────────────────────

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        if not self._held:
            self._brush(plot, x, y)

    def clicked(self, plot: pg.PlotItem, x: float, y: float) -> None:
        self._held = not self._held
        self._brush(plot, x, y)

    def leave(self) -> None:
        if not self._held:
            super().leave()
            self._light(np.zeros(0, dtype=np.intp))

    def _brush(self, plot: pg.PlotItem, x: float, y: float) -> None:
        row, column = self._cells[plot]
        if row == column or (row < column and not self._after):
            return self.read_out("")
        names, edges = self._found["names"], self._found["edges"]
        values = self._found["before" if row > column else "after"]
        reach = [BRUSH * (edges[names[at]][-1] - edges[names[at]][0]) for at in (column, row)]
        with np.errstate(invalid="ignore"):
            under = (np.abs(values[:, column] - x) <= reach[0]) & (np.abs(values[:, row] - y) <= reach[1])
        rows = np.flatnonzero(under)
        self._light(rows)
        side = self.tr("original") if row > column else self.tr("release")
        words = self.tr("{side}: {count} of {all} sampled rows near {x} {x_value}, {y} {y_value}")
        self.read_out(
            words.format(
                side=side,
                count=f"{len(rows):,}",
                all=f"{len(values):,}",
                x=names[column],
                x_value=f"{x:.4g}",
                y=names[row],
                y_value=f"{y:.4g}",
            )
        )

    def _light(self, rows: np.ndarray) -> None:
        self.lit = rows
        if self._drawn:
            for marks, row, column in self._marks:
                values = self._found["before" if row > column else "after"][rows]
                marks.setData(values[:, column], values[:, row])

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """The released values of the sampled rows; those of the original stay in the picture."""
        if not self._drawn or not self._after:
            return [], []
        return list(self._found["names"]), self._found["after"].tolist()

    def reset_zoom(self) -> None:
        """The cells always show everything."""
