"""Codes from parts: the same as from the whole column, and no others."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from engine.kinds.tables.data import TableColumn
from engine.kinds.tables.parts_numbers import distinct_of, fits, merged
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


@given(parts=parts_of_a_column)
def test_codes_that_stand_for_other_values_are_seen(parts):
    told = [distinct_of(part) for part in parts]
    assert fits(told, parts)
    for at, (one, part) in enumerate(zip(told, parts, strict=True)):
        spoiled = [replace(one, codes=one.codes[1:]), replace(one, values=np.append(one.values, 1e300))]
        if len(one.values):
            spoiled.append(replace(one, values=one.values + 1))
        if len(part) and len(np.unique(one.codes)) > 1:
            spoiled.append(replace(one, codes=np.full_like(one.codes, one.codes[0])))
        for wrong in spoiled:
            answer = [*told[:at], wrong, *told[at + 1 :]]
            assert not fits(answer, parts) or (not len(part) and len(wrong.values) == 0)
