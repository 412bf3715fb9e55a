"""What the window shows of a run, as tables of the command line: sweep, inspect, and short human output."""

from __future__ import annotations

import csv
import io
import json

import pytest

from engine.cli import SAMPLES, main
from engine.core.technique import all_techniques, find, find_kind
from tests.signing import REASON

METERS, MAPS, PERMITS = SAMPLES / "meters.csv", SAMPLES / "barrier_maps.csv", SAMPLES / "permits.xes.gz"


@pytest.fixture
def sfumato(capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("SFUMATO_HOME", str(tmp_path / "home"))

    def run(*arguments):
        code = main([str(argument) for argument in arguments])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


def table(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def test_a_sweep_is_the_map_of_the_window(sfumato, tmp_path):
    few = tmp_path / "few.csv"
    few.write_text("\n".join(METERS.read_text(encoding="utf-8").splitlines()[:100]), encoding="utf-8")
    code, out, _ = sfumato("sweep", "timeseries.kapra", few, "--set", "k=10", "--json")
    answer = json.loads(out)
    assert code == 0 and answer["risk"] == {"key": "attack_most", "better": "lower"}
    first = answer["candidates"][0]
    assert first["chosen"] and first["params"] == {"k": 10, "P": 2}
    assert sum(one["chosen"] for one in answer["candidates"]) == 1
    front = [one for one in answer["candidates"] if one["front"]]
    for one in answer["candidates"]:
        assert any(best["risk"] <= one["risk"] and best["utility"] <= one["utility"] for best in front)
    code, out, _ = sfumato("sweep", "timeseries.kapra", few, "--set", "k=10", "--csv")
    rows = table(out)
    assert len(rows) == len(answer["candidates"]) and float(rows[0]["attack_most"]) == first["risk"]
    assert {row["gate"] for row in rows} <= {"green", "amber", "red"}


def test_what_a_sweep_cannot_do_is_one_line(sfumato):
    assert "drawn anew" in sfumato("sweep", "timeseries.kapra", METERS, "--set", "seed=3")[2]
    assert "two forms" in sfumato("sweep", "timeseries.kapra", METERS, "--json", "--csv")[2]
    assert "sweep timeseries.kapra FILE" in sfumato("sweep", "timeseries.kapra")[2]
    assert "known: edges" in sfumato("inspect", "graphs.synthetic", MAPS, "--table", "noise")[2]
    assert sfumato("inspect", "graphs.synthetic", MAPS, "--csv")[0] == 2


def test_expected_utility_over_epsilon_rises_with_it(sfumato):
    code, out, _ = sfumato("inspect", "eventlogs.travas", PERMITS, "--table", "expected", "--csv")
    rows = table(out)
    assert code == 0 and [float(row["epsilon"]) for row in rows] == [0.1, 0.2, 0.5, 1, 2, 4, 8]
    variants = [float(row["variants"]) for row in rows]
    assert variants == sorted(variants) and float(rows[-1]["similarity"]) > float(rows[0]["similarity"])


def test_noise_and_differences_of_a_graph_are_those_of_the_audit(sfumato, tmp_path):
    seed = ["--set", "seed=4"]
    code, out, _ = sfumato("inspect", "graphs.synthetic", MAPS, *seed, "--table", "edges", "--json")
    told = json.loads(out)
    (edges,) = told["tables"].values()
    assert code == 0 and told["utility"]["edges"] == len(
        [one for one in edges if one["released"] is not None]
    )
    for one in edges:
        assert one["difference"] == pytest.approx((one["released"] or 0) - one["weight"])
    technique = find("graphs.synthetic")
    run = ["run", technique.key, MAPS, *seed, "--out", tmp_path / "out", "--json"]
    missing = json.loads(sfumato(*run)[1])["missing_reasons"]
    run += [part for name in missing for part in ("--reason", f"{name}={REASON}")]
    assert sfumato(*run)[0] == 0
    written = table((tmp_path / "out" / "audit" / "edges.csv").read_text(encoding="utf-8"))
    assert [float(row["noise"]) for row in written] == [one["noise"] for one in edges]
    assert [float(row["difference"]) for row in written] == [one["difference"] for one in edges]


NEEDS_COLUMNS = "tables.dates"  # the sample has no dates
SHOWN = [t.key for t in all_techniques() if not t.key.startswith("clusters.") and t.key != NEEDS_COLUMNS]


@pytest.mark.parametrize("key", SHOWN)
def test_what_people_read_of_a_run_is_short(key, sfumato):
    code, out, err = sfumato("inspect", key, SAMPLES / find_kind(key).sample)
    assert code == 0, err
    figures = [line for line in out.splitlines() if not line.startswith("  warning:")]
    assert 3 <= len(figures) <= 10
    assert all(len(line) <= 100 and not set(line) & set("{}[]") for line in figures), figures


def test_what_people_read_of_a_comparison_has_one_figure_a_line(sfumato):
    _, out, _ = sfumato("compare", "timeseries", METERS, METERS)
    assert "{" not in out and "utility.value_loss_mean" in out
