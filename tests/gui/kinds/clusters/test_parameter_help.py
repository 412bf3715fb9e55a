"""Help with choosing: curves, and marks that set a field."""

from __future__ import annotations

import pytest

from gui.kinds.clusters.parameter_help import ParameterHelp


def test_a_dragged_mark_sets_the_field(pipeline, on_show):
    choosing = on_show(ParameterHelp())
    chosen = []
    choosing.chosen.connect(chosen.append)
    choosing.show_form("clusters.sdbdc", {"min_points": 5, "eps": ""})
    pipeline.shown(choosing, "sdbdc")
    assert "5th" in choosing.distance.plot.getAxis("bottom").labelText
    mark = choosing.distance._mark
    assert mark.name.startswith("suggested") and mark.places
    line = next(item for item in choosing.distance.plot.items if getattr(item, "movable", False))
    line.setValue(0.5)
    line.sigPositionChangeFinished.emit(line)
    assert chosen[-1]["eps"] == pytest.approx(0.5, rel=0.3)
    choosing.show_form("clusters.sdbdc", {"min_points": 5, "eps": 0.9})
    assert choosing.distance._mark.x == 0.9
    assert choosing.cost._curves[0].y.max() <= 100


def test_bic_and_cover_for_mixtures(pipeline, on_show):
    choosing = on_show(ParameterHelp())
    choosing.show_form("clusters.em", {})
    pipeline.shown(choosing, "em")
    assert choosing.bic._mark.x == 3
    assert choosing.bic.isVisible() and not choosing.distance.isVisible()
    assert choosing.table()[1]


def test_the_window_takes_a_dragged_mark_into_the_form(window, qtbot, idle, pipeline):
    workspace = window.show_kind("clusters")
    workspace.open_files([str(pipeline.path)])
    idle(workspace)
    titles = [workspace.panel_tabs.tabText(i) for i in range(workspace.panel_tabs.count())]
    assert titles[:5] == ["Map", "Border log", "Result", "Choosing", "Attacker"]
    chooser = workspace.setup.chooser
    chooser.setCurrentIndex(
        next(i for i in range(chooser.count()) if chooser.itemData(i).key == "clusters.sdbdc")
    )
    workspace.parameter_help.chosen.emit({"eps": 0.75})
    assert workspace.setup.read().eps == 0.75
    workspace.parameter_help.chosen.emit({"k": 3})  # no field of this technique
    assert workspace.setup.mistake == ""
