"""The steward's walk through the real window, with the real worker process, in every workspace."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QToolButton

from engine.core.progress import Progress
from engine.core.technique import kinds
from engine.verify.folder import verify_folder
from gui.base.settings import Settings
from gui.window import Window
from tests.windows import end

PATIENCE = 60_000
READY = [kind.key for kind in kinds().values() if kind.techniques]


@pytest.fixture
def window(qtbot, tmp_path):
    made = Window(Settings(tmp_path / "settings" / "sfumato.ini"))
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    yield made
    end(made)


class Steward:
    """Someone who uses the mouse, and counts the clicks."""

    def __init__(self, qtbot, window: Window, key: str):
        self.qtbot, self.window, self.clicks = qtbot, window, 0
        self.workspace = window.show_kind(key)

    def click(self, button: QAbstractButton) -> None:
        assert button.isVisible() and button.isEnabled(), button.text()
        self.clicks += 1
        self.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    def wait(self, holds) -> None:
        self.qtbot.waitUntil(holds, timeout=PATIENCE)

    def idle(self) -> bool:
        return not self.workspace.busy and not self.workspace.jobs.fetching

    def step(self, title: str) -> QToolButton:
        buttons = self.workspace.strip.findChildren(QToolButton)
        return next(button for button in buttons if button.accessibleName() == title)

    def load_sample(self) -> None:
        self.click(self.workspace.empty_page.sample_button)
        self.wait(lambda: self.workspace.source is not None and self.idle())

    def run(self) -> None:
        self.click(self.workspace.setup.run_button)
        self.wait(lambda: self.workspace.summary is not None and self.idle())

    def release(self, folder: Path) -> None:
        self.click(self.step("Release"))
        self.wait(lambda: bool(self.workspace.release_page.gate.lines) and self.idle())
        page = self.workspace.release_page
        page.folder.setText(str(folder))
        for line in page.gate.lines:
            assert line.item.state != "red", line.item
            if line.item.state == "amber":
                line.reason.setText("accepted in this test")
        page.gate.seen.setChecked(True)
        self.clicks += 1
        self.click(page.button)
        self.wait(lambda: page.released.isVisibleTo(page) and self.idle())


@pytest.mark.parametrize("key", READY)
def test_from_the_sample_to_a_verified_release_in_eight_clicks(key, window, qtbot, tmp_path):
    steward = Steward(qtbot, window, key)
    steward.load_sample()
    steward.run()
    for index in range(steward.workspace.panel_tabs.count()):
        steward.workspace.panel_tabs.setCurrentIndex(index)
        steward.wait(steward.idle)
    assert not steward.workspace.message.isVisible(), steward.workspace.message.text
    steward.release(tmp_path / "out")
    assert steward.clicks <= 8
    assert all(check.passed for check in verify_folder(tmp_path / "out", Progress()))


def test_a_killed_worker_costs_the_run_and_nothing_else(window, qtbot):
    steward = Steward(qtbot, window, "timeseries")
    steward.load_sample()
    steward.run()
    first = steward.workspace.summary
    steward.workspace.setup.set_values({"k": 20})
    steward.click(steward.workspace.setup.run_button)
    os.kill(steward.workspace.jobs.worker.pid, signal.SIGKILL)
    steward.wait(lambda: steward.workspace.message.isVisible() and steward.idle())
    assert "unexpectedly" in steward.workspace.message.text
    assert steward.workspace.summary == first
    steward.run()
    steward.wait(lambda: steward.workspace.summary != first)
    assert steward.workspace.summary.task.params.k == 20


def test_the_manifest_of_the_window_is_complete(window, qtbot, tmp_path):
    steward = Steward(qtbot, window, "timeseries")
    steward.load_sample()
    steward.run()
    steward.release(tmp_path / "out")
    manifest = json.loads((tmp_path / "out" / "release" / "manifest.json").read_text(encoding="utf-8"))
    assert {
        "technique",
        "params",
        "promise",
        "verification",
        "utility",
        "risk",
        "files",
        "sfumato",
        "time",
    } <= set(manifest)
