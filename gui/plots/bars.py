"""Bars for a few named things, one or several series side by side.

self.draw_bars(["age", "income"], [BarSeries("Original", before), BarSeries("Release", after)])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal

from gui.base import theme
from gui.base.i18n import numeral
from gui.plots import pens as ink
from gui.plots.frame import Frame

HATCHES = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.Dense5Pattern,
    Qt.BrushStyle.CrossPattern,
)
THICK = 0.8  # of the room between two names


@dataclass(frozen=True)
class BarSeries:
    name: str
    values: np.ndarray
    low: np.ndarray | None = None  # whiskers
    high: np.ndarray | None = None
    ink: int | None = None


class Bars(Frame):
    chosen = Signal(int)  # the bar that was clicked

    lying = False  # True: names on the left, bars to the right (for many or long names)

    def draw_bars(self, names: Sequence[str], series: Sequence[BarSeries], reset: bool = True) -> None:
        self._names, self._series = list(names), tuple(series)
        axis = self.plot.getAxis("left" if self.lying else "bottom")
        axis.setTicks([list(enumerate(self._names))])
        self.plot.getViewBox().invertY(self.lying)
        self.plot.showGrid(x=self.lying, y=not self.lying, alpha=0.5)
        least = min((float(np.nanmin(one.values)) for one in self._series if len(one.values)), default=0.0)
        floor = 0.0 if least >= 0 else None  # bars stand on the axis
        self.plot.getViewBox().setLimits(**{"xMin" if self.lying else "yMin": floor})
        self.show_plot(reset)

    def paint(self) -> None:
        if len(self._series) > 1:
            self.add_legend()
        thick = THICK / max(1, len(self._series))
        for number, one in enumerate(self._series):
            places = np.arange(len(self._names)) - THICK / 2 + (number + 0.5) * thick
            self._paint_one(number if one.ink is None else one.ink, one, places, thick)

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        place = self._place_of(x, y)
        if place is None:
            return self.read_out("")
        words = [f"{one.name} {numeral(one.values[place], ',.6g')}" for one in self._series]
        self.read_out("   ".join([self._names[place], *words]))

    def clicked(self, plot: pg.PlotItem, x: float, y: float) -> None:
        place = self._place_of(x, y)
        if place is not None:
            self.chosen.emit(place)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        if not self._drawn:
            return [], []
        axis = self.plot.getAxis("left" if self.lying else "bottom")
        header = [axis.labelText, *(one.name for one in self._series)]
        rows = [
            [name, *(one.values[place].item() for one in self._series)]
            for place, name in enumerate(self._names)
        ]
        return header, rows

    def _paint_one(self, number: int, one: BarSeries, places: np.ndarray, thick: float) -> None:
        colour = ink.colour(number)
        brush = ink.fill(colour, 0.75)
        brush.setStyle(HATCHES[number % len(HATCHES)])
        some = one.values != 0  # the outline of nothing would look like a little
        if self.lying:
            where = {"x0": 0, "y": places[some], "width": one.values[some], "height": thick}
        else:
            where = {"x": places[some], "y0": 0, "width": thick, "height": one.values[some]}
        bars = pg.BarGraphItem(**where, brush=brush, pen=ink.pen(colour))
        self.plot.addItem(bars)
        if self.plot.legend is not None:
            self.plot.legend.addItem(bars, one.name)
        if one.low is not None and one.high is not None:
            self._paint_whiskers(places, one.low, one.high)

    def _paint_whiskers(self, places: np.ndarray, low: np.ndarray, high: np.ndarray) -> None:
        across = np.repeat(places, 2)
        along = np.column_stack([low, high]).ravel()
        x, y = (along, across) if self.lying else (across, along)
        self.plot.addItem(pg.PlotCurveItem(x, y, connect="pairs", pen=ink.pen(theme.current().text)))

    def _place_of(self, x: float, y: float) -> int | None:
        place = round(y if self.lying else x)
        return place if 0 <= place < len(self._names) else None
