"""What the window draws of steps that reach k."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core.progress import Progress
from engine.kinds.tables import views
from tests.engine.kinds.tables.classes import generalise, microaggregate, table

STEPS = [{"technique": "tables.generalise", "params": {"k": 5}}]


def people(rows=300):
    r = np.random.default_rng(3)
    quasi = {"age": r.integers(18, 90, rows).tolist(), "height": r.integers(150, 200, rows).tolist()}
    quasi["region"] = [str(one) for one in r.choice(["n", "s", "w"], rows)]
    return table(quasi, s=[str(one) for one in r.choice(["a", "b"], rows)])


def test_views_before_and_after_mondrian():
    data = people()
    made = generalise(data, k=5)
    before, after = views.class_size_bins(data, None, None), views.class_size_bins(data, made, None)
    assert before.after is None and before.smallest_before == 1 and before.before.sum() == 300
    assert after.smallest_after >= 5 and after.k == 5 and after.after.sum() == 300
    heat = views.generalisation_map(data, made, None)
    assert heat.columns == ("age", "height", "region") and np.allclose(heat.shares.sum(axis=1), 1)
    boxes = views.class_boxes(data, made, None)
    assert (boxes.x, boxes.y) == ("age", "height") and boxes.sizes.sum() == 300
    assert (boxes.boxes[:, 0] <= boxes.boxes[:, 1]).all() and (boxes.boxes[:, 2] <= boxes.boxes[:, 3]).all()


def test_the_lattice_shows_what_was_decided_and_the_chosen_node():
    data = people()
    made = generalise(data, k=5, method="lattice")
    seen = views.lattice(data, made, None)
    assert [node.levels for node in seen.nodes if node.chosen] == [made.outcomes[0].written.levels]
    best = next(node for node in seen.nodes if node.chosen)
    assert best.feasible and all(node.bound <= 2 * best.loss for node in seen.nodes)
    heat = views.generalisation_map(data, made, None)
    assert heat.by_level and np.allclose(np.nansum(heat.shares, axis=1), 1)


def test_loss_against_k_rises_and_the_form_may_be_wrong():
    data = people()
    curves = views.loss_against_k(data, None, None, steps=STEPS)
    assert [curve.name for curve in curves.curves] == ["mondrian, cuts", "mondrian, tight"]
    cuts, tight = ([point.loss for point in curve.points] for curve in curves.curves)
    assert cuts == sorted(cuts) and all(a >= b for a, b in zip(cuts, tight, strict=True))
    long = views.lattice_against_k(data, None, None, steps=STEPS, progress=Progress())
    assert len(long.curves) == 3 and all(len(curve.points) == 7 for curve in long.curves)
    wrong = [{"technique": "tables.generalise", "params": {"k": 5, "weights": "age"}}]
    assert "is no weight" in views.loss_against_k(data, None, None, steps=wrong).error
    estimate = views.generalise_estimate(data, None, None, steps=STEPS)
    assert estimate.loss > 0 and estimate.classes > 1 and not estimate.sampled
    assert views.generalise_estimate(data, None, None, steps=[{"technique": "tables.swap"}]) is None


def test_groups_and_hierarchies():
    data = people()
    groups = views.microaggregation(data, microaggregate(data, k=4, columns="age,height"), None)
    assert (groups.sizes * groups.groups).sum() == 300 and groups.sizes.min() >= 4
    tree = views.hierarchy(data, None, None, column="age")
    assert [level.rows.sum() for level in tree.levels] == [300] * len(tree.levels)
    assert tree.levels[-1].labels == ("*",)
    assert views.hierarchy(data, None, None, "age", tree.csv).lines == tree.lines
    assert "two parents" in views.hierarchy(data, None, None, "region", "n;x;*\ns;x;y\n").error


def test_steps_before_the_one_that_reaches_k_are_done_before_it_is_tried():
    """Days made years first: the live line says what the run gives, not what it would give of the days."""
    from engine.core import params
    from engine.kinds.tables.class_views import generalise_estimate
    from engine.kinds.tables.data import Table, TableColumn
    from engine.kinds.tables.generalise import GeneraliseOutcome
    from engine.kinds.tables.params import Chain
    from tests.engine.kinds.tables.people import published_of

    days = tuple(f"{year}-03-{day:02}" for year in range(1950, 1960) for day in range(1, 11))
    table = Table((TableColumn("born", np.arange(100, dtype=np.int32), days),), {"quasi": ("born",)})
    steps = [
        {"technique": "tables.dates", "columns": ["born"], "params": {"to": "year"}},
        {"technique": "tables.generalise", "columns": ["born"], "params": {"k": 10}},
    ]
    chain = params.build(Chain, {"steps": steps})
    outcome = published_of(table, chain).outcomes[-1]
    assert isinstance(outcome, GeneraliseOutcome)
    found = generalise_estimate(table, None, None, steps)
    assert found is not None and found.error == ""
    assert (found.classes, found.loss) == (outcome.classes, pytest.approx(outcome.loss))
    assert found.classes == 10 and found.loss == 0  # ten born in each year
