"""A window at the end of its test: closed and taken apart at once, as the program does it (gui/app.py)."""

from __future__ import annotations

import shiboken6

from gui.window import Window


def end(window: Window) -> None:
    for workspace in window.workspaces.values():  # so that closing does not ask
        workspace.jobs.close()
    window.close()
    shiboken6.delete(window)  # now: one that lingers is dressed again, and may crash when Python finds it
