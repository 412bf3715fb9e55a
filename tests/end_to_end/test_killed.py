"""The command line ended from outside while it releases: asked to (SIGTERM), or not asked (kill -9)."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core import prior_releases
from engine.core.staging import tidy
from tests.signing import REASON, sfumato

ROOT = Path(__file__).resolve().parents[2]
METERS = ROOT / "resources" / "samples" / "meters.csv"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")


@pytest.fixture(scope="module")
def reasons(tmp_path_factory) -> list[str]:
    """For every line that asks for one, also about what an earlier run had counted when it was killed."""
    out = tmp_path_factory.mktemp("asked") / "out"
    asked = sfumato("run", "timeseries.naive", METERS, "--out", out, "--json")
    names = [*json.loads(asked.stdout)["missing_reasons"], "Earlier releases"]
    return [part for name in names for part in ("--reason", f"{name}={REASON}")]


@pytest.fixture
def start(reasons):
    def start(out: Path, *more: str) -> subprocess.Popen:
        command = [sys.executable, str(ROOT / "main.py"), "run", "timeseries.naive", str(METERS)]
        return subprocess.Popen(
            [*command, "--out", str(out), *reasons, *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    return start


def staged(out: Path) -> bool:
    return any((stage / "audit").exists() for stage in out.glob(".sfumato-*-*"))


def until_staged(process: subprocess.Popen, out: Path) -> None:
    while not staged(out):
        try:
            process.wait(timeout=0.01)
            raise AssertionError(f"it ended before it staged anything: {process.communicate()}")
        except subprocess.TimeoutExpired:
            continue


def left(out: Path) -> set[str]:
    return {path.name for path in out.iterdir()} if out.exists() else set()


def test_asked_to_end_it_leaves_nothing_behind(start, tmp_path):
    out = tmp_path / "out"
    process = start(out)
    until_staged(process, out)
    process.send_signal(signal.SIGTERM)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130 and said.strip() == "sfumato: interrupted"
    assert not out.exists() and prior_releases.entries() == []


def test_two_runs_into_one_folder_are_one_release(start, tmp_path):
    out = tmp_path / "out"
    first = start(out)
    until_staged(first, out)
    _, said = (second := start(out)).communicate(timeout=120)
    assert second.returncode == 2
    assert "another release is being written" in said or "already holds a release" in said
    _, said = first.communicate(timeout=120)
    assert first.returncode == 0, said
    assert left(out) == {"release", "audit"}


@pytest.mark.parametrize("kills", [3, pytest.param(50, marks=[pytest.mark.slow, pytest.mark.timeout(1800)])])
def test_what_a_killed_run_left_is_gone_with_the_next(start, tmp_path, kills):
    out, chance = tmp_path / "out", random.Random(20)
    for kill in range(kills):
        process = start(out, *(["--overwrite"] if "release" in left(out) else []))
        until_staged(process, out)
        try:
            process.wait(timeout=chance.random() * 2)
        except subprocess.TimeoutExpired:
            process.kill()
        process.communicate()
        if kill % 2:
            tidy(out)
            assert left(out) in (set(), {"release", "audit"})
    done = start(out, "--overwrite")
    _, said = done.communicate(timeout=120)
    assert done.returncode == 0, said
    assert left(out) == {"release", "audit"}
    kept = len(list((out / "audit").glob("replaced-*")))
    assert len(prior_releases.entries()) >= kept + 1, "every release that was ever there is counted"
