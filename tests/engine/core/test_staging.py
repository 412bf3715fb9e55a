"""A release folder under attack: two writers, kills at every step, folders that are not ours."""

from __future__ import annotations

import inspect
import json
import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.errors import ReleaseError
from engine.core.staging import put_in_place, staging, tidy

ROOT = Path(__file__).resolve().parents[3]
posix = pytest.mark.skipif(os.name != "posix", reason="signals and modes as POSIX has them")


def fill(stage: Path, word: str) -> None:
    """What a release writes, as small as possible."""
    for part in ("release", "audit"):
        (stage / part).mkdir()
    head = {"sfumato": "0", "technique": "tables", "word": word}
    (stage / "release" / "data.csv").write_text(word)
    (stage / "release" / "manifest.json").write_text(json.dumps(head | {"files": {"data.csv": ""}}))
    (stage / "audit" / "audit.json").write_text(json.dumps(head | {"inputs": []}))
    (stage / "audit" / "recipe.toml").write_text(word)


def release(target: Path, word: str, overwrite: bool = False) -> None:
    with staging(target, overwrite) as stage:
        fill(stage, word)
        put_in_place(stage, target, overwrite)


def whole(target: Path) -> str:
    """The word that the whole release in the folder holds; an error where it is mixed, hidden or half."""
    assert {path.name for path in target.iterdir()} == {"release", "audit"}
    words = {
        json.loads((target / "release" / "manifest.json").read_text())["word"],
        json.loads((target / "audit" / "audit.json").read_text())["word"],
        (target / "release" / "data.csv").read_text(),
        (target / "audit" / "recipe.toml").read_text(),
    }
    assert len(words) == 1
    return words.pop()


def contents(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


# --- two writers ------------------------------------------------------------------------------------


@pytest.mark.parametrize("overwrite", [False, True])
def test_a_second_writer_into_one_folder_is_refused(tmp_path, overwrite):
    target = tmp_path / "out"
    with staging(target) as stage:
        fill(stage, "first")
        with pytest.raises(ReleaseError, match=f"being written to .*process {os.getpid()}"):
            release(target, "second", overwrite)
        put_in_place(stage, target)
    assert whole(target) == "first"


def test_what_came_into_the_folder_meanwhile_is_not_replaced_unasked(tmp_path):
    target = tmp_path / "out"
    release(tmp_path / "other", "moved here")
    with pytest.raises(ReleaseError, match="already holds a release"), staging(target) as stage:
        fill(stage, "mine")
        for part in ("release", "audit"):
            (tmp_path / "other" / part).rename(target / part)
        put_in_place(stage, target)
    assert whole(target) == "moved here"


def test_a_lock_that_a_killed_process_left_holds_nobody_up(tmp_path):
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / ".sfumato-lock").write_text("1\n")  # a pid that is alive: the system knows better
    release(tmp_path / "out", "new")
    assert whole(tmp_path / "out") == "new"


@posix
def test_a_link_in_place_of_the_lock_is_not_followed(tmp_path):
    (tmp_path / "out").mkdir()
    (tmp_path / "precious").write_text("x")
    (tmp_path / "out" / ".sfumato-lock").symlink_to(tmp_path / "precious")
    with pytest.raises(ReleaseError, match="could not be written"):
        release(tmp_path / "out", "new")
    assert (tmp_path / "precious").read_text() == "x"


# --- what may be replaced ---------------------------------------------------------------------------


def foreign(folder: Path, part: str, how: str) -> None:
    place = folder / part
    record = {"release": "manifest.json", "audit": "audit.json"}[part]
    if how == "link":
        release(folder.parent / "elsewhere", "elsewhere")
        folder.mkdir()
        place.symlink_to(folder.parent / "elsewhere" / part)
        return
    if how == "file":
        folder.mkdir()
        place.write_text("a file")
        return
    place.mkdir(parents=True)
    (place / "thesis.docx").write_text("years of work")
    texts = {
        "a manifest of somebody else": '{"name": "app", "files": {}}',
        "a damaged record": '{"sfumato": "0.1.0", "technique"',
        "a list": "[]",
        "numbers for words": '{"sfumato": 1, "technique": 2, "files": {}, "inputs": []}',
        "nested too deep": "[" * 100_000,
    }
    if how in texts:
        (place / record).write_text(texts[how])


@pytest.mark.parametrize("overwrite", [False, True])
@pytest.mark.parametrize("part", ["release", "audit"])
@pytest.mark.parametrize(
    "how",
    [
        "no record",
        "file",
        pytest.param("link", marks=posix),
        "a manifest of somebody else",
        "a damaged record",
        "a list",
        "numbers for words",
        "nested too deep",
    ],
)
def test_a_folder_that_is_not_ours_is_never_replaced(tmp_path, part, how, overwrite):
    target = tmp_path / "out"
    foreign(target, part, how)
    before = contents(tmp_path)
    with pytest.raises(ReleaseError, match=f"{part} is there already and is not") as caught:
        release(target, "new", overwrite)
    assert not caught.value.remedies, "nobody is offered to replace it"
    assert contents(tmp_path) == before


def test_a_file_that_somebody_put_into_a_release_is_never_lost(tmp_path):
    target = tmp_path / "out"
    release(target, "old")
    (target / "release" / "2023.xlsx").write_text("mine")
    before = contents(target)
    with pytest.raises(ReleaseError, match=r"2023\.xlsx is not part of the release"):
        release(target, "new", overwrite=True)
    assert contents(target) == before


def test_the_way_out_is_a_button_here_and_an_option_there(tmp_path):
    release(tmp_path / "out", "old")
    with pytest.raises(ReleaseError, match="already holds") as caught:
        release(tmp_path / "out", "new")
    assert caught.value.one_line().endswith("Replace it: --overwrite")
    assert "--" not in caught.value.message + caught.value.hint + caught.value.remedies[0].label
    assert caught.value.remedies[0].changes == {"overwrite": True}


# --- the record of what was replaced ----------------------------------------------------------------


def test_every_replaced_release_leaves_its_audit_and_manifest(tmp_path):
    target = tmp_path / "out"
    release(target, "0")
    (target / "audit" / "border.jsonl").write_text("what a technique added")
    for number in (1, 2, 3):
        release(target, str(number), overwrite=True)
    kept = sorted((target / "audit").glob("replaced-*"))
    words = [json.loads((folder / "audit.json").read_text())["word"] for folder in kept]
    assert sorted(words) == ["0", "1", "2"]
    assert [json.loads((folder / "manifest.json").read_text())["word"] for folder in kept] == words
    assert sum((folder / "border.jsonl").exists() for folder in kept) == 1
    assert not list((target / "audit").glob("replaced-*/replaced-*")), "side by side, not one in the other"


@posix
def test_the_audit_is_for_its_owner_only(tmp_path):
    release(tmp_path / "out", "old")
    release(tmp_path / "out", "new", overwrite=True)
    audit = tmp_path / "out" / "audit"
    found = {path: stat.S_IMODE(path.stat().st_mode) for path in (audit, *audit.rglob("*"))}
    assert all(mode == (0o700 if path.is_dir() else 0o600) for path, mode in found.items()), found


# --- killed -----------------------------------------------------------------------------------------

# A process that ends itself, as kill -9 would, at the n-th change it makes to the disk.
VICTIM = """
import json, os, signal, sys
from pathlib import Path
sys.path.insert(0, {root!r})
from engine.core.staging import put_in_place, staging, tidy
{functions}
left = int(sys.argv[2])
def count(event, arguments):
    global left
    changes = event in ("os.rename", "os.mkdir", "os.remove", "os.rmdir", "os.chmod")
    writes = event == "open" and arguments[2] & (os.O_WRONLY | os.O_RDWR)
    if changes or writes:
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        left -= 1
sys.addaudithook(count)
if sys.argv[3] == "tidy":
    tidy(Path(sys.argv[1]))
else:
    release(Path(sys.argv[1]), "new", overwrite=True)
"""


def killed(target: Path, after: int, what: str) -> bool:
    """Whether the process was killed before it was done."""
    functions = inspect.getsource(fill) + inspect.getsource(release)
    program = VICTIM.format(root=str(ROOT), functions=functions)
    command = [sys.executable, "-c", program, str(target), str(after), what]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ended.returncode in (0, -signal.SIGKILL), ended.stderr
    return ended.returncode != 0


@posix
@pytest.mark.parametrize("replacing", [False, True])
def test_killed_at_any_step_the_folder_is_the_old_or_the_new_one(tmp_path, replacing):
    steps, seen = 0, []
    while True:
        target = tmp_path / f"out{steps}"
        if replacing:
            release(target, "old")
        if not killed(target, steps, "release"):
            break
        tidy(target)
        seen.append(whole(target) if target.exists() else "nothing")
        release(target, "next", overwrite=True)
        assert whole(target) == "next"
        steps += 1
    before = "old" if replacing else "nothing"
    assert set(seen) == {before, "new"} and seen == sorted(seen, key=["nothing", "old", "new"].index)
    assert whole(target) == "new" and steps >= 15


@posix
@pytest.mark.parametrize("stride", [6, pytest.param(1, marks=pytest.mark.slow)])
def test_tidying_may_be_killed_too(tmp_path, stride):
    """Every state a killed release leaves, steps of tidying it: the old one comes back whole."""
    states = set()
    for moment in range(20, 40):  # before, nothing has been begun that would have to be undone
        first = tmp_path / f"at{moment}"
        release(first, "old")
        if not killed(first, moment, "release"):
            break
        state = tuple(sorted(path.relative_to(first).as_posix().split("-")[-1] for path in first.rglob("*")))
        if state in states or not any("placing" in name for name in state):
            continue
        states.add(state)
        for step in range(0, 100, stride):
            target = tmp_path / f"at{moment}-{step}"
            release(target, "old")
            killed(target, moment, "release")
            if not killed(target, step, "tidy"):
                break
            tidy(target)
            assert whole(target) in ("old", "new")
    assert len(states) > 3


def test_a_failure_between_the_renames_puts_everything_back(tmp_path, monkeypatch):
    target = tmp_path / "out"
    release(target, "old")
    done, rename = [], Path.rename

    def failing(self: Path, to: Path) -> Path:
        if "fails" not in done and len(done) == 3:  # both old ones and the new audit have been moved
            done.append("fails")
            raise PermissionError(13, "a program has a file of it open", str(self))
        done.append(self.name)
        return rename(self, to)

    monkeypatch.setattr(Path, "rename", failing)
    with pytest.raises(ReleaseError, match="a program has a file of it open"):
        release(target, "new", overwrite=True)
    assert done[:4] == ["audit", "release", "audit", "fails"] and whole(target) == "old"


def test_what_only_looks_like_a_stage_is_left_alone(tmp_path):
    target = tmp_path / "out"
    for name in (".sfumato-settings", ".sfumato-1-abcdefgh", ".sfumato-x"):
        (target / name).mkdir(parents=True)
        (target / name / "precious.txt").write_text("x")
    before = contents(target)
    release(target, "new")
    tidy(target)
    assert before.items() <= contents(target).items()


def test_what_the_first_version_left_behind_is_tidied(tmp_path):
    """Its hidden folders had no pid and no word of what was begun."""
    target = tmp_path / "out"
    release(tmp_path / "old", "old")
    stage = target / ".sfumato-ab_c9xyz"
    stage.mkdir(parents=True)
    for part in ("release", "audit"):
        (tmp_path / "old" / part).rename(stage / f"replaced-{part}")
        (stage / part).mkdir()
    tidy(target)
    assert whole(target) == "old"
