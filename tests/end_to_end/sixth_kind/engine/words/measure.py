from __future__ import annotations

from collections import Counter

from engine.kinds.words.params import Frequent

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.technique import Measured


def measure(
    data: Counter[str],
    published: dict[str, int],
    params: Frequent,
    randomness: Randomness,
    progress: Progress,
) -> Measured:
    kept = sum(published.values()) / data.total()
    return Measured({"kept": kept}, {"smallest": min(published.values(), default=0), "identifiers": []})
