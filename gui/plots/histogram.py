"""Distributions as steps with a soft fill, before and after over each other.

self.draw_distributions([Distribution("Original", edges, counts), Distribution("Release", edges, after)])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyqtgraph as pg

from gui.base import theme
from gui.base.i18n import numeral
from gui.plots import pens as ink
from gui.plots.frame import Frame

HIGHEST, APART = 0.85, 0.2  # where the first mean is written and the others follow, of the plot's height


@dataclass(frozen=True)
class Distribution:
    """Counts (or shares) between edges: len(edges) == len(counts) + 1."""

    name: str
    edges: np.ndarray
    counts: np.ndarray
    mean: float | None = None  # drawn as a line if given
    ink: int | None = None


class MeanLabel(pg.InfLineLabel):
    """The words at a mean's line, each mean a line of words below the former one however low the plot is."""

    def __init__(self, line: pg.InfiniteLine, words: str, rank: int, **options: Any):
        self._rank = rank
        super().__init__(line, words, position=HIGHEST, **options)

    def updatePosition(self) -> None:
        box = self.line.getViewBox()
        if box is not None and box.height() > 0:
            needed = self.boundingRect().height() / box.height()
            self.orthoPos = HIGHEST - self._rank * max(APART, needed)
            self.setOpacity(self.orthoPos >= needed)  # else it would lie on the axis
        super().updatePosition()


class Histogram(Frame):
    _at: float | None = None  # the value pointed at
    _at_name = ""
    _means = 0  # written so far

    def draw_distributions(self, distributions: Sequence[Distribution], reset: bool = True) -> None:
        self._distributions = tuple(distributions)
        self._at, self._at_name = None, ""
        self.show_plot(reset)
        self.plot.getViewBox().setLimits(yMin=0)

    def mark(self, value: float | None, name: str = "") -> None:
        """Point at one value (the chosen group's, the hovered row's); None takes the mark away."""
        self._at, self._at_name = value, name
        if self._drawn:
            self._pointer.setVisible(value is not None)
            if value is not None:
                self._pointer.setValue(value)
                self._pointer.label.setFormat(name)

    @property
    def marked(self) -> tuple[float | None, str]:
        return self._at, self._at_name

    def paint(self) -> None:
        if len(self._distributions) > 1:
            self.add_legend()
        self._means = 0
        for number, one in enumerate(self._distributions):
            self._paint_one(number if one.ink is None else one.ink, one)
        now = theme.current()
        options = {
            "position": 0.93,
            "color": now.text,
            "fill": ink.fill(now.surface, 0.7),
            "anchors": [(0, 0), (1, 0)],
        }
        self._pointer = pg.InfiniteLine(angle=90, pen=ink.pen(now.text, 2), label="", labelOpts=options)
        self.plot.addItem(self._pointer, ignoreBounds=True)
        self.mark(self._at, self._at_name)

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        words = []
        for one in self._distributions:
            place = int(np.searchsorted(one.edges, x, side="right")) - 1
            if 0 <= place < len(one.counts):
                low, high = one.edges[place], one.edges[place + 1]
                count = numeral(one.counts[place], ",.6g")
                words.append(f"{one.name} {numeral(low, '.4g')}–{numeral(high, '.4g')}: {count}")
        self.read_out("   ".join(words))

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = [self.tr("Distribution"), self.tr("From"), self.tr("To"), self.tr("Count")]
        if not self._drawn:
            return header, []
        return header, [
            [one.name, low, high, count]
            for one in self._distributions
            for low, high, count in zip(
                one.edges[:-1].tolist(), one.edges[1:].tolist(), one.counts.tolist(), strict=True
            )
        ]

    def _paint_one(self, number: int, one: Distribution) -> None:
        now, colour = theme.current(), ink.colour(number)
        steps = pg.PlotCurveItem(
            one.edges,
            one.counts,
            stepMode="center",
            fillLevel=0,
            brush=ink.fill(colour, 0.25),
            pen=ink.pen(colour, 1, ink.dash(number)),
            name=one.name,
        )
        self.plot.addItem(steps)
        steps.setZValue(-number)
        if one.mean is not None:
            label = self.tr("mean {value}").format(value=numeral(one.mean, ".4g"))
            line = pg.InfiniteLine(pos=one.mean, angle=90, pen=ink.pen(colour, 1, ink.DASHES[2]))
            line.label = MeanLabel(
                line,
                label,
                self._means,
                color=colour,
                fill=ink.fill(now.surface, 0.7),
                anchors=[(0, 0), (1, 0)],
            )
            self._means += 1
            self.plot.addItem(line)
