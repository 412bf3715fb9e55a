"""The language of the window, what the engine says in it, and numbers as the language writes them.

    i18n.start("system")        at the start, and again when another language is chosen
    i18n.current()              "en", "de" or "it"
    label(translated(field.label))

The engine knows nothing of Qt: what it says is English, and a sentence with values in it is a `Text` that
still knows its template (engine/core/text.py). Both are translated where they are shown, and only there.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from engine.core import number_format
from engine.core.number_format import NUMBER, percent_apart
from engine.core.text import Text, filled, looked_up

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "translations"
LANGUAGES = {"en": "English", "de": "Deutsch", "it": "Italiano"}  # each in its own words
DECIMAL_COMMA = re.compile(r"[+-]?(0?,\d+|\d+,(\d{1,2}|\d{4,}))")
LEAST = 1e-6  # below this an exponent is the lesser evil
ENGINE = "engine"  # the context of what the engine says

_installed: list[QTranslator] = []
_current = "en"
_names: set[str] = set()  # of the files that were opened


def start(choice: str) -> None:
    """Speak the chosen language; "system" (or one that is not known) is that of the system."""
    global _current
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    _current = language_of(choice)
    QLocale.setDefault(QLocale(_current))
    if _current != "en":
        qt = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        _install(Path(qt) / f"qtbase_{_current}.qm")  # what Qt itself says: OK, Cancel, file dialogs
        _install(FOLDER / f"sfumato_{_current}.qm")


def current() -> str:
    return _current


def language_of(choice: str) -> str:
    return choice if choice in LANGUAGES else of_system()


def of_system() -> str:
    """The first language of the system that is spoken here."""
    wanted = (tag.partition("-")[0] for tag in QLocale.system().uiLanguages())
    return next((tag for tag in wanted if tag in LANGUAGES), "en")


def _install(path: Path) -> None:
    translator = QTranslator()
    if translator.load(str(path)):
        QCoreApplication.installTranslator(translator)
        _installed.append(translator)  # Qt keeps no reference


def leave_alone(names: Iterable[str]) -> None:
    """Names of a file, which stand in sentences as they are: a column *hours* is not *Stunden*."""
    _names.update(names)


def translated(text: str) -> str:
    if not text:
        return ""
    if isinstance(text, Text):
        return filled(percent_apart(_looked_up(text.template)), text.values, _said)
    if current() != "en" and NUMBER.fullmatch(text):
        return localised(text)
    return percent_apart(_looked_up(text))


def _said(value: Any) -> str:
    """What stands in a sentence: a number, a sentence, or a name, which is left alone."""
    words = str(value) if not isinstance(value, str) else value
    return words if words[:1] in ("'", '"') or words in _names else translated(words)


def _looked_up(text: str) -> str:
    return looked_up(text, lambda words: QCoreApplication.translate(ENGINE, words))


def inside(text: str) -> str:
    """A title as it stands in a sentence: small, unless it is an abbreviation or German (nouns are large)."""
    small = current() != "de" and text[1:2].islower()
    return text[:1].lower() + text[1:] if small else text


def numeral(value: float, form: str = "g") -> str:
    """In a format of Python's; the decimal sign is the language's, and thousands stand apart."""
    return localised(f"{value:{form}}")


def significant(value: float | None, digits: int = 4) -> str:
    """As people read a figure: so many digits that tell something, grouped, without an exponent."""
    if value is None or not math.isfinite(value):
        return "–"
    if value == 0:
        return "0"
    if abs(value) < LEAST:
        return numeral(value, f".{digits}g")
    text = f"{value:,.{max(0, digits - 1 - math.floor(math.log10(abs(value))))}f}"
    return localised(text.rstrip("0").rstrip(".") if "." in text else text)


def quantity(number: int, one: str, many: str) -> str:
    """One thing, or many with their number as {n}: German and Italian tell the same two apart."""
    return one if number == 1 else many.format(n=numeral(number, ","))


def counted(words: str, **values: int | str) -> str:
    """A text of the window with its values; it may tell one from many as a `Text` does: {n:row|rows}."""
    return filled(words, values, lambda value: numeral(value, ",") if isinstance(value, int) else value)


def localised(text: str) -> str:
    """A number written the English way as the language writes it."""
    return percent_apart(number_format.localised(text, current()))


def plain(text: str) -> str:
    """A number typed with the decimal sign of the language as the engine reads it; a point does as well.
    In English a comma is taken for one where it cannot stand between thousands: 0,001 but not 1,000."""
    if current() != "en":
        return text.replace(QLocale().decimalPoint(), ".")
    return text.replace(",", ".") if DECIMAL_COMMA.fullmatch(text.strip()) else text
