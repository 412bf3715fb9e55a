"""The command line as it is used from outside: fixed sub-commands, exit codes and JSON."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.signing import REASON, sfumato, sfumato_process, signed_run

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "resources" / "samples" / "meters.csv"


def one_line(result) -> str:
    assert result.returncode == 2, result.stderr
    assert result.stderr.count("\n") == 1 and "Traceback" not in result.stderr
    return result.stderr


@pytest.fixture
def out(tmp_path):
    return tmp_path / "out"


def test_run_verify_and_a_changed_interval(out):
    settings = ["--set", "k=6", "--set", "seed=1", "--out", out]
    ran = signed_run("timeseries.naive", SAMPLE, *settings, command=sfumato_process)
    assert ran.returncode == 0, ran.stderr
    answer = json.loads(ran.stdout)
    assert answer["verified"] is True and answer["technique"] == "timeseries.naive"
    assert answer["risk"]["k_achieved"] >= 6 and answer["release"] == str(out)
    assert any("reproducible, do not publish" in warning for warning in answer["warnings"])
    assert ran.stderr == ""

    good = sfumato_process("verify", out, "--json")
    assert good.returncode == 0 and json.loads(good.stdout)["verified"] is True
    assert re.search(
        r"^ok +Figures as counted: \d+ counted again in the released file; \d+ as measured by the house",
        sfumato("verify", out).stdout,
        re.MULTILINE,
    )

    data = out / "release" / "data.csv"
    lines = data.read_text(encoding="utf-8").splitlines()
    cells = lines[3].split(",")
    cells[2] = "[0..1]"
    data.write_text("\n".join([*lines[:3], ",".join(cells), *lines[4:]]) + "\n", encoding="utf-8")
    bad = sfumato("verify", out, "--json")
    failed = [check for check in json.loads(bad.stdout)["checks"] if not check["passed"]]
    assert bad.returncode == 1
    assert any("data.csv" in check["detail"] for check in failed)
    assert any("envelope" in (check["name"] + check["detail"]).lower() for check in failed)


def test_the_recipe_of_the_audit_gives_the_same_bytes(out, tmp_path):
    settings = ["--set", "k=5", "--set", "P=2", "--set", "seed=11"]
    assert signed_run("timeseries.kapra", SAMPLE, *settings, "--out", out).returncode == 0
    again = signed_run(out / "audit" / "recipe.toml", "--out", tmp_path / "again", cwd=tmp_path)
    assert again.returncode == 0, again.stderr
    first, second = (folder / "release" / "data.csv" for folder in (out, tmp_path / "again"))
    assert first.read_bytes() == second.read_bytes()


def test_what_is_printed_is_utf8_whatever_the_system_prefers():
    """Windows gives a pipe the letters of the region; the verifier's answer goes through one."""
    command = [sys.executable, str(ROOT / "main.py"), "techniques", "--json"]
    system = {**os.environ, "PYTHONUTF8": "0", "PYTHONIOENCODING": "cp1252"}
    done = subprocess.run(command, env=system, capture_output=True, check=True)
    assert any("ε" in json.dumps(one, ensure_ascii=False) for one in json.loads(done.stdout)["techniques"])


def test_techniques_are_listed_with_their_parameters():
    listed = json.loads(sfumato("techniques", "--json").stdout)["techniques"]
    naive = next(t for t in listed if t["key"] == "timeseries.naive")
    k = next(p for p in naive["params"] if p["name"] == "k")
    assert k["default"] == 8 and k["low"] == 2 and k["help"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["run", "timeseries.naive", SAMPLE, "--set", "k=3", "--set", "P=5", "--out", "X"], "P"),
        (["run", "timeseries.naive", SAMPLE, "--set", "k=three", "--out", "X"], "'three'"),
        (["run", "timeseries.naive", SAMPLE, "--set", "k", "--out", "X"], "has no value"),
        (["run", "timeseries.naive", SAMPLE, "--set", "k=8", "--set", "k=9", "--out", "X"], "given twice"),
        (["run", "timeseries.naive", SAMPLE, "--set", "colour=red", "--out", "X"], "no setting 'colour'"),
        (["run", "timeseries.naive", SAMPLE, "--set", "seed=x", "--out", "X"], "whole number"),
        (["run", "timeseries.naive", "none.csv", "--out", "X"], "none.csv"),
        (["run", "timeseries.naive", "--out", "X"], "no input file"),
        (["run", "nothing.here", SAMPLE, "--out", "X"], "no technique 'nothing.here'"),
        (["run", "missing.toml", "--out", "X"], "no recipe"),
        (["run", "timeseries.naive", SAMPLE], "--out"),
        (["frobnicate"], "frobnicate"),
        (["verify", "."], "manifest.json"),
        (["compare", "poems", "a", "b"], "no data kind 'poems'"),
    ],
)
def test_every_mistake_is_one_clear_line(arguments, said, tmp_path):
    result = sfumato(*arguments, cwd=tmp_path)
    assert said in one_line(result)
    assert not (tmp_path / "X").exists()


def test_with_json_an_error_is_an_object_too(tmp_path):
    result = sfumato("run", "timeseries.naive", "none.csv", "--out", "X", "--json", cwd=tmp_path)
    assert result.returncode == 2
    assert set(json.loads(result.stdout)) == {"error", "hint"}


def test_bad_files_are_one_clear_line(tmp_path):
    files = {
        "empty.csv": (b"", "empty"),
        "binary.csv": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0" * 20, "binary.csv"),
        "one.csv": (b"id,a,b,c\nx,1,2,3\n", "1 series"),
        "text.csv": (b"id,a,b\nx,1,2\ny,1,n/a\nz,3,4\n", "n/a"),
    }
    for name, (content, said) in files.items():
        (tmp_path / name).write_bytes(content)
        result = sfumato("run", "timeseries.naive", name, "--set", "k=2", "--out", "X", cwd=tmp_path)
        assert said in one_line(result), name
        assert not (tmp_path / "X").exists()


def test_real_files_that_need_a_decision(shared_data, tmp_path):
    news = shared_data("timeseries/news_popularity_minus1_missing.csv")
    told = sfumato(
        "run", "timeseries.naive", news, "--set", "missing=-1", "--out", "X", "--json", cwd=tmp_path
    )
    assert "--set gaps=" in one_line(told) and "missing" in told.stderr
    pickup = shared_data("timeseries/PickupGestureWiimoteZ_unequal.csv")
    told = sfumato("run", "timeseries.naive", pickup, "--out", "X", cwd=tmp_path)
    assert "length" in one_line(told)
    assert not (tmp_path / "X").exists()


@pytest.mark.parametrize(
    ("technique", "settings", "value_loss", "pattern_loss"),
    [
        ("timeseries.naive", [], 9.7, 0.86),
        ("timeseries.naive", ["--set", "cut=aligned"], 9.2, 1.0),
        ("timeseries.kapra", [], 14.5, 0.70),
    ],
)
def test_weekly_sales_keep_their_use(technique, settings, value_loss, pattern_loss, shared_data, out):
    sales = shared_data("timeseries/sales_weekly_811x52.csv")
    common = ["--set", "k=10", "--set", "P=3", "--set", "segments=5", "--out", out]
    ran = signed_run(technique, sales, *common, *settings)
    assert ran.returncode == 0, ran.stderr
    utility = json.loads(ran.stdout)["utility"]
    assert utility["value_loss_mean"] <= value_loss
    assert utility["pattern_loss_mean"] <= pattern_loss
    assert sfumato("verify", out).returncode == 0


def test_demo_releases_a_sample_of_every_workspace(tmp_path):
    result = sfumato("demo", "--out", tmp_path / "demo")
    assert result.returncode == 0, result.stderr
    for folder in (tmp_path / "demo").iterdir():
        assert (folder / "release" / "manifest.json").exists()
    assert (tmp_path / "demo" / "timeseries").exists()


# ── the gate of the command line ──────────────────────────────────────────────────────────────


SEEDED = ["timeseries.naive", SAMPLE, "--set", "k=12", "--set", "seed=1"]


def missing_reasons(*more, out):
    ran = sfumato("run", *SEEDED, *more, "--out", out, "--json")
    assert ran.returncode == 1 and not out.exists()
    return json.loads(ran.stdout)


def test_an_amber_line_without_a_reason_writes_nothing(out):
    told = missing_reasons(out=out)
    assert "Fresh randomness" in told["missing_reasons"] and told["blocked"] == []
    assert "Fresh randomness" in told["error"] and "--reason" in told["hint"]


@pytest.mark.parametrize("text", ["", "x", "because", "it is fine"])
def test_a_word_is_no_reason(text, out):
    told = missing_reasons("--reason", f"Fresh randomness={text}", out=out)
    assert "Fresh randomness" in told["missing_reasons"]


def test_reasons_of_the_command_line_stand_in_the_audit(out):
    ran = signed_run(*SEEDED, "--out", out, "--signed-by", "Ada Lovelace")
    assert ran.returncode == 0, ran.stderr
    audit = json.loads((out / "audit" / "audit.json").read_text(encoding="utf-8"))
    assert audit["reasons"]["Fresh randomness"] == REASON
    assert "Ada Lovelace" in (out / "release" / "report.html").read_text(encoding="utf-8")


def test_a_red_line_blocks_whatever_the_reason(out, tmp_path):
    (tmp_path / "house.toml").write_text("min_group = 500\nmin_group_red = 400\n", encoding="utf-8")
    ran = signed_run(*SEEDED, "--policy", tmp_path / "house.toml", "--out", out)
    assert ran.returncode == 1 and not out.exists()
    assert json.loads(ran.stdout)["blocked"]


def test_a_reason_without_a_text_is_a_wrong_call(out):
    assert "--reason" in one_line(sfumato("run", *SEEDED, "--reason", "Fresh randomness", "--out", out))


def test_the_ledger_is_shown_and_exported(out, tmp_path):
    assert sfumato("ledger").stdout.strip() == "nothing was released yet"
    assert signed_run(*SEEDED, "--out", out, "--dataset", "meters of the town").returncode == 0
    told = json.loads(sfumato("ledger", "--export", tmp_path / "all.csv", "--json").stdout)
    assert [entry["dataset"] for entry in told["entries"]] == ["meters of the town"]
    assert "meters of the town" in (tmp_path / "all.csv").read_text(encoding="utf-8")


def test_a_demo_replaces_nothing_unasked_and_spends_nothing(tmp_path):
    (tmp_path / "eventlogs" / "release").mkdir(parents=True)
    (tmp_path / "eventlogs" / "release" / "thesis.docx").write_text("mine")
    assert "is there already" in one_line(sfumato("demo", "--out", tmp_path))
    assert (tmp_path / "eventlogs" / "release" / "thesis.docx").read_text() == "mine"
    assert sfumato("ledger").stdout.strip() == "nothing was released yet"


def test_a_release_that_is_there_is_replaced_by_the_option_that_is_named(out):
    """A30 of the walk through tables: the sentence named `--set overwrite=True`, which is refused."""
    settings = ["timeseries.naive", SAMPLE, "--set", "k=12", "--set", "seed=1", "--out", out]
    assert signed_run(*settings).returncode == 0
    told = sfumato("run", *settings).stderr
    assert "already holds a release" in told and "Replace it: --overwrite" in told
    assert "--set overwrite" not in told
    assert signed_run(*settings, "--overwrite").returncode == 0
