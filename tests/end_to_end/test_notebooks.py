"""Every notebook runs from its first cell to its last, in an interpreter of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.technique import kinds

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))


def test_every_kind_has_one():
    assert {path.stem for path in NOTEBOOKS} >= {*kinds()}


QUICK = ("graphs", "eventlogs")


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=() if path.stem in QUICK else pytest.mark.slow)
        for path in NOTEBOOKS
    ],
)
def test_a_notebook_runs(path, tmp_path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert all(not cell["outputs"] for cell in cells if cell["cell_type"] == "code"), "outputs tell of data"
    program = tmp_path / f"{path.stem}.py"
    program.write_text("\n\n".join(code), encoding="utf-8")
    own = {**os.environ, "SFUMATO_HOME": str(tmp_path / "home"), "TMPDIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, str(program)], cwd=path.parent, env=own, capture_output=True, text=True, timeout=150
    )
    assert done.returncode == 0, done.stderr[-2000:]
