"""The bundled samples, and where a release goes unless the steward says otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from engine.core.task import Summary
from gui.base.settings import Settings
from gui.base.theme import RESOURCES

SAMPLES = RESOURCES / "samples"


def path(name: str) -> Path:
    return SAMPLES / name


def is_sample(paths: Sequence[str]) -> bool:
    return all(Path(one).parent == SAMPLES for one in paths)


def release_folder(summary: Summary, settings: Settings) -> Path:
    """A folder that does not exist yet, where the last release went."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    base = Path(settings.text("folder/release") or Path(documents or Path.home()) / "Sfumato")
    name = f"{Path(summary.task.source.paths[0]).stem} {summary.task.technique.partition('.')[2]}".strip()
    folder, number = base / name, 2
    while folder.exists():
        folder, number = base / f"{name} {number}", number + 1
    return folder


def remember_release_folder(folder: str, settings: Settings) -> None:
    settings.put("folder/release", str(Path(folder).parent))
