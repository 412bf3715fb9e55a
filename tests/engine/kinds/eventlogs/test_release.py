"""A release as a whole: what is in the files, what the verifier sees, what the figures say."""

from __future__ import annotations

import csv
import itertools
import json
import math
import re
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.params import as_dict
from engine.core.policy import Policy
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs import noise
from engine.kinds.eventlogs.data import EventLog, log_of
from engine.kinds.eventlogs.kind import KIND, Columns, Reading, Travas
from engine.kinds.eventlogs.load import load
from engine.kinds.eventlogs.metrics_times import TIME_METRICS
from engine.kinds.eventlogs.verify import noise_bound, verify

TRAVAS = KIND.techniques[0]
LOG = log_of({("Register", "Check, twice", "=Pay()"): 60, ("Register", "Stop & <go>"): 12, ("Register",): 3})


DEFAULT = Travas(delta=0.01)


def released(log: EventLog, params: Travas = DEFAULT, seed: int | None = 3):
    return TRAVAS.run(log, params, Randomness.from_seed(seed), Progress())


def written(published, folder, format, params: Travas = DEFAULT, seed: int | None = 3):
    target = folder / format
    target.mkdir(parents=True)
    TRAVAS.export(published, params, target, format, Randomness.from_seed(seed))
    return target


def claims(log: EventLog, published, format: str, params: Travas = DEFAULT):
    done = TRAVAS.describe(log, published, params).as_dict()
    return {"technique": TRAVAS.key, "params": as_dict(params), "format": format, "done": done, "columns": {}}


@pytest.mark.parametrize("format", TRAVAS.formats)
def test_written_verified_and_read_again(tmp_path, format):
    published = released(LOG)
    folder = written(published, tmp_path, format)
    checks = verify(folder, claims(LOG, published, format), LOG)
    assert [check.name for check in checks if not check.passed] == []
    assert len(checks) == 8
    again = load([folder / f"data.{format}"], Reading(), Columns(), Progress())
    assert again.as_counts() == published.as_counts()


def test_nothing_but_case_and_activity_leaves(tmp_path, shared_data):
    path = shared_data("eventlogs/sepsis.xes.gz")
    log = load([path], Reading(), Columns(), Progress())
    published = released(log)
    assert published.k == 4 and published.counts.min() >= 5
    text = (written(published, tmp_path, "xes") / "data.xes").read_text()
    marks = {("string", "concept:name"), ("date", "time:timestamp"), ("string", "sfumato:times")}
    assert set(re.findall(r'<(\w+) key="([^"]+)"', text)) == marks
    assert "org:" not in text and "nan" not in text
    dates = re.findall(r'<date key="time:timestamp" value="(....-..-..)T', text)[1:]
    assert set(dates) == {"2000-01-01"}  # made up
    with (written(published, tmp_path, "csv") / "data.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert set(rows[0]) == {"case", "activity"}
    assert {row["activity"] for row in rows} <= set(log.activities)


@pytest.mark.parametrize("format", TRAVAS.formats)
def test_cases_stand_in_the_order_of_their_variants(tmp_path, format):
    """Nothing but the counts decides about places and names: neither the file nor what is common."""
    log = log_of({("b", "a"): 90, ("a",): 60, ("a", "b"): 70, ("B",): 80})
    folder = written(released(log), tmp_path, format)
    if format == "variants.csv":
        with (folder / "data.variants.csv").open(newline="") as file:
            rows = [tuple(json.loads(row["variant"])) for row in csv.DictReader(file)]
    else:
        again = list(_cases(folder / f"data.{format}"))
        assert [name for name, _ in again] == [f"case {n}" for n in range(1, len(again) + 1)]
        rows = [variant for variant, _ in itertools.groupby(variant for _, variant in again)]
    assert rows == [("B",), ("a",), ("a", "b"), ("b", "a")]


def _cases(path):
    """(name, activities) as they stand in the file, read the obvious way."""
    if path.suffix == ".csv":
        with path.open(newline="") as file:
            for name, rows in itertools.groupby(csv.DictReader(file), key=lambda row: row["case"]):
                yield name, tuple(row["activity"] for row in rows)
        return
    for trace in path.read_text().split("<trace>")[1:]:
        name, *activities = re.findall(r'<string key="concept:name" value="([^"]*)"', trace)
        yield name, tuple(activities)


def test_same_seed_same_bytes(tmp_path):
    one, two = tmp_path / "1", tmp_path / "2"
    for folder in (one, two):
        written(released(LOG), folder, "xes")
    assert (one / "xes/data.xes").read_bytes() == (two / "xes/data.xes").read_bytes()


SPOILED = {
    "a count at the threshold": (r",\d+\n$", ",4\n", "Counts above the threshold"),
    "an invented variant": ("Register", "Invented", "No invented variant"),
    "too much noise": (r",(\d\d)\n", r",9\1\n", "Noise within its bound"),
    "another column": ("variant,count", "variant,count,age", "File reads"),
    "a negative count": (r",(\d+)\n", r",-\1\n", "File reads"),
    "broken lists": (r"\[", "", "File reads"),
}


@pytest.mark.parametrize("how", SPOILED)
def test_the_verifier_refuses_a_spoiled_variant_table(tmp_path, how):
    log = log_of({("Register",): 60, ("b",): 30})
    folder = written(released(log), tmp_path, "variants.csv")
    path = folder / "data.variants.csv"
    what, instead, name = SPOILED[how]
    text = re.sub(what, instead, path.read_text(), count=1)
    assert text != path.read_text()
    path.write_text(text)
    checks = verify(folder, claims(log, released(log), "variants.csv"), log)
    assert name in [check.name for check in checks if not check.passed]


XES_SPOILED = {
    "a time": ("<event>", '<event><date key="time:timestamp" value="2024-01-01T00:00:00Z"/>'),
    "another attribute": ("<event>", '<event><string key="org:resource" value="Pete"/>'),
    "a comment": ("<trace>", "<!-- Pete --><trace>"),
    "a real case name": ('value="case 1"', 'value="Patient 17"'),
    "the same case twice": ('value="case 2"', 'value="case 1"'),
    "nested": ('value="case 1"/>', 'value="case 1"><string key="concept:name" value="x"/></string>'),
    "cut off": ("</log>", ""),
    "text": ("<trace>", "Pete<trace>"),
}


@pytest.mark.parametrize("how", XES_SPOILED)
def test_the_verifier_refuses_a_spoiled_log(tmp_path, how):
    published = released(LOG)
    folder = written(published, tmp_path, "xes")
    path = folder / "data.xes"
    path.write_text(path.read_text().replace(*XES_SPOILED[how], 1))
    checks = verify(folder, claims(LOG, published, "xes"), None)
    assert not checks[0].passed


@pytest.mark.parametrize(
    "changed",
    [
        {"epsilon": 0},
        {"epsilon": float("nan")},
        {"delta": 1},
        {"delta": 0},
        {"delta": "0.01"},
        {"repeats": 0},
        {"repeats": 10**6},
        {"repeats": True},
        {"cases_per_person": 0},
        {"epsilon": 1e-9, "delta": 1e-12},
    ],
)
def test_claims_that_promise_nothing_do_not_pass(tmp_path, changed):
    published = released(LOG)
    folder = written(published, tmp_path, "csv")
    said = claims(LOG, published, "csv")
    assert all(check.passed for check in verify(folder, said, None))
    assert not verify(folder, said | {"params": said["params"] | changed}, None)[0].passed


def test_parameters_that_are_missing_do_not_pass(tmp_path):
    published = released(LOG)
    folder = written(published, tmp_path, "csv")
    said = claims(LOG, published, "csv")
    for name in ("epsilon", "repeats", "cases_per_person"):
        params = {key: value for key, value in said["params"].items() if key != name}
        assert not verify(folder, said | {"params": params}, None)[0].passed
    assert not verify(folder, {}, None)[0].passed
    stricter = {"epsilon": 0.05, "delta": 1e-6}
    facts = said["done"] | {"facts": said["done"]["facts"] | {"delta": 1e-6}}
    checks = verify(folder, said | {"params": said["params"] | stricter, "done": facts}, None)
    assert [check.name for check in checks if not check.passed] == ["Counts above the threshold"]


@settings(max_examples=40, deadline=None)
@given(
    st.dictionaries(
        st.lists(st.sampled_from("abc"), min_size=1, max_size=3).map(tuple), st.integers(1, 40), min_size=1
    ),
    st.floats(0.05, 5),
    st.floats(1e-6, 0.4),
    st.integers(1, 4),
    st.integers(0, 10**6),
)
def test_every_release_passes_the_independent_verifier(
    tmp_path_factory, counts, epsilon, delta, repeats, seed
):
    log, params = log_of(counts), Travas(epsilon, delta, repeats)
    published = released(log, params, seed)
    folder = written(published, tmp_path_factory.mktemp("r"), "variants.csv", params)
    checks = verify(folder, claims(log, published, "variants.csv", params), log)
    assert [check for check in checks if not check.passed] == []


@settings(max_examples=100, deadline=None)
@given(st.floats(0.01, 10), st.floats(1e-9, 0.49))
def test_the_verifier_has_the_same_bound_from_its_own_formula(epsilon, delta):
    assert noise_bound(epsilon, delta) == noise.truncation(noise.exact(epsilon), noise.exact(delta))


def test_an_empty_release_is_a_result_and_says_what_would_not_be(tmp_path):
    log = log_of({(str(i),): 2 for i in range(30)})
    params = Travas(epsilon=0.1, delta=1e-6)
    published = released(log, params)
    assert published.cases == 0
    measured = TRAVAS.measure(log, published, params, Randomness.from_seed(1), Progress())
    assert measured.utility["similarity"] is None and measured.utility["difference"] == 60
    assert any("nothing was released" in warning for warning in measured.warnings)
    for format in TRAVAS.formats:
        folder = written(published, tmp_path, format, params)
        said = claims(log, published, format, params)
        assert all(check.passed for check in verify(folder, said, log))
    states = {item.name: item.state for item in TRAVAS.gate(params, measured, Policy())}
    assert states["Something to release"] == "amber"


def test_gate_judges_by_the_policy():
    params = Travas(epsilon=2.0, delta=0.05)
    measured = TRAVAS.measure(LOG, released(LOG, params), params, Randomness.from_seed(1), Progress())
    states = {item.name: item.state for item in TRAVAS.gate(params, measured, Policy())}
    assert states["Privacy loss"] == "amber" and states["Failure probability"] == "red"
    of_times = {metric.key for metric in TIME_METRICS}
    assert {metric.key for metric in TRAVAS.metrics} <= {*measured.utility, *measured.risk}
    assert all(measured.utility[key] is None for key in of_times)  # no durations were released


def test_persons_multiply_epsilon():
    cases = np.repeat(np.arange(2, dtype=np.int32), [40, 30])
    log = EventLog((("a",), ("b",)), np.array([40, 30]), cases, np.arange(70, dtype=np.int32) // 2)
    params = Travas(cases_per_person=2)
    measured = TRAVAS.measure(log, released(log, params), params, Randomness.from_seed(1), Progress())
    assert measured.risk["epsilon_person"] == 2.0 and measured.risk["units"] == 35
    done = TRAVAS.describe(log, released(log, params), params)
    assert (
        "single person" in TRAVAS.promise(params, done).words and "e^2" in TRAVAS.promise(params, done).words
    )


def test_goldens(shared_data):
    """Seeded releases of two real logs; the values were found by POT on the dense problem as well."""
    for name, variants, cases, similarity, difference in GOLDENS:
        log = load([shared_data(f"eventlogs/{name}")], Reading(), Columns(), Progress())
        params = Travas(1.0, round(0.1 / log.cases, 8))
        published = released(log, params, 7)
        measured = TRAVAS.measure(log, published, params, Randomness.from_seed(7), Progress())
        found = measured.utility
        assert (found["variants"], found["cases"]) == (variants, cases)
        assert found["similarity"] == pytest.approx(similarity, abs=1e-9)
        assert found["difference"] == difference


GOLDENS: list[tuple[str, int, int, float, int]] = [
    ("sepsis.xes.gz", 5, 104, 0.4468465993005667, 14712),
    ("bpic13_incidents.xes.gz", 53, 5433, 0.8446175580105354, 35898),
]


def test_expected_survivors_on_real_logs(shared_data):
    """At ε = 1, δ = 0.1/n about 5 of Sepsis' 846 variants survive, about 55 of BPIC13's 1511."""
    for name, wanted in (("sepsis.xes.gz", 5), ("bpic13_incidents.xes.gz", 55)):
        log = load([shared_data(f"eventlogs/{name}")], Reading(), Columns(), Progress())
        found = noise.expected_variants(log.counts.tolist(), noise.exact(1), noise.exact(0.1) / log.cases)
        assert found == pytest.approx(wanted, rel=0.15)


def follows_the_distribution(draw, epsilon, delta, draws=1_000_000):
    """χ² of many draws against the exact probabilities; fails by chance once in a million runs."""
    from scipy.stats import chi2

    bound = noise_bound(epsilon, delta)
    counted = Counter(draw() for _ in range(draws))
    outside = sum(n for x, n in counted.items() if abs(x) > bound)
    weights = {x: math.exp(-epsilon * abs(x)) for x in range(-bound, bound + 1)}
    total = math.fsum(weights.values())
    statistic, cells = 0.0, 0
    rare_seen = rare_expected = 0.0
    for x, weight in weights.items():
        expected = draws * weight / total
        if expected < 10:
            rare_seen, rare_expected = rare_seen + counted[x], rare_expected + expected
            continue
        statistic, cells = statistic + (counted[x] - expected) ** 2 / expected, cells + 1
    if rare_expected >= 5:
        statistic, cells = statistic + (rare_seen - rare_expected) ** 2 / rare_expected, cells + 1
    chance = float(chi2.sf(statistic, max(1, cells - 1)))
    return outside == 0 and chance > 1e-6


@pytest.mark.slow
@pytest.mark.parametrize(("epsilon", "delta"), [(1.0, 0.01), (0.1, 0.01), (2.0, 0.001)])
def test_a_million_draws_follow_the_exact_probabilities(epsilon, delta):
    random = Randomness.from_seed(None).bits("noise")
    sampler = noise.TruncatedGeometric(
        noise.exact(epsilon), noise.truncation(noise.exact(epsilon), noise.exact(delta))
    )
    assert follows_the_distribution(lambda: sampler.draw(random), epsilon, delta)


def test_the_self_test_notices_a_wrong_sampler():
    random = Randomness.from_seed(1).bits("noise")
    sampler = noise.TruncatedGeometric(noise.exact(1.05), 4)
    assert not follows_the_distribution(lambda: sampler.draw(random), 1.0, 0.01, 60_000)
    honest = noise.TruncatedGeometric(noise.exact(1.0), 4)
    assert follows_the_distribution(lambda: honest.draw(random), 1.0, 0.01, 60_000)
    assert not follows_the_distribution(lambda: honest.draw(random) + 1, 1.0, 0.01, 1000)


@pytest.mark.parametrize(
    ("names", "states"),
    [
        (["Register", "Check ticket", "Pay"], {}),
        (["Register", "mail to anna.lee@example.org", "Pay"], {"amber"}),
        (["Anna Lee", "Bert Moser", "Carla Rossi Bianchi"], {"amber"}),
        ([f"T{n:02} Print and send the confirmation of receipt number {n}" for n in range(5)], set()),
    ],
)
def test_names_of_activities_that_leave_are_searched_for_persons(names, states):
    log = log_of({(name,): 500 for name in names})
    measured = TRAVAS.measure(log, released(log), DEFAULT, Randomness.from_seed(1), Progress())
    assert {found["state"] for found in measured.risk["identifiers"]} == set(states)


NAMES = st.text(
    st.one_of(
        st.sampled_from("ab,;'\"=+-@\t\n\r #&<>[]\\\ufeff\u00a0\u2028ü\U0001f600"),
        st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="\ufffe\uffff"),
    ),
    min_size=1,
    max_size=6,
)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.lists(NAMES, min_size=1, max_size=3).map(tuple), min_size=1, max_size=5, unique=True))
def test_whatever_activities_are_called_an_honest_release_is_accepted(tmp_path_factory, variants):
    log = log_of(dict.fromkeys(variants, 60))
    published = released(log)
    for format in TRAVAS.formats:
        folder = written(published, tmp_path_factory.mktemp("r"), format)
        checks = verify(folder, claims(log, published, format), log)
        assert [check for check in checks if not check.passed] == []
