from __future__ import annotations

import os
import stat
import subprocess
import sys
import tempfile

import pytest

from engine import custody


@pytest.fixture(autouse=True)
def own_temp(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


def test_private_folder_is_private_and_gone_afterwards():
    with custody.private_folder() as folder:
        (folder / "secret.csv").write_text("x")
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert stat.S_IMODE(folder.parent.stat().st_mode) == 0o700
    assert not folder.exists()


def test_what_a_dead_process_left_is_swept_and_the_living_keep_theirs():
    dead = subprocess.run(
        [sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, text=True
    )
    left = custody.private_root() / f"{dead.stdout.strip()}-abc"
    left.mkdir()
    (left / "rows.csv").write_text("x")
    mine = custody.private_root() / f"{os.getpid()}-abc"
    mine.mkdir()
    custody.sweep()
    assert not left.exists() and mine.exists()
