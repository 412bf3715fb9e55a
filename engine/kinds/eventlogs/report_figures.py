"""Figures of the report, drawn from what is released alone."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.core.report import svg
from engine.core.technique import ReportFigure
from engine.core.text import joined, text
from engine.kinds.eventlogs.data import PublishedFlow, PublishedGroups, PublishedVariants
from engine.kinds.eventlogs.flow_time_utility import quantiles
from engine.kinds.eventlogs.params import Flow, Groups, Travas
from engine.kinds.eventlogs.utility import lengths

SHOWN = 60
LISTED = 20


def report_figures(
    published: PublishedVariants | PublishedGroups | PublishedFlow, params: Travas | Groups | Flow
) -> Sequence[ReportFigure]:
    if isinstance(published, PublishedFlow):
        return _flow_figures(published)
    if not published.variants:
        return ()
    counts = published.counts[:SHOWN].tolist()
    more = len(published.variants) - len(counts)
    caption = (
        "Number of cases of every variant, the commonest first."
        if isinstance(published, PublishedGroups)
        else "Noisy number of cases of every variant, the commonest first."
    )
    if more > 0:
        caption = joined(
            " ", (caption, text("{more} rarer {more:variant is|variants are} not drawn.", more=more))
        )
    by_length = lengths(published.as_counts())
    span = range(min(by_length), max(by_length) + 1)
    return (
        ReportFigure(
            "Released variants",
            caption,
            svg.bars([i + 0.5 for i in range(len(counts) + 1)], counts, text("variant"), text("cases")),
        ),
        ReportFigure(
            "Length of the released cases",
            "Cases by their number of activities.",
            svg.bars(
                [n - 0.5 for n in range(span.start, span.stop + 1)],
                [by_length[n] for n in span],
                text("activities"),
                text("cases"),
            ),
        ),
    )


def _flow_figures(published: PublishedFlow) -> Sequence[ReportFigure]:
    if not published.pairs:
        return ()
    weights = sorted(published.weights.tolist(), reverse=True)[:SHOWN]
    caption = "Noisy number of cases of every arrow, the commonest first."
    more = len(published.pairs) - len(weights)
    if more > 0:
        caption = joined(
            " ", (caption, text("{more} rarer {more:arrow is|arrows are} not drawn.", more=more))
        )
    edges = [i + 0.5 for i in range(len(weights) + 1)]
    bars = svg.bars(edges, weights, text("arrow"), text("cases"))
    return (ReportFigure("Released arrows", caption, bars), *_arrow_durations(published))


def _arrow_durations(published: PublishedFlow) -> Sequence[ReportFigure]:
    """Medians of the commonest arrows between activities that noise left durations of."""
    if published.times is None:
        return ()
    weight = dict(zip(published.pairs, published.weights.tolist(), strict=True))
    told = {arrow: step for arrow, step in published.times.arrows.items() if step.source == "pair"}
    shown = sorted(told, key=lambda arrow: (-weight[arrow], arrow))[:LISTED]
    if not shown:
        return ()
    edges, half = np.array(published.times.edges), np.array([0.5])
    hours = [float(quantiles(np.array(told[arrow].weights), edges, half)[0]) / 3600 for arrow in shown]
    names = [f"{source} → {target}" for source, target in shown]
    caption = "Median duration of the steps on the commonest arrows, by their noisy histograms."
    return (ReportFigure("Released durations", caption, svg.ranks(names, hours, text("median, hours"))),)
