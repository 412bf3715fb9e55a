"""Figures as cards: what it is, the number, what it means; two runs can be shown side by side."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine.core.task import Summary
from engine.core.technique import Metric, Technique, find
from gui.base.i18n import numeral, translated
from gui.base.theme import GAP
from gui.widgets.badge import Badge
from gui.widgets.basics import Card, Fold, clear, label, row

NAMED = 4  # figures that could not be measured, by name
HEADLINES = 3  # figures in a line of the history


class MetricCards(QWidget):
    """Risk first, then utility; headline figures as cards, the rest under More."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)

    def make(self, summary: Summary | None, other: Summary | None = None) -> Iterator[None]:
        """Cards of one run, or of one beside another; a step makes a group."""
        if summary is None:
            self.say(self.tr("Figures appear here after a run."))
            return
        clear(self._column)
        technique = find(summary.task.technique)
        for group, heading in (("risk", self.tr("Risk")), ("utility", self.tr("Utility"))):
            metrics = [f for f in technique.metrics if f.group == group]
            self._add_group(heading, metrics, values(summary), values(other) if other else {})
            yield

    def say(self, words: str) -> None:
        """A sentence instead of figures."""
        clear(self._column)
        self._column.addWidget(label(words, "muted"))

    def _add_group(
        self, heading: str, metrics: Sequence[Metric], now: Mapping[str, Any], other: Mapping[str, Any]
    ) -> None:
        known = [f for f in metrics if f.key in now]
        if not known:
            return
        self._column.addWidget(label(heading, "heading"))
        shown = [f for f in known if now[f.key] is not None or other.get(f.key) is not None]
        unknown = sorted((f for f in known if f not in shown), key=lambda f: not f.headline)
        names = [translated(f.label) for f in unknown]
        names = [name for name in names if not name.startswith("…")]  # goes on from the one above it
        if names:  # one sentence instead of a card with a dash for each; nobody takes it for a zero
            self._column.addWidget(self._not_measured(names))
        rest = [metric for metric in shown if not metric.headline]

        def card(metric: Metric) -> MetricCard:
            return MetricCard(metric, now[metric.key], other.get(metric.key))

        for metric in shown:
            if metric.headline:
                self._column.addWidget(card(metric))
        if rest:
            opened = len(rest) == len(shown)
            fold = Fold(self.tr("More"), lambda: _stack([card(metric) for metric in rest]), opened)
            fold.setAccessibleName(self.tr("More figures ({heading})").format(heading=heading))
            self._column.addWidget(fold)

    def _not_measured(self, names: Sequence[str]) -> QLabel:
        several = self.tr("Not measured here: {figures} and {n} more.")
        words = several if len(names) > NAMED else self.tr("Not measured here: {figures}.")
        shown = label(words.format(figures="; ".join(names[:NAMED]), n=len(names) - NAMED), "muted")
        shown.setToolTip("\n".join(names))
        return shown


def _stack(cards: Sequence[QWidget]) -> QWidget:
    around = QWidget()
    column = QVBoxLayout(around)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(GAP)
    for card in cards:
        column.addWidget(card)
    return around


class MetricCard(Card):
    def __init__(self, metric: Metric, value: Any, other: Any = None):
        super().__init__(spacing=2)
        self.shown = metric  # not `metric`: QPaintDevice has a method of that name
        number = label(number_text(value, metric.digits), "figure", wrap=False)
        head = row(label(translated(metric.label)), Badge(metric.nature))
        head.setStretch(0, 1)
        self.column.addLayout(head)
        if other is None:
            self.column.addLayout(row(number, None))
        else:
            was = self.tr("other run: {value}").format(value=number_text(other, metric.digits))
            apart = difference_text(value, other, metric.digits)
            if apart:
                was = self.tr("other run: {value}, difference {apart}").format(
                    value=number_text(other, metric.digits), apart=apart
                )
            self.column.addLayout(row(number, label(verdict(metric, value, other), wrap=False), None))
            self.column.addWidget(label(was, "muted"))
        self.column.addWidget(label(translated(metric.meaning), "muted"))
        self.setAccessibleName(f"{translated(metric.label)}: {number.text()}")
        self.setAccessibleDescription(translated(metric.meaning))


def values(summary: Summary) -> dict[str, Any]:
    return {**summary.measured.utility, **summary.measured.risk}


def number_text(value: Any, digits: int) -> str:
    """A figure as people read it: grouped thousands, decimals while they matter (four digits that tell
    something are enough), words for what is not a number."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return _tr("yes") if value else _tr("no")
    if isinstance(value, int | float):
        whole = len(str(int(abs(value)))) if math.isfinite(value) and abs(value) >= 1 else 1
        return numeral(value, f",.{max(0, min(digits, 4 - whole))}f")
    if isinstance(value, list | tuple) and len(value) == 2:
        return f"{number_text(value[0], digits)} → {number_text(value[1], digits)}"
    return str(value)


def difference_text(value: Any, other: Any, digits: int) -> str:
    """How far a figure is from that of the other run, with its share of it."""
    numbers = [
        part for part in (value, other) if isinstance(part, int | float) and not isinstance(part, bool)
    ]
    if len(numbers) < 2 or value == other:
        return ""
    apart = value - other
    sign = "+" if apart > 0 else "−"
    share = f" ({sign}{numeral(abs(apart / other), '.0%')})" if other else ""
    return f"{sign}{number_text(abs(apart), digits)}{share}"


def verdict(metric: Metric, value: Any, other: Any) -> str:
    """Better or worse than the other run, where the figure has a direction."""
    if not metric.better or not isinstance(value, int | float) or not isinstance(other, int | float):
        return ""
    if value == other:
        return _tr("the same")
    up = value > other
    return (
        _tr("▲ better")
        if up and metric.better == "higher"
        else (
            _tr("▼ better")
            if not up and metric.better == "lower"
            else _tr("▲ worse")
            if up
            else _tr("▼ worse")
        )
    )


def headline(technique: Technique, summary: Summary) -> str:
    """The headline figures in one line."""
    known = values(summary)
    parts = [
        f"{translated(f.label)} {number_text(known[f.key], f.digits)}"
        for f in technique.metrics
        if f.headline and known.get(f.key) is not None
    ]
    return " · ".join(parts[:HEADLINES])


def _tr(text: str) -> str:
    return QCoreApplication.translate("Figures", text)
