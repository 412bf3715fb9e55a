"""What is recognised in a file of series before it is loaded whole: roles, facts, problems."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from engine.core.errors import Remedy
from engine.core.number_format import grouped
from engine.core.progress import Progress
from engine.core.technique import Preview, Problem
from engine.core.text import text
from engine.io.table_read import TablePreview, preview_table
from engine.kinds.timeseries.column_roles import Roles, guess_roles
from engine.kinds.timeseries.data import Array
from engine.kinds.timeseries.load import moments_of, one_file
from engine.kinds.timeseries.missing_values import (
    find_sentinel,
    length_histogram,
    sentinel_remedies,
    sentinel_text,
)
from engine.kinds.timeseries.params import Columns, Reading

NAMED = 5  # places named one by one
LONG_ONLY = ("grid", "repeated")


def preview(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Preview:
    head = preview_table(one_file(paths, reading), reading)
    roles = guess_roles(head.columns, head.rows, head.numeric, columns, reading.layout)
    chosen = dataclasses.replace(columns, id=roles.id, time=roles.time, value=roles.value)
    if reading.layout == "long":  # a wide file says nothing of what a long one would hold
        chosen = dataclasses.replace(chosen, channel=roles.channel)
    points = (
        text("{time} time {time:point|points}", time=len(roles.time))
        if reading.layout == "wide"
        else "long: pivoted when loaded"
    )
    progress.report(1.0)
    return Preview(
        columns=head.columns,
        rows=head.rows,
        roles=_by_column(head.columns, roles),
        facts=(*head.facts, ("Series", points)),
        reading=head.reading,
        chosen=chosen,
        problems=(*head.problems, *_problems(head, roles, reading)),
        unused=(*head.unused, *(LONG_ONLY if reading.layout == "wide" else ())),
        labels=head.labels,
        lists=head.lists,
    )


def _by_column(names: Sequence[str], roles: Roles) -> dict[str, str]:
    found = dict.fromkeys(names, "")
    found.update(dict.fromkeys(roles.sensitive, "sensitive"))
    found.update(dict.fromkeys(roles.time, "time"))
    for role, name in (
        ("id", roles.id),
        ("value", roles.value),
        ("person", roles.person),
        ("channel", roles.channel),
    ):
        if name:
            found[name] = role
    return found


def _problems(head: TablePreview, roles: Roles, reading: Reading) -> list[Problem]:
    found = []
    if reading.layout == "wide" and _looks_long(head, roles):
        found.append(
            Problem(
                "columns",
                "this looks like one row a measurement",
                (Remedy("Read it as long", {"layout": "long"}),),
            )
        )
    if reading.layout == "long" or len(roles.time) < 2:
        return found
    values, no_numbers = _numbers(head, roles, reading)
    found += no_numbers
    sentinel = find_sentinel(np.nan_to_num(values, nan=0.0))
    if sentinel and reading.sentinels == "ask":
        remedies = sentinel_remedies(sentinel[0], reading)
        what = sentinel_text(*sentinel) + " of the first rows: what does it mean?"
        found.append(Problem("time points", what, remedies))
    found += _missing(values, reading)
    return found


def _looks_long(head: TablePreview, roles: Roles) -> bool:
    """Few columns, and the first one repeats."""
    first = [row[0] for row in head.rows]
    return 3 <= len(head.columns) <= 6 and len(roles.time) <= 2 and len(set(first)) <= len(first) / 2


def _numbers(head: TablePreview, roles: Roles, reading: Reading) -> tuple[Array, list[Problem]]:
    """The time points of the first rows as numbers, NaN for missing; cells that are no numbers."""
    position = {name: i for i, name in enumerate(head.columns)}
    missing = {"", *(written.strip() for written in reading.missing)}
    values = np.full((len(head.rows), len(roles.time)), np.nan)
    found = []
    for r, row in enumerate(head.rows):
        for c, name in enumerate(roles.time):
            cell = row[position[name]].strip()
            if cell in missing:
                continue
            try:
                values[r, c] = float(cell.replace(",", ".") if head.reading.decimal == "," else cell)
            except ValueError:
                remedy = Remedy(
                    text("Treat {cell} as missing", cell=f"{cell!r}"),
                    {"missing": ",".join([*reading.missing, cell])},
                )
                found.append(
                    Problem(
                        text("row {r}, column {name}", r=r + 1, name=name),
                        text("{cell} is not a number", cell=f"{cell!r}"),
                        (remedy,),
                    )
                )
    return values, found[:NAMED]


def _missing(values: Array, reading: Reading) -> list[Problem]:
    missing = ~np.isfinite(values)
    if not missing.any():
        return []
    points = values.shape[1]
    last = np.where(missing.all(axis=1), 0, points - missing[:, ::-1].argmin(axis=1))
    if missing.sum() == (points - last).sum() and reading.lengths == "refuse":
        what = text("the series end at different points: {last} (first rows)", last=length_histogram(last))
        window = Remedy("Keep the points all have", {"lengths": "window"})
        stretch = Remedy("Stretch all to one length", {"lengths": "stretch"})
        bucket = Remedy("Keep the commonest length", {"lengths": "bucket"})
        return [Problem("time points", what, (window, stretch, bucket))]
    if reading.lengths != "refuse":  # what lies beyond the end of a series is decided by that, and no gap
        missing = missing & (np.arange(points) < last[:, None])
    if reading.gaps != "refuse" or not missing.any():
        return []
    rows = int(missing.any(axis=1).sum())
    what = text(
        "{sum} {sum:value is|values are} missing in {rows} of the first {values} series",
        sum=grouped(int(missing.sum())),
        rows=rows,
        values=len(values),
    )
    drop = Remedy("Drop such series", {"gaps": "drop"})
    return [Problem("time points", what, (drop, Remedy("Fill inner gaps", {"gaps": "interpolate"})))]


MONTHS = re.compile(  # by their first letters, in English, German and Italian
    "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mrz|mae|mai|okt|dez|gen|mag|giu|lug|ago|set|ott|dic"
)


def fit(preview: Preview) -> float:
    """Many numbers a row whose names count on or tell times; or readings, a row each, of series and times."""
    times = [name for name, role in preview.roles.items() if role == "time"]
    if any(remedy.changes == {"layout": "long"} for one in preview.problems for remedy in one.remedies):
        named = any(re.search("time|date|zeit|datum|tijd", name.lower()) for name in preview.columns)
        return 0.78 if named else 0.4
    if len(times) < 6 or len(times) < 0.6 * len(preview.columns):
        return 0.0
    return 0.9 if moments_of(times) is not None or _are_months(times) else 0.4


def _are_months(names: list[str]) -> bool:
    """Jan, Feb … or Gennaio 2023, Febbraio 2023 …, in the languages of the window."""
    return all(MONTHS.match(name.strip().lower()) for name in names)
