"""Durations on the arrows of a private graph: examples, budget, releases, forgeries."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from datetime import datetime, timedelta
from fractions import Fraction
from itertools import accumulate
from random import Random

import numpy as np
import pytest

from engine.core.errors import InputError, ParameterError
from engine.core.params import build
from engine.core.pipeline import Pipeline
from engine.core.policy import Policy
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.task import task_of
from engine.core.technique import Done, find
from engine.io.xes_time import MISSING
from engine.kinds.eventlogs.data import log_of
from engine.kinds.eventlogs.durations import variant_durations
from engine.kinds.eventlogs.flow_time_utility import flow_time_metrics, quantiles
from engine.kinds.eventlogs.load import load
from engine.kinds.eventlogs.measure_flow import measure
from engine.kinds.eventlogs.params import Columns, Flow, Reading, Travas
from engine.kinds.eventlogs.private_times import TimesBudget, shared_histograms, shared_weights
from engine.kinds.eventlogs.promise_flow import privacy_loss, promise
from engine.kinds.eventlogs.run import run
from engine.kinds.eventlogs.time_settings import BINS, parse_edges
from engine.kinds.eventlogs.usable_views import durations
from tests.engine.kinds.eventlogs.forging import failed, finish, manifest_of, params_, promise_again
from tests.engine.kinds.eventlogs.test_private_times import timed_log
from tests.signing import ReleaseOptions

FLOW = find("eventlogs.flow")
EDGES = parse_edges(BINS)
AB, AC = ("a", "b"), ("a", "c")


def weights_of(log, arrows, noise, epsilon=Fraction(1, 2), c=2):
    """Noise by arrow and bin instead of drawn noise; all other code is the real one."""
    budget, order = TimesBudget(epsilon, Fraction(0), c, EDGES), sorted(arrows)
    drawn = np.zeros((len(order), len(EDGES) - 1), np.int64)
    for (arrow, place), x in noise.items():
        drawn[order.index(arrow), place] = x
    taken = variant_durations(log)
    cells = shared_histograms(taken, sorted(taken), arrows, budget, lambda n, s: drawn.ravel(), Random(1))
    return shared_weights(cells, budget)[0]


def test_an_arrow_has_its_own_durations_or_those_of_all():
    """Scale 4, so that cells under 10.26 vanish, and under 14.51 in the sum of two arrows."""
    log = timed_log({AB: [[90]] * 6, AC: [[5]] * 5})
    found = weights_of(log, [AB, AC], {(AB, 3): 14})
    assert found[AB].source == "pair" and found[AB].weights == (0, 0, 0, 20, *[0] * 9)
    assert found[AC].source == "all" and found[AC].weights == found[AB].weights
    alone = weights_of(timed_log({AB: [[90]] * 6}), [AB], {(AB, 3): 4})
    assert alone[AB].source == "flat" and set(alone[AB].weights) == {1}


def test_a_case_gives_at_most_c_steps_on_released_arrows():
    """Seven steps, of which three lie on released arrows: two of these are given, whatever the rest is."""
    log = timed_log({tuple("abababcd"): [[90, 5, 90, 5, 90, 5, 5]] * 40})
    found = weights_of(log, [AB], {}, epsilon=Fraction(10), c=2)
    assert sum(found[AB].weights) == 80
    assert sum(weights_of(log, [AB], {}, epsilon=Fraction(10), c=3)[AB].weights) == 120


def test_quantiles_of_a_histogram():
    weights, edges = np.array([2, 0, 2]), np.array([0, 10, 100, 1000])
    assert quantiles(weights, edges, np.array([0.25, 0.5, 0.75, 1.0])) == pytest.approx(
        [0, 0, 100 * 10**0.5, 1000]
    )


def test_parts_of_epsilon_add_up_and_the_promise_says_them():
    params = Flow(epsilon=0.7, times="relative", times_share=0.3)
    assert params.epsilon_times == Fraction("0.21") and params.epsilon_arrows == Fraction("0.49")
    done = Done((), {"person": False, "transitions": False, "delta": 1e-5})
    assert privacy_loss(params, done).epsilon == 0.7
    said = promise(params, done)
    assert "0.49 is spent on the arrows and 0.21 on the durations" in said.words and "e^0.7" in said.words
    assert "edges of durations" in said.limits
    assert "durations" not in promise(Flow(), done).words


@pytest.mark.parametrize("values", [{"bins": "0, 10, 5"}, {"times_share": 1}, {"times": "exact"}])
def test_parameters_that_cannot_be(values):
    with pytest.raises(ParameterError):
        build(Flow, {"times": "relative", **values})


def test_a_log_without_times_is_refused():
    with pytest.raises(InputError, match="no times"):
        run(log_of({AB: 500}), Flow(times="relative"), Randomness.from_seed(1), Progress())


def test_without_times_nothing_changes():
    """The arrows of a release with all of ε are those of one that never heard of durations."""
    log = timed_log({AB: [[90]] * 400, AC: [[5]] * 300})
    plain = run(log, Flow(epsilon=0.5), Randomness.from_seed(1), Progress())
    timed = run(log, Flow(epsilon=1, times="relative"), Randomness.from_seed(1), Progress())
    assert plain.pairs == timed.pairs and plain.weights.tolist() == timed.weights.tolist()
    assert plain.times is None and set(timed.times.arrows) == {AB, AC}


def test_durations_are_measured_and_shown():
    log = timed_log({AB: [[90]] * 4000, AC: [[7200]] * 3000})
    params = Flow(times="relative")
    made = run(log, params, Randomness.from_seed(1), Progress())
    found = flow_time_metrics(log, made)
    assert found["steps_pair"] == 1 and found["step_distance"] < 0.5 < found["step_distance_flat"]
    measured = measure(log, made, params, Randomness.from_seed(1), Progress())
    assert measured.risk["epsilon_spent"] == 1 and measured.risk["cases_without_times"] == 0
    shown = durations(log, made, params)
    assert shown.released and shown.arrows == 2 and shown.steps == (AB, AC)
    low, middle, high = shown.after[1]
    assert 60 <= low <= middle <= high <= 600 and np.isnan(shown.after[0]).all()
    assert shown.before[2].tolist() == [7200] * 3


@pytest.mark.parametrize(
    ("key", "params"), [("travas", Travas(times="relative")), ("flow", Flow(times="relative"))]
)
@pytest.mark.parametrize(("without", "state"), [(40, "green"), (60, "amber")])
def test_a_log_of_which_most_cases_have_no_times_is_amber(key, params, without, state):
    log = timed_log({AB: [[90]] * 400})
    times = log.times.copy()
    times[: 8 * without : 2] = MISSING  # the first event of so many of a hundred cases
    log, technique = replace(log, times=times), find(f"eventlogs.{key}")
    made = run(log, params, Randomness.from_seed(1), Progress())
    measured = technique.measure(log, made, params, Randomness.from_seed(1), Progress())
    lines = {item.name: item.state for item in technique.gate(params, measured, Policy())}
    assert lines["Times"] == state


@pytest.mark.parametrize(("delta", "state"), [(1e-5, "green"), (1e-3, "amber"), (0.01, "red")])
def test_delta_above_one_of_all_cases_is_red(delta, state):
    log, params = log_of({AB: 400}), Flow(delta=delta)
    made = run(log, params, Randomness.from_seed(1), Progress())
    measured = measure(log, made, params, Randomness.from_seed(1), Progress())
    assert {item.name: item.state for item in FLOW.gate(params, measured, Policy())}["Single cases"] == state


# ── files and forgeries ───────────────────────────────────────────────────────────────────────


def write_log(path):
    """A log of its own, so that no other test has released from it: three ways of one step or two."""
    rows, number = ["Case,Activity,Time,Patient"], 0
    for way, steps, cases in (("abd", [90, 40], 210), ("ac", [30], 150), ("d", [], 60)):
        for _ in range(cases):
            number += 1
            begun = datetime(2023, 3, 1) + timedelta(minutes=11 * number)
            moments = accumulate([0, *steps])
            rows += [
                f"f{number},{name},{(begun + timedelta(seconds=taken)).isoformat()},q{number}"
                for name, taken in zip(way, moments, strict=True)
            ]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    folder = tmp_path_factory.mktemp("flow")
    write_log(folder / "log.csv")
    made = {}
    wanted = {format: (format, {}) for format in FLOW.formats}
    wanted["persons"] = "csv", {"person": "Patient"}
    wanted["plain"] = "csv", {"times": "none"}
    for name, (format, values) in wanted.items():
        chosen = {"times": "relative", "epsilon": "4", "bins": "0, 10s, 1min, 1h, 1d", **values}
        task = task_of(FLOW, [folder / "log.csv"], chosen, 3)
        options = ReleaseOptions(str(folder / name), format, share_utility=True, dataset=f"flow {name}")
        release = Pipeline().release(task, options, Progress())
        assert all(check.passed for check in release.checks), release.checks
        made[name] = folder / name
    return made


def told(release):
    return json.loads((release / "times.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", [*FLOW.formats, "persons", "plain"])
def test_honest_releases_are_accepted(honest, tmp_path, name):
    assert failed(honest[name]) == []
    shutil.copytree(honest[name] / "release", tmp_path / "alone")
    assert failed(tmp_path / "alone") == []
    assert (tmp_path / "alone" / "times.json").exists() == (name != "plain")


def test_the_file_tells_of_released_arrows_and_of_nothing_else(honest):
    release = honest["csv"] / "release"
    arrows = [tuple(entry["arrow"]) for entry in told(release)["arrows"]]
    rows = [line.split(",")[:2] for line in (release / "data.csv").read_text().splitlines()[1:]]
    assert arrows == sorted((a, b) for a, b in rows if a != "start" and b != "end") and arrows
    manifest = manifest_of(release)
    assert "durations of the steps" in manifest["promise"]["words"]
    assert {"step_distance", "steps_pair"} <= set(manifest["utility"])
    times = next(part for part in manifest["done"]["leaving"] if part["name"] == "time")
    assert times["treatment"] == "changed" and "histograms" in times["how"]


def edited(change):
    """Another times.json, spelled as Sfumato spells it."""

    def forge(release, _manifest):
        value = told(release)
        change(value)
        written = json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
        assert written != (release / "times.json").read_text(encoding="utf-8")
        (release / "times.json").write_text(written, encoding="utf-8")

    return forge


def first(**values):
    return edited(lambda value: value["arrows"][0].update(values))


def without_file(release, _manifest):
    (release / "times.json").unlink()


def claimed_plain(release, manifest):
    manifest["params"]["times"] = "none"
    promise_again(manifest)


@pytest.mark.parametrize(
    "change",
    [
        edited(lambda value: value.update(epsilon_arrows="3")),  # parts that do not add up
        edited(lambda value: value.update(epsilon_arrows="3", epsilon_times="1")),  # another share
        edited(lambda value: value.update(delta=1e-3)),
        edited(lambda value: value.update(about="exact numbers")),
        edited(lambda value: value["edges_in_seconds"].insert(1, 5)),
        edited(lambda value: value["arrows"].pop()),
        edited(
            lambda value: value["arrows"].append(
                {"arrow": ["q", "q"], "source": "pair", "weights": [0, 0, 90, 0]}
            )
        ),
        edited(lambda value: value["arrows"].append(value["arrows"][0])),
        edited(lambda value: value["arrows"][0].update(cases=3)),
        edited(
            lambda value: value["arrows"].insert(
                0, {"arrow": ["▶", "a"], "source": "flat", "weights": [1] * 4}
            )
        ),
        first(weights=[0, 1, 200, 0]),  # a cell that noise would have hidden
        first(weights=[0, 0, 200.5, 0]),
        first(weights=[0, 0, -200, 300]),
        first(weights=[0, 0, 200]),
        first(weights=[0, 0, 0, 0]),
        first(source="own"),
        first(source="flat"),
        first(source="all", weights=[0, 0, 7, 0]),  # below what is left of a sum
        lambda release, manifest: (release / "times.json").write_text("{", encoding="utf-8"),
        without_file,
        claimed_plain,
        params_(times_share=0.1),
        params_(pairs_per_case=50),
        params_(bins=["0", "1min", "1h"]),
    ],
)
def test_forged_durations_are_refused(honest, tmp_path, change):
    shutil.copytree(honest["csv"] / "release", tmp_path / "release")
    manifest = manifest_of(tmp_path / "release")
    change(tmp_path / "release", manifest)
    finish(tmp_path / "release", manifest)
    assert failed(tmp_path / "release") != []


def test_durations_far_above_the_log_are_refused_with_the_original(honest, tmp_path):
    shutil.copytree(honest["csv"], tmp_path / "whole")
    release = tmp_path / "whole" / "release"
    first(weights=[0, 0, 9000, 0])(release, {})
    finish(release, manifest_of(release))
    assert "Durations follow the log" in failed(tmp_path / "whole")


def test_times_of_a_graph_that_has_none_are_refused(honest, tmp_path):
    shutil.copytree(honest["plain"] / "release", tmp_path / "release")
    shutil.copy(honest["csv"] / "release" / "times.json", tmp_path / "release")
    finish(tmp_path / "release", manifest_of(tmp_path / "release"))
    assert failed(tmp_path / "release") != []


def test_long_names_that_repeat_are_no_free_text(shared_data):
    """Names of activities are sentences in this log: each stands for many cases."""
    log = load([shared_data("eventlogs/receipt.xes.gz")], Reading(), Columns(), Progress())
    params = Flow(epsilon=2)
    made = run(log, params, Randomness.from_seed(1), Progress())
    assert measure(log, made, params, Randomness.from_seed(1), Progress()).risk["identifiers"] == []
