"""An event log as a multiset of variants, and how events become one.

A variant is the tuple of activity names of a case, in order: by time, equal times by file order; a case
in which any event has no time keeps its file order. Cases without events (also those that lose their
last event to the lifecycle choice) are left out and counted: no table of events could hold them.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from engine.core.errors import InputError, Remedy
from engine.core.number_format import grouped
from engine.core.text import text
from engine.io.xes_time import MISSING

Variant = tuple[str, ...]
# Letters and marks that are not drawn, besides all of category Cf (zero-width spaces, joiners, soft hyphens).
UNSEEN = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)))
)


@dataclass(frozen=True)
class Recoding:
    """What becomes of activities before any technique sees them (`recode`), and how that was decided."""

    drop: tuple[str, ...] = ()
    table: tuple[tuple[str, str], ...] = ()  # activity, new name; "": dropped
    unmapped: str = "keep"  # keep | other | drop
    rare: str = "off"  # off | declared | private | looked
    stay: tuple[str, ...] = ()  # declared: what is not rare; of a private choice, once it was made
    rare_share: float = 0.05
    rare_to: str = "drop"  # drop | other
    repeats: str = "keep"  # keep | collapse | first
    first: int = 0  # 0: all events, else so many
    chosen: str = "looked"  # declared: known without the log; looked: chosen by looking at it
    epsilon_share: float = (
        0.1  # what a private choice costs of ε and δ, and the activities of a case it counts
    )
    delta_share: float = 0.5
    activities_per_case: int = 8

    @property
    def nothing(self) -> bool:
        """Whether a log stays as it is."""
        plain = not (self.drop or self.table or self.first)
        return plain and self.rare == "off" and self.repeats == "keep"

    @property
    def looked(self) -> bool:
        """Whether a value was chosen by looking at the data: the promise does not cover that choice."""
        typed = (
            bool(self.drop or self.table or self.first) or self.repeats != "keep" or self.rare == "declared"
        )
        return self.rare == "looked" or (self.chosen == "looked" and typed)


@dataclass(frozen=True, eq=False)
class CaseAttribute:
    """An attribute that was chosen to be carried: one value of every case, made as coarse as was declared."""

    name: str
    how: str
    values: tuple[str, ...]  # sorted
    codes: np.ndarray  # int32, of every case

    def value_of(self, case: int) -> str:
        return self.values[self.codes[case]]


@dataclass(frozen=True, eq=False)
class RawAttribute:
    """What a file says of a chosen attribute, before it is one value a case."""

    of_case: Sequence[str] = ()  # of every case, "" where there is none
    of_event: Mapping[int, str] = field(default_factory=dict)  # by the place of the event in the file


@dataclass(frozen=True, eq=False)
class EventLog:
    """Variants, the commonest first (then by name), and which case follows which."""

    variants: tuple[Variant, ...]
    counts: np.ndarray  # int64, cases per variant
    variant_of_case: np.ndarray  # int32, in file order
    person_of_case: np.ndarray | None = None  # int32 codes
    facts: tuple[tuple[str, str], ...] = ()
    notes: tuple[str, ...] = field(default=())
    lifecycle: str = "all"  # how it was read, so that another log can be read alike
    classifier: str = "activity"
    attributes: tuple[str, ...] = ()  # further columns, or attributes the header of an XES file declares
    # Inside the house only: attributes that no header declares, and what the file calls case, time and so on.
    undeclared: tuple[str, ...] = ()
    called: Mapping[str, str] = field(default_factory=dict)
    # int64, microseconds of every event, case after case, each in the order of its variant; MISSING where an
    # event has no time. None: the log has no times (a table of variants, numbers that only order).
    times: np.ndarray | None = None
    raw: EventLog | None = None  # as it was in the file, where it was recoded
    recoding: Recoding | None = None
    carried: tuple[CaseAttribute, ...] = ()  # chosen attributes, by name; no other value of any is kept

    @property
    def cases(self) -> int:
        return int(self.counts.sum())

    @property
    def events(self) -> int:
        return int(sum(len(v) * int(c) for v, c in zip(self.variants, self.counts, strict=True)))

    @property
    def activities(self) -> tuple[str, ...]:
        return tuple(sorted({activity for variant in self.variants for activity in variant}))

    def as_counts(self) -> dict[Variant, int]:
        return dict(zip(self.variants, self.counts.tolist(), strict=True))


@dataclass(frozen=True)
class StepTimes:
    """How long a step of a released variant takes: weights of the bins, and where they come from."""

    source: str  # own, pair, all, flat
    weights: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class ReleasedTimes:
    """Released durations, and the artificial moments that were drawn from them."""

    told: Mapping[str, object]  # how times.json begins: what is made up, what was spent, where times begin
    edges: tuple[int, ...]  # of the bins, in seconds
    steps: Mapping[Variant, tuple[StepTimes, ...]]  # of variants with two events or more
    moments: Mapping[Variant, np.ndarray]  # cases × events, seconds since 1970


@dataclass(frozen=True, eq=False)
class ReleasedAttributes:
    """Values of every released case, joined to it within its class."""

    told: tuple[tuple[str, str], ...]  # name, and how it was made one coarse value a case
    of_cases: Mapping[Variant, tuple[tuple[str, ...], ...]]
    unchanged: float | None  # inside the house: share of values that did not become (other)


@dataclass(frozen=True)
class PrivateChoice:
    """Activities that stay, chosen with a part of ε and δ: the rest of both went to the release."""

    stay: tuple[str, ...]
    epsilon: float
    delta: float


@dataclass(frozen=True, eq=False)
class PublishedLog:
    """What may leave: variants with counts, the commonest first."""

    variants: tuple[Variant, ...]
    counts: np.ndarray
    # Inside the house only: the log that was drawn from, where a private choice of activities changed it.
    log: EventLog | None = field(default=None, kw_only=True)
    choice: PrivateChoice | None = field(default=None, kw_only=True)
    cases_left_out: int = field(default=0, kw_only=True)  # of persons with more cases than are kept
    times: ReleasedTimes | None = field(default=None, kw_only=True)
    attributes: ReleasedAttributes | None = field(default=None, kw_only=True)

    @property
    def cases(self) -> int:
        return int(self.counts.sum())

    def as_counts(self) -> dict[Variant, int]:
        return dict(zip(self.variants, self.counts.tolist(), strict=True))


@dataclass(frozen=True, eq=False)
class PublishedVariants(PublishedLog):
    """Private variants: noisy counts."""

    k: int
    delta: float  # as used


@dataclass(frozen=True, eq=False)
class PublishedGroups(PublishedLog):
    """Groups of k: every variant stands for at least so many cases, edited into it."""

    k: int
    # Inside the house only: cases that count by their original variant, and where each variant went
    # (None: dropped).
    before: Mapping[Variant, int]
    host: Mapping[Variant, Variant | None]
    dropped: int = 0
    # Pairs of activities with fewer than k durations: where there are any, the file has no times.
    untimed: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, eq=False)
class PublishedFlow:
    """A private directly-follows graph: pairs in sorted order, with noisy numbers of cases."""

    pairs: tuple[tuple[str, str], ...]
    weights: np.ndarray
    threshold: int
    delta: float  # as used
    # Inside the house only: cases that kept each pair, and the log that was drawn from.
    bounded: Mapping[tuple[str, str], int]
    log: EventLog | None = None
    choice: PrivateChoice | None = None
    cases_left_out: int = 0


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


Carry = Callable[[np.ndarray, np.ndarray, np.ndarray], tuple[CaseAttribute, ...]]


def log_of(counts: Mapping[Variant, int], **facts: object) -> EventLog:
    """A log from counted variants; the cases stand in the order of the variants."""
    kept = {tuple(variant): int(count) for variant, count in counts.items() if count > 0}
    ordered = sorted(kept, key=lambda variant: (-kept[variant], variant))
    numbers = np.array([kept[variant] for variant in ordered], np.int64)
    cases = np.repeat(np.arange(len(ordered), dtype=np.int32), numbers)
    return EventLog(tuple(ordered), numbers, cases, **facts)  # type: ignore[arg-type]


def assemble(
    events: Events, lifecycle: str, classifier: str, name: str, carry: Carry | None = None
) -> EventLog:
    """The log of these events; lifecycle is all or complete, classifier activity or activity+lifecycle.

    `carry` makes chosen attributes of the places of the events that count, where the cases begin among them,
    and which cases these are.
    """
    kept = _kept(events, lifecycle, name)
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
        None if events.person is None else _person_codes([events.person[i] for i in present.tolist()], name)
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


def _kept(events: Events, lifecycle: str, name: str) -> np.ndarray:
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


def _person_codes(people: Sequence[str], name: str) -> np.ndarray:
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
    return np.array([codes[person] for person in people], np.int32)


def _facts(
    events: Events, kept: int, cases: int, lifecycle: str, classifier: str
) -> tuple[tuple[str, str], ...]:
    said = (
        "no transitions in the file"
        if events.lifecycle is None
        else text("{lifecycle} {lifecycle:event|events}", lifecycle=lifecycle)
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
