"""The discretise step on columns of a table: numbers into classes, rare categories into (other)."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import ParameterError
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.tables import discretise
from engine.kinds.tables.anonymised import Change, Classed
from engine.kinds.tables.data import Column, Table, count_decimals, require_values
from engine.kinds.tables.params import Discretise

OTHER = "(other)"


def discretise_columns(
    table: Table, columns: list[Column], params: Discretise, _r: Randomness, _p: str, progress: Progress
) -> tuple[list[Column], list[Change]]:
    made: list[Column] = []
    done: list[Change] = []
    for place, column in enumerate(columns):
        progress.report(place / len(columns), column.name)
        require_values(table, column)
        if column.present < params.min_count:
            raise ParameterError(
                text(
                    "the smallest class ({min_count}) is larger than the {present} values of column {name}",
                    min_count=params.min_count,
                    present=column.present,
                    name=column.name,
                ),
                hint="choose a smaller min_count, or drop the column",
                name="min_count",
            )
        new, change = _classes(column, params) if column.numeric else _merge(column, params)
        made.append(new)
        done.append(change)
    return made, done


def _classes(column: Column, params: Discretise) -> tuple[Column, Classed]:
    cut = discretise.equal_frequency if params.method == "frequency" else discretise.equal_width
    classes = cut(column.values, params.classes, params.min_count)
    codes = discretise.assign(column.values, classes.cuts)
    codes, sizes, filled = _missing_filled(codes, classes.sizes, params.min_count)
    one_valued = int(classes.one_valued.sum())
    change = Classed(column.name, params.output, params.min_count, sizes, one_valued, classes.cuts, filled)
    if params.output == "interval":
        return Column(column.name, codes, interval_labels(classes.cuts, column.decimals)), change
    if params.output == "number":
        numbers = np.arange(1.0, len(sizes) + 1)
        return Column(column.name, _spread(numbers, codes), None, 0, True), change
    centres = _centres(
        column.values, discretise.assign(column.values, classes.cuts), len(sizes), params.output
    )
    return Column(column.name, _spread(centres, codes), None, count_decimals(centres)), change


def _missing_filled(codes: NDArray, sizes: NDArray, min_count: int) -> tuple[NDArray, NDArray, bool]:
    """Missing cells are a class of their own. Fewer than the smallest class would point at those rows: they
    go into the largest class, where they change least."""
    missing = codes < 0
    count = int(missing.sum())
    if not 0 < count < min_count:
        return codes, sizes, False
    largest = int(np.argmax(sizes))
    sizes = sizes.copy()
    sizes[largest] += count
    return np.where(missing, largest, codes).astype(codes.dtype), sizes, True


def _centres(values: NDArray, codes: NDArray, count: int, output: str) -> NDArray:
    centre = discretise.class_means if output == "mean" else discretise.class_medians
    ordered = np.sort(values[codes >= 0])  # classes are ranges of it, one after the other
    ends = np.cumsum(np.bincount(codes[codes >= 0], minlength=count))
    least, greatest = ordered[np.append(0, ends[:-1])], ordered[ends - 1]
    return discretise.rounded_centres(centre(values, codes, count), least, greatest)


def _merge(column: Column, params: Discretise) -> tuple[Column, Classed]:
    """Rare categories into (other); missing cells are a category like the others."""
    assert column.labels is not None
    counts = np.bincount(column.values + 1, minlength=len(column.labels) + 1)
    counts = np.append(counts[1:], counts[0])  # the missing ones last
    rare = discretise.merge_rare(counts, params.min_count)
    if rare.any() and OTHER in column.labels:
        rare[column.labels.index(OTHER)] = True
    kept = [
        label for label, gone, n in zip(column.labels, rare[:-1], counts[:-1], strict=True) if n and not gone
    ]
    labels = sorted({*kept, OTHER}) if rare.any() else kept
    at = {label: place for place, label in enumerate(labels)}
    new = np.array([at.get(label, at.get(OTHER, -1)) for label in column.labels] + [-1], np.int32)
    filled = bool(rare[-1]) and bool(counts[-1])
    if filled:
        new[-1] = at[OTHER]
    codes = new[column.values]
    sizes = np.bincount(codes[codes >= 0], minlength=len(labels))
    return (
        Column(column.name, codes, tuple(labels)),
        Classed(column.name, "category", params.min_count, sizes, 0, None, filled),
    )


def interval_labels(cuts: NDArray, decimals: int | None) -> tuple[str, ...]:
    """(low..high], the outermost bounds open."""
    texts = [plain_number(cut, None if decimals is None else decimals + 1) for cut in cuts]
    if not texts:
        return ("(..)",)
    inner = [f"({low}..{high}]" for low, high in pairwise(texts)]
    return (f"(..{texts[0]}]", *inner, f"({texts[-1]}..)")


def plain_number(value: float, decimals: int | None) -> str:
    """Shortest text that reads back as the same number."""
    near = round(float(value), decimals) if decimals is not None else float(value)
    exact = (
        near if decimals is not None and abs(near - value) <= 1e-9 * max(1.0, abs(value)) else float(value)
    )
    return str(int(exact)) if exact.is_integer() and abs(exact) < 1e15 else repr(exact)


def _spread(of_class: NDArray, codes: NDArray) -> NDArray:
    return np.append(of_class, np.nan)[codes]
