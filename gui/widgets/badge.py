"""The label every claim carries: guarantee, heuristic or measure, as shape and word."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from gui.widgets.basics import IconLabel, label, set_state

STATES = {"guarantee": "good", "heuristic": "warn", "measure": ""}


class Badge(QFrame):
    def __init__(self, nature: str, parent: QWidget | None = None):
        super().__init__(parent)
        self.setProperty("badge", True)
        self._icon = IconLabel(nature, 14)
        self._word = label("", "badge", wrap=False)
        line = QHBoxLayout(self)
        line.setContentsMargins(6, 1, 8, 1)
        line.setSpacing(4)
        line.addWidget(self._icon)
        line.addWidget(self._word)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_nature(nature)

    def show_nature(self, nature: str) -> None:
        state = STATES[nature]
        set_state(self, state)
        set_state(self._word, state)
        self._icon.show_icon(nature, state or "muted")
        self._word.setText(words(nature))
        self.setToolTip(meaning(nature))
        self.setAccessibleName(words(nature))


def words(nature: str) -> str:
    return {"guarantee": _tr("guarantee"), "heuristic": _tr("heuristic"), "measure": _tr("measured")}[nature]


def meaning(nature: str) -> str:
    return {
        "guarantee": _tr("Proven: holds for every release made with these parameters."),
        "heuristic": _tr("Makes attacks harder, but nothing is proven."),
        "measure": _tr("Computed on this very result; says nothing about other data."),
    }[nature]


def _tr(text: str) -> str:
    return QCoreApplication.translate("Badge", text)
