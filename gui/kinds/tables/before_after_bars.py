"""Bars of tables before and after: the original as the ground beside the release."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg

from engine.kinds.tables.view_types import CategoryView
from gui.base.i18n import numeral
from gui.kinds.tables.original_style import ORIGINAL, RELEASED, OriginalNotSaved
from gui.plots import pens
from gui.plots.bars import Bars, BarSeries
from gui.plots.names import shortened

LONGEST_NAME = 24  # letters of a category


class BeforeAfterBars(Bars):
    """Bars that draw the original as the ground beside the release."""

    def _paint_one(self, number: int, one: BarSeries, places: np.ndarray, thick: float) -> None:
        super()._paint_one(number, one, places, thick)
        if number == ORIGINAL:
            bars = next(item for item in reversed(self.plot.items) if isinstance(item, pg.BarGraphItem))
            grey = pens.colour(ORIGINAL)
            bars.setOpts(brush=pens.fill(grey, 0.3), pen=pens.pen(pens.faded(grey, 0.4)))


class LyingBeforeAfterBars(OriginalNotSaved, BeforeAfterBars):
    """The same with names on the left; saved without the original."""

    lying = True
    _every: tuple[BarSeries, ...] = ()

    @property
    def _series(self) -> tuple[BarSeries, ...]:
        return tuple(s for s in self._every if not (self.originals_hidden and s.ink == ORIGINAL))

    @_series.setter
    def _series(self, value: tuple[BarSeries, ...]) -> None:
        self._every = value


class ColumnBars(LyingBeforeAfterBars):
    """Categories: how many rows before and after."""

    title = "Categories"

    def draw_column(self, view: CategoryView, title: str, note: str) -> None:
        self._title = title
        words = [self.tr("The original is seen here only and never saved."), note]
        if view.others:
            rarer = self.tr("{count} rarer values are not drawn.")
            words.append(rarer.format(count=numeral(view.others, ",")))
        self.help = " ".join(part for part in words if part)
        series = [BarSeries(self.tr("Original (stays here)"), view.original, ink=ORIGINAL)]
        if view.after is not None:
            series.append(BarSeries(self.tr("Released"), view.after, ink=RELEASED))
        self.label_axes(self.tr("Rows"), "")
        self.draw_bars([shortened(name, LONGEST_NAME) for name in view.labels], series)

    def paint(self) -> None:
        self.headline(self._title)
        super().paint()
