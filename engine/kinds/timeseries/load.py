"""A table file as series.

Wide tables hold a series a row; long tables hold a measurement a row and are pivoted (series in
order of first appearance, time points sorted, channel by channel; a reading that comes again is refused,
or set aside by a rule and counted). A wide row that only lacks values at its end is a
shorter series; where values are missing anywhere else, every missing cell is a gap.
The identifier decides which measurements belong together and is not kept.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import AS_PARTS, HERE
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.text import text
from engine.io.memory_limit import give_back, refuse_beyond_memory
from engine.kinds.timeseries.column_roles import Roles, guess_roles
from engine.kinds.timeseries.data import (
    ONE_CHANNEL,
    PERSON_COLUMNS,
    Array,
    DroppedNames,
    Origin,
    ReadingCounts,
    Rows,
    Sensitive,
    SeriesTable,
)
from engine.kinds.timeseries.encode_labels import encode, encode_sensitive
from engine.kinds.timeseries.missing_values import complete
from engine.kinds.timeseries.params import Columns, Reading
from engine.kinds.timeseries.repeated_readings import (
    repeated_error,
    repeated_notes,
    repeated_rows,
    settle_repeated,
)
from engine.kinds.timeseries.time_grid import (
    AS_RECORDED,
    in_order,
    note_gridded,
    on_grid,
    summer_time_begins,
    wall_clock,
)

if TYPE_CHECKING:
    import pyarrow as pa

    from engine.io.table_read import TableFile

_NUMBER = re.compile(r"\D*(\d+(?:\.\d+)?)\D*")  # 7, t07, W12, h3.5
MOSTLY = 0.5  # share of the steps that makes one the usual step
MOST_CHANNELS = 100
ADDED = ("GroupID", "Pattern", "Level")  # columns of the release that are not columns of the file


def load(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> SeriesTable:
    """The series of one file, or an InputError that says what is wrong, where, and what to do."""
    from engine.io.table_parts import read_table_or_parts
    from engine.io.table_read import preview_table

    path = one_file(paths, reading)
    head = preview_table(path, reading)
    roles = guess_roles(head.columns, head.rows, head.numeric, columns, reading.layout)
    _refuse_reserved(roles)
    scheduler = "" if reading.scheduler == HERE else reading.scheduler
    wide = reading.layout != "long"  # a long file is put together in memory
    reading_all = progress.part("Reading", 0.7)
    *held, file, reading = read_table_or_parts(paths, reading, reading_all, in_files=wide)
    making = progress.part("Checking", 0.3)
    make = _long if reading.layout == "long" else _wide
    series, origin = make(held.pop(), roles, file, reading)  # nobody else has it: it goes as it is read
    give_back(series.values.nbytes)
    making.report(0.4)
    one = [time.removeprefix(f"{series.channels[0]} ") for time in series.times[series.by_channel[0]]]
    series = replace(series, notes=(*series.notes, *uneven_steps(one)), scheduler=scheduler)
    series = complete(series, origin, reading, making)
    if not len(series):
        raise InputError(
            text("{name}: no series is left", name=path.name), hint="look at what was dropped and why"
        )
    return series


def one_file(paths: Sequence[Path], reading: Reading) -> Path:
    """The file, or the first of its parts where a scheduler reads them."""
    if len(paths) != 1 and not reading.scheduler:
        said = text("{paths} files were given, one is read at a time", paths=len(paths))
        raise InputError(said, remedies=(AS_PARTS,))
    return Path(paths[0])


def _refuse_reserved(roles: Roles) -> None:
    added = (*ADDED, *(PERSON_COLUMNS if roles.person else ()))
    for name in (*roles.time, *roles.sensitive):
        if name in added:
            raise InputError(
                text("column {name}: the release adds a column of that name", name=name),
                hint="rename it in the file",
            )


def _notes(roles: Roles) -> tuple[str, ...]:
    if not roles.other:
        return ()
    names = ", ".join(roles.other[:5]) + (" …" if len(roles.other) > 5 else "")
    return (text("left out of the release because they have no role: {names}", names=names),)


def _wide(table: pa.Table, roles: Roles, path: TableFile, reading: Reading) -> tuple[SeriesTable, Origin]:
    from engine.io.table_read import numbers

    if len(roles.time) < 2:
        raise InputError(
            text(
                "{name}: a series needs at least 2 time points, {time} numeric {time:column|columns} found",
                name=path.name,
                time=len(roles.time),
            ),
            hint="check separator and decimal sign, or choose the layout long",
        )
    sensitive = tuple(encode_sensitive(name, table.column(name)) for name in roles.sensitive)
    counts = ReadingCounts(identifier=bool(roles.id), roleless=len(roles.other))
    rows = np.arange(table.num_rows)
    dropped = DroppedNames(roles.id, roles.other, person=roles.person)
    notes = (*_notes(roles), *(() if roles.person else _several_rows(table, roles.id)))
    persons = _numbers_of_persons(encode(roles.person, table.column(roles.person))) if roles.person else None
    held = [table.select(roles.time)]
    del table
    values = numbers(held.pop(), roles.time, path, reading)
    series = SeriesTable(values, roles.time, sensitive, notes, counts, rows, dropped=dropped, persons=persons)
    return series, Origin(path, reading, rows, long=False)


def _several_rows(table: pa.Table, identifier: str) -> tuple[str, ...]:
    """The promise is about series: who has several of them is told to the steward."""
    import pyarrow.compute as pc

    if not identifier or _ascend(table.column(identifier)):
        return ()
    counts = pc.value_counts(pc.drop_null(table.column(identifier)))
    times = counts.field("counts").to_numpy()
    several = int((times > 1).sum())
    if not several:
        return ()
    return (
        text(
            "{several} of {all} identifiers have several rows, up to {most}: the promise is about single "
            "series, and a person is protected less than k and P say; with the role Person instead of "
            "Identifier they count persons",
            several=several,
            all=len(times),
            most=int(times.max()),
        ),
    )


def _ascend(column: pa.ChunkedArray) -> bool:
    """Whether these are whole numbers each larger than the one before: none comes again, without counting."""
    import pyarrow as pa

    if not pa.types.is_integer(column.type) or column.null_count:
        return False
    parts = [part.to_numpy() for part in column.chunks if len(part)]
    within = all(bool((part[1:] > part[:-1]).all()) for part in parts)
    return within and all(before[-1] < after[0] for before, after in pairwise(parts))


def _numbers_of_persons(column: Sensitive) -> NDArray[np.int32]:
    """All series that name nobody are counted as one person's: they may be."""
    if not (column.codes >= 0).any():
        raise InputError(
            text("column {name} names no person at all", name=column.name),
            hint="choose another column, or leave the role Person empty",
        )
    return np.where(column.codes < 0, len(column.labels), column.codes).astype(np.int32)


def _long(table: pa.Table, roles: Roles, path: TableFile, reading: Reading) -> tuple[SeriesTable, Origin]:
    """Pivot: one row a measurement becomes one row a series."""
    from engine.io.table_read import numbers

    if not roles.id or len(roles.time) != 1 or not roles.value:
        raise InputError(
            "the long layout needs the columns of identifier, time and value",
            hint="give the roles Identifier, Time points and Value to one column each (id, time and value)",
        )
    value = numbers(table, [roles.value], path, reading)[:, 0]
    who, when = encode(roles.id, table.column(roles.id)), encode(roles.time[0], table.column(roles.time[0]))
    for part in (who, when):
        _refuse_empty(part, path, reading)
    when, zones = in_order(when)
    if reading.grid != AS_RECORDED:
        when = on_grid(when, reading.grid)
    channels, channel = _channels(table, roles, path, reading)
    cell = (who.codes.astype(np.int64) * len(channels) + channel) * len(when.labels) + when.codes
    again = repeated_rows(cell)
    rule = reading.repeated if reading.grid == AS_RECORDED else "mean"
    if len(again) and rule == "refuse":
        raise repeated_error(again, table, roles, path, reading)
    values = _without_readings(len(who.labels), len(channels) * len(when.labels), path)
    values.flat[cell] = value
    settle_repeated(values, cell, value, again, rule)
    if reading.grid != AS_RECORDED and len(again):
        note_gridded(len(again))
        again = again[:0]  # told as put on the grid, not as repeated
    first = np.full(len(who.labels), len(cell), dtype=np.int64)
    np.minimum.at(first, who.codes, np.arange(len(cell)))
    sensitive = tuple(
        _label_of_series(encode_sensitive(name, table.column(name)), who, first, path, reading)
        for name in roles.sensitive
    )
    times = tuple(str(label).removesuffix(".000000000") for label in when.labels)
    if len(times) < 2:
        raise InputError(
            text(
                "{name}: a series needs at least 2 time points, column {name2} has one",
                name=path.name,
                name2=when.name,
            )
        )
    times = _times_of_channels(times, channels, roles)
    counts = ReadingCounts(
        identifier=True,
        roleless=len(roles.other),
        repeated=len(again),
        repeated_by=reading.repeated if len(again) else "",
    )
    notes = (*_notes(roles), *zones, *repeated_notes(len(again), reading.repeated))
    dropped = DroppedNames(roles.id, roles.other, person=roles.person)
    series = SeriesTable(values, times, sensitive, notes, counts, first, long=True, dropped=dropped)
    series = replace(series, channels=channels)
    if roles.person:
        named = encode(roles.person, table.column(roles.person))
        whose = _label_of_series(named, who, first, path, reading)
        series = replace(series, persons=_numbers_of_persons(whose))
    return series, Origin(path, reading, first, long=True)


def _without_readings(series: int, points: int, path: TableFile) -> Array:
    """Refused where it is too large: every series may have times of its own."""
    refuse_beyond_memory(Path(path.name), 8.0 * series * points)
    return np.full((series, points), np.nan)


def _channels(
    table: pa.Table, roles: Roles, path: TableFile, reading: Reading
) -> tuple[tuple[str, ...], NDArray[np.int64]]:
    """Names of the channels in their own order, and the channel of every reading."""
    if not roles.channel:
        return ONE_CHANNEL, np.zeros(table.num_rows, dtype=np.int64)
    column = encode_sensitive(roles.channel, table.column(roles.channel))
    _refuse_empty(column, path, reading)
    names = [str(label) for label in column.labels]
    if len(names) > MOST_CHANNELS:
        raise InputError(
            text(
                "column {name} tells {count} channels apart, at most {most} are read",
                name=roles.channel,
                count=len(names),
                most=MOST_CHANNELS,
            ),
            hint="give the role Channel to the column that says what was measured",
        )
    order = sorted(range(len(names)), key=names.__getitem__)
    place = np.argsort(order)
    return (tuple(names[i] for i in order) if len(names) > 1 else ONE_CHANNEL), place[column.codes]


def _times_of_channels(times: tuple[str, ...], channels: tuple[str, ...], roles: Roles) -> tuple[str, ...]:
    if len(channels) == 1:
        return times
    joint = tuple(f"{channel} {time}" for channel in channels for time in times)
    if len({*joint, *roles.sensitive}) < len(joint) + len(roles.sensitive):
        raise InputError(
            "two columns of the release would have the same name, made of channel and time",
            hint="rename the channels in the file",
        )
    return joint


def _refuse_empty(column: Sensitive, path: TableFile, reading: Reading) -> None:
    from engine.io.table_read import place

    if (column.codes < 0).any():
        at = int(np.argmax(column.codes < 0))
        raise InputError(
            text(
                "{value}, column {name}: the cell is empty", value=place(path, reading, at), name=column.name
            )
        )


def _label_of_series(
    column: Sensitive, who: Sensitive, first: Rows, path: TableFile, reading: Reading
) -> Sensitive:
    """The one label of each series; a series with two is an error."""
    from engine.io.table_read import place

    labels = column.codes[first]
    differs = column.codes != labels[who.codes]
    if differs.any():
        at = int(np.argmax(differs))
        raise InputError(
            text(
                "{value}, column {name}: its value differs from an earlier row of the same series",
                value=place(path, reading, at),
                name=column.name,
            ),
            hint="a column that is sensitive or says whose series it is needs one value a series",
        )
    return Sensitive(column.name, labels, column.labels)


# ── time points that do not follow each other evenly ──────────────────────────────────────────


def uneven_steps(times: Sequence[str]) -> tuple[str, ...]:
    """One sentence about the first step that is not the usual one; nothing where names tell no times.

    Series are drawn, cut into segments and compared point by point, as if the points were evenly spaced.
    Where their names tell that they are not (a night without its second hour, a missing day), the steward
    is told so; nothing is changed.
    """
    moments = moments_of(times)
    if moments is None or len(times) < 3:
        return ()
    steps = [round(b - a, 9) for a, b in pairwise(moments)]
    usual, count = Counter(steps).most_common(1)[0]
    odd = [number for number, step in enumerate(steps) if step != usual]
    if not odd or count <= MOSTLY * len(steps):
        return ()
    nights = [number for number in odd if summer_time_begins(times[number], times[number + 1])]
    others = [number for number in odd if number not in nights]  # a night is told by its own sentence
    notes = []
    if others:
        uneven = text(
            "the time points are not evenly spaced: {odd} of {steps} steps differ from the usual one, "
            "first from {before} to {after}; patterns and plots take all steps as equal",
            odd=len(others),
            steps=len(steps),
            before=times[others[0]],
            after=times[others[0] + 1],
        )
        notes.append(uneven)
    if nights:
        leap = text(
            "summer time begins after {before}: the hour that the clock leaps over is not there, but "
            "patterns and plots take all steps as equal; time stamps with a zone have no such hole",
            before=times[nights[0]],
        )
        notes.append(leap)
    return tuple(notes)


def moments_of(times: Sequence[str]) -> list[float] | None:
    """The times as numbers, if every name tells one."""
    try:
        dates = [wall_clock(name) for name in times]
        return [(date - dates[0]).total_seconds() for date in dates]
    except (ValueError, TypeError):  # no dates, or some with and some without a time zone
        pass
    found = [_NUMBER.fullmatch(name) for name in times]
    return [float(match[1]) for match in found if match] if all(found) else None
