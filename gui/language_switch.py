"""Another language at once: all that speaks is made anew, part by part, and what stood there is put in.

Nothing is lost and nothing computed again. Meanwhile the name of the new language stands before the window,
which takes no clicks: what was done to the old parts would not be found in the new ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from engine.core.technique import Kind
from gui.base import i18n
from gui.base.i18n import translated
from gui.base.incremental import Increments, soon
from gui.base.settings import Settings
from gui.base.theme import GAP
from gui.widgets.basics import label
from gui.widgets.message_bar import MessageBar
from gui.widgets.welcome import Welcome
from gui.workspace.workspace import Workspace
from gui.workspace.workspace_state import WorkspaceState, put_state, take_state, under_way

LOOK_AGAIN = 300  # milliseconds until a dialog or menu may have been closed


class Speaking(Protocol):
    """The window, as far as it is needed here."""

    settings: Settings
    message: MessageBar
    kinds: list[Kind]
    workspaces: dict[str, Workspace]
    tabs: QTabWidget
    stack: QStackedWidget
    welcome: Welcome

    def help_on_show(self) -> str: ...
    def make_anew(self, on_show: str) -> tuple[QWidget, QWidget | None]: ...
    def make_workspace(self, key: str) -> Workspace: ...
    def show_welcome(self) -> None: ...
    def go_to(self, key: str) -> Workspace: ...
    def show_topic(self, key: str) -> None: ...


class LanguageSwitch(QObject):
    def __init__(self, window: Speaking, parent: QWidget):
        super().__init__(parent)
        self._parent = parent
        self._window = window
        self._waits = False  # for what is under way
        self._before: Before | None = None  # what stands before the window meanwhile
        self._turns = Increments(self, pause=1, patience=0)  # the steward waits, and does nothing else
        self._turns.ended.connect(self._spoken)

    @property
    def busy(self) -> bool:
        return self._turns.running

    def finish(self) -> None:
        """What is left of a switch, at once."""
        self._turns.finish()

    def look(self) -> None:
        """Switch to the language that was chosen, as soon as that can be done."""
        window = self._window
        language = i18n.language_of(window.settings.text("view/language", "system"))
        if self.busy:
            return  # looks again at its end
        if language == i18n.current():
            self._waits = False
        elif QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None:
            QTimer.singleShot(LOOK_AGAIN, self, self.look)
        elif working := [made for made in window.workspaces.values() if under_way(made)]:
            if not self._waits:
                words = _tr("{kinds}: still at work. Sfumato speaks {language} when that has ended.")
                names = ", ".join(translated(made.kind.title) for made in working)
                window.message.say("info", words.format(kinds=names, language=i18n.LANGUAGES[language]))
            self._waits = True
        else:
            self._waits = False
            self._before = Before(self._parent, i18n.LANGUAGES[language])
            self._turns.begin(self._speak(language))

    def look_if_waiting(self) -> None:
        if self._waits:
            soon(self, self.look)

    def _speak(self, language: str) -> Iterator[None]:
        window = self._window
        states: dict[str, WorkspaceState] = {}
        for key, made in window.workspaces.items():
            yield from made.panel_tabs.steps()
            states[key] = take_state(made)
            yield
        taken = tuple(window.workspaces.values())
        on_show = window.kinds[window.tabs.currentIndex()].key
        welcome = window.stack.currentWidget() is window.welcome
        topic = window.help_on_show()
        i18n.start(language)
        yield
        former = window.make_anew(on_show)
        for made in former[0].findChildren(Workspace):
            if made not in taken:
                made.close_down()  # was in the making
        yield
        for key in sorted(states, key=lambda key: key != on_show):
            yield from put_state(window.make_workspace(key), states[key])
            yield
        window.show_welcome() if welcome else window.go_to(on_show)
        yield
        for widget in former:
            if widget is not None:
                yield from _delete(widget)
        if topic:
            window.show_topic(topic)

    def _spoken(self) -> None:
        if self._before is not None:
            self._before.done(QDialog.DialogCode.Accepted)
            self._before = None
        soon(self, self.look)  # another one may have been chosen meanwhile


class Before(QDialog):
    """Stands before the window while it learns, and is not to be closed."""

    def __init__(self, window: QWidget, words: str):
        super().__init__(window, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP * 4, GAP * 2, GAP * 4, GAP * 2)
        column.addWidget(label(words, "title", wrap=False))
        self.open()

    def reject(self) -> None:
        """Esc and the window's frame."""


def _delete(former: QWidget) -> Iterator[None]:
    """Now and in order, as at the end of the program; the plots take long, so a tab a turn."""
    for made in former.findChildren(Workspace):
        for timer in made.findChildren(QTimer):
            timer.stop()
        made.panel_tabs.blockSignals(True)
        for panel in made.panel_tabs.panels:
            shiboken6.delete(panel)
            yield
        shiboken6.delete(made)
        yield
    shiboken6.delete(former)
    yield


def _tr(text: str) -> str:
    return QCoreApplication.translate("Window", text)
