"""A steward's session as a program of its own: the real application, driven from inside.

    python session.py begin OUT KIND=FILE …    open, run, lose the worker, run again, look, and be killed
                                               while the first release is being written
    python session.py restore OUT              take back what was cut off, look, release, quit

What `begin` corrected of the reading is given as JSON in the variable CORRECTIONS, by kind.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from gui import app
from gui.window import Window
from gui.workspace.workflow import Step
from gui.workspace.workspace import Workspace

SEED = 7
Walk = Iterator[Callable[[], Any]]  # each a condition to wait for


def begin(window: Window, out: Path, files: list[str]) -> Walk:
    corrections = json.loads(os.environ.get("CORRECTIONS", "{}"))
    for given in files:
        key, _, path = given.partition("=")
        workspace = window.show_kind(key)
        workspace.open_files([path], corrections.get(key))
        yield idle(workspace)
        assert workspace.source is not None, workspace.message.text
        workspace.setup.set_values({"seed": SEED})
        yield from lose_worker(workspace)
        yield from run(workspace)
        yield from look(workspace)
        workspace.undo_history.note()
    for workspace in window.workspaces.values():
        yield from sign(workspace, out)
        workspace.release_page.give_order()
        written, done = lambda: any(out.glob("*/.sfumato-*/release/*")), idle(workspace)
        yield lambda written=written, done=done: written() or done()
        assert workspace.busy, "it was released before it could be interrupted"
        os.kill(os.getpid(), signal.SIGKILL)


def restore(window: Window, out: Path, _files: list[str]) -> Walk:
    window.message._buttons.itemAt(0).widget().click()
    for workspace in [one for one in window.workspaces.values() if one.paths]:
        window.show_kind(workspace.kind.key)
        yield idle(workspace)
        (remembered,) = workspace.results.history.runs
        workspace.look_at(remembered)
        yield idle(workspace)
        yield from look(workspace)
        yield from sign(workspace, out)
        workspace.release_page.give_order()
        yield idle(workspace)
        assert (out / workspace.kind.key / "release").is_dir(), workspace.message.text
    window.close()


def idle(workspace: Workspace) -> Callable[[], bool]:
    return lambda: not workspace.busy and not workspace.jobs.fetching


def lose_worker(workspace: Workspace) -> Walk:
    workspace.run()
    pid = workspace.jobs.worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    yield idle(workspace)
    assert "unexpectedly" in workspace.message.text, workspace.message.text


def run(workspace: Workspace) -> Walk:
    workspace.run()
    yield idle(workspace)
    assert workspace.summary is not None, workspace.message.text


def look(workspace: Workspace) -> Walk:
    for index in range(workspace.panel_tabs.count()):
        workspace.panel_tabs.setCurrentIndex(index)
        yield idle(workspace)


def sign(workspace: Workspace, out: Path) -> Walk:
    workspace.go(Step.RELEASE)
    yield idle(workspace)
    page = workspace.release_page
    page.folder.setText(str(out / workspace.kind.key))
    for line in page.gate.lines:
        line.reason.setText("accepted in this test")
    page.gate.seen.setChecked(True)
    assert page.button.isEnabled(), page._open_point.text()


class Driver:
    """Takes the next step as soon as what it waits for holds; what goes wrong ends the program."""

    def __init__(self, begin: Callable[[Window], Walk]) -> None:
        self.begin, self.timer = begin, QTimer()
        self.walk: Walk | None = None
        self.holds: Callable[[], Any] = lambda: True
        self.timer.timeout.connect(self.go)
        self.timer.start(10)

    def go(self) -> None:
        try:
            self._go()
        except StopIteration:
            self.timer.stop()
        except BaseException:
            sys.excepthook(*sys.exc_info())
            os._exit(3)

    def _go(self) -> None:
        if self.walk is None:
            self.walk = self.begin(next(w for w in QApplication.topLevelWidgets() if isinstance(w, Window)))
        if self.holds():
            self.holds = next(self.walk)


def drive(walk: Callable[[Window], Walk]) -> int:
    """Sfumato as main.py starts it, walked through."""
    app.make_application(["sfumato"])
    driver = Driver(walk)
    code = app.main()
    del driver
    return code


def main() -> int:
    walk = {"begin": begin, "restore": restore}[sys.argv[1]]
    return drive(lambda window: walk(window, Path(sys.argv[2]), sys.argv[3:]))


if __name__ == "__main__":
    sys.exit(main())
