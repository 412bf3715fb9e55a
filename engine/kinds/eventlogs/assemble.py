"""How the events of a file become a log.

A variant is the tuple of activity names of a case, in order: by time, equal times by file order; a case
in which any event has no time keeps its file order. Cases without events (also those that lose their
last event to the lifecycle choice) are left out and counted: no table of events could hold them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from engine.core.errors import InputError, Remedy
from engine.core.mapped import LARGE, Growing
from engine.core.number_format import grouped
from engine.core.text import text
from engine.io.memory_limit import allowance, bytes_of
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
    """The log of one file, and what is left behind in it: people, names of cases, types of columns."""

    log: EventLog
    people: tuple[str, ...] | None = None  # by the codes of the log
    cases: Callable[[], Sequence[str]] | None = None  # None: every trace is a case of its own
    types: tuple[tuple[str, str], ...] = ()  # of the columns of a table


Places = tuple[np.ndarray, np.ndarray, np.ndarray]
Carry = Callable[[np.ndarray, np.ndarray, np.ndarray], tuple[CaseAttribute, ...]]
REFERENCE = 4  # bytes that an activity of a variant takes, for each byte of its key
FEW = 16  # so many columns may grow at once


def in_memory() -> int:
    """Bytes from which on a column of a log lies in a file: all together are less than a file may take."""
    return min(LARGE, allowance() // FEW)


class Assembly:
    """A log out of parts of whole cases, each of which may be forgotten once its variants are counted.

    lifecycle is all or complete, classifier activity or activity+lifecycle.
    """

    def __init__(self, lifecycle: str, classifier: str, name: str) -> None:
        self.lifecycle, self.classifier, self.name = lifecycle, classifier, name
        self._names: dict[str, int] = {}
        self._variants: dict[bytes, int] = {}
        self._of_case, self._times = Growing(np.int32, in_memory()), Growing(np.int64, in_memory())
        self._people: list[str] | None = None
        self._spellings: dict[str, str] = {}
        self._lifecycles: Sequence[str] | None = None
        self._cases = self._present = self._events = self._missing = 0
        self._timed, self._clock, self._letters = False, True, 0

    def add(self, events: Events) -> Places:
        """The places of the events that count, where cases begin among them, and which cases these are."""
        kept = _kept_events(events, self.lifecycle)
        case, time = events.case[kept], None if events.time is None else events.time[kept]
        order = _order(case, time, events.cases)
        case = case[order]
        present, starts = np.unique(case, return_index=True)
        self._note(events, case.size, present)
        codes = self._codes(events, kept)[order]
        ends = np.append(starts, case.size)[1:]
        numbers = [
            self._number(codes[s:e].tobytes()) for s, e in zip(starts.tolist(), ends.tolist(), strict=True)
        ]
        self._of_case.add(np.array(numbers, np.int32))
        self._times.add(np.full(case.size, MISSING) if time is None else time[order])
        return np.flatnonzero(kept)[order], starts, present

    def _note(self, events: Events, size: int, present: np.ndarray) -> None:
        self._cases += events.cases
        self._present += present.size
        self._events += size
        if events.lifecycle is not None:
            self._lifecycles = events.lifecycles
        if events.time is not None:
            missing = int((events.time == MISSING).sum())
            self._missing += missing
            self._timed |= missing < events.time.size
            self._clock &= events.clock
        if events.person is not None:
            self._people = [] if self._people is None else self._people
            people = (events.person[case] for case in present.tolist())
            self._people += [self._spellings.setdefault(person, person) for person in people]

    def _codes(self, events: Events, kept: np.ndarray) -> np.ndarray:
        """The activity of every event that counts, by a number that is the same in all parts."""
        activity, names = events.activity[kept], list(events.activities)
        if self.classifier == "activity+lifecycle":
            activity, names = _with_lifecycle(events, kept)
        seen = np.zeros(len(names), bool)
        seen[activity] = True
        known, codes = self._names, np.empty(len(names), np.int32)
        used = np.flatnonzero(seen)  # of very many activities a part has few
        codes[used] = [known.setdefault(names[code], len(known)) for code in used.tolist()]
        return codes[activity]

    def _number(self, key: bytes) -> int:
        number = self._variants.get(key)
        if number is None:
            number = self._variants[key] = len(self._variants)
            self._letters += len(key)
        return number

    @property
    def held(self) -> int:
        """About the bytes of memory that the log takes so far."""
        people = 0 if self._people is None else 8 * len(self._people)
        people += bytes_of((self._names, self._spellings))
        return people + self._of_case.held + self._times.held + REFERENCE * self._letters

    def log(self) -> tuple[EventLog, tuple[str, ...] | None]:
        """The log, and the keys of its people by their codes."""
        if not self._events:
            self._refuse_empty()
        names = list(self._names)
        keys = list(self._variants)
        spelled = [tuple(names[code] for code in np.frombuffer(key, np.int32).tolist()) for key in keys]
        of_case = self._of_case.whole()
        counts = np.bincount(of_case, minlength=len(keys))
        ordered = sorted(range(len(keys)), key=lambda number: (-int(counts[number]), spelled[number]))
        place = np.empty(len(keys), np.int32)
        place[ordered] = np.arange(len(keys), dtype=np.int32)
        person, people = (None, None) if self._people is None else person_codes(self._people, self.name)
        log = EventLog(
            variants=tuple(spelled[number] for number in ordered),
            counts=counts[ordered],
            variant_of_case=place[of_case],
            person_of_case=person,
            facts=self._facts(),
            notes=self._notes(),
            lifecycle=self.lifecycle,
            classifier=self.classifier,
            times=self._times.whole() if self._timed and self._clock else None,
        )
        return log, people

    def _refuse_empty(self) -> None:
        if self.lifecycle == "complete" and self._lifecycles:
            seen = ", ".join(self._lifecycles[:5])
            raise InputError(
                text("{name} has no completed events, only: {seen}", name=self.name, seen=seen),
                hint="take all events",
                remedies=(Remedy("Take all events", {"lifecycle": "all"}),),
            )
        raise InputError(
            text("{name} holds no cases with events", name=self.name),
            hint="is this the right file, and the right column?",
        )

    def _facts(self) -> tuple[tuple[str, str], ...]:
        said = text("{lifecycle} events", lifecycle=self.lifecycle)
        joined = self.classifier == "activity+lifecycle"
        return (
            ("Cases", grouped(self._present)),
            ("Events", grouped(self._events)),
            ("Lifecycle", "no transitions in the file" if self._lifecycles is None else said),
            ("Classifier", "name and transition" if joined else "activity name"),
            ("Order", "by time" if self._timed else "as in the file"),
        )

    def _notes(self) -> tuple[str, ...]:
        notes = []
        if self._present < self._cases:
            why = " after only completed events were kept" if self.lifecycle == "complete" else ""
            notes.append(
                text(
                    "{present} {present:case|cases} without events{why} {present:is|are} left out",
                    present=self._cases - self._present,
                    why=why,
                )
            )
        if self._timed and self._missing:
            notes.append(
                text(
                    "{missing} {missing:event has|events have} no time: there the order of the file is kept",
                    missing=self._missing,
                )
            )
        return tuple(notes)


def _kept_events(events: Events, lifecycle: str) -> np.ndarray:
    """Which events count: all, or those that complete (events without a transition count as complete)."""
    if lifecycle == "all" or events.lifecycle is None:
        return np.ones(events.case.size, bool)
    complete = [code for code, written in enumerate(events.lifecycles) if written.lower() == "complete"]
    return np.isin(events.lifecycle, [*complete, -1])


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
