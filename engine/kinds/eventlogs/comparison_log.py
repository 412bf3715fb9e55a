"""The log that the original is looked at beside: what a run would publish, or a file made elsewhere.

A file is read with the same choice of events and of what an activity is as the original: otherwise the
two would differ by how they were read.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from weakref import WeakKeyDictionary

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog, PublishedLog, Variant
from engine.kinds.eventlogs.load import load
from engine.kinds.eventlogs.measure import release_comparison
from engine.kinds.eventlogs.params import Columns, Reading
from engine.kinds.eventlogs.utility import LogComparison, compare_counts, estimate

# The flows between two logs are asked for again by several views.
_comparisons: WeakKeyDictionary[EventLog, tuple[EventLog, LogComparison]] = WeakKeyDictionary()


def comparison_counts(data: EventLog, published: PublishedLog | None, against: str) -> Mapping[Variant, int]:
    """Cases of the variants of the other log; empty where there is none yet."""
    if against:
        return other_log(data, against).as_counts()
    return published.as_counts() if published is not None else {}


def pair_comparison(data: EventLog, published: PublishedLog | None, against: str) -> LogComparison | None:
    """Both metrics and their flows; None while there is nothing to compare with."""
    if against:
        return log_comparison(data, other_log(data, against), Progress())
    return release_comparison(data, published, Progress()) if published is not None else None


def log_comparison(data: EventLog, other: EventLog, progress: Progress) -> LogComparison:
    """Large logs take long: what is about to be needed is said first."""
    latest = _comparisons.get(data)
    if latest is None or latest[0] is not other:
        seconds, size = estimate(len(data.variants), len(other.variants))
        progress.report(
            0.0,
            text("about {seconds} s and {size} MB", seconds=f"{seconds:.0f}", size=f"{size / 1000000.0:.0f}"),
        )
        latest = _comparisons[data] = other, compare_counts(data.as_counts(), other.as_counts(), progress)
    return latest[1]


def other_log(data: EventLog, against: str) -> EventLog:
    path = Path(against)
    if not path.is_file():
        raise InputError(
            text("{name} is no longer there", name=path.name), hint="choose the second log again"
        )
    return _load(against, path.stat().st_mtime_ns, data.lifecycle, data.classifier)


@lru_cache(maxsize=2)
def _load(path: str, _changed: int, lifecycle: str, classifier: str) -> EventLog:
    reading = Reading(lifecycle=lifecycle, classifier=classifier)
    return load([Path(path)], reading, Columns(), Progress())
