"""The window and the command line give the same bytes for the same recipe and seed, in every technique.

What may differ is when it was made: `time` in the manifest and the words for it in the report, and with
them the sums of the report's own files.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import shiboken6

from engine.cli import main as command_line
from engine.core import params
from engine.core.technique import all_techniques, find_kind, kinds
from gui.base import samples
from gui.base.settings import Settings
from gui.window import Window
from tests.signing import ReleaseOptions, same_reasons

PATIENCE = 120_000
SEED = 20
REPORTS = ("report.html", "report.pdf")


@pytest.fixture(scope="module")
def window(qapp, tmp_path_factory):
    """One for all: a sample is read once, and a technique finds the form as the last one left it."""
    made = Window(Settings(tmp_path_factory.mktemp("settings") / "sfumato.ini"))
    made.show()
    yield made
    for workspace in made.workspaces.values():
        workspace.jobs.close()
    made.close()
    shiboken6.delete(made)


@pytest.fixture
def released(window, qtbot, tmp_path):
    """Release a technique's sample by the window, then by the command line from the recipe it saved."""

    def by_both(technique) -> tuple[Path, Path]:
        workspace = window.show_kind(find_kind(technique.key).key)
        sample = str(samples.path(technique.sample or workspace.kind.sample))
        if workspace.paths != (sample,):
            workspace.open_files((sample,))
            qtbot.waitUntil(lambda: not workspace.busy, timeout=PATIENCE)
        workspace.setup.show_task(technique.key, params.as_dict(technique.Params()), SEED)
        window.write_recipe(workspace.task(), tmp_path / "recipe.toml")
        workspace.run()
        qtbot.waitUntil(lambda: not workspace.busy, timeout=PATIENCE)
        assert workspace.summary.task.technique == technique.key, workspace.message.text
        workspace.release_controller.release(ReleaseOptions(str(tmp_path / "window")))
        qtbot.waitUntil(lambda: not workspace.busy, timeout=PATIENCE)
        line, reasons = tmp_path / "line", same_reasons(tmp_path / "window" / "audit")
        run = ["run", str(tmp_path / "recipe.toml"), "--out", str(line), *reasons, "--json"]
        assert command_line(run) == 0
        return tmp_path / "window" / "release", line / "release"

    return by_both


def the_last_of_a_kind_and_slowly_the_rest() -> list[Any]:
    last = {kind.techniques[-1] for kind in kinds().values()}
    return [
        pytest.param(one, id=one.key, marks=() if one in last else pytest.mark.slow)
        for one in all_techniques()
    ]


@pytest.mark.parametrize("technique", the_last_of_a_kind_and_slowly_the_rest())
def test_window_and_command_line_give_the_same_bytes(technique, released):
    ours, theirs = (files(folder) for folder in released(technique))
    assert list(ours) == list(theirs) and len(ours) >= 2 + len(REPORTS)
    assert [
        name for name in ours if name not in (*REPORTS, "manifest.json") and ours[name] != theirs[name]
    ] == []
    (first, when), (second, then) = (told(made["manifest.json"]) for made in (ours, theirs))
    assert first == second
    reports = [(ours, when), (theirs, then)]
    assert len({made["report.html"].replace(time.encode(), b"") for made, time in reports}) == 1


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*.*"))}


def told(manifest: bytes) -> tuple[dict, str]:
    """What the manifest says, and when it was written."""
    told = json.loads(manifest)
    for name in REPORTS:
        del told["files"][name]
    return told, told.pop("time")
