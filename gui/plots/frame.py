"""The frame around every plot: theme, toolbar, read-out, caption, pictures, facts as a table.

    class Attack(Frame):
        view = "attack"                 # see gui/base/panel.py
        title = "Attack"
        help = "The chance of an attacker who knows a part of a series."
        empty = "Run a technique to let the attacker try."

        def __init__(self):
            super().__init__()
            self.label_axes(self.tr("Known points"), self.tr("Chance of success"))

        def draw(self, value: AttackView) -> None:
            self._curve = value.curve
            self.show_plot()            # leaves the empty text and calls `paint`

        def paint(self): ...            # draw everything on self.plot with the theme's colours
        def hover(self, plot, x, y): ...  # say something in self.read_out(...)
        def table(self): ...            # the same facts as header and rows

`paint` is called again after a switch of theme, so it reads all it needs from `self`. What must not
leave the window (raw rows) is left out of pictures by `hide_originals`; where a picture tells of the
original all the same, `stamp` says so under it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from gui.base import pyqtgraph_patches, theme
from gui.base.incremental import paint_later
from gui.base.panel import Panel
from gui.plots import pens, picture_export
from gui.plots.axis import Axis
from gui.plots.caption import Caption
from gui.plots.frame_tools import FINE, Tools
from gui.plots.legend import Legend
from gui.plots.table import TableView, columns_of

HOVER_RATE = 40  # read-outs a second
LEGEND_ROW = 1  # of a PlotItem's layout, between title and axes


class Frame(Panel):
    stamp = ""  # written under pictures that tell of the original, said where their data are saved

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.canvas = pg.GraphicsLayoutWidget()
        self.canvas.ci.setContentsMargins(2 * FINE, FINE, 2 * FINE, FINE)
        self.plots: list[pg.PlotItem] = []
        self._legends: dict[pg.PlotItem, Legend] = {}
        self.plot = self.add_plot()
        self._hidden = False  # True while a picture is made that must not show raw rows
        self._drawn = False
        self._build()
        self._connect()
        self._put_on_theme()
        self.show_empty(self.empty or self.tr("Nothing to show yet."))

    # ── for panels ────────────────────────────────────────────────────────────────────────────────

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._caption.fit(self.height())

    def add_plot(self, row: int = 0, column: int = 0, made: pg.PlotItem | None = None) -> pg.PlotItem:
        """One more set of axes in the same picture; it may have been made before, in a turn of its own."""
        plot = made or make_plot()
        self.canvas.addItem(plot, row, column)
        self.plots.append(plot)
        return plot

    def label_axes(self, x: str, y: str, plot: pg.PlotItem | None = None) -> None:
        """Axis labels with their units in brackets: "Value loss (unit of the data)"."""
        self._set_labels(plot or self.plot, x, y)

    def paint(self) -> None:
        """Draw everything (the plots are empty when this is called)."""

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        """The mouse is at (x, y) in the coordinates of `plot`."""

    def leave(self) -> None:
        """The mouse has left the plots."""
        self.read_out("")

    def clicked(self, plot: pg.PlotItem, x: float, y: float) -> None:
        """A click at (x, y) in the coordinates of `plot`."""

    def read_out(self, text: str) -> None:
        """What is under the mouse, in the line under the plot."""
        self._readout.setText(text or " ")
        self._readout.setToolTip(text)

    def headline(self, text: str, plot: pg.PlotItem | None = None) -> None:
        """The line above a plot: which thing it shows. Part of exported pictures."""
        (plot or self.plot).setTitle(text or None, color=theme.current().text, bold=True, justify="left")

    def show_empty(self, text: str) -> None:
        """No data: say why, or what to do."""
        self._drawn = False
        self._empty.setText(text)
        self._pages.setCurrentWidget(self._empty)
        self.read_out("")
        self.tools.enable(False)

    def show_waiting(self) -> None:
        if not self._drawn:
            self.show_empty(self.tr("Being computed…"))

    def show_plot(self, reset: bool = True) -> None:
        """There is data: draw it, and show the page the steward had chosen (plot or table)."""
        self._drawn = True
        self.redraw()
        self.show_drawn(reset)

    def show_drawn(self, reset: bool = True) -> None:
        """Show what has been drawn already, bit by bit."""
        self._drawn = True
        self.canvas.setAccessibleName(self.title or self.tr("Plot"))
        self.canvas.setAccessibleDescription(self.help)
        self._caption.setText(self.help)
        self._caption.setVisible(bool(self.help))
        self.tools.enable(True)
        if reset:
            self.reset_zoom()
        self._show_page()
        self.canvas.scene().prepareForPaint()  # else the view moves while it is painted, and is painted again
        paint_later(self.canvas.viewport())

    def redraw(self) -> None:
        """Clear and paint again, keeping the zoom."""
        for plot in self.plots:
            plot.legend = None
            plot.clear()
        if self._drawn:
            self.paint()
        for plot, legend in self._legends.items():
            if plot.legend is None:
                legend.clear()

    def add_legend(self, plot: pg.PlotItem | None = None) -> Legend:
        """A line of names above the plot, where it hides nothing; call it in `paint` before adding items.

        The same one every time: a new one would have no size yet, and the plot would be laid out twice.
        """
        plot = plot or self.plot
        if plot not in self._legends:
            self._legends[plot] = Legend()
            plot.layout.addItem(self._legends[plot], LEGEND_ROW, 1)
        plot.legend = legend = self._legends[plot]
        legend.clear()
        return legend

    def add_tool(self, widget: QWidget) -> None:
        """A control of the panel's own, in the toolbar before the common ones."""
        self.tools.own.addWidget(widget)

    @contextmanager
    def hide_originals(self) -> Iterator[None]:
        """While a picture is made: `self.originals_hidden` is True and the plot is drawn so."""
        self._hidden = True
        self._put_on_theme()
        self._settle()
        try:
            yield
        finally:
            self._hidden = False
            self.redraw()

    def _settle(self) -> None:
        """Lay out now what would be laid out when next shown: a picture is taken at once."""
        for layout in (self.canvas.ci.layout, *(plot.layout for plot in self.plots)):
            layout.activate()
        self.canvas.scene().prepareForPaint()

    @property
    def originals_hidden(self) -> bool:
        return self._hidden

    def said(self) -> str:
        """What the read-out says."""
        return self._readout.text().strip()

    # ── what every plot can do ────────────────────────────────────────────────────────────────────

    def reset_zoom(self) -> None:
        for plot in self.plots:
            plot.getViewBox().enableAutoRange()
            plot.getViewBox().updateAutoRange()

    def picture(self) -> Any:
        """The plot as a QImage, without raw rows."""
        now = theme.current()
        with self.hide_originals():
            return picture_export.image(self.canvas, now.surface, now.muted, self.stamp)

    def copy_picture(self) -> None:
        QGuiApplication.clipboard().setImage(self.picture())

    def save_png(self, path: Path) -> None:
        self.png()(path)

    def png(self) -> Callable[[Path], None]:
        """The picture of now, and how it is written: each is long enough for a turn of its own."""
        made = self.picture()

        def write(path: Path) -> None:
            if not picture_export.save_png(made, path):
                raise OSError(self.tr("{path} could not be written").format(path=path))

        return write

    def save_svg(self, path: Path) -> None:
        now = theme.current()
        with self.hide_originals():
            picture_export.save_svg(self.canvas, path, self.title, now.surface, now.muted, self.stamp)

    def save_csv(self, path: Path) -> None:
        picture_export.write_csv(path, *self.table())

    def copy_table(self) -> None:
        QGuiApplication.clipboard().setText(picture_export.csv_text(*self.table()))
        self.read_out(self.stamp)  # a picture carries it, numbers do not

    # ── inside ────────────────────────────────────────────────────────────────────────────────────

    def _build(self) -> None:
        self._empty = QLabel()
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._empty.setMargin(32)
        self._empty.setProperty("rank", "muted")
        self._facts = TableView(self.tr("Facts of the plot"))
        self._pages = QStackedWidget()
        for page in (self._empty, self.canvas, self._facts):
            self._pages.addWidget(page)
        self._readout = QLabel(" ")  # keeps its line when there is nothing to say
        self._readout.setAccessibleName(self.tr("Value under the mouse"))
        self._readout.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._readout.setContentsMargins(2 * FINE, 0, 2 * FINE, 0)
        self._caption = Caption()
        self._caption.setContentsMargins(2 * FINE, 0, 2 * FINE, FINE)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(FINE)
        self.tools = Tools(self)
        column.addLayout(self.tools)
        column.addWidget(self._pages, 1)
        column.addWidget(self._readout)
        column.addWidget(self._caption)
        self.canvas.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.canvas.setMinimumSize(160, 120)
        self.canvas.setAccessibleName(self.tr("Plot"))  # until it has a title of its own

    def _connect(self) -> None:
        self.tools.as_table.toggled.connect(self._show_page)
        theme.changed.connect(self._apply_theme)
        self.canvas.viewport().installEventFilter(self)
        scene = self.canvas.scene()
        self._moves = pg.SignalProxy(scene.sigMouseMoved, rateLimit=HOVER_RATE, slot=self._moved)
        scene.sigMouseClicked.connect(self._pressed)

    def _show_page(self) -> None:
        if not self._drawn:
            return
        if self.tools.as_table.isChecked():
            self._facts.show_columns(columns_of(*self.table()))
            self._pages.setCurrentWidget(self._facts)
        else:
            self._pages.setCurrentWidget(self.canvas)

    def _apply_theme(self) -> None:
        """Now if it is seen, else when it is next shown: a switch of theme finds dozens of plots."""
        self._undressed = not self.isVisible()
        if not self._undressed:
            self._put_on_theme()

    def _put_on_theme(self) -> None:
        self._undressed = False
        self.canvas.setBackground(theme.current().surface)
        for plot in self.plots:
            self._dress(plot)
        self.redraw()

    def _dress(self, plot: pg.PlotItem) -> None:
        now = theme.current()
        for side in ("left", "bottom"):
            axis = plot.getAxis(side)
            axis.setPen(pens.pen(now.line))
            axis.setTextPen(pens.pen(now.muted))
            axis.setTickPen(pens.pen(now.line))
        x, y = (plot.getAxis(side).labelText for side in ("bottom", "left"))
        self._set_labels(plot, x, y)
        if plot.titleLabel.text:
            self.headline(plot.titleLabel.text, plot)  # its colour stands in its words
        plot.showGrid(y=True, alpha=0.5)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._undressed:
            self._put_on_theme()

    def _set_labels(self, plot: pg.PlotItem, x: str, y: str) -> None:
        for side, text in (("bottom", x), ("left", y)):
            # not plot.setLabel: that shows an axis which the panel has hidden
            plot.getAxis(side).setLabel(text or None, color=theme.current().text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave and self._drawn:
            self.leave()
        return False

    def _moved(self, arguments: tuple[QPointF]) -> None:
        place = self._place(arguments[0])
        if place is not None:
            self.hover(*place)

    def _pressed(self, event: Any) -> None:
        place = self._place(event.scenePos())
        if place is not None and event.button() == Qt.MouseButton.LeftButton:
            self.clicked(*place)

    def _place(self, at: QPointF) -> tuple[pg.PlotItem, float, float] | None:
        """Which plot lies there, and where in it."""
        for plot in self.plots:
            if (
                self._drawn
                and plot.scene() is not None
                and plot.getViewBox().sceneBoundingRect().contains(at)
            ):
                point = plot.getViewBox().mapSceneToView(at)
                return plot, point.x(), point.y()
        return None


def make_plot() -> pg.PlotItem:
    """A set of axes: of all that a panel is made of, what takes longest."""
    pyqtgraph_patches.once()
    axes = {side: Axis(side) for side in ("left", "bottom")}
    plot = pg.PlotItem(enableMenu=False, axisItems=axes)
    pyqtgraph_patches.wrap_title(plot)
    plot.hideButtons()
    plot.getViewBox().setDefaultPadding(0.03)
    for axis in axes.values():
        axis.enableAutoSIPrefix(False)
        axis.setZValue(-1000)  # grid lines behind what is drawn
    plot.layout.removeItem(plot.getAxis("top"))  # hidden; its row is the legend's
    return plot
