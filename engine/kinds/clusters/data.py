"""What the sites hold: rows of one table (horizontal) or columns of it (vertical), as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import InputError, ParameterError
from engine.core.params import field_choice, field_list, field_text
from engine.core.text import text
from engine.io.csv_dialect import TableReading

# The rehearsal split of one file is drawn the same way each time: it is no secret and no noise.
REHEARSAL_SEED = 20


@dataclass(frozen=True)
class Reading(TableReading):
    """How the sites' files are read, or one file is split to rehearse."""

    split: str = field_text(
        "Split one file into sites",
        default="auto",
        help="column:NAME by a column, random:4 at random, space:4 in space, columns:2 by columns; "
        "none for a single site; auto takes a column named site.",
    )
    layout: str = field_choice(
        "Sites hold",
        {"rows": "Other rows, same columns", "columns": "Same rows, other columns"},
        default="rows",
        help="Horizontal: each site has its own people. Vertical: each site knows other things of them.",
        more=True,
    )
    bounds: tuple[str, ...] = field_list(
        "Public bounds",
        help="Standardise columns to 0…1 by bounds everybody knows, such as age=0..120, income=0..1e6.",
        more=True,
    )
    incomplete: str = field_choice(
        "Rows with missing numbers",
        {"refuse": "Refuse the file", "drop": "Leave them out"},
        default="refuse",
        help="Clustering needs every number of a row.",
        more=True,
    )
    scheduler: str = field_text(
        "Dask scheduler",
        default="",
        help="Address such as tcp://host:8786: each site's file is read on its worker and stays there. "
        "Whoever may submit work to the scheduler can run any code on the workers, and scheduler and workers "
        "can run code here: only machines of your own house.",
        more=True,
    )


@dataclass(frozen=True)
class Columns:
    """Roles of the columns."""

    features: tuple[str, ...] = field_list(
        "Columns to cluster by", columns=True, help="Numeric columns; empty for all of them."
    )
    items: tuple[str, ...] = field_list(
        "Columns for patterns", columns=True, help="Columns with few values; empty for all text columns."
    )
    sensitive: tuple[str, ...] = field_list(
        "Sensitive columns", columns=True, help="Patterns never conclude these with certainty."
    )
    key: str = field_text(
        "Row key",
        default="",
        columns=True,
        help="Joins the rows of sites that hold columns; never used otherwise.",
    )


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
class Source:
    """A site whose rows stay on a worker: only what is needed to read them there."""

    name: str
    path: str
    reading: Any
    chosen: Any


@dataclass(frozen=True)
class Sites:
    sites: tuple[Site, ...]
    columns: tuple[str, ...]
    layout: str = "rows"
    low: NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))  # public bounds, or 0
    width: NDArray[np.float64] = field(default_factory=lambda: np.zeros(0))  # their width, or 1
    sensitive: tuple[str, ...] = ()
    scheduler: str = ""
    remote: tuple[Source, ...] = ()  # with a scheduler: the sites' rows are elsewhere
    notes: tuple[str, ...] = ()
    others: tuple[str, ...] = ()  # columns of the files that nothing is made of; told inside the house only

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(s.name for s in self.remote or self.sites)

    @property
    def at_hand(self) -> bool:
        """Whether the rows are here, so that a central run can be made to compare with."""
        return not self.remote

    def pooled(self) -> NDArray[np.float64]:
        """All rows in one order: what only a rehearsal can see."""
        if self.layout == "columns":
            return np.column_stack([site.values for site in self.sites])
        together = np.concatenate([site.values for site in self.sites])
        return together[self.order]

    @property
    def order(self) -> NDArray[np.int64]:
        """Position in the sites' concatenation of the i-th pooled row."""
        if self.layout == "columns":
            return np.arange(len(self.sites[0]))
        if any(site.index is None for site in self.sites):
            return np.arange(sum(map(len, self.sites)))
        return np.argsort(np.concatenate([site.index for site in self.sites]), kind="stable")

    def pool(self, by_site: dict[str, NDArray]) -> NDArray:
        """Per-site row values (labels) in the pooled order."""
        if self.layout == "columns":
            return by_site[self.sites[0].name]
        return np.concatenate([by_site[name] for name in self.names])[self.order]

    def original_units(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        return values * self.width + self.low


def one_site(
    name: str, columns: Sequence[str], values: NDArray[np.float64], items: Items | None = None
) -> Site:
    rows = np.arange(len(values), dtype=np.int64)
    return Site(name, tuple(columns), np.ascontiguousarray(values, dtype=np.float64), rows, None, items)


def take(site: Site, rows: NDArray[np.int64], name: str) -> Site:
    """Some rows of a site as a site of its own that remembers their order."""
    items = site.items
    if items is not None:
        items = replace(items, codes=items.codes[rows])
    return Site(
        name, site.columns, np.ascontiguousarray(site.values[rows]), site.rows[rows], site.rows[rows], items
    )


def split(site: Site, how: str, by: NDArray | None = None) -> tuple[Site, ...]:
    """One site cut into several, to rehearse: none, random:4, space:4, columns:2, column:NAME (with `by`)."""
    kind, _, argument = how.partition(":")
    if kind in ("", "none", "auto"):
        return (site,)
    if kind == "column":
        assert by is not None
        groups = [(str(value), np.flatnonzero(by == value)) for value in np.unique(by)]
        return tuple(take(site, rows, name) for name, rows in groups)
    count = _count(how, argument)
    if kind == "columns":
        return _by_columns(site, count)
    if count > len(site):
        raise InputError(
            text("{site} rows cannot be split over {count} sites", site=len(site), count=count),
            hint="choose fewer sites",
        )
    if kind == "random":
        mixed = np.random.default_rng(REHEARSAL_SEED).permutation(len(site))
        groups = [(f"site-{i + 1}", np.sort(rows)) for i, rows in enumerate(np.array_split(mixed, count))]
    elif kind == "space":
        if not site.values.shape[1]:
            raise InputError("no numeric column to split by in space was found", hint="say random:4")
        axis = int(np.argmax(np.ptp(site.values, axis=0)))
        along = np.argsort(site.values[:, axis], kind="stable")
        groups = [(f"site-{i + 1}", np.sort(rows)) for i, rows in enumerate(np.array_split(along, count))]
    else:
        raise _unknown_split(how)
    return tuple(take(site, rows, name) for name, rows in groups)


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
        values = np.ascontiguousarray(site.values[:, columns])
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
