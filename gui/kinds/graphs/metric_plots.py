"""Figures of a graph beside its drawing: ranks, weights, the noise, the attacker."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtWidgets import QComboBox

from engine.core.task import Source, Summary
from engine.kinds.graphs.view_types import FEWEST, Roc
from gui.base.i18n import numeral
from gui.kinds.graphs.lollipop import Lollipop
from gui.kinds.graphs.network_matrix import Layered
from gui.plots.curves import Curve, Curves
from gui.plots.histogram import Distribution, Histogram


class AfterRun:
    """A panel that has something to show only after a run."""

    empty_text = ""
    answered = False

    def clear(self) -> None:
        self.answered = False
        self.show_empty(self.empty_text)  # type: ignore[attr-defined]

    def wait(self, words: str) -> None:
        """There was a run, and its figures are on their way."""
        if not self._drawn:  # type: ignore[attr-defined]
            self.show_empty(words)  # type: ignore[attr-defined]


class Ranks(AfterRun, Layered, Lollipop):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Ranks")
        self.help = self.tr(
            "The most central nodes of the original and their rank in the release. The shorter the sticks, "
            "the better the story is kept. Click a node to see it in the network."
        )
        self.stamp = self.tr("Tells of the original file: not for publication.")
        self.empty_text = self.tr("Whether the ranking holds appears here after a run.")
        self.label_axes(self.tr("Rank (1 is the most central)"), "")
        self._by = QComboBox()
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

    def show_run(self, summary: Summary) -> None:
        self.wait(self.tr("The nodes are being ranked …"))
        self.ask_again()

    def ask_again(self) -> None:
        self.request_view.emit("ranks", self._asked())

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "ranks" or asked != self._asked():
            return
        self.answered = True
        if not len(value.labels):
            self.show_empty(self.tr("There is no edge."))
            return
        words = [
            f"{self._by.currentText()} {numeral(before, '.4g')} → {numeral(after, '.4g')}"
            for before, after in zip(value.before, value.after, strict=True)
        ]
        self.draw_ranks(value.labels, value.rank_before, value.rank_after, words)

    def _asked(self) -> dict[str, Any]:
        return {"layer": self.layer, "by": self._by.currentData()}


class Weights(Layered, Curves):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Weights")
        self.help = self.tr(
            "How many edges are at least so heavy, before and after, on axes of powers of ten."
        )
        self.stamp = self.tr("Tells of the original file: not for publication.")
        self.label_axes(self.tr("Weight of an edge"), self.tr("Edges"))
        self.log_x = self.log_y = True
        self.clear()

    def clear(self) -> None:
        self.answered = False
        self.show_empty(self.tr("The weights appear here when a file is read."))

    def ask_again(self) -> None:
        self.request_view.emit("weights", {"layer": self.layer})

    def show_source(self, source: Source) -> None:
        self._compared = False
        self.ask_again()

    def show_run(self, summary: Summary) -> None:
        self._compared = True
        self.ask_again()

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "weights":
            return
        self.answered = True
        curves = [Curve(self.tr("Original"), *_at_least(value.before), ink=0)]
        if self._compared:
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


class Noise(AfterRun, Histogram):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Noise")
        self.help = self.tr(
            "What was added to the weights. Seen here only, never released: who knew it could take it away."
        )
        self.stamp = self.tr("Noise of one release: whoever has it can undo it. Not for publication.")
        self.empty_text = self.tr("The noise appears here after a run.")
        self.label_axes(self.tr("Change of a weight"), self.tr("Edges"))
        self.clear()

    def clear(self) -> None:
        super().clear()
        self.hide()

    def show_run(self, summary: Summary) -> None:
        self.show()
        self.wait(self.tr("The noise is being counted …"))
        self.request_view.emit("noise", {})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "noise":
            return
        parts = [
            Distribution(self.tr("noise on all edges"), value.edges, value.everywhere, ink=0),
            Distribution(self.tr("change that was left"), value.edges, value.difference, ink=2),
        ]
        if value.fringe.any():
            words = self.tr("factor and noise on edges of one person")
            parts.insert(1, Distribution(words, value.edges, value.fringe, ink=4))
        self.draw_distributions(parts)


class Attack(AfterRun, Curves):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Attacker")
        self.help = self.tr(
            "The attacker picks out edges that rest on one person: how many of them are found (up) against "
            "how many others are picked by mistake (across). The diagonal is guessing."
        )
        self.stamp = self.tr("Tells of the original file: not for publication.")
        self.empty_text = self.tr("What an attacker finds appears here after a run.")
        self.label_axes(
            self.tr("Others picked by mistake (share)"), self.tr("Edges of one person found (share)")
        )
        self.clear()

    def show_run(self, summary: Summary) -> None:
        self.wait(self.tr("The attacker is trying …"))
        self.request_view.emit("attack", {})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "attack":
            return
        known = [
            (self.tr("original"), value.before, 4),
            (self.tr("by weight"), value.naive, 0),
            (self.tr("knows the method"), value.bayes, 2),
        ]
        curves = [
            Curve(f"{words}, {_area(roc)}", roc.false_positive, roc.true_positive, ink=ink_)
            for words, roc, ink_ in known
            if roc is not None and roc.few >= FEWEST
        ]
        if not curves:
            self.show_empty(self._why_nothing(value))
            return
        ends = np.array([0.0, 1.0])
        self.draw_curves([*curves, Curve(self.tr("guessing"), ends, ends, ink=7)])

    def _why_nothing(self, value: Any) -> str:
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
