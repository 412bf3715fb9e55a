"""How the window feels: nothing cut off, everything by keyboard, named for a screen reader, translatable.

One window with all five workspaces, each with its sample loaded and run, is walked through by all tests.
"""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGraphicsView,
    QLineEdit,
    QPlainTextEdit,
    QTextBrowser,
    QWidget,
)

from engine.core.technique import kinds
from gui.base import theme
from gui.base.settings import Settings
from gui.plots import pens
from gui.plots.frame import Frame
from gui.workspace.workflow import Step
from tests.gui.spoken import texts
from tests.looking import amiss, clipped, ours, told
from tests.windows import end, panels_in_turn, wait_until

WAIT = 120_000
SMALL = QSize(1366, 768)
CONTROLS = (
    QAbstractButton,
    QComboBox,
    QLineEdit,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QPlainTextEdit,
    QTextBrowser,
    QGraphicsView,
)
PERCENT_CLOSE = re.compile(r"\d[ \u00a0]?%")  # not 71 % with the narrow space that never breaks
NO_FOCUS = Qt.FocusPolicy.NoFocus
OKABE_ITO = {"#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#f0e442", "#000000"}


@pytest.fixture(scope="module")
def walked(dressed, tmp_path_factory):
    """A small window with every sample loaded and run."""
    from gui.window import Window

    settings = Settings(tmp_path_factory.mktemp("feel") / "settings.ini")
    settings.put("window/welcomed", True)
    made = Window(settings)
    made.resize(SMALL)
    made.show()
    yield made
    end(made)


@pytest.fixture(params=list(kinds()))
def inspected(walked, request):
    """One workspace after another, at Inspect; loaded and run when first asked for."""
    workspace = walked.show_kind(request.param)
    if workspace.summary is None:
        workspace.open_sample()
        wait_until(lambda: workspace.source is not None and not workspace.busy)
        workspace.run()
        wait_until(lambda: workspace.summary is not None and not workspace.busy)
    workspace.go(Step.INSPECT)
    wait_until(lambda: not workspace.jobs.fetching)
    return workspace


def sights(workspace):
    """Every step and every panel, one after another on show; yields its name."""
    workspace.go(Step.LOAD)
    settle()
    yield "Load"
    workspace.go(Step.INSPECT)
    wait_until(workspace.results.updatesEnabled)  # all cards are there
    for name in panels_in_turn(workspace):
        settle()
        panel = workspace.panel_tabs.currentWidget()
        wait_until(lambda panel=panel: not workspace.jobs.fetching and not panel.drawing)
        yield name
    workspace.go(Step.RELEASE)
    wait_until(lambda: not workspace.busy)
    settle()
    yield "Release"


def settle() -> None:
    """Layouts in layouts need several rounds: the height of words follows from the width they are given."""
    for _ in range(20):
        QApplication.processEvents()


def controls(root: QWidget) -> list[QWidget]:
    found = [widget for kind in CONTROLS for widget in root.findChildren(kind)]
    return [widget for widget in dict.fromkeys(found) if ours(widget)]


def name_of(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name).strip()


class Findings:
    """What one walk through a workspace found amiss, by sight."""

    def __init__(self) -> None:
        self.nameless: dict[str, list[str]] = {}
        self.clipped: dict[str, list[str]] = {}
        self.unreached: dict[str, list[str]] = {}
        self.mute: dict[str, list[str]] = {}
        self.unseen: dict[str, list[str]] = {}
        self.without_table: dict[str, list[str]] = {}
        self.percents: dict[str, list[str]] = {}
        self.traps: dict[str, list[str]] = {}

    def look(self, sight: str, window: QWidget, looked_at: set[QWidget]) -> None:
        shown = [widget for widget in controls(window) if widget.isVisible()]
        self.clipped[sight] = amiss(window)
        self.unreached[sight] = [told(w) for w in unreached(window, shown)]
        self.mute[sight] = [
            told(w) for w in shown if w.focusPolicy() == NO_FOCUS and "(F1)" not in w.toolTip()
        ]
        lists = [w for w in shown if isinstance(w, QAbstractItemView)]
        self.traps[sight] = [told(w) for w in lists if w.tabKeyNavigation()]
        new = [widget for widget in shown if widget not in looked_at]
        looked_at.update(new)
        self.nameless[sight] = [told(w) for w in new if not name_of(w)]
        self.unseen[sight] = [told(w) for w in new if w.isEnabled() and not shows_focus(w)]
        frames = [f for f in window.findChildren(Frame) if f.isVisible() and f._drawn]
        self.without_table[sight] = [f.title for f in frames if not tells_facts(f)]
        self.percents[sight] = [text for _where, text in texts(window) if PERCENT_CLOSE.search(text)]


@pytest.fixture(scope="module")
def findings(walked):
    """Each workspace is walked through once; all tests read what was found."""
    known: dict[str, Findings] = {}

    def of(workspace) -> Findings:
        if workspace.kind.key not in known:
            found, looked_at = Findings(), set()
            walked.activateWindow()
            for sight in sights(workspace):
                found.look(sight, walked, looked_at)
            known[workspace.kind.key] = found
        return known[workspace.kind.key]

    return of


def some(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {sight: amiss for sight, amiss in found.items() if amiss}


# --- nothing is cut off ------------------------------------------------------------------------------


# --- by keyboard -------------------------------------------------------------------------------------


def unreached(window: QWidget, shown: list[QWidget]) -> list[QWidget]:
    """Controls on show that Tab does not come to."""
    reached, at = set(), window.nextInFocusChain()
    while at is not window:
        if at.focusPolicy() & Qt.FocusPolicy.TabFocus:
            reached.add(at)
        at = at.nextInFocusChain()
    wanted = [w for w in shown if w.isEnabled() and w.focusPolicy() != NO_FOCUS]
    return [w for w in wanted if w not in reached and w.focusProxy() not in reached]


def shows_focus(control: QWidget) -> bool:
    if control.focusPolicy() == NO_FOCUS or isinstance(control, QGraphicsView):  # drawn by its frame
        return True
    control.clearFocus()
    before = control.grab().toImage()
    control.setFocus(Qt.FocusReason.TabFocusReason)
    return not control.hasFocus() or control.grab().toImage() != before


def tells_facts(frame: Frame) -> bool:
    header, rows = frame.table()
    return bool(header and rows) and all(len(row) == len(header) for row in rows)


def test_every_control_has_an_accessible_name(inspected, findings):
    assert not some(findings(inspected).nameless)


def test_nothing_is_clipped_on_a_small_screen(inspected, walked, findings):
    assert walked.size() == SMALL
    assert not some(findings(inspected).clipped)


def test_every_control_is_reached_by_tab(inspected, findings):
    assert not some(findings(inspected).unreached)


def test_tab_does_not_get_caught_in_a_table(inspected, findings):
    """Two hundred rows of the preview had to be tabbed through, cell by cell."""
    assert not some(findings(inspected).traps)


def test_controls_that_take_no_focus_have_a_key(inspected, findings):
    """Only the small help buttons beside fields: F1 does the same from the field."""
    assert not some(findings(inspected).mute)


def test_the_focus_is_seen(inspected, findings):
    assert not some(findings(inspected).unseen)


def test_a_percentage_is_written_in_one_way(inspected, findings):
    """55.5% and 71 % stood side by side."""
    assert not some(findings(inspected).percents)


def test_every_plot_with_data_has_its_facts_as_a_table(inspected, findings):
    assert not some(findings(inspected).without_table)


def test_nothing_is_clipped_with_larger_letters(inspected, walked):
    theme.set_zoom(1.3)
    wait_until(lambda: not theme.busy())
    try:
        walked.resize(SMALL * 1.2)
        found = {sight: clipped(walked) for sight in sights(inspected)}
    finally:
        walked.resize(SMALL)
        theme.set_zoom(1.0)
        wait_until(lambda: not theme.busy())
    assert not some(found)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["light", "dark", "contrast"])
@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1920, 1200)])
def test_nothing_is_clipped_or_overlaps_at_any_size_in_any_theme(inspected, walked, name, size):
    theme.choose(name)
    walked.resize(*size)
    try:
        found = {sight: amiss(walked) for sight in sights(inspected)}
    finally:
        walked.resize(SMALL)
        theme.choose("light")
    assert not some(found)


def test_series_are_okabe_ito_and_told_apart_without_colour():
    light = [colour.lower() for colour in theme.LIGHT.series]
    assert len(set(light[:6]) & OKABE_ITO) == 6
    assert len({(pens.dash(n), pens.symbol(n)) for n in range(8)}) == 8
    for colours in theme.THEMES.values():
        assert len(set(colours.series)) == len(colours.series)


@pytest.mark.parametrize("name", ["dark", pytest.param("contrast", marks=pytest.mark.slow)])
def test_every_picture_is_drawn_in_every_theme(inspected, walked, name):
    """What fails while it is drawn fails the test: pytest-qt sees to that."""
    theme.choose(name)
    try:
        pictures = {sight: walked.grab().size() for sight in sights(inspected)}
    finally:
        theme.choose("light")
    assert len(pictures) >= inspected.panel_tabs.count() + 2
