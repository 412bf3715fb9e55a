"""Pictures for the report, drawn from what is published and from nothing else: the first two columns."""

from __future__ import annotations

import numpy as np

from engine.core.report import svg
from engine.core.technique import ReportFigure
from engine.core.text import text
from engine.kinds.clusters.data import PublishedClusters
from engine.kinds.clusters.export import itemset_label, model_in_units
from engine.kinds.clusters.params import ClusterParams, Em, Patterns, Sdbdc
from engine.kinds.clusters.view_types import Plane

MOST_DISCS = 300  # more would be a cloud
MOST_BARS = 15


def report_figures(published: PublishedClusters, params: ClusterParams) -> list[ReportFigure]:
    if isinstance(params, Patterns):
        return _patterns(published)
    if not published.columns:
        return []
    plane, x, y = _plane(published)
    if isinstance(params, Em):
        model = model_in_units(published)["components"]
        means = np.array([part["mean"] for part in model])
        covariances = np.array([part["covariance"] for part in model])
        drawn = svg.ellipses(plane.ellipses(means, covariances) * (1, 1, 2, 2, 1), x, y)
        caption = "Each ellipse is a component of the released mixture, at two standard deviations."
        return [ReportFigure("Released mixture", caption, drawn)]
    result, floor = published.result, published.settings["min_count"]
    counts = np.asarray(result["counts"], dtype=float)
    key = next(name for name in ("centroids", "centres", "means") if name in result)
    kept = np.flatnonzero(counts >= (0 if isinstance(params, Sdbdc) else floor))
    kept = kept[np.argsort(-counts[kept], kind="stable")][:MOST_DISCS]
    if not len(kept):
        return []
    places = plane.flat(published.in_units(result[key][kept]))
    words = {
        "centroids": ("Released centroids", "Each disc is a centroid, its area the rows it stands for."),
        "centres": ("Released representatives", "Each disc is a representative, its area its rows."),
        "means": ("Released clusters", "Each disc is the mean of a cluster, its area the rows of it."),
    }
    title, caption = words[key]
    return [ReportFigure(title, caption, svg.discs(places[:, 0], places[:, 1], counts[kept], x, y))]


def _patterns(published: PublishedClusters) -> list[ReportFigure]:
    """The patterns of most people among those of several items, and the surest rules."""
    result, found = published.result, []
    counts = np.asarray(result["counts"], dtype=float)
    several = [i for i, one in enumerate(result["itemsets"]) if len(one) > 1] or list(range(len(counts)))
    shown = sorted(several, key=lambda i: -counts[i])[:MOST_BARS]
    if shown:
        names = [itemset_label(result["itemsets"][i]) for i in shown]
        drawn = svg.ranks(names, counts[shown].tolist(), text("people"))
        caption = "What most people have in common; a bar is as long as the number of people."
        found.append(ReportFigure("Released patterns", caption, drawn))
    rules = sorted(result["rules"], key=lambda rule: (-rule[3], -rule[2]))[:MOST_BARS]
    if rules:
        names = [f"{itemset_label(given)} ⇒ {itemset_label(then)}" for given, then, _, _ in rules]
        shares = [round(100 * rule[3]) for rule in rules]
        drawn = svg.ranks(names, shares, text("% of the people with the first"))
        found.append(
            ReportFigure("Released rules", "Of the people with the first, so many have the second.", drawn)
        )
    return found


def _plane(published: PublishedClusters) -> tuple[Plane, str, str]:
    d = len(published.columns)
    axes = np.zeros((d, 2))
    axes[0, 0] = 1.0
    if d > 1:
        axes[1, 1] = 1.0
    x, y = [*published.columns, ""][:2]
    return Plane(axes, np.zeros(d), (x, y)), x, y
