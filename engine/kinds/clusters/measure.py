"""Utility and risk of a run, as figures."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.technique import Measured
from engine.core.text import text
from engine.kinds.clusters.attack import risks
from engine.kinds.clusters.data import PublishedClusters, Sites
from engine.kinds.clusters.params import ClusterParams, Dbscan, Em, Kmeans, Patterns
from engine.kinds.clusters.utility import utility

# Of the time of measuring. One EM over all rows is little beside the attack, which fits at every site again.
COMPARING, COMPARING_MIXTURES = 0.6, 0.2


def measure(
    data: Sites,
    published: PublishedClusters,
    params: ClusterParams,
    randomness: Randomness,
    progress: Progress,
) -> Measured:
    comparing = COMPARING_MIXTURES if isinstance(params, Em) else COMPARING
    lost = utility(data, published, params, randomness, progress.part("Comparing", comparing))
    danger = risks(data, published, params, randomness, progress.part("Attacking", 1 - comparing))
    return Measured(lost, danger, tuple(_warnings(data, published, params, lost)))


def _warnings(
    data: Sites, published: PublishedClusters, params: ClusterParams, lost: Mapping[str, object]
) -> list[str]:
    found = [*data.notes, *_over_partitions(lost)]
    if isinstance(params, Dbscan):
        if len(published.columns) > 6:
            found.append("more than six columns: the grid was replaced by a tree, which is slower")
        if len(data.names) > 1:
            found.append("original points crossed between the sites: this method is parallel, not private")
    if isinstance(params, Kmeans) and published.held:
        found.append(
            text(
                "up to {held} rows of a round were counted with a neighbouring group, because too few "
                "would have shown: the result is not exactly that of k-means on pooled rows",
                held=published.held,
            )
        )
    if isinstance(params, Kmeans) and data.layout == "columns":
        found.append("distances of every row, assignments and rows as centres crossed the borders")
    if isinstance(params, Em) and published.result["refused"]:
        found.append(
            text(
                "{refused} local components had too few rows or too little spread: "
                "none of them left its site as it was",
                refused=published.result["refused"],
            )
        )
    if isinstance(params, Em) and published.result.get("dropped"):
        found.append(
            text(
                "{dropped} merged components were the most likely one for too few rows of "
                "every site and were dropped",
                dropped=published.result["dropped"],
            )
        )
    if len(data.names) == 2 and isinstance(params, Patterns | Kmeans) and data.layout == "rows":
        found.append("of two sites each can subtract its own part from the total")
    if data.scheduler:
        found.append("a Dask client can run any code on the workers: no border between parties that distrust")
    return found


def _over_partitions(lost: Mapping[str, object]) -> list[str]:
    if "partition_adjusted_rand_index" not in lost:
        return []
    words = text(
        "over five other splits the smallest agreement is {partition_adjusted_rand_index}",
        partition_adjusted_rand_index=f"{lost['partition_adjusted_rand_index']:.3f}",
    )
    if "partition_centroid_difference" in lost:
        words += text(
            ", the largest centroid difference {partition_centroid_difference}",
            partition_centroid_difference=f"{lost['partition_centroid_difference']:.2g}",
        )
    return [words]
