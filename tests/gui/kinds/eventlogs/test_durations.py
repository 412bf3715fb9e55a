"""Durations and groups as they are drawn: of the file, of a run with times, and of groups."""

from __future__ import annotations

import numpy as np
import pytest

from engine.cli import SAMPLES
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from gui.kinds.eventlogs.dfg import Process
from gui.kinds.eventlogs.durations import DurationQuartiles, StepSources, spoken
from gui.kinds.eventlogs.group_plots import GroupBars, GroupEdits

SAMPLE = SAMPLES / "permits.xes.gz"


@pytest.fixture(scope="module")
def pipeline():
    return Pipeline()


def looked(pipeline, technique, view, **values):
    task = task_of(find(technique), [SAMPLE], values, 3)
    return pipeline.view(task, view, {}, Progress())


def test_durations_of_a_run_stand_beside_the_original(qtbot, dressed, pipeline):
    value = looked(pipeline, "eventlogs.travas", "durations", times="relative", epsilon="4")
    assert value.timed and value.released and sum(share for _, share in value.sources) == pytest.approx(1)
    panel, sources = DurationQuartiles(), StepSources()
    for one in (panel, sources):
        qtbot.addWidget(one)
        one.draw(value)
    header, rows = panel.table()
    assert len(header) == 7 and rows[0][0] == "whole case" and rows[0][2] is not None
    assert np.all(np.diff(value.before[~np.isnan(value.before[:, 0])], axis=1) >= 0)
    assert len(sources.table()[1]) == 4


def test_durations_on_arrows_stand_beside_the_original(qtbot, dressed, pipeline):
    """A graph has no whole cases: the line above says so, and its first row is the original's alone."""
    value = looked(pipeline, "eventlogs.flow", "durations", times="relative", epsilon="4")
    panel = DurationQuartiles()
    qtbot.addWidget(panel)
    panel.draw(value)
    rows = panel.table()[1]
    assert value.arrows and len(rows) == 1 + min(value.arrows, 14)
    assert rows[0][5] is None and rows[0][2] is not None and all(row[5] is not None for row in rows[1:])
    assert panel.plot.titleLabel.text.startswith(f"Durations of {value.arrows} arrows;")


def test_durations_of_groups_stand_beside_the_original(qtbot, dressed, pipeline):
    value = looked(pipeline, "eventlogs.groups", "durations", times="relative", k="20")
    assert value.timed and value.released and dict(value.sources)["flat"] == 0
    panel, sources = DurationQuartiles(), StepSources()
    for one in (panel, sources):
        qtbot.addWidget(one)
        one.draw(value)
    assert panel.table()[1][0][5] is not None
    few = looked(pipeline, "eventlogs.groups", "durations", times="relative", k="5")
    assert few.withheld and not few.released
    panel.draw(few)


def test_without_released_durations_only_the_original_is_drawn(qtbot, dressed, pipeline):
    value = looked(pipeline, "eventlogs.travas", "durations")
    assert not value.released and np.isnan(value.after).all()
    panel, sources = DurationQuartiles(), StepSources()
    for one in (panel, sources):
        qtbot.addWidget(one)
        one.draw(value)
    assert panel.table()[1][0][4] is None and sources.table() == ([], [])


def test_groups_are_drawn_with_their_real_cases(qtbot, dressed, pipeline):
    value = looked(pipeline, "eventlogs.groups", "group_sizes")
    assert value.sizes.min() >= value.k and (value.unchanged <= value.sizes).all()
    assert value.edits.sum() == value.sizes.sum()
    bars, edits = GroupBars(), GroupEdits()
    for one in (bars, edits):
        qtbot.addWidget(one)
        one.draw(value)
    assert len(edits.table()[1]) == min(len(value.edits), 21)
    bars.draw(looked(pipeline, "eventlogs.travas", "group_sizes"))
    assert bars.table() == ([], [])


def test_durations_are_spoken_in_their_largest_unit():
    assert [spoken(s) for s in (0, 59, 90, 5400, 200_000, np.nan)] == [
        "0 s",
        "59 s",
        "1.5 min",
        "1.5 h",
        "2.31 d",
        "–",
    ]


@pytest.mark.parametrize(
    ("technique", "said"),
    [("eventlogs.travas", " events"), ("eventlogs.flow", " times, each arrow once a case")],
)
def test_pointing_at_an_activity_says_what_is_counted(qtbot, dressed, pipeline, technique, said):
    """A released graph counts every pair of activities once a case: its numbers are no events."""
    value = looked(pipeline, technique, "dfg")
    panel = Process()
    qtbot.addWidget(panel)
    panel.resize(900, 600)
    panel.show()
    panel.draw(value)
    number = next(n for n, (name, *_counts) in enumerate(value.nodes) if name[:1].isalpha())
    place = panel.plot.getViewBox().mapToView(panel.item._boxes()[number].center())
    panel.hover(panel.plot, place.x(), place.y())
    assert panel._readout.text().startswith(value.nodes[number][0]) and panel._readout.text().endswith(said)


def test_durations_of_days_have_more_than_one_mark(qtbot, dressed, pipeline):
    """Steps of one to five days stood over an axis with the single mark "3 d"."""
    panel = DurationQuartiles()
    qtbot.addWidget(panel)
    panel.draw(looked(pipeline, "eventlogs.travas", "durations"))
    panel.resize(500, 400)
    panel.show()
    low, high = panel.plot.getViewBox().viewRange()[0]
    marks = [at for at, _name in panel.plot.getAxis("bottom")._tickLevels[0] if low <= at <= high]
    assert len(marks) >= 3
