"""Try the Windows package under wine: `make package-windows-test`.

    python packaging/smoke_windows.py build/windows dist/windows [--pictures FOLDER]

The setup installs silently for a user without rights, into a folder with spaces and letters beyond ASCII,
which is then made read-only; both programs start, every command and every technique runs and is verified, the
samples are released in the real window, and the uninstaller leaves what is the steward's and nothing else.
wine is not Windows: README.md says what that leaves open. Every line printed is a claim that was checked.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

from smoke_cluster import NoWord, by_a_cluster
from smoke_keys import window
from smoke_stage import (
    HERE,
    PATIENCE,
    USER,
    VERSION,
    claim,
    fail,
    only,
    own_folder,
    place,
    rights_away,
    run,
    stage,
)
from smoke_use import by_two_houses, command_line, every_technique, large_log, released, sample

SETUP_LIMIT = 150  # megabytes (2**20)
DASK_PATIENCE = 180  # seconds until its scheduler, or a worker, says that it is ready
PROGRAMS = r"C:\Zoë’s programs\Sfumato für alle"
WINE = {
    "PATH": "/usr/bin:/bin",
    "LANG": "C.UTF-8",
    "WINEDEBUG": "-all",
    "WINEARCH": "win64",
    "WINEDLLOVERRIDES": "ucrtbase,vcruntime140,vcruntime140_1,msvcp140=n,b;"
    "mscoree,mshtml,winemenubuilder.exe=",
}
# What must be in the user's part of the registry while it is installed, and nowhere afterwards.
KEYS = (
    r"Uninstall\\Sfumato]",
    r"Classes\\Sfumato.EventLog\\shell\\open\\command]",
    r"Classes\\Sfumato.Recipe\\shell\\open\\command]",
    r"Classes\\.xes\\OpenWithProgids]",
    r"Classes\\.toml\\OpenWithProgids]",
)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("build", type=Path)
    parser.add_argument("dist", type=Path)
    parser.add_argument("--pictures", type=Path)
    parser.add_argument(
        "--place", type=Path, help="a folder that stays; the same again goes on where it stopped"
    )
    options = parser.parse_args()
    with place(options.place) as folder:
        home, work = folder / "Zoë Müller’s home", folder / "Arbeit für heute"
        world = WINE | {
            "HOME": str(home),
            "WINEPREFIX": str(home / "prefix"),
            "TMPDIR": str(folder / "tmp"),
        }
        installed = home / "prefix/drive_c" / PROGRAMS[3:].replace("\\", "/")
        program = installed / "sfumato-cli.exe"
        dask = only(options.dist, "sfumato-dask-*.zip")
        try:
            stage(folder, "install", lambda: install(options, folder, installed, world))
            stage(folder, "commands", lambda: command_line(program, own_folder(work), world))
            stage(folder, "German", lambda: german(program, work, world))
            stage(folder, "techniques", lambda: every_technique(program, work, world))
            stage(folder, "large log", lambda: large_log(program, work, world))
            stage(folder, "houses", lambda: by_two_houses(program, work, world))
            stage(folder, "Dask", lambda: with_dask(program, work, world, dask))
            stage(folder, "window", lambda: window(installed, folder, world, options.pictures))
            stage(folder, "uninstall", lambda: uninstall(installed, home, world))
        finally:
            end_wine(world)
    print("everything holds, under wine")
    return 0


def make_prefix(fetched: Path, folder: Path, world: dict[str, str]) -> None:
    """A fresh Windows of the user's own, by the script that the build made its own with."""
    brought = own_folder(folder / "fetched")
    for file in [*fetched.glob("*.whl"), HERE / "windows/wine.sh"]:
        shutil.copy(file, brought)
    script = '. "$1/wine.sh"; make_prefix "$WINEPREFIX" "$1"'
    as_user(["sh", "-ec", script, "sh", str(brought)], world)


def as_user(command: list[str], world: dict[str, str]) -> None:
    settings = [f"{name}={value}" for name, value in world.items()]
    done = subprocess.run(
        rights_away(["env", "-i", *settings, *command]),
        cwd=world["TMPDIR"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    if done.returncode:
        fail(f"{' '.join(command)}: exit code {done.returncode}\n{done.stdout[-500:]}{done.stderr[-500:]}")


def end_wine(world: dict[str, str]) -> None:
    settings = [f"{name}={value}" for name, value in world.items()]
    subprocess.run(rights_away(["env", "-i", *settings, "/usr/lib/wine/wineserver64", "-k"]), check=False)


def install(options: argparse.Namespace, folder: Path, installed: Path, world: dict[str, str]) -> None:
    for name in ("HOME", "TMPDIR"):
        own_folder(Path(world[name]))
    make_prefix(options.build / "fetched", folder, world)
    shipped = only(options.dist, "sfumato-*-setup.exe")
    megabytes = shipped.stat().st_size / 2**20
    claim(megabytes <= SETUP_LIMIT, f"{shipped.name}: {megabytes:.0f} MB")
    # wine without its 32-bit half starts no head of 32 bits; this one has the same script and files
    setup = Path(shutil.copy(only(options.build / "amd64", "sfumato-*-setup.exe"), folder))
    # NSIS wants this argument without quotation marks, which wine would add
    words = f"/D={PROGRAMS}".split(" ")
    run(setup, "/S", *words, cwd=folder / "tmp", **world)
    settle(world)
    there = {path.relative_to(installed) for path in installed.rglob("*")}
    built = options.dist / "sfumato"
    wanted = {path.relative_to(built) for path in built.rglob("*")}
    claim(wanted <= there, f"installed without a question into {PROGRAMS}: {len(there)} files and folders")
    user, machine = registry(Path(world["WINEPREFIX"]))
    claim(
        all(key in user for key in KEYS) and VERSION in user, "file types and the uninstaller are registered"
    )
    claim("Sfumato" not in machine, "nothing was written that needs an administrator")
    if os.geteuid() == 0:
        subprocess.run(["chown", "-R", "root:root", str(installed.parent)], check=True)
    subprocess.run(["chmod", "-R", "a-w", str(installed)], check=True)


def settle(world: dict[str, str]) -> None:
    """Until all that was started has ended and the registry is written."""
    as_user(["/usr/lib/wine/wineserver64", "-w"], world)


def german(program: Path, work: Path, world: dict[str, str]) -> None:
    given = (sample(program, work, "eventlogs"), "--language", "de", "--out", "Freigabe für Zoë")
    told = released(program, "eventlogs.travas", *given, cwd=work, **world)
    report = (work / "Freigabe für Zoë/release/report.html").read_text(encoding="utf-8")
    claim(told["verified"] and 'lang="de"' in report, "a German report, in a folder with umlauts")


def with_dask(program: Path, work: Path, world: dict[str, str], dask: Path) -> None:
    """As it is shipped but for a line, and said plainly if wine does not let it come up all the same.

    Before Python 3.13 Dask takes the clock of Windows for a coarse one, and reads it until five readings of
    ten are the same. Those of wine never are: there it is to trust the clock.
    """
    beside = program.parent / f"dask-{VERSION}"
    shutil.rmtree(beside, ignore_errors=True)  # of a trial that stopped
    coarse = "if WINDOWS and sys.version_info < (3, 13):"
    trusted = f"sed -i 's/^{coarse}$/if False:/' \"$1/{beside.name}/distributed/metrics.py\""
    unpack = ["sh", "-ec", f'unzip -q "$2" -d "$1"; {trusted}', "sh", str(program.parent), str(dask)]
    try:
        by_a_cluster(program, work, world, unpack, DASK_PATIENCE)
    except NoWord as silence:
        print(f"NOT TRIED  Dask was not tried under wine: {silence}", flush=True)


def uninstall(installed: Path, home: Path, world: dict[str, str]) -> None:
    if os.geteuid() == 0:
        subprocess.run(["chown", "-R", f"{USER}:", str(installed.parent)], check=True)
    subprocess.run(["chmod", "-R", "u+w", str(installed.parent)], check=True)
    own = installed / "notes of the steward.txt"
    own.write_text("not ours")
    settings = only(home / "prefix/drive_c/users", "*/AppData/Local/sfumato/sfumato.ini")
    run(installed / "uninstall.exe", "/S", cwd=Path(world["TMPDIR"]), **world)
    settle(world)
    left = [path for path in installed.rglob("*") if path != own]
    claim(
        own.exists() and not left,
        f"the uninstaller removed what it brought and nothing else {left[:3] or ''}",
    )
    claim(settings.is_file(), "the steward's settings and releases are still there")
    user, _machine = registry(home / "prefix")
    claim(
        all(key not in user for key in KEYS[:3]) and "Sfumato.EventLog" not in user,
        "and what it had registered is gone",
    )


def registry(prefix: Path) -> tuple[str, str]:
    """The user's part and the machine's."""
    user, machine = ((prefix / f"{name}.reg").read_text(errors="replace") for name in ("user", "system"))
    return user, machine


if __name__ == "__main__":
    sys.exit(main())
