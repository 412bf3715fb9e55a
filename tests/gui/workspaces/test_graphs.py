"""The graph panels with the views of a real run: geometry, linked sides, recoding, what is said of risk."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPointF, Qt

from engine.desk import Desk
from engine.progress import Listener, Progress
from engine.task import source_of, task_of
from engine.technique import find, find_kind
from gui import theme
from gui.plots.network import BESIDE, DIFFERENCE, ORIGINAL, SYNTHETIC, Network
from gui.plots.network_drawing import LESS, MORE, SINGLE
from gui.plots.network_geometry import curves, head_lengths, widths
from gui.plots.network_labels import place_labels
from gui.plots.network_sides import MOST_DRAWN, Sides
from gui.widgets.recode_screen import RecodeScreen, write_categories
from gui.widgets.recode_table import CATEGORY
from gui.widgets.risk_card import RiskCard
from gui.workspaces.graphs import Attack, Links, Noise, OriginalMatrix, Ranks, SyntheticMatrix, Weights

ROWS = [
    *[(f"P{n}", "no bus", "missed visit") for n in range(9)],
    *[(f"P{n}", "missed visit", "no bus") for n in range(4)],
    *[(f"P{n}", "cost", "missed visit") for n in range(6)],
    *[(f"P{n}", "fees", "gave up") for n in range(3)],
    ("P1", "late bus", "gave up"),
    ("P2", "fees", "worry"),
    ("P3", "cost", "worry"),
    ("P4", "worry", "worry"),
]
TRANSPORT = {"no bus": "Transport", "late bus": "Transport", "cost": "Money", "fees": "Money"}


@pytest.fixture(scope="module")
def maps(tmp_path_factory):
    path = tmp_path_factory.mktemp("maps") / "maps.csv"
    with path.open("w", newline="") as file:
        csv.writer(file).writerows([("participant", "source", "target"), *ROWS])
    return path


@pytest.fixture(scope="module")
def run(maps):
    """A desk with one finished run, and the stages that were seen on the way."""
    desk, seen = Desk(), []

    class Watching(Listener):
        def snapshot(self, snapshot):
            seen.append(snapshot)

    task = task_of(find("graphs.synthetic"), [maps], {}, seed=4)
    desk.outcome(task, Progress(Watching()))
    return desk, task, seen


@pytest.fixture
def hang(run, qtbot):
    """A panel that asks the desk about the run (or about `about`)."""
    theme.choose("light")
    desk, task, _seen = run

    def make(panel, about=None):
        qtbot.addWidget(panel)
        panel.resize(1000, 600)
        panel.ask.connect(
            lambda name, asked: panel.answer(name, asked, desk.view(about or task, name, asked, Progress()))
        )
        return panel

    return make


@pytest.fixture
def network(hang, run, qtbot):
    desk, task, _seen = run
    panel = hang(Network())
    with qtbot.waitExposed(panel):
        panel.show()
    panel.show_run(desk.run(task, Progress()))
    qtbot.waitUntil(lambda: panel.plots[0].getViewBox().rect() == panel.plots[1].getViewBox().rect())
    return panel


# ── geometry ──────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def drawn():
    rng = np.random.default_rng(3)
    points = rng.uniform(0, 800, (30, 2))
    radius = rng.uniform(4, 13, 30)
    cells = np.argwhere(rng.random((30, 30)) < 0.2)
    width = rng.uniform(0.6, 5.6, len(cells))
    return points, radius, cells[:, 0], cells[:, 1], width


def test_heads_end_on_the_rim_of_the_target_and_lines_begin_on_that_of_the_source(drawn):
    points, radius, source, target, width = drawn
    made = curves(points, radius, source, target, width, directed=True)
    assert made.loop.any() and (made.seen & ~made.loop).sum() > 100
    tip = np.hypot(*(made.tip - points[target]).T)
    begin = np.hypot(*(made.begin - points[source]).T)
    assert tip[made.seen] == pytest.approx(radius[target][made.seen], abs=0.02)
    assert begin[made.seen] == pytest.approx(radius[source][made.seen], abs=0.02)


def test_a_head_is_as_long_as_its_width_asks_where_there_is_room(drawn):
    points, radius, source, target, width = drawn
    made = curves(points, radius, source, target, width, directed=True)
    neck = np.hypot(*(made.end - points[target]).T) - radius[target]
    room = np.hypot(*(points[target] - points[source]).T) - radius[source] - radius[target]
    roomy = (room > 60) | made.loop
    assert neck[roomy] == pytest.approx(head_lengths(width)[roomy], abs=0.02)
    # and the two corners stand across the way, at the same distance from the tip
    left, right = (np.hypot(*(side - made.tip).T) for side in (made.left, made.right))
    assert left[made.seen] == pytest.approx(right[made.seen])


def test_both_ways_between_two_nodes_part_and_undirected_edges_are_straight():
    points, radius = np.array([[0.0, 0.0], [300.0, 0.0]]), np.array([8.0, 8.0])
    pair = np.array([0, 1]), np.array([1, 0]), np.array([2.0, 2.0])
    there, back = curves(points, radius, *pair, directed=True).control
    assert there[1] * back[1] < 0 and abs(there[1] - back[1]) > 40
    straight = curves(points, radius, *pair, directed=False)
    assert straight.control[:, 1] == pytest.approx([0, 0])
    assert straight.end == pytest.approx(straight.tip, abs=0.02)


def test_width_is_as_specified():
    assert widths(np.array([0.0, 25.0, 100.0]), 100.0) == pytest.approx([0.6, 3.1, 5.6])


def test_names_cover_neither_each_other_nor_nodes_as_large_and_large_ones_come_first():
    rng = np.random.default_rng(8)
    points, radius = rng.uniform(40, 560, (80, 2)), rng.uniform(4, 13, 80)
    sizes = np.column_stack([rng.uniform(30, 110, 80), np.full(80, 14.0)])
    order = np.argsort(-radius)
    placed = place_labels(points, radius, sizes, order, (600.0, 600.0))
    boxes = {node: (x, y, x + sizes[node, 0], y + sizes[node, 1]) for node, (x, y) in placed.items()}
    assert 20 < len(boxes) < 80 and order[0] in boxes

    def overlap(a, b):
        return a[0] < b[2] and a[2] > b[0] and a[1] < b[3] and a[3] > b[1]

    for node, box in boxes.items():
        assert box[0] >= 0 and box[1] >= 0 and box[2] <= 600 and box[3] <= 600
        assert not any(overlap(box, other) for key, other in boxes.items() if key != node)
        for larger in np.flatnonzero(radius > radius[node]):
            (x, y), r = points[larger], radius[larger]
            assert not overlap(box, (x - r, y - r, x + r, y + r))


# ── the twin view ─────────────────────────────────────────────────────────────────────────────────


def test_both_sides_stand_on_the_same_places_with_one_weight_scale(network):
    left, right = network.items
    assert left.points == pytest.approx(right.points, nan_ok=True)
    assert left._drawing.places is right._drawing.places
    view = network.sides.view
    most = max(view.original.max(), view.synthetic.max())
    assert left._drawing.width == pytest.approx(widths(view.original, most))
    assert right._drawing.width == pytest.approx(widths(view.synthetic, most))
    assert left.labelled == right.labelled


def test_pan_and_zoom_go_to_the_other_side_and_back(network):
    left, right = (plot.getViewBox() for plot in network.plots)
    left.scaleBy((0.5, 0.5))
    left.translateBy(x=0.1, y=0.05)
    assert np.ravel(right.viewRange()) == pytest.approx(np.ravel(left.viewRange()))
    right.translateBy(x=-0.3, y=0.2)
    assert np.ravel(left.viewRange()) == pytest.approx(np.ravel(right.viewRange()))
    scale = [box.viewRect().width() / box.rect().width() for box in (left, right)]
    tall = [box.viewRect().height() / box.rect().height() for box in (left, right)]
    assert scale == pytest.approx(tall)  # a circle is a circle


def test_hover_and_click_on_one_side_point_and_select_on_both(network, qtbot):
    node = network.sides.view.labels.index("cost")
    x, y = network.sides.places[node]
    network.hover(network.right, x, y)
    assert [item.hovered for item in network.items] == [node, node]
    made = network.sides
    out = [float(w[made.view.source == node].sum()) for w in (made.original, made.synthetic)]
    assert f"out {out[0]:g} → {out[1]:g}" in network.said() and "cost" in network.said()
    with qtbot.waitSignal(network.node_chosen) as chosen:
        network.clicked(network.plot, x, y)
    assert chosen.args == ["cost"] and [item.selected for item in network.items] == [node, node]
    network.clicked(network.right, 50, 50)
    assert [item.selected for item in network.items] == [-1, -1]


def test_an_edge_under_the_mouse_is_read_on_both_sides_of_the_release(network):
    view, item = network.sides.view, network.items[0]
    made = item.curves
    edge = int(np.argmax(np.where(made.loop, 0, np.hypot(*(made.end - made.begin).T))))
    name = f"{view.labels[view.source[edge]]} → {view.labels[view.target[edge]]}:"
    middle = made.begin[edge] / 4 + made.control[edge] / 2 + made.end[edge] / 4
    point = network.plot.getViewBox().mapToView(QPointF(*middle))
    assert item.edge_at(point.x(), point.y()) == edge
    network.hover(network.plot, point.x(), point.y())
    change = view.synthetic[edge] - view.original[edge]
    assert network.said().startswith(name) and f"({change:+g})" in network.said()
    assert [each.hovered_edge for each in network.items] == [edge, edge]
    network.leave()
    assert network.said() == "" and network.items[1].hovered_edge == -1


def test_the_slider_leaves_out_light_edges_on_both_sides(network):
    steps = network.sides.steps
    step = int(np.searchsorted(steps, 4))
    network._slider.setValue(step)
    least = steps[step]
    for item, weights in zip(network.items, (network.sides.original, network.sides.synthetic), strict=True):
        assert (item._drawing.shown == (weights >= least)).all()
        assert 0 < item._drawing.shown.sum() < len(weights)
    assert f"≥ {least:g}" in network._least.text()
    network._slider.setValue(0)
    assert network.items[0]._drawing.shown.all()


def test_a_dragged_node_moves_on_both_sides_and_stays_after_the_next_run(network, run):
    desk, task, _seen = run
    before = [item.points.copy() for item in network.items]
    node = network.sides.view.labels.index("worry")
    network.items[1].node_dragged.emit(node, 0.4, -0.3)
    assert network.sides.places[node] == pytest.approx([0.4, -0.3])
    for item, former in zip(network.items, before, strict=True):
        moved = np.hypot(*(item.points - former).T) > 1
        assert moved[node] and moved.sum() == 1
    network.show_run(desk.run(task, Progress()))
    assert network.sides.places[node] == pytest.approx([0.4, -0.3])


def test_dragging_by_mouse_takes_hold_of_the_node_under_it(network, qtbot, monkeypatch):
    monkeypatch.setitem(pg.CONFIG_OPTIONS, "mouseRateLimit", -1)  # no test waits ten ms for each move
    node = network.sides.view.labels.index("gave up")
    start = network.plot.getViewBox().mapViewToScene(QPointF(*network.sides.places[node]))
    at = network.canvas.mapFromScene(start)
    before, seen = network.sides.places[node].copy(), network.plot.getViewBox().viewRange()
    port, button = network.canvas.viewport(), Qt.MouseButton.LeftButton
    qtbot.mouseMove(port, at)
    qtbot.mousePress(port, button, pos=at)
    for step in range(1, 8):
        here = at + type(at)(6 * step, 3 * step)
        event = _move_event(port, here)
        network.canvas.mouseMoveEvent(event)
    qtbot.mouseRelease(port, button, pos=at + type(at)(42, 21))
    assert np.hypot(*(network.sides.places[node] - before)) > 0.02
    assert np.ravel(network.plot.getViewBox().viewRange()) == pytest.approx(np.ravel(seen))


def _move_event(port, at):
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QMouseEvent

    button = Qt.MouseButton.LeftButton
    glob = QPointF(port.mapToGlobal(at))
    return QMouseEvent(
        QEvent.Type.MouseMove, QPointF(at), glob, button, button, Qt.KeyboardModifier.NoModifier
    )


def test_search_finds_by_part_of_the_name_and_brings_it_into_sight(network):
    box = network.plot.getViewBox()
    box.translateBy(x=8, y=8)
    network._search.setText("LATE")
    network._search.returnPressed.emit()
    place = network.sides.places[network.sides.view.labels.index("late bus")]
    assert network.items[0].selected == network.sides.view.labels.index("late bus")
    assert box.viewRect().contains(*place)
    network.find("nothing of the kind")
    assert network.items[0].selected == -1 and "nothing of the kind" in network.said()


def test_space_goes_from_both_to_the_original_to_the_synthetic(network, qtbot):
    network.canvas.setFocus()
    seen = []
    for _ in range(4):
        beside = network.right.scene() is not None
        seen.append((network.way, beside, float(network.items[0]._drawing.width.sum())))
        qtbot.keyClick(network.canvas, Qt.Key.Key_Space)
    assert [way for way, *_ in seen] == [BESIDE, ORIGINAL, SYNTHETIC, BESIDE]
    assert [beside for _, beside, _ in seen] == [True, False, False, True]
    assert seen[0][2] == seen[1][2] != seen[2][2]


def test_the_difference_tells_heavier_from_lighter_by_kind_and_leaves_out_the_unchanged(network):
    network.look(DIFFERENCE)
    drawing, sides = network.items[0]._drawing, network.sides
    change = sides.synthetic - sides.original
    assert (drawing.shown == (change != 0)).all()
    assert (drawing.kind[change > 0] == MORE).all() and (drawing.kind[change < 0] == LESS).all()
    assert "heavier" in network.plot.legend.names()


def test_edges_of_one_person_are_marked_as_the_file_says(network):
    sides = network.sides
    single = sides.view.contributors == 1
    assert 0 < single.sum() < len(single)
    for item in network.items:
        assert ((item._drawing.kind == SINGLE) == single).all()


def test_weights_are_seen_on_their_way_while_it_runs(network, run):
    _desk, _task, seen = run
    assert seen and seen[0].words == "After the noise"
    network.show_live(seen[0])
    view = network.sides.view
    size = len(view.labels)
    known = dict(zip((seen[0].source * size + seen[0].target).tolist(), seen[0].weight.tolist(), strict=True))
    wanted = [max(0.0, known[cell]) for cell in (view.source * size + view.target).tolist()]
    assert network.sides.synthetic == pytest.approx(wanted)


def test_before_a_run_the_original_stands_alone(hang, run):
    _desk, task, _seen = run
    panel = hang(Network(), task.source)
    panel.show_source(task.source)
    assert panel.sides.synthetic is None and panel.right.scene() is None
    assert not panel._ways.button(DIFFERENCE).isVisibleTo(panel)
    header, rows = panel.table()
    assert len(header) == 3 and sorted(row[2] for row in rows)[-1] == 9
    assert "not for publication" in panel.stamp


def test_of_a_large_graph_the_strongest_edges_are_drawn_and_it_is_said(qtbot):
    from engine.graphs.layer_views import NetworkView

    rng = np.random.default_rng(2)
    nodes, edges = 1_400, 3_500
    places = rng.uniform(-1, 1, (nodes, 2))
    places[1_000:] = np.nan
    cells = rng.permutation(1_000 * 1_000)[:edges]
    source, target = cells // 1_000, cells % 1_000
    weight = rng.pareto(1, edges) + 1
    strength = np.ones(nodes)
    labels = tuple(f"n{n}" for n in range(nodes))
    panel = Network()
    qtbot.addWidget(panel)
    panel.answer(
        "network",
        {"layer": ""},
        NetworkView(labels, places, source, target, weight, None, None, strength, True, 60_000),
    )
    shown = panel.items[0]._drawing.shown
    assert shown.sum() == MOST_DRAWN and weight[shown].min() >= weight[~shown].max()
    assert "1,000 of 1,400 nodes" in panel.help and f"{MOST_DRAWN:,} of 60,000 edges" in panel.help
    assert "matrix" in panel.help
    panel.find("n1200")
    assert "too weak" in panel.said()


def test_pictures_are_drawn_in_both_themes_and_saved_with_a_stamp(network, tmp_path):
    theme.choose("dark")
    assert network.canvas.grab().toImage().pixelColor(1, 1).name() == theme.DARK.surface
    theme.choose("light")
    network.save_png(tmp_path / "n.png")
    network.save_svg(tmp_path / "n.svg")
    text = (tmp_path / "n.svg").read_text(encoding="utf-8")
    assert "not for publication" in text and "missed visit" in text
    assert (tmp_path / "n.png").stat().st_size > 5_000


# ── matrix, ranks, weights, noise, attacker, risk ─────────────────────────────────────────────────


def test_the_chosen_node_is_one_for_all_panels_and_cells_are_pointed_at_on_both_sides(network, hang, run):
    desk, task, _seen = run
    left, right, ranks, weights = (hang(p) for p in (OriginalMatrix(), SyntheticMatrix(), Ranks(), Weights()))
    links = Links(network, left, right, ranks, weights)
    for panel in (left, right, ranks, weights):
        panel.show_run(desk.run(task, Progress()))
    left.clicked(left.plot, 0, left._rows.index("fees"))
    assert links.node == "fees" and network.items[0].selected == network.sides.view.labels.index("fees")
    ranks.clicked(ranks.plot, 1, ranks._names.index("cost"))
    assert right._marked == "cost" == left._marked
    left.hover(left.plot, 1, 0)
    assert right.said().startswith(f"{right._rows[0]} × {right._columns[1]}")
    assert left._limits == right._limits
    right._difference.setChecked(True)
    assert right._matrix == pytest.approx(right.view.synthetic - right.view.original)


@pytest.mark.parametrize("by", ["pagerank", "strength", "betweenness", "closeness", "eigenvector"])
def test_ranks_are_those_of_the_original_in_order_whatever_the_centrality(hang, run, by):
    desk, task, _seen = run
    panel = hang(Ranks())
    panel._by.setCurrentIndex(panel._by.findData(by))
    panel.show_run(desk.run(task, Progress()))
    _header, rows = panel.table()
    assert [row[1] for row in rows] == list(range(1, len(rows) + 1))
    assert sorted(row[2] for row in rows) == list(range(1, len(rows) + 1))


def test_weights_are_counted_from_heavy_to_light(hang, run):
    desk, task, _seen = run
    panel = hang(Weights())
    panel.show_run(desk.run(task, Progress()))
    view = desk.view(task, "weights", {}, Progress())
    header, rows = panel.table()
    original = {row[0]: row[header.index("Original")] for row in rows if row[header.index("Original")] != ""}
    assert original == {w: float((view.before >= w).sum()) for w in np.unique(view.before)}


def test_noise_is_shown_for_every_edge_and_the_attacker_against_guessing(hang, run):
    desk, task, _seen = run
    noise, attack = hang(Noise()), hang(Attack())
    for panel in (noise, attack):
        panel.show_run(desk.run(task, Progress()))
    edges = len(desk.view(task, "weights", {}, Progress()).before)
    counted = {one.name: int(one.counts.sum()) for one in noise._distributions}
    assert counted["noise on all edges"] == edges
    assert "Not for publication" in noise.stamp
    names = [curve.name for curve in attack._curves]
    assert names[0] == "original, AUC 1.00" and names[-1] == "guessing" and len(names) == 4


def test_the_risk_card_gives_no_epsilon_next_to_the_factor_and_no_single_tick(qtbot, run):
    desk, task, _seen = run
    card = RiskCard()
    qtbot.addWidget(card)
    summary = desk.run(task, Progress())
    card.show_run(summary)
    assert card.values["epsilon_edge"] == card.values["epsilon_person"] == "–"
    assert card.values["noise_scale"] == "0.900" and card.values["presence_disclosed"] == "yes"
    cap = summary.measured.risk["posterior_cap"]
    assert card.values["posterior_cap"] == f"{cap:.3f}"
    share = summary.measured.risk["single_contributor_share"]
    assert card.values["single_contributor_share"] == f"{100 * share:.0f} %"


def test_the_risk_card_of_a_private_release_names_person_and_threshold(qtbot, maps):
    card = RiskCard()
    qtbot.addWidget(card)
    task = task_of(find("graphs.private"), [maps], {"epsilon": 8, "delta": 0.01, "c": 2}, seed=1)
    card.show_run(Desk().run(task, Progress()))
    assert card.values["epsilon_person"] == "8.000" and card.values["contributions"] == "2"
    assert card.values["presence_disclosed"] == "no"


# ── recoding ──────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def screen(hang, run):
    _desk, task, _seen = run
    made = hang(RecodeScreen(), task.source)
    made.show_source(task.source)
    return made


def test_labels_stand_by_frequency_and_nothing_is_recoded_yet(screen):
    model = screen.table_view.rows
    assert model.label(0) == "missed visit" and model.index(0, 1).data() == "19"
    assert screen.categories == {} and not screen._apply.isEnabled()
    assert screen._counts.figures["edges"].text() == "4"


def test_typed_categories_are_counted_after_a_pause_and_undone(screen, qtbot):
    model = screen.table_view.rows
    labels = [model.label(row) for row in range(model.rowCount())]
    for raw, category in TRANSPORT.items():
        model.setData(model.index(labels.index(raw), CATEGORY), category)
    assert screen.categories == TRANSPORT and screen._apply.isEnabled()
    # both edges to worry are now one of two people; the late bus still is the only way to give up
    qtbot.waitUntil(lambda: screen._counts.figures["edges"].text() == "4 → 2")
    assert screen._counts.figures["labels"].text() == "7 → 5"
    for _ in TRANSPORT:
        screen.undo_stack.undo()
    assert screen.categories == {} and not screen._apply.isEnabled()
    qtbot.waitUntil(lambda: screen._counts.figures["edges"].text() == "4")
    screen.undo_stack.redo()
    assert screen.categories == {"no bus": "Transport"}


def test_several_labels_get_a_category_at_once(screen, qtbot):
    view, model = screen.table_view, screen.table_view.rows
    screen._filter.setText("bus")
    assert model.rowCount() == 2
    view.selectAll()
    screen._category.setEditText("Transport")
    qtbot.mouseClick(screen._give, Qt.MouseButton.LeftButton)
    assert screen.categories == {"no bus": "Transport", "late bus": "Transport"}
    assert screen.undo_stack.count() == 1
    screen._filter.setText("?")
    assert "no bus" not in [model.label(row) for row in range(model.rowCount())] and model.rowCount() == 5


def test_labels_without_a_category_can_be_put_together_or_dropped_and_that_is_undone_too(screen, qtbot):
    screen.give(["cost", "fees"], "Money")
    screen.treat_unmapped("other")
    qtbot.waitUntil(lambda: screen._counts.figures["labels"].text() == "7 → 2")
    screen.undo_stack.undo()
    assert screen.unmapped == "keep" and screen._rest.currentData() == "keep"
    assert screen.categories == {"cost": "Money", "fees": "Money"}


def test_a_table_file_is_taken_over_and_leaves_the_other_categories(screen, tmp_path):
    table = tmp_path / "table.csv"
    table.write_text("label,category\nno bus,Transport\nlate bus,Transport\nnobody,Other\n")
    screen.give(["worry"], "Fear")
    screen.load_table(str(table))
    assert screen.categories == {"worry": "Fear", "no bus": "Transport", "late bus": "Transport"}
    screen.undo_stack.undo()
    assert screen.categories == {"worry": "Fear"}


def test_what_is_saved_is_what_the_engine_reads(screen, run, maps, tmp_path, qtbot):
    desk, _task, _seen = run
    odd = {"no bus": 'Buses, "late"', "cost": "=Money", "fees": "=Money"}
    for raw, category in odd.items():
        screen.give([raw], category)
    with qtbot.waitSignal(screen.applied) as applied:
        screen.apply_to(tmp_path / "saved.csv")
    source = source_of(find_kind("graphs"), [maps], applied.args[0])
    study = desk.load(source, Progress())
    assert study.categories == odd and set(odd.values()) <= set(study.statements.labels)
    again = RecodeScreen()
    qtbot.addWidget(again)
    again.ask.connect(
        lambda name, asked: again.answer(name, asked, desk.view(source, name, asked, Progress()))
    )
    again.show_source(source)
    assert again.categories == odd and not again._apply.isEnabled()


def test_a_desk_hears_that_the_saved_table_was_changed(maps, tmp_path):
    table, desk = tmp_path / "table.csv", Desk()
    source = source_of(find_kind("graphs"), [maps], {"recode": str(table)})
    write_categories(table, {"no bus": "Transport"})
    assert "Transport" in desk.load(source, Progress()).statements.labels
    write_categories(table, {"no bus": "Wheels and rails"})
    assert "Wheels and rails" in desk.load(source, Progress()).statements.labels


def test_recoding_in_the_window_reads_the_file_again_and_comes_back(window, idle, qtbot, tmp_path, maps):
    workspace = window.show_kind("graphs")
    workspace.open_files([str(maps)])
    idle(workspace)
    workspace.panel_tabs.setCurrentWidget(workspace.recode)
    workspace._show_step(workspace.step.CONFIGURE)
    qtbot.waitUntil(lambda: workspace.recode._known, timeout=20_000)
    workspace.recode.give(["no bus", "late bus"], "Transport")
    path: Path = tmp_path / "categories.csv"
    workspace.recode.apply_to(path)
    qtbot.waitUntil(
        lambda: workspace.source is not None and workspace.source.reading.recode == str(path), timeout=20_000
    )
    idle(workspace)
    assert workspace.current_panel() is workspace.recode
    qtbot.waitUntil(lambda: workspace.recode._known, timeout=20_000)
    assert workspace.recode.categories == {"no bus": "Transport", "late bus": "Transport"}


def test_sides_of_a_graph_without_people_mark_nobody():
    from engine.graphs.layer_views import NetworkView

    places = np.array([[0.0, 0.0], [1.0, 0.0]])
    view = NetworkView(
        ("a", "b"), places, np.array([0]), np.array([1]), np.array([3.0]), None, None, np.ones(2), False, 1
    )
    assert not (Sides(view).original_side().kind == SINGLE).any()
