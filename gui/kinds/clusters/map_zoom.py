"""Zoomed into a density, the part in sight is looked at again: with cells, or points, of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pyqtgraph as pg
from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from engine.kinds.clusters.view_types import MapView

STILL = 200  # milliseconds without zoom or pan before a closer look is asked for
LARGE_PART = 0.5  # of the plane: no need to look closer


class DensityZoom(QObject):
    wanted = Signal(list)  # (left, right, low, high) of the plane
    changed = Signal()

    def __init__(self, plot: pg.PlotItem, parent: QObject):
        super().__init__(parent)
        self.shown: MapView | None = None
        self._plot = plot
        self._extent: Sequence[float] = ()
        self._within: list[float] = []
        self._still = QTimer(self, singleShot=True, interval=STILL)
        self._still.timeout.connect(self._look)
        plot.getViewBox().sigRangeChanged.connect(lambda *_: self._still.start())

    def watch(self, whole: MapView | None) -> None:
        """From now on of this map; of one that shows every point, or of none, nothing is asked."""
        self.shown, self._within = None, []
        self._extent = whole.extent if whole is not None and whole.density is not None else ()

    def show_part(self, value: MapView) -> None:
        if list(value.within) == self._within:
            self.shown = value
            self.changed.emit()

    def _look(self) -> None:
        within = part_in_sight(self._extent, self._plot.viewRange()) if self._extent else []
        if within == self._within:
            return
        self._within = within
        if within:
            self.wanted.emit(within)
        elif self.shown is not None:
            self.shown = None
            self.changed.emit()


def part_in_sight(extent: Sequence[float], sight: Sequence[Sequence[float]]) -> list[float]:
    """(left, right, low, high) of what is seen of the plane; nothing when that is most of it, or none."""
    left, right, low, high = extent
    (x0, x1), (y0, y1) = sight
    part = [max(x0, left), min(x1, right), max(y0, low), min(y1, high)]
    wide, tall = part[1] - part[0], part[3] - part[2]
    large = wide * tall > LARGE_PART * (right - left) * (high - low)
    return [] if wide <= 0 or tall <= 0 or large else part
