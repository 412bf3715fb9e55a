"""The menus of the window: everything in them has a key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from engine.core.technique import Kind
from gui.base import i18n, theme
from gui.base.i18n import translated
from gui.base.settings import Settings
from gui.dialogs import show_about, show_keys
from gui.file_commands import FileCommands
from gui.workspace.layout import Side
from gui.workspace.workflow import Step


class Commands(Protocol):
    """What the menus ask of the window."""

    settings: Settings
    kinds: list[Kind]
    files: FileCommands

    def menuBar(self) -> QMenuBar: ...
    def close(self) -> bool: ...
    def open_file(self) -> None: ...
    def recent(self) -> list[tuple[str, tuple[str, ...]]]: ...
    def open_recent(self, key: str, paths: tuple[str, ...]) -> None: ...
    def forget_recent(self) -> None: ...
    def undo(self) -> None: ...
    def redo(self) -> None: ...
    def undoable(self) -> tuple[bool, bool]: ...
    def edit_policy(self) -> None: ...
    def take_step(self, step: Step) -> None: ...
    def cancel(self) -> None: ...
    def show_kind(self, key: str) -> Any: ...
    def show_welcome(self) -> None: ...
    def choose_theme(self, choice: theme.Choice) -> None: ...
    def choose_language(self, choice: str) -> None: ...
    def zoom(self, steps: int) -> None: ...
    def show_help(self) -> None: ...
    def show_contents(self) -> None: ...
    def find_command(self) -> None: ...
    def fold_side(self, side: Side) -> None: ...


def build_menus(window: Commands) -> dict[str, QAction]:
    """All menus; the actions by name."""
    made: dict[str, QAction] = {}
    bar = window.menuBar()
    for title, fill in (
        (_tr("&File"), _fill_file),
        (_tr("&Edit"), _fill_edit),
        (_tr("&Run"), _fill_run),
        (_tr("&View"), _fill_view),
        (_tr("&Help"), _fill_help),
    ):
        fill(window, bar.addMenu(title), made)
    return made


def _fill_file(window: Commands, menu: QMenu, made: dict[str, QAction]) -> None:
    _add(menu, made, "open", _tr("&Open…"), window.open_file, "Ctrl+O")
    recent = menu.addMenu(_tr("Open &recent"))
    recent.aboutToShow.connect(lambda: _fill_recent(window, recent))
    menu.addSeparator()
    _add(menu, made, "open recipe", _tr("Open r&ecipe…"), window.files.open_recipe, "Ctrl+Shift+O")
    _add(menu, made, "save recipe", _tr("&Save recipe…"), window.files.save_recipe, "Ctrl+S")
    templates = menu.addMenu(_tr("&Templates of the house"))
    templates.aboutToShow.connect(lambda: _fill_templates(window, templates))
    menu.addSeparator()
    _add(menu, made, "open project", _tr("Open pro&ject…"), window.files.open_project, "Ctrl+Alt+O")
    _add(menu, made, "save project", _tr("Save projec&t"), window.files.save_project, "Ctrl+Alt+S")
    _add(menu, made, "save project as", _tr("Save project &as…"), window.files.save_project_as)
    menu.addSeparator()
    _add(menu, made, "batch", _tr("&Batch…"), window.files.batch, "Ctrl+Shift+M")
    menu.addSeparator()
    _add(menu, made, "policy", _tr("House &policy…"), window.edit_policy)
    _add(menu, made, "ledger", _tr("Export the &ledger…"), window.files.export_ledger)
    menu.addSeparator()
    _add(menu, made, "quit", _tr("&Quit"), window.close, "Ctrl+Q")


def _fill_edit(window: Commands, menu: QMenu, made: dict[str, QAction]) -> None:
    _add(menu, made, "undo", _tr("&Undo"), window.undo, "Ctrl+Z")
    _add(menu, made, "redo", _tr("&Redo"), window.redo, "Ctrl+Shift+Z")
    menu.aboutToShow.connect(lambda: _enable(made, *window.undoable()))
    menu.aboutToHide.connect(lambda: _enable(made, True, True))  # so that their keys say why not
    menu.addSeparator()
    _add(menu, made, "find", _tr("&Find a command…"), window.find_command, "Ctrl+K")


def _enable(made: dict[str, QAction], undo: bool, redo: bool) -> None:
    made["undo"].setEnabled(undo)
    made["redo"].setEnabled(redo)


def _fill_recent(window: Commands, menu: QMenu) -> None:
    menu.clear()
    for key, paths in window.recent():
        title = next(translated(kind.title) for kind in window.kinds if kind.key == key)
        words = _tr("{file}  ({kind})").format(file=Path(paths[0]).name, kind=title)
        action = menu.addAction(words)
        action.setToolTip("\n".join(paths))
        action.triggered.connect(lambda _on=False, key=key, paths=paths: window.open_recent(key, paths))
    if menu.isEmpty():
        menu.addAction(_tr("No files yet")).setEnabled(False)
        return
    menu.addSeparator()
    forget = menu.addAction(_tr("Forget these"))
    forget.triggered.connect(lambda _on=False: window.forget_recent())


def _fill_templates(window: Commands, menu: QMenu) -> None:
    menu.clear()
    for path in window.files.templates():
        action = menu.addAction(path.stem)
        action.setToolTip(str(path))
        action.triggered.connect(lambda _on=False, path=path: window.files.take_template(path))
    if menu.isEmpty():
        menu.addAction(_tr("No templates yet")).setEnabled(False)
    menu.addSeparator()
    menu.addAction(_tr("Save the form as a &template…")).triggered.connect(
        lambda _on=False: window.files.save_template()
    )
    menu.addAction(_tr("&Folder of the templates…")).triggered.connect(
        lambda _on=False: window.files.choose_templates()
    )


def _fill_run(window: Commands, menu: QMenu, made: dict[str, QAction]) -> None:
    _add(menu, made, "run", _tr("&Run"), lambda: window.take_step(Step.RUN), "Ctrl+R")
    _add(menu, made, "cancel", _tr("&Cancel"), window.cancel, "Esc")
    menu.addSeparator()
    _add(menu, made, "load", _tr("&Load"), lambda: window.take_step(Step.LOAD), "Ctrl+L")
    _add(menu, made, "configure", _tr("C&onfigure"), lambda: window.take_step(Step.CONFIGURE), "Ctrl+G")
    _add(menu, made, "inspect", _tr("&Inspect"), lambda: window.take_step(Step.INSPECT), "Ctrl+I")
    _add(menu, made, "release", _tr("R&elease"), lambda: window.take_step(Step.RELEASE), "Ctrl+E")


def _fill_view(window: Commands, menu: QMenu, made: dict[str, QAction]) -> None:
    for number, kind in enumerate(window.kinds, 1):
        _add(
            menu,
            made,
            kind.key,
            translated(kind.title),
            partial(window.show_kind, kind.key),
            f"Ctrl+{number}",
        )
    menu.addSeparator()
    choices = QActionGroup(menu)
    themes: tuple[tuple[theme.Choice, str], ...] = (
        ("system", _tr("&System theme")),
        ("light", _tr("&Light")),
        ("dark", _tr("&Dark")),
        ("contrast", _tr("&High contrast")),
    )
    for choice, words in themes:
        action = _add(menu, made, choice, words, partial(window.choose_theme, choice))
        action.setCheckable(True)
        action.setChecked(theme.choice() == choice)
        choices.addAction(action)
    _fill_languages(window, menu.addMenu(_tr("Lan&guage")))
    menu.addSeparator()
    _add(menu, made, "fold left", _tr("&File and form"), lambda: window.fold_side("left"), "Ctrl+B")
    _add(
        menu, made, "fold right", _tr("Fi&gures and runs"), lambda: window.fold_side("right"), "Ctrl+Shift+B"
    )
    menu.addSeparator()
    _add(menu, made, "larger", _tr("L&arger"), lambda: window.zoom(1), "Ctrl++")
    _add(menu, made, "smaller", _tr("S&maller"), lambda: window.zoom(-1), "Ctrl+-")
    _add(menu, made, "normal", _tr("&Normal size"), lambda: window.zoom(0), "Ctrl+0")


def _fill_languages(window: Commands, menu: QMenu) -> None:
    choices = QActionGroup(menu)
    chosen = window.settings.text("view/language", "system")
    for choice, words in {"system": _tr("As the &system"), **i18n.LANGUAGES}.items():
        action = menu.addAction(words)
        action.triggered.connect(lambda _on=False, choice=choice: window.choose_language(choice))
        action.setCheckable(True)
        action.setChecked(chosen == choice)
        choices.addAction(action)


def _fill_help(window: Commands, menu: QMenu, made: dict[str, QAction]) -> None:
    _add(menu, made, "help", _tr("&Help on this"), window.show_help, "F1")
    _add(menu, made, "contents", _tr("&Contents"), window.show_contents)
    menu.addSeparator()
    _add(menu, made, "welcome", _tr("&Welcome"), window.show_welcome)
    _add(
        menu, made, "keys", _tr("&Keyboard"), lambda: show_keys(menu.parentWidget(), made.values()), "Ctrl+F1"
    )
    _add(menu, made, "about", _tr("&About Sfumato"), lambda: show_about(menu.parentWidget()))


def _add(
    menu: QMenu, made: dict[str, QAction], name: str, words: str, do: Callable[[], Any], keys: str = ""
) -> QAction:
    action = QAction(words, menu)  # made here, because it is kept: of one that Qt makes PySide may lose sight
    menu.addAction(action)
    action.triggered.connect(lambda _on=False: do())
    if keys:
        action.setShortcut(QKeySequence(keys))
    made[name] = action
    return action


def _tr(text: str) -> str:
    return QCoreApplication.translate("Menus", text)
