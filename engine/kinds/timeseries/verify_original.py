"""A released file of series against the original: for the house, while it has both.

No series too many, none missing but those that are said to be suppressed, every original inside an
envelope, as many originals inside each envelope as it has rows and with the sensitive values of these
rows, and what reading is said to have done is what it did.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from engine.core.stretches import stretches
from engine.core.technique import Check
from engine.core.text import joined, text
from engine.kinds.timeseries.data import STRETCH, Array, Sensitive, SeriesTable, rows_in
from engine.kinds.timeseries.verify_anonymity import PLACES
from engine.kinds.timeseries.verify_bytes import cell_text
from engine.kinds.timeseries.verify_containment import Pairs, inside, work
from engine.kinds.timeseries.verify_read import (
    ClaimedColumns,
    Codes,
    Numbers,
    ReleasedSeries,
    first_rows,
    location,
)
from engine.verify.formula_escape import escape

LOOKED_AT = 10**9  # pairs of original and envelope; beyond, envelopes are drawn at random and it is said so
SAMPLE_ROWS = 500

Facts = Mapping[str, Mapping[str, object]]  # of the manifest, their form is checked


def check_original(
    released: ReleasedSeries,
    columns: ClaimedColumns,
    facts: Facts,
    original: SeriesTable,
    path: Path,
    classes: Numbers | None = None,
) -> Iterator[Check]:
    """`classes` is what the audit says of the group of every series: believed only where it proves itself."""
    values = original.values
    same = list(original.times) == columns["time"]
    same &= list(original.channels) == columns.get("channels", [""])
    yield Check("Time points", same, "those of the original" if same else "other ones than the original")
    kept = [column.name for column in original.sensitive] == columns["sensitive"]
    yield Check("Sensitive columns", kept, "those chosen" if kept else "other columns than were chosen")
    if not same or not kept:
        return
    lost = len(values) - released.rows
    yield _counted(released, facts, original, lost)
    if lost >= 0:
        pairs = [
            _labels(mine, theirs, path)
            for mine, theirs in zip(released.others, original.sensitive, strict=True)
        ]
        yield from _inside(released, values, pairs, lost, path, classes)
        for pair in pairs:
            yield _same_values(pair, lost)


def _counted(released: ReleasedSeries, facts: Facts, original: SeriesTable, lost: int) -> Check:
    did = {name: count for name, count in vars(original.counts).items() if name != "filled"}
    fits = (
        facts["reading"] == {**did, "suppressed": lost}
        and facts["rows"]["read"] == original.read
        and facts["rows"]["filled"] == original.counts.filled
    )
    detail = text(
        "{rows} published, {lost} suppressed of {original}",
        rows=released.rows,
        lost=lost,
        original=len(original),
    )
    return Check(
        "Rows accounted for",
        fits,
        detail if fits else text("{detail}; the manifest counts otherwise", detail=detail),
    )


def _inside(
    released: ReleasedSeries,
    values: Array,
    labels: list[_Labels],
    lost: int,
    path: Path,
    classes: Numbers | None,
) -> Iterator[Check]:
    envelope = released.envelope
    sizes = np.bincount(envelope)
    first = first_rows(envelope)
    low = _envelopes(released.low, released.interval, first)
    high = _envelopes(released.high, released.interval, first)
    found = None if classes is None else _shown(classes[:, 0], envelope, values, low, high, labels)
    found = found or _searched(envelope, values, low, high, labels)
    looked, every = found.looked, len(found.looked) == len(first)
    short = [
        text(
            "{value}: {rows} {rows:original|originals} for {e} {e:row|rows}",
            value=location(int(first[looked[e]]), path),
            rows=int(found.held[e]),
            e=sizes[looked[e]],
        )
        for e in np.flatnonzero(found.held < sizes[looked])
    ]
    told = text("{looked} {looked:envelope|envelopes} looked at", looked=len(looked)) + (
        "" if every else text(" of {first}, drawn at random", first=len(first))
    )
    yield Check("Envelopes hold their originals", not short, joined("; ", short[:PLACES]) if short else told)
    if labels:
        detail = (
            text(
                "{foreign} {foreign:value stands|values stand} with an envelope in which no original "
                "has them",
                foreign=found.foreign,
            )
            if found.foreign
            else told
        )
        yield Check("Sensitive values lie with their series", not found.foreign, detail)
    detail = text(
        "{outside} of {many} originals lie in no envelope, {lost} are suppressed",
        outside=found.outside,
        many=len(values) if every else SAMPLE_ROWS,
        lost=lost,
    )
    yield Check("Originals lie in envelopes", found.outside <= lost, detail)


@dataclass(frozen=True)
class _Found:
    looked: Numbers  # envelopes
    held: Numbers  # originals inside each of them, at least
    foreign: int  # published values that too few originals inside their envelope have
    outside: int  # originals in no envelope


def _shown(
    group: Numbers, envelope: Numbers, values: Array, low: Array, high: Array, labels: list[_Labels]
) -> _Found | None:
    """What the audit's list of groups proves: every series lies in the envelope of its group, and every group
    has as many series as its envelope has rows, with the same sensitive values. A search could find no less.
    None where the list does not prove it, whatever the reason."""
    kept, left = group >= 0, np.flatnonzero(group < 0)
    if len(left) > SAMPLE_ROWS or int(group.max(initial=-1)) >= len(low):
        return None
    sizes = np.bincount(envelope, minlength=len(low))
    if not np.array_equal(np.bincount(group[kept], minlength=len(low)), sizes):
        return None
    for pair in labels:
        span = int(max(pair.published.max(initial=0), pair.original.max(initial=0))) + 1
        mine, theirs = envelope * span + pair.published, group[kept] * span + pair.original[kept]
        if not np.array_equal(np.sort(mine), np.sort(theirs)):
            return None
    for part in stretches(len(values), rows_in(STRETCH, values)):
        here, mine = values[part][kept[part]], group[part][kept[part]]
        if not ((low[mine] <= here) & (here <= high[mine])).all():
            return None
    return _Found(np.arange(len(low)), sizes, 0, _outside(values[left], low, high))


def _searched(envelope: Numbers, values: Array, low: Array, high: Array, labels: list[_Labels]) -> _Found:
    """Every original held against the envelopes it may lie in."""
    looked, pieces = _pieces(values, low, high)
    seen, held = np.zeros(len(values), dtype=bool), np.zeros(len(looked), dtype=np.int64)
    counters = [_Present(pair, envelope, looked) for pair in labels]
    for boxes, rows in inside(values, low[looked], high[looked], pieces):
        seen[rows] = True
        np.add.at(held, boxes, 1)
        for counter in counters:
            counter.add(boxes, rows)
    if len(looked) == len(low):
        outside = int((~seen).sum())
    else:
        rows = np.random.default_rng().choice(len(values), min(SAMPLE_ROWS, len(values)), replace=False)
        outside = _outside(values[rows], low, high)
    return _Found(looked, held, sum(counter.foreign() for counter in counters), outside)


def _envelopes(ends: list[Array], interval: Numbers, first: Numbers) -> Array:
    """One end of every envelope, an envelope a row."""
    return np.stack([end[codes[first]] for end, codes in zip(ends, interval, strict=True)], axis=1)


def _pieces(values: Array, low: Array, high: Array) -> tuple[Numbers, list[Pairs]]:
    """The envelopes that are looked at, all of them where it can be, and what to compare for that."""
    looked = np.arange(len(low))
    while (pieces := work(values, low[looked], high[looked], LOOKED_AT)) is None:
        looked = np.sort(np.random.default_rng().permutation(looked)[: max(1, len(looked) // 2)])
        if len(looked) == 1:
            return looked, [(np.zeros(1, dtype=np.int64), np.arange(len(values)))]
    return looked, pieces


def _outside(values: Array, low: Array, high: Array) -> int:
    """How many of these originals lie in no envelope."""
    return sum(not ((low <= row) & (row <= high)).all(axis=1).any() for row in values)


# ── sensitive columns ─────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class _Labels:
    """A sensitive column of file and original by numbers that mean the same in both."""

    name: str
    published: Numbers
    original: Numbers


class _Present:
    """Counts, of each value that is published with an envelope, the originals inside that have it."""

    def __init__(self, pair: _Labels, envelope: Numbers, looked: Numbers):
        self._original = pair.original
        self._span = int(max(pair.published.max(initial=0), pair.original.max(initial=0))) + 1
        number = np.full(int(envelope.max()) + 1, -1)
        number[looked] = np.arange(len(looked))
        box = number[envelope]
        keys = (box * self._span + pair.published)[box >= 0]
        self._keys, self._wanted = np.unique(keys, return_counts=True)
        self._there = np.zeros(len(self._keys), dtype=np.int64)

    def add(self, boxes: Numbers, rows: Numbers) -> None:
        keys = boxes * self._span + self._original[rows]
        at = np.searchsorted(self._keys, keys).clip(max=len(self._keys) - 1)
        np.add.at(self._there, at[self._keys[at] == keys], 1)

    def foreign(self) -> int:
        """Published values that too few originals inside their envelope have."""
        return int(np.maximum(self._wanted - self._there, 0).sum())


def _labels(mine: Codes, theirs: Sensitive, path: Path) -> _Labels:
    numeric = theirs.labels.dtype.kind in "fiu"
    cells = [cell_text(label if numeric else str(label)) for label in theirs.labels]
    if path.suffix == ".csv" and not numeric:
        cells = [escape(cell) for cell in cells]
    number: dict[str, int] = {}
    for cell in (*cells, "", *(cell_text(value) for value in mine.values)):
        number.setdefault(cell, len(number))
    original = np.array([number[cell] for cell in (*cells, "")])[theirs.codes]  # −1 is the last: missing
    published = np.array([number[cell_text(value)] for value in mine.values])[mine.codes]
    return _Labels(theirs.name, published, original)


def _same_values(pair: _Labels, lost: int) -> Check:
    count = int(max(pair.published.max(initial=0), pair.original.max(initial=0))) + 1
    more = np.bincount(pair.published, minlength=count) - np.bincount(pair.original, minlength=count)
    foreign = int(more[more > 0].sum())
    detail = (
        text("{foreign} {foreign:value is|values are} not those of the original", foreign=foreign)
        if foreign
        else "the same values"
    )
    return Check(
        text("{name} unchanged", name=pair.name), not foreign and -int(more[more < 0].sum()) <= lost, detail
    )
