from __future__ import annotations

from collections import Counter

from engine.kinds.words.params import Frequent

from engine.core.technique import Done, Leaving
from engine.core.text import text


def describe(data: Counter[str], published: dict[str, int], params: Frequent) -> Done:
    how = text("only those said at least {least} times, counted", least=params.least)
    return Done((Leaving(text("the words"), "changed", how),))
