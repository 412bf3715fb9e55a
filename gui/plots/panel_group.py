"""Several panels on one tab, beside or above each other, with a splitter between them.

What all of them are told (an answer, a picture of the run under way) they are told one after the other,
with time for the window in between: three plots drawn at once would keep the mouse waiting.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QSplitter, QVBoxLayout

from engine.core.task import Source, Summary
from gui.base.panel import Panel

BREATH = 16  # milliseconds: whatever is due is done before the next panel is told


class PanelGroup(Panel):
    """Passes on what its panels ask and everything that it is told."""

    def __init__(
        self,
        title: str,
        help: str,
        panels: Sequence[Panel],
        way: Qt.Orientation = Qt.Orientation.Horizontal,
        shares: Sequence[int] = (),
    ):
        super().__init__()
        self.title, self.help, self.panels = title, help, tuple(panels)
        self._asked: dict[str, tuple[str, dict[str, Any]]] | None = None  # while the panels are being told
        self._to_tell: deque[Callable[[], None]] = deque()
        self._next = QTimer(self, interval=BREATH, singleShot=True)
        self._next.timeout.connect(self._tell_next)
        self.splitter = QSplitter(way)
        self.splitter.setChildrenCollapsible(False)
        for number, panel in enumerate(self.panels):
            panel.request_view.connect(self._pass_on)
            self.splitter.addWidget(panel)
            self.splitter.setStretchFactor(number, shares[number] if shares else 1)
        if shares:
            self.splitter.setSizes([100 * share for share in shares])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.splitter)

    def clear(self) -> None:
        self._forget()
        for panel in self.panels:
            panel.clear()

    def show_source(self, source: Source) -> None:
        self._show(lambda panel: panel.show_source(source))

    def show_run(self, summary: Summary) -> None:
        self._show(lambda panel: panel.show_run(summary))

    def _show(self, what: Callable[[Panel], None]) -> None:
        """All of them know before the first one asks: a view that is known already is answered at once."""
        self._forget()
        asked: dict[str, tuple[str, dict[str, Any]]] = {}
        self._asked = asked
        for panel in self.panels:
            what(panel)
        self._asked = None
        for one in asked.values():
            self.request_view.emit(*one)

    def _pass_on(self, name: str, asked: dict[str, Any]) -> None:
        """What two panels want to know is asked once: the answer goes to all."""
        if self._asked is not None:
            self._asked.setdefault(f"{name} {asked}", (name, asked))
        else:
            self.request_view.emit(name, asked)

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        """To all: a panel takes the views it knows and lets the others pass."""
        self._tell(lambda panel: panel.show_view(name, asked, value))

    def show_snapshot(self, snapshot: Any) -> None:
        self._tell(lambda panel: panel.show_snapshot(snapshot))

    @property
    def drawing(self) -> bool:
        return self._next.isActive() or any(panel.drawing for panel in self.panels)

    def _tell(self, what: Callable[[Panel], None]) -> None:
        """The first panel now (unless others wait), the next ones each in its turn."""
        self._to_tell += [partial(what, panel) for panel in self.panels]
        if not self._next.isActive():
            self._tell_next()

    def _tell_next(self) -> None:
        if self._to_tell:
            self._next.start()  # before: what is told now may lead to more
            self._to_tell.popleft()()

    def _forget(self) -> None:
        """What has not been told yet was about something else."""
        self._to_tell.clear()
        self._next.stop()

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """The facts of the first panel that has any."""
        return next((facts for panel in self.panels if (facts := panel.table())[1]), ([], []))
