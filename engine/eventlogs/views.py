"""What the window draws, as small arrays: the largest first, the rest folded and counted.

Every function takes the data, what would be published (None before a run), the parameters, and what is
asked. With `against` (a path) the other log is that file instead of the run, so that any two logs can
be looked at. The original is in all of them: they are for the window, never for a release.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.eventlogs import attack
from engine.eventlogs.data import EventLog, Variant
from engine.eventlogs.distances import encode
from engine.eventlogs.load import load_log
from engine.eventlogs.measure import compared
from engine.eventlogs.noise import exact, expected_released, released_probability, truncation
from engine.eventlogs.parameters import Columns, Reading, Travas
from engine.eventlogs.similarity import Band
from engine.eventlogs.travas import Released, release
from engine.eventlogs.utility import (
    Compared,
    activity_counts,
    compare_counts,
    directly_follows,
)
from engine.eventlogs.utility import (
    lengths as length_counts,
)
from engine.progress import Progress
from engine.randomness import Randomness

SIZES = (1, 2, 3, 4, 5, 6)
EPSILONS = (0.1, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)


@dataclass(frozen=True)
class Overview:
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
class FlowBand:
    source: int  # place in `sources`; -1 is the buffer
    target: int
    mass: int
    distance: int
    matched: bool


@dataclass(frozen=True)
class FlowPicture:
    """Bands between variants, the widest first; masses add up to `total` with what is folded."""

    metric: str
    total: int
    unit: str  # "share" (of total) or "cases"
    sources: tuple[Variant, ...]
    targets: tuple[Variant, ...]
    bands: tuple[FlowBand, ...]
    folded_bands: int
    folded_mass: int


@dataclass(frozen=True)
class VariantRow:
    variant: Variant
    before: int
    after: int | None  # None: not released


@dataclass(frozen=True)
class VariantRows:
    rows: tuple[VariantRow, ...]
    start: int
    total: int


@dataclass(frozen=True)
class Step:
    """One step of an alignment: keep, insert, delete or substitute."""

    operation: str
    before: str
    after: str


@dataclass(frozen=True)
class Graph:
    """Directly-follows graph of both logs; START and END are nodes of their own."""

    nodes: tuple[tuple[str, int, int], ...]  # name, events before, after
    edges: tuple[tuple[int, int, int, int], ...]  # from, to, before, after
    folded: int


@dataclass(frozen=True)
class Lengths:
    lengths: tuple[int, ...]
    before: tuple[int, ...]
    after: tuple[int, ...]


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
class Curve:
    kind: str
    sizes: tuple[int, ...]
    case_before: tuple[float | None, ...]
    case_after: tuple[float | None, ...]
    trace_before: tuple[float | None, ...]
    trace_after: tuple[float | None, ...]
    sampled: int  # candidates drawn where they were too many to count; 0 where all were counted


def overview(data: EventLog, published: Any, params: Any, top: int = 200) -> Overview:
    counts = data.as_counts()
    return Overview(
        cases=data.cases,
        events=data.events,
        variants=len(data.variants),
        activities=tuple(activity_counts(counts).most_common()),
        unique_cases=int((data.counts == 1).sum()),
        lengths=tuple(sorted(length_counts(counts).items())),
        counts=tuple(data.counts[:top].tolist()),
        top=data.variants[:top],
        persons=None if data.person_of_case is None else int(data.person_of_case.max()) + 1,
        facts=data.facts,
        notes=data.notes,
    )


def flow(
    data: EventLog,
    published: Any,
    params: Any,
    metric: str = "similarity",
    limit: int = 200,
    against: str = "",
) -> FlowPicture | None:
    """Which variant became which; None while there is nothing to compare with."""
    found = _compared(data, published, against)
    if found is None or (metric == "similarity" and found.matched is None):
        return None
    side = found.matched if metric == "similarity" else found.difference
    assert side is not None
    bands: list[tuple[Band, bool]] = [(b, True) for b in side.matched] + [(b, False) for b in side.moved]
    bands.sort(key=lambda pair: -pair[0].mass)
    shown, folded = bands[:limit], bands[limit:]
    sources = _ordered(b.source for b, _ in shown)
    targets = _ordered(b.target for b, _ in shown)
    return FlowPicture(
        metric=metric,
        total=sum(b.mass for b, _ in bands),
        unit="share" if metric == "similarity" else "cases",
        sources=tuple(sources),
        targets=tuple(targets),
        bands=tuple(
            FlowBand(
                -1 if b.source is None else sources[b.source],
                -1 if b.target is None else targets[b.target],
                b.mass,
                b.distance,
                matched,
            )
            for b, matched in shown
        ),
        folded_bands=len(folded),
        folded_mass=sum(b.mass for b, _ in folded),
    )


def variants(
    data: EventLog, published: Any, params: Any, start: int = 0, count: int = 200, against: str = ""
) -> VariantRows:
    """Rows of the variant explorer, the commonest first; those only the other log has come last."""
    before, after = data.as_counts(), _other(published, against) or {}
    extra = sorted(after.keys() - before.keys(), key=lambda v: (-after[v], v))
    names = [*data.variants, *extra]
    rows = tuple(VariantRow(v, before.get(v, 0), after.get(v)) for v in names[start : start + count])
    return VariantRows(rows, start, len(names))


def alignment(
    data: EventLog, published: Any, params: Any, source: Sequence[str] = (), target: Sequence[str] = ()
) -> tuple[Step, ...]:
    """Two variants edit by edit, cheapest way."""
    from rapidfuzz.distance import Levenshtein

    left, right = tuple(source), tuple(target)
    (a,), (b,) = encode([left], [right])
    names = {"equal": "keep", "insert": "insert", "delete": "delete", "replace": "substitute"}
    steps = []
    for code in Levenshtein.opcodes(a, b):
        gone, come = left[code.src_start : code.src_end], right[code.dest_start : code.dest_end]
        for place in range(max(len(gone), len(come))):
            one = gone[place] if place < len(gone) else ""
            other = come[place] if place < len(come) else ""
            steps.append(Step(names[code.tag], one, other))
    return tuple(steps)


def dfg(data: EventLog, published: Any, params: Any, limit: int = 300, against: str = "") -> Graph:
    before, after = data.as_counts(), _other(published, against) or {}
    edges = directly_follows(before), directly_follows(after)
    every = sorted({*edges[0], *edges[1]}, key=lambda e: (-max(edges[0][e], edges[1][e]), e))
    shown = every[:limit]
    counts = activity_counts(before), activity_counts(after)
    names = list(dict.fromkeys(name for edge in shown for name in edge))
    place = {name: index for index, name in enumerate(names)}
    ends = sum(before.values()), sum(after.values())
    return Graph(
        nodes=tuple((name, counts[0].get(name, ends[0]), counts[1].get(name, ends[1])) for name in names),
        edges=tuple((place[a], place[b], edges[0][a, b], edges[1][a, b]) for a, b in shown),
        folded=len(every) - len(shown),
    )


def lengths(data: EventLog, published: Any, params: Any, against: str = "") -> Lengths:
    before, after = length_counts(data.as_counts()), length_counts(_other(published, against) or {})
    span = sorted({*before, *after})
    return Lengths(tuple(span), tuple(before[n] for n in span), tuple(after[n] for n in span))


def epsilon_curve(
    data: EventLog,
    published: Any,
    params: Any,
    epsilons: Sequence[float] = EPSILONS,
    draws: int = 3,
) -> tuple[EpsilonPoint, ...]:
    """Expected utility over ε. The draws are made here and thrown away: they are never a release."""
    chosen = params or Travas()
    return tuple(_expected(data, chosen, float(epsilon), draws) for epsilon in sorted(epsilons))


def _expected(data: EventLog, params: Any, epsilon: float, draws: int) -> EpsilonPoint:
    similarities, differences = [], []
    for _ in range(draws):
        source = Randomness.from_seed(None)
        drawn = release(
            data,
            epsilon,
            params.delta,
            params.repeats,
            params.cases_per_person,
            source.bits("noise"),
            source.bits("cases"),
            Progress(),
        )
        found = compare_counts(data.as_counts(), drawn.as_counts(), Progress())
        differences.append(found.difference.difference)
        if found.matched:
            similarities.append(float(found.matched.similarity))
    share = exact(epsilon) / params.repeats, exact(params.delta) / params.repeats
    return EpsilonPoint(
        epsilon=epsilon,
        k=truncation(*share),
        variants=expected_released(data.counts.tolist(), *share),
        similarity=sum(similarities) / len(similarities) if similarities else None,
        similarity_low=min(similarities, default=None),
        similarity_high=max(similarities, default=None),
        difference=sum(differences) / len(differences),
        draws=draws,
    )


def disclosure(
    data: EventLog, published: Any, params: Any, sizes: Sequence[int] = SIZES, against: str = ""
) -> tuple[Curve, ...]:
    """Case and trace disclosure over the size of the background knowledge, before and after."""
    random = Randomness.from_seed(0).generator("disclosure")
    before = attack.curves(data.as_counts(), sizes, random, Progress())
    after = attack.curves(_other(published, against) or {}, sizes, random, Progress())
    curves = []
    for kind in attack.KINDS:
        pair = before[kind], after[kind]
        drawn = [found.candidates for side in pair for found in side if found and found.sampled]
        case_before, case_after = [tuple(found.case if found else None for found in side) for side in pair]
        trace_before, trace_after = [tuple(found.trace if found else None for found in side) for side in pair]
        curves.append(
            Curve(
                kind=kind,
                sizes=tuple(sizes),
                case_before=case_before,
                case_after=case_after,
                trace_before=trace_before,
                trace_after=trace_after,
                sampled=max(drawn, default=0),
            )
        )
    return tuple(curves)


def chances(data: EventLog, published: Any, params: Any) -> tuple[tuple[int, float], ...]:
    """(cases of a variant, probability that one draw releases it)."""
    chosen = params or Travas()
    share = exact(chosen.epsilon) / chosen.repeats
    k = truncation(share, exact(chosen.delta) / chosen.repeats)
    return tuple((n, released_probability(n, share, k)) for n in range(1, 2 * k + 2))


def _ordered(names: Any) -> dict[Variant, int]:
    """Places of the variants in order of first appearance, without the buffer."""
    return {name: place for place, name in enumerate(dict.fromkeys(n for n in names if n is not None))}


def _other(published: Any, against: str) -> Mapping[Variant, int] | None:
    if against:
        return _load_other(against, Path(against).stat().st_mtime_ns).as_counts()
    return published.as_counts() if published is not None else None


def _compared(data: EventLog, published: Any, against: str) -> Compared | None:
    if against:
        return compare_counts(data.as_counts(), _other(None, against) or {}, Progress())
    return compared(data, published, Progress()) if isinstance(published, Released) else None


@lru_cache(maxsize=2)
def _load_other(path: str, _changed: int) -> EventLog:
    return load_log([Path(path)], Reading(), Columns(), Progress())
