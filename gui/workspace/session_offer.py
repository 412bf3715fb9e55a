"""Keeps the session while it lasts, and offers one that was cut off, once, without forcing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.core.errors import Remedy
from gui.base.settings import Settings
from gui.widgets.message_bar import MessageBar
from gui.workspace import session_recovery
from gui.workspace.session_recovery import Session
from gui.workspace.undo import plain_task, remembered_run
from gui.workspace.workspace import Workspace


class SessionRecovery(QObject):
    said = Signal(str)

    def __init__(
        self,
        settings: Settings,
        bar: MessageBar,
        bring_back: Callable[[str, dict[str, Any]], None],
        parent: QObject,
    ):
        super().__init__(parent)
        self._session = Session(settings.file.parent / "sessions")
        self._bar, self._bring_back = bar, bring_back
        self._workspaces: dict[str, Workspace] = {}
        self._complained = False
        bar.remedy.connect(self._answered)

    def watch(self, key: str, workspace: Workspace) -> None:
        self._workspaces[key] = workspace
        workspace.memory.settled.connect(self.save)

    def save(self) -> None:
        states = {key: kept(workspace) for key, workspace in self._workspaces.items()}
        try:
            self._session.save({key: state for key, state in states.items() if state is not None})
            self._complained = False
        except OSError as error:
            if not self._complained:  # once: the work itself goes on
                words = self.tr("The session cannot be kept for later: {why}")
                self.said.emit(words.format(why=error.strerror or error))
            self._complained = True

    def offer(self) -> None:
        """Say that a session was cut off, if one was."""
        for path in self._session.cut_off():
            kinds = session_recovery.read(path)
            names = [Path(one).name for state in kinds.values() for one in state["paths"][:1]]
            if not names:
                session_recovery.forget(path)
                continue
            words = self.tr("The last session ended unexpectedly. Bring back {files}?")
            hint = self.tr(
                "Files, parameters, roles and the list of runs come back; results are computed again."
            )
            remedies = (
                Remedy(self.tr("Bring it back"), {"session": str(path), "wanted": True}),
                Remedy(self.tr("Forget it"), {"session": str(path), "wanted": False}),
            )
            self._bar.say("info", words.format(files=", ".join(names)), hint, remedies)
            return

    def _answered(self, remedy: Remedy) -> None:
        path = Path(str(remedy.changes["session"]))
        if remedy.changes["wanted"]:
            for key, state in session_recovery.read(path).items():
                self._bring_back(key, state)
            self.save()  # what came back is kept again before it is forgotten there
        session_recovery.forget(path)

    def close(self) -> None:
        self._session.close()


def kept(workspace: Workspace) -> dict[str, Any] | None:
    """Files, choices and runs as plain values; None where no file is open."""
    if not workspace.paths:
        return None
    made = workspace.choices()
    return {
        "paths": list(workspace.paths),
        "corrections": workspace.corrections,
        "technique": made.technique if made else workspace.setup.technique.key,
        "params": made.values if made else {},
        "seed": made.seed if made else None,
        "runs": [plain_task(run.task) for run in workspace.results.history.runs],
    }


def bring_back(workspace: Workspace, state: Mapping[str, Any]) -> None:
    """Stand where another session stood; runs are computed again when they are looked at."""
    for plain in reversed(state["runs"]):
        workspace.results.history.add(remembered_run(workspace.kind, plain))
    workspace.open_files(state["paths"], state["corrections"])
    workspace.setup.show_task(state["technique"], dict(state["params"]), state["seed"])
