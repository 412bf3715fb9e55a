"""How this program is started once more: what must not share a process with the rest has one of its own."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

COMMAND = [sys.executable]
if not getattr(sys, "frozen", False):
    COMMAND.append(str(Path(__file__).resolve().parents[2] / "main.py"))


def own_command() -> list[str]:
    return COMMAND


def collect_seldom() -> None:
    """For a process that computes: millions of rows are no garbage, and looking for some among them took a
    quarter of the time of reading a graph. The window keeps its own measure."""
    gc.set_threshold(200_000, 20, 100)
