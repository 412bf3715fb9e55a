"""Time series: groups and their envelopes, losses, patterns by level, range queries, the attacker.

The chosen group is one for all panels: choose it in the list, in the tree or by its loss, and the
others follow.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from engine.kinds.timeseries.view_types import (
    GroupList,
    GroupsSoFar,
    LevelTreeView,
    LossHistograms,
    QueryView,
    SeriesAttackView,
)
from gui.base.i18n import numeral, quantity
from gui.kinds.timeseries.envelopes import Envelopes
from gui.kinds.timeseries.icicle import Icicle, Nodes
from gui.plots.bars import Bars, BarSeries
from gui.plots.curves import Bound, Curve, Curves
from gui.plots.histogram import Distribution, Histogram
from gui.plots.listing import Listing
from gui.plots.table import Column
from gui.workspace.panel_tabs import DOWN, Tab
from gui.workspace.workspace import Workspace


class Groups(Listing):
    """The k-groups, the widest envelope first."""

    listed = Signal(object)  # GroupList

    view = "groups"
    title = "Groups"
    help = "Widest envelope first: these series lose most."
    empty = "No groups yet."

    def __init__(self) -> None:
        super().__init__()
        self.clear()

    def clear(self) -> None:
        super().clear()
        self.setVisible(False)

    def show_snapshot(self, snapshot: GroupsSoFar) -> None:
        self.setVisible(False)

    def draw(self, value: GroupList) -> None:
        count = len(value.size)
        columns = [
            Column(self.tr("Group"), np.arange(count)),
            Column(self.tr("Value loss"), value.value_loss, 2, self.tr("Typical width of the envelope")),
            Column(self.tr("Series"), value.size, help=self.tr("Series that share the envelope")),
            *self._persons(value),
            Column(self.tr("Pattern loss"), value.pattern_loss, 2, self.tr("Mean over its series")),
            Column(self.tr("Leaves"), value.leaves, help=self.tr("Pattern classes of the group")),
            Column(self.tr("Patterns"), value.patterns, help=self.tr("Different patterns and levels")),
        ]
        self.draw_rows(columns, by=1, note=quantity(count, self.tr("1 group"), self.tr("{n} groups")))
        self.setVisible(True)
        self.listed.emit(value)
        self.choose_first()

    def _persons(self, value: GroupList) -> list[Column]:
        if value.persons is None:
            return []
        return [Column(self.tr("Persons"), value.persons, help=self.tr("Persons whose series they are"))]


class Losses(Histogram):
    """A distribution over rows; the subclasses say of what."""

    view = "losses"
    empty = "Run a technique to see what is lost."

    def draw(self, value: LossHistograms) -> None:
        self.draw_distributions([self.distribution(value)])

    def distribution(self, losses: LossHistograms) -> Distribution:
        raise NotImplementedError


class ValueLosses(Losses):
    group_chosen = Signal(int)

    title = "Value loss"
    help = (
        "How wide the published intervals are, series by series: further left is better. "
        "Click to choose the group nearest to a loss."
    )

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("Value loss (unit of the data)"), self.tr("Series"))
        self._group_loss = np.zeros(0)
        self.clear()

    def set_groups(self, groups: GroupList) -> None:
        self._group_loss = groups.value_loss

    def mark_group(self, group: int) -> None:
        if 0 <= group < len(self._group_loss):
            self.mark(float(self._group_loss[group]), self.tr("group {group}").format(group=group))

    def draw(self, value: LossHistograms) -> None:
        marked = self.marked
        if value.channels > 1:
            self.label_axes(self.tr("Value loss (share of the range of a channel)"), self.tr("Series"))
        else:
            self.label_axes(self.tr("Value loss (unit of the data)"), self.tr("Series"))
        super().draw(value)
        self.mark(*marked)

    def distribution(self, losses: LossHistograms) -> Distribution:
        return Distribution(self.title, losses.value_edges, losses.value_rows, losses.value_mean)

    def clicked(self, plot: Any, x: float, y: float) -> None:
        if len(self._group_loss):
            self.group_chosen.emit(int(np.argmin(np.abs(self._group_loss - x))))


class PatternLosses(Losses):
    title = "Pattern loss"
    help = (
        "How far published shapes are from the true ones, series by series: 0 the same, 1 no shape in "
        "common, 2 the opposite. A peak at 1 are series published at level 1, which tells nothing."
    )

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("Pattern loss (1 − correlation)"), self.tr("Series"))
        self.clear()

    def distribution(self, losses: LossHistograms) -> Distribution:
        return Distribution(self.title, losses.pattern_edges, losses.pattern_rows, losses.pattern_mean)


class LevelTree(Icicle):
    group_chosen = Signal(int)

    view = "tree"
    title = "Patterns by level"
    help = (
        "How finely shapes are told apart: each box is a pattern at its level, as wide as its series. "
        "They stay at the level where fewer than P would share the next. Click a leaf to see its group."
    )
    empty = "Run a technique to see its patterns."

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("Series"), self.tr("Level (letters of the alphabet)"))
        self.node_chosen.connect(self._choose_group)
        self.clear()

    def clear(self) -> None:
        self._tree: LevelTreeView | None = None
        self._group = -1
        super().clear()

    def draw(self, value: LevelTreeView) -> None:
        self._tree = value
        nodes = Nodes(value.depth, value.start, value.size, value.names, value.state)
        levels = [str(level + 1) for level in range(value.levels)]
        states = [
            self.tr("split further"),
            self.tr("published with its own pattern"),
            self.tr("took the pattern of others"),
            self.tr("left out"),
        ]
        self.draw_nodes(nodes, levels, states)
        self.mark_group(self._group)

    def mark_group(self, group: int) -> None:
        self._group = group
        if self._tree is not None:
            self.mark(np.unique(self._tree.leaf_node[self._tree.leaf_group == group]))

    def _choose_group(self, node: int) -> None:
        if self._tree is not None:
            leaves = np.flatnonzero(self._tree.leaf_node == node)
            if len(leaves):
                self.group_chosen.emit(int(self._tree.leaf_group[leaves[0]]))


class Queries(Bars):
    view = "queries"
    title = "Range queries"
    help = (
        "Counting questions (how many series lie between … at …?) answered from the release: how wrong "
        "the answers are, by the share of series a question selects. Lines reach up to nine of ten "
        "answers."
    )
    empty = "Run a technique to see how well counts can be answered."

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("Share of series selected (%)"), self.tr("Relative error (%)"))
        self.clear()

    def draw(self, value: QueryView) -> None:
        edges = zip(100 * value.selected_low, 100 * value.selected_high, strict=True)
        names = [f"{numeral(low, 'g')}–{numeral(high, 'g')}" for low, high in edges]
        median, mean = 100 * value.median, 100 * value.mean
        series = [
            BarSeries(self.tr("Median error"), median, median, 100 * value.nine_of_ten),
            BarSeries(self.tr("Mean error"), mean),
        ]
        self.draw_bars(names, series)


class SeriesAttack(Curves):
    view = "attack"
    title = "Attacker"
    help = (
        "An attacker who knows some values of a person looks for the row: mean chance to pick the right "
        "one. Shaded up to the chance for the worst protected person. Dashed lines are the promise; where "
        "persons are counted, one with many series can lie above them."
    )
    empty = "Run a technique to let the attacker try."
    log_x = True

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("Values known (time points)"), self.tr("Chance of success"))
        self.clear()

    def draw(self, value: SeriesAttackView) -> None:
        known, by_values, by_pattern = value.known.astype(float), value.by_values, value.by_pattern
        both = self.tr("Release, knows values and shape")
        curves = [
            Curve(self.tr("Original file"), known, value.raw, ink=4),
            Curve(self.tr("Release, knows values"), known, by_values, by_values, value.worst_by_values, 0),
            Curve(both, known, by_pattern, by_pattern, value.worst_by_pattern, 2),
        ]
        bounds = [
            Bound(self.tr("1/k = {bound}").format(bound=numeral(value.bound_k, ".3g")), value.bound_k),
            Bound(self.tr("1/P = {bound}").format(bound=numeral(value.bound_P, ".3g")), value.bound_P),
        ]
        self.plot.getAxis("bottom").setTicks([[(np.log10(m), f"{int(m)}") for m in known]])
        self.draw_curves(curves, bounds)


class GroupSelection(QObject):
    """One chosen group for all panels."""

    chosen = Signal(int)

    def __init__(self, groups: Groups, envelopes: Envelopes, value: ValueLosses, tree: LevelTree):
        super().__init__()
        self.group = -1
        self._groups, self._envelopes, self._value, self._tree = groups, envelopes, value, tree
        groups.row_chosen.connect(self.choose)
        groups.listed.connect(value.set_groups)
        tree.group_chosen.connect(self.choose)
        value.group_chosen.connect(self.choose)
        space = QShortcut(QKeySequence(Qt.Key.Key_Space), groups.table_view)
        space.setContext(Qt.ShortcutContext.WidgetShortcut)
        space.activated.connect(envelopes.toggle_before_after)

    def choose(self, group: int) -> None:
        """From the list, the tree or the losses: everything else follows."""
        self.group = group
        self._groups.choose(group)
        self._envelopes.show_group(group)
        self._value.mark_group(group)
        self._tree.mark_group(group)
        self.chosen.emit(group)


class TimeSeriesWorkspace(Workspace):
    PANELS = (
        Tab("Groups", (Groups, Envelopes), shares=(3, 4)),
        Tab("Losses", (ValueLosses, PatternLosses), way=DOWN),
        LevelTree,
        Queries,
        SeriesAttack,
    )

    def link(self) -> None:
        get = self.panel_tabs.get
        self.selection = GroupSelection(get(Groups), get(Envelopes), get(ValueLosses), get(LevelTree))
