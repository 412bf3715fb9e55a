"""Reading the sites' files into arrays: one file a site, or one file split to rehearse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from engine.core.distributed import HERE
from engine.core.errors import InputError, ParameterError, Remedy
from engine.core.progress import Progress
from engine.core.row_numbers import numbered, taken, where
from engine.core.stretches import passed, room, stretches, through
from engine.core.text import text
from engine.io.table_read import numbers, place, preview_table, read_table
from engine.kinds.clusters.data import Coded, Items, RemoteSite, Site, Sites, split
from engine.kinds.clusters.params import Columns, Reading
from engine.kinds.clusters.unit_check import unit_warnings

if TYPE_CHECKING:
    import pyarrow as pa

SITE_NAMES = ("site", "house", "centre", "center", "hospital", "branch")
# Columns that name a row or repeat the answer: not to be clustered by unless asked for.
NOT_FEATURES = ("id", "key", "class", "label", "target", "cluster", "row", "index")
MOST_VALUES = 200  # a text column with more distinct values is free text, not an item


def split_rule(names: Sequence[str], reading: Reading, files: int) -> str:
    if reading.split != "auto":
        return reading.split or "none"
    if files > 1:
        return "none"
    named = [name for name in names if name.lower() in SITE_NAMES]
    return f"column:{named[0]}" if named else "random:4"


def guess_features(numeric: Sequence[str], by: str, columns: Columns) -> tuple[str, ...]:
    taken = {by, columns.key, *columns.items, *columns.sensitive}
    return tuple(n for n in numeric if n not in taken and n.lower() not in NOT_FEATURES)


def load(paths: Sequence[Path], reading: Reading, columns: Columns, progress: Progress) -> Sites:
    if not paths:
        raise InputError("no file was given", hint="name one file a site, or one file to split")
    if reading.scheduler not in ("", HERE):
        return _remote_sites(paths, reading, columns)
    tables = [
        read_table(path, reading, progress.part(text("Reading {name}", name=path.name), 1 / len(paths)), True)
        for path in paths
    ]
    how = split_rule(tables[0].column_names, reading, len(paths))
    if len(paths) > 1 and reading.layout == "columns":
        _refuse_both_ways(paths, tables, columns)
    by = how.partition(":")[2] if how.startswith("column:") else ""
    notes: list[str] = []
    made = [
        _site(path, table, reading, columns, by, name, notes)
        for path, table, name in zip(paths, tables, site_names(paths), strict=True)
    ]
    if len(made) > 1:
        if how not in ("none", "auto"):
            raise ParameterError(
                text("{how} splits one file, {made} were given", how=how, made=len(made)), name="split"
            )
        return _name_others(_combine(made, reading, columns, tables, paths, notes), made, tables)
    label = _of_rows(_coded(tables[0].column(by), made[0].values), made[0].rows) if by else None
    sites = split(made[0], how, label)
    layout = "columns" if how.startswith("columns:") else "rows"
    found = Sites(sites, made[0].columns, layout, sensitive=columns.sensitive, notes=tuple(notes))
    return _name_others(_scale(found, reading), made, tables)


def _name_others(sites: Sites, made: Sequence[Site], tables: Sequence[pa.Table]) -> Sites:
    read = {name for site in made for name in site.columns}
    read |= {name for site in made if site.items is not None for name in site.items.columns}
    others = {name for table in tables for name in table.column_names} - read
    return replace(sites, others=tuple(sorted(others)))


def load_site(source: RemoteSite) -> Site:
    """One site's rows, read where they stay."""
    path = Path(source.path)
    table = read_table(path, source.reading, Progress(), True)
    site = _site(path, table, source.reading, source.columns, "", source.name, [])
    return _scale(Sites((site,), site.columns), source.reading).sites[0]


def _remote_sites(paths: Sequence[Path], reading: Reading, columns: Columns) -> Sites:
    if len(paths) < 2 and reading.split not in ("none", "auto"):
        raise ParameterError(
            "a scheduler needs one file a site", hint="split the file first", name="scheduler"
        )
    here = replace(reading, scheduler="")
    sources = tuple(
        RemoteSite(n, str(p), here, columns) for n, p in zip(site_names(paths), paths, strict=True)
    )
    names = columns.features
    if not names:
        head = preview_table(paths[0], reading)
        names = guess_features([n for n in head.columns if n in head.numeric], "", columns)
        sources = tuple(replace(s, columns=replace(columns, features=names)) for s in sources)
    low, width = public_bounds(reading.bounds, names)
    note = "rows stay on the workers: no central run to compare with"
    return Sites((), names, "rows", low, width, columns.sensitive, reading.scheduler, sources, (note,))


def site_names(paths: Sequence[Path]) -> list[str]:
    stems = [Path(path).stem for path in paths]
    return [stem if stems.count(stem) == 1 else f"{stem}-{i + 1}" for i, stem in enumerate(stems)]


def _site(
    path: Path, table: pa.Table, reading: Reading, columns: Columns, by: str, name: str, notes: list[str]
) -> Site:
    import pyarrow as pa

    columns = _columns_of_file(path, table.column_names, reading, columns, by)
    kinds = dict(zip(table.column_names, table.schema.types, strict=True))
    numeric = [n for n, t in kinds.items() if pa.types.is_integer(t) or pa.types.is_floating(t)]
    features = columns.features or guess_features(numeric, by, columns)
    values = numbers(table, features, path, reading)
    if passed(lambda some: np.isfinite(some).all(), values):
        rows = numbered(len(values), values)
    else:
        complete = through(lambda some: np.isfinite(some).all(axis=1), values)
        if reading.incomplete == "refuse":
            raise _missing_number(path, reading, values, complete, features)
        rows = where(complete, values)
        notes.append(
            text(
                "{sum} rows of {name} with missing numbers were left out",
                sum=len(values) - len(rows),
                name=name,
            )
        )
    if not len(rows):
        raise InputError(text("{name} has no rows to cluster", name=path.name), hint="is it the right file?")
    written = [n for n, t in kinds.items() if not (pa.types.is_integer(t) or pa.types.is_floating(t))]
    wanted_items = columns.items or tuple(n for n in written if n not in (by, columns.key))
    wanted = tuple(dict.fromkeys((*wanted_items, *columns.sensitive)))
    items = _items(table, wanted, rows, bool(columns.items), values)
    kept = values if len(rows) == len(values) else taken(values, rows)
    return Site(name, tuple(features), kept, rows, None, items)


def _columns_of_file(
    path: Path, names: Sequence[str], reading: Reading, columns: Columns, by: str
) -> Columns:
    """The chosen columns this file has. Where sites hold other columns each has its own part of them."""
    known = set(names)
    if reading.layout == "columns":
        own = tuple(name for name in columns.features if name in known)
        if columns.features and not own:
            raise InputError(
                text("{name} has none of the columns to cluster by", name=path.name),
                hint=text(
                    "it has {names}; name some of them too, or leave the file out", names=", ".join(names)
                ),
            )
        columns = replace(
            columns,
            features=own,
            items=tuple(name for name in columns.items if name in known),
            sensitive=tuple(name for name in columns.sensitive if name in known),
        )
    for wanted in (*columns.features, *columns.items, *columns.sensitive, *filter(None, (by, columns.key))):
        if wanted not in known:
            raise InputError(
                text("{name} has no column {wanted}", name=path.name, wanted=f"{wanted!r}"),
                hint=text("it has {names}", names=", ".join(names)),
            )
    return columns


def _refuse_both_ways(paths: Sequence[Path], tables: Sequence[pa.Table], columns: Columns) -> None:
    """Other rows *and* other columns at once are no split that k-means by columns can join."""
    for wanted in columns.features:
        if not any(wanted in table.column_names for table in tables):
            raise InputError(
                text("no file has a column {wanted}", wanted=f"{wanted!r}"),
                hint="choose the columns to cluster by anew",
            )
    seen: dict[str, str] = {}
    for path, table in zip(paths, tables, strict=True):
        for name in table.column_names:
            if name == columns.key or (columns.features and name not in columns.features):
                continue
            if name in seen and (columns.features or name.lower() not in NOT_FEATURES):
                raise InputError(
                    text(
                        "{name} is in {name2} and in {name3}: sites that hold other rows and other "
                        "columns at once cannot be clustered in one run",
                        name=f"{name!r}",
                        name2=seen[name],
                        name3=path.name,
                    ),
                    hint="take two steps: put files with the same columns one below the other, then run over "
                    "the files with other columns, joined by the row key",
                )
            seen.setdefault(name, path.name)


def _missing_number(
    path: Path, reading: Reading, values: np.ndarray, complete: np.ndarray, features: Sequence[str]
) -> InputError:
    row = int(np.flatnonzero(~complete)[0])
    column = features[int(np.flatnonzero(~np.isfinite(values[row]))[0])]
    count = int((~complete).sum())
    return InputError(
        text(
            "{name}, {value}, column {column}: the number is missing",
            name=path.name,
            value=place(path, reading, row),
            column=column,
        ),
        hint=text("{count} rows like this" if count > 1 else "{count} row like this", count=count),
        remedies=(Remedy("Leave out rows with missing numbers", {"incomplete": "drop"}),),
    )


def _items(
    table: pa.Table, names: Sequence[str], rows: np.ndarray, asked: bool, beside: np.ndarray
) -> Items | None:
    most = None if asked else MOST_VALUES
    coded = {name: _coded(table.column(name), beside, most) for name in names}
    found = {
        name: _of_rows(one, rows) for name, one in coded.items() if asked or len(one.values) <= MOST_VALUES
    }
    if not found:
        return None
    codes = room((len(rows), len(found)), np.int32, beside)
    for j, one in enumerate(found.values()):
        codes[:, j] = one.codes
    return Items(tuple(found), codes, tuple(one.values for one in found.values()))


def _coded(column: pa.ChunkedArray, beside: np.ndarray, most: int | None = None) -> Coded:
    """The cells as texts, numbered as they first appear. Where there are more than `most`, these are not all
    of them."""
    import pyarrow as pa
    import pyarrow.compute as pc

    known: dict[str, int] = {}
    codes = room(len(column), np.int32, beside)
    for rows in stretches(len(column)):
        some = pc.cast(column.slice(rows.start, rows.stop - rows.start), pa.string())
        encoded = some.combine_chunks().dictionary_encode()
        numbers = [known.setdefault(value, len(known)) for value in encoded.dictionary.to_pylist()]
        codes[rows] = np.array([*numbers, -1])[encoded.indices.fill_null(-1).to_numpy(zero_copy_only=False)]
        if most is not None and len(known) > most:
            break
    return Coded(codes, tuple(known))


def _of_rows(coded: Coded, rows: np.ndarray) -> Coded:
    return coded if len(rows) == len(coded.codes) else Coded(taken(coded.codes, rows), coded.values)


def _keys(table: pa.Table, by: str, rows: np.ndarray) -> np.ndarray:
    import pyarrow as pa
    import pyarrow.compute as pc

    text = pc.cast(table.column(by), pa.string()).fill_null("unknown")
    return np.asarray(text.to_pylist(), dtype=str)[rows]


def _combine(made, reading: Reading, columns: Columns, tables, paths, notes: list[str]) -> Sites:
    if reading.layout == "columns":
        made = _join_by_key(made, tables, columns)
        names = tuple(name for site in made for name in site.columns)
        return _scale(Sites(tuple(made), names, "columns", sensitive=columns.sensitive), reading)
    for site, path in zip(made, paths, strict=True):
        if site.columns != made[0].columns:
            raise InputError(
                text(
                    "{name} has the columns {columns}, {name2} has {columns2}",
                    name=path.name,
                    columns=", ".join(site.columns),
                    name2=paths[0].name,
                    columns2=", ".join(made[0].columns),
                ),
                hint="name the columns to cluster by, or say that sites hold other columns (layout); if some "
                "hold other rows and some other columns, join the latter first, then run over the rows",
            )
    notes += unit_warnings(
        made[0].columns, [(p.name, site.values) for p, site in zip(paths, made, strict=True)]
    )
    sites = Sites(tuple(made), made[0].columns, sensitive=columns.sensitive, notes=tuple(notes))
    return _scale(sites, reading)


def _join_by_key(made: Sequence[Site], tables, columns: Columns) -> list[Site]:
    """Rows of all sites in one order: by key, or as they stand when the counts agree."""
    if not columns.key:
        if len({len(site) for site in made}) > 1:
            raise InputError("the sites hold different numbers of rows", hint="name the key that joins them")
        return [replace(site, index=np.arange(len(site))) for site in made]
    keys = [_keys(table, columns.key, site.rows) for table, site in zip(tables, made, strict=True)]
    shared = sorted(set.intersection(*(set(key) for key in keys)))
    if not shared:
        raise InputError(
            text("no value of {key} is in all files", key=f"{columns.key!r}"), hint="is it the right key?"
        )
    found = []
    for key, site in zip(keys, made, strict=True):
        where = {value: i for i, value in enumerate(key)}
        if len(where) < len(key):
            raise InputError(
                text("{key} is not unique at site {name}", key=f"{columns.key!r}", name=site.name),
                hint="choose another key",
            )
        rows = np.array([where[value] for value in shared])
        found.append(
            Site(site.name, site.columns, site.values[rows], site.rows[rows], np.arange(len(rows)), None)
        )
    return found


def _scale(sites: Sites, reading: Reading) -> Sites:
    low, width = public_bounds(reading.bounds, sites.columns)
    if (low == 0).all() and (width == 1).all():
        return replace(sites, low=low, width=width)
    at, made = 0, []
    for site in sites.sites:
        here = slice(at, at + len(site.columns)) if sites.layout == "columns" else slice(None)
        start, size = low[here], width[here]
        scaled = through(lambda some, start=start, size=size: (some - start) / size, site.values)
        made.append(replace(site, values=scaled))
        at += len(site.columns)
    return replace(sites, sites=tuple(made), low=low, width=width)


def public_bounds(bounds: Sequence[str], columns: Sequence[str]) -> tuple[np.ndarray, np.ndarray]:
    """(low, width) of every column: as the bounds say, else 0 and 1."""
    columns = list(columns)
    low, width = np.zeros(len(columns)), np.ones(len(columns))
    for written in bounds:
        name, _, ends = written.partition("=")
        first, _, last = ends.partition("..")
        try:
            a, b = float(first), float(last)
            if name.strip() not in columns or not a < b:
                raise ValueError
        except ValueError:
            raise ParameterError(
                text("Public bounds: {text} is not understood", text=f"{written!r}"),
                hint=text("write column=low..high for one of {columns}", columns=", ".join(columns)),
                name="bounds",
            ) from None
        low[columns.index(name.strip())], width[columns.index(name.strip())] = a, b - a
    return low, width
