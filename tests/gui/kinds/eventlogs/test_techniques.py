"""All techniques side by side, as computed for the sample and as shown."""

from __future__ import annotations

from engine.cli import SAMPLES
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from gui.kinds.eventlogs.technique_map import TechniqueMap
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
    map_ = TechniqueMap()
    qtbot.addWidget(map_)
    map_.show_figures(source, rows)
    on_map = map_.table()[1]
    told = [row.label for row in rows if row.total_variation is not None]
    assert [row[0] for row in on_map] == told and {"Groups, k = 5", "Groups, k = 20"} <= set(told)
    assert all(row[2] >= 2 for row in on_map)
    groups = next(place for place, row in enumerate(on_map) if row[0] == "Groups, k = 20")
    assert on_map[groups][2] >= 20 and "Groups, k = 20" in map_.describe(groups)
    with qtbot.waitSignal(map_.chosen) as click:
        map_.point_chosen.emit(groups)
    assert click.args[0].technique == "eventlogs.groups" and click.args[0].values == {"k": 20}
    assert map_.run_button.isVisibleTo(map_)
    for one in (panel, map_):
        one.show_source(source)
        assert one.table()[1] == []
