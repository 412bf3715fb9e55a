"""Points in the plane, by cluster or class: symbols while they can be told apart, then a density image.

self.draw_points(x, y, labels, names)    # labels: int array, -1 is noise; names by label
self.point_chosen.connect(...)           # index of the clicked point
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Signal

from gui.base import theme
from gui.base.i18n import numeral
from gui.plots import pens
from gui.plots.frame import Frame

MOST_POINTS = 10_000  # drawn one by one within 50 ms; more become a density image
PIXELS = 256  # of the density image, each way
REACH = 12  # pixels within which a point is hovered
NOISE = -1


class Scatter(Frame):
    point_chosen = Signal(int)
    point_hovered = Signal(int)  # -1: none

    equal = False  # the same scale both ways

    def draw_points(
        self,
        x: np.ndarray,
        y: np.ndarray,
        labels: np.ndarray | None = None,
        names: Mapping[int, str] | None = None,
        reset: bool = True,
    ) -> None:
        self._x, self._y = np.asarray(x, dtype=float), np.asarray(y, dtype=float)
        self._labels = np.zeros(len(self._x), dtype=int) if labels is None else np.asarray(labels, dtype=int)
        self._names = dict(names or {})
        self._hovered = -1
        self.plot.setAspectLocked(self.equal)
        self.show_plot(reset)

    def paint(self) -> None:
        kinds = np.unique(self._labels)
        self.add_legend() if len(kinds) > 1 and len(kinds) <= 12 else None
        if len(self._x) <= MOST_POINTS:
            for kind in kinds:
                self._paint_points(int(kind))
        else:
            self._paint_density(kinds)
        self._ring = pg.ScatterPlotItem(size=14, brush=None, pen=pens.pen(theme.current().text, 2))
        self.plot.addItem(self._ring, ignoreBounds=True)

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        self._hovered = self._nearest(x, y)
        self.point_at(self._hovered)
        self.point_hovered.emit(self._hovered)
        self.read_out(self.describe(self._hovered) if self._hovered >= 0 else "")

    def leave(self) -> None:
        super().leave()
        if self._drawn:
            self.point_at(-1)
            self.point_hovered.emit(-1)

    def clicked(self, plot: pg.PlotItem, x: float, y: float) -> None:
        point = self._nearest(x, y)
        if point >= 0:
            self.point_chosen.emit(point)

    def point_at(self, point: int) -> None:
        """Ring one point (hovered here, or in a linked plot); -1 takes the ring away."""
        self._ring.setData([self._x[point]], [self._y[point]]) if point >= 0 else self._ring.clear()

    def describe(self, point: int) -> str:
        kind = self._name(int(self._labels[point]))
        return f"{kind}   {numeral(self._x[point], '.5g')}, {numeral(self._y[point], '.5g')}".strip()

    def table(self) -> tuple[list[str], list[list[Any]]]:
        axes = [self.plot.getAxis(side).labelText for side in ("bottom", "left")]
        header = [*axes, self.tr("Class")]
        if not self._drawn:
            return header, []
        kinds = [self._name(label) for label in self._labels.tolist()]
        return header, [list(row) for row in zip(self._x.tolist(), self._y.tolist(), kinds, strict=True)]

    def _name(self, label: int) -> str:
        return self._names.get(label, self.tr("noise") if label == NOISE else "")

    def _paint_points(self, kind: int) -> None:
        own = self._labels == kind
        colour = pens.colour(kind) if kind != NOISE else theme.current().muted
        points = pg.ScatterPlotItem(
            self._x[own],
            self._y[own],
            symbol=pens.symbol(kind) if kind != NOISE else "x",
            size=7 if own.sum() < 2000 else 5,
            brush=pens.fill(colour, 0.7),
            pen=None if kind != NOISE else pens.pen(colour),
            name=self._name(kind) or None,
            pxMode=True,
            useCache=True,
            antialias=False,
        )
        self.plot.addItem(points)

    def paint_marks(self, kind: int, ink: int, size: int) -> None:
        """The points of a kind, few enough to be large."""
        own = self._labels == kind
        points = pg.ScatterPlotItem(
            self._x[own],
            self._y[own],
            symbol=pens.symbol(kind),
            size=size,
            brush=pens.fill(pens.colour(ink), 0.85),
            pen=pens.pen(theme.current().surface),
            name=self._name(kind),
        )
        self.plot.addItem(points)

    def _paint_density(self, kinds: np.ndarray) -> None:
        """Per pixel the mixture of its classes' colours, more opaque where more points lie."""
        rect, picture = density(self._x, self._y, self._labels, kinds)
        image = pg.ImageItem(picture, axisOrder="row-major")
        image.setRect(rect)
        self.plot.addItem(image)
        if self.plot.legend is not None:
            for kind in kinds.tolist():
                sample = pg.ScatterPlotItem(
                    symbol="s", size=9, brush=pens.fill(_colour(kind), 0.9), pen=None, name=self._name(kind)
                )
                self.plot.addItem(sample, ignoreBounds=True)

    def _nearest(self, x: float, y: float) -> int:
        """The point next to the mouse in pixels, if it is near enough to mean it."""
        if len(self._x) == 0 or len(self._x) > 50 * MOST_POINTS:
            return -1
        wide, high = self.plot.getViewBox().viewPixelSize()
        apart = ((self._x - x) / wide) ** 2 + ((self._y - y) / high) ** 2
        nearest = int(np.argmin(apart))
        return nearest if apart[nearest] <= REACH**2 else -1


def _colour(kind: int) -> Any:
    return pens.colour(kind) if kind != NOISE else pens.faded(theme.current().muted, 1)


def density(x: np.ndarray, y: np.ndarray, labels: np.ndarray, kinds: np.ndarray) -> tuple[QRectF, np.ndarray]:
    """An RGBA picture of the points and the rectangle it covers."""
    left, right, low, high = x.min(), x.max(), y.min(), y.max()
    wide, tall = (right - left) or 1.0, (high - low) or 1.0
    across = np.minimum(((x - left) * (PIXELS / wide)).astype(np.int32), PIXELS - 1)
    up = np.minimum(((y - low) * (PIXELS / tall)).astype(np.int32), PIXELS - 1)
    places = up * PIXELS + across
    total, mixed = np.zeros(PIXELS * PIXELS), np.zeros((PIXELS * PIXELS, 3))
    for kind in kinds.tolist():
        counts = np.bincount(places[labels == kind], minlength=PIXELS * PIXELS)
        total += counts
        mixed += counts[:, None] * np.asarray(_colour(kind).getRgb()[:3])
    picture = np.zeros((PIXELS * PIXELS, 4), dtype=np.uint8)
    seen = total > 0
    picture[seen, :3] = mixed[seen] / total[seen, None]
    picture[seen, 3] = 60 + 195 * (np.log1p(total[seen]) / np.log1p(total.max()))
    return QRectF(left, low, wide, tall), picture.reshape(PIXELS, PIXELS, 4)
