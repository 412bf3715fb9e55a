"""A file named at the start is shown in its workspace; a recipe brings its choices along."""

from __future__ import annotations

from pathlib import Path

from gui.base import samples
from gui.open_path import kind_of, open_path

WAIT = 60_000  # ms: a cold worker on a busy machine


def test_an_event_log_opens_in_its_workspace(window):
    assert kind_of(Path("Log.XES"), window.kinds).key == "eventlogs"
    assert kind_of(Path("recipe.toml"), window.kinds) is None


def test_a_recipe_brings_its_file_technique_and_parameters(window, qtbot, tmp_path):
    sample = next(kind.sample for kind in window.kinds if kind.key == "timeseries")
    recipe = tmp_path / "recipe.toml"
    recipe.write_text(
        f"technique = 'timeseries.naive'\ninput = '{samples.path(sample)}'\n[params]\nk = 5\nP = 3\n",
        encoding="utf-8",
    )
    open_path(window, recipe)
    workspace = window.workspace
    qtbot.waitUntil(lambda: workspace.source is not None and not workspace.busy, timeout=WAIT)
    assert workspace.setup.technique.key == "timeseries.naive"
    assert (workspace.setup.read().k, workspace.setup.read().P) == (5, 3)


def test_what_is_no_recipe_is_refused_in_words(window, tmp_path):
    file = tmp_path / "notes.toml"
    file.write_text("this is not TOML", encoding="utf-8")
    open_path(window, file)
    assert window.workspace.message.isVisible()
