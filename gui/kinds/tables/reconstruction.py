"""How the distribution of a noisy column comes out again, iteration by iteration, and when to stop.

Above the estimate of one iteration against release and original; below its distance from the original,
with a mark that chooses the iteration. Distances from the original are seen in the window only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QSlider

from engine.core.task import Summary
from gui.base.i18n import numeral
from gui.kinds.tables.column_histogram import ColumnHistogram
from gui.kinds.tables.original_style import ORIGINAL, RECONSTRUCTED, RELEASED, OriginalsStay
from gui.plots.curves import Bound, Curve, Curves, Mark
from gui.plots.histogram import Distribution
from gui.widgets.basics import ChoiceBox


class ReconstructionPicture(ColumnHistogram):
    """The estimate of one iteration; column and stopping rule are chosen above it."""

    column_chosen = Signal(str)
    iteration_chosen = Signal(int)  # place among the iterations that are shown

    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Reconstruction")
        self.help = self.tr(
            "Anyone can estimate the distribution of the originals from the released values and the law of "
            "the noise. Move the slider through the iterations: going on too long fits the noise."
        )
        self._found: Any = None
        self._live = False
        self.column = ChoiceBox(8)
        self.column.setAccessibleName(self.tr("Column"))
        self.rule = QComboBox()
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
        self.column.activated.connect(lambda _index: self.look())
        self.rule.activated.connect(lambda _index: self.look())
        self.slider.valueChanged.connect(self._show_iteration)
        self.clear()

    def clear(self) -> None:
        self._found = None
        self.column.clear()
        self._say(self.tr("Run a step that adds noise: here its distribution is reconstructed."))

    def show_run(self, summary: Summary) -> None:
        noisy = list(summary.measured.risk["columns"])
        kept = self.column.currentText()
        self.column.clear()
        self.column.addItems(noisy)
        if not noisy:
            self._say(self.tr("No column of this run ended with noise: there is nothing to reconstruct."))
            return
        self.column.setCurrentText(kept if kept in noisy else noisy[0])
        self.look()

    def choose_column(self, name: str) -> None:
        """The column chosen elsewhere, if it has noise."""
        if self.column.findText(name) >= 0 and self.column.currentText() != name:
            self.column.setCurrentText(name)
            self.look()

    def look(self) -> None:
        asked = {"name": self.column.currentText()}
        rule = self.rule.currentData()
        self.request_view.emit("reconstruction", asked | ({"rule": rule} if rule else {}))

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "reconstruction" or value["name"] != self.column.currentText():
            return
        self._found, self._view = value, {"name": value["name"]}
        self._enable(True)
        blocked = self.slider.blockSignals(True)
        self.slider.setRange(0, len(value["iterations"]) - 1)
        self.slider.setValue(self.slider.maximum())
        self.slider.blockSignals(blocked)
        self._paint_iteration(reset=True)
        self.iteration_chosen.emit(self.slider.value())

    def show_snapshot(self, snapshot: Any) -> None:
        if snapshot.get("view") == "reconstruction":
            self._enable(False)
            words = self.help
            super().show_snapshot(snapshot)
            self.help = words
            self._where.setText(self.tr("iteration {number}").format(number=snapshot["iteration"]))

    def choose_iteration(self, place: int) -> None:
        self.slider.setValue(place)

    def _show_iteration(self, place: int) -> None:
        if self._found is not None:
            self._paint_iteration(reset=False)
            self.iteration_chosen.emit(place)

    def _paint_iteration(self, reset: bool) -> None:
        found, place = self._found, self.slider.value()
        number, last = int(found["iterations"][place]), int(found["iterations"][-1])
        self._where.setText(self.tr("{number} of {last}").format(number=number, last=last))
        self._title = self.tr("{column}: {error} away from the original (the release: {released})").format(
            column=found["name"],
            error=numeral(found["errors"][number], ".3f"),
            released=numeral(found["released_error"], ".3f"),
        )
        edges = found["edges"]
        self.label_axes(found["name"], self.tr("Share of the rows"))
        self.draw_distributions(
            [
                Distribution(self.tr("Original (stays here)"), edges, found["original"], ink=ORIGINAL),
                Distribution(self.tr("Released"), edges, found["released"], ink=RELEASED),
                Distribution(self.tr("Reconstructed"), edges, found["estimates"][place], ink=RECONSTRUCTED),
            ],
            reset,
        )

    def paint(self) -> None:
        super().paint()
        if self.originals_hidden and self._found is not None:
            self.headline(self._found["name"])

    def _say(self, words: str) -> None:
        self._enable(False)
        self._where.setText("")
        self.show_empty(words)

    def _enable(self, on: bool) -> None:
        for tool in (self.column, self.rule, self.slider):
            tool.setEnabled(on)


class ReconstructionError(OriginalsStay, Curves):
    """The distance from the original by iteration: first it falls, then the noise is fitted."""

    iteration_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Error by iteration")
        self.help = self.tr(
            "Sum of the absolute differences from the original, 0 to 2; only you can see it. Drag the mark."
        )
        self.stamp = self.tr("Shows figures of the original file: not for publication.")
        self.label_axes(self.tr("Iteration"), self.tr("L1 error"))
        self._found: Any = None
        # later: the mark is drawn anew, and must not go while it is being dropped
        self.mark_moved.connect(self._moved_to, Qt.ConnectionType.QueuedConnection)
        self.clear()

    def clear(self) -> None:
        self._found = None
        self.show_empty("")
        self.setVisible(False)

    def show_run(self, summary: Summary) -> None:
        if not summary.measured.risk["columns"]:
            self.clear()

    def show_snapshot(self, snapshot: Any) -> None:
        self.setVisible(False)

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name == "reconstruction":
            self._found = value
            self.setVisible(True)
            self.mark_iteration(len(value["iterations"]) - 1, reset=True)

    def mark_iteration(self, place: int, reset: bool = False) -> None:
        if self._found is None or place >= len(self._found["iterations"]):
            return  # the other plot was answered first; this one is about to be
        found = self._found
        iterations: Sequence[int] = found["iterations"]
        number = int(iterations[place])
        at = np.arange(len(found["errors"]), dtype=float)
        mark = Mark(
            self.tr("iteration {number}").format(number=number), number, tuple(float(i) for i in iterations)
        )
        released = Bound(
            self.tr("release as it is: {error}").format(error=numeral(found["released_error"], ".3f")),
            found["released_error"],
        )
        curve = Curve(self.tr("Reconstructed"), at, found["errors"], ink=RECONSTRUCTED)
        self.draw_curves([curve], [released], mark, reset)

    def _moved_to(self, iteration: float) -> None:
        place = int(np.argmin(np.abs(self._found["iterations"] - iteration)))
        self.iteration_chosen.emit(place)
