"""Where temporary files may lie: one private folder (mode 0700), emptied at exit, swept at start.

Each process has a folder named after its pid inside `sfumato-<user>` in the system's temporary
folder; what a killed process left behind is removed by the next start.

The temporary folder is everybody's: somebody may have put a link or a folder of theirs where ours
should be. So a name that is taken is looked at without following links, it must be a real folder of
our own, and nothing is removed but by way of that folder once it is open.
"""

from __future__ import annotations

import getpass
import os
import re
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from engine.core.errors import SfumatoError

LEFT = re.compile(r"(\d+)-")  # what a process puts into the private folder begins with its pid
OTHER = "-private-"  # goes on the usual name where that one is somebody else's


def private_root() -> Path:
    """Our private folder; another name where the usual one is not ours to use."""
    if os.name == "nt":
        root = Path(tempfile.gettempdir()) / f"sfumato-{_user()}"
        root.mkdir(mode=0o700, exist_ok=True)
        return root
    try:
        usual = Path(tempfile.gettempdir()) / f"sfumato-{_user()}"
        for root in (usual, *_others(usual)):
            with suppress(FileExistsError):
                os.mkdir(root, 0o700)
            if _closed_to_others(root):
                return root
        return Path(tempfile.mkdtemp(prefix=f"{usual.name}{OTHER}", dir=usual.parent))
    except OSError as error:
        where = error.filename or "the temporary folder"
        raise SfumatoError(
            f"no private temporary folder could be made: {error.strerror} ({where})",
            hint="set TMPDIR to a folder you may write to, with room on the disk",
        ) from None


@contextmanager
def private_folder() -> Iterator[Path]:
    """A folder that nobody else can read and that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix=f"{os.getpid()}-", dir=private_root()) as folder:
        yield Path(folder)


def sweep() -> None:
    """Remove what processes that are no longer alive left behind, and nothing else."""
    with suppress(OSError, SfumatoError):  # where no folder can be made, nothing of ours is left
        root = private_root()
        if os.name == "nt":
            for left in root.iterdir():
                if _of_the_dead(left.name):
                    shutil.rmtree(left, ignore_errors=True)
            return
        for folder in (root, *_others(root)):
            with suppress(OSError), _opened(folder) as descriptor:
                for name in os.listdir(descriptor):
                    if _of_the_dead(name):
                        # by way of the open folder: a link put in its place meanwhile is not followed
                        shutil.rmtree(name, ignore_errors=True, dir_fd=descriptor)


def alive(pid: int) -> bool:
    if os.name == "nt":
        return _alive_on_windows(pid)
    try:
        os.kill(pid, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        return True
    return True


def _of_the_dead(name: str) -> bool:
    found = LEFT.match(name)
    return found is not None and not alive(int(found[1]))


def _others(usual: Path) -> list[Path]:
    """Folders of ours under other names, from when the usual one was somebody else's."""
    return sorted(path for path in usual.parent.glob(f"{usual.name}{OTHER}*") if _closed_to_others(path))


def _closed_to_others(folder: Path) -> bool:
    """Whether this is a real folder (no link) of our own; if so, it is closed to everybody else."""
    try:
        with _opened(folder) as descriptor:
            os.fchmod(descriptor, 0o700)
    except OSError:
        return False
    return True


@contextmanager
def _opened(folder: Path) -> Iterator[int]:
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISDIR(status.st_mode) or status.st_uid != os.getuid():
            raise PermissionError(f"{folder} belongs to somebody else")
        yield descriptor
    finally:
        os.close(descriptor)


def _alive_on_windows(pid: int) -> bool:
    # os.kill(pid, 0) would end the process there
    import ctypes

    query_limited_information = 0x1000
    handle = ctypes.windll.kernel32.OpenProcess(query_limited_information, False, pid)  # type: ignore[attr-defined]
    if handle:
        ctypes.windll.kernel32.CloseHandle(handle)  # type: ignore[attr-defined]
    return bool(handle)


def _user() -> str:
    try:
        return "".join(c if c.isalnum() else "_" for c in getpass.getuser())
    except (KeyError, OSError):
        return "user"
