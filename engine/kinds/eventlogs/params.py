"""Which column is what, and the parameters of the techniques: declared once."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from engine.core.errors import ParameterError
from engine.core.params import field_choice, field_float, field_int, field_text
from engine.core.text import text
from engine.kinds.eventlogs.attribute_settings import check_digits, class_field
from engine.kinds.eventlogs.reading import Reading as Reading  # declared here for all to find
from engine.kinds.eventlogs.time_settings import (
    TIMES,
    Timed,
    bins_field,
    check_edges,
    check_times,
    share_field,
    span_field,
    start_field,
)

LEAST_DELTA = 1e-12
MOST_SCALE = 100_000  # of discrete Laplace noise: beyond, no count of a log would show


@dataclass(frozen=True)
class Columns:
    """Which column is what. An XES file says it itself, only the person can be chosen."""

    case: str | None = field_text(
        "Case",
        default=None,
        columns=True,
        auto="by its name",
        help="Says which events belong together. It is never published.",
    )
    activity: str | None = field_text(
        "Activity",
        default=None,
        columns=True,
        auto="by its name",
        help="What happened. The sequence of activities of a case is its variant.",
    )
    timestamp: str | None = field_text(
        "Time",
        default=None,
        columns=True,
        auto="by its name",
        help="Orders the events of a case; a single - keeps the order of the file. It is never published "
        "itself: durations are, with noise, where you ask for them.",
    )
    lifecycle_column: str | None = field_text(
        "Transition",
        default=None,
        columns=True,
        more=True,
        auto="by its name",
        help="Schedule, start, complete … of an event; - for none.",
    )
    person: str = field_text(
        "Person",
        default="",
        columns=True,
        help="Whose case it is (in XES: an attribute of the case). Then persons are protected: of every "
        "person only a few cases are kept, at random. Empty: every case is protected by itself.",
    )
    variant: str | None = field_text(
        "Variant",
        default=None,
        columns=True,
        more=True,
        auto="by its name, where there is no case",
        help="A table with one row a variant: the activities as a JSON list or joined by commas.",
    )
    count: str | None = field_text(
        "Count",
        default=None,
        columns=True,
        more=True,
        auto="by its name",
        help="How many cases a variant has.",
    )


@dataclass(frozen=True)
class Travas(Timed):
    """Parameters of the private variant selection."""

    epsilon: float = field_float(
        "Privacy loss ε",
        default=1.0,
        low=0.001,
        high=20,
        help="How much a single case may change the probability of any release: by the factor e^ε at most. "
        "Smaller is safer and releases fewer variants.",
    )
    delta: float | None = field_float(
        "Failure probability δ",
        default=None,
        low=LEAST_DELTA,
        high=0.99,
        auto="a tenth of 1 / number of cases, as a power of ten",
        help="How likely a variant that only one case has may be released all the same. Left to itself it is "
        "the largest power of ten not above 1 / (10 · number of cases), or of persons where a person column "
        "is set.",
    )
    repeats: int = field_int(
        "Repeats m",
        default=1,
        low=1,
        high=20,
        more=True,
        help="Draws at ε/m and δ/m that are averaged. Choose it before looking at results: choosing by the "
        "utility of the actual release spends privacy that nobody accounts for.",
    )
    cases_per_person: int = field_int(
        "Cases kept per person",
        default=1,
        low=1,
        high=100,
        more=True,
        help="Where a person column is set: of every person at most this many cases are kept, chosen at "
        "random. A person is then protected with this many times ε.",
    )

    times: str = field_choice(
        "Times",
        TIMES,
        default="none",
        help="Durations between neighbouring events are released as noisy histograms, for a share of ε, and "
        "the released cases get artificial times that follow them. Dates, weekdays and hours are made up.",
    )
    times_share: float = share_field(
        "Where durations are released: so much of ε is spent on them, the rest on the variants."
    )
    bins: tuple[str, ...] = bins_field()
    own: int = field_int(
        "Own histograms from",
        default=10,
        low=0,
        high=1_000_000,
        unit="cases per unit of noise",
        more=True,
        help="A released variant with at least this many cases per unit of noise has histograms of its own; "
        "the others share one for each pair of neighbouring activities.",
    )
    steps_per_case: int = field_int(
        "Steps of a case in shared histograms",
        default=8,
        low=1,
        high=100,
        more=True,
        help="A case of a variant without histograms of its own gives at most so many of its steps, chosen "
        "at random. More steps need more noise.",
    )
    start: str = start_field()
    span: int = span_field()
    attribute_class: str = class_field(
        "Where attributes of cases are carried: the values of a released case are drawn by the noisy "
        "shares of its class. Classes with few cases are put together."
    )
    attribute_share: float = field_float(
        "Share of ε for each attribute",
        default=0.1,
        low=0.01,
        high=0.5,
        more=True,
        help="Where attributes of cases are carried: so much of ε is spent on each, the rest on the variants "
        "and durations.",
    )
    attribute_delta: float = field_float(
        "Share of δ for each attribute",
        default=0.1,
        low=0.01,
        high=0.5,
        more=True,
        help="Only for an attribute whose values are not declared by edges, a list or a table of roles: that "
        "a value occurs at all is then told from the log, and is paid for with so much of δ.",
    )

    @property
    def epsilon_times(self) -> Fraction:
        """ε_t, exactly: the decimals as typed."""
        return Fraction(str(self.epsilon)) * Fraction(str(self.times_share)) if self.timed else Fraction(0)

    @property
    def epsilon_variants(self) -> Fraction:
        """ε_v: what the durations leave to the variants."""
        return Fraction(str(self.epsilon)) - self.epsilon_times

    @property
    def budget(self) -> tuple[float, float]:
        """ε_v and ε_t as numbers: to be shown and added, never to draw with."""
        return float(self.epsilon_variants), float(self.epsilon_times)

    def check(self) -> None:
        """Noise that cannot be drawn is refused before a run; where δ is left open, when it is known."""
        from engine.kinds.eventlogs.noise import check_noise_bound

        check_times(self.bins, self.start, self.epsilon_times)
        check_digits(Fraction(str(self.epsilon)) * Fraction(str(self.attribute_share)))
        if self.delta is not None:
            check_noise_bound(float(self.epsilon_variants), self.delta, self.repeats)


@dataclass(frozen=True)
class Groups(Timed):
    """Parameters of groups of k: every released variant stands for at least k cases."""

    k: int = field_int(
        "Group size k",
        default=10,
        low=2,
        high=1000,
        help="Fewest cases that share every released variant, and with it every beginning of one.",
    )
    own: int = field_int(
        "Real cases of a variant",
        default=2,
        low=1,
        high=1000,
        help="A variant is released only if at least so many cases really followed it; at most k. With 1, "
        "half of the variants of a varied log can be one real person's path.",
    )
    max_change: float = field_float(
        "Largest change",
        default=1.0,
        low=0,
        high=1,
        more=True,
        help="How much of a case may be edited: changed activities divided by the length of the longer one. "
        "Cases that would have to change more are left out. 1: no case is left out.",
    )
    times: str = field_choice(
        "Times",
        TIMES,
        default="none",
        help="Durations between neighbouring events are released as histograms in which every bin stands for "
        "at least k cases, and the released cases get artificial times that follow them. Dates, weekdays and "
        "hours are made up.",
    )
    t: float = field_float(
        "Durations apart t",
        default=0.3,
        low=0,
        high=1,
        more=True,
        help="How far the durations of a step may be from those of all steps with the same two activities "
        "(ordered earth mover's distance over the bins). A step that is farther takes those of all.",
    )
    bins: tuple[str, ...] = bins_field()
    start: str = start_field()
    span: int = span_field()

    attribute_class: str = class_field(
        "Where attributes of cases are carried: a value is released where at least k cases of the class "
        "share it, else it becomes (other). Larger classes keep more values and tell less of each variant."
    )
    attribute_join: str = field_choice(
        "Attributes of a case",
        {"independent": "each shuffled by itself", "joint": "together, as one value"},
        default="independent",
        more=True,
        help="Within a class. Each by itself: no combination of two attributes says anything. Together: "
        "combinations are true, and each has at least k cases or becomes (other).",
    )
    attribute_l: int = field_int(
        "Different values of a class",
        default=1,
        low=1,
        high=100,
        more=True,
        help="A class with fewer different values of an attribute has (other) alone. 1: not asked for; who "
        "knows the variant of a case may then know its value.",
    )

    def check(self) -> None:
        check_times(self.bins, self.start)
        if self.own > self.k:
            raise ParameterError(
                text("own ({own}) is larger than k ({k})", own=self.own, k=self.k),
                hint="a group of k cases cannot ask for more than k real ones",
                name="own",
            )


@dataclass(frozen=True)
class Flow(Timed):
    """Parameters of the private directly-follows graph."""

    epsilon: float = field_float(
        "Privacy loss ε",
        default=1.0,
        low=0.001,
        high=20,
        help="How much a single case may change the probability of any release: by the factor e^ε at most. "
        "Smaller is safer and releases fewer arrows.",
    )
    delta: float | None = field_float(
        "Failure probability δ",
        default=None,
        low=LEAST_DELTA,
        high=0.99,
        auto="a tenth of 1 / number of cases, as a power of ten",
        help="How likely what only one case did may be released all the same. Left to itself it is the "
        "largest power of ten not above 1 / (10 · number of cases), or of persons where a person column is "
        "set.",
    )
    pairs_per_case: int = field_int(
        "Pairs kept of a case c",
        default=8,
        low=1,
        high=200,
        help="Of the different pairs of neighbouring activities of a case at most this many count, chosen at "
        "random. More keep longer cases whole and need more noise. Choose it without looking at the log.",
    )

    times: str = field_choice(
        "Times",
        TIMES,
        default="none",
        help="Durations of the steps on released arrows are released as noisy histograms, for a share of ε. "
        "Of every case at most c steps count, chosen at random.",
    )
    times_share: float = share_field(
        "Where durations are released: so much of ε is spent on them, the rest on the arrows."
    )
    bins: tuple[str, ...] = bins_field()

    @property
    def epsilon_times(self) -> Fraction:
        """ε_t, exactly: the decimals as typed."""
        return Fraction(str(self.epsilon)) * Fraction(str(self.times_share)) if self.timed else Fraction(0)

    @property
    def epsilon_arrows(self) -> Fraction:
        """What the durations leave to the arrows."""
        return Fraction(str(self.epsilon)) - self.epsilon_times

    def check(self) -> None:
        """Noise that cannot be drawn is refused before a run."""
        check_edges(self.bins, self.epsilon_times)
        smallest = min(self.epsilon_arrows, self.epsilon_times) if self.timed else self.epsilon_arrows
        if self.pairs_per_case / smallest > MOST_SCALE:
            raise ParameterError(
                text(
                    "ε = {epsilon} with {c} pairs a case asks for too much noise",
                    epsilon=f"{self.epsilon:g}",
                    c=self.pairs_per_case,
                ),
                hint="choose a larger ε, or fewer pairs",
                name="epsilon",
            )
