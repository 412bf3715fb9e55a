"""The twin view of a network with the views of a real run: linked, searched, dragged, compared, saved."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
import pytest
from PySide6.QtCore import QPointF, Qt

from engine.core.number_format import grouped
from engine.core.progress import Progress
from gui.base import i18n, theme
from gui.kinds.graphs.linked_views import ROOM, STRETCH
from gui.kinds.graphs.network import BESIDE, DIFFERENCE, ORIGINAL, SYNTHETIC, NetworkPlot
from gui.kinds.graphs.network_drawing import LESS, MORE, SINGLE
from gui.kinds.graphs.network_geometry import widths
from gui.kinds.graphs.network_sides import MOST_DRAWN, NetworkSides


def test_both_sides_stand_on_the_same_places_with_one_weight_scale(network):
    left, right = network.items
    assert left.points == pytest.approx(right.points, nan_ok=True)
    assert left._drawing.positions is right._drawing.positions
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
    across = [box.viewRect().width() / box.rect().width() for box in (left, right)]
    up = [box.viewRect().height() / box.rect().height() for box in (left, right)]
    assert across[0] == pytest.approx(across[1]) and up[0] == pytest.approx(up[1])


@pytest.mark.parametrize("size", [(400, 900), (1600, 500), (1000, 560)])
def test_the_plane_fills_its_room_and_is_stretched_within_limits(network, size):
    network.resize(*size)
    network.canvas.resize(*size)
    network.reset_zoom()
    box = network.plot.getViewBox()
    places = network.positions()[np.isfinite(network.positions()[:, 0])]
    assert all(box.viewRect().contains(*place) for place in places)
    pixels = np.array([box.rect().width(), box.rect().height()])
    scale = np.array([box.viewRect().width(), box.viewRect().height()]) / pixels
    assert scale.max() / scale.min() <= STRETCH + 1e-9
    free = pixels - np.ptp(places, axis=0) / scale - 2 * np.array(ROOM)
    assert free.min() == pytest.approx(0, abs=1)  # one way it is full, the other as far as it may be
    assert free.max() == pytest.approx(0, abs=1) or scale.max() / scale.min() == pytest.approx(STRETCH)


def test_hover_and_click_on_one_side_point_and_select_on_both(network, qtbot):
    node = network.sides.view.labels.index("cost")
    x, y = network.sides.positions[node]
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
    pipeline, task, _seen = run
    before = [item.points.copy() for item in network.items]
    node = network.sides.view.labels.index("worry")
    network.items[1].node_dragged.emit(node, 0.4, -0.3)
    assert network.sides.positions[node] == pytest.approx([0.4, -0.3])
    for item, former in zip(network.items, before, strict=True):
        moved = np.hypot(*(item.points - former).T) > 1
        assert moved[node] and moved.sum() == 1
    network.show_run(pipeline.run(task, Progress()))
    assert network.sides.positions[node] == pytest.approx([0.4, -0.3])


def test_dragging_by_mouse_takes_hold_of_the_node_under_it(network, qtbot, monkeypatch):
    monkeypatch.setitem(pg.CONFIG_OPTIONS, "mouseRateLimit", -1)  # no test waits ten ms for each move
    node = network.sides.view.labels.index("gave up")
    start = network.plot.getViewBox().mapViewToScene(QPointF(*network.sides.positions[node]))
    at = network.canvas.mapFromScene(start)
    before, seen = network.sides.positions[node].copy(), network.plot.getViewBox().viewRange()
    port, button = network.canvas.viewport(), Qt.MouseButton.LeftButton
    qtbot.mouseMove(port, at)
    qtbot.mousePress(port, button, pos=at)
    for step in range(1, 8):
        here = at + type(at)(6 * step, 3 * step)
        event = _move_event(port, here)
        network.canvas.mouseMoveEvent(event)
    qtbot.mouseRelease(port, button, pos=at + type(at)(42, 21))
    assert np.hypot(*(network.sides.positions[node] - before)) > 0.02
    assert np.ravel(network.plot.getViewBox().viewRange()) == pytest.approx(np.ravel(seen))


def _move_event(port, at):
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QMouseEvent

    button = Qt.MouseButton.LeftButton
    glob = QPointF(port.mapToGlobal(at))
    return QMouseEvent(
        QEvent.Type.MouseMove, QPointF(at), glob, button, button, Qt.KeyboardModifier.NoModifier
    )


@pytest.mark.parametrize("away", [(8, 8), (8, -3), (0, 9)])
def test_search_finds_by_part_of_the_name_and_brings_it_into_sight(network, away):
    box = network.plot.getViewBox()
    box.translateBy(x=away[0], y=away[1])
    network._search.setText("LATE")
    network._search.returnPressed.emit()
    place = network.sides.positions[network.sides.view.labels.index("late bus")]
    assert network.items[0].selected == network.sides.view.labels.index("late bus")
    assert box.viewRect().contains(*place)
    network.find_node("nothing of the kind")
    assert network.items[0].selected == -1 and "nothing of the kind" in network.said()


def test_space_goes_from_both_to_the_original_to_the_synthetic(network, qtbot):
    network.canvas.setFocus()
    seen = []
    for _ in range(4):
        beside = network.right.scene() is not None
        seen.append((network.mode, beside, float(network.items[0]._drawing.width.sum())))
        qtbot.keyClick(network.canvas, Qt.Key.Key_Space)
    assert [way for way, *_ in seen] == [BESIDE, ORIGINAL, SYNTHETIC, BESIDE]
    assert [beside for _, beside, _ in seen] == [True, False, False, True]
    assert seen[0][2] == seen[1][2] != seen[2][2]


def test_the_difference_tells_heavier_from_lighter_by_kind_and_leaves_out_the_unchanged(network):
    network.set_mode(DIFFERENCE)
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
    assert seen and seen[0].stage == "After the noise"
    network.show_snapshot(seen[0])
    view = network.sides.view
    size = len(view.labels)
    known = dict(zip((seen[0].source * size + seen[0].target).tolist(), seen[0].weight.tolist(), strict=True))
    wanted = [max(0.0, known[cell]) for cell in (view.source * size + view.target).tolist()]
    assert network.sides.synthetic == pytest.approx(wanted)


def test_what_is_seen_on_the_way_is_named_in_the_language_of_the_steward(network, run):
    _desk, _task, seen = run
    i18n.start("de")
    try:
        network.show_snapshot(seen[0])
        assert network.right.titleLabel.text == "Nach dem Rauschen"
    finally:
        i18n.start("en")


def test_before_a_run_the_original_stands_alone(hang, run):
    _desk, task, _seen = run
    panel = hang(NetworkPlot(), task.source)
    panel.show_source(task.source)
    assert panel.sides.synthetic is None and panel.right.scene() is None
    assert not panel._ways.button(DIFFERENCE).isVisibleTo(panel)
    header, rows = panel.table()
    assert len(header) == 3 and sorted(row[2] for row in rows)[-1] == 9
    assert "not for publication" in panel.stamp


def test_of_a_large_graph_the_strongest_edges_are_drawn_and_it_is_said(qtbot):
    from engine.kinds.graphs.view_types import NetworkView

    rng = np.random.default_rng(2)
    nodes, edges = 1_400, 3_500
    places = rng.uniform(-1, 1, (nodes, 2))
    places[1_000:] = np.nan
    cells = rng.permutation(1_000 * 1_000)[:edges]
    source, target = cells // 1_000, cells % 1_000
    weight = rng.pareto(1, edges) + 1
    strength = np.ones(nodes)
    labels = tuple(f"n{n}" for n in range(nodes))
    panel = NetworkPlot()
    list(panel.rest())
    qtbot.addWidget(panel)
    panel.show_view(
        "network",
        {"layer": ""},
        NetworkView(labels, places, source, target, weight, None, None, strength, True, 60_000),
    )
    shown = panel.items[0]._drawing.shown
    assert shown.sum() == MOST_DRAWN and weight[shown].min() >= weight[~shown].max()
    assert f"{grouped(1000)} of {grouped(1400)} nodes" in panel.help
    assert f"{grouped(MOST_DRAWN)} of {grouped(60_000)} edges" in panel.help
    assert "matrix" in panel.help
    panel.find_node("n1200")
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


def test_sides_of_a_graph_without_people_mark_nobody():
    from engine.kinds.graphs.view_types import NetworkView

    places = np.array([[0.0, 0.0], [1.0, 0.0]])
    view = NetworkView(
        ("a", "b"), places, np.array([0]), np.array([1]), np.array([3.0]), None, None, np.ones(2), False, 1
    )
    assert not (NetworkSides(view).original_side().kind == SINGLE).any()
