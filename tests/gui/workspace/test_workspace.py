"""The steward's walk through the time series workspace, and everything that can go wrong on it."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent

from engine.core.errors import SfumatoError
from gui.workspace.workflow import Step

WAIT = 60_000
pytestmark = pytest.mark.usefixtures("one_worker")


def set_field(workspace, name, text):
    row = workspace.setup.form.rows[name]
    row.editor.focusProxy().setText(text)
    row.editor.changed.emit()


def run(workspace, idle):
    workspace.run()
    idle(workspace)
    return workspace.summary


def test_the_sample_is_recognised_and_loaded(loaded):
    assert loaded.preview.columns[0] == "meter"
    assert loaded.pages.currentWidget() is loaded.load_page
    assert "meters.csv" in loaded.setup.file_card._name.text()
    assert loaded.step is Step.LOAD
    assert loaded.setup.run_button.isEnabled()


def test_from_the_sample_to_a_verified_release(loaded, idle, qtbot, tmp_path):
    qtbot.mouseClick(loaded.setup.run_button, Qt.MouseButton.LeftButton)
    idle(loaded)
    assert loaded.step is Step.INSPECT and len(loaded.results.history.runs) == 1
    loaded.go(Step.RELEASE)
    idle(loaded)
    page = loaded.release_page
    assert not page.button.isEnabled()
    for line in page.gate.lines:
        assert line.item.state != "red", line.item
        if line.item.state == "amber":
            line.reason.setText("a sample that we made ourselves")
    assert not page.button.isEnabled()
    page.gate.seen.setChecked(True)
    page.folder.setText(str(tmp_path / "out"))
    assert page.button.isEnabled()
    qtbot.mouseClick(page.button, Qt.MouseButton.LeftButton)
    idle(loaded)
    assert loaded.message.text == ""
    assert page.released.isVisible()
    audit = json.loads((tmp_path / "out" / "audit" / "audit.json").read_text())
    reasons = {item["reason"] for item in audit["gate"] if item["state"] == "amber"}
    assert reasons == {"a sample that we made ourselves"}
    page.released.verify()
    qtbot.waitUntil(page.released.verify_button.isEnabled, timeout=WAIT)
    assert "Verified again" in page.released._verdict.text()


def test_a_folder_that_holds_a_release_is_only_replaced_when_asked(loaded, idle, tmp_path):
    run(loaded, idle)
    page = loaded.release_page

    def release():
        loaded.go(Step.RELEASE)
        idle(loaded)
        for line in page.gate.lines:
            line.reason.setText("our own sample")
        page.gate.seen.setChecked(True)
        page.folder.setText(str(tmp_path / "out"))
        page.give_order()
        idle(loaded)

    release()
    first = (tmp_path / "out" / "release" / "manifest.json").stat().st_mtime_ns
    loaded.go(Step.INSPECT)
    release()
    assert "already holds a release" in loaded.message.text
    assert (tmp_path / "out" / "release" / "manifest.json").stat().st_mtime_ns == first
    loaded.message._buttons.itemAt(0).widget().click()
    idle(loaded)
    assert (tmp_path / "out" / "release" / "manifest.json").stat().st_mtime_ns > first


def test_a_dropped_file_is_opened(workspace, qtbot, series_file):
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(series_file(30, 6)))])
    keys, buttons = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    event = QDropEvent(QPointF(5, 5), Qt.DropAction.CopyAction, mime, buttons, keys)
    workspace.dropEvent(event)
    qtbot.waitUntil(lambda: workspace.source is not None, timeout=WAIT)  # its kind is found out first
    assert workspace.settings.recent("timeseries") == [workspace.paths]


def test_a_role_changed_by_a_click_reads_the_file_again(loaded, idle):
    assert loaded.preview.roles["h00"] == "time"
    menu = loaded.load_page.table.menu_for("h00")
    next(a for a in menu.actions() if a.text() == "Sensitive").trigger()
    idle(loaded)
    assert loaded.preview.roles["h00"] == "sensitive"
    assert "h00" in loaded.source.columns.sensitive


def test_a_reading_option_changed_reads_the_file_again(loaded, idle, qtbot):
    form = loaded.load_page.form
    editor = form.rows["separator"].editor
    editor.set_value(";")
    editor.changed.emit()
    qtbot.waitUntil(lambda: loaded.busy, timeout=WAIT)
    idle(loaded)
    assert loaded.corrections == {"separator": ";"}
    assert loaded.preview is None or len(loaded.preview.columns) == 1


def test_a_bad_file_gives_a_message_with_the_place_and_remedies_that_help(workspace, idle, series_file):
    path = series_file(40, 6)
    lines = path.read_text().splitlines()
    cells = lines[7].split(",")
    lines[7] = ",".join([*cells[:3], "", *cells[4:]])
    path.write_text("\n".join(lines))
    workspace.open_files((str(path),))
    idle(workspace)
    assert workspace.source is None
    assert "t2" in workspace.message.text
    remedies = workspace.message._buttons
    assert remedies.count() >= 1
    remedies.itemAt(0).widget().click()
    idle(workspace)
    assert workspace.source is not None
    assert workspace.message.text == ""


@pytest.mark.parametrize("content", [b"", bytes(range(256)) * 40])
def test_empty_and_binary_files_are_refused_in_words(workspace, idle, tmp_path, content):
    path = tmp_path / "bad.csv"
    path.write_bytes(content)
    workspace.open_files((str(path),))
    idle(workspace)
    assert workspace.source is None
    assert workspace.message.text
    assert "Traceback" not in workspace.message._details.toPlainText()


def test_a_mistake_in_the_form_keeps_run_shut(loaded):
    set_field(loaded, "k", "1")
    assert not loaded.setup.run_button.isEnabled()
    assert "Correct" in loaded.setup.promise.words
    loaded.run()
    assert not loaded.busy
    set_field(loaded, "k", "9")
    assert loaded.setup.run_button.isEnabled()
    assert "9" in loaded.setup.promise.words


def test_choosing_another_technique_keeps_the_common_values(loaded):
    set_field(loaded, "k", "13")
    loaded.setup.chooser.setCurrentIndex(1)
    assert loaded.setup.technique.key == "timeseries.kapra"
    assert loaded.setup.read().k == 13


def test_history_brings_a_run_back_with_its_choices(loaded, idle):
    first = run(loaded, idle)
    set_field(loaded, "k", "20")
    second = run(loaded, idle)
    assert [s.task.params.k for s in loaded.results.history.runs] == [20, 8]
    loaded.look_at(first)
    assert loaded.summary is first and loaded.setup.read().k == 8
    assert second.task.params.k == 20


def test_a_seed_makes_the_gate_amber(loaded, idle):
    set_field(loaded, "seed", "7")
    run(loaded, idle)
    loaded.go(Step.RELEASE)
    idle(loaded)
    states = {line.item.name: line.item.state for line in loaded.release_page.gate.lines}
    assert states["Fresh randomness"] == "amber"


def test_cancel_answers_within_a_second_and_leaves_everything_as_before(workspace, idle, qtbot, series_file):
    workspace.open_files((str(series_file(20_000, 24)),))
    idle(workspace)
    workspace.run()
    qtbot.waitUntil(lambda: workspace.progress._bar.maximum() > 0, timeout=WAIT)
    began = time.monotonic()
    workspace.cancel()
    idle(workspace)
    assert time.monotonic() - began < 1.5  # a second, and what a busy machine adds
    assert "Cancelled" in workspace.message.text
    assert workspace.summary is None and workspace.source is not None
    assert workspace.setup.run_button.isEnabled()


def test_a_killed_worker_costs_the_run_and_nothing_else(workspace, idle, qtbot, series_file):
    workspace.open_files((str(series_file(20_000, 24)),))
    idle(workspace)
    workspace.run()
    qtbot.waitUntil(lambda: workspace.progress._bar.maximum() > 0, timeout=WAIT)
    os.kill(workspace.jobs.worker.pid, signal.SIGKILL)
    idle(workspace)
    assert "ended unexpectedly" in workspace.message.text
    assert workspace.source is not None
    workspace.open_sample()
    idle(workspace)
    assert run(workspace, idle) is not None


def test_the_message_bar_spells_the_name_of_a_file_as_it_is(workspace):
    for words, shown in (
        ("meters.csv, line 3: empty", "meters.csv, line 3: empty"),
        ("the file is empty.", "The file is empty."),
    ):
        workspace.message.show_error(SfumatoError(words))
        assert workspace.message._words.text() == shown


def test_the_message_bar_folds_details_away_and_copies_them(workspace):
    workspace.show()
    bar = workspace.message
    bar.show_error(SfumatoError("row 3 is broken", hint="mend it"), "Traceback: somewhere")
    assert bar.text == "Row 3 is broken" and bar._hint.text() == "Mend it"
    assert bar._details.isHidden() and not bar._more.isHidden()
    bar._more.click()
    assert not bar._details.isHidden()
    bar._copy.click()
    from PySide6.QtGui import QGuiApplication

    assert "Traceback: somewhere" in QGuiApplication.clipboard().text()
    bar.dismiss()
    assert bar.text == ""


def test_a_file_that_is_gone_is_named(workspace, idle, tmp_path):
    workspace.open_files((str(tmp_path / "gone.csv"),))
    idle(workspace)
    assert "gone.csv" in workspace.message.text


def test_the_input_is_untouched(loaded, idle, series_file):
    path = series_file(50, 8)
    before, stamp = path.read_bytes(), path.stat().st_mtime_ns
    loaded.open_files((str(path),))
    idle(loaded)
    run(loaded, idle)
    assert path.read_bytes() == before and path.stat().st_mtime_ns == stamp
    assert {p.name for p in Path(path.parent).iterdir()} <= {"series.csv", "settings.ini", "sessions"}
