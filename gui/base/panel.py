"""The one shape of a panel in the middle of a workspace: a plot (or list) that asks for its data.

A panel never computes and never touches the worker: it emits `request_view` with the name of one of the
kind's views and what it wants to know; the workspace fetches it for the run being looked at and
calls `show_view`. Panels are linked by the workspace connecting their own signals.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine.core.task import Source, Summary


class Panel(QWidget):
    request_view = Signal(str, dict)  # view name, what is asked: answered by `show_view`

    title = ""  # on its tab
    help = ""  # how to read it, one or two sentences

    def clear(self) -> None:
        """No file is loaded."""

    def show_source(self, source: Source) -> None:
        """A file is loaded, nothing has run: show the original, or (as here) an invitation to run."""
        self.clear()

    def show_run(self, summary: Summary) -> None:
        """A run is being looked at: ask for what the panel needs."""

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        """The view that was asked for."""

    def show_snapshot(self, snapshot: Any) -> None:
        """An intermediate result of the run under way."""

    @property
    def drawing(self) -> bool:
        """Whether the picture is still being made."""
        return False

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """The facts of the plot as a table: header and rows (for CSV, copying and screen readers)."""
        return [], []
