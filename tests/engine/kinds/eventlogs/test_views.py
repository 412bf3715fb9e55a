"""What the window draws: it adds up, folds openly, and shows the same for a run and for a file."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs.data import log_of
from engine.kinds.eventlogs.dfg_layout import sugiyama_layout
from engine.kinds.eventlogs.kind import KIND, Columns, Reading, Travas
from engine.kinds.eventlogs.load import load

TRAVAS = KIND.techniques[0]
many = log_of({tuple("abc"): 60, tuple("ab"): 40, tuple("abcd"): 30, tuple("acb"): 20, tuple("b"): 9, (): 0})


@pytest.fixture(scope="module")
def published():
    return TRAVAS.run(many, Travas(), Randomness.from_seed(3), Progress())


def show(name, published, **asked):
    return KIND.views[name](many, published, Travas(), **asked)


@pytest.mark.parametrize("limit", [1, 2, 3, 40])
@pytest.mark.parametrize("metric", ["similarity", "difference"])
def test_bands_add_up_to_the_sides_at_any_folding(published, metric, limit):
    flow = show("sankey", published, metric=metric, limit=limit)
    assert flow.mass.sum() == flow.total
    for side, ends in ((flow.sources, flow.source), (flow.targets, flow.target)):
        assert side.mass.sum() + side.buffer == flow.total
        assert len(side.mass) == len(side.variants) + (side.folded > 0)
        for node, mass in enumerate(side.mass.tolist()):
            assert flow.mass[ends == node].sum() == mass
        assert flow.mass[ends == -1].sum() == side.buffer
    for band in np.flatnonzero(flow.matched):
        nodes = flow.source[band], flow.target[band]
        if nodes[0] < len(flow.sources.variants) and nodes[1] < len(flow.targets.variants):
            assert flow.sources.variants[nodes[0]] == flow.targets.variants[nodes[1]]
    table = show("variants", published)
    spelled = [spell(table, row) for row in range(len(table.before))]
    assert [spelled[row] for row in flow.sources.rows] == list(flow.sources.variants)


def test_the_charge_of_all_bands_is_the_metric(published):
    similarity = show("sankey", published, metric="similarity", limit=2)
    assert 1 - (similarity.mass * similarity.cost).sum() / similarity.total == pytest.approx(similarity.value)
    difference = show("sankey", published, metric="difference", limit=2)
    assert (difference.mass * difference.cost).sum() == pytest.approx(difference.value)


def spell(table, row):
    codes = table.codes[table.starts[row] : table.starts[row + 1]]
    return tuple(table.activities[code] for code in codes)


def test_the_table_holds_every_variant_of_both_logs(published):
    table = show("variants", published)
    assert {spell(table, row): n for row, n in enumerate(table.before) if n} == many.as_counts()
    assert {spell(table, row): n for row, n in enumerate(table.after) if n} == published.as_counts()
    assert not KIND.views["variants"](many, None, None).compared


def test_edits_step_by_step():
    steps = show("alignment", None, source=tuple("abcd"), target=tuple("abxde")).steps
    assert [step.operation for step in steps] == ["keep", "keep", "substitute", "keep", "insert"]
    assert (steps[2].before, steps[2].after) == ("c", "x")


def test_the_graph_leads_from_start_to_end(published):
    graph = show("dfg", published)
    start, end = 0, len(graph.nodes) - 1
    assert graph.before[graph.edges[:, 0] == start].sum() == many.cases == graph.cases[0]
    assert graph.after[graph.edges[:, 1] == end].sum() == published.cases == graph.cases[1]
    assert graph.places[start, 1] == 0 and graph.places[end, 1] == graph.places[:, 1].max()


def test_arrows_of_few_cases_are_folded_however_few_arrows_there_are(published):
    """Walk, B4: six activities made a hairball because the steps of single cases were drawn."""
    whole, common = show("dfg", published), show("dfg", published, least=0.5)
    per_case = np.maximum(whole.before / whole.cases[0], whole.after / max(1, whole.cases[1]))
    assert (per_case >= 0.5).sum() <= len(common.edges) < len(whole.edges)
    assert common.folded[2] == len(whole.edges) - len(common.edges)


def test_rare_arrows_are_folded_but_every_activity_stays_connected(published):
    whole, small = show("dfg", published), show("dfg", published, limit=1)
    assert 1 <= len(small.edges) < len(whole.edges) == small.folded[2] + len(small.edges)
    for side, of in enumerate(("before", "after")):
        assert small.folded[side] == (getattr(whole, of) > 0).sum() - (getattr(small, of) > 0).sum()
    inside = set(range(1, len(small.nodes) - 1))
    assert inside <= set(small.edges[:, 0].tolist()) and inside <= set(small.edges[:, 1].tolist())


def test_shapes_count_every_case_event_and_variant(published):
    shape = show("distributions", published)
    assert shape.lengths_before.sum() == many.cases and shape.lengths_after.sum() == published.cases
    assert shape.events_before.sum() == many.events
    assert (shape.variants_kept + shape.variants_lost).sum() == len(many.variants)
    assert shape.variants_kept.sum() == len(published.variants)


def test_more_privacy_loss_keeps_more():
    curve = show("epsilon_curve", None, epsilons=(0.2, 4.0), draws=4).points
    assert curve[0].similarity is None or curve[0].similarity <= curve[1].similarity
    assert curve[0].difference >= curve[1].difference


def test_disclosure_before_and_after(published):
    curve = show("disclosure", published, kind="set", sizes=(1, 2))
    assert curve.kind == "set" and np.isfinite(curve.case_before).all() and curve.sampled == 0
    assert np.isnan(show("disclosure", None, kind="set", sizes=(1,)).case_after).all()


def test_a_run_and_the_file_it_writes_look_the_same(published, tmp_path):
    TRAVAS.export(published, Travas(), tmp_path, "csv", Randomness.from_seed(3))
    path = str(tmp_path / "data.csv")
    run, file = show("variants", published), show("variants", None, against=path)
    assert (run.after == file.after).all() and file.compared
    assert show("sankey", published).value == show("sankey", None, against=path).value
    metrics = show("comparison", None, against=path)
    assert dict(metrics.values)["similarity"] == pytest.approx(show("sankey", published).value)
    assert metrics.cases == published.cases
    (tmp_path / "data.csv").unlink()
    with pytest.raises(InputError, match="no longer there"):
        show("comparison", None, against=path)


def test_the_other_log_is_read_like_the_original(tmp_path):
    path = tmp_path / "log.csv"
    path.write_text("case,activity,lifecycle:transition\n1,a,start\n1,a,complete\n2,a,complete\n")
    reading = Reading(lifecycle="complete")
    log = load([path], reading, Columns(lifecycle_column="lifecycle:transition"), Progress())
    metrics = KIND.views["comparison"](log, None, None, against=str(path))
    assert dict(metrics.values)["similarity"] == 1


def test_nothing_to_compare_with_is_no_picture():
    assert show("sankey", None) is None and show("comparison", None) is None


graphs = st.integers(2, 8).flatmap(
    lambda n: st.tuples(
        st.just(n),
        st.lists(st.tuples(st.integers(0, n - 1), st.integers(0, n - 1), st.floats(0.1, 9)), max_size=20),
    )
)


@given(graphs)
@settings(max_examples=60, deadline=None)
def test_layers_put_the_start_first_the_end_last_and_no_two_nodes_in_one_place(graph):
    nodes, edges = graph
    places = sugiyama_layout(nodes, edges, 0, nodes - 1)
    assert places[0, 1] == 0 and (places[1:, 1] > 0).all()
    assert (places[:-1, 1] < places[-1, 1]).all()
    for number in np.unique(places[:, 1]):
        across = np.sort(places[places[:, 1] == number, 0])
        assert (np.diff(across) > 0.99).all()
