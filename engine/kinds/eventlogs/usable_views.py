"""Views of what makes a released log usable: durations before and after, groups and how cases were edited."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from engine.kinds.eventlogs.data import EventLog, PublishedFlow, PublishedGroups, PublishedLog, Variant
from engine.kinds.eventlogs.durations import variant_durations
from engine.kinds.eventlogs.flow_time_utility import quantiles, true_durations
from engine.kinds.eventlogs.private_times import steps_of
from engine.kinds.eventlogs.time_utility import SOURCES, released_durations, sources_of
from engine.kinds.eventlogs.view_types import Durations, GroupSizes

STEPS = 14  # pairs of activities that are shown, the commonest
QUARTILES = (25, 50, 75)
Seconds = Mapping[Variant, np.ndarray]


def durations(data: EventLog, published: object, params: object) -> Durations:
    if isinstance(published, PublishedFlow):
        return _of_arrows(published.log or data, published)
    log = (published.log if isinstance(published, PublishedLog) else None) or data
    times = published.times if isinstance(published, PublishedLog) else None
    true = variant_durations(log) if log.times is not None else {}
    made = released_durations(times) if times is not None else {}
    if times is not None:
        true = {variant: seconds for variant, seconds in true.items() if variant in made}
    before, after = _by_pair(true), _by_pair(made)
    pairs = sorted(before.keys() | after.keys(), key=lambda pair: (-_number(pair, after, before), pair))
    shown = pairs[:STEPS]
    return Durations(
        steps=tuple(shown),
        before=np.array([_quartiles(_whole(true)), *(_quartiles(before.get(pair)) for pair in shown)]),
        after=np.array([_quartiles(_whole(made)), *(_quartiles(after.get(pair)) for pair in shown)]),
        sources=tuple(sources_of(times).items()) if times is not None else tuple((s, 0.0) for s in SOURCES),
        timed=log.times is not None,
        released=times is not None,
        withheld=times is None and isinstance(published, PublishedGroups) and bool(published.untimed),
    )


def _of_arrows(log: EventLog, published: PublishedFlow) -> Durations:
    """Of a graph: steps on its arrows, the commonest first, and no whole case."""
    if published.times is None:
        return durations(log, None, None)
    told = published.times.arrows
    weight = dict(zip(published.pairs, published.weights.tolist(), strict=True))
    shown = sorted(told, key=lambda pair: (-weight[pair], pair))[:STEPS]
    true, edges = true_durations(log, set(shown)), np.array(published.times.edges)
    shares = np.array(QUARTILES) / 100
    after = [quantiles(np.array(told[pair].weights), edges, shares) for pair in shown]
    listed = [step.source for step in told.values()]
    return Durations(
        steps=tuple(shown),
        before=np.array([_quartiles(_whole(variant_durations(log))), *(_quartiles(true[p]) for p in shown)]),
        after=np.array([_quartiles(None), *after]),
        sources=tuple((source, listed.count(source) / max(1, len(listed))) for source in SOURCES),
        timed=True,
        released=True,
        arrows=len(told),
    )


def _number(pair: tuple[str, str], *sides: Mapping[tuple[str, str], np.ndarray]) -> int:
    return next((len(side[pair]) for side in sides if pair in side), 0)


def _by_pair(seconds: Seconds) -> dict[tuple[str, str], np.ndarray]:
    found: dict[tuple[str, str], list[np.ndarray]] = {}
    for variant, own in seconds.items():
        for place, pair in enumerate(steps_of(variant)):
            found.setdefault(pair, []).append(own[:, place])
    return {pair: np.concatenate(parts) for pair, parts in found.items()}


def _whole(seconds: Seconds) -> np.ndarray | None:
    return np.concatenate([own.sum(axis=1) for own in seconds.values()]) if seconds else None


def _quartiles(seconds: np.ndarray | None) -> np.ndarray:
    if seconds is None or not len(seconds):
        return np.full(3, np.nan)
    return np.percentile(seconds, QUARTILES)


def group_sizes(data: EventLog, published: object, params: object) -> GroupSizes | None:
    """None where the run did not make groups."""
    if not isinstance(published, PublishedGroups):
        return None
    from rapidfuzz.distance import Levenshtein

    edits: dict[int, int] = {}
    for variant, cases in published.before.items():
        host = published.host.get(variant)
        if host is not None:
            far = 0 if host == variant else int(Levenshtein.distance(variant, host))
            edits[far] = edits.get(far, 0) + cases
    most = max(edits, default=0)
    return GroupSizes(
        sizes=published.counts,
        unchanged=np.array([published.before.get(variant, 0) for variant in published.variants], np.int64),
        k=published.k,
        edits=np.array([edits.get(far, 0) for far in range(most + 1)], np.int64),
        dropped=published.dropped,
    )
