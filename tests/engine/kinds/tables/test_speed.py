"""Rough bounds that a slip into value-by-value work would break; the real table is in the benchmarks."""

from __future__ import annotations

import time

import numpy as np
import pytest

from engine.kinds.tables import reconstruct as rec
from engine.kinds.tables.discretise import assign, equal_frequency
from engine.kinds.tables.noise import Law
from engine.kinds.tables.swap import rank_partners


def cpu(work, times=3):
    best = float("inf")
    for _ in range(times):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    return best


def discretise_ratio(n, columns):
    x = np.random.default_rng(1).normal(size=(columns, n))

    def classes():
        for column in x:
            assign(column, equal_frequency(column, 10, 10).cuts)

    return cpu(classes) / cpu(lambda: [np.sort(column) for column in x])


def step_ratio(bins):
    law = Law("normal", 0.25)
    grid = rec.make_grid(np.random.default_rng(1).normal(size=10_000), law, bins, (None, None))
    band = rec.kernel(law, grid.width, grid.margin)
    f = np.full(bins, 1 / bins)
    dense, fft = rec.dense_products(band, bins), rec.fft_products(band, bins)
    return cpu(lambda: [dense[0](f) for _ in range(20)]) / cpu(lambda: [fft[0](f) for _ in range(20)])


def test_classes_cost_a_few_sorts():
    assert discretise_ratio(200_000, 2) < 8


def test_fft_pays_from_many_bins():
    assert step_ratio(2_000) > 5


def test_a_hundred_thousand_values_are_reconstructed_and_swapped_at_once():
    random = np.random.default_rng(1)
    w = random.gamma(4, 1, 100_000)
    assert cpu(lambda: rec.reconstruct(w, Law("normal", 1.0), 200)) < 0.5
    assert cpu(lambda: rank_partners(w, 0.05, random)) < 0.5


@pytest.mark.slow
def test_a_million_rows():
    random = np.random.default_rng(1)
    assert discretise_ratio(1_000_000, 10) < 4
    law = Law("normal", 0.25)
    w = random.gamma(4, 0.25, 1_000_000) + law.draw(random, 1_000_000)
    assert cpu(lambda: rec.reconstruct(w, law, 200)) < 0.3
    assert step_ratio(2_000) > 20
    assert cpu(lambda: rank_partners(w, 0.05, random)) < 2
