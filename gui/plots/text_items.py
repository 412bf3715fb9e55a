"""Many short words in a plot, each at its place: one item, a TextItem each would be slow to make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter

MARGIN = 4  # pixels around a word


class Word(NamedTuple):
    x: float
    y: float
    text: str
    colour: QColor | str


class Writing(pg.GraphicsObject):
    def __init__(
        self,
        words: Sequence[Word],
        around: QRectF,
        anchor: tuple[float, float] = (0.5, 0.5),
        ground: QBrush | None = None,
        cells: bool = False,
    ):
        """`around` holds all the places, in the coordinates of the plot; `anchor` is the point of a word
        that lies on its place, from its left (0) to its right and from its top (0) to its foot. Words in
        `cells` of one by one are left out where they would run into each other: the mouse reads them."""
        super().__init__()
        self._longest = max((word.text for word in words), key=len, default="") if cells else ""
        self._words, self._around, self._anchor, self._ground = words, around, anchor, ground

    def boundingRect(self) -> QRectF:
        return self._around

    def paint(self, painter: QPainter, *_: Any) -> None:
        width, height = self.getViewBox().viewPixelSize()
        upright = -height if self.sceneTransform().m22() < 0 else height
        metrics, sight = QFontMetricsF(painter.font()), self.getViewBox().viewRect()
        if self._longest and not (width and height):
            return
        if self._longest and (
            metrics.horizontalAdvance(self._longest) + MARGIN > 1 / width or metrics.ascent() > 1 / height
        ):
            return
        for word in self._words:
            if not sight.top() <= word.y <= sight.bottom():
                continue
            wide, high = metrics.horizontalAdvance(word.text) + 2 * MARGIN, metrics.height() + 2 * MARGIN
            room = QRectF(-self._anchor[0] * wide, -self._anchor[1] * high, wide, high)
            painter.save()
            painter.translate(word.x, word.y)
            painter.scale(width, upright)
            if self._ground is not None:
                painter.fillRect(room, self._ground)
            painter.setPen(QColor(word.colour))
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, word.text)
            painter.restore()
