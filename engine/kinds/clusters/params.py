"""How the sites' files are read, which columns are what, and the parameters of the five methods."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.errors import ParameterError
from engine.core.params import field_bool, field_choice, field_float, field_int, field_list, field_text
from engine.core.text import text
from engine.io.csv_dialect import TableReading


@dataclass(frozen=True)
class Reading(TableReading):
    """How the sites' files are read, or one file is split to rehearse."""

    split: str = field_text(
        "Split one file into sites",
        default="auto",
        help="column:NAME by a column, random:4 at random, space:4 in space, columns:2 by columns; "
        "none for a single site; auto takes a column named site.",
    )
    layout: str = field_choice(
        "Sites hold",
        {"rows": "Other rows, same columns", "columns": "Same rows, other columns"},
        default="rows",
        help="Horizontal: each site has its own people. Vertical: each site knows other things of them.",
        more=True,
    )
    bounds: tuple[str, ...] = field_list(
        "Public bounds",
        help="Standardise columns to 0…1 by bounds everybody knows, such as age=0..120, income=0..1e6.",
        more=True,
    )
    incomplete: str = field_choice(
        "Rows with missing numbers",
        {"refuse": "Refuse the file", "drop": "Leave them out"},
        default="refuse",
        help="Clustering needs every number of a row.",
        more=True,
    )
    scheduler: str = field_text(
        "Dask scheduler",
        default="",
        help="Address such as tcp://host:8786: each site's file is read on its worker and stays there. "
        "Whoever may submit work to the scheduler can run any code on the workers, and scheduler and workers "
        "can run code here: only machines of your own house.",
        more=True,
    )


@dataclass(frozen=True)
class Columns:
    """Roles of the columns."""

    features: tuple[str, ...] = field_list(
        "Columns to cluster by", columns=True, help="Numeric columns; empty for all of them."
    )
    items: tuple[str, ...] = field_list(
        "Columns for patterns", columns=True, help="Columns with few values; empty for all text columns."
    )
    sensitive: tuple[str, ...] = field_list(
        "Sensitive columns", columns=True, help="Patterns never conclude these with certainty."
    )
    key: str = field_text(
        "Row key",
        default="",
        columns=True,
        help="Joins the rows of sites that hold columns; never used otherwise.",
    )


@dataclass(frozen=True)
class _Common:
    min_count: int = field_int(
        "Fewest people",
        default=10,
        low=1,
        high=1_000_000,
        unit="rows",
        help="Nothing that stands for fewer rows is published or, where the method can, leaves a site.",
    )
    timeout: float = field_float(
        "Patience with a site",
        default=600.0,
        above=0,
        high=86_400,
        unit="s",
        more=True,
        help="A site that has not answered after this long stops the run; nothing is released.",
    )
    distribution_check: bool = field_bool(
        "Check other splits",
        default=False,
        more=True,
        help="Run again over five random partitions and report how far the results differ.",
    )


@dataclass(frozen=True)
class _Density(_Common):
    eps: float | None = field_float(
        "Radius ε",
        default=None,
        above=0,
        high=1e12,
        auto="the knee of the k-distance curve",
        help="Two points within ε are neighbours, in the unit of the (standardised) columns.",
    )
    min_points: int = field_int(
        "Points for a dense place",
        default=8,
        low=1,
        high=1_000_000,
        unit="points",
        help="A point is core when at least so many points, itself counted, lie within ε.",
    )


@dataclass(frozen=True)
class Dbscan(_Density):
    """Exact and parallel; original points cross the borders."""

    parts: int = field_int(
        "Parts",
        default=4,
        low=1,
        high=1024,
        help="How many compact parts of space are clustered side by side. The labels never depend on it.",
    )


@dataclass(frozen=True)
class Sdbdc(_Density):
    """By representatives."""

    eps_local: float | None = field_float(
        "Local radius as a share of ε",
        default=None,
        above=0,
        high=10,
        auto="1.0 with blur, 0.5 without",
        help="How far a representative reaches. Smaller: closer to the central result, more is sent.",
    )
    max_representatives: int | None = field_int(
        "Most representatives of a site",
        default=None,
        low=1,
        high=1_000_000_000,
        more=True,
        auto="as many as there are",
        help="A site that has more lets each reach farther, a quarter at a time, until so few are left.",
    )
    blur: bool = field_bool(
        "Send means, not points",
        default=True,
        help="Representatives are means of at least 'Fewest people' rows. Off: they are real points.",
    )
    small: str = field_choice(
        "Small representatives",
        {"merge": "Join their neighbour's mean", "suppress": "Keep back"},
        default="merge",
        more=True,
        help="What happens to representatives of too few rows when means are sent.",
    )


@dataclass(frozen=True)
class Kmeans(_Common):
    """Distributed Lloyd."""

    k: int = field_int("Clusters k", default=4, low=1, high=10_000, help="How many centroids.")
    init: str = field_choice(
        "Start",
        {
            "means": "From local means",
            "parallel": "k-means‖ (sampled rows leave their sites)",
            "given": "Given centroids",
        },
        default="means",
        help="Where the centroids start. Where sites hold columns there are no local means: rows are taken.",
    )
    centroids: str = field_text(
        "Given centroids",
        default="",
        more=True,
        help="For a given start: one centroid after another, such as 0,0; 10,10 (in the file's units).",
    )
    max_rounds: int = field_int(
        "Most rounds",
        default=100,
        low=1,
        high=10_000,
        more=True,
        help="Stops here even if TD² still improves.",
    )
    masked: bool = field_bool(
        "Mask the sums",
        default=True,
        help="Sites hide their answers of every round from the master with pairwise masks; only the totals "
        "show. Not where sites hold columns, nor for the means to start from.",
    )
    rows_cross: bool = field_bool(
        "Rows may cross the border",
        default=False,
        more=True,
        help="The houses agree that rows leave them: sampled ones to start from (k-means‖), and, where sites "
        "hold columns, distances of every row, assignments and rows as centres. Without it nothing is "
        "released when they did.",
    )

    def start(self) -> list[list[float]]:
        """The given centroids as numbers."""
        try:
            rows = [
                [float(cell) for cell in row.split(",")] for row in self.centroids.split(";") if row.strip()
            ]
        except ValueError:
            rows = []
        if len(rows) != self.k or len({len(row) for row in rows}) != 1:
            raise ParameterError(
                text(
                    "Given centroids: {centroids} is not {k} rows of numbers",
                    centroids=f"{self.centroids!r}",
                    k=self.k,
                ),
                hint="write them as 0,0; 10,10",
                name="centroids",
            )
        return rows

    def check(self) -> None:
        if self.init == "given":
            self.start()


@dataclass(frozen=True)
class Em(_Common):
    """Privacy-preserving distributed EM."""

    k: int | None = field_int(
        "Components of the merged model",
        default=None,
        low=1,
        high=1000,
        auto="least BIC",
        help="How many normal distributions the released mixture has.",
    )
    k_max: int = field_int(
        "Most components of a site", default=40, low=1, high=200, help="Each site tries 1 up to this many."
    )
    rule: str = field_choice(
        "A site chooses k by",
        {"bic": "Least BIC", "cover": "Largest cover"},
        default="bic",
        more=True,
        help="Cover: how many rows some component is dense at. It finds somewhat more groups than BIC.",
    )
    cover_spread: float = field_float(
        "Cover, dense as a spread of",
        default=0.125,
        above=0,
        high=10,
        unit="of the columns'",
        more=True,
        help="A row is covered where a component is at least as dense as a normal distribution of this share "
        "of the columns' standard deviations is at three of its own. Smaller: more components.",
    )
    starts: int = field_int(
        "Starts",
        default=5,
        low=1,
        high=1000,
        more=True,
        help="EM begins so often; the most likely end counts.",
    )
    diagonal: bool = field_bool(
        "Independent columns", default=False, more=True, help="Diagonal covariances: fewer numbers leave."
    )
    tau: float | None = field_float(
        "Least spread τ",
        default=None,
        low=0,
        high=1000,
        auto="0.01 per column",
        help="A component whose variances (on standardised columns) add up to less does not leave its site, "
        "nor the house.",
    )
    small: str = field_choice(
        "Refused components",
        {
            "widen": "Are widened and moved, or stay",
            "unite": "Are united with a neighbour first",
            "keep": "Stay at their site",
        },
        default="widen",
        more=True,
        help="What a site does with components of too few rows or too little spread. Widened: spread up to τ "
        "and moved at random by as much as was added; those of too few rows stay.",
    )
    merge: str = field_choice(
        "Merge",
        {"sample": "EM on draws", "runnalls": "Least Kullback–Leibler", "mutual_support": "Mutual support"},
        default="sample",
        help="How local components become one model.",
    )
    tau_ms: float = field_float(
        "Least mutual support",
        default=0.01,
        above=0,
        high=1e6,
        more=True,
        help="Without a number of components, mutual support unites pairs down to this.",
    )
    rows: int | None = field_int(
        "Rows of the sample",
        default=None,
        low=1,
        high=10_000_000,
        auto="as many as the sites hold",
        help="How many artificial rows are drawn from the mixture for the release; by itself rounded to "
        "hundreds.",
    )


@dataclass(frozen=True)
class Patterns(_Common):
    """Frequent itemsets and rules."""

    support: float = field_float(
        "Least support",
        default=0.05,
        above=0,
        high=1,
        help="Share of people that must have a value. Its combinations are listed down to 'Fewest people', "
        "so that a table is whole; rules need this share too.",
    )
    confidence: float = field_float(
        "Least confidence",
        default=0.6,
        low=0,
        high=1,
        help="Share of people with A that also have B, for A ⇒ B.",
    )
    max_size: int = field_int("Most items", default=3, low=1, high=6, help="Items in one pattern.")


ClusterParams = Dbscan | Sdbdc | Kmeans | Em | Patterns
