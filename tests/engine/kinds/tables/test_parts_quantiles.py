"""Classes from parts that were sorted apart: the same as from the whole column."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError
from engine.kinds.tables import parts_quantiles as quantiles
from engine.kinds.tables.discretise import _target_ranks, _width_cuts, equal_frequency, equal_width


def told_by_parts(parts, bounds):
    """The way of `sorted_parts`, with the parts here."""
    ordered = [np.sort(part[~np.isnan(part)]) for part in parts]
    sketches = [quantiles.sketches_of([one])[0] for one in ordered]
    asked = bounds(sketches)
    return quantiles.merged(sketches, [quantiles.near_bounds([one], [asked])[0] for one in ordered])


def frequency_bounds(sketches, classes):
    n = sum(one.size for one in sketches)
    return quantiles.rank_bounds(sketches, np.append(_target_ranks(n, classes), [0, n - 1]))


values = st.one_of(st.integers(-4, 4).map(float), st.floats(-1e6, 1e6), st.just(float("nan")))
parts_of_a_column = st.lists(
    st.lists(values, max_size=30).map(lambda one: np.array(one, float)), min_size=1, max_size=4
)


@pytest.mark.parametrize("told", [1, 2, 3, 2048])
@settings(max_examples=150)
@given(parts=parts_of_a_column, classes=st.integers(2, 12), least=st.integers(1, 8))
def test_cuts_of_parts_are_the_cuts_of_the_whole_column(told, parts, classes, least):
    whole = np.concatenate(parts)
    present = np.sort(whole[~np.isnan(whole)])
    if not len(present):
        return
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(quantiles, "TOLD", max(told, 2))  # a sketch tells both ends at least
        found = told_by_parts(parts, lambda sketches: frequency_bounds(sketches, classes))
        cuts = (
            np.append(_width_cuts(present[0], present[-1], classes), present[[0, -1]])
            if present[0] < present[-1]
            else present[[0, -1]]
        )
        wide = told_by_parts(parts, lambda _: (cuts, cuts))
    for one, cut in ((found, equal_frequency), (wide, equal_width)):
        expected, got = cut(whole, classes, least), cut(one, classes, least)
        for name in ("cuts", "sizes", "one_valued"):
            np.testing.assert_array_equal(getattr(got, name), getattr(expected, name))


def test_few_values_are_told():
    random = np.random.default_rng(5)
    parts = [random.normal(size=200_000) for _ in range(4)]
    sketches = [quantiles.sketches_of([np.sort(part)])[0] for part in parts]
    low, high = frequency_bounds(sketches, 10)
    inside = sum(
        int(((part >= a) & (part <= b)).sum()) for part in parts for a, b in zip(low, high, strict=True)
    )
    assert inside < 0.02 * 800_000


def test_a_place_that_nobody_was_asked_about_is_no_silent_value():
    found = told_by_parts([np.arange(100.0)], lambda _: (np.array([3.0]), np.array([5.0])))
    assert found[np.array([2, 4, 6])].tolist() == [2, 4, 6]
    with pytest.raises(InputError, match="a worker answered what it was not asked"):
        found[np.array([50])]
