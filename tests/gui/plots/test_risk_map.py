"""The map of risk against utility: tried in the background, clicked into the form, stopped at any time."""

from __future__ import annotations

import pytest

from engine.core.policy import Policy
from gui.base.settings import Settings
from gui.window import Window
from gui.workspace.workflow import Step
from tests.windows import end, wait_until

WAIT = 120_000


@pytest.fixture(scope="module")
def swept(dressed, tmp_path_factory):
    """A window of this module's own, in which the map of KAPRA was made once: 26 candidates take seconds."""
    settings = Settings(tmp_path_factory.mktemp("map") / "settings.ini")
    settings.put("window/welcomed", True)
    window = Window(settings)
    window.show()
    workspace = window.show_kind("timeseries")
    workspace.open_sample()
    wait_until(lambda: workspace.source is not None and not workspace.busy)
    workspace.go(Step.CONFIGURE)
    workspace.panel_tabs.setCurrentWidget(workspace.risk_map)
    workspace.setup.chooser.setCurrentIndex(1)
    workspace.risk_map.sweep_wanted.emit()
    wait_until(lambda: not workspace.sweep_controller.running)
    assert workspace.message.text == ""
    yield workspace
    end(window)


@pytest.fixture
def mapped(swept):
    """The sample with the map on show, under the policy that every house begins with."""
    swept.settings.set_policy(Policy())
    swept.sweep_controller.refresh()
    return swept


def test_the_map_is_the_last_panel_and_says_what_it_would_do(loaded):
    assert loaded.panel_tabs.panels[-1] is loaded.risk_map
    loaded.go(Step.CONFIGURE)
    loaded.panel_tabs.setCurrentWidget(loaded.risk_map)
    assert "Try parameters" in loaded.risk_map._empty.text()


def test_points_front_policy_and_the_choice_in_the_form(mapped):
    panel = mapped.risk_map
    header, rows = panel.table()
    assert len(rows) == 26 and header[:2] == ["Group size k", "Pattern size P"]
    gate = {row[0] + "/" + row[1]: row[-2] for row in rows}
    assert gate["30/10"] == "passes" and gate["30/5"] == gate["5/2"] == "needs a reason"
    assert {row[-1] for row in rows} == {"yes", "no"}
    assert panel._present == (panel.swept.candidates[0].risk, panel.swept.candidates[0].utility)
    assert panel.describe(0).startswith("Group size k ")  # the words of the form, not names of a recipe
    assert "house accepts 0.1" in str([i.label.format for i in panel.plot.items if hasattr(i, "label")])


def test_the_policy_decides_what_passes(mapped):
    panel = mapped.risk_map
    mapped.settings.set_policy(Policy(min_group=5, max_attack=0.5))
    mapped.sweep_controller.refresh()
    passing = {row[1] for row in panel.table()[1] if row[-2] == "passes"}
    assert passing == {"5", "10"}


def test_the_shaded_side_is_about_this_risk_and_points_tell_of_the_gate(mapped):
    """Walk, B15: "what the house accepts" was full of points that need a reason."""
    panel = mapped.risk_map
    mapped.settings.set_policy(Policy(min_group=5, max_attack=1.0))
    mapped.sweep_controller.refresh()
    assert all(c.risk <= 1 for c in panel.swept.candidates)  # all lie in the shade
    assert {"passes", "needs a reason"} == {row[-2] for row in panel.table()[1]}
    assert {"passes", "needs a reason"} <= set(panel.plot.legend.names())
    assert "this risk is within the limit" in panel.help and "accepts" not in panel.help


def test_what_the_house_accepts_is_in_sight_wherever_it_lies(mapped):
    mapped.settings.set_policy(Policy(max_attack=0.95))
    mapped.sweep_controller.refresh()
    mapped.risk_map.reset_zoom()
    (left, right), _ = mapped.risk_map.plot.getViewBox().viewRange()
    assert left < 0.95 < right


def test_a_click_takes_the_parameters_into_the_form_and_offers_to_run(mapped, idle):
    panel = mapped.risk_map
    place = next(i for i, c in enumerate(panel.swept.candidates) if c.summary.task.params.k == 20)
    panel.point_chosen.emit(place)
    wanted = panel.swept.candidates[place].summary.task.params
    assert mapped.setup.read() == wanted
    assert not panel._run.isHidden()
    panel._run.click()
    idle(mapped)
    assert mapped.summary.task.params == wanted
    assert panel._run.isHidden()


def test_another_technique_and_another_file_have_maps_of_their_own(mapped, idle, series_file):
    panel = mapped.risk_map
    mapped.setup.chooser.setCurrentIndex(0)
    assert panel.swept is None
    mapped.setup.chooser.setCurrentIndex(1)
    assert panel.swept is not None
    mapped.open_files((str(series_file(30, 6)),))
    idle(mapped)
    mapped.sweep_controller.refresh()
    assert panel.swept is None


def test_the_steward_goes_on_while_it_is_tried_and_can_stop_it(loaded, idle, qtbot):
    loaded.risk_map.sweep_wanted.emit()
    assert loaded.sweep_controller.running and not loaded.busy
    loaded.run()
    idle(loaded)
    assert loaded.summary is not None
    pid = loaded.sweep_controller._worker.pid if loaded.sweep_controller.running else None
    loaded.cancel()
    qtbot.waitUntil(lambda: not loaded.sweep_controller.running, timeout=WAIT)
    assert loaded.sweep_controller._worker is None
    if pid is not None:
        from pathlib import Path

        assert not Path(f"/proc/{pid}").exists()
