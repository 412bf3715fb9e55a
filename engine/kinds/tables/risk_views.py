"""The risks a committee knows and special uniques, before and after: one code for run, compare and check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import InputError, ParameterError
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.tables.data import PublishedTable, Table, TableColumn
from engine.kinds.tables.disclosure_risk import (
    DisclosureRisk,
    disclosure_risk,
    k_if_missing_matches,
    population_sizes,
)
from engine.kinds.tables.equivalence_classes import equivalence_classes
from engine.kinds.tables.identifying_columns import identifying_columns
from engine.kinds.tables.params import TableParams
from engine.kinds.tables.suda import SpecialUniques, rows_to_look_at, suda
from engine.kinds.tables.view_types_risk import RiskCard, SudaBar, SudaView
from engine.kinds.tables.written_cells import written_codes, written_labels

COUNT = "n"  # the column of a population file that says how many there are of a row
MOST_VALUES = 20  # bars of values
THRESHOLDS = (5, 10, 20)  # k for risks of 0.2, 0.1 and 0.05


def risk_of(
    table: Table,
    names: Sequence[str],
    k: int,
    persons: TableColumn | None = None,
    population: Mapping[str, Sequence[str]] | None = None,
    fraction: float | None = None,
) -> DisclosureRisk | None:
    """The figures of a table over these columns as they are written; None without columns or rows."""
    if not names or not table.rows:
        return None
    codes = [written_codes(table.by_name[name]) for name in names]
    classes = equivalence_classes(codes)
    sizes = None
    if population is not None:
        cells = {name: written_labels(table.by_name[name]) for name in names}
        counting = COUNT in population and COUNT not in names
        counts = [int(count) for count in population[COUNT]] if counting else None
        known = {name: population[name] for name in names}
        sizes = population_sizes(cells, classes.of_row, known, counts)
    # counted in rows: beside a k of persons it would look like protection that is not there
    missing = persons is None and any((code < 0).any() for code in codes)
    return disclosure_risk(
        classes.of_row,
        k,
        None if persons is None else written_codes(persons),
        sizes,
        fraction,
        k_if_missing_matches(codes) if missing else None,
    )


def risk_card(
    data: Table,
    published: PublishedTable | None,
    params: TableParams | None,
    k: int = THRESHOLDS[0],
    population: str = "",
    fraction: float | None = None,
) -> RiskCard:
    """`population` is a file with the same columns, written as in the release, one row a person or with their
    number in a column n; `fraction` is the share of the population that the file is, if it is a sample."""
    if fraction is not None and not 0 < fraction <= 1:
        raise ParameterError("the sampling fraction lies above 0 and is at most 1", name="fraction")
    before = [name for name in data.role("quasi") if name in data.by_name]
    person = data.role("person")
    persons = data.by_name[person[0]] if person else None
    after: list[str] = []
    note = "" if population else "journalist and k-map are not measured without a population"
    risk = None
    if published is not None:
        after = [n for n in identifying_columns(data, published) if n in published.table.by_name]
        known = read_population(Path(population), after) if population and after else None
        rows = None if persons is None else persons.take(published.input_rows())
        risk = risk_of(published.table, after, k, rows, known, fraction)
    own = risk_of(data, before, k, persons, None, fraction)
    unit = "rows" if persons is None else "persons"
    return RiskCard(tuple(before), tuple(after), k, unit, own, risk, note)  # type: ignore[arg-type]


def read_population(path: Path, names: Sequence[str]) -> dict[str, list[str]]:
    """The columns of a population file as they are written, and n where it counts."""
    from engine.io.table_read import read_texts
    from engine.kinds.tables.params import Reading

    table = read_texts(path, Reading(), Progress())
    absent = [name for name in names if name not in table.column_names]
    if absent:
        raise InputError(
            text("{name} has no column {absent}", name=path.name, absent=repr(absent[0])),
            hint=text("a population has the columns of the release: {names}", names=", ".join(names)),
        )
    wanted = [*names, *([COUNT] if COUNT in table.column_names and COUNT not in names else [])]
    cells = {name: [cell or "" for cell in table.column(name).to_pylist()] for name in wanted}
    for row, count in enumerate(cells.get(COUNT, ()) if COUNT not in names else ()):
        if not count.isascii() or not count.isdigit():
            raise InputError(
                text(
                    "{name}, row {row}: {count} is no number of people",
                    name=path.name,
                    row=row + 1,
                    count=repr(count),
                ),
                hint="n is a whole number in every row",
            )
    return cells


# ── special uniques ───────────────────────────────────────────────────────────────────────────


def special_uniques(
    data: Table,
    published: PublishedTable | None,
    params: TableParams | None,
    largest: int | None = None,
) -> SudaView | None:
    """Bars by column and value over the quasi-identifiers; None where there is none, or no row."""
    names = [name for name in data.role("quasi") if name in data.by_name]
    if not names or not data.rows:
        return None
    before, looked_at = _uniques_of(data, names, largest)
    after, kept = None, names
    if published is not None:
        kept = [name for name in names if name in published.table.by_name]
        after = _uniques_of(published.table, kept, largest)[0] if kept and published.table.rows else None
    share = {name: float(one) for name, one in zip(names, before.columns, strict=True)}
    share_after = {} if after is None else dict(zip(kept, after.columns.tolist(), strict=True))
    columns = tuple(SudaBar(name, None, share[name], share_after.get(name)) for name in names)
    values = _value_bars(data, names, before)
    if published is not None and after is not None:
        for key, found in _value_bars(published.table, kept, after).items():
            values[key] = (values.get(key, (None, None))[0], found[0])
    ordered = sorted(values.items(), key=lambda one: (-max(one[1][0] or 0, one[1][1] or 0), one[0]))
    return SudaView(
        largest=max(1, min(3 if largest is None else largest, len(names) - 1)),
        rows_before=before.rows,
        rows_after=None if after is None else after.rows,
        columns=tuple(sorted(columns, key=lambda bar: -(bar.before or 0))),
        values=tuple(SudaBar(n, v, *shares) for (n, v), shares in ordered[:MOST_VALUES]),
        looked_at=looked_at,
        sampled=looked_at < data.rows,
    )


def _uniques_of(table: Table, names: Sequence[str], largest: int | None) -> tuple[SpecialUniques, int]:
    most = rows_to_look_at(table.rows, len(names), largest)
    rows = np.linspace(0, table.rows - 1, most).astype(np.intp) if most < table.rows else slice(None)
    codes: list[NDArray[np.int64]] = [written_codes(table.by_name[name])[rows] for name in names]
    return suda(codes, largest), most


def _value_bars(
    table: Table, names: Sequence[str], found: SpecialUniques
) -> dict[tuple[str, str], tuple[float | None, float | None]]:
    bars: dict[tuple[str, str], tuple[float | None, float | None]] = {}
    for name, shares in zip(names, found.values, strict=True):
        texts = written_labels(table.by_name[name], each_once=True)
        for label, one in zip([*texts[: len(shares) - 1], ""], shares.tolist(), strict=True):
            if one > 0:
                bars[(name, label)] = (one, None)
    return bars
