"""Attributes of cases in groups of k: in every class, a value that fewer than k cases share is (other).

A class is a released variant, or a declared grouping of them: the same last activity, the same class of
length, all. In each class and for each attribute by itself:

1. a value with fewer than k cases becomes (other);
2. while (other) has 1 to k − 1 cases, the remaining value with the fewest cases (then the first as text)
   joins it, until it has k or all are (other). Every class has k cases, so k is always reached;
3. with `attribute_l`, a class with fewer than l different values (of which (other) is one) has (other) alone.

The values of a class are then shuffled among its released cases, each attribute by itself, so that no
combination of two attributes says anything; `joint` treats all attributes of a case as one value instead.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import numpy as np

from engine.kinds.eventlogs.data import EventLog, ReleasedAttributes, Variant
from engine.kinds.eventlogs.recode import OTHER

LENGTHS = (1, 2, 3, 6, 11, 21, 51)  # events from which a class of length begins
LENGTH_NAMES = ("1", "2", "3 to 5", "6 to 10", "11 to 20", "21 to 50", "51 or more")
Values = tuple[str, ...]  # of one case: of one attribute, or of all where they are joined


def class_of(variant: Variant, by: str) -> tuple[str, ...]:
    """The class of a released variant: variant, last, length or all."""
    if by == "variant":
        return variant
    if by == "last":
        return variant[-1:]
    return (LENGTH_NAMES[bisect_right(LENGTHS, len(variant)) - 1],) if by == "length" else ()


def coarsened(values: Sequence[Values], k: int, least_different: int) -> list[Values]:
    """The values of the cases of one class after rules 1 to 3."""
    counted = Counter(values)
    other = (OTHER,) * len(values[0])
    small = {value for value, cases in counted.items() if cases < k or value == other}
    hidden = sum(counted[value] for value in small)
    rest = sorted(set(counted) - small, key=lambda value: (counted[value], value))
    while 0 < hidden < k and rest:
        hidden += counted[rest[0]]
        small.add(rest.pop(0))
    if len(rest) + bool(small) < least_different:
        small |= set(rest)
    return [other if value in small else value for value in values]


def release_attributes(
    data: EventLog,
    kept: np.ndarray,
    host: Mapping[Variant, Variant | None],
    released: Mapping[Variant, int],
    k: int,
    by: str,
    joint: bool,
    least_different: int,
    bits: Random,
) -> ReleasedAttributes:
    """Values of every released case; `kept`: the cases that count."""
    cases = _classes(data, kept, host, by)
    places: dict[tuple[str, ...], list[tuple[Variant, int]]] = {}
    for variant in sorted(released):
        own = [(variant, number) for number in range(released[variant])]
        places.setdefault(class_of(variant, by), []).extend(own)
    columns = [range(len(data.carried))] if joint else [[at] for at in range(len(data.carried))]
    made: dict[Variant, list[list[str]]] = {
        variant: [[""] * len(data.carried) for _ in range(n)] for variant, n in released.items()
    }
    unchanged = 0
    for label in sorted(places):
        for column in columns:
            before = [tuple(data.carried[at].value_of(case) for at in column) for case in cases[label]]
            after = coarsened(before, k, least_different)
            unchanged += sum(len(a) for a, b in zip(after, before, strict=True) if a == b)
            after.sort()  # so that the shuffle begins with nothing of the file's order
            bits.shuffle(after)
            for (variant, number), values in zip(places[label], after, strict=True):
                for at, value in zip(column, values, strict=True):
                    made[variant][number][at] = value
    total = len(data.carried) * sum(released.values())
    told = tuple((one.name, one.how) for one in data.carried)
    rows = {variant: tuple(tuple(one) for one in own) for variant, own in made.items()}
    return ReleasedAttributes(told, rows, unchanged / total if total else None)


def _classes(
    data: EventLog, kept: np.ndarray, host: Mapping[Variant, Variant | None], by: str
) -> dict[tuple[str, ...], list[int]]:
    """The cases of every class, after they were edited into a released variant."""
    found: dict[tuple[str, ...], list[int]] = {}
    for case in kept.tolist():
        where = host.get(data.variants[data.variant_of_case[case]])
        if where is not None:
            found.setdefault(class_of(where, by), []).append(case)
    return found


def homogeneous_classes(attributes: ReleasedAttributes, by: str) -> int:
    """Pairs of class and attribute in which all cases share one value that is told."""
    seen: dict[tuple[tuple[str, ...], int], set[str]] = {}
    for variant, rows in attributes.of_cases.items():
        for row in rows:
            for at, value in enumerate(row):
                seen.setdefault((class_of(variant, by), at), set()).add(value)
    return sum(len(values) == 1 and values != {OTHER} for values in seen.values())
