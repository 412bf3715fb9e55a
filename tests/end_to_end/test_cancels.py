"""Two hundred cancels at random moments, over all techniques and all that a steward waits for.

Each is answered within a second; afterwards every workspace works, no process and no shared memory is left.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

import psutil
import pytest
import shiboken6
from PySide6.QtCore import QEventLoop, QTimer

from engine.core import params
from engine.core.technique import all_techniques, find_kind
from gui.base.settings import Settings
from gui.window import Window
from tests.signing import ReleaseOptions
from tests.windows import end

CANCELS = 200
ANSWERED = 1.0  # seconds
PATIENCE = 120_000

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(3600),
    pytest.mark.skipif(sys.platform != "linux", reason="looks for shared memory where Linux keeps it"),
]


class Steward:
    """Starts something, changes their mind, and looks at the clock."""

    def __init__(self, qtbot, window: Window, folder: Path):
        self.qtbot, self.window, self.folder = qtbot, window, folder
        self.chance = random.Random(20)
        self.lasts: dict[str, float] = {}  # seconds, by what is done
        self.seed = 0

    def load(self, technique) -> None:
        workspace = self.workspace = self.window.show_kind(find_kind(technique.key).key)
        if workspace.source is None:
            workspace.open_sample()
            self.wait()
        assert workspace.source is not None, workspace.message.text

    def start(self, technique, what: str) -> None:
        """Begin an errand that has not been done before: results that are known come at once."""
        self.seed += 1
        self.workspace.setup.show_task(technique.key, params.as_dict(technique.Params()), self.seed)
        if what == "open":
            self.workspace.open_sample()
        else:
            self.workspace.run()
        if what == "release":
            self.wait()
            self.workspace.release_controller.release(ReleaseOptions(str(self.folder / str(self.seed))))

    def whole(self, technique, what: str) -> None:
        self.start(technique, what)
        began = time.perf_counter()
        self.wait()
        self.lasts[f"{technique.key} {what}"] = time.perf_counter() - began

    def cancelled(self, technique, what: str) -> float | None:
        """How long the answer took; None where there was nothing to cancel any more."""
        self.start(technique, what)
        self.pause(self.chance.uniform(0, self.lasts[f"{technique.key} {what}"]))
        if not self.workspace.busy:
            return None
        began = time.perf_counter()
        self.workspace.cancel()
        self.wait()
        return time.perf_counter() - began

    def pause(self, seconds: float) -> None:
        loop = QEventLoop()
        QTimer.singleShot(round(1000 * seconds), loop.quit)
        loop.exec()

    def wait(self) -> None:
        self.qtbot.waitUntil(lambda: not self.workspace.busy, timeout=PATIENCE)


@pytest.fixture
def steward(qtbot, qapp, tmp_path):
    window = Window(Settings(tmp_path / "settings" / "sfumato.ini"))
    window.show()
    made = Steward(qtbot, window, tmp_path / "out")
    yield made
    if shiboken6.isValid(window):
        end(window)


def shared_memory() -> set[str]:
    return {path.name for path in Path("/dev/shm").glob("psm_*")}


def processes() -> list[psutil.Process]:
    """Ours, but for the one that Python keeps to tidy up shared memory."""
    ours = psutil.Process().children(recursive=True)
    return [one for one in ours if "resource_tracker" not in " ".join(one.cmdline())]


def test_two_hundred_cancels(steward, qtbot):
    known, before = shared_memory(), processes()
    ways = [(technique, what) for technique in all_techniques() for what in ("run", "release", "open")]
    for technique, what in ways:
        steward.load(technique)
        steward.whole(technique, what)
    taken: list[tuple[float, str]] = []
    while len(taken) < CANCELS:
        technique, what = steward.chance.choice(ways)
        steward.load(technique)
        seconds = steward.cancelled(technique, what)
        if seconds is not None:
            taken.append((seconds, f"{technique.key} {what}"))
    late = [one for one in taken if one[0] > ANSWERED]
    print("longest:", sorted(taken, reverse=True)[:5], "median:", sorted(taken)[len(taken) // 2])
    assert not late
    for technique in all_techniques():
        steward.load(technique)
        steward.start(technique, "run")
        steward.wait()
        run = steward.workspace.summary
        assert run is not None and run.task.seed == steward.seed, steward.workspace.message.text
    written = {path.name for path in steward.folder.iterdir()} if steward.folder.exists() else set()
    halves = [name for name in written if not (steward.folder / name / "release" / "manifest.json").exists()]
    assert not halves
    qtbot.waitUntil(lambda: shared_memory() <= known, timeout=PATIENCE)
    steward.window.close()
    qtbot.waitUntil(lambda: not [one for one in processes() if one not in before], timeout=PATIENCE)
