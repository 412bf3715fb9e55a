"""The pages of the offline help, put together from what is written and what is declared.

`resources/help/<kind>.md` says what a declaration cannot: how to read a plot, what protects and what
does not, the formulas. Everything a technique declares (fields, promise, figures) is taken from the
declaration itself, so that it is never said twice. What is written is translated heading by heading and
paragraph by paragraph. A page is Markdown and a list of places: the number of the heading at which a field,
plot or step is explained.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from PySide6.QtCore import QCoreApplication

from engine.core import params
from engine.core.params import Field
from engine.core.policy import Policy
from engine.core.technique import Kind, Metric, Technique, kinds
from gui.base.i18n import current, translated
from gui.base.theme import RESOURCES
from gui.widgets.badge import words as nature_words
from gui.widgets.promise_card import per
from gui.workspace.setup_pane import seed_field

FOLDER = RESOURCES / "help"
GENERAL = ("walk", "gate", "guarantees", "commands")
EVERYWHERE = "plots"  # about plots that every workspace has
LAST = "Formulas"  # the part that goes to the end of a page


@dataclass
class Page:
    key: str
    title: str = ""
    lines: list[str] = field(default_factory=list)
    headings: list[tuple[int, str]] = field(default_factory=list)  # level, text
    places: dict[str, int] = field(default_factory=dict)  # place -> number of its heading

    @property
    def markdown(self) -> str:
        return "\n\n".join(self.lines)

    def head(self, level: int, text: str, *places: str) -> None:
        for place in places:
            self.places.setdefault(place, len(self.headings))
        self.headings.append((level, text))
        self.lines.append(f"{'#' * level} {text}")

    def say(self, text: str) -> None:
        if text.strip():
            self.lines.append(text.strip())


@dataclass(frozen=True)
class Written:
    """A page as it is written: its title, the words under it, and its parts with their sections."""

    title: str
    intro: str
    parts: dict[str, dict[str, str]]  # part -> section ("" for the words before the first) -> text


def read_written(key: str) -> Written:
    title, parts = "", {"": {"": ""}}
    part = section = ""
    path = FOLDER / f"{key}.md"  # a kind without a page of its own is explained by what it declares
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        mark, _, text = line.partition(" ")
        if mark == "#":
            title = text
        elif mark == "##":
            part, section = text, ""
            parts[part] = {"": ""}
        elif mark == "###":
            section = text
            parts[part][section] = ""
        else:
            parts[part][section] += line + "\n"
    return Written(title, parts.pop("")[""], parts)


def keys() -> tuple[str, ...]:
    """All pages, in the order of the contents."""
    return (*GENERAL, *kinds())


def title(key: str) -> str:
    """What a page is called, without making it."""
    return translated(kinds()[key].title) if key in kinds() else _spoken(read_written(key).title)


def page(key: str) -> Page:
    return _page(key, current())


@cache
def _page(key: str, _language: str) -> Page:
    written = read_written(key)
    made = Page(key, title(key))
    made.head(1, made.title, "")
    made.say(_said(written.intro))
    for part, sections in written.parts.items():
        if part not in ("Plots", "Fields", LAST):
            _write_part(made, part, sections)
    if key in kinds():
        _write_kind(made, kinds()[key], written)
    elif key == "gate":
        made.head(2, _tr("The house policy"), "policy")
        for declared in params.fields(Policy):
            _write_field(made, 3, declared, Policy, written)
    if LAST in written.parts:
        _write_part(made, LAST, written.parts[LAST])
    return made


def _write_part(made: Page, part: str, sections: dict[str, str], place: str = "section") -> None:
    made.head(2, _spoken(part), f"part:{part}")
    for section, text in sections.items():
        if section:  # a plot or step is looked for by the title it has in the window
            made.head(3, _spoken(section), f"{place}:{_spoken(section)}")
        made.say(_said(text))


def _write_kind(made: Page, kind: Kind, written: Written) -> None:
    everywhere = read_written(EVERYWHERE).parts["Plots"]
    _write_part(made, _tr("The plots"), written.parts.get("Plots", {}) | everywhere, "plot")
    made.head(2, _tr("The techniques"), "techniques")
    for technique in kind.techniques:
        _write_technique(made, technique, written)
    _write_field(made, 3, seed_field(), type(None), written)
    for declared, title, place in (
        (kind.Reading, _tr("How the file is read"), "reading"),
        (kind.Columns, _tr("What the columns are"), "columns"),
    ):
        if declared is not None:
            made.head(2, title, place)
            for one in params.fields(declared):
                _write_field(made, 3, one, declared, written)
    made.head(2, _tr("The figures"), "figures")
    for metric in {f.key: f for technique in kind.techniques for f in technique.metrics}.values():
        _write_figure(made, metric)


def _write_technique(made: Page, technique: Technique, written: Written) -> None:
    made.head(3, translated(technique.title), f"technique:{technique.key}")
    made.say(_escaped(translated(technique.summary)))
    promise = technique.promise(technique.Params(), None)
    nature = nature_words(promise.nature)
    made.say(
        _tr("**With the default values** ({nature}, {per_unit}):").format(
            nature=nature, per_unit=per(promise.unit)
        )
    )
    made.say(_escaped(translated(promise.words)))
    made.say(_tr("**Not protected:** {limits}").format(limits=_escaped(translated(promise.limits))))
    for declared in params.fields(technique.Params):
        _write_field(made, 4, declared, technique.Params, written)


def _write_field(made: Page, level: int, declared: Field, owner: type, written: Written) -> None:
    """A field that several techniques declare alike is explained once."""
    own, shared = f"field:{owner.__name__}.{declared.name}", f"field:{declared.name}"
    same = f"same:{declared.name}:{declared.label}:{declared.help}"
    if same in made.places:
        made.places.setdefault(own, made.places[same])
        return
    made.head(level, translated(declared.label), own, shared, same)
    made.say(_escaped(translated(declared.help)))
    made.say(_facts(declared))
    made.say(_said(written.parts.get("Fields", {}).get(declared.name, "")))


def _facts(declared: Field) -> str:
    """Rule, unit, default and name in one line; choices as a list under it."""
    told = [f"- `{value}`: {_escaped(translated(text))}" for value, text in declared.choices if text != value]
    rule = _tr("Allowed: {rule}.").format(rule=_escaped(translated(declared.rule)))
    parts = [] if told else [rule]
    if declared.unit:
        parts.append(_tr("Unit: {unit}.").format(unit=translated(declared.unit)))
    if declared.default not in (None, "", ()):
        parts.append(_tr("Default: {value}.").format(value=_escaped(str(declared.default))))
    parts.append(_tr("Name in a recipe: `{name}`.").format(name=declared.name))
    return "\n".join([" ".join(parts), "", *told])


def _write_figure(made: Page, metric: Metric) -> None:
    made.head(3, translated(metric.label), f"figure:{metric.key}")
    better = {"lower": _tr("Lower is better."), "higher": _tr("Higher is better.")}.get(metric.better, "")
    text = _tr("{meaning} ({nature}) {better}")
    made.say(
        text.format(
            meaning=_escaped(translated(metric.meaning)), nature=nature_words(metric.nature), better=better
        )
    )


def _escaped(text: str) -> str:
    """Declared texts are plain words: what Markdown would take for a mark is left as it is."""
    for mark in "\\`*_[]<>":
        text = text.replace(mark, f"\\{mark}")
    return text


def _said(text: str) -> str:
    """What is written, paragraph by paragraph in the steward's language."""
    return "\n\n".join(_spoken(paragraph) for paragraph in text.strip("\n").split("\n\n"))


def _spoken(text: str) -> str:
    """A heading or paragraph of resources/help: read from there into the translations."""
    return QCoreApplication.translate("Help", text)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Help", text)
