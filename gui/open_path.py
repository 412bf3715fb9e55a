"""A file given when Sfumato is started (a double click on the desktop): shown in its workspace.

A recipe brings its file, technique and parameters along; any other file goes to the first kind of
data that can read its ending.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from engine.core import params
from engine.core.errors import SfumatoError
from engine.core.recipe import read_recipe
from engine.core.technique import Kind

if TYPE_CHECKING:
    from gui.workspace.workspace import Workspace


class Tabs(Protocol):
    """The window, as far as it is needed here."""

    kinds: list[Kind]

    @property
    def workspace(self) -> Workspace | None: ...
    def show_kind(self, key: str) -> Workspace: ...


def open_path(window: Tabs, path: Path) -> None:
    kind = kind_of(path, window.kinds)
    if kind is not None:
        window.show_kind(kind.key).open_files((str(path),))
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


def kind_of(path: Path, kinds: list[Kind]) -> Kind | None:
    name = path.name.lower()
    return next((kind for kind in kinds if kind.suffixes and name.endswith(kind.suffixes)), None)
