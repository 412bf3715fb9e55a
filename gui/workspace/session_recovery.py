"""A session that was cut off comes back: files, choices and runs as recipes, never data.

Every instance writes a file of its own under a lock of its own; one whose lock nobody holds any more was
cut off. A session that ends well leaves nothing. One that was cut off is offered once, without forcing it.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile, QObject, Signal

from engine.core.errors import Remedy
from gui.base.settings import Settings, write_whole
from gui.widgets.history import RunMark
from gui.widgets.message_bar import MessageBar
from gui.workspace.undo import plain_task, remembered_run
from gui.workspace.workspace import Workspace

FORMAT = 1


class SessionRecovery(QObject):
    said = Signal(str)

    def __init__(
        self,
        settings: Settings,
        bring_back: Callable[[str, dict[str, Any]], None],
        parent: QObject,
    ):
        super().__init__(parent)
        self._session = Session(settings.file.parent / "sessions")
        self._bar: MessageBar | None = None
        self._offered = ""  # what was last said
        self._bring_back = bring_back
        self._workspaces: dict[str, Workspace] = {}
        self._complained = False

    def speak_through(self, bar: MessageBar) -> None:
        """What is on offer is offered again there."""
        former, self._bar = self._bar, bar
        bar.remedy.connect(self._answered)
        if former is not None and self._offered and former.text == self._offered:
            self.offer()

    def watch(self, key: str, workspace: Workspace) -> None:
        self._workspaces[key] = workspace
        workspace.undo_history.settled.connect(self.save)
        workspace.results.history.annotated.connect(self.save)

    def save(self) -> None:
        # the one on show comes back last, and so is on show again
        order = sorted(self._workspaces.items(), key=lambda one: one[1].isVisible())
        states = {key: kept(workspace) for key, workspace in order}
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
            kinds = read(path)
            names = [Path(one).name for state in kinds.values() for one in state["paths"][:1]]
            if not names:
                forget(path)
                continue
            words = self.tr("The last session ended unexpectedly. Bring back {files}?")
            hint = self.tr(
                "Files, parameters, roles and the list of runs come back; results are computed again."
            )
            remedies = (
                Remedy(self.tr("Bring it back"), {"session": str(path), "wanted": True}),
                Remedy(self.tr("Forget it"), {"session": str(path), "wanted": False}),
            )
            assert self._bar is not None
            self._offered = words.format(files=", ".join(names))
            self._bar.say("info", self._offered, hint, remedies)
            self._bar.focus_first()
            return

    def _answered(self, remedy: Remedy) -> None:
        path = Path(str(remedy.changes["session"]))
        if remedy.changes["wanted"]:
            for key, state in read(path).items():
                self._bring_back(key, state)
            self.save()  # what came back is kept again before it is forgotten there
        forget(path)

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
        "runs": [
            plain_task(run.task) | history.mark_of(run)._asdict()
            for history in (workspace.results.history,)
            for run in history.runs
        ],
    }


def bring_back(workspace: Workspace, state: Mapping[str, Any]) -> None:
    """Stand where another session stood; runs are computed again when they are looked at."""
    for plain in reversed(state["runs"]):
        told = str(plain.get("time", "")), str(plain.get("note", ""))
        mark = RunMark(int(plain.get("number", 1)), *told)
        workspace.results.history.add(remembered_run(workspace.kind, plain), mark)
    workspace.open_files(state["paths"], state["corrections"])
    workspace.setup.show_task(state["technique"], dict(state["params"]), state["seed"])


# ── the file of a session ─────────────────────────────────────────────────────────────────────


class Session:
    def __init__(self, folder: Path):
        self.folder = folder
        self._file = folder / f"{os.getpid()}-{secrets.token_hex(4)}.json"
        self._lock: QLockFile | None = None
        self._written = ""

    def save(self, kinds: Mapping[str, Any]) -> None:
        """Write what stands, whole or not at all. Raises OSError."""
        text = json.dumps({"format": FORMAT, "kinds": dict(kinds)}, ensure_ascii=False, indent=1)
        if text == self._written or (not kinds and not self._written):
            return
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self._lock is None:
            self._lock = _lock(self._file)
        write_whole(self._file, text)
        self._written = text

    def close(self) -> None:
        """The session ended well."""
        self._file.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
        if self.folder.is_dir() and not any(self.folder.iterdir()):
            self.folder.rmdir()

    def cut_off(self) -> list[Path]:
        """Sessions that nobody holds any more, the latest first."""
        found = [path for path in self.folder.glob("*.json") if path != self._file and _abandoned(path)]
        return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def read(path: Path) -> dict[str, Any]:
    """What stood, by kind; empty where the file cannot be understood."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    known = isinstance(found, dict) and found.get("format") == FORMAT and isinstance(found.get("kinds"), dict)
    return found["kinds"] if known else {}


def forget(path: Path) -> None:
    path.unlink(missing_ok=True)
    _lock_path(path).unlink(missing_ok=True)


def _lock_path(path: Path) -> Path:
    return path.with_suffix(".lock")


def _lock(path: Path) -> QLockFile | None:
    lock = QLockFile(str(_lock_path(path)))
    lock.setStaleLockTime(0)  # held as long as its process lives, however long that is
    return lock if lock.tryLock(0) else None


def _abandoned(path: Path) -> bool:
    lock = _lock(path)
    if lock is None:
        return False
    lock.unlock()
    return True
