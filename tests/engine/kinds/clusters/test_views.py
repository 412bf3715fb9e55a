"""What is drawn lies where it belongs; the report's pictures and the comparison of files."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError, ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.clusters import views
from engine.kinds.clusters.compare import compare
from engine.kinds.clusters.data import Sites, one_site, split
from engine.kinds.clusters.params import Dbscan, Em, Kmeans, Patterns, Sdbdc
from engine.kinds.clusters.projection import plane_of, shapes
from engine.kinds.clusters.report_figures import report_figures
from engine.kinds.clusters.run import run as run_technique
from engine.kinds.clusters.view_types import NOISE, OTHERS
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


@pytest.fixture(scope="module")
def sites():
    random = np.random.default_rng(8)
    group = random.integers(0, 3, 300)
    points = np.array([[0, 0, 0], [8, 0, 3], [0, 8, -3]])[group] + random.normal(size=(300, 3)) * 0.7
    return Sites(
        split(one_site("all", COLUMNS, points), "random:3"), COLUMNS, low=np.zeros(3), width=np.ones(3)
    )


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
    live = {name: published.result[name] for name in ("centres", "counts", "labels")}
    live["radii"] = published.result["radii"] + 1.2
    assert np.allclose(shapes(live, plane).discs, shapes(published.result, plane, 1.2).discs)


# ── pictures of the report ────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("params", "shape", "count"),
    [
        (Em(k=3, k_max=4, starts=2), "polygon", 3),
        (Kmeans(k=3), "circle", 3),
        (Dbscan(eps=1.2), "circle", 3),
        (Sdbdc(eps=1.2), "circle", None),
    ],
)
def test_pictures_show_what_is_published(params, shape, count, sites):
    published = run(sites, params)
    (picture,) = report_figures(published, params)
    drawn = [e for e in ElementTree.fromstring(picture.svg).iter() if e.tag == shape]
    assert len(drawn) == (len(published.result["counts"]) if count is None else count)
    assert "site" not in picture.svg


def test_small_clusters_are_not_in_the_picture(sites):
    params = Kmeans(k=3)
    published = run(sites, params)
    counts = np.asarray(published.result["counts"])
    floor = int(counts.min()) + 1
    strict = replace(published, settings={**published.settings, "min_count": floor})
    (picture,) = report_figures(strict, params)
    assert picture.svg.count("<circle") == (counts >= floor).sum() < 3


# ── compare ───────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def original(sites, tmp_path):
    return write(tmp_path / "original.csv", sites.pooled())


def write(path: Path, rows, header=COLUMNS):
    path.write_text(
        "\n".join([",".join(header), *(",".join(map(repr, row)) for row in rows.tolist())]) + "\n"
    )
    return path


def test_the_original_as_its_own_release_is_found_out(original, sites, tmp_path):
    same = write(tmp_path / "same.csv", sites.pooled())
    answer = compare(original, same, {}, Progress())
    assert answer["risk"] == {"equal_rows": 300, "nearest_ratio": 0.0}
    expected = {"mean_shift": 0.0, "spread_ratio": 1.0, "kolmogorov_smirnov": 0.0}
    assert answer["utility"]["columns"]["b"] == pytest.approx(expected)


def test_a_fresh_draw_is_close_but_no_copy(original, tmp_path):
    random = np.random.default_rng(99)
    group = random.integers(0, 3, 300)
    points = np.array([[0, 0, 0], [8, 0, 3], [0, 8, -3]])[group] + random.normal(size=(300, 3)) * 0.7
    answer = compare(original, write(tmp_path / "sample.csv", points), {}, Progress())
    assert answer["risk"]["equal_rows"] == 0
    assert 0.7 < answer["risk"]["nearest_ratio"] < 1.4
    assert answer["utility"]["correlation_difference"] < 0.2


def test_centroids_are_measured_against_the_rows(original, sites, tmp_path):
    points = sites.pooled()
    centres = np.column_stack([points[[0, 1]], [200, 100]])
    path = write(tmp_path / "centres.csv", centres, (*COLUMNS, "count"))
    answer = compare(original, path, {}, Progress())
    away = ((points[:, None] - points[None, [0, 1]]) ** 2).sum(axis=2).min(axis=1).sum()
    assert answer["utility"]["inertia"] == pytest.approx(away)
    assert answer["risk"] == {"smallest_count": 100, "equal_rows": 2}


def test_a_mixture_is_measured_by_its_likelihood(original, sites, tmp_path):
    from scipy.stats import multivariate_normal

    points = sites.pooled()
    mean, covariance = points.mean(axis=0), np.cov(points.T)
    part = {"weight": 1.0, "mean": mean.tolist(), "covariance": covariance.tolist()}
    (tmp_path / "release").mkdir()
    (tmp_path / "release" / "model.json").write_text(json.dumps({"columns": COLUMNS, "components": [part]}))
    answer = compare(original, tmp_path, {}, Progress())
    expected = multivariate_normal(mean, covariance).logpdf(points).sum()
    assert answer["utility"]["log_likelihood"] == pytest.approx(expected)
    assert answer["risk"]["smallest_count"] == 300


def test_what_cannot_be_compared_is_said(original, tmp_path):
    bad = tmp_path / "model.json"
    bad.write_text('{"columns": ["z"], "components": []}')
    with pytest.raises(InputError, match="no mixture over the columns a, b, c"):
        compare(original, bad, {}, Progress())
    with pytest.raises(ParameterError, match="no setting 'eps'"):
        compare(original, bad, {"eps": "1"}, Progress())
    with pytest.raises(InputError, match="no model"):
        (tmp_path / "empty").mkdir()
        compare(original, tmp_path / "empty", {}, Progress())


@pytest.mark.parametrize(("split", "sites"), [("columns:2", 2), ("random:3", 3)])
def test_people_are_counted_once_where_sites_hold_their_columns(split, sites):
    from engine.kinds.clusters.load import load
    from engine.kinds.clusters.params import Columns, Reading

    path = Path(__file__).resolve().parents[4] / "resources" / "samples" / "clinics.csv"
    shown = views.overview(load([path], Reading(split=split), Columns(), Progress()), None, None)
    assert len(shown.sites) == sites and shown.people == 1500
