"""An event log as a multiset of variants, and what a run publishes of it.

A variant is the tuple of activity names of a case, in order (`assemble`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Context, Decimal
from fractions import Fraction

import numpy as np

from engine.io.memory_limit import bytes_of

Variant = tuple[str, ...]
Label = tuple[str, ...]  # of a class: a variant, its last activity, a class of length, or () for all


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
class RawAttribute:
    """What a file says of a chosen attribute, before it is one value a case."""

    of_case: Sequence[str] = ()  # of every case, "" where there is none
    of_event: Mapping[int, str] = field(default_factory=dict)  # by the place of the event in the file


@dataclass(frozen=True, eq=False)
class CaseAttribute:
    """An attribute that was chosen to be carried: one value of every case, made as coarse as was declared."""

    name: str
    how: str
    values: tuple[str, ...]  # sorted
    codes: np.ndarray  # int32, of every case
    domain: tuple[str, ...] = ()  # sorted: what a value can be, known without the log; (): it is not

    def value_of(self, case: int) -> str:
        return self.values[self.codes[case]]


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
    times_elsewhere: bool = False  # the parts were counted on workers, and their times stayed there
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
class ArrowTimes:
    """Released durations of the steps on the arrows of a directly-follows graph."""

    told: Mapping[str, object]  # how times.json begins: what it tells, and what was spent
    edges: tuple[int, ...]  # of the bins, in seconds
    arrows: Mapping[tuple[str, str], StepTimes]  # between activities: a start or an end takes no time


@dataclass(frozen=True)
class ClassWeights:
    """Noisy numbers of cases by value in one class, and where they come from."""

    source: str  # own, pooled, none
    weights: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class AttributeHistograms:
    """What private release tells of one attribute."""

    name: str
    how: str
    declared: bool  # whether its values were known without the log
    epsilon: Fraction
    delta: Fraction  # 0 where the values are declared
    values: tuple[str, ...]
    of_class: Mapping[Label, ClassWeights]


@dataclass(frozen=True, eq=False)
class ReleasedAttributes:
    """Values of every released case, joined to it within its class."""

    told: tuple[tuple[str, str], ...]  # name, and how it was made one coarse value a case
    of_cases: Mapping[Variant, tuple[tuple[str, ...], ...]]
    unchanged: float | None = None  # groups, inside the house: share of values that did not become (other)
    histograms: tuple[AttributeHistograms, ...] = ()  # private variants: what the values were drawn from

    @property
    def delta(self) -> Fraction:
        return sum((one.delta for one in self.histograms), Fraction(0))


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
    times: ArrowTimes | None = None


def log_of(counts: Mapping[Variant, int], **facts: object) -> EventLog:
    """A log from counted variants; the cases stand in the order of the variants."""
    kept = {tuple(variant): int(count) for variant, count in counts.items() if count > 0}
    ordered = sorted(kept, key=lambda variant: (-kept[variant], variant))
    numbers = np.array([kept[variant] for variant in ordered], np.int64)
    cases = np.repeat(np.arange(len(ordered), dtype=np.int32), numbers)
    return EventLog(tuple(ordered), numbers, cases, **facts)  # type: ignore[arg-type]


def decimal(part: Fraction) -> str:
    """Every digit: a budget is a product of decimals, so it is one."""
    exact = Context(prec=100).divide(Decimal(part.numerator), Decimal(part.denominator))
    return f"{exact:f}"


def names(log: EventLog) -> dict[str, tuple[str, ...]]:
    """What next year's log is held against: activities as they were in the file."""
    return {"activities": (log.raw or log).activities}


def memory(log: EventLog, params: object) -> float:
    """Bytes that a release takes (bench_whole): cases and times in files are gone through, not held."""
    return 15.0 * bytes_of(log)
