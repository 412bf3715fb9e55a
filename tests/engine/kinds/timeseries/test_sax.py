"""SAX against its worked examples and an obvious reference."""

from __future__ import annotations

import math
from statistics import NormalDist

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from engine.kinds.timeseries import sax

EIGHT = [1, 2, 3, 4, 5, 6, 7, 8]


def words(series, segments, levels=(1, 2, 3, 4, 5)):
    values = np.array([series], dtype=float)
    return [sax.as_text(sax.sax(values, segments, level)[0]) for level in levels]


def test_fractional_segments():
    assert np.arange(10.0) @ sax.paa_weights(10, 4) == pytest.approx([0.8, 3.2, 5.8, 8.2])


@pytest.mark.parametrize(
    ("series", "segments", "expected"),
    [
        (EIGHT, 4, "aaaa aabb aacc abcd abde"),
        ([0, 4.8, 10], 3, "aaa aab abc abd ace"),
        ([0, 5.2, 10], 3, "aaa abb abc acd ace"),
        ([0.1, 0.2, 0.3], 3, "aaa abb abc acd ace"),
        ([1, 2, 3], 3, "aaa abb abc acd ace"),
    ],
)
def test_examples(series, segments, expected):
    assert words(series, segments) == expected.split()


def test_sales_example():
    assert words([14, 22, 19, 23, 35, 36, 35, 44], 4, (3, 4, 5)) == ["aacc", "aadd", "abde"]


@pytest.mark.parametrize("constant", [0.0, 7.0, -1e9, 0.1, 1e300])
def test_constant_series_have_middle_letters(constant):
    assert words([constant] * 8, 4, (2, 3, 4, 5)) == ["bbbb", "bbbb", "cccc", "cccc"]


def test_levels_are_not_nested():
    """Equal at level 3, different at level 2."""
    low, high = words([0, 4.8, 10], 3, (2, 3)), words([0, 5.2, 10], 3, (2, 3))
    assert low[1] == high[1] and low[0] != high[0]


def test_heights_are_probabilistic_medians():
    assert sax.heights(3) == pytest.approx([-0.967422, 0, 0.967422], abs=1e-6)


@pytest.mark.parametrize(("points", "segments"), [(8, 4), (10, 4), (24, 6), (52, 5), (7, 7), (5, 3)])
def test_expansion_follows_its_formula_and_uses_every_segment(points, segments):
    index = sax.expand_index(points, segments)
    assert index.tolist() == [((2 * i + 1) * segments) // (2 * points) for i in range(points)]
    assert set(index.tolist()) == set(range(segments))


@given(
    arrays(float, st.tuples(st.integers(1, 5), st.integers(2, 12)), elements=st.integers(-50, 50).map(float)),
    st.data(),
)
def test_reference(values, data):
    points = values.shape[1]
    segments = data.draw(st.integers(1, points))
    level = data.draw(st.integers(1, 20))
    assert sax.sax(values, segments, level).tolist() == [
        plain_sax(list(row), segments, level) for row in values
    ]


def plain_sax(row, segments, level):
    mean = sum(row) / len(row)
    deviation = math.sqrt(sum((x - mean) ** 2 for x in row) / len(row))
    flat = deviation <= 1e-12 * max(abs(x) for x in row)
    normal = [0.0 if flat else (x - mean) / deviation for x in row]
    repeated = [x for x in normal for _ in range(segments)]
    runs = [repeated[i * len(row) : (i + 1) * len(row)] for i in range(segments)]
    cuts = [NormalDist().inv_cdf(j / level) for j in range(1, level)]
    return [sum(sum(run) / len(row) >= cut - 1e-9 for cut in cuts) for run in runs]
