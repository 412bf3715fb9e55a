"""All series at once: quantile bands of the file before a run, the density of envelopes while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QCoreApplication, QRectF

from engine.core.number_format import percent_apart
from engine.kinds.timeseries.view_types import GroupsSoFar, SeriesOverview
from gui.base import theme
from gui.base.i18n import numeral
from gui.kinds.timeseries import series_items
from gui.plots import pens

if TYPE_CHECKING:
    from gui.plots.frame import Frame

OUTLINED = 3  # latest envelopes that are drawn as lines over the density


def tr(text: str) -> str:
    return QCoreApplication.translate("OverviewPlot", text)


class OverviewPlot:
    """The file as the steward gave it: where most series run, and some of them as examples."""

    def __init__(self, view: SeriesOverview):
        self.view, self.times = view, view.times
        self._kept = series_items.sampled_points(len(view.times))

    def headline(self) -> str:
        return tr("{rows} series of {points} points").format(
            rows=numeral(self.view.count, ","), points=numeral(len(self.times), ",")
        )

    def paint(self, frame: Frame, plot: pg.PlotItem) -> None:
        frame.add_legend(plot)
        at, bands, shares, accent = self._kept, self.view.bands, self.view.quantiles, theme.current().accent
        for rank in range(len(shares) // 2):
            name = percent_apart(tr("{low}–{high} %")).format(
                low=numeral(100 * shares[rank], "g"), high=numeral(100 * shares[-1 - rank], "g")
            )
            soft = pens.fill(accent, 0.08 + 0.09 * rank)
            plot.addItem(series_items.band(at, bands[rank][at], bands[-1 - rank][at], soft, None, name))
        if not frame.originals_hidden and len(self.view.series):
            thin = pens.pen(pens.faded(theme.current().text, 0.22))
            plot.addItem(series_items.lines(at, self.view.series[:, at], thin, tr("some of them")))
        middle = bands[len(shares) // 2][at]
        plot.addItem(pg.PlotCurveItem(at, middle, pen=pens.pen(accent, 2), name=tr("Median"), antialias=True))

    def describe(self, x: float) -> str:
        at = int(np.clip(round(x), 0, len(self.times) - 1))
        here = self.view.bands[:, at]
        return tr("{time}: median {median}, half of the series {low} to {high}").format(
            time=self.times[at],
            median=numeral(here[len(here) // 2], ".5g"),
            low=numeral(here[len(here) // 2 - 1], ".5g"),
            high=numeral(here[len(here) // 2 + 1], ".5g"),
        )

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = [
            tr("Time point"),
            *(percent_apart(f"{numeral(100 * share, 'g')} %") for share in self.view.quantiles),
        ]
        return header, [
            [name, *row] for name, row in zip(self.times, self.view.bands.T.tolist(), strict=True)
        ]


class LivePlot:
    """Envelopes found so far: darker where more of them lie, the latest outlined."""

    def __init__(self, first: GroupsSoFar, span: tuple[float, float] | None):
        self.times = first.times
        low, high = span or (float(first.low.min()), float(first.high.max()))
        self._density = series_items.EnvelopeDensity(len(first.times), low, high)
        self.add(first)

    def add(self, snapshot: GroupsSoFar) -> None:
        self._latest = snapshot
        if len(snapshot.low):
            self._density.add(snapshot.low, snapshot.high)

    @property
    def rows(self) -> int:
        return self._latest.rows

    def headline(self) -> str:
        return tr("{rows} of {total} series grouped").format(
            rows=numeral(self._latest.rows, ","), total=numeral(self._latest.total, ",")
        )

    def paint(self, frame: Frame, plot: pg.PlotItem) -> None:
        density, points = self._density, len(self.times)
        image = pg.ImageItem(density.image(), axisOrder="row-major")
        image.setColorMap(pens.sequential())
        image.setRect(QRectF(0, density.low, points - 1, density.high - density.low))
        image.setOpacity(0.8)
        plot.addItem(image)
        low, high = self._latest.low[-OUTLINED:], self._latest.high[-OUTLINED:]
        if len(low):
            at = series_items.sampled_points(points)
            pen = pens.pen(pens.faded(theme.current().text, 0.6))
            plot.addItem(series_items.lines(at, np.concatenate([low, high])[:, at], pen))

    def describe(self, x: float) -> str:
        return self.headline()

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = [tr("Rows grouped"), tr("Rows"), tr("Envelopes seen")]
        return header, [[self._latest.rows, self._latest.total, self._density.envelopes]]
