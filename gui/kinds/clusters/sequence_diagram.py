"""Messages between a master and its sites as a sequence diagram: lifelines, arrows, and what they carried.

One row is what crossed in one direction at one time: the master's message to its sites, or their
answers. Messages that hold rows, values of single rows or groups of too few are drawn in another colour,
dashed, with a diamond.

    self.draw_messages(sites, [SentMessage(round, "master", "north", "centroids", 96, False), …])
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt

from engine.kinds.clusters.view_types import SentMessage
from gui.base import theme
from gui.base.i18n import numeral, translated
from gui.plots import pens
from gui.plots.frame import Frame
from gui.plots.text_items import Word, Writing

MASTER = "master"
ROW_HEIGHT = 36  # pixels a row needs to be read; what has no room is reached by panning
MOST_NAMES = 14  # sites whose names fit beside each other


@dataclass(frozen=True)
class Row:
    """Messages of one kind in one direction at one time."""

    round: int
    from_master: bool
    kind: str
    original: bool
    messages: tuple[SentMessage, ...]

    @property
    def bytes(self) -> int:
        return sum(message.bytes for message in self.messages)


def rows_of(messages: Sequence[SentMessage]) -> list[Row]:
    """Messages that crossed together, in the order they crossed."""
    found: dict[tuple[int, bool, str, bool], list[SentMessage]] = {}
    for message in messages:
        key = (message.round, message.sender == MASTER, message.kind, message.original)
        found.setdefault(key, []).append(message)
    return [Row(*key, tuple(group)) for key, group in found.items()]


def size_in_words(count: int) -> str:
    if count < 1000:
        return f"{count} B"
    size = count / 1000
    for unit in ("kB", "MB"):
        if size < 1000:
            return f"{numeral(size, '.3g')} {unit}"
        size /= 1000
    return f"{numeral(size, '.3g')} GB"


class SequenceDiagram(Frame):
    def draw_messages(self, sites: Sequence[str], messages: Sequence[SentMessage]) -> None:
        self._sites, self._messages = list(sites), list(messages)
        self._rows = rows_of(messages)
        self._lifeline = {MASTER: 0} | {name: number + 1 for number, name in enumerate(self._sites)}
        self.plot.getViewBox().invertY(True)
        self.plot.getViewBox().setMouseEnabled(x=False, y=True)
        self.plot.getAxis("left").setStyle(showValues=True)
        self.plot.showGrid(x=False, y=False)
        self.show_plot()

    def reset_zoom(self) -> None:
        """From the first round; further ones by panning and zooming."""
        if not self._drawn:
            return
        box = self.plot.getViewBox()
        box.setXRange(-0.25, len(self._sites) + 0.35, padding=0)
        room = max(4, int(box.height() or 400) // ROW_HEIGHT)
        box.setYRange(-1.4, min(len(self._rows) - 0.2, room - 1.4), padding=0)

    def resizeEvent(self, event: Any) -> None:
        super().resizeEvent(event)
        self.reset_zoom()

    def paint(self) -> None:
        self._name_axes()
        self._paint_rounds()
        self._paint_lifelines()
        self._name_messages()  # before the arrows: their lines lie over it
        legend = self.add_legend()
        for original, name in ((False, self.tr("figures only")), (True, self.tr("tells of single rows"))):
            self._paint_messages(original)
            if any(row.original == original for row in self._rows):
                brush = pens.fill(self._colour(original), 1.0)
                sample = pg.ScatterPlotItem(symbol="d" if original else "t2", size=11, brush=brush, pen=None)
                legend.addItem(sample, name)
        self._band = pg.PlotCurveItem(
            pen=None, brush=pens.fill(theme.current().accent, 0.1), fillLevel="enclosed"
        )
        self._band.setZValue(-15)
        self.plot.addItem(self._band, ignoreBounds=True)

    def hover(self, plot: pg.PlotItem, x: float, y: float) -> None:
        number = round(y)
        if not 0 <= number < len(self._rows):
            return self.leave()
        row = self._rows[number]
        right, top, bottom = len(self._sites) + 0.35, number - 0.5, number + 0.5
        self._band.setData([-0.25, right, right, -0.25, -0.25], [top, top, bottom, bottom, top])
        way = self.tr("master to {sites}") if row.from_master else self.tr("{sites} to master")
        each = [
            f"{message.receiver if row.from_master else message.sender} {size_in_words(message.bytes)}"
            for message in row.messages
        ]
        words = [
            self.tr("Round {n}").format(n=row.round),
            f"{translated(row.kind)}: {way.format(sites=', '.join(each))}",
            self.tr("tells of single rows") if row.original else self.tr("tells of no single row"),
        ]
        self.read_out("   ".join(words))

    def leave(self) -> None:
        super().leave()
        if self._drawn:
            self._band.setData([], [])

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = [self.tr("Round"), self.tr("From"), self.tr("To"), self.tr("Message"), self.tr("Bytes")]
        header.append(self.tr("Tells of single rows"))
        if not self._drawn:
            return header, []
        yes, no = self.tr("yes"), self.tr("no")
        return header, [
            [m.round, m.sender, m.receiver, translated(m.kind), m.bytes, yes if m.original else no]
            for m in self._messages
        ]

    def _colour(self, original: bool) -> Any:
        return pens.faded(theme.current().bad, 1) if original else pens.colour(0)

    def _pen(self, original: bool) -> Any:
        return pens.pen(
            self._colour(original), 2, Qt.PenStyle.DashLine if original else Qt.PenStyle.SolidLine
        )

    def _name_axes(self) -> None:
        step = max(1, -(-len(self._sites) // MOST_NAMES))
        names = [(0, self.tr("master"))]
        names += [(n + 1, name) for n, name in enumerate(self._sites) if n % step == 0]
        self.plot.getAxis("bottom").setTicks([names])
        firsts = {row.round: number for number, row in reversed(list(enumerate(self._rows)))}
        ticks = [(number, self.tr("Round {n}").format(n=n)) for n, number in firsts.items()]
        self.plot.getAxis("left").setTicks([ticks])

    def _paint_rounds(self) -> None:
        """Every second round on a soft ground."""
        right = len(self._sites) + 5.0
        for number in {row.round for row in self._rows if row.round % 2 == 0}:
            own = [place for place, row in enumerate(self._rows) if row.round == number]
            ground = pg.QtWidgets.QGraphicsRectItem(QRectF(-5, own[0] - 0.5, right + 5, len(own)))
            ground.setPen(pens.pen(pens.faded(theme.current().line, 0)))
            ground.setBrush(pens.fill(theme.current().muted, 0.07))
            ground.setZValue(-20)
            self.plot.addItem(ground, ignoreBounds=True)

    def _paint_lifelines(self) -> None:
        now = theme.current()
        end = len(self._rows) - 0.3
        for name, place in self._lifeline.items():
            line = pg.PlotCurveItem(
                [place, place], [-0.55, end], pen=pens.pen(now.muted, 2 if name == MASTER else 1)
            )
            line.setZValue(-10)
            self.plot.addItem(line)
            if len(self._sites) <= MOST_NAMES:
                head = pg.TextItem(
                    self.tr("master") if name == MASTER else name,
                    color=now.text,
                    fill=pens.fill(now.raised, 1.0),
                    border=pens.pen(now.line),
                    anchor=(0.5, 1.0),
                )
                head.setPos(place, -0.55)
                self.plot.addItem(head)

    def _paint_messages(self, original: bool) -> None:
        """All arrows of one sort: lines in one item, heads in one item a direction."""
        x, y = [], []
        heads: dict[str, list[tuple[float, float]]] = {"t2": [], "t3": [], "d": []}
        for number, row in enumerate(self._rows):
            if row.original != original:
                continue
            places = [self._lifeline[m.receiver if row.from_master else m.sender] for m in row.messages]
            x += [0, max(places), np.nan]
            y += [number, number, np.nan]
            ends = places if row.from_master else [0]
            for place in ends:  # beside the lifeline, pointing at it
                heads["t2" if row.from_master else "t3"].append((place, number))
            if original:
                heads["d"] += [(place, number) for place in ([0] if row.from_master else places)]
            elif not row.from_master:
                heads.setdefault("o", []).extend((place, number) for place in places)
        if not x:
            return
        self.plot.addItem(
            pg.PlotCurveItem(np.array(x), np.array(y), pen=self._pen(original), connect="finite")
        )
        for symbol, tips in heads.items():
            if tips:
                at = np.array(tips)
                shift = {"t2": -0.02, "t3": 0.02}.get(symbol, 0.0)
                size = {"o": 6, "d": 11}.get(symbol, 12)
                brush = pens.fill(self._colour(original), 1.0)
                self.plot.addItem(
                    pg.ScatterPlotItem(
                        x=at[:, 0] + shift, y=at[:, 1], symbol=symbol, size=size, brush=brush, pen=None
                    )
                )

    def _name_messages(self) -> None:
        """What every row carried, over its line."""
        words = []
        for number, row in enumerate(self._rows):
            text = f"{'◆ ' if row.original else ''}{translated(row.kind)}, {size_in_words(row.bytes)}"
            colour = self._colour(True) if row.original else theme.current().text
            words.append(Word(0.06, number, text, colour))
        around = QRectF(-1, -2, len(self._sites) + 2, len(self._rows) + 3)
        ground = pens.fill(theme.current().surface, 0.75)
        self.plot.addItem(Writing(words, around, anchor=(0, 0.95), ground=ground), ignoreBounds=True)
