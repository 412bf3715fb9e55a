"""Original and synthetic graph beside each other: the same places, one weight scale, linked.

Pan, zoom, hover, selection and dragged nodes go to both sides. Space goes from both to the original
alone to the synthetic alone; a fourth look shows the differences. The aggregate is a fact about the
original, and so are the places: every picture that is saved says so.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QComboBox, QCompleter, QLabel, QLineEdit, QSlider, QToolButton

from engine.task import Source, Summary
from gui.plots import ink
from gui.plots.frame import Frame
from gui.plots.network_drawing import LESS, MORE, PLAIN, SINGLE
from gui.plots.network_item import NetworkItem
from gui.plots.network_painting import edge_pen
from gui.plots.network_sides import MOST_DRAWN, Sides

BESIDE, ORIGINAL, SYNTHETIC, DIFFERENCE = range(4)
ROOM = (48, 24)  # pixels around the outermost nodes, for their names


class Network(Frame):
    node_chosen = Signal(str)  # its label; "" when none is
    layer_chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Network")
        self.stamp = self.tr("Weights or places come from the original file: not for publication.")
        self.way, self.layer = BESIDE, ""
        self.sides: Sides | None = None
        self.right = self.add_plot(0, 1)
        self.items: list[NetworkItem] = []
        for plot in self.plots:
            self._prepare(plot)
        self._fitted = True  # everything is in sight, and stays so when the window changes
        self._scale: float | None = None  # of the plane, a pixel
        self._following = False  # while one side takes over from the other
        self.plot.getViewBox().sigResized.connect(lambda _box: self._resized())
        self.right.getViewBox().sigResized.connect(
            lambda _box: self._follow(self.plot.getViewBox(), self.right)
        )
        for plot in self.plots:
            plot.getViewBox().sigRangeChangedManually.connect(self._zoomed)
        self.plot.getViewBox().sigRangeChanged.connect(lambda box, *_: self._follow(box, self.right))
        self.right.getViewBox().sigRangeChanged.connect(lambda box, *_: self._follow(box, self.plot))
        self.canvas.removeItem(self.right)
        self._make_tools()
        self._apply_theme()
        self.clear()

    # ── what is shown ─────────────────────────────────────────────────────────────────────────────

    def clear(self) -> None:
        self.sides, self.layer = None, ""
        self._enable(False, False)
        self._layers.hide()
        self.show_empty(self.tr("Open a file to see its network."))

    def show_source(self, source: Source) -> None:
        self._offer_layers(source)
        self.ask.emit("network", {"layer": self.layer})

    def show_run(self, summary: Summary) -> None:
        self._offer_layers(summary.task.source)
        self.ask.emit("network", {"layer": self.layer})

    def answer(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "network" or asked.get("layer", "") != self.layer:
            return
        former, self.sides = self.sides, Sides(value)
        same = former is not None and former.view.labels == value.labels
        if same and former is not None and np.array_equal(former.view.places, value.places, equal_nan=True):
            self.sides.places = former.places  # where the steward dragged them
            self.sides.least = former.least
        else:
            self.choose("")
        if not len(value.source):
            self.show_empty(self.tr("There is no edge to draw."))
            return
        self._set_up_tools()
        self.show_plot(reset=not same)

    def show_live(self, snapshot: Any) -> None:
        """The weights on their way: after the noise, after the low rank."""
        if self.sides is None or snapshot.layer not in (self.layer, self.layer or "positive"):
            return
        size, view = len(self.sides.view.labels), self.sides.view
        cells = snapshot.source * size + snapshot.target
        wanted = view.source * size + view.target
        found = np.minimum(np.searchsorted(cells, wanted), max(0, len(cells) - 1))
        there = cells[found] == wanted if len(cells) else np.zeros(len(wanted), bool)
        live = np.zeros(len(wanted))
        live[there] = np.maximum(snapshot.weight[found[there]], 0)
        sides = Sides(_with_synthetic(view, live))
        sides.places, sides.least = self.sides.places, self.sides.least
        self.sides = sides
        self._set_up_tools()
        self.show_plot(reset=False)
        self.headline(snapshot.words, self.right if self.way == BESIDE else self.plot)

    # ── drawing ───────────────────────────────────────────────────────────────────────────────────

    def paint(self) -> None:
        assert self.sides is not None
        made = self.sides.synthetic is not None
        way = self.way if made else ORIGINAL
        self._put_beside(way == BESIDE)
        first = {SYNTHETIC: self.sides.synthetic_side, DIFFERENCE: self.sides.difference_side}
        drawings = [first.get(way, self.sides.original_side)()]
        drawings.append(self.sides.synthetic_side() if way == BESIDE else None)
        titles = {
            SYNTHETIC: self.tr("Synthetic"),
            DIFFERENCE: self.tr("Difference: synthetic − original"),
        }
        for plot, item, drawing in zip(self.plots, self.items, drawings, strict=True):
            item.draw(drawing)
            if drawing is not None:
                self._explain(plot, drawing.kind)
        self.headline(titles.get(way, self.tr("Original")))
        self.headline(self.tr("Synthetic"), self.right)
        self._say_what_is_left_out()

    def _explain(self, plot: pg.PlotItem, kind: np.ndarray) -> None:
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
                dash = ink.DASHES[1 if one == LESS else 0]
                pen = ink.pen(edge_pen(one, 3, strong=True).color(), 3, dash)
                legend.addItem(pg.PlotCurveItem(pen=pen), words[one])

    def _say_what_is_left_out(self) -> None:
        assert self.sides is not None
        sides, words = self.sides, []
        drawn = int(sides.shown(sides.original).sum())
        total = sides.view.edges
        if sides.hidden_nodes:
            words.append(
                self.tr("The strongest {shown} of {all} nodes.").format(
                    shown=f"{sides.nodes:,}", all=f"{sides.nodes + sides.hidden_nodes:,}"
                )
            )
        if drawn < total and drawn == MOST_DRAWN:
            words.append(
                self.tr("Only the strongest {shown} of {all} edges are drawn.").format(
                    shown=f"{drawn:,}", all=f"{total:,}"
                )
            )
        if sides.crowded:
            words.append(self.tr("Crowded? The matrix shows every edge without crossings."))
        words.append(
            self.tr(
                "Both on the same places, one weight scale. Click or search a node to see its edges, drag it "
                "to move it, wheel to zoom, Space for before and after."
            )
            if sides.synthetic is not None
            else self.tr("The file before anonymizing. Open arrow heads rest on one person.")
            if sides.view.contributors is not None
            else self.tr("The file before anonymizing.")
        )
        self.help = " ".join(words)
        self._caption.setText(self.help)
        self._caption.show()

    def _put_beside(self, on: bool) -> None:
        if on and self.right.scene() is None:
            self.canvas.addItem(self.right, 0, 1)
            self._follow(self.plot.getViewBox(), self.right)
        elif not on and self.right.scene() is not None:
            self.canvas.removeItem(self.right)
        for column in (0, 1):
            self.canvas.ci.layout.setColumnStretchFactor(column, 1 if on or column == 0 else 0)

    def _prepare(self, plot: pg.PlotItem) -> None:
        plot.setPreferredWidth(10)  # so that both get the same share of the room
        plot.getViewBox().disableAutoRange()
        item = NetworkItem(plot.getViewBox(), self.items[0] if self.items else None)
        item.node_dragged.connect(self.move_node)
        self.items.append(item)

    def _apply_theme(self) -> None:
        super()._apply_theme()
        for plot in self.plots:  # places have no unit; and hidden axes draw no grid
            plot.hideAxis("left")
            plot.hideAxis("bottom")

    def reset_zoom(self) -> None:
        """All nodes in sight, a circle as a circle."""
        places = self.sides.places if self.sides is not None else np.zeros((0, 2))
        places = places[np.isfinite(places[:, 0])]
        if len(places):
            low, high = places.min(axis=0), places.max(axis=0)
            self._fitted = True
            self._see((low + high) / 2, np.maximum(high - low, 0.1))

    def _see(self, middle: np.ndarray, extent: np.ndarray) -> None:
        """Bring a stretch of the plane into sight, with room around it for names."""
        size = self.plot.getViewBox().rect()
        room = np.maximum([size.width() - 2 * ROOM[0], size.height() - 2 * ROOM[1]], 40)
        scale = float(np.max(extent / room))  # of the plane, a pixel
        half = np.array([size.width(), size.height()]) * scale / 2
        box = self.plot.getViewBox()
        box.setRange(
            xRange=(middle[0] - half[0], middle[0] + half[0]),
            yRange=(middle[1] - half[1], middle[1] + half[1]),
            padding=0,
        )
        self._follow(box, self.right)

    def _resized(self) -> None:
        """Everything stays in sight, or what was in the middle stays there at the same scale."""
        box = self.plot.getViewBox()
        size, ((left, right), (low, high)) = box.rect(), box.viewRange()
        if self._fitted or self._scale is None:
            self.reset_zoom()
            return
        half = np.array([size.width(), size.height()]) * self._scale / 2
        x, y = (left + right) / 2, (low + high) / 2
        box.setRange(xRange=(x - half[0], x + half[0]), yRange=(y - half[1], y + half[1]), padding=0)

    def _zoomed(self, *_: Any) -> None:
        self._fitted = False
        box = self.plot.getViewBox()
        self._scale = (box.viewRange()[0][1] - box.viewRange()[0][0]) / max(1.0, box.rect().width())

    def _follow(self, moved: pg.ViewBox, plot: pg.PlotItem) -> None:
        """The other side sees the same middle of the plane at the same scale."""
        if plot.scene() is None or self._following:
            return
        self._following = True
        box, ((left, right), (low, high)) = plot.getViewBox(), moved.viewRange()
        half_x = (right - left) / 2 * box.rect().width() / max(1.0, moved.rect().width())
        half_y = (high - low) / 2 * box.rect().height() / max(1.0, moved.rect().height())
        x, y = (left + right) / 2, (low + high) / 2
        box.setRange(xRange=(x - half_x, x + half_x), yRange=(y - half_y, y + half_y), padding=0)
        self._following = False

    # ── mouse and selection ───────────────────────────────────────────────────────────────────────

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        item = self.items[self.plots.index(plot)]
        node = item.node_at(x, y)
        edge = item.edge_at(x, y) if node < 0 else -1
        for each in self.items:
            each.point_at(node, edge)
        self.read_out(self._node_words(node) if node >= 0 else self._edge_words(edge) if edge >= 0 else "")

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
        if node >= 0:
            self.read_out(self._node_words(node))

    def find(self, text: str) -> None:
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
        place = self.sides.places[labels.index(hits[0])]
        box = self.plot.getViewBox()
        if not np.isfinite(place[0]):
            self.read_out(self.tr("{node} is too weak to be drawn here.").format(node=hits[0]))
        elif not box.viewRect().contains(*place):
            self._fitted = False
            box.translateBy(*(place - np.array([box.viewRect().center().x(), box.viewRect().center().y()])))

    def move_node(self, node: int, x: float, y: float) -> None:
        """Put a node elsewhere, on both sides."""
        if self.sides is not None:
            self.sides.move(node, x, y)
            for item in self.items:
                item.settle()

    def _node_words(self, node: int) -> str:
        assert self.sides is not None
        view, words = self.sides.view, []
        own = (self.sides.original, self.sides.synthetic)
        for name, ends in ((self.tr("in"), view.target), (self.tr("out"), view.source)):
            totals = [float(weights[ends == node].sum()) for weights in own if weights is not None]
            words.append(f"{name} " + " → ".join(f"{total:,.6g}" for total in totals))
        edges = int(((view.source == node) | (view.target == node)).sum())
        return self.tr("{node}:  {words},  {edges} edges").format(
            node=view.labels[node], words=",  ".join(words), edges=edges
        )

    def _edge_words(self, edge: int) -> str:
        assert self.sides is not None
        view = self.sides.view
        arrow = "→" if view.directed else "–"
        words = [f"{view.labels[view.source[edge]]} {arrow} {view.labels[view.target[edge]]}:"]
        words.append(self.tr("original {weight}").format(weight=f"{self.sides.original[edge]:,.6g}"))
        if view.contributors is not None:
            words.append(self.tr("(people: {n})").format(n=f"{view.contributors[edge]:,}"))
        if self.sides.synthetic is not None:
            change = self.sides.synthetic[edge] - self.sides.original[edge]
            made = f"{self.sides.synthetic[edge]:,.6g} ({change:+,.6g})"
            words.append(self.tr("synthetic {weight}").format(weight=made))
        return "  ".join(words)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = [self.tr("Source"), self.tr("Target"), self.tr("Original")]
        if not self._drawn or self.sides is None:
            return header, []
        view = self.sides.view
        columns: list[Any] = [
            [view.labels[at] for at in view.source.tolist()],
            [view.labels[at] for at in view.target.tolist()],
            self.sides.original.tolist(),
        ]
        if self.sides.synthetic is not None:
            header += [self.tr("Synthetic"), self.tr("Difference")]
            change = self.sides.synthetic - self.sides.original
            columns += [self.sides.synthetic.tolist(), change.tolist()]
        return header, [list(row) for row in zip(*columns, strict=True)]

    # ── tools ─────────────────────────────────────────────────────────────────────────────────────

    def look(self, way: int) -> None:
        self.way = way
        self._ways.button(way).setChecked(True)
        if self._drawn:
            self.redraw()

    def toggle_before_after(self) -> None:
        """Both, then the original alone, then the synthetic alone, and again."""
        if self.sides is not None and self.sides.synthetic is not None:
            self.look({BESIDE: ORIGINAL, DIFFERENCE: ORIGINAL, ORIGINAL: SYNTHETIC}.get(self.way, BESIDE))

    def leave_out_below(self, step: int) -> None:
        """The slider: from this of the weights that occur on, edges are drawn."""
        if self.sides is None or not len(self.sides.steps):
            return
        self._slider.setValue(step)
        self.sides.least = float(self.sides.steps[step]) if step else 0.0
        self._say_least()
        if self._drawn:
            self.redraw()

    def _make_tools(self) -> None:
        self._make_ways()
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setFixedWidth(70)
        self._slider.setAccessibleName(self.tr("Smallest weight that is drawn"))
        self._slider.setToolTip(self.tr("Leave out edges lighter than this, on both sides"))
        self._slider.valueChanged.connect(self.leave_out_below)
        self._least = QLabel()
        self._least.setContentsMargins(8, 0, 4, 0)
        self._search = QLineEdit(placeholderText=self.tr("Find a node"), clearButtonEnabled=True)
        self._search.setAccessibleName(self.tr("Find a node"))
        self._search.setFixedWidth(130)
        self._names = QStringListModel(self)
        completer = QCompleter(self._names, self._search)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.activated.connect(self.find)
        self._search.setCompleter(completer)
        self._search.returnPressed.connect(lambda: self.find(self._search.text()))
        self._search.textChanged.connect(lambda text: None if text else self.choose(""))
        self._layers = QComboBox()
        self._layers.setAccessibleName(self.tr("Layer"))
        self._layers.addItem(self.tr("positive"), "")  # the first layer
        self._layers.addItem(self.tr("negative"), "negative")
        self._layers.activated.connect(lambda _index: self._choose_layer())
        self._tools = [self._least, self._slider, self._search]
        for tool in (*self._tools, self._layers):
            self.add_tool(tool)
        space = QShortcut(QKeySequence(Qt.Key.Key_Space), self.canvas)
        space.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        space.activated.connect(self.toggle_before_after)

    def _make_ways(self) -> None:
        self._ways = QButtonGroup(self)
        names = {
            BESIDE: (self.tr("Both"), self.tr("Original and synthetic beside each other (Space)")),
            ORIGINAL: (self.tr("Original"), self.tr("The original alone (Space)")),
            SYNTHETIC: (self.tr("Synthetic"), self.tr("What would be published (Space)")),
            DIFFERENCE: (self.tr("Difference"), self.tr("What became lighter and what heavier")),
        }
        for way, (text, tip) in names.items():
            button = QToolButton(text=text, toolTip=tip, checkable=True, autoRaise=True)
            self._ways.addButton(button, way)
            self.add_tool(button)
        self._ways.button(self.way).setChecked(True)
        self._ways.idClicked.connect(self.look)

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
        self._say_least()

    def _say_least(self) -> None:
        steps = self.sides.steps if self.sides is not None else ()
        least = steps[min(self._slider.value(), len(steps) - 1)] if len(steps) else 0
        self._least.setText(self.tr("Weight ≥ {least}").format(least=f"{least:,.4g}"))

    def _offer_layers(self, source: Source) -> None:
        """Maps with signs are two graphs."""
        split = getattr(source.reading, "signed", "") == "split"
        self._layers.setVisible(split)
        self.layer = self._layers.currentData() if split else ""

    def _choose_layer(self) -> None:
        self.layer = self._layers.currentData()
        self.ask.emit("network", {"layer": self.layer})
        self.layer_chosen.emit(self.layer)


def _with_synthetic(view: Any, weights: np.ndarray) -> Any:
    from dataclasses import replace

    return replace(view, synthetic=weights)
