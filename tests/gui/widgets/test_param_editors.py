"""A choice in little room."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionComboBox

from engine.core import params
from engine.core.params import field_text
from gui.base import i18n
from gui.widgets.basics import ChoiceBox
from gui.widgets.param_editors import TextEditor

LONG = "M" * 60


@dataclass(frozen=True)
class Words:
    rank: str = field_text("Rank", default="0.5", help="How much.")
    prefix: str = field_text("Prefix", default="", help="What stands before it.")


@pytest.fixture
def box(qtbot, dressed):
    made = ChoiceBox(8)
    qtbot.addWidget(made)
    made.addItems(["", "short", LONG])
    made.resize(160, 30)
    made.show()
    return made


def field_of(box: ChoiceBox) -> QRect:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    kind, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(kind, option, part, box)


def inked(box: ChoiceBox, text: str) -> list[int]:
    """The columns of the field with letters in them."""
    box.setCurrentText("")
    blank = box.grab().toImage()
    box.setCurrentText(text)
    written, field = box.grab().toImage(), field_of(box)
    lines = range(field.top(), field.bottom() + 1)
    columns = range(field.left(), field.right() + 1)
    return [x for x in columns if any(written.pixel(x, y) != blank.pixel(x, y) for y in lines)]


def test_a_long_text_ends_in_dots_before_its_field_does(box):
    short, long = inked(box, "short"), inked(box, LONG)
    assert short[-1] < long[-1] < field_of(box).right() - 2
    assert box.sizeHint().width() < 200  # not as wide as the longest text


def wheel(box: ChoiceBox) -> bool:
    """Turn the wheel down over the box; whether the box took it."""
    middle = QPointF(box.rect().center())
    event = QWheelEvent(
        middle,
        box.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, event)
    return event.isAccepted()


def test_the_wheel_scrolls_the_page_and_changes_nothing(box, qtbot):
    """A technique, or how gaps are filled, must not change under a pointer that passes by."""
    box.setCurrentIndex(1)
    box.clearFocus()
    assert not wheel(box) and box.currentIndex() == 1
    assert not box.hasFocus()
    box.setFocus()
    qtbot.waitUntil(box.hasFocus)
    assert wheel(box) and box.currentIndex() == 2


def test_a_number_in_a_field_of_words_is_written_as_the_language_writes_it(qtbot):
    """In German *Rank* said 0.5 under a noise of 0,9; a name that looks like a number stays as it is."""
    i18n.start("de")
    try:
        editor, other = (TextEditor(field) for field in params.fields(Words))
        for one, given, shown in ((editor, "0.25", "0,25"), (editor, "full", "full"), (other, "0.5", "0.5")):
            qtbot.addWidget(one)
            one.set_value(given)
            assert one._edit.text() == shown and one.value() == given
    finally:
        i18n.start("en")
