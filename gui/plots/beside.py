"""A plot with a second one beside it, which takes room only while it is looked at."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from gui.plots.frame import Frame


class Beside(Frame):
    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.right = self.add_plot(0, 1)
        for plot in self.plots:
            plot.setPreferredWidth(10)  # so that both get the same share of the room

    def put_beside(self, on: bool) -> None:
        if on and self.right.scene() is None:
            self.canvas.addItem(self.right, 0, 1)
            self.catch_up()
        elif not on and self.right.scene() is not None:
            self.canvas.removeItem(self.right)
        for column in (0, 1):
            self.canvas.ci.layout.setColumnStretchFactor(column, 1 if on or column == 0 else 0)

    def catch_up(self) -> None:
        """The second plot is back: let it see what the first does."""
