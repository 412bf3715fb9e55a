"""The window's keys work in a text field too.

Qt lets a text field take Ctrl+E, Ctrl+K and others for itself (to the end of the line, delete the rest: keys
of Unix shells), so that Release by Ctrl+E did nothing while a field had the focus. The field that has the
focus is told to leave them to the window; what edits text (undo, copy, paste …) stays with the field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

FIELDS = (QLineEdit, QPlainTextEdit, QTextEdit, QComboBox)  # a list one can type into has the focus itself
Standard = QKeySequence.StandardKey
EDITING = (
    Standard.Undo,
    Standard.Redo,
    Standard.Cut,
    Standard.Copy,
    Standard.Paste,
    Standard.SelectAll,
)


class TextShortcuts(QObject):
    def __init__(self, keys: Callable[[], Iterable[QKeySequence]], parent: QObject):
        """`keys` are the window's own at this moment."""
        super().__init__(parent)
        self._keys = keys
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        # a filter for the whole application would see every event in Python: slow
        if isinstance(before, FIELDS):
            before.removeEventFilter(self)
        if isinstance(now, FIELDS):
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            pressed = QKeySequence(event.keyCombination())
            editing = any(pressed in QKeySequence.keyBindings(key) for key in EDITING)
            if not editing and pressed in set(self._keys()) and event.modifiers():
                event.ignore()
                return True  # not taken: the window's action is triggered
        return super().eventFilter(watched, event)
