"""Where the house keeps things: the same folder as the window, a policy that nobody passes by."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from engine.core import directories


@pytest.fixture(autouse=True)
def nothing_said(monkeypatch):
    for name in ("SFUMATO_HOME", "SFUMATO_POLICY", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.skipif(sys.platform != "linux", reason="XDG folders")
@pytest.mark.parametrize("named", [None, "", "/srv/config", "relative/config", "/srv/../srv/config"])
def test_the_folder_is_the_one_the_window_uses(named, tmp_path, monkeypatch):
    from PySide6.QtCore import QStandardPaths

    monkeypatch.setenv("HOME", str(tmp_path))
    if named is not None:
        monkeypatch.setenv("XDG_CONFIG_HOME", named)
    place = QStandardPaths.StandardLocation.GenericConfigLocation
    asked = Path(QStandardPaths.writableLocation(place)) / "sfumato"
    assert directories.settings_folder().resolve() == asked.resolve()


def test_a_house_may_name_another_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("SFUMATO_HOME", str(tmp_path / "ours"))
    assert directories.settings_folder() == tmp_path / "ours"
    assert not (tmp_path / "ours").exists(), "to ask makes nothing"


@pytest.mark.parametrize(
    "platform, variable, folder",
    [
        ("win32", "LOCALAPPDATA", "sfumato"),
        ("win32", "", "AppData/Local/sfumato"),
        ("darwin", "", "Library/Preferences/sfumato"),
    ],
)
def test_other_systems_have_other_places(platform, variable, folder, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", classmethod(lambda _: tmp_path))
    monkeypatch.delenv("LOCALAPPDATA", raising=False)
    if variable:
        monkeypatch.setenv(variable, str(tmp_path))
    assert directories.settings_folder() == tmp_path / folder


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """The folder of the machine, on a system where it can be named."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("PROGRAMDATA", str(tmp_path))
    return tmp_path / "Sfumato"


def test_without_a_policy_of_the_house_there_is_none(machine):
    assert directories.house_policy_file() is None


def test_the_policy_of_the_machine_goes_before_what_a_steward_names(machine, tmp_path, monkeypatch):
    monkeypatch.setenv("SFUMATO_POLICY", str(tmp_path / "mine.toml"))
    assert directories.house_policy_file() == tmp_path / "mine.toml", (
        "named but missing: it is not passed over"
    )
    machine.mkdir()
    (machine / "policy.toml").write_text("min_group = 50")
    assert directories.house_policy_file() == machine / "policy.toml"
