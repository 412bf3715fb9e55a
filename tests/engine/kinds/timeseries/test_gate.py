"""The release gate of series, the words of the promise, and what is told of the run: as it was, no better."""

from __future__ import annotations

import csv
import json
from dataclasses import replace

import numpy as np
import pytest

from engine.core import params
from engine.core.errors import InputError, PromiseBroken, SfumatoError
from engine.core.pipeline import Pipeline
from engine.core.policy import Policy
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.task import task_of
from engine.core.technique import find
from engine.kinds.timeseries.data import Sensitive, SeriesTable
from engine.kinds.timeseries.kind import KIND, Columns, Naive, Reading
from tests.signing import ReleaseOptions

NAIVE, KAPRA = KIND.techniques


def labelled(name, labels):
    texts, codes = np.unique(np.asarray(labels, dtype=str), return_inverse=True)
    return Sensitive(name, codes.astype(np.int32), texts.astype(object))


def table(rows=240, points=8, seed=0, **sensitive):
    values = np.random.default_rng(seed).normal(size=(rows, points)).cumsum(axis=1)
    columns = tuple(labelled(name, labels) for name, labels in sensitive.items())
    return SeriesTable(values, tuple(f"t{j}" for j in range(points)), columns)


def judged(data, policy=None, technique=NAIVE, **settings):
    chosen = technique.Params(**settings)
    published = technique.run(data, chosen, Randomness.from_seed(1), Progress())
    measured = technique.measure(data, published, chosen, Randomness.from_seed(1), Progress())
    return {item.name: item for item in technique.gate(chosen, measured, policy or Policy())}, measured


# ── gate ──────────────────────────────────────────────────────────────────────────────────────


def test_the_smallest_class_is_judged_not_only_k():
    items, measured = judged(table(), k=10, P=2)
    assert measured.risk["P_achieved"] < 10 <= measured.risk["k_achieved"]
    assert measured.risk["identical_least"] == measured.risk["P_achieved"]
    assert items["Group size"].state == "amber"
    items, _ = judged(table(), k=20, P=10)
    assert items["Group size"].state == "green"


def test_a_pattern_that_one_series_may_have_blocks():
    items, measured = judged(table(), k=10, P=1)
    assert measured.risk["P_achieved"] == 1 and items["Group size"].state == "red"


def test_rows_that_no_other_equals_are_counted_with_their_sensitive_values():
    labels = [f"v{i % 40}" for i in range(240)]
    items, measured = judged(table(area=labels), k=20, P=10)
    assert measured.risk["identical_least"] == 1 and measured.risk["identical_alone"] > 0
    assert items["Equal rows"].state == "amber" and "stand alone" in items["Equal rows"].detail
    items, _ = judged(table(area=labels), Policy(max_unique_red=0.01), k=20, P=10)
    assert items["Equal rows"].state == "red"
    items, measured = judged(table(area=["one"] * 240), k=20, P=10)
    assert measured.risk["identical_least"] >= 10 and items["Equal rows"].state == "green"
    items, measured = judged(table(area=["one"] * 240), k=20, P=5)
    assert measured.risk["identical_alone"] == 0 and items["Equal rows"].state == "amber"


def test_the_attack_is_judged_where_it_succeeds_most():
    """Success grows with what is known: three values are not the worst case."""
    items, measured = judged(table(points=24), k=8, P=2)
    risk = measured.risk
    assert risk["attack_most"] > risk["attack_mean"] and risk["attack_most_known"] > 3
    between = (risk["attack_mean"] + risk["attack_most"]) / 2
    items, _ = judged(table(points=24), Policy(max_attack=between), k=8, P=2)
    assert items["Attack"].state == "amber" and f"{risk['attack_most']:.3f}" in items["Attack"].detail
    items, _ = judged(table(points=24), Policy(max_attack=risk["attack_most"]), k=8, P=2)
    assert items["Attack"].state == "green"


def test_the_map_of_risk_shows_the_figure_that_the_gate_judges():
    assert NAIVE.sweep.risk == KAPRA.sweep.risk == "attack_most"
    assert NAIVE.sweep.limit(Policy(max_attack=0.3)) == 0.3


def test_rare_sensitive_values_need_a_reason_and_many_of_them_block():
    common = ["a", "b", "c"] * 80
    items, measured = judged(table(tariff=common), k=10, P=3)
    assert items["Rare sensitive values"].state == "green" and measured.risk["rare_rows"] == 0
    few = [*common[:-2], "x", "y"]
    items, measured = judged(table(tariff=few), k=10, P=3)
    assert items["Rare sensitive values"].state == "amber"
    assert measured.risk["rare_rows"] == pytest.approx(2 / 240)
    many = [f"pair {i // 2}" if i < 200 else "common" for i in range(240)]
    items, measured = judged(table(tariff=many), k=10, P=3)
    assert items["Rare sensitive values"].state == "red"
    assert measured.risk["rare_rows"] == pytest.approx(200 / 240)


def test_values_that_are_rare_only_together_are_counted():
    first, second = [f"a{i % 12}" for i in range(240)], [f"b{i // 24}" for i in range(240)]
    assert judged(table(one=first), k=10, P=3)[1].risk["rare_rows"] == 0
    assert judged(table(two=second), k=10, P=3)[1].risk["rare_rows"] == 0
    assert judged(table(one=first, two=second), k=10, P=3)[1].risk["rare_rows"] == 1


def test_less_protection_never_makes_rare_values_look_better():
    few = ["a"] * 238 + ["x", "y"]
    shares = [judged(table(tariff=few), k=10, P=P)[1].risk["rare_rows"] for P in (1, 2, 3)]
    assert shares == pytest.approx([2 / 240] * 3)


@pytest.mark.parametrize("owners", [59, 79, 40])
def test_a_column_whose_values_mostly_name_a_series_is_refused(owners):
    """One owner with two meters does not make a list of owners a list of tariffs."""
    labels = [f"owner {i}" for i in range(owners)] + ["owner 0"] * (owners // 4)
    with pytest.raises(InputError, match=r"column owner: \d+ of \d+ series have a value of their own"):
        judged(table(rows=len(labels), owner=labels), k=5, P=2)


def test_columns_that_name_the_series_together_are_refused():
    first, second = [f"a{i % 16}" for i in range(240)], [f"b{i // 16}" for i in range(240)]
    with pytest.raises(InputError, match="columns one, two together: 240 of 240"):
        judged(table(one=first, two=second), k=10, P=2)


def test_identifiers_in_sensitive_columns_are_found():
    people = [f"person{i // 3}@example.org" for i in range(240)]
    _, measured = judged(table(contact=people), k=10, P=3)
    assert [(found["column"], found["state"]) for found in measured.risk["identifiers"]] == [
        ("contact", "red")
    ]
    assert judged(table(tariff=["a", "b"] * 120), k=10, P=3)[1].risk["identifiers"] == []


def test_readings_that_a_whole_group_shares_are_said():
    data = table()
    items, measured = judged(data, k=10, P=2)
    assert items["Shared readings"].state == "green" and measured.risk["shared_readings"] == 0
    values = data.values.copy()
    values[:, 3] = 0.5
    items, measured = judged(replace(data, values=values), k=10, P=2)
    assert items["Shared readings"].state == "amber" and measured.risk["shared_readings"] == 240


def test_without_a_sensitive_column_nothing_is_said_of_one():
    items, _ = judged(table(), k=10, P=2)
    assert not {"Equal rows", "One-valued classes", "Rare sensitive values"} & set(items)


# ── promise ───────────────────────────────────────────────────────────────────────────────────


def done(data, **settings):
    chosen = Naive(**settings)
    published = NAIVE.run(data, chosen, Randomness.from_seed(1), Progress())
    return chosen, NAIVE.describe(data, published, chosen)


def test_the_promise_speaks_of_what_was_done_and_of_nothing_else():
    promise = NAIVE.promise(*done(table(), k=10, P=2))
    assert promise.unit == "series" and "at least 10 series" in promise.words
    assert "as it is" not in promise.limits and "rounded outward" in promise.limits
    promise = NAIVE.promise(*done(table(tariff=["a", "b", "c"] * 80), k=10, P=2))
    assert "Published as it is: tariff" in promise.limits
    assert "2 candidates, not 10" in promise.limits
    assert "candidates" not in NAIVE.promise(*done(table(), k=10, P=10)).limits


def test_exact_ends_are_named_under_what_is_not_protected():
    limits = NAIVE.promise(*done(table(), k=10, P=2, ends="exact")).limits
    assert "exact readings" in limits and "rounded" not in limits


# ── what is told of the run ───────────────────────────────────────────────────────────────────


@pytest.fixture
def meters(tmp_path):
    """500 meters of 24 points: 8 begin with a gap, 25 have ten inner gaps each."""
    values = np.round(np.random.default_rng(4).normal(size=(500, 24)).cumsum(axis=1), 3)
    path = tmp_path / "meters.csv"
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["meter", *(f"t{j}" for j in range(24)), "PLZ", "tariff"])
        for i, row in enumerate(values.tolist()):
            cells: list[object] = list(row)
            if i < 8:
                cells[0] = ""
            elif i < 33:
                cells[5:15] = [""] * 10
            writer.writerow([f"M{i:04}", *cells, f"{39000 + i % 40}", ("day", "night")[i % 2]])
    return path


def test_dropped_and_filled_series_are_in_gate_report_and_manifest(meters, tmp_path):
    task = task_of(NAIVE, [meters], {"gaps": "interpolate", "sensitive": ["tariff"], "k": 10, "P": 2})
    released = Pipeline().release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    manifest = json.loads((tmp_path / "out" / "release" / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["done"]["facts"]["rows"] == {
        "read": 500,
        "released": 492,
        "dropped": 8,
        "filled": 250,
        "unit": "series",
    }
    line = next(item for item in released.gate if item.name == "Rows left out")
    assert line.state == "amber" and "8 of 500 series" in line.detail and "250 values" in line.detail
    report = (tmp_path / "out" / "release" / "report.html").read_text(encoding="utf-8")
    assert "250" in report and "492" in report
    kept = [part["name"] for part in manifest["done"]["leaving"] if part["treatment"] == "kept"]
    assert kept == ["tariff"] and "PLZ" not in json.dumps(manifest)


def test_the_series_that_kapra_suppresses_are_counted_as_dropped():
    for seed in range(30):
        data = table(rows=37, seed=seed)
        published = KAPRA.run(data, KAPRA.Params(k=5, P=4), Randomness.from_seed(1), Progress())
        if published.suppressed:
            break
    rows = KAPRA.describe(data, published, KAPRA.Params(k=5, P=4)).facts["rows"]
    assert (
        rows["dropped"] == published.suppressed > 0
        and rows["read"] == 37 == rows["released"] + rows["dropped"]
    )


# ── the window and the command line ───────────────────────────────────────────────────────────


def test_a_postcode_or_a_class_is_never_published_by_a_guess(tmp_path):
    path = tmp_path / "customers.csv"
    months = ["Jan", "Feb", "Mar", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez"]
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["Kunde", "Name", "PLZ", *months, "class"])
        for i in range(60):
            row = [10 + (i * j) % 7 for j in range(12)]
            writer.writerow([f"K{i}", f"Person {i // 2}", 39000 + i % 9, *row, i % 3])
    seen = KIND.preview([path], Reading(), Columns(), Progress())
    assert seen.chosen.sensitive == () and list(seen.chosen.time) == months
    assert {name: seen.roles[name] for name in ("Kunde", "Name", "PLZ", "class")} == {
        "Kunde": "id",
        "Name": "",
        "PLZ": "",
        "class": "",
    }


@pytest.mark.parametrize(
    "settings", [{}, {"sensitive": "tariff"}, {"sensitive": "PLZ,tariff"}, {"id": "meter"}]
)
def test_window_and_command_line_read_the_same_series(meters, settings):
    """The window loads what the preview chose, the command line what was declared."""
    declared = params.build(Columns, settings)
    reading = Reading(gaps="drop")
    seen = KIND.preview([meters], reading, declared, Progress())
    window = KIND.load([meters], seen.reading, seen.chosen, Progress())
    line = KIND.load([meters], reading, declared, Progress())
    assert window.times == line.times and np.array_equal(window.values, line.values)
    assert [c.name for c in window.sensitive] == [c.name for c in line.sensitive]
    assert window.counts == line.counts


def test_the_help_of_the_role_says_that_it_is_published_as_it_is():
    role = next(field for field in params.fields(Columns) if field.name == "sensitive")
    assert "published as it is" in role.help.lower()


def test_a_red_line_of_the_gate_stops_the_release(meters, tmp_path):
    task = task_of(NAIVE, [meters], {"gaps": "drop", "k": 10, "P": 1})
    with pytest.raises((PromiseBroken, SfumatoError), match="Group size"):
        Pipeline().release(task, ReleaseOptions(str(tmp_path / "out")), Progress())
    assert not (tmp_path / "out").exists()


def test_both_techniques_write_one_file_and_name_it():
    for key in ("timeseries.naive", "timeseries.kapra"):
        technique = find(key)
        assert technique.files(technique.Params(), None, "parquet") == {"data.parquet"}
