"""Data for the plots: small whatever the size of the sites.

Every view takes (data, published, params, …) and returns plain values and arrays. Points are shown as
a sample of at most MOST_POINTS; beyond that many also as a density of BINS × BINS cells, each with the
cluster of most of its points.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from engine.kinds.clusters.data import PublishedClusters, Sites
from engine.kinds.clusters.params import ClusterParams, Sdbdc
from engine.kinds.clusters.projection import plane_of, shapes
from engine.kinds.clusters.view_types import (
    NOISE,
    OTHERS,
    BorderView,
    ChooseKView,
    Contingency,
    CostQualityView,
    KDistanceView,
    MapView,
    MembershipView,
    PatternsView,
    Plane,
    RuleView,
    SentMessage,
    Shapes,
    Side,
)

MaybeRun = PublishedClusters | None  # None: a file is loaded, nothing has run
MaybeParams = ClusterParams | None
MOST_POINTS = 10_000
MOST_ROWS_OF_CURVE = 100_000  # beyond that five more runs of SDBDC are no quick look
MOST_CLUSTERS = 40  # that are compared one by one
BINS = 256
SAMPLE_SEED = 5
EMPTY_CELL = -2


def overview(data: Sites, published: MaybeRun, params: MaybeParams, columns: Sequence[str] = ()) -> MapView:
    """Points per site before anything was run."""
    return _map(data, columns)[0]


def zoom(
    data: Sites,
    published: MaybeRun,
    params: MaybeParams,
    columns: Sequence[str] = (),
    within: Sequence[float] = (),
) -> MapView:
    """The rows within (left, right, low, high) of the plane: one by one where few lie there."""
    return scatter(data, published, params, columns, within)


def scatter(
    data: Sites,
    published: MaybeRun,
    params: MaybeParams,
    columns: Sequence[str] = (),
    within: Sequence[float] = (),
) -> MapView:
    """The same with clusters and whatever the method made: ellipses, centroids, discs, parts."""
    shown, rows, cells = _map(data, columns, within)
    if published is None:
        return shown
    made = shapes(published.result, shown.plane, float(published.settings.get("eps") or 0.0))
    labels = np.zeros(0, dtype=np.int64)
    if data.has_rows and published.labels:
        labels = data.pool(dict(published.labels))
    return replace(shown, ours=_side(labels, rows, cells, made))


def central(data: Sites, published: MaybeRun, params: MaybeParams, columns: Sequence[str] = ()) -> MapView:
    """Ours and the central result on the same points; central clusters take the number of ours they match."""
    from engine.kinds.clusters.utility import adjusted_rand_index, central_result

    _, rows, cells = _map(data, columns)
    shown = scatter(data, published, params, columns)
    if published is None or params is None or not data.has_rows or not published.labels:
        return shown
    ours = data.pool(dict(published.labels))
    found = central_result(data, published, params)
    number = matching(ours, found.labels)
    labels = np.append(number, -1)[found.labels]
    made = Shapes()
    if found.mixture is not None:
        scaling = {name: published.result[name] for name in ("scale", "centre")}
        order = np.argsort(number)
        model = {"means": found.mixture.means[order], "covariances": found.mixture.covariances[order]}
        made = shapes(model | scaling, shown.plane)
    elif found.centroids is not None:
        made = shapes({"centroids": found.centroids[np.argsort(number)]}, shown.plane)
    return replace(
        shown,
        central=_side(labels, rows, cells, made),
        adjusted_rand_index=adjusted_rand_index(found.labels, ours),
        agreement=agreement(contingency(ours, labels)),
    )


def contingency(ours: np.ndarray, theirs: np.ndarray) -> np.ndarray:
    """Rows in common of our cluster i and their cluster j; the last row and column are noise."""
    k, m = int(ours.max(initial=-1)) + 2, int(theirs.max(initial=-1)) + 2
    a, b = np.where(ours < 0, k - 1, ours), np.where(theirs < 0, m - 1, theirs)
    return np.bincount(a * m + b, minlength=k * m).reshape(k, m)


def agreement(table: np.ndarray) -> Contingency:
    """The largest clusters one by one, the others together: a thousand names nobody can read."""
    rows, row_names = _largest(table)
    columns, column_names = _largest(rows.T)
    return Contingency(columns.T, row_names, column_names)


def _largest(table: np.ndarray) -> tuple[np.ndarray, tuple[int, ...]]:
    """Rows that are not empty: the largest in the order of their numbers, the others, noise (the last)."""
    sizes = table[:-1].sum(axis=1)
    kept = np.sort(np.argsort(-sizes, kind="stable")[:MOST_CLUSTERS])
    others = np.delete(table[:-1], kept, axis=0).sum(axis=0)
    whole = np.vstack([table[kept], others, table[-1]])
    filled = whole.sum(axis=1) > 0
    names = np.array([*kept.tolist(), OTHERS, NOISE])
    return whole[filled], tuple(names[filled].tolist())


def matching(ours: np.ndarray, theirs: np.ndarray) -> np.ndarray:
    """Their clusters renumbered so that as many rows as possible keep our number (Kuhn 1955)."""
    from scipy.optimize import linear_sum_assignment

    table = contingency(theirs, ours)[:-1, :-1]
    their, our = linear_sum_assignment(-table)
    number = np.full(len(table), -1, dtype=np.int64)
    common = table[their, our] > 0
    number[their[common]] = our[common]
    left = np.flatnonzero(number < 0)
    free = (n for n in range(table.shape[1], table.shape[1] + len(left)))
    number[left] = list(free)
    return number


@dataclass(frozen=True)
class _Cells:
    """Rows of a density, and the cell of each."""

    rows: np.ndarray
    cell: np.ndarray


def _map(
    data: Sites, columns: Sequence[str], within: Sequence[float] = ()
) -> tuple[MapView, np.ndarray, _Cells | None]:
    """The points in the plane, which of them are shown, and their cells when they are many."""
    sizes = tuple(len(site) for site in data.sites)
    if not data.has_rows or not data.columns or not sum(sizes):
        d = len(data.columns)
        plane = Plane(np.zeros((d, 2)), np.zeros(d), ("", ""))
        none = np.zeros(0, dtype=np.int64)
        return MapView(plane, np.zeros((0, 2)), none, tuple(data.names), sizes, data.columns), none, None
    points = data.pooled()
    plane = plane_of(points, data.columns, columns)
    flat = plane.flat(points)
    rows = np.flatnonzero(_inside(flat, within)) if len(within) else np.arange(len(flat))
    cells, density, extent = None, None, (0.0, 1.0, 0.0, 1.0)
    if len(rows) > MOST_POINTS:
        place, extent = _cells(flat[rows], within)
        cells = _Cells(rows, place)
        density = np.bincount(place, minlength=BINS * BINS).reshape(BINS, BINS).astype(float)
        rows = np.sort(np.random.default_rng(SAMPLE_SEED).choice(rows, MOST_POINTS, replace=False))
    shown = MapView(
        plane,
        flat[rows],
        _site_of(data)[rows],
        tuple(data.names),
        sizes,
        data.columns,
        density,
        extent,
        shared=data.layout == "columns",
        within=tuple(within),
    )
    return shown, rows, cells


def _inside(flat: np.ndarray, within: Sequence[float]) -> np.ndarray:
    left, right, low, high = within
    x, y = flat.T
    return (x >= left) & (x <= right) & (y >= low) & (y <= high)


def _cells(flat: np.ndarray, within: Sequence[float]) -> tuple[np.ndarray, tuple[float, float, float, float]]:
    low, high = flat.min(axis=0), flat.max(axis=0)
    if len(within):
        low, high = np.array(within[::2]), np.array(within[1::2])
    width = np.where(high > low, high - low, 1.0)
    place = np.minimum(((flat - low) * (BINS / width)).astype(np.int64), BINS - 1)
    extent = (float(low[0]), float(low[0] + width[0]), float(low[1]), float(low[1] + width[1]))
    return place[:, 1] * BINS + place[:, 0], extent


def _side(labels: np.ndarray, rows: np.ndarray, cells: _Cells | None, made: Shapes) -> Side:
    if not len(labels):
        return Side(np.zeros(0, dtype=np.int64), shapes=made)
    found = np.unique(labels[labels >= 0])
    noise = int((labels < 0).sum())
    many = None if cells is None else majority(cells.cell, labels[cells.rows])
    return Side(labels[rows], many, made, len(found), noise)


def majority(cells: np.ndarray, labels: np.ndarray) -> np.ndarray:
    """The most frequent label of every cell, EMPTY_CELL where no point lies."""
    width = int(labels.max(initial=-1)) + 2
    keys, counts = np.unique(cells * width + labels + 1, return_counts=True)
    order = np.lexsort((counts, keys // width))
    found = np.full(BINS * BINS, EMPTY_CELL, dtype=np.int64)
    found[keys[order] // width] = keys[order] % width - 1  # the last one written is the most frequent
    return found.reshape(BINS, BINS)


def _site_of(data: Sites) -> np.ndarray:
    if data.layout == "columns":
        return np.zeros(len(data.sites[0]), dtype=np.int64)
    return data.pool({site.name: np.full(len(site), number) for number, site in enumerate(data.sites)})


def attack(data: Sites, published: MaybeRun, params: ClusterParams) -> MembershipView | None:
    """How far the attacker gets: the curve of the membership attack, and how close the sample lies."""
    from engine.kinds.clusters.attack import attack_curves

    return attack_curves(data, params)


def kdistance(data: Sites, published: MaybeRun, params: MaybeParams, min_points: int = 8) -> KDistanceView:
    from engine.kinds.clusters.suggest_parameters import k_distances, knee

    if not data.has_rows:
        return KDistanceView(np.zeros(0), 0.0, min_points)
    curve = k_distances(data.pooled(), min_points)
    return KDistanceView(curve[:: max(1, len(curve) // 1000)], knee(curve), min_points)


def choose_k(
    data: Sites, published: MaybeRun, params: MaybeParams, k_max: int = 12, cover_spread: float = 0.125
) -> ChooseKView:
    from engine.kinds.clusters.suggest_parameters import over_k

    if not data.has_rows:
        return ChooseKView()
    found = over_k(data.pooled(), k_max, cover_spread)
    return ChooseKView(tuple(found.ks), tuple(found.bic), tuple(found.cover), len(found.fit.mixture))


def border(data: Sites, published: PublishedClusters, params: ClusterParams) -> BorderView:
    """What the sequence diagram shows."""
    sent = [SentMessage(c.round, c.sender, c.receiver, c.kind, c.bytes, c.original) for c in published.border]
    return BorderView(tuple(data.names), tuple(sent), published.rounds)


def cost_quality(
    data: Sites, published: MaybeRun, params: MaybeParams, min_points: int = 8
) -> CostQualityView:
    """Representatives sent against agreement with the central result, over the local radius."""
    from engine.kinds.clusters.run import settings_of
    from engine.kinds.clusters.utility import radius_trials

    if not data.has_rows or data.layout == "columns" or sum(map(len, data.sites)) > MOST_ROWS_OF_CURVE:
        return CostQualityView()
    asked = params if isinstance(params, Sdbdc) else Sdbdc(min_points=min_points)
    settings = settings_of(asked, data)
    return CostQualityView(radius_trials(data, settings), settings["eps_local"] / settings["eps"])


def patterns(data: Sites, published: PublishedClusters, params: ClusterParams) -> PatternsView:
    from engine.kinds.clusters.itemsets import item_labels

    result = published.result
    rules = [
        RuleView(tuple(item_labels(given)), tuple(item_labels(then)), count, share)
        for given, then, count, share in result["rules"]
    ]
    itemsets = tuple(tuple(item_labels(one)) for one in result["itemsets"])
    return PatternsView(itemsets, tuple(np.asarray(result["counts"]).tolist()), tuple(rules), result["rows"])
