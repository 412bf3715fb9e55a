"""Coding as a step: ends, rounding, first characters, new labels."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from engine.core.distributed import require
from engine.core.errors import ParameterError
from engine.core.json_values import Draft
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.stretches import count, counts_of, stretches, through
from engine.core.text import text
from engine.kinds.tables.changes import MOST_ROWS, Change
from engine.kinds.tables.data import StepResult, Table, TableColumn, count_decimals, require_values
from engine.kinds.tables.params_code import Code

if TYPE_CHECKING:
    from engine.kinds.tables.parts_quantiles import Sketch, Stretches

ENDS = ("top", "bottom")
Array = NDArray[np.float64]


@dataclass(frozen=True)
class CodeChange(Change):
    """A column whose values were coded one by one."""

    coarsens = True

    operation: str
    told: Mapping[str, Any]  # what the claim says beside the operation
    changed: float  # share of the present values that are written otherwise
    beyond: int = 0  # values at a coded end: stays inside
    fewest: int = 0  # how many there should be

    @property
    def hides(self) -> bool:
        return self.changed > MOST_ROWS

    def claim(self) -> Draft:
        return {"step": "code", "operation": self.operation, **self.told}

    def treatment(self) -> str:
        return said(self.claim())

    def warnings(self) -> Iterator[str]:
        if self.operation in ("top", "bottom") and self.beyond < self.fewest:
            yield text(
                "column {column}: only {beyond} values lie at the coded end, fewer than {fewest}",
                column=self.column,
                beyond=self.beyond,
                fewest=self.fewest,
            )
        if not self.changed:
            yield text("column {column}: coding changed no value", column=self.column)


def said(claim: Mapping[str, Any]) -> str:
    """What was done to a column, in words made from the claim."""
    operation = claim["operation"]
    if operation == "top":
        return text("no value beyond {bound}: larger ones as one", bound=f"{claim['bound']:g}")
    if operation == "bottom":
        return text("no value below {bound}: smaller ones as one", bound=f"{claim['bound']:g}")
    if operation == "round":
        return text("rounded to multiples of {base}", base=f"{claim['base']:g}")
    if operation == "keep":
        return text("the first {characters} characters, the rest hidden", characters=claim["characters"])
    return "with new labels from a table"


def run(
    table: Table,
    columns: list[TableColumn],
    params: Code,
    randomness: Randomness,
    purpose: str,
    progress: Progress,
) -> StepResult:
    from engine.kinds.tables.parts_numbers import with_distinct

    made: list[TableColumn] = []
    done: list[Change] = []
    for column in columns:
        require_values(table, column)
    ends = _ends_by_workers(table, columns, params, progress)
    if params.operation in ("keep", "map") or (params.operation in ENDS and params.replace == "interval"):
        columns = with_distinct(table, columns, progress)
    for place, column in enumerate(columns):
        progress.report(place / len(columns), column.name)
        if params.operation in ENDS:
            new, change = _end(column, params, ends.get(column.name, column.values))
        else:
            new, change = _OPERATIONS[params.operation](column, params)
        made.append(new)
        done.append(change)
    return StepResult(made, done)


def _ends_by_workers(
    table: Table, columns: list[TableColumn], params: Code, progress: Progress
) -> dict[str, Stretches]:
    """Columns that are sorted on the workers that hold their parts, known around the end that is coded."""
    from engine.kinds.tables.code import coded_count
    from engine.kinds.tables.parts_numbers import as_held
    from engine.kinds.tables.parts_quantiles import rank_bounds, sorted_parts

    held, names = as_held(table, columns)
    if params.operation not in ENDS or params.value is not None or held is None:
        return {}

    def bounds(sketches: Sequence[Sketch]) -> tuple[Array, Array]:
        present = sum(one.size for one in sketches)
        needed = min(coded_count(present, params.share, params.fewest), present)
        ranks = np.array([present - needed if params.operation == "top" else needed - 1])
        return rank_bounds(sketches, ranks)

    return sorted_parts(table, held, names, bounds, progress.part("", 0.5))


def _end(column: TableColumn, params: Code, ordered: Array | Stretches) -> tuple[TableColumn, CodeChange]:
    from engine.kinds.tables.code import beyond, bound_by_share
    from engine.kinds.tables.discretise import plain_number
    from engine.kinds.tables.written_cells import distinct_values, written_codes

    _require_numbers(column, params)
    top, values = params.operation == "top", column.values
    bound = params.value
    if bound is None:
        bound = bound_by_share(ordered, params.share, params.fewest, top)
    coded = count(lambda part: beyond(part, bound, top), values)
    if not isinstance(ordered, np.ndarray):  # what workers counted, counted here
        below, upto = (ordered.searchsorted(np.array([bound]), side)[0] for side in ("left", "right"))
        require(column.name, int(len(ordered) - below if top else upto).__eq__, coded)
    told: dict[str, Any] = {"bound": float(bound), "replace": params.replace}
    if params.value is None:
        told["min_count"] = params.fewest
    if params.replace == "mean" and coded < params.fewest:
        raise ParameterError(
            text(
                "column {name}: the mean of only {count} values would tell them",
                name=column.name,
                count=coded,
            ),
            hint="publish the interval, or choose another value",
            name="replace",
        )
    changed = coded / column.present
    change = CodeChange(column.name, params.operation, told, changed, coded, params.fewest)
    if params.replace != "interval":
        instead = float(bound)
        if params.replace == "mean":
            instead = _sum_beyond(values, bound, top) / coded
            instead = round(instead, column.decimals) if column.decimals is not None else instead
            told["mean"] = instead
        new = through(lambda part: np.where(beyond(part, bound, top), instead, part), values)
        return TableColumn(column.name, new, None, count_decimals(new)), change
    number = plain_number(bound, column.decimals)
    label = f"[{number}..)" if top else f"(..{number}]"
    known = distinct_values(column)
    stays = ~beyond(known, bound, top)
    texts = [plain_number(value, column.decimals) for value in known[stays].tolist()]
    at = np.append(np.where(stays, np.cumsum(stays) - 1, len(texts)), -1)
    codes = through(at.__getitem__, written_codes(column))
    return labelled(column.name, codes, [*texts, label] if coded else texts), change


def _sum_beyond(values: Array, bound: float, top: bool) -> float:
    from engine.kinds.tables.code import beyond

    parts = (values[rows] for rows in stretches(len(values)))
    return sum(float(part[beyond(part, bound, top)].sum()) for part in parts)


def _round(column: TableColumn, params: Code) -> tuple[TableColumn, CodeChange]:
    from engine.kinds.tables.code import round_to

    _require_numbers(column, params)
    new = round_to(column.values, params.base, params.how)
    told = {"base": params.base, "how": params.how}
    return (
        TableColumn(column.name, new, None, count_decimals(new)),
        CodeChange(column.name, "round", told, _changed(column, new)),
    )


def _keep(column: TableColumn, params: Code) -> tuple[TableColumn, CodeChange]:
    from engine.kinds.tables.code import keep_first, rare_to_star, restore_digits
    from engine.kinds.tables.written_cells import distinct_values, written_codes

    texts, codes = list(column.labels or ()), np.asarray(column.values)
    if column.labels is None:
        if params.length is None or column.decimals != 0 or column.ends[0] < 0:
            raise ParameterError(
                text("column {name} was read as numbers: leading zeros of codes are lost", name=column.name),
                hint="give length: how many digits a code has",
                name="length",
            )
        texts, codes = restore_digits(distinct_values(column), params.length), written_codes(column)
    short = keep_first(texts, params.characters, params.mask)
    first = labelled(column.name, codes, short)
    changed = _labels_changed(texts, short, codes)
    if params.fewest > 1:
        assert first.labels is not None
        counts = counts_of(first.values, len(first.labels))
        first = labelled(column.name, first.values, rare_to_star(first.labels, counts, params.fewest))
    told = {"characters": params.characters, "mask": params.mask, "min_count": params.fewest}
    return first, CodeChange(column.name, "keep", told, changed)


def _map(column: TableColumn, params: Code) -> tuple[TableColumn, CodeChange]:
    from engine.kinds.tables.code import map_labels
    from engine.kinds.tables.house_files import read_pairs
    from engine.kinds.tables.written_cells import written_codes, written_labels

    if not params.map:
        raise ParameterError(
            "new labels need a table of them", hint="give map = a file with value;new label", name="map"
        )
    texts, codes = written_labels(column, each_once=True), written_codes(column)
    new = map_labels(texts, read_pairs(params.map, "map"), params.unmapped, column.name)
    made = labelled(column.name, codes, new)
    told = {"unmapped": params.unmapped, "labels": list(made.labels or ())}
    return made, CodeChange(column.name, "map", told, _labels_changed(texts, new, codes))


_OPERATIONS = {"round": _round, "keep": _keep, "map": _map}


def labelled(name: str, codes: np.ndarray, texts: list[str]) -> TableColumn:
    """A column of these texts by code (-1 missing); equal texts become one label, and labels that no row has
    are left out. An empty text is a missing cell."""
    used = np.flatnonzero(counts_of(codes, len(texts)))
    labels = sorted({texts[code] for code in used.tolist()} - {""})
    at = {label: place for place, label in enumerate(labels)}
    rank = np.full(len(texts) + 1, -1, np.int32)
    for code in used.tolist():
        rank[code] = at.get(texts[code], -1)
    return TableColumn(name, through(rank.__getitem__, codes), tuple(labels))


def _require_numbers(column: TableColumn, params: Code) -> None:
    if column.labels is not None:
        raise ParameterError(
            text(
                "column {name} is text: {operation} is for numbers",
                name=column.name,
                operation=params.operation,
            ),
            hint="keep its first characters or map its labels, or choose a column of numbers",
            name="columns",
        )


def _changed(column: TableColumn, new: np.ndarray) -> float:
    differs = count(lambda old, coded: (old != coded) & (old == old), column.values, new)
    return differs / column.present


def _labels_changed(before: list[str], after: list[str], codes: np.ndarray) -> float:
    differs = np.array([old != new for old, new in zip(before, after, strict=True)])
    counts = counts_of(codes, len(before))
    return float(counts[differs].sum() / counts.sum())


def default_columns(
    table: Table, released: Mapping[str, TableColumn], touched: Collection[str], alone: bool
) -> tuple[str, ...]:
    """Columns to protect, or else numbers."""
    numbers = tuple(n for n, c in released.items() if c.numeric and c.varies)
    named = tuple(n for n in table.role("protect") if n in numbers) or numbers
    return tuple(n for n in named if n not in touched and count(np.isfinite, released[n].values))


def default_words(in_chain: bool) -> str:
    return "The columns to protect, or else every number"


def summary(params: Code, names: str) -> str:
    if params.operation in ("top", "bottom"):
        return _end_summary(params, names)
    if params.operation == "round":
        return text("{names}: rounded to multiples of {base}.", names=names, base=f"{params.base:g}")
    if params.operation == "keep":
        return text(
            "{names}: only the first {characters} characters are released.",
            names=names,
            characters=params.characters,
        )
    return text("{names}: labels are replaced by those of a table.", names=names)


def _end_summary(params: Code, names: str) -> str:
    top = params.operation == "top"
    if params.value is not None:
        return text(
            "{names}: no value beyond {value}." if top else "{names}: no value below {value}.",
            names=names,
            value=f"{params.value:g}",
        )
    return text(
        "{names}: the largest values are released as one, at least {fewest} of them."
        if top
        else "{names}: the smallest values are released as one, at least {fewest} of them.",
        names=names,
        fewest=params.fewest,
    )
