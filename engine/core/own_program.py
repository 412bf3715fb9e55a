"""How this program is started once more: what must not share a process with the rest has one of its own."""

from __future__ import annotations

import sys
from pathlib import Path


def own_command() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, str(Path(__file__).resolve().parents[2] / "main.py")]
