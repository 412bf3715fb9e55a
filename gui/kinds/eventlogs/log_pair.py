"""What all panels of two logs have in common: which log stands beside the loaded one."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication


def tr(text: str) -> str:
    return QCoreApplication.translate("LogPair", text)


class LogPair:
    """Mixed into a panel: it asks for its view of the loaded log and the run, or any other file."""

    against = ""  # the file beside the loaded log; "" for the run
    before_run = True

    def asked(self) -> dict[str, Any]:
        return {"against": self.against}

    def other_name(self) -> str:
        return tr("Other log") if self.against else tr("Release")
