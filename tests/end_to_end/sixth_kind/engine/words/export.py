from __future__ import annotations

from pathlib import Path

from engine.kinds.words.params import Frequent

from engine.core.randomness import Randomness


def export(
    published: dict[str, int], params: Frequent, folder: Path, format: str, randomness: Randomness
) -> dict[str, str]:
    lines = ["word,count", *(f"{word},{count}" for word, count in published.items())]
    (folder / "data.csv").write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return {"word": "as it was said", "count": "how often"}
