"""A sentence as a value: what it says, and what it was made from.

    text("{rows} rows are left out", rows=12)

is the English sentence (a `str`, for the command line, files and logs) and still knows its template and the
values in it, also after a trip through pickle. Whoever shows it to a person looks the template up in that
person's language and fills the values in again (`gui.base.i18n.translated`, `engine.core.translation`): once,
and in the place where it becomes visible.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

HOLE = re.compile(r"\{(\w+)\}")


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


def text(template: str, /, **values: Any) -> str:
    """The sentence, a `Text`; what is no number and no text stands in it as its words."""
    spoken = str | int | float
    return Text(template, {name: v if isinstance(v, spoken) else str(v) for name, v in values.items()})


def joined(separator: str, parts: Iterable[str]) -> str:
    """Sentences one after another, each still translated by itself."""
    values = {f"part{number}": part for number, part in enumerate(parts)}
    return Text(separator.join(f"{{{name}}}" for name in values), values)


def filled(template: str, values: Mapping[str, Any], said: Callable[[Any], str]) -> str:
    """The template with every value as `said` says it."""
    return HOLE.sub(lambda hole: said(values[hole[1]]) if hole[1] in values else hole[0], template)


def as_json(said: str) -> Any:
    """As JSON keeps it: a `Text` with its template and the values in it, any other text as it stands."""
    if not isinstance(said, Text):
        return str(said)
    used = {name: said.values[name] for name in HOLE.findall(said.template) if name in said.values}
    values = {name: as_json(value) if isinstance(value, str) else value for name, value in used.items()}
    return {"template": said.template, "values": values}


def from_json(written: Any) -> str:
    """The text that `as_json` wrote; ValueError where it is of another form."""
    if isinstance(written, str):
        return written
    if not isinstance(written, dict) or set(written) != {"template", "values"}:
        raise ValueError("a text is a template and values")
    template, values = written["template"], written["values"]
    if not isinstance(template, str) or not isinstance(values, dict):
        raise ValueError("a text is a template and values")
    read = {n: v if isinstance(v, int | float) else from_json(v) for n, v in values.items()}
    return Text(template, read)
