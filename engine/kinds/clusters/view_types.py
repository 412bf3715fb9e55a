"""What the worker sends the window: what is drawn in a plane, curves, lists. Values only.

Unpickling a value imports the module of its class, so that nothing that computes stands here.
"""

from __future__ import annotations

from dataclasses import dataclass, field

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


@dataclass(frozen=True)
class Shapes:
    """What a method made, in the plane; what it did not make is empty."""

    ellipses: Floats = field(default_factory=lambda: np.zeros((0, 5)))
    local: Floats = field(default_factory=lambda: np.zeros((0, 5)))  # what the sites sent, before merging
    local_site: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))
    centroids: Floats = field(default_factory=lambda: np.zeros((0, 2)))
    trail: Floats = field(default_factory=lambda: np.zeros((0, 0, 2)))  # centroids by round
    discs: Floats = field(default_factory=lambda: np.zeros((0, 5)))  # representatives: reach ε + ξ
    counts: Floats = field(default_factory=lambda: np.zeros((0,)))  # how many rows each disc stands for
    disc_labels: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, np.int64))
    parts: Floats = field(default_factory=lambda: np.zeros((0, 2, 2)))  # lower and upper corner of each part
    halo: float = 0.0
    steps: tuple[Floats, ...] = ()  # ellipses, iteration by iteration


# ── of a run under way ────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class CentroidSnapshot:
    centroids: Floats
    trail: Floats  # centroids by round, the present ones last


@dataclass(frozen=True)
class RepresentativeSnapshot:
    centres: Floats
    radii: Floats  # reach: ε + ξ
    counts: Floats
    labels: NDArray[np.int64]


@dataclass(frozen=True)
class MixtureSnapshot:
    """Components in common units, and how these become columns: x·scale + centre."""

    means: Floats
    covariances: Floats
    centre: Floats
    scale: Floats
    share: float | None = None  # of the work at a site that is done; None: at the master


@dataclass(frozen=True)
class SiteMixturesSnapshot:
    """The components of several sites as one picture."""

    mixture: MixtureSnapshot
    site: NDArray[np.int64]  # number of the site of each component


Snapshot = CentroidSnapshot | RepresentativeSnapshot | MixtureSnapshot | SiteMixturesSnapshot


# ── of a result ───────────────────────────────────────────────────────────────────────────────


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
class Contingency:
    """Rows in common of our clusters and the central ones."""

    table: NDArray[np.int64]
    ours: tuple[int, ...]  # what each row stands for: a cluster, NOISE, or OTHERS
    central: tuple[int, ...]


@dataclass(frozen=True)
class MapView:
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
    agreement: Contingency | None = None
    shared: bool = False  # the sites hold other columns of the same rows
    within: tuple[float, ...] = ()  # (left, right, low, high), where only that part was asked for

    @property
    def people(self) -> int:
        """Rows in all: those of one site where all hold the same."""
        return max(self.rows, default=0) if self.shared else sum(self.rows)


@dataclass(frozen=True)
class MembershipView:
    """Shares of strangers wrongly and of members rightly called members, and distances to originals."""

    false_alarms: np.ndarray
    caught: np.ndarray
    auc: float
    edges: np.ndarray  # of the distances, empty where no sample is released
    sample: np.ndarray  # share of sample rows by distance to the nearest row behind the release
    strangers: np.ndarray  # the same for rows the release never saw
    ratio: float


@dataclass(frozen=True)
class KDistanceView:
    """Distances to the k-th nearest row, largest first; empty where the rows are elsewhere."""

    curve: np.ndarray
    knee: float
    min_points: int


@dataclass(frozen=True)
class ChooseKView:
    """BIC and cover by the number of clusters; empty where the rows are elsewhere."""

    k: tuple[int, ...] = ()
    bic: tuple[float, ...] = ()
    cover: tuple[float, ...] = ()
    chosen: int = 0


@dataclass(frozen=True)
class RadiusTrial:
    """SDBDC with one local radius (a share of ε): share of rows sent, and agreement with central DBSCAN."""

    eps_local: float
    sent: float
    bytes: int
    adjusted_rand_index: float


@dataclass(frozen=True)
class CostQualityView:
    trials: tuple[RadiusTrial, ...] = ()
    present: float = 0.0  # the local radius of the run


@dataclass(frozen=True)
class SentMessage:
    """One message that crossed a border."""

    round: int
    sender: str
    receiver: str
    kind: str
    bytes: int
    original: bool


@dataclass(frozen=True)
class BorderView:
    sites: tuple[str, ...]
    messages: tuple[SentMessage, ...]
    rounds: int


@dataclass(frozen=True)
class RuleView:
    """People with the items of `given`, and how many of them have those of `then` too."""

    given: tuple[str, ...]
    then: tuple[str, ...]
    count: int
    confidence: float


@dataclass(frozen=True)
class PatternsView:
    itemsets: tuple[tuple[str, ...], ...]
    counts: tuple[int, ...]
    rules: tuple[RuleView, ...]
    rows: int
