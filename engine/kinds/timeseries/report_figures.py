"""Figures of the report: a few envelopes and the sizes of the groups, from what is published alone."""

from __future__ import annotations

import numpy as np

from engine.core.report import svg
from engine.core.technique import ReportFigure
from engine.core.text import text
from engine.kinds.timeseries.data import PublishedSeries, channel_slices
from engine.kinds.timeseries.params import KPAnonymity

ENVELOPES = 5
CHANNELS = 6  # drawn of a release that has more


def report_figures(published: PublishedSeries, params: KPAnonymity) -> list[ReportFigure]:
    if not len(published.low):
        return []
    parts = channel_slices(len(published.times), len(published.channels))
    drawn = list(zip(parts, published.channels, strict=True))[:CHANNELS]
    return [*(_envelopes(published, *part) for part in drawn), _sizes(published)]


def _envelopes(published: PublishedSeries, part: slice, channel: str) -> ReportFigure:
    """Groups from the narrowest to the widest, evenly spaced in that order; of one channel."""
    low, high = published.low[:, part], published.high[:, part]
    width = (high - low).mean(axis=1)
    order = np.argsort(width, kind="stable")
    chosen = order[np.unique(np.linspace(0, len(order) - 1, min(ENVELOPES, len(order))).round().astype(int))]
    points = range(1, low.shape[1] + 1)
    labels = text("time point"), text("value")
    drawn = svg.bands(list(points), low[chosen], high[chosen], *labels)
    caption = text(
        "{shown} of the {envelopes} published envelopes, from the narrowest to the widest. "
        "Every row of a group is published with the same envelope.",
        shown=len(chosen),
        envelopes=len(published.low),
    )
    title = text("Envelopes: {channel}", channel=channel) if channel else "Envelopes"
    return ReportFigure(title, caption, drawn)


def _sizes(published: PublishedSeries) -> ReportFigure:
    sizes = published.group_sizes
    edges = np.histogram_bin_edges(sizes, bins=min(30, int(sizes.max() - sizes.min()) + 1))
    counts = np.histogram(sizes, edges)[0]
    drawn = svg.bars(list(edges), list(counts), text("rows that share an envelope"), text("groups"))
    return ReportFigure(
        "Group sizes", text("The smallest group has {rows} {rows:row|rows}.", rows=int(sizes.min())), drawn
    )
