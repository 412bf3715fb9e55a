"""What the engine says, in the steward's language: for the report, which is written without Qt.

    say = Translation("de")
    say(text("{rows} rows are left out", rows=1.5))      "1,5 Zeilen fehlen"

The catalogue is the one of the window (resources/translations/sfumato_<language>.ts), read once. A sentence
is found by its template; what the catalogue does not hold stays English, and names of the data (`names`) are
never taken for words of ours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from engine.core.number_format import NUMBER, grouped, localised
from engine.core.text import HOLE, Text, filled, looked_up

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "translations"
LANGUAGES = ("en", "de", "it")
ENGINE, REPORT = "engine", "Report"  # contexts: what the engine says anywhere, and the report's fixed words
WORD = re.compile(r"[^\W\d_]{3,}")
DEEPEST = 8  # sentences within sentences


@cache
def catalogue(language: str) -> Mapping[tuple[str, str], str]:
    """The finished translations by context and English text; none for English."""
    if language == "en":
        return {}
    known = {}
    for context in ElementTree.parse(FOLDER / f"sfumato_{language}.ts").getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            if translation := message.findtext("translation", ""):
                known[name, message.findtext("source", "")] = translation
    return known


@dataclass(frozen=True)
class Translation:
    """Says English texts in one language."""

    language: str = "en"
    names: frozenset[str] = frozenset()

    def __call__(self, said: str, context: str = ENGINE) -> str:
        if self.language == "en" or not said:
            return str(said)
        known = catalogue(self.language)

        def lookup(words: str) -> str:
            return known.get((context, words), words)

        if isinstance(said, Text):
            return filled(looked_up(said.template, lookup), said.values, self._value)
        return looked_up(str(said), lookup)

    def number(self, written: str) -> str:
        """A number written the English way."""
        return localised(written, self.language)

    def _value(self, value: Any) -> str:
        """What stands in a sentence: a number, a sentence, or a name, which is left alone."""
        if isinstance(value, Text):
            return self(value)
        words = str(value)
        if words in self.names or words[:1] in ("'", '"'):
            return words
        return self.number(words) if NUMBER.fullmatch(words) else self(words)

    def knows(self, said: str, depth: int = DEEPEST) -> bool:
        """Whether the template is one of ours, or only puts such sentences one after another."""
        if not isinstance(said, Text):
            return True
        ours = (ENGINE, said.template.strip()) in catalogue(self.language) or not WORD.search(
            HOLE.sub("", said.template)
        )
        inner = (value for value in said.values.values() if isinstance(value, Text))
        return ours and depth > 0 and all(self.knows(value, depth - 1) for value in inner)


_current: ContextVar[Translation] = ContextVar("translation", default=Translation())  # noqa: B039 (frozen)


@contextmanager
def speaking(translation: Translation) -> Iterator[None]:
    """What is drawn meanwhile is labelled in this language."""
    before = _current.set(translation)
    try:
        yield
    finally:
        _current.reset(before)


def label(words: str) -> str:
    """A label of a drawing: words of ours (a `Text`) are translated, names of the data stay."""
    return _current.get()(words) if isinstance(words, Text) else words


def number(value: float) -> str:
    """A number beside an axis."""
    written = f"{value:g}" if abs(value) < 1000 else grouped(value, ".10g")  # 2 000 000, not 2e+06
    return _current.get().number(written)
