"""Frequent itemsets of categorical columns, and which of them may be published.

An item reads column=value. Itemsets are found level by level (Agrawal & Srikant 1994) on bitmaps of
rows; counting one is an AND and a population count.

A published set of counts tells more than each count: n(A¬B) = n(A) − n(AB), and so on by inclusion and
exclusion. An itemset is dropped, with all that contain it, if together with its subsets it would tell a
group of 1 … min_count − 1 people (inference channels, Atzori, Bonchi, Giannotti & Pedreschi 2005), or if
its people all share a sensitive value. The values of one column exclude each other, so what is left of a
group when its published values are taken away must not be small either.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from engine.clusters.data import Items

Itemset = tuple[str, ...]


@dataclass(frozen=True)
class Rule:
    """People with all of `given` also have `then`, in `confidence` of the cases."""

    given: Itemset
    then: Itemset
    count: int
    confidence: float


def bitmaps(items: Items) -> dict[str, np.ndarray]:
    found = {}
    for j, column in enumerate(items.columns):
        for code, value in enumerate(items.values[j]):
            found[f"{column}={value}"] = np.packbits(items.codes[:, j] == code)
    return found


def count(itemset: Itemset, maps: Mapping[str, np.ndarray], rows: int) -> int:
    """People with all of these items; 0 for items the site has never seen."""
    if not itemset:
        return rows
    if any(item not in maps for item in itemset):
        return 0
    both = np.bitwise_and.reduce([maps[item] for item in itemset])
    return int(np.bitwise_count(both).sum())


def frequent(items: Items, least: int, max_size: int) -> dict[Itemset, int]:
    """All itemsets of at least `least` rows with at most max_size items, each from another column."""
    maps = bitmaps(items)
    rows = len(items.codes)
    level: dict[Itemset, int] = {(item,): count((item,), maps, rows) for item in sorted(maps)}
    level = {itemset: n for itemset, n in level.items() if n >= least}
    found = dict(level)
    for _ in range(max_size - 1):
        wider: dict[Itemset, int] = {}
        for a, b in combinations(sorted(level), 2):
            if a[:-1] != b[:-1] or column_of(a[-1]) == column_of(b[-1]):
                continue
            joined = (*a, b[-1])
            if all(part in level for part in combinations(joined, len(a))):
                n = count(joined, maps, rows)
                if n >= least:
                    wider[joined] = n
        found |= wider
        level = wider
    return found


def column_of(item: str) -> str:
    return item.partition("=")[0]


def publishable(
    counts: Mapping[Itemset, int], rows: int, min_count: int, sensitive: Iterable[str]
) -> dict[Itemset, int]:
    """The itemsets that may leave together (the empty one, all rows, is always known)."""
    hidden = frozenset(sensitive)
    kept: dict[Itemset, int] = {(): rows}
    for itemset in sorted(counts, key=lambda one: (len(one), one)):
        if counts[itemset] < min_count:
            continue
        parts = [part for size in range(len(itemset)) for part in combinations(itemset, size)]
        if any(part not in kept for part in parts):
            continue
        kept[itemset] = counts[itemset]
        if _tells_few(itemset, kept, min_count) or _tells_sensitive(itemset, kept, hidden):
            del kept[itemset]
    _drop_small_rests(kept, min_count)
    del kept[()]
    return kept


def _tells_few(itemset: Itemset, kept: Mapping[Itemset, int], min_count: int) -> bool:
    """Whether people with some of the items and none of the others would be few but not nobody."""
    for size in range(len(itemset)):
        for has in combinations(itemset, size):
            rest = [item for item in itemset if item not in has]
            total = 0
            for more in range(len(rest) + 1):
                for extra in combinations(rest, more):
                    total += (-1) ** more * kept[tuple(sorted((*has, *extra)))]
            if 0 < total < min_count:
                return True
    return False


def _tells_sensitive(itemset: Itemset, kept: Mapping[Itemset, int], sensitive: frozenset[str]) -> bool:
    secret = [item for item in itemset if column_of(item) in sensitive]
    for size in range(1, len(secret) + 1):
        for then in combinations(secret, size):
            given = tuple(item for item in itemset if item not in then)
            if kept[given] == kept[itemset]:
                return True
    return False


def _drop_small_rests(kept: dict[Itemset, int], min_count: int) -> None:
    """Take away the smallest published value of a column while what is left unpublished is few."""
    changed = True
    while changed:
        changed = False
        split: dict[tuple[Itemset, str], list[Itemset]] = {}
        for itemset in kept:
            for item in itemset:
                base = tuple(other for other in itemset if other != item)
                split.setdefault((base, column_of(item)), []).append(itemset)
        for (base, _), values in split.items():
            if base not in kept or any(value not in kept for value in values):
                continue
            rest = kept[base] - sum(kept[value] for value in values)
            if 0 < rest < min_count:
                _drop_with_supersets(kept, min(values, key=lambda one: (kept[one], one)))
                changed = True


def _drop_with_supersets(kept: dict[Itemset, int], itemset: Itemset) -> None:
    for other in [other for other in kept if set(itemset) <= set(other)]:
        del kept[other]


def rules(
    kept: Mapping[Itemset, int], min_count: int, confidence: float, sensitive: Iterable[str]
) -> tuple[list[Rule], int]:
    """Rules A ⇒ B among published itemsets, and how many were suppressed.

    Suppressed: n(A) or n(AB) < min_count; 0 < n(A) − n(AB) < min_count; certain ones that conclude a
    sensitive column.
    """
    hidden = frozenset(sensitive)
    found, suppressed = [], 0
    for itemset, together in kept.items():
        for size in range(1, len(itemset)):
            for given in combinations(itemset, size):
                then = tuple(item for item in itemset if item not in given)
                alone = kept.get(given, 0)
                if alone and together / alone < confidence:
                    continue
                certain = alone == together and any(column_of(item) in hidden for item in then)
                if min(alone, together) < min_count or 0 < alone - together < min_count or certain:
                    suppressed += 1
                    continue
                found.append(Rule(given, then, together, together / alone))
    return sorted(found, key=lambda rule: (-rule.confidence, -rule.count, rule.given, rule.then)), suppressed
