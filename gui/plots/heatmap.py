"""A matrix as colours with a colour bar; differences around zero with a diverging map.

self.draw_matrix(matrix, row_names, column_names, unit="share")
self.draw_matrix(after - before, names, names, diverging=True)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Signal

from gui.base import theme
from gui.base.i18n import numeral
from gui.plots import pens
from gui.plots.colour_bar import ColourBar
from gui.plots.frame import Frame
from gui.plots.text_items import Word, Writing

MOST_NAMES = 40  # names along an axis that can be read
HALF_LIGHT = 0.5  # of a colour that dark letters are read on


class Heatmap(Frame):
    chosen = Signal(int, int)  # row, column that was clicked

    def draw_matrix(
        self,
        matrix: np.ndarray,
        rows: Sequence[str],
        columns: Sequence[str],
        unit: str = "",
        diverging: bool = False,
        limits: tuple[float, float] | None = None,
        reset: bool = True,
    ) -> None:
        """`limits` fixes the ends of the colours, for several maps that are to be compared."""
        self._matrix, self._rows, self._columns = np.asarray(matrix, dtype=float), list(rows), list(columns)
        self._unit, self._diverging = unit, diverging
        self._limits = limits or _limits(self._matrix, diverging)
        self.plot.getViewBox().invertY(True)
        self.plot.showGrid(x=False, y=False)
        self._name_axis("left", self._rows)
        self._name_axis("bottom", self._columns)
        self.show_plot(reset)

    def paint(self) -> None:
        colours = pens.diverging() if self._diverging else pens.sequential()
        self._image = cell_image(self._matrix, self._limits, colours)
        self.plot.addItem(self._image)
        self._paint_bar(colours)
        self._cell = pg.PlotCurveItem(pen=pens.pen(theme.current().text, 2))
        self.plot.addItem(self._cell, ignoreBounds=True)

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        place = self._place_of(x, y)
        if place is None:
            return self.leave()
        row, column = place
        self.point_at(row, column)
        value = f"{numeral(self._matrix[row, column], ',.5g')} {self._unit}".rstrip()
        self.read_out(f"{self._rows[row]} × {self._columns[column]}: {value}")

    def leave(self) -> None:
        super().leave()
        if self._drawn:
            self._cell.setData([], [])

    def clicked(self, plot: pg.PlotItem, x: float, y: float) -> None:
        place = self._place_of(x, y)
        if place is not None:
            self.chosen.emit(*place)

    def point_at(self, row: int, column: int) -> None:
        """Frame one cell (hovered here, or in a linked plot)."""
        left, right, top, bottom = column - 0.5, column + 0.5, row - 0.5, row + 0.5
        self._cell.setData([left, right, right, left, left], [top, top, bottom, bottom, top])

    def table(self) -> tuple[list[str], list[list[Any]]]:
        if not self._drawn:
            return [], []
        rows = [[name, *values] for name, values in zip(self._rows, self._matrix.tolist(), strict=True)]
        return [self.plot.getAxis("left").labelText, *self._columns], rows

    def _paint_bar(self, colours: pg.ColorMap) -> None:
        """A colour bar to the right; made anew because its colours belong to the theme."""
        old = getattr(self, "_bar", None)
        if old is not None:
            self.plot.layout.removeItem(old)
            old.scene().removeItem(old)
        self._bar = ColourBar(colours, self._limits, self._unit)
        self.plot.layout.addItem(self._bar, 2, 5)
        self.plot.layout.setColumnFixedWidth(4, 8)

    def _name_axis(self, side: str, names: list[str]) -> None:
        step = max(1, -(-len(names) // MOST_NAMES))
        self.plot.getAxis(side).setTicks([[(place, names[place]) for place in range(0, len(names), step)]])

    def _place_of(self, x: float, y: float) -> tuple[int, int] | None:
        row, column = round(y), round(x)
        inside = 0 <= row < len(self._rows) and 0 <= column < len(self._columns)
        return (row, column) if inside else None


def cell_image(matrix: np.ndarray, limits: tuple[float, float], colours: pg.ColorMap) -> pg.ImageItem:
    """A square a cell, with its number in the middle of it."""
    image = pg.ImageItem(matrix, axisOrder="row-major", levels=limits)
    image.setColorMap(colours)
    image.setRect(_around(matrix))
    return image


def cell_words(
    matrix: np.ndarray,
    limits: tuple[float, float],
    colours: pg.ColorMap,
    say: Callable[[float], str],
    cells: bool = True,
) -> Writing:
    """What is said of each cell, in letters that are read on its colour; "" where nothing is."""

    def ink(value: float) -> str:
        under = colours.map((value - limits[0]) / (limits[1] - limits[0]), mode="qcolor")
        return theme.LIGHT.text if under.lightnessF() > HALF_LIGHT else theme.LIGHT.surface

    said = [(row, column, say(value), value) for (row, column), value in np.ndenumerate(matrix)]
    words = [Word(column, row, text, ink(value)) for row, column, text, value in said if text]
    return Writing(words, _around(matrix), cells=cells)


def _around(matrix: np.ndarray) -> QRectF:
    height, width = matrix.shape
    return QRectF(-0.5, -0.5, width, height)


def _limits(matrix: np.ndarray, diverging: bool) -> tuple[float, float]:
    finite = matrix[np.isfinite(matrix)]
    if not finite.size:
        return 0.0, 1.0
    if diverging:
        most = float(np.abs(finite).max()) or 1.0
        return -most, most
    low, high = min(0.0, float(finite.min())), float(finite.max())
    return low, high if high > low else low + 1.0
