"""Where something is saved, and numbers as they are typed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from gui.base import save_path
from gui.base.i18n import plain

ROOT = Path(__file__).resolve().parents[3]


def test_the_program_s_own_folder_is_never_proposed(qtbot, monkeypatch, tmp_path):
    proposed = []

    def choose(_parent, _caption, path, _filter):
        proposed.append(Path(path))
        return str(tmp_path / "picture"), ""

    monkeypatch.setattr(save_path, "_last", [])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    monkeypatch.chdir(ROOT)
    assert save_path.ask_save_path(None, "Save", "a.png", "png") == tmp_path / "picture.png"
    save_path.ask_save_path(None, "Save", "b.png", "png")
    assert proposed[0].is_absolute() and not proposed[0].is_relative_to(ROOT)
    assert proposed[1] == tmp_path / "b.png", "the folder of the last one"


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("0,001", "0.001"),
        ("1,5", "1.5"),
        ("-2,25", "-2.25"),
        ("1,000", "1,000"),
        ("1.5", "1.5"),
        ("x,1", "x,1"),
    ],
)
def test_a_comma_is_a_decimal_sign_where_it_can_be_nothing_else(dressed, typed, read):
    assert plain(typed) == read
