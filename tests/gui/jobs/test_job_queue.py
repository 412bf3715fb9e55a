"""Looks of panels: what is no longer on show is neither drawn nor kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, Signal

from gui.base.panel import Panel
from gui.jobs.job_queue import JobQueue


class Look(QObject):
    snapshot, returned, errored = Signal(object), Signal(object), Signal(object, str)
    cancelled, finished = Signal(), Signal()


class Shown(Panel):
    view = "points"

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[str] = []

    def draw(self, value: str) -> None:
        self.drawn.append(value)


@pytest.fixture
def looks(qtbot):
    """A queue whose worker only keeps what it is to do, in order."""
    jobs = JobQueue()
    sent: list[Look] = []
    jobs.worker.submit = lambda *_arguments: (sent.append(Look(jobs)), sent[-1])[1]
    panel = Shown()
    qtbot.addWidget(panel)
    yield jobs, panel, sent
    jobs.worker.close()


@pytest.mark.parametrize("forget", ["drop_requests", "clear_cache"])
def test_what_a_look_under_way_brings_is_not_drawn_once_it_is_forgotten(looks, forget):
    jobs, panel, sent = looks
    jobs.request_view(panel, "run 1", "points", {})
    getattr(jobs, forget)()
    jobs.request_view(panel, "run 2", "points", {})
    sent[0].returned.emit("of run 1")
    sent[0].finished.emit()
    assert panel.drawn == []
    sent[1].returned.emit("of run 2")
    sent[1].finished.emit()
    assert panel.drawn == ["of run 2"] and not jobs.fetching
    jobs.request_view(panel, "run 1", "points", {})
    assert len(sent) == 3, "an answer nobody wanted was kept"


def test_a_look_that_was_stopped_is_taken_up_again_unless_it_is_forgotten(looks):
    jobs, panel, sent = looks
    jobs.request_view(panel, "run 1", "points", {})
    sent[0].cancelled.emit()
    sent[0].finished.emit()
    assert len(sent) == 2
    jobs.drop_requests()
    sent[1].cancelled.emit()
    sent[1].finished.emit()
    assert len(sent) == 2 and not jobs.fetching
