"""Several panels on one tab: beside or above each other with a splitter between them, or as pages.

What all of them are told (an answer, a picture of the run under way) they are told one after the other,
with time for the window in between: three plots drawn at once would keep the mouse waiting.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QSplitter, QTabWidget, QVBoxLayout, QWidget

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
        self._shares: Sequence[int] = ()  # pages have none
        self._asked: dict[str, tuple[str, dict[str, Any]]] | None = None  # while the panels are being told
        self._to_tell: deque[Callable[[], None]] = deque()
        self._next = QTimer(self, interval=BREATH, singleShot=True)
        self._next.timeout.connect(self._tell_next)
        for panel in self.panels:
            panel.request_view.connect(self._pass_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._arranged(way, shares))

    def _arranged(self, way: Qt.Orientation, shares: Sequence[int]) -> QWidget:
        splitter = self._splitter = QSplitter(way)
        splitter.setChildrenCollapsible(False)
        for number, panel in enumerate(self.panels):
            splitter.addWidget(panel)
            splitter.setStretchFactor(number, shares[number] if shares else 1)
        self._shares, self._seen = shares, self._in_sight()
        self._share()
        return splitter

    def _in_sight(self) -> list[bool]:
        return [not panel.isHidden() for panel in self.panels]

    def _share(self) -> None:
        """A panel that hides while it has nothing to show comes back to its share, not to what is left."""
        self._seen = self._in_sight()
        if self._shares:
            self._splitter.setSizes([100 * share for share in self._shares])

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
            if self._shares and self._in_sight() != self._seen:
                self._share()

    def _forget(self) -> None:
        """What has not been told yet was about something else."""
        self._to_tell.clear()
        self._next.stop()

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """The facts of the first panel that has any."""
        return next((facts for panel in self.panels if (facts := panel.table())[1]), ([], []))


class PanelPages(PanelGroup):
    """Panels of one tab seen one at a time: each is told when it is turned to."""

    def _arranged(self, way: Qt.Orientation, shares: Sequence[int]) -> QWidget:
        self._news: Callable[[Panel], None] | None = None
        self._behind: set[Panel] = set()
        self.pages = QTabWidget(documentMode=True)
        self.pages.setProperty("panels", True)
        self.pages.setAccessibleName(self.title)
        for panel in self.panels:
            self.pages.setTabToolTip(self.pages.addTab(panel, panel.title), panel.help)
        self.pages.currentChanged.connect(lambda _index: self._catch_up())
        return self.pages

    def turn_to(self, wanted: Panel) -> None:
        """The page that is this panel, or that it stands on."""
        for page in self.panels:
            if page is wanted or page.isAncestorOf(wanted):
                self.pages.setCurrentWidget(page)

    def _show(self, what: Callable[[Panel], None]) -> None:
        self._forget()
        self._news, self._behind = what, set(self.panels)
        self._catch_up()

    def _catch_up(self) -> None:
        panel = self.panels[self.pages.currentIndex()]
        if self._news is not None and panel in self._behind:
            self._behind.discard(panel)
            self._news(panel)

    def clear(self) -> None:
        self._news = None
        super().clear()

    def show_snapshot(self, snapshot: Any) -> None:
        self.panels[self.pages.currentIndex()].show_snapshot(snapshot)
