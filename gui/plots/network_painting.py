"""How edges, nodes and names of a network are painted, in pixels of the view.

Edges are opaque (mixed with the surface): translucent antialiased lines are four times slower.
"""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
from pyqtgraph.Qt.internals import PrimitiveArray
from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QStaticText

from gui import theme
from gui.plots import ink
from gui.plots.names import shortened
from gui.plots.network_drawing import LESS, MORE, PLAIN, SINGLE, Drawing
from gui.plots.network_geometry import Curves, outlines, samples, segments

PIECES, DASHES = 5, 25  # straight pieces of a line, and of a dashed one
FINENESS = 2  # widths are drawn in halves of a pixel: fewer pens
HALO = ((-1.3, -0.9), (-1.3, 0.9), (1.3, -0.9), (1.3, 0.9))
LONGEST_NAME = 28  # letters


def paint_edges(
    painter: QPainter,
    drawing: Drawing,
    made: Curves,
    edges: np.ndarray,
    faint: bool = False,
    strong: bool = False,
) -> None:
    """Thin ones first, so that the strong ones lie on top; one pen for all of a width and kind."""
    group = np.maximum(np.rint(drawing.width * FINENESS), FINENESS).astype(int) * 4 + drawing.kind
    order = edges[np.argsort(group[edges], kind="stable")]
    for some in np.split(order, np.flatnonzero(np.diff(group[order])) + 1):
        if not len(some):
            continue
        step, kind = divmod(int(group[some[0]]), 4)
        pen = edge_pen(kind, step / FINENESS, faint, strong)
        painter.setPen(pen)
        pieces = DASHES if kind == LESS else PIECES
        along = samples(made, some, pieces + 1 if drawing.directed or kind == LESS else 2)
        _draw_lines(painter, segments(along, dashed=kind == LESS))
        if drawing.directed:
            _draw_heads(painter, outlines(made, some), pen.color(), kind in (SINGLE, LESS))


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
    pen = QPen(QColor(now.tint(colour, share)), width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def _draw_lines(painter: QPainter, pieces: np.ndarray) -> None:
    """All at once: a path of its own for every edge takes three times as long."""
    lines = PrimitiveArray(QLineF, 4)
    lines.resize(len(pieces))
    lines.ndarray()[:] = pieces
    painter.drawLines(*lines.drawargs())


def _draw_heads(painter: QPainter, corners: np.ndarray, colour: QColor, hollow: bool) -> None:
    """Told apart without colour: edges of one person and lighter ones have open heads."""
    connect = np.tile(np.array([1, 1, 0], np.int32), len(corners))
    x, y = corners[..., 0].ravel(), corners[..., 1].ravel()
    path = pg.arrayToQPath(x, y, connect, finiteCheck=False)
    path.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(path, QColor(theme.current().surface) if hollow else colour)
    if hollow:
        painter.setPen(QPen(colour, 1))
        closed = np.concatenate([corners, corners[:, :1]], axis=1)
        _draw_lines(painter, segments(closed))


def paint_nodes(painter: QPainter, drawing: Drawing, points: np.ndarray, selected: int) -> None:
    """All nodes; with one selected, those it has no edge with are pale."""
    now = theme.current()
    painter.setPen(QPen(QColor(now.surface), 1.2))
    near = drawing.neighbours(selected)
    full, pale = QColor(ink.colour(0)), QColor(now.tint(ink.colour(0).name(), 0.35))
    there = np.isfinite(points[:, 0])
    for some, brush in ((there & ~near, pale), (there & near, full)):
        painter.setBrush(brush)
        for (x, y), radius in zip(points[some].tolist(), drawing.radius[some].tolist(), strict=True):
            painter.drawEllipse(QPointF(x, y), radius, radius)
    if selected >= 0:
        paint_ring(painter, drawing, points, selected)


def paint_ring(painter: QPainter, drawing: Drawing, points: np.ndarray, node: int) -> None:
    radius = float(drawing.radius[node]) + 2.5
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme.current().text), 2))
    painter.drawEllipse(QPointF(*points[node]), radius, radius)


class Names:
    """The names beside nodes; each is laid out once and kept."""

    def __init__(self) -> None:
        self._texts: dict[str, QStaticText] = {}

    def paint(
        self, painter: QPainter, drawing: Drawing, labels: dict[int, tuple[float, float]], selected: int
    ) -> None:
        """First all halos in the surface's colour, then all names."""
        now, near = theme.current(), drawing.neighbours(selected)
        painter.setFont(_font())
        texts = [(self._text(drawing.names[node]), QPointF(*at), near[node]) for node, at in labels.items()]
        painter.setPen(QColor(now.surface))
        for text, at, _near in texts:
            for across, down in HALO:
                painter.drawStaticText(at + QPointF(across, down), text)
        for text, at, is_near in texts:
            painter.setPen(QColor(now.text if is_near else now.muted))
            painter.drawStaticText(at, text)

    def _text(self, name: str) -> QStaticText:
        if name not in self._texts:
            text = QStaticText(shortened(name, LONGEST_NAME))
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
            text.prepare(font=_font())
            self._texts[name] = text
        return self._texts[name]


def name_sizes(names: list[str]) -> np.ndarray:
    """Width and height in pixels of names as they are written."""
    metrics = QFontMetricsF(_font())
    wide = [metrics.horizontalAdvance(shortened(name, LONGEST_NAME)) for name in names]
    return np.column_stack([wide, np.full(len(wide), metrics.height())])


def _font() -> QFont:
    font = QFont()
    font.setPointSizeF(font.pointSizeF() * 0.88)
    return font
