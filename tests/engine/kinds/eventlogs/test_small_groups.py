"""δ that is left open, single cases in a release, and how a house hears of them."""

from __future__ import annotations

import math

import numpy as np
import pytest

from engine.core import params as declarations
from engine.core.errors import ParameterError
from engine.core.policy import Policy
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs import noise, views
from engine.kinds.eventlogs.data import EventLog, log_of
from engine.kinds.eventlogs.group_privacy import default_delta, effective_delta
from engine.kinds.eventlogs.kind import KIND, Columns, Reading, Travas
from engine.kinds.eventlogs.load import load
from engine.kinds.eventlogs.small_groups import exposure

TRAVAS = KIND.techniques[0]


def run(log: EventLog, params: Travas, seed: int | None = 1):
    published = TRAVAS.run(log, params, Randomness.from_seed(seed), Progress())
    return published, TRAVAS.measure(log, published, params, Randomness.from_seed(1), Progress())


def lines(measured, params: Travas, policy: Policy | None = None):
    return {item.name: item for item in TRAVAS.gate(params, measured, policy or Policy())}


@pytest.mark.parametrize(
    ("cases", "delta"),
    [(1, 0.1), (2, 0.01), (10, 0.01), (11, 1e-3), (100, 1e-3), (1000, 1e-4), (1001, 1e-5), (1050, 1e-5)],
)
def test_a_delta_left_open_is_the_largest_power_of_ten_that_fits(cases, delta):
    assert default_delta(cases) == delta
    assert delta * 10 * cases <= 1 + 1e-12 < delta * 100 * cases


def test_a_delta_that_was_chosen_is_used():
    log = log_of({("a",): 1000})
    assert effective_delta(log, Travas(delta=0.003)) == 0.003
    assert effective_delta(log, Travas()) == 1e-4
    assert run(log, Travas())[0].delta == 1e-4


def persons_of(log: EventLog, each: int) -> EventLog:
    owners = np.arange(log.cases, dtype=np.int32) // each
    return EventLog(log.variants, log.counts, log.variant_of_case, owners)


def test_where_persons_are_protected_delta_is_about_persons():
    log = persons_of(log_of({("a",): 1000, ("b",): 1000}), 2)
    assert effective_delta(log, Travas()) == 1e-4  # 1 000 persons
    # With two cases of each a person's δ is (1 + e)·δ, which has to stay below 1 / 10 000 as well.
    assert effective_delta(log, Travas(cases_per_person=2)) == 1e-5
    assert exposure(log, Travas(cases_per_person=2)).delta_unit == pytest.approx(1e-5 * (1 + math.e))
    assert effective_delta(log, Travas(cases_per_person=100, epsilon=20)) == 1e-12


def test_sepsis_with_defaults_publishes_no_single_patients(shared_data):
    log = load([shared_data("eventlogs/sepsis.xes.gz")], Reading(), Columns(), Progress())
    _, measured = run(log, Travas())
    assert measured.risk["delta"] == 1e-5
    assert measured.risk["unique_expected"] <= 0.01
    line = lines(measured, Travas())["Single cases"]
    assert line.state == "green" and "1\u202f050" in line.detail


def test_sepsis_at_one_in_a_hundred_is_stopped_and_told_how_many(shared_data):
    log = load([shared_data("eventlogs/sepsis.xes.gz")], Reading(), Columns(), Progress())
    params = Travas(delta=0.01)
    _, measured = run(log, params)
    line = lines(measured, params)["Single cases"]
    assert line.state == "red" and "about 7 single cases are published whole" in line.detail
    assert views.exposure(log, None, None, chosen=params).singles == pytest.approx(6.7, abs=0.05)


@pytest.mark.parametrize(
    ("delta", "state"), [(1e-3, "green"), (2e-3, "amber"), (1e-2, "amber"), (0.011, "red")]
)
def test_delta_is_held_against_the_number_of_cases(delta, state):
    log = log_of({("a",): 60, **{(f"{n}",): 1 for n in range(40)}})
    params = Travas(delta=delta)
    assert lines(run(log, params)[1], params)["Single cases"].state == state


@pytest.mark.parametrize(
    ("allowed", "blocks", "state"), [(0.1, 1.0, "green"), (0.01, 1.0, "amber"), (0.01, 0.05, "red")]
)
def test_the_house_says_how_many_single_cases_it_bears(allowed, blocks, state):
    log, params = log_of({("a",): 100}), Travas(delta=1e-3)
    policy = Policy(max_single=allowed, max_single_red=blocks)
    line = lines(run(log, params)[1], params, policy)["Single cases"]
    assert line.state == state and f"0.1, the house allows {allowed:g}" in line.detail


def test_really_unique_cases_are_counted_on_the_original():
    """A single case published with a noisy count of three or more is still a single case."""
    log = log_of({("a",): 50, **{(f"{n}",): 1 for n in range(400)}})
    params = Travas(delta=0.1)
    shown = []
    for seed in range(30):
        published, measured = run(log, params, seed)
        single = [v for v in published.variants if v != ("a",)]
        assert measured.risk["unique_released"] == len(single)
        assert measured.risk["unique_cases"][1] == pytest.approx(len(single) / (50 + len(single)))
        shown.append(len(single))
    assert sum(shown) / 30 == pytest.approx(measured.risk["unique_expected"], rel=0.15)
    assert published.counts.min() > 2 and measured.risk["case_disclosure_average"][1] > 0.1


def test_repeats_show_single_cases_in_any_of_their_draws():
    log, params = log_of({(f"{n}",): 1 for n in range(200)}), Travas(delta=0.3, repeats=3)
    expected = exposure(log, params).singles
    found = [len(run(log, params, seed)[0].variants) for seed in range(40)]
    assert sum(found) / 40 == pytest.approx(expected, rel=0.15)


def test_the_smallest_group_is_that_of_nineteen_releases_in_twenty():
    log = log_of({(f"{n}",): n for n in range(1, 31)})
    params = Travas(delta=0.01)
    group = exposure(log, params).group
    smaller = 0
    for seed in range(400):
        published, _ = TRAVAS.run(log, params, Randomness.from_seed(seed), Progress()), None
        smaller += any(int(variant[0]) < group for variant in published.variants)
    assert smaller <= 0.05 * 400 + 15
    assert group > 1


def test_the_house_s_smallest_group_and_disclosure_are_judged():
    log, params = log_of({("a", "b", "c"): 60, ("a", "c", "b"): 40}), Travas()
    _, measured = run(log, params)
    assert lines(measured, params)["Group size"].state == "green"
    strict = lines(measured, params, Policy(min_group=1000, max_disclosure=1e-4))
    assert strict["Group size"].state == "amber" and "1000" in strict["Group size"].detail
    assert strict["Case disclosure"].state == "amber"
    blocking = lines(measured, params, Policy(min_group=1000, min_group_red=500))
    assert blocking["Group size"].state == "red"


def test_nothing_released_discloses_nothing():
    log, params = log_of({(f"{n}", "x"): 1 for n in range(9)}), Travas()
    _, measured = run(log, params)
    found = lines(measured, params)
    assert found["Something to release"].state == "amber"
    assert found["Case disclosure"].state == "green"


@pytest.mark.parametrize(
    "values",
    [{"epsilon": "1e-7"}, {"epsilon": "0"}, {"delta": "1e-15"}, {"delta": "0"}, {"repeats": "1000000"}],
)
def test_what_nobody_could_draw_is_refused(values):
    with pytest.raises(ParameterError):
        declarations.build(Travas, values)


def test_noise_that_would_fill_the_memory_is_refused_in_a_sentence():
    with pytest.raises(ParameterError, match="can be drawn"):
        declarations.build(Travas, {"epsilon": 0.001, "delta": 1e-12, "repeats": 20})
    log = log_of({(f"{n}",): 1 for n in range(2000)})
    with pytest.raises(ParameterError, match="can be drawn"):
        run(log, Travas(epsilon=0.001, repeats=20, cases_per_person=1, delta=1e-11))


def test_the_widest_noise_that_is_allowed_is_drawn_quickly():
    params = declarations.build(Travas, {"epsilon": 0.001, "delta": 1e-12, "repeats": 4})
    k = noise.truncation(noise.exact(0.001) / 4, noise.exact(1e-12) / 4)
    assert 50_000 < k <= noise.MOST_NOISE
    published, _ = run(log_of({("a",): 300_000, ("b",): 2}), params)
    assert published.variants == (("a",),)


def test_chances_of_release_are_tails_of_the_noise():
    share, k = noise.exact(0.7), 6
    chances = noise.probabilities(share, k)
    for count in range(0, 2 * k + 3):
        above = math.fsum(p for x, p in zip(range(-k, k + 1), chances, strict=True) if count + x > k)
        assert noise.release_probability(count, share, k) == pytest.approx(above, abs=1e-15)
