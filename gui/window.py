"""The main window: five tabs, one a kind of data, menus, and what is remembered between two starts."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QMenuBar,
    QMessageBox,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from engine.core.errors import SfumatoError
from engine.core.recipe import recipe_text
from engine.core.task import Task
from engine.core.technique import kinds
from gui.base import icons, theme
from gui.base.i18n import translated
from gui.base.incremental import soon
from gui.base.settings import Settings, write_whole
from gui.base.text_shortcuts import TextShortcuts
from gui.base.theme import GAP
from gui.dialogs import edit_policy
from gui.file_commands import FileCommands
from gui.jobs.job_queue import JobQueue
from gui.kinds import make_workspace
from gui.language_switch import LanguageSwitch
from gui.menus import build_menus
from gui.open_path import ask_for_file, open_path
from gui.widgets.basics import row
from gui.widgets.message_bar import MessageBar
from gui.widgets.welcome import Welcome
from gui.workspace.layout import Side
from gui.workspace.session_recovery import SessionRecovery, bring_back
from gui.workspace.workflow import Step
from gui.workspace.workspace import Workspace

if TYPE_CHECKING:
    from gui.help.window import HelpWindow


class Window(QMainWindow):
    message: MessageBar

    def __init__(self, settings: Settings):
        super().__init__()
        self.settings = settings
        self.workspaces: dict[str, Workspace] = {}
        self._help: HelpWindow | None = None
        self.language = LanguageSwitch(self, self)
        around = QWidget()
        self._column = QVBoxLayout(around)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.setCentralWidget(around)
        self.setWindowIcon(icons.app_icon())
        theme.dress(self)
        self.setMinimumSize(QSize(960, 600))
        self.kinds = list(kinds().values())
        self.session_recovery = SessionRecovery(settings, self.bring_back, self)
        self.session_recovery.said.connect(lambda words: self.message.say("warn", words))
        self.files = FileCommands(self)
        self._build()
        TextShortcuts(lambda: [action.shortcut() for action in self.actions_by_name.values()], self)
        theme.changed.connect(self._draw_tabs)
        self._restore()

    def _build(self) -> None:
        """All that speaks, in the language of now."""
        self.files.show_title()
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(self.tr("Kinds of data"))
        self.tabs.setIconSize(QSize(18, 18))
        for number, kind in enumerate(self.kinds, 1):
            self.tabs.addTab(QWidget(), translated(kind.title))
            self.tabs.setTabToolTip(
                number - 1,
                self.tr("{sentence} (Ctrl+{n})").format(sentence=translated(kind.summary), n=number),
            )
        self.welcome = Welcome(self.kinds)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.tabs)
        self.stack.addWidget(self.welcome)
        self.message = MessageBar()  # about the window as a whole
        self.session_recovery.speak_through(self.message)
        self._inside = self._made_inside()
        self._column.addWidget(self._inside)
        self.setMenuBar(QMenuBar())
        self.actions_by_name: dict[str, QAction] = build_menus(self)
        self.tabs.currentChanged.connect(lambda _index: self._show_workspace())
        self.welcome.sample_wanted.connect(self.try_sample)
        self.welcome.kind_wanted.connect(self.open_file_of)
        self.welcome.dropped.connect(lambda path: open_path(self, Path(path)))
        self._draw_tabs()

    def _made_inside(self) -> QWidget:
        around = QWidget()
        column = QVBoxLayout(around)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        edge = row(self.message)
        edge.setContentsMargins(GAP, 0, GAP, 0)
        column.addLayout(edge)
        column.addWidget(self.stack, 1)
        return around

    def _restore(self) -> None:
        if not self.restoreGeometry(self.settings.state("window/geometry")):
            self.resize(first_size(self.screen().availableSize(), self.minimumSize()))
        known = [kind.key for kind in self.kinds]
        last = self.settings.text("window/tab")
        if self.settings.flag("window/welcomed"):
            self.show_kind(last if last in known else known[0])
        else:
            self.show_welcome()
        self.session_recovery.offer()
        self.files.reopen()

    # --- workspaces ----------------------------------------------------------------------------

    @property
    def workspace(self) -> Workspace | None:
        """The one on show, if it is complete."""
        shown = self.tabs.currentWidget() if self.stack.currentWidget() is self.tabs else None
        return shown if isinstance(shown, Workspace) and shown.kind.key in self.workspaces else None

    def go_to(self, key: str) -> Workspace:
        """Show the workspace, which may still be in the making."""
        self.stack.setCurrentWidget(self.tabs)
        self.settings.put("window/welcomed", True)
        self.tabs.setCurrentIndex(self._place_of(key))
        self._show_workspace()
        shown = self.tabs.currentWidget()
        assert isinstance(shown, Workspace)
        return shown

    def show_kind(self, key: str) -> Workspace:
        """Show the workspace with all its parts."""
        shown = self.go_to(key)
        shown.make_now()
        return shown

    def show_welcome(self) -> None:
        self.stack.setCurrentWidget(self.welcome)

    def try_sample(self, key: str) -> None:
        self.go_to(key).open_sample()

    def _show_workspace(self) -> None:
        """Make the workspace when its tab is first shown."""
        index = self.tabs.currentIndex()
        if isinstance(self.tabs.widget(index), Workspace) or self.stack.currentWidget() is not self.tabs:
            return
        self.make_workspace(self.kinds[index].key)
        self._draw_tabs()

    def _place_of(self, key: str) -> int:
        return [kind.key for kind in self.kinds].index(key)

    def make_workspace(self, key: str) -> Workspace:
        """In its tab, where it goes on being made."""
        index = self._place_of(key)
        made = make_workspace(self.kinds[index], self.settings)
        made.complete.connect(lambda: self._take_in(made))
        made.one_dropped.connect(lambda path: open_path(self, Path(path), made.kind))
        blocked, tip = self.tabs.blockSignals(True), self.tabs.tabToolTip(index)
        shown = self.tabs.currentIndex()
        self.tabs.removeTab(index)
        self.tabs.insertTab(index, made, translated(made.kind.title))
        self.tabs.setTabToolTip(index, tip)
        self.tabs.setCurrentIndex(shown)
        self.tabs.blockSignals(blocked)
        return made

    def _take_in(self, made: Workspace) -> None:
        """A complete workspace: from now on it is kept and looked after, and its worker warms up."""
        self.workspaces[made.kind.key] = made
        made.busy_changed.connect(lambda _busy: self._busy_changed())
        made.strip.fold_wanted.connect(self.fold_side)
        self.session_recovery.watch(made.kind.key, made)
        made.jobs.worker.warm_up()

    def _busy_changed(self) -> None:
        self._draw_tabs()
        self.language.look_if_waiting()

    def _draw_tabs(self) -> None:
        for index, kind in enumerate(self.kinds):
            made = self.workspaces.get(kind.key)
            busy = made is not None and made.busy
            colours = theme.current()
            self.tabs.setTabIcon(
                index, icons.icon("run" if busy else kind.key, colours.accent if busy else "")
            )

    # --- what the menus do -----------------------------------------------------------------------

    def open_file(self) -> None:
        """Of the kind on show; on the first page of any kind, which is then found out from the file."""
        if self.stack.currentWidget() is self.welcome:
            ask_for_file(self, self)
        elif self.workspace is not None:
            self.workspace.ask_for_files()

    def open_file_of(self, key: str) -> None:
        self.show_kind(key).ask_for_files()

    def write_recipe(self, task: Task, path: Path) -> None:
        try:
            write_whole(path, recipe_text(task, path.parent))
        except OSError as error:
            words = self.tr("The recipe could not be written: {why} ({path})")
            self.message.say("bad", words.format(why=error.strerror, path=path))
        else:
            self.settings.put("folder/recipes", str(path.parent))

    def undo(self) -> None:
        if self.workspace is not None:
            self.workspace.undo()

    def redo(self) -> None:
        if self.workspace is not None:
            self.workspace.redo()

    def undoable(self) -> tuple[bool, bool]:
        """Whether there is something to undo, and to do again."""
        shown = self.workspace
        return shown.undo_history.possible() if shown is not None and shown.paths else (False, False)

    def edit_policy(self) -> None:
        """Change the thresholds; what is judged by them is judged again."""
        if edit_policy(self, self.settings):
            for made in self.workspaces.values():
                made.policy_changed()

    def bring_back(self, key: str, state: dict[str, Any]) -> None:
        workspace = self.show_kind(key)
        try:
            bring_back(workspace, state)
        except (SfumatoError, KeyError, TypeError, ValueError) as error:  # written by another version
            self.message.say(
                "warn", self.tr("Not everything came back: {why}").format(why=translated(str(error)))
            )

    def open_recent(self, key: str, paths: tuple[str, ...]) -> None:
        self.show_kind(key).open_files(paths)

    def recent(self) -> list[tuple[str, tuple[str, ...]]]:
        """Kind and paths of the recent files, those of the kind on show first."""
        here = self.kinds[self.tabs.currentIndex()].key
        order = sorted(self.kinds, key=lambda kind: kind.key != here)
        return [(kind.key, paths) for kind in order for paths in self.settings.recent(kind.key)]

    def forget_recent(self) -> None:
        for kind in self.kinds:
            self.settings.forget_files(kind.key)

    def take_step(self, step: Step) -> None:
        if self.workspace is not None:
            self.workspace.go(step)

    def cancel(self) -> None:
        if self.workspace is not None:
            self.workspace.cancel()

    def choose_theme(self, choice: theme.Choice) -> None:
        theme.choose(choice)
        self.settings.put("view/theme", choice)

    def choose_language(self, choice: str) -> None:
        """At once, and nothing is lost; while something is computed or written, when that has ended."""
        self.settings.put("view/language", choice)
        soon(self, self.language.look)  # the menu that was clicked is itself made anew

    def make_anew(self, on_show: str) -> tuple[QWidget, HelpWindow | None]:
        """All that speaks, without what stood in it; gives what was there before, out of sight."""
        former = self._inside, self._help
        for widget in former:
            if widget is not None:
                widget.hide()
        self._help, self.workspaces = None, {}
        self._build()
        blocked = self.tabs.blockSignals(True)  # its workspace is about to be made
        self.tabs.setCurrentIndex(self._place_of(on_show))
        self.tabs.blockSignals(blocked)
        return former

    def zoom(self, steps: int) -> None:
        """Larger or smaller letters; 0 is the normal size."""
        now = min(range(len(theme.ZOOMS)), key=lambda i: abs(theme.ZOOMS[i] - theme.zoom()))
        wanted = theme.ZOOMS[min(max(now + steps, 0), len(theme.ZOOMS) - 1)] if steps else 1.0
        theme.set_zoom(wanted)
        self.settings.put("view/zoom", wanted)

    def help_on_show(self) -> str:
        """The page of the help that is open."""
        return self._help.key if self._help is not None and self._help.isVisible() else ""

    def show_help(self) -> None:
        """Help on what has the focus."""
        from gui.help.window import topic

        self._help_window().show_topic(*topic(self.focusWidget() or self.workspace))

    def show_contents(self) -> None:
        self._help_window().show_topic("walk")

    def show_topic(self, key: str) -> None:
        self._help_window().show_topic(key)

    def find_command(self) -> None:
        from gui.command_palette import CommandPalette, commands  # when first wanted, as the help

        CommandPalette(self, commands(self)).open()

    def fold_side(self, side: Side) -> None:
        """Give the middle the room of a side, or the side its room back, in every workspace."""
        if self.workspace is not None and self.workspace.narrow:
            self.workspace.turn_to(side)
            return
        name = f"view/folded_{side}"
        self.settings.put(name, not self.settings.flag(name))
        for made in self.workspaces.values():
            made.refold()

    def _help_window(self) -> HelpWindow:
        from gui.help.window import HelpWindow  # when first wanted: the start need not wait for it

        if self._help is None:
            self._help = HelpWindow(self)
        return self._help

    # --- the end -------------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        self.language.finish()
        # panels still being made are not work that could be lost
        running = [translated(made.kind.title) for made in self.workspaces.values() if made.jobs.busy]
        if running and not self._really(", ".join(running)):
            event.ignore()
            return
        self.settings.put("window/geometry", self.saveGeometry())
        self.settings.put("window/tab", self.kinds[self.tabs.currentIndex()].key)
        self.files.keep()
        for made in self.findChildren(Workspace):  # also one in the making
            made.close_down()
        for queue in self.findChildren(JobQueue):  # a file that is being looked at, for the kind that fits
            queue.close()
        self.session_recovery.close()
        self.settings.save()
        event.accept()

    def _really(self, running: str) -> bool:
        answer = QMessageBox.question(
            self,
            self.tr("Quit Sfumato"),
            self.tr("{kinds}: still at work. Stop it and quit?").format(kinds=running),
            QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No,
            QMessageBox.StandardButton.No,
        )
        return answer == QMessageBox.StandardButton.Yes


def first_size(screen: QSize, least: QSize) -> QSize:
    """Of the window with its frame on the screen: at 1366×768 the button Run lay below its edge."""
    room = screen - QSize(16, 64)
    return QSize(1360, 840).boundedTo(room) if room == room.expandedTo(least) else QSize(1360, 840)
