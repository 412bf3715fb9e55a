"""Where temporary files may lie: one private folder (mode 0700), emptied at exit, swept at start.

Each process has a folder named after its pid inside `sfumato-<user>` in the system's temporary
folder; what a killed process left behind is removed by the next start.
"""

from __future__ import annotations

import getpass
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def private_root() -> Path:
    root = Path(tempfile.gettempdir()) / f"sfumato-{_user()}"
    root.mkdir(mode=0o700, exist_ok=True)
    if hasattr(os, "getuid") and root.stat().st_uid != os.getuid():
        raise PermissionError(f"{root} belongs to somebody else")
    root.chmod(0o700)
    return root


@contextmanager
def private_folder() -> Iterator[Path]:
    """A folder that nobody else can read and that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix=f"{os.getpid()}-", dir=private_root()) as folder:
        yield Path(folder)


def sweep() -> None:
    """Remove what processes that are no longer alive left behind."""
    for left in private_root().iterdir():
        pid = left.name.partition("-")[0]
        if not (pid.isdigit() and _alive(int(pid))):
            shutil.rmtree(left, ignore_errors=True)


def _alive(pid: int) -> bool:
    if os.name == "nt":
        return _alive_on_windows(pid)
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


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
