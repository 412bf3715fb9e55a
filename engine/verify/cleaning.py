"""What a release says was cleaned when its file was read: numbers of known things, as reading the original
again counts them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text

KNOWN = ("bad_lines", "trimmed", "folded", "units", "outside", "gridded", "stretched")
NAME = "Cleaned at Load"


def of_the_kind(claims: Document) -> Document:
    """The claims without what is said of cleaning, which is no business of a kind."""
    done = claims["done"]
    facts = {name: value for name, value in done["facts"].items() if name != "cleaning"}
    return {**claims, "done": {**done, "facts": facts}}


def check_cleaning(claims: Document, counted: Mapping[str, int] | None) -> Iterator[Check]:
    """`counted` is what reading the original cleaned, where it is at hand. Silent where nothing was."""
    told = claims["done"]["facts"].get("cleaning", {})
    if not told and not counted:
        return
    fits = isinstance(told, Mapping) and all(
        name in KNOWN and type(count) is int and count > 0 for name, count in told.items()
    )
    if not fits or ("cleaning" in claims["done"]["facts"] and not told):
        yield Check(NAME, False, "it does not say what was cleaned, or says more")
    elif counted is not None and dict(told) != dict(counted):
        yield Check(NAME, False, "reading the original again cleans something else", confidential=True)
    else:
        yield Check(
            NAME,
            True,
            text(
                "{n} {n:kind|kinds} of things {n:was cleaned, and is|were cleaned, and are} counted",
                n=len(told),
            ),
        )
