"""The lattice of generalisations, as far as it matters: nodes whose bound is under twice the best loss.

Rows are sums of levels, from the data as they are at the bottom to everything at the top; within a row nodes
stand by their loss. Filled: feasible; hollow: not; a dot: the search could do without it; the chosen one has
a ring. A click runs again with that node.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Signal

from engine.core.task import Summary
from engine.kinds.tables.view_types_classes import LatticeNode, LatticeView
from gui.base import theme
from gui.base.i18n import numeral
from gui.kinds.tables.steps_of_run import plain_steps
from gui.plots import pens
from gui.plots.frame import Frame

REACH = 14  # pixels within which a node is hovered
KINDS = (True, False, None)  # feasible, infeasible, not evaluated
SYMBOLS = {True: "o", False: "o", None: "s"}
SIZES = {True: 13, False: 13, None: 5}


class LatticePicture(Frame):
    view = "lattice"
    title = "Lattice"
    help = (
        "Each mark is a choice of levels; further up more is generalised, further right more is lost. "
        "Filled ones reach what was asked for, hollow ones do not, small ones did not have to be tried. "
        "Click one to run with it."
    )
    empty = "After a run with the method lattice its choices of levels are shown here."

    node_chosen = Signal(dict)  # column -> level

    _found: LatticeView  # there is one while something is drawn

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("Loss, or at least (%)"), self.tr("Sum of the levels"))
        self._facts.row_chosen.connect(self._choose_row)
        self._places = np.empty((0, 2))
        self.clear()

    def show_run(self, summary: Summary) -> None:
        steps = [step for step in plain_steps(summary) if step["technique"] == "tables.generalise"]
        if any(step["params"].get("method") == "lattice" for step in steps):
            super().show_run(summary)
        else:
            self.show_empty(self.tr("This run did not search a lattice: choose the method lattice for it."))

    def draw(self, value: LatticeView | None) -> None:
        if value is None or not value.nodes:
            self.show_empty(self.tr("This run did not search a lattice: choose the method lattice for it."))
            return
        self._found = value
        self._places = np.array([[100 * _across(node), sum(node.levels)] for node in value.nodes])
        self.tools.as_table.setChecked(value.as_table)
        self.show_plot()

    def paint(self) -> None:
        found = self._found
        self.add_legend()
        names = {
            True: self.tr("reaches what was asked for"),
            False: self.tr("does not"),
            None: self.tr("not tried"),
        }
        now, colour = theme.current(), pens.colour(0)
        for kind in KINDS:
            places = self._places[[node.feasible is kind for node in found.nodes]]
            if not len(places):
                continue
            brush = {True: pens.fill(colour, 0.8), False: None, None: pens.fill(now.muted, 0.6)}[kind]
            pen = None if kind is None else pens.pen(colour, 1.5)
            options = {"symbol": SYMBOLS[kind], "size": SIZES[kind], "brush": brush, "pen": pen}
            self.plot.addItem(pg.ScatterPlotItem(places[:, 0], places[:, 1], name=names[kind], **options))
        chosen = self._places[[node.chosen for node in found.nodes]]
        ring = pg.ScatterPlotItem(
            chosen[:, 0], chosen[:, 1], size=24, brush=None, pen=pens.pen(now.accent, 2)
        )
        self.plot.addItem(ring, ignoreBounds=True)
        self._pointed = pg.ScatterPlotItem(size=20, brush=None, pen=pens.pen(now.text, 1))
        self.plot.addItem(self._pointed, ignoreBounds=True)
        self.plot.getAxis("left").setTickSpacing(major=max(1, int(np.ptp(self._places[:, 1]) // 8)), minor=1)
        self.headline(self._headline())

    def _headline(self) -> str:
        found = self._found
        words = (
            self.tr("Optimal: {evaluated} of {nodes} choices had to be tried, nothing better exists")
            if found.optimal
            else self.tr("Levels as given: {evaluated} of {nodes} choices were tried, one is better")
        )
        return words.format(evaluated=numeral(found.evaluated, ","), nodes=numeral(found.nodes_in_all, ","))

    # ── pointing ──────────────────────────────────────────────────────────────────────────────────

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        node = self._nearest(x, y)
        if node < 0:
            return self.leave()
        self._pointed.setData(self._places[node : node + 1, 0], self._places[node : node + 1, 1])
        self.read_out(self.describe(self._found.nodes[node]))

    def leave(self) -> None:
        super().leave()
        if self._drawn:
            self._pointed.setData([], [])

    def clicked(self, plot: pg.PlotItem, x: float, y: float) -> None:
        node = self._nearest(x, y)
        if node >= 0:
            self._choose(self._found.nodes[node])

    def _choose_row(self, row: int) -> None:
        if self._drawn and 0 <= row < len(self._found.nodes):
            self._choose(self._by_loss()[row])

    def _choose(self, node: LatticeNode) -> None:
        if not node.chosen:
            self.node_chosen.emit(dict(zip(self._found.columns, node.levels, strict=True)))

    def _nearest(self, x: float, y: float) -> int:
        if not len(self._places):
            return -1
        wide, high = self.plot.getViewBox().viewPixelSize()
        away = np.hypot((self._places[:, 0] - x) / wide, (self._places[:, 1] - y) / high)
        nearest = int(np.argmin(away))
        return nearest if away[nearest] <= REACH else -1

    def describe(self, node: LatticeNode) -> str:
        levels = ", ".join(
            f"{name} {level}" for name, level in zip(self._found.columns, node.levels, strict=True)
        )
        if node.loss is None:
            return self.tr("{levels}: not tried, loses at least {bound}").format(
                levels=levels, bound=numeral(node.bound, ".1%")
            )
        words = (
            self.tr("{levels}: loses {loss}, {suppressed} rows left out")
            if node.feasible
            else self.tr("{levels}: would leave out {suppressed} rows, more than allowed")
        )
        return words.format(
            levels=levels, loss=numeral(node.loss, ".1%"), suppressed=numeral(node.suppressed or 0, ",")
        )

    def _by_loss(self) -> list[LatticeNode]:
        return sorted(self._found.nodes, key=lambda node: (not node.feasible, _across(node), node.levels))

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """One row a node, feasible ones first, by loss."""
        if not self._drawn:
            return [], []
        header = [*self._found.columns, self.tr("Loss"), self.tr("Rows left out"), self.tr("Reaches it")]
        states = {True: self.tr("yes"), False: self.tr("no"), None: self.tr("not tried")}
        rows = [
            [
                *node.levels,
                _across(node),
                "" if node.suppressed is None else node.suppressed,
                states[node.feasible],
            ]
            for node in self._by_loss()
        ]
        return header, rows


def _across(node: LatticeNode) -> float:
    return node.bound if node.loss is None else node.loss
