"""Rows that look alike: how many share a class, how far each column was generalised, classes as boxes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg

from engine.core.task import Summary
from engine.kinds.tables.view_types_classes import ClassBoxes, ClassSizeBins, GeneralisationMap
from gui.base import theme
from gui.base.i18n import counted, numeral
from gui.kinds.tables.before_after_bars import BeforeAfterBars
from gui.kinds.tables.original_style import ORIGINAL, RELEASED, OriginalNotSaved
from gui.kinds.tables.steps_of_run import has_step
from gui.plots import pens
from gui.plots.bars import BarSeries
from gui.plots.frame import Frame
from gui.plots.heatmap import Heatmap, cell_words
from gui.plots.names import shortened

LONGEST_NAME = 18
MOST_WRITTEN = 200  # cells into which shares are written


class ClassSizeHistogram(OriginalNotSaved, BeforeAfterBars):
    """How many rows are in classes of which size, with a line at the k that was asked for."""

    view = "class_size_bins"
    before_run = True
    title = "Class sizes"
    help = (
        "Rows by the size of their class: all that are equal in every quasi-identifier. Rows left of the "
        "line are in classes smaller than was asked for."
    )
    empty = "How many rows look alike appears here when a file is read."

    _found: ClassSizeBins  # there is one while something is drawn
    _every: tuple[BarSeries, ...] = ()

    @property
    def _series(self) -> tuple[BarSeries, ...]:
        return tuple(s for s in self._every if not (self.originals_hidden and s.ink == ORIGINAL))

    @_series.setter
    def _series(self, value: tuple[BarSeries, ...]) -> None:
        self._every = value

    def draw(self, value: ClassSizeBins | None) -> None:
        if value is None or not value.columns:
            self.show_empty(
                self.tr("No column is a quasi-identifier: click a header on Load to say what others know.")
            )
            return
        self._found = value
        persons = value.unit == "persons"
        across = self.tr("Persons in the class") if persons else self.tr("Rows in the class")
        self.label_axes(across, self.tr("Rows of the table (%)"))
        series = [BarSeries(self.tr("Original (stays here)"), _shares(value.before), ink=ORIGINAL)]
        if value.after is not None:
            series.append(BarSeries(self.tr("Release"), _shares(value.after), ink=RELEASED))
        self.draw_bars(_bin_names(value.edges), series)

    def paint(self) -> None:
        super().paint()
        found = self._found
        if found.k is not None:
            place = float(np.searchsorted(found.edges, found.k, side="right")) - 1.5
            words = self.tr("k = {k}").format(k=numeral(found.k, ","))
            self.plot.addItem(_line(place, words), ignoreBounds=True)
        self.headline(self._headline())

    def _headline(self) -> str:
        found, persons = self._found, self._found.unit == "persons"
        if found.smallest_after is not None:
            words = (
                self.tr("Smallest class released: {k} {k:person|persons}")
                if persons
                else self.tr("Smallest class released: {k} {k:row|rows}")
            )
            return counted(words, k=found.smallest_after)
        if self.originals_hidden:
            return ""
        words = (
            self.tr("Smallest class of the original, in persons: {k}")
            if persons
            else self.tr("Smallest class of the original, in rows: {k}")
        )
        return words.format(k=numeral(found.smallest_before, ","))


class GeneralisationHeatMap(Heatmap):
    """Columns × how far they were generalised: of what share of the rows."""

    view = "generalisation_map"
    title = "Generalisation"
    help = (
        "How far each quasi-identifier was generalised, as a share of the rows of the input: left as it was, "
        "right everything, last the rows that were left out."
    )
    empty = "After a run that generalises, how far each column went is shown here."

    def show_run(self, summary: Summary) -> None:
        if has_step(summary, "generalise"):
            super().show_run(summary)
        else:
            self.show_empty(self.tr("No step of this run generalises."))

    def draw(self, value: GeneralisationMap | None) -> None:
        if value is None or not value.columns:
            self.show_empty(self.tr("No step of this run generalises."))
            return
        across = (
            self.tr("Level of the hierarchy") if value.by_level else self.tr("Share of the column's width")
        )
        self.label_axes(across, "")
        names = [shortened(name, LONGEST_NAME) for name in value.columns]
        self.draw_matrix(100 * value.shares, names, list(value.steps), "%", limits=(0.0, 100.0))

    def paint(self) -> None:
        super().paint()
        if self._matrix.size > MOST_WRITTEN:
            return

        def say(share: float) -> str:
            return numeral(share, ".0f") if np.isfinite(share) and share >= 0.5 else ""

        words = cell_words(self._matrix, self._limits, pens.sequential(), say, cells=False)
        self.plot.addItem(words, ignoreBounds=True)


class ClassBoxPlot(OriginalNotSaved, Frame):
    """The two widest columns of numbers: sampled rows of the original and the boxes they were put into."""

    view = "class_boxes"
    title = "Classes as boxes"
    help = (
        "Every box is a class as it is released; points are sampled rows of the original, which are seen "
        "here only and never saved."
    )
    empty = "After a run that generalises two columns of numbers, their classes are boxes here."

    _found: ClassBoxes  # there is one while something is drawn

    def show_run(self, summary: Summary) -> None:
        if has_step(summary, "generalise"):
            super().show_run(summary)
        else:
            self.show_empty(self.tr("No step of this run generalises."))

    def draw(self, value: ClassBoxes | None) -> None:
        if value is None or not len(value.boxes):
            self.show_empty(
                self.tr("Fewer than two columns of numbers were generalised: there is no box to draw.")
            )
            return
        self._found = value
        self.label_axes(value.x, value.y)
        self.show_plot()

    def paint(self) -> None:
        found = self._found
        low_x, high_x, low_y, high_y = found.boxes.T
        colour = pens.colour(RELEASED)
        boxes = pg.BarGraphItem(
            x0=low_x,
            x1=high_x,
            y0=low_y,
            y1=high_y,
            brush=None,  # boxes of other columns lie over each other: fills would add up
            pen=pens.pen(pens.faded(colour, 0.6)),
        )
        self.plot.addItem(boxes)
        if not self.originals_hidden:
            grey = pens.colour(ORIGINAL)
            points = pg.ScatterPlotItem(
                found.points[:, 0], found.points[:, 1], size=4, pen=None, brush=pens.fill(grey, 0.5)
            )
            self.plot.addItem(points)
        words = self.tr("{count} classes").format(count=numeral(len(found.boxes) + found.not_drawn, ","))
        if found.not_drawn:
            words = self.tr("{shown} of {count} classes are drawn").format(
                shown=numeral(len(found.boxes), ","),
                count=numeral(len(found.boxes) + found.not_drawn, ","),
            )
        self.headline(words)

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        low_x, high_x, low_y, high_y = self._found.boxes.T
        inside = np.flatnonzero((low_x <= x) & (x <= high_x) & (low_y <= y) & (y <= high_y))
        if not len(inside):
            return self.leave()
        words = self.tr("{x}: {low} to {high}   {y}: {low2} to {high2}   {rows} rows")
        box = int(inside[0])
        ends = [numeral(float(end[box]), ",.6g") for end in (low_x, high_x, low_y, high_y)]
        self.read_out(
            words.format(
                x=self._found.x,
                y=self._found.y,
                low=ends[0],
                high=ends[1],
                low2=ends[2],
                high2=ends[3],
                rows=numeral(int(self._found.sizes[box]), ","),
            )
        )

    def table(self) -> tuple[list[str], list[list[Any]]]:
        if not self._drawn:
            return [], []
        found = self._found
        ends = [self.tr("{name}, from"), self.tr("{name}, to")]
        header = [text.format(name=name) for name in (found.x, found.y) for text in ends]
        rows = [
            [*box, int(size)] for box, size in zip(found.boxes.tolist(), found.sizes.tolist(), strict=True)
        ]
        return [*header, self.tr("Rows")], rows


def _shares(rows: np.ndarray) -> np.ndarray:
    """Per cent of the rows."""
    return 100 * rows / max(1, int(rows.sum()))


def _bin_names(edges: np.ndarray) -> list[str]:
    pairs = zip(edges[:-1].tolist(), edges[1:].tolist(), strict=True)
    return [
        numeral(low, ",") if high == low + 1 else f"{numeral(low, ',')}–{numeral(high - 1, ',')}"
        for low, high in pairs
    ]


def _line(place: float, words: str) -> pg.InfiniteLine:
    now = theme.current()
    options = {
        "position": 0.93,
        "color": now.accent,
        "fill": pens.fill(now.surface, 0.7),
        "anchors": [(0, 0), (1, 0)],
    }
    return pg.InfiniteLine(place, angle=90, pen=pens.pen(now.accent, 2), label=words, labelOpts=options)
