"""The smallest parts: drop-downs show all they have, and the wheel leaves them alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget

from gui.widgets.basics import Button, ChoiceBox, SearchField


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


def test_a_search_is_never_narrower_than_what_it_asks_for(qtbot, dressed):
    """Beside a long sentence it was "Sear…" at 1366×768."""
    around, search = QWidget(), SearchField("Search activities")
    qtbot.addWidget(around)
    line = QHBoxLayout(around)
    line.addWidget(QLabel("600 cases, 180 variants; 107 cases are unique (18 %) " * 3, wordWrap=True), 1)
    line.addWidget(search, 1)
    around.resize(300, 60)
    around.show()
    assert search.width() >= search.fontMetrics().horizontalAdvance("Search activities") + 30


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_presses_a_button_as_space_does(qtbot, dressed, key):
    """Who walked to Release by Tab and pressed Enter saw nothing happen."""
    pressed = []
    button = Button("Release", press=lambda: pressed.append(1))
    qtbot.addWidget(button)
    button.show()
    qtbot.keyClick(button, key)
    assert pressed == [1]
