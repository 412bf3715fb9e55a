from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.kinds.words.params import Frequent


@dataclass(frozen=True)
class WordCounts:
    words: tuple[str, ...]
    counts: tuple[int, ...]


def counts(data: Counter[str], published: dict[str, int] | None, params: Frequent | None) -> WordCounts:
    shown = data if published is None else published
    return WordCounts(tuple(shown), tuple(shown.values()))
