"""Naive below the first cuts apart: the groups and leaves of one machine, and no answer that breaks them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import distributed, distributed_connect
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.timeseries import parts_naive
from engine.kinds.timeseries.data import Sensitive, SeriesTable
from engine.kinds.timeseries.naive import joined, naive
from engine.kinds.timeseries.params import Naive
from engine.kinds.timeseries.partition import CUTS, first_cuts
from engine.kinds.timeseries.run import run


def some(rows: int, points: int = 8, seed: int = 0):
    random = np.random.default_rng(seed)
    return np.round(random.normal(size=(rows, points)).cumsum(axis=1), 1)  # many ties


@settings(max_examples=60)
@given(
    rows=st.integers(4, 150),
    seed=st.integers(0, 1000),
    k=st.integers(2, 9),
    most=st.integers(4, 80),
    cut=st.sampled_from(["median", "aligned"]),
    merge_by=st.sampled_from(["data", "pattern"]),
    channels=st.sampled_from([1, 2]),
)
def test_below_the_first_cuts_it_is_what_one_machine_gives(rows, seed, k, most, cut, merge_by, channels):
    values = some(max(rows, k), seed=seed)
    asked = parts_naive.Asked(k, 2, 4, 6, cut, merge_by, channels)
    tops = first_cuts(values, k, CUTS[cut], most)
    own = np.split(tops.rows, tops.starts[1:-1])
    found = [parts_naive.below(values[rows], asked) for rows in own]
    assert all(parts_naive.fits(one, len(rows), asked) for one, rows in zip(found, own, strict=True))
    whole = naive(values, k, 2, 4, 6, CUTS[cut], merge_by, channels=channels)
    for got, wanted in zip(joined(own, found), (whole.groups, whole.leaves), strict=True):
        assert vars(got).keys() == vars(wanted).keys()
        for name, array in vars(wanted).items():
            np.testing.assert_array_equal(getattr(got, name), array, name)


def test_an_answer_with_a_small_group_or_a_row_twice_is_seen():
    asked = parts_naive.Asked(5, 2, 4, 6, "median", "data", 1)
    found = parts_naive.below(some(40), asked)
    twice, starts = found.groups.copy(), found.group_starts.copy()
    twice[0], starts[1] = twice[1], 4
    spoiled = [replace(found, groups=twice), replace(found, group_starts=starts), None]
    spoiled += [
        replace(found, group_of_leaf=found.group_of_leaf + 100),
        replace(found, words=found.words[1:]),
    ]
    assert parts_naive.fits(found, 40, asked)
    for one in spoiled:
        with pytest.raises(InputError, match="a worker answered what it was not asked"):
            distributed.require("1", parts_naive.fits, one, 40, asked)


def test_a_run_on_a_cluster_publishes_what_one_machine_publishes(scheduler, monkeypatch):
    monkeypatch.setattr(parts_naive, "FEW", 100)
    codes = (np.arange(400) % 3).astype(np.int32)
    sensitive = (Sensitive("tariff", codes, np.array(["a", "b", "c"])),)
    data = SeriesTable(some(400), tuple(f"h{at}" for at in range(8)), sensitive)
    params, randomness = Naive(k=5, P=2, distinct=2), Randomness.from_seed(1)
    one = run(data, params, randomness, Progress())
    many = run(replace(data, scheduler=scheduler), params, randomness, Progress())
    for name in ("group", "leaf", "low", "high", "leaf_group", "leaf_level", "leaf_words"):
        assert getattr(many, name).tobytes() == getattr(one, name).tobytes()
    monkeypatch.setattr(distributed_connect, "CONNECTING", 0.1)
    with pytest.raises(InputError, match="no scheduler answers"):
        run(replace(data, scheduler="tcp://127.0.0.1:9"), params, randomness, Progress())
