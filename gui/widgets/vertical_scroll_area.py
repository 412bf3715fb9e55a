"""A column that is scrolled up and down only, and so is never narrower than what is in it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QFrame, QScrollArea, QStyle, QWidget

from gui.base import theme


def by_tab_only(area: QScrollArea) -> None:
    """It can be scrolled by keyboard; a click beside its fields puts no frame around a whole page."""
    area.setFocusPolicy(Qt.FocusPolicy.TabFocus)


class VerticalScrollArea(QScrollArea):
    def __init__(self, inside: QWidget, narrowest: int = 0):
        """`narrowest` in pixels at normal size of letters."""
        super().__init__()
        self._narrowest, self._inside = narrowest, inside
        self.setWidgetResizable(True)
        by_tab_only(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._soon = QTimer(self, singleShot=True, interval=0)  # once for all that changed, and when styled
        self._soon.timeout.connect(self._make_room)
        theme.changed.connect(self._soon.start)
        self.setWidget(inside)
        self._make_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._soon.start()
        return super().eventFilter(watched, event)

    def _make_room(self) -> None:
        """Larger letters need more of it, and so do longer words: nothing is cut off at the side."""
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        needed = self._inside.minimumSizeHint().width() + bar
        self.setMinimumWidth(max(round(self._narrowest * theme.zoom()), needed))
