"""What k costs: loss against k for every way to reach it, and the groups of a microaggregation."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import Signal

from engine.core.number_format import percent_apart
from engine.core.params import Plain
from engine.core.task import Source, Summary
from engine.kinds.tables.view_types_classes import GroupSizes, LossCurve, LossCurves
from gui.base.i18n import numeral, translated
from gui.kinds.tables.k_slider import REACHING
from gui.kinds.tables.steps_of_run import has_step, plain_steps
from gui.plots.bars import Bars, BarSeries
from gui.plots.curves import Curve, Curves, Mark
from gui.widgets.basics import Button


class LossAgainstK(Curves):
    view = "loss_against_k"
    more_views: ClassVar[dict[str, str]] = {"lattice_against_k": "add_lattice"}
    before_run = True
    title = "Loss against k"
    help = (
        "What larger classes cost, for each way to reach them: 0 nothing is lost, 100 % everything. Drag the "
        "line to another k to put it into the form."
    )
    empty = "With a step that reaches k in the form, what each k costs is shown here."

    k_chosen = Signal(int)
    log_x = True

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("k"), self.tr("Loss (%)"))
        self._steps: list[Plain] = []
        self._curves_now: dict[str, LossCurve] = {}
        self._k: int | None = None
        self.lattice = Button(self.tr("Lattice too"), "run", self._ask_lattice)
        tip = self.tr(
            "Searches the lattice for every k, with no row left out, with 1 % and with 5 %: takes a while"
        )
        self.lattice.setToolTip(percent_apart(tip))
        self.add_tool(self.lattice)
        self.mark_moved.connect(lambda k: self.k_chosen.emit(round(k)))
        self.clear()

    def set_steps(self, steps: Sequence[Plain]) -> None:
        """The steps of the form, before a run."""
        self._steps = list(steps)

    def show_source(self, source: Source) -> None:
        self.refresh()

    def show_run(self, summary: Summary) -> None:
        self._steps = plain_steps(summary)
        self.refresh()

    def refresh(self) -> None:
        if not any(step["technique"] in REACHING for step in self._steps):
            self.show_empty(self.tr("No step of the form reaches k: add Generalise or Microaggregate."))
            return
        self._curves_now = {}
        super().refresh()

    def asked(self) -> dict[str, Any]:
        return {"steps": self._steps}

    def _ask_lattice(self) -> None:
        self.lattice.setEnabled(False)
        self.request_view.emit("lattice_against_k", self.asked())

    def draw(self, value: LossCurves | None) -> None:
        if value is None:
            self.show_empty(self.tr("No step of the form reaches k: add Generalise or Microaggregate."))
            return
        if value.error:
            self.show_empty(" ".join(translated(part) for part in (value.error, value.hint) if part))
            return
        self._unit, self._k, self._sampled = value.unit, value.k, value.sampled
        self.lattice.setEnabled(value.unit == "ncp")
        self.lattice.setVisible(value.unit == "ncp")
        self._add(value.curves)

    def add_lattice(self, value: LossCurves | None) -> None:
        self.lattice.setEnabled(True)
        if value is not None and not value.error:
            self._add(value.curves)

    def show_snapshot(self, snapshot: Any) -> None:
        if isinstance(snapshot, LossCurves) and self._drawn:
            self._add(snapshot.curves)

    def _add(self, curves: Sequence[LossCurve]) -> None:
        self._curves_now |= {curve.name: curve for curve in curves}
        drawn = [_drawn(curve, 100.0 if self._unit == "ncp" else 1.0) for curve in self._curves_now.values()]
        drawn = [curve for curve in drawn if len(curve.x)]
        if not drawn:
            self.show_empty(self.tr("None of these ways reaches any k here."))
            return
        places = tuple(float(k) for k in np.unique(np.concatenate([curve.x for curve in drawn])))
        words = self.tr("k = {k}").format(k=self._k)
        mark = Mark(words, float(self._k), places) if self._k else None
        self.draw_curves(drawn, mark=mark)
        ticks = [(math.log10(k), numeral(k, "g")) for k in places]
        self.plot.getAxis("bottom").setTicks([ticks])

    def paint(self) -> None:
        super().paint()
        chosen = next((curve for curve in self._curves_now.values() if curve.chosen), None)
        point = next((p for p in chosen.points if p.k == self._k), None) if chosen else None
        if point is None or point.loss is None:
            self.headline(self.tr("Measured on a sample of the rows") if self._sampled else "")
            return
        loss = numeral(point.loss if self._unit != "ncp" else 100 * point.loss, ".1f")
        words = percent_apart(self.tr("k = {k} loses {loss} % in {classes} classes"))
        self.headline(words.format(k=self._k, loss=loss, classes=numeral(point.classes, ",")))


class GroupSizePlot(Bars):
    view = "microaggregation"
    title = "Groups"
    help = "How many groups have which size. Each row is written as the middle of its group."
    empty = "After a run that microaggregates, its groups are counted here."

    _found: GroupSizes  # there is one while something is drawn

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("Rows in the group"), self.tr("Groups"))
        self.clear()

    def show_run(self, summary: Summary) -> None:
        if has_step(summary, "microaggregate"):
            super().show_run(summary)
        else:
            self.show_empty(self.tr("No step of this run microaggregates."))

    def draw(self, value: GroupSizes | None) -> None:
        if value is None or not len(value.sizes):
            self.show_empty(self.tr("No step of this run microaggregates."))
            return
        self._found = value
        names = [numeral(int(size), ",") for size in value.sizes]
        self.draw_bars(names, [BarSeries(self.tr("Groups"), value.groups, ink=0)])

    def paint(self) -> None:
        super().paint()
        losses = ", ".join(numeral(loss / 100, ".2%") for loss in self._found.il)
        words = self.tr("Information loss {losses} ({method})")
        self.headline(words.format(losses=losses, method=self._found.method))


def _drawn(curve: LossCurve, unit: float) -> Curve:
    """In per cent; what cannot be reached is not drawn."""
    known = [point for point in curve.points if point.loss is not None]
    losses = np.array([float(point.loss or 0) for point in known])
    ks = np.array([float(point.k) for point in known])
    return Curve(translated(curve.name), ks, unit * losses)
