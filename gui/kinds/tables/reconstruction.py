"""How the distribution of a noisy column comes out again, iteration by iteration, and when to stop.

Above the estimate of one iteration against release and original; below its distance from the original,
with a mark that chooses the iteration. Distances from the original are seen in the window only.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QSlider

from engine.core.task import Summary
from engine.kinds.tables.view_types import ReconstructionSnapshot, ReconstructionView
from gui.base.i18n import numeral
from gui.kinds.tables.column_histogram import ColumnHistogram
from gui.kinds.tables.original_style import ORIGINAL, RECONSTRUCTED, RELEASED, OriginalNotSaved
from gui.plots.curves import Bound, Curve, Curves, Mark
from gui.plots.histogram import Distribution
from gui.widgets.basics import ChoiceBox, DropDown


class ReconstructionPlot(ColumnHistogram):
    """The estimate of one iteration; column and stopping rule are chosen above it."""

    view = "reconstruction"
    title = "Reconstruction"
    help = (
        "Anyone can estimate the distribution of the originals from the released values and the law of "
        "the noise. Move the slider through the iterations: going on too long fits the noise."
    )
    empty = "Run a step that adds noise: here its distribution is reconstructed."

    column_chosen = Signal(str)
    iteration_chosen = Signal(int)  # number among the iterations that are shown

    def __init__(self) -> None:
        super().__init__()
        self._found: ReconstructionView | None = None
        self.column = ChoiceBox(8)
        self.column.setAccessibleName(self.tr("Column"))
        self.rule = DropDown()
        self.rule.setAccessibleName(self.tr("Stopping rule"))
        for words, rule in (
            (self.tr("stop as chosen"), ""),
            (self.tr("stop by χ²"), "chi2"),
            (self.tr("stop by L1"), "l1"),
            (self.tr("500 iterations"), "iterations"),
        ):
            self.rule.addItem(words, rule)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(self.tr("Iteration"))
        self.slider.setMinimumWidth(90)
        self._where = QLabel()
        for tool in (self.column, self.rule, self.slider, self._where):
            self.add_tool(tool)
        self.tools.own.setSpacing(8)
        self.column.activated.connect(lambda _index: self.column_chosen.emit(self.column.currentText()))
        self.column.activated.connect(lambda _index: self.refresh())
        self.rule.activated.connect(lambda _index: self.refresh())
        self.slider.valueChanged.connect(self._show_iteration)
        self.clear()

    def clear(self) -> None:
        self._found = None
        self.column.clear()
        self._disable(self.empty)

    def show_run(self, summary: Summary) -> None:
        noisy = list(summary.measured.risk["columns"])
        kept = self.column.currentText()
        self.column.clear()
        self.column.addItems(noisy)
        if not noisy:
            self._disable(self.tr("No column of this run ended with noise: there is nothing to reconstruct."))
            return
        self.column.setCurrentText(kept if kept in noisy else noisy[0])
        super().show_run(summary)

    def choose_column(self, name: str) -> None:
        """The column chosen elsewhere, if it has noise."""
        if self.column.findText(name) >= 0 and self.column.currentText() != name:
            self.column.setCurrentText(name)
            self.refresh()

    def asked(self) -> dict[str, Any]:
        rule = self.rule.currentData()
        return {"name": self.column.currentText()} | ({"rule": rule} if rule else {})

    def draw(self, value: ReconstructionView) -> None:
        if value.name != self.column.currentText():
            return
        self._found = value
        self._enable(True)
        blocked = self.slider.blockSignals(True)
        self.slider.setRange(0, len(value.iterations) - 1)
        self.slider.setValue(self.slider.maximum())
        self.slider.blockSignals(blocked)
        self._draw_iteration(value, reset=True)
        self.iteration_chosen.emit(self.slider.value())

    def show_snapshot(self, snapshot: Any) -> None:
        if isinstance(snapshot, ReconstructionSnapshot):
            self._enable(False)
            words = self.help
            super().show_snapshot(snapshot)
            self.help = words
            self._where.setText(self.tr("iteration {number}").format(number=snapshot.iteration))

    def choose_iteration(self, shown: int) -> None:
        self.slider.setValue(shown)

    def _show_iteration(self, shown: int) -> None:
        if self._found is not None:
            self._draw_iteration(self._found, reset=False)
            self.iteration_chosen.emit(shown)

    def _draw_iteration(self, found: ReconstructionView, reset: bool) -> None:
        shown = self.slider.value()
        number, last = int(found.iterations[shown]), int(found.iterations[-1])
        self._where.setText(self.tr("{number} of {last}").format(number=number, last=last))
        self._title = self.tr("{column}: {error} away from the original (the release: {released})").format(
            column=found.name,
            error=numeral(found.errors[number], ".3f"),
            released=numeral(found.released_error, ".3f"),
        )
        edges = found.edges
        self.label_axes(found.name, self.tr("Share of the rows"))
        self.draw_distributions(
            [
                Distribution(self.tr("Original (stays here)"), edges, found.original, ink=ORIGINAL),
                Distribution(self.tr("Released"), edges, found.released, ink=RELEASED),
                Distribution(self.tr("Reconstructed"), edges, found.estimates[shown], ink=RECONSTRUCTED),
            ],
            reset,
        )

    def paint(self) -> None:
        super().paint()
        if self.originals_hidden and self._found is not None:
            self.headline(self._found.name)

    def _disable(self, words: str) -> None:
        self._enable(False)
        self._where.setText("")
        self.show_empty(words)

    def _enable(self, on: bool) -> None:
        for tool in (self.column, self.rule, self.slider):
            tool.setEnabled(on)


class ReconstructionError(OriginalNotSaved, Curves):
    """The distance from the original by iteration: first it falls, then the noise is fitted."""

    view = "reconstruction"
    title = "Error by iteration"
    help = "Sum of the absolute differences from the original, 0 to 2; only you can see it. Drag the mark."

    iteration_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Shows figures of the original file: not for publication.")
        self.label_axes(self.tr("Iteration"), self.tr("L1 error"))
        self._found: ReconstructionView | None = None
        # later: the mark is drawn anew, and must not go while it is being dropped
        self.mark_moved.connect(self._choose_nearest, Qt.ConnectionType.QueuedConnection)
        self.clear()

    def clear(self) -> None:
        self._found = None
        super().clear()
        self.setVisible(False)

    def show_run(self, summary: Summary) -> None:
        """The other plot asks for both."""
        if not summary.measured.risk["columns"]:
            self.clear()

    def show_snapshot(self, snapshot: Any) -> None:
        self.setVisible(False)

    def draw(self, value: ReconstructionView) -> None:
        self._found = value
        self.setVisible(True)
        self.mark_iteration(len(value.iterations) - 1, reset=True)

    def mark_iteration(self, shown: int, reset: bool = False) -> None:
        found = self._found
        if found is None or shown >= len(found.iterations):
            return  # the other plot was answered first; this one is about to be
        number = int(found.iterations[shown])
        at = np.arange(len(found.errors), dtype=float)
        name = self.tr("iteration {number}").format(number=number)
        mark = Mark(name, number, tuple(float(i) for i in found.iterations))
        released = Bound(
            self.tr("release as it is: {error}").format(error=numeral(found.released_error, ".3f")),
            found.released_error,
        )
        curve = Curve(self.tr("Reconstructed"), at, found.errors, ink=RECONSTRUCTED)
        self.draw_curves([curve], [released], mark, reset)

    def _choose_nearest(self, iteration: float) -> None:
        if self._found is not None:
            self.iteration_chosen.emit(int(np.argmin(np.abs(self._found.iterations - iteration))))
