"""What the window draws, as small arrays: the largest first, the rest folded and counted.

Every function takes the data, what would be published (None before a run), the parameters, and what is
asked. With `against` (a path) the other log is that file instead of the run, so that any two logs can
be looked at. The original is in all of them: they are for the window, never for a release.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from weakref import WeakKeyDictionary

import numpy as np

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs import attack
from engine.kinds.eventlogs.attribute_budget import split_off
from engine.kinds.eventlogs.background_knowledge import KnowledgeIndex
from engine.kinds.eventlogs.comparison_log import (
    comparison_counts,
    log_comparison,
    other_log,
    pair_comparison,
)
from engine.kinds.eventlogs.data import EventLog, PublishedFlow, PublishedLog, PublishedVariants, Variant
from engine.kinds.eventlogs.dfg_layout import sugiyama_layout
from engine.kinds.eventlogs.group_privacy import effective_delta
from engine.kinds.eventlogs.levenshtein import encode
from engine.kinds.eventlogs.log_difference import absolute_difference
from engine.kinds.eventlogs.log_similarity import relative_similarity
from engine.kinds.eventlogs.measure import disclosure_metrics, utility_metrics
from engine.kinds.eventlogs.measure_flow import case_pairs, reached
from engine.kinds.eventlogs.noise import exact, expected_variants, truncation
from engine.kinds.eventlogs.params import Flow, Groups, Travas
from engine.kinds.eventlogs.private_rare import is_private, split
from engine.kinds.eventlogs.recode_view import recode as recode  # views of the recode screen
from engine.kinds.eventlogs.recode_view import recode_ranking as recode_ranking
from engine.kinds.eventlogs.sankey_layout import NODES, sankey_diagram
from engine.kinds.eventlogs.small_groups import exposure as exposure_of
from engine.kinds.eventlogs.technique_view import techniques as techniques
from engine.kinds.eventlogs.travas_draw import draw_variants
from engine.kinds.eventlogs.usable_views import durations as durations  # shown beside the release
from engine.kinds.eventlogs.usable_views import group_sizes as group_sizes
from engine.kinds.eventlogs.utility import END, START, activity_counts, directly_follows
from engine.kinds.eventlogs.utility import lengths as length_counts
from engine.kinds.eventlogs.view_types import (
    AlignmentStep,
    DirectlyFollowsGraph,
    DisclosureView,
    EpsilonPoint,
    ExpectedUtility,
    Exposure,
    LogDistributions,
    LogOverview,
    PairMetrics,
    SankeyDiagram,
    VariantAlignment,
    VariantTable,
)

Published = PublishedLog | PublishedFlow | None  # None before a run
Chosen = Travas | Groups | Flow | None
EPSILONS = (0.1, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
FREQUENCIES = (1, 2, 3, 5, 10, 50, 200, 1000)
SIZES = (1, 2, 3, 4, 5, 6)
WORK, SAMPLE = 10_000_000, 200  # variants × candidates looked at, and random descents beyond
# The attacker asks about the same two logs size by size.
_indexes: WeakKeyDictionary[EventLog | PublishedLog, dict[str, KnowledgeIndex]] = WeakKeyDictionary()


def overview(data: EventLog, published: Published, params: Chosen, top: int = 200) -> LogOverview:
    counts = data.as_counts()
    return LogOverview(
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


def sankey(
    data: EventLog,
    published: Published,
    params: Chosen,
    metric: str = "similarity",
    limit: int = NODES,
    against: str = "",
) -> SankeyDiagram | None:
    """None while there is nothing to compare with, or nothing was released."""
    data, published = _sides(data, published, against)
    found = pair_comparison(data, published, against)
    if found is None or found.matched is None:
        return None
    rows = {variant: row for row, variant in enumerate(_rows(data, published, against))}
    if metric == "similarity":
        return sankey_diagram(
            metric, float(found.matched.similarity), found.matched.matched, found.matched.moved, rows, limit
        )
    side = found.difference
    return sankey_diagram(metric, float(side.difference), side.matched, side.moved, rows, limit)


def variants(data: EventLog, published: Published, params: Chosen, against: str = "") -> VariantTable:
    data, published = _sides(data, published, against)
    before, after = data.as_counts(), comparison_counts(data, published, against)
    names = _rows(data, published, against)
    events: dict[str, int] = {}
    for variant in names:
        for activity in variant:
            events[activity] = events.get(activity, 0) + max(before.get(variant, 0), 1)
    activities = sorted(events, key=lambda activity: (-events[activity], activity))
    code = {activity: place for place, activity in enumerate(activities)}
    lengths = [len(variant) for variant in names]
    return VariantTable(
        activities=tuple(activities),
        codes=np.array([code[activity] for variant in names for activity in variant], np.int32),
        starts=np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64),
        before=np.array([before.get(variant, 0) for variant in names], np.int64),
        after=np.array([after.get(variant, 0) for variant in names], np.int64),
        compared=published is not None or bool(against),
    )


def _sides(data: EventLog, published: Published, against: str) -> tuple[EventLog, PublishedLog | None]:
    """The log that a run drew from, and the released one: a released graph has no variants to show."""
    drawn = None if published is None or against else published.log
    return drawn or data, published if isinstance(published, PublishedLog) else None


def _rows(data: EventLog, published: PublishedLog | None, against: str) -> list[Variant]:
    """The commonest first; those only the other log has come last."""
    after, before = comparison_counts(data, published, against), set(data.variants)
    extra = sorted(after.keys() - before, key=lambda variant: (-after[variant], variant))
    return [*data.variants, *extra]


def alignment(
    data: EventLog,
    published: Published,
    params: Chosen,
    source: Sequence[str] = (),
    target: Sequence[str] = (),
) -> VariantAlignment:
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
            steps.append(AlignmentStep(names[code.tag], one, other))
    return VariantAlignment(left, right, tuple(steps))


def dfg(
    data: EventLog, published: Published, params: Chosen, limit: int = 60, least: float = 0, against: str = ""
) -> DirectlyFollowsGraph:
    """The most frequent edges (`least` per case), and those that connect every activity shown; one set of
    places for both."""
    data, log = _sides(data, published, against)
    before, after = data.as_counts(), comparison_counts(data, log, against)
    edges = directly_follows(before), directly_follows(after)
    totals, counts = (
        (sum(before.values()), sum(after.values())),
        (activity_counts(before), activity_counts(after)),
    )
    if isinstance(published, PublishedFlow) and not against:
        edges, totals, counts = _flow_sides(before, published)
    share = {
        edge: max(edges[side][edge] / max(1, totals[side]) for side in (0, 1))
        for edge in {*edges[0], *edges[1]}
    }
    every = sorted(share, key=lambda edge: (-share[edge], edge))
    shown = _connected(every, min(limit, sum(share[edge] >= least for edge in every)))
    between = dict.fromkeys(name for edge in shown for name in edge if name not in (START, END))
    names = [START, *between, END]
    place = {name: index for index, name in enumerate(names)}
    weighted = [(place[a], place[b], share[a, b]) for a, b in shown]
    return DirectlyFollowsGraph(
        nodes=tuple((name, counts[0].get(name, 0), counts[1].get(name, 0)) for name in names),
        places=sugiyama_layout(len(names), weighted, place[START], place[END]),
        edges=np.array([(place[a], place[b]) for a, b in shown], np.int64).reshape(-1, 2),
        before=np.array([edges[0][edge] for edge in shown], np.int64),
        after=np.array([edges[1][edge] for edge in shown], np.int64),
        cases=totals,
        folded=_left_out(every, shown, edges),
        compared=published is not None or bool(against),
        once_a_case=isinstance(published, PublishedFlow) and not against,
    )


def _flow_sides(
    before: Mapping[Variant, int], published: PublishedFlow
) -> tuple[tuple[Counter, Counter], tuple[int, int], tuple[Counter, Counter]]:
    """Arrows, cases, and how often each activity is reached, each pair once a case, as a graph counts.

    How many cases a graph stands for is what leaves the start.
    """
    released = Counter(dict(zip(published.pairs, published.weights.tolist(), strict=True)))
    cases = sum(before.values()), sum(n for (source, _), n in released.items() if source == START)
    passages = case_pairs(before)
    return (passages, released), cases, (reached(passages), reached(released))


def _left_out(
    every: Sequence[tuple[str, str]], shown: Sequence[tuple[str, str]], edges: tuple[Counter, Counter]
) -> tuple[int, int, int]:
    """How many arrows of each log, and of both together, are not among those shown."""
    rest = set(every) - set(shown)
    return sum(edge in edges[0] for edge in rest), sum(edge in edges[1] for edge in rest), len(rest)


def _connected(every: Sequence[tuple[str, str]], limit: int) -> list[tuple[str, str]]:
    """The first edges, and for every activity in them its first way in and its first way out."""
    shown = dict.fromkeys(every[:limit])
    way_in = {b: (a, b) for a, b in reversed(every) if a != b}
    way_out = {a: (a, b) for a, b in reversed(every) if a != b}
    names = [name for edge in shown for name in edge]
    while names:
        name = names.pop()
        for way in (way_in.get(name), way_out.get(name)):
            if way is not None and way not in shown:
                shown[way] = None
                names += way
    return list(shown)


def distributions(
    data: EventLog, published: Published, params: Chosen, against: str = ""
) -> LogDistributions:
    """Trace lengths, activities, and which variants were kept by how often they occur."""
    data, published = _sides(data, published, against)
    before, after = data.as_counts(), comparison_counts(data, published, against)
    sizes = length_counts(before), length_counts(after)
    span = range(min((*sizes[0], *sizes[1]), default=0), max((*sizes[0], *sizes[1]), default=0) + 1)
    events = activity_counts(before), activity_counts(after)
    names = sorted({*events[0], *events[1]}, key=lambda name: (-events[0][name], -events[1][name], name))
    kept = np.array([variant in after for variant in data.variants], bool)
    classes = np.searchsorted(FREQUENCIES, data.counts, side="right") - 1
    return LogDistributions(
        cases=(sum(before.values()), sum(after.values())),
        lengths=np.array(span),
        lengths_before=np.array([sizes[0][n] for n in span]),
        lengths_after=np.array([sizes[1][n] for n in span]),
        activities=tuple(names),
        events_before=np.array([events[0][name] for name in names]),
        events_after=np.array([events[1][name] for name in names]),
        frequencies=FREQUENCIES,
        variants_kept=np.bincount(classes[kept], minlength=len(FREQUENCIES)),
        variants_lost=np.bincount(classes[~kept], minlength=len(FREQUENCIES)),
        compared=published is not None or bool(against),
    )


def comparison(
    data: EventLog, published: Published, params: Chosen, against: str = "", progress: Progress | None = None
) -> PairMetrics | None:
    """The metrics between the loaded log and another file, by their keys."""
    if not against:
        return None
    other = other_log(data, against)
    found = log_comparison(data, other, progress or Progress())
    before, after = data.as_counts(), other.as_counts()
    values = utility_metrics(found, before, after) | disclosure_metrics(before, after)
    return PairMetrics(len(after), other.cases, tuple(values.items()))


def epsilon_curve(
    data: EventLog,
    published: Published,
    params: Chosen,
    epsilons: Sequence[float] = EPSILONS,
    draws: int = 3,
    chosen: Chosen = None,
) -> ExpectedUtility:
    """Expected utility over ε. The draws are made here and thrown away: they are never a release.

    `chosen` are parameters that have not run yet: δ and repeats are taken from them.
    """
    chosen = _travas(chosen, params)
    tried = (replace(chosen, epsilon=float(epsilon)) for epsilon in sorted(epsilons))
    return ExpectedUtility(chosen, tuple(_expected(data, one, draws) for one in tried))


def _expected(data: EventLog, params: Travas, draws: int) -> EpsilonPoint:
    total = params.epsilon
    if is_private(data) and data.recoding:  # the choice of activities takes its part of ε at every point
        params = replace(params, epsilon=split(params.epsilon, data.recoding.epsilon_share).release)
    params = split_off(data, params)[0]
    similarities, differences = [], []
    for _ in range(draws):
        drawn = draw_variants(data, params, Randomness.from_seed(None), Progress())
        logs = data.as_counts(), drawn.as_counts()
        differences.append(absolute_difference(*logs, Progress()).difference)
        if drawn.variants:
            similarities.append(float(relative_similarity(*logs, Progress()).similarity))
    share = params.epsilon_variants / params.repeats, exact(effective_delta(data, params)) / params.repeats
    return EpsilonPoint(
        epsilon=total,
        k=truncation(*share),
        variants=expected_variants(data.counts.tolist(), *share),
        similarity=sum(similarities) / len(similarities) if similarities else None,
        similarity_low=min(similarities, default=None),
        similarity_high=max(similarities, default=None),
        difference=sum(differences) / len(differences),
        draws=draws,
    )


def exposure(data: EventLog, published: Published, params: Chosen, chosen: Chosen = None) -> Exposure:
    """δ as it will be used, and how many single cases to expect: known before anything is drawn."""
    return exposure_of(data, _travas(chosen, params))


def _travas(chosen: Chosen, params: Chosen) -> Travas:
    """The parameters of private variants, whichever technique is looked at."""
    return next((one for one in (chosen, params) if isinstance(one, Travas)), Travas())


def disclosure(
    data: EventLog,
    published: Published,
    params: Chosen,
    kind: str = "set",
    sizes: Sequence[int] = SIZES,
    against: str = "",
) -> DisclosureView:
    """Case and trace disclosure over the size of one kind of background knowledge, before and after.

    Sampled earlier than the metrics of a run, so that the window need not wait.
    """
    random = Randomness.from_seed(0).generator("disclosure")
    data, published = _sides(data, published, against)
    after = _counts_after(data, published, against)
    beside = other_log(data, against) if against else published
    sides = [
        _disclosed(log, counts, kind, sizes, random)
        for log, counts in ((data, data.as_counts()), (beside, after))
    ]
    case, trace, case_error, trace_error = (
        [np.array([getattr(found, name) if found else np.nan for found in side]) for side in sides]
        for name in ("case", "trace", "case_error", "trace_error")
    )
    return DisclosureView(
        kind=kind,
        sizes=np.array(sizes),
        case_before=case[0],
        case_after=case[1],
        trace_before=trace[0],
        trace_after=trace[1],
        case_error_before=case_error[0],
        case_error_after=case_error[1],
        trace_error_before=trace_error[0],
        trace_error_after=trace_error[1],
        sampled=SAMPLE if any(found and found.sampled for side in sides for found in side) else 0,
        compared=published is not None or bool(against),
    )


def _counts_after(data: EventLog, published: PublishedLog | None, against: str) -> Mapping[Variant, int]:
    """Of private variants: with their cases in the original, for noise would hide single cases."""
    if against or not isinstance(published, PublishedVariants):
        return comparison_counts(data, published, against)
    known = data.as_counts()
    return {variant: known[variant] for variant in published.variants}


def _disclosed(
    log: EventLog | PublishedLog | None,
    counts: Mapping[Variant, int],
    kind: str,
    sizes: Sequence[int],
    random: np.random.Generator,
) -> list[attack.Disclosure | None]:
    if log is None or not log.variants:
        return [None] * len(sizes)
    kinds = _indexes.setdefault(log, {})
    if kind not in kinds:
        kinds[kind] = KnowledgeIndex(counts, kind)
    limit = WORK // (150 + len(log.variants))
    return [attack.disclosure_of(kinds[kind], size, random, limit, SAMPLE) for size in sizes]
