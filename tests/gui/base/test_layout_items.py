"""Items that Qt made for layouts leave no Python object behind that another thing could be taken for."""

from __future__ import annotations

import shiboken6
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLayout, QLayoutItem, QVBoxLayout, QWidget

from gui.widgets.basics import row


def left_behind() -> list[QLayoutItem]:
    """Python's objects of items that Qt made."""
    known = shiboken6.getAllValidWrappers()
    items = [one for one in known if isinstance(one, QLayoutItem) and not isinstance(one, QLayout)]
    return [one for one in items if not shiboken6.createdByPython(one)]


def test_a_filled_layout_in_another_one_leaves_nothing_behind(dressed, qtbot):
    around = QWidget()
    qtbot.addWidget(around)
    column, grid = QVBoxLayout(around), QGridLayout()
    labels = [QLabel(text) for text in "abcd"]
    line = row(labels[0], None)
    line.addLayout(row(labels[1], 4))
    column.addLayout(line)
    column.insertLayout(0, row(labels[2]), 1)
    column.addLayout(grid)
    grid.addLayout(row(labels[3]), 0, 0)
    assert left_behind() == []
    shiboken6.delete(labels[1])
    assert left_behind() == []
    assert column.count() == 3 and around.isAncestorOf(labels[0])


def test_the_layouts_work_as_before(dressed, qtbot):
    around = QWidget()
    qtbot.addWidget(around)
    column, line, named = QVBoxLayout(around), row(QLabel("a"), None), QHBoxLayout()
    named.addWidget(QLabel("b"))
    column.addLayout(line, 1)
    column.addLayout(named, stretch=2)
    assert [column.stretch(number) for number in range(2)] == [1, 2]
    first = line.takeAt(0)
    assert first is not None and first.widget().text() == "a" and line.count() == 1
