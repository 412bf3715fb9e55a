"""Series in memory, what reading did to the file, and what would be published of them.

The identifier is not kept. What would be published is in the order of the original, which is never
released: what leaves is written by export.py.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from engine.core.mapped import in_file
from engine.core.stretches import distinct, room, stretches
from engine.core.text import text
from engine.io.csv_dialect import TableReading
from engine.io.memory_limit import bytes_of

if TYPE_CHECKING:
    from engine.io.table_read import TableFile

Array = NDArray[np.float64]
Rows = NDArray[np.int64]
Letters = NDArray[np.uint8]  # of SAX words: 0 is a

MEMORY = 4.0  # so many times its data a release takes that needs all of it at once, and OF_A_SERIES
STRETCH = 3 << 20  # bytes of values looked at together: they stay in the cache
OF_A_SERIES = 250  # bytes that a release takes beside points: groups, leaves, orders, losses
OF_AN_ENVELOPE = 12  # so many times its ends, and their text, are there: written and read back

ONE_CHANNEL = ("",)  # a series without channels: one, and it has no name
PERSON_COLUMNS = ("EnvelopePersons", "PatternPersons")  # of a release that counts persons


@dataclass(frozen=True)
class Sensitive:
    """A column published as it is: the label of each series by number, −1 where it is missing."""

    name: str
    codes: NDArray[np.int32]
    labels: NDArray[Any]  # numbers or texts

    def take(self, rows: Rows) -> Sensitive:
        return Sensitive(self.name, self.codes[rows], self.labels)


@dataclass(frozen=True)
class ReadingCounts:
    """What reading did to the file, in numbers that a recipient may see: no name, no place, no value."""

    gaps: int = 0  # series left out because values are missing
    lengths: int = 0  # series left out because of their length
    filled: int = 0  # values filled by straight lines
    points_cut: int = 0  # time points cut off the end of every series
    repeated: int = 0  # readings that came again for the same series and time
    repeated_by: str = ""  # what became of them: first, last or mean; "" where there were none
    identifier: bool = False  # a column named the series, and was dropped
    roleless: int = 0  # columns dropped because they have no role


@dataclass(frozen=True)
class DroppedNames:
    """Names of what reading left out: for the steward in the house, never for a recipient."""

    identifier: str = ""
    roleless: tuple[str, ...] = ()
    person: str = ""
    points: tuple[str, ...] = ()  # cut off the end of every series


@dataclass(frozen=True)
class SeriesTable:
    """N series of n points, all finite. Of several channels all points of the first stand first."""

    values: Array  # (N, n)
    times: tuple[str, ...]  # of several channels: "channel time"
    sensitive: tuple[Sensitive, ...] = ()
    notes: tuple[str, ...] = ()  # what reading did to the file: for the steward, as warnings
    counts: ReadingCounts = ReadingCounts()
    file_rows: Rows | None = None  # the row of the file each series (in a long file: begins) in
    long: bool = False  # a row of the file is one reading, not one series
    dropped: DroppedNames = DroppedNames()
    persons: NDArray[np.int32] | None = None  # the number of the person whose series it is; None: not told
    channels: tuple[str, ...] = ONE_CHANNEL
    scheduler: str = ""  # of the cluster that read the parts and may group the series; "" where none did

    def __len__(self) -> int:
        return len(self.values)

    @property
    def read(self) -> int:
        """Series in the file, whatever became of them."""
        return len(self) + self.counts.gaps + self.counts.lengths

    @property
    def by_channel(self) -> tuple[slice, ...]:
        """The columns of each channel."""
        return channel_slices(len(self.times), len(self.channels))

    def take(self, rows: Rows, note: str, **counts: int) -> SeriesTable:
        """These series only; `note` says why, `counts` how many of what."""
        return self.remade(taken(self.values, rows), rows, note, **counts)

    def remade(self, values: Array, rows: Rows, note: str, **counts: int) -> SeriesTable:
        """The same, with the points that were made of theirs."""
        sensitive = tuple(s.take(rows) for s in self.sensitive)
        return replace(
            self,
            values=values,
            sensitive=sensitive,
            notes=(*self.notes, note),
            counts=replace(self.counts, **counts),  # type: ignore[arg-type]
            file_rows=None if self.file_rows is None else self.file_rows[rows],
            persons=None if self.persons is None else self.persons[rows],
        )

    def rows_in_file(self, rows: Rows) -> Rows:
        """Where these series stand, or begin, in the file: its rows, counted from 0 without the header."""
        return rows if self.file_rows is None else self.file_rows[rows]


def rows_in(size: int, values: Array) -> int:
    """How many rows take so many bytes; one at least."""
    return max(1, size // (8 * values.shape[1]))


def taken(values: Array, rows: Rows) -> Array:
    """Some rows, in a file where all of them lie in one."""
    found = room((len(rows), values.shape[1]), values.dtype, values)
    for some in stretches(len(rows), rows_in(STRETCH, values)):
        found[some] = values[rows[some]]
    return found


def channel_slices(points: int, channels: int) -> tuple[slice, ...]:
    each = points // channels
    return tuple(slice(start, start + each) for start in range(0, points, each))


@dataclass(frozen=True)
class Origin:
    """Where the series came from, for messages that name a place."""

    path: TableFile
    reading: TableReading
    rows: Rows  # a row of the file for each series: in a long file, of its first reading
    long: bool

    def location(self, series: int) -> str:
        from engine.io.table_read import place

        where = place(self.path, self.reading, int(self.rows[series]))
        return text("the series that begins at {where}", where=where) if self.long else where


def memory(data: SeriesTable, params: Any) -> float:
    """Bytes that a release takes at its most, both processes (bench_whole). Of series in a file Naive and the
    verifier hold what is told of each series and the envelopes, and go through the points; all else needs
    the points at once."""
    cut, sorted_whole = hasattr(params, "cut"), data.persons is not None or bool(data.scheduler)
    of_series = OF_A_SERIES * len(data)
    if not in_file(data.values) or not cut or sorted_whole or params.distinct > 1:
        return of_series + MEMORY * bytes_of(data, files=True)
    envelopes = OF_AN_ENVELOPE * data.values.nbytes / params.k
    return of_series + envelopes + MEMORY * bytes_of(data)


# ── what a run publishes ──────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class PublishedSeries:
    """Group and leaf of each row of the original (−1: suppressed), and what each group and leaf says."""

    times: tuple[str, ...]
    group: NDArray[np.int32]  # (N,)
    leaf: NDArray[np.int32]  # (N,)
    low: Array  # (groups, n)
    high: Array
    leaf_group: NDArray[np.int32]  # (leaves,)
    leaf_level: NDArray[np.uint8]
    leaf_words: Letters  # (leaves, w): of several channels the words one after the other
    sensitive: tuple[Sensitive, ...]
    warnings: tuple[str, ...] = ()
    persons: NDArray[np.int32] | None = None  # (N,): k and P are counted in these, where they are known
    curve: Array | None = None  # (groups, n): mean or median of each group, where it is asked for
    channels: tuple[str, ...] = ONE_CHANNEL

    @property
    def segments(self) -> int:
        return self.leaf_words.shape[1]

    @property
    def kept(self) -> Rows:
        return np.flatnonzero(self.group >= 0)

    @property
    def suppressed(self) -> int:
        return int(np.count_nonzero(self.group < 0))

    @property
    def group_sizes(self) -> Rows:
        return np.bincount(self.group[self.kept], minlength=len(self.low))

    @property
    def leaf_sizes(self) -> Rows:
        return np.bincount(self.leaf[self.kept], minlength=len(self.leaf_level))

    @property
    def group_persons(self) -> Rows:
        return self._different_persons(self.group, len(self.low))

    @property
    def leaf_persons(self) -> Rows:
        return self._different_persons(self.leaf, len(self.leaf_level))

    def _different_persons(self, classes: NDArray[np.int32], count: int) -> Rows:
        assert self.persons is not None
        kept, span = self.kept, int(self.persons.max(initial=0)) + 1
        pairs = distinct(classes[kept].astype(np.int64) * span + self.persons[kept])
        return np.bincount(pairs // span, minlength=count)

    @property
    def classes(self) -> EnvelopeClasses:
        return EnvelopeClasses(
            self.low,
            self.high,
            self.group_sizes,
            self.leaf_group,
            self.leaf_level,
            self.leaf_words,
            self.leaf_sizes,
            len(self.channels),
        )


@dataclass(frozen=True)
class EnvelopeClasses:
    """A release as an attacker sees it: envelopes and patterns, and how many rows share each."""

    low: Array  # (groups, n)
    high: Array
    sizes: Rows
    leaf_group: NDArray[np.int32]  # ascending
    leaf_level: NDArray[np.uint8]
    leaf_words: Letters
    leaf_sizes: Rows
    channels: int = 1

    @property
    def segments(self) -> int:
        return self.leaf_words.shape[1]

    @cached_property
    def _begins(self) -> Rows:
        """Where the leaves of each group begin, and where the last ends."""
        return np.searchsorted(self.leaf_group, np.arange(len(self.low) + 1))

    def leaves_of(self, groups: Rows) -> Rows:
        begins = self._begins[groups]
        lengths = self._begins[groups + 1] - begins
        shift = np.repeat(begins - (np.cumsum(lengths) - lengths), lengths)
        return np.arange(len(shift)) + shift
