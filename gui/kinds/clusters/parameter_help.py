"""Help with choosing the numbers of a clustering, before and after a run.

For methods of density: the distance to the k-th nearest point, with a mark at ε; for mixtures and
k-means: BIC and cover over the number of clusters; for representatives: what the local radius costs
and brings. A dragged mark sets the field of the form.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout

from engine.core.task import Source, Summary
from gui.base.i18n import numeral
from gui.base.panel import Panel
from gui.plots.curves import Curve, Curves, Mark
from gui.plots.panel_group import PanelGroup


class KDistance(Curves):
    """The k-distance curve lying on its side, so that ε is read and chosen along the axis."""

    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Radius ε")
        self.help = self.tr(
            "Share of rows whose k-th nearest row lies within a distance: these would be dense at this ε. "
            "Beyond the bend there is mostly noise. Drag the mark to set ε."
        )
        self.chosen: float | None = None  # ε in the form, if it is a number
        self._view: Any = None
        self.clear()

    def clear(self) -> None:
        self._view = None
        self.show_empty(self.tr("How close the rows lie appears here when a file is read."))

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "kdistance":
            return
        self._view = value
        if not len(value["curve"]):
            self.show_empty(self.tr("The rows are not here: ε cannot be suggested."))
            return
        k = self.tr("Distance to the {k}th nearest row (ε)").format(k=value["min_points"])
        self.label_axes(k, self.tr("Dense rows (%)"))
        self.show_choice(self.chosen)

    def show_choice(self, eps: float | None) -> None:
        """Mark the ε of the form, or the suggested one."""
        self.chosen = eps
        if self._view is None or not len(self._view["curve"]):
            return
        distance = np.sort(self._view["curve"])
        share = 100 * np.arange(1, len(distance) + 1) / len(distance)
        at = self._view["knee"] if eps is None else eps
        words = self.tr("suggested ε = {eps}") if eps is None else self.tr("ε = {eps}")
        places = tuple(float(f"{place:.3g}") for place in np.unique(distance) if place > 0)
        mark = Mark(words.format(eps=numeral(at, ".3g")), at, places)
        self.draw_curves([Curve(self.tr("Rows"), distance, share)], mark=mark, reset=not self._drawn)


class OverK(Curves):
    """A curve over the number of clusters; the subclasses say which."""

    def clear(self) -> None:
        self.show_empty(self.tr("How many clusters fit appears here when a file is read."))

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "choose_k":
            return
        if not len(value["k"]):
            self.show_empty(self.tr("The rows are not here: nothing to suggest from."))
            return
        k = np.array(value["k"], dtype=float)
        self.plot.getAxis("bottom").setTicks([[(place, f"{int(place)}") for place in k]])
        self._show(k, value)

    def _show(self, k: np.ndarray, value: Any) -> None:
        raise NotImplementedError


class Bic(OverK):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("BIC")
        self.help = self.tr(
            "Lower fits better for its number of clusters (Bayesian information criterion, pooled rows). "
            "Drag the mark to set the number."
        )
        self.label_axes(self.tr("Clusters k"), self.tr("BIC"))
        self.clear()

    def _show(self, k: np.ndarray, value: Any) -> None:
        words = self.tr("least BIC: {k}").format(k=value["chosen"])
        mark = Mark(words, float(value["chosen"]), tuple(k.tolist()))
        self.draw_curves([Curve(self.tr("BIC"), k, np.array(value["bic"]))], mark=mark)


class Cover(OverK):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Cover")
        self.help = self.tr("Share of rows that some component is dense at.")
        self.label_axes(self.tr("Clusters k"), self.tr("Rows covered (%)"))
        self.clear()

    def _show(self, k: np.ndarray, value: Any) -> None:
        self.draw_curves([Curve(self.tr("Cover"), k, 100 * np.array(value["cover"]), ink=2)])


class CostQuality(Curves):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Cost and quality")
        self.help = self.tr(
            "A smaller local radius sends more representatives and comes closer to the central result. "
            "Drag the mark to set it, then run again."
        )
        self.label_axes(self.tr("Local radius (share of ε)"), self.tr("Per cent"))
        self.clear()

    def clear(self) -> None:
        self.show_empty(self.tr("Run SDBDC to see what its local radius costs and brings."))

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "cost_quality":
            return
        curve = value["curve"]
        if not curve:
            self.show_empty(self.tr("Too many rows (or none here) to try several radii at a glance."))
            return
        share = np.array([one["eps_local"] for one in curve])
        curves = [
            Curve(
                self.tr("Agreement with central (adjusted Rand index, %)"),
                share,
                100 * np.array([one["adjusted_rand_index"] for one in curve]),
            ),
            Curve(self.tr("Rows sent (%)"), share, 100 * np.array([one["sent"] for one in curve])),
        ]
        present = value["present"]
        self.draw_curves(
            curves,
            mark=Mark(self.tr("now: {x}").format(x=numeral(present, "g")), present, tuple(share.tolist())),
        )


class Choosing(Panel):
    """The help that fits the technique in the form."""

    chosen = Signal(dict)  # fields of the form the steward set by dragging

    def __init__(self, distance: KDistance, bic: Bic, cover: Cover, cost: CostQuality) -> None:
        super().__init__()
        self.title = self.tr("Choosing")
        self.help = self.tr("Curves that help to choose ε, k or the local radius.")
        self.distance, self.bic, self.cover, self.cost = distance, bic, cover, cost
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
            self._ask()

    def clear(self) -> None:
        self._loaded = self._ran = False
        for panel in (self.distance, self.bic, self.cover, self.cost):
            panel.clear()

    def show_source(self, source: Source) -> None:
        self._loaded, self._ran = True, False
        for panel in (self.distance, self.bic, self.cover):
            panel.show_empty(self.tr("The rows are being looked at."))
        self._ask()

    def show_run(self, summary: Summary) -> None:
        self._loaded, self._ran = True, summary.task.technique == "clusters.sdbdc"
        self._ask()

    def _ask(self) -> None:
        if self._technique in ("clusters.dbscan", "clusters.sdbdc"):
            self.request_view.emit("kdistance", {"min_points": self._min_points})
            if self._technique == "clusters.sdbdc" and self._ran:
                self.request_view.emit("cost_quality", {})
        elif self._technique != "clusters.patterns":
            self.request_view.emit("choose_k", {})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        for panel in (self.distance, self.bic, self.cover, self.cost):
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
