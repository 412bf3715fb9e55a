"""One graph as one item: all edges from arrays, then nodes, then names with a halo.

The item is a child of the ViewBox and draws in its pixels, so widths, heads and names keep their size at
any zoom. What was drawn is kept as a picture: hovering costs one copy of it, and while a large graph is
moved or zoomed the picture is moved, and drawn anew when the hand rests. Of two large graphs side by side
the second is drawn a turn after the first; until then its last picture stays.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pyqtgraph as pg
from pyqtgraph.GraphicsScene.mouseEvents import MouseDragEvent
from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QWidget

from gui.base import theme
from gui.base.incremental import soon
from gui.kinds.graphs.network_drawing import NetworkDrawing
from gui.kinds.graphs.network_geometry import EdgeCurves, curves, samples
from gui.kinds.graphs.network_labels import LabelSpace, place_labels
from gui.kinds.graphs.network_names import NodeNames
from gui.kinds.graphs.network_painting import paint_edges, paint_nodes, paint_ring

SLOW = 0.012  # seconds: what takes longer is moved as a picture first
REST = 90  # ms without a move before it is drawn anew
REACH = 6.0  # pixels within which an edge is meant
MANY = 200  # edges: drawing two graphs of so many in one turn is felt


class NetworkItem(QGraphicsObject):
    node_dragged = Signal(int, float, float)  # node, to this place of the plane

    def __init__(self, box: pg.ViewBox, twin: NetworkItem | None = None):
        """`twin` has laid out the names already, where it shows the same stretch."""
        super().__init__(box)
        self._twin = twin
        self.setZValue(5)
        self._box = box
        self._drawing: NetworkDrawing | None = None
        self._curves: EdgeCurves | None = None
        self._points = np.zeros((0, 2))
        self._labels: dict[int, tuple[float, float]] = {}
        self.label_space: LabelSpace | None = None  # for which names are placed
        self._names = NodeNames()
        self._pixmap: QPixmap | None = None
        self._stale = True  # the picture shows something else, or there is none
        self.just_drawn = False  # in this turn, and it took its time
        self._pixmap_range: Any = None
        self._cost = 0.0
        self._dragged = -1
        self.selected = self.hovered = self.hovered_edge = -1
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self.relayout)
        box.sigRangeChanged.connect(self._moved)
        box.sigResized.connect(lambda _box: self.relayout())

    # ── what is shown ─────────────────────────────────────────────────────────────────────────────

    def draw(self, drawing: NetworkDrawing | None) -> None:
        self._drawing = drawing
        self.relayout()

    def relayout(self) -> None:
        """Lay out anew for the present zoom, and draw."""
        self._rest.stop()
        self._curves, self._stale = None, True
        self.update()

    def select(self, node: int) -> None:
        if node != self.selected:
            self.selected = node
            self._stale = True
            self.update()

    def point_at(self, node: int, edge: int = -1) -> None:
        if (node, edge) != (self.hovered, self.hovered_edge):
            self.hovered, self.hovered_edge = node, edge
            self.update()

    # ── where things are ──────────────────────────────────────────────────────────────────────────

    @property
    def curves(self) -> EdgeCurves:
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
        self._points = self.to_pixels(drawing.positions)
        safe = np.nan_to_num(self._points, nan=-1e6)
        self._curves = curves(
            safe, drawing.radius, drawing.source, drawing.target, drawing.width, drawing.directed
        )
        size, room = self._box.rect(), drawing.room if len(drawing.room) else drawing.radius
        self._place_names(
            LabelSpace(drawing.names, self._names.font, safe, room, (size.width(), size.height()))
        )

    def _place_names(self, space: LabelSpace) -> None:
        """Once for what does not move, and once for both sides."""
        if space.same_as(self.label_space):
            return
        self.label_space = space
        if self._twin is not None and space.same_as(self._twin.label_space):
            self._labels = self._twin.labelled
            return
        points, room = space.points, space.radius
        (across, down), (wide, high) = points.T, space.area
        visible = (across >= 0) & (across <= wide) & (down >= 0) & (down <= high)
        order = np.argsort(-room, kind="stable")
        order = order[visible[order]][:200]
        sizes = np.zeros((len(points), 2))
        sizes[order] = self._names.sizes([space.names[node] for node in order.tolist()])
        sizes[order, 0] += 2
        self._labels = place_labels(points, room, sizes, order, space.area)

    # ── painting ──────────────────────────────────────────────────────────────────────────────────

    def boundingRect(self) -> QRectF:
        return self._box.rect()

    def paint(self, painter: QPainter, _option: object, widget: QWidget | None = None) -> None:
        if self._drawing is None:
            return
        painter.setClipRect(self.boundingRect())
        if widget is None:  # a picture to be saved
            self._paint_all(painter)
            return
        if self._stale and self._twin is not None and self._twin.just_drawn:
            soon(self, self.update)
        elif self._stale:
            self._render_pixmap(widget.devicePixelRatioF())
        if self._pixmap is not None:
            self._paint_pixmap(painter)
        if not self._rest.isActive() and not self._stale:
            self._paint_hovered(painter)

    def _render_pixmap(self, sharpness: float) -> None:
        began = time.perf_counter()
        size = self._box.rect().size().toSize()
        self._pixmap = QPixmap(size * sharpness)
        self._pixmap.setDevicePixelRatio(sharpness)
        self._pixmap.fill(QColor(theme.current().surface))
        painter = QPainter(self._pixmap)
        self._paint_all(painter, sharpness)
        painter.end()
        self._pixmap_range = self._box.viewRange()
        self._cost, self._stale = time.perf_counter() - began, False
        if self._drawing is not None and np.count_nonzero(self._drawing.shown) > MANY:
            self.just_drawn = True
            soon(self, self._turn_ended)

    def _turn_ended(self) -> None:
        self.just_drawn = False

    def _paint_pixmap(self, painter: QPainter) -> None:
        """The picture where the places it was drawn for are now."""
        assert self._pixmap is not None
        (left, right), (low, high) = self._pixmap_range
        corners = self.to_pixels(np.array([[left, high], [right, low]]))
        target = QRectF(QPointF(*corners[0]), QPointF(*corners[1]))
        painter.drawPixmap(target, self._pixmap, QRectF(self._pixmap.rect()))

    def _paint_all(self, painter: QPainter, sharpness: float = 0) -> None:
        self._lay_out()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing, made = self._drawing, self.curves
        assert drawing is not None
        shown, chosen = drawing.shown & made.seen, self.selected
        if chosen >= 0 and not np.isfinite(self._points[chosen, 0]):
            chosen = -1  # it stands nowhere: nothing could stand out against the rest
        own = drawing.edges_of(chosen)
        if chosen >= 0:
            paint_edges(painter, drawing, made, np.flatnonzero(shown & ~own), faint=True)
            paint_edges(painter, drawing, made, np.flatnonzero(shown & own), strong=True)
        else:
            paint_edges(painter, drawing, made, np.flatnonzero(shown))
        paint_nodes(painter, drawing, self._points, chosen)
        self._names.paint(painter, drawing, self._labels, chosen, sharpness)

    def _paint_hovered(self, painter: QPainter) -> None:
        """The node or edge under the mouse over everything else."""
        drawing = self._drawing
        assert drawing is not None
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if 0 <= self.hovered < len(drawing.names) and np.isfinite(self._points[self.hovered, 0]):
            own = drawing.edges_of(self.hovered) & drawing.shown & self.curves.seen
            paint_edges(painter, drawing, self.curves, np.flatnonzero(own), strong=True)
            paint_ring(painter, drawing, self._points, self.hovered)
            self._names.paint(painter, drawing, {self.hovered: self._corner(self.hovered)}, self.selected)
        elif 0 <= self.hovered_edge < len(drawing.source) and drawing.shown[self.hovered_edge]:
            paint_edges(painter, drawing, self.curves, np.array([self.hovered_edge]), strong=True)
            ends = {int(drawing.source[self.hovered_edge]), int(drawing.target[self.hovered_edge])}
            for node in ends:
                paint_ring(painter, drawing, self._points, node)
            self._names.paint(painter, drawing, {node: self._corner(node) for node in ends}, self.selected)

    def _corner(self, node: int) -> tuple[float, float]:
        """Where a name stands that must be seen: its own place, or right of the node within the view."""
        if node in self._labels:
            return self._labels[node]
        assert self._drawing is not None
        (x, y), ((wide, high),) = self._points[node], self._names.sizes([self._drawing.names[node]])
        right = min(x + self._drawing.radius[node] + 3, self._box.rect().width() - wide - 2)
        return float(right), float(y - high / 2)

    # ── moving ────────────────────────────────────────────────────────────────────────────────────

    def _moved(self, *_: object) -> None:
        self._curves = None
        if self._pixmap is not None and self._cost > SLOW:
            self._rest.start()
        else:
            self._stale = True
        self.update()

    def mouseDragEvent(self, event: MouseDragEvent) -> None:
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
