"""A row of widgets that goes on in another row where it is too narrow, as words do."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget, QWidgetItem

Rows = list[tuple[list[int], int]]  # the numbers of what stands in each row, and how high it is


class FlowLayout(QLayout):
    """Widgets from left to right, each as wide as it likes to be, in as many rows as it takes."""

    def __init__(self, gap: int = 0, parent: QWidget | None = None):
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._kept: dict[int, Rows] = {}  # by width: Qt asks for the same one many times
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(gap)

    def addWidget(self, widget: QWidget) -> None:
        """With an item made here. Of one that Qt makes PySide is not told when it is gone: the next item in
        that memory was taken for it, and ended with the layout that the former one had been in."""
        self.addChildWidget(widget)
        self.addItem(QWidgetItem(widget))

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self._kept.clear()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        if not 0 <= index < len(self._items):
            return None
        self._kept.clear()
        return self._items.pop(index)

    def invalidate(self) -> None:
        self._kept.clear()
        super().invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return sum(height for _places, height in self._rows(width)) + self._gaps(width)

    def sizeHint(self) -> QSize:
        """All in one row."""
        sizes = [item.sizeHint() for item in self._shown()]
        wide = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        return QSize(wide, max((size.height() for size in sizes), default=0))

    def minimumSize(self) -> QSize:
        """As narrow as the widest of them."""
        size = QSize(0, 0)
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, area: QRect) -> None:
        super().setGeometry(area)
        top = area.top()
        for row, height in self._rows(area.width()):
            left = area.left()
            for number in row:
                item = self._items[number]
                size = item.sizeHint()
                size.setWidth(min(size.width(), max(area.width(), item.minimumSize().width())))
                item.setGeometry(QRect(QPoint(left, top + (height - size.height()) // 2), size))
                left += size.width() + self.spacing()
            top += height + self.spacing()

    def _gaps(self, width: int) -> int:
        return self.spacing() * max(0, len(self._rows(width)) - 1)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _rows(self, width: int) -> Rows:
        if width not in self._kept:
            self._kept[width] = self._broken_at(width)
        return self._kept[width]

    def _broken_at(self, width: int) -> Rows:
        rows: Rows = []
        used = 0
        for number, item in enumerate(self._items):
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if not rows or used + self.spacing() + size.width() > width:
                rows.append(([], 0))
                used = -self.spacing()
            row, height = rows[-1]
            row.append(number)
            rows[-1] = (row, max(height, size.height()))
            used += self.spacing() + size.width()
        return rows
