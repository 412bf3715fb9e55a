"""On Windows a path is written with its own strokes throughout, also where Qt's dialogs write others."""

from __future__ import annotations

from pathlib import PureWindowsPath
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QFileDialog

from engine.core.release import Release
from gui.widgets import path_field, released_card

CHOSEN = "C:/Users/Zoë Müller/permits"
WRITTEN = r"C:\Users\Zoë Müller\permits"


@pytest.fixture
def windows(monkeypatch):
    for module in (path_field, released_card):
        monkeypatch.setattr(module, "Path", PureWindowsPath)


def test_the_card_of_a_release_names_its_folders(qtbot, windows):
    card = released_card.ReleasedCard()
    qtbot.addWidget(card)
    outcome = SimpleNamespace(task=SimpleNamespace(technique="eventlogs.travas"))
    card.show_release(Release(CHOSEN, (), (), (), outcome))
    assert card._where.text() == rf"{WRITTEN}\release may leave the house; {WRITTEN}\audit stays."


def test_a_chosen_folder_is_written_as_windows_writes_it(qtbot, windows, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_asked: CHOSEN)
    field = path_field.PathField("Folder", folder=True)
    qtbot.addWidget(field)
    field.button.click()
    assert field.path() == WRITTEN
