"""A lattice gives every column one level: all cells of a column are labels of one level of the hierarchy that
the audit has, or that level which the parameters ask for. No code of the algorithm.

Rows with * in all columns of the step were suppressed and count for no level, where the parameters let them
stay. A value that its hierarchy lacks is * above level 0, where the parameters allow it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from engine.core.params import Plain
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables.verify_params import steps_of_params
from engine.kinds.tables.verify_types import Comparison

Lines = list[list[str]]


def check_levels(both: Comparison) -> Iterator[Check]:
    hierarchies = audit_hierarchies(both)
    told = both.claims["done"]["facts"]["steps"]
    for (kind, values), one in zip(steps_of_params(both.claims), told, strict=True):
        if kind != "generalise" or values["method"] != "lattice":
            continue
        stays = _not_suppressed(both, one["columns"], values)
        for name in one["columns"]:
            if [step["step"] for step in both.claims["columns"][name]["steps"]] != ["generalise"]:
                continue
            codes, labels = both.released.coded(name)
            shown = {str(labels[code]) for code in np.unique(codes[stays & (codes >= 0)]).tolist()}
            wrong = _wrong(name, shown, hierarchies.get(name), values)
            yield Check(
                text("{name}: one level of its hierarchy", name=name),
                not wrong,
                wrong or "yes",
                confidential=True,
            )


def audit_hierarchies(both: Comparison) -> dict[str, Lines]:
    """By column: a value and its labels, line by line, as the transforms of the audit tell."""
    found: dict[str, Lines] = {}
    for path in sorted(both.audit.glob("transform*.json")):
        try:
            told: Any = json.loads(path.read_text(encoding="utf-8"))
            if told["method"] != "lattice":
                continue
            more = told.get("more", [[] for _ in told["columns"]])
            for column, lines, new in zip(told["columns"], told["hierarchies"], more, strict=True):
                made = [[str(cell) for cell in line] for line in [*lines, *new]]
                if made and len({len(line) for line in made}) == 1:
                    found[str(column["name"])] = made
        except (OSError, ValueError, KeyError, TypeError):
            continue
    return found


def _not_suppressed(both: Comparison, columns: Sequence[str], values: Plain) -> np.ndarray:
    stays = np.ones(both.released.rows, bool)
    if values["suppressed"] != "star":
        return stays
    all_stars = stays.copy()
    for name in columns:
        codes, labels = both.released.coded(name)
        star = [place for place, label in enumerate(labels) if str(label) == "*"]
        all_stars &= np.isin(codes, star)
    return ~all_stars


def _wrong(name: str, shown: set[str], lines: Lines | None, values: Plain) -> str:
    if lines is None:
        return "the audit has no hierarchy of it"
    given = dict(one.rpartition("=")[::2] for one in values["levels"])
    height = len(lines[0]) - 1
    levels = [int(given[name])] if name in given else range(height + 1)
    everywhere = {label for line in lines for label in line}
    for level in levels:
        allowed = {line[level] for line in lines} if level <= height else set()
        if values["unknown"] == "star":
            allowed |= {"*"} if level else shown - everywhere
        if shown <= allowed:
            return ""
    return "labels of several levels are mixed, or others than its hierarchy has"
