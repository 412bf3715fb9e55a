"""A table cut by several workers: the tree, the classes and their numbers of one machine."""

from __future__ import annotations

from dataclasses import fields

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.progress import Progress
from engine.kinds.tables.diversity import Requirement, sensitive_codes
from engine.kinds.tables.lattice import distinct_rows
from engine.kinds.tables.mondrian import Scale, partition
from engine.kinds.tables.parts_lattice import merged
from engine.kinds.tables.parts_mondrian import partition_spread


def one_by_one(function, items, progress):
    return [function(item) for item in items]


def scale_of(random, n: int, numbers: bool) -> Scale:
    m = int(random.integers(1, 40))
    _, ranks = np.unique(random.integers(0, m, n), return_inverse=True)
    m = int(ranks.max()) + 1
    missing = random.random(n) < random.choice([0, 0.1])
    values = np.cumsum(random.random(m) + 0.1) if numbers else None
    return Scale(np.where(missing, -1, ranks).astype(np.int32), values, m, float(random.choice([1.0, 0.5])))


@pytest.mark.parametrize("asked", ["k", "persons", "l", "t"])
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), threads=st.integers(1, 6), k=st.integers(2, 9))
def test_the_tree_is_that_of_one_machine(asked, seed, threads, k):
    random = np.random.default_rng(seed)
    n = int(random.integers(k, 400))
    scales = [scale_of(random, n, numbers) for numbers in (True, False, True)]
    persons = random.integers(0, n, n).astype(np.int32) if asked == "persons" else np.empty(0, np.int32)
    ill = sensitive_codes("ill", random.integers(-1, 4, n), False)
    needs = Requirement(
        k,
        persons,
        (ill,) if asked in "lt" else (),
        l=1.8 if asked == "l" else 0.0,
        by_entropy=asked == "l",
        t=0.3 if asked == "t" else -1.0,
    )
    one = partition(scales, needs, Progress())
    many = partition_spread(scales, needs, one_by_one, threads, Progress())
    assert (one is None) == (many is None)
    for field in fields(one) if one is not None else ():
        np.testing.assert_array_equal(getattr(many, field.name), getattr(one, field.name), field.name)


@given(seed=st.integers(0, 2**32), parts=st.integers(1, 5))
def test_distinct_rows_of_parts_are_those_of_the_table(seed, parts):
    random = np.random.default_rng(seed)
    leaves = random.integers(0, 4, (60, 3)).astype(np.int32)
    whole = distinct_rows(leaves)
    found = merged([distinct_rows(part) for part in np.array_split(leaves, parts)])
    for mine, expected in zip(found, whole, strict=True):
        np.testing.assert_array_equal(mine, expected)
        assert mine.dtype == expected.dtype
