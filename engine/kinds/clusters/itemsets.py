"""Itemsets of categorical columns: found, counted, combined, and the rules they bear.

An item is a pair (column, value): glued into one text, a column called "a=b" could not be told from a
column "a" with a value that begins with "b=". An itemset holds at most one item of a column, in the
order of the columns' names. Counting one is an AND of bitmaps of rows and a population count. Which
itemsets may be published: `inference_control.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import prod

import numpy as np

from engine.core.errors import ParameterError
from engine.core.text import text
from engine.kinds.clusters.data import Items, Result

Item = tuple[str, str]  # column, value
Itemset = tuple[Item, ...]

MOST_ITEMSETS = 50_000  # more would be no patterns but the table itself


@dataclass(frozen=True)
class Rule:
    """People with all of `given` also have `then`, in `confidence` of the cases."""

    given: Itemset
    then: Itemset
    count: int
    confidence: float


def itemset(listed: Sequence[Sequence[str]]) -> Itemset:
    """From the lists that travel as JSON."""
    return tuple((str(column), str(value)) for column, value in listed)


def plain(one: Itemset) -> list[list[str]]:
    return [[column, value] for column, value in one]


def item_labels(one: Sequence[Sequence[str]]) -> list[str]:
    """For the eye only: nothing is read back from it."""
    return [f"{column}={value}" for column, value in one]


def bitmaps(items: Items) -> dict[Item, np.ndarray]:
    found = {}
    for j, column in enumerate(items.columns):
        for code, value in enumerate(items.values[j]):
            found[column, value] = np.packbits(items.codes[:, j] == code)
    return found


def count(one: Itemset, maps: Mapping[Item, np.ndarray], rows: int) -> int:
    """People with all of these items; 0 for items the site has never seen."""
    if not one:
        return rows
    if any(item not in maps for item in one):
        return 0
    both = np.bitwise_and.reduce([maps[item] for item in one])
    return int(np.bitwise_count(both).sum())


def frequent_items(items: Items, least: int) -> dict[Item, int]:
    """Items of at least `least` rows."""
    found = {item: int(np.bitwise_count(rows).sum()) for item, rows in bitmaps(items).items()}
    return {item: n for item, n in found.items() if n >= least}


def combine(values: Mapping[str, Sequence[str]], max_size: int) -> list[Itemset]:
    """All itemsets of these values with at most max_size columns, smaller ones first."""
    many = 0
    for size in range(1, max_size + 1):
        for columns in combinations(sorted(values), size):
            many += prod(len(values[column]) for column in columns)
            if many > MOST_ITEMSETS:
                raise ParameterError(
                    text(
                        "more than {most_itemsets} combinations of values would have to be counted",
                        most_itemsets=MOST_ITEMSETS,
                    ),
                    hint="raise the least support, lower the most items, or name fewer columns for patterns",
                    name="support",
                )
    return [
        tuple(zip(columns, cells, strict=True))
        for size in range(1, max_size + 1)
        for columns in combinations(sorted(values), size)
        for cells in product(*(sorted(values[column]) for column in columns))
    ]


def rules(kept: Mapping[Itemset, int], confidence: float, least: float) -> list[Rule]:
    """All rules A ⇒ B with n(AB) / n(A) ≥ confidence and n(AB) ≥ least among published itemsets.

    They say nothing that the counts do not say: what may not be concluded was left out of the counts.
    """
    found = []
    for one, together in kept.items():
        for size in range(1, len(one)):
            for given in combinations(one, size):
                share = together / kept[given]
                if share >= confidence and together >= least:
                    then = tuple(item for item in one if item not in given)
                    found.append(Rule(given, then, together, share))
    return sorted(found, key=lambda rule: (rule.given, rule.then))


def as_result(kept: Mapping[Itemset, int], found: Sequence[Rule]) -> Result:
    """Itemsets and rules as plain values, sorted by their items."""
    order = sorted(kept)
    return {
        "itemsets": [plain(one) for one in order],
        "counts": np.array([kept[one] for one in order], dtype=np.int64),
        "rules": [[plain(rule.given), plain(rule.then), rule.count, rule.confidence] for rule in found],
    }
