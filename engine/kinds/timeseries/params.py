"""How files of series are read, which columns are what, and the parameters of the techniques."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.errors import ParameterError
from engine.core.params import field_choice, field_int, field_list, field_text
from engine.core.text import text
from engine.io.csv_dialect import TableReading


@dataclass(frozen=True)
class Reading(TableReading):
    """How a file of series is read, besides its dialect."""

    layout: str = field_choice(
        "Layout",
        {"wide": "one row a series", "long": "one row a measurement (id, time, value)"},
        default="wide",
        help="Wide: each row is a series, each time point a column. Long: each row is one measurement; "
        "the series are put together from the columns id, time and value.",
    )
    gaps: str = field_choice(
        "Series with gaps",
        {
            "refuse": "refuse the file and say where",
            "drop": "drop the series that have any",
            "interpolate": "fill inner gaps by straight lines, drop series that begin or end with one",
        },
        default="refuse",
        help="What to do with series that have missing, infinite or unreadable values. Whatever is "
        "dropped or filled is counted and reported.",
    )
    sentinels: str = field_choice(
        "Values that look like missing",
        {"ask": "stop and ask", "keep": "they are measured values"},
        default="ask",
        more=True,
        help="A single negative number, such as -1, that stands in many cells while nothing else is negative "
        "usually means 'not observed'. Declare it under Missing values, or say that it was measured.",
    )
    lengths: str = field_choice(
        "Unequal lengths",
        {
            "refuse": "refuse and list the lengths",
            "window": "keep the first points of every series, drop shorter ones",
            "stretch": "stretch or shrink every series to one length",
            "bucket": "keep only the series of one length",
        },
        default="refuse",
        help="All series must have the same number of points. Window cuts them to a common length; "
        "stretch draws every series over as many points, by straight lines, and measures what is lost; "
        "bucket keeps one length, so that each length can be released on its own.",
    )
    grid: str = field_choice(
        "Grid of times",
        {
            "as_recorded": "times as they are recorded",
            "15min": "quarters of an hour",
            "30min": "half hours",
            "hour": "hours",
            "day": "days",
            "week": "weeks",
            "month": "months",
        },
        default="as_recorded",
        help="Long layout only: puts readings at irregular times on common steps. Readings of a series in "
        "one step become their mean, a step without a reading is a gap.",
    )
    repeated: str = field_choice(
        "Repeated readings",
        {
            "refuse": "refuse the file and say where",
            "first": "keep the first in the file",
            "last": "keep the last in the file",
            "mean": "publish as if their mean had been read",
        },
        default="refuse",
        more=True,
        help="Long layout only: what to do where a series has two or more readings for one time point. "
        "Readings that are set aside are counted and reported.",
    )
    length: int | None = field_int(
        "Length kept",
        default=None,
        low=2,
        high=1_000_000,
        unit="points",
        auto="window: the shortest series, stretch: the middle length, bucket: the commonest",
        more=True,
        help="How many points the window keeps, a stretched series has, or a series of the bucket.",
    )


@dataclass(frozen=True)
class Columns:
    """Which column is what. The identifier is dropped, sensitive columns are published as they are.

    A column without a role is not released; no column is made sensitive by a guess.
    """

    id: str | None = field_text(
        "Identifier",
        default=None,
        columns=True,
        auto="the first column whose values are all distinct, if it is text or named like an identifier",
        help="Names a person, meter or product. It is never published; in the long layout it says which "
        "measurements belong together.",
    )
    person: str = field_text(
        "Person",
        default="",
        columns=True,
        help="Says whose series it is, where a person may have several: k and P then count persons. It is "
        "never published; of every envelope and pattern the file tells how many persons share it.",
    )
    sensitive: tuple[str, ...] = field_list(
        "Sensitive",
        columns=True,
        help="Published as it is, next to the envelope, such as a tariff or a diagnosis: the values are not "
        "protected. Never guessed: a column is published only when you choose it here.",
    )
    time: tuple[str, ...] = field_list(
        "Time points",
        columns=True,
        help="The columns of the series in order (long layout: the one column that says when). "
        "Left empty: every numeric column that has no other role, in file order.",
    )
    value: str = field_text(
        "Value",
        default="",
        columns=True,
        help="Long layout only: the column that holds the measurement.",
    )
    channel: str | None = field_text(
        "Channel",
        default=None,
        columns=True,
        auto="a column that is named channel or variable",
        help="Long layout only: says what was measured, where a series has several channels, such as "
        "temperature and humidity. The channels of a series stay together: k and P count for all of them "
        "at once.",
    )


@dataclass(frozen=True)
class KPAnonymity:
    """(k,P)-anonymity: the parameters both techniques share."""

    k: int = field_int(
        "Group size k",
        default=8,
        low=2,
        high=100_000,
        unit="series",
        help="Every published envelope is shared by at least this many series: an attacker who knows values "
        "of a series faces at least k candidates.",
    )
    P: int = field_int(
        "Pattern size P",
        default=2,
        low=1,
        high=100_000,
        unit="series",
        help="Within an envelope, every published pattern is shared by at least this many series: an "
        "attacker who knows values and shape faces at least P candidates.",
    )
    segments: int | None = field_int(
        "Segments of a pattern",
        default=None,
        low=1,
        high=10_000,
        unit="letters",
        auto="4 up to 12 points, else 6",
        help="Letters that describe the shape of a series. More letters tell more, and are shared by fewer.",
    )
    max_level: int = field_int(
        "Finest level",
        default=5,
        low=1,
        high=20,
        unit="letters",
        more=True,
        help="Size of the largest alphabet: level 5 tells five heights (a–e) apart, level 1 tells nothing.",
    )
    distinct: int = field_int(
        "Distinct sensitive values",
        default=1,
        low=1,
        high=1000,
        unit="values",
        more=True,
        help="Every class (series that share envelope and pattern) holds at least this many different values "
        "of every sensitive column. Classes that do not are merged with their nearest neighbour, which makes "
        "envelopes wider; no value is ever changed. 1 asks for nothing.",
    )
    ends: str = field_choice(
        "Ends of envelopes",
        {"rounded": "rounded outward", "exact": "the exact readings of the extreme series"},
        default="rounded",
        more=True,
        help="The ends of an envelope are readings of the series that lie outermost. Rounded outward to "
        "three significant digits of the range of their time point they no longer tell them exactly.",
    )
    curve: str = field_choice(
        "Curve of each group",
        {"none": "none", "mean": "mean of its series", "median": "median of its series"},
        default="none",
        more=True,
        help="Publishes a curve beside each envelope, in a file of its own: the mean or the median of the "
        "group's series at every time point, rounded as the ends of envelopes are. Every group has at least "
        "k series.",
    )
    intervals: str = field_choice(
        "Interval style",
        {"..": "[low..high]", "-": "[low-high]"},
        default="..",
        more=True,
        help="How an interval is written in a CSV file. Parquet has a column for each end instead.",
    )

    def check(self) -> None:
        if self.k < self.P:
            raise ParameterError(
                text("P ({p}) is larger than k ({k})", p=self.P, k=self.k),
                hint="series that share a pattern also share its envelope: choose P up to k",
                name="P",
            )
        if self.curve != "none" and self.ends == "exact":
            raise ParameterError(
                "Curve of each group: beside exact ends it tells too much",
                hint="choose rounded ends, or no curve",
                name="curve",
            )


@dataclass(frozen=True)
class Naive(KPAnonymity):
    """Groups by value first, then patterns within each group."""

    cut: str = field_choice(
        "Cut",
        {"median": "in the middle", "aligned": "at a multiple of k"},
        default="median",
        more=True,
        help="Where a group is cut in two. Aligned cuts leave groups closer to k and usually lose 5–20 % "
        "less value; median cuts are the published algorithm.",
    )
    merge_by: str = field_choice(
        "Merge small patterns by",
        {"data": "their series", "pattern": "their pattern"},
        default="data",
        more=True,
        help="Series whose pattern is too rare take the pattern of the nearest one: nearest to their mean "
        "series, or to their own pattern as in the paper.",
    )


@dataclass(frozen=True)
class Kapra(KPAnonymity):
    """Patterns first on the whole table, then groups made of patterns."""
