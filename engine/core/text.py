"""A sentence as a value: what it says, and what it was made from.

    text("{rows} rows are left out", rows=12)

is the English sentence (a `str`, for the command line, files and logs) and still knows its template and the
values in it, also after a trip through pickle or JSON. Whoever shows it to a person looks the template up
in that person's language and fills the values in again (`gui.base.i18n.translated`,
`engine.core.translation`): once, and in the place where it becomes visible.

One and many are told apart in the template, so that every language has its own words for them:

    text("{rows} {rows:row is|rows are} left out", rows=1)      "1 row is left out"
    {rows} {rows:Zeile fehlt|Zeilen fehlen}                      what its translation looks like

English, German and Italian tell the same two apart: 1 and everything else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

HOLE = re.compile(r"\{(\w+)(?::([^{}|]*)\|([^{}|]*))?\}")  # {rows}, or the words for one and for many


class Text(str):
    """An English sentence with values in it."""

    template: str
    values: Mapping[str, Any]

    def __new__(cls, template: str, values: Mapping[str, Any]) -> Text:
        made = super().__new__(cls, filled(template, values, str))
        made.template, made.values = template, values
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return Text, (self.template, self.values)

    def __add__(self, other: str) -> str:
        return joined("", (self, other))

    def __radd__(self, other: str) -> str:
        return joined("", (other, self))


def text(template: str, /, **values: object) -> str:
    """The sentence, a `Text`; what is no number and no text stands in it as its words."""
    spoken = str | int | float
    return Text(template, {name: v if isinstance(v, spoken) else str(v) for name, v in values.items()})


def joined(separator: str, parts: Iterable[str]) -> str:
    """Sentences one after another, each still translated by itself."""
    values = {f"part{number}": part for number, part in enumerate(parts)}
    return Text(separator.join(f"{{{name}}}" for name in values), values)


def filled(template: str, values: Mapping[str, Any], said: Callable[[Any], str]) -> str:
    """The template with every value as `said` says it, and the words that go with its number."""

    def fill(hole: re.Match[str]) -> str:
        name, one, many = hole.groups()
        if name not in values:
            return hole[0]
        return said(values[name]) if one is None else one if str(values[name]) == "1" else many

    return HOLE.sub(fill, template)


def looked_up(template: str, catalogue: Callable[[str], str]) -> str:
    """The template in the catalogue, which knows it without the spaces around it."""
    words = template.strip()
    return template.replace(words, catalogue(words)) if words else template


# ── through JSON ──────────────────────────────────────────────────────────────────────────────


def with_templates(value: object) -> Any:
    """Plain values for JSON in which a text is an object of its template and values."""
    if isinstance(value, Text):
        names = (hole[1] for hole in HOLE.finditer(value.template))
        used = {name: value.values[name] for name in names if name in value.values}
        return {"template": value.template, "values": with_templates(used)}
    if isinstance(value, Mapping):
        return {key: with_templates(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [with_templates(inner) for inner in value]
    return value


def from_templates(value: object) -> Any:
    """What `with_templates` made, as it was."""
    if isinstance(value, dict) and set(value) == {"template", "values"}:
        return Text(value["template"], from_templates(value["values"]))
    if isinstance(value, dict):
        return {key: from_templates(inner) for key, inner in value.items()}
    return [from_templates(inner) for inner in value] if isinstance(value, list) else value
