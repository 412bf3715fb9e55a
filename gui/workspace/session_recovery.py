"""A session that was cut off comes back: files, choices and runs as recipes, never data.

Every instance writes a file of its own under a lock of its own; one whose lock nobody holds any more was
cut off. A session that ends well leaves nothing.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLockFile

from gui.base.settings import write_whole

FORMAT = 1


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
