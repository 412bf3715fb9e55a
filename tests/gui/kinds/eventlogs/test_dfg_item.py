"""Arrows of the process map: each ends at its target, is joined to its head, and can be told from others.

Walk, B4: bent arrows ended in the air, and heads lay under the main arrow.
"""

from __future__ import annotations

import itertools

import numpy as np
import pyqtgraph as pg
import pytest

from gui.kinds.eventlogs.dfg_item import ProcessDrawing, ProcessItem, arrow_head, head_size, line_to_head

# start, three activities one below the other, end; the last arrows jump, lead back, and loop
EDGES = [(0, 1), (1, 2), (2, 3), (3, 4), (1, 3), (0, 3), (2, 4), (1, 4), (3, 1), (3, 2), (2, 2)]


@pytest.fixture(scope="module")
def item(dressed):
    view = pg.GraphicsView()
    view.resize(800, 600)
    box = pg.ViewBox(enableMenu=False)
    box.invertY(True)
    view.setCentralItem(box)
    box.setRange(xRange=(-1, 1), yRange=(-0.5, 4.5), padding=0)
    made = ProcessItem(box, view.font())
    count = len(EDGES)
    made.show_drawing(
        ProcessDrawing(
            names=("▶", "a", "b", "c", "■"),
            words=("",) * 5,
            places=np.array([(0.0, layer) for layer in range(5)]),
            edges=np.array(EDGES),
            width=np.linspace(7, 1, count),
            sign=np.zeros(count, int),
            labels=("",) * count,
            rank=np.arange(count),
        )
    )
    yield made
    view.close()


@pytest.mark.parametrize("edge", range(len(EDGES)))
def test_an_arrow_begins_and_ends_on_the_rims_of_its_boxes(item, edge):
    boxes, points = item._boxes(), item._curve(edge)
    for node, point in zip(EDGES[edge], (points[0], points[-1]), strict=True):
        rect = boxes[node]
        inside, around = rect.adjusted(2, 2, -2, -2), rect.adjusted(-1, -1, 1, 1)
        assert around.contains(*point)
        if node not in (0, 4):  # circles
            assert not inside.contains(*point)


@pytest.mark.parametrize("edge", range(len(EDGES)))
def test_the_line_reaches_the_head(item, edge):
    width = float(item.drawing.width[edge])
    line, head = line_to_head(item._curve(edge), width), arrow_head(item._curve(edge), width)
    tip = np.array(head[0].toTuple())
    assert np.hypot(*(line[-1] - tip)) < head_size(width)[0], "a gap between the line and its head"
    assert np.allclose(tip, item._curve(edge)[-1])


def test_heads_at_one_box_stand_beside_each_other(item):
    """None is hidden under the head or the line of another."""
    tips = {edge: item._curve(edge)[-1] for edge in range(len(EDGES))}
    for one, other in itertools.combinations(tips, 2):
        assert np.hypot(*(tips[one] - tips[other])) > 4, (EDGES[one], EDGES[other])
