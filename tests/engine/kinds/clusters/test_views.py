"""What is drawn lies where it belongs."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.clusters import views
from engine.kinds.clusters.data import Sites, one_site
from engine.kinds.clusters.params import Dbscan, Em, Kmeans, Patterns, Sdbdc
from engine.kinds.clusters.projection import plane_of, shapes, snapshot_shapes
from engine.kinds.clusters.run import run as run_technique
from engine.kinds.clusters.view_types import NOISE, OTHERS, RepresentativeSnapshot
from engine.kinds.clusters.views import (
    BINS,
    EMPTY_CELL,
    MOST_CLUSTERS,
    agreement,
    attack,
    central,
    contingency,
    majority,
    matching,
    scatter,
    zoom,
)

COLUMNS = ("a", "b", "c")


def run(sites, params):
    return run_technique(sites, params, Randomness.from_seed(2), Progress())


# ── the plane ─────────────────────────────────────────────────────────────────────────────────


@given(st.integers(0, 10_000))
@settings(max_examples=30, deadline=None)
def test_an_ellipse_in_the_plane_is_that_of_the_projected_points(seed):
    random = np.random.default_rng(seed)
    points = random.normal(size=(400, 4)) @ random.normal(size=(4, 4)) + random.normal(size=4)
    plane = plane_of(points, "pqrs")
    (x, y, a, b, angle) = plane.ellipses(points.mean(axis=0)[None], np.cov(points.T, bias=True)[None])[0]
    flat = plane.flat(points)
    assert np.allclose((x, y), flat.mean(axis=0))
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    assert np.allclose(turn @ np.diag([a**2, b**2]) @ turn.T, np.cov(flat.T, bias=True))


def test_two_columns_are_looked_at_as_they_are(sites):
    points = sites.pooled()
    plane = plane_of(points, COLUMNS, ("c", "a"))
    assert np.array_equal(plane.flat(points), points[:, [2, 0]])
    ball = plane.balls(points[:1], np.array([2.5]))[0]
    assert np.allclose(ball[2:4], 2.5)


def test_one_column_lies_on_a_line():
    points = np.arange(5.0)[:, None]
    plane = plane_of(points, ("only",))
    assert np.array_equal(plane.flat(points), np.column_stack([np.arange(5.0), np.zeros(5)]))
    assert np.allclose(plane.ellipses(points[:1], np.ones((1, 1, 1)))[0, 2:4], (1, 0))


def test_the_components_stay_where_the_points_are(sites):
    published = run(sites, Em(k=3, k_max=4, starts=2))
    view = scatter(sites, published, None)
    for number, (x, y, *_rest) in enumerate(view.ours.shapes.ellipses):
        own = view.points[view.ours.labels == number]
        assert np.hypot(*(own.mean(axis=0) - (x, y))) < 0.2
    assert len(view.ours.shapes.steps) >= 1
    assert len(view.ours.shapes.local) == len(published.result["local"]["counts"])


# ── cells and matching ────────────────────────────────────────────────────────────────────────


def test_the_majority_of_a_cell():
    cells = np.array([3, 3, 3, 7, 7, 9])
    found = majority(cells, np.array([1, 1, 0, -1, -1, 4])).ravel()
    assert found.shape == (BINS * BINS,)
    assert (found[3], found[7], found[9], found[0]) == (1, -1, 4, EMPTY_CELL)


@given(st.permutations(range(4)), st.integers(0, 1000))
@settings(max_examples=25, deadline=None)
def test_matching_finds_a_renumbering(order, seed):
    ours = np.random.default_rng(seed).integers(-1, 4, 200)
    ours[:4] = range(4)
    theirs = np.append(np.array(order), -1)[ours]
    assert np.array_equal(np.append(matching(ours, theirs), -1)[theirs], ours)


def test_a_cluster_without_a_match_gets_a_number_of_its_own():
    number = matching(np.array([0, 0, 0, 0]), np.array([0, 0, 1, 2]))
    assert number[0] == 0 and len(set(number.tolist())) == 3


def test_contingency_counts_noise_last():
    assert contingency(np.array([0, -1, 0]), np.array([1, 0, -1])).tolist() == [[0, 1, 1], [1, 0, 0]]


# ── the central result and the attack are those of the figures ────────────────────────────────


@pytest.mark.parametrize("params", [Em(k=3, k_max=4, starts=2), Kmeans(k=3), Sdbdc(eps=1.2), Dbscan(eps=1.2)])
def test_views_and_figures_agree(params, sites):
    from engine.kinds.clusters.measure import measure

    published = run(sites, params)
    measured = measure(sites, published, params, Randomness.from_seed(9), Progress())
    view = central(sites, published, params)
    assert view.adjusted_rand_index == measured.utility["adjusted_rand_index"]
    assert view.agreement.table.sum() == 300
    curves = attack(sites, published, params)
    assert curves.auc == measured.risk["membership_auc"]
    assert (np.diff(curves.false_alarms) >= 0).all() and (np.diff(curves.caught) >= 0).all()
    assert curves.caught[0] == 0 and curves.caught[-1] == 1


def test_a_closer_look_counts_the_rows_of_that_part(monkeypatch):
    """Few rows one by one, many as cells of their own, each with the cluster of most of its rows."""
    points = np.random.default_rng(1).random((4000, 2)) * 10
    data = Sites((one_site("a", ("x", "y"), points),), ("x", "y"), low=np.zeros(2), width=np.ones(2))
    published = run(data, Kmeans(k=3))
    inside = (points[:, 0] <= 5) & (points[:, 1] >= 2) & (points[:, 1] <= 8)
    few = zoom(data, published, None, within=(0.0, 5.0, 2.0, 8.0))
    assert few.density is None and np.array_equal(few.points, points[inside])
    assert np.array_equal(few.ours.labels, data.pool(dict(published.labels))[inside])
    monkeypatch.setattr(views, "MOST_POINTS", 500)
    many = zoom(data, published, None, within=(0.0, 5.0, 2.0, 8.0))
    assert many.extent == (0.0, 5.0, 2.0, 8.0) and len(many.points) == 500
    assert many.density.sum() == inside.sum()
    assert ((many.ours.cells != EMPTY_CELL) == (many.density > 0)).all()


def test_agreement_of_many_clusters_names_the_largest_and_keeps_every_row():
    random = np.random.default_rng(0)
    ours = random.integers(-1, 3 * MOST_CLUSTERS, 5000)
    ours[:900] = 77
    found = agreement(contingency(ours, ours))
    assert found.table.sum() == 5000
    assert len(found.ours) == MOST_CLUSTERS + 2 and 77 in found.ours
    assert found.ours[-2:] == found.central[-2:] == (OTHERS, NOISE)
    assert found.table.trace() == 5000  # the same clustering: all on the diagonal
    few = agreement(contingency(np.array([0, 0, 1]), np.array([0, 1, 1])))
    assert few.table.tolist() == [[1, 1], [0, 1]] and few.ours == few.central == (0, 1)


def test_patterns_have_no_attack(sites):
    assert attack(sites, None, Patterns()) is None


def test_snapshots_are_drawn_like_results(sites):
    plane = plane_of(sites.pooled(), COLUMNS)
    published = run(sites, Sdbdc(eps=1.2))
    made = published.result
    live = RepresentativeSnapshot(made["centres"], made["radii"] + 1.2, made["counts"], made["labels"])
    assert np.allclose(snapshot_shapes(live, plane).discs, shapes(made, plane, 1.2).discs)


@pytest.mark.parametrize(("split", "sites"), [("columns:2", 2), ("random:3", 3)])
def test_people_are_counted_once_where_sites_hold_their_columns(split, sites):
    from engine.kinds.clusters.load import load
    from engine.kinds.clusters.params import Columns, Reading

    path = Path(__file__).resolve().parents[4] / "resources" / "samples" / "clinics.csv"
    shown = views.overview(load([path], Reading(split=split), Columns(), Progress()), None, None)
    assert len(shown.sites) == sites and shown.people == 1500
