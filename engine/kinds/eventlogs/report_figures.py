"""Pictures of the report, drawn from the released counts alone."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.report import svg
from engine.core.technique import ReportFigure
from engine.kinds.eventlogs.travas import Released
from engine.kinds.eventlogs.utility import lengths

SHOWN = 60


def draw_pictures(published: Released) -> Sequence[ReportFigure]:
    if not published.variants:
        return ()
    counts = published.counts[:SHOWN].tolist()
    more = len(published.variants) - len(counts)
    folded = f" {more} rarer variants are not drawn." if more > 0 else ""
    by_length = lengths(published.as_counts())
    span = range(min(by_length), max(by_length) + 1)
    return (
        ReportFigure(
            "Released variants",
            f"Noisy number of cases of every variant, the commonest first.{folded}",
            svg.bars([i + 0.5 for i in range(len(counts) + 1)], counts, "variant", "cases"),
        ),
        ReportFigure(
            "Length of the released cases",
            "Cases by their number of activities.",
            svg.bars(
                [n - 0.5 for n in range(span.start, span.stop + 1)],
                [by_length[n] for n in span],
                "activities",
                "cases",
            ),
        ),
    )
