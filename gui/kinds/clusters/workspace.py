"""Clusters: the map of points and what was made of them, the border log, agreement with the central
result, help with choosing, the attacker, and patterns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from engine.core import params
from engine.core.task import Summary
from engine.core.technique import Kind
from engine.kinds.clusters.params import Columns
from engine.kinds.clusters.view_types import NOISE, OTHERS, BorderView, MapView, MembershipView, PatternsView
from gui.base.i18n import numeral, quantity, translated
from gui.base.settings import Settings
from gui.kinds.clusters.cluster_map import ClusterMap
from gui.kinds.clusters.parameter_help import ParameterHelp
from gui.kinds.clusters.sequence_diagram import SequenceDiagram, size_in_words
from gui.plots.curves import Curve, Curves
from gui.plots.heatmap import Heatmap
from gui.plots.histogram import Distribution, Histogram
from gui.plots.listing import Listing
from gui.plots.table import Column
from gui.widgets.basics import Button
from gui.workspace.panel_tabs import DOWN, Panels, Tab
from gui.workspace.workspace import Workspace

if TYPE_CHECKING:
    from gui.kinds.clusters.exchange_dialog import ExchangeDialog

PATTERNS = "clusters.patterns"
BETWEEN = " & "  # items of a pattern


def tr(text: str) -> str:
    return QCoreApplication.translate("Clusters", text)


class BorderLog(SequenceDiagram):
    view = "border"
    title = "Border log"
    help = (
        "Everything that crossed a site's border, and nothing else did: it goes into the audit. "
        "Point at a row for the sizes by site, drag to later rounds."
    )
    empty = "Run a technique to see what leaves each site."

    def draw(self, value: BorderView) -> None:
        flagged = sum(message.original for message in value.messages)
        words = self.tr("{rounds} rounds, {messages} messages, {size}; {flagged} that tell of single rows")
        self.headline(
            words.format(
                rounds=value.rounds,
                messages=len(value.messages),
                size=size_in_words(sum(message.bytes for message in value.messages)),
                flagged=flagged or self.tr("none"),
            )
        )
        self.draw_messages(value.sites, value.messages)


class Agreement(Heatmap):
    view = "central"
    title = "Agreement"
    help = (
        "How many rows a cluster has in common with each cluster of the same method on pooled rows. "
        "Everything on the diagonal: nothing was lost by not pooling."
    )
    empty = "Run a technique to compare it with the central result."

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Compares with the original: not for publication.")
        self.label_axes(self.tr("Central result"), self.tr("Without pooling"))

    def show_run(self, summary: Summary) -> None:
        if summary.task.technique == PATTERNS:
            self.show_empty(self.tr("Patterns are exact counts: there is no central result to compare with."))
        else:
            self.refresh()

    def asked(self) -> dict[str, Any]:
        return {"columns": []}

    def draw(self, value: MapView) -> None:
        found = value.agreement
        if found is None or value.adjusted_rand_index is None:
            self.show_empty(self.tr("The rows are not here: there is no central result to compare with."))
            return
        index = self.tr("Adjusted Rand index {index}: 1 the same, 0 unrelated")
        self.headline(index.format(index=numeral(value.adjusted_rand_index, ".3f")))
        rows, columns = ([self._name(label) for label in labels] for labels in (found.ours, found.central))
        self.draw_matrix(found.table, rows, columns, unit=self.tr("rows"))

    def _name(self, label: int) -> str:
        return {NOISE: self.tr("noise"), OTHERS: self.tr("others")}.get(label, f"{label}")


class Membership(Curves):
    view = "attack"
    title = "Membership"
    help = (
        "Half of the rows are kept out and the method runs on the others: can the attacker tell from the "
        "release who was in? AUC 0.5, on the dashed line, is a coin; 1 is always right."
    )
    empty = "Run a technique to let the attacker try."

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("Strangers called members (%)"), self.tr("Members found (%)"))

    def draw(self, value: MembershipView | None) -> None:
        if value is None:
            self.show_empty(
                self.tr("No attack to play: half of the rows release nothing, or there are no numbers.")
            )
            return
        ends = np.array([0.0, 100.0])
        curves = [
            Curve(self.tr("Attacker"), 100 * value.false_alarms, 100 * value.caught, ink=4),
            Curve(self.tr("Coin"), ends, ends, ink=7),
        ]
        self.headline(self.tr("Membership: AUC {auc}").format(auc=numeral(value.auc, ".3f")))
        self.draw_curves(curves)


class Closeness(Histogram):
    view = "attack"
    title = "Closeness"
    help = (
        "Distance to the nearest row behind the release; the ratio of the medians is near 1 when sample "
        "rows lie no closer than rows that were never seen. Far below, they repeat originals."
    )
    empty = "A sample is released by the private mixture only."

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("Distance (standard deviations)"), self.tr("Share of rows"))

    def draw(self, value: MembershipView | None) -> None:
        if value is None or not len(value.edges):
            self.clear()
            return
        self.headline(self.tr("Closeness: ratio {ratio}").format(ratio=numeral(value.ratio, ".2f")))
        self.draw_distributions(
            [
                Distribution(self.tr("Sample"), value.edges, value.sample, ink=0),
                Distribution(self.tr("Rows never seen"), value.edges, value.strangers, ink=1),
            ]
        )


class PatternList(Listing):
    """Of a run of frequent patterns; the subclasses say which list."""

    view = "patterns"
    empty = "Run Frequent patterns to see them."

    def show_run(self, summary: Summary) -> None:
        if summary.task.technique == PATTERNS:
            self.refresh()
        else:
            self.clear()


class Itemsets(PatternList):
    title = "Patterns"
    help = "What occurs together, most people first."

    def draw(self, value: PatternsView) -> None:
        counts = np.asarray(value.counts, dtype=float)
        columns = [
            Column(self.tr("Pattern"), [BETWEEN.join(one) for one in value.itemsets]),
            Column(self.tr("Items"), np.array([len(one) for one in value.itemsets], dtype=int)),
            Column(self.tr("People"), counts.astype(int)),
            Column(self.tr("Share %"), 100 * counts / max(1, value.rows), 1),
        ]
        found = quantity(len(counts), self.tr("1 pattern"), self.tr("{n} patterns"))
        people = quantity(value.rows, self.tr("1 person"), self.tr("{n} people"))
        self.draw_rows(columns, by=2, note=f"{found}, {people}")


class Rules(PatternList):
    title = "Rules"
    help = "Of the people with the first, so many have the second too."
    empty = ""  # the list of patterns above says what to do

    def draw(self, value: PatternsView) -> None:
        rules = value.rules
        columns = [
            Column(self.tr("If"), [BETWEEN.join(rule.given) for rule in rules]),
            Column(self.tr("then"), [BETWEEN.join(rule.then) for rule in rules]),
            Column(self.tr("Confidence %"), np.array([100.0 * rule.confidence for rule in rules]), 1),
            Column(self.tr("People with both"), np.array([rule.count for rule in rules], dtype=int)),
        ]
        self.draw_rows(columns, by=2, note=quantity(len(rules), self.tr("1 rule"), self.tr("{n} rules")))


class ClustersWorkspace(Workspace):
    kind_key = "clusters"
    PANELS: ClassVar[Panels] = [
        ClusterMap,
        BorderLog,
        Tab("Result", [Agreement, Tab("Patterns", [Itemsets, Rules], way=DOWN)], pages=True),
        ParameterHelp,
        Tab("Attacker", [Membership, Closeness]),
    ]

    def __init__(self, kind: Kind, settings: Settings, parent: QWidget | None = None):
        super().__init__(kind, settings, parent)
        words = tr("Exchange with other houses…")
        button = Button(words, "", self.exchange)
        button.setFlat(True)
        button.setToolTip(tr("Clusters by files that stewards carry between their houses"))
        self.empty_page.offer(button)
        self.panel_tabs.setCornerWidget(self._exchange_button(words))

    def _exchange_button(self, words: str) -> Button:
        button = Button(tr("Exchange…"), "release", self.exchange)
        button.setFlat(True)
        button.setToolTip(words)
        button.setAccessibleName(words)
        return button

    def exchange(self) -> ExchangeDialog:
        """The dialog for houses that exchange files, with what is known here filled in."""
        from gui.kinds.clusters.exchange_dialog import ExchangeDialog

        self.make_now()
        chosen = self.source.columns.features if self.source is not None else ()
        values = self.setup.read()
        dialog = ExchangeDialog(
            self.kind.techniques,
            self.setup.technique.key,
            self.paths[0] if len(self.paths) == 1 else "",
            chosen,
            params.as_dict(values) if values is not None else {},
            str(self.settings.policy_file),
            self,
        )
        dialog.open()
        return dialog

    def correct(self, changes: Mapping[str, Any]) -> None:
        guess = self.preview.chosen if self.preview is not None else None
        super().correct(without_guesses(changes, self.corrections, guess))

    def link(self) -> None:
        self.parameter_help = self.panel_tabs.get(ParameterHelp)
        self.parameter_help.chosen.connect(self._take_choice)
        self.setup.changed.connect(self._show_form)
        self._show_form()

    def _show_form(self) -> None:
        self.parameter_help.show_form(self.setup.technique.key, self.setup.form.values())

    def _take_choice(self, values: dict[str, Any]) -> None:
        """A mark was dragged: into the form, where it has such a field."""
        known = {name: value for name, value in values.items() if name in self.setup.form.rows}
        self.setup.set_values(known)
        for name, value in known.items():
            field = self.setup.form.rows[name].field
            self.said.emit(
                tr("{field} set to {value}").format(field=translated(field.label), value=numeral(value, "g"))
            )


# Roles whose columns the guess of a list leaves out by itself.
_LEFT_OUT = {"features": ("key", "items", "sensitive"), "items": ("key",)}


def without_guesses(
    changes: Mapping[str, Any], given: Mapping[str, Any], guess: Columns | None
) -> dict[str, Any]:
    """The changes without lists that nobody chose: who makes a column the row key says nothing of the others.

    A list that was guessed, and lost only what another role takes, is guessed again, over the files as they
    are then read. Sent along as chosen, the columns of the first file would bind the others, which may hold
    none of them.
    """
    left = dict(changes)
    for name, roles in _LEFT_OUT.items():
        if guess is None or name not in changes or given.get(name):
            continue
        lost = set(getattr(guess, name)) - set(changes[name])
        taken = {column for role in roles for column in _names(changes.get(role, ()))}
        if lost and lost <= taken:
            del left[name]
    return left


def _names(value: str | Sequence[str]) -> Sequence[str]:
    return (value,) if isinstance(value, str) else value
