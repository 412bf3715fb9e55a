"""The map of clusters: a pair of columns or two principal components; ours, and the central result beside it.

Before a run: the points of every site. Running: what the method has so far, over the points. After:
clusters and shapes; Play repeats how they came about. Space puts the central result beside ours, in
the same range, zoomed and hovered together. Points are raw rows: they are drawn in the window and
left out of every picture and table that is saved.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QMenu, QToolButton

from engine.core.task import Source, Summary
from engine.kinds.clusters.projection import snapshot_shapes
from engine.kinds.clusters.view_types import MapView, Shapes, Side, Snapshot
from gui.base import theme
from gui.base.i18n import quantity, translated
from gui.kinds.clusters import map_captions, map_items
from gui.kinds.clusters.map_zoom import DensityZoom
from gui.plots import pens
from gui.plots.side_by_side import SameRange
from gui.widgets.basics import DropDown

REACH = 12  # pixels within which a point is hovered
FRAME_TIME = 140  # milliseconds a step of the replay


class ClusterMap(SameRange):
    point_hovered = Signal(int)  # number among the shown points; -1: none

    view = "scatter"
    more_views: ClassVar[dict[str, str]] = {"overview": "draw", "central": "draw", "zoom": "draw_zoom"}
    before_run = True
    title = "Map"
    empty = "The points of the sites appear here when their files are read."

    def __init__(self) -> None:
        super().__init__()
        self._map: MapView | None = None
        self._live: Shapes | None = None
        self._ran = False
        self._frame = -1  # of the replay; -1: the end result
        self._made: list[tuple[pg.PlotItem, Any]] = []
        self._clock = QTimer(self)
        self._clock.setInterval(FRAME_TIME)
        self._clock.timeout.connect(self._next_frame)
        self._zoom = DensityZoom(self.plot, self)
        self._zoom.wanted.connect(
            lambda within: self.request_view.emit("zoom", {"columns": self._columns(), "within": within})
        )
        self._zoom.changed.connect(self.redraw)
        self._make_tools()
        self._apply_theme()
        self.clear()

    # ── what is shown ─────────────────────────────────────────────────────────────────────────────

    def clear(self) -> None:
        self._stop()
        self._map, self._live, self._ran = None, None, False
        self._watch_zoom()
        self._across.clear()
        super().clear()
        self._enable_own_tools()

    def show_source(self, source: Source) -> None:
        self._ran = False
        if self._map is None:
            self.show_empty(self.tr("The points are on their way."))
        super().show_source(source)

    def show_run(self, summary: Summary) -> None:
        self._ran = True
        super().show_run(summary)

    def refresh(self) -> None:
        view = ("central" if self.beside else "scatter") if self._ran else "overview"
        self.request_view.emit(view, {"columns": self._columns()})

    def draw_zoom(self, value: MapView) -> None:
        self._zoom.show_part(value)

    def draw(self, value: MapView) -> None:
        former, self._map, self._live = self._map, value, None
        self._watch_zoom()
        self.read_out("")
        self._offer_columns(value)
        self._enable_own_tools()
        if not len(value.points):
            self.show_empty(self.tr("The rows are not here, or no column holds numbers: nothing to draw."))
            return
        self.help = map_captions.caption(value)
        self.stamp = self.tr("From a rehearsal with the rows at hand: check before publishing.")
        x, y = map(translated, value.plane.names)
        for plot in self.plots:
            self.label_axes(x, y, plot)
        same = former is not None and former.plane.names == value.plane.names and self._drawn
        self.show_plot(reset=not same)

    def show_snapshot(self, snapshot: Snapshot) -> None:
        if self._map is None or not self._drawn:
            return
        before, self._live = self._live, snapshot_shapes(snapshot, self._map.plane)
        self._watch_zoom()
        if before is None:
            self._stop()
            self.redraw()
        else:
            self._paint_shapes()

    def _watch_zoom(self) -> None:
        """One map at rest can be zoomed into."""
        self._zoom.watch(None if self._live is not None or self.beside else self._map)

    @property
    def _seen(self) -> MapView:
        """What the mouse points at."""
        assert self._map is not None
        return self._zoom.shown or self._map

    @property
    def beside(self) -> bool:
        return self._central.isChecked()

    # ── drawing ───────────────────────────────────────────────────────────────────────────────────

    def paint(self) -> None:
        assert self._map is not None
        self._made = []
        sides = self._sides()
        self.put_beside(len(sides) == 2)
        self._rings = []
        for plot, side, caption in sides:
            self.headline(caption, plot)
            box = self.add_legend(plot)
            # The same names on both sides: legends of different height would shift the plots.
            named = self._map.ours if side is self._map.central else side
            map_items.legend(box, self._seen, named, map_captions.legend_labels(self._map))
            if self._points.isChecked() and not self.originals_hidden:
                if self._zoom.shown is not None:
                    map_items.zoom(plot, self._map, self._zoom.shown)
                else:
                    draw = map_items.points if self._map.density is None else map_items.density
                    draw(plot, self._map, side)
            ring = pg.ScatterPlotItem(size=15, brush=None, pen=pens.pen(theme.current().text, 2))
            ring.setZValue(60)
            plot.addItem(ring, ignoreBounds=True)
            self._rings.append(ring)
        self._paint_shapes()

    def _paint_shapes(self) -> None:
        """The shapes alone: they move while the points stay."""
        assert self._map is not None
        for plot, item in self._made:
            plot.removeItem(item)
        self._made = []
        for plot, side, _caption in self._sides():
            if side is None or not self._shapes.isChecked():
                continue
            whole = side.shapes if self._live is None else self._live
            made = self._at_frame(whole) if plot is self.plot else whole
            items: list[Any] = map_items.shapes(made, self.originals_hidden)
            if self._frame < 0 and self._live is None:
                items += map_items.numbers(self._map, side)
            moving = self._frame >= 0 or self._live is not None
            far = len(made.discs) > 0 and self._points.isChecked()  # discs reach far beyond the points
            for item in items:
                plot.addItem(item, ignoreBounds=moving or far)
                self._made.append((plot, item))

    def _sides(self) -> list[tuple[pg.PlotItem, Side | None, str]]:
        assert self._map is not None
        now, ours = self._map, self._map.ours
        if self._live is not None:
            live = Side(np.zeros(0, dtype=np.int64), shapes=self._live)
            return [(self.plot, live, self.tr("Running: what there is so far"))]
        if ours is None:
            rows = quantity(now.people, self.tr("1 row"), self.tr("{n} rows"))
            sites = quantity(len(now.sites), self.tr("1 site"), self.tr("{n} sites"))
            return [(self.plot, None, self.tr("{rows} of {sites}").format(rows=rows, sites=sites))]
        caption = map_captions.side_caption(self.tr("Without pooling"), ours)
        sides: list[tuple[pg.PlotItem, Side | None, str]] = [(self.plot, ours, caption)]
        if now.central is not None and self.beside and not self.originals_hidden:
            sides.append(
                (self.right, now.central, map_captions.side_caption(self.tr("Central"), now.central))
            )
        return sides

    def catch_up(self) -> None:
        self._follow(self.right, self.plot.viewRange()[1])

    # ── replay ────────────────────────────────────────────────────────────────────────────────────

    def frames(self) -> int:
        """How many steps led to the result."""
        if self._map is None or self._map.ours is None:
            return 0
        made = self._map.ours.shapes
        return len(made.steps) or (len(made.trail) if len(made.centroids) else 0)

    def play(self) -> None:
        """How the result came about, step by step."""
        if self._clock.isActive():
            self._stop()
            self._paint_shapes()
        elif self.frames():
            self._frame = 0
            self._play.setText(self.tr("Stop"))
            self._clock.start()
            self._paint_shapes()

    def _next_frame(self) -> None:
        self._frame += 1
        if self._frame >= self.frames():
            self._stop()
        else:
            self.read_out(self.tr("step {n} of {all}").format(n=self._frame + 1, all=self.frames()))
        self._paint_shapes()

    def _stop(self) -> None:
        self._clock.stop()
        self._frame = -1
        self._play.setText(self.tr("Play"))

    def _at_frame(self, made: Shapes) -> Shapes:
        if self._frame < 0:
            return made
        if made.steps:
            return replace(made, ellipses=made.steps[min(self._frame, len(made.steps) - 1)])
        step = min(self._frame, len(made.trail) - 1)
        return replace(made, centroids=made.trail[step], trail=made.trail[: step + 1])

    # ── mouse ─────────────────────────────────────────────────────────────────────────────────────

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        if self._seen.density is not None:
            return self.read_out(map_captions.cell_text(self._seen, x, y))
        point = self._nearest(plot, x, y)
        self.point_at(point)
        self.point_hovered.emit(point)
        self.read_out(map_captions.point_text(self._seen, point) if point >= 0 else "")

    def leave(self) -> None:
        super().leave()
        if self._drawn:
            self.point_at(-1)

    def point_at(self, point: int) -> None:
        """Ring one point on both sides; -1 takes the rings away."""
        for ring in self._rings:
            if point >= 0 and self._map is not None:
                ring.setData([self._seen.points[point, 0]], [self._seen.points[point, 1]])
            else:
                ring.clear()

    def _nearest(self, plot: pg.PlotItem, x: float, y: float) -> int:
        if self._map is None or not self._points.isChecked() or not len(self._seen.points):
            return -1
        wide, high = plot.getViewBox().viewPixelSize()
        apart = ((self._seen.points - (x, y)) / (wide or 1.0, high or 1.0)) ** 2
        nearest = int(np.argmin(apart.sum(axis=1)))
        return nearest if apart[nearest].sum() <= REACH**2 else -1

    def table(self) -> tuple[list[str], list[list[Any]]]:
        return map_captions.cluster_table(self._map) if self._map is not None and self._drawn else ([], [])

    # ── tools ─────────────────────────────────────────────────────────────────────────────────────

    def _make_tools(self) -> None:
        self._across, self._up = DropDown(), DropDown()
        self._across.setAccessibleName(self.tr("Column across"))
        self._up.setAccessibleName(self.tr("Column upwards"))
        for box in (self._across, self._up):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.activated.connect(self._columns_chosen)
            self.add_tool(box)
        self._show = self._tool(self.tr("Show"), self.tr("What is drawn"))
        self._show.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self._show)
        # Made here, because they are kept: of an action that Qt makes PySide may lose sight.
        self._points = QAction(self.tr("Rows of the sites"), self)
        self._shapes = QAction(self.tr("What the method made"), self)
        menu.addActions((self._points, self._shapes))
        for action in (self._points, self._shapes):
            action.setCheckable(True)
            action.setChecked(True)
            action.toggled.connect(lambda _on: self.redraw())
        self._show.setMenu(menu)
        beside = self.tr("The same method on pooled rows, beside it (Space)")
        self._central = self._tool(self.tr("Central beside"), beside)
        self._central.setCheckable(True)
        self._central.toggled.connect(lambda _on: self._look_beside())
        self._play = self._tool(self.tr("Play"), self.tr("See step by step how the result came about"))
        self._play.clicked.connect(lambda _checked=False: self.play())
        self.on_space(self.toggle_central)

    def _tool(self, text: str, tip: str) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setToolTip(tip)
        button.setAutoRaise(True)
        self.add_tool(button)
        return button

    def toggle_central(self) -> None:
        if self._central.isVisibleTo(self):
            self._central.toggle()

    def _look_beside(self) -> None:
        if self._map is None or not self._ran:
            return
        self._watch_zoom()
        if self.beside and self._map.central is None:
            self.read_out(self.tr("Running the same method on pooled rows…"))
            self.refresh()
        else:
            self.redraw()

    def _enable_own_tools(self) -> None:
        there = self._map is not None
        clustered = self._map is not None and self._map.ours is not None
        for tool in (self._across, self._show):
            tool.setVisible(there)
        self._up.setVisible(there and self._across.currentData() is not None and self._up.count() > 1)
        self._shapes.setVisible(clustered)
        self._central.setVisible(clustered)
        self._play.setVisible(self.frames() > 1)

    def _offer_columns(self, value: MapView) -> None:
        """Two principal components, or any two columns."""
        names = list(value.columns)
        if [self._up.itemText(i) for i in range(self._up.count())] == names and self._across.count():
            return
        self._across.clear()
        self._up.clear()
        if len(names) > 2:
            self._across.addItem(self.tr("Principal components"), None)
        for name in names:
            self._across.addItem(name, name)
            self._up.addItem(name, name)
        self._up.setCurrentIndex(min(1, len(names) - 1))

    def look_at_columns(self, across: str, up: str) -> None:
        self._across.setCurrentIndex(self._across.findData(across))
        self._up.setCurrentIndex(self._up.findData(up))
        self._columns_chosen()

    def _columns_chosen(self) -> None:
        components = self._across.currentData() is None
        self._up.setVisible(not components and self._up.count() > 1)
        if not components and self._across.currentData() == self._up.currentData() and self._up.count() > 1:
            self._up.setCurrentIndex((self._up.currentIndex() + 1) % self._up.count())
        self.refresh()

    def _columns(self) -> list[str]:
        across, up = self._across.currentData(), self._up.currentData()
        return [across, up] if across is not None and up is not None and across != up else []
