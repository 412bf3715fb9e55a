"""One k-group drawn: the envelope as a band, members as thin lines, patterns as steps with letters.

A pattern tells a shape, not values. Over its members it is drawn at their mean and deviation; alone
it is centred in the envelope and scaled by its width, which needs nothing that is not published.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QCoreApplication

from engine.kinds.timeseries.view_types import GroupView
from gui.base import theme
from gui.base.i18n import numeral
from gui.kinds.timeseries import series_items
from gui.plots import pens

if TYPE_CHECKING:
    from gui.plots.frame import Frame

MOST_PATTERNS = 8  # drawn of one group
REACH = 25  # pixels within which a member is hovered
AMPLITUDE = 1.6  # how much wider the envelope is than the steps inside it


def tr(text: str) -> str:
    return QCoreApplication.translate("GroupPlot", text)


class GroupPlot:
    def __init__(self, view: GroupView):
        self.view = view
        self.times = view.times
        self._kept = series_items.sampled_points(len(view.times))
        self._patterns = np.argsort(-view.counts, kind="stable")[:MOST_PATTERNS]  # the commonest
        self._published_steps = published_steps(view)
        self.pointed = -1
        self._marks: list[tuple[pg.PlotItem, Any]] = []

    # ── drawing ───────────────────────────────────────────────────────────────────────────────────

    def headline(self) -> str:
        view = self.view
        rows, loss = int(view.counts.sum()), float(np.sqrt(np.mean((view.high - view.low) ** 2)))
        told = tr("Group {group} · {rows} series · value loss {loss}")
        if len(view.channels) > 1:  # the loss of a group is that of all its channels
            told = tr("Group {group} · {rows} series · {channel}: typical width {loss}")
        words = told.format(
            group=view.number,
            rows=numeral(rows, ","),
            loss=numeral(loss, ".4g"),
            channel=view.channels[view.channel],
        )
        if view.persons is not None:
            words += tr(" · {persons} persons").format(persons=numeral(view.persons, ","))
        if len(view.members) < rows:
            words += tr(" · {shown} drawn").format(shown=numeral(len(view.members), ","))
        return words

    def paint(self, frame: Frame, plot: pg.PlotItem, original: bool, release: bool) -> None:
        frame.add_legend(plot)
        if release:
            self._paint_envelope(plot)
        if original:
            self._paint_members(plot)
        if release:
            self._paint_patterns(plot, self._steps(original))
            self._paint_curve(plot)

    def _paint_envelope(self, plot: pg.PlotItem) -> None:
        accent, at = theme.current().accent, self._kept
        soft, edge = pens.fill(accent, 0.16), pens.pen(pens.faded(accent, 0.7))
        plot.addItem(series_items.band(at, self.view.low[at], self.view.high[at], soft, edge, tr("Envelope")))

    def _paint_curve(self, plot: pg.PlotItem) -> None:
        if self.view.curve is not None:
            at, thick = self._kept, pens.pen(theme.current().accent, 3)
            name = tr("Curve of the group")
            curve = pg.PlotCurveItem(at, self.view.curve[at], pen=thick, antialias=True, name=name)
            plot.addItem(curve)

    def _paint_members(self, plot: pg.PlotItem) -> None:
        at = self._kept
        alpha = float(np.clip(14 / max(1, len(self.view.members)), 0.12, 0.45))
        thin = pens.pen(pens.faded(theme.current().text, alpha))
        plot.addItem(series_items.lines(at, self.view.members[:, at], thin, tr("Original series")))

    def _steps(self, original: bool) -> np.ndarray:
        """Over the members where they are seen, in the middle of the envelope where they are not."""
        return self.view.steps if original else self._published_steps

    def _paint_patterns(self, plot: pg.PlotItem, steps: np.ndarray) -> None:
        for leaf in self._patterns.tolist():
            pen = pens.pen(pens.colour(self.colour_of(leaf)), 2, pens.dash(leaf))
            plot.addItem(series_items.steps(steps[leaf], pen, self.pattern(leaf)))
        if len(self._patterns):
            for letter in self._letters(int(self._patterns[0]), steps):
                plot.addItem(letter, ignoreBounds=True)

    def _letters(self, leaf: int, steps: np.ndarray) -> Iterator[pg.TextItem]:
        """The letters of a pattern, standing on its steps."""
        word, points = self._word(leaf), len(self.times)
        for segment, letter in enumerate(word):
            x = (segment + 0.5) * points / len(word) - 0.5
            at = int(np.clip(round(x), 0, points - 1))
            colour, ground = pens.colour(self.colour_of(leaf)), pens.fill(theme.current().surface, 0.75)
            text = pg.TextItem(letter, color=colour, anchor=(0.5, 1.1), fill=ground)
            text.setPos(x, float(steps[leaf][at]))
            yield text

    def _word(self, leaf: int) -> str:
        """The letters of the channel that is shown."""
        return self.view.words[leaf].split("|")[self.view.channel]

    def colour_of(self, leaf: int) -> int:
        """The envelope has the theme's first colour, patterns have the others."""
        return leaf + 1

    def pattern(self, leaf: int) -> str:
        return tr("{word} · level {level} · {rows} series").format(
            word=self.view.words[leaf], level=int(self.view.levels[leaf]), rows=int(self.view.counts[leaf])
        )

    # ── pointing ──────────────────────────────────────────────────────────────────────────────────

    def nearest(self, plot: pg.PlotItem, x: float, y: float) -> int:
        """The drawn member next to (x, y), or -1 when none is near."""
        at = int(np.clip(round(x), 0, len(self.times) - 1))
        apart = np.abs(self.view.members[:, at] - y) / plot.getViewBox().viewPixelSize()[1]
        best = int(np.argmin(apart))
        return best if apart[best] <= REACH else -1

    def point_at(self, member: int, plots: list[tuple[pg.PlotItem, bool, bool]]) -> None:
        """Highlight one member where originals are drawn, and its pattern where the release is."""
        self.unpoint()
        self.pointed = member
        if member < 0:
            return
        leaf = int(self.view.leaf[member])
        colour, at = pens.colour(self.colour_of(leaf)), self._kept
        for plot, original, release in plots:
            if original:
                line = pg.PlotCurveItem(
                    at, self.view.members[member][at], pen=pens.pen(colour, 2.5), antialias=True
                )
                self._mark(plot, line)
            if release:
                steps = self._steps(original)
                self._mark(plot, series_items.steps(steps[leaf], pens.pen(colour, 4, pens.dash(leaf))))
                if leaf != self._patterns[0]:
                    for letter in self._letters(leaf, steps):
                        self._mark(plot, letter)

    def unpoint(self) -> None:
        for plot, item in self._marks:
            if item.scene() is not None:
                plot.removeItem(item)
        self._marks, self.pointed = [], -1

    def _mark(self, plot: pg.PlotItem, item: Any) -> None:
        plot.addItem(item, ignoreBounds=True)
        self._marks.append((plot, item))

    def describe(self, member: int, x: float) -> str:
        view, at = self.view, int(np.clip(round(x), 0, len(self.times) - 1))
        words = tr("{time}: envelope {low} to {high}").format(
            time=self.times[at], low=numeral(view.low[at], ".6g"), high=numeral(view.high[at], ".6g")
        )
        if member < 0:
            return words
        told = tr("row {row} of the file: {value}, own shape {own}, published {pattern}")
        if view.long:
            told = tr("series from row {row} of the file on: {value}, own shape {own}, published {pattern}")
        own = told.format(
            row=int(view.file_rows[member]) + 1,
            value=numeral(view.members[member, at], ".6g"),
            own=view.member_words[member],
            pattern=view.words[view.leaf[member]],
        )
        sensitive = [f"{column}: {labels[member]}" for column, labels in view.sensitive]
        return "   ".join([words, own, *sensitive])

    # ── facts ─────────────────────────────────────────────────────────────────────────────────────

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """What is published of the group: the envelope, and each pattern's letter at each point."""
        view, points = self.view, len(self.times)
        header = [
            tr("Time point"),
            tr("Low"),
            tr("High"),
            *([] if view.curve is None else [tr("Curve of the group")]),
            *(self.pattern(leaf) for leaf in range(len(view.words))),
        ]
        rows, words = [], [self._word(leaf) for leaf in range(len(view.words))]
        for at in range(points):
            letters = [word[(2 * at + 1) * len(word) // (2 * points)] for word in words]
            curve = [] if view.curve is None else [float(view.curve[at])]
            rows.append([self.times[at], float(view.low[at]), float(view.high[at]), *curve, *letters])
        return header, rows


def published_steps(view: GroupView) -> np.ndarray:
    """The patterns in the middle of the envelope, from nothing but what is published."""
    middle, room = (view.low + view.high).mean() / 2, (view.high - view.low).mean() / 2
    centred = view.steps - view.steps.mean(axis=1, keepdims=True)
    largest = np.abs(centred).max(axis=1, keepdims=True, initial=0.0)
    return middle + centred / np.where(largest > 0, largest, 1.0) * (room / AMPLITUDE)
