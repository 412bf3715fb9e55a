"""Thousands of points in a few looks: every look is painted once, its points are copies of that picture.

pyqtgraph's scatter plot asks every point for its brush and pen: 1 500 points took 11 ms to make, like
this less than one. The arrays of fragments that Qt copies by are pyqtgraph's own way, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from pyqtgraph.graphicsItems.ScatterPlotItem import drawSymbol
from pyqtgraph.Qt import internals
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QPixmap

from gui.plots.curve_item import PixelItem, span


class PointStyle(NamedTuple):
    symbol: str
    brush: QBrush
    pen: QPen


class PointsItem(PixelItem):
    def __init__(self, places: np.ndarray, which: np.ndarray, looks: Sequence[PointStyle], size: int):
        """`places` is n × 2, `which` says the look of each; `size` is in pixels."""
        super().__init__()
        self.places, self._looks, self._size = places, looks, size
        self._own = [places[which == number] for number in range(len(looks))]
        (left, right), (low, high) = (span(places[:, axis]) for axis in (0, 1))
        self.whole = QRectF() if left is None or low is None else QRectF(left, low, right - left, high - low)
        self.pixels = size / 2 + 1

    def dataBounds(self, axis: int, frac: float = 1.0, orthoRange: Any = None) -> tuple[Any, Any]:
        """What the view has to hold along an axis."""
        return span(self.places[:, axis])

    def paint(self, painter: QPainter, *_: Any) -> None:
        way, sharpness = painter.transform(), painter.device().devicePixelRatioF()
        painter.resetTransform()
        for look, own in zip(self._looks, self._own, strict=True):
            picture = self._picture(look, sharpness)
            copies = internals.PrimitiveArray(QPainter.PixmapFragment, 10)
            copies.resize(len(own))
            values = copies.ndarray()  # middle, part of the picture, scale, turn, opacity
            values[:, 0:2] = own * (way.m11(), way.m22()) + (way.dx(), way.dy())
            values[:, 2:6] = (0, 0, picture.width(), picture.height())
            values[:, 6:10] = (1 / sharpness, 1 / sharpness, 0, 1)
            # pyqtgraph hands over a pointer and a count, which the stubs of PySide6 do not know
            painter.drawPixmapFragments(*copies.drawargs(), picture)  # type: ignore[call-arg]

    def _picture(self, look: PointStyle, sharpness: float) -> QPixmap:
        side = round((self._size + 2) * sharpness)
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(side / 2, side / 2)
        painter.scale(sharpness, sharpness)
        drawSymbol(painter, look.symbol, self._size, look.pen, look.brush)
        painter.end()
        return picture
