"""Many short words in a plot, each centred on its place: one item, a TextItem each would be slow to make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

ROOM = QRectF(-100, -20, 200, 40)  # around a place, in pixels


class Word(NamedTuple):
    x: float
    y: float
    text: str
    colour: QColor | str


class Writing(pg.GraphicsObject):
    def __init__(self, words: Sequence[Word], around: QRectF):
        """`around` holds all the places, in the coordinates of the plot."""
        super().__init__()
        self._words, self._around = words, around

    def boundingRect(self) -> QRectF:
        return self._around

    def paint(self, painter: QPainter, *_: Any) -> None:
        width, height = self.getViewBox().viewPixelSize()
        upright = -height if self.sceneTransform().m22() < 0 else height
        for word in self._words:
            painter.save()
            painter.translate(word.x, word.y)
            painter.scale(width, upright)
            painter.setPen(QColor(word.colour))
            painter.drawText(ROOM, Qt.AlignmentFlag.AlignCenter, word.text)
            painter.restore()
