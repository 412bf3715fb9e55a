"""pyqtgraph's axes and titles, mended: they are laid out only as long as their words are there.

A plot that is taken apart loses the words of its axes first and is laid out once more after that. The
error this makes is raised in C, inside a method that Qt calls, and with Python 3.11 PySide does not print
such an error but ends the program (measured with 6.8 to 6.11).
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pyqtgraph as pg
from shiboken6 import isValid


@cache
def once() -> None:
    _while_whole(pg.AxisItem, "label")
    _while_whole(pg.LabelItem, "item")


def _while_whole(kind: type, words: str) -> None:
    lay_out = kind.resizeEvent  # type: ignore[attr-defined]

    def resize_event(self: Any, event: Any = None) -> None:
        part = getattr(self, words, None)
        if part is not None and isValid(part):
            lay_out(self, event)

    kind.resizeEvent = resize_event  # type: ignore[attr-defined]
