"""Is a published file of series (k,P)-anonymous? Judged from its cells alone, whoever wrote it.

Every distinct envelope in at least k rows of the whole file; within an envelope every distinct
(pattern, level) in at least P rows. Shares no code with what makes releases: counts are taken over
the rows as they are written, whatever GroupID says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from engine.core.technique import Check
from engine.core.text import joined, text
from engine.kinds.timeseries.verify_read import Codes, Numbers, ReleasedSeries, combine, location

PLACES = 3  # named in a message


def check_cells(released: ReleasedSeries, path: Path, channels: int = 1) -> Iterator[Check]:
    yield Check("Rows", released.rows > 0, text("{rows} {rows:row|rows}", rows=released.rows))
    if not released.rows:
        return
    bad = released.bad_cells
    yield Check("Cells are intervals", not bad, joined("; ", bad[:PLACES]) if bad else "every cell parses")
    wrong = []
    for time, codes, low, high in zip(
        released.times, released.interval, released.low, released.high, strict=True
    ):
        broken = ~(np.isfinite(low) & np.isfinite(high) & (low <= high))
        if broken.any() and not bad:
            row = int(np.argmax(broken[codes]))
            at = codes[row]
            wrong.append(
                text(
                    "{path}, column {time}: [{at}..{at2}]",
                    path=location(row, path),
                    time=time,
                    at=f"{low[at]:g}",
                    at2=f"{high[at]:g}",
                )
            )
    detail = joined("; ", wrong[:PLACES]) if wrong else "low ≤ high, all finite"
    yield Check("Intervals are in order", not wrong, detail)
    if released.pattern and released.level:
        yield from _patterns(released.pattern, released.level, len(released.times), path, channels)


def _patterns(pattern: Codes, level: Codes, points: int, path: Path, channels: int) -> Iterator[Check]:
    levels = [_level(value) for value in level.values]
    wrong = next((i for i, value in enumerate(levels) if not 1 <= value <= 26), None)
    if wrong is not None:
        row = int(np.argmax(level.codes == wrong))
        yield Check(
            "Levels",
            False,
            text(
                "{path}: level {wrong} is no number from 1 to 26",
                path=location(row, path),
                wrong=f"{level.values[wrong]!r}",
            ),
        )
        return
    words = [str(value or "").split("|") for value in pattern.values]
    if channels > 1:
        wrong = next((i for i, parts in enumerate(words) if len(parts) != channels), None)
        where = "" if wrong is None else location(int(np.argmax(pattern.codes == wrong)), path)
        told = text("{channels} words in every pattern", channels=channels)
        detail = (
            told if wrong is None else text("{path}: not {channels} words", path=where, channels=channels)
        )
        yield Check("A word a channel", wrong is None, detail)
        points //= channels
    else:
        words = [[str(value)] for value in pattern.values]
    lengths = Counter(len(word) for parts in words for word in parts)
    one = len(lengths) == 1 and 1 <= next(iter(lengths)) <= points
    told = joined(
        ", ", (text("{length} {length:letter|letters}", length=length) for length in sorted(lengths))
    )
    yield Check(
        "Patterns of one length",
        one,
        told + ("" if one else text(" for {points} time {points:point|points}", points=points)),
    )
    highest = np.array([max(_highest_letter(word) for word in parts) for parts in words])
    unfit = highest[pattern.codes] > np.array(levels)[level.codes]
    row = int(np.argmax(unfit)) if unfit.any() else 0
    detail = text(
        "{path}: {row} at level {row2}",
        path=location(row, path),
        row=f"{pattern.values[pattern.codes[row]]!r}",
        row2=levels[level.codes[row]],
    )
    yield Check(
        "Letters fit the level", not unfit.any(), detail if unfit.any() else "every letter is in its alphabet"
    )


def _level(value: object) -> int:
    try:
        return int(str(value))
    except ValueError:
        return 0


def _highest_letter(word: str) -> int:
    """1 for a, 2 for b …; 99 for what is no letter of any alphabet."""
    return max((ord(sign) - 96 if "a" <= sign <= "z" else 99 for sign in word), default=99)


# ── promise ───────────────────────────────────────────────────────────────────────────────────


def check_promise(released: ReleasedSeries, k: int, P: int, distinct: int, path: Path) -> Iterator[Check]:
    """The counts; what the file does not tell of its patterns is left out of them."""
    envelope = released.envelope
    told = [column.codes for column in (released.pattern, released.level) if column is not None]
    pattern = combine(envelope, *told)
    yield _shared(text("Every envelope in {k} rows", k=k), envelope, k, "envelope", path)
    if released.pattern is not None:
        yield _shared(
            text("Every pattern of an envelope in {p} rows", p=P), pattern, P, "envelope and pattern", path
        )
    if released.group is not None:
        yield _shared(text("Every group in {k} rows", k=k), released.group.codes, k, "GroupID", path)
        yield _one_to_one(released.group.codes, envelope)
    if distinct > 1:
        yield from (_diverse(column, pattern, distinct, path) for column in released.others)


def _one_to_one(group: Numbers, envelope: Numbers) -> Check:
    both = int(combine(group, envelope).max(initial=0))
    finer, coarser = both > int(combine(group).max(initial=0)), both > int(envelope.max(initial=0))
    detail = "a GroupID has two envelopes" if finer else "an envelope has two numbers of a group"
    fine = not finer and not coarser
    return Check("One envelope a group", fine, "every group has one" if fine else detail)


def _shared(name: str, classes_: Numbers, least: int, what: str, path: Path) -> Check:
    sizes = np.bincount(classes_)
    if sizes.min() >= least:
        return Check(name, True, text("the smallest class has {min} {min:row|rows}", min=sizes.min()))
    few = np.flatnonzero(sizes[classes_] < least)
    where = joined(", ", (location(int(row), path) for row in few[:PLACES]))
    return Check(
        name,
        False,
        text(
            "{few} {few:row shares|rows share} their {what} with fewer than {least} rows: {where} …",
            few=len(few),
            what=what,
            least=least,
            where=where,
        ),
    )


def _diverse(column: Codes, pattern: Numbers, least: int, path: Path) -> Check:
    name = text("{least} different values of {name} in every class", least=least, name=column.name)
    both = pattern * (len(column.values) + 1) + column.codes
    pairs = np.unique(both, return_counts=True)[0] // (len(column.values) + 1)  # sorted, not hashed
    found = np.bincount(pairs)
    poor = np.flatnonzero(found[pattern] < least)
    if not len(poor):
        return Check(name, True, text("the poorest class has {min}", min=found.min()))
    return Check(
        name,
        False,
        text(
            "{poor} {poor:row|rows} in classes with fewer, first {value}",
            poor=len(poor),
            value=location(int(poor[0]), path),
        ),
    )
