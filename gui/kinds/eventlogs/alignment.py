"""Two traces under each other, edit by edit: kept, inserted, deleted, substituted; colour and sign.

Long stretches that are the same on both sides are shortened to their ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.kinds.eventlogs.view_types import AlignmentStep
from gui.base import theme
from gui.kinds.eventlogs.activity_chips import (
    APART,
    ROUND,
    Activities,
    chip_font,
    chip_height,
    chip_width,
    paint_chip,
)
from gui.plots import pens

SIGNS = {"keep": "=", "insert": "+", "delete": "−", "substitute": "≠"}
ENDS = 2  # kept events shown at each end of a shortened stretch
MARGIN = 8


@dataclass(frozen=True)
class SkipMark:
    """A stretch of kept events that is not drawn."""

    count: int


class Alignment(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.activities = Activities()
        self._steps: list[AlignmentStep | SkipMark] = []
        self._names = ("", "")
        self._hint = self.tr("Point at a band to see what was changed, activity by activity.")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Edits"))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(300, 3 * self.line + 10)

    @property
    def line(self) -> int:
        """Height of a chip, and of the row of signs between the two traces: larger letters need more."""
        return chip_height(chip_font(self.font()))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def show_steps(self, steps: Sequence[AlignmentStep], left: str, right: str) -> None:
        self._steps, self._names = abridge(steps), (left, right)
        counts = {name: sum(step.operation == name for step in steps) for name in SIGNS}
        words = self.tr("{keep} kept, {substitute} substituted, {insert} inserted, {delete} deleted")
        self.setAccessibleDescription(words.format(**counts))
        self.setToolTip(words.format(**counts))
        self.update()

    def show_hint(self, words: str = "") -> None:
        self._steps, self._hint = [], words or self._hint
        self.setToolTip("")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, now = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(now.surface))
        if not self._steps:
            painter.setPen(QColor(now.muted))
            room = QRectF(self.rect()).adjusted(MARGIN, 0, -MARGIN, 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, self._hint)
            return
        names = max(painter.fontMetrics().horizontalAdvance(name) for name in self._names) + 14
        painter.setPen(QColor(now.muted))
        rows = 4.0, 4.0 + 2 * self.line
        for name, top in zip(self._names, rows, strict=True):
            painter.drawText(QRectF(MARGIN, top, names, self.line), Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(chip_font(self.font()))
        self._paint_steps(painter, MARGIN + names, rows)

    def _paint_steps(self, painter: QPainter, left: float, rows: tuple[float, float]) -> None:
        now, wide, high = theme.current(), chip_width(self.activities, painter.font()), self.line
        colours = {"keep": now.muted, "insert": now.good, "delete": now.bad, "substitute": now.warn}
        for number, step in enumerate(self._steps):
            if left + wide > self.width() - 34 and number < len(self._steps) - 1:
                self._paint_words(painter, left, rows, f"+{len(self._steps) - number}")
                return
            if isinstance(step, SkipMark):
                left += self._paint_words(painter, left, rows, f"⋯{step.count}⋯") + APART
                continue
            for name, top in zip((step.before, step.after), rows, strict=True):
                place = QRectF(left, top, wide, high)
                if name:
                    paint_chip(painter, place, self.activities, name)
                else:
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.setPen(pens.pen(now.muted, 1, Qt.PenStyle.DotLine))
                    painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), ROUND, ROUND)
            painter.setPen(QColor(colours[step.operation]))
            between = QRectF(left, rows[0] + high, wide, high)
            painter.drawText(between, Qt.AlignmentFlag.AlignCenter, SIGNS[step.operation])
            left += wide + APART

    def _paint_words(self, painter: QPainter, left: float, rows: tuple[float, float], words: str) -> float:
        wide = painter.fontMetrics().horizontalAdvance(words) + 6.0
        painter.setPen(QColor(theme.current().muted))
        place = QRectF(left, rows[0], wide, rows[1] - rows[0] + self.line)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)
        return wide


def abridge(steps: Sequence[AlignmentStep]) -> list[AlignmentStep | SkipMark]:
    """Kept stretches of more than twice ENDS and one become their ends and a count."""
    found: list[AlignmentStep | SkipMark] = []
    place = 0
    while place < len(steps):
        end = place
        while end < len(steps) and steps[end].operation == "keep":
            end += 1
        if end - place > 2 * ENDS + 1:
            skipped = SkipMark(end - place - 2 * ENDS)
            found += [*steps[place : place + ENDS], skipped, *steps[end - ENDS : end]]
        else:
            found += steps[place:end]
        if end < len(steps):
            found.append(steps[end])
        place = end + 1
    return found
