"""Two logs, whoever made them: both metrics, counts and disclosure, as the command line prints them.

Options: all settings of reading and columns (for both files; recoding is of the original alone, because a
release of a recoded log has its names already), and `top` to compare only so many of the
most frequent variants of each log; what that can change at most is then stated as an error bound.
A release folder may be given instead of a file, and a released directly-follows graph instead of a log
(`compare_flow`).
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from engine.core import params
from engine.core.errors import InputError
from engine.core.json_values import Draft
from engine.core.progress import Progress
from engine.core.released_data import data_file
from engine.core.text import text
from engine.kinds.eventlogs.compare_flow import compare_flow
from engine.kinds.eventlogs.data import EventLog, Variant
from engine.kinds.eventlogs.load import load
from engine.kinds.eventlogs.measure import (
    KNOWN,
    disclosure_metrics,
    knowledge_size,
    own_cases,
    utility_metrics,
)
from engine.kinds.eventlogs.params import Columns, Reading
from engine.kinds.eventlogs.utility import compare_counts, estimate, most_frequent
from engine.kinds.eventlogs.verify_flow import COLUMNS, read_flow
from engine.verify.read_xes import Broken


def compare(original: Path, released: Path, options: Mapping[str, str], progress: Progress) -> Draft:
    reading, columns, top = _settings(options)
    left = load([data_file(original)], reading, columns, progress.part("Reading the original", 0.15))
    if _is_flow(data_file(released)):
        return compare_flow(left, _read_flow(data_file(released)))
    as_released = _as_it_is(reading)
    right = load([data_file(released)], as_released, columns, progress.part("Reading the release", 0.15))
    return compare_logs(left, right, top, progress.part("Comparing", 0.7))


def _is_flow(path: Path) -> bool:
    """A network, or a table with the columns of an edge list."""
    if path.suffix in (".graphml", ".json"):
        return True
    if path.suffix != ".csv" or not path.is_file():
        return False
    with path.open(encoding="utf-8", errors="replace", newline="") as file:
        return next(csv.reader(file), []) == COLUMNS


def _read_flow(path: Path) -> dict[tuple[str, str], int]:
    try:
        return dict(read_flow(path))
    except Broken as problem:
        raise InputError(
            str(problem), hint="give a directly-follows graph as Sfumato writes it, or a log"
        ) from None


def compare_logs(left: EventLog, right: EventLog, top: int | None, progress: Progress) -> Draft:
    """The metrics; deterministic, since sampled candidates of the attack come from a fixed stream."""
    before, after = left.as_counts(), right.as_counts()
    bounds: Draft = {}
    if top is not None:
        cut = most_frequent(before, top), most_frequent(after, top)
        before, after = cut[0].counts, cut[1].counts
        bounds = {
            "top": top,
            "plain_similarity_error_bound": cut[0].share + cut[1].share,
            "difference_error_bound": cut[0].events + cut[1].events,
        }
    seconds, size = estimate(len(before), len(after))
    progress.report(
        0.0, text("about {seconds} s and {size} MB", seconds=f"{seconds:.0f}", size=f"{size / 1000000.0:.0f}")
    )
    found = compare_counts(before, after, progress.part("", 0.9))
    metrics: Draft = {
        **utility_metrics(found, before, after),
        "variants": [len(left.variants), len(right.variants)],
        "cases": [left.cases, right.cases],
        "events": [left.events, right.events],
        **bounds,
        **_disclosure(before, after),
        "disclosure_knowledge": text(
            "{known} of {after} activities", known=KNOWN[0], after=knowledge_size(before, after)
        ),
    }
    if found.matched and found.plain:
        metrics["similarity_exact"] = str(found.matched.similarity)
        metrics["plain_similarity_exact"] = str(found.plain.similarity)
        metrics["proven_optimal"] = not (found.matched.gap or found.plain.gap)
    return metrics


def _disclosure(before: Mapping[Variant, int], after: Mapping[Variant, int]) -> Draft:
    """Whether counts carry noise or cases were put together, a file does not say. So the attack counts the
    original's cases behind each released variant (`…_own`): as a noisy release is judged by its run, and more
    than what is left of the risk where variants were merged."""
    found = disclosure_metrics(before, own_cases(before, after))
    return {name if name == "activities_known" else f"{name}_own": value for name, value in found.items()}


def _as_it_is(reading: Reading) -> Reading:
    """The same reading without recoding."""
    return replace(
        reading,
        drop=(),
        recode="",
        rare="off",
        rare_stay=(),
        repeated="keep",
        first_events=0,
        unmapped="keep",
    )


def _settings(options: Mapping[str, str]) -> tuple[Reading, Columns, int | None]:
    reading, columns = params.build_two(options, Reading, Columns, besides=("top",))
    return reading, columns, _top(options.get("top"))


def _top(written: str | None) -> int | None:
    if written is None:
        return None
    try:
        top = int(written)
    except ValueError:
        top = 0
    if top < 1:
        raise InputError(
            text("top = {text} is not a number of variants", text=f"{written!r}"),
            hint="a whole number, at least 1",
        )
    return top
