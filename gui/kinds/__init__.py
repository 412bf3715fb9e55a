"""One file a kind of data: which panels show what. Found by the kind's key.

`gui/kinds/timeseries/workspace.py` defines a subclass of `Workspace` whose `panels` makes the panels of
time series; a kind without a file of its own gets the plain workspace.
"""

from __future__ import annotations

import gc
import importlib
import importlib.util
import pkgutil
import threading

from engine.core.technique import Kind
from gui.base.settings import Settings
from gui.workspace.workspace import Workspace

# read by numpy at the first `unique` (30 ms) and by Python with the first worker, else while the window waits
NEEDED_LATER = ("gui.workspace.sweep_controller", "numpy.ma", "multiprocessing.sharedctypes")


def make_workspace(kind: Kind, settings: Settings) -> Workspace:
    """The kind's own workspace, or the plain one where it has none."""
    name = f"gui.kinds.{kind.key}.workspace"
    if importlib.util.find_spec(name) is None:
        return Workspace(kind, settings)
    return _own_class(name)(kind, settings)


def read_ahead() -> None:
    """Import the files of all workspaces beside the window: the first click need not wait for them."""
    threading.Thread(target=_read_all, name="sfumato read ahead").start()


def _read_all() -> None:
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"gui.kinds.{module.name}.workspace")
        importlib.import_module(f"engine.kinds.{module.name}.promise")  # said under the form
    for name in NEEDED_LATER:
        importlib.import_module(name)
    gc.freeze()  # modules stay to the end: the collector need not look at them again (70 ms each time)


def _own_class(name: str) -> type[Workspace]:
    """The subclass of Workspace that the file defines."""
    for value in vars(importlib.import_module(name)).values():
        if isinstance(value, type) and issubclass(value, Workspace) and value.__module__ == name:
            return value
    return Workspace
