"""The names above a plot: a line (or two) that hides nothing, part of every exported picture."""

from __future__ import annotations

import math
from typing import Any

import pyqtgraph as pg
from pyqtgraph.graphicsItems.ScatterPlotItem import drawSymbol
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QSizePolicy

from gui.base import theme

SAMPLE = 22  # width of the drawn sample of a series
GAP = 6  # between sample and name
APART = 18  # between two names


class Legend(pg.GraphicsWidget):
    """Takes the place of pyqtgraph's legend: a PlotItem hands it every item that has a name."""

    def __init__(self) -> None:
        super().__init__()
        self._entries: list[tuple[Any, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def addItem(self, item: Any, name: str) -> None:
        self._entries.append((item, name))
        self._make_room()

    def clear(self) -> None:
        """No names; the room that they took is given back when the next layout is made without others."""
        self._entries = []
        self._make_room()

    def removeItem(self, item: Any) -> None:
        self._entries = [entry for entry in self._entries if entry[0] is not item]

    def names(self) -> list[str]:
        return [name for _item, name in self._entries]

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self._make_room()

    def paint(self, painter: QPainter, *_: Any) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetricsF(self.font())
        for (item, name), place in zip(self._entries, self._places(), strict=True):
            sample = QRectF(place.x(), place.y(), SAMPLE, metrics.height())
            painter.save()
            _paint_sample(painter, item, sample)
            painter.restore()
            painter.setPen(theme.current().text)
            width = metrics.horizontalAdvance(name) + 2
            text = QRectF(sample.right() + GAP, place.y(), width, metrics.height())
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, name)

    def _make_room(self) -> None:
        lowest = max((place.y() for place in self._places()), default=None)
        height = 0.0 if lowest is None else lowest + QFontMetricsF(self.font()).height() + GAP
        if height != self.preferredHeight():
            self.setMinimumHeight(height)
            self.setPreferredHeight(height)
        self.update()

    def _places(self) -> list[QPointF]:
        """Where each entry begins, line by line."""
        metrics, room = QFontMetricsF(self.font()), self.size().width() or math.inf  # not laid out yet
        places, x, y = [], 0.0, 2.0
        for _item, name in self._entries:
            width = SAMPLE + GAP + metrics.horizontalAdvance(name)
            if x > 0 and x + width > room:
                x, y = 0.0, y + metrics.height() + 2
            places.append(QPointF(x, y))
            x += width + APART
        return places


def _paint_sample(painter: QPainter, item: Any, sample: QRectF) -> None:
    """A small piece of the item: filled, as a line, with its symbol."""
    options, middle = item.opts, sample.center()
    filled = options.get("fillLevel") is not None or isinstance(item, pg.BarGraphItem)
    brush = (options.get("fillBrush") or options.get("brush")) if filled else None
    if not isinstance(item, pg.ScatterPlotItem):
        painter.setPen(pg.mkPen(options.get("pen")))  # None is no line
        if brush is not None:
            painter.setBrush(pg.mkBrush(brush))
            painter.drawRect(QRectF(sample.left() + 3, middle.y() - 5, SAMPLE - 6, 10))
        else:
            painter.drawLine(QPointF(sample.left(), middle.y()), QPointF(sample.right(), middle.y()))
    if options.get("symbol"):
        painter.translate(middle)
        drawSymbol(
            painter,
            options["symbol"],
            options["size"],
            pg.mkPen(options.get("edge", options["pen"])),
            pg.mkBrush(options["brush"]),
        )
