"""A tree as an icicle: a row of boxes a depth, each as wide as what it holds, children under parents.

    self.draw_nodes(Nodes(depth, start, size, names, state), depth_names=["Level 1", …],
                    state_names=["split further", "good leaf", "merged leaf"])

A state has a colour, a hatch and a symbol. All boxes are painted by one item; boxes narrower than a
pixel are painted once a pixel, so that a hundred thousand leaves cost no more than a few thousand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPainter

from gui.base import theme
from gui.base.i18n import counted
from gui.plots import pens
from gui.plots.frame import Frame

READABLE = 34  # pixels of width from which a box carries its name
SYMBOL_WIDE = 12  # and a symbol
INNER, GOOD, BAD = 0, 1, 2  # states with a meaning of their own; more are coloured by number
SYMBOLS = {GOOD: "●", BAD: "✕"}


@dataclass(frozen=True)
class Nodes:
    depth: np.ndarray  # int, 0 on top
    start: np.ndarray  # left edge, in the unit of size
    size: np.ndarray
    names: Sequence[str]
    state: np.ndarray  # int: INNER, GOOD, BAD or further states


class Icicle(Frame):
    node_chosen = Signal(int)
    node_hovered = Signal(int)  # -1: none

    def draw_nodes(
        self, nodes: Nodes, depth_names: Sequence[str], state_names: Sequence[str], reset: bool = True
    ) -> None:
        self._nodes, self._depth_names, self._state_names = nodes, list(depth_names), list(state_names)
        self._marked: np.ndarray = np.zeros(0, dtype=int)
        self.plot.getViewBox().invertY(True)
        self.plot.getViewBox().setLimits(yMin=-0.1, yMax=len(self._depth_names) + 0.1)
        self.plot.setMouseEnabled(x=True, y=False)
        self.plot.getAxis("left").setTicks([[(d + 0.5, n) for d, n in enumerate(self._depth_names)]])
        self.show_plot(reset)

    def paint(self) -> None:
        self.plot.showGrid(x=False, y=False)
        self.add_legend()
        for state, name in enumerate(self._state_names):
            if np.any(self._nodes.state == state):
                sample = pg.BarGraphItem(
                    x=[], height=[], width=1, brush=_brush(state), pen=pens.pen(_ink(state))
                )
                sign = SYMBOLS.get(state)
                self.plot.legend.addItem(sample, f"{sign} {name}" if sign else name)
        self._boxes = _Boxes(self._nodes)
        self.plot.addItem(self._boxes)
        self._boxes.marked = self._marked

    def mark(self, nodes: np.ndarray) -> None:
        """Frame these nodes (of the chosen group, of the hovered row)."""
        self._marked = np.asarray(nodes, dtype=int)
        if self._drawn:
            self._boxes.marked = self._marked
            self._boxes.update()

    def node_at(self, x: float, y: float) -> int:
        nodes = self._nodes
        here = (nodes.depth == np.floor(y)) & (nodes.start <= x) & (x < nodes.start + nodes.size)
        found = np.flatnonzero(here)
        return int(found[0]) if found.size else -1

    def describe(self, node: int) -> str:
        nodes = self._nodes
        return counted(
            self.tr("{name}   {depth}   {size} {size:row|rows}   {state}"),
            name=nodes.names[node],
            depth=self._depth_names[int(nodes.depth[node])],
            size=int(nodes.size[node]),
            state=self._state_names[int(nodes.state[node])],
        )

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        node = self.node_at(x, y)
        self._boxes.point_at(node)
        self.node_hovered.emit(node)
        self.read_out(self.describe(node) if node >= 0 else "")

    def leave(self) -> None:
        super().leave()
        if self._drawn:
            self._boxes.point_at(-1)
            self.node_hovered.emit(-1)

    def clicked(self, plot: pg.PlotItem, x: float, y: float) -> None:
        node = self.node_at(x, y)
        if node >= 0:
            self.node_chosen.emit(node)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = [self.tr("Depth"), self.tr("Name"), self.tr("Rows"), self.tr("State")]
        if not self._drawn:
            return header, []
        nodes = self._nodes
        columns = zip(
            nodes.depth.tolist(), nodes.names, nodes.size.tolist(), nodes.state.tolist(), strict=True
        )
        return header, [[self._depth_names[d], n, s, self._state_names[e]] for d, n, s, e in columns]


def _ink(state: int) -> QColor:
    now = theme.current()
    return QColor({INNER: now.muted, GOOD: now.good, BAD: now.bad}.get(state) or pens.colour(state))


def _brush(state: int) -> QBrush:
    brush = pens.fill(_ink(state), {INNER: 0.12, GOOD: 0.3}.get(state, 0.8))
    brush.setStyle(Qt.BrushStyle.SolidPattern if state in (INNER, GOOD) else Qt.BrushStyle.BDiagPattern)
    return brush


class _Boxes(pg.GraphicsObject):
    """Paints all boxes from arrays, in device coordinates."""

    def __init__(self, nodes: Nodes):
        super().__init__()
        self._nodes = nodes
        self._hovered = -1
        self.marked = np.zeros(0, dtype=int)

    def boundingRect(self) -> QRectF:
        nodes = self._nodes
        if not len(nodes.depth):
            return QRectF()
        return QRectF(0, 0, float((nodes.start + nodes.size).max()), float(nodes.depth.max() + 1))

    def point_at(self, node: int) -> None:
        if node != self._hovered:
            self._hovered = node
            self.update()

    def paint(self, painter: QPainter, *_: Any) -> None:
        nodes, to_device = self._nodes, painter.worldTransform()
        left = to_device.m11() * nodes.start + to_device.dx()
        wide = to_device.m11() * nodes.size
        top = to_device.m22() * (nodes.depth + 0.04) + to_device.dy()
        tall = abs(to_device.m22()) * 0.92
        seen = self.getViewBox().sceneBoundingRect()
        inside = (left + wide >= seen.left()) & (left <= seen.right())
        painter.save()
        painter.resetTransform()
        for state in np.unique(nodes.state[inside]):
            self._paint_state(painter, int(state), inside & (nodes.state == state), left, top, wide, tall)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pens.pen(theme.current().text, 2))
        for node in [*self.marked.tolist(), *([self._hovered] if self._hovered >= 0 else [])]:
            painter.drawRect(QRectF(left[node], top[node], max(wide[node], 1.0), tall))
        painter.restore()

    def _paint_state(self, painter: QPainter, state: int, own, left, top, wide, tall: float) -> None:
        colour = _ink(state)
        narrow = np.flatnonzero(own & (wide < 1.5))
        if narrow.size:
            hairs = np.unique(np.column_stack([np.floor(left[narrow]), top[narrow]]), axis=0)
            soft = pens.faded(colour, 0.35 if state != BAD else 0.8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(soft)
            painter.drawRects([QRectF(x, y, 1.0, tall) for x, y in hairs.tolist()])
        painter.setPen(pens.pen(pens.faded(colour, 0.6)))
        painter.setBrush(_brush(state))
        boxes = np.flatnonzero(own & (wide >= 1.5))
        painter.drawRects([QRectF(left[b], top[b], wide[b], tall) for b in boxes.tolist()])
        painter.setPen(QColor(theme.current().text))
        for node in boxes[wide[boxes] >= SYMBOL_WIDE].tolist():
            self._paint_words(painter, node, state, QRectF(left[node], top[node], wide[node], tall))

    def _paint_words(self, painter: QPainter, node: int, state: int, box: QRectF) -> None:
        sign, centre = SYMBOLS.get(state, ""), Qt.AlignmentFlag.AlignCenter
        metrics = painter.fontMetrics()
        name = self._nodes.names[node]
        if box.width() >= max(READABLE, metrics.horizontalAdvance(name) + 6):
            painter.drawText(box, centre, f"{name}\n{sign}" if sign else name)
        elif sign and box.width() >= SYMBOL_WIDE:
            painter.drawText(
                QPointF(box.center().x() - metrics.horizontalAdvance(sign) / 2, box.center().y()), sign
            )
