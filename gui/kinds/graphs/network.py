"""Original and synthetic graph beside each other: the same places, one weight scale, linked.

Pan, zoom, hover, selection and dragged nodes go to both sides. Space goes from both to the original
alone to the synthetic alone; a fourth look shows the differences. The aggregate is a fact about the
original, and so are the places: every picture that is saved says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import QCompleter, QLabel, QSlider, QWidget

from engine.core.task import Source, Summary
from engine.kinds.graphs.data import WeightSnapshot
from engine.kinds.graphs.view_types import NetworkView
from gui.base.i18n import numeral, translated
from gui.kinds.graphs.layer_panel import LayerPanel
from gui.kinds.graphs.linked_views import TwinPlane
from gui.kinds.graphs.network_captions import edge_table, edge_words, left_out_words, node_words
from gui.kinds.graphs.network_drawing import LESS, MORE, PLAIN, SINGLE
from gui.kinds.graphs.network_item import NetworkItem
from gui.kinds.graphs.network_painting import edge_pen
from gui.kinds.graphs.network_sides import NetworkSides
from gui.plots import pens
from gui.widgets.basics import DropDown, SearchField, row

BESIDE, ORIGINAL, SYNTHETIC, DIFFERENCE = range(4)


class NetworkPlot(LayerPanel, TwinPlane):
    node_chosen = Signal(str)  # its label; "" when none is
    layer_chosen = Signal(str)
    crowded = Signal(int, int)  # nodes and edges of a graph that is easier to read as a matrix

    view = "network"
    title = "Network"
    empty = "The network appears here when a file is read."

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Weights or places come from the original file: not for publication.")
        self.waiting = self.tr("The network is being drawn …")
        self.mode = BESIDE
        self.sides: NetworkSides | None = None
        self.items: list[NetworkItem] = []

    def rest(self) -> Iterator[None]:
        yield from super().rest()
        yield
        for plot in self.plots:
            self._add_item(plot)
        self._make_tools()
        self.clear()

    # ── what is shown ─────────────────────────────────────────────────────────────────────────────

    def clear(self) -> None:
        self.sides, self.layer = None, ""
        self._enable(False, False)
        self._layers.hide()
        super().clear()

    def show_source(self, source: Source) -> None:
        self.offer_layers(source)
        self.refresh()

    def offer_layers(self, source: Source) -> None:
        """Maps with signs are two graphs; a file without them has one layer, whatever was chosen before."""
        split = getattr(source.reading, "signed", "") == "split"
        self._layers.setVisible(split)
        self.layer = self._layers.currentData() if split else ""
        self.layer_chosen.emit(self.layer)

    def show_run(self, summary: Summary) -> None:
        self.show_source(summary.task.source)

    def draw(self, value: NetworkView) -> None:
        former, self.sides = self.sides, NetworkSides(value)
        same = former is not None and former.view.labels == value.labels
        known = former.view.positions if former is not None and same else np.zeros(0)
        if former is not None and np.array_equal(known, value.positions, equal_nan=True):
            self.sides.positions = former.positions  # where the steward dragged them
            self.sides.least = former.least
        else:
            self.choose("")
        if not len(value.source):
            self.show_empty(self.tr("There is no edge to draw."))
            return
        self._set_up_tools()
        self.show_plot(reset=not same)
        if self.sides.crowded:
            self.crowded.emit(self.sides.nodes + self.sides.hidden_nodes, value.edges)

    def show_snapshot(self, snapshot: WeightSnapshot) -> None:
        """The weights on their way: after the noise, after the low rank."""
        if self.sides is None or snapshot.layer not in (self.layer, self.layer or "positive"):
            return
        self.sides = self.sides.with_synthetic(snapshot.source, snapshot.target, snapshot.weight)
        self._set_up_tools()
        self.show_plot(reset=False)
        self.headline(translated(snapshot.stage), self.right if self.mode == BESIDE else self.plot)

    def positions(self) -> np.ndarray:
        return self.sides.positions if self.sides is not None else super().positions()

    # ── drawing ───────────────────────────────────────────────────────────────────────────────────

    def paint(self) -> None:
        assert self.sides is not None
        made = self.sides.synthetic is not None
        way = self.mode if made else ORIGINAL
        self.put_beside(way == BESIDE)
        first = {SYNTHETIC: self.sides.synthetic_side, DIFFERENCE: self.sides.difference_side}
        second = self.sides.synthetic_side() if way == BESIDE else None
        drawings = (first.get(way, self.sides.original_side)(), second)
        titles = {
            SYNTHETIC: self.tr("Synthetic"),
            DIFFERENCE: self.tr("Difference: synthetic − original"),
        }
        for plot, item, drawing in zip(self.plots, self.items, drawings, strict=True):
            item.draw(drawing)
            if drawing is not None:
                self._add_legend_entries(plot, drawing.kind)
        self.headline(titles.get(way, self.tr("Original")))
        self.headline(self.tr("Synthetic"), self.right)
        self.help = left_out_words(self.sides)
        self._caption.setText(self.help)
        self._caption.show()

    def _add_legend_entries(self, plot: pg.PlotItem, kind: np.ndarray) -> None:
        legend, known = self.add_legend(plot), set(kind.tolist())
        contributors = self.sides is not None and self.sides.view.contributors is not None
        words = {
            PLAIN: self.tr("several people") if contributors else self.tr("edge, as wide as its weight"),
            SINGLE: self.tr("rests on one person (open head)"),
            MORE: self.tr("heavier"),
            LESS: self.tr("lighter (dashed)"),
        }
        for one in (PLAIN, SINGLE, MORE, LESS):
            if one in known:
                dash = pens.DASHES[1 if one == LESS else 0]
                pen = pens.pen(edge_pen(one, 3, strong=True).color(), 3, dash)
                legend.addItem(pg.PlotCurveItem(pen=pen), words[one])

    def _add_item(self, plot: pg.PlotItem) -> None:
        item = NetworkItem(plot.getViewBox(), self.items[0] if self.items else None)
        item.node_dragged.connect(self.move_node)
        self.items.append(item)

    # ── mouse and selection ───────────────────────────────────────────────────────────────────────

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        item = self.items[self.plots.index(plot)]
        node = item.node_at(x, y)
        edge = item.edge_at(x, y) if node < 0 else -1
        for each in self.items:
            each.point_at(node, edge)
        assert self.sides is not None
        words = edge_words(self.sides, edge) if edge >= 0 else ""
        self.read_out(node_words(self.sides, node) if node >= 0 else words)

    def leave(self) -> None:
        super().leave()
        for item in self.items:
            item.point_at(-1)

    def clicked(self, plot: pg.PlotItem, x: float, y: float) -> None:
        node = self.items[self.plots.index(plot)].node_at(x, y)
        assert self.sides is not None
        self.choose(self.sides.view.labels[node] if node >= 0 else "")

    def choose(self, label: str) -> None:
        """Select a node by its label on both sides; an unknown label selects none."""
        labels = self.sides.view.labels if self.sides is not None else ()
        node = labels.index(label) if label in labels else -1
        if node == self.items[0].selected:
            return
        for item in self.items:
            item.select(node)
        self.node_chosen.emit(label if node >= 0 else "")
        if self.sides is not None and node >= 0:
            self.read_out(node_words(self.sides, node))

    def find_node(self, text: str) -> None:
        """Select the node of this name (or the first that contains it) and bring it into sight."""
        if self.sides is None:
            return
        wanted, labels = text.strip().casefold(), self.sides.view.labels
        hits = [label for label in labels if label.casefold() == wanted]
        hits = hits or [label for label in labels if wanted and wanted in label.casefold()]
        self.choose(hits[0] if hits else "")
        if not hits:
            self.read_out(self.tr("No node is called {text}.").format(text=text) if wanted else "")
            return
        place = self.sides.positions[labels.index(hits[0])]
        if np.isfinite(place[0]):
            self.center_on(place)
        else:
            self.read_out(self.tr("{node} is too weak to be drawn here.").format(node=hits[0]))

    def move_node(self, node: int, x: float, y: float) -> None:
        """Put a node elsewhere, on both sides."""
        if self.sides is not None:
            self.sides.move(node, x, y)
            for item in self.items:
                item.relayout()

    def table(self) -> tuple[list[str], list[list[Any]]]:
        return edge_table(self.sides if self._drawn else None)

    # ── tools ─────────────────────────────────────────────────────────────────────────────────────

    def set_mode(self, way: int) -> None:
        self.mode = way
        self._ways.button(way).setChecked(True)
        if self._drawn:
            self.redraw()

    def toggle_before_after(self) -> None:
        """Both, then the original alone, then the synthetic alone, and again."""
        if self.sides is not None and self.sides.synthetic is not None:
            following = {BESIDE: ORIGINAL, DIFFERENCE: ORIGINAL, ORIGINAL: SYNTHETIC}
            self.set_mode(following.get(self.mode, BESIDE))

    def set_least_weight(self, step: int) -> None:
        """The slider: from this of the weights that occur on, edges are drawn."""
        if self.sides is None or not len(self.sides.steps):
            return
        self._slider.setValue(step)
        self.sides.least = float(self.sides.steps[step]) if step else 0.0
        self._show_least_weight()
        if self._drawn:
            self.redraw()

    def _make_tools(self) -> None:
        self._make_ways()
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setFixedWidth(70)
        self._slider.setAccessibleName(self.tr("Smallest weight that is drawn"))
        self._slider.setToolTip(self.tr("Leave out edges lighter than this, on both sides"))
        self._slider.valueChanged.connect(self.set_least_weight)
        self._least = QLabel()
        self._least.setContentsMargins(8, 0, 4, 0)
        self._search = SearchField(self.tr("Find a node"))
        self._names = QStringListModel(self)
        completer = QCompleter(self._names, self._search)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.activated.connect(self.find_node)
        self._search.setCompleter(completer)
        self._search.returnPressed.connect(lambda: self.find_node(self._search.text()))
        self._search.textChanged.connect(lambda text: None if text else self.choose(""))
        self._layers = DropDown()
        self._layers.setAccessibleName(self.tr("Layer"))
        self._layers.addItem(self.tr("positive"), "")  # the first layer
        self._layers.addItem(self.tr("negative"), "negative")
        self._layers.activated.connect(lambda _index: self._choose_layer())
        lightest = QWidget()  # the words and their slider stay on one line
        lightest.setLayout(row(self._least, self._slider, spacing=0))
        self._tools = [lightest, self._search]
        for tool in (*self._tools, self._layers):
            self.add_tool(tool)
        self.on_space(self.toggle_before_after)

    def _make_ways(self) -> None:
        names = {
            BESIDE: (self.tr("Both"), self.tr("Original and synthetic beside each other (Space)")),
            ORIGINAL: (self.tr("Original"), self.tr("The original alone (Space)")),
            SYNTHETIC: (self.tr("Synthetic"), self.tr("What would be published (Space)")),
            DIFFERENCE: (self.tr("Difference"), self.tr("What became lighter and what heavier")),
        }
        self.offer_ways(names, self.mode, self.set_mode)

    def _enable(self, drawn: bool, compared: bool) -> None:
        for tool in self._tools:
            tool.setVisible(drawn)
        for button in self._ways.buttons():
            button.setVisible(compared)

    def _set_up_tools(self) -> None:
        sides = self.sides
        assert sides is not None
        self._enable(True, sides.synthetic is not None)
        self._names.setStringList(sorted(sides.view.labels, key=str.casefold))
        steps = sides.steps
        at = int(np.searchsorted(steps, sides.least)) if sides.least and len(steps) else 0
        blocked = self._slider.blockSignals(True)
        self._slider.setRange(0, max(0, len(steps) - 1))
        self._slider.setValue(min(at, max(0, len(steps) - 1)))
        self._slider.blockSignals(blocked)
        self._show_least_weight()

    def _show_least_weight(self) -> None:
        steps = self.sides.steps if self.sides is not None else ()
        least = steps[min(self._slider.value(), len(steps) - 1)] if len(steps) else 0
        self._least.setText(self.tr("Weight ≥ {least}").format(least=numeral(least, ",.4g")))

    def _choose_layer(self) -> None:
        self.show_layer(self._layers.currentData())
        self.layer_chosen.emit(self.layer)
