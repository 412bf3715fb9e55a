"""What is drawn in a map of clusters: points by site and cluster, or their density; what was made of them.

A site has a shape, a cluster a colour and a number written over it, noise is hollow. Shapes of the
method lie over the points: ellipses at two standard deviations, centroids and where they came from,
representatives as discs, parts of space with their halos.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QPen

from gui.base import theme
from gui.kinds.clusters.points_item import PointsItem, PointStyle
from gui.plots import pens

if TYPE_CHECKING:
    from engine.kinds.clusters.view_types import MapView, Shapes, Side
    from gui.plots.legend import Legend

DEVIATIONS = 2.0  # at which an ellipse is drawn
MOST_NUMBERS = 40  # clusters that get their number written
MOST_SITES = 12  # sites that get a name in the legend
CORNERS = 48  # of a drawn ellipse
SMALL, LARGE = 5.0, 22.0  # pixels of a representative, by how many rows it stands for


def points(plot: pg.PlotItem, shown: MapView, side: Side | None, bounds: bool = True) -> None:
    """Every shown point: shape by site, colour by cluster (by site before there are any)."""
    labels = side.labels if side is not None and len(side.labels) else shown.site
    pairs, which = np.unique(np.column_stack([shown.site, labels]), axis=0, return_inverse=True)
    looks = [PointStyle(pens.symbol(site), *_ink_of(kind)) for site, kind in pairs.tolist()]
    size = 7 if len(shown.points) < 3000 else 5
    plot.addItem(PointsItem(shown.points, which.ravel(), looks, size), ignoreBounds=not bounds)


def _ink_of(kind: int) -> tuple[QBrush, QPen]:
    if kind < 0:
        return QBrush(Qt.BrushStyle.NoBrush), pens.pen(theme.current().muted)
    return pens.fill(pens.colour(kind), 0.55), QPen(Qt.PenStyle.NoPen)


def density(plot: pg.PlotItem, shown: MapView, side: Side | None, bounds: bool = True) -> None:
    """A picture of all points: a cell has the colour of its most frequent cluster, the stronger the more."""
    assert shown.density is not None
    counts = shown.density
    kinds = side.cells if side is not None and side.cells is not None else np.zeros(counts.shape, dtype=int)
    seen = counts > 0
    picture = np.zeros((*counts.shape, 4), dtype=np.uint8)
    known, which = np.unique(kinds[seen], return_inverse=True)
    noise = pens.faded(theme.current().muted, 1)
    inks = [pens.colour(kind) if kind >= 0 else noise for kind in known.tolist()]
    colours = [(ink.red(), ink.green(), ink.blue()) for ink in inks]
    picture[seen, :3] = np.array(colours, dtype=np.uint8).reshape(-1, 3)[which]
    picture[seen, 3] = 60 + 195 * (np.log1p(counts[seen]) / np.log1p(counts.max()))
    image = pg.ImageItem(picture, axisOrder="row-major")
    left, right, low, high = shown.extent
    image.setRect(QRectF(left, low, right - left, high - low))
    plot.addItem(image, ignoreBounds=not bounds)


def zoom(plot: pg.PlotItem, whole: MapView, shown: MapView) -> None:
    """A part of the plane in detail; Reset zoom still goes back to the whole."""
    left, right, low, high = whole.extent
    corners = pg.PlotCurveItem([left, right], [low, high], pen=pens.pen(theme.current().surface))
    corners.setOpacity(0)
    plot.addItem(corners)
    (points if shown.density is None else density)(plot, shown, shown.ours, bounds=False)


def legend(box: Legend, shown: MapView, side: Side | None, labels: dict[str, str]) -> None:
    """Sites by their shape, noise, and what the lines are."""
    now = theme.current()
    clustered = side is not None and len(side.labels) > 0
    if len(shown.sites) <= MOST_SITES and shown.density is None:
        for number, name in enumerate(shown.sites):
            colour = now.muted if clustered else pens.colour(number)
            box.addItem(_sample(pens.symbol(number), pens.fill(colour, 0.8), None), name)
    if side is None:
        return
    if side.noise:
        box.addItem(_sample("o", None, pens.pen(now.muted)), labels["noise"])
    made = side.shapes
    lines = {
        "ellipses": (len(made.ellipses) or len(made.local), pens.pen(now.text, 2)),
        "local": (len(made.local) * bool(len(made.ellipses)), pens.pen(now.muted, 1, Qt.PenStyle.DashLine)),
        "trail": (len(made.trail), pens.pen(now.text, 1)),
        "discs": (len(made.discs), pens.pen(now.text, 1)),
        "parts": (len(made.parts), pens.pen(now.text, 1, Qt.PenStyle.DashLine)),
    }
    for name, (count, pen) in lines.items():
        if count:
            box.addItem(pg.PlotCurveItem(pen=pen), labels[name])


def _sample(symbol: str, brush: Any, pen: Any) -> pg.ScatterPlotItem:
    return pg.ScatterPlotItem(symbol=symbol, size=9, brush=brush, pen=pen)


def shapes(made: Shapes, published_only: bool = False) -> list[pg.GraphicsObject]:
    """Everything the method made as items; `published_only` leaves out what is not in a release."""
    items: list[pg.GraphicsObject] = []
    if not published_only:
        items += _parts(made)
        items += _local(made)
        items += _trails(made)
    items += _discs(made)
    for number, ellipse in enumerate(made.ellipses):
        colour = pens.colour(number)
        line = _outlines(ellipse[None], DEVIATIONS, pens.pen(_strong(colour), 2))
        items.append(line)
    if len(made.centroids):
        items.append(_centroids(made.centroids))
    elif len(made.ellipses):
        items.append(_centroids(made.ellipses[:, :2]))
    return items


def _local(made: Shapes) -> list[pg.GraphicsObject]:
    """What the sites have: in the colours of the sites while nothing is merged, grey behind the merged."""
    if len(made.ellipses):
        pen = pens.pen(theme.current().muted, 1, Qt.PenStyle.DashLine)
        return [_outlines(made.local, DEVIATIONS, pen)] if len(made.local) else []
    return [
        _outlines(
            made.local[made.local_site == number], DEVIATIONS, pens.pen(_strong(pens.colour(int(number))), 2)
        )
        for number in np.unique(made.local_site)
    ]


def numbers(shown: MapView, side: Side) -> list[pg.TextItem]:
    """The number of each cluster over its middle."""
    if max(side.clusters, len(side.shapes.ellipses), len(side.shapes.centroids)) > MOST_NUMBERS:
        return []
    places = _middles(shown, side)
    now, found = theme.current(), []
    font = QFont()
    font.setBold(True)
    for number, (x, y) in places.items():
        text = pg.TextItem(f"{number}", color=now.text, fill=pens.fill(now.surface, 0.8), anchor=(-0.35, 1.1))
        text.setFont(font)
        text.setPos(x, y)
        text.setZValue(50)
        found.append(text)
    return found


def _middles(shown: MapView, side: Side) -> dict[int, tuple[float, float]]:
    if len(side.shapes.ellipses):
        return {n: (float(e[0]), float(e[1])) for n, e in enumerate(side.shapes.ellipses)}
    if len(side.shapes.centroids):
        return {n: (float(c[0]), float(c[1])) for n, c in enumerate(side.shapes.centroids)}
    places = {}
    for kind in np.unique(side.labels[side.labels >= 0]).tolist():
        own = shown.points[side.labels == kind]
        middle = np.median(own, axis=0)  # of a bent cluster it may lie beside it
        nearest = own[np.argmin(((own - middle) ** 2).sum(axis=1))]
        places[kind] = (float(nearest[0]), float(nearest[1]))
    return places


def _strong(colour: Any) -> Any:
    return colour.lighter(115) if theme.current().dark else colour.darker(125)


def _outlines(ellipses: np.ndarray, factor: float, pen: Any) -> pg.PlotCurveItem:
    """Many ellipses as one line with gaps."""
    around = np.linspace(0, 2 * np.pi, CORNERS)
    x, y, a, b, angle = (ellipses[:, j, None] for j in range(5))
    along, across = factor * a * np.cos(around), factor * b * np.sin(around)
    gap = np.full((len(ellipses), 1), np.nan)
    xs = np.hstack([x + along * np.cos(angle) - across * np.sin(angle), gap]).ravel()
    ys = np.hstack([y + along * np.sin(angle) + across * np.cos(angle), gap]).ravel()
    line = pg.PlotCurveItem(xs, ys, pen=pen, connect="finite", antialias=True)
    line.setZValue(20)
    return line


def _centroids(places: np.ndarray) -> pg.ScatterPlotItem:
    now = theme.current()
    colours = [pens.fill(_strong(pens.colour(number)), 1.0) for number in range(len(places))]
    marks = pg.ScatterPlotItem(
        x=places[:, 0], y=places[:, 1], symbol="+", size=15, brush=colours, pen=pens.pen(now.surface, 1)
    )
    marks.setZValue(30)
    return marks


def _trails(made: Shapes) -> list[pg.GraphicsObject]:
    items: list[pg.GraphicsObject] = []
    for number in range(made.trail.shape[1] if len(made.trail) else 0):
        way = made.trail[:, number]
        if number < len(made.centroids):
            way = np.vstack([way, made.centroids[number]])
        colour = _strong(pens.colour(number))
        line = pg.PlotCurveItem(way[:, 0], way[:, 1], pen=pens.pen(colour, 1), antialias=True)
        dots = pg.ScatterPlotItem(
            x=way[:-1, 0], y=way[:-1, 1], symbol="o", size=5, brush=pens.fill(colour, 0.9), pen=None
        )
        for item in (line, dots):
            item.setZValue(25)
        items += [line, dots]
    return items


def _discs(made: Shapes) -> list[pg.GraphicsObject]:
    """Representatives: how far they reach as a ring, how many rows they stand for as a dot."""
    items: list[pg.GraphicsObject] = []
    if not len(made.discs):
        return items
    share = np.sqrt(made.counts / max(1.0, float(np.max(made.counts))))
    for kind in np.unique(made.disc_labels).tolist():
        own = made.disc_labels == kind
        colour = pens.colour(int(kind)) if kind >= 0 else pens.faded(theme.current().muted, 1)
        items.append(_outlines(made.discs[own], 1.0, pens.pen(pens.faded(_strong(colour), 0.3))))
        dots = pg.ScatterPlotItem(
            x=made.discs[own, 0],
            y=made.discs[own, 1],
            size=SMALL + (LARGE - SMALL) * share[own],
            symbol="o",
            brush=pens.fill(_strong(colour), 0.75),
            pen=pens.pen(theme.current().surface),
        )
        dots.setZValue(22)
        items.append(dots)
    return items


def _parts(made: Shapes) -> list[pg.GraphicsObject]:
    items: list[pg.GraphicsObject] = []
    now = theme.current()
    for grown, pen in ((made.halo, pens.pen(pens.faded(now.accent, 0.5))), (0.0, _border())):
        for (left, low), (right, high) in made.parts:
            x = np.array([left - grown, right + grown, right + grown, left - grown, left - grown])
            y = np.array([low - grown, low - grown, high + grown, high + grown, low - grown])
            soft = pens.fill(now.accent, 0.05) if grown else None
            items.append(pg.PlotCurveItem(x, y, pen=pen, brush=soft, fillLevel="enclosed" if grown else None))
    for item in items:
        item.setZValue(-5 if item.opts["brush"] is not None else 5)
    return items


def _border() -> Any:
    return pens.pen(theme.current().text, 1, Qt.PenStyle.DashLine)
