"""An axis that writes its numbers the way the language does, none over another, and draws itself quickly."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from gui.base.i18n import localised

LONG = re.compile(r"-?\d{5,}")  # 20 000 as everywhere else, and 5 000 beside it; 2024 alone may be a year
WHOLE = re.compile(r"-?\d+")
AIR = 4  # pixels between two labels side by side
Label = tuple[QRectF, Any, str]  # where, flags, words


class Axis(pg.AxisItem):
    picture: tuple[Any, ...] | None

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        written = super().tickStrings(values, scale, spacing)
        apart = any(LONG.fullmatch(text) for text in written)
        return [localised(f"{int(text):,}" if apart and WHOLE.fullmatch(text) else text) for text in written]

    def updateAutoSIPrefix(self) -> None:
        """Numbers keep their unit (no k, no M); pyqtgraph would write the label anew with every range."""

    def generateDrawSpecs(self, painter: QPainter) -> Any:
        """pyqtgraph writes all labels that it was given, dates and names one over the other."""
        made = super().generateDrawSpecs(painter)
        if made is None:
            return None
        axis, ticks, labels = made
        return axis, ticks, apart(labels, across=self.orientation in ("top", "bottom"))

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


def apart(labels: Sequence[Label], across: bool) -> Sequence[Label]:
    """Every label, or every second, third … where they would touch."""

    def ends(label: Label) -> tuple[float, float]:
        where = label[0]
        return (where.left(), where.right() + AIR) if across else (where.top(), where.bottom())

    ordered = sorted((one for one in labels if one[2]), key=ends)
    for step in range(1, len(ordered) + 1):
        kept = ordered[::step]
        if all(ends(a)[1] <= ends(b)[0] for a, b in itertools.pairwise(kept)):
            return kept
    return ordered
