"""Settings of released durations as they are typed: edges of bins, and where artificial times begin."""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence
from contextlib import suppress
from fractions import Fraction
from itertools import pairwise

from engine.core.errors import ParameterError
from engine.core.params import field_float, field_int, field_list, field_text
from engine.core.text import text

BINS = ("0", "1s", "10s", "1min", "10min", "1h", "4h", "12h", "1d", "3d", "7d", "30d", "90d", "365d")
UNITS = {"": 1, "s": 1, "min": 60, "h": 3600, "d": 86_400}
LONGEST = 36_500 * 86_400  # a hundred years
YEARS = range(1900, 2101)
TIMES = {"none": "only the order of events", "relative": "durations of the steps"}
FINEST = 10**9  # digits of a budget beyond which exact noise would take numbers too large


class Timed:
    """Parameters of a technique that may release durations."""

    times: str
    bins: tuple[str, ...]
    start: str

    @property
    def timed(self) -> bool:
        return self.times == "relative"

    @property
    def edges(self) -> tuple[int, ...]:
        return parse_edges(self.bins)

    @property
    def start_second(self) -> int:
        return parse_start(self.start)


def share_field(help: str) -> float:
    return field_float("Share of ε for times", default=0.5, low=0.05, high=0.95, more=True, help=help)


def bins_field() -> tuple[str, ...]:
    return field_list(
        "Edges of durations",
        default=BINS,
        more=True,
        help="3 to 40 rising edges, the first 0, in seconds or with a unit (s, min, h, d). Choose them by "
        "what you know of such processes, not by looking at this log.",
    )


def start_field() -> str:
    return field_text(
        "Artificial times begin",
        default="2000-01-01T00:00:00Z",
        more=True,
        help="A date (UTC) of your choice, not one of the log: released cases begin within a span after it.",
    )


def span_field() -> int:
    return field_int(
        "Span of the beginnings",
        default=365,
        low=1,
        high=3650,
        unit="days",
        more=True,
        help="Released cases begin at a random second within so many days.",
    )


def parse_edges(written: Sequence[str]) -> tuple[int, ...]:
    """Whole seconds, rising from 0."""
    edges = tuple(_seconds(one) for one in written)
    if not 3 <= len(edges) <= 40:
        raise ParameterError(
            text("bins: {number} edges were named, of 3 to 40", number=len(edges)), name="bins"
        )
    if edges[0] != 0 or any(one >= other for one, other in pairwise(edges)):
        raise ParameterError(
            "bins: the edges do not rise from 0",
            hint="write them in order, the first one 0: 0, 1min, 1h, 1d",
            name="bins",
        )
    return edges


def _seconds(written: str) -> int:
    found = re.fullmatch(r"\s*(\d{1,10})\s*(s|min|h|d|)\s*", written)
    seconds = int(found[1]) * UNITS[found[2]] if found else -1
    if not 0 <= seconds <= LONGEST:
        raise ParameterError(
            text("bins: {written} is not a duration", written=f"{written!r}"),
            hint="whole numbers of seconds, or with a unit: 30s, 10min, 4h, 7d",
            name="bins",
        )
    return seconds


def parse_start(written: str) -> int:
    """Seconds since 1970 of a date, or a date and time, in UTC."""
    moment = None
    if re.fullmatch(r"\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?", written.strip()):
        with suppress(ValueError):
            moment = datetime.datetime.fromisoformat(written.strip()).replace(tzinfo=datetime.UTC)
    if moment is None or moment.year not in YEARS:
        raise ParameterError(
            text("start: {written} is not a date from 1900 to 2100 in UTC", written=f"{written!r}"),
            hint="write it as 2000-01-01 or 2000-01-01T00:00:00Z",
            name="start",
        )
    return int(moment.timestamp())


def check_times(bins: Sequence[str], start: str, epsilon: Fraction = Fraction(0)) -> None:
    check_edges(bins, epsilon)
    parse_start(start)


def check_edges(bins: Sequence[str], epsilon: Fraction) -> None:
    parse_edges(bins)
    if epsilon.denominator > FINEST or epsilon.numerator > FINEST:
        raise ParameterError(
            "the share of ε for times has too many digits to draw exact noise",
            hint="round ε or the share: ε × share may have nine digits",
            name="times_share",
        )
