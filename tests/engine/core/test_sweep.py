"""Risk against utility: what is tried, from which draws, and which candidates no other one dominates."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cli import SAMPLES
from engine.core import params
from engine.core.errors import Cancelled
from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.sweep import Candidate, Swept, _difference, axes, grid, mean_of, pareto_front
from engine.core.task import Summary, task_of
from engine.core.technique import Measured, all_techniques, find, find_kind
from engine.kinds.timeseries.params import Kapra

# What has nothing to trade for anything: a pseudonym is one, and a day is as coarse as it was asked for.
NO_MAP = {"tables.dates", "tables.pseudonymise"}
WITH_MAP = [technique for technique in all_techniques() if technique.key not in NO_MAP]
every_technique = pytest.mark.parametrize("technique", WITH_MAP, ids=lambda t: t.key)


def sample_task(technique, **values):
    return task_of(technique, [SAMPLES / find_kind(technique.key).sample], values, None)


def few(technique, places):
    """The technique's sweep with few of its candidates."""
    declared = technique.sweep
    return replace(declared, tried=lambda chosen: [declared.tried(chosen)[place] for place in places])


def candidate(risk, utility):
    return Candidate(Summary(None, Measured({}, {}), 0.0), risk, utility, 0.0, 0.0, 1)


@every_technique
def test_every_technique_says_what_is_tried_and_what_the_map_shows(technique):
    risk, utility = axes(technique)
    assert risk.better in ("lower", "higher") and utility.better in ("lower", "higher")
    tried = technique.sweep.tried(technique.Params())
    assert len(set(tried)) >= 6
    assert (technique.sweep.draws > 1) or not technique.redraw_on_release


@pytest.mark.parametrize(
    "technique",
    [
        pytest.param(one, id=one.key, marks=pytest.mark.slow if one.key == "clusters.em" else ())
        for one in WITH_MAP
    ],
)
def test_the_sample_gives_a_map(technique, monkeypatch):
    task = sample_task(technique)
    monkeypatch.setitem(technique.__dict__, "sweep", few(technique, (0, -1)))
    swept = Pipeline().sweep(task, Progress())
    assert swept.candidates[0].summary.task.params == task.params
    assert len(swept.candidates) + len(swept.left_out) >= 2
    for point in swept.candidates:
        assert point.draws == technique.sweep.draws
        assert point.summary.task.entropy == task.entropy  # a name, no draw was made with it
    assert pareto_front(technique, swept.candidates)


def test_combinations_that_break_a_rule_are_not_tried():
    tried = grid(k=(3, 8), P=(2, 5))(Kapra(segments=4))
    assert [(one.k, one.P) for one in tried] == [(3, 2), (8, 2), (8, 5)]
    assert all(one.segments == 4 for one in tried)


def test_points_appear_while_they_are_computed_and_cancel_is_heard(monkeypatch):
    technique = find("timeseries.kapra")

    class Stop(Listener):
        def __init__(self):
            self.seen: list[Swept] = []

        def snapshot(self, snapshot):
            self.seen.append(snapshot)

        def cancelled(self):
            return bool(self.seen)

    listener = Stop()
    with pytest.raises(Cancelled):
        Pipeline().sweep(sample_task(technique), Progress(listener))
    assert isinstance(listener.seen[0], Swept) and len(listener.seen[0].candidates) == 1


def test_a_candidate_that_cannot_be_computed_is_named_and_the_others_stand(tmp_path):
    lines = ["id,a,b,c", *(f"p{i},{i % 7},{i % 5},{i % 3}" for i in range(40))]  # fewer rows than k = 50
    (tmp_path / "small.csv").write_text("\n".join(lines))
    task = task_of(find("timeseries.kapra"), [tmp_path / "small.csv"], {"k": 5}, None)
    swept = Pipeline().sweep(task, Progress())
    assert {point.summary.task.params.k for point in swept.candidates} == {5, 8, 10, 15, 20, 30}
    assert swept.left_out and "50" in swept.left_out[0]


def test_private_points_are_means_of_draws_that_differ(monkeypatch):
    technique = find("eventlogs.travas")
    monkeypatch.setitem(technique.__dict__, "sweep", few(technique, (0, -1)))
    swept = Pipeline().sweep(sample_task(technique, epsilon=0.5), Progress())
    assert any(point.utility_spread > 0 for point in swept.candidates)
    assert all(point.risk_spread == 0 for point in swept.candidates)  # ε is what was asked for


def test_means_go_into_pairs_and_tables_and_leave_words_alone():
    one = Measured({"a": 1.0, "pair": [1, 4], "columns": {"x": {"ks": 0.0}}, "name": "age"}, {"n": None})
    two = Measured({"a": 3.0, "pair": [1, 8], "columns": {"x": {"ks": 1.0}}, "name": "age"}, {"n": 2})
    mean = mean_of([one, two])
    assert mean.utility == {"a": 2.0, "pair": [1, 6.0], "columns": {"x": {"ks": 0.5}}, "name": "age"}
    assert mean.risk == {"n": 2}


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=1, max_size=40))
def test_the_front_is_what_nothing_dominates(points):
    technique = find("graphs.synthetic")  # risk lower, utility higher is better
    made = [candidate(float(risk), float(utility)) for risk, utility in points]
    front = {(made[place].risk, made[place].utility) for place in pareto_front(technique, made)}

    def dominated(p):
        return any(q != p and q[0] <= p[0] and q[1] >= p[1] for q in points)

    assert front == {p for p in points if not dominated(p)}


def test_what_is_tried_is_said_in_the_words_of_the_form():
    """'noise_scale 0.9, rank 0.25' and 'steps classes 5 + level_share 0.4' stood in the window."""
    graphs, tables = find("graphs.synthetic").Params, find("tables").Params
    assert _difference(graphs(), graphs()) == "as chosen"
    assert _difference(graphs(), graphs(noise_scale=2.5, rank="0.25")) == "Noise scale b: 2.5, Rank: 0.25"
    one = tables(steps=(params.Step("tables.discretise", (), find("tables.discretise").Params(classes=9)),))
    assert _difference(tables(), one) == "Steps"
