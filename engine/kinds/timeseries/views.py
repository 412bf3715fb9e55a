"""What the window draws, as small arrays: at most one entry a group, and samples of rows.

Every function takes the data, what would be published (None before a run), the parameters, and
what is asked; the original is in some of them: they are for the window, never for a release.
"""

from __future__ import annotations

import numpy as np

from engine.kinds.timeseries import sax
from engine.kinds.timeseries.attack import HEADLINE
from engine.kinds.timeseries.data import Array, PublishedSeries, Rows, Sensitive, SeriesTable, channel_slices
from engine.kinds.timeseries.level_tree import level_tree
from engine.kinds.timeseries.measure import attack_success, pattern_losses, range_query_errors
from engine.kinds.timeseries.params import KPAnonymity
from engine.kinds.timeseries.pattern_tree import pattern_codes
from engine.kinds.timeseries.utility import released_value_loss
from engine.kinds.timeseries.view_types import (
    GroupList,
    GroupView,
    LevelTreeView,
    LossHistograms,
    QueryView,
    SeriesAttackView,
    SeriesOverview,
)

SERIES = 60  # drawn one by one
ROWS = 20_000  # quantiles are taken over no more rows than this
MEMBERS = 400  # of one group
BINS = 40
SELECTED = np.array([0.0, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0])  # edges: shares of rows a query selects
QUANTILES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)


def overview(
    data: SeriesTable, published: PublishedSeries | None, params: KPAnonymity | None
) -> SeriesOverview:
    sample = _spread(len(data), ROWS)
    rows = _spread(len(data), SERIES)
    bands = np.quantile(data.values[sample], QUANTILES, axis=0)
    return SeriesOverview(data.times, len(data), QUANTILES, bands, rows, data.values[rows], data.channels)


def groups(data: SeriesTable, published: PublishedSeries, params: KPAnonymity) -> GroupList:
    count, level = len(published.low), int(published.leaf_level.max(initial=1))
    loss, _ = pattern_losses(data, published)
    sums = np.bincount(published.group[published.kept], weights=loss, minlength=count)
    codes = pattern_codes(published.leaf_words, level) * (level + 1) + published.leaf_level
    distinct = np.unique(np.column_stack([published.leaf_group, codes]), axis=0)[:, 0]
    return GroupList(
        size=published.group_sizes,
        value_loss=released_value_loss(published.low, published.high, len(published.channels)),
        pattern_loss=sums / published.group_sizes,
        leaves=np.bincount(published.leaf_group, minlength=count),
        patterns=np.bincount(distinct, minlength=count),
        persons=None if published.persons is None else published.group_persons,
    )


def group(data: SeriesTable, published: PublishedSeries, params: KPAnonymity, number: int = 0) -> GroupView:
    rows = np.flatnonzero(published.group == number)
    counts = np.bincount(published.leaf[rows], minlength=len(published.leaf_level))
    leaves = np.flatnonzero(published.leaf_group == number)
    rows = rows[_spread(len(rows), MEMBERS)]
    members, leaf = data.values[rows], published.leaf[rows]
    channels = len(published.channels)
    profiles = sax.profile(members, published.segments, channels=channels)
    own = tuple(
        sax.as_text(sax.letters(profile[None], int(published.leaf_level[i]))[0], channels)
        for profile, i in zip(profiles, leaf, strict=True)
    )
    return GroupView(
        number=number,
        times=published.times,
        low=published.low[number],
        high=published.high[number],
        rows=rows,
        members=members,
        leaf=np.searchsorted(leaves, leaf),
        words=tuple(sax.as_text(published.leaf_words[i], channels) for i in leaves),
        levels=published.leaf_level[leaves].astype(np.int64),
        counts=counts[leaves],
        steps=np.array([_steps(members[leaf == i], published, int(i)) for i in leaves]),
        member_words=own,
        sensitive=tuple((c.name, _labels(c, rows)) for c in data.sensitive),
        file_rows=data.rows_in_file(rows),
        long=data.long,
        curve=None if published.curve is None else published.curve[number],
        persons=None if published.persons is None else int(published.group_persons[number]),
        channels=published.channels,
    )


def _steps(members: Array, published: PublishedSeries, leaf: int) -> Array:
    """A pattern as a curve at the mean and deviation its members have on average."""
    level = int(published.leaf_level[leaf])
    shape = sax.reconstruct(published.leaf_words[leaf], level, len(published.times))
    if not len(members):
        return np.full(len(published.times), np.nan)
    for part in channel_slices(len(shape), len(published.channels)):
        shape[part] = members[:, part].mean() + members[:, part].std(axis=1).mean() * shape[part]
    return shape


def _labels(column: Sensitive, rows: Rows) -> tuple[str, ...]:
    return tuple("" if code < 0 else str(column.labels[code]) for code in column.codes[rows])


def losses(data: SeriesTable, published: PublishedSeries, params: KPAnonymity) -> LossHistograms:
    value = released_value_loss(published.low, published.high, len(published.channels))[
        published.group[published.kept]
    ]
    pattern, _ = pattern_losses(data, published)
    value_rows, value_edges = np.histogram(value, BINS, (0.0, max(float(value.max()), 1e-300)))
    pattern_rows, pattern_edges = np.histogram(pattern, BINS, (0.0, 2.0))
    return LossHistograms(
        value_edges,
        value_rows,
        float(value.mean()),
        pattern_edges,
        pattern_rows,
        float(pattern.mean()),
        len(published.channels),
    )


def queries(data: SeriesTable, published: PublishedSeries, params: KPAnonymity) -> QueryView:
    asked = range_query_errors(data, published)
    bin_of = np.searchsorted(SELECTED, asked.actual / asked.rows, side="left") - 1
    used = np.unique(bin_of)
    parts = [asked.error[bin_of == b] for b in used]
    return QueryView(
        selected_low=SELECTED[used],
        selected_high=SELECTED[used + 1],
        asked=np.array([len(part) for part in parts]),
        mean=np.array([part.mean() for part in parts]),
        median=np.array([np.median(part) for part in parts]),
        nine_of_ten=np.array([np.quantile(part, 0.9) for part in parts]),
    )


def attack(data: SeriesTable, published: PublishedSeries, params: KPAnonymity) -> SeriesAttackView:
    success = attack_success(data, published)
    raw, by_values, by_pattern = success.raw, success.by_values, success.by_pattern
    return SeriesAttackView(
        known=success.known,
        raw=raw.mean(axis=1),
        by_values=by_values.mean(axis=1),
        by_pattern=by_pattern.mean(axis=1),
        worst_by_values=by_values.max(axis=1),
        worst_by_pattern=by_pattern.max(axis=1),
        bound_k=1 / params.k,
        bound_P=1 / params.P,
        headline=HEADLINE,
        targets=raw.shape[1],
        success=by_pattern,
    )


def tree(data: SeriesTable, published: PublishedSeries, params: KPAnonymity) -> LevelTreeView:
    _, changed = pattern_losses(data, published)
    return level_tree(data.values, published, changed)


def _spread(count: int, limit: int) -> Rows:
    """Up to `limit` places spread evenly over `count`, first and last included."""
    if count <= limit:
        return np.arange(count)
    return np.linspace(0, count - 1, limit).astype(np.int64)
