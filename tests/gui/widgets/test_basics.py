"""The smallest parts: drop-downs show all they have, and the wheel leaves them alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from gui.widgets.basics import ChoiceBox


@pytest.fixture
def box(qtbot, dressed):
    made = ChoiceBox(8)
    made.addItems(["Naive (values first)", "KAPRA (patterns first)", "a third", "a fourth"])
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize("entries", [2, 3, 4, 8])
def test_a_drop_down_shows_all_its_entries(box, entries):
    box.clear()
    box.addItems([f"entry {n}" for n in range(entries)])
    box.showPopup()
    QApplication.processEvents()
    view = box.view()
    last = view.visualRect(view.model().index(entries - 1, 0))
    seen = view.viewport().rect()
    assert seen.top() <= last.top() and last.bottom() <= seen.bottom()
    assert view.sizeHintForColumn(0) <= seen.width()
    box.hidePopup()


def test_the_wheel_changes_nothing_without_a_click(box):
    spin = QWheelEvent(
        QPointF(5, 5),
        QPointF(box.mapToGlobal(QPoint(5, 5))),
        QPoint(0, 0),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    box.clearFocus()  # it is alone in its window and has it from the start
    QApplication.sendEvent(box, spin)
    assert box.currentIndex() == 0
