"""Where edges, heads and names of a drawn network stand."""

from __future__ import annotations

import numpy as np
import pytest

from gui.kinds.graphs.network_geometry import curves, head_lengths, widths
from gui.kinds.graphs.network_labels import place_labels


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
