"""Points in a few looks: each lies where it belongs and looks as it should."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen

from gui.kinds.clusters.points_item import PointsItem, PointStyle

RED, BLUE, WHITE = QColor("#d00000"), QColor("#0000d0"), QColor("white")
NONE = QPen(Qt.PenStyle.NoPen)


def test_every_point_in_its_place_and_colour(dressed):
    places = np.array([[1.0, 1.0], [2.0, 1.0], [np.nan, 3.0], [4.0, 3.0]])
    looks = [PointStyle("s", QBrush(RED), NONE), PointStyle("s", QBrush(BLUE), NONE)]
    item = PointsItem(places, np.array([0, 1, 0, 1]), looks, size=5)
    picture = QImage(100, 100, QImage.Format.Format_RGB32)
    picture.fill(WHITE)
    painter = QPainter(picture)
    painter.translate(0, 100)
    painter.scale(20, -20)  # as a plot does: upwards
    item.paint(painter)
    painter.end()
    assert picture.pixelColor(QPoint(20, 80)) == RED
    assert picture.pixelColor(QPoint(40, 80)) == BLUE
    assert picture.pixelColor(QPoint(80, 40)) == BLUE
    assert picture.pixelColor(QPoint(30, 80)) == picture.pixelColor(QPoint(24, 80)) == WHITE
    assert item.dataBounds(0) == (1.0, 4.0) and item.dataBounds(1) == (1.0, 3.0)
