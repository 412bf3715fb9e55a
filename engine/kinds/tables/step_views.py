"""What the window draws of drawn labels: shares before, as released, and as anyone can estimate them."""

from __future__ import annotations

import numpy as np

from engine.core.errors import ParameterError
from engine.core.text import text
from engine.kinds.tables.column_roles import require_column
from engine.kinds.tables.data import PublishedTable, Table, TableColumn
from engine.kinds.tables.params import TableParams
from engine.kinds.tables.pram import reconstruct_shares, uniform
from engine.kinds.tables.step_pram import PramChange
from engine.kinds.tables.view_types_risk import DrawnShares
from engine.kinds.tables.written_cells import as_labels


def drawn_shares(
    data: Table, published: PublishedTable, params: TableParams | None, name: str
) -> DrawnShares:
    """Under the uniform matrix the shares are reconstructed by EM; under the invariant one the released
    shares estimate the original ones by themselves."""
    require_column(name, list(published.table.by_name), "name")
    changes = published.changes_of(name)
    if len(changes) != 1 or not isinstance(changes[0], PramChange):
        raise ParameterError(text("column {name} was not drawn anew", name=name), name="name")
    change = changes[0]
    before, after = (
        as_labels(published.original(data).by_name[name]),
        as_labels(published.table.by_name[name]),
    )
    labels = tuple(dict.fromkeys([*(before.labels or ()), *map(str, change.labels)]))
    original, released = (_shares(column, labels) for column in (before, after))
    estimated = released
    if change.matrix == "uniform":
        estimated = reconstruct_shares(released, uniform(len(labels), change.keep))
    return DrawnShares(
        name=name,
        labels=labels,
        original=original,
        released=released,
        estimated=estimated,
        changed=change.changed,
        expected=change.expected,
        posterior=change.posterior,
        epsilon=change.epsilon,
    )


def _shares(column: TableColumn, labels: tuple[str, ...]) -> np.ndarray:
    at = np.array([labels.index(label) for label in column.labels or ()] + [-1])
    codes = at[column.values]
    counts = np.bincount(codes[codes >= 0], minlength=len(labels)).astype(np.float64)
    return counts / max(1.0, counts.sum())
