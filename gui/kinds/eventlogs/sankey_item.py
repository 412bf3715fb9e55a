"""Bands between the variants of two logs, painted from arrays by one item.

The item is a child of the ViewBox and draws in its pixels; only up and down can be zoomed. Widths are
masses; both sides share one scale, so that the eye can compare them. Bands are painted once and kept as a
picture: pointing fades it and paints only what is pointed at.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsObject

from engine.core.number_format import percent_apart
from engine.kinds.eventlogs.view_types import BUFFER, SankeyDiagram, SankeySide
from gui.base import theme
from gui.base.i18n import numeral
from gui.kinds.eventlogs.activity_chips import Activities, chip_font, paint_trace
from gui.plots import pens

BAR = 9  # width of a node in pixels
HAIR = 0.8  # pixels of a band at least
LABEL_STEP = 19  # pixels between two labels
LABELS = 0.34  # of the width, on each side
FAINT = 0.28  # bands that are not pointed at while others are
COUNT = 50  # pixels for the number before the chips
# Monotone in lightness, told apart with any colour vision, far from the grey of the matched.
NEAR_TO_FAR = {  # by whether the ground is dark
    False: ("#f5c96b", "#e8843c", "#b33a63", "#4d1670"),
    True: ("#7a4fb0", "#c7487e", "#f08a4b", "#fbe08c"),
}


@dataclass(frozen=True)
class SankeyLayout:
    """Tops and bottoms in 0…1 from above: nodes of both sides, and both ends of every band."""

    left: np.ndarray  # nodes × 2, the buffer last where there is one
    right: np.ndarray
    begins: np.ndarray  # bands × 2
    ends: np.ndarray


def lay_out(flow: SankeyDiagram) -> SankeyLayout:
    left = np.append(flow.sources.mass, [flow.sources.buffer] * (flow.sources.buffer > 0))
    right = np.append(flow.targets.mass, [flow.targets.buffer] * (flow.targets.buffer > 0))
    most = max(len(left), len(right))
    gap = min(0.012, 0.25 / max(1, most - 1))
    scale = (1 - gap * (most - 1)) / max(1, flow.total)
    nodes = [_stack(mass * scale, gap) for mass in (left, right)]
    ends = []
    for node, places in ((flow.source, nodes[0]), (flow.target, nodes[1])):
        at = np.where(node == BUFFER, len(places) - 1, node)
        ends.append(
            _share(places, at, flow.mass * scale, flow.target if node is flow.source else flow.source)
        )
    return SankeyLayout(nodes[0], nodes[1], ends[0], ends[1])


def _stack(heights: np.ndarray, gap: float) -> np.ndarray:
    bottoms = np.cumsum(heights + gap) - gap
    made = np.column_stack([bottoms - heights, bottoms])
    return made + (1 - made[-1, 1]) / 2 if len(made) else made


def _share(places: np.ndarray, at: np.ndarray, heights: np.ndarray, other: np.ndarray) -> np.ndarray:
    """Bands of a node under each other, in the order of the nodes they lead to."""
    made = np.zeros((len(at), 2))
    used = places[:, 0].copy()
    for band in np.lexsort((np.where(other == BUFFER, 10**9, other), at)):
        made[band] = used[at[band]], used[at[band]] + heights[band]
        used[at[band]] = made[band, 1]
    return made


class SankeyItem(QGraphicsObject):
    flow: SankeyDiagram  # there when the layout is
    folded_words: str

    def __init__(self, box: pg.ViewBox, font: QFont):
        super().__init__(box)
        self._box, self._font = box, font
        self.layout: SankeyLayout | None = None
        self.activities = Activities()
        self.classes = np.zeros(0, int)  # 0…3 near to far, per band
        self.highlighted: set[int] = set()
        self.buffer_words = ""
        self._picture: QPixmap | None = None
        box.sigRangeChanged.connect(lambda *_: self.redraw())
        box.sigResized.connect(lambda *_: self._resized())

    def show_flow(
        self, flow: SankeyDiagram, classes: np.ndarray, buffer_words: str, folded_words: str
    ) -> None:
        self.flow, self.classes = flow, classes
        self.buffer_words, self.folded_words = buffer_words, folded_words
        self.layout = lay_out(flow)
        self.highlighted = set()
        self.redraw()

    def redraw(self) -> None:
        """The bands, their places or colours have changed."""
        self._picture = None
        self.update()

    def highlight(self, bands: set[int]) -> None:
        if bands != self.highlighted:
            self.highlighted = bands
            self.update()

    def band_at(self, x: float, y: float) -> int:
        """The band under a point in pixels of the box; -1 for none."""
        if self.layout is None:
            return -1
        left, right = self._edges()
        share = np.clip((x - left) / max(1.0, right - left), 0, 1)
        ease = share * share * (3 - 2 * share)
        spans = self.layout.begins * (1 - ease) + self.layout.ends * ease
        tops, bottoms = self._down(spans[:, 0]) - 0.7, self._down(spans[:, 1]) + 0.7
        hits = np.flatnonzero((tops <= y) & (y <= bottoms))
        # where bands cross, the thinnest is pointed at: it is drawn on top
        return int(hits[np.argmin(self.flow.mass[hits])]) if hits.size else -1

    def boundingRect(self) -> QRectF:
        return self._box.rect()

    def paint(self, painter: QPainter, _option: Any, widget: Any = None) -> None:
        if self.layout is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(self.boundingRect())
        thickest = np.argsort(-self.flow.mass, kind="stable").tolist()
        if widget is None:  # a picture to be saved
            self._paint_bands(painter, thickest)
        else:
            self._paint_picture(painter, thickest, widget.devicePixelRatioF())
        left, right = self._edges()
        self._paint_side(painter, self.layout.left, self.flow.sources, left - BAR, 0.0)
        self._paint_side(painter, self.layout.right, self.flow.targets, right, right + BAR + 6)

    # --- inside ------------------------------------------------------------------------------------

    def _resized(self) -> None:
        self.prepareGeometryChange()
        self.redraw()

    def _edges(self) -> tuple[float, float]:
        wide = self._box.rect().width()
        return wide * LABELS + BAR, wide * (1 - LABELS) - BAR

    def _down(self, y: Any) -> Any:
        (_, (low, high)), tall = self._box.viewRange(), self._box.rect().height()
        return (np.asarray(y) - low) / max(high - low, 1e-9) * tall

    def _paint_picture(self, painter: QPainter, bands: list[int], sharpness: float) -> None:
        if self._picture is None:
            self._picture = QPixmap(self._box.rect().size().toSize() * sharpness)
            self._picture.setDevicePixelRatio(sharpness)
            self._picture.fill(Qt.GlobalColor.transparent)
            inside = QPainter(self._picture)
            inside.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_bands(inside, bands)
            inside.end()
        painter.setOpacity(FAINT if self.highlighted else 1)
        painter.drawPixmap(QPointF(0, 0), self._picture)
        painter.setOpacity(1)
        self._paint_bands(
            painter, [band for band in bands if band in self.highlighted], pens.pen(theme.current().text, 1.2)
        )

    def _paint_bands(self, painter: QPainter, bands: list[int], pen: Any = Qt.PenStyle.NoPen) -> None:
        assert self.layout is not None
        left, right = self._edges()
        near, far = left + (right - left) / 3, right - (right - left) / 3
        begins, ends = self._down(self.layout.begins).tolist(), self._down(self.layout.ends).tolist()
        painter.setPen(pen)
        for band in bands:
            (top, low), (end_top, end_low) = begins[band], ends[band]
            low, end_low = max(low, top + HAIR), max(end_low, end_top + HAIR)
            path = QPainterPath(QPointF(left, top))  # these are the points of 3t² − 2t³, as in band_at
            path.cubicTo(near, top, far, end_top, right, end_top)
            path.lineTo(right, end_low)
            path.cubicTo(far, end_low, near, low, left, low)
            path.closeSubpath()
            painter.setBrush(self.brush(band))
            painter.drawPath(path)

    def brush(self, band: int) -> QBrush:
        return band_brush(
            bool(self.flow.matched[band]),
            BUFFER in (int(self.flow.source[band]), int(self.flow.target[band])),
            int(self.classes[band]),
        )

    def _paint_side(
        self, painter: QPainter, places: np.ndarray, side: SankeySide, bar: float, label: float
    ) -> None:
        now, down = theme.current(), self._down(places)
        wide, last, font = self._box.rect().width() * LABELS - 8, -1e9, chip_font(self._font, 0.72)
        for node, (top, bottom) in enumerate(down.tolist()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(now.muted))
            painter.drawRect(QRectF(bar, top, BAR, max(1.0, bottom - top)))
            middle = (top + bottom) / 2
            tall = self._box.rect().height()
            if bottom < 0 or top > tall:
                continue
            middle = min(max(middle, LABEL_STEP / 2), tall - LABEL_STEP / 2)
            if middle - last < LABEL_STEP:
                continue
            last = middle
            mass = int(side.mass[node]) if node < len(side.mass) else side.buffer
            self._paint_label(painter, QRectF(label, middle - 9, wide, 18), node, side, mass, font)

    def _paint_label(
        self, painter: QPainter, room: QRectF, node: int, side: SankeySide, mass: int, font: QFont
    ) -> None:
        now = theme.current()
        painter.setFont(font)
        painter.setPen(QColor(now.text))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(room.left(), room.top(), COUNT - 8, room.height()), flags, self.amount(mass))
        rest = room.adjusted(COUNT, 0, 0, 0)
        if node < len(side.variants):
            paint_trace(painter, rest, self.activities, side.variants[node], font)
            return
        folded = node < len(side.mass)
        words = self.folded_words.format(count=numeral(side.folded, ",")) if folded else self.buffer_words
        painter.setPen(QColor(now.muted))
        words = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(rest.width()))
        painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)

    def amount(self, mass: int) -> str:
        if self.flow.unit == "cases":
            return numeral(mass, ",")
        return percent_apart(f"{numeral(100 * mass / max(1, self.flow.total), '.3g')} %")


def band_brush(matched: bool, buffer: bool, far: int) -> QBrush:
    """Grey where nothing changed, hatched for whole cases, else darker (or lighter) with the distance."""
    now = theme.current()
    if matched:
        return pens.fill(now.muted, 0.33)
    if buffer:
        return QBrush(pens.faded(now.muted, 0.9), Qt.BrushStyle.BDiagPattern)
    return pens.fill(NEAR_TO_FAR[now.dark][far], 0.8)
