"""Sentences of manifest, report, verifier and errors, held against what is so."""

from __future__ import annotations

import ast
import html
import re
import shutil
from pathlib import Path

import pytest

from engine.cli import SAMPLES
from engine.core.gate import judge
from engine.core.pipeline import Pipeline
from engine.core.policy import Policy
from engine.core.progress import Progress
from engine.core.report.html import _number, _rows_told
from engine.core.task import task_of
from engine.core.technique import find
from engine.core.translation import Translation
from engine.verify.folder import verify_folder
from tests.signing import ReleaseOptions

ROOT = Path(__file__).resolve().parents[2]


def released(key: str, sample: str, folder: Path, **values) -> Path:
    Pipeline().release(
        task_of(find(key), [SAMPLES / sample], values), ReleaseOptions(str(folder)), Progress()
    )
    return folder / "release"


def page_of(release: Path) -> str:
    """What a reader of the report reads."""
    page = (release / "report.html").read_text(encoding="utf-8")
    page = re.sub(r"<(svg|style).*?</\1>", " ", page, flags=re.DOTALL)
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", page)))


@pytest.fixture(scope="module")
def series(tmp_path_factory):
    folder = tmp_path_factory.mktemp("series") / "out"
    return released("timeseries.naive", "meters.csv", folder)


# ── the gate ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("gaps", "state", "said"),
    [
        (0, "green", "all 100 series of the file are released"),
        (3, "green", "3 of 100 series are left out; the house allows 5%"),
        (8, "amber", "8 of 100 series are left out; the house allows 5%"),
    ],
)
def test_the_gate_and_the_report_count_what_is_left_out(tmp_path, gaps, state, said):
    rows = [f"p{i},{i % 7},{'' if i < gaps else i % 5},{i % 3}" for i in range(100)]
    path = tmp_path / "series.csv"
    path.write_text("\n".join(["id,t1,t2,t3", *rows]) + "\n", encoding="utf-8")
    task = task_of(find("timeseries.naive"), [path], {"gaps": "drop"}, seed=1)
    outcome = Pipeline().outcome(task, Progress())
    lines = {item.name: item for item in judge(outcome, [], Policy(max_dropped=0.05))}
    assert (lines["Rows left out"].state, lines["Rows left out"].detail) == (state, said)
    told = _rows_told(outcome.done.facts["rows"], Translation())
    assert told.startswith(f"{100 - gaps} of the 100 series") and (f"{gaps} are left out" in told) == (
        gaps > 0
    )


# ── the report ────────────────────────────────────────────────────────────────────────────────


def test_a_report_speaks_of_swapped_values_and_noise_only_where_there_are_some(tmp_path):
    swapped = {"technique": "tables.swap", "columns": ["region"]}
    classes = {"technique": "tables.discretise", "columns": ["age"]}
    without = page_of(released("tables", "residents.csv", tmp_path / "one", steps=[classes]))
    assert "swap" not in without.lower() and "noise is added" not in without
    made = without[without.index("How it was made") : without.index("What was verified")]
    assert "noise" not in made
    assert "Swap" in page_of(released("tables", "residents.csv", tmp_path / "two", steps=[swapped]))


def test_a_report_tells_of_no_setting_that_was_not_used(tmp_path):
    """Normal noise has a σ, and neither a half-width nor anything merely said to come from the data."""
    page = page_of(released("tables.perturb", "residents.csv", tmp_path / "out", columns="income", sigma=900))
    assert "σ = 900" in page and "half-width" not in page.lower()
    assert "decided from the data" not in page and "auto" not in page.split()


def test_one_of_a_thing_is_not_called_many(tmp_path):
    graph = page_of(released("graphs.synthetic", "barrier_maps.csv", tmp_path / "one"))
    table = page_of(released("tables", "residents.csv", tmp_path / "two"))
    many = re.compile(
        r"(?<![\d.,])1 (people|rows|cases|parameters|columns|edges|classes|values|draws|series|points)\b"
    )
    assert not many.findall(graph) and not many.findall(table)
    assert "1 person" in graph and "1 parameter of tables" in table


def test_a_rounded_number_is_not_padded_with_digits_that_nobody_knows():
    assert [_number(value, Translation()) for value in (4.94, 4.9, 0.0045, 100.0, 5670, None)] == [
        "4.94", "4.9", "0.0045", "100", "5\u202f670", "–",
    ]  # fmt: skip


# ── the verifier ──────────────────────────────────────────────────────────────────────────────


def compared(folder) -> str:
    checks = verify_folder(folder, Progress())
    assert all(check.passed for check in checks)
    (told,) = [check.detail for check in checks if check.name == "Compared with the original"]
    return told


def test_an_audit_beside_the_release_is_found_wherever_it_is_called_from(series, monkeypatch):
    found = "the input is the one the audit names"
    assert compared(series) == compared(series.parent) == found
    monkeypatch.chdir(series)
    assert compared(Path()) == found
    monkeypatch.chdir(series.parent)
    assert compared(Path("release")) == found


def test_an_audit_that_cannot_be_used_is_not_called_missing(series, tmp_path):
    folder = shutil.copytree(series.parent, tmp_path / "copy")
    (folder / "audit" / "audit.json").write_text("{", encoding="utf-8")
    assert "no audit" not in compared(folder) and "not compared" in compared(folder)
    shutil.rmtree(folder / "audit")
    assert compared(folder) == "not compared: there is no audit folder beside the release"


# ── errors ────────────────────────────────────────────────────────────────────────────────────


COMMAND_LINE = (
    "cli.py",
    "cli_batch.py",
    "cli_inspect.py",
    "cli_options.py",
    "cli_output.py",
    "cli_sweep.py",
    "exchange_cli.py",
    "errors.py",  # how a remedy is said there
    "params_check.py",  # of `check`, which the window does not have
    "statistical_probe.py",  # the words of a command
)


def sentences(path: Path):
    """Texts of a file, without docstrings and without what is meant for the command line alone."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    left_out = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            left_out.add(body[0].value)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Remedy":
            left_out.update(node.args[2:])
        if isinstance(node, ast.List):  # the words of a command
            left_out.update(node.elts)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in left_out:
            yield node.value


def test_what_the_window_shows_too_names_no_option_of_the_command_line():
    ours = [path for path in (ROOT / "engine").rglob("*.py") if path.name not in COMMAND_LINE]
    assert len(ours) > 200
    found = [(path.name, text) for path in ours for text in sentences(path) if re.search(r"--[a-z]", text)]
    assert not found


# ── help and guide ────────────────────────────────────────────────────────────────────────────

RETIRED = (
    "risk upwards",  # the map has risk to the right
    "more components cover more",
    "everything the window does can be done without it",
    "so that one log becomes the other, in cases",
    "sample was closest to the pooled result in our comparisons",
    "keep it below 1 / number of cases",
    "the rare ones cannot be released",
    "classes for the age, noise on the income",
)


def test_sentences_that_were_found_to_be_false_are_nowhere_again():
    places = [
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "resources" / "help").rglob("*.md"),
    ]
    places += [*(ROOT / "engine").rglob("*.py"), *(ROOT / "gui").rglob("*.py")]
    assert len(places) > 300
    for path in places:
        text = re.sub(r"[\s\"*_]+", " ", path.read_text(encoding="utf-8")).lower()
        assert not [words for words in RETIRED if words in text], path
