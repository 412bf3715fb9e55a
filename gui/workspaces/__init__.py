"""One file a kind of data: which panels show what. Found by the kind's key.

# gui/workspaces/timeseries.py
class TimeSeries(Workspace):
    def panels(self): return [Envelopes(), Losses(), …]

WORKSPACE = TimeSeries
"""

from __future__ import annotations

import importlib
import importlib.util

from engine.technique import Kind
from gui.settings import Settings
from gui.workspace import Workspace


def make_workspace(kind: Kind, settings: Settings) -> Workspace:
    """The kind's own workspace, or the plain one where it has none."""
    name = f"gui.workspaces.{kind.key}"
    if importlib.util.find_spec(name) is None:
        return Workspace(kind, settings)
    return importlib.import_module(name).WORKSPACE(kind, settings)
