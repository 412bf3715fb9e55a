from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.core.report import svg


@given(st.floats(-1e6, 1e6), st.floats(1e-3, 1e6))
@example(1e-05, 25001.0)  # 0 is outside by less than anybody can see
def test_ticks_are_few_and_inside(low, width):
    found = svg.ticks(low, low + width)
    assert 1 <= len(found) <= 12
    slack = 1e-6 * max(abs(low), width)
    assert all(low - slack <= tick <= low + width + slack for tick in found)


def test_pictures_are_well_formed_and_name_their_axes():
    drawn = [
        svg.bars([0, 1, 2], [3, 4], "size <k>", "rows"),
        svg.lines([1, 2, 3], {"a & b": [1, 2, 3], "c": [3, 3, 3]}, "size <k>", "rows"),
        svg.bands([0, 1], np.zeros((2, 2)), np.ones((2, 2)), "size <k>", "rows"),
    ]
    for picture in drawn:
        texts = [node.text for node in ElementTree.fromstring(picture).iter() if node.tag.endswith("text")]
        assert "size <k>" in texts and "rows" in texts


def test_bars_are_as_high_as_their_counts():
    root = ElementTree.fromstring(svg.bars([0, 1, 2], [2, 4], "x", "y"))
    heights = [float(node.get("height")) for node in root.iter() if node.tag.endswith("rect")]
    assert heights[1] == pytest.approx(2 * heights[0], rel=0.01)


def test_flat_curves_have_a_frame():
    ElementTree.fromstring(svg.lines([1], {"one": [5]}, "x", "y"))


def test_named_bars_are_as_long_as_their_values():
    root = ElementTree.fromstring(svg.ranks(["a < b", "x" * 90], [4, 1], "people & more"))
    wide = [float(node.get("width")) for node in root.iter() if node.tag == "rect"]
    assert wide[0] == 4 * wide[1] > 0
    texts = [node.text for node in root.iter() if node.tag == "text"]
    assert "a < b" in texts and "people & more" in texts
    assert max(map(len, texts)) == svg.LONGEST_NAME
    ElementTree.fromstring(svg.ranks([], [], "nothing"))


@pytest.mark.parametrize(
    "span", [(0, 9_876_543), (1_999_990, 2_000_010), (1e9, 1.5e9), (-3e-5, 8e-5), (0, 1)]
)
def test_ticks_fit(span):
    """Numbers are written out, lie inside the picture and apart from each other."""
    root = ElementTree.fromstring(svg.bars(span, [span[1]], "x", "y"))
    texts = [node for node in root.iter("text") if node.text not in ("x", "y")]
    wide = {node: svg.LETTER * len(node.text) for node in texts}
    left = [node for node in texts if node.get("text-anchor") == "end"]
    below = [node for node in texts if node.get("text-anchor") == "middle"]
    assert len(left) > 1 and len(below) > 1 and not any("e+" in node.text for node in texts)
    assert all(float(node.get("x")) - wide[node] >= 20 for node in left)  # where the label of the axis stands
    ends = [(float(n.get("x")) - wide[n] / 2, float(n.get("x")) + wide[n] / 2) for n in below]
    assert ends[0][0] >= 0 and ends[-1][1] <= svg.WIDTH
    assert all(one[1] < other[0] for one, other in pairwise(ends))
