"""What is drawn of a run, in a plane: a pair of columns, or the first two principal components.

Everything a method made is put into the same plane by the same projection x ↦ (x − centre)·A, so that
points, ellipses, centroids and discs lie where they belong: an ellipse of covariance Σ becomes one of
AᵀΣA, a ball of radius r one of r²AᵀA. Cheap to import: the window projects the snapshots of a run
under way itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Plane:
    axes: Floats  # (columns, 2)
    centre: Floats
    names: tuple[str, str]

    def flat(self, values: Floats) -> Floats:
        return (values - self.centre) @ self.axes

    def ellipses(self, means: Floats, covariances: Floats) -> Floats:
        """Rows of (x, y, half-axis, half-axis, angle) at one standard deviation."""
        flat = np.einsum("ia,kij,jb->kab", self.axes, covariances, self.axes)
        values, vectors = np.linalg.eigh(flat.reshape(-1, 2, 2))
        half = np.sqrt(np.maximum(values, 0))
        angle = np.arctan2(vectors[:, 1, 1], vectors[:, 0, 1])
        return np.column_stack([self.flat(means).reshape(-1, 2), half[:, 1], half[:, 0], angle])

    def balls(self, centres: Floats, radii: Floats) -> Floats:
        """The same rows for balls of given radii."""
        around = np.eye(len(self.centre))[None] * np.asarray(radii, dtype=float)[:, None, None] ** 2
        return self.ellipses(centres, around)


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


@dataclass(frozen=True)
class Shapes:
    """What a method made, in the plane; what it did not make is empty."""

    ellipses: Floats = field(default_factory=lambda: np.zeros((0, 5)))
    local: Floats = field(default_factory=lambda: np.zeros((0, 5)))  # what the sites sent, before merging
    local_site: Floats = field(default_factory=lambda: np.zeros((0,)))
    centroids: Floats = field(default_factory=lambda: np.zeros((0, 2)))
    trail: Floats = field(default_factory=lambda: np.zeros((0, 0, 2)))  # centroids by round
    discs: Floats = field(default_factory=lambda: np.zeros((0, 5)))  # representatives: reach ε + ξ
    counts: Floats = field(default_factory=lambda: np.zeros((0,)))  # how many rows each disc stands for
    disc_labels: Floats = field(default_factory=lambda: np.zeros((0,)))
    parts: Floats = field(default_factory=lambda: np.zeros((0, 2, 2)))  # lower and upper corner of each part
    halo: float = 0.0
    steps: tuple[Floats, ...] = ()  # ellipses, iteration by iteration


def shapes(result: Mapping[str, Any], plane: Plane, eps: float = 0.0) -> Shapes:
    """Of a finished result, or of a snapshot on the way: both name things alike."""
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
        made["ellipses"] = _ellipses(result, result, plane)
    if "local" in result:
        made["local"], made["local_site"] = _ellipses(result["local"], result, plane), result["local"]["site"]
        made["steps"] = tuple(_ellipses(step, result, plane) for step in result["steps"])
    if "parts" in result and _along_columns(plane):
        corners = [[plane.flat(part["low"]), plane.flat(part["high"])] for part in result["parts"]]
        made["parts"], made["halo"] = np.array(corners), eps
    return Shapes(**made)


def _ellipses(model: Mapping[str, Any], scaling: Mapping[str, Any], plane: Plane) -> Floats:
    scale, centre = scaling["scale"], scaling["centre"]
    return plane.ellipses(model["means"] * scale + centre, model["covariances"] * np.outer(scale, scale))


def _along_columns(plane: Plane) -> bool:
    """Whether boxes stay boxes (with more columns they are seen from one side)."""
    return bool(np.all((plane.axes == 0) | (plane.axes == 1)))


@dataclass(frozen=True)
class Side:
    """One colouring of the points: cluster of each shown point, and of each cell of the density."""

    labels: NDArray[np.int64]
    cells: NDArray[np.int64] | None = None
    shapes: Shapes = field(default_factory=Shapes)
    clusters: int = 0
    noise: int = 0


NOISE, OTHERS = -1, -2  # instead of the number of a cluster


@dataclass(frozen=True)
class Agreement:
    """Rows in common of our clusters and the central ones."""

    table: NDArray[np.int64]
    ours: tuple[int, ...]  # what each row stands for: a cluster, NOISE, or OTHERS
    central: tuple[int, ...]


@dataclass(frozen=True)
class Map:
    """Points (a sample of them), the density of all when they are many, and what was made of them."""

    plane: Plane
    points: Floats
    site: NDArray[np.int64]
    sites: tuple[str, ...]
    rows: tuple[int, ...]  # of each site
    columns: tuple[str, ...]  # all that can be looked at
    density: Floats | None = None  # rows are y, columns x
    extent: tuple[float, float, float, float] = (0.0, 1.0, 0.0, 1.0)
    ours: Side | None = None
    central: Side | None = None
    adjusted_rand_index: float | None = None
    agreement: Agreement | None = None
    shared: bool = False  # the sites hold other columns of the same rows

    @property
    def people(self) -> int:
        """Rows in all: those of one site where all hold the same."""
        return max(self.rows, default=0) if self.shared else sum(self.rows)
