"""How plots draw: pens, soft fills, dashes and symbols besides colour, and colour maps.

Every series is told apart three ways: colour (Okabe–Ito, from the theme), dash and symbol.
"""

from __future__ import annotations

import pyqtgraph as pg
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QPen

from gui.base import theme

DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)
SYMBOLS = ("o", "s", "t1", "d", "star", "x", "t", "p")


def colour(number: int) -> QColor:
    """The colour of the n-th series."""
    series = theme.current().series
    return QColor(series[number % len(series)])


def faded(colour: QColor | str, alpha: float) -> QColor:
    """The colour with an opacity in 0..1."""
    soft = QColor(colour)
    soft.setAlphaF(alpha)
    return soft


def pen(colour: QColor | str, width: float = 1, dash: Qt.PenStyle = Qt.PenStyle.SolidLine) -> QPen:
    """A cosmetic pen: as wide on the screen at any zoom, and at any density of its pixels.

    Such pens count the screen's own pixels. Hair lines stay at one: wider ones are slow on long lines.
    """
    app = QGuiApplication.instance()
    dense = app.devicePixelRatio() if width > 1 and isinstance(app, QGuiApplication) else 1
    made = QPen(QColor(colour), width * dense, dash)
    made.setCosmetic(True)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return made


def fill(colour: QColor | str, alpha: float = 0.2) -> QBrush:
    return QBrush(faded(colour, alpha))


def dash(number: int) -> Qt.PenStyle:
    return DASHES[number % len(DASHES)]


def symbol(number: int) -> str:
    return SYMBOLS[number % len(SYMBOLS)]


def sequential() -> pg.ColorMap:
    """From the surface (nothing) to the strongest ink (most), monotone in lightness."""
    now = theme.current()
    ends = ("#0b4f7a", "#56b4e9", "#e8f5fd") if now.dark else ("#a6d3ee", "#0072b2", "#04263d")
    stops = [now.surface, *ends]
    return pg.ColorMap([0.0, 0.33, 0.7, 1.0], [QColor(stop) for stop in stops])


def diverging() -> pg.ColorMap:
    """Blue below, surface at zero, vermilion above: told apart with any colour vision."""
    now = theme.current()
    stops = ("#0072b2", "#7fb9d9", now.surface, "#eaa06b", "#d55e00")
    return pg.ColorMap([0.0, 0.25, 0.5, 0.75, 1.0], [QColor(stop) for stop in stops])
