"""Which rows break persons, l or t at a node of the lattice. t is against the rows that stay, so it is
repeated until nothing changes."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from engine.core.stretches import distinct
from engine.kinds.tables.diversity import TOLERANCE, Requirement, SensitiveCodes


class NodeClasses:
    """Persons and sensitive values by distinct row, counted once: a node only merges them."""

    def __init__(self, requirement: Requirement, of_row: NDArray[np.int64]):
        self.requirement = requirement
        self.rows = np.bincount(of_row).astype(np.float64)
        self.persons = _pairs(of_row, requirement.persons) if len(requirement.persons) else None
        self.sensitive = [(one, _pairs(of_row, one.codes)) for one in requirement.sensitive]


def _pairs(rows: NDArray, codes: NDArray) -> tuple[NDArray, NDArray, NDArray]:
    """Distinct row, code, and how often both occur together."""
    width = int(codes.max(initial=0)) + 1
    found, counts = np.unique(rows.astype(np.int64) * width + codes, return_counts=True)
    return found // width, found % width, counts.astype(np.float64)


def broken_rows(classes: NodeClasses, groups: NDArray[np.int64], count: int) -> NDArray[np.bool_]:
    """Of the distinct rows: whether their class breaks k, l or t."""
    needs = classes.requirement
    if classes.persons is None:
        sizes = np.bincount(groups, classes.rows, minlength=count)
    else:
        rows, persons, _ = classes.persons
        width = int(persons.max(initial=0)) + 1
        sizes = np.bincount(distinct(groups[rows] * width + persons) // width, minlength=count)
    bad = sizes < needs.k
    tables = [_table(one, pairs, groups, count) for one, pairs in classes.sensitive]
    if needs.l:
        for one, (group, value, number) in zip(needs.sensitive, tables, strict=True):
            bad |= _poor(one, group, value, number, count, needs)
    if needs.t >= 0 and tables:
        bad = _far(needs, tables, bad, count)
    return np.asarray(bad[groups])


def _table(
    one: SensitiveCodes, pairs: tuple[NDArray, NDArray, NDArray], groups: NDArray, count: int
) -> tuple[NDArray, NDArray, NDArray]:
    """Class, value, and how many rows of the class hold it."""
    rows, codes, number = pairs
    keys, place = np.unique(groups[rows] * one.m + codes, return_inverse=True)
    return keys // one.m, keys % one.m, np.bincount(place, number)


def _poor(
    one: SensitiveCodes, group: NDArray, value: NDArray, number: NDArray, count: int, needs: Requirement
) -> NDArray[np.bool_]:
    present = value != one.missing
    group, number = group[present], number[present]
    total = np.bincount(group, number, minlength=count)
    if not needs.by_entropy:
        return np.asarray((np.bincount(group, minlength=count) < needs.l - TOLERANCE) & (total > 0))
    share = number / total[group]
    entropy = np.bincount(group, -share * np.log(share), minlength=count)
    return np.asarray((np.exp(entropy) < needs.l - TOLERANCE) & (total > 0))


def _far(
    needs: Requirement, tables: list[tuple[NDArray, NDArray, NDArray]], bad: NDArray[np.bool_], count: int
) -> NDArray[np.bool_]:
    while not bad.all():
        far = bad.copy()
        for one, (group, value, number) in zip(needs.sensitive, tables, strict=True):
            stays = ~bad[group]
            q = np.bincount(value[stays], number[stays], minlength=one.m)
            q = q / q.sum()
            p = np.zeros((count, one.m)) if count * one.m <= 50_000_000 else None
            distances = (
                _dense(p, q, group, value, number, one.ordered)
                if p is not None
                else np.array([_one(q, value[group == g], number[group == g], one) for g in range(count)])
            )
            far |= distances > needs.t + TOLERANCE
        if np.array_equal(far, bad):
            break
        bad = far
    return bad


def _dense(
    p: NDArray, q: NDArray, group: NDArray, value: NDArray, number: NDArray, ordered: bool
) -> NDArray[np.float64]:
    p[group, value] = number
    p /= p.sum(axis=1, keepdims=True)
    apart = p - q
    if not ordered:
        return np.asarray(0.5 * np.abs(apart).sum(axis=1))
    return np.asarray(np.abs(np.cumsum(apart, axis=1)).sum(axis=1) / max(1, len(q) - 1))


def _one(q: NDArray, value: NDArray, number: NDArray, one: SensitiveCodes) -> float:
    p = np.zeros((1, len(q)))
    return float(_dense(p, q, np.zeros(len(value), np.int64), value, number, one.ordered)[0])


def broken(
    needs: Requirement, classes: NDArray[np.int64], without: NDArray[np.bool_] | None = None
) -> NDArray[np.bool_]:
    """Whether a row's class breaks k, l or t, counted over the rows that are not left out anyway."""
    stay = np.ones(len(classes), bool) if without is None else ~without
    found = np.ones(len(classes), bool)
    if not stay.any():
        return found
    _, own = np.unique(classes[stay], return_inverse=True)
    part = Requirement(
        needs.k,
        needs.persons[stay] if len(needs.persons) else needs.persons,
        tuple(replace(one, codes=one.codes[stay]) for one in needs.sensitive),
        needs.l,
        needs.by_entropy,
        needs.t,
    )
    count = int(own.max()) + 1
    found[stay] = broken_rows(NodeClasses(part, own), np.arange(count), count)[own]
    return found
