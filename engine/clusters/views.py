"""Data for the plots: small whatever the size of the sites.

Every view takes (data, published, params, …) and returns plain values and arrays. Points are shown as
a sample of at most MOST_POINTS; the density of all of them as a histogram of BINS × BINS.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.clusters.data import Sites

MOST_POINTS = 20_000
BINS = 256
SAMPLE_SEED = 5


def overview(data: Sites, published: Any, params: Any, columns: Sequence[str] = ()) -> dict[str, Any]:
    """Points per site before anything was run."""
    shown = _plane(data, columns)
    return shown | {"sites": list(data.names), "rows": [len(site) for site in data.sites]}


def scatter(data: Sites, published: Any, params: Any, columns: Sequence[str] = ()) -> dict[str, Any]:
    """The same with clusters and whatever the method made: ellipses, centroids, discs, parts."""
    shown = overview(data, published, params, columns)
    if published is None or not data.at_hand:
        return shown
    if published.labels:
        labels = data.pool(dict(published.labels))
        shown["labels"] = labels[shown["sample"]]
    return shown | _made(published, shown["axes"], shown["centre"])


def central(data: Sites, published: Any, params: Any, columns: Sequence[str] = ()) -> dict[str, Any]:
    """Distributed and central labels of the same sampled points, side by side."""
    from engine.clusters.utility import adjusted_rand_index, central_labels
    from engine.randomness import Randomness

    shown = scatter(data, published, params, columns)
    if not data.at_hand or not published.labels:
        return shown
    labels = central_labels(data, published, params, Randomness.from_seed(0))
    ours = data.pool(dict(published.labels))
    shown["central"] = labels[shown["sample"]]
    shown["adjusted_rand_index"] = adjusted_rand_index(labels, ours)
    return shown


def _plane(data: Sites, columns: Sequence[str]) -> dict[str, Any]:
    """Sampled points and a density of all points in a pair of columns or two principal components."""
    if not data.at_hand or not data.columns:
        return {"points": np.zeros((0, 2)), "site": np.zeros(0, dtype=int), "names": ["", ""]}
    points = data.pooled()
    axes, names = _axes(points, data.columns, columns)
    centre = np.zeros(points.shape[1]) if len(columns) == 2 or points.shape[1] <= 2 else points.mean(axis=0)
    flat = (points - centre) @ axes
    if points.shape[1] == 1:
        flat = np.column_stack([flat[:, 0], np.zeros(len(flat))])
    site = _site_of(data)
    rows = np.arange(len(flat))
    if len(flat) > MOST_POINTS:
        rows = np.sort(np.random.default_rng(SAMPLE_SEED).choice(len(flat), MOST_POINTS, replace=False))
    density, x, y = np.histogram2d(flat[:, 0], flat[:, 1], bins=BINS)
    extent = [float(x[0]), float(x[-1]), float(y[0]), float(y[-1])]
    return {
        "points": flat[rows],
        "site": site[rows],
        "sample": rows,
        "density": density.astype(np.float32),
        "extent": extent,
        "names": names,
        "axes": axes,
        "centre": centre,
        "total": len(flat),
    }


def _axes(points: np.ndarray, known: Sequence[str], columns: Sequence[str]) -> tuple[np.ndarray, list[str]]:
    d = points.shape[1]
    if len(columns) == 2 or d <= 2:
        wanted = list(columns) if len(columns) == 2 else list(known)[:2]
        axes = np.zeros((d, len(wanted)))
        for j, name in enumerate(wanted):
            axes[list(known).index(name), j] = 1.0
        return axes, [*wanted, ""][:2]
    spread = points.std(axis=0)
    scaled = (points - points.mean(axis=0)) / np.where(spread > 0, spread, 1)
    _, vectors = np.linalg.eigh(scaled.T @ scaled)
    axes = vectors[:, ::-1][:, :2] / np.where(spread > 0, spread, 1)[:, None]
    return axes, ["first component", "second component"]


def _site_of(data: Sites) -> np.ndarray:
    if data.layout == "columns":
        return np.zeros(len(data.sites[0]), dtype=int)
    return np.repeat(np.arange(len(data.sites)), [len(site) for site in data.sites])[data.order]


def _made(published: Any, axes: np.ndarray, centre: np.ndarray) -> dict[str, Any]:
    result = published.result
    made: dict[str, Any] = {}

    def flat(values: np.ndarray) -> np.ndarray:
        shown = (values - centre) @ axes
        return shown if axes.shape[1] == 2 else np.concatenate([shown, np.zeros_like(shown)], axis=-1)

    if "centroids" in result:
        made["centroids"] = flat(result["centroids"])
        made["trail"] = (
            flat(result["trail"]) if result["trail"].shape[-1] == len(centre) else np.zeros((0, 0, 2))
        )
        made["inertias"] = result["inertias"]
    if "centres" in result:
        made["representatives"] = flat(result["centres"])
        made |= {
            "radii": result["radii"],
            "counts": result["counts"],
            "representative_labels": result["labels"],
        }
        made["eps"] = published.settings["eps"]
    if "weights" in result:
        made["weights"] = result["weights"]
        made["ellipses"] = _ellipses(result["means"], result["covariances"], result, flat, axes)
        local = result["local"]
        made["local_ellipses"] = _ellipses(local["means"], local["covariances"], result, flat, axes)
        made["local_site"] = local["site"]
        made["steps"] = [_ellipses(s["means"], s["covariances"], result, flat, axes) for s in result["steps"]]
    if "parts" in result and axes.shape[0] == 2:
        made["parts"] = [(flat(p["low"]), flat(p["high"]), p["own"], p["halo"]) for p in result["parts"]]
        made["eps"] = published.settings["eps"]
    return made


def _ellipses(
    means: np.ndarray, covariances: np.ndarray, result: Any, flat: Any, axes: np.ndarray
) -> np.ndarray:
    """Rows of (x, y, half-axis, half-axis, angle) at one standard deviation."""
    scale, offset = result["scale"], result["centre"]
    centres = flat(means * scale + offset)
    rows = []
    for (x, y), covariance in zip(centres, covariances, strict=True):
        plane = axes.T @ (covariance * np.outer(scale, scale)) @ axes
        if plane.shape == (1, 1):
            rows.append([x, y, float(np.sqrt(plane[0, 0])), 0.0, 0.0])
            continue
        values, vectors = np.linalg.eigh(plane)
        half = np.sqrt(np.maximum(values, 0))
        rows.append([x, y, half[1], half[0], float(np.arctan2(vectors[1, 1], vectors[0, 1]))])
    return np.array(rows).reshape(-1, 5)


def kdistance(data: Sites, published: Any, params: Any, min_points: int = 8) -> dict[str, Any]:
    from engine.clusters.choose import k_distances, knee

    if not data.at_hand:
        return {"curve": np.zeros(0), "knee": None, "min_points": min_points}
    curve = k_distances(data.pooled(), min_points)
    return {"curve": curve[:: max(1, len(curve) // 1000)], "knee": knee(curve), "min_points": min_points}


def choose_k(
    data: Sites, published: Any, params: Any, k_max: int = 12, deviations: float = 3.0
) -> dict[str, Any]:
    from engine.clusters.choose import over_k

    return dict(over_k(data.pooled(), k_max, deviations)) if data.at_hand else {"k": []}


def border(data: Sites, published: Any, params: Any) -> dict[str, Any]:
    """Rows of the sequence diagram, and totals by sender."""
    rows = [(c.round, c.sender, c.receiver, c.kind, c.bytes, c.original) for c in published.border]
    sent: dict[str, int] = {}
    for crossing in published.border:
        sent[crossing.sender] = sent.get(crossing.sender, 0) + crossing.bytes
    return {"sites": list(data.names), "rows": rows, "bytes": sent, "rounds": published.rounds}


def cost_quality(data: Sites, published: Any, params: Any, min_points: int = 8) -> dict[str, Any]:
    """Representatives sent against agreement with the central result, over the local radius."""
    from engine.clusters.cost_quality import cost_quality as curve
    from engine.clusters.parameters import Sdbdc
    from engine.clusters.publish import settings_of

    if not data.at_hand or data.layout == "columns":
        return {"curve": []}
    asked = params if isinstance(params, Sdbdc) else Sdbdc(min_points=min_points)
    settings = settings_of(asked, data)
    chosen = settings["eps_local"] / settings["eps"]
    return {"curve": curve(data, settings), "present": chosen}


def patterns(data: Sites, published: Any, params: Any) -> dict[str, Any]:
    result = published.result
    return {
        "itemsets": result["itemsets"],
        "counts": result["counts"],
        "rows": result["rows"],
        "rules": result["rules"],
    }
