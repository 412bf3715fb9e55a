"""What an attacker can still do with a release: membership, closeness, small components.

Membership inference: half of the rows are kept out, the method runs on the other half, and the attacker
scores rows by the released model's likelihood (mixtures) or by closeness to what was released. AUC 0.5
is a coin; 1.0 tells every member. Nearest-neighbour ratio: the sample's median distance to the nearest
original row over that of unseen rows to the originals; far below 1, the sample repeats originals.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from engine.core.errors import SfumatoError
from engine.core.identifiers import Finding, as_risk, scan, scan_titles
from engine.core.progress import Inside, Progress
from engine.core.randomness import Randomness
from engine.kinds.clusters.data import PublishedClusters, Sites, subset
from engine.kinds.clusters.mixture import Mixture, draw, log_densities
from engine.kinds.clusters.params import ClusterParams, Em, Patterns
from engine.kinds.clusters.run import run
from engine.kinds.clusters.view_types import MembershipView

ATTACK_SEED = 3  # the attack is a rehearsal inside the house: nothing of it leaves
MOST_ROWS = 20_000  # of each half: enough for an AUC to two digits


def risks(
    data: Sites,
    published: PublishedClusters,
    params: ClusterParams,
    randomness: Randomness,
    progress: Progress,
) -> dict[str, object]:
    metrics: dict[str, object] = {
        "original_points": sum(crossing.original for crossing in published.border),
        "smallest_count": smallest_count(published),
        "identifiers": as_risk([*_identifiers(published), *scan_titles(published.columns)]),
    }
    if isinstance(params, Patterns) or not data.has_rows or data.layout == "columns":
        return metrics
    metrics |= _membership(data, params, Progress(Inside(progress, message="playing the attacker")))
    if isinstance(params, Em):
        metrics["small_component_error"] = small_component_error(published)
    return metrics


def _identifiers(published: PublishedClusters) -> list[Finding]:
    """Columns of the release that name persons: by their values where these are listed, else by name."""
    result = published.result
    if "itemsets" in result:
        values: dict[str, list[str]] = {}
        for one in result["itemsets"]:
            if len(one) == 1:
                values.setdefault(one[0][0], []).append(one[0][1])
        return scan(values, listed=True)
    key = next(name for name in ("centroids", "centres", "means") if name in result)
    metrics = np.asarray(result[key], dtype=float)
    return scan({name: metrics[:, j] for j, name in enumerate(published.columns)}, listed=True)


def smallest_count(published: PublishedClusters) -> int:
    """The fewest rows anything published stands for."""
    counts = np.asarray(published_counts(published))
    return int(counts.min()) if counts.size else 0


def published_counts(published: PublishedClusters) -> np.ndarray:
    """Rows behind each published thing; DBSCAN and k-means leave small clusters out of the release."""
    counts = np.floor(np.asarray(published.result["counts"], dtype=float) + 1e-9)
    if "centres" in published.result:
        return counts
    return counts[counts >= published.settings["min_count"]]


@dataclass(frozen=True)
class Holdout:
    """A release made from half of the rows, and both halves."""

    release: PublishedClusters
    seen: np.ndarray
    unseen: np.ndarray


def holdout_run(data: Sites, params: ClusterParams, progress: Progress | None = None) -> Holdout | None:
    """Run on half of each site's rows; None where half is too little to release anything.

    The halves are drawn the same way each time, so that plots and figures speak of the same attack.
    """
    randomness = Randomness.from_seed(ATTACK_SEED)
    random = randomness.generator("holdout")
    members, strangers = [], []
    for site in data.sites:
        mixed = random.permutation(len(site))[: 2 * MOST_ROWS]
        half = len(mixed) // 2
        members.append(subset(replace(site, rows=np.arange(len(site))), np.sort(mixed[:half]), site.name))
        strangers.append(site.values[mixed[half:]])
    inside = replace(data, sites=tuple(members), scheduler="")
    try:
        release = run(inside, replace(params, distribution_check=False), randomness, progress or Progress())
    except SfumatoError:
        return None
    return Holdout(release, np.concatenate([site.values for site in members]), np.concatenate(strangers))


def _membership(data: Sites, params: ClusterParams, progress: Progress) -> dict[str, float]:
    played = holdout_run(data, params, progress)
    scored = _holdout_scores(played)
    if played is None or scored is None:
        return {}  # nothing released, nothing to attack
    metrics = {"membership_auc": auc(*scored)}
    if isinstance(params, Em):
        metrics["nearest_ratio"] = nearest_ratio(*_distances(played))
    return metrics


def _holdout_scores(played: Holdout | None) -> tuple[np.ndarray, np.ndarray] | None:
    if played is None:
        return None
    inside, outside = scores(played.release, played.seen), scores(played.release, played.unseen)
    return None if inside is None or outside is None else (inside, outside)


def attack_curves(data: Sites, params: ClusterParams) -> MembershipView | None:
    """None where there is nothing to attack: patterns, columns at different sites, rows elsewhere."""
    if isinstance(params, Patterns) or not data.has_rows or data.layout == "columns":
        return None
    played = holdout_run(data, params)
    scored = _holdout_scores(played)
    if played is None or scored is None:
        return None
    inside, outside = scored
    false_alarms, caught = roc(inside, outside)
    edges = ours = theirs = np.zeros(0)
    ratio = float("nan")
    if isinstance(params, Em):
        near, far = _distances(played)
        edges = np.linspace(0, float(np.quantile(np.concatenate([near, far]), 0.99)) or 1.0, 41)
        ours, theirs = (np.histogram(away, edges)[0] / len(away) for away in (near, far))
        ratio = nearest_ratio(near, far)
    return MembershipView(false_alarms, caught, auc(inside, outside), edges, ours, theirs, ratio)


def roc(members: np.ndarray, strangers: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """(share of strangers, share of members) that score at least t, over falling t, at 101 places."""
    thresholds = np.quantile(strangers, np.linspace(1, 0, 101))
    above = [
        1 - np.searchsorted(np.sort(scored), thresholds, side="left") / len(scored)
        for scored in (strangers, members)
    ]
    return np.r_[0.0, above[0], 1.0], np.r_[0.0, above[1], 1.0]


def scores(published: PublishedClusters, points: np.ndarray) -> np.ndarray | None:
    """The attacker's belief that a row was among those behind the release."""
    result = published.result
    if "weights" in result:
        mixture = Mixture(result["weights"], result["means"], result["covariances"])
        logs = log_densities((points - result["centre"]) / result["scale"], mixture)
        top = logs.max(axis=1)
        return top + np.log(np.exp(logs - top[:, None]).sum(axis=1))
    centres = next(result[name] for name in ("centroids", "centres", "means") if name in result)
    if not len(centres):
        return None
    from scipy.spatial import cKDTree

    return -cKDTree(centres).query(points)[0]


def auc(positive: np.ndarray, negative: np.ndarray) -> float:
    """Chance that a member scores higher than a stranger (ties count half)."""
    both = np.concatenate([positive, negative])
    _, inverse, counts = np.unique(both, return_inverse=True, return_counts=True)
    middle = np.cumsum(counts) - (counts - 1) / 2
    total = middle[inverse[: len(positive)]].sum()
    n, m = len(positive), len(negative)
    return float((total - n * (n + 1) / 2) / (n * m)) if n and m else 0.5


def _distances(played: Holdout) -> tuple[np.ndarray, np.ndarray]:
    """Of a sample and of unseen rows to the nearest row behind the release, on standardised columns."""
    from scipy.spatial import cKDTree

    result, random = played.release.result, Randomness.from_seed(ATTACK_SEED).generator("attack sample")
    mixture = Mixture(result["weights"], result["means"], result["covariances"])
    sample = draw(mixture, min(len(played.unseen), 5000), random)
    tree = cKDTree((played.seen - result["centre"]) / result["scale"])
    return tree.query(sample)[0], tree.query((played.unseen - result["centre"]) / result["scale"])[0]


def nearest_ratio(sample: np.ndarray, strangers: np.ndarray) -> float:
    usual = np.median(strangers) if len(strangers) else 0.0
    return float(np.median(sample) / usual) if usual > 0 else float("nan")


def small_component_error(published: PublishedClusters) -> float:
    """How well the mean of the smallest sent component is told by the released mixture.

    Distance from it to the nearest released mean, in its own standard deviations: near 0, one site's
    small group can be read off the release.
    """
    local, result = published.result["local"], published.result
    i = int(np.argmin(local["counts"]))
    root = np.linalg.cholesky(local["covariances"][i])
    away = np.linalg.solve(root, (result["means"] - local["means"][i]).T)
    return float(np.sqrt((away**2).sum(axis=0)).min())
