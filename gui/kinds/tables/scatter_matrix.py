"""Pairs of columns as a matrix: the original below the diagonal, the release above it, brushed together.

Every cell is an image of counts, so a million rows draw as fast as a thousand. The brush follows the
mouse: the sampled rows under it light up in all cells, before and after. A click holds the brush.
Rows of the original are seen in the window only.
"""

from __future__ import annotations

import html
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QToolButton

from engine.kinds.tables.view_types import ColumnFacts, ScatterView
from gui.base import theme
from gui.base.i18n import numeral
from gui.base.incremental import Increments
from gui.plots import pens
from gui.plots.frame import Frame
from gui.plots.names import shortened
from gui.plots.ticks import few_ticks
from gui.widgets.column_picker import ColumnPicker

MOST = 5  # columns of the matrix
BRUSH = 0.09  # half the brush's width, as a share of the axis
GAP = 4


class ScatterMatrix(Frame):
    view = "scatter"
    before_run = True
    title = "Scatter"
    help = (
        "Below the diagonal the original, above it the release. Move over a cell: the same rows light up "
        "in all others, before and after. Click to hold them, click again to let go."
    )
    empty = "The columns appear here in pairs when a file is read."

    columns_chosen = Signal(list)

    def __init__(self) -> None:
        super().__init__()
        self._shown: ScatterView | None = None
        self._columns: list[str] = []  # chosen by the steward; empty: as the engine proposes
        self._cells: dict[Any, tuple[int, int]] = {}  # plot -> row, column
        self._held = False
        self.lit = np.zeros(0, dtype=np.intp)  # sampled rows under the brush
        self._marks: list[tuple[pg.ScatterPlotItem, int, int]] = []
        self.pick = QToolButton()
        self.pick.setText(self.tr("Columns…"))
        self.pick.setAutoRaise(True)
        self.pick.setToolTip(self.tr("Choose up to {most} columns").format(most=MOST))
        self._picker = ColumnPicker(several=True)
        self.pick.clicked.connect(self._open_picker)
        self._picker.picked.connect(self.choose)
        self.add_tool(self.pick)
        self.canvas.ci.layout.setSpacing(GAP)
        self.turns = Increments(self)  # a cell a turn: together they would be felt as a jerk
        self.turns.ended.connect(self.show_drawn)
        self.clear()

    def clear(self) -> None:
        self.turns.stop()
        self._shown, self._columns, self._held = None, [], False
        self.pick.setEnabled(False)
        super().clear()

    def set_column_facts(self, facts: Sequence[ColumnFacts]) -> None:
        self._picker.set_columns([one.name for one in facts if one.numeric and one.released])

    def choose(self, names: Sequence[str]) -> None:
        """These columns, at most as many as can be looked at."""
        self._columns = list(names)[:MOST]
        self.columns_chosen.emit(self._columns)
        self.refresh()

    def asked(self) -> dict[str, Any]:
        return {"columns": self._columns} if len(self._columns) > 1 else {}

    def _open_picker(self) -> None:
        self._picker.open_under(self.pick, self._columns or (self._shown.names if self._shown else ()))

    def draw(self, value: ScatterView) -> None:
        self.pick.setEnabled(True)
        self._held = False
        if len(value.names) < 2:
            self.show_empty(self.tr("There are fewer than two numeric columns that are released."))
            return
        self._shown, self._marks = value, []
        self.turns.begin(self._draw_cells(len(value.names)))

    @property
    def drawing(self) -> bool:
        return self.turns.running

    @property
    def _found(self) -> ScatterView:
        """What is drawn; there is one while anything is."""
        assert self._shown is not None
        return self._shown

    # ── drawing ───────────────────────────────────────────────────────────────────────────────────

    def _draw_cells(self, count: int) -> Iterator[None]:
        if len(self._cells) != count * count:
            self.show_empty(self.tr("Drawing …"))
            yield from self._make_cells(count)
        for plot in self.plots:
            plot.clear()
            self._paint_plot(plot)
            yield

    def _make_cells(self, count: int) -> Iterator[None]:
        for plot in self.plots:
            self.canvas.removeItem(plot)
        self.plots, self._cells = [], {}
        for row in range(count):
            for column in range(count):
                plot = self.add_plot(row, column)
                plot.getViewBox().setMouseEnabled(False, False)
                plot.getViewBox().setDefaultPadding(0)
                plot.setPreferredSize(10, 10)
                self._dress(plot)
                self._cells[plot] = (row, column)
                yield
        self.plot = self.plots[0]
        for place in range(count):
            self.canvas.ci.layout.setRowStretchFactor(place, 1)
            self.canvas.ci.layout.setColumnStretchFactor(place, 1)

    def paint(self) -> None:
        self._marks = []
        for plot in self.plots:
            self._paint_plot(plot)

    def _paint_plot(self, plot: pg.PlotItem) -> None:
        (row, column), found = self._cells[plot], self._found
        plot.showGrid(x=False, y=False)
        plot.getViewBox().setBorder(pens.pen(theme.current().line) if row != column else None)
        x, y = found.edges[column], found.edges[row]
        self._number_axes(plot, row, column, x, y)
        plot.setRange(QRectF(x[0], y[0], x[-1] - x[0], y[-1] - y[0]), padding=0)
        if row == column:
            self._paint_name(plot, found.names[row], x, y)
        elif found.after is not None if row < column else not self.originals_hidden:
            self._paint_cell(plot, row, column, x, y)

    def _number_axes(self, plot: pg.PlotItem, row: int, column: int, x: np.ndarray, y: np.ndarray) -> None:
        """Numbers only along the left and the lower edge of the matrix, in one width and height."""
        metrics = self.canvas.fontMetrics()
        shown = {"left": column == 0, "bottom": row == len(self._found.names) - 1}
        for side, edges in (("left", y), ("bottom", x)):
            plot.showAxis(side, shown[side])
            plot.getAxis(side).setTicks([few_ticks(edges[0], edges[-1])])
        plot.getAxis("left").setWidth(metrics.horizontalAdvance("-0000k") + 8)
        plot.getAxis("bottom").setHeight(metrics.height() + 8)

    def _paint_name(self, plot: pg.PlotItem, name: str, x: np.ndarray, y: np.ndarray) -> None:
        shown = html.escape(shortened(name, 14))
        sides = self.tr("release ↗<br>↙ original") if self._found.after is not None else self.tr("↙ original")
        sides = sides if name == self._found.names[0] else ""
        muted = theme.current().muted
        text = pg.TextItem(color=theme.current().text, anchor=(0.5, 0.5))
        text.setHtml(
            f"<div style='text-align:center'><b style='color:{theme.current().text}'>{shown}</b>"
            f"<br><span style='color:{muted}'>{sides}</span></div>"
        )
        text.setPos((x[0] + x[-1]) / 2, (y[0] + y[-1]) / 2)
        plot.addItem(text, ignoreBounds=True)

    def _paint_cell(self, plot: pg.PlotItem, row: int, column: int, x: np.ndarray, y: np.ndarray) -> None:
        image = pg.ImageItem(np.log1p(self._counts(row, column)), axisOrder="col-major")
        image.setColorMap(pens.sequential())
        image.setRect(QRectF(x[0], y[0], x[-1] - x[0], y[-1] - y[0]))
        plot.addItem(image)
        colour = theme.current().series[4]
        marks = pg.ScatterPlotItem(size=4, pen=None, brush=pens.fill(colour, 0.6), pxMode=True)
        plot.addItem(marks, ignoreBounds=True)
        self._marks.append((marks, row, column))

    def _counts(self, row: int, column: int) -> np.ndarray:
        """Counts of a cell, x along the first axis."""
        first, second = sorted((row, column))
        images = self._found.images_before if row > column else self._found.images_after
        counts = images[first, second]
        return counts if column == first else counts.T

    def _points(self, row: int, column: int) -> np.ndarray:
        """The sampled rows that the cell shows: of the original below the diagonal, of the release above."""
        points = self._found.before if row > column else self._found.after
        assert points is not None
        return points

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
        found = self._found
        if row == column or (row < column and found.after is None):
            return self.read_out("")
        names, values = found.names, self._points(row, column)
        reach = [BRUSH * (found.edges[at][-1] - found.edges[at][0]) for at in (column, row)]
        with np.errstate(invalid="ignore"):
            under = (np.abs(values[:, column] - x) <= reach[0]) & (np.abs(values[:, row] - y) <= reach[1])
        rows = np.flatnonzero(under)
        self._light(rows)
        side = self.tr("original") if row > column else self.tr("release")
        words = self.tr("{side}: {count} of {all} sampled rows near {x} {x_value}, {y} {y_value}")
        self.read_out(
            words.format(
                side=side,
                count=numeral(len(rows), ","),
                all=numeral(len(values), ","),
                x=names[column],
                x_value=numeral(x, ".4g"),
                y=names[row],
                y_value=numeral(y, ".4g"),
            )
        )

    def _light(self, rows: np.ndarray) -> None:
        self.lit = rows
        if self._drawn:
            for marks, row, column in self._marks:
                values = self._points(row, column)[rows]
                marks.setData(values[:, column], values[:, row])

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """The released values of the sampled rows; those of the original stay in the picture."""
        if not self._drawn or self._found.after is None:
            return [], []
        return list(self._found.names), self._found.after.tolist()

    def reset_zoom(self) -> None:
        """The cells always show everything."""
