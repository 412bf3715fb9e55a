"""Where things stand in a workspace: built in one place, without any behaviour of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar, Literal, get_args

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from engine.core.fitting import reads_ending
from engine.core.technique import Kind
from gui.base import focus_order, theme
from gui.base.i18n import translated
from gui.base.incremental import paint_later
from gui.base.settings import Settings
from gui.base.theme import GAP
from gui.widgets.empty_page import EmptyPage
from gui.widgets.message_bar import MessageBar
from gui.widgets.param_form import Editors
from gui.widgets.progress_strip import ProgressStrip
from gui.widgets.release_page import ReleasePage
from gui.workspace.load_page import LoadPage
from gui.workspace.panel_tabs import Panels, PanelTabs, Steps, make_panels
from gui.workspace.result_pane import ResultPane
from gui.workspace.setup_pane import SetupPane
from gui.workspace.step_strip import StepStrip
from gui.workspace.workflow import Step

Side = Literal["left", "right"]
LEFT, RIGHT = 330, 300  # widths of the sides before the steward moves them
NARROW = 1180  # pixels at normal size of letters: below, the middle has no room beside both sides


class WorkspaceLayout(QWidget):
    dropped = Signal(tuple)  # paths
    one_dropped = Signal(str)  # a path: of which kind the file is has to be found out

    def __init__(self, kind: Kind, settings: Settings, parent: QWidget | None = None):
        """What is seen before a file is opened; the rest is made by `parts`."""
        super().__init__(parent)
        self.kind, self.settings = kind, settings
        self.narrow = False
        self._sides: dict[Side, bool] = {}  # whether there is something on it; empty until it is made
        self._one: Side | None = None  # the only one on show in a narrow window
        self.setAcceptDrops(True)
        self.strip = StepStrip()
        self.empty_page = EmptyPage(kind)
        self.empty_page.show_recent(settings.recent(kind.key))
        self.pages = QStackedWidget()
        self.pages.addWidget(self.empty_page)
        self.message, self.progress, self.panel_tabs = MessageBar(), ProgressStrip(), PanelTabs()
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(self.pages)
        self.splitter.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addWidget(self._with_margin(self.message))
        column.addWidget(self.splitter, 1)
        column.addWidget(self.progress)

    def parts(self) -> Iterator[None]:
        """Make the pages and both sides: a step makes a part, the next puts it in its place and style."""
        self.load_page = LoadPage(self.kind)
        yield
        self.pages.addWidget(self.load_page)
        yield
        yield from self.load_page.rest()  # in their place already: each row is dressed by itself
        yield
        self.release_page = ReleasePage()
        yield
        self.pages.addWidget(self.panel_tabs)
        self.pages.addWidget(self.release_page)
        yield
        self.setup = SetupPane(self.kind, self.editors())
        self.setup.hide()
        yield
        self.setup.make_form()
        yield
        self.splitter.insertWidget(0, self.setup)
        yield
        self.results = ResultPane()
        self.results.hide()
        self.splitter.addWidget(self.results)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([LEFT, 800, RIGHT])
        self.show_page(Step.LOAD, False)

    # --- what a kind's own workspace says ------------------------------------------------------

    PANELS: ClassVar[Panels] = ()  # the panels in the middle, in the order of their tabs

    def link(self) -> None:
        """All panels are there (`self.panel_tabs.get(Envelopes)`): connect them, also with the form."""

    def own_state(self) -> dict[str, Any]:
        """What is chosen in it besides file, form, run and step: goes into the one in another language."""
        return {}

    def put_own_state(self, state: Mapping[str, Any]) -> None:
        """All panels are there, and so are file and run."""

    def editors(self) -> Editors:
        """Editors of its own for single fields, by field name or type."""
        return {}

    # --- building ---------------------------------------------------------------------------------

    def begin_panels(self) -> None:
        """Make the panels when they are first needed: plots take time to import and to build."""
        if not self.panel_tabs.count() and not self.panel_tabs.building:
            self.panel_tabs.build(self._all_panels())

    def _all_panels(self) -> Steps:
        yield from make_panels(self.PANELS)
        from gui.plots.risk_map import RiskMap

        yield None
        yield from make_panels([RiskMap])
        self.risk_map = self.panel_tabs.get(RiskMap)

    def _with_margin(self, message: MessageBar) -> QWidget:
        around = QWidget()
        column = QVBoxLayout(around)
        column.setContentsMargins(GAP, 0, GAP, 0)
        column.addWidget(message)
        return around

    def show_page(self, step: Step, any_file: bool) -> None:
        """The middle shows what the step is about; the sides appear when there is something for them."""
        pages = {Step.LOAD: self.load_page, Step.RELEASE: self.release_page}
        page = pages.get(step, self.panel_tabs) if any_file else self.empty_page
        self.pages.setCurrentWidget(page)
        # while there is nothing to say on the right, the preview has its room
        self._sides = {"left": any_file, "right": any_file and step is not Step.LOAD}
        self._one = "left" if step in (Step.LOAD, Step.CONFIGURE) else "right"
        self.refold()
        paint_later(self.splitter)

    def refold(self) -> None:
        """A side is seen when there is something on it and the steward has not folded it away; in a narrow
        window only the one that the step is about, or that was asked for."""
        panes: dict[Side, QWidget] = {"left": self.setup, "right": self.results}
        for side in get_args(Side):
            folded = side != self._one if self.narrow else self.settings.flag(f"view/folded_{side}")
            panes[side].setVisible(self._sides[side] and not folded)
            self.strip.show_side(side, self._sides[side], folded)

    def turn_to(self, side: Side) -> None:
        """In a narrow window: this side instead of the other, or none."""
        self._one = None if self._one == side else side
        self.refold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < NARROW * theme.zoom()
        if narrow != self.narrow:
            self.narrow = narrow
            if self._sides:
                self.refold()

    def focusNextPrevChild(self, forward: bool) -> bool:
        return focus_order.step(self, forward) or super().focusNextPrevChild(forward)

    def focus_page(self, at: QWidget | None) -> None:
        """The keys go on in the middle, unless they were there (`at`) before Qt hid a page under them."""
        page = self.pages.currentWidget()
        if page is None:
            return
        first = page.focusProxy() or next(focus_order.stops(page), None)
        if first is not None and (at is None or not page.isAncestorOf(at)):
            first.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def restore_splitters(self, settings: Settings) -> None:
        self.splitter.restoreState(settings.state(f"{self.kind.key}/splitter"))
        self.results.splitter.restoreState(settings.state(f"{self.kind.key}/results"))

    def save_splitters(self, settings: Settings) -> None:
        settings.put(f"{self.kind.key}/splitter", self.splitter.saveState())
        settings.put(f"{self.kind.key}/results", self.results.splitter.saveState())

    # --- files by dialog and by drop -------------------------------------------------------------

    def ask_for_files(self) -> None:
        endings = " ".join(f"*{suffix}" for suffix in self.kind.suffixes)
        known = self.tr("{kind} ({endings})").format(kind=translated(self.kind.title), endings=endings)
        folder = self.settings.text("folder/open", str(Path.home()))
        filters = ";;".join((known, self.tr("All files (*)")))
        paths, _ = QFileDialog.getOpenFileNames(self, self.tr("Open"), folder, filters)
        if len(paths) == 1 and not reads_ending(self.kind, Path(paths[0])):
            self.one_dropped.emit(paths[0])  # an event log, chosen in Tables among all files
        elif paths:
            self.dropped.emit(tuple(paths))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()
            self.empty_page.show_hover(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.empty_page.show_hover(False)

    def dropEvent(self, event: QDropEvent) -> None:
        self.empty_page.show_hover(False)
        paths = tuple(url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile())
        if paths:
            event.acceptProposedAction()
            if len(paths) == 1:
                self.one_dropped.emit(paths[0])
            else:
                self.dropped.emit(paths)
