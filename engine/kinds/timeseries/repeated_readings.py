"""Readings that come again for the same series and time: refused with their place, or settled by a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from engine.core.errors import InputError, Remedy
from engine.core.text import text
from engine.kinds.timeseries.column_roles import Roles
from engine.kinds.timeseries.data import Array, Rows
from engine.kinds.timeseries.params import Reading
from engine.kinds.timeseries.time_grid import summer_time_ends

if TYPE_CHECKING:
    import pyarrow as pa

    from engine.io.table_read import TableFile


def repeated_rows(cell: Rows) -> Rows:
    """Rows of the file whose series has had a reading for that time before."""
    order = np.argsort(cell, kind="stable")
    return np.sort(order[1:][cell[order][1:] == cell[order][:-1]])


def repeated_error(
    again: Rows, table: pa.Table, roles: Roles, path: TableFile, reading: Reading
) -> InputError:
    from engine.io.table_read import place

    at = int(again[0])
    when = table.column(roles.time[0])[at].as_py()
    return InputError(
        text(
            "{value}: a second value for the same series at {when}", value=place(path, reading, at), when=when
        ),
        hint=text("readings that are repeated: {again}; say which one counts", again=len(again))
        if not summer_time_ends(str(when))
        else text(
            "readings that are repeated: {again}; the hour in which summer time ends comes twice: time "
            "stamps with a zone tell the two apart, or say which one counts",
            again=len(again),
        ),
        remedies=(
            Remedy("Keep the first of each", {"repeated": "first"}),
            Remedy("Keep the last of each", {"repeated": "last"}),
            Remedy("Take their mean", {"repeated": "mean"}),
        ),
    )


def settle_repeated(values: Array, cell: Rows, value: Array, again: Rows, rule: str) -> None:
    """One value for each series and time, in place. A missing reading among others does not count."""
    if not len(again):
        return
    touched = np.unique(cell[again])
    there = np.isin(cell, touched) & ~np.isnan(value)
    rows = np.flatnonzero(there)
    if rule == "mean":
        at = np.searchsorted(touched, cell[rows])
        count = np.bincount(at, minlength=len(touched))
        total = np.bincount(at, weights=value[rows], minlength=len(touched))
        values.flat[touched] = np.where(count > 0, total / np.maximum(count, 1), np.nan)
        return
    winning = rows if rule == "last" else rows[::-1]  # of values for one place, the last stays
    values.flat[cell[winning]] = value[winning]


def repeated_notes(count: int, rule: str) -> tuple[str, ...]:
    if not count:
        return ()
    if rule == "mean":
        return (
            text(
                "{count} repeated {count:reading was|readings were} put together with the others of "
                "their time by their mean",
                count=count,
            ),
        )
    return (
        text(
            "{count} repeated {count:reading was|readings were} set aside: the {rule} of each time is kept",
            count=count,
            rule=rule,
        ),
    )
