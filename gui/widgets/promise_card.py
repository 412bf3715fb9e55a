"""The promise in words: what a release will guarantee, and what it will not protect."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from engine.core.technique import Promise
from gui.base.i18n import translated
from gui.base.theme import GAP
from gui.widgets.badge import Badge
from gui.widgets.basics import Card, Fold, label, row

ROOMY = 1000  # pixels of screen height from which the limits stand open beside the form


class PromiseCard(Card):
    def __init__(self, title: str, opened: bool = False):
        super().__init__()
        self.title = title
        self._badge = Badge("guarantee")
        self._unit = label("", "muted", wrap=False)
        self._words, self._limits = label(), label("", "muted")
        head = row(label(title, "heading"), self._badge, self._unit, spacing=GAP // 2)
        head.setStretch(0, 1)
        self.column.addLayout(head)
        self.column.addWidget(self._words)
        self._fold = Fold(self.tr("Not protected"), self._limits, opened=opened or _tall_screen())
        self.column.addWidget(self._fold)
        self.setAccessibleName(title)

    @property
    def words(self) -> str:
        return self._words.text()

    def show_promise(self, promise: Promise) -> None:
        self.setMinimumHeight(0)
        self._badge.show_nature(promise.nature)
        self._badge.show()
        self._unit.setText(per(promise.unit))
        self._words.setText(translated(promise.words))
        self._limits.setText(translated(promise.limits))
        self._fold.setVisible(bool(promise.limits))
        self.setAccessibleDescription(translated(promise.words))

    def show_mistake(self, words: str) -> None:
        """The form is not valid: there is nothing to promise."""
        self.setMinimumHeight(self.height() if self.isVisible() else 0)  # or the form beside it would jump
        self._badge.hide()
        self._unit.clear()
        self._words.setText(words)
        self._fold.hide()


def per(unit: str) -> str:
    """Whose privacy it is; "series" is one and many in English, and not in other languages."""
    if unit == "series":
        return QCoreApplication.translate("PromiseCard", "per series")
    return QCoreApplication.translate("PromiseCard", "per {unit}").format(unit=translated(unit))


def _tall_screen() -> bool:
    """On a small screen the form needs the room more; the gate shows everything anyway."""
    screen = QGuiApplication.primaryScreen()
    return screen is None or screen.availableGeometry().height() >= ROOMY
