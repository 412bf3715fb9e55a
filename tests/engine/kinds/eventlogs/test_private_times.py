"""Durations as noisy histograms: the worked examples, the order of the noise, and what is refused."""

from __future__ import annotations

import itertools
import random
from fractions import Fraction

import numpy as np
import pytest

from engine.core.errors import InputError, ParameterError
from engine.core.params import build
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs.artificial_times import draw_durations, draw_times
from engine.kinds.eventlogs.data import EventLog, StepTimes, log_of
from engine.kinds.eventlogs.durations import bins_of, variant_durations
from engine.kinds.eventlogs.params import Travas
from engine.kinds.eventlogs.private_times import TimesBudget, release_times
from engine.kinds.eventlogs.run import run

F = Fraction
EDGES = Travas().edges
AB, AC, D = ("a", "b"), ("a", "c"), ("d",)


def timed_log(cases: dict[tuple[str, ...], list[list[int]]]) -> EventLog:
    """A log whose cases take these seconds a step."""
    variants = sorted(cases, key=lambda variant: (-len(cases[variant]), variant))
    times, of_case = [], []
    for place, variant in enumerate(variants):
        for steps in cases[variant]:
            moment = 1_700_000_000 + np.cumsum([0, *steps])
            times += (moment * 1_000_000).tolist()
            of_case.append(place)
    counts = np.array([len(cases[variant]) for variant in variants], np.int64)
    return EventLog(tuple(variants), counts, np.array(of_case, np.int32), times=np.array(times, np.int64))


def given(*cells: dict[int, int]):
    """Noise that is named: one dict of places for each call; everything else is 0."""
    calls = iter(itertools.chain(cells, itertools.repeat({})))

    def noise(count: int, scale: Fraction) -> np.ndarray:
        drawn = np.zeros(count, np.int64)
        for place, value in next(calls).items():
            drawn[place] = value
        return drawn

    return noise


def released(log, counts, epsilon, noise, own=10, c=8):
    budget = TimesBudget(F(epsilon), F(own), c, EDGES)
    return release_times(variant_durations(log), counts, budget, noise, random.Random(1))


def weights(**cells: int) -> tuple[int, ...]:
    made = [0] * 13
    for place, value in cells.items():
        made[int(place[1:])] = value
    return tuple(made)


def test_edges_are_the_declared_ones():
    assert (
        *(0, 1, 10, 60, 600, 3600, 14_400, 43_200, 86_400, 259_200, 604_800),
        *(2_592_000, 7_776_000, 31_536_000),
    ) == EDGES


def test_bins_are_closed_below():
    seconds = [0, 0.9, 1, 59.9, 60, 86_400, 31_536_000, 10**9, -5]
    assert bins_of(seconds, EDGES).tolist() == [0, 0, 1, 2, 3, 8, 12, 12, 0]


def test_a_dense_variant_has_its_own_histogram():
    log = timed_log({AB: [[90]] * 30 + [[7200]] * 8})
    drawn = given({0: 3, 3: -2, 5: 1, 6: 2})
    (step,) = released(log, {AB: 40}, 1, drawn)[AB]
    assert step == StepTimes("own", weights(b0=3, b3=28, b5=9))


def test_thin_variants_share_their_pairs_then_all():
    log = timed_log({AB: [[90]] * 6, AC: [[5]] * 5, D: [[]] * 30})
    found = released(log, {AB: 8, AC: 9, D: 30}, F(1, 2), given({3: 14}), c=2)
    assert found[AB] == (StepTimes("pair", weights(b3=20)),)
    assert found[AC] == (StepTimes("all", weights(b3=20)),)
    assert D not in found


def test_a_pair_without_anything_left_is_flat():
    log = timed_log({AB: [[90]] * 6})
    (step,) = released(log, {AB: 8}, F(1, 2), given({3: 4}), c=2)[AB]
    assert step == StepTimes("flat", (1,) * 13)


def test_a_dense_variant_of_which_noise_left_nothing_takes_all():
    log = timed_log({AB: [[90]] * 6, AC: [[5]] * 30})
    found = released(log, {AB: 8, AC: 90}, F(1, 2), given({1: -40}, {3: 40}), c=2)
    assert found[AC] == (StepTimes("all", weights(b3=46)),)


def test_noise_is_met_in_the_order_of_the_keys_with_its_scale():
    asked = []

    def noise(count, scale):
        asked.append((count, scale))
        return np.zeros(count, np.int64)

    long = ("a", "b", "c")
    log = timed_log({AB: [[90]] * 3, AC: [[5]] * 3, long: [[1, 2]] * 9, ("x", "y"): [[1]] * 9})
    counts = {("x", "y"): 40, long: 80, AC: 3, AB: 2}
    released(log, counts, F(1, 2), noise, c=3)
    assert asked == [(26, F(4)), (13, F(2)), (26, F(6))]


def test_a_case_of_a_thin_variant_gives_at_most_c_steps():
    long = tuple("abcdefgh")
    log = timed_log({long: [[5] * 7] * 50})
    asked = released(log, {long: 2}, 10**6, given(), own=10**9, c=3)[long]
    assert sum(step.weights[1] for step in asked) == 150


def test_cases_with_a_missing_time_contribute_nothing():
    log = timed_log({AB: [[90]] * 3})
    times = log.times.copy()
    times[1] = np.iinfo(np.int64).min
    found = variant_durations(EventLog(log.variants, log.counts, log.variant_of_case, times=times))
    assert found[AB].tolist() == [[90], [90]]


def test_artificial_times_lie_in_their_bins_and_in_the_span():
    steps = {AB: (StepTimes("own", weights(b0=1, b3=5, b12=2)),)}
    start = 946_684_800
    made = draw_times({AB: 4000, D: 7}, steps, EDGES, start, 30, np.random.default_rng(3))
    moments = made[AB]
    assert moments.shape == (4000, 2) and made[D].shape == (7, 1)
    assert moments[:, 0].min() >= start and moments[:, 0].max() < start + 30 * 86_400
    seconds = np.diff(moments, axis=1)[:, 0]
    assert set(bins_of(seconds, EDGES)) == {0, 3, 12} and (seconds[bins_of(seconds, EDGES) == 0] == 0).all()
    shares = np.bincount(bins_of(seconds, EDGES), minlength=13) / 4000
    assert shares[3] == pytest.approx(5 / 8, abs=0.04)
    assert seconds.max() < EDGES[-1]


def test_durations_are_even_on_the_scale_of_decades():
    drawn = draw_durations((0, 1), 20_000, (0, 10, 1000), np.random.default_rng(1))
    assert np.mean(drawn < 100) == pytest.approx(0.5, abs=0.02)
    assert drawn.min() >= 10 and drawn.max() < 1000


def test_budgets_add_up_exactly():
    for epsilon, share in ((1.0, 0.5), (0.3, 0.1), (0.7, 0.35), (2.1, 0.95)):
        chosen = Travas(epsilon=epsilon, times="relative", times_share=share)
        assert chosen.epsilon_variants + chosen.epsilon_times == F(str(epsilon))
    assert Travas().epsilon_variants == 1 and Travas().epsilon_times == 0


def test_a_log_without_times_says_so():
    with pytest.raises(InputError, match="has no times"):
        run(log_of({AB: 30}), Travas(times="relative"), Randomness.from_seed(1), Progress())


@pytest.mark.parametrize(
    "values",
    [
        {"bins": "0, 1"},
        {"bins": "1, 2, 3"},
        {"bins": "0, 5, 5"},
        {"bins": "0, 1h, 10min"},
        {"bins": "0, ten, 20"},
        {"bins": "0, 1, -3"},
        {"bins": "0, 1.5, 3"},
        {"bins": ", ".join(map(str, range(41)))},
        {"start": "yesterday"},
        {"start": "2000-01-01T00:00:00+02:00"},
        {"start": "0001-01-01"},
        {"span": "0"},
        {"times_share": "1"},
        {"steps_per_case": "0"},
        {"epsilon": "0.123456789", "times_share": "0.123456789"},
    ],
    ids=str,
)
def test_bad_settings_are_refused(values):
    with pytest.raises(ParameterError):
        build(Travas, {"times": "relative", **values})


def test_a_run_with_times_has_the_same_variants_for_the_same_part_of_epsilon():
    log = timed_log({AB: [[90]] * 300, AC: [[5]] * 200, D: [[]] * 100})
    timed = run(log, Travas(epsilon=2.0, times="relative"), Randomness.from_seed(5), Progress())
    plain = run(log, Travas(epsilon=1.0), Randomness.from_seed(5), Progress())
    assert timed.as_counts() == plain.as_counts() and plain.times is None
    assert (
        timed.times is not None and {v: len(m) for v, m in timed.times.moments.items()} == plain.as_counts()
    )
