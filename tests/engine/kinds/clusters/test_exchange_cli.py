"""Two houses and a master by the command line: the same result as threads here, resumable at every round."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np
import pytest

from engine.core import prior_releases
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.clusters import exchange_release, exchange_site, transport_files
from engine.kinds.clusters.load import load
from engine.kinds.clusters.message import decode, encode
from engine.kinds.clusters.params import Columns, Em, Patterns, Reading
from engine.kinds.clusters.run import run
from tests import signing
from tests.signing import ReleaseOptions, signed_run


def sfumato(*arguments: object, code: int = 0) -> str:
    """What the command prints on stdout (on stderr where it must fail)."""
    done = signing.sfumato(*arguments)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    """Where the houses are; each works in a folder of its own."""
    return tmp_path_factory.mktemp("houses")


@pytest.fixture(scope="module")
def houses(place):
    random = np.random.default_rng(3)
    paths = {}
    for name in ("hill", "north"):
        points = np.array([[0, 0], [6, 0]])[random.integers(0, 2, 60)] + random.normal(size=(60, 2)) * 0.4
        path = place / f"{name}.csv"
        path.write_text("x,y\n" + "\n".join(f"{a!r},{b!r}" for a, b in points.tolist()) + "\n")
        paths[name] = path
    return paths


SETTINGS = ("--set", "k=2", "--set", "k_max=3", "--set", "seed=4")


@pytest.fixture(scope="module")
def finished(houses, place):
    """The folder of a master whose run with two houses is at its end, every step by the command line."""
    run = place / "run"
    begin = ("--technique", "clusters.em", "--columns", "x,y", "--sites", "hill,north")
    step = json.loads(sfumato("master", run, *begin, *SETTINGS, "--json"))
    assert step["round"] == 1 and not step["done"] and "carry round 1" in step["next"]
    assert sfumato("master", run, code=2).count("no answer yet from hill, north") == 1
    assert "is not finished" in sfumato("master", run, "--release", place / "early", code=2)
    for name, rows in houses.items():
        joining = (run / f"to-{name}" / f"joining-{name}.json", rows, "--dir", place / f"at-{name}")
        sfumato("site", *joining, "--set", "seed=4", "--accept")
    for _ in range(30):
        for name, rows in houses.items():
            letter = run / f"to-{name}" / f"round-{step['round']}-to-{name}.json"
            at = place / f"at-{name}"
            answer = json.loads(sfumato("site", letter, rows, "--dir", at, "--yes", "--json"))
            for file in map(Path, answer["written"]):
                if file.name.startswith("round-"):
                    shutil.copy(file, run / "from" / file.name)
        if step["done"]:
            break
        step = json.loads(sfumato("master", run, "--json"))
    assert not (place / "early").exists()
    return run


def test_two_houses_and_a_master(finished, houses, place, tmp_path):
    """The same result as threads here; a release like any other; labels and rows stay in their houses."""
    data = load(list(houses.values()), Reading(), Columns(), Progress())
    here = run(data, Em(k=2, k_max=3), Randomness.from_seed(4), Progress())
    found = transport_files.read_result(finished)
    for name in ("weights", "means", "covariances", "counts"):
        assert np.array_equal(found[name], decode(encode(here.result[name]))), name
    for name in houses:
        lines = (place / f"at-{name}" / "labels.csv").read_text().splitlines()[1:]
        assert [int(line.split(",")[2]) for line in lines] == here.labels[name].tolist()

    gate = {
        item["name"]: item for item in json.loads(sfumato("master", finished, "--gate", "--json"))["gate"]
    }
    assert gate["Promise verified"]["state"] == gate["Fewest people"]["state"] == "green"
    assert gate["Fresh randomness"]["state"] == "amber"
    out, because = tmp_path / "out", "A rehearsal of two houses that goes nowhere."
    amber = [name for name, item in gate.items() if item["state"] == "amber"]
    reasons = [part for name in amber for part in ("--reason", f"{name}={because}")]
    told = json.loads(sfumato("master", finished, "--release", out, *reasons, "--json"))
    assert told["verified"] and set(told["files"]) >= {"data.csv", "model.json", "report.html"}
    checks = json.loads(sfumato("verify", out, "--json"))
    assert checks["verified"]
    by_name = {check["name"]: check["detail"] for check in checks["checks"]}
    assert "rows stay in the houses" in by_name["Compared with the original"]

    assert (
        signed_run("clusters.em", *houses.values(), *SETTINGS, "--out", tmp_path / "pooled").returncode == 0
    )
    for file in ("data.csv", "model.json"):
        pooled = (tmp_path / "pooled" / "release" / file).read_bytes()
        assert (out / "release" / file).read_bytes() == pooled, file
    record = json.loads((out / "audit" / "audit.json").read_text())
    assert len(record["inputs"]) == len(list((finished / "from").glob("*.json"))) == 6
    assert {item["name"]: item["reason"] for item in record["gate"]}["Fresh randomness"] == because
    assert not (out / "audit" / "labels.csv").exists()
    border = (out / "audit" / "border.jsonl").read_text()
    assert border.splitlines() == [crossing.as_json() for crossing in here.border]
    assert "already holds a release" in sfumato("master", finished, "--release", out, code=2)


def test_a_run_released_again_elsewhere_is_known_again(finished, tmp_path):
    """The master has no rows: the answers of the sites, or the name that was given, say which data it is."""
    order = ReleaseOptions(str(tmp_path / "a" / "one"), dataset="Two houses", signed_by="M. Rossi")
    first = exchange_release.release(finished, order, Progress())
    assert "Earlier releases" not in {item.name for item in first.gate}
    assert [(entry.dataset, entry.signed_by) for entry in prior_releases.entries()] == [
        ("Two houses", "M. Rossi")
    ]
    again = json.loads(sfumato("master", finished, "--gate", "--json"))["gate"]
    assert {item["name"]: item["state"] for item in again}["Earlier releases"] == "amber"
    moved = shutil.copytree(finished, tmp_path / "moved")
    said = exchange_release.check_gate(moved, ReleaseOptions(str(tmp_path / "b" / "two")), Progress())
    assert "one (" in {item.name: item.detail for item in said}["Earlier releases"]
    shutil.rmtree(tmp_path / "a")
    named = json.loads(sfumato("master", finished, "--gate", "--dataset", "two houses", "--json"))["gate"]
    assert {item["name"]: item["state"] for item in named}["Earlier releases"] == "amber"


def test_a_changed_result_is_not_released(finished, tmp_path):
    """A component below the promise is found by the gate, and nothing is written."""
    changed = shutil.copytree(finished, tmp_path / "changed")
    result = transport_files.read_result(changed)
    result["covariances"][0] *= 1e-6
    (changed / "result.json").write_text(encode(result))
    said = sfumato("master", changed, "--release", tmp_path / "out", code=1)
    assert "not released" in said and "PSCORE" in said
    assert not (tmp_path / "out").exists()


def test_patterns_by_files_conclude_nothing_with_certainty(tmp_path):
    """A rule of which some are an exception leaves the houses; one that holds for all does not."""

    def rules(run: Path, exceptions: int) -> set[str]:
        rows = "".join("red,yes,1\n" if i % 2 else "blue,no,2\n" for i in range(80))
        rows += "red,no,1\nblue,yes,2\n" * exceptions
        for name in ("hill", "north"):
            (tmp_path / f"{name}.csv").write_text("colour,ill,x\n" + rows)
        step = transport_files.start_master(
            run, "clusters.patterns", Patterns(confidence=0.5), ("x",), ("hill", "north"), 1, ("ill",)
        )
        for name in ("hill", "north"):
            joining = run / f"to-{name}" / f"joining-{name}.json"
            exchange_site.join(run / f"at-{name}", joining, tmp_path / f"{name}.csv", accept=True)
        while True:
            for name in ("hill", "north"):
                letter = run / f"to-{name}" / f"round-{step.round}-to-{name}.json"
                answer = exchange_site.answer(run / f"at-{name}", letter, tmp_path / f"{name}.csv", yes=True)
                for file in answer.written:
                    shutil.copy(file, run / "from" / file.name)
            if step.done:
                break
            step = transport_files.step_master(run)
        done = exchange_release.release(run, ReleaseOptions(str(run / "out")), Progress())
        assert all(check.passed for check in done.checks)
        lines = (run / "out" / "release" / "rules.csv").read_text().splitlines()[1:]
        return {line for line in lines if "ill" in line}

    assert rules(tmp_path / "open", 20) != set()
    assert rules(tmp_path / "kept", 0) == set()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--technique", "clusters.kmeans"), "--columns and --sites must be given too"),
        (("--set", "k=3"), "a run that has begun keeps its parameters"),
        (
            ("--technique", "clusters.kmeans", "--columns", "x", "--sites", "a", "--set", "q=3"),
            "no parameter 'q'",
        ),
        (("--technique", "tables.noise", "--columns", "x", "--sites", "a"), "no technique"),
        (("--technique", "clusters.sdbdc", "--columns", "x", "--sites", "a"), "give ε as a number"),
    ],
)
def test_a_master_is_told_what_is_wrong(words, said, tmp_path, capsys):
    from engine.cli import main

    assert main(["master", str(tmp_path / "run"), *words]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "run" / "master.json").exists()


def test_a_site_is_told_what_is_wrong(houses, tmp_path, capsys):
    from engine.cli import main

    letter = tmp_path / "letter.json"
    letter.write_text("not a message")
    assert main(["site", str(letter), str(houses["hill"]), "--dir", str(tmp_path / "at-hill")]) == 2
    assert "no message of Sfumato" in capsys.readouterr().err
    assert not (tmp_path / "at-hill").exists()
