"""Two logs, whoever made them: both metrics, counts and disclosure, as the command line prints them.

Options: all settings of reading and columns (for both files), and `top` to compare only so many of the
most frequent variants of each log; what that can change at most is then stated as an error bound.
A release folder may be given instead of a file.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from engine.core import params
from engine.core.errors import InputError
from engine.core.json_values import Draft
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.load import load
from engine.kinds.eventlogs.measure import KNOWN, disclosure_metrics, knowledge_size, utility_metrics
from engine.kinds.eventlogs.params import Columns, Reading
from engine.kinds.eventlogs.utility import compare_counts, estimate, most_frequent


def compare(original: Path, released: Path, options: Mapping[str, str], progress: Progress) -> Draft:
    reading, columns, top = _settings(options)
    left = load([_file(original)], reading, columns, progress.part("Reading the original", 0.15))
    right = load([_file(released)], reading, columns, progress.part("Reading the release", 0.15))
    return compare_logs(left, right, top, progress.part("Comparing", 0.7))


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
        **disclosure_metrics(before, after, Randomness.from_seed(0).generator("disclosure")),
        "disclosure_knowledge": text(
            "{known} of {after} activities", known=KNOWN[0], after=knowledge_size(before, after)
        ),
    }
    if found.matched and found.plain:
        metrics["similarity_exact"] = str(found.matched.similarity)
        metrics["plain_similarity_exact"] = str(found.plain.similarity)
        metrics["proven_optimal"] = not (found.matched.gap or found.plain.gap)
    return metrics


def _settings(options: Mapping[str, str]) -> tuple[Reading, Columns, int | None]:
    known = [{f.name for f in params.fields(declared)} for declared in (Reading, Columns)]
    for name in options:
        if name not in known[0] | known[1] | {"top"}:
            hint = text("known: {value}", value=", ".join(sorted(known[0] | known[1] | {"top"})))
            raise InputError(
                text("there is no setting {name} for comparing event logs", name=f"{name!r}"), hint=hint
            )
    reading = params.build(Reading, {n: v for n, v in options.items() if n in known[0]})
    columns = params.build(Columns, {n: v for n, v in options.items() if n in known[1]})
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


def _file(path: Path) -> Path:
    """The data file, where a release folder is given."""
    path = Path(path)
    if not path.is_dir():
        return path
    for folder in (path, path / "release"):
        found = sorted(folder.glob("data.*"))
        if found:
            return found[0]
    raise InputError(
        text("{path} holds no data file", path=path), hint="name the file, or the folder of a release"
    )
