"""A process as boxes and arrows, painted from arrays by one item, in the pixels of the ViewBox.

Boxes stand in layers from the start (above) to the end (below); arrows that lead on run straight down,
those that lead back swing out to the side. Where several arrows leave or reach a box they stand beside each
other, sorted by where they come from, and all heads lie above all lines: each can be followed to its end.
"""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject

from gui.base import theme
from gui.kinds.eventlogs.activity_chips import Activities, letters_on
from gui.plots import pens

WIDEST, TALLEST = 150.0, 34.0  # of a box, in pixels
ALONG, ACROSS = 0.52, 0.9  # of the room between two layers, and between two boxes of a layer
SAMPLES = np.linspace(0, 1, 24)
ALONG_CURVE = np.stack(
    [(1 - SAMPLES) ** 3, 3 * SAMPLES * (1 - SAMPLES) ** 2, 3 * SAMPLES**2 * (1 - SAMPLES), SAMPLES**3], axis=1
)
REACH = 6.0  # pixels within which an arrow is pointed at
NAMED = 14  # arrows with a number beside them
END = 13.0  # radius of start and end
APART = 16.0, 8.0  # pixels between neighbouring arrows at most: above and below a box, at its side
SMALLER = 0.8  # letters of a name that does not fit, before it is cut short


@dataclass(frozen=True)
class ProcessDrawing:
    """Nodes × 2 places, and arrows with a width in pixels; `sign` is +1 more, −1 less, 0 plain."""

    names: tuple[str, ...]
    words: tuple[str, ...]  # second line of a box
    places: np.ndarray
    edges: np.ndarray
    width: np.ndarray
    sign: np.ndarray
    labels: tuple[str, ...]  # per arrow, the most important first
    rank: np.ndarray  # arrows by importance


class ProcessItem(QGraphicsObject):
    def __init__(self, box: pg.ViewBox, font: QFont):
        super().__init__(box)
        self._box, self._font = box, font
        self.drawing: ProcessDrawing | None = None
        self.activities = Activities()
        self.node, self.edge = -1, -1  # pointed at
        self._kept_boxes: list[QRectF] = []  # until the view or the drawing changes
        self._kept_curves: dict[int, np.ndarray] = {}
        self._kept_ends: dict[tuple[int, int], tuple[float, float]] = {}
        box.sigRangeChanged.connect(lambda *_: self._moved())
        box.sigResized.connect(lambda *_: self._resized())

    def show_drawing(self, drawing: ProcessDrawing) -> None:
        self.drawing = drawing
        self.node = self.edge = -1
        self._moved()

    def point_at(self, x: float, y: float) -> None:
        """What lies under a point in pixels of the box becomes the one that is pointed at."""
        before = self.node, self.edge
        self.node = self.edge = -1
        if self.drawing is not None:
            for node, rect in enumerate(self._boxes()):
                if rect.contains(x, y):
                    self.node = node
            shown = self.drawing.rank.tolist()
            if self.node < 0 and shown:
                points = np.stack([self._curve(edge) for edge in shown])
                away = np.full(len(self.drawing.edges), np.inf)
                away[shown] = np.hypot(points[:, :, 0] - x, points[:, :, 1] - y).min(axis=1)
                nearest = int(np.argmin(away))
                self.edge = nearest if away[nearest] <= REACH + self.drawing.width[nearest] / 2 else -1
        if before != (self.node, self.edge):
            self.update()

    def boundingRect(self) -> QRectF:
        return self._box.rect()

    def paint(self, painter: QPainter, *_: Any) -> None:
        if self.drawing is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(self.boundingRect())
        # the frequent above the rare, what is pointed at above all
        edges = sorted(self.drawing.rank[::-1].tolist(), key=self._highlighted)
        for edge in edges:
            self._paint_line(painter, edge)
        painter.setPen(Qt.PenStyle.NoPen)
        for edge in edges:
            painter.setBrush(self._colour(edge))
            painter.drawPolygon(arrow_head(self._curve(edge), float(self.drawing.width[edge])))
        for node, rect in enumerate(self._boxes()):
            self._paint_node(painter, node, rect)
        self._paint_labels(painter)

    # --- geometry ----------------------------------------------------------------------------------

    def _resized(self) -> None:
        self.prepareGeometryChange()
        self._moved()

    def _moved(self) -> None:
        """What lies where has changed."""
        self._kept_boxes, self._kept_curves, self._kept_ends = [], {}, {}
        self.update()

    def _points(self) -> np.ndarray:
        assert self.drawing is not None
        (x0, x1), (y0, y1) = self._box.viewRange()
        size = self._box.rect()
        scale = np.array([size.width() / max(x1 - x0, 1e-9), size.height() / max(y1 - y0, 1e-9)])
        return (self.drawing.places - [x0, y0]) * scale

    def _half(self) -> tuple[float, float]:
        """Half the size of a box: as large as the room between places allows."""
        (x0, x1), (y0, y1) = self._box.viewRange()
        size = self._box.rect()
        wide = min(WIDEST, ACROSS * size.width() / max(x1 - x0, 1e-9))
        tall = min(TALLEST, ALONG * size.height() / max(y1 - y0, 1e-9))
        return wide / 2, tall / 2

    def _boxes(self) -> list[QRectF]:
        if not self._kept_boxes:
            self._kept_boxes = self._make_boxes()
        return self._kept_boxes

    def _make_boxes(self) -> list[QRectF]:
        assert self.drawing is not None
        wide, tall = self._half()
        end = min(END, tall)
        boxes = []
        for node, (x, y) in enumerate(self._points().tolist()):
            w, h = (end, end) if self._is_end(node) else (wide, tall)
            boxes.append(QRectF(x - w, y - h, 2 * w, 2 * h))
        return boxes

    def _curve(self, edge: int) -> np.ndarray:
        """Points along an arrow, from rim to rim."""
        if edge not in self._kept_curves:
            self._kept_curves[edge] = self._make_curve(edge)
        return self._kept_curves[edge]

    def _make_curve(self, edge: int) -> np.ndarray:
        assert self.drawing is not None
        a, b = self.drawing.edges[edge].tolist()
        if not self._kept_ends:
            self._kept_ends = self._make_ends()
        start, goal = self._kept_ends[edge, 0], self._kept_ends[edge, 1]
        if a == b:
            far = start[0] + 30
            corners = [start, (far, start[1] - 14), (far, goal[1] + 14), goal]
        elif self._leads_on(a, b):
            # Arrows over several layers pass beside the boxes between.
            jump = (self._half()[0] + 14 + 0.1 * (goal[1] - start[1])) / 0.75
            side = -jump if self._jumps(a, b) else 0.0
            bend = (goal[1] - start[1]) * (0.2 if side else 0.45)
            corners = [
                start,
                (start[0] + side, start[1] + bend),
                (goal[0] + side, goal[1] - bend),
                goal,
            ]
        else:
            reach = max(start[0], goal[0]) + 26 + 0.16 * abs(goal[1] - start[1])
            corners = [start, (reach, start[1] - 4), (reach, goal[1] + 4), goal]
        return ALONG_CURVE @ np.array(corners)

    def _make_ends(self) -> dict[tuple[int, int], tuple[float, float]]:
        """Where every arrow leaves (0) and arrives (1): beside the others on that side of the box."""
        assert self.drawing is not None
        boxes = self._boxes()
        centres = [rect.center().toTuple() for rect in boxes]
        sides = defaultdict[tuple[int, str], list[tuple[float, int, int]]](list)
        for edge in self.drawing.rank.tolist():
            a, b = self.drawing.edges[edge].tolist()
            if self._leads_on(a, b):
                swung = -1e6 if self._jumps(a, b) else 0.0  # to the left
                sides[a, "bottom"].append((centres[b][0] + swung, edge, 0))
                sides[b, "top"].append((centres[a][0] + swung, edge, 1))
            else:
                sides[a, "right"].append((centres[b][1], edge, 0))
                sides[b, "right"].append((centres[a][1] + 0.5, edge, 1))
        ends = {}
        for (node, side), arrows in sides.items():
            for place, (_, edge, end) in enumerate(sorted(arrows)):
                ends[edge, end] = _on_rim(boxes[node], side, place, len(arrows), self._is_end(node))
        return ends

    def _leads_on(self, a: int, b: int) -> bool:
        boxes = self._boxes()
        return bool(boxes[b].center().y() > boxes[a].center().y())

    def _is_end(self, node: int) -> bool:
        assert self.drawing is not None
        return node in (0, len(self.drawing.names) - 1)

    def _jumps(self, a: int, b: int) -> bool:
        assert self.drawing is not None
        places = self.drawing.places
        if places[b, 1] - places[a, 1] < 1.5:
            return False
        low, high = sorted((places[a, 0], places[b, 0]))
        between = (places[:, 1] > places[a, 1]) & (places[:, 1] < places[b, 1])
        return bool((between & (places[:, 0] > low - 0.6) & (places[:, 0] < high + 0.6)).any())

    # --- painting ----------------------------------------------------------------------------------

    def _highlighted(self, edge: int) -> bool:
        assert self.drawing is not None
        return edge == self.edge or (self.node >= 0 and self.node in self.drawing.edges[edge].tolist())

    def _colour(self, edge: int) -> QColor:
        assert self.drawing is not None
        now, sign = theme.current(), int(self.drawing.sign[edge])
        plain = QColor(now.tint(now.muted, 0.75))
        colour = plain if sign == 0 else QColor(now.series[4] if sign > 0 else now.series[0])
        if (self.node >= 0 or self.edge >= 0) and not self._highlighted(edge):
            colour = QColor(now.tint(colour.name(), 0.25))
        return colour

    def _paint_line(self, painter: QPainter, edge: int) -> None:
        assert self.drawing is not None
        colour, width = self._colour(edge), float(self.drawing.width[edge])
        points = line_to_head(self._curve(edge), width)
        dash = Qt.PenStyle.DashLine if self.drawing.sign[edge] < 0 else Qt.PenStyle.SolidLine
        pen: QPen = pens.pen(colour, width, dash)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(pg.functions.arrayToQPolygonF(points[:, 0], points[:, 1]))

    def _paint_node(self, painter: QPainter, node: int, rect: QRectF) -> None:
        assert self.drawing is not None
        now, name = theme.current(), self.drawing.names[node]
        pen = pens.pen(now.text if node == self.node else now.surface, 2)
        painter.setPen(pen)
        if self._is_end(node):
            painter.setBrush(QColor(now.muted))
            painter.drawEllipse(rect)
            painter.setPen(QColor(now.surface))
            painter.setFont(self._sized(rect.height() * 0.5))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, name)
            return
        fill = self.activities.colour(name)
        painter.setBrush(fill)
        painter.drawRoundedRect(rect, 5, 5)
        painter.setPen(letters_on(fill))
        both = rect.height() >= 28
        room = rect.adjusted(4, 1, -4, -rect.height() / 2 + 1 if both else -1)
        font = self._sized(rect.height() * (0.4 if both else 0.62))
        painter.setFont(_fitting(font, name, room.width()))
        metrics = QFontMetricsF(painter.font())
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room.width())
        if metrics.horizontalAdvance("mmmm") > room.width():
            shown = self.activities.abbreviation(name)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)
        if both:
            painter.setFont(self._sized(rect.height() * 0.34))
            low = rect.adjusted(4, rect.height() / 2 - 1, -4, -1)
            painter.drawText(low, Qt.AlignmentFlag.AlignCenter, self.drawing.words[node])

    def _paint_labels(self, painter: QPainter) -> None:
        """Numbers beside the arrows that matter most, where they hide nothing."""
        assert self.drawing is not None
        font = QFont(self._font)
        font.setPointSizeF(self._font.pointSizeF() * 0.8)
        painter.setFont(font)
        metrics, now = QFontMetricsF(font), theme.current()
        taken = [*self._boxes()]
        some = self.node >= 0 or self.edge >= 0
        wanted = [edge for edge in self.drawing.rank.tolist() if not some or self._highlighted(edge)]
        for edge in wanted[:NAMED]:
            text, middle = self.drawing.labels[edge], self._curve(edge)[len(SAMPLES) // 2]
            wide = metrics.horizontalAdvance(text) + 6
            place = QRectF(middle[0] - wide / 2, middle[1] - metrics.height() / 2, wide, metrics.height())
            if any(place.intersects(other) for other in taken):
                continue
            taken.append(place)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(pens.fill(now.surface, 0.85))
            painter.drawRoundedRect(place, 4, 4)
            painter.setPen(QColor(now.text))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)

    def _sized(self, pixels: float) -> QFont:
        font = QFont(self._font)
        font.setPixelSize(max(6, int(min(pixels, 1.35 * self._font.pointSizeF()))))
        return font


def _fitting(font: QFont, text: str, room: float) -> QFont:
    """Somewhat smaller letters rather than fewer."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > room:
        font.setPixelSize(max(6, int(font.pixelSize() * max(SMALLER, room / wide))))
    return font


def _on_rim(rect: QRectF, side: str, place: int, count: int, is_round: bool) -> tuple[float, float]:
    """One of several places on a side of a box, or on the rim of a circle."""
    along, most = (rect.height(), APART[1]) if side == "right" else (rect.width(), APART[0])
    away = (place - (count - 1) / 2) * min(most, 0.8 * along / count)
    out = math.sqrt(max((along / 2) ** 2 - away**2, 0)) if is_round else 0.0
    x, y = rect.center().toTuple()
    if side == "right":
        return (x + out if is_round else rect.right()), y + away
    if side == "top":
        return x + away, (y - out if is_round else rect.top())
    return x + away, (y + out if is_round else rect.bottom())


def head_size(width: float) -> tuple[float, float]:
    """Length and half the breadth of an arrow's head."""
    return 6 + width * 0.9, 3 + width * 0.7


def line_to_head(points: np.ndarray, width: float) -> np.ndarray:
    """The line of an arrow: up to the root of its head, wherever on the curve that is."""
    far = np.hypot(*(points - points[-1]).T)
    long = head_size(width)[0]
    away = points[far > long]
    if not len(away):
        return points[:1]
    way = (away[-1] - points[-1]) / max(float(np.hypot(*(away[-1] - points[-1]))), 1e-9)
    return np.vstack([away, points[-1] + way * long * 0.9])  # a little into the head: no gap between them


def arrow_head(points: np.ndarray, width: float) -> QPolygonF:
    """At the end of a curve, in the direction of its line."""
    (x, y), (from_x, from_y) = points[-1].tolist(), line_to_head(points, width)[-1].tolist()
    far = max(math.hypot(x - from_x, y - from_y), 1e-9)
    way_x, way_y = (x - from_x) / far, (y - from_y) / far
    long, half = head_size(width)
    root_x, root_y = x - way_x * long, y - way_y * long
    left = QPointF(root_x - way_y * half, root_y + way_x * half)
    right = QPointF(root_x + way_y * half, root_y - way_x * half)
    return QPolygonF([QPointF(x, y), left, right])
