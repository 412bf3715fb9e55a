"""What is drawn of a run, in a plane: a pair of columns, or the first two principal components.

Everything a method made is put into the same plane by the same projection x ↦ (x − centre)·A, so that
points, ellipses, centroids and discs lie where they belong: an ellipse of covariance Σ becomes one of
AᵀΣA, a ball of radius r one of r²AᵀA. Cheap to import: the window projects the snapshots of a run
under way itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.kinds.clusters.data import Result
from engine.kinds.clusters.view_types import (
    CentroidSnapshot,
    Floats,
    Plane,
    RepresentativeSnapshot,
    Shapes,
    SiteMixturesSnapshot,
    Snapshot,
)


def plane_of(points: Floats, known: Sequence[str], columns: Sequence[str] = ()) -> Plane:
    """The plane of two named columns; of all columns if there are at most two; else of components."""
    d = points.shape[1]
    if len(columns) == 2 or d <= 2:
        wanted = list(columns) if len(columns) == 2 else list(known)[:2]
        axes = np.zeros((d, 2))
        for j, name in enumerate(wanted):
            axes[list(known).index(name), j] = 1.0
        x, y = [*wanted, ""][:2]
        return Plane(axes, np.zeros(d), (x, y))
    spread = points.std(axis=0)
    spread = np.where(spread > 0, spread, 1)
    centre = points.mean(axis=0)
    scaled = (points - centre) / spread
    _, vectors = np.linalg.eigh(scaled.T @ scaled)
    return Plane(vectors[:, ::-1][:, :2] / spread[:, None], centre, ("first component", "second component"))


def shapes(result: Result, plane: Plane, eps: float = 0.0) -> Shapes:
    """Of a finished result."""
    made: dict[str, Any] = {}
    if "centroids" in result:
        made["centroids"] = plane.flat(result["centroids"])
        trail = np.asarray(result.get("trail", np.zeros((0, 0, 0))))
        if trail.ndim == 3 and trail.shape[-1] == len(plane.centre):
            made["trail"] = plane.flat(trail)
    if "centres" in result:
        made["discs"] = plane.balls(result["centres"], eps + result["radii"])
        made |= {"counts": result["counts"], "disc_labels": result["labels"]}
    if "covariances" in result:
        made["ellipses"] = _model_ellipses(result, result, plane)
    if "local" in result:
        made["local"] = _model_ellipses(result["local"], result, plane)
        made["local_site"] = result["local"]["site"]
        made["steps"] = tuple(_model_ellipses(step, result, plane) for step in result["steps"])
    if "parts" in result and _along_columns(plane):
        corners = [[plane.flat(part["low"]), plane.flat(part["high"])] for part in result["parts"]]
        made["parts"], made["halo"] = np.array(corners), eps
    return Shapes(**made)


def snapshot_shapes(snapshot: Snapshot, plane: Plane) -> Shapes:
    """Of a run under way."""
    if isinstance(snapshot, CentroidSnapshot):
        return Shapes(centroids=plane.flat(snapshot.centroids), trail=plane.flat(snapshot.trail))
    if isinstance(snapshot, RepresentativeSnapshot):
        discs = plane.balls(snapshot.centres, snapshot.radii)
        return Shapes(discs=discs, counts=snapshot.counts, disc_labels=snapshot.labels)
    mixture = snapshot.mixture if isinstance(snapshot, SiteMixturesSnapshot) else snapshot
    ellipses = _ellipses(mixture.means, mixture.covariances, mixture.centre, mixture.scale, plane)
    if isinstance(snapshot, SiteMixturesSnapshot):
        return Shapes(local=ellipses, local_site=snapshot.site)
    return Shapes(ellipses=ellipses)


def _model_ellipses(model: Result, scaling: Result, plane: Plane) -> Floats:
    return _ellipses(model["means"], model["covariances"], scaling["centre"], scaling["scale"], plane)


def _ellipses(means: Floats, covariances: Floats, centre: Floats, scale: Floats, plane: Plane) -> Floats:
    return plane.ellipses(means * scale + centre, covariances * np.outer(scale, scale))


def _along_columns(plane: Plane) -> bool:
    """Whether boxes stay boxes (with more columns they are seen from one side)."""
    return bool(np.all((plane.axes == 0) | (plane.axes == 1)))
