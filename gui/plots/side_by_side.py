"""A plot with a second one beside it, which takes room only while it is looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QToolButton

from gui.plots.frame import Frame


class SideBySide(Frame):
    def __init__(self, right: pg.PlotItem | None = None):
        """`right` may have been made before, in a turn of its own: see make_plot."""
        super().__init__()
        self.right = self.add_plot(0, 1, right)
        for plot in self.plots:
            plot.setPreferredWidth(10)  # so that both get the same share of the room

    def put_beside(self, on: bool) -> None:
        if on and self.right.scene() is None:
            self.canvas.addItem(self.right, 0, 1)
            self.catch_up()
        elif not on and self.right.scene() is not None:
            self.canvas.removeItem(self.right)
            self.right.setParent(self.canvas)  # out of the picture it would belong to nobody and outlive both
        for column in (0, 1):
            self.canvas.ci.layout.setColumnStretchFactor(column, 1 if on or column == 0 else 0)

    def catch_up(self) -> None:
        """The second plot is back: let it see what the first does."""

    def offer_ways(self, names: Mapping[int, tuple[str, str]], now: int, look: Callable[[int], Any]) -> None:
        """A button for each way to look, with its tip; one of them is down."""
        self._ways = QButtonGroup(self)
        for way, (text, tip) in names.items():
            button = QToolButton(autoRaise=True)
            button.setText(text)
            button.setToolTip(tip)
            button.setCheckable(True)
            self._ways.addButton(button, way)
            self.add_tool(button)
        self._ways.button(now).setChecked(True)
        self._ways.idClicked.connect(look)

    def on_space(self, act: Callable[[], Any]) -> None:
        """The space bar, while the plot has the focus."""
        space = QShortcut(QKeySequence(Qt.Key.Key_Space), self.canvas)
        space.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        space.activated.connect(act)


class SameRange(SideBySide):
    """Both plots look at the same range, across and upwards."""

    def __init__(self, right: pg.PlotItem | None = None):
        super().__init__(right)
        self.right.setXLink(self.plot)
        # Not setYLink: pyqtgraph then aligns pixels, which differ where a legend needs two lines.
        self.plot.getViewBox().sigYRangeChanged.connect(lambda _box, seen: self._follow(self.right, seen))
        self.right.getViewBox().sigYRangeChanged.connect(lambda _box, seen: self._follow(self.plot, seen))
        self.put_beside(False)

    def _follow(self, plot: pg.PlotItem, seen: Any) -> None:
        """The other side looks at the same range upwards."""
        box = plot.getViewBox()
        if plot.scene() is not None and not np.allclose(box.viewRange()[1], seen):
            box.setYRange(*seen, padding=0)
