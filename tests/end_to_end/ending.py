"""Sfumato closed in the middle of something: python ending.py MOMENT KIND."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from pathlib import Path

import shiboken6
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsWidget, QMessageBox

from gui.base.panel import Panel
from gui.window import Window
from gui.workspace.workspace import Workspace
from tests.end_to_end.session import Walk, drive, idle, sign


def making(_workspace: Workspace) -> Walk:
    """The workspace has only some of its parts."""
    yield from ()


def reading(workspace: Workspace) -> Walk:
    yield lambda: workspace.busy


def building(workspace: Workspace) -> Walk:
    """Some panels are on their tabs, one is made and belongs to nobody yet, others are not there."""
    yield lambda: workspace.panel_tabs.panels
    yield lambda: any(isinstance(widget, Panel) for widget in QApplication.topLevelWidgets())


def running(workspace: Workspace) -> Walk:
    yield lambda: workspace.source is not None and not workspace.busy
    workspace.run()
    yield lambda: workspace.busy


def asking(workspace: Workspace) -> Walk:
    """Panels wait for what they show of a run."""
    yield from running(workspace)
    yield lambda: workspace.summary is not None and workspace.jobs.fetching


def sweeping(workspace: Workspace) -> Walk:
    yield from running(workspace)
    yield idle(workspace)
    assert workspace.sweep_controller is not None
    workspace.sweep_controller.start()
    yield lambda: workspace.sweep_controller.panel.swept


def releasing(workspace: Workspace) -> Walk:
    yield from running(workspace)
    yield idle(workspace)
    yield from sign(workspace, Path.cwd())
    workspace.release_page.give_order()
    yield lambda: workspace.busy


def verifying(workspace: Workspace) -> Walk:
    """A process of its own looks at the files as they were written."""
    yield from releasing(workspace)
    yield idle(workspace)
    workspace.release_page.released.verify()


MOMENTS: dict[str, Callable[[Workspace], Walk]] = {
    walk.__name__: walk
    for walk in (making, reading, building, running, asking, sweeping, releasing, verifying)
}


def close_then(moment: str, key: str, window: Window) -> Walk:
    window.show_welcome()
    window.try_sample(key)
    shown = window.tabs.currentWidget()
    assert isinstance(shown, Workspace)
    yield from MOMENTS[moment](shown)
    QTimer.singleShot(0, window.close)
    yield lambda: isinstance(QApplication.activeModalWidget(), QMessageBox)  # where it was still at work
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, QMessageBox)
    asked.button(QMessageBox.StandardButton.Yes).click()


def main() -> int:
    code = drive(lambda window: close_then(sys.argv[1], sys.argv[2], window))
    plots = [made for made in gc.get_objects() if isinstance(made, QGraphicsWidget)]
    for left in filter(shiboken6.isValid, plots):
        print("left for PySide to take apart:", left, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
