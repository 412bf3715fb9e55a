"""How columns hang together when they are not numbers: Cramér's V before and after, and the cross table of a
pair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import numpy as np
import pyqtgraph as pg

from engine.core.number_format import percent_apart
from engine.kinds.tables.view_types import CorrelationView, CrossCounts, CrossTableView
from gui.base.i18n import numeral
from gui.kinds.tables.correlation import Correlations
from gui.kinds.tables.original_style import OriginalNotSaved
from gui.plots import pens
from gui.plots.frame import Frame
from gui.plots.heatmap import cell_image, cell_words
from gui.plots.names import shortened

LONGEST_NAME, LONGEST_COLUMN = 16, 8  # letters beside and under the map
MOST_WRITTEN = 150  # cells into which numbers are written


class Associations(Correlations):
    view = "association"
    title = "Associations"
    help = (
        "How closely columns hang together, categories included (Cramér's V): 0 not at all, 1 one follows "
        "from the other. A column that was wiped out hangs together with nothing. Click a cell to see the "
        "cross table."
    )
    empty = "How the columns hang together appears here when a file is read."

    def draw(self, value: CorrelationView) -> None:
        if len(value.names) < 2:
            self.show_empty(self.tr("There are fewer than two columns to hang together."))
            return
        super().draw(value)


class CrossTable(OriginalNotSaved, Frame):
    """Rows by the values of two columns, before and after: the values of each are its own."""

    view = "cross_table"
    more_views: ClassVar[dict[str, str]] = {"association": "choose_pair"}
    before_run = True
    title = "Cross table"
    help = (
        "Share of the rows that hold each pair of values, in per cent; the commonest values of each column. "
        "The original is seen here only and never saved."
    )
    empty = "Click a cell above to see the cross table of two columns."

    _found: CrossTableView  # there is one while something is drawn

    def __init__(self) -> None:
        super().__init__()
        self._pair: tuple[str, str] | None = None
        self._lay_out(self.plot)
        self.clear()

    def rest(self) -> Iterator[None]:
        """The map of the release."""
        self._lay_out(self.add_plot(0, 1))
        yield
        self._apply_theme()

    def _lay_out(self, plot: pg.PlotItem) -> None:
        plot.getViewBox().invertY(True)
        plot.getViewBox().setMouseEnabled(False, False)
        plot.getViewBox().setDefaultPadding(0)
        plot.setPreferredWidth(10)  # both get the same share of the room

    def clear(self) -> None:
        self._pair = None
        super().clear()

    def refresh(self) -> None:
        if self._pair is not None:
            super().refresh()
        else:
            self.show_empty(self.empty)

    def asked(self) -> dict[str, Any]:
        assert self._pair is not None
        return {"first": self._pair[0], "second": self._pair[1]}

    def show_pair(self, first: str, second: str) -> None:
        self._pair = (first, second)
        self.refresh()

    def choose_pair(self, value: CorrelationView) -> None:
        """Unless one is chosen that is still there: the pair that moved most, or hangs together most."""
        names = value.names
        if len(names) < 2 or (self._pair is not None and set(self._pair) <= set(names)):
            return
        strength = value.before if value.difference is None else value.difference
        first, second = np.triu_indices(len(names), 1)
        most = int(np.argmax(np.abs(strength[first, second])))
        self.show_pair(names[first[most]], names[second[most]])

    def draw(self, value: CrossTableView) -> None:
        self._found = value
        self.show_plot()

    def paint(self) -> None:
        titles = (self.tr("Original (stays here)"), self.tr("Release"))
        absent = self.tr("Release: after a run, where both columns leave")
        most = max(_shares(one).max(initial=0) for one in self._sides() if one is not None) or 1.0
        for plot, side, title in zip(self.plots, self._sides(), titles, strict=True):
            plot.showGrid(x=False, y=False)
            self.label_axes(self._found.second, self._found.first, plot)
            self.headline(title if side is not None else "" if self.originals_hidden else absent, plot)
            for axis in ("left", "bottom"):
                plot.showAxis(axis, side is not None)
            if side is not None:
                _name(plot.getAxis("left"), [shortened(name, LONGEST_NAME) for name in side.rows])
                across = [_short(name) for name in side.columns]
                _name(plot.getAxis("bottom"), across, self._step(across))
                self._paint_map(plot, _shares(side), most)

    def _step(self, names: Sequence[str]) -> int:
        """How many columns go by until the next name fits."""
        metrics, room = self.canvas.fontMetrics(), max(1.0, self.canvas.width() / 2 - 140)
        longest = max(metrics.horizontalAdvance(name) for name in names) + 10
        return max(1, int(np.ceil(longest * len(names) / room)))

    def _sides(self) -> tuple[CrossCounts | None, CrossCounts | None]:
        return (None if self.originals_hidden else self._found.before), self._found.after

    def _paint_map(self, plot: pg.PlotItem, shares: np.ndarray, most: float) -> None:
        plot.addItem(cell_image(shares, (0, most), pens.sequential()))
        if shares.size <= MOST_WRITTEN:
            words = cell_words(shares, (0, most), pens.sequential(), lambda share: numeral(share, ".1f"))
            plot.addItem(words, ignoreBounds=True)

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        side = self._sides()[self.plots.index(plot)]
        row, column = round(y), round(x)
        if side is None or not (0 <= row < len(side.rows) and 0 <= column < len(side.columns)):
            return self.leave()
        words = percent_apart(self.tr("{first} × {second}: {rows} rows, {share} %"))
        count, share = int(side.counts[row, column]), _shares(side)[row, column]
        self.read_out(
            words.format(
                first=side.rows[row],
                second=side.columns[column],
                rows=numeral(count, ","),
                share=numeral(share, ".2f"),
            )
        )

    def table(self) -> tuple[list[str], list[list[Any]]]:
        if not self._drawn:
            return [], []
        header = [self.tr("Side"), self._found.first, self._found.second, self.tr("Rows")]
        names = (self.tr("Original"), self.tr("Release"))
        rows = [
            [name, first, second, int(side.counts[place, across])]
            for name, side in zip(names, self._sides(), strict=True)
            if side is not None
            for place, first in enumerate(side.rows)
            for across, second in enumerate(side.columns)
        ]
        return header, rows


def _shares(side: CrossCounts) -> np.ndarray:
    """Per cent of the rows."""
    return 100 * side.counts / max(1, int(side.counts.sum()))


def _name(axis: pg.AxisItem, names: Sequence[str], step: int = 1) -> None:
    axis.setTicks([[(place, names[place]) for place in range(0, len(names), step)]])


def _short(name: str) -> str:
    """Of an interval the end that it begins with: columns are narrow."""
    low, between, high = name.strip("()[]").partition("..")
    if between and (low or high) and name[:1] in "([":
        name = f">{low}" if low else f"≤{high}"
    return shortened(name, LONGEST_COLUMN)
