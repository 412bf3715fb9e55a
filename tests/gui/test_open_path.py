"""A file named at the start is shown in its workspace; a recipe brings its choices along."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QMessageBox

from engine.core.fitting import kinds_of_ending
from gui.base import samples
from gui.open_path import open_path

WAIT = 60_000  # ms: a cold worker on a busy machine


def test_an_event_log_opens_in_its_workspace(window):
    assert [kind.key for kind in kinds_of_ending(Path("Log.XES"), window.kinds)] == ["eventlogs"]
    assert kinds_of_ending(Path("recipe.toml"), window.kinds) == []


def test_a_table_goes_to_the_kind_that_fits_and_is_asked_about_where_several_do(window, qtbot, tmp_path):
    open_path(window, samples.path("meters.csv"))
    qtbot.waitUntil(
        lambda: window.workspace is not None and window.workspace.source is not None, timeout=WAIT
    )
    assert window.workspace.kind.key == "timeseries"
    numbers = tmp_path / "numbers.csv"
    numbers.write_text("height,weight,pulse\n" + "".join(f"{i},{i * 1.5},{90 - i}\n" for i in range(40)))
    open_path(window, numbers)
    qtbot.waitUntil(lambda: window.findChild(QMessageBox, "which-kind") is not None, timeout=WAIT)
    asked = window.findChild(QMessageBox, "which-kind")
    buttons = {button.text(): button for button in asked.buttons()}
    assert {"Tables", "Clusters"} <= set(buttons) and "Event logs" not in buttons
    buttons["Clusters"].click()
    qtbot.waitUntil(lambda: window.workspace.kind.key == "clusters", timeout=WAIT)


def drop(workspace, *paths):
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    no_keys = Qt.KeyboardModifier.NoModifier
    workspace.dropEvent(
        QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, no_keys)
    )


def test_a_file_dropped_on_a_workspace_of_another_kind_is_asked_about(window, one_worker, qtbot):
    tables = window.show_kind("tables")
    drop(tables, samples.path("meters.csv"))
    qtbot.waitUntil(lambda: window.findChild(QMessageBox, "which-kind") is not None, timeout=WAIT)
    asked = window.findChild(QMessageBox, "which-kind")
    buttons = {button.text(): button for button in asked.buttons()}
    assert {"Time series", "Tables"} <= set(buttons) and not tables.paths
    buttons["Time series"].click()
    assert window.workspace.kind.key == "timeseries" and not tables.paths
    assert window.workspace.paths == (str(samples.path("meters.csv")),)


def test_a_file_dropped_where_it_fits_stays_there(window, one_worker, qtbot):
    tables = window.show_kind("tables")
    drop(tables, samples.path("residents.csv"))
    qtbot.waitUntil(lambda: bool(tables.paths), timeout=WAIT)
    assert window.workspace is tables and window.findChild(QMessageBox, "which-kind") is None
    drop(tables, samples.path("permits.xes.gz"))
    assert window.workspace.kind.key == "eventlogs" and window.workspace.paths[0].endswith(".xes.gz")


def test_a_file_of_another_kind_chosen_in_a_workspace_opens_in_its_own(window, one_worker, monkeypatch):
    """An event log chosen among all files in Tables was read as text with one column."""
    chosen = str(samples.path("permits.xes.gz"))
    monkeypatch.setattr("gui.workspace.layout.QFileDialog.getOpenFileNames", lambda *_words: ([chosen], ""))
    tables = window.show_kind("tables")
    tables.ask_for_files()
    assert window.workspace.kind.key == "eventlogs" and window.workspace.paths == (chosen,)
    assert not tables.paths


def test_tables_are_known_by_every_ending_that_is_read(window):
    for name in ("old.xls", "packed.CSV.gz", "magic.dat"):
        keys = {kind.key for kind in kinds_of_ending(Path(name), window.kinds)}
        assert keys == {"eventlogs", "timeseries", "graphs", "tables", "clusters"}, name


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
