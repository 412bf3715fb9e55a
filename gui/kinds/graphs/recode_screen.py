"""Recode the raw labels of maps into categories, and watch how many edges still rest on one person."""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from engine.core.number_format import percent_apart
from engine.kinds.graphs.params import Reading
from engine.kinds.graphs.view_types import RecodeView
from gui.base.i18n import numeral, quantity
from gui.base.theme import GAP
from gui.widgets.basics import Card, label, set_state
from gui.widgets.recode_screen import Names, RecodePanel, RecodeWords


class RecodeScreen(RecodePanel):
    Reading = Reading
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

    def make_figures(self) -> QWidget:
        self.figures = RecodeFigures()
        return self.figures

    def show_figures(self, value: RecodeView) -> None:
        self.figures.show_view(value)

    def labels_of(self, value: RecodeView) -> tuple[tuple[str, ...], np.ndarray, np.ndarray | None]:
        return value.labels, value.mentions, value.people

    def categories_of(self, value: RecodeView) -> Names:
        found = dict(zip(value.labels, value.categories, strict=True))
        return {raw: category for raw, category in found.items() if category}

    def query(self, categories: Names | None) -> dict[str, Any]:
        given = {} if categories is None else {"categories": categories}
        return {**given, **self.settings}


class RecodeFigures(Card):
    """How much rests on one person, before and after recoding."""

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout()
        grid.setHorizontalSpacing(4 * GAP)
        self.figures: dict[str, QLabel] = {}
        names = {
            "edges": self.tr("Edges of one person"),
            "nodes": self.tr("Nodes of one person"),
            "labels": self.tr("Nodes"),
            "unmapped": self.tr("Labels without a category"),
        }
        for column, (key, name) in enumerate(names.items()):
            self.figures[key] = label("", "figure", wrap=False)
            grid.addWidget(label(name, "muted"), 0, column)
            grid.addWidget(self.figures[key], 1, column)
        self._more = label("", "muted")
        self.column.addLayout(grid)
        self.column.addWidget(self._more)

    def show_view(self, view: RecodeView) -> None:
        before, after, counts = view.before, view.after, view.counts
        self.figures["edges"].setText(_pair(before.single_edges, after.single_edges))
        self.figures["nodes"].setText(_pair(before.single_nodes, after.single_nodes))
        self.figures["labels"].setText(_pair(before.nodes, after.nodes))
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


def _pair(before: int | None, after: int | None) -> str:
    if before is None or after is None:
        return "–"
    return f"{numeral(before, ',')} → {numeral(after, ',')}" if before != after else numeral(after, ",")
