"""A hierarchy as it is edited: a line for every value, the value and its label at each level, * at the last.

rename        a label of one level, in all its lines; the name of another label joins the two
move          what lies under a label goes under another one of the next level
add_level     a copy of a level above it, to be renamed
remove_level  a level between the values and *
"""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence

Lines = tuple[tuple[str, ...], ...]


def rename(lines: Lines, level: int, label: str, new: str) -> Lines:
    """Lines of `label`, and of `new` where there is one already, get what is above `new`."""
    above = next((line[level + 1 :] for line in lines if line[level] == new), None)
    made = []
    for line in lines:
        if line[level] == label:
            made.append((*line[:level], new, *(above or line[level + 1 :])))
        else:
            made.append(line)
    return tuple(made)


def move(lines: Lines, level: int, label: str, parent: str) -> Lines:
    above = next((line[level + 1 :] for line in lines if line[level + 1] == parent), None)
    if above is None:
        return lines
    return tuple((*line[: level + 1], *above) if line[level] == label else line for line in lines)


def add_level(lines: Lines, level: int) -> Lines:
    return tuple((*line[: level + 1], line[level], *line[level + 1 :]) for line in lines)


def remove_level(lines: Lines, level: int) -> Lines:
    if not lines or not 0 < level < len(lines[0]) - 1:
        return lines
    return tuple((*line[:level], *line[level + 1 :]) for line in lines)


def as_csv(lines: Sequence[Sequence[str]]) -> str:
    out = io.StringIO()
    csv.writer(out, delimiter=";", lineterminator="\n").writerows(lines)
    return out.getvalue()
