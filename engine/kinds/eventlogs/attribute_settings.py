"""Which attributes of cases are carried into a release, as they are typed.

diagnosis                    a value of the case, as it is
age = 0 18 40 65             a number, binned on these edges
admitted = quarter           a date, as year or quarter
ward = last                  an attribute of events: its first or last value in the case
crp = last 0 10 50           the same, binned
test = count 1 2 5           in how many events of the case it stands, binned
org:resource = first role    who worked on it, as a role by the table of roles
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.core.errors import ParameterError
from engine.core.text import text

RESERVED = frozenset({"case", "activity", "timestamp", "concept:name", "time:timestamp", "sfumato:times"})
MOST = 20
PICKS = ("first", "last", "count")
DATES = ("year", "quarter")
HINT = "name, name = first or last, name = 0 18 65 (edges), name = year or quarter, name = first role"


@dataclass(frozen=True)
class AttributeChoice:
    """One attribute, how it becomes one value a case, and how that value is made coarser."""

    name: str
    pick: str = ""  # "": an attribute of the case; first, last, count: of its events
    form: str = "as it is"  # as it is, edges, year, quarter, role
    edges: tuple[float, ...] = ()

    @property
    def how(self) -> str:
        """In words of the file format, the same in all languages: they stand in the release."""
        coarse = "edges " + " ".join(map(spelled, self.edges)) if self.form == "edges" else self.form
        return f"{self.pick}, {coarse}" if self.pick else coarse


def parse_choices(written: Sequence[str]) -> tuple[AttributeChoice, ...]:
    choices = tuple(_choice(one) for one in written)
    names = [one.name for one in choices]
    if len(names) > MOST or len(set(names)) < len(names):
        raise ParameterError(
            text("attributes: at most {most}, and each of them once", most=MOST), name="attributes"
        )
    return tuple(sorted(choices, key=lambda one: one.name))


def _choice(written: str) -> AttributeChoice:
    name, equals, how = written.rpartition("=") if "=" in written else (written, "", "")
    name, words = name.strip(), how.split()
    if not name or (equals and not words):
        raise _wrong(written)
    if name in RESERVED:
        raise ParameterError(
            text("attributes: {name} is what a release calls a part of its own", name=f"{name!r}"),
            hint="rename the column in the file",
            name="attributes",
        )
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
    at = sum(edge <= number for edge in edges)
    if at == 0:
        return f"under {spelled(edges[0])}"
    if at == len(edges):
        return f"{spelled(edges[-1])} or more"
    return f"{spelled(edges[at - 1])} to under {spelled(edges[at])}"
