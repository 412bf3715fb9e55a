"""What a released log kept of the original, in numbers and shapes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.errors import InputError, Remedy
from engine.core.progress import Progress
from engine.core.text import text
from engine.kinds.eventlogs.data import Variant
from engine.kinds.eventlogs.log_difference import Difference, absolute_difference, reference_difference
from engine.kinds.eventlogs.log_similarity import FlowCallback, Similarity, relative_similarity

START, END = "▶", "■"
# Distances and costs of 32 bits, and a copy on the way, of this many pairs take 3 GB.
MOST_PAIRS = 300_000_000


@dataclass(frozen=True)
class LogComparison:
    """Both metrics between two logs; similarities are None when the second log is empty."""

    matched: Similarity | None
    plain: Similarity | None
    difference: Difference
    reference: Difference
    overlap_removed: Similarity | None = None  # compatibility: absolute counts in common taken out first


def compare_counts(
    left: Mapping[Variant, int],
    right: Mapping[Variant, int],
    progress: Progress,
    callback: FlowCallback | None = None,
) -> LogComparison:
    """All metrics between two logs; `callback` sees the flows of the two metrics while they improve."""
    check_size(left, right)
    matched = plain = None
    if left and right:
        matched = relative_similarity(left, right, progress.part("Similarity", 0.3), callback=callback)
        plain = relative_similarity(left, right, progress.part("Plain similarity", 0.3), match_first=False)
    difference = absolute_difference(left, right, progress.part("Difference", 0.2), callback)
    reference = reference_difference(left, right, progress.part("Compatibility", 0.1))
    overlap = overlap_removed(left, right, progress.part("Compatibility", 0.1))
    return LogComparison(matched, plain, difference, reference, overlap)


def overlap_removed(
    left: Mapping[Variant, int], right: Mapping[Variant, int], progress: Progress
) -> Similarity | None:
    """The similarity after the cases in common, min(A, B) of every variant, were taken out of both logs.

    One of the ways that were weighed for relative log similarity, and advised against: absolute counts bend
    what is a measure of distributions. None where one log holds the other: one side has no case left.
    """
    common = {variant: min(left[variant], right[variant]) for variant in left.keys() & right.keys()}
    rest = [
        {variant: count - common.get(variant, 0) for variant, count in log.items()} for log in (left, right)
    ]
    sides = [{variant: count for variant, count in log.items() if count} for log in rest]
    return relative_similarity(sides[0], sides[1], progress, match_first=False) if all(sides) else None


def estimate(left: int, right: int) -> tuple[float, float]:
    """(seconds, bytes) a comparison of so many variants will about take, from runs on two cores."""
    pairs = left * right
    return 0.2 + pairs * 6e-7, 60e6 + pairs * 10.0


def check_size(left: Mapping[Variant, int], right: Mapping[Variant, int]) -> None:
    pairs = len(left) * len(right)
    if pairs <= MOST_PAIRS:
        return
    keep = int(MOST_PAIRS**0.5)
    size = estimate(len(left), len(right))[1] / 1e9
    raise InputError(
        text(
            "{left} × {right} variants would need about {size} GB",
            left=len(left),
            right=len(right),
            size=f"{size:.0f}",
        ),
        hint=text(
            "compare the {keep} most frequent variants of each log; the report states the error bound",
            keep=keep,
        ),
        remedies=(Remedy(text("Compare the {keep} most frequent", keep=keep), {"top": keep}),),
    )


@dataclass(frozen=True)
class TopVariants:
    """A log cut to its most frequent variants, and what that can change.

    The plain similarity moves by at most the share of cases cut away (their mass costs at most 1 a unit),
    the difference by at most their events (triangle inequality through the empty trace).
    """

    counts: dict[Variant, int]
    share: float
    events: int


def most_frequent(log: Mapping[Variant, int], top: int) -> TopVariants:
    ordered = sorted(log, key=lambda variant: (-log[variant], variant))
    total = sum(log.values())
    rest = ordered[top:]
    share = sum(log[v] for v in rest) / total if total else 0.0
    return TopVariants({v: log[v] for v in ordered[:top]}, share, sum(len(v) * log[v] for v in rest))


def directly_follows(log: Mapping[Variant, int]) -> Counter[tuple[str, str]]:
    """How often one activity directly follows another, with a start and an end."""
    edges: Counter[tuple[str, str]] = Counter()
    for variant, count in log.items():
        for pair in zip((START, *variant), (*variant, END), strict=True):
            edges[pair] += count
    return edges


def lengths(log: Mapping[Variant, int]) -> Counter[int]:
    """Cases by number of events."""
    found: Counter[int] = Counter()
    for variant, count in log.items():
        found[len(variant)] += count
    return found


def activity_counts(log: Mapping[Variant, int]) -> Counter[str]:
    found: Counter[str] = Counter()
    for variant, count in log.items():
        for activity in variant:
            found[activity] += count
    return found


def events_of(log: Mapping[Variant, int]) -> int:
    return sum(len(variant) * count for variant, count in log.items())
