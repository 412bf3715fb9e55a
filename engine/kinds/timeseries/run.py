"""From series and parameters to what would be published, with progress and groups shown as they form."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import numpy as np

from engine.core.distributed import Held
from engine.core.errors import InputError, ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.stretches import distinct
from engine.core.text import text
from engine.kinds.timeseries import parts_naive, sax
from engine.kinds.timeseries.canonical_order import content_order, published_series, sort_by_content
from engine.kinds.timeseries.data import Array, PublishedSeries, SeriesTable
from engine.kinds.timeseries.group_curves import group_curves
from engine.kinds.timeseries.kapra import kapra
from engine.kinds.timeseries.l_diversity import require_distinct
from engine.kinds.timeseries.naive import Grouped, naive
from engine.kinds.timeseries.outward_rounding import round_outward
from engine.kinds.timeseries.params import Kapra, KPAnonymity, Naive
from engine.kinds.timeseries.partition import CUTS, InOrder, Partition, envelopes
from engine.kinds.timeseries.pattern_tree import Leaves
from engine.kinds.timeseries.persons import partition_persons, require_persons
from engine.kinds.timeseries.rare_values import count_unique
from engine.kinds.timeseries.view_types import GroupsSoFar

SNAPSHOT_GROUPS = 64  # groups in a snapshot


def run(
    data: SeriesTable, params: Naive | Kapra, randomness: Randomness, progress: Progress
) -> PublishedSeries:
    """Naive or KAPRA on the series in the order of their content; nothing is drawn at random."""
    segments = _segments(data, params)
    units = _units(data) if len(data.channels) > 1 else None
    if isinstance(params, Kapra) or params.distinct > 1 or data.persons is not None or data.scheduler:
        groups, leaves, found = _sorted(data, params, segments, units, progress)
    else:
        made = _naive(data, params, segments, units, content_order(data, progress.check), progress)
        groups, leaves, found = made.groups, made.leaves, (made.low, made.high)
        if units is not None:
            found = envelopes(data.values, groups)
    finishing = progress.part("Envelopes", 0.1)
    finishing.check()
    _refuse_naming(data, groups)
    if params.ends == "rounded":
        found = round_outward(*found, finishing.check)
    published = published_series(data, groups, leaves, found, _warnings(params), finishing.check)
    if params.curve != "none":
        curve = group_curves(data.values, published, params.curve, finishing.check)
        published = replace(published, curve=curve)
    finishing.report(1.0)
    return published


def _sorted(
    data: SeriesTable, params: Naive | Kapra, segments: int, units: Array | None, progress: Progress
) -> tuple[Partition, Leaves, tuple[Array, Array]]:
    """Groups, leaves and envelopes, made of all series in the order of their content."""
    series, order = sort_by_content(data)
    readings, channels = series.values, len(series.channels)
    if units is not None:
        series = replace(series, values=readings / units)
    if isinstance(params, Kapra):
        groups, leaves = _kapra(series, params, segments, units, progress)
    elif data.scheduler and data.persons is None and len(data) >= parts_naive.FEW:
        groups, leaves = _naive_by_workers(series, params, segments, progress.part("", 0.85))
    else:
        made = _naive(series, params, segments, units, None, progress)
        groups, leaves = made.groups, made.leaves
    finishing = progress.part("Envelopes", 0.05)
    if series.persons is not None:
        groups, leaves = require_persons(
            series.values, groups, leaves, series.persons, params.k, params.P, finishing.check, channels
        )
    if params.distinct > 1:
        groups, leaves = require_distinct(
            series.values, groups, leaves, series.sensitive, params.distinct, finishing.check, channels
        )
    found = envelopes(readings, groups, finishing.check)
    leaves = replace(leaves, rows=order[leaves.rows])
    return Partition(order[groups.rows], groups.starts), leaves, found


def _units(data: SeriesTable) -> Array:
    """Half the range of its channel, for every column: channels of different units are compared by shares."""
    units = np.ones(len(data.times))
    for part in data.by_channel:
        values = data.values[:, part]
        units[part] = (values.max() / 2 - values.min() / 2) or 1.0
    return units


def _naive(
    data: SeriesTable,
    params: Naive,
    segments: int,
    units: Array | None,
    in_order: InOrder | None,
    progress: Progress,
) -> Grouped:
    """`in_order`: of series as they were read, which then are in no unit yet."""
    groups = None
    if data.persons is not None:
        cutting = progress.part("Grouping by value", 0.6)
        settled = partial(_settled, cutting, data)
        groups = partition_persons(data.values, data.persons, params.k, CUTS[params.cut], settled)
    working = progress.part("Grouping by value", 0.85 if groups is None else 0.25)
    scale = 1.0 if units is None else units

    def report(low: Array, high: Array, rows: int) -> None:
        _settled(working, data, rows)
        some = slice(-SNAPSHOT_GROUPS, None)
        progress.snapshot(lambda: _so_far(data, rows, low[some] * scale, high[some] * scale))

    return naive(
        data.values,
        params.k,
        params.P,
        segments,
        params.max_level,
        CUTS[params.cut],
        params.merge_by,
        working.check,
        report,
        groups,
        in_order,
        None if in_order is None else units,
        len(data.channels),
    )


def _settled(progress: Progress, data: SeriesTable, rows: int) -> None:
    progress.report(rows / len(data), text("{rows} of {data} series grouped", rows=rows, data=len(data)))


def _naive_by_workers(
    data: SeriesTable, params: Naive, segments: int, progress: Progress
) -> tuple[Partition, Leaves]:
    asked = parts_naive.Asked(
        params.k, params.P, segments, params.max_level, params.cut, params.merge_by, len(data.channels)
    )
    workers = Held(data.scheduler)
    try:
        return parts_naive.naive_spread(data.values, asked, workers, progress)
    finally:
        workers.close()


def _kapra(
    data: SeriesTable, params: Kapra, segments: int, units: Array | None, progress: Progress
) -> tuple[Partition, Leaves]:
    working = progress.part("Joining patterns to groups", 0.85)
    scale = 1.0 if units is None else units

    def report(low: Array, high: Array, rows: int) -> None:
        _settled(working, data, rows)
        if rows:
            progress.snapshot(lambda: _so_far(data, rows, low * scale, high * scale))

    return kapra(
        data.values,
        params.k,
        params.P,
        segments,
        params.max_level,
        check=working.check,
        report=report,
        channels=len(data.channels),
    )


def _warnings(params: Naive | Kapra) -> tuple[str, ...]:
    if isinstance(params, Kapra) or params.k >= 2 * params.P:
        return ()
    return (
        text(
            "k ({k}) is less than 2P ({p}): most groups cannot be split by pattern",
            k=params.k,
            p=2 * params.P,
        ),
    )


def _segments(data: SeriesTable, params: KPAnonymity) -> int:
    """The number of segments, once parameters and data fit each other."""
    rows, channels = len(data), len(data.channels)
    points = len(data.times) // channels
    if rows < params.k:
        raise InputError(
            text(
                "the file has {rows} series, a group of k = {k} cannot be made of them", rows=rows, k=params.k
            ),
            hint=text("choose k up to {rows}", rows=rows)
            if rows > 1
            else "a single series cannot be hidden among others",
        )
    persons = rows if data.persons is None else len(distinct(data.persons))
    if persons < params.k:
        raise InputError(
            text(
                "the series are those of {persons} {persons:person|persons}, a group of k = {k} cannot be "
                "made of them",
                persons=persons,
                k=params.k,
            ),
            hint=text("choose k up to {rows}", rows=persons)
            if persons > 1
            else "a single person cannot be hidden among others",
        )
    if params.segments and params.segments > points:
        raise ParameterError(
            text(
                "Segments of a pattern: {segments} is more than the {points} points of a series",
                segments=params.segments,
                points=points,
            ),
            name="segments",
        )
    if params.distinct > 1 and not data.sensitive:
        raise ParameterError(
            text(
                "Distinct sensitive values: {distinct} are asked for and no column is sensitive",
                distinct=params.distinct,
            ),
            hint="choose the sensitive columns, or 1",
            name="distinct",
        )
    return channels * (params.segments or sax.default_segments(points))


def _refuse_naming(data: SeriesTable, groups: Partition) -> None:
    """Sensitive values that mostly name one series, or one person where persons are known, are an
    identifier, in one column or several together."""
    codes = [column.codes[groups.rows] for column in data.sensitive]
    persons = None if data.persons is None else data.persons[groups.rows]
    for column, values in zip(data.sensitive, codes, strict=True):
        alone = count_unique(values, persons=persons)
        if 2 * alone > len(values) > 1:
            raise InputError(
                text(
                    "column {name}: {alone} of {values} series have a value of their own, which "
                    "would name them",
                    name=column.name,
                    alone=alone,
                    values=len(values),
                ),
                hint="leave it out of the sensitive columns, or coarsen its values in the file",
            )
    alone = count_unique(*codes, persons=persons) if len(codes) > 1 else 0
    if 2 * alone > len(groups.rows):
        names = ", ".join(column.name for column in data.sensitive)
        raise InputError(
            text(
                "columns {names} together: {alone} of {rows} series have values of their own, which "
                "would name them",
                names=names,
                alone=alone,
                rows=len(groups.rows),
            ),
            hint="leave one of them out of the sensitive columns, or coarsen its values in the file",
        )


def _so_far(data: SeriesTable, rows: int, low: Array, high: Array) -> GroupsSoFar:
    return GroupsSoFar(rows, len(data), data.times, low, high, data.channels)
