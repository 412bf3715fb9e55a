"""A table cut by several workers: the tree, the classes and their numbers of one machine."""

from __future__ import annotations

from dataclasses import fields, replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.distributed import require
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.kinds.tables.diversity import Requirement, sensitive_codes
from engine.kinds.tables.lattice import distinct_rows
from engine.kinds.tables.mondrian import Scale, cutting_of, partition
from engine.kinds.tables.parts_lattice import fits as are_these_rows
from engine.kinds.tables.parts_lattice import merged
from engine.kinds.tables.parts_mondrian import cut_below, fits, partition_spread


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


def test_a_tree_that_other_rows_come_down_is_seen():
    random = np.random.default_rng(3)
    needs = Requirement(5, np.empty(0, np.int32), ())
    asked = cutting_of([scale_of(random, 200, numbers) for numbers in (True, False)], needs)
    found = cut_below(asked)
    assert len(found.sizes) > 5 and fits(found, asked)
    moved, cut, low = found.classes.copy(), found.cut.copy(), found.low.copy()
    moved[0] = (moved[0] + 1) % len(found.sizes)
    cut[0] += 1
    low[0, 0] = len(found.column) - 1
    spoiled: list[object] = [
        replace(found, classes=moved, sizes=np.bincount(moved)),
        replace(found, cut=cut),
        replace(found, low=low),
        replace(found, left=found.right, right=found.left),
        replace(found, left=np.where(found.left < 0, found.left, 10**6).astype(np.int32)),
        replace(found, classes=found.classes.astype(float)),
        replace(found, sizes=found.sizes + 1),
        None,
    ]
    for wrong in spoiled:
        with pytest.raises(InputError, match="a worker answered what it was not asked"):
            require("1", fits, wrong, asked)
    assert not fits(found, replace(asked, k=100)), "classes of too few rows"


def test_distinct_rows_that_are_others_are_seen():
    leaves = np.random.default_rng(4).integers(0, 4, (60, 3)).astype(np.int32)
    rows, of_row, counts = distinct_rows(leaves)
    assert are_these_rows((rows, of_row, counts), leaves)
    for wrong in ((rows[::-1], of_row, counts), (rows, of_row[1:], counts), (rows, of_row, counts * 2), None):
        with pytest.raises(InputError, match="a worker answered what it was not asked"):
            require("1", are_these_rows, wrong, leaves)
