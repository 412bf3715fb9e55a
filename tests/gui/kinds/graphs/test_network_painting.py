"""What the painter leaves on the picture: loops of undirected graphs, names that follow names and font."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from engine.kinds.graphs.view_types import NetworkView
from gui.base import theme
from gui.kinds.graphs.network import NetworkPlot


def shown(qtbot, names=("a", "b", "c"), directed=True) -> NetworkPlot:
    """c has an edge with itself."""
    places = np.array([[-0.8, 0.0], [0.8, 0.3], [0.0, -0.7]])
    source, target = np.array([0, 1, 2]), np.array([1, 0, 2])
    weight = np.array([3.0, 2.0, 4.0])
    theme.choose("light")
    panel = NetworkPlot()
    list(panel.rest())
    qtbot.addWidget(panel)
    panel.resize(700, 500)
    with qtbot.waitExposed(panel):
        panel.show()
    view = NetworkView(tuple(names), places, source, target, weight, None, None, np.ones(3), directed, 3)
    panel.show_view("network", {"layer": ""}, view)
    return panel


def painted(panel: NetworkPlot) -> QImage:
    """The left side as it would be saved: from the item itself, not from a picture that was kept."""
    size = panel.plot.getViewBox().rect().size().toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.current().surface))
    painter = QPainter(image)
    panel.items[0].paint(painter, None)
    painter.end()
    return image


@pytest.mark.parametrize("directed", [True, False])
def test_a_loop_is_seen_where_it_turns(qtbot, directed):
    panel = shown(qtbot, directed=directed)
    made = panel.items[0].curves
    turn = (made.begin[2] + 3 * made.control[2] + 3 * made.second[2] + made.end[2]) / 8
    around = painted(panel).copy(round(turn[0]) - 3, round(turn[1]) - 3, 7, 7)
    inks = {around.pixelColor(x, y).name() for x in range(7) for y in range(7)}
    assert inks != {theme.current().surface}


def test_names_are_placed_once_and_anew_for_other_names_or_another_font(qtbot):
    panel = shown(qtbot)
    item = panel.items[0]
    first = item.labelled
    item.relayout()
    assert item.labelled is first
    panel.show_view("network", {"layer": ""}, panel.sides.view)
    assert item.labelled is first
    other = NetworkView(**{**vars(panel.sides.view), "labels": ("a", "b", "quite a long name")})
    panel.show_view("network", {"layer": ""}, other)
    second = item.labelled
    assert second is not first
    before = theme.zoom()
    try:
        theme.set_zoom(1.5)
        assert item.labelled is not second
    finally:
        theme.set_zoom(before)


def test_a_chosen_node_that_stands_nowhere_leaves_the_rest_as_it_is(qtbot, qtlog):
    panel = shown(qtbot)
    panel.sides.positions[2] = np.nan
    panel.redraw()
    before = painted(panel)
    panel.choose("c")
    assert panel.items[0].selected == 2 and painted(panel) == before
    panel.choose("a")
    assert painted(panel) != before
    assert not [record.message for record in qtlog.records if "NaN" in record.message]


@pytest.mark.parametrize("name", ["light", "dark"])
def test_a_name_can_be_read_where_edges_run_below_it(qtbot, name):
    """Near-uniform thick edges ran over the labels: between the letters the ground is the surface again."""
    panel = shown(qtbot, names=("I", "F", "E"))
    theme.choose(name)
    try:
        item = panel.items[0]
        at = next(iter(item.labelled.values()))
        image = QImage(80, 60, QImage.Format.Format_RGB32)
        image.fill(QColor("#888888"))  # as if edges were everywhere
        painter = QPainter(image)
        painter.translate(20 - at[0], 20 - at[1])
        item._names.paint(painter, item._drawing, {0: at}, -1)
        painter.end()
        surface, found = QColor(theme.current().surface), image.pixelColor(20, 26)
        assert abs(found.lightness() - surface.lightness()) < abs(0x88 - surface.lightness()) / 3
    finally:
        theme.choose("light")
