"""What the steps that reach k cost and gave, measured on what is released: k, l and t, suppression,
losses."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.core.json_values import Draft
from engine.core.stretches import distinct
from engine.kinds.tables.class_promise import enforcing_step, sensitive_stand
from engine.kinds.tables.data import PublishedTable, Table, TableColumn
from engine.kinds.tables.diversity import closeness, entropy_l, sensitive_codes
from engine.kinds.tables.generalise import GeneraliseChange, GeneraliseOutcome
from engine.kinds.tables.microaggregate_blocks import MicroaggregateOutcome
from engine.kinds.tables.written_cells import written_codes

LOSSES = ("ncp", "discernibility", "average_class_size", "classes", "suppressed_share", "group_loss")
NEARLY_UNIQUE, FEWEST_ROWS = 0.95, 20
UNEQUAL = 2.0  # times the average from which suppression hits one value harder than others


def class_losses(published: PublishedTable) -> Draft:
    """Of the last generalise and the last microaggregate; None where there is none."""
    found: Draft = dict.fromkeys(LOSSES)
    for outcome in published.outcomes:
        if isinstance(outcome, GeneraliseOutcome):
            found |= {
                "ncp": outcome.loss,
                "discernibility": outcome.discernibility,
                "average_class_size": outcome.rows / max(1, outcome.classes),
                "classes": outcome.classes,
                "suppressed_share": float(outcome.suppressed.mean()) if outcome.rows else 0.0,
            }
        elif isinstance(outcome, MicroaggregateOutcome):
            found["group_loss"] = max(block.loss for block in outcome.blocks)
    return found


def class_risks(data: Table, published: PublishedTable, told: Sequence[Draft]) -> Draft:
    """`data` with all its rows. What the gate says of classes."""
    number = enforcing_step(told, [n for n in data.role("quasi") if n in published.table.by_name])
    reached: list[Draft] = []
    for place, (one, outcome) in enumerate(zip(told, published.outcomes, strict=True)):
        if isinstance(outcome, GeneraliseOutcome):
            reached.append(
                _reached(data, published, one, outcome, place == number, sensitive_stand(told, place))
            )
        elif isinstance(outcome, MicroaggregateOutcome):
            columns = [published.table.by_name[name] for name in one["columns"]]
            k = int(np.bincount(classes_of(columns)).min(initial=published.table.rows))
            asked = {"asked": one["k"], "count": "rows", "enforced": place == number}
            reached.append({"k": k, **asked, "columns": [*one["columns"]]})
    person = [name for name in data.role("person") if name in published.table.by_name]
    return {
        "promised_classes": reached,
        "person_released": person,
        "nearly_unique": _nearly_unique(
            data, published, set(told[number]["columns"]) if number is not None else set()
        ),
    }


def classes_of(columns: Sequence[TableColumn]) -> NDArray[np.int64]:
    """Rows whose written cells are equal; an empty cell is a value."""
    rows = np.zeros(len(columns[0].values), np.int64)
    for column in columns:
        codes = written_codes(column)
        _, rows = np.unique(rows * (int(codes.max(initial=-1)) + 2) + codes + 1, return_inverse=True)
    return rows.astype(np.int64)


def _reached(
    data: Table,
    published: PublishedTable,
    told: Draft,
    outcome: GeneraliseOutcome,
    enforced: bool,
    sensitive: bool,
) -> Draft:
    table, original = published.table, published.original(data)
    classes = classes_of([table.by_name[name] for name in told["columns"]])
    sizes = np.bincount(classes)
    if told["count"] == "persons":
        codes = written_codes(original.by_name[data.role("person")[0]]) + 1
        width = int(codes.max(initial=0)) + 1
        sizes = np.bincount(distinct(classes * width + codes) // width)
    asked = outcome.params
    return {
        "k": int(sizes.min(initial=table.rows)),
        "asked": told["k"],
        "count": told["count"],
        "enforced": enforced,
        "sensitive": [
            _diversity(table.by_name[name], classes, name in asked.ordered)
            | {
                "l_asked": asked.l,
                "by_entropy": asked.l_kind == "entropy",
                "t_asked": asked.t,
                "enforced": sensitive,
            }
            for name in told["attributes"]
            if name in table.by_name
        ],
        "suppressed": int(outcome.suppressed.sum()),
        "rows": outcome.rows,
        "limit": asked.limit,
        "hit_harder": _hit_harder(data, outcome),
        "loss": outcome.loss,
        "exact_ends": _exact_ends(published, outcome),
        "columns": [*told["columns"]],
    }


def _exact_ends(published: PublishedTable, outcome: GeneraliseOutcome) -> list[str]:
    """Columns of numbers or days that are released with [smallest..largest] of a class, as `tight` writes
    it; a transform of an earlier release may bring them too."""
    transform = outcome.written.transform
    if transform["method"] != "mondrian":
        return []
    scaled = [one["name"] for one in transform["columns"] if one["kind"] != "category"]
    last = {change.column: change for change in published.changes}
    columns = [published.table.by_name[n] for n in scaled if isinstance(last[n], GeneraliseChange)]
    return [c.name for c in columns if any(_is_tight(label) for label in c.labels or ())]


def _is_tight(label: str) -> bool:
    return label.startswith("[") and label.endswith("]")


def _diversity(column: TableColumn, classes: NDArray[np.int64], ordered: bool) -> Draft:
    """The worst class: fewest different values, least entropy, greatest distance."""
    coded = sensitive_codes(column.name, column.values, column.numeric, ordered)
    q = coded.shares()
    order = np.argsort(classes, kind="stable")
    ends = np.cumsum(np.bincount(classes))
    least, entropy, far = np.inf, np.inf, 0.0
    for start, end in zip([0, *ends[:-1].tolist()], ends.tolist(), strict=True):
        counts = np.bincount(coded.codes[order[start:end]], minlength=coded.m).astype(float)
        present = counts[1:] if coded.missing == 0 else counts
        if present.any():
            least, entropy = min(least, float((present > 0).sum())), min(entropy, entropy_l(present))
        far = max(far, closeness(counts / counts.sum(), q, coded.ordered))
    known = bool(np.isfinite(least))
    return {
        "name": column.name,
        "l": least if known else None,
        "entropy": entropy if known else None,
        "t": far,
    }


def _hit_harder(data: Table, outcome: GeneraliseOutcome) -> list[str]:
    """Sensitive columns of which one value lost more than twice the average share of its rows."""
    rows = outcome.suppressed
    if not rows.any() or len(rows) != data.rows:
        return []
    found = []
    for name in data.role("sensitive"):
        column = data.by_name[name]
        codes = written_codes(column) + 1
        all_rows = np.bincount(codes)
        lost = np.bincount(codes[rows], minlength=len(all_rows))
        # one row of a rare value is chance: at least two must be gone
        if bool(((lost > UNEQUAL * rows.mean() * all_rows) & (lost > 1)).any()):
            found.append(name)
    return found


def _nearly_unique(data: Table, published: PublishedTable, promised: set[str]) -> list[str]:
    """Columns outside the classes whose values nearly all differ: k says nothing about them."""
    found: list[str] = []
    if published.table.rows < FEWEST_ROWS or not promised:
        return found
    for column in published.table.columns:
        if column.name in promised or (column.numeric and column.decimals != 0):
            continue
        codes = written_codes(column)
        if len(distinct(codes[codes >= 0])) >= NEARLY_UNIQUE * max(1, column.present) and column.present:
            found.append(column.name)
    return found
