from __future__ import annotations

import pytest

from engine.core import progress as progress_module
from engine.core.errors import Cancelled
from engine.core.progress import Listener, Progress, Update


class Ears(Listener):
    def __init__(self, stop_after: int | None = None):
        self.updates: list[Update] = []
        self.snapshots: list[object] = []
        self._stop_after = stop_after

    def update(self, update):
        self.updates.append(update)

    def snapshot(self, snapshot):
        self.snapshots.append(snapshot)

    def cancelled(self):
        return self._stop_after is not None and len(self.updates) >= self._stop_after


@pytest.fixture(autouse=True)
def every_update(monkeypatch):
    monkeypatch.setattr(progress_module, "INTERVAL", 0)


def test_parts_divide_the_whole_and_carry_their_phase():
    ears = Ears()
    whole = Progress(ears)
    first = whole.part("read", 0.25)
    first.report(1)
    second = whole.part("work", 0.75)
    inner = second.part("", 0.5)
    inner.report(1)
    seen = [(u.phase, round(u.fraction, 3)) for u in ears.updates]
    assert seen == [("read", 0), ("read", 0.25), ("work", 0.25), ("work", 0.25), ("work", 0.625)]


def test_fractions_never_leave_their_part():
    ears = Ears()
    part = Progress(ears).part("p", 0.5)
    part.report(7)
    part.report(-1)
    assert {u.fraction for u in ears.updates} == {0.0, 0.5}


def test_cancel_is_heard_at_the_next_report():
    whole = Progress(Ears(stop_after=2))
    whole.report(0.1)
    whole.report(0.2)
    with pytest.raises(Cancelled):
        whole.report(0.3)


def test_snapshots_are_made_only_when_somebody_looks():
    def made():
        raise AssertionError("nobody looks")

    Progress().snapshot(made)
    ears = Ears()
    Progress(ears).snapshot(lambda: 42)
    assert ears.snapshots == [42]


def test_updates_are_throttled(monkeypatch):
    monkeypatch.setattr(progress_module, "INTERVAL", 3600)
    ears = Ears()
    whole = Progress(ears)
    for step in range(100):
        whole.report(step / 100)
    whole.report(1)
    assert [u.fraction for u in ears.updates] == [0, 1]


def test_time_left_is_said_once_there_is_something_to_judge_by():
    assert Update(0.01, "", "", 10).remaining is None
    assert Update(0.25, "", "", 10).remaining == pytest.approx(30)
