"""Noise and codes from parts: the same as from the whole column."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kinds.tables.data import TableColumn
from engine.kinds.tables.noise import Law, perturb
from engine.kinds.tables.parts_numbers import UniformNoise, distinct_of, merged, noisy_part
from engine.kinds.tables.written_cells import distinct_values, written_codes

values = st.one_of(st.integers(-3, 3).map(float), st.floats(-1e6, 1e6), st.just(float("nan")), st.just(-0.0))
parts_of_a_column = st.lists(
    st.lists(values, max_size=20).map(lambda one: np.array(one, float)), min_size=1, max_size=4
)


@given(parts=parts_of_a_column)
def test_codes_of_parts_are_the_codes_of_the_whole_column(parts):
    column = TableColumn("a", np.concatenate(parts))
    found = merged([distinct_of(part) for part in parts])
    assert found.values.tobytes() == distinct_values(column).tobytes()
    np.testing.assert_array_equal(found.codes, written_codes(column))


@pytest.mark.parametrize("decimals", [2, None])
@given(parts=parts_of_a_column)
def test_noise_by_part_is_that_of_the_whole_column(decimals, parts):
    law, generator = Law("uniform", 3.0), np.random.Generator(np.random.PCG64DXSM(5))
    asked = [UniformNoise("a", law, decimals, generator.bit_generator.state)]
    starts = np.cumsum([0, *map(len, parts[:-1])])
    found = [
        noisy_part(pa.table({"a": part}), int(start), asked)[0]
        for start, part in zip(starts, parts, strict=True)
    ]
    expected = perturb(np.concatenate(parts), law, decimals, generator)
    assert np.concatenate(found).tobytes() == expected.tobytes()
