"""Numbers near the end of float64: refused with their place, in a short sentence. Gaps filled by lines."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError, SfumatoError
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find, find_kind
from engine.kinds.timeseries.gaps import fill

ENORMOUS = st.sampled_from([1.7e308, -1.7e308, 9e307, 1e300, -1e300, 5e299, 1e154, 0.0, 1.0])


@settings(max_examples=40)
@given(
    st.lists(st.lists(ENORMOUS, min_size=4, max_size=4), min_size=12, max_size=24),
    st.sampled_from(["timeseries.naive", "timeseries.kapra"]),
)
def test_enormous_numbers_are_grouped_or_refused_in_words(tmp_path_factory, rows, technique):
    path = tmp_path_factory.mktemp("t") / "t.csv"
    lines = [f"a{i}," + ",".join(map(repr, row)) for i, row in enumerate(rows)]
    path.write_text("id,t1,t2,t3,t4\n" + "\n".join(lines) + "\n")
    task = task_of(find(technique), [path], {"k": 4, "P": 2, "sentinels": "keep"}, seed=1)
    try:
        Pipeline().outcome(task, Progress())
    except SfumatoError as error:
        assert len(error.one_line()) < 300


@pytest.mark.parametrize("cell", ["-1e299", "-1e305", "1.5e305", "-inf"])
def test_the_place_is_named_and_not_three_hundred_digits(tmp_path, cell):
    path = tmp_path / "t.csv"
    rows = [f"a{i},{cell if i == 3 else i},{i + 1}" for i in range(12)]
    path.write_text("id,t1,t2\n" + "\n".join(rows) + "\n")
    kind = find_kind("timeseries")
    for door in (kind.preview, kind.load):
        try:
            found = door([path], kind.Reading(), kind.Columns(), Progress())
            said = " ".join(problem.what for problem in getattr(found, "problems", ()))
        except InputError as error:
            said = error.one_line()
            assert "line 5, column t1" in said
        assert len(said) < 300


@given(st.integers(3, 12), st.integers(0, 2**32 - 1), st.sampled_from([1.0, 1e-300, 1e299]))
def test_gaps_are_filled_as_one_row_after_the_other_would_be(points, seed, scale):
    generator = np.random.default_rng(seed)
    values = generator.normal(size=(9, points)) * scale
    gaps = generator.random(values.shape) < generator.choice([0.1, 0.5, 0.9])
    gaps[:, [0, -1]] = False
    expected, at = values.copy(), np.arange(points)
    for row, gap in zip(expected, gaps, strict=True):
        row[gap] = np.interp(at[gap], at[~gap], row[~gap])
    values[gaps] = generator.choice([np.nan, np.inf])
    fill(values, gaps)
    assert np.array_equal(values, expected)
