"""The pieces that series are drawn with, against obvious ways to do the same."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays

from gui.kinds.timeseries import series_items

whole = st.integers(-5, 5)


@given(arrays(float, st.integers(1, 12), elements=whole))
def test_corners_give_every_point_its_height_and_leave_out_the_rest(heights):
    x, y = series_items.corners(heights)
    for place, height in enumerate(heights):
        step = [n for n in range(0, len(x), 2) if x[n] < place < x[n + 1]]
        assert len(step) == 1 and y[step[0]] == y[step[0] + 1] == height
    assert len(x) == 2 * (1 + np.count_nonzero(np.diff(heights)))


def test_many_rows_are_one_item_and_no_line_leads_from_one_to_the_next(qtbot):
    rows = np.array([[0.0, 1, 2], [5, 5, 5]])
    item = series_items.lines(np.arange(3.0), rows, pen="k")
    path = item.getPath()
    starts = [path.elementAt(n) for n in range(path.elementCount()) if path.elementAt(n).isMoveTo()]
    assert [(e.x, e.y) for e in starts] == [(0, 0), (0, 5)]
    assert path.elementCount() == 6


def test_a_band_is_one_closed_path_between_low_and_high(qtbot):
    item = series_items.band(np.arange(2.0), np.array([0.0, 1]), np.array([2.0, 3]), brush=None)
    path = item.getPath()
    corners = {(path.elementAt(n).x, path.elementAt(n).y) for n in range(path.elementCount())}
    assert corners == {(0, 0), (1, 1), (1, 3), (0, 2)}


def test_long_series_are_thinned_and_short_ones_are_not():
    assert len(series_items.sampled_points(100_000)) <= series_items.MOST_POINTS
    assert series_items.sampled_points(24).tolist() == list(range(24))


@given(arrays(float, st.tuples(st.integers(1, 6), st.integers(2, 5)), elements=st.integers(0, 9)))
def test_the_density_counts_the_envelopes_over_each_place(low):
    high = low + 1.5
    density = series_items.EnvelopeDensity(low.shape[1], 0.0, 12.0)
    density.add(low, high)
    picture = density.image() ** 2
    scale = series_items.DENSITY_ROWS / 12.0
    columns = np.linspace(0, low.shape[1] - 1, picture.shape[1])
    for column in (0, picture.shape[1] // 2, picture.shape[1] - 1):
        lows = [np.interp(columns[column], np.arange(low.shape[1]), row) for row in low]
        for row in (0, 40, 90, 150):
            sure = sum(lo * scale < row - 1 and (lo + 1.5) * scale > row + 1 for lo in lows)
            most = sum(lo * scale <= row + 1 and (lo + 1.5) * scale >= row - 1 for lo in lows)
            assert sure <= round(picture[row, column]) <= most
    assert density.envelopes == len(low)
