"""What the window says is true at every moment: whose run and whose rows are on show, what is awaited."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import kinds
from gui.base import samples
from gui.base.panel import Panel
from gui.base.settings import Settings
from gui.help.pages import FOLDER
from gui.kinds import make_workspace
from gui.open_path import open_path
from gui.widgets.metric_cards import MetricCard
from gui.workspace.workflow import Step
from tests.gui.workspace.test_signing import texts

WAIT = 5_000  # ms


def read(workspace, idle, path):
    workspace.open_files((str(path),))
    idle(workspace)


def run(workspace, idle):
    workspace.run()
    idle(workspace)
    return workspace.summary


@pytest.mark.usefixtures("one_worker")
def test_the_card_names_the_file_of_the_run_on_show(workspace, idle, series_file):
    """A run of another file is chosen again: what a release would be of stands on the card."""
    card = workspace.setup.file_card
    read(workspace, idle, series_file(60, 8, "first.csv"))
    first = run(workspace, idle)
    read(workspace, idle, series_file(70, 8, "second.csv"))
    assert (card._name.text(), card._state.text()) == ("second.csv", "Loaded")
    second = run(workspace, idle)
    workspace.look_at(first)
    idle(workspace)
    workspace.go(Step.RELEASE)
    idle(workspace)
    assert card._name.text() == "first.csv" and "second.csv" in card._state.text()
    assert card._facts.text() == ""
    workspace.look_at(second)
    assert (card._name.text(), card._state.text()) == ("second.csv", "Loaded")
    assert "70" in card._facts.text()


@pytest.mark.usefixtures("one_worker")
def test_a_run_with_other_roles_than_those_under_load_is_said_to_be_one(loaded, idle):
    first = run(loaded, idle)
    loaded.correct({"sensitive": ("tariff",)})
    idle(loaded)
    loaded.look_at(first)
    card = loaded.setup.file_card
    assert card._name.text() == "meters.csv" and "another way" in card._state.text()


@pytest.mark.usefixtures("one_worker")
def test_what_the_form_would_promise_is_told_apart_from_what_the_release_promises(loaded, idle):
    run(loaded, idle)
    loaded.go(Step.RELEASE)
    idle(loaded)
    row = loaded.setup.form.rows["k"]
    row.editor.focusProxy().setText("37")
    row.editor.changed.emit()
    form, release = loaded.setup.promise, loaded.release_page.promise
    assert "37" in form.words and "37" not in release.words and "8" in release.words
    assert (form.title, release.title) == ("A run would promise", "This release promises")


def test_a_recipe_with_a_scheduler_is_refused_in_words_of_the_window(window, tmp_path):
    recipe = tmp_path / "recipe.toml"
    recipe.write_text(
        'technique = "clusters.kmeans"\ninput = "a.csv"\n[reading]\nscheduler = "tcp://127.0.0.1:9"\n'
    )
    open_path(window, recipe)
    bar = window.workspace.message
    assert "could run code on this machine" in bar.text and "--" not in bar._hint.text()
    assert bar._buttons.count() == 0


@pytest.mark.usefixtures("one_worker")
@pytest.mark.parametrize("content", [b"", bytes(range(256)) * 40])
def test_nothing_of_the_former_file_stays_beside_one_that_cannot_be_read(
    loaded, idle, qtbot, tmp_path, content
):
    run(loaded, idle)
    assert texts(loaded.load_page.table)
    qtbot.waitUntil(lambda: bool(loaded.results.metrics.findChildren(MetricCard)), timeout=WAIT)
    path = tmp_path / "bad.csv"
    path.write_bytes(content)
    read(loaded, idle, path)
    assert loaded.setup.file_card._name.text() == "bad.csv" and loaded.message.text
    assert not texts(loaded.load_page.table) and loaded.load_page._facts.text() == ""
    assert loaded.load_page._problems.count() == 0
    qtbot.waitUntil(lambda: not loaded.results.metrics.findChildren(MetricCard), timeout=WAIT)


@pytest.fixture
def made(dressed, tmp_path):
    """A workspace with all its panels; no worker is started."""
    open_ones = []

    def make(key):
        workspace = make_workspace(kinds()[key], Settings(tmp_path / "settings.ini"))
        open_ones.append(workspace)
        workspace.make_now()
        workspace.begin_panels()
        workspace.panel_tabs.build_now()
        return workspace

    yield make
    for workspace in open_ones:
        workspace.close_down()


def test_space_does_something_in_the_plots_that_the_help_names_and_in_no_other(made):
    space, found = QKeySequence(Qt.Key.Key_Space), set()
    for panel in (panel for key in kinds() for panel in made(key).findChildren(Panel)):
        if space in [shortcut.key() for shortcut in panel.findChildren(QShortcut)]:
            found.add(panel.title)
    (line,) = re.findall(r"\| Space \| in (.*): before and after", (FOLDER / "walk.md").read_text("utf-8"))
    assert found - {""} == set(re.split(", | and ", line))


@pytest.mark.parametrize("key", kinds())
def test_a_panel_that_waits_does_not_ask_for_what_is_there(key, made):
    """A file is open, or a run was made, and the answer has not come yet."""
    kind = kinds()[key]
    path = samples.path(kind.sample)
    task = task_of(kind.techniques[0], [path], {})
    summary = Pipeline().run(task, Progress())
    panels = [panel for panel in made(key).findChildren(Panel) if hasattr(panel, "_empty")]
    assert panels
    for panel in panels:
        panel.blockSignals(True)  # the answer does not come
        for show in (lambda p=panel: p.show_source(task.source), lambda p=panel: p.show_run(summary)):
            panel.clear()
            show()
            assert "Open a" not in panel._empty.text() and "Open the" not in panel._empty.text(), panel.title


@pytest.mark.usefixtures("one_worker")
@pytest.mark.parametrize("kind", kinds())
def test_a_fact_of_the_file_stands_once_on_load(window, idle, kind):
    """Either on the card or above the first rows; nothing that was recognised is left out."""
    workspace = window.show_kind(kind)
    workspace.open_sample()
    idle(workspace)
    card, page = workspace.setup.file_card._facts.text(), workspace.load_page._facts.text()
    facts = workspace.load_page._preview.facts
    assert facts
    for name, value in facts:
        said = (f"{name} {value}" in card.split(" · ")) + (f"{name}: {value}" in page.split("   ·   "))
        assert said == 1, name
