"""After a release every button answers."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QPushButton

from engine.core.release import Release
from gui.widgets.released_card import ReleasedCard


@pytest.fixture
def card(qtbot, dressed, tmp_path):
    made = ReleasedCard()
    qtbot.addWidget(made)
    made._release = Release(
        str(tmp_path), (("data.csv", "ab" * 32), ("report.html", "cd" * 32)), (), (), None
    )
    return made


def press(card: ReleasedCard, name: str) -> str:
    (button,) = [one for one in card.findChildren(QPushButton) if one.text().strip() == name]
    button.click()
    return card._verdict.text()


def test_copied_hashes_are_said_to_be_copied(card):
    """Copy hashes gave no answer."""
    assert "copied" in press(card, "Copy hashes")
    assert QGuiApplication.clipboard().text() == f"{'ab' * 32}  data.csv\n{'cd' * 32}  report.html\n"


@pytest.mark.parametrize("name", ["Open folder", "Open report"])
def test_what_no_program_here_opens_is_said_with_its_place(card, name, monkeypatch, tmp_path):
    """Without a launcher Open folder did nothing."""
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: False)
    assert str(tmp_path) in press(card, name)
