"""Windows in tests: waiting for them in fixtures, and their end, as the program does it (gui/app.py)."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QEventLoop, QTimer

from gui.window import Window

HELD = 1


def end(window: Window) -> None:
    for workspace in window.workspaces.values():  # so that closing does not ask
        workspace.jobs.close()
    window.close()
    shiboken6.delete(window)  # now: one that lingers is dressed again, and may crash when Python finds it


def wait_until(holds, most: int = 120_000) -> None:
    """As qtbot.waitUntil, for fixtures that outlive a test; `most` in milliseconds."""
    loop, look = QEventLoop(), QTimer()
    look.timeout.connect(lambda: holds() and loop.exit(HELD))
    look.start(10)
    deadline = QTimer(singleShot=True)  # ends with this wait, and not two minutes later
    deadline.timeout.connect(loop.quit)
    deadline.start(most)
    assert loop.exec() == HELD  # not asked again: a panel may have begun to fetch the next view by now
