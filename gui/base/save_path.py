"""Where a steward saves something: never proposed inside the program's own folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

_last: list[Path] = []  # the folder of the last one, while the program runs


def ask_save_path(parent: QWidget, caption: str, name: str, ending: str) -> Path | None:
    """The file that was chosen, with its ending; None where the dialog was left."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = _last[-1] if _last else Path(documents or Path.home())
    chosen, _ = QFileDialog.getSaveFileName(parent, caption, str(folder / name), f"*.{ending}")
    if not chosen:
        return None
    path = Path(chosen)
    _last[:] = [path.parent]
    return path if path.suffix else path.with_suffix(f".{ending}")
