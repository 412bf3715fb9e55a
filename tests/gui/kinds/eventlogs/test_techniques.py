"""All techniques side by side, as computed for the sample and as shown."""

from __future__ import annotations

from engine.cli import SAMPLES
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from gui.kinds.eventlogs.techniques import Techniques


def test_every_technique_has_its_rows(qtbot, dressed):
    source = task_of(find("eventlogs.travas"), [SAMPLES / "permits.xes.gz"], {}, 3).source
    rows = Pipeline().view(source, "techniques", {}, Progress())
    panel = Techniques()
    qtbot.addWidget(panel)
    assert panel.table()[1] == []
    panel.show_figures(source, rows)
    shown = panel.table()[1]
    assert len(shown) == 9 and [row[0].split(",")[0] for row in shown[::3]] == [
        "TraVaS",
        "Groups",
        "Graph alone",
    ]
    groups, graph = shown[3:6], shown[6:]
    assert all(row[2] == 1 and row[3] is not None for row in groups)
    assert all(row[3] is None and 0 <= row[2] <= 1 for row in graph)
    assert all(row[4] is None or 0 <= row[4] <= 1 for row in shown)
    with qtbot.waitSignal(panel.wanted):
        panel.compare_button.click()
    panel.show_source(source)
    assert panel.table()[1] == []
