"""A row of widgets that goes on in another row."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLabel, QWidget

from gui.widgets.flow_layout import FlowLayout


@pytest.fixture
def words(qtbot):
    """Three labels of 100 × 20 pixels."""
    around = QWidget()
    qtbot.addWidget(around)
    flow = FlowLayout(gap=10, parent=around)
    labels = [QLabel(text) for text in "abc"]
    for one in labels:
        one.setFixedSize(100, 20)
        flow.addWidget(one)
    around.resize(320, 100)
    around.show()
    return around, flow, labels


def test_it_takes_as_many_rows_as_it_needs(words):
    _around, flow, _labels = words
    assert [flow.heightForWidth(width) for width in (320, 319, 210, 209)] == [20, 50, 50, 80]


def test_what_is_hidden_or_grows_is_laid_out_anew(words, qtbot):
    _around, flow, (_first, second, third) = words
    assert third.x() == 220
    second.hide()
    qtbot.waitUntil(lambda: third.x() == 110)
    assert flow.heightForWidth(210) == 20
    third.setFixedSize(250, 40)
    qtbot.waitUntil(lambda: third.pos().toTuple() == (0, 30))
    assert flow.heightForWidth(320) == 70


def test_what_is_wider_than_its_row_ends_where_the_row_does(qtbot):
    """A drop-down lay over the tools of a narrow plot."""
    around = QWidget()
    qtbot.addWidget(around)
    wide = QLabel("w")
    wide.setMinimumWidth(50)
    wide.sizeHint = lambda: QSize(300, 20)
    flow = FlowLayout(parent=around)
    flow.addWidget(wide)
    flow.setGeometry(QRect(0, 0, 120, 40))
    assert wide.width() == 120
    flow.setGeometry(QRect(0, 0, 30, 40))
    assert wide.width() == 50


def test_its_items_end_with_their_widgets_and_are_never_taken_for_others(words):
    """An item that Qt made was taken for a former one in the same memory, "already deleted"."""
    _around, flow, labels = words
    items = [flow.itemAt(number) for number in range(3)]
    assert all(map(shiboken6.createdByPython, items))
    shiboken6.delete(labels[1])
    assert not shiboken6.isValid(items[1]) and [flow.itemAt(n) for n in range(2)] == [items[0], items[2]]
    assert flow.heightForWidth(210) == 20
