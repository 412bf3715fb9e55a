"""The map of clusters with the views of real runs: what is shown, moved, zoomed, saved and kept back."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
import pytest

from engine.kinds.clusters.private_em import merge_snapshots
from gui.kinds.clusters.cluster_map import ClusterMap
from gui.kinds.clusters.map_items import density
from gui.kinds.clusters.points_item import PointsItem


@pytest.mark.parametrize(
    ("key", "made"),
    [("em", "ellipses"), ("kmeans", "centroids"), ("sdbdc", "discs"), ("dbscan", "parts")],
)
def test_the_map_shows_what_the_method_made(key, made, pipeline, on_show):
    shown = pipeline.shown(on_show(ClusterMap()), key)
    side = shown._map.ours
    assert len(getattr(side.shapes, made)) >= 3
    assert side.clusters == 3
    assert len(side.labels) == len(shown._map.points) == 240
    header, rows = shown.table()
    assert header[2:] == ["hill", "north"]
    assert sum(row[1] for row in rows) == 240
    assert "3 clusters" in shown.plot.titleLabel.text


def test_ellipses_lie_on_their_points(pipeline, on_show):
    """Two standard deviations hold about 86 % of a normal cluster, seen in the drawn plane."""
    shown = pipeline.shown(on_show(ClusterMap()), "em")
    now = shown._map
    for number, (x, y, a, b, angle) in enumerate(now.ours.shapes.ellipses):
        away = now.points[now.ours.labels == number] - (x, y)
        turned = away @ np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        inside = ((turned / (2 * a, 2 * b)) ** 2).sum(axis=1) <= 1
        assert 0.75 < inside.mean() < 0.97


def test_the_central_result_stands_beside_in_the_same_range(pipeline, on_show, qtbot):
    shown = pipeline.shown(on_show(ClusterMap()), "em")
    assert shown.right.scene() is None
    shown.toggle_central()
    assert shown.right.scene() is not None
    assert shown._map.adjusted_rand_index == pytest.approx(
        pipeline.run("em").measured.utility["adjusted_rand_index"]
    )
    shown.plot.setRange(xRange=(-1, 3), yRange=(-1, 4), padding=0)
    qtbot.waitUntil(lambda: np.allclose(shown.right.viewRange()[0], shown.plot.viewRange()[0]))
    assert np.allclose(shown.right.viewRange()[1], shown.plot.viewRange()[1], atol=0.05)
    # the same cluster has the same number on both sides
    assert np.mean(shown._map.ours.labels == shown._map.central.labels) > 0.95
    x, y = shown._map.points[17]
    shown.hover(shown.right, float(x), float(y))
    assert [len(ring.data) for ring in shown._rings] == [1, 1]
    assert "central" in shown.said()
    shown.toggle_central()
    assert shown.right.scene() is None


def test_other_columns_are_seen_whole_and_the_same_keep_the_zoom(pipeline, on_show):
    shown = pipeline.shown(on_show(ClusterMap()), "em")
    shown.plot.setRange(xRange=(-0.1, 0.1), yRange=(-0.1, 0.1), padding=0)
    shown.show_run(pipeline.run("em"))
    assert shown.plot.viewRange()[0][1] == pytest.approx(0.1)
    names = shown._map.columns
    shown.look_at_columns(names[1], names[0])
    low, high = shown.plot.viewRange()[0]
    x = shown._map.points[:, 0]
    assert low <= x.min() and x.max() <= high


def test_saved_pictures_hold_no_row(pipeline, on_show):
    shown = pipeline.shown(on_show(ClusterMap()), "kmeans")
    with shown.hide_originals():
        marks = [item for item in shown.plot.items if isinstance(item, pg.ScatterPlotItem)]
        assert sum(len(item.data) for item in marks) <= len(shown._map.ours.shapes.centroids)
        assert not [item for item in shown.plot.items if isinstance(item, PointsItem)]
    assert [item for item in shown.plot.items if isinstance(item, PointsItem)]


def test_snapshots_move_the_shapes(pipeline, on_show):
    shown = on_show(ClusterMap())
    source = pipeline.run("kmeans").task.source
    pipeline.about(shown, source)
    shown.show_source(source)
    assert shown._map.ours is None
    assert len(pipeline.seen["kmeans"]) >= 1
    for snapshot in pipeline.seen["kmeans"]:
        shown.show_snapshot(snapshot)
        assert np.allclose(shown._live.centroids, snapshot.centroids)
    assert "so far" in shown.plot.titleLabel.text


def test_em_tells_of_its_iterations_at_the_sites_and_at_the_master(pipeline, on_show):
    source = pipeline.run("em").task.source
    shown = on_show(ClusterMap())
    pipeline.about(shown, source)
    shown.show_source(source)
    at_sites, at_master = pipeline.seen["em"][0], pipeline.seen["em"][-1]
    shown.show_snapshot(merge_snapshots({0: at_sites.mixture, 1: at_sites.mixture}))
    assert set(shown._live.local_site) == {0, 1} and not len(shown._live.ellipses)
    lines = [item for _plot, item in shown._made if isinstance(item, pg.PlotCurveItem)]
    colours = {line.opts["pen"].color().name() for line in lines}
    assert len(lines) == len(colours) == 2  # one a site, in its colour
    shown.show_snapshot(at_master)
    assert len(shown._live.ellipses) == 3


def test_the_replay_ends_at_the_result(pipeline, on_show, qtbot):
    shown = pipeline.shown(on_show(ClusterMap()), "kmeans")
    assert shown.frames() > 1
    shown.play()
    assert shown._frame == 0
    qtbot.waitUntil(lambda: shown._frame == -1, timeout=20_000)
    assert len(shown._at_frame(shown._map.ours.shapes).trail) == len(shown._map.ours.shapes.trail)


def test_many_points_become_a_density(pipeline, on_show, dressed):
    from dataclasses import replace

    from engine.kinds.clusters.data import Sites, one_site
    from engine.kinds.clusters.views import BINS, MOST_POINTS, overview

    points = np.random.default_rng(2).normal(size=(MOST_POINTS + 5000, 2))
    view = overview(Sites((one_site("a", ("x", "y"), points),), ("x", "y")), None, None)
    assert view.density.sum() == len(points)
    assert len(view.points) == MOST_POINTS
    shown = on_show(ClusterMap())
    shown.show_view("overview", {}, view)
    row, column = np.unravel_index(np.argmax(view.density), view.density.shape)
    left, right, low, high = view.extent
    x, y = left + (column + 0.5) / BINS * (right - left), low + (row + 0.5) / BINS * (high - low)
    shown.hover(shown.plot, x, y)
    assert f"{int(view.density.max())} rows here" in shown.said()
    assert view.density.shape == (BINS, BINS)
    density(shown.plot, replace(view, density=np.ones((BINS, BINS))), None)


def test_zooming_into_a_density_shows_its_points(on_show, qtbot):
    from engine.kinds.clusters.data import Sites, one_site
    from engine.kinds.clusters.views import MOST_POINTS, overview, zoom

    points = np.random.default_rng(2).normal(size=(3 * MOST_POINTS, 2))
    data = Sites((one_site("a", ("x", "y"), points),), ("x", "y"))
    shown = on_show(ClusterMap())
    shown.show_view("overview", {}, overview(data, None, None))
    asked = []
    shown.request_view.connect(lambda name, what: asked.append((name, what)))
    shown.plot.setRange(xRange=(0.5, 1.0), yRange=(-0.2, 0.2), padding=0)
    qtbot.waitUntil(lambda: bool(asked))
    name, what = asked[-1]
    assert (name, np.round(what["within"], 2).tolist()) == ("zoom", [0.5, 1.0, -0.2, 0.2])
    shown.show_view(name, what, zoom(data, None, None, **what))
    inside = (np.abs(points - (0.75, 0.0)) <= (0.25, 0.2)).all(axis=1)
    assert len(shown._seen.points) == inside.sum() < MOST_POINTS
    shown.hover(shown.plot, *points[inside][0])
    assert f"x {points[inside][0, 0]:.5g}" in shown.said()
    shown.reset_zoom()
    qtbot.waitUntil(lambda: shown._zoom.shown is None)
    assert shown._seen.density is not None


def test_another_pair_of_columns_is_asked_for(pipeline, on_show):
    shown = on_show(ClusterMap())
    asked = []
    shown.request_view.connect(lambda name, what: asked.append((name, what["columns"])))
    pipeline.shown(shown, "sdbdc")
    shown.look_at_columns("y", "x")
    assert asked[-1] == ("scatter", ["y", "x"])
    assert shown._map.plane.names == ("y", "x")
