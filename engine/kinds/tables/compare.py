"""Utility and risk of a pair of files, whoever made them. Rows are compared one by one.

Our own releases are sorted by their cells; which row is which stands in `audit/order.npy` beside the release.
Other files are taken to be in the order of the original.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np

from engine.core import params
from engine.core.errors import InputError, ParameterError
from engine.core.json_values import Draft
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.tables import attack
from engine.kinds.tables.column_pairs import ColumnPair, pairs_of
from engine.kinds.tables.column_roles import ROLES
from engine.kinds.tables.data import Table
from engine.kinds.tables.load import load
from engine.kinds.tables.measure import class_metrics, interval_metrics, measure_utility
from engine.kinds.tables.params import Columns, Reading
from engine.kinds.tables.row_order import FILE, released_order


def compare(original: Path, released: Path, options: Mapping[str, str], progress: Progress) -> Draft:
    reading, columns = _settings(options)
    before = load([original], reading, columns, progress.part("Reading the original", 0.2))
    without = Columns(**dict.fromkeys(ROLES, ()))
    after = load([released], reading, without, progress.part("Reading the release", 0.2))
    after = _align(before, after, released)
    pairs = [pair for pair in pairs_of(before, after) if pair.numeric or not pair.released.numeric]
    if not pairs:
        raise InputError(
            "the two files have no column in common",
            hint=f"{original.name}: {', '.join(before.by_name)}; {released.name}: {', '.join(after.by_name)}",
        )
    if before.rows != after.rows:
        raise InputError(
            text(
                "{name} has {rows} rows and {name2} has {rows2}",
                name=original.name,
                rows=before.rows,
                name2=released.name,
                rows2=after.rows,
            ),
            hint="rows are compared one by one: give a release with the same rows in the same order",
        )
    randomness = Randomness.from_seed(0)
    utility = measure_utility(pairs, before, randomness, progress.part("Utility", 0.4))
    risk = _risk(pairs, before, after, randomness)
    withheld = [name for name in before.by_name if name not in after.by_name]
    return {"rows": before.rows, "utility": utility, "risk": risk, "columns_dropped": withheld}


def _align(before: Table, after: Table, path: Path) -> Table:
    """The released rows in the order of the original."""
    order = path.absolute().parent.parent / "audit" / FILE
    if order.is_file():
        try:
            rows = np.load(order, allow_pickle=False)
        except (ValueError, OSError, EOFError):
            rows = np.empty(0)
        if np.array_equal(np.sort(rows), np.arange(after.rows)):
            back = np.argsort(rows)
            return replace(after, columns=tuple(column.take(back) for column in after.columns))
    if _is_sorted(after) and not _is_sorted(before):
        raise InputError(
            text(
                "the rows of {name} are sorted by their cells: they cannot be compared one by one",
                name=path.name,
            ),
            hint="which row is which stands in the audit: keep DIR/audit beside DIR/release",
        )
    return after


def _is_sorted(table: Table) -> bool:
    order = released_order(table)
    return all(
        np.array_equal(column.values, column.values[order], equal_nan=column.numeric)
        for column in table.columns
    )


def _settings(options: Mapping[str, str]) -> tuple[Reading, Columns]:
    reading = {field.name for field in params.fields(Reading)}
    for name in options:
        if name not in reading and name not in ROLES:
            known = ", ".join([*ROLES, *sorted(reading)])
            raise ParameterError(
                text("there is no setting {name} here", name=f"{name!r}"),
                hint=text("known: {known}", known=known),
                name=name,
            )
    roles = {
        role: tuple(part.strip() for part in str(options.get(role, "")).split(",") if part.strip())
        for role in ROLES
    }
    return params.build(Reading, {n: v for n, v in options.items() if n in reading}), Columns(**roles)


def _risk(pairs: list[ColumnPair], before: Table, after: Table, randomness: Randomness) -> Draft:
    changed = [pair.name for pair in pairs if not pair.unchanged]
    linked = attack.linkage_columns(pairs, before)
    link = attack.link_rows(linked, randomness.generator("linkage"))
    released = Table(after.columns, before.roles)
    return {
        "linkage": None if link is None else link.share,
        "linkage_columns": [pair.name for pair in linked],
        "changed_columns": changed,
        **class_metrics(_known(pairs, before, changed), released),
        **interval_metrics(pairs, changed),
    }


def _known(pairs: list[ColumnPair], before: Table, changed: list[str]) -> dict[str, np.ndarray]:
    """Quasi-identifiers as they were released, and every column that was not changed and is not sensitive."""
    quasi = before.role("quasi")
    hidden = set(before.role("sensitive")) - set(quasi)
    return {
        p.name: p.released.values
        for p in pairs
        if p.name not in hidden and (p.name in quasi or p.name not in changed)
    }
