"""Quasi-identifiers as the algorithms see them: ranks in the order of their scale, with what each rank is
written as. Numbers and days rank by value, categories by how common they are (then by label), or as their
hierarchy lists them. What cannot be generalised is refused here, with its place in the file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import InputError, ParameterError
from engine.core.text import text
from engine.kinds.tables import written_values as written
from engine.kinds.tables.data import Table, TableColumn, require_values
from engine.kinds.tables.dates import NotADay, iso, parse_day
from engine.kinds.tables.hierarchy import (
    Hierarchy,
    are_codes,
    build_categories,
    build_codes,
    build_days,
    build_numbers,
    read_hierarchy,
)

_LOOKS_LIKE_A_DAY = re.compile(r"\d{4}-\d\d-\d\d([T ].*)?")


@dataclass(frozen=True)
class CodedColumn:
    name: str
    kind: Literal["number", "day", "category"]
    ranks: NDArray[np.int32]  # -1 missing
    labels: tuple[str, ...]  # of every rank
    values: NDArray[np.float64] | None  # of numbers and days
    hierarchy: Hierarchy | None = None  # as given

    @property
    def m(self) -> int:
        return len(self.labels)

    @property
    def counts(self) -> NDArray[np.int64]:
        return np.bincount(self.ranks[self.ranks >= 0], minlength=self.m)


def code_column(table: Table, column: TableColumn, hierarchy: Hierarchy | None = None) -> CodedColumn:
    require_values(table, column)
    if column.labels is None:
        values, ranks = _ranked(column)
        labels = tuple(written.number(value) for value in values.tolist())
        return CodedColumn(column.name, "number", ranks, labels, values, hierarchy)
    refuse_generalised(table, column)
    used = np.unique(column.values[column.values >= 0])
    labels = tuple(column.labels[code] for code in used.tolist())
    codes = np.full(len(column.labels) + 1, -1, np.int64)
    codes[used] = np.arange(len(used))
    own = codes[column.values]
    if hierarchy is None and all(_LOOKS_LIKE_A_DAY.fullmatch(label.strip()) for label in labels):
        return _days(table, column, labels, own)
    return _categories(column.name, labels, own, hierarchy)


def _ranked(column: TableColumn) -> tuple[NDArray[np.float64], NDArray[np.int32]]:
    """The different numbers, and which of them each row holds."""
    if column.distinct is not None:
        return column.distinct.values, column.distinct.codes
    known = ~column.missing
    values, ranks = np.unique(column.values[known] + 0.0, return_inverse=True)
    full = np.full(len(known), -1, np.int32)
    full[known] = ranks
    return values, full


def _days(table: Table, column: TableColumn, labels: tuple[str, ...], own: NDArray) -> CodedColumn:
    days = np.empty(len(labels))
    for place, label in enumerate(labels):
        try:
            days[place] = parse_day(label)
        except NotADay:
            row = int(np.flatnonzero(own == place)[0])
            raise InputError(
                text(
                    "{row}, column {name}: {written} is no day of the calendar",
                    row=table.row_label(row),
                    name=column.name,
                    written=repr(label),
                ),
                hint="correct it, or declare it as missing",
            ) from None
    values, rank = np.unique(days, return_inverse=True)
    ranks = np.append(rank, -1)[own].astype(np.int32)
    names = tuple(iso(int(value)) for value in values.tolist())
    return CodedColumn(column.name, "day", ranks, names, values)


def _categories(name: str, labels: tuple[str, ...], own: NDArray, hierarchy: Hierarchy | None) -> CodedColumn:
    counts = np.bincount(own[own >= 0], minlength=len(labels))
    place = {value: at for at, value in enumerate(hierarchy.of_value)} if hierarchy else {}
    order = sorted(
        range(len(labels)),
        key=lambda code: (place.get(labels[code], len(place)), -counts[code], labels[code]),
    )
    rank = np.full(len(labels) + 1, -1, np.int32)
    rank[np.array(order, np.intp)] = np.arange(len(order))
    return CodedColumn(name, "category", rank[own], tuple(labels[code] for code in order), None, hierarchy)


def refuse_generalised(table: Table, column: TableColumn) -> None:
    """A text that looks like an interval, a set or * would be taken for one in the release."""
    for code, label in enumerate(column.labels or ()):
        if written.looks_generalised(label) and (column.values == code).any():
            row = int(np.flatnonzero(column.values == code)[0])
            raise InputError(
                text(
                    "{row}, column {name}: {written} stands for a generalised value",
                    row=table.row_label(row),
                    name=column.name,
                    written=repr(label),
                ),
                hint="rename it in the file first, or generalise in one step",
            )


def build_hierarchy(column: CodedColumn, k: int) -> Hierarchy:
    """The one that is given, or one made from the values of the column."""
    if column.hierarchy is not None:
        return column.hierarchy
    if column.kind == "number":
        assert column.values is not None
        return build_numbers(column.name, column.values)
    if column.kind == "day":
        return build_days(column.name, column.labels)
    if are_codes(column.labels):
        return build_codes(column.name, column.labels)
    return build_categories(column.name, column.labels, column.counts.tolist(), k)


def read_hierarchies(place: str, columns: Mapping[str, TableColumn]) -> dict[str, Hierarchy]:
    """From a folder, or files separated by commas; each is named like its column. Values of a column of
    numbers are read as numbers, so that 07 is 7."""
    if not place:
        return {}
    paths: list[Path] = []
    for part in (Path(one.strip()) for one in place.split(",") if one.strip()):
        if part.is_dir():
            paths += sorted(part.glob("*.csv"))
        elif part.is_file():
            paths.append(part)
        else:
            raise ParameterError(
                text("there is no file or folder {name}", name=part.name),
                hint="give a folder with one CSV file a column, named like it",
                name="hierarchies",
            )
    found = {}
    for path in paths:
        if path.stem in columns:
            try:
                made = read_hierarchy(path.stem, path.read_bytes(), path.name)
            except OSError as error:
                raise InputError(
                    text("{name} cannot be read: {error}", name=path.name, error=error.strerror or "")
                ) from None
            found[path.stem] = _as_numbers(made) if columns[path.stem].numeric else made
    return found


def _as_numbers(hierarchy: Hierarchy) -> Hierarchy:
    lines = []
    for line in hierarchy.lines:
        try:
            lines.append((written.number(float(line[0])), *line[1:]))
        except ValueError:
            lines.append(line)
    return Hierarchy(hierarchy.column, tuple(dict.fromkeys(lines)))
