from __future__ import annotations

from collections import Counter

from engine.kinds.words.params import Frequent

from engine.core.progress import Progress
from engine.core.randomness import Randomness


def run(data: Counter[str], params: Frequent, randomness: Randomness, progress: Progress) -> dict[str, int]:
    return {word: count for word, count in sorted(data.items()) if count >= params.least}
