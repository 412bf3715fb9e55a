"""Durations before and after on an axis of decades, and where the released ones come from."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg

from engine.kinds.eventlogs.view_types import Durations
from gui.base import theme
from gui.base.i18n import counted, numeral
from gui.plots import pens
from gui.plots.bars import HATCHES, Bars, BarSeries
from gui.plots.frame import Frame
from gui.plots.names import shortened

LONGEST_NAME = 34
MARKS = (  # the axis leaves some out where they would touch
    (0, "0"),
    (1, "1 s"),
    (10, "10 s"),
    (60, "1 min"),
    (600, "10 min"),
    (3600, "1 h"),
    (21_600, "6 h"),
    (86_400, "1 d"),
    (259_200, "3 d"),
    (864_000, "10 d"),
    (2_592_000, "30 d"),
    (8_640_000, "100 d"),
    (31_536_000, "1 y"),
)
THICK = 0.36


class DurationQuartiles(Frame):
    view = "durations"
    title = "Durations"
    help = (
        "Half of the cases lie within a bar, the stroke is the median: of whole cases, and of the commonest "
        "steps. A median that falls into a gap between two bins is not to be trusted, the bar is."
    )
    empty = "Durations appear here when a log with times is read."
    before_run = True

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Tells of the original: not for publication.")
        self.label_axes(self.tr("Duration"), "")
        self.clear()

    def draw(self, value: Durations) -> None:
        if not value.timed:
            return self.show_empty(self.tr("This log has no times, so there are no durations."))
        self._value = value
        whole = self.tr("whole case")
        self._names = [whole, *(shortened(f"{a} → {b}", LONGEST_NAME) for a, b in value.steps)]
        self.plot.getAxis("left").setTicks([list(enumerate(self._names))])
        self.plot.getAxis("bottom").setTicks([[(float(np.log10(1 + s)), name) for s, name in MARKS]])
        self.plot.getViewBox().invertY(True)
        self.plot.showGrid(x=True, y=False, alpha=0.5)
        self.show_plot(True)
        self.headline(self._said(value))

    def _said(self, value: Durations) -> str:
        before, after = spoken(value.before[0, 1]), spoken(value.after[0, 1])
        if value.arrows is not None:
            words = self.tr("Durations of {n} {n:arrow|arrows}; a graph has no whole cases")
            return counted(words, n=value.arrows)
        words = (
            self.tr("Median case: {before} in the original, {after} in the release")
            if value.released
            else self.tr("Median case: {before}. No durations are released: choose them under Times")
        )
        if value.withheld:
            words = self.tr("Median case: {before}. No durations are released: a step has fewer than k")
        return words.format(before=before, after=after)

    def paint(self) -> None:
        sides = [(self.tr("Original"), self._value.before, -THICK / 2)]
        if self._value.released:
            sides.append((self.tr("Release"), self._value.after, THICK / 2))
            self.add_legend()
        for number, (name, quartiles, shift) in enumerate(sides):
            known = ~np.isnan(quartiles[:, 0])
            low, middle, high = np.log10(1 + quartiles[known]).T
            places = np.flatnonzero(known) + (shift if len(sides) > 1 else 0)
            colour = pens.colour(number)
            brush = pens.fill(colour, 0.6)
            brush.setStyle(HATCHES[number])
            where = {"x0": low, "y": places, "width": np.maximum(high - low, 0.02), "height": THICK}
            bars = pg.BarGraphItem(**where, brush=brush, pen=pens.pen(colour))
            self.plot.addItem(bars)
            if self.plot.legend is not None:
                self.plot.legend.addItem(bars, name)
            ends = np.column_stack([places - THICK / 2, places + THICK / 2]).ravel()
            stroke = pens.pen(theme.current().text, 2)
            self.plot.addItem(pg.PlotCurveItem(np.repeat(middle, 2), ends, connect="pairs", pen=stroke))

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        place = round(y)
        if not 0 <= place < len(self._names):
            return self.read_out("")
        sides = [(self.tr("Original"), self._value.before), (self.tr("Release"), self._value.after)]
        words = [
            f"{name} {' · '.join(spoken(one) for one in quartiles[place])}"
            for name, quartiles in sides
            if not np.isnan(quartiles[place, 0])
        ]
        self.read_out("   ".join([self._names[place], *words]))

    def table(self) -> tuple[list[str], list[list[Any]]]:
        if not self._drawn:
            return [], []
        quarters = (self.tr("lower quartile"), self.tr("median"), self.tr("upper quartile"))
        sides = (self.tr("Original"), self.tr("Release"))
        header = [self.tr("Step"), *(f"{side}, {one} (s)" for side in sides for one in quarters)]
        rows = [
            [name, *(None if np.isnan(one) else float(one) for side in both for one in side)]
            for name, *both in zip(self._names, self._value.before, self._value.after, strict=True)
        ]
        return header, rows


def spoken(seconds: float) -> str:
    """A duration in the largest unit of which there is one."""
    if np.isnan(seconds):
        return "–"
    for unit, name in ((86_400, "d"), (3600, "h"), (60, "min")):
        if seconds >= unit:
            return f"{numeral(seconds / unit, '.3g')} {name}"
    return f"{numeral(seconds, '.3g')} s"


class StepSources(Bars):
    view = "durations"
    title = "Where durations come from"
    help = (
        "Released steps by what their durations come from: histograms of their own variant, those that rare "
        "variants share by pairs of activities, all of these together, or nothing that noise left."
    )
    empty = "Where released durations come from appears here after a run with times."

    def __init__(self) -> None:
        super().__init__()
        self.label_axes("", self.tr("Share of released steps (%)"))
        self.clear()

    def draw(self, value: Durations) -> None:
        if not value.released:
            return self.show_empty(self.tr("This run released no durations."))
        names = [self.tr("own variant"), self.tr("pairs"), self.tr("all pairs"), self.tr("nothing")]
        shares = np.array([100 * share for _, share in value.sources])
        self.draw_bars(names, [BarSeries(self.tr("Share of released steps (%)"), shares)])
