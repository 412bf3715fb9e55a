"""A checkbox whose words go on in another line where there is no room for them."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyle

NARROWEST = 120  # pixels


class WrappingCheckBox(QCheckBox):
    def __init__(self, words: str):
        super().__init__(words)
        self._words = words
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        return QSize(NARROWEST, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wrapped = "\n".join(self._lines())
        if wrapped != self.text():
            self.setText(wrapped)

    def _lines(self) -> list[str]:
        """As many words a line as there is room for beside the box."""
        style = self.style()
        box = style.pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth, None, self)
        gap = style.pixelMetric(QStyle.PixelMetric.PM_CheckBoxLabelSpacing, None, self)
        room = self.width() - box - 2 * gap
        lines: list[str] = []
        for word in self._words.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.fontMetrics().horizontalAdvance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines
