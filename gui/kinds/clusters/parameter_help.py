"""Help with choosing the numbers of a clustering, before and after a run.

For methods of density: the distance to the k-th nearest point, with a mark at ε; for mixtures and
k-means: BIC and cover over the number of clusters; for representatives: what the local radius costs
and brings. A dragged mark sets the field of the form.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout

from engine.core.task import Source, Summary
from engine.kinds.clusters.view_types import ChooseKView, CostQualityView, KDistanceView
from gui.base.i18n import numeral
from gui.base.panel import Panel
from gui.plots.curves import Curve, Curves, Mark
from gui.plots.panel_group import PanelGroup


class KDistance(Curves):
    """The k-distance curve lying on its side, so that ε is read and chosen along the axis."""

    view = "kdistance"
    title = "Radius ε"
    help = (
        "Share of rows whose k-th nearest row lies within a distance: these would be dense at this ε. "
        "Beyond the bend there is mostly noise. Drag the mark to set ε."
    )
    empty = "How close the rows lie appears here when a file is read."
    chosen: float | None = None  # ε in the form, if it is a number
    _distances: KDistanceView | None = None

    def clear(self) -> None:
        self._distances = None
        super().clear()

    def draw(self, value: KDistanceView) -> None:
        self._distances = value
        if not len(value.curve):
            self.show_empty(self.tr("The rows are not here: ε cannot be suggested."))
            return
        k = self.tr("Distance to the {k}th nearest row (ε)").format(k=value.min_points)
        self.label_axes(k, self.tr("Dense rows (%)"))
        self.show_choice(self.chosen)

    def show_choice(self, eps: float | None) -> None:
        """Mark the ε of the form, or the suggested one."""
        self.chosen = eps
        if self._distances is None or not len(self._distances.curve):
            return
        distance = np.sort(self._distances.curve)
        share = 100 * np.arange(1, len(distance) + 1) / len(distance)
        at = self._distances.knee if eps is None else eps
        words = self.tr("suggested ε = {eps}") if eps is None else self.tr("ε = {eps}")
        places = tuple(float(f"{place:.3g}") for place in np.unique(distance) if place > 0)
        mark = Mark(words.format(eps=numeral(at, ".3g")), at, places)
        self.draw_curves([Curve(self.tr("Rows"), distance, share)], mark=mark, reset=not self._drawn)


class OverK(Curves):
    """A curve over the number of clusters; the subclasses say which."""

    view = "choose_k"
    empty = "How many clusters fit appears here when a file is read."

    def draw(self, value: ChooseKView) -> None:
        if not value.k:
            self.show_empty(self.tr("The rows are not here: nothing to suggest from."))
            return
        k = np.array(value.k, dtype=float)
        self.plot.getAxis("bottom").setTicks([[(place, f"{int(place)}") for place in k]])
        self.draw_over(k, value)

    def draw_over(self, k: np.ndarray, value: ChooseKView) -> None:
        raise NotImplementedError


class Bic(OverK):
    title = "BIC"
    help = (
        "Lower fits better for its number of clusters (Bayesian information criterion, pooled rows). "
        "Drag the mark to set the number."
    )

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("Clusters k"), self.tr("BIC"))

    def draw_over(self, k: np.ndarray, value: ChooseKView) -> None:
        words = self.tr("least BIC: {k}").format(k=value.chosen)
        mark = Mark(words, float(value.chosen), tuple(k.tolist()))
        self.draw_curves([Curve(self.tr("BIC"), k, np.array(value.bic))], mark=mark)


class Cover(OverK):
    title = "Cover"
    help = "Share of rows that some component is dense at."

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("Clusters k"), self.tr("Rows covered (%)"))

    def draw_over(self, k: np.ndarray, value: ChooseKView) -> None:
        self.draw_curves([Curve(self.tr("Cover"), k, 100 * np.array(value.cover), ink=2)])


class CostQuality(Curves):
    view = "cost_quality"
    title = "Cost and quality"
    help = (
        "A smaller local radius sends more representatives and comes closer to the central result. "
        "Drag the mark to set it, then run again."
    )
    empty = "Run SDBDC to see what its local radius costs and brings."

    def __init__(self) -> None:
        super().__init__()
        self.label_axes(self.tr("Local radius (share of ε)"), self.tr("Per cent"))

    def draw(self, value: CostQualityView) -> None:
        if not value.trials:
            self.show_empty(self.tr("Too many rows (or none here) to try several radii at a glance."))
            return
        share = np.array([one.eps_local for one in value.trials])
        agreement = np.array([one.adjusted_rand_index for one in value.trials])
        curves = [
            Curve(self.tr("Agreement with central (adjusted Rand index, %)"), share, 100 * agreement),
            Curve(self.tr("Rows sent (%)"), share, 100 * np.array([one.sent for one in value.trials])),
        ]
        words = self.tr("now: {x}").format(x=numeral(value.present, "g"))
        self.draw_curves(curves, mark=Mark(words, value.present, tuple(share.tolist())))


class ParameterHelp(Panel):
    """The help that fits the technique in the form."""

    chosen = Signal(dict)  # fields of the form the steward set by dragging
    title = "Choosing"
    help = "Curves that help to choose ε, k or the local radius."

    def rest(self) -> Iterator[None]:
        self.distance = KDistance()
        yield
        self.bic = Bic()
        yield
        self.cover = Cover()
        yield
        self.cost = CostQuality()
        yield
        self._curves = (self.distance, self.bic, self.cover, self.cost)
        vertical = Qt.Orientation.Vertical
        self._over_k = PanelGroup("", "", [self.bic, self.cover], vertical)
        self._density = PanelGroup("", "", [self.distance, self.cost], vertical)
        self._nothing = QLabel(self.tr("Frequent patterns need no help with choosing."))
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setProperty("rank", "muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self._over_k, self._density, self._nothing):
            column.addWidget(part)
        for part in (self._over_k, self._density):
            part.request_view.connect(self.request_view)
        self.distance.mark_moved.connect(lambda eps: self.chosen.emit({"eps": eps}))
        self.bic.mark_moved.connect(lambda k: self.chosen.emit({"k": int(k)}))
        self.cost.mark_moved.connect(lambda share: self.chosen.emit({"eps_local": share}))
        self._technique, self._min_points, self._loaded, self._ran = "", 8, False, False
        self.show_form("clusters.em", {})

    def show_form(self, technique: str, values: dict[str, Any]) -> None:
        """Another technique or other values stand in the form."""
        changed = technique != self._technique
        self._technique = technique
        density = technique in ("clusters.dbscan", "clusters.sdbdc")
        self._density.setVisible(density)
        self._over_k.setVisible(technique in ("clusters.em", "clusters.kmeans"))
        self._nothing.setVisible(technique == "clusters.patterns")
        self.cost.setVisible(technique == "clusters.sdbdc")
        min_points = _whole(values.get("min_points"), self._min_points)
        again = changed or (density and min_points != self._min_points)
        self._min_points = min_points
        eps = _number(values.get("eps"))
        if eps != self.distance.chosen:
            self.distance.show_choice(eps)
        if again and self._loaded:
            self.refresh()

    def clear(self) -> None:
        self._loaded = self._ran = False
        for panel in self._curves:
            panel.clear()

    def show_source(self, source: Source) -> None:
        self._loaded, self._ran = True, False
        for panel in (self.distance, self.bic, self.cover):
            panel.show_empty(self.tr("The rows are being looked at."))
        self.refresh()

    def show_run(self, summary: Summary) -> None:
        self._loaded, self._ran = True, summary.task.technique == "clusters.sdbdc"
        self.refresh()

    def refresh(self) -> None:
        if self._technique in ("clusters.dbscan", "clusters.sdbdc"):
            self.request_view.emit("kdistance", {"min_points": self._min_points})
            if self._technique == "clusters.sdbdc" and self._ran:
                self.request_view.emit("cost_quality", {})
        elif self._technique != "clusters.patterns":
            self.request_view.emit("choose_k", {})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        for panel in self._curves:
            panel.show_view(name, asked, value)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        return self._density.table() if self._density.isVisibleTo(self) else self._over_k.table()


def _number(value: Any) -> float | None:
    try:
        return float(value)
    except (TypeError, ValueError):
        return None


def _whole(value: Any, otherwise: int) -> int:
    try:
        return max(1, int(value))
    except (TypeError, ValueError):
        return otherwise
