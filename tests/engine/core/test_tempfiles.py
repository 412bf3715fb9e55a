from __future__ import annotations

import getpass
import os
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from engine.core import tempfiles
from engine.core.errors import SfumatoError

posix = pytest.mark.skipif(os.name != "posix", reason="links and owners as POSIX has them")


@pytest.fixture(autouse=True)
def own_temp(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))


def test_private_folder_is_private_and_gone_afterwards():
    with tempfiles.private_folder() as folder:
        (folder / "secret.csv").write_text("x")
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert stat.S_IMODE(folder.parent.stat().st_mode) == 0o700
    assert not folder.exists()


def test_what_a_dead_process_left_is_swept_and_the_living_keep_theirs():
    dead = subprocess.run(
        [sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, text=True
    )
    left = tempfiles.private_root() / f"{dead.stdout.strip()}-abc"
    left.mkdir()
    (left / "rows.csv").write_text("x")
    mine = tempfiles.private_root() / f"{os.getpid()}-abc"
    mine.mkdir()
    tempfiles.sweep()
    assert not left.exists() and mine.exists()


def usual() -> Path:
    return Path(tempfile.gettempdir()) / f"sfumato-{getpass.getuser()}"


def holding(folder: Path, *names: str) -> Path:
    for name in names:
        (folder / name).mkdir(parents=True)
        (folder / name / "precious.txt").write_text("x")
    return folder


def a_dead_pid() -> int:
    done = subprocess.run(
        [sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, text=True
    )
    return int(done.stdout)


@posix
@pytest.mark.parametrize("uid", [0, 12345])
def test_a_link_planted_where_the_private_folder_should_be_is_not_followed(tmp_path, uid):
    """Whoever planted it: what it leads to keeps its content and its mode."""
    if uid != os.getuid() and os.getuid() != 0:
        pytest.skip("only root can make a link of somebody else's")
    home = holding(tmp_path / "home", "Documents", ".ssh", f"{a_dead_pid()}-report")
    home.chmod(0o755)
    usual().symlink_to(home)
    if os.getuid() == 0:
        os.lchown(usual(), uid, uid)
    before = sorted(home.rglob("*"))
    tempfiles.sweep()
    with tempfiles.private_folder() as folder:
        (folder / "secret.csv").write_text("x")
        assert home not in folder.resolve().parents
        assert stat.S_IMODE(folder.parent.stat().st_mode) == 0o700
    tempfiles.sweep()
    assert sorted(home.rglob("*")) == before and stat.S_IMODE(home.stat().st_mode) == 0o755


@posix
@pytest.mark.skipif(os.name == "posix" and os.getuid() != 0, reason="only root can give a folder away")
def test_a_private_folder_of_somebody_else_is_left_alone(tmp_path):
    theirs = holding(usual(), f"{a_dead_pid()}-theirs")
    os.chown(theirs, 12345, 12345)
    tempfiles.sweep()
    first, second = tempfiles.private_root(), tempfiles.private_root()
    assert first == second != theirs, "one other name, not a new one each time"
    assert (theirs / os.listdir(theirs)[0] / "precious.txt").exists()
    assert first.lstat().st_uid == os.getuid() and stat.S_IMODE(first.stat().st_mode) == 0o700


@posix
@pytest.mark.skipif(os.name == "posix" and os.getuid() != 0, reason="only root can give a folder away")
def test_what_was_left_under_the_other_name_is_swept_too(tmp_path):
    usual().mkdir()
    os.chown(usual(), 12345, 12345)
    left = holding(tempfiles.private_root(), f"{a_dead_pid()}-left") / os.listdir(tempfiles.private_root())[0]
    os.chown(usual(), os.getuid(), os.getgid())
    assert tempfiles.private_root() == usual()
    tempfiles.sweep()
    assert not left.exists()


def test_only_what_is_named_by_a_pid_is_swept(tmp_path):
    root = holding(tempfiles.private_root(), "notes", "1e5-x", "-7", "99999999999999999999-x")
    dead = a_dead_pid()
    (root / f"{dead}").mkdir()
    home = holding(tmp_path / "home", "Documents")
    (root / f"{dead}-link").symlink_to(home)
    tempfiles.sweep()
    assert {"notes", "1e5-x", "-7", f"{dead}"} <= set(os.listdir(root))
    assert (home / "Documents" / "precious.txt").exists()


@posix
def test_an_open_private_folder_is_closed_again(tmp_path):
    usual().mkdir(mode=0o755)
    assert stat.S_IMODE(tempfiles.private_root().stat().st_mode) == 0o700


def test_a_temporary_folder_that_cannot_be_used_is_said_in_a_sentence(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "file"))
    tempfiles.sweep()
    with pytest.raises(SfumatoError, match="no private temporary folder could be made"):
        tempfiles.private_root()
