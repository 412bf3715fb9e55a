"""How edges and nodes of a network are painted, in pixels of the view.

Edges are opaque (mixed with the surface): translucent antialiased lines are four times slower.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import numpy as np
import pyqtgraph as pg
from pyqtgraph.Qt.internals import PrimitiveArray
from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from gui.base import theme
from gui.kinds.graphs.network_drawing import LESS, MORE, PLAIN, SINGLE, NetworkDrawing
from gui.kinds.graphs.network_geometry import EdgeCurves, outlines, samples, segments
from gui.plots import pens

PIECES, DASHES = 6, 25  # straight pieces of a line, and of a dashed one; it is pixels that cost, not pieces
FINENESS = 2  # widths are drawn in halves of a pixel: fewer pens
BATCH = 60  # heads filled at once: the filler looks for crossings among all of them
RIM = 0.6  # pixels of the surface around a node, and as many taken from it


def paint_edges(
    painter: QPainter,
    drawing: NetworkDrawing,
    made: EdgeCurves,
    edges: np.ndarray,
    faint: bool = False,
    strong: bool = False,
) -> None:
    """Thin ones first, so that the strong ones lie on top; one pen for all of a width and kind."""
    group = np.maximum(np.rint(drawing.width * FINENESS), FINENESS).astype(int) * 4 + drawing.kind
    order = edges[np.argsort(group[edges], kind="stable")]
    lines, corners = segments(samples(made, order, PIECES + 1)), outlines(made, order)
    ends = np.flatnonzero(np.diff(group[order], prepend=-1, append=-1)).tolist()
    for first, last in pairwise(ends):
        step, kind = divmod(int(group[order[first]]), 4)
        pen = edge_pen(kind, step / FINENESS, faint, strong)
        painter.setPen(pen)
        if kind == LESS:
            _draw_lines(painter, segments(samples(made, order[first:last], DASHES + 1), every=2))
        else:
            _draw_lines(painter, lines[first * PIECES : last * PIECES])
        if drawing.directed:
            _draw_heads(painter, corners[first:last], pen.color(), kind in (SINGLE, LESS))


def edge_pen(kind: int, width: float, faint: bool = False, strong: bool = False) -> QPen:
    """The pen of an edge: opaque, stronger where it is wider; a lighter one is dashed."""
    now = theme.current()
    colour = {
        PLAIN: now.text,
        SINGLE: now.series[4],
        MORE: now.series[4],
        LESS: now.series[0],
    }[kind]
    share = 0.16 if faint else 1.0 if strong else min(0.75 if kind == PLAIN else 0.95, 0.32 + 0.12 * width)
    pen = QPen(_shade(now, colour, share), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


@cache
def _shade(now: theme.Theme, colour: str, share: float) -> QColor:
    return QColor(now.tint(colour, share))


def _draw_lines(painter: QPainter, pieces: np.ndarray) -> None:
    """All at once: a path of its own for every edge takes three times as long."""
    lines = PrimitiveArray(QLineF, 4)
    lines.resize(len(pieces))
    lines.ndarray()[:] = pieces
    painter.drawLines(*lines.drawargs())


def _draw_heads(painter: QPainter, corners: np.ndarray, colour: QColor, hollow: bool) -> None:
    """Told apart without colour: edges of one person and lighter ones have open heads."""
    filled = QColor(theme.current().surface) if hollow else colour
    for begin in range(0, len(corners), BATCH):
        some = corners[begin : begin + BATCH]
        connect = np.tile(np.array([1, 1, 0], np.int32), len(some))
        path = pg.arrayToQPath(some[..., 0].ravel(), some[..., 1].ravel(), connect, finiteCheck=False)
        path.setFillRule(Qt.FillRule.WindingFill)
        painter.fillPath(path, filled)
    if hollow:
        painter.setPen(QPen(colour, 1))
        _draw_lines(painter, segments(np.concatenate([corners, corners[:, :1]], axis=1)))


def paint_nodes(painter: QPainter, drawing: NetworkDrawing, points: np.ndarray, selected: int) -> None:
    """All nodes; with one selected, those it has no edge with are pale.

    Two discs each, since an outline takes longer than a second disc."""
    now, near = theme.current(), drawing.neighbours(selected)
    around = QBrush(QColor(now.surface))
    full, pale = QBrush(pens.colour(0)), QBrush(QColor(now.tint(pens.colour(0).name(), 0.35)))
    there = np.isfinite(points[:, 0])
    painter.setPen(Qt.PenStyle.NoPen)
    for some, brush in ((there & ~near, pale), (there & near, full)):
        for (x, y), radius in zip(points[some].tolist(), drawing.radius[some].tolist(), strict=True):
            at = QPointF(x, y)
            painter.setBrush(around)
            painter.drawEllipse(at, radius + RIM, radius + RIM)
            painter.setBrush(brush)
            painter.drawEllipse(at, radius - RIM, radius - RIM)
    if selected >= 0:
        paint_ring(painter, drawing, points, selected)


def paint_ring(painter: QPainter, drawing: NetworkDrawing, points: np.ndarray, node: int) -> None:
    radius = float(drawing.radius[node]) + 2.5
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.current().text), 2))
    painter.drawEllipse(QPointF(*points[node]), radius, radius)
