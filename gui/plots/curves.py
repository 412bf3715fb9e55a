"""Several named lines over one axis, with bands, bounds and a mark that can be dragged.

self.draw_curves([Curve("Original", m, raw), Curve("Release", m, released, low, high)],
                 bounds=[Bound("1/k", 0.1)])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Qt, Signal

from gui.base import theme
from gui.base.i18n import numeral
from gui.plots import pens as ink
from gui.plots.curve_item import CurveItem
from gui.plots.frame import Frame

MOST_SYMBOLS = 60  # points up to which a curve carries symbols


@dataclass(frozen=True)
class Curve:
    """One line; `low` and `high` make a soft band around it."""

    name: str
    x: np.ndarray
    y: np.ndarray
    low: np.ndarray | None = None
    high: np.ndarray | None = None
    ink: int | None = None  # which of the theme's series colours; by position if not given


@dataclass(frozen=True)
class Bound:
    """A horizontal line that the curves are measured against."""

    name: str
    y: float


@dataclass(frozen=True)
class Mark:
    """A vertical line at the present choice; dragging it asks for one of the places."""

    name: str
    x: float
    places: tuple[float, ...] = ()  # where it may be dropped; empty: it cannot be dragged


class Curves(Frame):
    mark_moved = Signal(float)  # the steward dropped the mark on this place

    log_x = False  # decades on the axis; set before drawing
    log_y = False

    def draw_curves(
        self,
        curves: Sequence[Curve],
        bounds: Sequence[Bound] = (),
        mark: Mark | None = None,
        reset: bool = True,
    ) -> None:
        self._curves, self._bounds, self._mark = tuple(curves), tuple(bounds), mark
        for side, log in (("bottom", self.log_x), ("left", self.log_y)):
            self.plot.getAxis(side).setLogMode(log, log)
        self.show_plot(reset)

    def paint(self) -> None:
        self.add_legend()
        for number, curve in enumerate(self._curves):
            self._paint_curve(number, curve)
        for bound in self._bounds:
            self._paint_bound(bound)
        if self._mark is not None:
            self._paint_mark(self._mark)
        self._ruler = pg.InfiniteLine(angle=90, pen=ink.pen(theme.current().line))
        self._ruler.setVisible(False)
        self._ruler.setZValue(-10)
        self.plot.addItem(self._ruler, ignoreBounds=True)

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        if not self._curves:
            return
        at = self._nearest(x)
        self._ruler.setVisible(True)
        self._ruler.setValue(self._across(at))
        words = [f"{self.plot.getAxis('bottom').labelText}: {numeral(at, 'g')}"]
        for curve in self._curves:
            value = curve.y[int(np.argmin(np.abs(curve.x - at)))]
            words.append(f"{curve.name} {numeral(value, '.4g')}")
        self.read_out("   ".join(words))

    def leave(self) -> None:
        super().leave()
        if self._drawn:
            self._ruler.setVisible(False)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """One row a place on the axis, one column a curve (and one a bound)."""
        if not self._drawn:
            return [], []
        places = np.unique(np.concatenate([curve.x for curve in self._curves]))
        header = [self.plot.getAxis("bottom").labelText]
        columns: list[list[Any]] = [[float(place) for place in places]]
        for curve in self._curves:
            parts = {curve.name: curve.y, f"{curve.name}, low": curve.low, f"{curve.name}, high": curve.high}
            for name, values in parts.items():
                if values is not None:
                    known = dict(zip(curve.x.tolist(), np.asarray(values).tolist(), strict=True))
                    header.append(name)
                    columns.append([known.get(place, "") for place in columns[0]])
        for bound in self._bounds:
            header.append(bound.name)
            columns.append([bound.y] * len(places))
        return header, [list(row) for row in zip(*columns, strict=True)]

    def _paint_curve(self, number: int, curve: Curve) -> None:
        colour = ink.colour(number if curve.ink is None else curve.ink)
        few = len(curve.x) <= MOST_SYMBOLS
        x, y = self._across(curve.x), self._up(curve.y)
        band = None
        if curve.low is not None and curve.high is not None:
            band = (self._up(curve.low), self._up(curve.high), ink.fill(colour, 0.15))
        item = CurveItem(
            x,
            y,
            pen=ink.pen(colour, 2 if few else 1, ink.dash(number)),
            symbol=ink.symbol(number) if few else "",
            edge=ink.pen(theme.current().surface),
            band=band,
            name=curve.name,
        )
        self.plot.addItem(item)

    def _paint_bound(self, bound: Bound) -> None:
        now = theme.current()
        line = pg.InfiniteLine(
            pos=float(self._up(bound.y)),
            angle=0,
            pen=ink.pen(now.bad, 1, Qt.PenStyle.DashLine),
            label=bound.name,
            labelOpts={
                "position": 0.98,
                "color": now.bad,
                "fill": ink.fill(now.surface, 0.9),
                "anchors": [(1, 1), (1, 1)],
            },
        )
        line.setZValue(1)  # a mark that stands there is not drawn through the words
        self.plot.addItem(line)

    def _paint_mark(self, mark: Mark) -> None:
        now = theme.current()
        line = pg.InfiniteLine(
            pos=float(self._across(mark.x)),
            angle=90,
            movable=bool(mark.places),
            pen=ink.pen(now.accent, 2),
            hoverPen=ink.pen(now.accent, 4),
            label=mark.name,
            labelOpts={
                "position": 0.93,
                "color": now.accent,
                "fill": ink.fill(now.surface, 0.7),
                "anchors": [(0, 0), (1, 0)],
            },
        )
        line.sigPositionChangeFinished.connect(self._dropped)
        self.plot.addItem(line)

    def _dropped(self, line: pg.InfiniteLine) -> None:
        assert self._mark is not None
        places = np.asarray(self._mark.places)
        at = float(places[np.argmin(np.abs(self._across(places) - line.value()))])
        line.setValue(float(self._across(at)))
        self.mark_moved.emit(at)

    def _nearest(self, x: float) -> float:
        places = np.concatenate([curve.x for curve in self._curves])
        return float(places[np.argmin(np.abs(self._across(places) - x))])

    def _across(self, x: Any) -> Any:
        return _decades(x) if self.log_x else np.asarray(x, dtype=float)

    def _up(self, y: Any) -> Any:
        return _decades(y) if self.log_y else np.asarray(y, dtype=float)


def _decades(values: Any) -> np.ndarray:
    """log10; what is not positive has no place on such an axis."""
    values = np.asarray(values, dtype=float)
    return np.log10(np.where(values > 0, values, np.nan))
