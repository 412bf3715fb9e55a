"""Figures of the report: every released column as it stands in the file, nothing of the original."""

from __future__ import annotations

import numpy as np

from engine.core.report import svg
from engine.core.stretches import counts_of
from engine.core.technique import ReportFigure
from engine.core.text import text
from engine.kinds.tables.changes import NoiseChange
from engine.kinds.tables.data import PublishedTable, TableColumn
from engine.kinds.tables.params import TableParams
from engine.kinds.tables.step_pseudonymise import PseudonymChange
from engine.kinds.tables.written_cells import written_codes, written_labels

MOST = 6
BINS = 40
MOST_BARS = 15


def report_figures(published: PublishedTable, params: TableParams) -> list[ReportFigure]:
    """The changed columns: released values, for noise what anyone can reconstruct, classes and labels as bars
    with their names."""
    figures: list[ReportFigure] = []
    for change in {change.column: change for change in published.changes}.values():
        column = published.table.by_name[change.column]
        if not column.present or isinstance(change, PseudonymChange) or len(figures) == MOST:
            continue
        if not column.numeric or column.class_numbers:
            figures.append(_labels(column))
        elif isinstance(change, NoiseChange):
            figures.append(_reconstruction(published, change))
        else:
            figures.append(_released(published, change.column))
    return figures


def _labels(column: TableColumn) -> ReportFigure:
    """In the order of the column; of many the most frequent."""
    names, codes = [*written_labels(column, each_once=True), "–"], written_codes(column)
    counts = counts_of(codes, len(names) - 1)
    counts = np.append(counts, len(codes) - counts.sum())
    held = np.flatnonzero(counts)
    shown = held if len(held) <= MOST_BARS else held[np.argsort(-counts[held], kind="stable")][:MOST_BARS]
    caption = "How many rows of the release hold which values."
    if len(shown) < len(held):
        caption = text(
            "How many rows of the release hold which values: the {shown} most frequent of {values}.",
            shown=len(shown),
            values=len(held),
        )
    drawn = svg.ranks([names[i] for i in shown], counts[shown].tolist(), text("rows"))
    return ReportFigure(text("{name}, released", name=column.name), caption, drawn)


def _released(published: PublishedTable, name: str) -> ReportFigure:
    values = published.table.by_name[name].finite
    with np.errstate(invalid="ignore"):
        ends = float(np.fmin.reduce(values)), float(np.fmax.reduce(values))
    counts, edges = np.histogram(values, BINS, ends)
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
