"""The flow between two logs while the solver improves it: what the worker sends, and what is drawn."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core import progress as clock
from engine.core.number_format import grouped
from engine.core.progress import Listener, Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs import optimal_transport
from engine.kinds.eventlogs.data import log_of
from engine.kinds.eventlogs.kind import KIND, Travas
from engine.kinds.eventlogs.view_types import SankeyDiagram
from gui.kinds.eventlogs.sankey import Sankey
from gui.kinds.eventlogs.variant_explorer import VariantExplorer
from gui.workspace.workflow import Step


@pytest.fixture(scope="module")
def run():
    """A run whose flows take several rounds, and all that it showed on the way."""
    random = np.random.default_rng(2)
    counts = {tuple(map(str, random.integers(0, 9, 9))): int(1 + 40 / (n + 5)) for n in range(700)}
    log, technique, shown = log_of(counts), KIND.techniques[0], []

    class Looker(Listener):
        def snapshot(self, snapshot):
            shown.append(snapshot)

    params, source = Travas(epsilon=1.0, delta=0.9), Randomness.from_seed(4)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "INTERVAL", 0.0)  # all of them, however fast they come
        patch.setattr(optimal_transport, "SMALL", 0)  # as if there were very many variants
        published = technique.run(log, params, source, Progress())
        measured = technique.measure(log, published, params, source, Progress(Looker()))
    return log, published, measured, shown


def test_better_flows_are_sent_with_bounds_that_hold(run):
    _log, published, measured, shown = run
    assert all(isinstance(one, SankeyDiagram) for one in shown)
    for metric in ("similarity", "difference"):
        pictures = [one for one in shown if one.metric == metric]
        assert [one.round for one in pictures] == list(range(1, len(pictures) + 1)) and pictures
        final = measured.utility[metric]
        for one in pictures:
            low, high = one.bounds
            assert low - 1e-9 <= final <= high + 1e-9 and low <= one.value <= high
            assert one.mass.sum() == one.total == one.sources.mass.sum() + one.sources.buffer
    cases = next(one for one in shown if one.metric == "difference")
    assert cases.targets.mass.sum() + cases.targets.buffer == cases.total >= published.cases


def test_the_flow_is_redrawn_as_it_improves(run, qtbot, dressed):
    log, published, _measured, shown = run
    flow, explorer = Sankey(), VariantExplorer()
    for panel in (flow, explorer):
        qtbot.addWidget(panel)
        panel.resize(900, 500)
    explorer.show_view("variants", {"against": ""}, KIND.views["variants"](log, published, None))
    before = explorer.variants
    asked = []
    flow.request_view.connect(lambda name, _asked: asked.append(name))
    titles = []
    for snapshot in shown:
        for panel in (flow, explorer):
            panel.show_snapshot(snapshot)
        flow.grab()
        titles.append(flow.plot.titleLabel.text)
        low = snapshot.bounds[0]
        number = f"{low:.4f}" if snapshot.metric == "similarity" else grouped(low, ".0f")
        assert f"round {snapshot.round}" in titles[-1] and number in titles[-1]
    assert len(set(titles)) == len(shown) >= 2
    assert explorer.variants is before, "a flow is not a list of variants"
    assert not asked, "the worker is busy: nothing is asked of it"
    flow.show_snapshot(object())
    assert flow.isHidden()
    picture = KIND.views["sankey"](log, published, None, metric="difference")
    flow.show_metric("difference")
    flow.show_view("sankey", {"metric": "difference", "against": "", "limit": 40}, picture)
    title = flow.plot.titleLabel.text
    assert "round" not in title and grouped(picture.value, ".0f") in title


def test_a_run_straight_from_the_preview_fills_the_list(window, qtbot):
    """Nobody looked at the variants yet; all the same they are there to be decided."""
    workspace = window.show_kind("eventlogs")
    workspace.open_sample()
    qtbot.waitUntil(lambda: workspace.source is not None and not workspace.jobs.fetching, timeout=60_000)
    assert workspace.step == Step.LOAD
    assert len(workspace.panel_tabs.get(VariantExplorer).variants) > 0


def test_comparing_two_files_says_what_it_needs_and_can_be_cancelled(window, qtbot, tmp_path):
    path = tmp_path / "other.csv"
    path.write_text("case,activity\n1,Something new\n")
    workspace = window.show_kind("eventlogs")
    workspace.open_sample()
    qtbot.waitUntil(lambda: workspace.source is not None and not workspace.jobs.fetching, timeout=60_000)
    workspace.compare_with(str(path))
    assert workspace.busy
    workspace.cancel()
    qtbot.waitUntil(lambda: not workspace.busy, timeout=60_000)
    assert workspace.against == ""
    said = []
    workspace.jobs.updated.connect(lambda update: said.append(update.message))
    workspace.compare_with(str(path))
    qtbot.waitUntil(lambda: workspace.against == str(path), timeout=60_000)
    assert any(words.startswith("about ") and words.endswith(" MB") for words in said), said
