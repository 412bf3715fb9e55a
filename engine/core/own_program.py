"""How this program is started once more: what must not share a process with the rest has one of its own."""

from __future__ import annotations

import sys
from pathlib import Path

COMMAND = [sys.executable]
if not getattr(sys, "frozen", False):
    COMMAND.append(str(Path(__file__).resolve().parents[2] / "main.py"))


def own_command() -> list[str]:
    return COMMAND
