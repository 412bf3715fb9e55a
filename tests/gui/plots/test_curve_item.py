"""A curve as one item: what it takes of the view, what is seen of it."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from gui.plots import pens
from gui.plots.curve_item import CurveItem

X = np.array([10.0, 50.0, 90.0])
Y = np.array([50.0, 50.0, 50.0])
RED, WHITE = QColor("#d00000"), QColor("white")


@pytest.fixture
def drawn(dressed):
    """The item as a picture of 100 × 100, a pixel a unit."""

    def draw(item: CurveItem) -> QImage:
        picture = QImage(100, 100, QImage.Format.Format_RGB32)
        picture.fill(WHITE)
        painter = QPainter(picture)
        item.paint(painter)
        painter.end()
        return picture

    return draw


def test_the_view_holds_the_band_and_leaves_out_what_is_not_known(dressed):
    low, high = np.array([40.0, np.nan, 45.0]), np.array([60.0, np.nan, 75.0])
    item = CurveItem(X, Y, pens.pen(RED), band=(low, high, pens.fill(RED)))
    assert item.dataBounds(0) == (10.0, 90.0)
    assert item.dataBounds(1) == (40.0, 75.0)
    nowhere = CurveItem(X, np.full(3, np.nan), pens.pen(RED))
    assert nowhere.dataBounds(1) == (None, None)
    assert item.boundingRect().contains(QRectF(10, 40, 80, 35))


def test_line_symbols_and_band_are_drawn(drawn):
    line = drawn(CurveItem(X, Y, pens.pen(RED, 3)))
    assert line.pixelColor(QPoint(30, 50)) == RED and line.pixelColor(QPoint(50, 47)) == WHITE
    symbols = drawn(CurveItem(X, Y, pens.pen(RED, 3), symbol="s"))
    assert symbols.pixelColor(QPoint(50, 47)) == RED and symbols.pixelColor(QPoint(30, 47)) == WHITE
    banded = drawn(CurveItem(X, Y, pens.pen(RED), band=(Y - 20, Y + 20, pens.fill(RED, 0.5))))
    shade = banded.pixelColor(QPoint(30, 40))
    assert shade.red() > shade.green() > 100 and banded.pixelColor(QPoint(30, 20)) == WHITE


def test_a_gap_in_the_data_is_a_gap_in_the_line(drawn):
    broken = np.array([50.0, np.nan, 50.0])
    picture = drawn(CurveItem(X, broken, pens.pen(RED, 3), symbol="s"))
    assert picture.pixelColor(QPoint(30, 50)) == WHITE  # no line across
    assert picture.pixelColor(QPoint(10, 50)) == RED  # but the point that is known
