"""Utility and risk of a release of series, as plain numbers.

Queries and attack draw from a fixed generator: two runs on the same file are asked the same
questions, so that their figures can be compared, and the plots show what the figures say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from engine.core.identifiers import Finding, as_risk, scan, scan_titles
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.stretches import distinct
from engine.core.technique import Measured
from engine.core.text import text
from engine.kinds.timeseries import sax
from engine.kinds.timeseries.attack import HEADLINE, AttackSuccess, attack
from engine.kinds.timeseries.data import Array, PublishedSeries, Sensitive, SeriesTable
from engine.kinds.timeseries.derived_columns import derived_from_channels
from engine.kinds.timeseries.params import KPAnonymity
from engine.kinds.timeseries.range_queries import QueryErrors, query_errors
from engine.kinds.timeseries.rare_values import count_equal, rare_share
from engine.kinds.timeseries.utility import loss_of_words, released_value_loss

if TYPE_CHECKING:
    import pyarrow as pa

SEED = 20130
TABLE = 16  # bytes a series that a table of classes and values may take


def measure(
    data: SeriesTable,
    published: PublishedSeries,
    params: KPAnonymity,
    randomness: Randomness,
    progress: Progress,
) -> Measured:
    losses = progress.part("Losses", 0.3)
    pattern, changed = pattern_losses(data, published, losses.check)
    value = released_value_loss(published.low, published.high, len(published.channels))[
        published.group[published.kept]
    ]
    queries = progress.part("Range queries", 0.35)
    errors = range_query_errors(data, published, queries.check).error
    attacking = progress.part("Attack", 0.35)
    success = attack_success(data, published, attacking.check)
    utility = {
        "value_loss_mean": _mean(value),
        "value_loss_sum": float(value.sum()),
        "pattern_loss_mean": _mean(pattern),
        "pattern_loss_sum": float(pattern.sum()),
        "range_query_error_mean": _mean(errors),
        "range_query_error_median": float(np.median(errors)) if len(errors) else None,
        "suppressed": published.suppressed,
        "groups": len(published.low),
        "pattern_changed": _mean(changed),
    }
    risk = _risk(published, success, params.P, attacking.check)
    return Measured(utility, risk, _warnings(data, published, params))


def pattern_losses(
    data: SeriesTable, published: PublishedSeries, check: Callable[[], None] = lambda: None
) -> tuple[Array, NDArray[np.bool_]]:
    """PL of each kept row, and whether its published pattern is not its own at that level."""
    kept, points, channels = published.kept, sax.CHUNK, len(published.channels)
    loss, changed = np.empty(len(kept)), np.empty(len(kept), dtype=bool)
    weights = sax.paa_weights(data.values.shape[1], published.segments)
    for start in range(0, len(kept), points):
        check()
        part = slice(start, start + points)
        rows, leaf = kept[part], published.leaf[kept[part]]
        words, level = published.leaf_words[leaf], published.leaf_level[leaf]
        normal = sax.normal_by_channel(data.values[rows], channels)
        loss[part] = loss_of_words(normal, words, level, channels)
        profiles = normal @ weights
        for L in np.unique(level):
            at = level == L
            changed[part][at] = (sax.letters(profiles[at], int(L)) != words[at]).any(axis=1)
    return loss, changed


def range_query_errors(
    data: SeriesTable, published: PublishedSeries, check: Callable[[], None] = lambda: None
) -> QueryErrors:
    return query_errors(
        data.values,
        published.low,
        published.high,
        published.group_sizes,
        np.random.default_rng(SEED),
        check=check,
    )


def attack_success(
    data: SeriesTable, published: PublishedSeries, check: Callable[[], None] = lambda: None
) -> AttackSuccess:
    generator = np.random.default_rng(SEED)
    return attack(data.values, published.classes, published.leaf, generator, check, data.persons)


def homogeneous(
    classes: NDArray[np.int32], count: int, sensitive: tuple[Sensitive, ...]
) -> NDArray[np.bool_]:
    """Which classes share one value in some sensitive column."""
    found = np.zeros(count, dtype=bool)
    for column in sensitive:
        least = np.full(count, np.iinfo(np.int32).max, dtype=np.int32)
        most = np.full(count, -2, dtype=np.int32)
        np.minimum.at(least, classes, column.codes)
        np.maximum.at(most, classes, column.codes)
        found |= least == most
    return found


def _risk(
    published: PublishedSeries, success: AttackSuccess, P: int, check: Callable[[], None]
) -> dict[str, object]:
    kept = published.kept
    check()
    sensitive = tuple(column.take(kept) for column in published.sensitive)
    groups = homogeneous(published.group[kept], len(published.low), sensitive)
    leaves = homogeneous(published.leaf[kept], len(published.leaf_level), sensitive)
    check()
    identical = count_equal(published.leaf[kept], *(column.codes for column in sensitive))
    check()
    rare = rare_share(sensitive, P) if sensitive else None
    check()
    fewest = smallest_l(published.leaf[kept], sensitive)
    check()
    identifiers = as_risk(_identifiers(published, sensitive))
    check()
    points = published.low == published.high
    return {
        "k_achieved": int(published.group_sizes.min()),
        "P_achieved": int(published.leaf_sizes.min()),
        "k_persons": None if published.persons is None else int(published.group_persons.min()),
        "P_persons": None if published.persons is None else int(published.leaf_persons.min()),
        "identical_least": int(identical.min()),
        "identical_alone": float(np.mean(identical == 1)),
        "l_achieved": fewest,
        "rare_rows": rare,
        "rare_persons": _rare_persons(published, sensitive, P),
        "homogeneous_rows": int(published.group_sizes[groups].sum()),
        "homogeneous_pattern_rows": int(published.leaf_sizes[leaves].sum()),
        "homogeneous_classes": int(leaves.sum()),
        "shared_readings": int(published.group_sizes[points.any(axis=1)].sum()),
        "identifiers": identifiers,
        **attack_metrics(success),
    }


def _rare_persons(published: PublishedSeries, sensitive: tuple[Sensitive, ...], P: int) -> float | None:
    if published.persons is None or not sensitive:
        return None
    return rare_share(sensitive, P, published.persons[published.kept])


def _identifiers(published: PublishedSeries, sensitive: Sequence[Sensitive]) -> list[Finding]:
    found = scan({column.name: _values(column) for column in sensitive})
    return found + scan_titles([*published.times, *(column.name for column in sensitive)])


def _values(column: Sensitive) -> pa.Array:
    """A sensitive column as it is released."""
    import pyarrow as pa

    return pa.array(column.labels).take(pa.array(column.codes, mask=column.codes < 0))


def attack_metrics(success: AttackSuccess) -> dict[str, float | None]:
    """Success at three known values, at the number where it is highest, and for the worst protected."""
    at = success.at(HEADLINE)
    means = np.maximum(success.by_pattern.mean(axis=1), success.by_values.mean(axis=1))
    return {
        "attack_most": float(means.max()),
        "attack_most_known": int(success.known[int(means.argmax())]),
        "attack_mean": _mean(success.by_pattern[at]),
        "attack_values_mean": _mean(success.by_values[at]),
        "attack_worst": float(max(success.by_pattern.max(), success.by_values.max())),
        "attack_raw": _mean(success.raw[at]),
    }


def smallest_l(classes: NDArray[np.int32], sensitive: tuple[Sensitive, ...]) -> int | None:
    """The fewest different values of some sensitive column within a class; None where there is none."""
    found = []
    for column in sensitive:
        span = len(column.labels) + 1
        pairs = classes.astype(np.int64) * span + column.codes + 1
        if pairs.max(initial=0) <= TABLE * len(pairs):
            there = np.zeros((int(classes.max(initial=0)) + 1, span), dtype=bool)
            there.reshape(-1)[pairs] = True
            several = np.count_nonzero(there, axis=1)
            found.append(int(several[several > 0].min()))
        else:
            found.append(int(np.unique(distinct(pairs) // span, return_counts=True)[1].min()))
    return min(found, default=None)


def _warnings(data: SeriesTable, published: PublishedSeries, params: KPAnonymity) -> tuple[str, ...]:
    found = [*data.notes, *published.warnings]
    if published.suppressed:
        found.append(
            text(
                "{suppressed} {suppressed:series is|series are} left out: fewer than P = {p} shared "
                "their pattern",
                suppressed=published.suppressed,
                p=params.P,
            )
        )
    for name, source in derived_from_channels(data):
        found.append(
            text(
                "column {name} seems to be a function of the series ({words}): unchanged, it tells more than "
                "the envelope",
                name=name,
                words=source,
            )
        )
    return tuple(found)


def _mean(values: Array | NDArray[np.bool_]) -> float | None:
    return float(np.mean(values)) if len(values) else None
