"""A plot with a second one beside it, which takes room only while it is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QToolButton

from gui.plots.frame import Frame


class SideBySide(Frame):
    """The second plot takes as long to make as the first: it has a turn of its own (`rest`)."""

    _right: pg.PlotItem | None = None

    def rest(self) -> Iterator[None]:
        self.put_beside(False)  # makes the second plot
        yield

    @property
    def right(self) -> pg.PlotItem:
        return self._make_right() if self._right is None else self._right

    def _make_right(self, made: pg.PlotItem | None = None) -> pg.PlotItem:
        self._right = self.add_plot(0, 1, made)
        for plot in self.plots:
            plot.setPreferredWidth(10)  # so that both get the same share of the room
        return self._right

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
    """Both plots have the same axes and look at the same range, across and upwards."""

    def _make_right(self, made: pg.PlotItem | None = None) -> pg.PlotItem:
        right = super()._make_right(made)
        across, upwards = (self.plot.getAxis(side).labelText for side in ("bottom", "left"))
        self.label_axes(across, upwards, right)
        self._dress(right)
        right.setXLink(self.plot)
        # Not setYLink: pyqtgraph then aligns pixels, which differ where a legend needs two lines.
        self.plot.getViewBox().sigYRangeChanged.connect(lambda _box, seen: self._follow(right, seen))
        right.getViewBox().sigYRangeChanged.connect(lambda _box, seen: self._follow(self.plot, seen))
        self.put_beside(False)
        return right

    def _follow(self, plot: pg.PlotItem, seen: Any) -> None:
        """The other side looks at the same range upwards."""
        box = plot.getViewBox()
        if plot.scene() is not None and not np.allclose(box.viewRange()[1], seen):
            box.setYRange(*seen, padding=0)
