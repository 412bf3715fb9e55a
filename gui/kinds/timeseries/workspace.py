"""Time series: groups and their envelopes, losses, patterns by level, range queries, the attacker.

The chosen group is one for all panels: choose it in the list, in the tree or by its loss, and the
others follow.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from engine.core.task import Summary
from gui.base.i18n import numeral, quantity
from gui.kinds.timeseries.envelopes import Envelopes
from gui.kinds.timeseries.icicle import Icicle, Nodes
from gui.plots.bars import Bars, BarSeries
from gui.plots.curves import Bound, Curve, Curves
from gui.plots.frame import make_plot
from gui.plots.histogram import Distribution, Histogram
from gui.plots.listing import Listing
from gui.plots.panel_group import PanelGroup
from gui.plots.table import Column
from gui.workspace.panel_tabs import Steps
from gui.workspace.workspace import Workspace


def tr(text: str) -> str:
    return QCoreApplication.translate("TimeSeries", text)


class TimeSeriesWorkspace(Workspace):
    kind_key = "timeseries"

    def panels(self) -> Steps:
        groups = Groups()
        right = make_plot()
        yield
        envelopes = Envelopes(right)
        yield PanelGroup(tr("Groups"), groups.help, [groups, envelopes], shares=(3, 7))
        value = ValueLosses()
        yield
        pattern = PatternLosses()
        yield PanelGroup(tr("Losses"), value.help, [value, pattern], Qt.Orientation.Vertical)
        tree = LevelTree()
        self.links = Links(groups, envelopes, value, tree)
        yield tree
        yield Queries()
        yield Attack()


class Links(QObject):
    """One chosen group for all panels."""

    chosen = Signal(int)

    def __init__(self, groups: Groups, envelopes: Envelopes, value: ValueLosses, tree: LevelTree):
        super().__init__()
        self.group = -1
        self._groups, self._envelopes, self._value, self._tree = groups, envelopes, value, tree
        groups.row_chosen.connect(self.choose)
        groups.listed.connect(value.know_groups)
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


class Groups(Listing):
    """The k-groups, the widest envelope first."""

    listed = Signal(object)  # engine.kinds.timeseries.view_types.GroupList

    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Groups")
        self.help = self.tr("Widest envelope first: these series lose most.")
        self.clear()

    def clear(self) -> None:
        self.show_empty(self.tr("No groups yet."))
        self.setVisible(False)

    def show_run(self, summary: Summary) -> None:
        self.request_view.emit("groups", {})

    def show_snapshot(self, snapshot: Any) -> None:
        self.setVisible(False)

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "groups":
            return
        count = len(value.size)
        columns = [
            Column(self.tr("Group"), np.arange(count)),
            Column(self.tr("VL"), value.value_loss, 2, self.tr("Value loss: typical width of the envelope")),
            Column(self.tr("Series"), value.size, help=self.tr("Series that share the envelope")),
            Column(self.tr("PL"), value.pattern_loss, 2, self.tr("Mean pattern loss of its series")),
            Column(self.tr("Leaves"), value.leaves, help=self.tr("Pattern classes of the group")),
            Column(self.tr("Patterns"), value.patterns, help=self.tr("Different patterns and levels")),
        ]
        self.draw_rows(columns, by=1, note=quantity(count, self.tr("1 group"), self.tr("{n} groups")))
        self.setVisible(True)
        self.listed.emit(value)
        self.choose_first()


class Losses(Histogram):
    """A distribution over rows; the subclasses say of what."""

    def clear(self) -> None:
        self.show_empty(self.tr("Run a technique to see what is lost."))

    def show_run(self, summary: Summary) -> None:
        self.request_view.emit("losses", {})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name == "losses":
            self.draw_distributions([self.distribution(value)])

    def distribution(self, losses: Any) -> Distribution:
        raise NotImplementedError


class ValueLosses(Losses):
    group_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Value loss")
        self.help = self.tr(
            "How wide the published intervals are, series by series: further left is better. "
            "Click to choose the group nearest to a loss."
        )
        self.label_axes(self.tr("Value loss (unit of the data)"), self.tr("Series"))
        self._group_loss = np.zeros(0)
        self.clear()

    def know_groups(self, groups: Any) -> None:
        self._group_loss = groups.value_loss

    def mark_group(self, group: int) -> None:
        if 0 <= group < len(self._group_loss):
            self._point(group)

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        at, words = self.marked
        super().show_view(name, asked, value)
        if name == "losses":
            self.mark(at, words)

    def distribution(self, losses: Any) -> Distribution:
        return Distribution(self.title, losses.value_edges, losses.value_rows, losses.value_mean)

    def clicked(self, plot: Any, x: float, y: float) -> None:
        if len(self._group_loss):
            self.group_chosen.emit(int(np.argmin(np.abs(self._group_loss - x))))

    def _point(self, group: int) -> None:
        self.mark(float(self._group_loss[group]), self.tr("group {group}").format(group=group))


class PatternLosses(Losses):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Pattern loss")
        self.help = self.tr(
            "How far published shapes are from the true ones, series by series: 0 the same, 1 no shape in "
            "common, 2 the opposite. A peak at 1 are series published at level 1, which tells nothing."
        )
        self.label_axes(self.tr("Pattern loss (1 − correlation)"), self.tr("Series"))
        self.clear()

    def distribution(self, losses: Any) -> Distribution:
        return Distribution(self.title, losses.pattern_edges, losses.pattern_rows, losses.pattern_mean)


class LevelTree(Icicle):
    group_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Patterns by level")
        self.help = self.tr(
            "How finely shapes are told apart: each box is a pattern at its level, as wide as its series. "
            "They stay at the level where fewer than P would share the next. Click a leaf to see its group."
        )
        self.label_axes(self.tr("Series"), self.tr("Level (letters of the alphabet)"))
        self._tree: Any = None
        self._group = -1
        self.node_chosen.connect(self._choose_group)
        self.clear()

    def clear(self) -> None:
        self._tree, self._group = None, -1
        self.show_empty(self.tr("Run a technique to see its patterns."))

    def show_run(self, summary: Summary) -> None:
        self.request_view.emit("tree", {})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "tree":
            return
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
        has_it = np.flatnonzero(self._tree.leaf_node == node)
        if len(has_it):
            self.group_chosen.emit(int(self._tree.leaf_group[has_it[0]]))


class Queries(Bars):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Range queries")
        self.help = self.tr(
            "Counting questions (how many series lie between … at …?) answered from the release: how wrong "
            "the answers are, by the share of series a question selects. Lines reach up to nine of ten "
            "answers."
        )
        self.label_axes(self.tr("Share of series selected (%)"), self.tr("Relative error (%)"))
        self.clear()

    def clear(self) -> None:
        self.show_empty(self.tr("Run a technique to see how well counts can be answered."))

    def show_run(self, summary: Summary) -> None:
        self.request_view.emit("queries", {})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "queries":
            return
        edges = zip(100 * value.selected_low, 100 * value.selected_high, strict=True)
        names = [f"{numeral(low, 'g')}–{numeral(high, 'g')}" for low, high in edges]
        median, mean = 100 * value.median, 100 * value.mean
        series = [
            BarSeries(self.tr("Median error"), median, median, 100 * value.nine_of_ten),
            BarSeries(self.tr("Mean error"), mean),
        ]
        self.draw_bars(names, series)


class Attack(Curves):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Attacker")
        self.help = self.tr(
            "An attacker who knows some values of a person looks for the row: mean chance to pick the right "
            "one. Shaded up to the chance for the worst protected person. Dashed lines are the promise."
        )
        self.label_axes(self.tr("Values known (time points)"), self.tr("Chance of success"))
        self.log_x = True
        self.clear()

    def clear(self) -> None:
        self.show_empty(self.tr("Run a technique to let the attacker try."))

    def show_run(self, summary: Summary) -> None:
        self.request_view.emit("attack", {})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "attack":
            return
        known = value.known.astype(float)
        curves = [
            self._curve(self.tr("Original file"), known, value.raw, 4),
            self._curve(self.tr("Release, knows values"), known, value.by_values, 0, value.worst_by_values),
            self._curve(
                self.tr("Release, knows values and shape"), known, value.by_pattern, 2, value.worst_by_pattern
            ),
        ]
        bounds = [
            Bound(self.tr("1/k = {bound}").format(bound=numeral(value.bound_k, ".3g")), value.bound_k),
            Bound(self.tr("1/P = {bound}").format(bound=numeral(value.bound_P, ".3g")), value.bound_P),
        ]
        self.plot.getAxis("bottom").setTicks([[(np.log10(m), f"{int(m)}") for m in known]])
        self.draw_curves(curves, bounds)

    def _curve(self, name: str, known: Any, mean: Any, ink: int, worst: Any = None) -> Curve:
        return Curve(name, known, mean, None if worst is None else mean, worst, ink)
