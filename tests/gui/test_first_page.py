"""The first page, the sides, and keys inside text fields: what a new user tries first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QPushButton

from gui.base import samples
from gui.jobs.job_queue import JobQueue
from gui.workspace.workflow import Step

CTRL = Qt.KeyboardModifier.ControlModifier


def focus(window, field, qtbot) -> None:
    window.activateWindow()
    field.setFocus()
    qtbot.waitUntil(lambda: window.isActiveWindow() and QApplication.focusWidget() is field)


@pytest.fixture
def chosen_file(monkeypatch):
    """The steward chooses this file in the dialog that opens."""
    path = str(samples.path("meters.csv"))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (path, ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_args: ([path], ""))
    return path


def test_open_on_the_first_page_asks_for_a_file_and_shows_it(window, chosen_file, qtbot):
    window.show_welcome()
    qtbot.keyClick(window, Qt.Key.Key_O, CTRL)
    qtbot.waitUntil(lambda: window.workspace is not None, timeout=60_000)
    assert window.workspace.kind.key == "timeseries" and window.workspace.paths == (chosen_file,)


def test_a_window_may_be_closed_while_a_file_is_looked_at(window, chosen_file, qtbot):
    window.show_welcome()
    qtbot.keyClick(window, Qt.Key.Key_O, CTRL)
    queues = window.findChildren(JobQueue)
    assert queues
    window.close()
    assert not any(queue.worker.isRunning() for queue in queues)


def test_the_button_of_a_kind_asks_for_a_file_of_it(window, chosen_file):
    window.show_welcome()
    name = "Open a file: Time series"
    button = next(b for b in window.welcome.findChildren(QPushButton) if b.accessibleName() == name)
    button.click()
    assert window.workspace.kind.key == "timeseries" and window.workspace.paths == (chosen_file,)


def test_the_keys_of_the_window_work_in_a_text_field(loaded, window, qtbot):
    loaded.go(Step.CONFIGURE)
    field = next(iter(loaded.setup.form.rows.values())).editor.focusProxy()
    focus(window, field, qtbot)
    said = []
    loaded.said.connect(said.append)
    qtbot.keyClick(field, Qt.Key.Key_E, CTRL)
    assert said, "Ctrl+E in a field takes the step Release, or says why not"
    qtbot.keyClick(field, Qt.Key.Key_L, CTRL)
    assert loaded.step is Step.LOAD


def test_the_keys_of_the_window_work_in_a_list_one_can_type_into(loaded, window, qtbot):
    loaded.go(Step.CONFIGURE)
    names = QComboBox(loaded.setup)
    names.setEditable(True)
    names.show()
    focus(window, names, qtbot)
    qtbot.keyClicks(names, "Anna")
    qtbot.keyClick(names, Qt.Key.Key_L, CTRL)
    assert loaded.step is Step.LOAD and names.currentText() == "Anna"
    focus(window, names, qtbot)
    said = []
    loaded.said.connect(said.append)
    qtbot.keyClick(names, Qt.Key.Key_E, CTRL)
    assert said


def test_copy_and_paste_stay_with_the_field(loaded, window, qtbot):
    loaded.go(Step.CONFIGURE)
    field = next(iter(loaded.setup.form.rows.values())).editor.focusProxy()
    focus(window, field, qtbot)
    field.setText("23")
    qtbot.keyClick(field, Qt.Key.Key_A, CTRL)
    qtbot.keyClick(field, Qt.Key.Key_C, CTRL)
    qtbot.keyClick(field, Qt.Key.Key_End)
    qtbot.keyClick(field, Qt.Key.Key_V, CTRL)
    assert field.text() == "2323"


def test_a_side_folds_away_and_comes_back_by_key_and_by_button(loaded, window, qtbot):
    loaded.go(Step.CONFIGURE)
    assert loaded.setup.isVisible() and loaded.results.isVisible()
    focus(window, loaded.setup.chooser, qtbot)
    middle = loaded.pages.width()
    qtbot.keyClick(window, Qt.Key.Key_B, CTRL)
    assert not loaded.setup.isVisible() and loaded.results.isVisible()
    qtbot.waitUntil(lambda: loaded.pages.width() > middle)
    loaded.strip._sides["left"].click()
    assert loaded.setup.isVisible()
    qtbot.keyClick(window, Qt.Key.Key_B, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert not loaded.results.isVisible()
    loaded.go(Step.LOAD)
    loaded.go(Step.CONFIGURE)
    assert not loaded.results.isVisible(), "what is folded stays folded"


def test_the_form_does_not_move_when_a_value_becomes_wrong(loaded, window, qtbot):
    loaded.go(Step.CONFIGURE)
    QApplication.processEvents()
    card = loaded.setup.promise
    before = card.geometry()
    field = next(iter(loaded.setup.form.rows.values())).editor.focusProxy()
    focus(window, field, qtbot)
    qtbot.keyClicks(field, "nonsense")
    QApplication.processEvents()
    assert loaded.setup.mistake
    assert card.geometry() == before
