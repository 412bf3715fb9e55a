"""The program ends well at whatever moment it is closed: exit code 0, no words, no process left."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.technique import kinds
from tests.end_to_end.ending import MOMENTS

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120  # seconds


def ended(moment: str, kind: str, place: Path) -> subprocess.CompletedProcess[str]:
    own = {"HOME": str(place), "XDG_CONFIG_HOME": str(place), "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, str(ROOT / "tests" / "end_to_end" / "ending.py"), moment, kind],
        env=os.environ | own, cwd=place, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip  # that the pipes are closed shows that no worker is left


def complaints(done: subprocess.CompletedProcess[str]) -> list[str]:
    return [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line]


@pytest.mark.parametrize("moment", MOMENTS)
def test_closed_while(moment, tmp_path):
    done = ended(moment, "eventlogs", tmp_path)
    assert (done.returncode, complaints(done)) == (0, [])


@pytest.mark.slow
@pytest.mark.timeout(len(MOMENTS) * PATIENCE)
@pytest.mark.parametrize("kind", kinds())
def test_closed_at_any_moment(kind, tmp_path):
    for moment in MOMENTS:
        done = ended(moment, kind, tmp_path)
        assert (done.returncode, complaints(done)) == (0, []), moment
