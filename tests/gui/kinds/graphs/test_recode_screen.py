"""The recode screen: categories typed, counted, undone, saved and read again."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import source_of
from engine.core.technique import find_kind
from engine.io.recode_table import write_recode_table
from gui.kinds.graphs.recode_screen import RecodeScreen
from gui.widgets.recode_table import CATEGORY

TRANSPORT = {"no bus": "Transport", "late bus": "Transport", "cost": "Money", "fees": "Money"}


@pytest.fixture
def screen(hang, run):
    _desk, task, _seen = run
    made = hang(RecodeScreen(), task.source)
    made.show_source(task.source)
    return made


def test_labels_stand_by_frequency_and_nothing_is_recoded_yet(screen):
    model = screen.table_view.rows
    assert model.label(0) == "missed visit" and model.index(0, 1).data() == "19"
    assert screen.categories == {} and not screen._apply.isEnabled()
    assert screen.figures.figures["edges"].text() == "4"


def test_typed_categories_are_counted_after_a_pause_and_undone(screen, qtbot):
    model = screen.table_view.rows
    labels = [model.label(row) for row in range(model.rowCount())]
    for raw, category in TRANSPORT.items():
        model.setData(model.index(labels.index(raw), CATEGORY), category)
    assert screen.categories == TRANSPORT and screen._apply.isEnabled()
    # both edges to worry are now one of two people; the late bus still is the only way to give up
    qtbot.waitUntil(lambda: screen.figures.figures["edges"].text() == "4 → 2")
    assert screen.figures.figures["labels"].text() == "7 → 5"
    for _ in TRANSPORT:
        screen.undo_stack.undo()
    assert screen.categories == {} and not screen._apply.isEnabled()
    qtbot.waitUntil(lambda: screen.figures.figures["edges"].text() == "4")
    screen.undo_stack.redo()
    assert screen.categories == {"no bus": "Transport"}


def test_several_labels_get_a_category_at_once(screen, qtbot):
    view, model = screen.table_view, screen.table_view.rows
    screen._filter.setText("bus")
    assert model.rowCount() == 2
    view.selectAll()
    screen._category.setEditText("Transport")
    qtbot.mouseClick(screen._give, Qt.MouseButton.LeftButton)
    assert screen.categories == {"no bus": "Transport", "late bus": "Transport"}
    assert screen.undo_stack.count() == 1
    screen._filter.setText("?")
    assert "no bus" not in [model.label(row) for row in range(model.rowCount())] and model.rowCount() == 5


def test_labels_without_a_category_can_be_put_together_or_dropped_and_that_is_undone_too(screen, qtbot):
    screen.assign(["cost", "fees"], "Money")
    screen.set_setting("unmapped", "other")
    qtbot.waitUntil(lambda: screen.figures.figures["labels"].text() == "7 → 2")
    screen.undo_stack.undo()
    assert screen.settings["unmapped"] == "keep" and screen._boxes["unmapped"].currentData() == "keep"
    assert screen.categories == {"cost": "Money", "fees": "Money"}


def test_a_table_file_is_taken_over_and_leaves_the_other_categories(screen, tmp_path):
    table = tmp_path / "table.csv"
    table.write_text("label,category\nno bus,Transport\nlate bus,Transport\nnobody,Other\n")
    screen.assign(["worry"], "Fear")
    screen.load_table(str(table))
    assert screen.categories == {"worry": "Fear", "no bus": "Transport", "late bus": "Transport"}
    screen.undo_stack.undo()
    assert screen.categories == {"worry": "Fear"}


def test_what_is_saved_is_what_the_engine_reads(screen, run, maps, tmp_path, qtbot):
    pipeline, _task, _seen = run
    odd = {"no bus": 'Buses, "late"', "cost": "=Money", "fees": "=Money"}
    for raw, category in odd.items():
        screen.assign([raw], category)
    with qtbot.waitSignal(screen.applied) as applied:
        screen.save_and_apply(tmp_path / "saved.csv")
    source = source_of(find_kind("graphs"), [maps], applied.args[0])
    study = pipeline.load(source, Progress())
    assert study.categories == odd and set(odd.values()) <= set(study.statements.labels)
    again = RecodeScreen()
    qtbot.addWidget(again)
    again.request_view.connect(
        lambda name, asked: again.show_view(name, asked, pipeline.view(source, name, asked, Progress()))
    )
    again.show_source(source)
    assert again.categories == odd and not again._apply.isEnabled()


def test_a_desk_hears_that_the_saved_table_was_changed(maps, tmp_path):
    table, pipeline = tmp_path / "table.csv", Pipeline()
    source = source_of(find_kind("graphs"), [maps], {"recode": str(table)})
    write_recode_table(table, {"no bus": "Transport"})
    assert "Transport" in pipeline.load(source, Progress()).statements.labels
    write_recode_table(table, {"no bus": "Wheels and rails"})
    assert "Wheels and rails" in pipeline.load(source, Progress()).statements.labels


def test_recoding_in_the_window_reads_the_file_again_and_comes_back(
    one_worker, window, idle, qtbot, tmp_path, maps
):
    workspace = window.show_kind("graphs")
    workspace.open_files([str(maps)])
    idle(workspace)
    workspace.panel_tabs.setCurrentWidget(workspace.recode)
    workspace._show_step(workspace.step.CONFIGURE)
    qtbot.waitUntil(lambda: workspace.recode._known, timeout=20_000)
    workspace.recode.assign(["no bus", "late bus"], "Transport")
    path: Path = tmp_path / "categories.csv"
    workspace.recode.save_and_apply(path)
    qtbot.waitUntil(
        lambda: workspace.source is not None and workspace.source.reading.recode == str(path), timeout=20_000
    )
    idle(workspace)
    assert workspace.panel_tabs.current() is workspace.recode
    qtbot.waitUntil(lambda: workspace.recode._known, timeout=20_000)
    assert workspace.recode.categories == {"no bus": "Transport", "late bus": "Transport"}
