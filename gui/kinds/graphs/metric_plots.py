"""Figures of a graph beside its drawing: ranks, weights, the noise, the attacker."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.kinds.graphs.view_types import (
    FEWEST,
    EdgeAttackView,
    NoiseView,
    RanksView,
    Roc,
    WeightsView,
)
from gui.base.i18n import numeral
from gui.kinds.graphs.layer_panel import LayerPanel
from gui.kinds.graphs.lollipop import Lollipop
from gui.plots.curves import Curve, Curves
from gui.plots.histogram import Distribution, Histogram
from gui.widgets.basics import DropDown


class Ranks(LayerPanel, Lollipop):
    view = "ranks"
    title = "Ranks"
    help = (
        "The most central nodes of the original and their rank in the release. The shorter the sticks, "
        "the better the story is kept. Click a node to see it in the network."
    )
    empty = "Whether the ranking holds appears here after a run."

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Tells of the original file: not for publication.")
        self.waiting = self.tr("The nodes are being ranked …")
        self.label_axes(self.tr("Rank (1 is the most central)"), "")
        self._by = DropDown()
        self._by.setAccessibleName(self.tr("Ranked by"))
        for key, words in (
            ("pagerank", self.tr("PageRank")),
            ("strength", self.tr("Strength")),
            ("betweenness", self.tr("Betweenness")),
            ("closeness", self.tr("Closeness")),
            ("eigenvector", self.tr("Eigenvector")),
        ):
            self._by.addItem(words, key)
        self._by.activated.connect(lambda _index: self.ask_again())
        self.add_tool(self._by)
        self.clear()

    def asked(self) -> dict[str, Any]:
        return {**super().asked(), "by": self._by.currentData()}

    def draw(self, value: RanksView) -> None:
        if not len(value.labels):
            self.show_empty(self.tr("There is no edge."))
            return
        words = [
            f"{self._by.currentText()} {numeral(before, '.4g')} → {numeral(after, '.4g')}"
            for before, after in zip(value.before, value.after, strict=True)
        ]
        self.draw_ranks(value.labels, value.rank_before, value.rank_after, words)


class Weights(LayerPanel, Curves):
    view = "weights"
    before_run = True
    title = "Weights"
    help = "How many edges are at least so heavy, before and after, on axes of powers of ten."
    empty = "The weights appear here when a file is read."

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Tells of the original file: not for publication.")
        self.label_axes(self.tr("Weight of an edge"), self.tr("Edges"))
        self.log_x = self.log_y = True
        self.clear()

    def draw(self, value: WeightsView) -> None:
        curves = [Curve(self.tr("Original"), *_at_least(value.before), ink=0)]
        if value.after is not None:
            curves.append(Curve(self.tr("Synthetic"), *_at_least(value.after), ink=4))
        curves = [curve for curve in curves if len(curve.x)]
        if not curves:
            self.show_empty(self.tr("There is no edge."))
            return
        for side, values in (("bottom", [c.x for c in curves]), ("left", [c.y for c in curves])):
            self.plot.getAxis(side).setTicks(_decade_ticks(np.concatenate(values)))
        self.draw_curves(curves)


def _decade_ticks(values: np.ndarray) -> list[list[tuple[float, str]]]:
    """1, 10, 100 … between the least and the largest, and 2, 5, 20 … where there is room for them."""
    low, high = np.floor(np.log10(values.min())), np.ceil(np.log10(values.max()))
    decades = 10.0 ** np.arange(low, high + 1)
    between = np.outer(decades, (2, 5)).ravel() if high - low <= 4 else np.zeros(0)
    return [
        [(float(np.log10(mark)), numeral(mark, ",.10g")) for mark in marks] for marks in (decades, between)
    ]


def _at_least(weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """For every weight that occurs, how many edges have at least it."""
    values, counts = np.unique(weights[weights > 0], return_counts=True)
    return values.astype(float), counts[::-1].cumsum()[::-1].astype(float)


class Noise(Histogram):
    view = "noise"
    title = "Noise"
    help = "What was added to the weights. Seen here only, never released: who knew it could take it away."
    empty = "The noise appears here after a run."

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Noise of one release: whoever has it can undo it. Not for publication.")
        self.label_axes(self.tr("Change of a weight"), self.tr("Edges"))
        self.clear()

    def clear(self) -> None:
        super().clear()
        self.hide()

    def refresh(self) -> None:
        self.show()
        if not self._drawn:
            self.show_empty(self.tr("The noise is being counted …"))
        super().refresh()

    def draw(self, value: NoiseView) -> None:
        parts = [
            Distribution(self.tr("noise on all edges"), value.edges, value.everywhere, ink=0),
            Distribution(self.tr("change that was left"), value.edges, value.difference, ink=2),
        ]
        if value.fringe.any():
            words = self.tr("factor and noise on edges of one person")
            parts.insert(1, Distribution(words, value.edges, value.fringe, ink=4))
        self.draw_distributions(parts)


class EdgeAttack(Curves):
    view = "attack"
    title = "Attacker"
    help = (
        "The attacker picks out edges that rest on one person: how many of them are found (up) against "
        "how many others are picked by mistake (across). The diagonal is guessing."
    )
    empty = "What an attacker finds appears here after a run."

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Tells of the original file: not for publication.")
        self.label_axes(
            self.tr("Others picked by mistake (share)"), self.tr("Edges of one person found (share)")
        )
        self.clear()

    def refresh(self) -> None:
        if not self._drawn:
            self.show_empty(self.tr("The attacker is trying …"))
        super().refresh()

    def draw(self, value: EdgeAttackView) -> None:
        known = [
            (self.tr("original"), value.before, 4),
            (self.tr("by weight"), value.naive, 0),
            (self.tr("knows the method"), value.bayes, 2),
        ]
        curves = [
            Curve(f"{words}, {_area(roc)}", roc.false_positive, roc.true_positive, ink=colour)
            for words, roc, colour in known
            if roc is not None and roc.few >= FEWEST
        ]
        if not curves:
            self.show_empty(self._why_nothing(value))
            return
        ends = np.array([0.0, 1.0])
        self.draw_curves([*curves, Curve(self.tr("guessing"), ends, ends, ink=7)])

    def _why_nothing(self, value: EdgeAttackView) -> str:
        if value.single is None:
            return self.tr("The file does not say how many people stand behind an edge.")
        if value.single in (0, value.published):
            words = self.tr("{single} of {all} published edges rest on one person: nothing to tell apart.")
        else:
            words = self.tr(
                "{single} of {all} published edges rest on one person: too few of one kind to judge by."
            )
        return words.format(single=value.single, all=value.published)


def _area(roc: Roc) -> str:
    """With its standard error: the area is an estimate from the edges of one release."""
    return f"AUC {numeral(roc.auc, '.2f')} ± {numeral(roc.error, '.2f')}"
