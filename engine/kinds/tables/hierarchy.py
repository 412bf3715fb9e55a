"""Hierarchies of generalisation: built from the data, read from CSV and written again.

A hierarchy has a line for every value: the value, and its label at each level; the last level is * for all.

    numbers      width w1 = smallest of {1, 2, 5}·10^p with at most 20 classes [w⌊x/w⌋..w⌊x/w⌋ + w), doubled
                 until at most two classes are left
    days         month, quarter, year, decade
    codes        one character less a level, masked by *
    categories   rare ones (under k rows) together as (other)

Files are in ARX's form: value;level1;level2 without a header.
"""

from __future__ import annotations

import csv
import io
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import InputError
from engine.core.text import text
from engine.kinds.tables import written_values as written
from engine.kinds.tables.dates import coarser, parse_day

MOST_CLASSES = 20
OTHER = "(other)"
DATE_LEVELS = ("month", "quarter", "year", "decade")
SEPARATORS = ";,\t"
_CODE = re.compile(r"[A-Za-z]{0,3}[-. ]?\d[A-Za-z0-9.\-]*")
LONGEST_CODE = 12
SHOWN = 5


@dataclass(frozen=True)
class Hierarchy:
    """`lines`: value, label at level 1, 2 … The last label of each is *."""

    column: str
    lines: tuple[tuple[str, ...], ...]

    @property
    def height(self) -> int:
        """The highest level; level 0 is the value itself."""
        return len(self.lines[0]) - 1 if self.lines else 1

    @cached_property
    def of_value(self) -> dict[str, tuple[str, ...]]:
        return {line[0]: line for line in self.lines}

    def as_csv(self) -> str:
        out = io.StringIO()
        csv.writer(out, delimiter=";", lineterminator="\n").writerows(self.lines)
        return out.getvalue()


# ── built from the data ───────────────────────────────────────────────────────────────────────


def build_numbers(column: str, values: NDArray[np.float64]) -> Hierarchy:
    """Of the distinct values."""
    widths = number_widths(float(values.min()), float(values.max()))
    levels = [number_classes(values, width) for width in widths]
    lines = (
        (written.number(value), *(level[place] for level in levels), written.STAR)
        for place, value in enumerate(values.tolist())
    )
    return Hierarchy(column, tuple(lines))


def number_widths(low: float, high: float) -> list[float]:
    """The smallest of 1, 2, 5 times a power of ten that gives at most 20 classes, then doubled."""
    if high <= low:
        return []
    power = math.floor(math.log10((high - low) / MOST_CLASSES)) - 1
    steps = [(factor, power + more) for more in range(4) for factor in (1, 2, 5)]
    width = next(f * 10.0**p for f, p in steps if _classes_of(low, high, f * 10.0**p) <= MOST_CLASSES)
    widths = [width]
    while _classes_of(low, high, widths[-1]) > 2:
        widths.append(2 * widths[-1])
    return widths


def _classes_of(low: float, high: float, width: float) -> int:
    first, last = _class_numbers(np.array([low, high]), width)
    return int(last - first) + 1


def number_classes(values: NDArray[np.float64], width: float) -> list[str]:
    """[w⌊x/w⌋..w⌊x/w⌋ + w) of every value."""
    numbers = _class_numbers(values, width)
    made: dict[float, str] = {}
    for one in np.unique(numbers).tolist():
        made[one] = written.half_open(
            written.number(_edge(one, width)), written.number(_edge(one + 1, width))
        )
    return [made[one] for one in numbers.tolist()]


def _class_numbers(values: NDArray[np.float64], width: float) -> NDArray[np.float64]:
    """⌊x/w⌋; a quotient that rounding carried over an edge (0.3/0.1) is put right by the edges as written."""
    numbers = np.floor(values / width)
    digits = _digits(width)
    numbers += values >= np.round((numbers + 1) * width, digits)
    numbers -= values < np.round(numbers * width, digits)
    return np.asarray(numbers)


def _edge(number: float, width: float) -> float:
    return round(number * width, _digits(width)) + 0.0


def _digits(width: float) -> int:
    return max(0, 2 - math.floor(math.log10(width)))


def build_days(column: str, labels: Sequence[str]) -> Hierarchy:
    lines = (
        (label, *(coarser(parse_day(label), to) for to in DATE_LEVELS), written.STAR) for label in labels
    )
    return Hierarchy(column, tuple(lines))


def build_codes(column: str, labels: Sequence[str]) -> Hierarchy:
    """10115: 1011*, 101**, 10***, 1****, *."""
    longest = max(map(len, labels))
    lines = []
    for label in labels:
        kept = [
            label[: longest - i] + "*" * (len(label) - len(label[: longest - i])) for i in range(1, longest)
        ]
        lines.append((label, *kept, written.STAR))
    return Hierarchy(column, tuple(lines))


def build_categories(column: str, labels: Sequence[str], counts: Sequence[int], k: int) -> Hierarchy:
    lines = (
        (label, label if count >= k else OTHER, written.STAR)
        for label, count in zip(labels, counts, strict=True)
    )
    return Hierarchy(column, tuple(lines))


def are_codes(labels: Sequence[str]) -> bool:
    """Short, without blanks inside, with a digit: postcodes, ICD, NUTS. Of about one length."""
    if len(labels) < 2 or not all(_CODE.fullmatch(label) and len(label) <= LONGEST_CODE for label in labels):
        return False
    return max(map(len, labels)) - min(map(len, labels)) <= 3


# ── read from CSV ─────────────────────────────────────────────────────────────────────────────


def read_hierarchy(column: str, content: bytes | str, name: str) -> Hierarchy:
    """`name` is the file's, for what is said where it is wrong."""
    plain = content.decode("utf-8-sig", "replace") if isinstance(content, bytes) else content.lstrip("\ufeff")
    lines = plain.splitlines()
    first = next((line for line in lines if line.strip()), "")
    separator = max(SEPARATORS, key=first.count)
    rows = [
        (number, tuple(cell.strip() for cell in cells))
        for number, cells in enumerate(csv.reader(lines, delimiter=separator), 1)
        if any(cell.strip() for cell in cells)
    ]
    if not rows:
        raise InputError(text("{name} is empty", name=name), hint="a hierarchy has a line for every value")
    _check_lines(rows, name)
    lines_ = list(dict.fromkeys(cells for _, cells in rows))
    if any(line[-1] != written.STAR for line in lines_) or len(lines_[0]) == 1:
        lines_ = [(*line, written.STAR) for line in lines_]
    return Hierarchy(column, tuple(lines_))


def _check_lines(rows: Sequence[tuple[int, tuple[str, ...]]], name: str) -> None:
    width = len(rows[0][1])
    of_value: dict[str, tuple[str, ...]] = {}
    parents: dict[tuple[int, str], str] = {}
    for number, cells in rows:
        if len(cells) != width:
            raise InputError(
                text(
                    "{name}, line {line}: {found} levels, the first line has {width}",
                    name=name,
                    line=number,
                    found=len(cells),
                    width=width,
                ),
                hint="every line has the value and one label for each level",
            )
        if of_value.setdefault(cells[0], cells) != cells:
            raise InputError(
                text("{name}, line {line}: {value} has other labels before", name=name, line=number,
                     value=repr(cells[0])),
                hint="a value stands in one line",
            )  # fmt: skip
        for level in range(1, width - 1):
            parent = parents.setdefault((level, cells[level]), cells[level + 1])
            if parent != cells[level + 1]:
                raise InputError(
                    text(
                        "{name}, line {line}: {label} has two parents, {first} and {second}",
                        name=name,
                        line=number,
                        label=repr(cells[level]),
                        first=repr(parent),
                        second=repr(cells[level + 1]),
                    ),
                    hint="a label has one label above it",
                )


# ── as levels of a column ─────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Levels:
    """A hierarchy over the leaves that occur in a column: for every level the group of each leaf, the
    labels of groups (None: missing), and the loss of each leaf, (leaves under its label − 1)/(m − 1)."""

    groups: tuple[NDArray[np.int32], ...]
    labels: tuple[tuple[str | None, ...], ...]
    losses: tuple[NDArray[np.float64], ...]

    @property
    def height(self) -> int:
        return len(self.groups) - 1


def levels_of(hierarchy: Hierarchy, leaves: Sequence[str | None], unknown: str, name: str = "") -> Levels:
    """`leaves` are the values of the column, None for missing. Unknown ones are refused, or are * above."""
    lacking = [leaf for leaf in leaves if leaf is not None and leaf not in hierarchy.of_value]
    if lacking and unknown == "refuse":
        shown = ", ".join(repr(label) for label in lacking[:SHOWN])
        raise InputError(
            text(
                "column {column}: its hierarchy lacks {count} values: {shown}",
                column=hierarchy.column,
                count=len(lacking),
                shown=shown,
            ),
            hint="add a line for each, or choose unknown=star",
        )
    groups, labels, losses = [], [], []
    for level in range(hierarchy.height + 1):
        names = [_label_at(hierarchy.of_value, leaf, level, hierarchy.height) for leaf in leaves]
        found = {label: place for place, label in enumerate(dict.fromkeys(names))}
        group = np.array([found[label] for label in names], np.int32)
        under = np.bincount(group, minlength=len(found))
        loss = (under[group] - 1) / max(1, len(leaves) - 1)
        if level == hierarchy.height:
            loss = np.ones(len(leaves))
        groups.append(group)
        labels.append(tuple(found))
        losses.append(loss)
    return Levels(tuple(groups), tuple(labels), tuple(losses))


def _label_at(lines: Mapping[str, tuple[str, ...]], leaf: str | None, level: int, height: int) -> str | None:
    if level == height:
        return written.STAR
    if leaf is None or level == 0:
        return leaf
    return lines[leaf][level] if leaf in lines else written.STAR


def covering_labels(hierarchy: Hierarchy, present: Sequence[str], members: Sequence[str]) -> list[str]:
    """The fewest nodes whose present leaves all occur among the members; the lowest of nodes with the same
    leaves."""
    inside, left, chosen = set(members), set(members), []
    for level in range(hierarchy.height, 0, -1):
        under: dict[str, set[str]] = {}
        for leaf in present:
            label = _label_at(hierarchy.of_value, leaf, level, hierarchy.height)
            under.setdefault(str(label), set()).add(leaf)
        for label, leaves in under.items():
            if len(leaves) > 1 and leaves <= inside and leaves <= left:
                chosen.append(_lowest(hierarchy, leaves, level, label))
                left -= leaves
    return chosen + sorted(left)


def _lowest(hierarchy: Hierarchy, leaves: set[str], level: int, label: str) -> str:
    for lower in range(1, level):
        names = {_label_at(hierarchy.of_value, leaf, lower, hierarchy.height) for leaf in leaves}
        if len(names) == 1:
            return str(names.pop())
    return label
