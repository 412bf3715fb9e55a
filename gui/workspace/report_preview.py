"""The report before it is released: a page in the private folder, gone when the program ends.

A browser shows it as its readers will see it; Qt's own viewer knows too little of style sheets.
"""

from __future__ import annotations

import atexit
from contextlib import ExitStack
from functools import cache
from pathlib import Path

from engine.core import tempfiles


def write(page: str) -> Path:
    path = _folder() / "report.html"
    path.write_text(page, encoding="utf-8")
    return path


@cache
def _folder() -> Path:
    kept = ExitStack()
    atexit.register(kept.close)
    return kept.enter_context(tempfiles.private_folder())
