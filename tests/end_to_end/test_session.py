"""A whole session, cut off and brought back: nothing of the original leaves, nothing reaches for the network.

Files with fifty markers are opened and run; the workers are killed, then the window itself in the middle
of a release; the session is brought back, looked at and released; the recipe it leaves is run by the
command line. Every program has its own home, settings and temporary folder, so that all it writes is found.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pypdf
import pytest

from engine.core.technique import kinds
from tests.end_to_end.marked import FILE, FOLDER, INSIDE, MARKERS, Marked, plant
from tests.signing import same_reasons

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 600  # seconds for one program
TRACE = ["strace", "-f", "-qq", "--seccomp-bpf", "-e", "trace=socket,socketpair,connect", "-e", "signal=none"]
OUTSIDE = re.compile(r"\b(?:socket|connect)\((?:\d+, \{sa_family=)?(?!AF_UNIX\b)AF_\w+.*")

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="signals and tracing of Linux"),
    pytest.mark.timeout(3 * PATIENCE),
]


@dataclass(frozen=True)
class Session:
    """What a session was given, and the folder that holds all it has written."""

    inputs: dict[str, Marked]
    place: Path

    def run(self, name: str, *command: str | Path) -> int:
        """Run a program in this place, traced where that is possible; ends when all its processes have."""
        trace = [*TRACE, "-o", str(self.place / f"{name}.trace")] if can_trace() else []
        done = subprocess.run(
            [*trace, sys.executable, *map(str, command)],
            cwd=self.place,
            env=self.environment(),
            timeout=PATIENCE,
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )
        (self.place / f"{name}.errors").write_text(done.stderr)
        return done.returncode

    def environment(self) -> dict[str, str]:
        own = {
            "HOME": "home",
            "TMPDIR": "temporary",
            "XDG_CONFIG_HOME": "config",
            "XDG_CACHE_HOME": "cache",
            "XDG_DATA_HOME": "data",
            "XDG_RUNTIME_DIR": "runtime",
        }
        for folder in own.values():
            (self.place / folder).mkdir(mode=0o700, exist_ok=True)
        corrections = {key: marked.corrections for key, marked in self.inputs.items()}
        return os.environ | {
            **{name: str(self.place / folder) for name, folder in own.items()},
            "PYTHONPATH": str(ROOT),
            "PYTHONDONTWRITEBYTECODE": "1",
            "QT_QPA_PLATFORM": "offscreen",
            "CORRECTIONS": json.dumps(corrections),
        }

    def written(self) -> list[Path]:
        return [path for path in self.place.rglob("*") if path.is_file()]


def can_trace() -> bool:
    if shutil.which("strace") is None:
        return False
    return subprocess.run([*TRACE, "-o", os.devnull, "true"], capture_output=True).returncode == 0


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(("timeseries",), id="time series"),
        pytest.param(tuple(kinds()), id="every workspace", marks=pytest.mark.slow),
    ],
)
def session(request, tmp_path_factory):
    inputs = {key: plant(key, tmp_path_factory.mktemp("inputs")) for key in request.param}
    made = Session(inputs, tmp_path_factory.mktemp("session"))
    program = Path(__file__).with_name("session.py")
    files = [f"{key}={marked.path}" for key, marked in inputs.items()]
    killed = made.run("begin", program, "begin", made.place / "begun", *files)
    assert abs(killed) % 128 == signal.SIGKILL, (made.place / "begin.errors").read_text()
    ended = made.run("restore", program, "restore", made.place / "window")
    assert ended == 0, (made.place / "restore.errors").read_text()
    for key in inputs:
        audit, line = made.place / "window" / key / "audit", made.place / "line" / key
        run = ("run", audit / "recipe.toml", "--out", line, *same_reasons(audit))
        ended = made.run(f"line-{key}", ROOT / "main.py", *run)
        assert ended == 0, (made.place / f"line-{key}.errors").read_text()
    return made


# --- nothing of the original ---------------------------------------------------------------------


def contents(path: Path) -> bytes:
    """What can be read in a file: its bytes, and the words of a PDF."""
    found = path.read_bytes()
    if path.suffix == ".pdf":
        document = pypdf.PdfReader(path)
        found += str(document.metadata).encode()
        found += "".join(page.extract_text() for page in document.pages).replace("\n", "").encode()
    return found


def markers_in(content: bytes, wanted: list[str]) -> list[str]:
    spellings = ("utf-8", "utf-16-le", "utf-32-le")  # as Qt and numpy keep them
    return [one for one in wanted if any(one.encode(spelling) in content for spelling in spellings)]


def test_markers_are_nowhere_but_in_the_audit(session):
    leaks = {
        str(path.relative_to(session.place)): found
        for path in session.written()
        if path.parent.name != "audit" and (found := markers_in(contents(path), INSIDE))
    }
    assert not leaks


def test_where_the_files_lie_is_known_to_the_settings_only(session):
    known = [
        path.relative_to(session.place).as_posix()
        for path in session.written()
        if path.parent.name != "audit" and markers_in(contents(path), [FOLDER, FILE])
    ]
    assert known == ["config/sfumato/sfumato.ini"]  # the recent files
    assert not [path for path in session.place.rglob("*") if markers_in(path.name.encode(), MARKERS)]


def test_nothing_is_left_in_temporary_places(session):
    left = [path for path in (session.place / "temporary").rglob("*") if path.is_file()]
    assert not left
    assert not (session.place / "config" / "sfumato" / "sessions").exists()
    shared = [path for path in Path("/dev/shm").glob("*") if path.is_file() and os.access(path, os.R_OK)]
    assert not [path for path in shared if markers_in(path.read_bytes(), MARKERS)]


def test_inputs_are_as_they_were(session, tmp_path):
    for key, marked in session.inputs.items():
        again = plant(key, tmp_path)
        for path in marked.path.parent.iterdir():
            assert path.read_bytes() == again.path.with_name(path.name).read_bytes(), path
        assert len(list(marked.path.parent.iterdir())) == len(list(again.path.parent.iterdir()))


def test_the_search_finds_a_marker_where_there_is_one(session):
    for key in session.inputs:
        audit = session.place / "window" / key / "audit" / "audit.json"
        assert markers_in(contents(audit), [FOLDER, FILE]) == [FOLDER, FILE]
    assert markers_in(b"..." + INSIDE[3].encode("utf-16-le"), INSIDE) == [INSIDE[3]]


# --- the same by the command line ----------------------------------------------------------------


def test_window_and_command_line_release_the_same_bytes(session):
    for key in session.inputs:
        ours, theirs = (released(session.place / way / key) for way in ("window", "line"))
        assert ours and ours == theirs, key


def released(folder: Path) -> dict[str, bytes]:
    """The data of a release; report and manifest also tell the time."""
    about = ("manifest.json", "report.html", "report.pdf")
    files = [path for path in (folder / "release").rglob("*") if path.is_file()]
    return {path.name: path.read_bytes() for path in files if path.name not in about}


# --- no network ----------------------------------------------------------------------------------


def sockets(trace: Path) -> list[str]:
    """System calls that reach outside of this machine; local sockets of the desktop are not among them."""
    return OUTSIDE.findall(trace.read_text())


@pytest.fixture
def traced():
    if not can_trace():
        pytest.skip("strace is not here or may not trace")


def test_no_socket_is_opened(traced, session):
    traces = sorted(session.place.glob("*.trace"))
    assert len(traces) == 2 + len(session.inputs)
    assert not {trace.name: found for trace in traces if (found := sockets(trace))}


@pytest.mark.parametrize("family", ["AF_INET", "AF_INET6"])
def test_a_socket_would_be_seen(traced, family, tmp_path):
    made = Session({}, tmp_path)
    program = f"import socket; socket.socket(socket.{family}, socket.SOCK_DGRAM).close()"
    assert made.run("reaching", "-c", program) == 0
    assert any(family in call for call in sockets(tmp_path / "reaching.trace"))
