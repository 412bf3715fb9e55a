"""Generalised columns held against what is claimed: k, l and t of every class, cells that are well formed,
and with the original at hand that each cell is true of its row. From the file, without a line of the
algorithms.

A later swap, noise or the like on these columns, a step on a sensitive column under l or t, or rows left out
afterwards, and nothing is promised any more: then k is counted and not enforced.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from engine.core.json_values import Document
from engine.core.params import Plain
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables import verify_anonymity as anonymity
from engine.kinds.tables.verify_cells import CellForm, cell_form
from engine.kinds.tables.verify_levels import audit_hierarchies, check_levels
from engine.kinds.tables.verify_types import Comparison
from engine.verify.released_columns import Released

COARSENS = True
DROPS_ROWS = True
KEEPS_CLASSES = {"discretise", "code"}  # functions of the written value: what is equal stays equal
FACTS = {"k", "count", "attributes", "suppressed", "dropped"}


def facts_wrong(values: Plain, facts: Mapping[str, object], claims: Document) -> str:
    if set(facts) != FACTS:
        return "it tells other things of generalise than it must"
    asked = values["l"] is not None or values["t"] is not None
    attributes = list(values["attributes"]) or list(claims["done"]["facts"]["sensitive"])
    expected = [values["k"], values["count"], attributes if asked else []]
    if [facts["k"], facts["count"], facts["attributes"]] != expected:
        return "it tells another k, count or sensitive columns than the parameters ask for"
    default = 0.05 if values["method"] == "lattice" else 0.0
    limit = default if values["suppress"] is None else float(values["suppress"])
    suppressed, dropped = facts["suppressed"], facts["dropped"]
    rows = claims["done"]["facts"]["rows"]
    if type(suppressed) is not int or type(dropped) is not int or not 0 <= dropped <= suppressed:
        return "it does not say how many rows were suppressed"
    if suppressed > math.floor(limit * rows["read"] + 1e-9):
        return text("{suppressed} rows were suppressed, more than allowed", suppressed=suppressed)
    return ""


def claim_fits(name: str, values: Plain, together: Sequence[str], claim: Document, before: Document) -> bool:
    expected = {"step": "generalise", "method": values["method"]}
    return claim == (expected | {"bounds": values["bounds"]} if values["method"] == "mondrian" else expected)


def treatment(claim: Document) -> str:
    if claim["method"] == "mondrian":
        return "generalised class by class"
    return "generalised to one level of its hierarchy"


def check_column(name: str, steps: Sequence[Document], released: Released) -> Iterator[Check]:
    """Where nothing was done to it afterwards: every cell is a value, a label, an interval, a set or *."""
    if steps[-1]["step"] != "generalise":
        return
    title = text("{name}: cells are well formed", name=name)
    if not released.is_text(name):
        yield Check(title, False, "the column holds numbers")
        return
    _, labels = released.coded(name)
    forms = [cell_form(str(label)) for label in labels]
    broken = any(form is None for form in forms)
    yield Check(title, not broken, "a cell is no interval, set or label" if broken else "yes")
    numbers = [form for form in forms if form is not None and form.kind in ("number", "interval")]
    others = [form for form in forms if form is not None and form.kind in ("set", "label")]
    mixed = any(form.kind == "interval" for form in numbers) and bool(others)
    if not broken and mixed and steps[-1]["method"] == "mondrian":
        yield Check(title, False, "intervals and labels are mixed")


# ── k, l and t ────────────────────────────────────────────────────────────────────────────────


def check_table(released: Released, claims: Document, asked: Sequence[tuple[str, Plain]]) -> Iterator[Check]:
    told = claims["done"]["facts"]["steps"]
    for number, (kind, values) in enumerate(asked):
        one = told[number]
        if kind != "generalise" or not one["columns"] or not stands(told, number, one["columns"]):
            continue
        classes = anonymity.classes_of([_codes(released, name) for name in one["columns"]])
        k = classes.k if released.rows else 0
        detail = text("the smallest of {classes} classes has {k}", classes=len(classes.sizes), k=k)
        if values["count"] == "persons":
            detail = text("{detail} rows; persons: checked inside", detail=detail)
        yield Check(
            text("Classes of at least {k}", k=values["k"]),
            k >= int(values["k"]) and released.rows > 0,
            detail,
        )
        if one["attributes"] and stands(told, number, one["attributes"], any_step=True):
            for name in one["attributes"]:
                if name in released.names:
                    yield from _sensitive(released, classes, name, values)


def stands(told: Sequence[Document], number: int, columns: Sequence[str], any_step: bool = False) -> bool:
    """Whether no later step takes away what step `number` made of these columns."""
    for later in told[number + 1 :]:
        touched = set(later["columns"]) & set(columns)
        kept = later["step"] in KEEPS_CLASSES or later.get("equal_stays_equal") is True
        if touched and (any_step or not kept):
            return False
        if later.get("dropped"):
            return False
    return True


def _codes(released: Released, name: str) -> np.ndarray:
    return anonymity.cell_codes(released.cells(name))[0]


def _sensitive(released: Released, classes: anonymity.Classes, name: str, values: Plain) -> Iterator[Check]:
    codes = _codes(released, name)
    if values["l"] is not None:
        measure = anonymity.entropy_l if values["l_kind"] == "entropy" else anonymity.distinct_l
        least = float(measure(classes, codes).min(initial=np.inf))
        yield Check(
            text("{name}: l of every class at least {l}", name=name, l=f"{values['l']:g}"),
            least >= float(values["l"]) - anonymity.SLACK,
            text("the least is {least}", least=f"{least:.4g}"),
        )
    if values["t"] is not None:
        ordered = not released.is_text(name) or name in values["ordered"]
        measure = anonymity.ordered_t if ordered else anonymity.categorical_t
        worst = float(measure(classes, codes).max(initial=0.0))
        yield Check(
            text("{name}: t of every class at most {t}", name=name, t=f"{values['t']:g}"),
            worst <= float(values["t"]) + anonymity.SLACK,
            text("the largest is {worst}", worst=f"{worst:.4g}"),
        )


# ── with the original ─────────────────────────────────────────────────────────────────────────


def check_original(comparison: Comparison) -> Iterator[Check]:
    claims, released = comparison.claims, comparison.released
    if comparison.order is None:
        said = "not compared: which row is which stands in the audit"
        yield Check("Generalised cells are true", True, said, confidential=True)
        return
    lines = _audit_lines(comparison)
    for name, column in claims["columns"].items():
        if [step["step"] for step in column["steps"]] != ["generalise"]:
            continue
        wrong = _untrue(comparison, name, lines.get(name, {}))
        detail = "yes" if not wrong else text("{wrong} cells are not", wrong=wrong)
        title = text("{name}: every cell is true of its row", name=name)
        yield Check(title, not wrong, detail, confidential=True)
    yield from check_levels(comparison)
    told = claims["done"]["facts"]["steps"]
    for number, one in enumerate(told):
        counted = one["step"] == "generalise" and one.get("count") == "persons"
        person = next(iter(comparison.data.roles.get("person", ())), None)
        if counted and person is not None and stands(told, number, one["columns"]):
            original = comparison.data.by_name[person]
            _, codes = np.unique(np.asarray(original.values), return_inverse=True)
            absent = np.isnan(original.values) if original.labels is None else original.values < 0
            persons = np.where(absent, -1, codes)[comparison.order]
            classes = anonymity.classes_of([_codes(released, name) for name in one["columns"]], persons)
            title = text("Classes of at least {k} persons", k=one["k"])
            detail = text("the smallest has {k}", k=classes.k)
            yield Check(title, classes.k >= one["k"], detail, confidential=True)


def _audit_lines(comparison: Comparison) -> dict[str, dict[str, set[str]]]:
    """By column, every label and the values under it, as the audit's transform tells."""
    found: dict[str, dict[str, set[str]]] = {}
    for name, lines in audit_hierarchies(comparison).items():
        for value, *labels in lines:
            for label in labels:
                found.setdefault(name, {}).setdefault(label, set()).add(value)
    for path in sorted(comparison.audit.glob("transform*.json")):
        try:
            told: Any = json.loads(path.read_text(encoding="utf-8"))
            names = [str(column["name"]) for column in told["columns"]]
            for leaf in told.get("leaves", ()):
                for name, cell in zip(names, leaf, strict=True):
                    if cell["is"] == "set":
                        found.setdefault(name, {}).setdefault(str(cell["text"]), set()).update(
                            cell["members"]
                        )
        except (OSError, ValueError, KeyError, TypeError):
            continue
    return found


def _untrue(comparison: Comparison, name: str, under: Mapping[str, set[str]]) -> int:
    codes, labels = comparison.released.coded(name)
    forms = [cell_form(str(label)) for label in labels]
    original = comparison.data.by_name[name]
    values = np.asarray(original.values)[comparison.order]
    absent = np.isnan(values) if original.labels is None else values < 0
    wrong = int(((codes < 0) & ~absent).sum())
    for place, form in enumerate(forms):
        rows = codes == place
        if form is None:
            wrong += int(rows.sum())
        elif form.kind != "star":
            wrong += int((rows & absent).sum())
            own = np.unique(values[rows & ~absent])
            texts = [_text(original.labels, value) for value in own.tolist()]
            fits = [_holds(form, str(labels[place]), value, under) for value in texts]
            counts = [int((values[rows & ~absent] == value).sum()) for value in own.tolist()]
            wrong += sum(count for count, fine in zip(counts, fits, strict=True) if not fine)
    return wrong


def _text(labels: tuple[str, ...] | None, value: float) -> str:
    if labels is not None:
        return labels[int(value)]
    return str(int(value)) if float(value).is_integer() and abs(value) < 1e15 else repr(float(value))


def _holds(form: CellForm, label: str, value: str, under: Mapping[str, set[str]]) -> bool:
    if value == label or value in under.get(label, ()):
        return True
    if form.kind == "interval":
        return form.contains(value)
    if form.kind == "set":
        return any(value == one or value in under.get(one, ()) for one in form.members)
    return form.day is not None and form.day == cell_day(value)


def cell_day(value: str) -> int | None:
    form = cell_form(value[:10])
    return form.day if form is not None else None
