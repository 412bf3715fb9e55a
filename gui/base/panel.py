"""The one shape of a panel in the middle of a workspace: a plot (or list) that declares what it shows.

    class Attack(Curves):
        view = "attack"                       one of the kind's views (engine/kinds/<kind>/views.py)
        title = "Attacker"                    on its tab
        help = "An attacker who knows …"      how to read it
        empty = "Run a technique to let the attacker try."

        def draw(self, value: AttackView) -> None: ...

A panel never computes and never touches the worker: it asks for its view (`request_view`), the workspace
fetches that for the file or run being looked at, and `draw` gets it. `title`, `help` and `empty` are
written in English; an instance has them in the steward's language. Panels are linked by the workspace
connecting their own signals.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from engine.core.number_format import percent_apart
from engine.core.task import Source, Summary


class Panel(QWidget):
    request_view = Signal(str, dict)  # view name, what is asked: answered by `show_view`

    view = ""  # which of the kind's views is drawn; "" where others tell the panel what to draw
    more_views: ClassVar[dict[str, str]] = {}  # further views, and the methods that draw them
    before_run = False  # whether there is something to draw as soon as a file is loaded
    title = ""
    help = ""
    empty = ""  # what it says while there is nothing to draw

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.title, self.help, self.empty = (self._spoken(name) for name in ("title", "help", "empty"))

    def _spoken(self, name: str) -> str:
        """A declared text in the steward's language; its context is the class that declares it."""
        written: str = getattr(type(self), name)
        owner = next(cls for cls in type(self).__mro__ if name in vars(cls))
        return percent_apart(QCoreApplication.translate(owner.__name__, written)) if written else ""

    def rest(self) -> Iterator[None]:
        """What takes long to make, a step a turn of the event loop; the constructor is one of its own."""
        yield from ()

    # --- what a panel is told -----------------------------------------------------------------

    def clear(self) -> None:
        """No file is loaded, or nothing has run."""
        self.show_empty(self.empty)

    def show_empty(self, text: str) -> None:
        """Nothing to draw: say why, or what to do."""

    def show_waiting(self) -> None:
        """What is to be drawn is being computed: what stood there instead is no longer true."""

    def show_source(self, source: Source) -> None:
        """A file is loaded, nothing has run."""
        if self.before_run:
            self.refresh()
        else:
            self.clear()

    def show_run(self, summary: Summary) -> None:
        """A run is being looked at."""
        self.refresh()

    def refresh(self) -> None:
        if self.view:
            self.show_waiting()
            self.request_view.emit(self.view, self.asked())

    def asked(self) -> dict[str, Any]:
        """What the view is to be about, besides the file or run."""
        return {}

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        """A view that was asked for, by this panel or by another one of the same tab."""
        if name == self.view:
            self.draw(value)
        elif name in self.more_views:
            getattr(self, self.more_views[name])(value)

    def draw(self, value: Any) -> None:
        """Draw the view."""

    def show_snapshot(self, snapshot: Any) -> None:
        """An intermediate result of the run under way."""

    @property
    def drawing(self) -> bool:
        """Whether the picture is still being made."""
        return False

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """The facts of the plot as a table: header and rows (for CSV, copying and screen readers)."""
        return [], []
