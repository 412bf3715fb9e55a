"""Clusters: mining what several sites hold without pooling it, registered for the window and command line."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.sweep import grid
from engine.core.technique import Kind, Metric, Sweep, Technique, kind_doors, lazy, technique_doors
from engine.io.input_file import STATISTICAL
from engine.kinds.clusters import metrics
from engine.kinds.clusters.params import Columns, Dbscan, Em, Kmeans, Patterns, Reading, Sdbdc

HERE = "engine.kinds.clusters"
VIEWS = (
    "overview", "scatter", "zoom", "central", "kdistance", "choose_k", "border", "cost_quality", "patterns",
    "attack",
)  # fmt: skip


def _by_membership(utility: str, **tried: Sequence[float]) -> Sweep:
    """What members give away against one figure of utility."""
    return Sweep(
        tried=grid(**tried),
        risk="membership_auc",
        utility=utility,
        limit=lambda policy: policy.max_auc_clusters,
    )


_PATTERNS_SWEEP = Sweep(
    tried=grid(min_count=(5, 10, 20, 50), support=(0.02, 0.05, 0.1, 0.2)),
    risk="smallest_count",
    utility="clusters",
    limit=lambda policy: policy.min_group,
    log=True,
)


def _technique(
    key: str,
    title: str,
    summary: str,
    Params: type,
    metrics: tuple[Metric, ...],
    sweep: Sweep,
) -> Technique:
    return Technique(
        key=key,
        title=title,
        summary=summary,
        Params=Params,
        metrics=metrics,
        formats=("csv", "parquet", "sav", "dta"),
        **technique_doors(HERE, audit="export"),
        sweep=sweep,
        memory=lazy(f"{HERE}.memory:memory"),
    )


KIND = Kind(
    key="clusters",
    title="Clusters",
    summary="Cluster what several sites hold without pooling it; release models and samples, not rows.",
    order=5,
    drop_hint="Drop one table a site, or one table to split into sites and rehearse.",
    Reading=Reading,
    Columns=Columns,
    suffixes=(".csv", ".tsv", ".txt", ".parquet", ".xlsx", ".ods", *STATISTICAL),
    sample="clinics.csv",
    **kind_doors(HERE, VIEWS),
    commands=(lazy(f"{HERE}.exchange_cli:add_master"), lazy(f"{HERE}.exchange_cli:add_site")),
    techniques=(
        _technique(
            "clusters.em",
            "Private mixture (distributed EM)",
            "Sites send screened normal distributions; released are a mixture and a sample drawn from it.",
            Em,
            metrics.EM,
            _by_membership("log_likelihood", k=(2, 3, 4, 5, 6, 8, 12)),
        ),
        _technique(
            "clusters.kmeans",
            "k-means (distributed Lloyd)",
            "k-means from sums that the sites send; small parts are counted with their neighbours.",
            Kmeans,
            metrics.KMEANS,
            _by_membership("inertia", k=(2, 3, 4, 5, 6, 8, 10, 15)),
        ),
        _technique(
            "clusters.sdbdc",
            "Density by representatives (SDBDC)",
            "Sites send means of dense places; the master joins them to clusters of any shape.",
            Sdbdc,
            metrics.SDBDC,
            _by_membership("adjusted_rand_index", min_count=(5, 10, 20, 40), eps_local=(0.5, 1.0)),
        ),
        _technique(
            "clusters.dbscan",
            "Exact density clusters (PDBSCAN)",
            "Exactly DBSCAN, worked on in parts side by side; original points cross between the sites.",
            Dbscan,
            metrics.DBSCAN,
            _by_membership("noise", min_points=(4, 6, 8, 12, 16, 24), min_count=(10, 20)),
        ),
        _technique(
            "clusters.patterns",
            "Frequent patterns",
            "Which values occur together, in tables that tell of no small group however they are combined.",
            Patterns,
            metrics.PATTERNS,
            _PATTERNS_SWEEP,
        ),
    ),
)
