"""What is still at risk: the card that says no guarantee, classes of rows, and what three attackers get."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from engine.core.number_format import percent_apart
from engine.core.task import Summary
from engine.kinds.tables.view_types import LinkageView
from gui.base.i18n import numeral, significant
from gui.base.panel import Panel
from gui.base.theme import GAP
from gui.kinds.tables.original_style import OriginalNotSaved
from gui.plots.bars import Bars, BarSeries
from gui.plots.histogram import Distribution, Histogram
from gui.plots.names import shortened
from gui.widgets.badge import Badge
from gui.widgets.basics import Card, clear, label, row, set_state
from gui.widgets.metric_cards import number_text

CLEARLY_BELOW = 0.8  # of the claimed level: what an attacker may leave before the card warns
ACROSS = 3  # figures in a line of the card


class PrivacyLevels(Bars):
    """Of the claimed privacy level of every noisy column: what two attackers leave."""

    title = "Attackers on the noise"
    help = (
        "How much of the claimed privacy level is left when the attacker knows the distribution of the "
        "column, or filters the noise out of correlated columns. Click a column to see it."
    )
    empty = "Run a technique to let three attackers try."

    column_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.label_axes("", self.tr("Level left (%)"))
        self._columns: list[str] = []
        self.chosen.connect(lambda bar: self.column_chosen.emit(self._columns[bar]))
        self.clear()

    def show_run(self, summary: Summary) -> None:
        levels = summary.measured.risk["columns"]
        self._columns = list(levels)
        if not levels:
            self.show_empty(self.tr("No column ended with noise: there is none to take away."))
            return
        left = {
            who: np.array(
                # an attack that does worse than none is not used: nobody is left with more than the claim
                [100 * min(1, one[f"privacy_level_{who}"] / one["privacy_level"]) for one in levels.values()]
            )
            for who in ("posterior", "spectral")
        }
        self.draw_bars(
            [shortened(name, 18) for name in levels],
            [
                BarSeries(self.tr("Distribution known"), left["posterior"], ink=1),
                BarSeries(self.tr("Noise filtered out"), left["spectral"], ink=0),
            ],
        )

    def paint(self) -> None:
        super().paint()
        worst = min((float(one.values.min()) for one in self._series), default=100.0)
        words = percent_apart(self.tr("Of the claimed level at least {left} % is left"))
        self.headline(words.format(left=numeral(worst, ".0f")))


class RecordLinkage(OriginalNotSaved, Histogram):
    """The third attacker: how far a released row is from its own original and from the nearest one."""

    view = "linkage"
    title = "Record linkage"

    _link: LinkageView  # there is one while something is drawn

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("Distance (standard deviations)"), self.tr("Released rows"))
        self.clear()

    def draw(self, value: LinkageView | None) -> None:
        if value is None:
            self.show_empty(self.tr("No column that an attacker could link by."))
            return
        self._link = value
        self.help = self.tr(
            "An attacker with a file of originals ({columns}) takes the nearest one. Where the two curves "
            "coincide, the nearest original is the row's own."
        ).format(columns=_some(value.columns))
        if value.sampled:
            sampled = self.tr("Measured on {rows} sampled rows.")
            self.help += " " + sampled.format(rows=numeral(value.rows, ","))
        self.draw_distributions(
            [
                Distribution(self.tr("To the nearest original"), value.edges, value.nearest, ink=1),
                Distribution(self.tr("To its own original"), value.edges, value.own, ink=0),
            ]
        )

    def paint(self) -> None:
        words = self.tr("{share} of the released rows find their own original")
        self.headline(words.format(share=numeral(self._link.share, ".1%")))
        super().paint()


class TableRiskCard(Panel):
    """In words: what is guaranteed, if anything, and what was measured."""

    title = "Risk"
    help = "What is guaranteed, if anything, what was measured, and what attackers of a committee get."
    empty = "After a run, what is guaranteed and what was measured is said here."

    def __init__(self) -> None:
        super().__init__()
        self._card = Card()
        self._badge = Badge("heuristic")
        self._words = label("")  # two lines at any width
        self._words.setMinimumHeight(2 * self._words.fontMetrics().lineSpacing() + 4)
        self._inside = QGridLayout()
        self._inside.setHorizontalSpacing(3 * GAP)
        self._inside.setVerticalSpacing(GAP)
        self._title = label("", "title", wrap=False)
        head = row(self._title, self._badge, None)
        self._card.column.addLayout(head)
        self._card.column.addWidget(self._words)
        self._card.column.addLayout(self._inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP, GAP, GAP // 2)
        column.addWidget(self._card)
        column.addStretch(1)
        self._rows: list[list[Any]] = []
        self.clear()

    def clear(self) -> None:
        self._rows = []
        clear(self._inside)
        set_state(self._card, "")
        self._show_guarantee(None)
        super().clear()

    def show_empty(self, text: str) -> None:
        self._words.setText(text)

    def show_run(self, summary: Summary) -> None:
        self.clear()
        risk = summary.measured.risk
        guaranteed = guarantee_of(risk)
        self._show_guarantee(guaranteed)
        ratio = _left(risk)
        weak = ratio is not None and ratio < CLEARLY_BELOW
        exposed = bool(risk["uniques"]) or (risk["linkage"] or 0) > 0.5
        set_state(self._card, "bad" if weak and exposed else "warn" if weak or exposed else "")
        self._words.setText(self._sentence(risk, ratio, guaranteed is not None))
        self._rows = [
            [self.tr("k reached"), number_text(risk["k_achieved"], 0)],
            [self.tr("Unique rows"), number_text(risk["uniques"], 0)],
            [self.tr("Rows that can be linked"), _percent(risk["linkage"])],
            [self.tr("Privacy level claimed"), significant(risk["privacy_level"])],
            [self.tr("… distribution known"), significant(risk["privacy_level_posterior"])],
            [self.tr("… noise filtered out"), significant(risk["privacy_level_spectral"])],
        ]
        for place, (name, value) in enumerate(self._rows):
            self._inside.addWidget(_figure(name, value), place // ACROSS, place % ACROSS)

    def event(self, event: QEvent) -> bool:
        """A splitter asks for the least height without knowing that words wrap."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            layout = self.layout()
            assert layout is not None
            self.setMinimumHeight(max(layout.minimumSize().height(), layout.heightForWidth(self.width())))
        return done

    def _show_guarantee(self, guaranteed: Mapping[str, Any] | None) -> None:
        self._badge.show_nature("heuristic" if guaranteed is None else "guarantee")
        if guaranteed is None:
            self._title.setText(self.tr("Guarantee: none"))
            return
        words = (
            self.tr("Guarantee: k = {k} persons")
            if guaranteed["count"] == "persons"
            else self.tr("Guarantee: k = {k} rows")
        )
        self._title.setText(words.format(k=numeral(guaranteed["asked"], ",")))

    def _sentence(self, risk: Mapping[str, Any], ratio: float | None, guaranteed: bool) -> str:
        words = (
            self.tr("So many share every quasi-identifier of a row; the figures below are measurements.")
            if guaranteed
            else self.tr("Nothing is proven about this release; these are measurements on this very table.")
        )
        if ratio is not None and ratio < CLEARLY_BELOW:
            words += " " + self.tr(
                "The level of {column} is worth {left} of what it claims: attackers use more than one column."
            ).format(column=risk["privacy_level_column"], left=numeral(ratio, ".0%"))
        return words

    def table(self) -> tuple[list[str], list[list[Any]]]:
        return [self.tr("Figure"), self.tr("Value")], self._rows


def guarantee_of(risk: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The step that enforces classes over the quasi-identifiers, if there is one and nothing broke it."""
    return next((one for one in risk.get("promised_classes", ()) if one["enforced"]), None)


def _left(risk: Mapping[str, Any]) -> float | None:
    """What the better attacker leaves of the claimed level of the weakest column."""
    if not risk["privacy_level"]:
        return None
    return min(risk["privacy_level_posterior"], risk["privacy_level_spectral"]) / risk["privacy_level"]


def _figure(name: str, value: str) -> QWidget:
    both = QWidget()
    column = QVBoxLayout(both)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(label(value, "figure", wrap=False))
    column.addWidget(label(name, "muted", wrap=False))
    both.setAccessibleName(f"{name}: {value}")
    return both


def _percent(share: float | None) -> str:
    return "–" if share is None else numeral(share, ".1%")


def _some(names: Sequence[str], most: int = 4) -> str:
    return ", ".join(names[:most]) + (f" +{len(names) - most}" if len(names) > most else "")
