"""A file given when Sfumato is started (a double click on the desktop) or dropped: shown in its workspace.

A recipe brings its file, technique and parameters along; any other file goes to the kind of data that fits
it best by its first rows. Where several fit as well, the steward is asked; and where it was dropped on a
workspace that could read it, and another kind fits better.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from engine.core import params
from engine.core.errors import SfumatoError
from engine.core.fitting import kinds_of_ending
from engine.core.recipe import read_recipe
from engine.core.technique import Kind
from gui.base.i18n import translated
from gui.base.settings import Settings
from gui.jobs.job_queue import JobQueue
from gui.workspace.project import SUFFIX

RECIPE = ".toml"

if TYPE_CHECKING:
    from gui.workspace.workspace import Workspace


class Projects(Protocol):
    def read_project(self, path: Path) -> None: ...


class Tabs(Protocol):
    """The window, as far as it is needed here."""

    kinds: list[Kind]
    settings: Settings

    @property
    def files(self) -> Projects: ...
    @property
    def workspace(self) -> Workspace | None: ...
    def show_kind(self, key: str) -> Workspace: ...


def ask_for_file(parent: QWidget, window: Tabs) -> None:
    """By a dialog that shows the files of all kinds."""
    endings = " ".join(dict.fromkeys(f"*{suffix}" for kind in window.kinds for suffix in kind.suffixes))
    filters = ";;".join((_tr("Data ({endings})").format(endings=endings), _tr("All files (*)")))
    folder = window.settings.text("folder/open", str(Path.home()))
    chosen, _ = QFileDialog.getOpenFileName(parent, _tr("Open"), folder, filters)
    if chosen:
        open_path(window, Path(chosen))


def open_path(window: Tabs, path: Path, here: Kind | None = None) -> None:
    """`here` is the kind of the workspace that the file was dropped on."""
    if path.suffix == SUFFIX:
        window.files.read_project(path)
        return
    able = kinds_of_ending(path, window.kinds)
    if len(able) == 1:
        window.show_kind(able[0].key).open_files((str(path),))
        return
    if able:
        _find_out(window, path, here if here in able else None)
        return
    if here is not None and path.suffix != RECIPE:
        window.show_kind(here.key).open_files((str(path),))
        return
    try:
        task = read_recipe(path)
    except SfumatoError as error:
        shown = window.workspace or window.show_kind(window.kinds[0].key)
        shown.message.show_error(error, "")
        return
    source = task.source
    settings = [made for made in (source.reading, source.columns) if made is not None]
    corrections = {name: value for made in settings for name, value in params.as_dict(made).items()}
    workspace = window.show_kind(source.kind)
    workspace.open_files(source.paths, corrections)
    workspace.setup.show_task(task.technique, params.as_dict(task.params), task.seed)


def _find_out(window: Tabs, path: Path, here: Kind | None) -> None:
    """Let the kinds look at the file, in a worker of its own; ask where several fit as well."""
    queue = JobQueue(window)  # type: ignore[arg-type]
    job = queue.send(_tr("Looking at the file"), "fitting_kinds", str(path))
    job.returned.connect(lambda keys: _open_as(window, path, _wanted(keys, here)))
    job.errored.connect(lambda _error: _open_as(window, path, ((here or window.kinds[0]).key,)))
    job.finished.connect(queue.close)


def _wanted(keys: Sequence[str], here: Kind | None) -> Sequence[str]:
    """Who drops a file on a workspace means it, as far as the file does not look like something else."""
    if here is None:
        return keys
    return (here.key,) if here.key in keys else (*keys, here.key)


def _open_as(window: Tabs, path: Path, keys: Sequence[str]) -> None:
    if len(keys) == 1:
        window.show_kind(keys[0]).open_files((str(path),))
        return
    asked = QMessageBox(window)  # type: ignore[call-overload]
    asked.setObjectName("which-kind")
    asked.setIcon(QMessageBox.Icon.Question)
    asked.setText(_tr("What is {name}?").format(name=path.name))
    asked.setInformativeText(_tr("It can be read as data of several kinds."))
    titles = {kind.key: translated(kind.title) for kind in window.kinds}
    for key in keys:
        button = asked.addButton(titles[key], QMessageBox.ButtonRole.AcceptRole)
        button.clicked.connect(lambda _on=False, key=key: _open_as(window, path, (key,)))
    asked.addButton(QMessageBox.StandardButton.Cancel)
    asked.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    asked.open()


def _tr(text: str) -> str:
    return QCoreApplication.translate("OpenPath", text)
