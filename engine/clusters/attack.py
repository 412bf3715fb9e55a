"""What an attacker can still do with a release: membership, closeness, small components.

Membership inference: half of the rows are kept out, the method runs on the other half, and the attacker
scores rows by the released model's likelihood (mixtures) or by closeness to what was released. AUC 0.5
is a coin; 1.0 tells every member. Nearest-neighbour ratio: the sample's median distance to the nearest
original row over that of unseen rows to the originals; far below 1, the sample repeats originals.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from engine.clusters.data import Sites, take
from engine.clusters.mixture import Mixture, draw, log_densities
from engine.clusters.parameters import Em, Patterns
from engine.clusters.publish import Published, publish
from engine.errors import SfumatoError
from engine.progress import Progress
from engine.randomness import Randomness

MOST_ROWS = 20_000  # of each half: enough for an AUC to two digits


def risks(
    data: Sites, published: Published, params: Any, randomness: Randomness, progress: Progress
) -> dict[str, Any]:
    figures: dict[str, Any] = {
        "original_points": sum(crossing.original for crossing in published.border),
        "smallest_count": smallest_count(published),
    }
    if isinstance(params, Patterns) or not data.at_hand or data.layout == "columns":
        return figures
    progress.report(0.8, "playing the attacker")
    figures |= _membership(data, params, randomness)
    if isinstance(params, Em):
        figures["small_component_error"] = small_component_error(published)
    return figures


def smallest_count(published: Published) -> int:
    """The fewest rows anything published stands for."""
    counts = np.asarray(published_counts(published))
    return int(counts.min()) if counts.size else 0


def published_counts(published: Published) -> np.ndarray:
    """Rows behind each published thing; DBSCAN and k-means leave small clusters out of the release."""
    counts = np.floor(np.asarray(published.result["counts"], dtype=float) + 1e-9)
    if "centres" in published.result:
        return counts
    return counts[counts >= published.settings["min_count"]]


def _membership(data: Sites, params: Any, randomness: Randomness) -> dict[str, float]:
    """Run on half of each site's rows, score both halves."""
    random = randomness.generator("holdout")
    members, strangers = [], []
    for site in data.sites:
        mixed = random.permutation(len(site))[: 2 * MOST_ROWS]
        half = len(mixed) // 2
        members.append(take(replace(site, rows=np.arange(len(site))), np.sort(mixed[:half]), site.name))
        strangers.append(site.values[mixed[half:]])
    inside = replace(data, sites=tuple(members), scheduler="")
    try:
        again = publish(inside, replace(params, distribution_check=False), randomness, Progress())
    except SfumatoError:
        return {}  # half of the rows is too little to release anything: nothing to attack
    seen, unseen = np.concatenate([site.values for site in members]), np.concatenate(strangers)
    score_in, score_out = scores(again, seen), scores(again, unseen)
    if score_in is None or score_out is None:
        return {}
    figures = {"membership_auc": auc(score_in, score_out)}
    if isinstance(params, Em):
        figures["nearest_ratio"] = nearest_ratio(again, seen, unseen, randomness)
    return figures


def scores(published: Published, points: np.ndarray) -> np.ndarray | None:
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


def nearest_ratio(
    published: Published, seen: np.ndarray, unseen: np.ndarray, randomness: Randomness
) -> float:
    from scipy.spatial import cKDTree

    result = published.result
    mixture = Mixture(result["weights"], result["means"], result["covariances"])
    sample = draw(mixture, min(len(unseen), 5000), randomness.generator("attack sample"))
    tree = cKDTree((seen - result["centre"]) / result["scale"])
    ours = np.median(tree.query(sample)[0])
    theirs = np.median(tree.query((unseen - result["centre"]) / result["scale"])[0])
    return float(ours / theirs) if theirs > 0 else float("nan")


def small_component_error(published: Published) -> float:
    """How well the mean of the smallest sent component is told by the released mixture.

    Distance from it to the nearest released mean, in its own standard deviations: near 0, one site's
    small group can be read off the release.
    """
    local, result = published.result["local"], published.result
    i = int(np.argmin(local["counts"]))
    root = np.linalg.cholesky(local["covariances"][i])
    away = np.linalg.solve(root, (result["means"] - local["means"][i]).T)
    return float(np.sqrt((away**2).sum(axis=0)).min())
