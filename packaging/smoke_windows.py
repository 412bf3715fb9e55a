"""The installer for Windows, compiled with the folder of this system in place of the one of Windows.

Where there is wine it is also installed and removed, silently and for one user. The program itself
is not started: what is inside is for another system.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from smoke_stage import HERE, PATIENCE, VERSION, claim, only

WINE = Path("/usr/lib/wine")
# What must be in the user's part of the registry while it is installed, and nowhere afterwards.
KEYS = (
    r"Uninstall\\Sfumato]",
    r"Classes\\Sfumato.EventLog\\shell\\open\\command]",
    r"Classes\\Sfumato.Recipe\\shell\\open\\command]",
    r"Classes\\.xes\\OpenWithProgids]",
    r"Classes\\.toml\\OpenWithProgids]",
)


def windows_installer(app: Path, folder: Path) -> None:
    # Without 32-bit wine only an installer for 64 bits can be tried: the same script, another head.
    setups = {name: compiled(app, folder / name, name) for name in ("x86-unicode", "amd64-unicode")}
    claim(True, f"the Windows installer compiles for {' and '.join(setups)}")
    if not (WINE / "wine64").exists():
        print("--  the Windows installer was not run: no wine here")
        return
    home = folder / "wine"
    home.mkdir()
    run("wineboot", "-i", home=home)
    run(setups["amd64-unicode"], "/S", home=home)
    kept = only(home / "prefix/drive_c/users", "*/AppData/Local/Programs/Sfumato")
    there = {path.relative_to(kept) for path in kept.rglob("*")}
    wanted = {path.relative_to(app) for path in app.rglob("*") if path.exists()}
    claim(
        wanted <= there, f"installed by wine without a question, for one user: {len(there)} files and folders"
    )
    user, machine = registry(home)
    claim(
        all(key in user for key in KEYS) and VERSION in user, "file types and the uninstaller are registered"
    )
    claim("Sfumato" not in machine, "nothing was written that needs an administrator")
    own = kept / "notes of the steward.txt"
    own.write_text("not ours")
    run(kept / "uninstall.exe", "/S", home=home)
    left = [path for path in kept.rglob("*") if path != own]
    claim(
        own.exists() and not left,
        f"the uninstaller removed what it brought and nothing else {left[:3] or ''}",
    )
    user, _ = registry(home)
    claim("Sfumato" not in user, "and what it had registered")


def compiled(app: Path, out: Path, target: str) -> Path:
    out.mkdir()
    icon = HERE.parent / "build/icons/sfumato.ico"
    defined = {"QUICK": "", "VERSION": VERSION, "APP": app.resolve(), "ICON": icon, "OUT": out}
    options = [f"-D{name}={value}" for name, value in defined.items()]
    command = ["makensis", "-V2", f"-XTarget {target}", *options, str(HERE / "windows/sfumato.nsi")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    made = out / f"sfumato-{VERSION}-setup.exe"
    if done.returncode or not made.is_file():
        claim(False, f"the Windows installer compiles for {target}\n{done.stdout[-500:]}{done.stderr[-500:]}")
    return made


def run(*command: object, home: Path) -> None:
    """Under wine, until all it started has ended; its menu does not reach the desktop of this system."""
    settings = {
        "HOME": str(home),
        "WINEPREFIX": str(home / "prefix"),
        "WINEDEBUG": "-all",
        "WINEARCH": "win64",
    }
    settings |= {"WINEDLLOVERRIDES": "winemenubuilder.exe=d;mscoree=d;mshtml=d"}
    world = {name: value for name, value in os.environ.items() if name != "DISPLAY"} | settings
    words = [str(WINE / "wine64"), *map(str, command)]
    subprocess.run(words, env=world, check=True, capture_output=True, timeout=PATIENCE)
    subprocess.run([str(WINE / "wineserver64"), "-w"], env=world, check=True, timeout=PATIENCE)


def registry(home: Path) -> tuple[str, str]:
    """The user's part and the machine's."""
    user, machine = (
        (home / "prefix" / f"{name}.reg").read_text(errors="replace") for name in ("user", "system")
    )
    return user, machine
