"""One graph as one item: all edges from arrays, then nodes, then names with a halo.

The item is a child of the ViewBox and draws in its pixels, so widths, heads and names keep their size at
any zoom. What was drawn is kept as a picture: hovering costs one copy of it, and while a large graph is
moved or zoomed the picture is moved, and drawn anew when the hand rests.

Edges are opaque (mixed with the surface): translucent antialiased lines are four times slower.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pyqtgraph as pg
from pyqtgraph.Qt.internals import PrimitiveArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPen,
    QPixmap,
    QStaticText,
)
from PySide6.QtWidgets import QGraphicsObject

from gui import theme
from gui.plots import ink
from gui.plots.network_geometry import Curves, curves, outlines, samples, segments
from gui.plots.network_labels import place_labels

PLAIN, SINGLE, MORE, LESS = range(4)  # kinds of edges: usual, of one person, heavier, lighter
PIECES, DASHES = 7, 25  # straight pieces of a line, and of a dashed one
FINENESS = 2  # widths are drawn in halves of a pixel: fewer pens
SLOW = 0.012  # seconds: what takes longer is moved as a picture first
REST = 90  # ms without a move before it is drawn anew
REACH = 6.0  # pixels within which an edge is meant
HALO = ((-1.3, -0.9), (-1.3, 0.9), (1.3, -0.9), (1.3, 0.9))


@dataclass(frozen=True)
class Drawing:
    """What one side shows: nodes × 2 places in the plane, and edges with a width in pixels."""

    names: tuple[str, ...]
    places: np.ndarray
    radius: np.ndarray
    source: np.ndarray
    target: np.ndarray
    width: np.ndarray
    kind: np.ndarray  # PLAIN, SINGLE, MORE or LESS
    shown: np.ndarray  # flags
    directed: bool = True
    room: np.ndarray = field(default_factory=lambda: np.zeros(0))  # radius kept free by names, one for all


class NetworkItem(QGraphicsObject):
    node_dragged = Signal(int, float, float)  # node, to this place of the plane

    def __init__(self, box: pg.ViewBox, twin: NetworkItem | None = None):
        """`twin` has laid out the names already, where it shows the same stretch."""
        super().__init__(box)
        self._twin = twin
        self.setZValue(5)
        self._box, self._drawing = box, None
        self._curves: Curves | None = None
        self._points = self._seen_edges = np.zeros((0, 2))
        self._labels: dict[int, tuple[float, float]] = {}
        self._texts: dict[str, QStaticText] = {}
        self._picture: QPixmap | None = None
        self._picture_range: Any = None
        self._cost = 0.0
        self._dragged = -1
        self.selected = self.hovered = self.hovered_edge = -1
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self.settle)
        box.sigRangeChanged.connect(self._moved)
        box.sigResized.connect(lambda _box: self.settle())

    # ── what is shown ─────────────────────────────────────────────────────────────────────────────

    def draw(self, drawing: Drawing | None) -> None:
        self._drawing = drawing
        self._texts = self._texts if drawing is not None else {}
        self.settle()

    def settle(self) -> None:
        """Lay out anew for the present zoom, and draw."""
        self._rest.stop()
        self._picture = self._curves = None
        self.update()

    def select(self, node: int) -> None:
        if node != self.selected:
            self.selected = node
            self._picture = None
            self.update()

    def point_at(self, node: int, edge: int = -1) -> None:
        if (node, edge) != (self.hovered, self.hovered_edge):
            self.hovered, self.hovered_edge = node, edge
            self.update()

    # ── where things are ──────────────────────────────────────────────────────────────────────────

    @property
    def curves(self) -> Curves:
        self._lay_out()
        assert self._curves is not None
        return self._curves

    @property
    def points(self) -> np.ndarray:
        """The nodes' centres in pixels of the view."""
        self._lay_out()
        return self._points

    @property
    def labelled(self) -> dict[int, tuple[float, float]]:
        self._lay_out()
        return self._labels

    def shows_the_same(self, points: np.ndarray, room: np.ndarray, size: QRectF) -> bool:
        """Whether names would stand on the same spots here."""
        if self._drawing is None or self._box.rect().size() != size.size():
            return False
        same = len(self.points) == len(points) and np.allclose(self.points, points, atol=0.5, equal_nan=True)
        return bool(same) and np.array_equal(self._drawing.room, room)

    def to_pixels(self, places: np.ndarray) -> np.ndarray:
        (left, right), (low, high) = self._box.viewRange()
        size = self._box.rect()
        across = (places[:, 0] - left) / (right - left) * size.width()
        down = (high - places[:, 1]) / (high - low) * size.height()
        return np.column_stack([across, down])

    def node_at(self, x: float, y: float) -> int:
        """The node drawn over this place of the plane, the smaller where two overlap; -1: none."""
        if self._drawing is None or not len(self._drawing.names):
            return -1
        at = self.to_pixels(np.array([[x, y]]))[0]
        apart = np.hypot(*(self.points - at).T)
        apart = np.where(np.isfinite(apart), apart, np.inf)
        over = np.flatnonzero(apart <= self._drawing.radius + 3)
        return int(over[np.argmin(apart[over])]) if len(over) else -1

    def edge_at(self, x: float, y: float) -> int:
        """The shown edge nearest to this place, if it is near enough to be meant; -1: none."""
        if self._drawing is None or not self._drawing.shown.any():
            return -1
        at = self.to_pixels(np.array([[x, y]]))[0]
        edges = np.flatnonzero(self._drawing.shown & self.curves.seen)
        if not len(edges):
            return -1
        along = samples(self.curves, edges, 24)
        apart = np.hypot(along[..., 0] - at[0], along[..., 1] - at[1]).min(axis=1)
        # between two points a line is up to half a piece nearer than the points are
        piece = np.hypot(*(along[:, 1] - along[:, 0]).T)
        near = apart - np.minimum(piece / 2, REACH)
        nearest = int(np.argmin(near))
        return int(edges[nearest]) if near[nearest] <= REACH else -1

    def _lay_out(self) -> None:
        if self._curves is not None or self._drawing is None:
            return
        drawing = self._drawing
        self._points = self.to_pixels(drawing.places)
        safe = np.nan_to_num(self._points, nan=-1e6)
        self._curves = curves(
            safe, drawing.radius, drawing.source, drawing.target, drawing.width, drawing.directed
        )
        self._labels = self._place_names(safe)

    def _place_names(self, points: np.ndarray) -> dict[int, tuple[float, float]]:
        drawing, size = self._drawing, self._box.rect()
        assert drawing is not None
        other = self._twin
        if other is not None and other.shows_the_same(self._points, drawing.room, size):
            return other.labelled
        room = drawing.room if len(drawing.room) else drawing.radius
        metrics = QFontMetricsF(_font())
        visible = (points >= 0).all(axis=1) & (points <= (size.width(), size.height())).all(axis=1)
        order = np.argsort(-room, kind="stable")
        order = order[visible[order]][:200]
        sizes = np.zeros((len(points), 2))
        for node in order.tolist():
            sizes[node] = metrics.horizontalAdvance(_short(drawing.names[node])) + 2, metrics.height()
        return place_labels(points, room, sizes, order, (size.width(), size.height()))

    # ── painting ──────────────────────────────────────────────────────────────────────────────────

    def boundingRect(self) -> QRectF:
        return self._box.rect()

    def paint(self, painter: QPainter, _option: Any, widget: Any = None) -> None:
        if self._drawing is None:
            return
        painter.setClipRect(self.boundingRect())
        if widget is None:  # a picture to be saved
            self._paint_all(painter)
            return
        if self._picture is None:
            self._take_picture(widget.devicePixelRatioF())
        self._paint_picture(painter)
        if not self._rest.isActive():
            self._paint_pointed(painter)

    def _take_picture(self, sharpness: float) -> None:
        began = time.perf_counter()
        size = self._box.rect().size().toSize()
        self._picture = QPixmap(size * sharpness)
        self._picture.setDevicePixelRatio(sharpness)
        self._picture.fill(QColor(theme.current().surface))
        painter = QPainter(self._picture)
        self._paint_all(painter)
        painter.end()
        self._picture_range = self._box.viewRange()
        self._cost = time.perf_counter() - began

    def _paint_picture(self, painter: QPainter) -> None:
        """The picture where the places it was drawn for are now."""
        assert self._picture is not None
        (left, right), (low, high) = self._picture_range
        corners = self.to_pixels(np.array([[left, high], [right, low]]))
        target = QRectF(QPointF(*corners[0]), QPointF(*corners[1]))
        painter.drawPixmap(target, self._picture, QRectF(self._picture.rect()))

    def _paint_all(self, painter: QPainter) -> None:
        self._lay_out()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        assert self._drawing is not None
        shown = self._drawing.shown & self.curves.seen
        own = self._edges_of(self.selected)
        if self.selected >= 0:
            self._paint_edges(painter, np.flatnonzero(shown & ~own), faint=True)
            self._paint_edges(painter, np.flatnonzero(shown & own), strong=True)
        else:
            self._paint_edges(painter, np.flatnonzero(shown))
        self._paint_nodes(painter)
        self._paint_names(painter, self._labels)

    def _edges_of(self, node: int) -> np.ndarray:
        assert self._drawing is not None
        return (self._drawing.source == node) | (self._drawing.target == node)

    def _paint_edges(
        self, painter: QPainter, edges: np.ndarray, faint: bool = False, strong: bool = False
    ) -> None:
        """Thin ones first, so that the strong ones lie on top; one pen for all of a width and kind."""
        drawing = self._drawing
        assert drawing is not None
        group = np.maximum(np.rint(drawing.width * FINENESS), FINENESS).astype(int) * 4 + drawing.kind
        order = edges[np.argsort(group[edges], kind="stable")]
        for some in np.split(order, np.flatnonzero(np.diff(group[order])) + 1):
            if not len(some):
                continue
            step, kind = divmod(int(group[some[0]]), 4)
            pen = edge_pen(kind, step / FINENESS, faint, strong)
            painter.setPen(pen)
            pieces = DASHES if kind == LESS else PIECES
            along = samples(self.curves, some, pieces + 1 if drawing.directed or kind == LESS else 2)
            _draw_lines(painter, segments(along, dashed=kind == LESS))
            if drawing.directed:
                _draw_heads(painter, outlines(self.curves, some), pen.color(), kind in (SINGLE, LESS))

    def _paint_nodes(self, painter: QPainter) -> None:
        now, drawing = theme.current(), self._drawing
        assert drawing is not None
        painter.setPen(QPen(QColor(now.surface), 1.2))
        near = self._neighbours(self.selected)
        full, pale = QColor(ink.colour(0)), QColor(now.tint(ink.colour(0).name(), 0.35))
        there = np.isfinite(self._points[:, 0])
        for some, brush in ((there & ~near, pale), (there & near, full)):
            painter.setBrush(brush)
            for (x, y), radius in zip(
                self._points[some].tolist(), drawing.radius[some].tolist(), strict=True
            ):
                painter.drawEllipse(QPointF(x, y), radius, radius)
        if self.selected >= 0:
            self._paint_ring(painter, self.selected)

    def _neighbours(self, node: int) -> np.ndarray:
        drawing = self._drawing
        assert drawing is not None
        if node < 0:
            return np.ones(len(drawing.names), bool)
        near = np.zeros(len(drawing.names), bool)
        own = self._edges_of(node) & drawing.shown
        near[drawing.source[own]] = near[drawing.target[own]] = near[node] = True
        return near

    def _paint_ring(self, painter: QPainter, node: int) -> None:
        assert self._drawing is not None
        radius = float(self._drawing.radius[node]) + 2.5
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.current().text), 2))
        painter.drawEllipse(QPointF(*self._points[node]), radius, radius)

    def _paint_names(self, painter: QPainter, labels: dict[int, tuple[float, float]]) -> None:
        """First all halos in the surface's colour, then all names."""
        drawing, now = self._drawing, theme.current()
        assert drawing is not None
        near = self._neighbours(self.selected)
        painter.setFont(_font())
        texts = [(self._text(drawing.names[node]), QPointF(*at), near[node]) for node, at in labels.items()]
        painter.setPen(QColor(now.surface))
        for text, at, _near in texts:
            for across, down in HALO:
                painter.drawStaticText(at + QPointF(across, down), text)
        for text, at, is_near in texts:
            painter.setPen(QColor(now.text if is_near else now.muted))
            painter.drawStaticText(at, text)

    def _paint_pointed(self, painter: QPainter) -> None:
        """The node or edge under the mouse over everything else."""
        drawing = self._drawing
        assert drawing is not None
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if 0 <= self.hovered < len(drawing.names) and np.isfinite(self._points[self.hovered, 0]):
            own = self._edges_of(self.hovered) & drawing.shown & self.curves.seen
            self._paint_edges(painter, np.flatnonzero(own), strong=True)
            self._paint_ring(painter, self.hovered)
            self._paint_names(painter, {self.hovered: self._corner(self.hovered)})
        elif 0 <= self.hovered_edge < len(drawing.source) and drawing.shown[self.hovered_edge]:
            self._paint_edges(painter, np.array([self.hovered_edge]), strong=True)
            ends = {int(drawing.source[self.hovered_edge]), int(drawing.target[self.hovered_edge])}
            for node in ends:
                self._paint_ring(painter, node)
            self._paint_names(painter, {node: self._corner(node) for node in ends})

    def _corner(self, node: int) -> tuple[float, float]:
        """Where a name stands that must be seen: its own place, or right of the node within the view."""
        if node in self._labels:
            return self._labels[node]
        assert self._drawing is not None
        metrics, (x, y) = QFontMetricsF(_font()), self._points[node]
        wide = metrics.horizontalAdvance(_short(self._drawing.names[node]))
        right = min(x + self._drawing.radius[node] + 3, self._box.rect().width() - wide - 2)
        return float(right), float(y - metrics.height() / 2)

    def _text(self, name: str) -> QStaticText:
        if name not in self._texts:
            text = QStaticText(_short(name))
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
            text.prepare(font=_font())
            self._texts[name] = text
        return self._texts[name]

    # ── moving ────────────────────────────────────────────────────────────────────────────────────

    def _moved(self, *_: Any) -> None:
        self._curves = None
        if self._picture is not None and self._cost > SLOW:
            self._rest.start()
        else:
            self._picture = None
        self.update()

    def mouseDragEvent(self, event: Any) -> None:
        """A node that is taken hold of moves; anything else moves the view."""
        if event.button() != Qt.MouseButton.LeftButton or self._drawing is None:
            return event.ignore()
        if event.isStart():
            start = self._box.mapSceneToView(event.buttonDownScenePos())
            self._dragged = self.node_at(start.x(), start.y())
        if self._dragged < 0:
            return event.ignore()
        event.accept()
        to = self._box.mapSceneToView(event.scenePos())
        self.node_dragged.emit(self._dragged, to.x(), to.y())
        if event.isFinish():
            self._dragged = -1


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


def _font() -> QFont:
    font = QFont()
    font.setPointSizeF(font.pointSizeF() * 0.88)
    return font


def _short(name: str) -> str:
    return name if len(name) <= 28 else name[:27] + "…"
