"""The time left is honest: while a phase says nothing, it grows instead of standing still."""

from __future__ import annotations

import re

import pytest

from engine.core.progress import Update
from gui.widgets.progress_strip import ProgressStrip


@pytest.fixture
def strip(qtbot, dressed):
    made = ProgressStrip()
    qtbot.addWidget(made)
    made.begin("Running")
    return made


def seconds(strip) -> int:
    return int(re.search(r"(\d+) s left", strip._left.text())[1])


def test_the_time_left_grows_while_nothing_is_heard(strip, monkeypatch):
    strip.show_update(Update(0.5, "Fitting", "", 4.0))
    before = seconds(strip)
    monkeypatch.setattr(strip._since, "elapsed", lambda: 16_000)
    strip._tick.timeout.emit()
    assert before == 4 and seconds(strip) == 20


def test_what_has_ended_is_no_longer_estimated(strip):
    strip.show_update(Update(0.5, "Fitting", "", 4.0))
    strip.end()
    assert not strip._tick.isActive() and not strip.running
