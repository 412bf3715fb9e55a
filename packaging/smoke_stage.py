"""The stage of the smoke test: a user without rights, Python and network; a display; what was written."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from engine import VERSION  # noqa: E402, F401  (what is asked of all that was built)

USER = "nobody"
WINE = "/usr/lib/wine/wine64"
PATIENCE = 900  # seconds for one program
MOST_PROCESSES = (
    400  # with their threads: enough for all that is meant, the end of a program that starts itself
)


@contextmanager
def place(kept: Path | None = None) -> Iterator[Path]:
    """A folder for the trial; `kept`: one that stays there, to go on in after a stop."""
    if kept:
        kept.mkdir(parents=True, exist_ok=True)
        yield kept.resolve()
        return
    folder = Path(tempfile.mkdtemp(prefix="sfumato-package-"))
    try:
        folder.chmod(0o755)
        yield folder
    finally:
        subprocess.run(["chmod", "-R", "u+w", str(folder)], check=False)
        shutil.rmtree(folder, ignore_errors=True)


def stage(folder: Path, name: str, part: Callable[[], object]) -> None:
    """A part of the trial, unless it was done in this folder before; what it left half done goes first."""
    notes = folder / "stages.json"
    known = json.loads(notes.read_text()) if notes.exists() else {"done": []}
    if name in known["done"]:
        print(f"--  {name}: done before", flush=True)
        return
    there = {str(path) for pattern in ("*", "Arbeit*/*") for path in folder.glob(pattern)}
    if known.get("begun") == name:
        for path in map(Path, there - {*known["there"], str(notes)}):
            shutil.rmtree(path) if path.is_dir() else path.unlink(missing_ok=True)
        there &= set(known["there"])
    notes.write_text(json.dumps({**known, "begun": name, "there": sorted(there)}))
    since = time.monotonic()
    part()
    notes.write_text(json.dumps({"done": [*known["done"], name]}))
    print(f"--  {name}: {time.monotonic() - since:.0f} s", flush=True)


def side_by_side(work: Callable[[Any], object], given: Iterable[Any]) -> None:
    """The same with each of them, on as many cores as there are; the first that fails ends the trial."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(work, given))


def rights_away(command: list[str]) -> list[str]:
    return ["runuser", "-u", USER, "--", *command] if os.geteuid() == 0 else command


def own_folder(path: Path) -> Path:
    """A folder of the user without rights."""
    path.mkdir(parents=True)
    if os.geteuid() == 0:
        shutil.chown(path, USER, "nogroup")
    return path


def run(
    program: Path,
    *arguments: object,
    codes: tuple[int, ...] = (0,),
    cwd: Path,
    online: bool = False,
    **environment: str,
) -> str:
    """Run the installed program as somebody without rights, Python and network; its standard output."""
    offline = ["unshare", "--net"] if os.geteuid() == 0 and not online else []
    few = ["prlimit", f"--nproc={MOST_PROCESSES}"] if os.geteuid() == 0 else []
    bare = ["env", "-i", "PATH=/nowhere", *(f"{name}={value}" for name, value in environment.items())]
    start = [str(program), *map(str, arguments)]
    if program.suffix == ".exe":  # wine has threads and processes of its own
        few, start = [], [WINE, str(program), *map(windows_path, arguments)]
    command = [*offline, *few, *rights_away([*bare, *start])]
    done = subprocess.run(
        command, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=PATIENCE
    )
    if done.returncode not in codes:
        fail(f"{' '.join(map(str, arguments))}: exit code {done.returncode}\n{done.stdout}\n{done.stderr}")
    if "Traceback" in done.stderr:
        fail(f"{' '.join(map(str, arguments))}: a traceback\n{done.stderr}")
    return done.stdout


def windows_path(argument: object) -> str:
    """As a Windows program under wine knows a file of this system."""
    absolute = isinstance(argument, Path) and argument.is_absolute()
    return "Z:" + str(argument).replace("/", "\\") if absolute else str(argument)


def only(folder: Path, pattern: str) -> Path:
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        fail(f"expected one {pattern} in {folder}, found {len(found)}: run `make package` first")
    return found[0]


def end(process: subprocess.Popen) -> None:
    """With all it started: a child that lives on would hold the pipe open."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)


def claim(holds: bool, words: str) -> None:
    if not holds:
        fail(words)
    print(f"ok  {words}", flush=True)


def fail(words: str) -> None:
    raise SystemExit(f"FAILED  {words}")


def forget_files_in_memory() -> bool:
    """So that the start is a cold one (root can do that, on most machines)."""
    os.sync()
    try:
        Path("/proc/sys/vm/drop_caches").write_text("3")
    except OSError:
        return False
    return True


def walk(
    program: Path,
    folder: Path,
    home: Path | None,
    out: Path,
    picture: Path,
    wrapper: tuple[object, ...] = (),
    samples: int = 0,
) -> dict:
    """What window_walk.py says after it has released that many samples."""
    shutil.copy(HERE / "window_walk.py", folder)  # the user may not read the source tree
    settings = [f"TMPDIR={folder / 'tmp'}", "LANG=C.UTF-8", "PATH=/usr/bin:/bin"]
    settings += [f"HOME={home}"] if home else []
    script = (
        # with a cache elsewhere: what the desktop's service keeps is not the program's
        "XDG_CACHE_HOME=/nonexistent /usr/libexec/at-spi-bus-launcher --launch-immediately "
        '>/dev/null 2>&1 & launcher=$!; "$@"; code=$?; '
        "kill $launcher; exit $code"
    )
    driver = [
        "/usr/bin/python3",
        "-W",
        "ignore",
        HERE / "window_walk.py",
        program,
        out,
        picture,
        samples,
        *wrapper,
    ]
    command = ["dbus-run-session", "--", "sh", "-c", script, "sh", *map(str, driver)]
    with display() as name:
        alone = rights_away(["env", "-i", f"DISPLAY={name}", *settings, *command])
        done = subprocess.run(alone, cwd=out.parent, capture_output=True, text=True, timeout=PATIENCE)
    if done.returncode != 0:
        fail(
            f"the walk through the window ended with {done.returncode}\n{done.stdout}\n{done.stderr[-3000:]}"
        )
    return json.loads(done.stdout.splitlines()[-1])


@contextmanager
def display(size: str = "1440x900x24") -> Iterator[str]:
    """A screen of its own; Xvfb says which number it took. No key repeats, however busy it is here."""
    reading, writing = os.pipe()
    options = ["-r", "-screen", "0", size, "-nolisten", "tcp", "-ac", "-displayfd", str(writing)]
    server = subprocess.Popen(["Xvfb", *options], pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as number:
            yield f":{number.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def written_by_user() -> set[str]:
    if os.geteuid() != 0:
        return set()
    skip = ["-path", "/proc", "-o", "-path", "/sys"]
    command = ["find", "/", "(", *skip, ")", "-prune", "-o", "-user", USER, "-print"]
    return set(subprocess.run(command, capture_output=True, text=True, errors="replace").stdout.splitlines())
