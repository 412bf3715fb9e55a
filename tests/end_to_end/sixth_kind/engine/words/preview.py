from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.kinds.words.load import load
from engine.kinds.words.params import Columns, Reading

from engine.core.progress import Progress
from engine.core.technique import Preview


def preview(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Preview:
    words = load(paths, reading, columns, progress)
    rows = tuple((word,) for word in list(words)[:5])
    return Preview(("word",), rows, {}, (("Words", str(words.total())),), reading, columns)
