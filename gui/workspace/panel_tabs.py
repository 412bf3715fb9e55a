"""The panels of a workspace on their tabs: made one after another, brought up to date when they are seen.

    PANELS = [
        Tab("Groups", [Groups, Envelopes], shares=(3, 7)),
        Tab("Losses", [ValueLosses, PatternLosses], way=DOWN),
        LevelTree,
    ]

A plot takes 20 to 40 ms to build, and a workspace has a dozen of them: one constructor runs per turn of the
event loop, and between two of them the window lives.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QTabWidget

from engine.core.task import Source, Summary
from gui.base.incremental import Increments, paint_later
from gui.base.panel import Panel
from gui.plots.panel_group import PanelGroup, PanelPages

Steps = Iterator[Panel | None]
Made = TypeVar("Made", bound=Panel)
DOWN = Qt.Orientation.Vertical


@dataclass(frozen=True)
class Tab:
    """Panels on one tab, beside each other, one above the other, or as pages (so that all tabs fit a small
    window); the first one's help is the tab's."""

    title: str
    panels: Sequence[type[Panel] | Tab]
    way: Qt.Orientation = Qt.Orientation.Horizontal
    shares: tuple[int, ...] = ()
    pages: bool = False


Panels = Sequence[type[Panel] | Tab]


def make_panels(declared: Panels) -> Steps:
    """One constructor a step; a step that ends a tab yields its panel, any other yields nothing."""
    for one in declared:
        made: list[Panel] = []
        yield from _make(one, made)
        yield made[0]


def _make(one: type[Panel] | Tab, into: list[Panel]) -> Iterator[None]:
    if not isinstance(one, Tab):
        panel = one()
        yield
        yield from panel.rest()
        into.append(panel)
        return
    parts: list[Panel] = []
    for part in one.panels:
        yield from _make(part, parts)
    title = QCoreApplication.translate(Tab.__name__, one.title) if one.title else ""
    group = PanelPages if one.pages else PanelGroup
    into.append(group(title, parts[0].help if title else "", parts, one.way, one.shares))


class PanelTabs(QTabWidget):
    asked = Signal(object, str, dict)  # which panel, view name, what is asked
    complete = Signal()  # all panels are there

    def __init__(self) -> None:
        super().__init__()
        self.setDocumentMode(True)
        self.setProperty("panels", True)  # many tabs in little room
        self.setAccessibleName(self.tr("Plots"))
        self.panels: list[Panel] = []
        self.held = False  # while a run is under way: the panel on show follows that run
        self._about: Source | Summary | None = None
        self._behind: set[Panel] = set()
        self._then: Callable[[], None] | None = None
        self._turns = Increments(self)
        self._turns.ended.connect(self._end)
        self.currentChanged.connect(lambda _index: self.refresh())

    # --- making -------------------------------------------------------------------------------

    @property
    def building(self) -> bool:
        return self._turns.running

    def build(self, steps: Steps) -> None:
        """Make the panels, a step a turn of the event loop."""
        self._turns.begin(self._making(steps))

    def _making(self, steps: Steps) -> Iterator[None]:
        for panel in steps:
            yield
            if panel is not None:
                self._add(panel)  # dresses it in the window's style: a turn of its own
                yield

    def build_now(self) -> None:
        """The steps that are left, at once."""
        self._turns.finish()

    def steps(self) -> Iterator[None]:
        """The steps that are left, for whoever goes on with them."""
        return self._turns.steps()

    def when_complete(self, act: Callable[[], None] | None) -> None:
        """Do this with all panels there: now, or when they are; only the latest of such wishes is kept."""
        self._then = act if self.building else None
        if act is not None and not self.building:
            act()

    def get(self, which: type[Made]) -> Made:
        """The panel of this class; all panels are there."""
        return next(panel for panel in self._all(self.panels) if isinstance(panel, which))

    def _all(self, panels: Sequence[Panel]) -> Iterator[Panel]:
        for panel in panels:
            yield from self._all(panel.panels) if isinstance(panel, PanelGroup) else (panel,)

    def _add(self, panel: Panel) -> None:
        self.panels.append(panel)
        self._behind.add(panel)
        panel.request_view.connect(lambda name, asked: self.asked.emit(panel, name, asked))
        self.setTabToolTip(self.addTab(panel, panel.title), panel.help)
        self.refresh()

    def _end(self) -> None:
        self.complete.emit()
        act, self._then = self._then, None
        if act is not None:
            act()

    # --- showing ------------------------------------------------------------------------------

    def current(self) -> Panel | None:
        """The panel on show, if the panels are."""
        shown = None if self.isHidden() else self.currentWidget()
        return shown if isinstance(shown, Panel) else None

    def show_panel(self, wanted: Panel) -> None:
        """Bring any panel to the front: its tab, and its page where the tab has pages."""
        tab = next(one for one in self.panels if one is wanted or one.isAncestorOf(wanted))
        self.setCurrentWidget(tab)
        if isinstance(tab, PanelPages):
            tab.turn_to(wanted)

    def pages_on_show(self) -> tuple[int, ...]:
        """Which page each tab with pages shows, in the order in which they were made."""
        return tuple(tab.pages.currentIndex() for tab in self.findChildren(PanelPages))

    def turn_pages(self, numbers: Sequence[int]) -> None:
        for tab, number in zip(self.findChildren(PanelPages), numbers, strict=False):
            tab.pages.setCurrentIndex(number)

    def tell(self, about: Source | Summary | None) -> None:
        """Of what to show: the panel on show catches up now, the others when they are shown."""
        self._about = about
        self._behind = set(self.panels)
        self.refresh()

    def forget(self) -> None:
        """Nothing is loaded any more."""
        self._about = None
        self._behind = set()
        for panel in self.panels:
            panel.clear()

    def refresh(self) -> None:
        panel = self.current()
        if panel is None or panel not in self._behind or self.held or self._about is None:
            return
        self._behind.discard(panel)
        if isinstance(self._about, Summary):
            panel.show_run(self._about)
        else:
            panel.show_source(self._about)
        paint_later(panel)

    def show_snapshot(self, snapshot: Any) -> None:
        panel = self.current()
        if panel is not None and self.held:
            panel.show_snapshot(snapshot)
