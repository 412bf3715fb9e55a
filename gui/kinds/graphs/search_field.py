"""A field to search in, among other tools."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLineEdit


class SearchField(QLineEdit):
    """As wide as its invitation and the sign that empties it, in any font."""

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(self.fontMetrics().horizontalAdvance(self.placeholderText()) + 30, hint.height())
