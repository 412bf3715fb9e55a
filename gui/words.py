"""What the engine says, in the steward's language.

The engine knows nothing of Qt: its labels, helps, promises and reasons are English sentences. They are
translated where they are shown, and only there:

    label(translated(field.label))
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def translated(text: str) -> str:
    return QCoreApplication.translate("engine", text) if text else ""
