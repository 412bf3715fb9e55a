"""Errors with their ways out, readable at any width."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from engine.core.errors import Remedy, SfumatoError
from gui.widgets.message_bar import MessageBar

NAMES = ("patient_id", "postcode", "admission_department_code", "date_of_birth", "diagnosis")


@pytest.mark.parametrize("width", [420, 700, 1340])
def test_no_button_of_a_remedy_is_cut_and_the_words_have_room(qtbot, dressed, width):
    """ "atient_id is the activi" stood on a button, and the text in a column of 70 pixels."""
    around = QWidget()
    qtbot.addWidget(around)
    bar = MessageBar()
    QVBoxLayout(around).addWidget(bar)
    around.setFixedWidth(width)
    remedies = tuple(Remedy(f"{name} is the activity", {"activity": name}) for name in NAMES)
    bar.show_error(SfumatoError("no column was recognised as the activity", remedies=remedies))
    around.show()
    buttons = [one for one in bar.findChildren(QPushButton) if one.text().endswith("is the activity")]
    assert len(buttons) == len(NAMES)

    def whole(button):
        right = button.mapTo(around, button.rect().topRight()).x()
        return button.width() >= button.sizeHint().width() and right <= width

    qtbot.waitUntil(lambda: all(whole(button) for button in buttons))
    assert bar._words.width() > 0.5 * width
