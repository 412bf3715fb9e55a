"""A title longer than its plot goes on in a second line; what waits says that it waits."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import capture_exceptions

from gui.plots.frame import Frame
from gui.plots.listing import Listing

LONG = "One per cent of the cases are longer than a thousand events, which is a long sentence"


@pytest.fixture
def frame(qtbot, dressed):
    made = Frame()
    qtbot.addWidget(made)
    made.resize(320, 300)
    made.show()
    made.show_plot()
    return made


def test_a_long_title_stays_inside_its_plot(frame, qtbot):
    frame.headline(LONG)
    frame._settle()
    QApplication.processEvents()
    title = frame.plot.titleLabel
    assert title.itemRect().width() <= frame.canvas.width()
    assert title.item.toPlainText() == LONG
    assert title.itemRect().height() > 30
    qtbot.waitUntil(lambda: title.height() >= title.itemRect().height())
    frame.headline("Short")
    frame._settle()
    qtbot.waitUntil(lambda: frame.plot.titleLabel.height() <= 31)


@pytest.mark.parametrize("made", [Frame, Listing])
def test_a_panel_that_waits_for_its_view_says_so(qtbot, dressed, made):
    class Waiting(made):
        view = "something"
        empty = "Open a file to see something."

    panel = Waiting()
    qtbot.addWidget(panel)
    assert panel._empty.text() == "Open a file to see something."
    panel.refresh()
    assert panel._empty.text() == "Being computed…"
    panel.clear()
    assert panel._empty.text() == "Open a file to see something."


def test_a_plot_with_a_title_is_taken_apart(qtbot, dressed):
    """The title was laid out by its dying plot and asked for it: an error in C, or the end of the program."""
    made = Frame()
    made.resize(320, 300)
    made.show()
    made.show_plot()
    made.headline(LONG)
    made._settle()
    QApplication.processEvents()
    with capture_exceptions() as errors:
        shiboken6.delete(made)
    assert errors == []
