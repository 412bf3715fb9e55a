"""How much of a study rests on one person, before and after recoding: the figures over the recode screen."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QGridLayout, QLabel

from gui.base.i18n import numeral, quantity
from gui.base.theme import GAP
from gui.widgets.basics import Card, label, set_state


class Counts(Card):
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

    def show_view(self, view: Any, categories: int) -> None:
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
            words.append(
                self.tr("{share} % of the edges rest on one person.").format(share=numeral(share, ".0f"))
            )
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
