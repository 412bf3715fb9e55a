"""A session that was cut off comes back as it stood."""

from __future__ import annotations

import json

import pytest

from gui.base import samples


@pytest.mark.usefixtures("one_worker")
@pytest.mark.parametrize("shown", ["graphs", "tables"])
def test_a_session_comes_back_on_the_tab_that_was_on_show(window, idle, shown):
    """It ended on another tab, with that tab's error bar."""
    for key, name in (("tables", "residents.csv"), ("graphs", "barrier_maps.csv")):
        workspace = window.show_kind(key)
        workspace.open_files((str(samples.path(name)),))
        idle(workspace)
    window.show_kind(shown)
    window.session_recovery.save()
    (kept,) = (window.settings.file.parent / "sessions").glob("*.json")
    states = json.loads(kept.read_text(encoding="utf-8"))["kinds"]
    assert set(states) == {"graphs", "tables"}
    window.show_welcome()
    for key, state in states.items():  # as the button of the offer does
        window.bring_back(key, state)
        idle(window.workspaces[key])
    assert window.workspace.kind.key == shown
