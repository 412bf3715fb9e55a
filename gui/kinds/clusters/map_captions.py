"""What is said of a map of clusters in words: how to read it, a point, a cell, the legend; and its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QCoreApplication

from gui.base.i18n import numeral, quantity

if TYPE_CHECKING:
    from engine.kinds.clusters.view_types import MapView, Side


def tr(text: str) -> str:
    return QCoreApplication.translate("ClusterMap", text)


def caption(now: MapView) -> str:
    """How to read the map."""
    if now.ours is None:
        return tr("The rows of every site, before anything was run. Seen here only, never saved.")
    if now.central is not None and now.adjusted_rand_index is not None:
        return tr(
            "The same method without pooling and on pooled rows, in the same range: agreement {index} "
            "(adjusted Rand index, 1 the same, 0 unrelated). Matching clusters have the same colour."
        ).format(index=numeral(now.adjusted_rand_index, ".3f"))
    if now.density is not None:
        return tr(
            "All rows as a density: colour is the cluster of most rows of a cell. Space: the central "
            "result beside it."
        )
    return tr(
        "Shape is the site, colour and number the cluster, hollow is noise. Points are seen here only, "
        "never saved. Space: the central result beside it."
    )


def side_caption(name: str, side: Side) -> str:
    """Short: a long line above a plot would take the room of the other."""
    if not len(side.labels):
        return name
    return tr("{name}: {clusters} clusters").format(name=name, clusters=side.clusters)


def legend_labels(now: MapView | None) -> dict[str, str]:
    noise = now.ours.noise if now is not None and now.ours is not None else 0
    return {
        "noise": tr("noise ({rows})").format(rows=numeral(noise, ",")),
        "ellipses": tr("2 standard deviations"),
        "local": tr("sent by a site"),
        "trail": tr("way of a centroid"),
        "discs": tr("representative: reach ε + ξ, dot by rows"),
        "parts": tr("part, with its halo of ε"),
    }


def point_text(now: MapView, point: int) -> str:
    parts = [now.sites[int(now.site[point])]]
    for name, side in ((tr("cluster"), now.ours), (tr("central"), now.central)):
        if side is not None and len(side.labels):
            parts.append(f"{name} {cluster_name(int(side.labels[point]))}")
    for name, value in zip(now.plane.names, now.points[point], strict=True):
        parts.append(f"{name} {numeral(value, '.5g')}" if name else "")
    return "   ".join(part for part in parts if part)


def cell_text(now: MapView, x: float, y: float) -> str:
    assert now.density is not None
    left, right, low, high = now.extent
    size = now.density.shape[0]
    column, row = int((x - left) / (right - left) * size), int((y - low) / (high - low) * size)
    if not (0 <= row < size and 0 <= column < size) or not now.density[row, column]:
        return ""
    said = quantity(int(now.density[row, column]), tr("1 row here"), tr("{n} rows here"))
    if now.ours is not None and now.ours.cells is not None:
        most = tr("{words}, most of cluster {cluster}")
        said = most.format(words=said, cluster=cluster_name(int(now.ours.cells[row, column])))
    return said


def cluster_name(label: int) -> str:
    return str(label) if label >= 0 else tr("noise")


def cluster_table(now: MapView) -> tuple[list[str], list[list[Any]]]:
    """Points of each cluster by site: no row, only how many."""
    header = [tr("Cluster"), tr("Points shown"), *now.sites]
    clustered = now.ours is not None and len(now.ours.labels) > 0
    labels = now.ours.labels if clustered and now.ours is not None else np.zeros(len(now.site), int)
    kinds, which = np.unique(labels, return_inverse=True)
    sites = len(now.sites)
    counts = np.bincount(which * sites + now.site, minlength=len(kinds) * sites).reshape(len(kinds), sites)
    return header, [
        [cluster_name(kind) if clustered else tr("all"), sum(by_site), *by_site]
        for kind, by_site in zip(kinds.tolist(), counts.tolist(), strict=True)
    ]
