"""Which chip stands for which activity: the chips of the list with their names, in as many lines as it takes.

Painted and not written as rich text: a text's ground ends at the font's ascent, the dots of an Ü do not.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.base import theme
from gui.kinds.eventlogs.activity_chips import (
    NAMED,
    Activities,
    chip_font,
    chip_height,
    chip_width,
    paint_chip,
)

MARGIN, LINE = 8, 1  # at the sides; above, below and between the lines
GAP, APART = 4, 12  # between a chip and its name; between two activities


class ActivityLegend(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._activities = Activities()
        self._more = ""
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.tr("Activities"))
        theme.changed.connect(self.update)

    def show_activities(self, activities: Activities) -> None:
        """The commonest by name, then how many more there are."""
        self._activities = activities
        rest = len(activities.names) - NAMED
        self._more = self.tr("and {count} more: point at a chip").format(count=rest) if rest > 0 else ""
        said = [f"{activities.abbreviation(name)} {name}" for name in self._names()]
        self.setAccessibleDescription(", ".join([*said, self._more] if self._more else said))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return math.ceil(places[-1].y() + self._tall() + LINE) if places else 0

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(self.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(chip_font(self.font(), 0.9))
        wide, tall = self._chip(), self._tall()
        for place, name in zip(self._places(self.width()), [*self._names(), None], strict=False):
            if name is not None:
                paint_chip(painter, QRectF(place.x(), place.y(), wide, tall), self._activities, name)
            shift = wide + GAP if name is not None else 0
            room = QRectF(place.x() + shift, place.y(), self.width() - place.x() - shift, tall)
            painter.setPen(QColor(theme.current().text))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self._more if name is None else name)

    def _names(self) -> tuple[str, ...]:
        return self._activities.names[:NAMED]

    def _chip(self) -> int:
        return chip_width(self._activities, chip_font(self.font(), 0.9))

    def _tall(self) -> int:
        return chip_height(chip_font(self.font(), 0.9))

    def _places(self, width: int) -> list[QPointF]:
        """Where each activity begins, and last where the rest is told."""
        metrics = QFontMetricsF(chip_font(self.font(), 0.9))
        widths = [self._chip() + GAP + metrics.horizontalAdvance(name) for name in self._names()]
        if self._more:
            widths.append(metrics.horizontalAdvance(self._more))
        places, x, y = [], float(MARGIN), float(LINE)
        for wide in widths:
            if x > MARGIN and x + wide > width - MARGIN:
                x, y = float(MARGIN), y + self._tall() + LINE
            places.append(QPointF(x, y))
            x += wide + APART
        return places
