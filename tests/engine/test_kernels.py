"""Where compiled kernels are kept: in the installed program a folder that can be written to, always."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CHOOSE = """
import os, sys
sys.frozen = True
from engine import kernels
kernels.choose_cache()
print(os.environ["NUMBA_CACHE_DIR"], os.path.isdir(os.environ["NUMBA_CACHE_DIR"]))
"""


def chosen(**environment: str) -> Path:
    """The folder a frozen program would choose, which must exist while it runs."""
    known = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    answer = subprocess.run(
        [sys.executable, "-c", CHOOSE],
        env={**known, "PYTHONUTF8": "1", **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    folder, _, there = answer.stdout.strip().rpartition(" ")
    assert there == "True"
    return Path(folder)


@pytest.mark.skipif(sys.platform != "linux", reason="folders of Linux")
class TestCache:
    def test_lies_in_the_users_cache_folder(self, tmp_path):
        home = tmp_path / "Zoë O’Neill"
        home.mkdir()
        assert chosen(HOME=str(home)) == home / ".cache" / "sfumato" / "kernels"

    def test_respects_a_cache_folder_chosen_by_the_user(self, tmp_path):
        assert chosen(HOME="/nonexistent", XDG_CACHE_HOME=str(tmp_path)) == tmp_path / "sfumato" / "kernels"

    def test_is_private_and_gone_afterwards_where_home_is_missing(self, tmp_path):
        folder = chosen(HOME="/dev/null/none", TMPDIR=str(tmp_path))
        assert folder.is_relative_to(tmp_path)
        assert not folder.exists()
        assert folder.parent.stat().st_mode & 0o777 == 0o700

    def test_leaves_a_choice_from_outside_alone(self, tmp_path):
        assert chosen(HOME="/nonexistent", NUMBA_CACHE_DIR=str(tmp_path)) == tmp_path
