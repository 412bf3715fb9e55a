"""One curve as one item: its band, its line and its symbols.

pyqtgraph's own way takes five items a curve (line, symbols, two edges, the fill between them), each of
which looks at the view again when the next is added: six curves took 28 ms to make, like this 4.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from pyqtgraph.graphicsItems.ScatterPlotItem import drawSymbol
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

SIZE = 7  # of a symbol, in pixels


class PixelItem(pg.GraphicsObject):
    """Lies at its places in the plot, and around them some pixels at any zoom."""

    whole = QRectF()  # holds all places
    pixels = 1.0  # around them

    def boundingRect(self) -> QRectF:
        across, up = self.pixelVectors()
        wide, high = (0.0 if pixel is None else self.pixels * pixel.length() for pixel in (across, up))
        return self.whole.adjusted(-wide, -high, wide, high)

    def pixelPadding(self) -> float:
        return self.pixels

    def viewTransformChanged(self) -> None:
        self.prepareGeometryChange()  # the pixels take more or less room in the plot's coordinates


class CurveItem(PixelItem):
    def __init__(
        self,
        x: np.ndarray,
        y: np.ndarray,
        pen: QPen,
        symbol: str = "",
        edge: QPen | None = None,
        band: tuple[np.ndarray, np.ndarray, QBrush] | None = None,
        name: str = "",
    ):
        """In the coordinates of the plot; `edge` is the pen around symbols, `band` low, high and fill."""
        super().__init__()
        self._x, self._y, self._band = x, y, band
        # by these names the legend draws its sample
        self.opts: dict[str, Any] = {"name": name, "pen": pen, "symbol": symbol, "size": SIZE}
        self.opts |= {"edge": edge or pen, "brush": QBrush(pen.color())}
        self._line = pg.arrayToQPath(x, y, connect="finite")
        self._shade = QPainterPath() if band is None else _between(x, band[0], band[1])
        self.whole = self._line.controlPointRect().united(self._shade.controlPointRect())
        self.pixels = max(pen.widthF(), SIZE if symbol else 0) / 2 + 1

    def implements(self, what: str) -> bool:
        """Data with a name: so a PlotItem lists it and hands it to the legend."""
        return what == "plotData"

    def name(self) -> str:
        return str(self.opts["name"])

    def getData(self) -> tuple[np.ndarray, np.ndarray]:
        return self._x, self._y

    def dataBounds(self, axis: int, frac: float = 1.0, orthoRange: Any = None) -> tuple[Any, Any]:
        """What the view has to hold along an axis."""
        along = [self._x] if axis == 0 else [self._y, *(self._band or ())[:2]]
        return span(np.concatenate(along))

    def paint(self, painter: QPainter, *_: Any) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._band is not None:
            painter.fillPath(self._shade, self._band[2])
        painter.setPen(self.opts["pen"])
        painter.drawPath(self._line)
        if self.opts["symbol"]:
            self._paint_symbols(painter)

    def _paint_symbols(self, painter: QPainter) -> None:
        way = painter.transform()
        painter.resetTransform()
        for x, y in zip(self._x.tolist(), self._y.tolist(), strict=True):
            if np.isfinite(x) and np.isfinite(y):
                painter.save()
                painter.translate(way.map(QPointF(x, y)))
                drawSymbol(painter, self.opts["symbol"], SIZE, self.opts["edge"], self.opts["brush"])
                painter.restore()


def span(values: np.ndarray) -> tuple[Any, Any]:
    """The least and the largest of what is known."""
    known = values[np.isfinite(values)]
    return (known.min(), known.max()) if len(known) else (None, None)


def _between(x: np.ndarray, low: np.ndarray, high: np.ndarray) -> QPainterPath:
    """The area between two lines, where both are known."""
    known = np.isfinite(low) & np.isfinite(high)
    there, back = x[known], x[known][::-1]
    around = np.concatenate([there, back]), np.concatenate([low[known], high[known][::-1]])
    path = pg.arrayToQPath(*around, connect="all")
    path.closeSubpath()
    return path
