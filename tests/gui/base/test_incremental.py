"""Work in steps lets everything else have its turn in between."""

from __future__ import annotations

import threading
from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from engine.core.worker import Done
from gui.base.incremental import Increments, paint_later, soon
from gui.jobs.job import Job, Mailbox


@pytest.fixture
def owner(qapp):
    return QObject()


@pytest.fixture
def life(qapp):
    """What happened, with a tick for every turn of the event loop."""
    happened: list[str] = []
    ticks = QTimer(interval=0)
    ticks.timeout.connect(lambda: happened.append("tick"))
    ticks.start()
    yield happened
    ticks.stop()


def apart(happened: list[str], what: str) -> bool:
    """Whether the window had a turn between any two of these."""
    places = [place for place, name in enumerate(happened) if name == what]
    return len(places) > 1 and all(b - a > 1 for a, b in pairwise(places))


def test_a_turn_between_two_steps(life, owner, qtbot):
    def steps():
        for _ in range(4):
            life.append("step")
            yield

    turns = Increments(owner)
    with qtbot.waitSignal(turns.ended):
        turns.begin(steps())
    assert life.count("step") == 4 and apart(life, "step")


def test_what_is_left_can_be_done_at_once(life, owner, qtbot):
    turns = Increments(owner)
    turns.ended.connect(lambda: life.append("ended"))
    turns.begin(life.append("step") for _ in range(3))
    life.clear()
    turns.finish()
    assert life == ["step", "step", "step", "ended"] and not turns.running


def test_soon_is_the_next_turn_and_not_after_the_end_of_its_owner(life, owner, qtbot):
    gone = QObject()
    soon(gone, lambda: life.append("gone"))
    soon(owner, lambda: life.append("kept"))
    gone.deleteLater()
    assert "kept" not in life
    qtbot.waitUntil(lambda: "kept" in life)
    qtbot.waitUntil(lambda: life.count("tick") > 3)
    assert "gone" not in life


def test_messages_of_a_worker_come_one_a_turn(life, owner, qtbot):
    post = Mailbox(owner)
    jobs = [Job(post, "run", ()) for _ in range(4)]
    for job in jobs:
        job.returned.connect(life.append)
    writer = threading.Thread(target=lambda: [post.put(job.ticket, Done("answer")) for job in jobs])
    writer.start()
    writer.join()
    qtbot.waitUntil(lambda: life.count("answer") == 4)
    assert apart(life, "answer")


def test_what_is_made_now_is_painted_in_another_turn(life, qtbot):
    class Painted(QWidget):
        def paintEvent(self, _event):
            life.append("painted")

    widget = Painted()
    qtbot.addWidget(widget)
    widget.show()
    qtbot.waitUntil(lambda: "painted" in life)
    life.clear()
    QTimer.singleShot(0, lambda: (life.append("made"), widget.update(), paint_later(widget)))
    qtbot.waitUntil(lambda: "painted" in life)
    assert "tick" in life[life.index("made") : life.index("painted")]
    assert widget.updatesEnabled() and life.count("painted") == 1
