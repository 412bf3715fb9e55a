"""A checkbox whose words wrap."""

from __future__ import annotations

from gui.widgets.wrapping_checkbox import WrappingCheckBox

WORDS = "I have looked at the result: it is useful for its purpose, and this may leave"


def test_words_go_on_in_another_line_and_come_back(qtbot):
    tick = WrappingCheckBox(WORDS)
    qtbot.addWidget(tick)
    tick.resize(2000, 30)
    tick.show()
    assert tick.text() == WORDS
    low = tick.sizeHint().height()
    tick.resize(200, 30)
    lines = tick.text().split("\n")
    assert len(lines) > 2 and " ".join(lines) == WORDS
    assert max(tick.fontMetrics().horizontalAdvance(line) for line in lines) < 200
    assert tick.sizeHint().height() > low
    assert tick.accessibleName() == WORDS
    tick.resize(2000, 30)
    assert tick.text() == WORDS
