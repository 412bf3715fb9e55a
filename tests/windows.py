"""Windows in tests: waiting for them in fixtures, and their end, as the program does it (gui/app.py)."""

from __future__ import annotations

from collections.abc import Iterator

import shiboken6
from PySide6.QtCore import QEventLoop, QTimer

from gui.plots.panel_group import PanelPages
from gui.window import Window
from gui.workspace.workspace import Workspace

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


def panels_in_turn(workspace: Workspace) -> Iterator[str]:
    """Every tab and every page of it, one after another on show; yields its name."""
    tabs = workspace.panel_tabs
    for index in range(tabs.count()):
        tabs.setCurrentIndex(index)
        tab = tabs.currentWidget()
        if not isinstance(tab, PanelPages):
            yield tabs.tabText(index)
            continue
        for page in range(tab.pages.count()):
            tab.pages.setCurrentIndex(page)
            yield f"{tabs.tabText(index)}, {tab.pages.tabText(page)}"
