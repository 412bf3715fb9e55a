"""What is recognised in the sites' files before they are loaded: every one of them is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from engine.core.errors import Remedy
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.technique import Preview, Problem
from engine.core.text import joined, text
from engine.io.csv_dialect import TableReading
from engine.io.input_file import size_words
from engine.io.table_read import TablePreview, preview_table
from engine.kinds.clusters.load import guess_features, split_rule
from engine.kinds.clusters.params import Columns, Reading
from engine.kinds.clusters.unit_check import unit_warnings

MOST_ROWS = 200
MOST_SITES = 50  # looked at closely; more are only counted


def preview(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Preview:
    heads = []
    for path in paths[:MOST_SITES]:
        heads.append(preview_table(path, reading))
        progress.check()
    head = heads[0]
    split = split_rule(head.columns, reading, len(paths))
    reading = replace(reading, **{f: getattr(head.reading, f) for f in TableReading.__dataclass_fields__})
    reading = replace(reading, split=split)
    by = split.partition(":")[2] if split.startswith("column:") else ""
    side_by_side = len(heads) > 1 and reading.layout == "columns"
    names = tuple(dict.fromkeys(n for one in heads for n in one.columns)) if side_by_side else head.columns
    numeric = {n for one in (heads if side_by_side else heads[:1]) for n in one.numeric}
    features = columns.features or guess_features([n for n in names if n in numeric], by, columns)
    written = [name for name in names if name not in numeric and name not in (by, columns.key)]
    chosen = replace(columns, features=features, items=columns.items or tuple(written))
    roles = dict.fromkeys(chosen.items, "items") | dict.fromkeys(features, "features")
    roles |= dict.fromkeys(columns.sensitive, "sensitive")
    if columns.key:
        roles[columns.key] = "key"
    problems = _problems(paths, heads, features, side_by_side)
    if not features:
        problems.append(Problem("columns", "no numeric column to cluster by was found"))
    rows = _side_by_side(heads, names, columns.key) if side_by_side else _stack(heads)
    return Preview(
        names,
        rows,
        roles,
        _facts(paths, heads, split, side_by_side),
        reading,
        chosen,
        tuple(problems),
        unused=tuple(name for name in head.unused if all(name in one.unused for one in heads)),
        labels={name: label for one in heads for name, label in one.labels.items()},
        lists=head.lists,
    )


def _facts(
    paths: Sequence[Path], heads: Sequence[TablePreview], split: str, side_by_side: bool
) -> tuple[tuple[str, str], ...]:
    if len(paths) == 1:
        return (*heads[0].facts, ("Sites", text("split {split}", split=split)))
    together = _facts_of_all(paths, heads, side_by_side)
    facts = [(name, together.get(name, value)) for name, value in heads[0].facts]
    facts = [(name, value) for name, value in facts if value] + [("Sites", str(len(paths)))]
    for path, head in zip(paths, heads, strict=False):
        size = dict(head.facts).get("Rows", "")
        held = ", ".join(head.columns) if side_by_side else size
        facts.append((path.name, held or text("{columns} columns", columns=len(head.columns))))
    return tuple(facts)


def _facts_of_all(paths: Sequence[Path], heads: Sequence[TablePreview], side_by_side: bool) -> dict[str, str]:
    """What is a fact of all files and not of the first of them; "" where it is not known.

    Rows of sites that hold other people add up. Where they hold other columns of the same rows these are
    counted once, and known only where all files have as many: what they share is found on reading them whole.
    """
    sizes = [path.stat().st_size for path in paths]
    words = [dict(head.facts).get("Rows", "") for head in heads]
    found = {"Size": size_words(sum(sizes))}
    if side_by_side:
        complete = len(heads) == len(paths)
        found["Rows"] = words[0] if complete and len(set(words)) == 1 else ""
        names = {name for head in heads for name in head.columns}
        return found | {"Columns": str(len(names)) if complete else ""}
    # A head says "811" or, of a large file, "about 4 900".
    rows = sum(int("".join(filter(str.isdecimal, written)) or 0) for written in words)
    if len(heads) == len(paths) and all(written[:1].isdecimal() for written in words):
        return found | {"Rows": grouped(rows)}
    about = round(rows * sum(sizes) / max(1, sum(sizes[: len(heads)])))
    return found | {"Rows": text("about {value}", value=grouped(round(about, 2 - len(str(about)))))}


def _problems(
    paths: Sequence[Path], heads: Sequence[TablePreview], features: Sequence[str], side_by_side: bool
) -> list[Problem]:
    """Of every file, with its name; and columns that look like another unit at another site."""
    found = list(heads[0].problems)
    for path, head in zip(paths[1:], heads[1:], strict=False):
        found += [
            replace(problem, where=joined(": ", (path.name, problem.where))) for problem in head.problems
        ]
        missing = [] if side_by_side else [name for name in features if name not in head.columns]
        if missing:
            remedy = Remedy("Sites hold other columns of the same rows", {"layout": "columns"})
            found.append(
                Problem(path.name, text("it has no column {missing}", missing=f"{missing[0]!r}"), (remedy,))
            )
    if len(heads) > 1 and not side_by_side:
        shared = [name for name in features if all(name in head.columns for head in heads)]
        sites = [(path.name, _numbers(head, shared)) for path, head in zip(paths, heads, strict=False)]
        found += [Problem("units", words) for words in unit_warnings(shared, sites)]
    return found


def _numbers(head: TablePreview, names: Sequence[str]) -> np.ndarray:
    decimal = head.reading.decimal
    places = [head.columns.index(name) for name in names]
    values = [[_number(row[at], decimal) for at in places] for row in head.rows]
    return np.array(values, dtype=float).reshape(len(values), len(names))


def _number(text: str, decimal: str) -> float:
    try:
        return float(text.strip().replace(decimal, ".") if decimal == "," else text)
    except ValueError:
        return np.nan


def _stack(heads: Sequence[TablePreview]) -> tuple[tuple[str, ...], ...]:
    """Some rows of every site that has the columns of the first."""
    alike = [head for head in heads if head.columns == heads[0].columns]
    each = max(1, MOST_ROWS // len(alike))
    return tuple(row for head in alike for row in head.rows[:each])


def _side_by_side(
    heads: Sequence[TablePreview], names: Sequence[str], key: str
) -> tuple[tuple[str, ...], ...]:
    """The rows side by side: by the key where every file has it, else as they stand."""
    by_key = bool(key) and all(key in head.columns for head in heads)
    found: dict[str | int, dict[str, str]] = {}
    for head in heads:
        for i, row in enumerate(head.rows):
            at = row[head.columns.index(key)] if by_key else i
            found.setdefault(at, {}).update(zip(head.columns, row, strict=True))
    lines = [tuple(cells.get(name, "") for name in names) for cells in found.values()]
    return tuple(lines[:MOST_ROWS])


def fit(preview: Preview) -> float:
    """Rows by numbers: the more of the columns are, the better; sites in the file say it themselves."""
    features = sum(role == "features" for role in preview.roles.values())
    if features < 2:
        return 0.0
    share = features / len(preview.columns)
    at_sites = preview.chosen is not None and str(preview.reading.split).startswith("column:")
    return 0.7 if at_sites else 0.55 if share > 0.7 and len(preview.columns) <= 20 else 0.3
