"""Ranks before and after as lollipops: a ring where a node stood, a stick to the dot where it stands.

self.draw(["waiting", "cost"], before=[1, 2], after=[2, 1])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent

from gui.base import theme
from gui.plots import pens
from gui.plots.frame import Frame
from gui.plots.names import fitting


class Lollipop(Frame):
    chosen = Signal(str)  # the name that was clicked

    def draw_ranks(
        self, names: Sequence[str], before: np.ndarray, after: np.ndarray, words: Sequence[str] = ()
    ) -> None:
        """Ranks from 1; `words` say more about each name in the read-out."""
        self._names, self._words = list(names), list(words)
        self._before, self._after = np.asarray(before), np.asarray(after)
        self._marked = -1
        self.plot.getViewBox().invertY(True)
        self.plot.showGrid(x=True, y=False, alpha=0.5)
        self._name_rows()
        self.show_plot()

    def paint(self) -> None:
        now, rows = theme.current(), np.arange(len(self._names))
        self.add_legend()
        worse, better = self._after > self._before, self._after < self._before
        for moved, colour, dash in (
            (better, pens.colour(0), pens.DASHES[0]),
            (worse, pens.colour(4), pens.DASHES[1]),
        ):
            x = np.column_stack([self._before[moved], self._after[moved]]).ravel()
            stick = pg.PlotCurveItem(
                x, np.repeat(rows[moved], 2), connect="pairs", pen=pens.pen(colour, 2, dash)
            )
            self.plot.addItem(stick)
            assert self.plot.legend is not None
            up = self.tr("moved up") if dash is pens.DASHES[0] else self.tr("moved down")
            self.plot.legend.addItem(stick, up)
        dots = (
            (self.tr("original"), self._before, pens.fill(now.surface, 1)),
            (self.tr("synthetic"), self._after, pens.fill(now.text, 1)),
        )
        for name, places, brush in dots:
            self.plot.addItem(
                pg.ScatterPlotItem(
                    places, rows, size=10, symbol="o", brush=brush, pen=pens.pen(now.text, 1.5), name=name
                )
            )
        self._band = pg.LinearRegionItem(
            orientation="horizontal",
            movable=False,
            brush=pens.fill(now.accent, 0.15),
            pen=pens.pen(now.surface, 0),
        )
        self._band.setZValue(-20)
        self.plot.addItem(self._band, ignoreBounds=True)
        self._show_mark()

    def mark(self, name: str) -> None:
        """Point at a node that was chosen elsewhere."""
        if self._drawn:
            self._marked = self._names.index(name) if name in self._names else -1
            self._show_mark()

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        row = round(y)
        if not 0 <= row < len(self._names):
            return self.read_out("")
        moved = int(self._before[row] - self._after[row])
        words = self.tr("{name}:  rank {before} → {after} ({moved:+d})").format(
            name=self._names[row], before=self._before[row], after=self._after[row], moved=moved
        )
        self.read_out(f"{words}   {self._words[row] if self._words else ''}")

    def clicked(self, plot: pg.PlotItem, x: float, y: float) -> None:
        if 0 <= round(y) < len(self._names):
            self.chosen.emit(self._names[round(y)])

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = [self.tr("Node"), self.tr("Rank, original"), self.tr("Rank, synthetic")]
        if not self._drawn:
            return header, []
        rows = zip(self._names, self._before.tolist(), self._after.tolist(), strict=True)
        return header, [list(row) for row in rows]

    def _name_rows(self) -> None:
        self.plot.getAxis("left").setTicks([fitting(self._names, self.canvas.height() - 90, 26)])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._drawn:
            self._name_rows()

    def _show_mark(self) -> None:
        self._band.setVisible(self._marked >= 0)
        self._band.setRegion((self._marked - 0.5, self._marked + 0.5))
