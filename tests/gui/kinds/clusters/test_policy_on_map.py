"""What the attack on members may reach is the house's to say: gate and map follow the policy."""

from __future__ import annotations

import pytest

from engine.core.policy import Policy
from engine.core.sweep import Candidate, Swept
from engine.core.task import Source, Summary, Task
from engine.core.technique import Measured, find
from engine.kinds.clusters import promise
from gui.plots.risk_map import RiskMap

REACHED = 0.63


@pytest.fixture
def swept():
    """A map of one point whose attack reaches AUC 0.63, as a run measures it."""
    em = find("clusters.em")
    source = Source("clusters", ("clinics.csv",), None, None)
    task = Task.with_seed(em.key, source, em.Params(), 1)
    measured = Measured(
        {"left_out": 0.0}, {"membership_auc": REACHED, "smallest_count": 40, "original_points": 0}
    )
    summary = Summary(task, measured, 0.1)
    return Swept(task, (Candidate(summary, REACHED, 0.1, 0.0, 0.0, 1),))


@pytest.mark.parametrize(("allowed", "state"), [(0.55, "amber"), (0.6, "amber"), (0.7, "green")])
def test_the_line_of_the_gate_and_the_words_of_the_map_are_the_policy(dressed, qtbot, swept, allowed, state):
    policy, measured = Policy(max_auc_clusters=allowed), swept.candidates[0].summary.measured
    line = next(
        item for item in promise.gate(swept.task.params, measured, policy) if item.name == "Membership attack"
    )
    assert line.state == state and f"allowed {allowed:g}" in line.detail
    panel = RiskMap()
    qtbot.addWidget(panel)
    panel.show_swept(swept, policy, None)
    words = [item.label.format for item in panel.plot.items if hasattr(item, "label")]
    assert words == [f"the house accepts {allowed:g}"]
    judged = panel.table()[1][0][-2]
    assert judged == ("passes" if state == "green" else "needs a reason")
