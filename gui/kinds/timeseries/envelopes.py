"""Envelopes and the series inside them: before a run, while it runs, and group by group after it.

Before: the whole file as soft bands of quantiles. Running: the density of the envelopes found so far.
After: the chosen group, its envelope as a band, its members as thin lines, its patterns as steps.
Space goes from both to the original alone to the release alone. Members are raw rows: they are
drawn in the window and left out of every picture and table that is saved. Of several channels one is
drawn at a time, in its own unit.
"""

from __future__ import annotations

from typing import Any, ClassVar

import pyqtgraph as pg
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox

from engine.core.task import Source, Summary
from engine.kinds.timeseries.view_types import GroupsSoFar, GroupView, SeriesOverview
from gui.base import theme
from gui.kinds.timeseries import series_items
from gui.kinds.timeseries.group_plot import GroupPlot
from gui.kinds.timeseries.one_channel import Drawn, one_channel
from gui.kinds.timeseries.overview_plot import LivePlot, OverviewPlot
from gui.plots import pens
from gui.plots.side_by_side import SameRange
from gui.widgets.basics import DropDown

Content = GroupPlot | OverviewPlot | LivePlot
Whole = SeriesOverview | GroupsSoFar | GroupView

BOTH, ORIGINAL, RELEASE, BESIDE = range(4)  # ways to look at a group
TICK_ROOM = 70  # pixels for the name of a time point


class Envelopes(SameRange):
    member_hovered = Signal(int)  # number among the group's members; -1: none
    way_changed = Signal(int)

    view = "overview"
    more_views: ClassVar[dict[str, str]] = {"group": "draw_group"}
    before_run = True
    title = "Envelopes"
    empty = "The series appear here when a file is read."

    def __init__(self) -> None:
        super().__init__()
        self.way = BOTH
        self._content: Content | None = None
        self._span: tuple[float, float] | None = None  # least and largest value of the file
        self._wanted = -1  # the group that was asked for last
        self._rulers: list[pg.InfiniteLine] = []
        self._whole: Whole | None = None  # with all channels
        self._overview: SeriesOverview | None = None
        self._make_channels()
        self._make_ways()
        self.label_axes(self.tr("Time point"), self.tr("Value (unit of the data)"))
        self.clear()

    # ── what is shown ─────────────────────────────────────────────────────────────────────────────

    def clear(self) -> None:
        self._content, self._span, self._wanted = None, None, -1
        self._whole, self._overview = None, None
        self._offer_channels(("",))
        super().clear()
        self._enable_ways(False)

    def show_source(self, source: Source) -> None:
        self._wanted = -1
        super().show_source(source)

    def show_run(self, summary: Summary) -> None:
        """The list of groups chooses one; until then what was there stays."""
        self._wanted = -1

    def show_group(self, group: int) -> None:
        self._wanted = group
        self.request_view.emit("group", {"number": group})

    def draw(self, value: SeriesOverview) -> None:
        self._whole = self._overview = value
        part = self._part(value)
        self._find_span()
        self._show(OverviewPlot(part))

    def draw_group(self, value: GroupView) -> None:
        if value.number == self._wanted:  # not a late answer about another one
            self._whole = value
            self._show(GroupPlot(self._part(value)))

    def show_snapshot(self, snapshot: GroupsSoFar) -> None:
        self._whole, part = snapshot, self._part(snapshot)
        if isinstance(self._content, LivePlot) and part.rows >= self._content.rows:
            self._content.add(part)
            self._show(self._content, reset=False)
        elif len(part.low):
            self._show(LivePlot(part, self._span))

    def _show(self, content: Content, reset: bool = True) -> None:
        self._content = content
        grouped = isinstance(content, GroupPlot)
        self._enable_ways(grouped)
        self.stamp = "" if grouped else self.tr("Shows figures of the original file: not for publication.")
        self.help = self._help_on(content)
        self.show_plot(reset)

    def _help_on(self, content: Content) -> str:
        if isinstance(content, OverviewPlot):
            return self.tr("The file before anonymizing: the darkest band holds half of all values.")
        if isinstance(content, LivePlot):
            return self.tr(
                "Envelopes found so far: the stronger the colour, the more of them. The latest are outlined."
            )
        told = self.tr(
            "The band is published for every member of the group, the steps are their published shapes "
            "(heights tell shape, not value). Thin lines are the original: seen here only, never saved. "
            "Space: before and after."
        )
        if content.view.curve is None:
            return told
        return f"{told} {self.tr('The thick line is the curve that is published beside the band.')}"

    # ── channels ──────────────────────────────────────────────────────────────────────────────────

    def _make_channels(self) -> None:
        self._channels = DropDown()
        self._channels.setAccessibleName(self.tr("Channel"))
        self._channels.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._channels.activated.connect(lambda _at: self._channel_chosen())
        self.add_tool(self._channels)
        self._offer_channels(("",))

    def _offer_channels(self, names: tuple[str, ...]) -> None:
        if [self._channels.itemText(at) for at in range(self._channels.count())] != list(names):
            self._channels.clear()
            self._channels.addItems(list(names))
        self._channels.setVisible(len(names) > 1)

    def choose_channel(self, channel: int) -> None:
        self._channels.setCurrentIndex(channel)
        self._channel_chosen()

    def _channel_chosen(self) -> None:
        self._find_span()
        if isinstance(self._whole, SeriesOverview):
            self.draw(self._whole)
        elif isinstance(self._whole, GroupView):
            self.draw_group(self._whole)
        elif self._whole is not None:
            self._content = None  # what was found so far is of another channel
            self.show_snapshot(self._whole)

    def _part(self, value: Drawn) -> Drawn:
        self._offer_channels(value.channels)
        return one_channel(value, self._channels.currentIndex())

    def _find_span(self) -> None:
        if self._overview is not None:
            bands = one_channel(self._overview, self._channels.currentIndex()).bands
            self._span = float(bands[0].min()), float(bands[-1].max())

    # ── drawing ───────────────────────────────────────────────────────────────────────────────────

    def paint(self) -> None:
        content, sides = self._content, self._sides()
        beside = isinstance(content, GroupPlot) and len(sides) == 2
        self.put_beside(beside)
        self._name_times()
        if content is None:
            return
        if not isinstance(content, GroupPlot):
            self.headline(content.headline())
            content.paint(self, self.plot)
            return
        for plot, original, release in sides:
            content.paint(self, plot, original, release)
        self.headline(self.tr("Original") if beside else content.headline())
        self.headline(self.tr("Release") if beside else "", self.right)
        self._rulers = [pg.InfiniteLine(angle=90, pen=pens.pen(theme.current().line)) for _ in sides]
        for ruler, (plot, _original, _release) in zip(self._rulers, sides, strict=True):
            ruler.setVisible(False)
            ruler.setZValue(-10)
            plot.addItem(ruler, ignoreBounds=True)

    def _name_times(self) -> None:
        """As many time points by name as there is room for."""
        if self._content is not None:
            shown = 1 + (self.right.scene() is not None)
            names = series_items.ticks(self._content.times, max(2, self.canvas.width() // shown // TICK_ROOM))
            for plot in self.plots:
                plot.getAxis("bottom").setTicks(names)

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self._name_times()

    def _follow(self, plot: pg.PlotItem, seen: Any) -> None:
        box = plot.getViewBox()
        if plot.scene() is not None and box.viewRange()[1] != list(seen):
            box.blockSignals(True)
            box.setYRange(*seen, padding=0)
            box.blockSignals(False)
            plot.getAxis("left").setRange(*seen)

    def _sides(self) -> list[tuple[pg.PlotItem, bool, bool]]:
        """Each visible plot, whether it shows the original and whether the release."""
        if self.way == BESIDE and not self.originals_hidden:
            return [(self.plot, True, False), (self.right, False, True)]
        original = self.way in (BOTH, ORIGINAL, BESIDE) and not self.originals_hidden
        release = self.way != ORIGINAL or self.originals_hidden
        return [(self.plot, original, release)]

    # ── mouse ─────────────────────────────────────────────────────────────────────────────────────

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        if not isinstance(self._content, GroupPlot):
            if self._content is not None:
                self.read_out(self._content.describe(x))
            return
        member = self._content.nearest(plot, x, y) if self.way != RELEASE else -1
        self.point_at(member)
        for ruler in self._rulers:
            ruler.setVisible(True)
            ruler.setValue(round(x))
        self.read_out(self._content.describe(member, x))

    def leave(self) -> None:
        super().leave()
        if isinstance(self._content, GroupPlot):
            self.point_at(-1)
            for ruler in self._rulers:
                ruler.setVisible(False)

    def point_at(self, member: int) -> None:
        """Highlight one member on both sides."""
        if isinstance(self._content, GroupPlot) and member != self._content.pointed:
            self._content.point_at(member, self._sides())
            self.member_hovered.emit(member)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        return self._content.table() if self._content is not None else ([], [])

    # ── before and after ──────────────────────────────────────────────────────────────────────────

    def look(self, way: int) -> None:
        """Show both, the original, the release, or the two beside each other."""
        self.way = way
        self._ways.button(way).setChecked(True)
        if isinstance(self._content, GroupPlot) and self._drawn:
            self._content.unpoint()
            self.redraw()
        self.way_changed.emit(way)

    def toggle_before_after(self) -> None:
        """Both, then the original alone, then the release alone, and again."""
        if isinstance(self._content, GroupPlot):
            self.look({BOTH: ORIGINAL, ORIGINAL: RELEASE}.get(self.way, BOTH))

    def _make_ways(self) -> None:
        names = {
            BOTH: (self.tr("Both"), self.tr("Members inside their envelope (Space)")),
            ORIGINAL: (self.tr("Original"), self.tr("The members alone (Space)")),
            RELEASE: (self.tr("Release"), self.tr("What is published of the group (Space)")),
            BESIDE: (self.tr("Side by side"), self.tr("Original and release beside each other")),
        }
        self.offer_ways(names, self.way, self.look)
        self.on_space(self.toggle_before_after)

    def _enable_ways(self, on: bool) -> None:
        for button in self._ways.buttons():
            button.setVisible(on)
