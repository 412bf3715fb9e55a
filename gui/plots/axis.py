"""An axis that writes its numbers the way the language does, and draws itself quickly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.base.i18n import localised


class Axis(pg.AxisItem):
    picture: tuple[Any, ...] | None

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        return [localised(text) for text in super().tickStrings(values, scale, spacing)]

    def updateAutoSIPrefix(self) -> None:
        """Numbers keep their unit (no k, no M); pyqtgraph would write the label anew with every range."""

    def paint(self, painter: QPainter, *_: Any) -> None:
        """Straight on the plot, without the QPicture that pyqtgraph records first and then plays.

        `picture` is what pyqtgraph forgets whenever the axis changes; here it holds what is to be drawn.
        """
        painter.save()
        if self.picture is None:
            self.picture = self.generateDrawSpecs(painter) or ()
        if self.picture:
            axis, ticks, texts = self.picture
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            for pen, start, stop in ticks:
                # a filled rectangle: a line with an opacity takes Qt 80 µs, and a grid has a hundred
                painter.fillRect(QRectF(start, stop).normalized().adjusted(0, 0, 1, 1), pen.color())
            self.drawPicture(painter, axis, [], texts)
        painter.restore()
