"""Swaps: multiset kept, an involution, no rank moved too far, missing stays."""

from __future__ import annotations

import math

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from engine.kinds.tables.swap import random_partners, rank_partners

VALUES = st.lists(st.one_of(st.integers(0, 8).map(float), st.just(math.nan)), min_size=1, max_size=80)


@given(VALUES, st.floats(0.01, 1.0), st.integers(0, 1000))
def test_rank_swap_keeps_its_promises(values, window, seed):
    column = np.array(values)
    partners = rank_partners(column, window, np.random.default_rng(seed))
    swapped = column[partners]
    assert (partners[partners] == np.arange(len(column))).all()
    assert np.array_equal(np.sort(swapped), np.sort(column), equal_nan=True)
    assert np.array_equal(np.isnan(swapped), np.isnan(column))


@given(st.integers(2, 400), st.floats(0.01, 1.0), st.integers(0, 1000))
def test_no_value_moves_farther_than_the_window(n, window, seed):
    random = np.random.default_rng(seed)
    ranks = random.permutation(n)
    swapped = ranks[rank_partners(ranks.astype(float), window, random)]
    assert np.abs(swapped - ranks).max() <= max(1, math.floor(window * n))


def test_nearly_every_row_finds_a_partner_and_distances_vary():
    ranks = np.random.default_rng(1).permutation(10_000)
    swapped = ranks[rank_partners(ranks.astype(float), 0.05, np.random.default_rng(2))]
    moved = np.abs(swapped - ranks)
    assert (moved > 0).mean() > 0.99
    assert moved.max() > 400 and np.median(moved) > 50


def test_ties_are_shuffled_not_kept_in_file_order():
    codes = np.repeat(np.arange(4, dtype=np.int32), 500)
    partners = rank_partners(codes, 0.1, np.random.default_rng(3))
    crossing = np.flatnonzero(codes[partners] != codes)
    assert len(crossing) > 50
    assert np.ptp(crossing[codes[crossing] == 1]) > 300  # all over the run, not only at its ends


def test_codes_below_zero_are_missing():
    codes = np.array([2, -1, 0, 1, -1, 2], dtype=np.int32)
    partners = rank_partners(codes, 1.0, np.random.default_rng(4))
    assert (partners[[1, 4]] == [1, 4]).all()


@given(VALUES, st.integers(0, 1000))
def test_random_swap_is_a_permutation_of_the_present(values, seed):
    column = np.array(values)
    partners = random_partners(~np.isnan(column), np.random.default_rng(seed))
    assert sorted(partners) == list(range(len(column)))
    assert np.array_equal(np.isnan(column[partners]), np.isnan(column))
