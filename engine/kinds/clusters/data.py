"""What the sites hold, rows of one table or columns of it, as arrays; and what a run publishes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import InputError, ParameterError
from engine.core.row_numbers import are_all, cut_along, numbered, permuted, places, put_together, taken, where
from engine.core.stretches import room, stretches, through
from engine.core.text import text

Settings = Mapping[str, Any]  # the parameters of a method as plain values, as its messages carry them
Result = Mapping[str, Any]  # of a method: numbers and arrays by name, in standardised units

# The rehearsal split of one file is drawn the same way each time: it is no secret and no noise.
REHEARSAL_SEED = 20


@dataclass(frozen=True)
class Items:
    """Categorical columns as codes: item (j, c) reads columns[j]=values[j][c]; −1 is missing."""

    columns: tuple[str, ...]
    codes: NDArray[np.int32]
    values: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Site:
    """One house's part."""

    name: str
    columns: tuple[str, ...]
    values: NDArray[np.float64]
    rows: NDArray[np.int64]  # row of the site's file, counted from 0
    index: NDArray[np.int64] | None = None  # order among all rows when one file was split
    items: Items | None = None

    def __len__(self) -> int:
        return len(self.rows)


@dataclass(frozen=True)
class RemoteSite:
    """A site whose rows stay on a worker: only what is needed to read them there."""

    name: str
    path: str
    reading: Any  # Reading and Columns of params.py: a verifier stands on this file, and on no other
    columns: Any


@dataclass(frozen=True)
class Sites:
    sites: tuple[Site, ...]
    columns: tuple[str, ...]
    layout: str = "rows"
    low: NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))  # public bounds, or 0
    width: NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))  # their width, or 1
    sensitive: tuple[str, ...] = ()
    scheduler: str = ""
    remote: tuple[RemoteSite, ...] = ()  # with a scheduler: the sites' rows are elsewhere
    notes: tuple[str, ...] = ()
    others: tuple[str, ...] = ()  # columns of the files that nothing is made of; told inside the house only

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(s.name for s in self.remote or self.sites)

    @property
    def has_rows(self) -> bool:
        """Whether the rows are here, so that a central run can be made to compare with."""
        return not self.remote

    def pooled(self) -> NDArray[np.float64]:
        """All rows in one order: what only a rehearsal can see."""
        if self.layout == "columns":
            return _side_by_side([site.values for site in self.sites])
        return self.pool({site.name: site.values for site in self.sites})

    @cached_property
    def places(self) -> list[NDArray[np.int64]]:
        """Where the rows of each site stand in the pooled order."""
        values = self.sites[0].values
        index = [site.index for site in self.sites if site.index is not None]
        if len(index) == len(self.sites):
            return places(index, values)
        ends = np.cumsum([len(site) for site in self.sites])
        return np.split(numbered(int(ends[-1]), values), ends[:-1])

    def pool(self, by_site: Mapping[str, NDArray]) -> NDArray:
        """Per-site row values (labels) in the pooled order."""
        if self.layout == "columns" or (len(self.sites) == 1 and self.sites[0].index is None):
            return by_site[self.sites[0].name]
        return put_together([by_site[site.name] for site in self.sites], self.places)

    def original_units(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        return through(lambda some: some * self.width + self.low, values)


@dataclass(frozen=True)
class Crossing:
    """One line of the border log."""

    round: int
    sender: str
    receiver: str
    kind: str
    bytes: int
    contains: tuple[str, ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)  # counts worth checking, never points

    @property
    def original(self) -> bool:
        return bool(self.contains)

    def as_json(self) -> str:
        plain = {
            "round": self.round,
            "kind": self.kind,
            "bytes": self.bytes,
            "original": self.original,
            "contains": list(self.contains),
            "facts": dict(self.facts),
            "from": self.sender,
            "to": self.receiver,
        }
        return json.dumps(plain)

    @classmethod
    def from_json(cls, line: str) -> Crossing:
        found = json.loads(line)
        return cls(
            found["round"],
            found["from"],
            found["to"],
            found["kind"],
            found["bytes"],
            tuple(found["contains"]),
            found["facts"],
        )


@dataclass(frozen=True)
class PublishedClusters:
    """The result in the file's units, and what stays for the audit."""

    result: Result
    columns: tuple[str, ...]
    settings: Settings
    labels: Mapping[str, np.ndarray]
    rows: Mapping[str, np.ndarray]
    border: tuple[Crossing, ...]
    rounds: int
    low: np.ndarray
    width: np.ndarray
    layout: str = "rows"  # what the sites held: other rows, or other columns of the same rows
    # Most rows of a round that sites counted with a neighbouring group because of the floor. 0: the method
    # is exact; None: not known, the sites do not tell.
    held: int | None = None

    def in_units(self, values: np.ndarray) -> np.ndarray:
        """Standardised values in the file's own units."""
        return values * self.width + self.low

    @property
    def bytes_sent(self) -> int:
        return sum(crossing.bytes for crossing in self.border)


def one_site(
    name: str, columns: Sequence[str], values: NDArray[np.float64], items: Items | None = None
) -> Site:
    rows = numbered(len(values), values)
    return Site(name, tuple(columns), np.ascontiguousarray(values, dtype=np.float64), rows, None, items)


def _side_by_side(parts: Sequence[NDArray[np.float64]]) -> NDArray[np.float64]:
    made = room((len(parts[0]), sum(part.shape[1] for part in parts)), np.float64, *parts)
    for rows in stretches(len(made)):
        np.concatenate([part[rows] for part in parts], axis=1, out=made[rows])
    return made


def subset(site: Site, rows: NDArray[np.int64], name: str, whole: bool = False) -> Site:
    """Some rows of a site as a site of its own that remembers their order. `whole`: the site has every row
    of its file."""
    items = site.items
    if items is not None:
        items = replace(items, codes=taken(items.codes, rows))
    numbers = rows if whole else taken(site.rows, rows)
    return Site(name, site.columns, taken(site.values, rows), numbers, numbers, items)


@dataclass(frozen=True)
class Coded:
    """A column of texts, or of what is taken as such."""

    codes: NDArray[np.int32]  # of every row; −1 is missing
    values: tuple[str, ...]


def split(site: Site, how: str, by: Coded | None = None) -> tuple[Site, ...]:
    """One site cut into several, to rehearse: none, random:4, space:4, columns:2, column:NAME (with `by`)."""
    kind, _, argument = how.partition(":")
    if kind in ("", "none", "auto"):
        return (site,)
    if kind == "column":
        assert by is not None
        return tuple(_by_values(site, by))
    count = _count(how, argument)
    if kind == "columns":
        return _by_columns(site, count)
    if count > len(site):
        raise InputError(
            text("{site} rows cannot be split over {count} sites", site=len(site), count=count),
            hint="choose fewer sites",
        )
    if kind == "random":
        random = np.random.default_rng(REHEARSAL_SEED)
        groups = np.array_split(permuted(len(site), random, site.values), count)
        for rows in groups:
            rows.sort()
    elif kind == "space":
        if not site.values.shape[1]:
            raise InputError("no numeric column to split by in space was found", hint="say random:4")
        axis = int(np.argmax(np.ptp(site.values, axis=0)))
        groups = cut_along(site.values[:, axis], count)
    else:
        raise _unknown_split(how)
    whole = are_all(site.rows)
    return tuple(subset(site, rows, f"site-{i + 1}", whole) for i, rows in enumerate(groups))


def _by_values(site: Site, by: Coded) -> Iterator[Site]:
    """One site for every value that is there; what is missing is unknown."""
    names = (*by.values, "unknown")
    there = {code for rows in stretches(len(by.codes)) for code in np.unique(by.codes[rows]).tolist()}
    for name in sorted({names[code] for code in there}):
        codes = [code for code in there if names[code] == name]
        mask = through(lambda some, codes=codes: np.isin(some, codes), by.codes)
        yield subset(site, where(mask, site.values), name)


def _by_columns(site: Site, count: int) -> tuple[Site, ...]:
    if count > len(site.columns):
        raise InputError(
            text(
                "{columns} columns cannot be split over {count} sites", columns=len(site.columns), count=count
            )
        )
    found = []
    for i, columns in enumerate(np.array_split(np.arange(len(site.columns)), count)):
        names = tuple(site.columns[j] for j in columns)
        values = through(lambda some, columns=columns: some[:, columns], site.values)
        found.append(Site(f"site-{i + 1}", names, values, site.rows, site.rows, None))
    return tuple(found)


def _count(how: str, argument: str) -> int:
    try:
        count = int(argument)
    except ValueError:
        raise _unknown_split(how) from None
    if not 1 <= count <= 1000:
        raise _unknown_split(how)
    return count


def _unknown_split(how: str) -> ParameterError:
    return ParameterError(
        text("Split one file into sites: {how} is not understood", how=f"{how!r}"),
        hint="say column:NAME, random:4, space:4, columns:2 or none",
        name="split",
    )
