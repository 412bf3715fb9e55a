"""What the File menu does: recipes, the templates of a house, projects, many files, the ledger."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.core import params, prior_releases
from engine.core.errors import SfumatoError
from engine.core.recipe import read_recipe
from engine.core.task import Task
from gui.base.settings import Settings
from gui.widgets.history import NO_RUNS
from gui.widgets.message_bar import MessageBar
from gui.workspace.project import SUFFIX, missing_files, read_project, write_project
from gui.workspace.session_recovery import kept

if TYPE_CHECKING:
    from gui.batch_dialog import BatchDialog
    from gui.workspace.workspace import Workspace


class FileWindow(Protocol):
    """The window, as far as it is needed here."""

    settings: Settings
    message: MessageBar
    workspaces: dict[str, Workspace]

    @property
    def workspace(self) -> Workspace | None: ...
    def show_kind(self, key: str) -> Workspace: ...
    def bring_back(self, key: str, state: dict[str, Any]) -> None: ...
    def write_recipe(self, task: Task, path: Path) -> None: ...


class FileCommands(QObject):
    def __init__(self, window: Any):
        super().__init__(window)
        self._parent: QWidget = window
        self._window: FileWindow = window
        self.project: Path | None = None  # the one that is open

    # --- recipes -------------------------------------------------------------------------------

    def open_recipe(self) -> None:
        from gui.open_path import open_path

        folder = self._folder("folder/recipes")
        chosen, _ = QFileDialog.getOpenFileName(self._parent, self.tr("Open a recipe"), folder, "*.toml")
        if chosen:
            self._window.settings.put("folder/recipes", str(Path(chosen).parent))
            open_path(self._window, Path(chosen))  # type: ignore[arg-type]

    def save_recipe(self) -> None:
        """Write down what stands in the form, to be run again here or by the command line."""
        self._save_form(Path(self._folder("folder/recipes")), self.tr("Save the recipe"))

    def _save_form(self, folder: Path, title: str) -> None:
        window = self._window
        task = window.workspace.task() if window.workspace is not None else None
        if task is None:
            window.message.say("info", self.tr("Open a file and complete the form: then there is a recipe."))
            return
        name = str(folder / f"{Path(task.source.paths[0]).stem}.toml")
        chosen, _ = QFileDialog.getSaveFileName(self._parent, title, name, "*.toml")
        if chosen:
            window.write_recipe(task, Path(chosen))

    # --- templates: recipes that a house has agreed on ---------------------------------------------

    def templates(self) -> list[Path]:
        """The recipes in the folder of templates, by name."""
        folder = self._window.settings.text("folder/templates")
        return sorted(Path(folder).glob("*.toml")) if folder and Path(folder).is_dir() else []

    def choose_templates(self) -> None:
        title = self.tr("Folder of the house's templates")
        chosen = QFileDialog.getExistingDirectory(self._parent, title, self._folder("folder/templates"))
        if chosen:
            self._window.settings.put("folder/templates", chosen)

    def save_template(self) -> None:
        if not self._window.settings.text("folder/templates"):
            self.choose_templates()
        if folder := self._window.settings.text("folder/templates"):
            self._save_form(Path(folder), self.tr("Save as a template"))

    def take_template(self, path: Path) -> None:
        """Technique, parameters, reading and roles for the file that is open; its own file is left alone."""
        try:
            task = read_recipe(path)
        except SfumatoError as error:
            self._window.message.show_error(error)
            return
        workspace = self._window.show_kind(task.source.kind)
        made = [part for part in (task.source.reading, task.source.columns) if part is not None]
        default = {name: value for part in made for name, value in params.as_dict(type(part)()).items()}
        told = {name: value for part in made for name, value in params.as_dict(part).items()}
        changes = {name: value for name, value in told.items() if value != default[name]}
        if workspace.paths and changes:
            workspace.correct(changes)
        workspace.setup.show_task(task.technique, params.as_dict(task.params), task.seed)
        words = self.tr("The template {name} is in the form.").format(name=path.stem)
        if not workspace.paths:
            words += " " + self.tr("Open a file and take it again: then its reading and roles are set too.")
        workspace.message.say("info", words)

    # --- projects ------------------------------------------------------------------------------

    def open_project(self) -> None:
        folder = self._folder("folder/projects")
        chosen, _ = QFileDialog.getOpenFileName(self._parent, self.tr("Open a project"), folder, f"*{SUFFIX}")
        if chosen:
            self.read_project(Path(chosen))

    def read_project(self, path: Path) -> None:
        """Every workspace stands as the project says; runs are computed again when they are looked at."""
        try:
            states = read_project(path)
        except SfumatoError as error:
            self._window.message.show_error(error)
            return
        self._remember(path)
        for key, state in states.items():
            self._window.show_kind(key).results.history.put_run_list(NO_RUNS)
            self._window.bring_back(key, state)
        if lost := missing_files(states):
            words = self.tr("Not found any more: {files}").format(files=", ".join(lost))
            self._window.message.say("warn", words, self.tr("Open them from where they are now."))

    def save_project(self) -> None:
        if self.project is None:
            self.save_project_as()
        else:
            self.write_project(self.project)

    def save_project_as(self) -> None:
        start = str(Path(self._folder("folder/projects")) / f"project{SUFFIX}")
        chosen, _ = QFileDialog.getSaveFileName(
            self._parent, self.tr("Save the project"), start, f"*{SUFFIX}"
        )
        if chosen:
            self.write_project(Path(chosen if chosen.endswith(SUFFIX) else chosen + SUFFIX))

    def write_project(self, path: Path) -> bool:
        """Paths, roles, choices, runs and notes, never data; whether it was written."""
        states = {key: kept(workspace) for key, workspace in self._window.workspaces.items()}
        try:
            write_project(path, {key: state for key, state in states.items() if state is not None})
        except OSError as error:
            words = self.tr("The project could not be written: {why} ({path})")
            self._window.message.say("bad", words.format(why=error.strerror, path=path))
            return False
        self._remember(path)
        words = self.tr("The project was written to {path}: files by their paths, choices and runs, no data.")
        self._window.message.say("info", words.format(path=path))
        return True

    def keep(self) -> None:
        """At a normal end: the project that is open is written, and opened again at the next start."""
        if self.project is not None:
            self.write_project(self.project)
        self._window.settings.put("project/last", str(self.project or ""))

    def reopen(self) -> None:
        last = self._window.settings.text("project/last")
        if last and Path(last).is_file():
            self.read_project(Path(last))

    def _remember(self, path: Path) -> None:
        self.project = path
        self._window.settings.put("folder/projects", str(path.parent))
        self.show_title()

    def show_title(self) -> None:
        words = (
            self.tr("{project} – Sfumato").format(project=self.project.stem) if self.project else "Sfumato"
        )
        self._parent.setWindowTitle(words)

    # --- many files, and what was released -------------------------------------------------------

    def batch(self) -> None:
        self.batch_dialog().open()

    def batch_dialog(self) -> BatchDialog:
        """With what stands in the form as its recipe, unless another is named."""
        from gui.batch_dialog import BatchDialog  # when first wanted: the start need not wait for it

        workspace = self._window.workspace
        form = workspace.task() if workspace is not None else None
        return BatchDialog(self._parent, self._window.settings, form)

    def export_ledger(self) -> None:
        """What was released so far, as a table for the house."""
        start = str(Path(self._window.settings.text("folder/release")) / "ledger.csv")
        title = self.tr("Export the ledger")
        chosen, _ = QFileDialog.getSaveFileName(self._parent, title, start, "*.csv *.json")
        if not chosen:
            return
        try:
            prior_releases.export(Path(chosen))
        except SfumatoError as error:
            self._window.message.show_error(error)
        else:
            words = self.tr("The ledger was written to {path}").format(path=chosen)
            self._window.message.say("info", words)

    def _folder(self, name: str) -> str:
        return self._window.settings.text(name, str(Path.home()))
