"""The command palette (Ctrl+K): every action, plot, technique, parameter and help page by typing its name.

palette = CommandPalette(window, commands(window))
palette.search.setText("group size")     # the commands whose name or place holds all these words
palette.choose()                         # does the one that is marked
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QMenu, QVBoxLayout, QWidget

from gui.base.i18n import translated
from gui.base.panel import Panel
from gui.base.theme import GAP
from gui.help.pages import keys as help_keys
from gui.help.pages import title
from gui.plots.panel_group import PanelGroup
from gui.workspace.workflow import Step
from gui.workspace.workspace import Workspace

MOST = 60  # more than anybody reads; a longer word finds the rest
WIDTH, HEIGHT = 560, 420
TO_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class Commanded(Protocol):
    """The window, as far as it is needed here."""

    actions_by_name: dict[str, QAction]

    @property
    def workspace(self) -> Workspace | None: ...
    def show_topic(self, key: str) -> None: ...


@dataclass(frozen=True)
class Command:
    title: str
    where: str  # menu, plot, parameter, help
    keys: str
    do: Callable[[], Any]

    def rank(self, typed: str) -> tuple[int, str] | None:
        """Sorts what was meant to the top; None where a word is missing."""
        title, place = self.title.casefold(), f"{self.title} {self.where}".casefold()
        if not all(word in place for word in typed.casefold().split()):
            return None
        return (0 if title.startswith(typed.casefold()) else 1 if typed.casefold() in title else 2, title)


class CommandPalette(QDialog):
    def __init__(self, parent: QWidget, known: Iterable[Command]):
        super().__init__(parent)
        self.setWindowTitle(self.tr("Find a command"))
        self.resize(WIDTH, HEIGHT)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("An action, a plot, a parameter, a page of the help …"))
        self.search.setAccessibleName(self.tr("Find a command"))
        self.search.setClearButtonEnabled(True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Commands"))
        self.list.setUniformItemSizes(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.addWidget(self.search)
        column.addWidget(self.list)
        self._commands = list(known)
        self._found: list[Command] = []
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self.choose)
        self.list.itemActivated.connect(lambda _item: self.choose())
        self.search.installEventFilter(self)
        self._find("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrows move in the list while the words are being typed."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in TO_LIST:
            QCoreApplication.sendEvent(self.list, event)
            return True
        return super().eventFilter(watched, event)

    @property
    def found(self) -> list[Command]:
        return self._found

    def choose(self) -> None:
        """Do what is marked, when the palette is gone: it may open a dialog of its own."""
        at = self.list.currentRow()
        if 0 <= at < len(self._found):
            self.accept()
            self._found[at].do()

    def _find(self, typed: str) -> None:
        ranked = [(command.rank(typed), command) for command in self._commands]
        matching = [(rank, command) for rank, command in ranked if rank is not None]
        if typed.strip():
            matching.sort(key=lambda pair: pair[0])
        self._found = [command for _rank, command in matching[:MOST]]
        self.list.clear()
        for command in self._found:
            keys = f"  ({command.keys})" if command.keys else ""
            self.list.addItem(QListWidgetItem(f"{command.title}{keys}  ·  {command.where}"))
        self.list.setCurrentRow(0)


def commands(window: Commanded) -> Iterator[Command]:
    """All there is to do here and now."""
    for action in window.actions_by_name.values():
        if action.isEnabled() and action.isVisible():
            yield _of_menu(action)
    if window.workspace is not None:
        yield from _of_workspace(window.workspace)
    for key in help_keys():
        yield Command(title(key), _tr("Help"), "", partial(window.show_topic, key))


def _of_menu(action: QAction) -> Command:
    menu = action.parent()
    where = menu.title().replace("&", "") if isinstance(menu, QMenu) else _tr("Menu")
    return Command(action.text().replace("&", ""), where, action.shortcut().toString(), action.trigger)


def _of_workspace(workspace: Workspace) -> Iterator[Command]:
    chooser = workspace.setup.chooser
    for index in range(chooser.count()):
        yield Command(chooser.itemText(index), _tr("Technique"), "", partial(chooser.setCurrentIndex, index))
    if workspace.source is None:
        return
    for name, line in workspace.setup.form.rows.items():
        words = translated(line.field.label)
        yield Command(words, _tr("Parameter"), "", partial(_show_field, workspace, name))
    titled = {part.title: part for panel in workspace.panel_tabs.panels for part in _parts(panel)}
    for words, part in titled.items():
        yield Command(words, _tr("Plot"), "", partial(_show_panel, workspace, part))


def _parts(panel: Panel) -> list[Panel]:
    """The panels of a tab that have a name, the tab itself last: its name is the one that is known."""
    inside = [one for part in panel.panels for one in _parts(part)] if isinstance(panel, PanelGroup) else []
    return [*inside, panel] if panel.title else inside


def _show_field(workspace: Workspace, name: str) -> None:
    workspace.go(Step.CONFIGURE)
    workspace.setup.focus_field(name)


def _show_panel(workspace: Workspace, part: Panel) -> None:
    """Of the run, or of the file while there is none."""
    workspace.go(Step.INSPECT if workspace.summary is not None else Step.CONFIGURE)
    workspace.panel_tabs.show_panel(part)


def _tr(text: str) -> str:
    return QCoreApplication.translate("CommandPalette", text)
