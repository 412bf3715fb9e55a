"""Offline help: every field, plot, figure and step has its place, and F1 finds it."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt

from engine.core import params
from engine.core.policy import Policy
from engine.core.technique import kinds
from gui.base.panel import Panel
from gui.base.settings import Settings
from gui.help.pages import EVERYWHERE, FOLDER, GENERAL, keys, page, read_written
from gui.help.window import HelpWindow, topic
from gui.kinds import make_workspace
from gui.widgets.param_form import Form


@pytest.fixture(scope="module")
def workspaces(dressed, tmp_path_factory):
    """Every workspace with its panels; no worker is started."""
    settings = Settings(tmp_path_factory.mktemp("help") / "settings.ini")
    made = {key: make_workspace(kind, settings) for key, kind in kinds().items()}
    for workspace in made.values():
        workspace.make_now()
        workspace.begin_panels()
        workspace.panel_tabs.build_now()
    yield made
    for workspace in made.values():
        workspace.close_down()


@pytest.fixture
def help_window(qtbot, workspaces):
    made = HelpWindow(workspaces["timeseries"])
    qtbot.addWidget(made)
    qtbot.waitUntil(lambda: not made.filling)
    return made


def test_a_page_is_there_before_the_contents_and_they_mark_it(qtbot, workspaces):
    """To make all pages for their headings took 45 ms, before the first one was seen."""
    made = HelpWindow(workspaces["timeseries"])
    qtbot.addWidget(made)
    made.show_topic("graphs")
    assert made.filling and made.heading and not made.contents.currentItem()
    qtbot.waitUntil(lambda: not made.filling)
    assert made.contents.currentItem().text(0) == made.heading
    assert made.contents.topLevelItemCount() == len(keys())


@pytest.mark.parametrize("key", kinds())
def test_every_field_of_every_technique_has_a_section(key):
    kind, places = kinds()[key], page(key).places
    for declared in (kind.Reading, kind.Columns, *(t.Params for t in kind.techniques)):
        for field in params.fields(declared) if declared else ():
            assert f"field:{declared.__name__}.{field.name}" in places, field.name
    assert "field:seed" in places


@pytest.mark.parametrize("key", kinds())
def test_every_figure_and_technique_has_a_section(key):
    places = page(key).places
    for technique in kinds()[key].techniques:
        assert f"technique:{technique.key}" in places
        for metric in technique.metrics:
            assert f"figure:{metric.key}" in places


@pytest.mark.parametrize("key", kinds())
def test_every_panel_has_a_written_section(key, workspaces):
    titles = {panel.title for panel in workspaces[key].findChildren(Panel) if panel.title}
    sections = read_written(key).parts["Plots"] | read_written(EVERYWHERE).parts["Plots"]
    written = {section for section, text in sections.items() if len(text) > 40}
    assert titles <= written, titles - written


@pytest.mark.parametrize("key", kinds())
def test_what_is_written_about_fields_names_fields_that_exist(key):
    kind = kinds()[key]
    declared = [d for d in (kind.Reading, kind.Columns, *(t.Params for t in kind.techniques)) if d]
    known = {field.name for one in declared for field in params.fields(one)}
    assert set(read_written(key).parts["Fields"]) - {""} <= known


def test_the_policy_and_the_steps_are_explained():
    for field in params.fields(Policy):
        assert f"field:Policy.{field.name}" in page("gate").places
    for step in ("Load", "Configure", "Run", "Inspect", "Release"):
        assert f"section:{step}" in page("walk").places


@pytest.mark.parametrize("key", [*GENERAL, *kinds()])
def test_headings_as_shown_are_those_that_were_counted(key, help_window):
    help_window.show_topic(key)
    shown = [(b.blockFormat().headingLevel(), b.text()) for b in help_window._places]
    assert shown == page(key).headings


def test_no_page_leads_out_of_the_house():
    for path in FOLDER.glob("*.md"):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text.replace("tcp://host", ""), path
        for target in re.findall(r"\]\(([^)#]+)", text):
            assert target in keys(), (path, target)


def test_fields_plots_and_figures_are_found_from_the_focus(workspaces):
    time_series = workspaces["timeseries"]
    control = time_series.setup.form.rows["k"].editor.focusProxy()
    assert topic(control) == ("timeseries", "field:Naive.k")
    panel = next(p for p in time_series.findChildren(Panel) if p.title == "Envelopes")
    assert topic(panel.canvas.viewport()) == ("timeseries", "plot:Envelopes")
    assert topic(time_series.load_page.table)[1] == "reading"
    assert topic(time_series.release_page.folder) == ("gate", "")
    form = Form(Policy)
    assert topic(form.rows["max_epsilon"].editor.focusProxy()) == ("gate", "field:Policy.max_epsilon")


def test_the_window_scrolls_to_the_place(help_window, qtbot):
    help_window.show_topic("timeseries", "field:Naive.P")
    assert help_window.heading == "Pattern size P"
    assert help_window.text.verticalScrollBar().value() > 0
    assert help_window.contents.currentItem().text(0) == "Pattern size P"
    help_window.show_topic("clusters", "plot:Border log")
    assert help_window.key == "clusters" and help_window.heading == "Border log"
    help_window.show_topic("clusters", "plot:of tomorrow")
    assert help_window.heading == page("clusters").title


def test_the_first_f1_of_a_session_puts_the_section_at_the_top(help_window, qtbot):
    """Walk, A29: before the window had its size, the section came to stand on the last line."""
    help_window.show_topic("timeseries", "field:Naive.P")
    text = help_window.text
    top = text.document().documentLayout().blockBoundingRect(help_window._places[help_window._number]).top()
    seen = top - text.verticalScrollBar().value()
    assert 0 <= seen <= text.viewport().height() / 4


def test_finding_goes_on_and_says_when_there_is_nothing(help_window, qtbot):
    help_window.show_topic("gate")
    help_window.search.setText("ledger")
    qtbot.keyClick(help_window.search, Qt.Key.Key_Return)
    assert help_window.text.textCursor().selectedText().lower() == "ledger"
    help_window.search.setText("zebra crossing")
    qtbot.keyClick(help_window.search, Qt.Key.Key_Return)
    assert help_window._nothing.text() == "not found"


def test_a_page_is_laid_out_as_a_whole(help_window):
    """Block by block the page of tables took 110 ms, and now 28."""
    times = []
    help_window.text.document().contentsChanged.connect(lambda: times.append(help_window.key))
    help_window.show_topic("tables")
    assert help_window.key == "tables" and len(times) < 5


def test_f1_opens_the_section_of_the_focused_field(qtbot, window):
    workspace = window.show_kind("timeseries")
    workspace.show_page(workspace.step, True)
    workspace.setup.form.rows["k"].editor.setFocus()
    window.activateWindow()
    window.actions_by_name["help"].trigger()
    assert window._help.isVisible() and window._help.heading == "Group size k"
