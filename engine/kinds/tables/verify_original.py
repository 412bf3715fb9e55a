"""A released table held against its original. Shares no code with the algorithms.

Released rows are sorted, so what can be compared without their order is compared as multisets: columns that
follow from the original cell by cell (kept, or put into classes once) together, swapped columns each. The
audit holds which row every released row was made from; where that is at hand, cells are compared row by row,
and noise by its law.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import numpy as np

from engine.core.json_values import Document
from engine.core.mapped import in_file
from engine.core.stretches import count, counts_of, ordered, ordered_numbers, stretches, through
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.tables.verify_intervals import bounds_of
from engine.kinds.tables.verify_noise import check_noise
from engine.kinds.tables.verify_steps import ORIGINAL
from engine.kinds.tables.verify_types import Comparison, KeptRows, OriginalColumn, OriginalTable
from engine.verify.released_columns import Released, same

COMPARED_HERE = {"discretise", "perturb", "swap"}
REPLACES = frozenset({"pseudonymise"})  # after which a withheld column may leave: nothing of it is left
OTHER = "(other)"


@dataclass(frozen=True)
class ColumnCodes:
    """One column as codes over one list of values: of the original rows, and of the released ones."""

    original: np.ndarray
    released: np.ndarray


def check_original(released: Released, claims: Document, data: OriginalTable, audit: Path) -> Iterator[Check]:
    columns, rows = claims["columns"], claims["done"]["facts"]["rows"]
    yield from _names(released, claims, data)
    as_many = rows["read"] == data.rows
    detail = text("{rows} rows were read, the original has {rows2}", rows=rows["read"], rows2=data.rows)
    yield Check("Rows as in the original", as_many, detail, confidential=True)
    unknown = [name for name in columns if name not in data.by_name]
    if unknown or not as_many:
        said = text("the original has no column {unknown}", unknown=unknown[0]) if unknown else "yes"
        yield Check("Columns of the original", not unknown, said, confidential=True)
        return
    lie_in_files = any(in_file(column.values) for column in data.by_name.values())
    order = _read_order(audit, released.rows, data.rows, lie_in_files)
    if order is False:
        yield Check("Order in the audit", False, "order.npy is no order of the rows", confidential=True)
        return
    kinds = {step["step"] for column in columns.values() for step in column["steps"]}
    for kind in sorted(kinds & set(ORIGINAL)):
        yield from ORIGINAL[kind](Comparison(released, claims, data, order, audit))
    if released.rows == data.rows:
        yield from _compare(released, columns, data, order)
    elif order is not None:  # rows were left out: the others, as the audit has them
        yield from _compare(released, columns, KeptRows(data, order), np.arange(released.rows))


def _compare(
    released: Released, columns: Mapping[str, Document], data: OriginalTable, order: np.ndarray | None
) -> Iterator[Check]:
    """Columns that were kept, put into classes, swapped or got noise."""
    columns = {n: c for n, c in columns.items() if {s["step"] for s in c["steps"]} <= COMPARED_HERE}
    certain: dict[str, ColumnCodes | None] = {}
    for name, column in columns.items():
        kinds = [step["step"] for step in column["steps"]]
        original = data.by_name[name]
        if kinds.count("discretise") + len(set(kinds) - {"discretise", "swap"}) > 1 or "perturb" in kinds:
            continue
        codes = _codes(name, column["steps"], released, original)
        if codes is None:
            yield Check(
                text("{name}: classes of the original", name=name),
                False,
                "they overlap in the original",
                confidential=True,
            )
            continue
        if "swap" in kinds:
            yield _same_values(name, _multiset(codes))
        else:  # what is the same in every row is known, and need not be kept
            certain[name] = None if order is not None and _row_by_row(codes, order) else codes
    yield from _rows(certain, order)
    yield from _by_row(released, columns, data, order)


def _names(released: Released, claims: Document, data: OriginalTable) -> Iterator[Check]:
    """What is withheld is not in the file, unless a step that may do so put something else in its place."""
    name = "No identifier"
    dropped = [part["name"] for part in claims["done"]["leaving"] if part["treatment"] == "dropped"]
    replaced = {
        n for n, column in claims["columns"].items() for step in column["steps"] if step["step"] in REPLACES
    }
    named = dict.fromkeys(n for role in ("id", "person", "drop") for n in data.roles.get(role, ()))
    withheld = [n for n in named if n not in replaced]
    there = [n for n in withheld if n in released.names]
    if there:
        yield Check(name, False, text("the file has the column {there}", there=there[0]), confidential=True)
    elif sorted(withheld) != sorted(dropped):
        yield Check(
            name,
            False,
            "other columns are said to be left out than the original withholds",
            confidential=True,
        )
    else:
        found = _identifier_values(released, data)
        detail = found or text("{withheld} columns are withheld, none is in the file", withheld=len(withheld))
        yield Check(name, not found, detail, confidential=True)


def _identifier_values(released: Released, data: OriginalTable) -> str:
    """Where a text that names a row of the original stands in a column of the file, in words."""
    for role in data.roles.get("id", ()):
        column = data.by_name[role]
        if column.labels is None or len(column.labels) < data.rows / 2:
            continue
        naming = set(column.labels)
        for other in released.names:
            if released.is_text(other) and not naming.isdisjoint(released.coded(other)[1]):
                return text("column {other} holds a value of the identifier {role}", other=other, role=role)
    return ""


def _read_order(
    audit: Path, rows: int, originals: int, in_a_file: bool
) -> np.ndarray | Literal[False] | None:
    """For every released row its original one; None where there is no audit, False where it is no order."""
    path = audit / "order.npy"
    if not path.is_file():
        return None
    try:
        order = np.asarray(np.load(path, mmap_mode="r" if in_a_file else None, allow_pickle=False))
    except (ValueError, OSError, EOFError):
        return False
    if order.dtype != np.int64 or order.shape != (rows,):
        return False
    if order.min(initial=0) < 0 or order.max(initial=-1) >= originals:
        return False
    named = np.zeros(originals, bool)
    for some in stretches(rows):
        named[order[some]] = True
    return order if int(np.count_nonzero(named)) == rows else False


# ── columns that follow from the original ─────────────────────────────────────────────────────


def _codes(
    name: str, steps: Sequence[Document], released: Released, original: OriginalColumn
) -> ColumnCodes | None:
    classes = next((step for step in steps if step["step"] == "discretise"), None)
    if classes is None:
        return _unchanged(name, released, original)
    if original.labels is not None:
        return _categories(name, released, original.values, original.labels)
    if classes["output"] == "interval":
        return _intervals(name, released, original, int(classes["min_count"]))
    return _ranges(name, released, original, int(classes["min_count"]))


def _unchanged(name: str, released: Released, original: OriginalColumn) -> ColumnCodes:
    if original.labels is not None:
        return ColumnCodes(original.values, _in_codes_of(original.labels, *released.coded(name)))
    if released.is_text(name):
        return ColumnCodes(np.zeros(len(original.values)), np.ones(released.rows))
    return ColumnCodes(original.values, released.numbers(name))


def _in_codes_of(labels: Sequence[str], codes: np.ndarray, found: Sequence[str]) -> np.ndarray:
    """Released labels as codes of the original's list; -2 where it does not have the label."""
    known = {label: place for place, label in enumerate(labels)}
    own = np.array([known.get(label, -2) for label in found] + [-1], np.int32)
    return codes if np.array_equal(own[:-1], np.arange(len(found))) else through(own.__getitem__, codes)


def _categories(name: str, released: Released, values: np.ndarray, labels: Sequence[str]) -> ColumnCodes:
    """A label stays, or is (other) in every row; missing stays, or is (other) in every row."""
    codes, found = released.coded(name)
    at = {label: place for place, label in enumerate(found)}
    other = at.get(OTHER, -2)
    missing = -1 if count(_is_none, codes) else other
    new: np.ndarray = np.array([at.get(label, other) for label in labels] + [missing], np.int32)
    return ColumnCodes(through(new.__getitem__, values), codes)


def _is_none(codes: np.ndarray) -> np.ndarray:
    return codes < 0


def _classed(original: OriginalColumn, ends: np.ndarray, min_count: int) -> np.ndarray:
    """The class of every original value by the upper ends of the classes; beyond the last there is one that
    no released row has. Missing cells fewer than the smallest class belong to the largest one, the first of
    equals."""

    def number(values: np.ndarray) -> np.ndarray:
        found = np.searchsorted(ends, values).astype(np.int32)
        return np.where(np.isnan(values), np.int32(-1), found)

    numbers = through(number, original.values)
    sizes = counts_of(numbers, len(ends) + 1)
    if 0 < len(numbers) - sizes.sum() < min_count:
        largest = np.int32(np.argmax(sizes[:-1]))
        return through(lambda part: np.where(part < 0, largest, part), numbers)
    return numbers


def _intervals(name: str, released: Released, original: OriginalColumn, min_count: int) -> ColumnCodes | None:
    codes, labels = released.coded(name)
    bounds = [bounds_of(str(label)) for label in labels]
    if any(ends is None for ends in bounds):
        return None
    order = sorted(range(len(labels)), key=lambda place: bounds[place] or (0.0, 0.0))
    rank = np.empty(len(labels) + 1, np.int32)
    rank[np.array(order, np.intp)] = np.arange(len(order))
    rank[-1] = -1
    highs = np.array([(bounds[place] or (0.0, 0.0))[1] for place in order])
    if not len(highs):
        return ColumnCodes(through(_none, original.values), codes)
    return ColumnCodes(_classed(original, highs, min_count), through(rank.__getitem__, codes))


def _none(values: np.ndarray) -> np.ndarray:
    return np.full(len(values), -1, np.int32)


def _ranges(name: str, released: Released, original: OriginalColumn, min_count: int) -> ColumnCodes | None:
    """Class numbers, means and medians rise with the values: how many rows hold each says where the sorted
    originals are cut, which must be between two different ones; means lie within their class."""
    values = ordered_numbers(original.values)
    codes, centres = released.coded(name)
    counts, absent = counts_of(codes, len(centres)), len(original.values) - len(values)
    if not len(centres) or released.is_text(name):
        return None
    if 0 < absent < min_count:
        counts[int(np.argmax(counts))] -= absent
    ends = np.cumsum(counts)
    if ends[-1] != len(values) or (counts <= 0).any():
        return None
    if any(values[end - 1] == values[end] for end in ends[:-1]):
        return None
    return ColumnCodes(_classed(original, values[ends - 1], min_count), codes)


def _multiset(codes: ColumnCodes) -> bool:
    return same(ordered(codes.original), ordered(codes.released))


def _same_values(name: str, fine: bool) -> Check:
    detail = "yes" if fine else "the file holds other values"
    return Check(text("{name}: same values as the original", name=name), fine, detail, confidential=True)


def _row_by_row(codes: ColumnCodes, order: np.ndarray) -> bool:
    """Whether every released row holds what its original one does; `order` names each original once."""
    alike = (same(codes.original.take(order[rows]), codes.released[rows]) for rows in stretches(len(order)))
    return len(order) == len(codes.released) and all(alike)


def _rows(certain: Mapping[str, ColumnCodes | None], order: np.ndarray | None) -> Iterator[Check]:
    """Every original row stands in the file as it must, as often as there are such rows. None: a column that
    is the same row by row, so it holds the same values."""
    for name, both in certain.items():
        yield _same_values(name, both is None or _multiset(both))
    if not certain:
        return
    kept = [both for both in certain.values() if both is not None]
    together = not kept if order is not None else _same_rows(kept)
    detail = "yes" if together else "rows are put together from several originals, or changed"
    yield Check("Rows belong together", together, detail, confidential=True)


def _same_rows(columns: Sequence[ColumnCodes]) -> bool:
    """Whether the originals and the released ones are the same bag of rows."""
    rows = [np.concatenate((both.original, both.released)) for both in columns]
    combined = np.zeros(len(rows[0]), np.int64)
    for column in rows:
        _, codes = np.unique(column, return_inverse=True)
        _, combined = np.unique(combined * (int(codes.max(initial=0)) + 1) + codes, return_inverse=True)
    half = len(combined) // 2
    return np.array_equal(np.sort(combined[:half]), np.sort(combined[half:]))


# ── row by row ────────────────────────────────────────────────────────────────────────────────


def _by_row(
    released: Released, columns: Mapping[str, Document], data: OriginalTable, order: np.ndarray | None
) -> Iterator[Check]:
    for name, column in columns.items():
        steps, original = column["steps"], data.by_name[name]
        kinds = [step["step"] for step in steps]
        if order is None:
            if kinds == ["perturb"]:
                said = "not compared: which row is which stands in the audit"
                yield Check(text("{name}: noise follows its law", name=name), True, said, confidential=True)
            continue
        if kinds == ["perturb"] and original.labels is None and not released.is_text(name):
            yield from check_noise(name, steps[0], released.numbers(name), np.asarray(original.values), order)
        if kinds == ["swap"] and steps[0]["method"] == "rank":
            codes = _unchanged(name, released, original)
            yield _displacement(name, float(steps[0]["window"]), codes.original[order], codes.released)


def _displacement(name: str, window: float, before: np.ndarray, after: np.ndarray) -> Check:
    """How far in rank any value has moved at least (ties could have any of their ranks)."""
    known = ~np.isnan(before) if before.dtype.kind == "f" else before >= 0
    before, after = before[known], after[known]
    ordered = np.sort(before)
    first, last = (np.searchsorted(ordered, before, side) for side in ("left", "right"))
    new_first, new_last = (np.searchsorted(ordered, after, side) for side in ("left", "right"))
    moved = int(np.maximum(new_first - (last - 1), first - (new_last - 1)).max(initial=0))
    allowed = max(1, math.floor(window * len(before)))
    detail = text("the farthest moved {moved}", moved=max(0, moved))
    return Check(
        text("{name}: moved at most {allowed} ranks", name=name, allowed=allowed),
        moved <= allowed,
        detail,
        confidential=True,
    )
