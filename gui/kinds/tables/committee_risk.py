"""The risks that a committee knows, before and after: three attackers, and what makes special uniques."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtWidgets import QFileDialog

from engine.kinds.tables.disclosure_risk import DisclosureRisk
from engine.kinds.tables.view_types_risk import RiskCard, SudaBar, SudaView
from gui.base import theme
from gui.base.i18n import numeral, translated
from gui.kinds.tables.before_after_bars import LyingBeforeAfterBars
from gui.kinds.tables.original_style import ORIGINAL, RELEASED
from gui.plots import pens
from gui.plots.bars import BarSeries
from gui.plots.names import shortened
from gui.widgets.basics import Button, ChoiceBox, DropDown

THRESHOLDS = (5, 10, 20)  # k, and with it the risk of 1/k that a committee accepts
LONGEST_NAME = 30


class ThreeAttackers(LyingBeforeAfterBars):
    view = "risk_card"
    before_run = True
    title = "Three attackers"
    help = (
        "The prosecutor knows that the person is in the file, the journalist does not, the marketer wants "
        "many. The risk is the chance that a match is right."
    )
    empty = "What three attackers would get appears here when a file is read."

    _found: RiskCard  # there is one while something is drawn

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("Chance that a match is right (%)"), "")
        self.threshold = DropDown()
        self.threshold.setAccessibleName(self.tr("Accepted risk"))
        self.threshold.setToolTip(self.tr("What is accepted of one person: 1/k"))
        for k in THRESHOLDS:
            words = self.tr("accepted {risk} (k = {k})")
            self.threshold.addItem(words.format(risk=numeral(1 / k, ".0%"), k=k), k)
        self.threshold.setCurrentIndex(1)
        self.threshold.currentIndexChanged.connect(lambda _index: self.refresh())
        self.population = ""
        self.population_button = Button(self.tr("Population…"), "open", self._choose_population)
        self.population_button.setToolTip(
            self.tr(
                "A file with the same columns as the release, one row a person or with their number in a "
                "column n: with it the journalist is measured too."
            )
        )
        self.add_tool(self.threshold)
        self.add_tool(self.population_button)
        self.clear()

    def clear(self) -> None:
        self.population = ""
        super().clear()

    def asked(self) -> dict[str, Any]:
        asked: dict[str, Any] = {"k": self.threshold.currentData()}
        return asked | ({"population": self.population} if self.population else {})

    def _choose_population(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, self.tr("Population"), str(Path.home()))
        if chosen:
            self.population = chosen
            self.refresh()

    def draw(self, value: RiskCard) -> None:
        if value.before is None:
            self.show_empty(
                self.tr("No column is a quasi-identifier: what an attacker may know is not said.")
            )
            return
        self._found = value
        self.help = " ".join(part for part in (self._spoken("help"), self._about()) if part)
        lines = [name for name, _ in self._figures(value.before)]
        series = [self._bars(self.tr("Original (stays here)"), value.before, ORIGINAL)]
        if value.after is not None:
            series.append(self._bars(self.tr("Release"), value.after, RELEASED))
        self.draw_bars(lines, series)

    def _about(self) -> str:
        found, words = self._found, []
        if found.unit == "persons":
            words.append(self.tr("Counted in persons."))
        if found.note:
            note = translated(found.note)
            words.append(f"{note[:1].upper()}{note[1:]}.")
        shown = found.before if found.after is None else found.after
        if shown is not None and shown.k_map is not None:
            words.append(self.tr("k-map, the smallest class in the population: {k}.").format(k=shown.k_map))
        if shown is not None and shown.k_missing_matches is not None:
            told = self.tr("If a missing cell could be anything, k would be {k}; no promise counts so.")
            words.append(told.format(k=shown.k_missing_matches))
        return " ".join(words)

    def _figures(self, risk: DisclosureRisk) -> list[tuple[str, float | None]]:
        return [
            (self.tr("Prosecutor, highest"), risk.prosecutor_max),
            (self.tr("Prosecutor, mean"), risk.prosecutor_mean),
            (self.tr("Rows above the accepted risk"), risk.above),
            (self.tr("Journalist, highest"), risk.journalist_max),
            (self.tr("Marketer"), risk.marketer),
        ]

    def _bars(self, name: str, risk: DisclosureRisk, ink: int) -> BarSeries:
        values = [0.0 if value is None else 100 * value for _, value in self._figures(risk)]
        return BarSeries(name, np.array(values), ink=ink)

    def paint(self) -> None:
        super().paint()
        now, found = theme.current(), self._found
        accepted = 100 / found.k
        line = pg.InfiniteLine(accepted, angle=90, pen=pens.pen(now.warn, 1, pens.DASHES[1]))
        self.plot.addItem(line, ignoreBounds=True)
        shown = found.after if found.after is not None else None if self.originals_hidden else found.before
        if shown is None:
            self.headline("")
            return
        words = (
            self.tr("Release: at most {most}, mean {mean}")
            if found.after is not None
            else self.tr("Original: up to {most}, mean {mean}")
        )
        most, mean = numeral(shown.prosecutor_max, ".1%"), numeral(shown.prosecutor_mean, ".1%")
        self.headline(words.format(most=most, mean=mean))

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        place = self._place_of(x, y)
        if place is None:
            return self.read_out("")
        words = [self._names[place]]
        sides = ((self.tr("original"), self._found.before), (self.tr("release"), self._found.after))
        for name, risk in sides:
            if risk is not None:
                value = self._figures(risk)[place][1]
                known = self.tr("not measured") if value is None else numeral(value, ".2%")
                words.append(f"{name} {known}")
        self.read_out("   ".join(words))


class SpecialUniques(LyingBeforeAfterBars):
    view = "special_uniques"
    before_run = True
    title = "Special uniques"
    help = (
        "Which columns and values single persons out (SUDA): their share in all smallest combinations that "
        "only one row has. Shares of columns overlap."
    )
    empty = "Which columns single persons out appears here when a file is read."

    _found: SudaView  # there is one while something is drawn

    def __init__(self) -> None:
        super().__init__()
        # The names of the bars are values that single persons out, also where their bars are left out.
        self.stamp = self.tr("Tells of the original: not for publication.")
        self.label_axes(self.tr("Share of all special uniques (%)"), "")
        self.by = ChoiceBox(10)
        self.by.setAccessibleName(self.tr("Bars"))
        self.by.addItems([self.tr("by column"), self.tr("by value")])
        self.by.currentIndexChanged.connect(lambda _index: self._draw_bars())
        self.add_tool(self.by)
        self.clear()

    def draw(self, value: SudaView | None) -> None:
        if value is None:
            self.show_empty(self.tr("No column is a quasi-identifier: there is nothing to combine."))
            return
        self._found, self._drawn = value, True
        self._draw_bars()

    def _draw_bars(self) -> None:
        if not self._drawn:
            return
        bars = self._found.columns if self.by.currentIndex() == 0 else self._found.values
        if not any(bar.before or bar.after for bar in bars):
            self.show_empty(
                self.tr("No row is alone in any combination of up to {n} columns.").format(
                    n=self._found.largest
                )
            )
            return
        before = np.array([100 * (bar.before or 0) for bar in bars])
        series = [BarSeries(self.tr("Original (stays here)"), before, ink=ORIGINAL)]
        if self._found.rows_after is not None:
            after = np.array([100 * (bar.after or 0) for bar in bars])
            series.append(BarSeries(self.tr("Release"), after, ink=RELEASED))
        self.draw_bars([_bar_name(bar) for bar in bars], series)

    def paint(self) -> None:
        super().paint()
        found = self._found
        before, after = numeral(found.rows_before, ","), numeral(found.rows_after or 0, ",")
        if found.rows_after is None:
            words = "" if self.originals_hidden else self.tr("{before} rows have a special unique")
        elif self.originals_hidden:
            words = self.tr("{after} released rows have a special unique")
        else:
            words = self.tr("Rows with a special unique: {before} before, {after} released")
        self.headline(words.format(before=before, after=after))


def _bar_name(bar: SudaBar) -> str:
    return shortened(bar.column if bar.value is None else f"{bar.column} = {bar.value or '–'}", LONGEST_NAME)
