"""All techniques on one map: how many cases stand behind what is released, and how far the process is off."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import Signal

from engine.core.task import Source, Summary
from engine.kinds.eventlogs.view_types import TechniqueFigures
from gui.base import theme
from gui.base.i18n import numeral, translated
from gui.plots.scatter import Scatter
from gui.widgets.basics import Button

ROOM = 0.12  # of an axis of decades, beside the outermost points


class TechniqueMap(Scatter):
    title = "Map of techniques"
    help = (
        "To the right more cases stand behind every variant or arrow that is released (of noise: in 19 of 20 "
        "releases); further up the process is nearer to the original. The number of cases is not the "
        "promise: noise hides each of them, groups only hide a case among others. Click a point to take it "
        "into the form."
    )
    empty = "Compare techniques to see them on one map. It is computed when you ask for it."
    wanted = Signal()
    chosen = Signal(object)  # TechniqueFigures
    run_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Tells of the original: for use inside the house")
        self._rows: tuple[TechniqueFigures, ...] = ()
        self._source: Source | None = None
        self.compare_button = Button(self.tr("Compare techniques"), "", self.wanted.emit)
        self.run_button = Button(self.tr("Run this choice"), "run", self._run)
        for tool in (self.compare_button, self.run_button):
            self.add_tool(tool)
        self.label_axes(
            self.tr("Cases behind all that is released, at least"), self.tr("Process off by (up is better)")
        )
        self.plot.getViewBox().invertY(True)
        self.point_chosen.connect(self._choose)
        self.clear()

    def clear(self) -> None:
        self._rows = ()
        self.run_button.hide()
        super().clear()

    def show_source(self, source: Source) -> None:
        self.clear()

    def show_run(self, summary: Summary) -> None:
        """A run changes nothing of what the techniques would leave of the same file."""
        if summary.task.source != self._source:
            self.clear()

    def show_figures(self, source: Source, value: tuple[TechniqueFigures, ...]) -> None:
        self._source = source
        self._rows = tuple(one for one in value if one.behind and one.total_variation is not None)
        self.run_button.hide()
        if not self._rows:
            return self.show_empty(self.tr("No technique releases anything of this log."))
        keys = list(dict.fromkeys(one.technique for one in value))
        behind = [float(one.behind or 1) for one in self._rows]
        self.plot.getAxis("bottom").setTicks(
            [[(float(np.log10(n)), numeral(n, "g")) for n in _marks(behind)]]
        )
        self.draw_points(
            np.log10(behind),
            np.array([one.total_variation for one in self._rows]),
            np.array([keys.index(one.technique) for one in self._rows]),
            {keys.index(one.technique): translated(one.called) for one in self._rows},
        )

    def paint(self) -> None:
        super().paint()
        for x, y, one in zip(self._x, self._y, self._rows, strict=True):
            word = pg.TextItem(translated(one.setting), color=theme.current().text, anchor=(-0.12, 0.5))
            word.setPos(x, y)
            self.plot.addItem(word)

    def _paint_points(self, kind: int) -> None:
        self.paint_marks(kind, kind, 12)

    def reset_zoom(self) -> None:
        if not self._rows:
            return
        low, high, off = self._x.min(), self._x.max(), max(0.05, float(self._y.max()))
        wide = max(high - low, 0.5)
        self.plot.getViewBox().setRange(
            xRange=(low - ROOM * wide, high + 1.5 * ROOM * wide), yRange=(-0.08 * off, 1.08 * off), padding=0
        )

    def describe(self, point: int) -> str:
        one = self._rows[point]
        off = self.tr("process off by {share}").format(share=numeral(one.total_variation or 0.0, ".3f"))
        kept = self.tr("kept {share}").format(share=numeral(one.kept or 0.0, ".1%"))
        return "   ".join((translated(one.label), translated(one.promised), kept, off))

    def _choose(self, point: int) -> None:
        self.run_button.show()
        self.chosen.emit(self._rows[point])

    def _run(self) -> None:
        self.run_button.hide()
        self.run_wanted.emit()

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = [
            self.tr("Technique"),
            self.tr("Promise"),
            self.tr("Cases behind all that is released, at least"),
            self.tr("Process off by"),
        ]
        return header, [
            [translated(one.label), translated(one.promised), one.behind, one.total_variation]
            for one in self._rows
        ]


def _marks(values: list[float]) -> list[float]:
    """1, 2, 5, 10 … around these values."""
    every = [digit * 10.0**power for power in range(7) for digit in (1, 2, 5)]
    low = max((mark for mark in every if mark <= min(values)), default=1.0)
    high = min((mark for mark in every if mark >= max(values)), default=every[-1])
    return [mark for mark in every if low <= mark <= high]
