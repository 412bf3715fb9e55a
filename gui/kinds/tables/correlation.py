"""Correlations between columns before, after, and their difference, side by side and linked.

Rows are named, columns carry the same numbers: long names fit at any width. Point at a cell in one map
and all three answer; click it to see the two columns as a scatter plot.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from engine.kinds.tables.view_types import CorrelationView
from gui.base import theme
from gui.base.i18n import localised, numeral, quantity
from gui.base.pyqtgraph_patches import align_titles
from gui.kinds.tables.original_style import OriginalNotSaved
from gui.plots import pens, picture_export
from gui.plots.frame import Frame
from gui.plots.heatmap import cell_image, cell_words
from gui.plots.listing import Listing
from gui.plots.names import shortened
from gui.plots.table import Column

SIDES = ("before", "after", "difference")
MOST_WRITTEN = 8  # columns up to which the numbers are written into the cells
MOST_NAMES = 30
LEAST_SPAN = 0.1  # differences below this stay pale
LONGEST_NAME = 16
APART = 10  # pixels between two maps
NARROWEST = 215  # pixels of a map: its title fits above it


class Correlations(OriginalNotSaved, Frame):
    view = "correlation"
    before_run = True
    title = "Correlations"
    help = (
        "How columns go together: blue falls with the other, orange rises with it. The difference is "
        "what the release changed. Click a cell to see the pair."
    )
    empty = "How the columns go together appears here when a file is read."

    pair_chosen = Signal(str, str)

    _found: CorrelationView  # there is one while something is drawn

    def __init__(self) -> None:
        super().__init__()
        self._lay_out(self.plot)
        self.clear()

    def rest(self) -> Iterator[None]:
        """The maps of the release and of the difference."""
        for number in (1, 2):
            self._lay_out(self.add_plot(0, number))
            yield
        self._apply_theme()

    def _lay_out(self, plot: pg.PlotItem) -> None:
        plot.getViewBox().invertY(True)
        plot.getViewBox().setMouseEnabled(False, False)
        plot.getViewBox().setDefaultPadding(0)

    def draw(self, value: CorrelationView) -> None:
        if len(value.names) < 2:
            self.show_empty(self.tr("There are fewer than two numeric columns to go together."))
            return
        self._found = value
        self.show_plot()

    # ── drawing ───────────────────────────────────────────────────────────────────────────────────

    def paint(self) -> None:
        found = self._found
        gap = 0.0 if found.difference is None else float(np.nanmax(np.abs(found.difference)))
        span = max(LEAST_SPAN, gap)
        titles = (
            self.tr("Original (stays here)"),
            self.tr("Release"),
            self.tr("Difference, ±{most}").format(most=numeral(span, ".2f")),
        )
        self._cells = []
        self._fit()
        for plot, side, title in zip(self.plots, SIDES, titles, strict=True):
            self._name_axes(plot, found.names)
            plot.showGrid(x=False, y=False)
            matrix = self._matrices().get(side)
            plot.showAxis("bottom", matrix is not None)
            self.headline(title if matrix is not None else self._absent(side), plot)
            if matrix is not None:
                self._paint_map(plot, matrix, span if side == "difference" else 1.0)
            cell = pg.PlotCurveItem(pen=pens.pen(theme.current().text, 2))
            plot.addItem(cell, ignoreBounds=True)
            self._cells.append(cell)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self._drawn:
            QTimer.singleShot(0, self, self._fit)  # when the canvas knows its new size
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        """Three maps of one size, as near to squares as there is room; names only beside the first."""
        names = [f"{shortened(name, LONGEST_NAME)}  {len(self._found.names)}" for name in self._found.names]
        metrics = self.canvas.fontMetrics()
        beside = max(metrics.horizontalAdvance(name) for name in names) + 16
        under, above = metrics.height() + 8, align_titles(self.plots)
        room = self.canvas.width() - beside - 6 * APART
        side = max(60, min(room // 3, self.canvas.height() - under - above - APART))
        wide = max(side, min(room // 3, NARROWEST))
        for place, plot in enumerate(self.plots):
            plot.showAxis("left", place == 0)
            plot.getAxis("left").setWidth(beside)
            plot.getAxis("bottom").setHeight(under)
            plot.setFixedWidth(wide + (beside if place == 0 else 0))
            plot.setFixedHeight(side + under + above)

    def point_at(self, first: str, second: str) -> None:
        """Frame the cell of a pair in all three maps."""
        names = self._found.names if self._drawn else ()
        if first in names and second in names:
            self._frame(names.index(first), names.index(second))

    def _frame(self, row: int, column: int) -> None:
        left, right, top, bottom = column - 0.5, column + 0.5, row - 0.5, row + 0.5
        for cell in self._cells:
            cell.setData([left, right, right, left, left], [top, top, bottom, bottom, top])

    def _matrices(self) -> dict[str, np.ndarray]:
        """Those that are drawn now, by side."""
        found = self._found
        sides = {"before": found.before, "after": found.after, "difference": found.difference}
        hidden = {"before", "difference"} if self.originals_hidden else set()
        return {side: m for side, m in sides.items() if m is not None and side not in hidden}

    def _absent(self, side: str) -> str:
        return "" if self.originals_hidden else self.tr("Release: after a run") if side == "after" else ""

    def _paint_map(self, plot: pg.PlotItem, matrix: np.ndarray, span: float) -> None:
        plot.addItem(cell_image(np.nan_to_num(matrix), (-span, span), pens.diverging()))
        if len(matrix) <= MOST_WRITTEN:
            words = cell_words(matrix, (-span, span), pens.diverging(), _two)
            plot.addItem(words, ignoreBounds=True)

    def _name_axes(self, plot: pg.PlotItem, names: Sequence[str]) -> None:
        step = max(1, -(-len(names) // MOST_NAMES))
        places = range(0, len(names), step)
        left = [(place, f"{shortened(names[place], LONGEST_NAME)}  {place + 1}") for place in places]
        plot.getAxis("left").setTicks([left])
        plot.getAxis("bottom").setTicks([[(place, str(place + 1)) for place in places]])

    # ── pointing ──────────────────────────────────────────────────────────────────────────────────

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        row, column, count = round(y), round(x), len(self._found.names)
        if not (0 <= row < count and 0 <= column < count):
            return self.leave()
        self._frame(row, column)
        found = self._found
        words = [f"{found.names[row]} × {found.names[column]}:"]
        words.append(self.tr("original {value}").format(value=numeral(found.before[row, column], ".3f")))
        if found.after is not None and found.difference is not None:
            words.append(self.tr("release {value}").format(value=numeral(found.after[row, column], ".3f")))
            gap = f"{found.difference[row, column]:+.3f}"
            words.append(self.tr("difference {value}").format(value=gap))
        self.read_out("   ".join(words))

    def leave(self) -> None:
        super().leave()
        for cell in self._cells if self._drawn else ():
            cell.setData([], [])

    def clicked(self, plot: pg.PlotItem, x: float, y: float) -> None:
        row, column, names = round(y), round(x), self._found.names
        if 0 <= row < len(names) and 0 <= column < len(names) and row != column:
            self.pair_chosen.emit(names[row], names[column])

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """One row a pair of columns."""
        if not self._drawn:
            return [], []
        matrices = self._matrices()
        words = {
            "before": self.tr("Original"),
            "after": self.tr("Release"),
            "difference": self.tr("Difference"),
        }
        header = [self.tr("Column"), self.tr("With"), *(words[side] for side in matrices)]
        names = self._found.names
        rows = [
            [names[a], names[b], *(float(matrix[a, b]) for matrix in matrices.values())]
            for a in range(len(names))
            for b in range(a + 1, len(names))
        ]
        return header, rows


class PairList(Listing):
    """The same pairs as a list, those that moved most first."""

    view = "correlation"
    before_run = True
    title = "Pairs of columns"
    help = "Enter or double click shows the pair as a scatter plot."

    pair_pointed = Signal(str, str)
    pair_opened = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self._pairs: list[tuple[str, str]] = []
        self._after = False
        self.row_chosen.connect(lambda row: self.pair_pointed.emit(*self._pairs[row]))
        self.table_view.activated.connect(
            lambda _index: self.pair_opened.emit(*self._pairs[self.table_view.chosen()])
        )
        self.clear()

    def clear(self) -> None:
        super().clear()
        self.setVisible(False)

    def refresh(self) -> None:
        """The maps ask for both."""

    def draw(self, value: CorrelationView) -> None:
        names = value.names
        self.setVisible(len(names) > 1)
        first, second = np.triu_indices(len(names), 1)
        self._pairs = [(names[a], names[b]) for a, b in zip(first, second, strict=True)]
        columns = [
            Column(self.tr("Column"), [a for a, _ in self._pairs]),
            Column(self.tr("With"), [b for _, b in self._pairs]),
            Column(
                self.tr("Original"),
                value.before[first, second],
                3,
                self.tr("Correlation in the original; stays here"),
            ),
        ]
        self._after = value.after is not None
        if value.after is not None and value.difference is not None:
            gap = np.abs(value.difference[first, second])
            columns.append(Column(self.tr("Release"), value.after[first, second], 3))
            columns.append(Column(self.tr("Moved"), gap, 3, self.tr("Size of the difference")))
        note = quantity(len(self._pairs), self.tr("1 pair"), self.tr("{n} pairs"))
        self.draw_rows(columns, by=4 if self._after else -1, note=note)

    def save_csv(self, path: Path) -> None:
        """What was released; the original stays."""
        header, rows = self.table()
        own = [place for place in range(len(header)) if place < 2 or (place == 3 and self._after)]
        kept = [[row[place] for place in own] for row in rows]
        picture_export.write_csv(path, [header[place] for place in own], kept)


def _two(value: float) -> str:
    """0.53 as .53: the cells are small."""
    text = f"{value:.2f}"
    return "0" if float(text) == 0 else localised(text.replace("0.", ".", 1))
