"""What was lost by not pooling: the distributed result against the central one."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.core.row_numbers import permuted, taken
from engine.core.stretches import count, stretches
from engine.core.text import text
from engine.kinds.clusters import stable_groups
from engine.kinds.clusters.data import PublishedClusters, Settings, Site, Sites
from engine.kinds.clusters.mixture import Mixture, assign, count_covered, cover_threshold, log_likelihood
from engine.kinds.clusters.params import ClusterParams, Dbscan, Em, Kmeans, Patterns, Sdbdc
from engine.kinds.clusters.run import run, run_protocol
from engine.kinds.clusters.view_types import RadiusTrial

PARTITIONS = 5
SHARES = (0.25, 0.5, 0.75, 1.0, 1.5)  # of ε, tried as local radius of SDBDC
CENTRAL_SEED = 0  # the central result is only compared with: nothing of it leaves


def adjusted_rand_index(first: np.ndarray, second: np.ndarray) -> float:
    """Agreement of two labellings, 1 the same, about 0 unrelated (Hubert & Arabie 1985)."""
    low, other_low = int(first.min(initial=0)), int(second.min(initial=0))  # −1 is noise
    width = int(second.max(initial=0)) - other_low + 1
    table = np.zeros((int(first.max(initial=0)) - low + 1, width))
    for rows in stretches(len(first)):
        codes = (first[rows] - low) * width + (second[rows] - other_low)
        table += np.bincount(codes, minlength=table.size).reshape(table.shape)

    def pairs(counts: np.ndarray) -> float:
        return float((counts * (counts - 1) / 2).sum())

    together, left, right = pairs(table), pairs(table.sum(axis=1)), pairs(table.sum(axis=0))
    every = len(first) * (len(first) - 1) / 2
    chance = left * right / every if every else 0.0
    most = (left + right) / 2
    return 1.0 if most == chance else (together - chance) / (most - chance)


def utility(
    data: Sites,
    published: PublishedClusters,
    params: ClusterParams,
    randomness: Randomness,
    progress: Progress,
) -> dict[str, object]:
    metrics: dict[str, object] = {
        "clusters": released_clusters(published, params),
        "bytes_sent": published.bytes_sent,
        "rounds": published.rounds,
    }
    if published.labels and not isinstance(params, Patterns):  # in an exchange of files they stay at home
        metrics["noise"] = sum(count(lambda some: some < 0, one) for one in published.labels.values())
    if isinstance(params, Patterns):
        metrics |= {"rules": len(published.result["rules"]), "suppressed": published.result["suppressed"]}
        return metrics
    if isinstance(params, Kmeans):
        metrics["inertia"] = float(published.result["inertia"])
    if isinstance(params, Sdbdc):
        metrics["representatives"] = len(published.result["counts"])
    if isinstance(params, Em):
        metrics["refused"] = int(published.result["refused"])
    if not data.has_rows:
        return metrics
    if not isinstance(params, Em):  # a mixture has no place where a row could be missing
        metrics["left_out"] = _left_out(data, published)
    progress.report(0.2, "running the same centrally, to compare")
    metrics |= _against_central(data, published, params)
    if params.distribution_check:
        progress.report(0.6, "running over other partitions")
        metrics |= distribution_check(data, published, params, randomness, progress)
    return metrics


def released_clusters(published: PublishedClusters, params: ClusterParams) -> int:
    """How many the files hold: k-means and DBSCAN leave clusters of too few rows out."""
    from engine.kinds.clusters.attack import published_counts

    if isinstance(params, Kmeans | Dbscan):
        return len(published_counts(published))
    return int(published.result["clusters"])


def _left_out(data: Sites, published: PublishedClusters) -> float:
    """Share of the rows that nothing published stands for: noise, and groups of too few."""
    from engine.kinds.clusters.attack import published_counts

    rows = len(data.sites[0]) if data.layout == "columns" else sum(map(len, data.sites))
    return max(0.0, 1 - float(published_counts(published).sum()) / rows) if rows else 0.0


@dataclass(frozen=True)
class CentralResult:
    """What a house that had all rows would find with the same settings."""

    labels: np.ndarray
    mixture: Mixture | None = None
    centroids: np.ndarray | None = None


def central_result(data: Sites, published: PublishedClusters, params: ClusterParams) -> CentralResult:
    """Drawn the same way each time, so that plots and metrics speak of the same result."""
    return _central(data.pooled(), published, params)


def _central(points: np.ndarray, published: PublishedClusters, params: ClusterParams) -> CentralResult:
    settings = published.settings
    if isinstance(params, Dbscan | Sdbdc):
        from engine.kinds.clusters.dbscan import dbscan

        return CentralResult(dbscan(points, settings["eps"], settings["min_points"]))
    random = Randomness.from_seed(CENTRAL_SEED).generator("central")
    if isinstance(params, Kmeans):
        from engine.kinds.clusters import lloyd

        some, large = points, len(points) > lloyd.SEEDING_ROWS
        if large:  # which of the starts is best, so many rows tell; then all of them go on from there
            some = points[random.choice(len(points), lloyd.SEEDING_ROWS, replace=False)]
        starts = [lloyd.plus_plus(some, np.ones(len(some)), params.k, random) for _ in range(5)]
        runs = [lloyd.fit(some, start, params.max_rounds) for start in starts]
        centroids = min(runs, key=lambda run: run[2])[0]
        if large:
            centroids = lloyd.fit(points, centroids, params.max_rounds)[0]
        return CentralResult(lloyd.labels(points, centroids), centroids=centroids)
    from engine.kinds.clusters import em

    assert isinstance(params, Em)
    standard = _standardise(points, published)
    shape: em.Shape = "diagonal" if params.diagonal else "full"
    if params.k is not None:
        mixture = em.fit(standard, params.k, random, params.starts, shape).mixture
    else:
        # By BIC whatever the rule at the sites: a rule that fails would otherwise be compared with itself.
        mixture = em.choose(standard, params.k_max, random, "bic", params.starts, (shape,)).fit.mixture
    return CentralResult(assign(standard, mixture), mixture)


def _standardise(points: np.ndarray, published: PublishedClusters) -> np.ndarray:
    return (points - published.result["centre"]) / published.result["scale"]


def _against_central(data: Sites, published: PublishedClusters, params: ClusterParams) -> dict[str, object]:
    labels, points = data.pool(dict(published.labels)), data.pooled()
    central = _central(points, published, params)
    metrics: dict[str, object] = {"adjusted_rand_index": adjusted_rand_index(central.labels, labels)}
    if isinstance(params, Em) and central.mixture is not None:
        standard = _standardise(points, published)
        merged = Mixture(*(published.result[n] for n in ("weights", "means", "covariances")))
        threshold = cover_threshold(standard.shape[1], params.cover_spread)
        units = len(standard) * float(np.log(published.result["scale"]).sum())
        metrics |= {
            "log_likelihood": log_likelihood(standard, merged) - units,
            "log_likelihood_central": log_likelihood(standard, central.mixture) - units,
            "cover": count_covered(standard, merged, threshold) / len(standard),
        }
    if isinstance(params, Kmeans):
        metrics["inertia_central"] = _inertia(points, central.labels)
    return metrics


def _inertia(points: np.ndarray, labels: np.ndarray) -> float:
    """Sum of the squared distances to the mean of the own cluster."""
    nowhere = np.zeros((int(labels.max(initial=0)) + 1, points.shape[1]))
    total, counts, _ = stable_groups.sums(points, labels, nowhere)
    return stable_groups.sums(points, labels, total / np.maximum(counts, 1)[:, None])[2]


def distribution_check(
    data: Sites,
    published: PublishedClusters,
    params: ClusterParams,
    randomness: Randomness,
    progress: Progress,
) -> dict[str, float]:
    """The same over five random partitions: largest centroid difference, smallest adjusted Rand index."""
    points = data.pooled()
    fixed: ClusterParams = replace(params, distribution_check=False)
    if isinstance(fixed, Kmeans):
        # The same start everywhere: what is asked is whether the split matters.
        start = data.original_units(published.result["trail"][0]) if len(published.result["trail"]) else None
        if start is not None:
            written = "; ".join(",".join(repr(float(x)) for x in row) for row in start)
            fixed = replace(fixed, init="given", centroids=written)
    base = data.pool(dict(published.labels))
    worst, difference = 1.0, 0.0
    for trial in range(PARTITIONS):
        progress.check()
        random = randomness.generator(text("partition {trial}", trial=trial))
        parts = np.array_split(permuted(len(points), random, points), len(data.sites))
        for part in parts:
            part.sort()
        sites = tuple(
            Site(f"part-{i + 1}", data.columns, taken(points, part), part, part)
            for i, part in enumerate(parts)
        )
        other = replace(data, sites=sites, layout="rows", scheduler="")
        again = run(other, fixed, randomness, Progress())
        worst = min(worst, adjusted_rand_index(base, other.pool(dict(again.labels))))
        if isinstance(params, Kmeans):
            difference = max(
                difference, float(np.abs(again.result["centroids"] - published.result["centroids"]).max())
            )
    metrics = {"partition_adjusted_rand_index": worst}
    if isinstance(params, Kmeans):
        metrics["partition_centroid_difference"] = difference
    return metrics


def radius_trials(data: Sites, settings: Settings) -> tuple[RadiusTrial, ...]:
    """What the local radius of SDBDC costs and brings: rows sent against agreement with central DBSCAN."""
    from engine.kinds.clusters import sdbdc
    from engine.kinds.clusters.dbscan import dbscan

    central = dbscan(data.pooled(), settings["eps"], settings["min_points"])
    trials = []
    for share in SHARES:
        asked = {**settings, "eps_local": share * settings["eps"]}
        outcome = run_protocol(sdbdc.METHOD, data, asked, Randomness.from_seed(0), Progress(), 600.0)
        labels = data.pool(dict(outcome.labels))
        sent = len(outcome.result["counts"]) / max(1, len(central))
        crossed = sum(one.bytes for one in outcome.border)
        trials.append(RadiusTrial(share, sent, crossed, adjusted_rand_index(central, labels)))
    return tuple(trials)
