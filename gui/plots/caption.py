"""The sentence under a plot: it gives way where the plot itself would have no room."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

LOW = 260  # pixels of a panel, below which its plot needs all of them; the tab and F1 say the same


class Caption(QLabel):
    def __init__(self) -> None:
        super().__init__(wordWrap=True)
        self.setProperty("rank", "muted")
        self._wanted, self._low = True, False

    def setVisible(self, visible: bool) -> None:
        self._wanted = visible
        super().setVisible(visible and not self._low)

    def fit(self, height: int) -> None:
        """The panel is so high now."""
        if self._low != (height < LOW):
            self._low = height < LOW
            super().setVisible(self._wanted and not self._low)
