"""How well durations are kept: by hand on small logs, and on the logs the method was measured with."""

from __future__ import annotations

from math import sqrt

import numpy as np
import pytest

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs.data import Recoding, ReleasedTimes, StepTimes
from engine.kinds.eventlogs.load import load
from engine.kinds.eventlogs.params import Columns, Reading, Travas
from engine.kinds.eventlogs.recode import recode_log
from engine.kinds.eventlogs.time_utility import distance, sources_of, time_utility
from engine.kinds.eventlogs.travas_draw import draw_travas, times_budget

AB = ("a", "b")


def test_a_decade_is_a_factor_of_ten():
    true, made = {AB: np.array([[9], [9]])}, {AB: np.array([[99], [99], [99]])}
    assert distance(true, made).step == pytest.approx(1.0)
    assert distance(true, true).case == 0.0
    assert distance({}, {}).step is None


def test_steps_weigh_by_the_cases_they_are_released_with():
    true = {AB: np.array([[0]]), ("x", "y", "z"): np.array([[0, 0]])}
    made = {AB: np.array([[9]] * 8), ("x", "y", "z"): np.array([[0, 99]] * 2)}
    assert distance(true, made).step == pytest.approx((8 * 1 + 2 * 2) / 12)


def test_sources_are_shares_of_released_steps():
    steps = {
        AB: (StepTimes("own", (1,)),),
        ("x", "y", "z"): (StepTimes("pair", (1,)), StepTimes("flat", (1,))),
    }
    moments = {AB: np.zeros((8, 2)), ("x", "y", "z"): np.zeros((2, 3))}
    found = sources_of(ReleasedTimes({}, (0, 1), steps, moments))
    assert found == {"own": 8 / 12, "pair": 2 / 12, "all": 0.0, "flat": 2 / 12}


# log, repeats, ε, share of times; what 5 draws gave: variants, kept, step, flat, bins only, case distance
MEASURED = [
    ("bpic13_incidents", "keep", 1.0, 0.5, 33.8, 0.681, 0.487, 1.759, None, 0.187),
    ("bpic13_incidents", "keep", 2.0, 0.5, 50.8, 0.716, 0.433, None, 0.325, 0.170),
    ("bpic13_incidents", "collapse", 1.0, 0.5, 18.4, 0.939, 0.330, 1.217, None, 0.095),
    ("bpic13_incidents", "collapse", 2.0, 0.5, 26.4, 0.954, 0.271, None, 0.193, 0.078),
    ("receipt", "keep", 1.0, 0.5, 8.0, 0.861, 0.486, 2.037, None, 0.235),
    ("receipt", "keep", 2.0, 0.5, 10.8, 0.886, 0.339, None, 0.149, 0.267),
    ("receipt", "keep", 1.0, 0.3, 8.0, 0.861, 0.621, None, None, 0.258),
    ("receipt", "keep", 1.0, 0.7, 6.0, 0.825, 0.402, None, None, 0.288),
]


@pytest.mark.slow
@pytest.mark.parametrize("row", MEASURED, ids=lambda row: f"{row[0]} {row[1]} {row[2]} {row[3]}")
def test_durations_are_kept_as_well_as_measured(shared_data, row):
    """Means of 20 draws against means of 5: they differ by less than 3 standard errors of both."""
    name, repeats, epsilon, share, *expected = row
    log = load([shared_data(f"eventlogs/{name}.xes.gz")], Reading(), Columns(), Progress())
    log = recode_log(log, Recoding(repeats=repeats))
    chosen = Travas(epsilon=epsilon, times="relative", times_share=share)
    found = []
    for seed in range(20):
        made = draw_travas(log, chosen, Randomness.from_seed(seed), Progress())
        assert made.times is not None
        dense = times_budget(chosen).dense
        used = time_utility(log, made.times, dense, np.random.default_rng(seed))
        found.append(
            (
                len(made.variants),
                made.cases / log.cases,
                used.released.step,
                used.flat.step,
                used.bins_only.step,
                used.released.case,
            )
        )
    mean, spread = np.mean(found, axis=0), np.std(found, axis=0, ddof=1)
    for own, wide, told in zip(mean, spread, expected, strict=True):
        assert told is None or abs(own - told) <= 3 * wide * sqrt(1 / 20 + 1 / 5) + 0.006
