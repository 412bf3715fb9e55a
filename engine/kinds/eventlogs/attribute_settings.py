"""Which attributes of cases are carried into a release, as they are typed.

diagnosis                    a value of the case, as it is
age = 0 18 40 65             a number, binned on these edges
admitted = quarter           a date, as year or quarter
ward = last                  an attribute of events: its first or last value in the case
crp = last 0 10 50           the same, binned
test = count 1 2 5           in how many events of the case it stands, binned
org:resource = first role    who worked on it, as a role by the table of roles
ward = last values A | B     one of these, which are known without the log; all others are (other)

What a value can be is *declared* by edges, by a list of values and by the table of roles. Otherwise it is
known from the log alone, which private variants pay for with a part of δ.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from engine.core.errors import ParameterError
from engine.core.params import field_choice
from engine.core.text import text
from engine.kinds.eventlogs.time_settings import FINEST

RESERVED = frozenset({"case", "activity", "timestamp", "concept:name", "time:timestamp", "sfumato:times"})
MOST = 20
PICKS = ("first", "last", "count")
DATES = ("year", "quarter")
HINT = (
    "name, name = first or last, name = 0 18 65 (edges), name = year or quarter, name = first role, "
    "name = values A | B"
)
MISSING, OTHER = "(missing)", "(other)"
MOST_VALUES = 1000
LISTED = re.compile(r"(?P<name>[^=]+)=\s*(?P<pick>first\s+|last\s+|)values\s+(?P<values>.+)")


@dataclass(frozen=True)
class AttributeChoice:
    """One attribute, how it becomes one value a case, and how that value is made coarser."""

    name: str
    pick: str = ""  # "": an attribute of the case; first, last, count: of its events
    form: str = "as it is"  # as it is, edges, year, quarter, role, values
    edges: tuple[float, ...] = ()
    values: tuple[str, ...] = ()  # sorted

    @property
    def how(self) -> str:
        """In words of the file format, the same in all languages: they stand in the release."""
        coarse = self.form
        if self.form == "edges":
            coarse = "edges " + " ".join(map(spelled, self.edges))
        elif self.form == "values":
            coarse = "values " + " | ".join(self.values)
        return f"{self.pick}, {coarse}" if self.pick else coarse


def class_field(help: str) -> str:
    return field_choice(
        "Attributes are told for",
        {
            "variant": "each variant",
            "last": "variants with the same last activity",
            "length": "variants of like length",
            "all": "all cases together",
        },
        default="variant",
        more=True,
        help=help,
    )


def check_digits(epsilon: Fraction) -> None:
    """Exact noise of scale 1/ε needs numbers of bounded size."""
    if max(epsilon.numerator, epsilon.denominator) > FINEST:
        raise ParameterError(
            "the share of ε for each attribute has too many digits to draw exact noise",
            hint="round ε or the share: ε × share may have nine digits",
            name="attribute_share",
        )


def parse_choices(written: Sequence[str]) -> tuple[AttributeChoice, ...]:
    choices = tuple(_choice(one) for one in written)
    names = [one.name for one in choices]
    if len(names) > MOST or len(set(names)) < len(names):
        raise ParameterError(
            text("attributes: at most {most}, and each of them once", most=MOST), name="attributes"
        )
    return tuple(sorted(choices, key=lambda one: one.name))


def _listed(found: re.Match[str], written: str) -> AttributeChoice:
    parts = [unicodedata.normalize("NFC", one).strip() for one in found["values"].split("|")]
    values = tuple(sorted(set(parts) - {MISSING, OTHER}))
    if not all(parts) or len(set(parts)) < len(parts) or not 0 < len(values) <= MOST_VALUES:
        raise ParameterError(
            text(
                "attributes: {written}: a list of values has 1 to {most}, each of them once",
                written=f"{written[:80]!r}",
                most=MOST_VALUES,
            ),
            hint="write them as name = values A | B | C",
            name="attributes",
        )
    return AttributeChoice(found["name"].strip(), found["pick"].strip(), "values", values=values)


def _choice(written: str) -> AttributeChoice:
    listed = LISTED.fullmatch(written.strip())
    choice = _listed(listed, written) if listed else _unlisted(written)
    if choice.name in RESERVED:
        raise ParameterError(
            text("attributes: {name} is what a release calls a part of its own", name=f"{choice.name!r}"),
            hint="rename the column in the file",
            name="attributes",
        )
    return choice


def _unlisted(written: str) -> AttributeChoice:
    name, equals, how = written.rpartition("=") if "=" in written else (written, "", "")
    name, words = name.strip(), how.split()
    if not name or (equals and not words):
        raise _wrong(written)
    pick = words.pop(0) if words and words[0] in PICKS else ""
    if words == ["role"] or (len(words) == 1 and words[0] in DATES):
        if pick == "count":
            raise _wrong(written)
        return AttributeChoice(name, pick, words[0])
    edges = _edges(written, words)
    if pick == "count" and not edges:
        raise ParameterError(
            text("attributes: {name}: a count needs edges of its classes", name=f"{name!r}"),
            hint=text("write {name} = count 1 2 5", name=name),
            name="attributes",
        )
    return AttributeChoice(name, pick, "edges" if edges else "as it is", edges)


def _edges(written: str, words: Sequence[str]) -> tuple[float, ...]:
    try:
        edges = tuple(float(word) for word in words)
    except ValueError:
        raise _wrong(written) from None
    rising = all(math.isfinite(edge) for edge in edges) and all(a < b for a, b in pairwise(edges))
    if not rising or len(edges) > 40:
        raise ParameterError(
            text("attributes: {written}: the edges do not rise, or are more than 40", written=f"{written!r}"),
            name="attributes",
        )
    return edges


def _wrong(written: str) -> ParameterError:
    return ParameterError(
        text("attributes: {written} is not understood", written=f"{written!r}"), hint=HINT, name="attributes"
    )


def spelled(number: float) -> str:
    """The shortest form that reads back as the same number."""
    return str(int(number)) if number == int(number) and abs(number) < 1e15 else repr(number)


def class_of_number(number: float, edges: Sequence[float]) -> str:
    """Classes are closed below."""
    return number_classes(edges)[sum(edge <= number for edge in edges)]


def number_classes(edges: Sequence[float]) -> list[str]:
    """The classes that edges make, from the lowest to the highest."""
    between = [f"{spelled(low)} to under {spelled(high)}" for low, high in pairwise(edges)]
    return [f"under {spelled(edges[0])}", *between, f"{spelled(edges[-1])} or more"]
