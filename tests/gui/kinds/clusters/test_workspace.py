"""The clusters panels with the views of real runs: what is shown, moved, linked, saved and kept back."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QScrollArea

from engine.kinds.clusters.params import Columns
from engine.kinds.clusters.view_types import SentMessage
from gui.base import theme
from gui.kinds.clusters.cluster_map import ClusterMap
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


@pytest.mark.parametrize("zoom", [1.0, 1.3])
def test_the_form_fits_into_the_narrowest_pane(one_worker, window, qtbot, idle, pipeline, zoom):
    """With every field unfolded nothing is cut off at the right, whatever the technique."""
    workspace = window.show_kind("clusters")
    workspace.open_files([str(pipeline.path)])
    idle(workspace)
    setup = workspace.setup
    try:
        theme.set_zoom(zoom)
        qtbot.waitUntil(lambda: not theme.busy())
        workspace.go(Step.CONFIGURE)
        setup.resize(setup.minimumWidth(), setup.height())
        (scroll,) = setup.findChildren(QScrollArea)
        for index in range(setup.chooser.count()):
            setup.chooser.setCurrentIndex(index)
            setup.form.more.open()
            qtbot.waitUntil(lambda: scroll.viewport().width() >= scroll.widget().width())
    finally:
        theme.set_zoom(1.0)


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
def test_two_files_with_other_columns_of_the_same_people_run(
    one_worker, key_first, window, qtbot, idle, two_files
):
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
