"""Numbers as people read them, the same everywhere: 12 345, with a narrow space that never breaks."""

from __future__ import annotations

import re

THIN = "\u202f"
NUMBER = re.compile(r"[-−+±]?\d[\d,\u202f ]*(\.\d+)?(e[-+]?\d+)?( ?(%|[KMG]?B|s))?")
_PERCENT = re.compile(r"(?<=[\d}])[ \u00a0]?%")
DECIMAL = {"en": ".", "de": ",", "it": ","}


def grouped(value: float, form: str = "") -> str:
    """`form` is what follows the comma in a format of Python's: ".2f"."""
    return f"{value:,{form}}".replace(",", THIN)


def percent_apart(text: str) -> str:
    """71 % with the narrow space, written 71% or 71 %; also where the number is still to come."""
    return _PERCENT.sub(f"{THIN}%", text)


def localised(text: str, language: str) -> str:
    """A number written the English way as the language writes it."""
    text = text.replace(",", THIN)
    if language == "en":
        return text
    return text.replace(" %", "%").replace("%", f"{THIN}%").replace(".", DECIMAL[language])
