"""k-anonymity: quasi-identifiers generalised until every row shares them with at least k rows or persons.

Two methods (`mondrian.py`, `lattice.py`), and a transform of an earlier release used again (`frozen.py`).
Here: what is asked of a class, the refusals, and the released columns made from classes or levels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from engine.core.audit import write_json
from engine.core.errors import ParameterError
from engine.core.json_values import Draft
from engine.core.text import text
from engine.kinds.tables.changes import Change
from engine.kinds.tables.coded_columns import CodedColumn
from engine.kinds.tables.data import StepOutcome, Table, TableColumn
from engine.kinds.tables.diversity import Requirement, SensitiveCodes, entropy_l, sensitive_codes
from engine.kinds.tables.lattice_classes import broken
from engine.kinds.tables.params_generalise import Generalise
from engine.kinds.tables.written_values import STAR

if TYPE_CHECKING:  # compiled code takes its time to import, and a release of another step needs none
    from engine.kinds.tables.lattice import LatticeSearch


@dataclass(frozen=True)
class GeneraliseChange(Change):
    """A column generalised so that its rows share classes."""

    coarsens = True

    method: str
    bounds: str

    def claim(self) -> Draft:
        claim: Draft = {"step": "generalise", "method": self.method}
        return claim | {"bounds": self.bounds} if self.method == "mondrian" else claim

    def treatment(self) -> str:
        if self.method == "mondrian":
            return "generalised class by class"
        return "generalised to one level of its hierarchy"


@dataclass(frozen=True)
class Written:
    """Released columns of all rows given to the step, before rows are left out."""

    columns: list[TableColumn]
    losses: NDArray[np.float64]  # rows × columns
    classes: NDArray[np.int64]  # of every row
    suppressed: NDArray[np.bool_]
    transform: Draft = field(default_factory=dict)
    levels: tuple[int, ...] | None = None  # of a lattice
    heights: tuple[int, ...] = ()
    search: LatticeSearch | None = None


@dataclass(frozen=True)
class GeneraliseOutcome(StepOutcome):
    """What was reached, for manifest, measures, views and the audit."""

    params: Generalise
    columns: tuple[str, ...]
    attributes: tuple[str, ...]
    rows: int  # given to the step
    loss: float
    discernibility: float
    classes: int
    suppressed: NDArray[np.bool_]  # of the rows given to the step
    suppressed_rows: NDArray[np.intp]  # of the file
    dropped: int
    written: Written

    def facts(self) -> Draft:
        return {
            "k": self.params.k,
            "count": self.params.count,
            "attributes": list(self.attributes),
            "suppressed": int(self.suppressed.sum()),
            "dropped": self.dropped,
        }

    def audit(self, folder: Path) -> None:
        """The transform, and which rows of the file were suppressed. A second step adds files of its own."""
        before = len(list(folder.glob("transform*.json")))
        number = f"-{before + 1}" if before else ""
        write_json(folder / f"transform{number}.json", self.written.transform)
        lines = "".join(f"{row + 1}\n" for row in self.suppressed_rows.tolist())
        (folder / f"suppressed_rows{number}.csv").write_text("row\n" + lines, encoding="utf-8")


def requirement_of(table: Table, columns: Sequence[str], params: Generalise) -> Requirement:
    """What every class must fulfil; refused where the table cannot."""
    persons = _persons(table) if params.count == "persons" else np.empty(0, np.int32)
    there = int(persons.max(initial=-1)) + 1 if params.count == "persons" else table.rows
    if params.k > there:
        raise ParameterError(
            text(
                "k = {k}, the table has {there} persons"
                if params.count == "persons"
                else "k = {k}, the table has {there} rows",
                k=params.k,
                there=there,
            ),
            hint="choose a smaller k",
            name="k",
        )
    asked = params.l is not None or params.t is not None
    names = attributes_of(table, params)
    if asked and not names:
        raise ParameterError(
            "l and t need a sensitive column", hint="give a column the role sensitive", name="attributes"
        )
    sensitive = []
    for name in names if asked else ():
        if name not in table.by_name:
            raise ParameterError(text("there is no column {name}", name=repr(name)), name="attributes")
        if name in columns:
            raise ParameterError(
                text("column {name} is a quasi-identifier and sensitive at the same time", name=name),
                hint="give it one of the two roles",
                name="columns",
            )
        one = table.current.get(name) or table.by_name[name]
        coded = sensitive_codes(name, one.values, one.numeric, name in params.ordered)
        _refuse_l(coded, params)
        sensitive.append(coded)
    return Requirement(
        k=params.k,
        persons=persons,
        sensitive=tuple(sensitive),
        l=params.l or 0.0,
        by_entropy=params.l_kind == "entropy",
        t=-1.0 if params.t is None else params.t,
    )


def attributes_of(table: Table, params: Generalise) -> tuple[str, ...]:
    return params.attributes or table.role("sensitive")


def _refuse_l(coded: SensitiveCodes, params: Generalise) -> None:
    if params.l is None:
        return
    if params.l > coded.distinct:
        raise ParameterError(
            text("{name} has {values} values: l is at most {values}", name=coded.name, values=coded.distinct),
            hint="choose a smaller l",
            name="l",
        )
    counts = np.bincount(coded.codes, minlength=coded.m).astype(float)
    reached = entropy_l(counts[1:] if coded.missing == 0 else counts)
    if params.l_kind == "entropy" and params.l > reached + 1e-9:
        raise ParameterError(
            text(
                "even with every column at *, {name} reaches an entropy l of {reached}",
                name=coded.name,
                reached=f"{reached:.4g}",
            ),
            hint="choose a smaller l, or count different values",
            name="l",
        )


def _persons(table: Table) -> NDArray[np.int32]:
    """A number for each person; all rows without one are one more."""
    name = next(iter(table.role("person")), None)
    if name is None:
        raise ParameterError(
            "no column says whose row it is", hint="give one the role person, or count rows", name="count"
        )
    column = table.by_name[name]
    if not column.present:
        raise ParameterError(
            text("column {name} names no person at all", name=name), hint="count rows instead", name="count"
        )
    _, codes = np.unique(np.where(column.missing, -1, _whole(column)), return_inverse=True)
    return codes.astype(np.int32)


def _whole(column: TableColumn) -> NDArray:
    if column.labels is not None:
        return column.values
    _, codes = np.unique(column.values, return_inverse=True)
    return codes


def text_column(name: str, texts: Sequence[str | None], of_row: NDArray) -> TableColumn:
    """A column of labels from the text of every class and the class of every row."""
    labels = sorted({one for one in texts if one is not None})
    at: dict[str | None, int] = {label: place for place, label in enumerate(labels)}
    codes = np.array([at.get(one, -1) if one is not None else -1 for one in texts] or [-1], np.int32)
    return TableColumn(name, codes[of_row], tuple(labels))


def finish(
    table: Table, coded: Sequence[CodedColumn], written: Written, params: Generalise
) -> tuple[list[TableColumn], NDArray[np.intp] | None, GeneraliseOutcome, list[str]]:
    """Suppressed rows are left out, or stay with * where they are a class by themselves."""
    suppressed, warnings = written.suppressed, []
    star = params.suppressed == "star" and bool(suppressed.any())
    if star and not _star_class_holds(table, coded, suppressed, params):
        star = False
        warnings.append(
            text(
                "{count} suppressed rows would be a class that breaks what is asked: they are left out",
                count=int(suppressed.sum()),
            )
        )
    losses = np.where(suppressed[:, None], 1.0, written.losses)
    kept = None if star or not suppressed.any() else np.flatnonzero(~suppressed)
    columns = written.columns
    if star:
        columns = [_starred(column, suppressed) for column in columns]
    elif kept is not None:
        columns = [column.take(kept) for column in columns]
    sizes = np.bincount(written.classes[~suppressed]) if not suppressed.all() else np.zeros(0, np.int64)
    sizes = sizes[sizes > 0].astype(np.float64)
    outcome = GeneraliseOutcome(
        params=params,
        columns=tuple(column.name for column in coded),
        attributes=attributes_of(table, params) if params.l is not None or params.t is not None else (),
        rows=table.rows,
        loss=float(losses.mean()),
        discernibility=float((sizes**2).sum() + float(suppressed.sum()) * table.rows),
        classes=len(sizes) + star,
        suppressed=suppressed,
        suppressed_rows=np.flatnonzero(suppressed) if table.numbers is None else table.numbers[suppressed],
        dropped=0 if kept is None else table.rows - len(kept),
        written=written,
    )
    return columns, kept, outcome, warnings


def _starred(column: TableColumn, rows: NDArray[np.bool_]) -> TableColumn:
    assert column.labels is not None
    labels = sorted({*column.labels, STAR})
    at = np.array([labels.index(label) for label in column.labels] + [-1], np.int32)
    return TableColumn(column.name, np.where(rows, labels.index(STAR), at[column.values]), tuple(labels))


def _star_class_holds(
    table: Table, coded: Sequence[CodedColumn], suppressed: NDArray[np.bool_], params: Generalise
) -> bool:
    """Rows with * in all columns are a class like any other, of the whole table."""
    needs = requirement_of(table, [column.name for column in coded], params)
    return not broken(needs, suppressed.astype(np.int64))[suppressed].any()


def step_warnings(table: Table, needs: Requirement) -> list[str]:
    return [
        text("column {name} has one value: every class has t = 0", name=one.name)
        for one in needs.sensitive
        if needs.t >= 0 and one.m == 1
    ]


def require_columns(columns: Sequence[Any]) -> None:
    if not columns:
        raise ParameterError(
            "choose the columns that others may know",
            hint="give them the role quasi, or name them in the step",
            name="columns",
        )


def refuse_sensitive(table: Table, columns: Sequence[str]) -> None:
    for name in columns:
        if name in table.role("sensitive"):
            raise ParameterError(
                text("column {name} is a quasi-identifier and sensitive at the same time", name=name),
                hint="give it one of the two roles",
                name="columns",
            )
