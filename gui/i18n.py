"""What the engine says, in the steward's language, and numbers as the language writes them.

The engine knows nothing of Qt: its labels, helps, promises and reasons are English sentences. They are
translated where they are shown, and only there:

    label(translated(field.label))

A sentence with values in it ("12 rows are left out") is not in the translation as it stands. It is recognised
by the pattern it was made from ("{rows} rows are left out": resources/translations/sentences.txt), that is
translated and the values are put back. So it does not matter where a sentence comes from: the worker, a
manifest that was read again, or an error. What no pattern fits stays English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from engine.core.number_format import THIN
from gui import language

HOLE = re.compile(r"\{(\w+)\}")
NUMBER = re.compile(r"[-−+±]?\d[\d,\u202f ]*(\.\d+)?(e[-+]?\d+)?( ?(%|[KMG]?B|s))?")
SENTENCES = re.compile(r"((?<=\.) (?=[A-Z(]))")  # where one ends and the next begins
PIECES = re.compile(r"((?<=[.;]) )")


def translated(text: str) -> str:
    if not text:
        return ""
    exact = _looked_up(text)
    return exact if exact != text or language.current() == "en" else _recognised(text, language.current())


def _looked_up(text: str) -> str:
    return QCoreApplication.translate("engine", text)


def inside(text: str) -> str:
    """A title as it stands in a sentence: small, unless it is an abbreviation or German (nouns are large)."""
    small = language.current() != "de" and text[1:2].islower()
    return text[:1].lower() + text[1:] if small else text


def numeral(value: float, form: str = "g") -> str:
    """In a format of Python's; the decimal sign is the language's, and thousands stand apart."""
    return localised(f"{value:{form}}")


def quantity(number: int, one: str, many: str) -> str:
    """One thing, or many with their number as {n}: German and Italian tell the same two apart."""
    return one if number == 1 else many.format(n=numeral(number, ","))


def localised(text: str) -> str:
    """A number written the English way as the language writes it."""
    text = text.replace(",", THIN)
    if language.current() == "en":
        return text
    return text.replace(" %", "%").replace("%", f"{THIN}%").replace(".", QLocale().decimalPoint())


def plain(text: str) -> str:
    """A number typed with the decimal sign of the language as the engine reads it; a point does as well."""
    return text.replace(QLocale().decimalPoint(), ".") if language.current() != "en" else text


class Pattern(NamedTuple):
    text: str
    holes: list[str]
    shape: str  # compiled when a sentence might be this one: compiling all takes a tenth of a second
    longest: str  # of its fixed parts: a sentence without it cannot be this one
    ends: bool  # it is the end of a sentence: ", none lost"


@cache
def _patterns() -> list[Pattern]:
    """The most telling first: those with the most words of their own."""
    texts = (language.FOLDER / "sentences.txt").read_text(encoding="utf-8").splitlines()
    return sorted(map(_pattern, texts), key=lambda made: -len(HOLE.sub("", made.text)))


def _pattern(text: str) -> Pattern:
    parts, ends = HOLE.split(text)[::2], text[0] in ",;"
    shape = "(.*?)".join(map(re.escape, parts))
    return Pattern(text, HOLE.findall(text), f"(.+){shape}" if ends else shape, max(parts, key=len), ends)


@lru_cache(maxsize=2000)
def _recognised(text: str, _language: str) -> str:
    if NUMBER.fullmatch(text):
        return localised(text)
    sentences = SENTENCES.split(text)
    if len(sentences) > 1:
        each = [translated(sentence) for sentence in sentences[::2]]
        if all(new != old for new, old in zip(each, sentences[::2], strict=True)):
            return " ".join(each)
    for pattern in _patterns():
        found = pattern.longest in text and re.fullmatch(pattern.shape, text, re.DOTALL)
        if found:
            before, *values = found.groups() if pattern.ends else ("", *found.groups())
            said = _filled(_looked_up(pattern.text), dict(zip(pattern.holes, values, strict=True)))
            return translated(before) + said
    pieces = PIECES.split(text)
    return "".join(map(translated, pieces)) if len(pieces) > 1 else text


def _filled(pattern: str, values: Mapping[str, str]) -> str:
    return HOLE.sub(lambda hole: _value(values[hole[1]]), pattern)


def _value(text: str) -> str:
    """What stands in a sentence: a number, a piece of a sentence, or a name, which is left alone."""
    inner = text.strip()
    if not inner or inner[0] in "'\"":
        return text
    return text.replace(inner, translated(inner))
