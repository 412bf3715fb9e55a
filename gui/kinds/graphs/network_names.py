"""The names beside nodes: letters with a halo in the surface's colour, laid out once and kept.

A halo is four copies of the letters. On the screen it is kept as a small picture, which is drawn in a
tenth of the time; the letters themselves are always drawn as letters.
"""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap, QStaticText

from gui.base import theme
from gui.kinds.graphs.network_drawing import NetworkDrawing
from gui.plots.names import shortened

HALO = ((-1.3, -0.9), (-1.3, 0.9), (1.3, -0.9), (1.3, 0.9))
AROUND = QPointF(2, 2)  # pixels around the letters that a halo reaches
LONGEST_NAME = 28  # letters
GROUND = 0.8  # how much of the surface lies between the edges and a name


class NodeNames:
    def __init__(self) -> None:
        self._look = ("", "")  # font and surface for which all of this was made
        self._font, self._surface = QFont(), QColor()
        self._texts: dict[str, QStaticText] = {}
        self._halos: dict[tuple[str, float], QPixmap] = {}
        self._widths: dict[str, float] = {}

    def paint(
        self,
        painter: QPainter,
        drawing: NetworkDrawing,
        labels: dict[int, tuple[float, float]],
        selected: int,
        sharpness: float = 0,
    ) -> None:
        """First all halos, then all names; `sharpness` (device pixels a pixel) is given on the screen."""
        self._look_again()
        now, near = theme.current(), drawing.neighbours(selected)
        painter.setFont(self._font)
        for node, at in labels.items():
            self._paint_halo(painter, drawing.names[node], QPointF(*at), sharpness)
        for node, at in labels.items():
            painter.setPen(QColor(now.text if near[node] else now.muted))
            painter.drawStaticText(QPointF(*at), self._text(drawing.names[node]))

    @property
    def font(self) -> str:
        """What tells one font from another."""
        self._look_again()
        return self._look[0]

    def sizes(self, names: list[str]) -> np.ndarray:
        """Width and height in pixels of names as they are written."""
        self._look_again()
        metrics = QFontMetricsF(self._font)
        for name in names:
            if name not in self._widths:
                self._widths[name] = metrics.horizontalAdvance(shortened(name, LONGEST_NAME))
        return np.array([(self._widths[name], metrics.height()) for name in names]).reshape(-1, 2)

    def _look_again(self) -> None:
        """Another font or surface: nothing of what was kept holds."""
        font, surface = QFont(), theme.current().surface
        font.setPointSizeF(font.pointSizeF() * 0.88)
        if (font.key(), surface) != self._look:
            for kept in (self._texts, self._halos, self._widths):
                kept.clear()
            self._look, self._font, self._surface = (font.key(), surface), font, QColor(surface)

    def _paint_halo(self, painter: QPainter, name: str, at: QPointF, sharpness: float) -> None:
        if not sharpness:
            self._draw_halo(painter, name, at)
            return
        if (name, sharpness) not in self._halos:
            self._halos[name, sharpness] = self._make_halo(name, sharpness)
        painter.drawPixmap(at - AROUND, self._halos[name, sharpness])

    def _make_halo(self, name: str, sharpness: float) -> QPixmap:
        size = self._text(name).size() + QSizeF(2 * AROUND.x(), 2 * AROUND.y())
        picture = QPixmap((size * sharpness).toSize())
        picture.setDevicePixelRatio(sharpness)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setFont(self._font)
        self._draw_halo(painter, name, AROUND)
        painter.end()
        return picture

    def _draw_halo(self, painter: QPainter, name: str, at: QPointF) -> None:
        """A soft ground, and a rim around each letter: many edges of the ink of the letters pass below."""
        ground = QColor(self._surface)
        ground.setAlphaF(GROUND)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(at, self._text(name).size()).adjusted(-1, 1, 1, -1), 3, 3)
        painter.setPen(self._surface)
        for across, down in HALO:
            painter.drawStaticText(at + QPointF(across, down), self._text(name))

    def _text(self, name: str) -> QStaticText:
        if name not in self._texts:
            text = QStaticText(shortened(name, LONGEST_NAME))
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
            text.prepare(font=self._font)
            self._texts[name] = text
        return self._texts[name]
