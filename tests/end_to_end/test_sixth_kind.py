"""A sixth kind of data is one folder in the engine and one in the window: a toy kind walks the whole way.

Its two folders are copied to a place of their own and put on the packages' paths; no other line knows of it:
no icon, no page of the help, no sample and no translation is there.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOY = Path(__file__).with_name("sixth_kind")
WORDS = ["Yes", "no", "maybe", "yes", "NO", "yes", "no", "never", "yes", "no", "maybe", "maybe", "yes"]


@pytest.fixture
def kind(tmp_path):
    """The toy kind in a folder of its own, and a file for it."""
    for room in ("engine", "gui"):
        shutil.copytree(TOY / room, tmp_path / "toy" / room)
    (tmp_path / "said.words").write_text("\n".join(WORDS), encoding="utf-8")
    return tmp_path


def program(folder: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(TOY / "program.py"), str(folder / "toy"), *map(str, arguments)]
    home = {"SFUMATO_HOME": str(folder / "home"), "XDG_CONFIG_HOME": str(folder / "home")}
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", env={**os.environ, **home}, timeout=150
    )


def test_it_is_listed(kind):
    ended = program(kind, "line", "techniques", "--json")
    known = {technique["key"] for technique in json.loads(ended.stdout)["techniques"]}
    assert "words.frequent" in known and "tables.swap" in known


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_is_released_on_the_command_line(kind, language):
    run = ("run", "words.frequent", kind / "said.words", "--out", kind / "out", "--language", language)
    ended = program(kind, "line", *run)
    assert ended.returncode == 0, ended.stderr + ended.stdout
    assert (kind / "out" / "release" / "data.csv").read_text() == "word,count\nmaybe,3\nno,4\nyes,5\n"
    assert program(kind, "line", "verify", kind / "out").returncode == 0
    page = (kind / "out" / "release" / "report.html").read_text(encoding="utf-8")
    assert "Every released word was said at least 3 times." in page
    (kind / "out" / "release" / "data.csv").write_text("word,count\nmaybe,2\nno,4\nyes,5\n")
    assert program(kind, "line", "verify", kind / "out").returncode == 1


def test_it_is_released_in_the_window(kind):
    ended = program(kind, "window", kind / "said.words", kind / "out")
    assert ended.returncode == 0, ended.stderr + ended.stdout
    assert (kind / "out" / "words" / "release" / "report.pdf").stat().st_size > 1000
    assert program(kind, "line", "verify", kind / "out" / "words").returncode == 0


def test_the_demo_leaves_out_a_kind_without_a_sample(kind):
    code = "import engine.cli as c; print([k.key for k in c.demonstrated()])"
    setup = f"import sys; sys.argv[1:] = [{str(kind / 'toy')!r}]; sys.path.insert(0, {str(TOY)!r}); "
    ended = subprocess.run(
        [sys.executable, "-c", setup + "import program; " + code], capture_output=True, text=True
    )
    assert "words" not in ended.stdout and "tables" in ended.stdout, ended.stderr
