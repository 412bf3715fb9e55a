"""Recoding activities in the window: typed, dropped, undone, saved and read again; what it would change."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import source_of
from engine.core.technique import find_kind
from gui.kinds.eventlogs.recode_screen import DROPPED, ActivityRecode, RecodeRanking

CASES = {
    "reg,crp,leu,crp,out": 30,
    "reg,leu,crp,out": 20,
    "reg,crp,crp,leu,out": 10,
    "reg,out": 40,
    "odd,reg": 1,
}


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    path = tmp_path_factory.mktemp("recode") / "log.csv"
    rows = ["case,activity,time"]
    number = 0
    for way, cases in CASES.items():
        for _ in range(cases):
            number += 1
            names = way.split(",")
            rows += [f"c{number},{name},2024-01-01T00:0{at}:00" for at, name in enumerate(names)]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


def hung(qtbot, panel, source, pipeline):
    qtbot.addWidget(panel)
    panel.request_view.connect(
        lambda name, asked: panel.show_view(name, asked, pipeline.view(source, name, asked, Progress()))
    )
    panel.show_source(source)
    return panel


@pytest.fixture
def source(log):
    return source_of(find_kind("eventlogs"), [log], {})


@pytest.fixture
def screen(qtbot, dressed, source):
    return hung(qtbot, ActivityRecode(), source, Pipeline())


def test_activities_stand_by_frequency_and_nothing_is_recoded_yet(screen):
    model = screen.table_view.rows
    assert model.label(0) == "reg" and model.index(0, 1).data() == "101"
    assert screen.categories == {} and not screen._apply.isEnabled()
    assert screen.figures.figures["activities"].text() == "5"


def test_merging_and_collapsing_is_counted_and_undone(screen, qtbot):
    screen.assign(["crp", "leu"], "lab")
    qtbot.waitUntil(lambda: screen.figures.figures["activities"].text() == "5 → 4")
    screen.set_setting("repeated", "collapse")
    qtbot.waitUntil(lambda: screen.figures.figures["variants"].text() == "5 → 3")
    screen.undo_stack.undo()
    screen.undo_stack.undo()
    assert screen.categories == {} and screen.settings["repeated"] == "keep"
    qtbot.waitUntil(lambda: screen.figures.figures["variants"].text() == "5")


def test_dropped_activities_have_a_mark_and_an_empty_name_in_the_table(screen, qtbot, tmp_path, log):
    screen.assign(["odd"], DROPPED)
    qtbot.waitUntil(lambda: screen.figures.figures["activities"].text() == "5 → 4")
    with qtbot.waitSignal(screen.applied) as applied:
        screen.save_and_apply(tmp_path / "names.csv")
    settings = applied.args[0]
    assert settings["recoding_chosen"] == "looked" and settings["repeated"] == "keep"
    source = source_of(find_kind("eventlogs"), [log], settings)
    read = Pipeline().load(source, Progress())
    assert "odd" not in read.activities
    again = hung(qtbot, ActivityRecode(), source, Pipeline())
    assert again.categories == {"odd": DROPPED} and not again._apply.isEnabled()


def test_a_recoding_that_leaves_nothing_says_so(screen, qtbot):
    screen.assign(["reg", "crp", "leu", "out", "odd"], DROPPED)
    qtbot.waitUntil(lambda: "No event" in screen.figures._more.text())


def test_the_usual_recodings_are_ranked_by_what_is_kept(qtbot, dressed, source):
    ranking = hung(qtbot, RecodeRanking(), source, Pipeline())
    header, rows = ranking.table()
    assert header[0] == "Recoding" and len(rows) == 8
    kept = [row[2] for row in rows]
    assert kept == sorted(kept, reverse=True) and "does not cover" in ranking.help.replace("\n", " ")
    ranking.clear()
    assert ranking.table()[1] == []


def test_the_new_names_are_in_sight_in_a_narrow_window(screen, qtbot):
    """The column was pushed behind the edge, and its head was cut."""
    table = screen.table_view
    screen.resize(390, 500)
    screen.show()
    header = table.horizontalHeader()
    qtbot.waitUntil(lambda: header.length() <= table.viewport().width() < 390)
    for column in range(1, 4):
        words = header.fontMetrics().horizontalAdvance(
            table.rows.headerData(column, Qt.Orientation.Horizontal)
        )
        assert header.sectionSize(column) >= words + 4, column
