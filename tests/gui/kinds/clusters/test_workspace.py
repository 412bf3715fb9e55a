"""The clusters panels with the views of real runs: what is shown, moved, linked, saved and kept back."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QScrollArea

from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.task import Summary, task_of
from engine.core.technique import find
from engine.kinds.clusters.params import Columns
from engine.kinds.clusters.private_em import together
from engine.kinds.clusters.view_types import SentMessage
from gui.base import theme
from gui.kinds.clusters.cluster_map import ClusterMap
from gui.kinds.clusters.map_items import density
from gui.kinds.clusters.parameter_help import ParameterHelp
from gui.kinds.clusters.points_item import PointsItem
from gui.kinds.clusters.sequence_diagram import rows_of, size_in_words
from gui.kinds.clusters.workspace import (
    Agreement,
    BorderLog,
    Closeness,
    Itemsets,
    Membership,
    Rules,
    without_guesses,
)
from gui.plots.panel_group import PanelGroup
from gui.workspace.workflow import Step

PARAMS = {
    "em": {"k": 3, "k_max": 4, "starts": 2},
    "kmeans": {"k": 3},
    "sdbdc": {"eps": 0.9},
    "dbscan": {"eps": 0.7, "parts": 3},
    "patterns": {"support": 0.1, "confidence": 0.2},
}


@pytest.fixture(scope="module")
def pipeline(tmp_path_factory):
    """Runs of all techniques on one small file of two sites, and the snapshots seen on the way."""
    random = np.random.default_rng(5)
    group = random.integers(0, 3, 240)
    points = np.array([[0, 0], [7, 0], [0, 7]])[group] + random.normal(size=(240, 2)) * 0.6
    path = tmp_path_factory.mktemp("sites") / "houses.csv"
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["site", "x", "y", "kind"])
        for row, ((x, y), g) in enumerate(zip(points.round(3).tolist(), group, strict=True)):
            writer.writerow([("hill", "north")[row % 2], x, y, "abc"[g]])
    return Runs(path)


class Runs:
    def __init__(self, path):
        self.pipeline, self.path = Pipeline(), path
        self.summaries: dict[str, Summary] = {}
        self.seen: dict[str, list] = {}

    def run(self, key: str) -> Summary:
        if key not in self.summaries:
            task = task_of(find(f"clusters.{key}"), [self.path], PARAMS[key], seed=1)
            seen = self.seen[key] = []

            class Watching(Listener):
                def snapshot(self, snapshot):
                    seen.append(snapshot)

            self.summaries[key] = self.pipeline.run(task, Progress(Watching()))
        return self.summaries[key]

    def about(self, panel, what) -> None:
        """Let the panel ask the desk about a task or a source."""

        def show_view(name, asked):
            panel.show_view(name, asked, self.pipeline.view(what, name, asked, Progress()))

        panel.request_view.connect(show_view)

    def shown(self, panel, key: str):
        summary = self.run(key)
        self.about(panel, summary.task)
        panel.show_run(summary)
        return panel


@pytest.fixture
def on_show(qtbot, dressed):
    def add(panel):
        list(panel.rest())
        qtbot.addWidget(panel)
        panel.resize(900, 600)
        panel.show()
        return panel

    return add


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
        assert np.allclose(shown._live.centroids, snapshot["centroids"])
    assert "so far" in shown.plot.titleLabel.text


def test_em_tells_of_its_iterations_at_the_sites_and_at_the_master(pipeline, on_show):
    source = pipeline.run("em").task.source
    shown = on_show(ClusterMap())
    pipeline.about(shown, source)
    shown.show_source(source)
    at_sites, at_master = pipeline.seen["em"][0], pipeline.seen["em"][-1]
    one = at_sites["local"] | {name: at_sites[name] for name in ("centre", "scale")}
    shown.show_snapshot(together({0: one, 1: one}))
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


@pytest.mark.parametrize("key", ["em", "dbscan"])
def test_the_border_log_tells_what_crossed(key, pipeline, on_show):
    shown = pipeline.shown(on_show(BorderLog()), key)
    utility, risk = pipeline.run(key).measured.utility, pipeline.run(key).measured.risk
    _header, rows = shown.table()
    assert sum(row[4] for row in rows) == utility["bytes_sent"]
    assert sum(row[5] == "yes" for row in rows) == risk["original_points"]
    assert max(row[0] for row in rows) == utility["rounds"]
    flagged = "tells of single rows" in shown.plot.legend.names()
    assert flagged == (risk["original_points"] > 0)
    at = shown.plot.getViewBox().mapViewToScene(QPointF(0.5, 0.0))
    shown._moved((at,))  # as the mouse does
    assert shown.said().startswith("Round 1") and "hill" in shown.said()


def test_messages_that_cross_together_share_a_row():
    sent = [SentMessage(1, "master", name, "centroids", 10, False) for name in "ab"]
    sent += [
        SentMessage(1, "a", "master", "sums", 5, False),
        SentMessage(1, "b", "master", "points", 5, True),
    ]
    rows = rows_of(sent)
    assert [(row.kind, row.bytes, row.original) for row in rows] == [
        ("centroids", 20, False),
        ("sums", 5, False),
        ("points", 5, True),
    ]


@pytest.mark.parametrize(
    ("count", "words"), [(999, "999 B"), (1500, "1.5 kB"), (2_000_000, "2 MB"), (3_000_000_000, "3 GB")]
)
def test_sizes_in_words(count, words):
    assert size_in_words(count) == words


def test_agreement_counts_every_row_once(pipeline, on_show):
    shown = pipeline.shown(on_show(Agreement()), "sdbdc")
    assert shown._matrix.sum() == 240
    assert shown._matrix.trace() > 200
    off = pipeline.shown(on_show(Agreement()), "patterns")
    assert off.table()[1] == []


def test_the_attack_is_the_one_of_the_figures(pipeline, on_show, qtbot):
    both = PanelGroup("", "", [Membership(), Closeness()])
    pipeline.shown(on_show(both), "em")
    qtbot.waitUntil(lambda: not both.drawing)
    risk = pipeline.run("em").measured.risk
    roc, closeness = both.panels
    assert f"{risk['membership_auc']:.3f}" in roc.plot.titleLabel.text
    assert f"{risk['nearest_ratio']:.2f}" in closeness.plot.titleLabel.text
    x, y = roc._curves[0].x / 100, roc._curves[0].y / 100
    assert np.trapezoid(y, x) == pytest.approx(risk["membership_auc"], abs=0.02)


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


def test_patterns_are_listed(pipeline, on_show):
    itemsets, rules = on_show(Itemsets()), on_show(Rules())
    for panel in (itemsets, rules):
        pipeline.shown(panel, "patterns")
    found = {row[0]: row[2] for row in itemsets.table()[1]}
    assert found["kind=a"] + found["kind=b"] + found["kind=c"] == 240
    pipeline.shown(itemsets, "em")
    assert itemsets.table()[1] == []


@pytest.mark.parametrize("key", ["em", "sdbdc", "dbscan"])
def test_panels_follow_the_theme(key, pipeline, on_show):
    shown = pipeline.shown(on_show(ClusterMap()), key)
    border = pipeline.shown(on_show(BorderLog()), key)
    try:
        theme.choose("dark")
        assert shown.plot.items and border.plot.items
        assert not shown.picture().isNull() and not border.picture().isNull()
    finally:
        theme.choose("light")


def test_the_window_takes_a_dragged_mark_into_the_form(window, qtbot, idle, pipeline):
    workspace = window.show_kind("clusters")
    workspace.open_files([str(pipeline.path)])
    idle(workspace)
    titles = [workspace.panel_tabs.tabText(i) for i in range(workspace.panel_tabs.count())]
    assert titles[:6] == ["Map", "Border log", "Agreement", "Choosing", "Attacker", "Patterns"]
    chooser = workspace.setup.chooser
    chooser.setCurrentIndex(
        next(i for i in range(chooser.count()) if chooser.itemData(i).key == "clusters.sdbdc")
    )
    workspace.parameter_help.chosen.emit({"eps": 0.75})
    assert workspace.setup.read().eps == 0.75
    workspace.parameter_help.chosen.emit({"k": 3})  # no field of this technique
    assert workspace.setup.mistake == ""


@pytest.mark.parametrize("zoom", [1.0, 1.3])
def test_the_form_fits_into_the_narrowest_pane(window, qtbot, idle, pipeline, zoom):
    """With every field unfolded nothing is cut off at the right, whatever the technique."""
    workspace = window.show_kind("clusters")
    workspace.open_files([str(pipeline.path)])
    idle(workspace)
    setup = workspace.setup
    try:
        theme.set_zoom(zoom)
        workspace.go(Step.CONFIGURE)
        setup.resize(setup.minimumWidth(), setup.height())
        (scroll,) = setup.findChildren(QScrollArea)
        for index in range(setup.chooser.count()):
            setup.chooser.setCurrentIndex(index)
            setup.form.more.open()
            qtbot.waitUntil(lambda: scroll.viewport().width() >= scroll.widget().width())
    finally:
        theme.set_zoom(1.0)


def test_houses_exchange_files_through_the_window(window, qtbot, idle, pipeline, tmp_path):
    """One site and a master, every step by the dialog: the result lies there at the end."""
    workspace = window.show_kind("clusters")
    dialog = workspace.exchange()
    site, master = dialog.site, dialog.master
    master.run_folder.setText(str(tmp_path / "run"))
    assert not master.go_button.isEnabled()
    master.sites.setText("hill")
    master.columns.setText("x,y")
    master.technique.setCurrentIndex(master.technique.findData("clusters.sdbdc"))
    master.form.set_values({"eps": 0.9})
    assert master.changed() == {"eps": 0.9}
    with qtbot.waitSignal(master.stepped, timeout=60_000):
        master.go()
    assert "put round-1-site-hill.json into 'from'" in master.written.toPlainText()
    assert master.begun() and "Read answers" in master.go_button.text()
    with qtbot.waitSignal(master.refused, timeout=60_000) as refused:
        master.go()
    assert "no answer yet from hill" in refused.args[0]

    site.rows.setText(str(pipeline.path))
    site.memory.setText(str(tmp_path / "hill"))
    site.message.setText(str(tmp_path / "run" / "to-hill" / "joining-hill.json"))
    assert site.least.isEnabled() and not site.accept_button.isVisibleTo(site)
    with qtbot.waitSignal(site.asked, timeout=60_000):
        site.go()
    assert "would join as hill" in site.written.toPlainText() and site.accept_button.isVisibleTo(site)
    site.refuse()
    assert not (tmp_path / "hill").exists() and not site.accept_button.isVisibleTo(site)
    with qtbot.waitSignal(site.asked, timeout=60_000):
        site.go()
    with qtbot.waitSignal(site.stepped, timeout=60_000):
        site.accept()
    site.message.setText(str(tmp_path / "run" / "to-hill" / "round-1-to-hill.json"))
    assert not site.least.isEnabled(), "fixed on joining"
    with qtbot.waitSignal(site.asked, timeout=60_000):
        site.go()
    read = site.written.toPlainText()
    assert "representatives" in read and "It contains no row" in read
    assert not list((tmp_path / "hill").glob("round-*"))
    with qtbot.waitSignal(site.stepped, timeout=60_000) as answered:
        site.accept()
    (answer,) = answered.args[0]["written"]
    (tmp_path / "run" / "from" / "round-1-site-hill.json").write_bytes(Path(answer).read_bytes())
    with qtbot.waitSignal(master.stepped, timeout=60_000) as done:
        master.go()
    assert done.args[0]["done"] and "the result" in master.written.toPlainText()
    assert (tmp_path / "run" / "result.json").exists()

    card = master.release
    qtbot.waitSignal(card.judged, timeout=60_000).wait()
    assert not card.isHidden() and master.go_button.isHidden()
    assert {line.item.state for line in card.gate.lines} <= {"green", "amber"}
    assert not card.button.isEnabled()
    for line in card.gate.lines:
        if line.item.state == "amber":
            line.reason.setText("a rehearsal of one house, which nobody gets to see")
    card.gate.seen.setChecked(True)
    card.folder.setText(str(tmp_path / "out"))
    with qtbot.waitSignal(card.released, timeout=60_000):
        card.release()
    assert "Released and verified: data.csv" in card.outcome.text()
    assert (tmp_path / "out" / "release" / "manifest.json").exists()
    card.gate.seen.setChecked(True)
    with qtbot.waitSignal(card.refused, timeout=60_000):
        card.release()
    assert "already holds a release" in card.outcome.text()
    dialog.close()


# ── sites that hold other columns ─────────────────────────────────────────────────────────────


@pytest.fixture
def two_files(tmp_path):
    """The same 120 people in two files, in another order: body measures, and blood pressure."""
    random = np.random.default_rng(8)
    group = random.integers(0, 2, 120)
    height, weight = 160 + 20 * group + random.normal(size=120), 55 + 30 * group + random.normal(size=120)
    pressure = 110 + 40 * group + random.normal(size=120)
    first, second = tmp_path / "vert_a.csv", tmp_path / "vert_b.csv"
    bodies = [f"{1000 + i},{height[i]:.1f},{weight[i]:.1f}" for i in range(120)]
    first.write_text("\n".join(["pid,height_cm,weight_kg", *bodies]) + "\n")
    order = random.permutation(120)
    second.write_text("\n".join(["pid,sbp", *(f"{1000 + i},{pressure[i]:.1f}" for i in order)]) + "\n")
    return [str(first), str(second)]


def _by_menu(table, column, role):
    (action,) = [one for one in table.menu_for(column).actions() if one.text() == role]
    action.trigger()


def _same_rows_other_columns(workspace, qtbot):
    """The choice in *How the file is read*, as a click makes it."""
    page = workspace.load_page
    with qtbot.waitSignal(page.corrected, timeout=10_000):
        page.form.set_values({"layout": "columns"})
        page.form.edited.emit("layout")


@pytest.mark.parametrize("key_first", [False, True])
def test_two_files_with_other_columns_of_the_same_people_run(key_first, window, qtbot, idle, two_files):
    """Whichever is said first, the layout or the key: columns that were only guessed bind nobody."""
    workspace = window.show_kind("clusters")
    workspace.open_files(two_files)
    idle(workspace)
    steps = [
        lambda: _same_rows_other_columns(workspace, qtbot),
        lambda: _by_menu(workspace.load_page.table, "pid", "Row key"),
    ]
    for step in reversed(steps) if key_first else steps:
        step()
        idle(workspace)
    assert workspace.source is not None, workspace.message.text
    assert workspace.preview.roles == {
        "pid": "key",
        "height_cm": "features",
        "weight_kg": "features",
        "sbp": "features",
    }
    chooser = workspace.setup.chooser
    keys = [chooser.itemData(i).key for i in range(chooser.count())]
    chooser.setCurrentIndex(keys.index("clusters.kmeans"))
    workspace.setup.form.set_values({"k": 2})
    workspace.run()
    idle(workspace)
    assert workspace.summary is not None, workspace.message.text
    assert workspace.summary.task.technique == "clusters.kmeans"
    assert workspace.summary.task.source.columns.key == "pid"


def test_what_a_steward_chose_stays_chosen():
    """Only a list that was guessed, and lost a column to another role, is guessed again."""
    guess = Columns(features=("pid", "x", "y"), items=("town", "kind"))
    key = {"features": ("x", "y"), "key": "pid"}
    assert without_guesses(key, {}, guess) == {"key": "pid"}
    assert without_guesses(key, {"features": ("pid", "x", "y")}, guess) == key
    nothing = {"features": ("x", "y")}  # no role: no guess would leave it out
    assert without_guesses(nothing, {}, guess) == nothing
    other = {"items": ("town",), "features": ("pid", "x", "y", "kind")}
    assert without_guesses(other, {}, guess) == other
    text_key = {"items": ("kind",), "key": "town"}
    assert without_guesses(text_key, {}, guess) == {"key": "town"}
    assert without_guesses(text_key, {}, None) == text_key
