"""What the colours of a map mean: a bar beside it with a few numbers and the unit.

Painted at once. pyqtgraph's own bar is a whole plot with four axes, and takes longer to make than the map.
"""

from __future__ import annotations

from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter
from PySide6.QtWidgets import QSizePolicy

from gui.base import theme
from gui.plots import pens
from gui.plots.ticks import few_ticks

WIDTH = 14  # of the coloured part
FINE = 4
STOPS = 16  # of the painted gradient


class ColourBar(pg.GraphicsWidget):
    def __init__(self, colours: pg.ColorMap, limits: tuple[float, float], unit: str):
        super().__init__()
        self._colours, self._limits, self._unit = colours, limits, unit
        self._ticks = few_ticks(*limits, most=6)
        metrics = QFontMetricsF(self.font())
        self._high = metrics.height()
        numbers = max((metrics.horizontalAdvance(text) for _at, text in self._ticks), default=0.0)
        self._numbers = WIDTH + 2 * FINE + numbers
        self.setFixedWidth(self._numbers + (FINE + self._high if unit else 0))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def paint(self, painter: QPainter, *_: Any) -> None:
        bar = QRectF(0, self._high / 2, WIDTH, max(1.0, self.size().height() - self._high))
        gradient = QLinearGradient(bar.bottomLeft(), bar.topLeft())
        for stop in range(STOPS + 1):
            gradient.setColorAt(stop / STOPS, self._colours.map(stop / STOPS, mode="qcolor"))
        painter.setPen(pens.pen(theme.current().line))
        painter.setBrush(gradient)
        painter.drawRect(bar)
        painter.setPen(pens.pen(theme.current().muted))
        low, high = self._limits
        for at, text in self._ticks:
            y = bar.bottom() - bar.height() * (at - low) / ((high - low) or 1.0)
            painter.drawLine(QPointF(WIDTH, y), QPointF(WIDTH + FINE, y))
            place = QRectF(WIDTH + 2 * FINE, y - self._high / 2, self._numbers, self._high)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
        self._write_unit(painter)

    def _write_unit(self, painter: QPainter) -> None:
        painter.setPen(pens.pen(theme.current().text))
        painter.translate(self._numbers + FINE, self.size().height())
        painter.rotate(-90)
        place = QRectF(0, 0, self.size().height(), self._high)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._unit)
