"""The risk of a graph release as a card of separate facts, each labelled as what it is.

Never one green tick: a graph can hide who drew an edge and still show that it exists. A number that does
not hold (an ε next to the fringe factor) is a dash with the reason, not a number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from engine.core.number_format import percent_apart
from engine.core.task import Summary
from engine.core.technique import Metric, find
from gui.base.i18n import numeral, translated
from gui.base.panel import Panel
from gui.base.theme import GAP
from gui.widgets.badge import Badge
from gui.widgets.basics import label, set_state
from gui.widgets.metric_cards import number_text
from gui.widgets.vertical_scroll_area import by_tab_only

Risk = Mapping[str, Any]  # of what was measured

KEYS = (
    "noise_scale",
    "epsilon_edge",
    "contributions",
    "epsilon_person",
    "delta_person",
    "posterior_cap",
    "prior_single",
    "attack_auc_bayes",
    "single_edges",
    "single_contributor_share",
    "few_contributors_share",
    "presence_disclosed",
)
OF_PEOPLE = (  # not known where the file says nothing of people: one sentence instead of dashes
    "posterior_cap",
    "prior_single",
    "attack_auc_bayes",
    "single_edges",
    "single_contributor_share",
    "few_contributors_share",
)
SHARES = ("single_contributor_share", "few_contributors_share", "prior_single")


def tr(text: str) -> str:
    return QCoreApplication.translate("GraphRiskCard", text)


class GraphRiskCard(Panel):
    title = "Risk"
    help = (  # of the tab, which it shares with the attacker's curves
        "The attacker picks out edges that rest on one person: how many of them are found (up) against "
        "how many others are picked by mistake (across). The diagonal is guessing."
    )

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[str, str] = {}  # what stands on the card, by key
        self._inside = QWidget()
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(GAP, GAP, GAP, GAP)
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setVerticalSpacing(GAP // 2)
        self._grid.setColumnStretch(0, 1)
        scroll = QScrollArea()
        by_tab_only(scroll)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(self._inside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(scroll)
        self.setMinimumWidth(300)

    def clear(self) -> None:
        self.values = {}
        self.hide()

    def show_run(self, summary: Summary) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        risk, self.values = summary.measured.risk, {}
        metrics = {metric.key: metric for metric in find(summary.task.technique).metrics}
        self._grid.addWidget(label(tr("What protects, and what does not"), "heading"), 0, 0, 1, 3)
        unknown = risk.get("single_edges") is None
        if unknown:
            words = tr(
                "The file does not say how many people stand behind an edge: what an attacker can tell of "
                "single people cannot be measured."
            )
            self._grid.addWidget(label(words), self._grid.rowCount(), 0, 1, 3)
        for key in KEYS:
            if key in risk and key in metrics and not (unknown and key in OF_PEOPLE):
                self._add(metrics[key], risk)
        note = label(tr("These facts stand apart: none of them alone makes a release safe."), "muted")
        self._grid.addWidget(note, self._grid.rowCount(), 0, 1, 3)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self.show()

    def table(self) -> tuple[list[str], list[list[Any]]]:
        return [tr("Fact"), tr("Value")], [[key, value] for key, value in self.values.items()]

    def _add(self, metric: Metric, risk: Risk) -> None:
        value, row = risk[metric.key], self._grid.rowCount() + 1
        self._grid.setRowMinimumHeight(row - 1, GAP // 2)
        if metric.key in SHARES and value is not None:
            text = numeral(value, ".0%")
        else:
            text = number_text(value, metric.digits if isinstance(value, int) else 3)
        self.values[metric.key] = text
        name = label(translated(metric.label))
        name.setToolTip(translated(metric.meaning))
        number = label(text, "heading", wrap=False)
        if metric.key == "presence_disclosed":
            set_state(number, "warn" if value else "")
        self._grid.addWidget(name, row, 0)
        self._grid.addWidget(number, row, 1)
        self._grid.addWidget(Badge(metric.nature), row, 2)
        self._grid.addWidget(
            label(_meaning(metric.key, risk, translated(metric.meaning)), "muted"), row + 1, 0, 1, 3
        )


def _meaning(key: str, risk: Risk, otherwise: str) -> str:
    """One line under a fact, with what it depends on."""
    missing = risk[key] is None
    if key in ("epsilon_edge", "epsilon_person") and missing:
        return tr("Not given: it does not hold next to the fringe factor, other weights or other noise.")
    if key == "posterior_cap":
        if missing:
            return tr("Not needed next to ε, or contributors are not known.")
        prior = risk.get("prior_single")
        if prior is not None:
            words = tr("The surest an attacker can be that an edge rests on one person. Before: {prior} %.")
            return percent_apart(words).format(prior=numeral(100 * prior, ".0f"))
    if key == "presence_disclosed":
        return (
            tr("Yes: whoever sees an edge knows that somebody drew it.")
            if risk[key]
            else tr("No: edges of single people appear only with probability δ.")
        )
    if key == "attack_auc_bayes":
        if missing:
            return tr("Not given: it would rest on fewer than five edges.")
        words = tr(
            "Who knows the method picks out edges of one person: 0.5 is guessing. May be off by {error}. "
            "Before: {before}."
        )
        before, error = risk.get("attack_auc_before"), risk.get("attack_auc_error")
        return words.format(
            before="–" if before is None else numeral(before, ".2f"),
            error="–" if error is None else numeral(error, ".2f"),
        )
    return otherwise
