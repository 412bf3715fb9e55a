"""Two houses and a master by the command line: the same result as threads here, resumable at every round."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from engine.clusters import exchange
from engine.clusters.data import Columns, Reading
from engine.clusters.load import load
from engine.clusters.message import decode, encode
from engine.clusters.parameters import Sdbdc
from engine.clusters.publish import publish
from engine.progress import Progress
from engine.randomness import Randomness

ROOT = Path(__file__).resolve().parents[3]


def sfumato(*arguments: object, code: int = 0) -> str:
    """What the command prints on stdout (on stderr where it must fail)."""
    words = [sys.executable, str(ROOT / "main.py"), *map(str, arguments)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout if code == 0 else done.stderr


@pytest.fixture
def houses(tmp_path):
    random = np.random.default_rng(3)
    paths = {}
    for name in ("hill", "north"):
        points = np.array([[0, 0], [6, 0]])[random.integers(0, 2, 60)] + random.normal(size=(60, 2)) * 0.4
        path = tmp_path / f"{name}.csv"
        path.write_text("x,y\n" + "\n".join(f"{a!r},{b!r}" for a, b in points.tolist()) + "\n")
        paths[name] = path
    return paths


def test_two_houses_and_a_master(houses, tmp_path):
    run = tmp_path / "run"
    begin = ("--technique", "clusters.sdbdc", "--columns", "x,y", "--sites", "hill,north")
    step = json.loads(sfumato("master", run, *begin, "--set", "eps=0.8", "--set", "seed=4", "--json"))
    assert step["round"] == 1 and not step["done"] and "carry round 1" in step["next"]
    assert sfumato("master", run, code=2).count("no answer yet from hill, north") == 1
    for _ in range(30):
        for name, rows in houses.items():
            letter = run / f"to-{name}" / f"round-{step['round']}-to-{name}.json"
            answer = json.loads(
                sfumato("site", letter, rows, "--dir", tmp_path / f"at-{name}", "--set", "seed=4", "--json")
            )
            for file in map(Path, answer["written"]):
                if file.name.startswith("round-"):
                    (run / "from").mkdir(exist_ok=True)
                    shutil.copy(file, run / "from" / file.name)
        if step["done"]:
            break
        step = json.loads(sfumato("master", run, "--json"))
    data = load(list(houses.values()), Reading(), Columns(), Progress())
    here = publish(data, Sdbdc(eps=0.8), Randomness.from_seed(4), Progress())
    found = exchange.read_result(run)
    for name in ("centres", "radii", "counts", "labels"):
        assert np.array_equal(found[name], decode(encode(here.result[name]))), name
    assert len(exchange.read_border(run)) == len(here.border)
    for name in houses:
        lines = (tmp_path / f"at-{name}" / "labels.csv").read_text().splitlines()[1:]
        assert [int(line.split(",")[2]) for line in lines] == here.labels[name].tolist()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--technique", "clusters.kmeans"), "--columns and --sites must be given too"),
        (("--set", "k=3"), "a run that has begun keeps its parameters"),
        (
            ("--technique", "clusters.kmeans", "--columns", "x", "--sites", "a", "--set", "q=3"),
            "no setting 'q'",
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
