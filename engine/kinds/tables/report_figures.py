"""Figures of the report: every released column as it stands in the file, nothing of the original."""

from __future__ import annotations

import numpy as np

from engine.core.report import svg
from engine.core.technique import ReportFigure
from engine.core.text import text
from engine.kinds.tables.changes import NoiseChange
from engine.kinds.tables.data import PublishedTable
from engine.kinds.tables.params import TableParams

MOST = 6
BINS = 40


def report_figures(published: PublishedTable, params: TableParams) -> list[ReportFigure]:
    """The changed columns that are numbers: released values, and for noise what anyone can reconstruct."""
    figures: list[ReportFigure] = []
    for change in {change.column: change for change in published.changes}.values():
        column = published.table.by_name[change.column]
        if column.numeric and column.present and not column.class_numbers and len(figures) < MOST:
            figures.append(
                _reconstruction(published, change)
                if isinstance(change, NoiseChange)
                else _released(published, change.column)
            )
    return figures


def _released(published: PublishedTable, name: str) -> ReportFigure:
    values = published.table.by_name[name].finite
    counts, edges = np.histogram(values[~np.isnan(values)], BINS)
    return ReportFigure(
        text("{name}, released", name=name),
        "How many rows of the release hold which values.",
        svg.bars(edges.tolist(), counts.tolist(), name, text("rows")),
    )


def _reconstruction(published: PublishedTable, change: NoiseChange) -> ReportFigure:
    found = published.reconstructions[change.column]
    inside = slice(found.grid.margin, found.grid.margin + found.grid.bins)
    middles = found.grid.edges[:-1] + found.grid.width / 2
    curves = {
        text("released"): found.released[inside].tolist(),
        text("reconstructed"): found.density.tolist(),
    }
    return ReportFigure(
        text("{column}, released and reconstructed", column=change.column),
        text(
            "Shares of the released values ({law} noise of {scale}) and the distribution that anyone can "
            "reconstruct from them.",
            law=change.law.shape,
            scale=f"{change.law.scale:g}",
        ),
        svg.lines(middles.tolist(), curves, change.column, text("share")),
    )
