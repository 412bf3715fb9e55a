"""The look holds wherever the program is installed."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QCheckBox

from gui.base import theme


def look() -> QImage:
    """A chosen box under the sheet: its rule stands below the first one with a picture."""
    theme.apply()
    box = QCheckBox("signed")
    theme.dress(box)
    box.setChecked(True)
    return box.grab().toImage()


@pytest.fixture
def folder(tmp_path, dressed, monkeypatch):
    """Where the program's resources are from now on."""
    made = tmp_path / "Zoë’s programs (x86); O'Brien, all" / "resources"
    made.parent.mkdir()
    made.symlink_to(theme.RESOURCES)
    yield lambda: monkeypatch.setattr(theme, "RESOURCES", made)
    monkeypatch.undo()
    theme.apply()


def test_the_folder_of_the_program_may_have_any_name(folder):
    before = look()
    folder()
    assert look() == before
