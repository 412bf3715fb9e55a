"""Both graphs as matrices of colours on one scale, pointed at together; the release or what it changed."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QToolButton

from engine.core.task import Summary
from engine.kinds.graphs.view_types import MatrixView
from gui.base import theme
from gui.base.i18n import numeral
from gui.kinds.graphs.layer_panel import LayerPanel
from gui.plots import pens
from gui.plots.heatmap import Heatmap
from gui.plots.names import fitting

EVEN = QSize(400, 400)


class MatrixSide(LayerPanel, Heatmap):
    """Weights as colours on a square-root scale: most are small beside the largest."""

    node_chosen = Signal(str)
    cell_hovered = Signal(int, int)  # -1, -1: none

    view = "matrix"
    before_run = True
    help = "Sources down, targets across, strongest first; colours on a square-root scale."
    empty = "The matrix appears here when a file is read."
    matrix: MatrixView | None = None

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Tells of the original file: not for publication.")
        self.waiting = self.tr("The matrix is being drawn …")
        self.how_to_read = self.help
        self.reason = ""  # why it opened by itself
        self._marked = ""
        self.label_axes(self.tr("Target"), self.tr("Source"))
        self.chosen.connect(lambda row, _column: self.node_chosen.emit(self._rows[row]))
        self.clear()

    def clear(self) -> None:
        self.matrix = None
        super().clear()

    def draw(self, value: MatrixView) -> None:
        self.matrix = value
        if not value.labels:
            self.show_empty(self.tr("There is no edge."))
            return
        self.explain()

    def explain(self) -> None:
        """Why it is here, what is left out, and how it is read."""
        words = [self.reason, self.how_to_read]
        if self.matrix is not None and len(self.matrix.labels) < self.matrix.nodes:
            shown, nodes = numeral(len(self.matrix.labels), ","), numeral(self.matrix.nodes, ",")
            part = self.tr("The strongest {shown} of {all} nodes.").format(shown=shown, all=nodes)
            words.insert(1, part)
        self.help = " ".join(word for word in words if word)
        self._caption.setText(self.help)

    def paint(self) -> None:
        super().paint()
        if not self._diverging:
            colours = _root_scale()
            self._image.setColorMap(colours)
            self._paint_bar(colours)
        self._row = pg.LinearRegionItem(
            orientation="horizontal",
            movable=False,
            brush=pens.fill(pens.colour(1), 0.3),
            pen=pens.pen(pens.colour(1)),
        )
        self.plot.addItem(self._row, ignoreBounds=True)
        self.mark(self._marked)

    def reset_zoom(self) -> None:
        if self._drawn:
            height, width = self._matrix.shape
            self.plot.getViewBox().setRange(QRectF(-0.5, -0.5, width, height), padding=0.01)

    def mark(self, node: str) -> None:
        self._marked = node
        if self._drawn:
            at = self._rows.index(node) if node in self._rows else -1
            self._row.setVisible(at >= 0)
            self._row.setRegion((at - 0.5, at + 0.5))

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        super().hover(plot, x, y)
        place = self._place_of(x, y)
        self.cell_hovered.emit(*(place or (-1, -1)))

    def leave(self) -> None:
        super().leave()
        self.cell_hovered.emit(-1, -1)

    def point_cell(self, row: int, column: int) -> None:
        """The same cell is pointed at on the other side."""
        if not self._drawn or not (row < len(self._rows) and column < len(self._columns)):
            return
        if row < 0:
            self._cell.setData([], [])
            self.read_out("")
        else:
            self.point_at(row, column)
            value = numeral(self._matrix[row, column], ",.5g")
            self.read_out(f"{self._rows[row]} × {self._columns[column]}: {value}")

    def _name_axis(self, side: str, names: list[str]) -> None:
        """As many names down the side as there is room for; across, the mouse tells them."""
        shown = fitting(names, self.canvas.height() - 90, 20) if side == "left" else []
        self.plot.getAxis(side).setTicks([shown])

    def sizeHint(self) -> QSize:
        return EVEN  # whatever tools a side has: both get the same room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._drawn:
            self._name_axis("left", self._rows)


def _root_scale() -> pg.ColorMap:
    """Colours by the square root; the lightest edge is told apart from none at all."""
    even, now = pens.sequential(), theme.current()
    inks = even.getColors()[1:]
    faint = QColor(now.tint(QColor(*inks[0]).name(), 0.75 if now.dark else 0.6))
    places = [0.0, 1e-4, *(np.asarray(even.pos)[1:] ** 2)]
    return pg.ColorMap(places, [QColor(now.surface), faint, *(QColor(*one) for one in inks)])


class OriginalMatrix(MatrixSide):
    def opened_for(self, reason: str) -> None:
        """The matrix opened by itself: say why, until there is more to see."""
        self.reason = reason
        self.explain()

    def clear(self) -> None:
        super().clear()
        self.opened_for("")

    def show_run(self, summary: Summary) -> None:
        self.opened_for("")  # beside the release both have the same words, and so the same room
        super().show_run(summary)

    def draw(self, value: MatrixView) -> None:
        super().draw(value)
        if value.labels:
            unit = self.tr("weight")
            self.draw_matrix(value.original, value.labels, value.labels, unit, limits=_limits(value))
            self.headline(self.tr("Original"))


class SyntheticMatrix(MatrixSide):
    """The release, or what it changed."""

    def __init__(self) -> None:
        super().__init__()
        self._difference = QToolButton()
        self._difference.setText(self.tr("Difference"))
        self._difference.setToolTip(self.tr("Synthetic − original (Space)"))
        self._difference.setCheckable(True)
        self._difference.setAutoRaise(True)
        self._difference.toggled.connect(lambda _on: self._draw_side())
        self.add_tool(self._difference)
        space = QShortcut(QKeySequence(Qt.Key.Key_Space), self.canvas)
        space.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        space.activated.connect(self._difference.toggle)

    def clear(self) -> None:
        super().clear()
        self.hide()

    def draw(self, value: MatrixView) -> None:
        super().draw(value)
        self.setVisible(value.synthetic is not None)
        self._draw_side()

    def _draw_side(self) -> None:
        view = self.matrix
        if view is None or view.synthetic is None or not view.labels:
            return
        if self._difference.isChecked():
            change = view.synthetic - view.original
            self.draw_matrix(change, view.labels, view.labels, self.tr("change of weight"), diverging=True)
            self.headline(self.tr("Difference"))
        else:
            self.draw_matrix(
                view.synthetic, view.labels, view.labels, self.tr("weight"), limits=_limits(view)
            )
            self.headline(self.tr("Synthetic"))


def _limits(view: MatrixView) -> tuple[float, float]:
    """One scale of colours for both sides."""
    both = [matrix for matrix in (view.original, view.synthetic) if matrix is not None]
    return 0.0, max((float(matrix.max(initial=0)) for matrix in both), default=1.0) or 1.0
