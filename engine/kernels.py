"""Where numba keeps compiled kernels in an installed Sfumato, whose own folder cannot be written to.

In the user's cache folder; without one, in the private temporary folder, gone at exit. (A source
tree keeps them beside the sources, which is numba's own habit.) Machine code only, never data.
"""

from __future__ import annotations

import atexit
import os
import shutil
import sys
from pathlib import Path

from engine import custody


def choose_cache() -> None:
    """Must come before numba is imported; worker processes inherit the choice."""
    if getattr(sys, "frozen", False) and "NUMBA_CACHE_DIR" not in os.environ:
        os.environ["NUMBA_CACHE_DIR"] = str(_user_cache() or _temporary_cache())


def _user_cache() -> Path | None:
    try:
        if sys.platform == "win32":
            folder = Path(os.environ["LOCALAPPDATA"]) / "Sfumato" / "kernels"
        elif sys.platform == "darwin":
            folder = Path.home() / "Library" / "Caches" / "Sfumato" / "kernels"
        else:
            folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "sfumato" / "kernels"
        folder.mkdir(parents=True, exist_ok=True)
    except (KeyError, OSError, RuntimeError):  # no home, or one that cannot be written to
        return None
    return folder if folder.is_absolute() and os.access(folder, os.W_OK | os.X_OK) else None


def _temporary_cache() -> Path:
    folder = custody.private_root() / f"{os.getpid()}-kernels"
    folder.mkdir(mode=0o700, exist_ok=True)
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
