"""Utility and risk of a pair of files, whoever made them. Rows are compared one by one.

Our own releases are sorted by their cells; which row is which stands in `audit/order.npy` beside the release.
Other files are taken to be in the order of the original. A release folder may be given instead of a file.

A figure under a name of a run is that figure, for the same roles and reading. The manifest beside a release
is part of what is judged: a column that it says to hold numbers of classes is read so only where the
originals fall into classes by these numbers, and columns that it calls replaced (pseudonyms, moved days) are
named (`called_replaced`) and counted like all others. A run leaves the latter out: where there are any,
figures over several columns differ from the run's. What a run knows from its steps has another name here: k,
l and the risks of a committee are counted over every quasi-identifier as it was released and all that was not
changed (`k_released`, `k_columns_released` …), where a run leaves out what carries noise or was exchanged.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np

from engine.core import params, strict_json
from engine.core.errors import InputError
from engine.core.json_values import Draft
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.released_data import data_file
from engine.core.text import text
from engine.io.codebook import earlier_names
from engine.kinds.tables import attack
from engine.kinds.tables.column_pairs import ColumnPair, pairs_of
from engine.kinds.tables.column_roles import ROLES, with_roles
from engine.kinds.tables.data import Table, TableColumn
from engine.kinds.tables.load import load
from engine.kinds.tables.measure import (
    SEED,
    association_metrics,
    class_metrics,
    interval_metrics,
    measure_utility,
)
from engine.kinds.tables.params import Columns, Reading
from engine.kinds.tables.row_order import FILE, released_order

NAMES = {"k_achieved": "k_released"}


def compare(original: Path, released: Path, options: Mapping[str, str], progress: Progress) -> Draft:
    reading, columns = _settings(options)
    original, released = data_file(original), data_file(released)
    before = load([original], reading, columns, progress.part("Reading the original", 0.2))
    without = with_roles(Columns(), dict.fromkeys(ROLES, ()))
    after = load([released], reading, without, progress.part("Reading the release", 0.2))
    told = _told_steps(released)
    after = _align(before, _with_earlier_names(before, after), released)
    if not pairs_of(before, after):
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
    after = _with_classes(before, after, told)
    pairs = pairs_of(before, after)
    randomness = Randomness.from_seed(SEED)
    utility = measure_utility(pairs, before, randomness, progress.part("Utility", 0.4))
    utility |= association_metrics(before, after)
    risk = _risk(pairs, before, after, randomness)
    withheld = [name for name in before.by_name if name not in after.by_name]
    return {
        "rows": before.rows,
        "utility": utility,
        "risk": risk,
        "columns_dropped": withheld,
        "called_replaced": [pair.name for pair in pairs if _is_called_replaced(told.get(pair.name, []))],
    }


def _with_earlier_names(before: Table, after: Table) -> Table:
    """An SPSS or Stata file says the name of a column as its label where it could not keep it."""
    labels = {column.name: column.entry.label for column in after.columns if column.entry.label}
    names = earlier_names(labels, list(before.by_name))
    columns = (replace(column, name=names.get(column.name, column.name)) for column in after.columns)
    return replace(after, columns=tuple(columns))


def _told_steps(path: Path) -> dict[str, list[Draft]]:
    """What was done to each column, by the manifest beside the file; it may be forged."""
    try:
        told = strict_json.parse((path.parent / "manifest.json").read_text(encoding="utf-8"))["columns"]
        return {name: [dict(step) for step in one["steps"]] for name, one in told.items()}
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return {}  # none, or not one of ours


def _with_classes(before: Table, after: Table, told: Mapping[str, list[Draft]]) -> Table:
    """Columns that are told to hold numbers of classes, and do."""

    def marked(column: TableColumn) -> TableColumn:
        classes = any(step.get("output") == "number" for step in told.get(column.name, ()))
        original = before.by_name.get(column.name)
        if not classes or original is None or not (column.numeric and original.numeric):
            return column
        return replace(column, class_numbers=_are_classes(original.values, column.values))

    return replace(after, columns=tuple(map(marked, after.columns)))


def _are_classes(values: np.ndarray, numbers: np.ndarray) -> bool:
    """Whether the numbers are 1, 2, 3 … and rise with the originals: noise does not, however it is called."""
    held = ~np.isnan(values) & ~np.isnan(numbers)
    order = np.lexsort((numbers[held], values[held]))
    values, numbers = values[held][order], numbers[held][order]
    steps = np.diff(numbers)
    rise = bool((steps >= 0).all() and (steps[np.diff(values) == 0] == 0).all())
    return rise and np.array_equal(np.unique(numbers), np.arange(1, len(np.unique(numbers)) + 1))


def _is_called_replaced(steps: list[Draft]) -> bool:
    return bool(steps) and (steps[-1].get("step") == "pseudonymise" or steps[-1].get("to") == "shift")


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
    """A role that is not named is guessed as a run guesses it: the same columns, the same figures."""
    return params.build_two(options, Reading, Columns)


def _risk(pairs: list[ColumnPair], before: Table, after: Table, randomness: Randomness) -> Draft:
    changed = [pair.name for pair in pairs if not pair.unchanged]
    linked = attack.linkage_columns(pairs, before)
    link = attack.link_rows(linked, randomness.generator("linkage"))
    released = Table(after.columns, before.roles)
    counted = class_metrics(_known(pairs, before, changed), released) | interval_metrics(pairs, changed)
    return {
        "linkage": None if link is None else link.share,
        "linkage_columns": [pair.name for pair in linked],
        "changed_columns": changed,
        **{NAMES.get(name, f"{name}_released"): value for name, value in counted.items()},
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
