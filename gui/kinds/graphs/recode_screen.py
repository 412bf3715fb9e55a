"""Recode the raw labels of maps into categories, and watch how many edges still rest on one person."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.core.number_format import percent_apart
from engine.kinds.graphs.params import Reading
from engine.kinds.graphs.view_types import RecodeView
from gui.base.i18n import numeral, quantity
from gui.widgets.basics import set_state
from gui.widgets.recode_screen import Names, RecodeCard, RecodePanel, RecodeWords, before_and_after


class RecodeFigures(RecodeCard):
    """How much rests on one person, before and after recoding."""

    def names(self) -> dict[str, str]:
        return {
            "edges": self.tr("Edges of one person"),
            "nodes": self.tr("Nodes of one person"),
            "labels": self.tr("Nodes"),
            "unmapped": self.tr("Labels without a category"),
        }

    def show_view(self, view: RecodeView) -> None:
        before, after, counts = view.before, view.after, view.counts
        self.figures["edges"].setText(before_and_after(before.single_edges, after.single_edges))
        self.figures["nodes"].setText(before_and_after(before.single_nodes, after.single_nodes))
        self.figures["labels"].setText(before_and_after(before.nodes, after.nodes))
        self.figures["unmapped"].setText(numeral(counts.unmapped, ","))
        set_state(self.figures["edges"], "warn" if after.single_edges else "")
        edges = quantity(after.edges, self.tr("1 edge"), self.tr("{n} edges"))
        words = [self.tr("{edges} ({all} before).").format(edges=edges, all=numeral(before.edges, ","))]
        if after.single_edges is not None and after.edges:
            share = 100 * after.single_edges / after.edges
            alone = percent_apart(self.tr("{share} % of the edges rest on one person."))
            words.append(alone.format(share=numeral(share, ".0f")))
        if counts.loops_dropped:
            one = self.tr("1 self-loop that merging made is dropped.")
            words.append(
                quantity(counts.loops_dropped, one, self.tr("{n} self-loops that merging made are dropped."))
            )
        if counts.statements_dropped:
            one = self.tr("1 statement is dropped with its label.")
            many = self.tr("{n} statements are dropped with their labels.")
            words.append(quantity(counts.statements_dropped, one, many))
        self._more.setText(" ".join(words))


class RecodeScreen(RecodePanel):
    Reading = Reading
    Figures = RecodeFigures
    help = (
        "Merging labels into categories is the strongest protection there is: fewer edges rest on one "
        "person. Type a category into the list, or select several labels and give them one."
    )
    chosen_here = ("unmapped",)

    def words(self) -> RecodeWords:
        return RecodeWords(
            heads=(self.tr("Raw label"), self.tr("Mentions"), self.tr("People"), self.tr("Category")),
            tips=(
                self.tr("As it stands in the file"),
                self.tr("How many statements name it"),
                self.tr("How many people name it"),
                self.tr("Type here; known categories are offered"),
            ),
            listing=self.tr("Raw labels and their categories"),
            settings=(self.tr("Labels without a category:"),),
        )

    def labels_of(self, value: RecodeView) -> tuple[tuple[str, ...], np.ndarray, np.ndarray | None]:
        return value.labels, value.mentions, value.people

    def categories_of(self, value: RecodeView) -> Names:
        found = dict(zip(value.labels, value.categories, strict=True))
        return {raw: category for raw, category in found.items() if category}

    def query(self, categories: Names | None) -> dict[str, Any]:
        given = {} if categories is None else {"categories": categories}
        return {**given, **self.settings}
