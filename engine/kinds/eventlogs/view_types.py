"""What the worker sends the window of a log: values only, made by `views`, `sankey_layout` and `travas`.

Unpickling a value imports the module of its class, so that nothing that computes stands here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from engine.kinds.eventlogs.data import Recoding, Variant
from engine.kinds.eventlogs.params import Travas

MetricValue = float | Sequence[float | None] | None  # of one log, or of both
BUFFER = -1  # in place of a node: where whole cases come from or go to


@dataclass(frozen=True)
class LogOverview:
    """The log before any run."""

    cases: int
    events: int
    variants: int
    activities: tuple[tuple[str, int], ...]  # with their events, the commonest first
    unique_cases: int
    lengths: tuple[tuple[int, int], ...]  # (events, cases)
    counts: tuple[int, ...]  # cases of the commonest variants
    top: tuple[Variant, ...]
    persons: int | None
    facts: tuple[tuple[str, str], ...]
    notes: tuple[str, ...]


@dataclass(frozen=True)
class NoisyCounts:
    """The live picture: variants decided so far, by their place in the log, with noisy counts."""

    places: np.ndarray
    counts: np.ndarray


@dataclass(frozen=True)
class NoisyFlow:
    """The live picture of a private directly-follows graph: the pairs that passed, with noisy weights."""

    pairs: tuple[tuple[str, str], ...]
    weights: np.ndarray


@dataclass(frozen=True)
class RecodedSize:
    """How varied a log is, and what private variants with the chosen parameters keep of it on average."""

    activities: int
    variants: int
    unique_cases: int
    cases: int
    cases_lost: int  # without an event left: inside the house only
    released: float  # variants, expected
    kept: float  # share of all cases of the file whose variant is released, expected


@dataclass(frozen=True)
class RankedRecoding:
    """One row of the ranking: chosen by it, a recoding was looked at."""

    label: str
    recoding: Recoding
    size: RecodedSize


@dataclass(frozen=True)
class RecodeView:
    """The recode screen: activities as in the file by frequency, and what the recoding does."""

    activities: tuple[str, ...]
    events: np.ndarray
    cases: np.ndarray  # that hold the activity
    new_names: tuple[str, ...]  # after drop, table and unmapped; "": dropped
    before: RecodedSize
    after: RecodedSize | None  # None: no case has an event left
    recoding: Recoding
    unknown: tuple[str, ...]  # names of the table that the log does not have


@dataclass(frozen=True)
class Durations:
    """Quartiles of durations in seconds (rows × 3), not a number where there are none; row 0: whole cases."""

    steps: tuple[tuple[str, str], ...]  # pairs of neighbouring activities of the rows from 1 on
    before: np.ndarray  # of the cases of released variants; of all cases before a run
    after: np.ndarray
    sources: tuple[tuple[str, float], ...]  # own, pair, all, flat: share of the released steps
    timed: bool  # whether the log has times
    released: bool  # whether the run released durations
    withheld: bool = False  # asked of groups that have too few of them
    arrows: int | None = None  # of a graph: how many have durations; it has no whole cases


@dataclass(frozen=True)
class GroupSizes:
    """Released groups, the largest first, and how far their cases were edited into them."""

    sizes: np.ndarray  # cases of each released variant
    unchanged: np.ndarray  # of these, cases that really were so
    k: int
    edits: np.ndarray  # cases by the number of edited activities: 0, 1, 2 …
    dropped: int


@dataclass(frozen=True)
class SankeySide:
    """Nodes of one side, the largest first; `folded` variants share one more node after them."""

    variants: tuple[Variant, ...]
    rows: np.ndarray  # where each stands in the table of variants
    mass: np.ndarray  # one longer than `variants` where some are folded
    folded: int
    buffer: int  # mass of the buffer on this side


@dataclass(frozen=True)
class SankeyDiagram:
    """Bands as arrays, in the order of their sources; masses add up to `total`."""

    metric: str
    unit: str  # "share" (of total) or "cases"
    value: float  # the similarity, or the difference
    total: int
    sources: SankeySide
    targets: SankeySide
    source: np.ndarray  # node; len(variants) is the folded one, BUFFER the buffer
    target: np.ndarray
    mass: np.ndarray
    edits: np.ndarray  # edit distance; where bands are folded the mean by mass
    cost: np.ndarray  # what the metric charges: edits, or edits / longer length
    matched: np.ndarray  # flags: the same variant on both sides
    count: np.ndarray  # how many bands are in it
    bounds: tuple[float, float] | None = None  # what the value lies between, while the solver is at work
    round: int = 0  # of the solver


@dataclass(frozen=True)
class VariantTable:
    """All variants of both logs as arrays: the commonest of the original first, then those it lacks."""

    activities: tuple[str, ...]  # the commonest first
    codes: np.ndarray  # activities of all variants, one after the other
    starts: np.ndarray  # one longer than there are variants
    before: np.ndarray  # cases
    after: np.ndarray  # cases; 0: not there
    compared: bool  # whether there is another log


@dataclass(frozen=True)
class AlignmentStep:
    """One step of an alignment: keep, insert, delete or substitute."""

    operation: str
    before: str
    after: str


@dataclass(frozen=True)
class VariantAlignment:
    """Two variants edit by edit."""

    source: Variant
    target: Variant
    steps: tuple[AlignmentStep, ...]


@dataclass(frozen=True)
class DirectlyFollowsGraph:
    """Directly-follows graph of both logs; START and END are nodes of their own."""

    nodes: tuple[tuple[str, int, int], ...]  # name, events (of a graph: arrivals) before, after
    places: np.ndarray  # nodes × 2: across and layer
    edges: np.ndarray  # from, to
    before: np.ndarray
    after: np.ndarray
    cases: tuple[int, int]
    folded: tuple[int, int, int]  # edges left out, the rarest: of the first log, the second, of both
    compared: bool
    once_a_case: bool = False  # a released graph counts every pair once a case: nodes tell no events


@dataclass(frozen=True)
class LogDistributions:
    """Distributions of both logs; counts are cases, events or variants as their names say."""

    cases: tuple[int, int]
    lengths: np.ndarray
    lengths_before: np.ndarray
    lengths_after: np.ndarray
    activities: tuple[str, ...]
    events_before: np.ndarray
    events_after: np.ndarray
    frequencies: tuple[int, ...]  # lower ends of the classes of variants by their cases
    variants_kept: np.ndarray
    variants_lost: np.ndarray
    compared: bool


@dataclass(frozen=True)
class PairMetrics:
    """The loaded log against another one: its size, and every metric by its key."""

    variants: int
    cases: int
    values: tuple[tuple[str, MetricValue], ...]


@dataclass(frozen=True)
class EpsilonPoint:
    """Expected utility at one ε, from draws made for this curve alone."""

    epsilon: float
    k: int
    variants: float  # expected, exact
    similarity: float | None  # mean over the draws that released something
    similarity_low: float | None
    similarity_high: float | None
    difference: float
    draws: int


@dataclass(frozen=True)
class ExpectedUtility:
    """Points of a curve over ε; of the parameters all but ε hold for every point."""

    params: Travas
    points: tuple[EpsilonPoint, ...]


@dataclass(frozen=True)
class DisclosureView:
    """One kind of background knowledge; not a number where no case has that many activities."""

    kind: str
    sizes: np.ndarray
    case_before: np.ndarray
    case_after: np.ndarray
    trace_before: np.ndarray
    trace_after: np.ndarray
    case_error_before: np.ndarray  # standard errors, 0 where all candidates were counted
    case_error_after: np.ndarray
    trace_error_before: np.ndarray
    trace_error_after: np.ndarray
    sampled: int  # random descents where candidates were too many to count; 0 where all were counted
    compared: bool


@dataclass(frozen=True)
class Exposure:
    """What releases of a log with these parameters show of small groups, on average over all draws.

    It depends on the log and the parameters, never on a draw: a gate that judged the draw itself would
    choose among draws, which no ε accounts for.
    """

    units: int  # persons where they are known, else cases
    unit: str
    delta: float  # as used, per case
    epsilon_unit: float
    delta_unit: float
    singles: float  # variants of a single case (or person) in a release
    released: float  # variants in a release
    group: int  # 19 of 20 releases hold no variant with fewer cases (or persons)


@dataclass(frozen=True)
class TechniqueFigures:
    """What one technique and setting would leave of a log; means over the draws."""

    technique: str  # its key
    values: Mapping[str, object]  # of its parameters, as they are typed
    called: str
    setting: str  # what tells it from the others of the technique
    label: str
    promised: str
    kept: float | None  # None where it cannot be run
    similarity: float | None  # None where nothing, or no variant, is released
    total_variation: float | None
    draws: int
    problem: str = ""  # why it cannot be run
    behind: int | None = (
        None  # fewest cases behind a released variant or arrow; by noise, in 19 of 20 releases
    )
