"""Persons as a released file counts them: told for every envelope and pattern, never who they are.

Which rows belong to one person a release does not tell, since that would tell the person's series apart from
those of others. So the file alone shows that the counts it tells keep the promise and are possible (no more
persons than rows; a group has no fewer than one of its patterns, and no more than all of them together); that
they are true is checked in the house (verify_classes.py). Shares no code with what makes releases.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.timeseries.verify_read import (
    ClaimedParams,
    Codes,
    Numbers,
    ReleasedSeries,
    combine,
    location,
)


def check_persons(
    released: ReleasedSeries, params: ClaimedParams, facts: Document, path: Path
) -> Iterator[Check]:
    """Only for a file that counts persons."""
    k, P = params["k"], params["P"]
    assert released.pattern is not None and released.level is not None
    envelope = released.envelope
    pattern = combine(envelope, released.pattern.codes, released.level.codes)
    counts = [counts_of(column) for column in released.persons]
    if min(int(count.min()) for count in counts) < 1:
        yield Check("Persons are counted", False, "a cell is no whole number from 1")
        return
    named = [
        text("Every envelope of {k} persons", k=k),
        text("Every pattern of an envelope of {p} persons", p=P),
    ]
    ok = True
    for name, classes, count, least in zip(named, (envelope, pattern), counts, (k, P), strict=True):
        check = _enough(name, classes, count, least, path)
        ok &= check.passed
        yield check
    if ok:
        yield _possible(envelope, pattern, counts, facts)


def counts_of(column: Codes) -> Numbers:
    """The counts of the rows; 0 for what is none."""
    return np.array([_count(value) for value in column.values], dtype=np.int64)[column.codes]


def _count(value: object) -> int:
    content = str(value)
    return int(content) if content.isascii() and content.isdecimal() and len(content) < 16 else 0


def _enough(name: str, classes: Numbers, count: Numbers, least: int, path: Path) -> Check:
    sizes = np.bincount(classes)[classes]
    _, first = np.unique(classes, return_index=True)
    for wrong, said in (
        (count != count[first][classes], text("two counts for one class")),
        (count < least, text("fewer than {least} persons", least=least)),
        (count > sizes, text("more persons than rows")),
    ):
        if wrong.any():
            where = location(int(wrong.argmax()), path)
            return Check(name, False, text("{where}: {said}", where=where, said=said))
    return Check(name, True, text("the smallest class has {min} {min:person|persons}", min=int(count.min())))


def _possible(envelope: Numbers, pattern: Numbers, counts: list[Numbers], facts: Document) -> Check:
    """Counts of patterns, of their envelope and of the whole file that some persons could have."""
    name = "Persons add up"
    _, first = np.unique(pattern, return_index=True)
    of_class, inside = counts[1][first], envelope[first]
    groups = np.bincount(inside, weights=of_class).astype(np.int64)
    largest = np.zeros(len(groups), dtype=np.int64)
    np.maximum.at(largest, inside, of_class)
    _, rows = np.unique(envelope, return_index=True)
    of_group = counts[0][rows]
    if (of_group < largest).any() or (of_group > groups).any():
        return Check(name, False, "an envelope has fewer persons than a pattern of it, or more than all have")
    told = facts.get("persons")
    total = told.get("released") if isinstance(told, dict) and set(told) == {"released"} else None
    if type(total) is not int or not int(of_group.max()) <= total <= int(of_group.sum()):
        return Check(name, False, "the manifest tells a number of persons that the envelopes cannot have")
    return Check(name, True, text("{total} persons in all", total=total))
