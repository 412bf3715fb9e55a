"""How the events of a file become a log.

A variant is the tuple of activity names of a case, in order: by time, equal times by file order; a case
in which any event has no time keeps its file order. Cases without events (also those that lose their
last event to the lifecycle choice) are left out and counted: no table of events could hold them.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from engine.core.errors import InputError, Remedy
from engine.core.number_format import grouped
from engine.core.text import text
from engine.io.xes_time import MISSING
from engine.kinds.eventlogs.data import CaseAttribute, EventLog

# Letters and marks that are not drawn, besides all of category Cf (zero-width spaces, joiners, soft hyphens).
UNSEEN = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)))
)


@dataclass(frozen=True)
class Events:
    """Columns of a file before they are put together, in file order."""

    case: np.ndarray  # codes 0…cases-1
    activity: np.ndarray  # codes
    activities: Sequence[str]
    cases: int
    time: np.ndarray | None = None  # MISSING where there is none
    lifecycle: np.ndarray | None = None  # codes, -1 where there is none
    lifecycles: Sequence[str] = ()
    person: Sequence[str] | None = None  # per case
    clock: bool = True  # times are moments; False: numbers that only order


@dataclass(frozen=True)
class ReadLog:
    """The log of one file, and what is left behind in it: the events, names of cases, types of columns."""

    log: EventLog
    events: Events | None = None
    cases: Sequence[str] | None = None  # None: every trace is a case of its own
    types: tuple[tuple[str, str], ...] = ()  # of the columns of a table


Carry = Callable[[np.ndarray, np.ndarray, np.ndarray], tuple[CaseAttribute, ...]]


def assemble(
    events: Events, lifecycle: str, classifier: str, name: str, carry: Carry | None = None
) -> EventLog:
    """The log of these events; lifecycle is all or complete, classifier activity or activity+lifecycle.

    `carry` makes chosen attributes of the places of the events that count, where the cases begin among them,
    and which cases these are.
    """
    kept = kept_events(events, lifecycle, name)
    case, activity, names = events.case[kept], events.activity[kept], list(events.activities)
    if classifier == "activity+lifecycle":
        activity, names = _with_lifecycle(events, kept)
    if case.size == 0:
        raise InputError(
            text("{name} holds no cases with events", name=name),
            hint="is this the right file, and the right column?",
        )
    time = None if events.time is None else events.time[kept]
    order = _order(case, time, events.cases)
    case, activity = case[order], activity[order].astype(np.int32)
    present, starts = np.unique(case, return_index=True)
    ends = np.append(starts[1:], case.size)
    keys = [activity[s:e].tobytes() for s, e in zip(starts.tolist(), ends.tolist(), strict=True)]
    counted = Counter(keys)
    spelled = {key: tuple(names[code] for code in np.frombuffer(key, np.int32).tolist()) for key in counted}
    ordered = sorted(counted, key=lambda key: (-counted[key], spelled[key]))
    place = {key: index for index, key in enumerate(ordered)}
    person = (
        None if events.person is None else person_codes([events.person[i] for i in present.tolist()], name)[0]
    )
    return EventLog(
        variants=tuple(spelled[key] for key in ordered),
        counts=np.array([counted[key] for key in ordered], np.int64),
        variant_of_case=np.fromiter((place[key] for key in keys), np.int32, len(keys)),
        person_of_case=person,
        facts=_facts(events, case.size, present.size, lifecycle, classifier),
        notes=_notes(events, present.size, lifecycle),
        lifecycle=lifecycle,
        classifier=classifier,
        times=None if time is None or not events.clock or not _has_times(events) else time[order],
        carried=carry(np.flatnonzero(kept)[order], starts, present) if carry else (),
    )


def kept_events(events: Events, lifecycle: str, name: str) -> np.ndarray:
    """Which events count: all, or those that complete (events without a transition count as complete)."""
    if lifecycle == "all" or events.lifecycle is None:
        return np.ones(events.case.size, bool)
    complete = [code for code, written in enumerate(events.lifecycles) if written.lower() == "complete"]
    kept = np.isin(events.lifecycle, [*complete, -1])
    if not kept.any():
        seen = ", ".join(events.lifecycles[:5])
        raise InputError(
            text("{name} has no completed events, only: {seen}", name=name, seen=seen),
            hint="take all events",
            remedies=(Remedy("Take all events", {"lifecycle": "all"}),),
        )
    return kept


def _with_lifecycle(events: Events, kept: np.ndarray) -> tuple[np.ndarray, list[str]]:
    if events.lifecycle is None:
        return events.activity[kept], list(events.activities)
    width = len(events.lifecycles) + 1
    pair = events.activity[kept].astype(np.int64) * width + events.lifecycle[kept] + 1
    found, codes = np.unique(pair, return_inverse=True)
    names = []
    for code in found.tolist():
        activity, transition = divmod(code, width)
        suffix = f"+{events.lifecycles[transition - 1]}" if transition else ""
        names.append(events.activities[activity] + suffix)
    return codes, names


def _order(case: np.ndarray, time: np.ndarray | None, cases: int) -> np.ndarray:
    """Stable: by case, within it by time; cases with a missing time keep their file order."""
    if time is None:
        return np.argsort(case, kind="stable")
    untimed = np.zeros(cases, bool)
    untimed[case[time == MISSING]] = True
    return np.lexsort((np.where(untimed[case], 0, time), case))


def person_key(name: str) -> str:
    """One spelling of a name: "Anna", " anna" and "An\u200bna" are one person, and bounded as one.

    Compatibility forms composed, capitals folded, blanks trimmed and joined, invisible characters left out.
    Two people who end up as one lose cases, which costs use; one person in two spellings would cost privacy.
    """
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(
        letter for letter in plain if unicodedata.category(letter) != "Cf" and letter not in UNSEEN
    )
    return " ".join(seen.split())


def person_codes(people: Sequence[str], name: str) -> tuple[np.ndarray, tuple[str, ...]]:
    """The number of the person of every case, and the key of every number."""
    codes: dict[str, int] = {}
    folded = {person: person_key(person) for person in set(people)}
    people = [folded[person] for person in people]
    for number, person in enumerate(people, 1):
        if not person:
            raise InputError(
                text("{name}: case {number} does not say whose it is", name=name, number=number),
                hint="every case needs its person; leave the person role empty to protect single cases",
            )
        codes.setdefault(person, len(codes))
    return np.array([codes[person] for person in people], np.int32), tuple(codes)


def _facts(
    events: Events, kept: int, cases: int, lifecycle: str, classifier: str
) -> tuple[tuple[str, str], ...]:
    said = (
        "no transitions in the file"
        if events.lifecycle is None
        else text("{lifecycle} events", lifecycle=lifecycle)
    )
    return (
        ("Cases", grouped(cases)),
        ("Events", grouped(kept)),
        ("Lifecycle", said),
        ("Classifier", "name and transition" if classifier == "activity+lifecycle" else "activity name"),
        ("Order", "by time" if _has_times(events) else "as in the file"),
    )


def _has_times(events: Events) -> bool:
    return events.time is not None and bool((events.time != MISSING).any())


def _notes(events: Events, present: int, lifecycle: str) -> tuple[str, ...]:
    notes = []
    if present < events.cases:
        why = " after only completed events were kept" if lifecycle == "complete" else ""
        notes.append(
            text(
                "{present} {present:case|cases} without events{why} {present:is|are} left out",
                present=events.cases - present,
                why=why,
            )
        )
    if events.time is not None and _has_times(events) and (events.time == MISSING).any():
        missing = int((events.time == MISSING).sum())
        notes.append(
            text(
                "{missing} {missing:event has|events have} no time: there the order of the file is kept",
                missing=missing,
            )
        )
    return tuple(notes)
