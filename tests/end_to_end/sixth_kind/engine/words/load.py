from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from engine.kinds.words.params import Columns, Reading

from engine.core.errors import InputError
from engine.core.progress import Progress


def load(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Counter[str]:
    said = paths[0].read_text(encoding="utf-8").split()
    if not said:
        raise InputError("there is no word in the file")
    return Counter(word.lower() if reading.lower else word for word in said)
