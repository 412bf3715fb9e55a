"""The private directly-follows graph: worked examples, exact tails, releases, forgeries."""

from __future__ import annotations

import json
import math
import shutil
from random import Random

import networkx
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError, ParameterError, ReleaseError
from engine.core.params import build
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.eventlogs.data import log_of
from engine.kinds.eventlogs.export_flow import write_flow
from engine.kinds.eventlogs.flow import bounded_pairs, least_weight, pairs_of, threshold_pairs
from engine.kinds.eventlogs.load import load
from engine.kinds.eventlogs.measure_flow import case_pairs, measure, single_pair_released, total_variation
from engine.kinds.eventlogs.params import Columns, Flow, Reading
from engine.kinds.eventlogs.run import run
from engine.kinds.eventlogs.verify_flow import FlowClaims, read_flow
from engine.kinds.eventlogs.views import dfg
from tests.engine.kinds.eventlogs.forging import bytes_, facts, failed, finish, instead, manifest_of, params_
from tests.signing import ReleaseOptions

FLOW = find("eventlogs.flow")
WAYS = {tuple("ab"): 200, tuple("abab"): 30, tuple("ba"): 150, ("c",): 50}


@pytest.mark.parametrize(
    ("c", "epsilon", "delta", "least"),
    [
        (1, 1, 0.01, 6),
        (2, 1, 1e-3, 16),
        (4, 2, 1e-4, 22),
        (8, 1, 1e-5, 105),
        (8, 1, 1e-6, 124),
        (5, 4, 1e-3, 12),
        (3, 2, 0.01, 9),
    ],
)
def test_thresholds(c, epsilon, delta, least):
    assert least_weight(epsilon, delta, c) == least == FlowClaims(epsilon, delta, c).threshold


@settings(deadline=None)
@given(st.integers(1, 200), st.floats(0.01, 20), st.floats(1e-12, 0.9))
def test_a_pair_of_one_case_appears_with_probability_delta_1_at_most(c, epsilon, delta):
    """P(1 + X ≥ T), computed from the law of the noise and not from the formula of the threshold."""
    least = least_weight(epsilon, delta, c)
    q = math.exp(-epsilon / c)
    # Σ_{x ≥ T−1} (1−q)/(1+q)·q^x
    tail = (1 - q) / (1 + q) * q ** (least - 1) / (1 - q) if q < 1 else 0.0
    assert tail <= delta / c * (1 + 1e-9)
    assert single_pair_released(epsilon, least, c) == pytest.approx(tail, rel=1e-6, abs=1e-300)
    assert FlowClaims(epsilon, delta, c).threshold == pytest.approx(least, abs=1)


def pairs(counts: dict[str, int], c: int):
    log = log_of({tuple(way): cases for way, cases in counts.items()})
    return log, bounded_pairs(log.as_counts(), c, Random(1), Progress())


def drawn(log, kept, noise, epsilon, delta, c):
    order = sorted(kept)
    numbers = np.array([noise.get(pair, 0) for pair in order])
    made = threshold_pairs(kept, order, numbers, epsilon, delta, c, log, Progress())
    return dict(zip(("".join(pair) for pair in made.pairs), made.weights.tolist(), strict=True))


def test_example_without_noise():
    log, kept = pairs({"ab": 20, "abab": 3, "ba": 2, "c": 5}, 5)
    assert {"".join(pair): n for pair, n in kept.items() if "c" not in pair} == {
        "ab": 23,
        "▶a": 23,
        "b■": 23,
        "ba": 5,
        "▶b": 2,
        "a■": 2,
    }
    assert drawn(log, kept, {}, 4, 1e-3, 5) == {"ab": 23, "▶a": 23, "b■": 23}


def test_example_with_noise():
    log, kept = pairs({"ab": 20, "ba": 4, "c": 3}, 3)
    noise = dict(
        zip(
            [("a", "b"), ("a", "■"), ("b", "a"), ("b", "■"), ("▶", "a"), ("▶", "b")],
            [1, -2, 5, 6, 0, 3],
            strict=True,
        )
    )
    assert drawn(log, kept, noise, 2, 0.01, 3) == {"ab": 21, "ba": 9, "b■": 26, "▶a": 20}


@settings(deadline=None)
@given(
    st.dictionaries(
        st.lists(st.sampled_from("abcd"), min_size=1, max_size=8).map(tuple), st.integers(1, 5), min_size=1
    ),
    st.integers(1, 6),
)
def test_no_case_adds_more_than_c_pairs(counts, c):
    """A case more changes at most c pairs by one each: what the noise is made for."""
    kept = bounded_pairs(counts, c, Random(3), Progress())
    assert sum(kept.values()) == sum(min(c, len(pairs_of(way))) * n for way, n in counts.items())
    whole = case_pairs(counts)
    assert all(0 < n <= whole[pair] for pair, n in kept.items())


def test_the_order_of_the_file_decides_nothing():
    one = run(log_of(WAYS), Flow(delta=0.01), Randomness.from_seed(4), Progress())
    other = run(log_of(dict(reversed(WAYS.items()))), Flow(delta=0.01), Randomness.from_seed(4), Progress())
    assert one.pairs == other.pairs and one.weights.tolist() == other.weights.tolist()


@pytest.mark.parametrize("name", ["▶", "■"])
def test_an_activity_called_like_the_beginning_is_refused(name):
    with pytest.raises(InputError, match="stands for the beginning"):
        run(log_of({("a", name): 5}), Flow(), Randomness.from_seed(1), Progress())


def test_an_empty_release_says_which_epsilon_would_release_something():
    log = log_of({("a", "b"): 60})
    params = Flow(delta=1e-5)
    made = run(log, params, Randomness.from_seed(1), Progress())
    measured = measure(log, made, params, Randomness.from_seed(1), Progress())
    assert made.pairs == () and total_variation(made, case_pairs(log.as_counts())) is None
    assert any("ε = 1.8 would release something" in warning for warning in measured.warnings)


@pytest.mark.parametrize("values", [{"epsilon": 0}, {"epsilon": "nan"}, {"delta": 1}, {"pairs_per_case": 0}])
def test_parameters_that_cannot_be(values):
    with pytest.raises(ParameterError):
        build(Flow, values)


def test_the_window_sees_both_graphs():
    log = log_of(WAYS)
    made = run(log, Flow(epsilon=8, delta=0.01), Randomness.from_seed(1), Progress())
    shown = dfg(log, made, Flow())
    assert shown.compared and shown.before.sum() == sum(case_pairs(log.as_counts()).values())
    assert shown.after.sum() == made.weights.sum()


def test_activities_of_both_graphs_are_counted_alike():
    """Of each log what reaches an activity, each arrow once a case: with next to no noise the same."""
    log = log_of({tuple("abab"): 5000, tuple("ab"): 5000})
    made = run(log, Flow(epsilon=20), Randomness.from_seed(1), Progress())
    shown = {name: (before, after) for name, before, after in dfg(log, made, Flow()).nodes}
    assert shown["a"][0] == 15_000 and shown["b"][0] == 10_000
    assert all(after == pytest.approx(before, abs=20) for before, after in shown.values())


# ── the measured table ────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "edges", "kept", "variation", "errors"),
    [
        ("sepsis", 22.8, 0.748, 0.252, (0.9, 0.012, 0.012)),
        ("receipt", 13.6, 0.897, 0.103, (0.7, 0.012, 0.012)),
        pytest.param("bpic13_incidents", 10.8, 0.998, 0.002, (1.0, 0.002, 0.002), marks=pytest.mark.slow),
        pytest.param("bpic2012", 69.6, 0.966, 0.202, (1.0, 0.003, 0.003), marks=pytest.mark.slow),
    ],
)
def test_measured_with_c_8(shared_data, name, edges, kept, variation, errors):
    """Means of 20 draws; the figures to meet are means of 5, the allowance three standard errors of both."""
    log = load([shared_data(f"eventlogs/{name}.xes.gz")], Reading(), Columns(), Progress())
    passages, rows = case_pairs(log.as_counts()), []
    for seed in range(20):
        made = run(log, Flow(), Randomness.from_seed(seed), Progress())
        share = sum(passages[pair] for pair in made.pairs) / sum(passages.values())
        rows.append((len(made.pairs), share, total_variation(made, passages)))
    means = np.mean(rows, axis=0)
    for mean, target, error in zip(means, (edges, kept, variation), errors, strict=True):
        assert mean == pytest.approx(target, abs=error)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "c", "edges", "kept", "variation"),
    [
        ("sepsis", 4, 23.4, 0.758, 0.243),
        ("sepsis", 16, 20.0, 0.708, 0.292),
        ("sepsis", 24, 11.8, 0.530, 0.470),
        ("receipt", 4, 15.2, 0.914, 0.088),
        ("receipt", 16, 8.8, 0.827, 0.173),
        ("receipt", 24, 8.0, 0.808, 0.192),
        ("bpic13_incidents", 4, 10.8, 0.998, 0.046),
        ("bpic13_incidents", 16, 10.0, 0.996, 0.004),
        ("bpic13_incidents", 24, 10.0, 0.996, 0.006),
    ],
)
def test_measured_with_other_bounds(shared_data, name, c, edges, kept, variation):
    """Means of 20 draws against means of 5: three standard errors of both, and what the digits hide."""
    log = load([shared_data(f"eventlogs/{name}.xes.gz")], Reading(), Columns(), Progress())
    passages, rows = case_pairs(log.as_counts()), []
    for seed in range(20):
        made = run(log, Flow(pairs_per_case=c), Randomness.from_seed(seed), Progress())
        share = sum(passages[pair] for pair in made.pairs) / sum(passages.values())
        rows.append((len(made.pairs), share, total_variation(made, passages)))
    mean, spread = np.mean(rows, axis=0), np.std(rows, axis=0, ddof=1)
    for own, wide, told, digits in zip(
        mean, spread, (edges, kept, variation), (0.1, 1e-3, 1e-3), strict=True
    ):
        assert abs(own - told) <= 3 * wide * math.sqrt(1 / 20 + 1 / 5) + digits


# ── files and forgeries ───────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("format", FLOW.formats)
def test_written_and_read_again(tmp_path, format):
    weights = {("▶", "a, <b>"): 120, ("a, <b>", "=c"): 110, ("=c", "■"): 115, ("=c", "=c"): 106}
    write_flow(weights, tmp_path, format)
    assert dict(read_flow(tmp_path / f"data.{format}")) == weights


def test_other_tools_open_it(tmp_path):
    weights = {("▶", "a & b"): 120, ("a & b", "■"): 115}
    write_flow(weights, tmp_path, "graphml")
    graph = networkx.read_graphml(tmp_path / "data.graphml")
    assert {data["label"]: data["type"] for _, data in graph.nodes(data=True)} == {
        "start": "start",
        "a & b": "activity",
        "end": "end",
    }
    write_flow(weights, tmp_path, "json")
    linked = networkx.node_link_graph(json.loads((tmp_path / "data.json").read_text()), edges="edges")
    assert linked.is_directed() and sorted(w for _, _, w in linked.edges(data="weight")) == [115, 120]


def test_an_activity_called_start_needs_a_type(tmp_path):
    weights = {("▶", "start"): 120, ("start", "■"): 115}
    with pytest.raises(ReleaseError, match="called 'start'"):
        write_flow(weights, tmp_path, "csv")
    for format in ("graphml", "json"):
        write_flow(weights, tmp_path, format)
        assert dict(read_flow(tmp_path / f"data.{format}")) == weights


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    folder = tmp_path_factory.mktemp("flow")
    rows, number = ["case,activity"], 0
    for way, cases in WAYS.items():
        for _ in range(cases):
            number += 1
            rows += [f"{number},{name}" for name in way]
    (folder / "log.csv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    for format in FLOW.formats:
        task = task_of(FLOW, [folder / "log.csv"], {"epsilon": 2}, None)
        Pipeline().release(task, ReleaseOptions(str(folder / format), format), Progress())
    return folder


def test_honest_releases_are_accepted(honest):
    for format in FLOW.formats:
        assert failed(honest / format) == []


def forged(honest, tmp_path, change, format="csv"):
    shutil.copytree(honest / format / "release", tmp_path / "release")
    manifest = manifest_of(tmp_path / "release")
    change(tmp_path / "release", manifest)
    finish(tmp_path / "release", manifest)
    return failed(tmp_path / "release")


@pytest.mark.parametrize(
    ("format", "change"),
    [
        ("csv", instead(r"a,b,\d+", "a,b,9")),  # below the threshold
        ("csv", instead(r"a,b,(\d+)", r"a,b,\1.5")),
        ("csv", instead(r"(a,b,\d+\r?\n)", r"\1\1")),  # twice
        ("csv", instead(r"start,a,(\d+)", r"a,start,\1")),  # into the start
        ("csv", instead(r"source,target,weight", "source,target,count")),
        ("csv", bytes_(lambda data: data + b"zz,zz,500,extra\n")),
        ("graphml", instead(r"</graph>", "<!-- secret --></graph>")),
        ("graphml", instead(r'<data key="type">activity', '<data key="type">patient')),
        ("json", instead(r'"directed": true', '"directed": true, "note": "x"')),
        ("json", instead(r'"weight": (\d+)', r'"weight": "\1"')),
        ("csv", params_(epsilon=0.2)),  # the weights would be below that threshold
        ("csv", params_(pairs_per_case=100)),
        ("csv", facts(delta=0.123)),
        ("csv", facts(person="no")),
    ],
)
def test_forged_releases_are_refused(honest, tmp_path, format, change):
    assert forged(honest, tmp_path, change, format) != []


def test_an_invented_arrow_is_refused_with_the_original(honest, tmp_path):
    shutil.copytree(honest / "csv", tmp_path / "csv")
    release = tmp_path / "csv" / "release"
    path = release / "data.csv"
    written = path.read_text(encoding="utf-8")
    path.write_bytes(written.replace("start,a,", "start,q,").encode())
    finish(release, manifest_of(release))
    assert "No invented arrow" in failed(tmp_path / "csv")
