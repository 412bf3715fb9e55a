"""Interpreters that have what the product does not contain, for as long as a benchmark runs."""

from __future__ import annotations

import subprocess
import venv
from pathlib import Path


def environment(folder: Path, *packages: str) -> str | None:
    """An interpreter with these packages, where the index offers them."""
    venv.create(folder, with_pip=True)
    python = str(folder / "bin" / "python")
    done = subprocess.run([python, "-m", "pip", "install", "-q", *packages], capture_output=True, text=True)
    return python if done.returncode == 0 else None
