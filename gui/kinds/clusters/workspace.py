"""Clusters: the map of points and what was made of them, the border log, agreement with the central
result, help with choosing, the attacker, and patterns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from engine.core import params
from engine.core.task import Summary
from engine.core.technique import Kind
from engine.kinds.clusters.data import Columns
from engine.kinds.clusters.projection import NOISE, OTHERS
from gui.base.i18n import numeral, quantity, translated
from gui.base.settings import Settings
from gui.kinds.clusters.cluster_map import ClusterMap
from gui.kinds.clusters.parameter_help import Bic, Choosing, CostQuality, Cover, KDistance
from gui.kinds.clusters.sequence_diagram import Sent, SequenceDiagram, size_in_words
from gui.plots.curves import Curve, Curves
from gui.plots.frame import make_plot
from gui.plots.heatmap import Heatmap
from gui.plots.histogram import Distribution, Histogram
from gui.plots.listing import Listing
from gui.plots.panel_group import PanelGroup
from gui.plots.table import Column
from gui.widgets.basics import Button, IconButton
from gui.workspace.panel_tabs import Steps
from gui.workspace.workspace import Workspace

if TYPE_CHECKING:
    from gui.kinds.clusters.exchange_dialog import ExchangeDialog

PATTERNS = "clusters.patterns"


def tr(text: str) -> str:
    return QCoreApplication.translate("Clusters", text)


class ClustersWorkspace(Workspace):
    kind_key = "clusters"

    def __init__(self, kind: Kind, settings: Settings, parent: QWidget | None = None):
        super().__init__(kind, settings, parent)
        words = tr("Exchange with other houses…")
        button = Button(words, "", self.exchange)
        button.setFlat(True)
        button.setToolTip(tr("Clusters by files that stewards carry between their houses"))
        self.empty_page.offer(button)
        self.panel_tabs.setCornerWidget(IconButton("release", words, self.exchange))

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

    def panels(self) -> Steps:
        right = make_plot()
        yield
        self.map = ClusterMap(right)
        yield self.map
        self.border = BorderLog()
        yield self.border
        self.agreement = Agreement()
        yield self.agreement
        distance = KDistance()
        yield
        bic = Bic()
        yield
        cover = Cover()
        yield
        self.choosing = Choosing(distance, bic, cover, CostQuality())
        self.choosing.chosen.connect(self._take_choice)
        self.setup.changed.connect(self._tell_choosing)
        self._tell_choosing()
        yield self.choosing
        roc = Membership()
        yield
        closeness = Closeness()
        yield PanelGroup(tr("Attacker"), roc.help, [roc, closeness])
        itemsets, rules = Itemsets(), Rules()
        yield PanelGroup(tr("Patterns"), itemsets.help, [itemsets, rules], Qt.Orientation.Vertical)

    def _tell_choosing(self) -> None:
        self.choosing.show_form(self.setup.technique.key, self.setup.form.values())

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


class BorderLog(SequenceDiagram):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Border log")
        self.help = self.tr(
            "Everything that crossed a site's border, and nothing else did: it goes into the audit. "
            "Point at a row for the sizes by site, drag to later rounds."
        )
        self.clear()

    def clear(self) -> None:
        self.show_empty(self.tr("Run a technique to see what leaves each site."))

    def show_run(self, summary: Summary) -> None:
        self.request_view.emit("border", {})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "border":
            return
        messages = [Sent(*row) for row in value["rows"]]
        flagged = sum(message.original for message in messages)
        words = self.tr("{rounds} rounds, {messages} messages, {size}; {flagged} that tell of single rows")
        self.headline(
            words.format(
                rounds=value["rounds"],
                messages=len(messages),
                size=size_in_words(sum(message.bytes for message in messages)),
                flagged=flagged or self.tr("none"),
            )
        )
        self.draw(value["sites"], messages)


class Agreement(Heatmap):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Agreement")
        self.help = self.tr(
            "How many rows a cluster has in common with each cluster of the same method on pooled rows. "
            "Everything on the diagonal: nothing was lost by not pooling."
        )
        self.stamp = self.tr("Compares with the original: not for publication.")
        self.label_axes(self.tr("Central result"), self.tr("Without pooling"))
        self.clear()

    def clear(self) -> None:
        self.show_empty(self.tr("Run a technique to compare it with the central result."))

    def show_run(self, summary: Summary) -> None:
        if summary.task.technique == PATTERNS:
            self.show_empty(self.tr("Patterns are exact counts: there is no central result to compare with."))
        else:
            self.request_view.emit("central", {"columns": []})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "central":
            return
        if value.agreement is None:
            self.show_empty(self.tr("The rows are not here: there is no central result to compare with."))
            return
        found = value.agreement
        index = self.tr("Adjusted Rand index {index}: 1 the same, 0 unrelated")
        self.headline(index.format(index=numeral(value.adjusted_rand_index, ".3f")))
        rows, columns = ([self._name(label) for label in labels] for labels in (found.ours, found.central))
        self.draw_matrix(found.table, rows, columns, unit=self.tr("rows"))

    def _name(self, label: int) -> str:
        return {NOISE: self.tr("noise"), OTHERS: self.tr("others")}.get(label, f"{label}")


class Membership(Curves):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Membership")
        self.help = self.tr(
            "Half of the rows are kept out and the method runs on the others: can the attacker tell from the "
            "release who was in? AUC 0.5, on the dashed line, is a coin; 1 is always right."
        )
        self.label_axes(self.tr("Strangers called members (%)"), self.tr("Members found (%)"))
        self.clear()

    def clear(self) -> None:
        self.show_empty(self.tr("Run a technique to let the attacker try."))

    def show_run(self, summary: Summary) -> None:
        self.request_view.emit("attack", {})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "attack":
            return
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
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Closeness")
        self.help = self.tr(
            "Distance to the nearest row behind the release; the ratio of the medians is near 1 when sample "
            "rows lie no closer than rows that were never seen. Far below, they repeat originals."
        )
        self.label_axes(self.tr("Distance (standard deviations)"), self.tr("Share of rows"))
        self.clear()

    def clear(self) -> None:
        self.show_empty(self.tr("A sample is released by the private mixture only."))

    def show_run(self, summary: Summary) -> None:
        self.request_view.emit("attack", {})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "attack":
            return
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

    def clear(self) -> None:
        self.show_empty(self.tr("Run Frequent patterns to see them."))

    def show_run(self, summary: Summary) -> None:
        if summary.task.technique == PATTERNS:
            self.request_view.emit("patterns", {})
        else:
            self.clear()


class Itemsets(PatternList):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Patterns")
        self.help = self.tr("What occurs together, most people first.")
        self.clear()

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "patterns":
            return
        counts = np.asarray(value["counts"], dtype=float)
        columns = [
            Column(self.tr("Pattern"), [_items(one) for one in value["itemsets"]]),
            Column(self.tr("Items"), np.array([len(one) for one in value["itemsets"]], dtype=int)),
            Column(self.tr("People"), counts.astype(int)),
            Column(self.tr("Share %"), 100 * counts / max(1, value["rows"]), 1),
        ]
        found = quantity(len(counts), self.tr("1 pattern"), self.tr("{n} patterns"))
        people = quantity(value["rows"], self.tr("1 person"), self.tr("{n} people"))
        self.draw_rows(columns, by=2, note=f"{found}, {people}")


class Rules(PatternList):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Rules")
        self.help = self.tr("Of the people with the first, so many have the second too.")
        self.clear()

    def clear(self) -> None:
        self.show_empty("")  # the list of patterns above says what to do

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "patterns":
            return
        rules = value["rules"]
        columns = [
            Column(self.tr("If"), [_items(given) for given, _, _, _ in rules]),
            Column(self.tr("then"), [_items(then) for _, then, _, _ in rules]),
            Column(self.tr("Confidence %"), np.array([100.0 * rule[3] for rule in rules]), 1),
            Column(self.tr("People with both"), np.array([rule[2] for rule in rules], dtype=int)),
        ]
        self.draw_rows(columns, by=2, note=quantity(len(rules), self.tr("1 rule"), self.tr("{n} rules")))


def _items(found: Any) -> str:
    return " & ".join(str(item) for item in found)
