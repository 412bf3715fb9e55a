"""Pictures of the report: a few envelopes and the sizes of the groups, from what is published alone."""

from __future__ import annotations

import numpy as np

from engine.core.report import svg
from engine.core.technique import ReportFigure
from engine.kinds.timeseries.anonymised import Published

SHOWN = 5


def pictures(published: Published) -> list[ReportFigure]:
    if not len(published.low):
        return []
    return [_envelopes(published), _sizes(published)]


def _envelopes(published: Published) -> ReportFigure:
    """Groups from the narrowest to the widest, evenly spaced in that order."""
    width = (published.high - published.low).mean(axis=1)
    order = np.argsort(width, kind="stable")
    chosen = order[np.unique(np.linspace(0, len(order) - 1, min(SHOWN, len(order))).round().astype(int))]
    points = range(1, published.low.shape[1] + 1)
    drawn = svg.bands(list(points), published.low[chosen], published.high[chosen], "time point", "value")
    caption = (
        f"{len(chosen)} of the {len(published.low)} published envelopes, from the narrowest to the widest. "
        "Every row of a group is published with the same envelope."
    )
    return ReportFigure("Envelopes", caption, drawn)


def _sizes(published: Published) -> ReportFigure:
    sizes = published.group_sizes
    edges = np.histogram_bin_edges(sizes, bins=min(30, int(sizes.max() - sizes.min()) + 1))
    counts = np.histogram(sizes, edges)[0]
    drawn = svg.bars(list(edges), list(counts), "rows that share an envelope", "groups")
    return ReportFigure("Group sizes", f"The smallest group has {sizes.min()} rows.", drawn)
