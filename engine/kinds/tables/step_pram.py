"""Post-randomisation as a step."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import ParameterError
from engine.core.json_values import Draft
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.stretches import count, counted, room, stretches, through
from engine.core.text import text
from engine.kinds.tables.changes import FEW_CHANGED, MOST_ROWS, Change
from engine.kinds.tables.column_roles import require_column
from engine.kinds.tables.data import StepResult, Table, TableColumn, require_values
from engine.kinds.tables.params_pram import Pram

MOST_LABELS = 1000
DRAWN = 1 << 20  # rows drawn together


@dataclass(frozen=True)
class PramChange(Change):
    """A column whose labels were drawn anew."""

    keep: float
    matrix: str
    labels: tuple[Any, ...] = field(repr=False)  # that are released, or the public list
    changed: float  # share of the present cells that hold another label
    expected: float
    posterior: float  # largest chance that a released label is the original one
    epsilon: float | None  # of the uniform matrix

    @property
    def hides(self) -> bool:
        return self.changed > MOST_ROWS

    def claim(self) -> Draft:
        return {"step": "pram", "keep": self.keep, "matrix": self.matrix, "labels": list(self.labels)}

    def treatment(self) -> str:
        return said(self.keep)

    def warnings(self) -> Iterator[str]:
        if self.changed < FEW_CHANGED:
            yield text(
                "column {column}: only {changed} of its rows hold another value now; keep fewer",
                column=self.column,
                changed=f"{self.changed:.0%}",
            )


def said(keep: float) -> str:
    return text("drawn anew unless kept, with chance {keep} to be kept", keep=f"{keep:.3g}")


def run(
    table: Table,
    columns: list[TableColumn],
    params: Pram,
    randomness: Randomness,
    purpose: str,
    progress: Progress,
) -> StepResult:
    from engine.kinds.tables.parts_numbers import with_distinct

    groups = _groups(table, params)
    columns = with_distinct(table, columns, progress)
    made, done = [], []
    for place, column in enumerate(columns):
        progress.report(place / len(columns), column.name)
        require_values(table, column)
        new, change = _drawn(column, groups, params, randomness.bits(f"{purpose} {column.name}"))
        made.append(new)
        done.append(change)
    return StepResult(made, list(done))


def _groups(table: Table, params: Pram) -> NDArray[np.int64]:
    from engine.kinds.tables.equivalence_classes import equivalence_classes
    from engine.kinds.tables.pram import merge_groups
    from engine.kinds.tables.written_cells import written_codes

    for name in params.within:
        require_column(name, list(table.by_name), "within")
    if not params.within:
        return through(lambda part: np.zeros(len(part), np.int64), table.columns[0].values)
    columns = [written_codes(table.by_name[name]) for name in params.within]
    return merge_groups(equivalence_classes(columns).of_row, params.min_count)


def _drawn(
    column: TableColumn, groups: NDArray[np.int64], params: Pram, bits: Any
) -> tuple[TableColumn, PramChange]:
    from engine.kinds.tables import pram
    from engine.kinds.tables.written_cells import written_codes, written_labels

    codes, texts = written_codes(column), written_labels(column, each_once=True)
    texts, codes = _public(column.name, texts, codes, params)
    _require_labels(column, texts, params)
    epsilon = pram.epsilon(len(texts), params.keep) if params.matrix == "uniform" else None
    by_group, figures = _counts_by_group(codes, groups, len(texts)), []
    for counts in by_group.values():
        matrix = _matrix(counts, len(texts), params)
        figures.append((sum(counts[1]), pram.figures(_all_counts(counts, len(texts)), matrix, epsilon)))
    released = _draw(codes, groups, by_group, len(texts), params, bits)
    new = _as_column(column, released, texts)
    seen = params.public or _seen(new)
    total = sum(count for count, _ in figures)
    return new, PramChange(
        column=column.name,
        keep=params.keep,
        matrix=params.matrix,
        labels=tuple(dict.fromkeys(seen)),
        changed=count(np.not_equal, codes, released) / count(lambda part: part >= 0, codes),
        expected=sum(count * one.expected for count, one in figures) / total,
        posterior=max(one.posterior for _, one in figures),
        epsilon=epsilon,
    )


Counts = tuple[list[int], list[int]]  # labels, and how often each stands there


def _counts_by_group(codes: NDArray, groups: NDArray, labels: int) -> dict[int, Counts]:
    """How often each group that holds a label has each of them."""
    pairs, counts = counted(
        through(lambda code, group: np.where(code < 0, -1, group * labels + code), codes, groups)
    )
    found: dict[int, Counts] = {}
    for pair, rows in zip(pairs.tolist(), counts.tolist(), strict=True):
        if pair >= 0:
            own = found.setdefault(pair // labels, ([], []))
            own[0].append(pair % labels)
            own[1].append(rows)
    return found


def _all_counts(counts: Counts, labels: int) -> NDArray[np.int64]:
    made = np.zeros(labels, np.int64)
    made[counts[0]] = counts[1]
    return made


def _matrix(counts: Counts, labels: int, params: Pram) -> NDArray[np.float64]:
    from engine.kinds.tables import pram

    if params.matrix == "uniform":
        return pram.uniform(labels, params.keep)
    return pram.invariant(_all_counts(counts, labels), params.keep)


def _draw(
    codes: NDArray[np.int64],
    groups: NDArray[np.int64],
    by_group: Mapping[int, Counts],
    labels: int,
    params: Pram,
    bits: Any,
) -> NDArray[np.int64]:
    """53 bits a cell from the cryptographic stream."""
    from engine.kinds.tables import pram

    released = room(len(codes), np.int64, codes)
    for rows in stretches(len(codes), DRAWN):
        drawn = np.frombuffer(bits.randbytes(8 * (rows.stop - rows.start)), "<u8") >> np.uint64(11)
        chance, some = drawn.astype(np.float64) * 2.0**-53, codes[rows]
        made, in_order = some.copy(), np.argsort(groups[rows], kind="stable")
        parts = np.split(in_order, np.flatnonzero(np.diff(groups[rows][in_order])) + 1)
        for own in parts:
            if len(own) and int(groups[rows.start + own[0]]) in by_group:
                matrix = _matrix(by_group[int(groups[rows.start + own[0]])], labels, params)
                made[own] = pram.draw(some[own], matrix, chance[own])
        released[rows] = made
    return released


def _public(
    name: str, texts: list[str], codes: NDArray[np.int64], params: Pram
) -> tuple[list[str], NDArray[np.int64]]:
    """Labels and codes over the public list, where one is given."""
    if not params.public:
        return texts, codes
    listed = list(dict.fromkeys(params.public))
    unknown = [label for label in texts if label not in listed]
    if unknown:
        raise ParameterError(
            text(
                "column {name}: {label} is not in the public list of labels",
                name=name,
                label=repr(unknown[0]),
            ),
            hint="a list that is made from the data is not public: give all labels there can be",
            name="public",
        )
    at = np.array([listed.index(label) for label in texts] + [-1], np.int64)
    return listed, through(at.__getitem__, codes)


def _require_labels(column: TableColumn, texts: list[str], params: Pram) -> None:
    if len(texts) < 2:
        raise ParameterError(
            text("column {name} holds one value only: there is nothing to draw", name=column.name),
            hint="take it out of the step",
            name="columns",
        )
    if len(texts) > MOST_LABELS:
        raise ParameterError(
            text(
                "column {name} holds {count} different values: labels are drawn among at most {most}",
                name=column.name,
                count=len(texts),
                most=MOST_LABELS,
            ),
            hint="put it into classes first, or take it out of the step",
            name="columns",
        )
    if params.matrix == "uniform" and params.keep * len(texts) <= 1:
        raise ParameterError(
            text("keep must be more than 1 in {count}, the chance of any label", count=len(texts)),
            hint="choose more",
            name="keep",
        )


def _as_column(column: TableColumn, codes: NDArray[np.int64], texts: list[str]) -> TableColumn:
    if column.labels is not None:
        from engine.kinds.tables.step_code import labelled

        return labelled(column.name, codes, texts)
    numbers = np.array([float(label) for label in texts] + [np.nan])
    values = through(numbers.__getitem__, codes)
    return TableColumn(column.name, values, None, column.decimals, column.class_numbers)


def _seen(column: TableColumn) -> tuple[str, ...]:
    from engine.kinds.tables.written_cells import written_labels

    return tuple(written_labels(column, each_once=True))


def default_columns(
    table: Table, released: Mapping[str, TableColumn], touched: Collection[str], alone: bool
) -> tuple[str, ...]:
    texts = {
        n for n, c in released.items() if not c.numeric and c.varies and len(c.labels or ()) <= MOST_LABELS
    }
    quasi = tuple(n for n in table.role("quasi") if n in texts)
    return quasi or tuple(n for n in released if n in texts)


def default_words(in_chain: bool) -> str:
    return "The quasi-identifiers that are text, or else every text column"


def summary(params: Pram, names: str) -> str:
    if params.public:
        from engine.kinds.tables.pram import epsilon

        return text(
            "{names}: every cell is kept with chance {keep}, else another label of the public list is drawn: "
            "one cell is ε-locally differentially private, ε = {epsilon}.",
            names=names,
            keep=f"{params.keep:.3g}",
            epsilon=f"{epsilon(len(set(params.public)), params.keep):.4g}",
        )
    if params.matrix == "uniform":
        return text(
            "{names}: every cell is kept with chance {keep}, else another label is drawn, all alike.",
            names=names,
            keep=f"{params.keep:.3g}",
        )
    return text(
        "{names}: every cell is kept with chance {keep}, else drawn anew by the shares of the column, which "
        "stay on average.",
        names=names,
        keep=f"{params.keep:.3g}",
    )
