"""Two planes beside each other that see the same middle at the same scale.

Places have no unit: where there is more room one way than the other, the plane is stretched that way, up to
a limit, so that names stand apart. Everything stays in sight until the steward zooms; from then on what is in
the middle stays there.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pyqtgraph as pg

from gui.plots.frame import make_plot
from gui.plots.side_by_side import SideBySide

ROOM = (48, 24)  # pixels around the outermost nodes, for their names
STRETCH = 1.6  # at most: a circle is still taken for one


class TwinPlane(SideBySide):
    def __init__(self) -> None:
        super().__init__()
        self._fitted = True  # everything is in sight, and stays so when the window changes
        self._scale: np.ndarray | None = None  # of the plane, a pixel: across and up
        self._following = False  # while one side takes over from the other

    def rest(self) -> Iterator[None]:
        right = make_plot()
        yield
        self._make_right(right)
        for plot in self.plots:
            plot.getViewBox().disableAutoRange()
        self.plot.getViewBox().sigResized.connect(lambda _box: self._resized())
        self.right.getViewBox().sigResized.connect(lambda _box: self.catch_up())
        for plot in self.plots:
            plot.getViewBox().sigRangeChangedManually.connect(self._zoomed)
        self.plot.getViewBox().sigRangeChanged.connect(lambda box, *_: self._follow(box, self.right))
        self.right.getViewBox().sigRangeChanged.connect(lambda box, *_: self._follow(box, self.plot))
        self.put_beside(False)
        self._put_on_theme()

    def positions(self) -> np.ndarray:
        """n × 2: what must be in sight."""
        return np.zeros((0, 2))

    def catch_up(self) -> None:
        self._follow(self.plot.getViewBox(), self.right)

    def _put_on_theme(self) -> None:
        super()._put_on_theme()
        for plot in self.plots:  # places have no unit; and hidden axes draw no grid
            plot.hideAxis("left")
            plot.hideAxis("bottom")

    def reset_zoom(self) -> None:
        """All nodes in sight."""
        places = self.positions()
        places = places[np.isfinite(places[:, 0])]
        if len(places):
            low, high = places.min(axis=0), places.max(axis=0)
            self._fitted = True
            self._see((low + high) / 2, np.maximum(high - low, 0.1))

    def center_on(self, place: np.ndarray) -> None:
        """Bring one place into the middle, unless it is in sight."""
        box = self.plot.getViewBox()
        if not box.viewRect().contains(*place):
            self._fitted = False
            middle = box.viewRect().center()
            box.translateBy(x=place[0] - middle.x(), y=place[1] - middle.y())

    def _see(self, middle: np.ndarray, extent: np.ndarray) -> None:
        """Bring a stretch of the plane into sight, with room around it for names."""
        size = self.plot.getViewBox().rect()
        room = np.maximum([size.width() - 2 * ROOM[0], size.height() - 2 * ROOM[1]], 40)
        needed = extent / room  # of the plane, a pixel
        half = np.array([size.width(), size.height()]) * np.maximum(needed, needed.max() / STRETCH) / 2
        box = self.plot.getViewBox()
        box.setRange(
            xRange=(middle[0] - half[0], middle[0] + half[0]),
            yRange=(middle[1] - half[1], middle[1] + half[1]),
            padding=0,
        )
        self.catch_up()

    def _resized(self) -> None:
        """Everything stays in sight, or what was in the middle stays there at the same scale."""
        box = self.plot.getViewBox()
        size, ((left, right), (low, high)) = box.rect(), box.viewRange()
        if self._fitted or self._scale is None:
            self.reset_zoom()
            return
        half = np.array([size.width(), size.height()]) * self._scale / 2
        x, y = (left + right) / 2, (low + high) / 2
        box.setRange(xRange=(x - half[0], x + half[0]), yRange=(y - half[1], y + half[1]), padding=0)

    def _zoomed(self, *_: object) -> None:
        self._fitted = False
        box = self.plot.getViewBox()
        extent = np.diff(box.viewRange())[:, 0]
        self._scale = extent / np.maximum([box.rect().width(), box.rect().height()], 1.0)

    def _follow(self, moved: pg.ViewBox, plot: pg.PlotItem) -> None:
        """The other side sees the same middle of the plane at the same scale."""
        if plot.scene() is None or self._following:
            return
        self._following = True
        box, ((left, right), (low, high)) = plot.getViewBox(), moved.viewRange()
        half_x = (right - left) / 2 * box.rect().width() / max(1.0, moved.rect().width())
        half_y = (high - low) / 2 * box.rect().height() / max(1.0, moved.rect().height())
        x, y = (left + right) / 2, (low + high) / 2
        box.setRange(xRange=(x - half_x, x + half_x), yRange=(y - half_y, y + half_y), padding=0)
        self._following = False
