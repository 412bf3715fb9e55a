"""What a message contains of original rows: read out of it, and out of the site's own rows.

Three marks, from worst to least: rows; values of single rows (a number for every row); groups of fewer
rows than the floor. A method never says of itself what it sends. A field that the protocol declares as
rows, or as one entry a row, is marked as soon as there is anything in it; every count is held against the
floor; and whatever has as many columns as the site's table is compared with its rows, number by number,
because a mean of one row *is* that row. Where the numbers agree it is one, unless the site itself finds
that the line is the mean of a group of at least the floor, or that so many of its rows read the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from engine.core.stretches import stretches
from engine.kinds.clusters.data import Site
from engine.kinds.clusters.message import FEW, ROWS, VALUES, Body, Message
from engine.kinds.clusters.message_schema import Array, Field, ListOf, Number, Record
from engine.kinds.clusters.message_types import declared_body


def contents(
    method: str, message: Message, floor: int, site: Site | None = None, plain: Body | None = None
) -> tuple[str, ...]:
    """The marks of a message. `plain`: the same numbers without masks, and which row is in which group."""
    declared = declared_body(method, message.kind)
    floor = max(floor, 2)  # a group of one is a row, whatever the floor
    found = {mark for mark in _declared_marks(declared, message.body) if mark}
    shown = {**message.body, **(plain or {})}
    counts = _counts(shown, site)
    if counts is not None and ((counts > 0) & (counts < floor)).any():
        found.add(FEW)
    if site is not None and _repeats_a_row(shown, counts, floor, site):
        found.add(ROWS)
    return tuple(mark for mark in (ROWS, VALUES, FEW) if mark in found)


def _declared_marks(field: Field, value: Any) -> Iterator[str]:
    """Marks by what the protocol says a field is, where something is in it."""
    if isinstance(field, Record):
        for name, inner in value.items():
            yield from _declared_marks(field.fields[name], inner)
    elif isinstance(field, ListOf):
        for one in value:
            yield from _declared_marks(field.inner, one)
    elif isinstance(field, Number | Array) and np.size(value):
        yield {"rows": ROWS, "each row": VALUES}.get(field.of, "")


def _counts(shown: Body, site: Site | None) -> np.ndarray | None:
    """Rows behind every line: counted by the site itself where it knows the groups, else as the body says."""
    groups, counts = shown.get("groups"), shown.get("counts")
    if groups is not None and counts is not None:
        groups, found = np.asarray(groups), np.zeros(len(counts) + 1)
        for rows in stretches(len(groups)):
            found += np.bincount(groups[rows] + 1, minlength=len(found))
        return found[1:]
    return None if counts is None else np.asarray(counts, dtype=float)


def _repeats_a_row(shown: Body, counts: np.ndarray | None, floor: int, site: Site) -> bool:
    """Whether a line of numbers is a row of this site, and no group that is large enough explains it."""
    width = site.values.shape[1]
    for name, value in shown.items():
        if not isinstance(value, np.ndarray) or value.dtype.kind != "f" or value.ndim != 2:
            continue
        if value.shape[1] != width or not value.size:
            continue
        explained = np.zeros(len(value), dtype=bool)
        if counts is not None and len(counts) == len(value) and "groups" in shown:
            large = counts >= floor
            total = value if name == "sums" else value * counts[:, None]
            explained = large & _are_sums(total, np.asarray(shown["groups"]), site.values)
            explained |= counts == 0  # a line for nobody: the zeros of an empty cluster
        if _any_rare_row(value[~explained], site.values, floor):
            return True
    return False


def _are_sums(total: np.ndarray, groups: np.ndarray, rows: np.ndarray) -> np.ndarray:
    own, largest = np.zeros((len(total) + 1, rows.shape[1])), 0.0
    for some in stretches(len(rows)):
        for j, cells in enumerate(rows[some].T):
            own[:, j] += np.bincount(groups[some] + 1, weights=cells, minlength=len(own))
        largest = max(largest, float(np.abs(rows[some]).max(initial=0.0)))
    return np.isclose(own[1:], total, rtol=1e-6, atol=1e-9 * (1 + largest)).all(axis=1)


def _any_rare_row(lines: np.ndarray, rows: np.ndarray, floor: int) -> bool:
    """Whether a line equals a row that fewer than `floor` rows of the site repeat."""
    if not len(lines) or not len(rows):
        return False
    lines = np.ascontiguousarray(lines) + 0.0  # −0 is 0
    as_bytes = np.dtype((np.void, lines.dtype.itemsize * lines.shape[1]))
    # Only rows that agree in the first column are worth the whole comparison.
    parts = [rows[some] for some in stretches(len(rows))]
    near = np.concatenate([part[np.isin(part[:, 0], lines[:, 0])] for part in parts]) + 0.0
    if not len(near):
        return False
    found, times = np.unique(near.view(as_bytes).ravel(), return_counts=True)
    return bool(np.isin(lines.view(as_bytes).ravel(), found[times < max(floor, 2)]).any())
