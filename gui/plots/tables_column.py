"""One column before, after and reconstructed; under the mouse, what a released value tells of the original.

While the form is being filled in, "after" is a preview of its steps on a sample of the rows. The original
is drawn in the window only: pictures and data that are saved leave it out.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from engine.task import Source, Summary
from gui import theme
from gui.plots import ink
from gui.plots.bars import Bars, BarSeries
from gui.plots.histogram import Distribution, Histogram
from gui.plots.panel import Panel
from gui.widgets.tables_numbers import significant

ORIGINAL, RELEASED, RECONSTRUCTED = 7, 0, 1  # inks


class OriginalsStay:
    """A plot whose saved data leaves the original out, as its saved pictures do."""

    def save_csv(self, path: Path) -> None:
        with self.hide_originals():  # type: ignore[attr-defined]
            super().save_csv(path)  # type: ignore[misc]

    def copy_table(self) -> None:
        with self.hide_originals():  # type: ignore[attr-defined]
            super().copy_table()  # type: ignore[misc]


class ColumnHistogram(OriginalsStay, Histogram):
    """Numbers: original, released and reconstructed over each other."""

    _every: tuple[Distribution, ...] = ()
    _view: Mapping[str, Any] = {}

    @property
    def _distributions(self) -> tuple[Distribution, ...]:
        return tuple(d for d in self._every if not (self.originals_hidden and d.ink == ORIGINAL))

    @_distributions.setter
    def _distributions(self, value: tuple[Distribution, ...]) -> None:
        self._every = value

    def show_column(self, view: Mapping[str, Any], title: str, note: str, reset: bool) -> None:
        self._view, self._title = view, title
        self.help = " ".join(part for part in (self._caption_words(view), note) if part)
        self.label_axes(view["name"], self.tr("Rows a bin"))
        self.draw(self._made_of(view), reset)

    def show_live(self, snapshot: Any) -> None:
        """The reconstruction under way, iteration by iteration."""
        self._view = {"name": snapshot["column"]}
        self._title = self.tr("{column}: reconstructing, iteration {number}").format(
            column=snapshot["column"], number=snapshot["iteration"]
        )
        self.help = self.tr("Released values and what can be told from them about the distribution.")
        self.label_axes(snapshot["column"], self.tr("Share of the rows"))
        edges = snapshot["edges"]
        self.draw(
            [
                Distribution(self.tr("Released"), edges, snapshot["released"], ink=RELEASED),
                Distribution(self.tr("Reconstructed"), edges, snapshot["density"], ink=RECONSTRUCTED),
            ]
        )

    def say(self, words: str) -> None:
        """Words in place of the plot, and of what the caption said about it."""
        self.show_empty(words)
        self._caption.hide()

    def _made_of(self, view: Mapping[str, Any]) -> list[Distribution]:
        edges = view["edges"]
        width = edges[1] - edges[0]
        made = [Distribution(self.tr("Original (stays here)"), edges, view["original"], ink=ORIGINAL)]
        if "class_edges" in view:
            bounds = view["class_edges"]
            made.append(
                Distribution(
                    self.tr("Released, as classes"), bounds, _per_bin(view["sizes"], bounds, width), ink=0
                )
            )
        elif "after" in view:
            made.append(Distribution(self.tr("Released"), edges, view["after"], ink=RELEASED))
        if "reconstructed" in view:
            bounds = view["reconstructed_edges"]
            counts = _per_bin(view["reconstructed"], bounds, width)
            made.append(
                Distribution(self.tr("Reconstructed from the release"), bounds, counts, ink=RECONSTRUCTED)
            )
        return made

    def _caption_words(self, view: Mapping[str, Any]) -> str:
        if "privacy_level" in view:
            words = self.tr(
                "Move over a released value: the wide band holds its original with {confidence} confidence, "
                "the narrow one is enough for someone who knows the distribution."
            ).format(confidence=f"{view['confidence']:.0%}")
            if view["spiky"]:
                words += " " + self.tr(
                    "Its values heap up at single points: it cannot be reconstructed well."
                )
            return words
        if "class_edges" in view:
            return self.tr(
                "Every value is published as its class; move over a class to see how many share it."
            )
        return self.tr("Before and after; the original is seen here only and never saved.")

    # ── drawing ───────────────────────────────────────────────────────────────────────────────────

    def paint(self) -> None:
        now = theme.current()
        self.headline(self._title)
        self._claimed = self._band(ink.fill(now.accent, 0.14), now.accent)
        self._known = self._band(ink.fill(now.warn, 0.2), now.warn)
        super().paint()

    def _paint_one(self, number: int, one: Distribution) -> None:
        """The original as a ground, the release as a veil over it, the reconstruction as a line."""
        colour = ink.colour(number)
        line = number == RECONSTRUCTED
        steps = self.plot.plot(
            one.edges,
            one.counts,
            stepMode="center",
            fillLevel=None if line else 0,
            brush=None if line else ink.fill(colour, 0.3 if number == ORIGINAL else 0.18),
            pen=ink.pen(ink.faded(colour, 0.35)) if number == ORIGINAL else ink.pen(colour, 2 if line else 1),
            name=one.name,
        )
        steps.setZValue(10 if line else -number)

    def _band(self, brush: Any, edge: str) -> pg.LinearRegionItem:
        band = pg.LinearRegionItem(movable=False, brush=brush, pen=ink.pen(ink.faded(edge, 0.8)))
        band.setZValue(-20)
        band.hide()
        self.plot.addItem(band, ignoreBounds=True)
        return band

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        if "privacy_level" in self._view:
            self._show_interval(x)
        elif "class_edges" in self._view:
            self._show_class(x)
        else:
            super().hover(plot, x, y)

    def leave(self) -> None:
        super().leave()
        if self._drawn:
            self._claimed.hide()
            self._known.hide()

    def _show_interval(self, x: float) -> None:
        """What is known of the original of a value released at x."""
        view = self._view
        at = view["posterior_at"]
        place = int(np.argmin(np.abs(at - x)))
        half, moved = view["privacy_level"] / 2, x - at[place]
        low, high = view["posterior_low"][place] + moved, view["posterior_high"][place] + moved
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

    def _show_class(self, x: float) -> None:
        edges, sizes = self._view["class_edges"], self._view["sizes"]
        place = int(np.searchsorted(edges, x, side="left")) - 1
        inside = 0 <= place < len(sizes)
        self._claimed.setVisible(inside)
        if not inside:
            return self.read_out("")
        self._claimed.setRegion((edges[place], edges[place + 1]))
        labels = self._view.get("classes", {}).get("labels", [])
        name = labels[place] if place < len(labels) else str(place + 1)
        words = self.tr("{rows} rows share the class {name}")
        self.read_out(words.format(rows=f"{sizes[place]:,}", name=name))


def _per_bin(counts: np.ndarray, edges: np.ndarray, width: float) -> np.ndarray:
    """Counts of bins of any width as counts of bins of one width, so that areas can be compared."""
    return counts * (width / np.maximum(np.diff(edges), 1e-300))


class GroundedBars(Bars):
    """Bars that draw the original as the ground beside the release."""

    def _paint_one(self, number: int, one: BarSeries, places: np.ndarray, thick: float) -> None:
        super()._paint_one(number, one, places, thick)
        if number == ORIGINAL:
            bars = next(item for item in reversed(self.plot.items) if isinstance(item, pg.BarGraphItem))
            grey = ink.colour(ORIGINAL)
            bars.setOpts(brush=ink.fill(grey, 0.3), pen=ink.pen(ink.faded(grey, 0.4)))


class ColumnBars(OriginalsStay, GroundedBars):
    """Categories: how many rows before and after."""

    lying = True
    _every: tuple[BarSeries, ...] = ()

    @property
    def _series(self) -> tuple[BarSeries, ...]:
        return tuple(s for s in self._every if not (self.originals_hidden and s.ink == ORIGINAL))

    @_series.setter
    def _series(self, value: tuple[BarSeries, ...]) -> None:
        self._every = value

    def show_column(self, view: Mapping[str, Any], title: str, note: str, reset: bool) -> None:
        self._title = title
        others = self.tr("{count} rarer values are not drawn.").format(count=f"{view['others']:,}")
        words = [self.tr("The original is seen here only and never saved."), note]
        self.help = " ".join([*(part for part in words if part), *([others] if view["others"] else [])])
        before = view["original"] if "original" in view else view["counts"]
        series = [BarSeries(self.tr("Original (stays here)"), np.asarray(before), ink=ORIGINAL)]
        if "after" in view:
            series.append(BarSeries(self.tr("Released"), np.asarray(view["after"]), ink=RELEASED))
        self.label_axes(self.tr("Rows"), "")
        self.draw([_short(name) for name in view["labels"]], series, reset)

    def paint(self) -> None:
        self.headline(self._title)
        super().paint()


def _short(name: str, most: int = 24) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


class ColumnPicture(Panel):
    """The chosen column, as bars or as steps, of the file, of a preview or of a run."""

    noise_told = Signal(dict, dict)  # values asked about, what they come to

    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Column")
        self.name = ""  # of the column on show
        self._loaded = False
        self._steps: list[dict[str, Any]] = []  # in the form; empty while the form is wrong
        self._run: list[dict[str, Any]] = []  # of the run being looked at
        self.numbers, self.labels = ColumnHistogram(), ColumnBars()
        for plot, name in ((self.numbers, self.tr("Histogram")), (self.labels, self.tr("Categories"))):
            plot.title = name
        self._pages = QStackedWidget()
        self._pages.addWidget(self.numbers)
        self._pages.addWidget(self.labels)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self.clear()

    # ── what is shown ─────────────────────────────────────────────────────────────────────────────

    def clear(self) -> None:
        self.name, self._loaded, self._run = "", False, []
        self._say(self.tr("Open a file to see its columns."))

    def show_source(self, source: Source) -> None:
        self._loaded, self._run = True, []
        self.refresh()

    def show_run(self, summary: Summary) -> None:
        from engine.tables.steps import steps_of

        self._loaded = True
        self._run = [step.as_dict() for step in steps_of(summary.task.params)]
        self.refresh()

    def show_column(self, name: str) -> None:
        self.name = name
        self.refresh()

    def preview(self, steps: list[dict[str, Any]]) -> None:
        """The steps in the form, or none while they are wrong."""
        self._steps = steps
        self.refresh()

    @property
    def previewing(self) -> bool:
        return bool(self._steps) and self._steps != self._run

    def refresh(self) -> None:
        if not self.name or not self._loaded:
            return
        if self.previewing:
            self.ask.emit("step_preview", {"steps": self._steps, "name": self.name})
        else:
            self.ask.emit("column", {"name": self.name})

    def show_live(self, snapshot: Any) -> None:
        if snapshot.get("view") == "reconstruction":
            self._pages.setCurrentWidget(self.numbers)
            self.numbers.show_live(snapshot)

    def answer(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name == "noise":
            self.noise_told.emit(asked["values"], value)
        elif asked.get("name") != self.name:
            return
        elif name == "column" and not self.previewing:
            self._show(value, self._title_of(value), "")
        elif name == "step_preview" and asked["steps"] == self._steps and self.previewing:
            self._show_preview(value)

    def _show_preview(self, value: Mapping[str, Any]) -> None:
        if "error" in value:
            words = self.tr("These steps cannot run: {error}.").format(error=value["error"])
            hint = value["hint"]
            self._say(f"{words}\n{hint[:1].upper()}{hint[1:]}." if hint else words)
            return
        view = value["columns"][0]
        words = self.tr("{column}, preview on a sample of {rows} rows") if value["sampled"] else ""
        words = words or self.tr("{column}, preview on all {rows} rows")
        title = words.format(column=view["name"], rows=f"{value['rows']:,}")
        if not view["released"]:
            title = self._title_of(view)
        own = [said for said in value["warnings"] if said.startswith(f"column {view['name']}:")]
        self._show(view, title, " ".join(f"{said[:1].upper()}{said[1:]}." for said in own))

    def _title_of(self, view: Mapping[str, Any]) -> str:
        if view["released"]:
            return self.tr("{column}, as this run releases it").format(column=view["name"])
        if self._run or self.previewing:
            return self.tr("{column}, not released").format(column=view["name"])
        return self.tr("{column}, original").format(column=view["name"])

    def _show(self, view: Mapping[str, Any], title: str, note: str) -> None:
        plot = self.numbers if view["numeric"] else self.labels
        self._pages.setCurrentWidget(plot)
        plot.show_column(view, title, note, reset=True)

    def _say(self, words: str) -> None:
        self.numbers.say(words)
        self._pages.setCurrentWidget(self.numbers)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        shown = self._pages.currentWidget()
        return shown.table() if isinstance(shown, Panel) else ([], [])
