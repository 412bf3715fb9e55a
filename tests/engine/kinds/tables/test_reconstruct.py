"""Reconstruction: the worked steps, the fast products against plain ones, and that it helps."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kinds.tables.noise import Law, law_for_level
from engine.kinds.tables.posterior import posterior_level
from engine.kinds.tables.reconstruct import (
    BinGrid,
    _mirrored,
    dense_products,
    estimates,
    fft_products,
    histogram,
    kernel,
    make_grid,
    reconstruct,
)

# Expected L1 error, reconstructed (released), at a privacy of 25, 50, 100, 200 % of the range at 95 %.
EXPECTED = {"uniform": (0.10, 0.12, 0.11, 0.21), "normal": (0.10, 0.23, 0.32, 0.39)}
RELEASED = {"uniform": (0.35, 0.55, 0.85, 1.22), "normal": (0.26, 0.44, 0.69, 1.01)}


def errors(x, law, **options):
    w = x + law.draw(np.random.default_rng(5), len(x))
    found = reconstruct(w, law, **options)
    true = histogram(x, found.grid)
    whole = np.zeros_like(true)
    whole[found.grid.margin : found.grid.margin + found.grid.bins] = found.density
    return float(np.abs(whole - true).sum()), float(np.abs(found.released - true).sum()), found


def shapes(n):
    r = np.random.default_rng(9)
    half = r.random(n) < 0.5
    yield np.where(half, r.triangular(0, 0.25, 0.5, n), r.triangular(0.5, 0.75, 1, n))
    yield np.where(r.random(n) < 0.8, r.uniform(0.25, 0.75, n), r.uniform(0, 1, n))
    yield r.beta(2, 5, n)
    yield np.where(r.random(n) < 0.6, r.normal(0.3, 0.08, n), r.normal(0.7, 0.1, n))


def test_kernel_of_one_bin_width():
    assert kernel(Law("uniform", 1.0), 1.0, 1) == pytest.approx([0.25, 0.5, 0.25])


def test_three_worked_steps():
    steps = list(
        estimates(np.array([1, 2, 1, 0]) / 4, Law("uniform", 1.0), BinGrid(0, 1, 2, 1), 4, "iterations", 3)
    )
    assert steps[0] == pytest.approx([0.666667, 0.333333], abs=1e-6)
    assert steps[1] == pytest.approx([0.775, 0.225], abs=1e-6)
    assert steps[2] == pytest.approx([0.844783, 0.155217], abs=1e-6)


@pytest.mark.parametrize("law", [Law("uniform", 2.3), Law("normal", 1.1)])
def test_kernel_is_the_probability_of_the_move(law):
    width, margin = 0.7, 15
    band = kernel(law, width, margin)
    assert band.sum() == pytest.approx(1, abs=1e-9)
    random = np.random.default_rng(6)
    moved = random.uniform(0, width, 400_000) + law.draw(random, 400_000)
    share = np.bincount((np.floor(moved / width) + margin).astype(int), minlength=2 * margin + 1) / 400_000
    assert band == pytest.approx(share, abs=0.004)


def textbook_step(values, f, grid, law):
    """One step of the update, value by value (in its bin), bin by bin."""
    band, new = kernel(law, grid.width, grid.margin), np.zeros(grid.bins)
    for w in values:
        i = int(np.floor((w - grid.low) / grid.width)) + grid.margin
        reach = np.array([band[i - j] if 0 <= i - j < len(band) else 0.0 for j in range(grid.bins)])
        new += reach * f / (reach * f).sum()
    return new / len(values)


@settings(max_examples=25)
@given(st.integers(0, 10_000), st.sampled_from(["uniform", "normal"]))
def test_same_as_the_textbook_loop(seed, shape):
    random = np.random.default_rng(seed)
    law = Law(shape, 1.3)
    w = random.gamma(3, 1, 60) + law.draw(random, 60)
    # No value on an edge: which side of it float rounding puts the largest is nobody's concern.
    grid = make_grid(w, law, 12, (float(w.min()) - 0.1, float(w.max()) + 0.1))
    f = np.full(12, 1 / 12)
    for ours in estimates(histogram(w, grid), law, grid, 60, "iterations", 4):
        f = textbook_step(w, f, grid, law)
        assert ours == pytest.approx(f, abs=1e-9)


@pytest.mark.parametrize("law", [Law("uniform", 0.4), Law("normal", 0.2)])
@pytest.mark.parametrize("bins", [200, 500])
def test_fft_is_the_dense_product(law, bins):
    x = np.random.default_rng(2).beta(2, 5, 50_000)
    w = x + law.draw(np.random.default_rng(3), len(x))
    grid = make_grid(w, law, bins, (None, None))
    band = kernel(law, grid.width, grid.margin)
    f, g = np.random.default_rng(4).random(bins), np.random.default_rng(5).random(bins + 2 * grid.margin)
    slow, fast = dense_products(band, bins), fft_products(band, bins)
    assert fast[0](f) == pytest.approx(slow[0](f), abs=1e-12)
    assert fast[1](g) == pytest.approx(slow[1](g), abs=1e-12)


@pytest.mark.parametrize("law", [Law("uniform", 0.4), Law("normal", 0.2)])
def test_whole_reconstruction_identical_by_fft_and_dense(law, monkeypatch):
    w = np.random.default_rng(2).beta(2, 5, 100_000) + law.draw(np.random.default_rng(3), 100_000)
    fast = reconstruct(w, law, 200)
    monkeypatch.setattr("engine.kinds.tables.reconstruct.FFT_FROM", 10**9)
    slow = reconstruct(w, law, 200)
    assert fast.iterations == slow.iterations
    assert np.abs(fast.density - slow.density).max() < 1e-9


@pytest.mark.parametrize("shape", ["uniform", "normal"])
def test_expected_errors(shape):
    """Averaged over four shapes (bimodal, flat, skewed) the error is about what is expected, and far below
    that of the released histogram."""
    for place, share in enumerate((0.25, 0.5, 1.0, 2.0)):
        ours, raw = [], []
        for x in shapes(100_000):
            error, before, _ = errors(x, law_for_level(shape, share * np.ptp(x), 0.95))
            ours.append(error)
            raw.append(before)
        assert np.mean(ours) < 1.25 * EXPECTED[shape][place]
        assert np.mean(raw) == pytest.approx(RELEASED[shape][place], rel=0.45)
        assert np.mean(ours) < 0.75 * np.mean(raw)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(["uniform", "normal"]), st.floats(0.5, 1.5))
def test_reconstruction_improves_on_the_released_histogram(seed, shape, share):
    random = np.random.default_rng(seed)
    x = random.gamma(random.uniform(2, 8), 1, 20_000)
    error, before, _ = errors(x, law_for_level(shape, share * np.ptp(x), 0.95))
    assert error < before


@pytest.mark.parametrize("rule", ["chi2", "l1"])
def test_rules_stop_before_the_noise_is_fitted(rule):
    x = next(shapes(20_000))
    law = law_for_level("normal", 0.5 * np.ptp(x), 0.95)
    early, _, stopped = errors(x, law, rule=rule)
    late, _, ran_on = errors(x, law, rule="iterations", most=5_000)
    assert ran_on.iterations == 5_000 and stopped.iterations < 500
    assert early < late


def test_five_hundred_steps_at_most():
    x = next(shapes(2_000))
    assert errors(x, Law("normal", 0.2), rule="iterations")[2].iterations == 500


def test_the_grid_ends_where_the_column_ends():
    grid = reconstruct(np.array([-3.0, 1, 5, 12]), Law("uniform", 5.0), 10, domain=(0.0, 10.0)).grid
    assert grid.edges[0] == 0 and grid.edges[-1] == pytest.approx(10)


def test_bins_of_whole_numbers_hold_equally_many():
    grid = make_grid(np.arange(17.0, 91.0), Law("normal", 3.0), 50, (None, None), unit=1.0)
    assert grid.width == 2.0 and grid.edges[0] == 16.5


def test_spikes_are_told():
    random = np.random.default_rng(7)
    hours = np.where(random.random(50_000) < 0.8, 40.0, random.uniform(0, 80, 50_000))
    law = Law("normal", 1.0)
    assert reconstruct(hours + law.draw(random, 50_000), law).spiky
    bell = random.normal(40, 10, 50_000)
    assert not reconstruct(bell + law.draw(random, 50_000), law).spiky


def test_every_estimate_is_watched():
    seen = []
    found = reconstruct(
        np.random.default_rng(1).normal(size=5_000),
        Law("normal", 0.3),
        on_iteration=lambda found: seen.append((found.iterations, found.density.sum())),
    )
    assert [i for i, _ in seen] == list(range(1, found.iterations + 1))
    assert all(total == pytest.approx(1) for _, total in seen)


# ── posterior level ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("law", "claimed"), [(Law("uniform", 10.0), 19.0), (Law("normal", 10.0), 39.199)])
def test_a_flat_wide_column_tells_nothing_more(law, claimed):
    x = np.random.default_rng(1).uniform(0, 2_000, 100_000)
    w = x + law.draw(np.random.default_rng(2), len(x))
    found = posterior_level(reconstruct(w, law), law, 0.95)
    assert found.level == pytest.approx(claimed, rel=0.03)
    assert found.betrayed < 0.01


@pytest.mark.parametrize(("law", "claimed"), [(Law("uniform", 0.1), 0.1), (Law("normal", 0.1), 0.1349)])
def test_noise_much_narrower_than_a_bin_keeps_its_level(law, claimed):
    x = np.random.default_rng(1).lognormal(8, 1, 20_000)
    w = x + law.draw(np.random.default_rng(2), len(x))
    assert posterior_level(reconstruct(w, law), law, 0.5).level == pytest.approx(claimed, rel=0.03)


def test_a_narrow_bounded_column_betrays_itself():
    x = np.random.default_rng(1).beta(2, 5, 50_000)
    law = Law("uniform", 0.5)
    w = x + law.draw(np.random.default_rng(2), len(x))
    found = posterior_level(reconstruct(w, law, domain=(0.0, 1.0)), law, 0.95)
    assert found.level < 0.6 * 0.95
    assert found.betrayed > 0.2
    # At the very edge hardly anything is left to hide in.
    assert found.widths[0] < 0.3 * found.widths[len(found.widths) // 2]


def test_posterior_interval_holds_the_claimed_share():
    """The shortest interval of the posterior, found by brute force on fine samples."""
    random = np.random.default_rng(8)
    x = random.gamma(4, 10, 400_000)
    law = Law("normal", 12.0)
    w = x + law.draw(random, len(x))
    found = posterior_level(reconstruct(w, law, 60), law, 0.9)
    middle = len(found.at) // 3
    near = np.sort(x[np.abs(w - found.at[middle]) < 0.5])
    k = int(0.9 * len(near))
    brute = (near[k:] - near[: len(near) - k]).min()
    assert found.widths[middle] == pytest.approx(brute, rel=0.1)


@pytest.mark.parametrize("unit", [0.0, 1.0])
@pytest.mark.parametrize("law", [Law("uniform", 9.0), Law("normal", 6.0)])
def test_mirrored_noise_is_reconstructed_by_its_own_law(law, unit):
    """Stays in days, most of them short: noise mirrored at zero, taken for plain noise, would be misread."""
    x = np.random.default_rng(4).gamma(2, 4, 60_000)
    x = x if not unit else np.round(x)
    noisy = x + law.draw(np.random.default_rng(5), len(x))
    w = np.abs(noisy if not unit else np.round(noisy))
    misread, known = (reconstruct(w, law, unit=unit, domain=(0.0, None), mirrored=m) for m in (False, True))
    true = histogram(x, known.grid)[known.grid.margin : known.grid.margin + known.grid.bins]
    error = np.abs(known.density - true).sum()
    assert error < 0.25 and error < 0.6 * np.abs(misread.density - true).sum()
    assert posterior_level(known, law, 0.95).level > 0


def test_mirroring_loses_no_mass():
    law, grid = Law("normal", 2.0), BinGrid(-0.5, 2.0, 8, 8, mirrored=True)
    steps = list(estimates(np.full(24, 1 / 24), law, grid, 100, "iterations", 2))
    assert all(step.sum() == pytest.approx(1) for step in steps)
    spread, gather = _mirrored(*dense_products(kernel(law, 2.0, 8), 8), grid)
    matrix = np.array([spread(one) for one in np.eye(8)])
    assert matrix.sum(axis=1) == pytest.approx(np.ones(8), abs=1e-9)
    assert matrix[:, :8] == pytest.approx(0)  # nothing is left below zero
    transposed = np.array([gather(one) for one in np.eye(24)]).T
    assert transposed == pytest.approx(matrix)
