"""What is remembered between two starts: window, splitters, theme, folders, the house's policy.

One ini file in the user's configuration folder, and the policy as a TOML file beside it. Paths and
settings only, never data.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QSettings, QStandardPaths

from engine.core.policy import Policy, house_policy, policy_text, read_policy

RECENT = 10


def default_file() -> Path:
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    return Path(folder) / "sfumato" / "sfumato.ini"


class Settings:
    def __init__(self, file: Path | None = None):
        self.file = file or default_file()
        self._store = QSettings(str(self.file), QSettings.Format.IniFormat)

    def text(self, name: str, default: str = "") -> str:
        return str(self._store.value(name, default))

    def number(self, name: str, default: float) -> float:
        try:
            return float(str(self._store.value(name, default)))
        except ValueError:
            return default

    def flag(self, name: str, default: bool = False) -> bool:
        return str(self._store.value(name, default)).lower() == "true"

    def state(self, name: str) -> QByteArray:
        """Geometry of a window or a splitter."""
        value = self._store.value(name)
        return value if isinstance(value, QByteArray) else QByteArray()

    def put(self, name: str, value: Any) -> None:
        self._store.setValue(name, value)

    def save(self) -> None:
        self._store.sync()

    # --- files -------------------------------------------------------------------------------

    def recent(self, kind: str) -> list[tuple[str, ...]]:
        """The files opened last in a workspace (a source may be several), newest first."""
        return [tuple(paths) for paths in self._json(f"{kind}/recent", [])]

    def remember_file(self, kind: str, paths: tuple[str, ...]) -> None:
        others = [list(known) for known in self.recent(kind) if known != paths]
        self.put(f"{kind}/recent", json.dumps([list(paths), *others][:RECENT]))
        self.put("folder/open", str(Path(paths[0]).parent))

    def forget_files(self, kind: str) -> None:
        self._store.remove(f"{kind}/recent")

    # --- policy ------------------------------------------------------------------------------

    @property
    def policy_file(self) -> Path:
        """SideBySide the settings, so that the house can put its own there."""
        return self.file.parent / "policy.toml"

    def policy(self) -> Policy:
        """The house's thresholds. Raises SfumatoError where the file cannot be understood."""
        locked = house_policy()
        if locked is not None:
            return locked
        return read_policy(self.policy_file) if self.policy_file.exists() else Policy()

    def set_policy(self, policy: Policy) -> None:
        write_whole(self.policy_file, policy_text(policy))

    def _json(self, name: str, default: Any) -> Any:
        try:
            found = json.loads(self.text(name) or "null")
        except ValueError:
            return default
        return found if isinstance(found, type(default)) else default


def write_whole(path: Path, text: str) -> None:
    """The file as it was or as it shall be, never half of it. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
