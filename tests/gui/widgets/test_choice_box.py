"""A choice in little room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox

from gui.widgets.basics import ChoiceBox

LONG = "M" * 60


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
