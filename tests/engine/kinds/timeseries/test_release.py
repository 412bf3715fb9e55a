"""A whole run: figures on real data, attack, warnings, gate, comparison, progress and cancellation."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.core import params
from engine.core.errors import Cancelled
from engine.core.policy import Policy
from engine.core.progress import Listener, Progress
from engine.core.randomness import Randomness
from engine.kinds.timeseries import sax
from engine.kinds.timeseries.attack import attack, known_points
from engine.kinds.timeseries.data import Sensitive, SeriesTable
from engine.kinds.timeseries.derived_columns import derived_columns
from engine.kinds.timeseries.kind import KIND, Columns, Kapra, Naive, Reading

SAMPLE = Path(__file__).parents[4] / "resources" / "samples" / "meters.csv"
NAIVE, KAPRA = KIND.techniques
HOUSE = Policy()


def load(path, **columns):
    return KIND.load([path], Reading(), params.build(Columns, columns), Progress())


def run(technique, data, chosen, progress=None):
    published = technique.run(data, chosen, Randomness.from_seed(1), progress or Progress())
    return published, technique.measure(data, published, chosen, Randomness.from_seed(1), Progress())


@pytest.mark.parametrize(
    ("technique", "chosen", "value_loss", "pattern_loss"),
    [
        (NAIVE, Naive(k=10, P=3, segments=5), 9.7, 0.86),
        (NAIVE, Naive(k=10, P=3, segments=5, cut="aligned"), 9.2, 0.88),
        (KAPRA, Kapra(k=10, P=3, segments=5), 14.5, 0.70),
    ],
)
def test_weekly_sales(shared_data, technique, chosen, value_loss, pattern_loss):
    data = load(shared_data("timeseries/sales_weekly_811x52.csv"))
    _, measured = run(technique, data, chosen)
    assert measured.utility["value_loss_mean"] <= value_loss
    assert measured.utility["pattern_loss_mean"] <= pattern_loss
    assert measured.utility["value_loss_sum"] == pytest.approx(811 * measured.utility["value_loss_mean"])
    assert measured.risk["k_achieved"] >= 10 and measured.risk["P_achieved"] >= 3
    assert measured.risk["attack_worst"] <= 1 / 3 + 1e-12
    if technique is NAIVE and chosen.cut == "median":
        assert measured.risk["attack_raw"] == pytest.approx(0.575, abs=0.04)
        assert measured.risk["attack_mean"] == pytest.approx(0.014, abs=0.002)
    metrics = {metric.key for metric in technique.metrics}
    assert metrics == {*measured.utility, *measured.risk} - {"identifiers"}


def test_attack_is_the_reference():
    """Candidates counted row by row over the published rows."""
    generator = np.random.default_rng(2)
    data = SeriesTable(generator.integers(0, 4, (90, 6)).astype(float), tuple("abcdef"))
    chosen = Naive(k=6, P=2, segments=3)
    published = NAIVE.run(data, chosen, Randomness.from_seed(1), Progress())
    curves = attack(data.values, published.classes, published.leaf, np.random.default_rng(9))
    again = np.random.default_rng(9)
    rows = np.sort(again.choice(90, 90, replace=False))
    order = np.argsort(again.random((90, 6)), axis=1)
    for i, m in enumerate(known_points(6)):
        for t, row in enumerate(rows):
            known = order[t, :m]
            x = data.values[row]
            same = sum((data.values[r, known] == x[known]).all() for r in range(90))
            assert curves.raw[i, t] == pytest.approx(1 / same)
            inside = [r for r in range(90) if contains(published, r, x, known)]
            assert curves.by_values[i, t] == pytest.approx(1 / len(inside))
            alike = [r for r in inside if pattern(published, r) == own(published, x, r)]
            expected = (row in alike) / len(alike) if alike else 1 / len(inside)
            assert curves.by_pattern[i, t] == pytest.approx(expected)


def contains(published, row, x, known):
    low, high = published.low[published.group[row]], published.high[published.group[row]]
    return bool(((low[known] <= x[known]) & (x[known] <= high[known])).all())


def pattern(published, row):
    return published.leaf_words[published.leaf[row]].tolist()


def own(published, x, row):
    return sax.sax(x[None], published.segments, int(published.leaf_level[published.leaf[row]]))[0].tolist()


@pytest.mark.parametrize("technique", KIND.techniques, ids=lambda t: t.key)
def test_attack_stays_under_its_bounds(technique):
    data = load(SAMPLE)
    published, _ = run(technique, data, technique.Params(k=9, P=3))
    curves = attack(data.values, published.classes, published.leaf, np.random.default_rng(1))
    assert curves.by_values.max() <= 1 / 9 + 1e-12 and curves.by_pattern.max() <= 1 / 3 + 1e-12
    assert curves.raw.mean(axis=1)[-1] > 10 * curves.by_values.mean(axis=1)[-1]


# ── warnings and gate ─────────────────────────────────────────────────────────────────────────


def test_k_below_twice_p_is_warned_of():
    data = load(SAMPLE)
    assert any("less than 2P" in w for w in run(NAIVE, data, Naive(k=5, P=3))[1].warnings)
    assert not any("2P" in w for w in run(NAIVE, data, Naive(k=6, P=3))[1].warnings)


def labelled(values, labels):
    encoded, codes = np.unique(labels, return_inverse=True)
    return Sensitive("extra", codes.astype(np.int32), encoded)


def test_sensitive_columns_made_from_the_series_are_noticed():
    values = load(SAMPLE).values
    noise = np.random.default_rng(0)
    derived = {
        "sum": values.sum(axis=1),
        "peak": values.max(axis=1),
        "class": np.where(values.mean(axis=1) > 0.5, "high", "low"),
    }
    for labels in derived.values():
        assert derived_columns(values, (labelled(values, labels),))
    for labels in (noise.normal(size=240), noise.choice(["a", "b"], 240)):
        assert derived_columns(values, (labelled(values, labels),)) == []


def test_one_valued_classes_are_counted_and_gated():
    data = load(SAMPLE, sensitive="tariff")
    _, measured = run(NAIVE, data, Naive(k=10, P=2))
    same = replace(data, sensitive=(replace(data.sensitive[0], codes=np.zeros(240, dtype=np.int32)),))
    _, worst = run(NAIVE, same, Naive(k=10, P=2))
    assert worst.risk["homogeneous_rows"] == worst.risk["homogeneous_pattern_rows"] == 240
    assert 0 < measured.risk["homogeneous_pattern_rows"] < 240
    states = {item.name: item.state for item in NAIVE.gate(Naive(k=10, P=2), worst, HOUSE)}
    assert states["One-valued classes"] == "amber" and states["Group size"] == "amber"
    _, diverse = run(NAIVE, data, Naive(k=10, P=2, distinct=2))
    assert diverse.risk["homogeneous_pattern_rows"] == 0


def test_the_gate_blocks_a_broken_promise_and_asks_about_small_groups():
    chosen = Naive(k=8, P=2)
    _, measured = run(NAIVE, load(SAMPLE), chosen)
    states = {item.name: item.state for item in NAIVE.gate(chosen, measured, HOUSE)}
    assert states["Promise reached"] == "green" and states["Group size"] == "amber"
    broken = replace(measured, risk={**measured.risk, "k_achieved": 7})
    assert {i.name: i.state for i in NAIVE.gate(chosen, broken, HOUSE)}["Promise reached"] == "red"


def test_the_promise_in_words():
    words = NAIVE.promise(Naive(k=9, P=4)).words
    assert "at least 9 series" in words and "at least 4" in words


# ── comparison of files ───────────────────────────────────────────────────────────────────────


def test_compare_measures_a_file_as_the_run_did(tmp_path):
    data, chosen = load(SAMPLE, sensitive="tariff"), Kapra()
    published, measured = run(KAPRA, data, chosen)
    KAPRA.export(published, chosen, tmp_path, "csv", Randomness.from_seed(1))
    found = KIND.compare(SAMPLE, tmp_path, {"sensitive": "tariff", "k": "8", "P": "2"}, Progress())
    for key in ("value_loss_mean", "range_query_error_mean", "suppressed"):
        assert found["utility"][key] == pytest.approx(measured.utility[key])
    for key in ("k_achieved", "P_achieved", "homogeneous_rows", "attack_raw", "attack_values_mean"):
        assert found["risk"][key] == pytest.approx(measured.risk[key])
    assert all(check["passed"] for check in found["checks"])


def test_compare_has_no_figure_of_a_run_under_the_same_name_and_another_number(tmp_path):
    data, chosen = load(SAMPLE, sensitive="tariff"), Naive(k=10, P=2)
    published, measured = run(NAIVE, data, chosen)
    NAIVE.export(published, chosen, tmp_path, "csv", Randomness.from_seed(1))
    found = KIND.compare(SAMPLE, tmp_path, {"sensitive": "tariff"}, Progress())
    for group in ("utility", "risk"):
        for key, value in found[group].items():
            if key in getattr(measured, group):
                assert value == pytest.approx(getattr(measured, group)[key]), key
    assert found["utility"]["pattern_loss_expected_mean"] > 0


def without(path, column):
    with path.open(newline="") as file:
        rows = list(csv.reader(file))
    at = rows[0].index(column)
    with path.open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(row[:at] + row[at + 1 :] for row in rows)


def test_a_file_without_levels_is_judged_as_far_as_it_tells(tmp_path):
    """The layout of the notes on the Naive algorithm: intervals and patterns, no level."""
    data, chosen = load(SAMPLE), Naive(k=10, P=2)
    published, measured = run(NAIVE, data, chosen)
    NAIVE.export(published, chosen, tmp_path, "csv", Randomness.from_seed(1))
    published_with_levels = tmp_path / "with_levels.csv"
    published_with_levels.write_bytes((tmp_path / "data.csv").read_bytes())
    without(tmp_path / "data.csv", "Level")
    found = KIND.compare(SAMPLE, tmp_path / "data.csv", {"k": "10", "P": "2"}, Progress())
    levels = KIND.compare(SAMPLE, published_with_levels, {}, Progress())["utility"]
    assert found["utility"]["pattern_levels"] == "smallest alphabet that has the letters"
    assert found["utility"]["pattern_loss_expected_mean"] == pytest.approx(
        levels["pattern_loss_expected_mean"], abs=0.03
    )
    assert found["risk"]["attack_bound_mean"] is None
    assert found["risk"]["attack_values_mean"] == pytest.approx(measured.risk["attack_values_mean"])
    assert found["utility"]["value_loss_mean"] == pytest.approx(measured.utility["value_loss_mean"])
    checks = {check["name"]: check for check in found["checks"]}
    assert checks["Columns present"]["passed"] and "smallest alphabet" in checks["Columns present"]["detail"]
    assert checks["Every envelope in 10 rows"]["passed"]
    assert checks["Every pattern of an envelope in 2 rows"]["passed"]
    strict = KIND.compare(SAMPLE, tmp_path / "data.csv", {"k": "100", "P": "50"}, Progress())
    failed = {check["name"] for check in strict["checks"] if not check["passed"]}
    assert {"Every envelope in 100 rows", "Every pattern of an envelope in 50 rows"} <= failed
    without(tmp_path / "data.csv", "Pattern")
    bare = KIND.compare(SAMPLE, tmp_path / "data.csv", {"k": "10"}, Progress())
    assert bare["risk"]["P_achieved"] is None and bare["risk"]["k_achieved"] >= 10


def test_a_file_in_the_layout_of_the_notes_is_judged(tmp_path):
    """GroupID, `[min-max]` a time point, a sensitive column, the pattern, no level: k and P are checked."""
    original, released = tmp_path / "original.csv", tmp_path / "naive_anonymized.csv"
    curves = [
        [1, 2, 3, 4, 5, 6, 7, 8],
        [2, 3, 4, 5, 6, 7, 8, 9],
        [8, 7, 6, 5, 4, 3, 2, 1],
        [9, 8, 7, 6, 5, 4, 3, 2],
    ]
    header = [f"H{n}" for n in range(1, 9)]
    body = [[*curve, "ABCD"[n // 2]] for n, curve in enumerate(curves)]
    original.write_text(
        "\n".join(",".join(map(str, row)) for row in [[*header, "Performance_SD"], *body]) + "\n"
    )
    up, down = (
        [f"[{min(pair)}-{max(pair)}]" for pair in zip(*curves[at : at + 2], strict=True)] for at in (0, 2)
    )
    rows = [
        ["0", *up, "A", "aabb"],
        ["0", *up, "A", "aabb"],
        ["1", *down, "B", "cbba"],
        ["1", *down, "B", "cbba"],
    ]
    named = [["GroupID", *header, "Performance_SD", "Pattern"], *rows]
    released.write_text("\n".join(",".join(row) for row in named) + "\n")
    options = {"sensitive": "Performance_SD", "k": "2", "P": "2"}
    found = KIND.compare(original, released, options, Progress())
    assert found["utility"]["value_loss_mean"] == 1 and found["risk"]["k_achieved"] == 2
    steps = np.repeat([[-1, -1, 1, 1], [1, 0, 0, -1]], 2, axis=1)  # heights up to shift and scale
    loss = [1 - np.corrcoef(curves[0], steps[0])[0, 1], 1 - np.corrcoef(curves[2], steps[1])[0, 1]]
    assert found["utility"]["pattern_loss_expected_mean"] == pytest.approx(np.mean(loss))
    assert found["risk"]["P_achieved"] == 2 and all(
        check["passed"] for check in found["checks"] if check["name"].startswith(("Every", "Columns"))
    )
    strict = KIND.compare(original, released, options | {"k": "3", "P": "3"}, Progress())
    failed = {check["name"] for check in strict["checks"] if not check["passed"]}
    assert {"Every envelope in 3 rows", "Every pattern of an envelope in 3 rows"} <= failed


def test_compare_the_original_with_itself():
    found = KIND.compare(SAMPLE, SAMPLE, {}, Progress())
    assert found["utility"]["value_loss_mean"] == 0 and found["utility"]["range_query_error_mean"] == 0
    assert found["risk"]["k_achieved"] == 1 and found["risk"]["attack_bound_worst"] in (1, None)
    assert not all(check["passed"] for check in found["checks"])


# ── progress ──────────────────────────────────────────────────────────────────────────────────


class Watching(Listener):
    def __init__(self, stop_after=10**9):
        self.asked, self.stop_after, self.shown, self.fractions = 0, stop_after, [], []

    def update(self, update):
        self.fractions.append(update.fraction)

    def snapshot(self, snapshot):
        self.shown.append(snapshot)

    def cancelled(self):
        self.asked += 1
        return self.asked > self.stop_after


@pytest.mark.parametrize("technique", KIND.techniques, ids=lambda t: t.key)
def test_progress_rises_and_groups_are_shown(technique):
    values = np.random.default_rng(0).normal(size=(40_000 if technique is NAIVE else 3000, 12))
    data = SeriesTable(values, tuple(f"t{j}" for j in range(12)))
    watching = Watching()
    technique.run(data, technique.Params(), Randomness.from_seed(1), Progress(watching))
    assert watching.fractions == sorted(watching.fractions)
    shown = watching.shown[-1]
    assert 0 < shown.rows <= shown.total and shown.low.shape == shown.high.shape == (len(shown.low), 12)
    assert (shown.low <= shown.high).all()


@pytest.mark.parametrize("technique", KIND.techniques, ids=lambda t: t.key)
@pytest.mark.parametrize("after", [0, 3, 9])
def test_cancel_is_heard(technique, after):
    data = SeriesTable(np.random.default_rng(0).normal(size=(40_000, 8)), tuple("abcdefgh"))
    with pytest.raises(Cancelled):
        technique.run(data, technique.Params(), Randomness.from_seed(1), Progress(Watching(after)))


@pytest.mark.parametrize("technique", KIND.techniques, ids=lambda t: t.key)
def test_every_view_answers(technique):
    data, chosen = load(SAMPLE, sensitive="tariff"), technique.Params()
    published, _ = run(technique, data, chosen)
    assert KIND.views["overview"](data, None, None) is not None
    for name, view in KIND.views.items():
        assert view(data, published, chosen) is not None, name
