"""The time series panels with the views of a real run: what is shown, linked, saved and kept back."""

from __future__ import annotations

import csv
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt

from engine.core.number_format import grouped
from engine.core.pipeline import Pipeline
from engine.core.progress import Listener, Progress
from engine.core.task import task_of
from engine.core.technique import find
from gui.base import theme
from gui.kinds.timeseries.envelopes import BESIDE, BOTH, ORIGINAL, RELEASE
from gui.kinds.timeseries.group_plot import GroupPlot
from gui.kinds.timeseries.overview_plot import LivePlot, OverviewPlot
from gui.kinds.timeseries.workspace import (
    Envelopes,
    Groups,
    GroupSelection,
    LevelTree,
    PatternLosses,
    Queries,
    SeriesAttack,
    TimeSeriesWorkspace,
    ValueLosses,
)
from gui.plots.panel_group import PanelGroup
from gui.workspace.panel_tabs import PanelTabs, make_panels

ROWS, POINTS = 120, 16


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """A pipeline with one finished run, and the snapshots that were seen on the way."""
    rng = np.random.default_rng(11)
    shapes = np.sin(np.linspace(0, 6, POINTS) + rng.integers(0, 3, ROWS)[:, None] * 2)
    values = np.round(20 + 10 * rng.random((ROWS, 1)) + 5 * shapes + rng.normal(size=(ROWS, POINTS)), 2)
    path = tmp_path_factory.mktemp("series") / "meters.csv"
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["meter", *(f"T{point}" for point in range(POINTS)), "tariff"])
        writer.writerows([f"M{row:03}", *series, "ab"[row % 2]] for row, series in enumerate(values.tolist()))
    task = task_of(find("timeseries.naive"), [path], {"k": 8, "P": 2, "sensitive": ["tariff"]})
    pipeline, seen = Pipeline(), []

    class Watching(Listener):
        def snapshot(self, snapshot):
            seen.append(snapshot)

    pipeline.outcome(task, Progress(Watching()))
    return pipeline, task, seen


class Room:
    """The panels linked as in the workspace, each asking the pipeline."""

    def __init__(self, run, qtbot):
        pipeline, task, _seen = run
        self.groups, self.envelopes, self.tree = Groups(), Envelopes(), LevelTree()
        self.value, self.pattern, self.queries, self.attack = (
            ValueLosses(),
            PatternLosses(),
            Queries(),
            SeriesAttack(),
        )
        self.selection = GroupSelection(self.groups, self.envelopes, self.value, self.tree)
        self.all = [
            self.groups,
            self.envelopes,
            self.value,
            self.pattern,
            self.tree,
            self.queries,
            self.attack,
        ]
        self.about = task
        for panel in self.all:
            qtbot.addWidget(panel)
            panel.resize(700, 500)
            panel.request_view.connect(
                lambda name, asked, panel=panel: panel.show_view(
                    name, asked, pipeline.view(self.about, name, asked, Progress())
                )
            )

    def show(self, *panels):
        for panel in panels:
            panel.show_run(None)


@pytest.fixture
def room(run, qtbot):
    theme.choose("light")
    return Room(run, qtbot)


@pytest.fixture
def original(run):
    pipeline, task, _seen = run
    return pipeline.load(task.source, Progress()).values


def test_the_list_begins_with_the_widest_envelope_and_the_plot_shows_it(room, run):
    room.show(room.groups)
    losses = np.array([row[1] for row in room.groups.table()[1]])
    assert len(losses) > 3 and (np.diff(losses) <= 0).all()
    first = room.groups.table()[1][0]
    view = room.envelopes._content.view
    assert view.number == first[0] == room.selection.group
    assert np.sqrt(np.mean((view.high - view.low) ** 2)) == pytest.approx(first[1])
    assert view.counts.sum() == first[2]


def test_walking_down_the_list_by_keyboard_takes_all_panels_along(room, qtbot):
    room.show(room.groups, room.value, room.tree)
    qtbot.keyClick(room.groups.table_view, Qt.Key.Key_Down)
    second = room.groups.table()[1][1]
    assert room.envelopes._content.view.number == second[0]
    assert room.value.marked[0] == pytest.approx(second[1])
    tree = room.tree._tree
    own = set(tree.leaf_node[tree.leaf_group == second[0]].tolist())
    assert set(room.tree._marked.tolist()) == own and own


def test_a_click_in_the_losses_or_the_tree_chooses_the_group(room):
    room.show(room.groups, room.value, room.tree)
    losses = {row[0]: row[1] for row in room.groups.table()[1]}
    group = min(losses, key=losses.get)
    room.value.clicked(room.value.plot, losses[group], 1)
    assert room.groups.table_view.chosen() == group == room.envelopes._content.view.number
    tree = room.tree._tree
    node = int(tree.leaf_node[0])
    x, y = tree.start[node] + 0.5, tree.depth[node] + 0.5
    room.tree.clicked(room.tree.plot, x, y)
    chosen = room.selection.group
    assert node in tree.leaf_node[tree.leaf_group == chosen]


def test_every_member_lies_in_the_band_that_is_drawn(room, original):
    room.show(room.groups)
    view = room.envelopes._content.view
    assert (view.low <= view.members).all() and (view.members <= view.high).all()
    assert view.members == pytest.approx(original[view.rows])


def test_hover_highlights_one_member_and_its_pattern_and_reads_both(room, qtbot):
    room.show(room.groups)
    panel = room.envelopes
    panel.look(BESIDE)
    view = panel._content.view
    with qtbot.waitSignal(panel.member_hovered) as hovered:
        panel.hover(panel.plot, 3.2, view.members[4, 3])
    assert view.members[hovered.args[0], 3] == view.members[4, 3]
    member = hovered.args[0]
    left, right = ([item for plot, item in panel._content._marks if plot is p] for p in panel.plots)
    assert left[0].getData()[1] == pytest.approx(view.members[member])
    assert len(right) >= 1
    said = panel.said()
    assert f"row {view.rows[member] + 1} of the file" in said and "T3" in said
    assert view.words[view.leaf[member]] in said and "tariff" in said
    panel.leave()
    assert panel._content._marks == [] and panel.said() == ""


def names(panel):
    return [name for plot in panel.plots if plot.legend is not None for name in plot.legend.names()]


def test_space_goes_from_both_to_the_original_to_the_release(room, qtbot):
    room.show(room.groups)
    panel = room.envelopes
    with qtbot.waitExposed(panel):
        panel.show()
    panel.canvas.setFocus()
    seen = []
    for _ in range(4):
        seen.append((panel.way, "Envelope" in names(panel), "Original series" in names(panel)))
        qtbot.keyClick(panel.canvas, Qt.Key.Key_Space)
    assert seen == [(BOTH, True, True), (ORIGINAL, False, True), (RELEASE, True, False), (BOTH, True, True)]


def test_side_by_side_has_the_original_left_and_the_release_right_on_one_scale(room, qtbot):
    room.show(room.groups)
    panel = room.envelopes
    panel.look(BESIDE)
    assert panel.plot.legend.names() == ["Original series"]
    assert "Envelope" in panel.right.legend.names()
    panel.plot.setYRange(10, 20, padding=0)
    assert panel.right.getViewBox().viewRange()[1] == pytest.approx([10, 20])
    panel.look(BOTH)
    assert panel.right.scene() is None


def test_the_second_plot_is_made_in_a_turn_of_its_own_with_the_axes_of_the_first(qtbot):
    panel = Envelopes()
    qtbot.addWidget(panel)
    assert panel.plots == [panel.plot]
    assert len(list(panel.rest())) == 1 and panel.plots == [panel.plot, panel.right]
    assert panel.right.scene() is None
    for side in ("bottom", "left"):
        assert panel.right.getAxis(side).labelText == panel.plot.getAxis(side).labelText != ""
    list(panel.rest())
    assert len(panel.plots) == 2


def test_the_workspace_is_a_list_of_tabs_and_one_group_is_chosen_for_all(qtbot):
    tabs = PanelTabs()
    qtbot.addWidget(tabs)
    tabs.build(make_panels(TimeSeriesWorkspace.PANELS))
    tabs.build_now()
    titles = [tabs.tabText(number) for number in range(tabs.count())]
    assert titles == ["Groups", "Losses", "Patterns by level", "Range queries", "Attacker"]
    assert [panel.help for panel in tabs.panels[:2]] == [Groups.help, ValueLosses.help]
    chosen = GroupSelection(*map(tabs.get, (Groups, Envelopes, ValueLosses, LevelTree)))
    with qtbot.waitSignal(tabs.asked) as asked:
        chosen.choose(3)
    assert asked.args[1:] == ["group", {"number": 3}]


def test_nothing_of_a_member_is_saved(room, tmp_path, original):
    room.show(room.groups)
    panel = room.envelopes
    for way in (BOTH, ORIGINAL, BESIDE):
        panel.look(way)
        with panel.hide_originals():
            assert "Original series" not in names(panel) and "Envelope" in names(panel)
            assert panel.right.scene() is None
    panel.save_csv(tmp_path / "group.csv")
    view = panel._content.view
    with (tmp_path / "group.csv").open(newline="") as file:
        rows = list(csv.reader(file))
    low = np.array([row[1] for row in rows[1:]], dtype=float)
    high = np.array([row[2] for row in rows[1:]], dtype=float)
    assert low == pytest.approx(view.low) and high == pytest.approx(view.high)
    assert len(rows[0]) == 3 + len(view.words)
    for word, letters in zip(view.words, list(zip(*rows[1:], strict=True))[3:], strict=True):
        middles = [int((place + 0.5) * POINTS / len(word)) for place in range(len(word))]
        assert "".join(letters[at] for at in middles) == word


def test_patterns_alone_are_drawn_from_what_is_published(room):
    room.show(room.groups)
    picture = room.envelopes._content
    view = picture.view
    moved = GroupPlot(replace(view, steps=view.steps * 3 + 100))
    assert moved._published_steps == pytest.approx(picture._published_steps)
    inside = (picture._published_steps > view.low.min()) & (picture._published_steps < view.high.max())
    assert inside.all()


def test_before_a_run_the_file_is_seen_as_bands_with_a_stamp_on_pictures(room, run, original):
    _desk, task, _seen = run
    room.about = task.source
    room.envelopes.show_source(task.source)
    assert isinstance(room.envelopes._content, OverviewPlot)
    header, rows = room.envelopes.table()
    assert header[1:] == [f"{share}\u202f%" for share in (0, 5, 25, 50, 75, 95, 100)]
    assert [row[4] for row in rows] == pytest.approx(np.median(original, axis=0))
    assert "not for publication" in room.envelopes.stamp
    assert "some of them" in names(room.envelopes)
    with room.envelopes.hide_originals():
        assert "some of them" not in names(room.envelopes)


def test_while_it_runs_the_envelopes_gather_and_the_rows_are_counted(room, run):
    _desk, _task, seen = run
    assert seen
    for snapshot in seen:
        room.envelopes.show_snapshot(snapshot)
    picture = room.envelopes._content
    assert isinstance(picture, LivePlot)
    assert picture.table()[1] == [[seen[-1].rows, ROWS, sum(len(s.low) for s in seen)]]
    assert f"{grouped(seen[-1].rows)} of {grouped(ROWS)} series" in picture.headline()


def test_a_late_answer_about_another_group_is_not_shown(room, run):
    pipeline, task, _seen = run
    room.show(room.groups)
    shown = room.envelopes._content.view.number
    other = pipeline.view(task, "group", {"number": shown - 1 if shown else 1}, Progress())
    room.envelopes.show_view("group", {"number": other.number}, other)
    assert room.envelopes._content.view.number == shown


def test_the_losses_count_every_row_and_their_means_are_the_figures(room, run):
    pipeline, task, _seen = run
    metrics = pipeline.run(task, Progress()).measured.utility
    room.show(room.value, room.pattern)
    for panel, key in ((room.value, "value_loss_mean"), (room.pattern, "pattern_loss_mean")):
        assert sum(row[3] for row in panel.table()[1]) == ROWS
        assert panel._distributions[0].mean == pytest.approx(metrics[key])


def test_the_tree_holds_every_row_and_children_lie_under_their_parents(room):
    room.show(room.tree)
    nodes = room.tree._nodes
    assert nodes.size[nodes.state > 0].sum() == ROWS
    for child in np.flatnonzero(nodes.depth > 0):
        above = (nodes.depth == nodes.depth[child] - 1) & (nodes.state == 0)
        covers = (nodes.start <= nodes.start[child]) & (
            nodes.start + nodes.size >= nodes.start[child] + nodes.size[child]
        )
        assert (above & covers).sum() == 1
    for depth in np.unique(nodes.depth):
        at = np.flatnonzero(nodes.depth == depth)
        at = at[np.argsort(nodes.start[at])]
        assert (nodes.start[at][1:] >= (nodes.start + nodes.size)[at][:-1]).all()
    node = int(np.argmax(nodes.state == 1))
    room.tree.hover(room.tree.plot, nodes.start[node] + 0.1, nodes.depth[node] + 0.5)
    assert nodes.names[node] in room.tree.said() and f"{nodes.size[node]} rows" in room.tree.said()


def test_the_attack_is_shown_against_both_bounds_and_stays_below(room):
    room.show(room.attack)
    header, rows = room.attack.table()
    assert header[-2:] == ["1/k = 0.125", "1/P = 0.5"]
    column = {name: np.array([row[n] for row in rows], dtype=float) for n, name in enumerate(header)}
    assert column["Release, knows values, high"].max() <= 1 / 8 + 1e-12
    assert column["Release, knows values and shape, high"].max() <= 1 / 2 + 1e-12
    assert column["Original file"][-1] == pytest.approx(1.0)


def test_range_queries_are_shown_by_the_share_they_select(room):
    room.show(room.queries)
    header, rows = room.queries.table()
    assert header == ["Share of series selected (%)", "Median error", "Mean error"]
    assert rows and all(median >= 0 and mean >= 0 for _name, median, mean in rows)


def test_two_panels_on_a_tab_ask_once_and_both_are_answered(room, run, qtbot):
    pipeline, task, _seen = run
    value, pattern = ValueLosses(), PatternLosses()
    tab = PanelGroup("Losses", "", [value, pattern])
    qtbot.addWidget(tab)
    asked = []
    tab.request_view.connect(lambda name, what: asked.append(name))
    tab.show_run(None)
    assert asked == ["losses"]
    tab.show_view("losses", {}, pipeline.view(task, "losses", {}, Progress()))
    assert value.table()[1] and not pattern.table()[1] and tab.drawing  # one a turn
    qtbot.waitUntil(lambda: not tab.drawing)
    assert pattern.table()[1]
    assert tab.table() == value.table()


def test_what_two_panels_have_not_been_told_yet_is_dropped_with_the_run_it_was_about(room, run, qtbot):
    pipeline, task, _seen = run
    value, pattern = ValueLosses(), PatternLosses()
    tab = PanelGroup("Losses", "", [value, pattern])
    qtbot.addWidget(tab)
    tab.show_view("losses", {}, pipeline.view(task, "losses", {}, Progress()))
    tab.clear()
    assert not tab.drawing
    assert not value.table()[1] and not pattern.table()[1]


def test_every_panel_repaints_in_the_other_theme_and_is_cleared(room):
    room.show(*room.all)
    theme.choose("dark")
    for panel in room.all[1:]:
        panel.show()  # a plot that was not seen changes when it is
        image = panel.canvas.grab().toImage()
        assert image.pixelColor(1, 1).name() == theme.DARK.surface
    theme.choose("light")
    for panel in room.all:
        panel.clear()
        assert panel.table()[1] == []
