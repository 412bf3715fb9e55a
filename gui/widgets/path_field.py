"""A line for a path, with a button that asks for it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QLineEdit

from gui.widgets.basics import Button


class PathField(QLineEdit):
    """A line for a path with a button that asks for it; `folder` asks for a folder."""

    def __init__(self, name: str, folder: bool = False):
        super().__init__()
        self._name, self._folder = name, folder
        self.setAccessibleName(name)
        self.button = Button(self.tr("Choose…"), "", self._ask)
        self.button.setAccessibleName(self.tr("Choose {what}").format(what=name))

    def _ask(self) -> None:
        if self._folder:
            chosen = QFileDialog.getExistingDirectory(self, self._name, self.text())
        else:
            chosen, _ = QFileDialog.getOpenFileName(self, self._name, self.text())
        if chosen:
            self.setText(str(Path(chosen)))  # Qt writes / on Windows too

    def path(self) -> str:
        return self.text().strip()
