"""What the window draws, as small arrays: the largest first, the rest folded and counted.

Every function takes the data, what would be published (None before a run), the parameters, and what is
asked. With `against` (a path) the other log is that file instead of the run, so that any two logs can
be looked at. The original is in all of them: they are for the window, never for a release.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.eventlogs.comparison_log import compared_logs, counts_beside, other_log
from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.dfg_layout import layered
from engine.kinds.eventlogs.log_difference import absolute_difference
from engine.kinds.eventlogs.log_similarity import relative_similarity
from engine.kinds.eventlogs.measure import disclosure_figures, metric_figures
from engine.kinds.eventlogs.noise import exact, expected_released, released_probability, truncation
from engine.kinds.eventlogs.params import Travas
from engine.kinds.eventlogs.small_groups import delta_used
from engine.kinds.eventlogs.small_groups import exposure as exposure_of
from engine.kinds.eventlogs.travas import release
from engine.kinds.eventlogs.utility import END, START, activity_counts, directly_follows
from engine.kinds.eventlogs.utility import lengths as length_counts
from engine.kinds.eventlogs.view_types import EpsilonPoint, Exposure, Graph, Overview, Shape
from engine.kinds.eventlogs.views_disclosure import disclosure
from engine.kinds.eventlogs.views_sankey import alignment, flow, variants

__all__ = ["alignment", "disclosure", "flow", "variants"]  # and all that is defined here

EPSILONS = (0.1, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
FREQUENCIES = (1, 2, 3, 5, 10, 50, 200, 1000)


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


def dfg(data: EventLog, published: Any, params: Any, limit: int = 60, against: str = "") -> Graph:
    """The most frequent edges, and those that connect every activity shown; one set of places for both."""
    before, after = data.as_counts(), counts_beside(data, published, against)
    edges = directly_follows(before), directly_follows(after)
    totals = sum(before.values()), sum(after.values())
    share = {
        edge: max(edges[side][edge] / max(1, totals[side]) for side in (0, 1))
        for edge in {*edges[0], *edges[1]}
    }
    every = sorted(share, key=lambda edge: (-share[edge], edge))
    shown = _connected(every, limit)
    counts = activity_counts(before), activity_counts(after)
    between = dict.fromkeys(name for edge in shown for name in edge if name not in (START, END))
    names = [START, *between, END]
    place = {name: index for index, name in enumerate(names)}
    weighted = [(place[a], place[b], share[a, b]) for a, b in shown]
    return Graph(
        nodes=tuple((name, counts[0].get(name, 0), counts[1].get(name, 0)) for name in names),
        places=layered(len(names), weighted, place[START], place[END]),
        edges=np.array([(place[a], place[b]) for a, b in shown], np.int64).reshape(-1, 2),
        before=np.array([edges[0][edge] for edge in shown], np.int64),
        after=np.array([edges[1][edge] for edge in shown], np.int64),
        cases=totals,
        folded=_left_out(every, shown, edges),
        compared=published is not None or bool(against),
    )


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


def shape(data: EventLog, published: Any, params: Any, against: str = "") -> Shape:
    """Trace lengths, activities, and which variants were kept by how often they occur."""
    before, after = data.as_counts(), counts_beside(data, published, against)
    sizes = length_counts(before), length_counts(after)
    span = range(min((*sizes[0], *sizes[1]), default=0), max((*sizes[0], *sizes[1]), default=0) + 1)
    events = activity_counts(before), activity_counts(after)
    names = sorted({*events[0], *events[1]}, key=lambda name: (-events[0][name], -events[1][name], name))
    kept = np.array([variant in after for variant in data.variants], bool)
    classes = np.searchsorted(FREQUENCIES, data.counts, side="right") - 1
    return Shape(
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
    data: EventLog, published: Any, params: Any, against: str = "", progress: Progress | None = None
) -> dict[str, Any] | None:
    """The figures between the loaded log and another file, by figure key."""
    if not against:
        return None
    other = other_log(data, against)
    found = compared_logs(data, other, progress or Progress())
    before, after = data.as_counts(), other.as_counts()
    metrics = metric_figures(found, before, after)
    metrics |= {"variants": len(after), "cases": other.cases}
    return metrics | disclosure_figures(before, after, Randomness.from_seed(0).generator("disclosure"))


def epsilon_curve(
    data: EventLog,
    published: Any,
    params: Any,
    epsilons: Sequence[float] = EPSILONS,
    draws: int = 3,
    chosen: Travas | None = None,
) -> tuple[EpsilonPoint, ...]:
    """Expected utility over ε. The draws are made here and thrown away: they are never a release.

    `chosen` are parameters that have not run yet: δ and repeats are taken from them.
    """
    chosen = chosen or params or Travas()
    return tuple(
        _expected(data, replace(chosen, epsilon=float(epsilon)), draws) for epsilon in sorted(epsilons)
    )


def _expected(data: EventLog, params: Any, draws: int) -> EpsilonPoint:
    similarities, differences = [], []
    epsilon, delta = params.epsilon, delta_used(data, params)
    for _ in range(draws):
        source = Randomness.from_seed(None)
        drawn = release(
            data,
            epsilon,
            delta,
            params.repeats,
            params.cases_per_person,
            source.bits("noise"),
            source.bits("cases"),
            Progress(),
        )
        logs = data.as_counts(), drawn.as_counts()
        differences.append(absolute_difference(*logs, Progress()).difference)
        if drawn.variants:
            similarities.append(float(relative_similarity(*logs, Progress()).similarity))
    share = exact(epsilon) / params.repeats, exact(delta) / params.repeats
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


def exposure(data: EventLog, published: Any, params: Any, chosen: Travas | None = None) -> Exposure:
    """δ as it will be used, and how many single cases to expect: known before anything is drawn."""
    return exposure_of(data, chosen or params or Travas())


def chances(data: EventLog, published: Any, params: Any) -> tuple[tuple[int, float], ...]:
    """(cases of a variant, probability that one draw releases it)."""
    chosen = params or Travas()
    share = exact(chosen.epsilon) / chosen.repeats
    k = truncation(share, exact(delta_used(data, chosen)) / chosen.repeats)
    return tuple((n, released_probability(n, share, k)) for n in range(1, 2 * k + 2))
