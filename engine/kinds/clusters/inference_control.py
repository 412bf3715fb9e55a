"""Which counts may be published together: what else do they tell?

Published counts add up to more than themselves. The values of one column exclude each other, so whoever
knows the counts of a table, its margins and the number of rows computes the cells of what is *not* listed:
with "rest" for all unlisted values of a column, n(a ∧ rest) = n(a) − Σ_v n(a ∧ v), and so on by inclusion
and exclusion (inference channels, Atzori, Bonchi, Giannotti & Pedreschi 2005; linked tables in official
statistics, Hundepool et al. 2012, ch. 4). Leaving out single small cells does not help, for they can be
computed from the others. So whole tables are published or not:

    For a set of columns S, the published itemsets over S are *all* combinations of some values V_{S,c} of
    each column c, where V_{S,c} is within V_{S',c} for every S' within S. Every cell of that table, with
    "rest" as one more value of a column where it is not empty, holds at least min_count people.

Statement: a group "in each column c of S a value in A_c" (A_c neither nothing nor everything) has a size
that is a linear combination of published counts only if it is a union of cells of the published table over
S; so it holds at least min_count people, and no value of a column follows from values of others, neither
it nor its absence. Proof: docs/proofs/patterns.md. Empty cells are not allowed, although they tell of
nobody: together with the margins they would make other cells computable.

A table that breaks the rule is made coarser: the value that is in most offending cells goes into the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple

import numpy as np

from engine.kinds.clusters.itemsets import Itemset

Count = Callable[[Itemset], int]
Allowed = Callable[[tuple[str, ...]], Sequence[Collection[str]]]
Values = tuple[tuple[str, ...], ...]  # listed values of each column of a table


class CountTable(NamedTuple):
    """One published table: its columns, sorted, and the listed values of each."""

    columns: tuple[str, ...]
    values: Values


def publishable(
    values: Mapping[str, Sequence[str]],
    max_size: int,
    count: Count,
    rows: int,
    min_count: int,
    allowed: Allowed | None = None,
) -> dict[Itemset, int]:
    """All itemsets of all tables that may leave together.

    values: the values of each column that may be listed; count: people who have an itemset; allowed: the
    values that a table over some columns may list at most, where there are further bounds.
    """
    tables: dict[tuple[str, ...], Values] = {}
    for size in range(1, max_size + 1):
        for columns in combinations(sorted(values), size):
            begin = _within(columns, tables, values)
            if begin and allowed is not None:
                bounds = allowed(columns)
                begin = tuple(
                    tuple(v for v in here if v in most) for here, most in zip(begin, bounds, strict=True)
                )
            listed = _coarsened(CountTable(columns, begin), count, rows, min_count) if begin else ()
            if listed:
                tables[columns] = listed
    kept: dict[Itemset, int] = {}
    for columns, listed in tables.items():
        for cells in product(*listed):
            one = tuple(zip(columns, cells, strict=True))
            kept[one] = count(one)
    return kept


def _within(
    columns: tuple[str, ...], tables: dict[tuple[str, ...], Values], values: Mapping[str, Sequence[str]]
) -> Values:
    """The values a table may list: those all its margins list; () where a margin is not published."""
    if len(columns) == 1:
        return (tuple(sorted(values[columns[0]])),)
    found = []
    for column in columns:
        allowed: set[str] | None = None
        for part in combinations(columns, len(columns) - 1):
            if part not in tables:
                return ()
            if column in part:
                listed = set(tables[part][part.index(column)])
                allowed = listed if allowed is None else allowed & listed
        found.append(tuple(sorted(allowed or ())))
    return tuple(found)


def _coarsened(table: CountTable, count: Count, rows: int, min_count: int) -> Values:
    """The values that can be listed when no cell holds fewer than min_count; () if nothing is left."""
    columns, listed = table
    while listed and all(listed):
        sizes = _cells(CountTable(columns, listed), count, rows)
        if min(sizes.shape) < 2:
            return ()  # a column in which all people agree tells nothing, and with certainty
        offending = _offending(sizes, listed, min_count)
        if not offending.any():
            return listed
        listed = _without_worst(listed, offending, sizes)
    return ()


def _cells(table: CountTable, count: Count, rows: int) -> np.ndarray:
    """Sizes of all cells; first along each axis the rest, unless nobody is in it."""
    columns, listed = table
    known = np.empty([len(values) + 1 for values in listed], dtype=np.int64)
    for place in np.ndindex(known.shape):
        one = tuple((columns[j], listed[j][at - 1]) for j, at in enumerate(place) if at)
        known[place] = count(one) if one else rows
    for axis in range(known.ndim):
        whole, parts = np.split(known, [1], axis=axis)
        known = np.concatenate([whole - parts.sum(axis=axis, keepdims=True), parts], axis=axis)
    for axis in range(known.ndim):
        # Not by the sum: counts of sites that leave out small ones may disagree, and that tells of these.
        if not np.take(known, 0, axis=axis).any():
            known = np.delete(known, 0, axis=axis)
    return known


def _offending(sizes: np.ndarray, listed: Values, min_count: int) -> np.ndarray:
    """Cells of too few. Where nobody should be in a rest, but counts disagree, those that do."""
    offending = sizes < min_count
    for axis, values in enumerate(listed):
        rest = np.take(sizes, [0], axis=axis)
        if sizes.shape[axis] > len(values) and rest.sum() == 0:
            first = tuple(slice(0, 1) if j == axis else slice(None) for j in range(sizes.ndim))
            offending[first] = rest != 0
    return offending


def _without_worst(listed: Values, offending: np.ndarray, sizes: np.ndarray) -> Values:
    """Without the value that lies in most offending cells; () if none helps.

    Of equals that of about the fewest people, then the first by name: sites of like data choose
    alike. Where nobody is in the rest of a column, one value alone in it would only change its name: two
    go, and from two values nothing can go.
    """
    worst: tuple[tuple[int, int], int, set[str]] | None = None
    for axis, values in enumerate(listed):
        others = tuple(j for j in range(sizes.ndim) if j != axis)
        rest = sizes.shape[axis] - len(values)
        if not rest and len(values) < 3:
            continue
        many, people = offending.sum(axis=others)[rest:], sizes.sum(axis=others)[rest:]
        ranked = sorted((-int(many[i]), _about(people[i]), value) for i, value in enumerate(values))
        going = {value for _, _, value in ranked[: 1 if rest else 2]}
        if worst is None or ranked[0][:2] < worst[0]:
            worst = (ranked[0][:2], axis, going)
    if worst is None:
        return ()
    _, axis, going = worst
    left = tuple(value for value in listed[axis] if value not in going)
    return (*listed[:axis], left, *listed[axis + 1 :])


def _about(people: int) -> int:
    """A number of people in powers of two."""
    return max(0, int(people)).bit_length()
