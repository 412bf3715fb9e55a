"""Where Sfumato keeps what outlasts a run, and where a house puts a policy that holds for everybody.

    settings_folder()     the ledger lies here, beside the window's own settings
    house_policy_file()   a policy that neither window nor command line can change

The folder is the one Qt calls GenericConfigLocation, found without Qt, so that window and command line
keep one ledger. $SFUMATO_HOME names another, such as a drive that all stewards of a house share.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

FOLDER = "sfumato"


def settings_folder() -> Path:
    chosen = os.environ.get("SFUMATO_HOME")
    return Path(chosen).expanduser().absolute() if chosen else usual_folder()


def usual_folder() -> Path:
    """Where the window keeps its settings when nobody says otherwise."""
    home = Path.home()
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return (Path(local) if local else home / "AppData" / "Local") / FOLDER
    if sys.platform == "darwin":
        return home / "Library" / "Preferences" / FOLDER
    named = os.environ.get("XDG_CONFIG_HOME", "")
    # The specification: a path that is not absolute is to be ignored.
    return (Path(named) if named.startswith("/") else home / ".config") / FOLDER


def house_policy_file() -> Path | None:
    """The house's own policy, where there is one.

    The machine's place comes first: a steward can set a variable, but not write there. A variable that
    names a file that is not there is not passed over: reading it says so.
    """
    machine = _machine_folder() / "policy.toml"
    if machine.exists():
        return machine
    named = os.environ.get("SFUMATO_POLICY")
    return Path(named).expanduser().absolute() if named else None


def _machine_folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("PROGRAMDATA", r"C:\ProgramData")) / "Sfumato"
    if sys.platform == "darwin":
        return Path("/Library/Application Support/Sfumato")
    return Path("/etc/sfumato")
