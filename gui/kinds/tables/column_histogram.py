"""A column of numbers before, after and reconstructed; under the mouse, what a released value tells.

Original, release and reconstruction lie over each other on one scale. Over a noisy column the mouse shows
the interval of the claimed level and the narrower one of someone who knows the distribution.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg

from engine.kinds.tables.view_types import ClassBins, NoiseBins, NumberView, ReconstructionSnapshot
from gui.base import theme
from gui.base.i18n import numeral, quantity, significant
from gui.kinds.tables.original_style import ORIGINAL, RECONSTRUCTED, RELEASED, OriginalNotSaved
from gui.plots import pens
from gui.plots.histogram import Distribution, Histogram


class ColumnHistogram(OriginalNotSaved, Histogram):
    """Numbers: original, released and reconstructed over each other."""

    title = "Histogram"
    _every: tuple[Distribution, ...] = ()
    _view: NumberView | None = None

    @property
    def _distributions(self) -> tuple[Distribution, ...]:
        return tuple(d for d in self._every if not (self.originals_hidden and d.ink == ORIGINAL))

    @_distributions.setter
    def _distributions(self, value: tuple[Distribution, ...]) -> None:
        self._every = value

    def draw_column(self, view: NumberView, title: str, note: str) -> None:
        self._view, self._title = view, title
        self.help = " ".join(part for part in (self._caption_words(view), note) if part)
        self.label_axes(view.name, self.tr("Rows a bin"))
        self.draw_distributions(self._layers(view))

    def show_snapshot(self, snapshot: ReconstructionSnapshot) -> None:
        """The reconstruction under way, iteration by iteration."""
        self._view = None
        self._title = self.tr("{column}: reconstructing, iteration {number}").format(
            column=snapshot.column, number=snapshot.iteration
        )
        self.help = self.tr("Released values and what can be told from them about the distribution.")
        self.label_axes(snapshot.column, self.tr("Share of the rows"))
        self.draw_distributions(
            [
                Distribution(self.tr("Released"), snapshot.edges, snapshot.released, ink=RELEASED),
                Distribution(self.tr("Reconstructed"), snapshot.edges, snapshot.density, ink=RECONSTRUCTED),
            ]
        )

    def show_message(self, text: str) -> None:
        """Words in place of the plot, and of what the caption said about it."""
        self.show_empty(text)
        self._caption.hide()

    def _layers(self, view: NumberView) -> list[Distribution]:
        width = view.edges[1] - view.edges[0]
        layers = [Distribution(self.tr("Original (stays here)"), view.edges, view.original, ink=ORIGINAL)]
        if view.classes is not None:
            bounds = view.classes.edges
            sizes = _per_bin(view.classes.sizes, bounds, width)
            layers.append(Distribution(self.tr("Released, as classes"), bounds, sizes, ink=RELEASED))
        elif view.after is not None:
            layers.append(Distribution(self.tr("Released"), view.edges, view.after, ink=RELEASED))
        if view.noise is not None:
            bounds = view.noise.edges
            counts = _per_bin(view.noise.counts, bounds, width)
            layers.append(
                Distribution(self.tr("Reconstructed from the release"), bounds, counts, ink=RECONSTRUCTED)
            )
        return layers

    def _caption_words(self, view: NumberView) -> str:
        if view.noise is not None:
            words = self.tr(
                "Move over a released value: the wide band holds its original with {confidence} confidence, "
                "the narrow one is enough for someone who knows the distribution."
            ).format(confidence=numeral(view.noise.confidence, ".0%"))
            if view.noise.spiky:
                words += " " + self.tr(
                    "Its values heap up at single points: it cannot be reconstructed well."
                )
            return words
        if view.classes is not None:
            return self.tr(
                "Every value is published as its class; move over a class to see how many share it."
            )
        return self.tr("Before and after; the original is seen here only and never saved.")

    # ── drawing ───────────────────────────────────────────────────────────────────────────────────

    def paint(self) -> None:
        now = theme.current()
        self.headline(self._title)
        self._claimed = self._band(pens.fill(now.accent, 0.14), now.accent)
        self._known = self._band(pens.fill(now.warn, 0.2), now.warn)
        super().paint()

    def _paint_one(self, number: int, one: Distribution) -> None:
        """The original as a ground, the release as a veil over it, the reconstruction as a line."""
        colour = pens.colour(number)
        line = number == RECONSTRUCTED
        steps = pg.PlotCurveItem(
            one.edges,
            one.counts,
            stepMode="center",
            fillLevel=None if line else 0,
            brush=None if line else pens.fill(colour, 0.3 if number == ORIGINAL else 0.18),
            pen=pens.pen(pens.faded(colour, 0.35))
            if number == ORIGINAL
            else pens.pen(colour, 2 if line else 1),
            name=one.name,
        )
        self.plot.addItem(steps)
        steps.setZValue(10 if line else -number)

    def _band(self, brush: Any, edge: str) -> pg.LinearRegionItem:
        band = pg.LinearRegionItem(movable=False, brush=brush, pen=pens.pen(pens.faded(edge, 0.8)))
        band.setZValue(-20)
        band.hide()
        self.plot.addItem(band, ignoreBounds=True)
        return band

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        view = self._view
        if view is not None and view.noise is not None:
            self._show_interval(view.noise, x)
        elif view is not None and view.classes is not None:
            self._show_class(view.classes, x)
        else:
            super().hover(plot, x, y)

    def leave(self) -> None:
        super().leave()
        if self._drawn:
            self._claimed.hide()
            self._known.hide()

    def _show_interval(self, noise: NoiseBins, x: float) -> None:
        """What is known of the original of a value released at x."""
        at = noise.at
        nearest = int(np.argmin(np.abs(at - x)))
        half, moved = noise.privacy_level / 2, x - at[nearest]
        low, high = noise.low[nearest] + moved, noise.high[nearest] + moved
        self._claimed.setRegion((x - half, x + half))
        self._claimed.show()
        inside = at[0] <= x <= at[-1]
        self._known.setVisible(bool(inside))
        if inside:
            self._known.setRegion((low, high))
        words = self.tr("Released {value}: original {low} to {high} ({width} wide)").format(
            value=significant(x),
            low=significant(x - half),
            high=significant(x + half),
            width=significant(2 * half),
        )
        if inside:
            words += "   " + self.tr("distribution known {low} to {high} ({width})").format(
                low=significant(low), high=significant(high), width=significant(high - low)
            )
        self.read_out(words)

    def _show_class(self, classes: ClassBins, x: float) -> None:
        edges, sizes = classes.edges, classes.sizes
        number = int(np.searchsorted(edges, x, side="left")) - 1
        inside = 0 <= number < len(sizes)
        self._claimed.setVisible(inside)
        if not inside:
            return self.read_out("")
        self._claimed.setRegion((edges[number], edges[number + 1]))
        labels = classes.published.labels if classes.published is not None else ()
        name = labels[number] if number < len(labels) else str(number + 1)
        rows = quantity(sizes[number], self.tr("1 row in the class"), self.tr("{n} rows in the class"))
        self.read_out(f"{rows} {name}")


def _per_bin(counts: np.ndarray, edges: np.ndarray, width: float) -> np.ndarray:
    """Counts of bins of any width as counts of bins of one width, so that areas can be compared."""
    return counts * (width / np.maximum(np.diff(edges), 1e-300))
