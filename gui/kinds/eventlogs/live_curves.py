"""Curves of event logs that grow point by point: expected utility over ε, disclosure over knowledge.

A point may take a second to compute, so each is asked for when the one before it has come: the window
stays alive, and what is no longer wanted is not computed.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
from PySide6.QtCore import QTimer, Signal

from engine.kinds.eventlogs.params import Travas
from engine.kinds.eventlogs.view_types import DisclosureView, EpsilonPoint, ExpectedUtility
from gui.base.i18n import numeral
from gui.kinds.eventlogs.log_pair import LogPair
from gui.plots.curves import Curve, Curves, Mark

EPSILONS = (0.1, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
PLACES = (0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0)
KINDS = ("set", "multiset", "sequence")
SIZES = (1, 2, 3, 4, 5, 6)
EVERY = 250  # milliseconds from one picture to the next while points come in


class EpsilonCurve(Curves):
    """One measure of the expected utility over ε; the first of a tab also asks for the points."""

    view = "epsilon_curve"
    empty = "Open a log to see what to expect at which ε."
    before_run = True
    log_x = True
    asks = False

    def __init__(self) -> None:
        super().__init__()
        self.chosen: Travas | None = None  # parameters in the form
        self._points: dict[float, EpsilonPoint] = {}
        self.label_axes(self.tr("Privacy loss ε"), self.measure())
        self.clear()

    def measure(self) -> str:
        raise NotImplementedError

    def curves(self, x: np.ndarray, points: Sequence[EpsilonPoint]) -> list[Curve]:
        raise NotImplementedError

    def clear(self) -> None:
        self._points = {}
        super().clear()

    def choose(self, chosen: Travas | None) -> None:
        """The form says something else: other δ or repeats are another curve, another ε another mark."""
        before, self.chosen = self.chosen, chosen
        if chosen is None or chosen == before:
            return
        if before is None or _curve_of(before) != _curve_of(chosen):
            self._points = {}
            if self.isVisible():
                self.refresh()
        elif self._drawn:
            self._draw()

    def refresh(self) -> None:
        if self.chosen is None:
            return
        if self._points:
            return self._draw()
        self.show_empty(self.tr("Drawing at several ε …"))
        self._ask_next()

    def _ask_next(self) -> None:
        if self.asks and self._missing():
            super().refresh()

    def _missing(self) -> tuple[float, ...]:
        return tuple(epsilon for epsilon in EPSILONS if epsilon not in self._points)

    def asked(self) -> dict[str, Any]:
        return {"epsilons": self._missing()[:1], "chosen": self.chosen and _curve_of(self.chosen)}

    def draw(self, value: ExpectedUtility) -> None:
        if self.chosen is None or value.params != _curve_of(self.chosen):
            return  # the form says something else by now
        self._points |= {point.epsilon: point for point in value.points}
        self._draw()
        self._ask_next()

    def _draw(self) -> None:
        assert self.chosen is not None
        points = [self._points[epsilon] for epsilon in sorted(self._points)]
        x = np.array([point.epsilon for point in points])
        mark = Mark(
            self.tr("ε = {value}").format(value=numeral(self.chosen.epsilon, "g")),
            self.chosen.epsilon,
            PLACES,
        )
        self.plot.getAxis("bottom").setTicks([[(np.log10(e), numeral(e, "g")) for e in EPSILONS]])
        curves = [curve for curve in map(_known, self.curves(x, points)) if len(curve.x)]
        if curves:
            self.draw_curves(curves, mark=mark)
        else:
            self.show_empty(self.tr("At these ε nothing was released, so there is no similarity."))


def _curve_of(chosen: Travas) -> Travas:
    """The parameters without ε: what the whole curve is about."""
    return replace(chosen, epsilon=Travas.epsilon)


def _known(curve: Curve) -> Curve:
    """Without the places where there is no value."""
    known = np.isfinite(curve.y)
    low, high = (None if edge is None else edge[known] for edge in (curve.low, curve.high))
    return Curve(curve.name, curve.x[known], curve.y[known], low, high, curve.ink)


def _numbers(values: Sequence[float | None]) -> np.ndarray:
    return np.array([np.nan if value is None else value for value in values], float)


class ExpectedSimilarity(EpsilonCurve):
    title = "Expected similarity"
    help = (
        "From draws made for this curve and thrown away; the shade spans them. Drag the line to set ε. "
        "Decide here, before the release: choosing among actual releases by their utility spends privacy "
        "that nobody accounts for."
    )
    asks = True

    def measure(self) -> str:
        return self.tr("Log similarity")

    def curves(self, x: np.ndarray, points: Sequence[EpsilonPoint]) -> list[Curve]:
        low, mean, high = (
            _numbers([getattr(point, name) for point in points])
            for name in ("similarity_low", "similarity", "similarity_high")
        )
        return [Curve(self.tr("Similarity, mean of {n} draws").format(n=points[0].draws), x, mean, low, high)]


class ExpectedVariants(EpsilonCurve):
    title = "Expected variants"
    help = "Variants released on average: exact, from the probabilities."

    def measure(self) -> str:
        return self.tr("Variants")

    def curves(self, x: np.ndarray, points: Sequence[EpsilonPoint]) -> list[Curve]:
        return [Curve(self.tr("Variants released"), x, _numbers([p.variants for p in points]), ink=2)]


class ExpectedDifference(EpsilonCurve):
    title = "Expected difference"
    help = "Activities that would have to change, mean of the same draws."

    def measure(self) -> str:
        return self.tr("Log difference")

    def curves(self, x: np.ndarray, points: Sequence[EpsilonPoint]) -> list[Curve]:
        return [Curve(self.tr("Difference"), x, _numbers([p.difference for p in points]), ink=4)]


class DisclosureCurve(LogPair, Curves):
    """Disclosure over what the attacker knows; the first of a tab also asks for the points."""

    view = "disclosure"
    empty = "Open a log to let the attacker try."
    asks = False
    part = ""  # the name of the measure in the view
    after = 0  # milliseconds between its beat and the one of the other on the tab: never both in one turn
    progressed = Signal(int)  # points that have come

    def __init__(self) -> None:
        super().__init__()
        self._points: dict[tuple[str, int], DisclosureView] = {}
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._draw)
        self.label_axes(self.tr("Activities known"), self.title)
        self.clear()

    def clear(self) -> None:
        self._soon.stop()
        self._points = {}
        super().clear()

    def refresh(self) -> None:
        self._soon.stop()
        self._points = {}
        self.show_empty(self.tr("The attacker is trying …"))
        self._ask_next()

    def _ask_next(self) -> None:
        if self.asks and self._missing():
            super().refresh()

    def _missing(self) -> list[tuple[str, int]]:
        """Small knowledge first, for all kinds: the picture is whole early."""
        return [(kind, size) for size in SIZES for kind in KINDS if (kind, size) not in self._points]

    def asked(self) -> dict[str, Any]:
        kind, size = self._missing()[0]
        return {"kind": kind, "sizes": (size,), "against": self.against}

    def draw(self, value: DisclosureView) -> None:
        self._points[value.kind, int(value.sizes[0])] = value
        self.progressed.emit(len(self._points))
        if not self._soon.isActive():
            since = int(1000 * time.monotonic()) + self.after
            self._soon.start(EVERY - since % EVERY)
        self._ask_next()

    @property
    def drawing(self) -> bool:
        return self._soon.isActive()

    def _draw(self) -> None:
        words = {"set": self.tr("set"), "multiset": self.tr("multiset"), "sequence": self.tr("sequence")}
        other = self.tr("other log") if self.against else self.tr("release")
        compared = any(point.compared for point in self._points.values())
        curves = []
        for side, name in (("before", self.tr("original")), ("after", other))[: 1 + compared]:
            for number, kind in enumerate(KINDS):
                found = [(size, self._points[kind, size]) for size in SIZES if (kind, size) in self._points]
                x = np.array([size for size, _ in found], float)
                y, error = (
                    np.array([getattr(point, f"{self.part}{what}_{side}")[0] for _, point in found])
                    for what in ("", "_error")
                )
                low, high = np.clip(y - 2 * error, 0, 1), np.clip(y + 2 * error, 0, 1)
                sampled = bool(np.nansum(error))
                curve = Curve(f"{words[kind]}, {name}", x, y, low, high, number)
                curves.append(curve if sampled else Curve(curve.name, x, y, ink=number))
        self.plot.getAxis("bottom").setTicks([[(size, str(size)) for size in SIZES]])
        self.draw_curves([curve for curve in map(_known, curves) if len(curve.x)])
        drawn = max((point.sampled for point in self._points.values()), default=0)
        note = self.tr("Beyond what can be counted {count} are drawn; shade: ± 2 standard errors.").format(
            count=numeral(drawn, ",")
        )
        self._caption.setText(f"{self.help} {note}" if drawn else self.help)

    def _paint_curve(self, number: int, curve: Curve) -> None:
        """Dashed before, solid after; a symbol for every kind and side."""
        before = curve.name.endswith(self.tr("original"))
        super()._paint_curve((1 if before else 0) + 5 * (curve.ink or 0), curve)


class CaseDisclosure(DisclosureCurve):
    title = "Case disclosure"
    help = (
        "An attacker knows some activities (as a set, with repetitions, or in order): chance to point at "
        "the right case, as a mean over everything that can be known, however rare. Dashed: original; "
        "solid: other log, or release, by the cases that its variants have in the original."
    )
    asks = True
    part = "case"


class TraceDisclosure(DisclosureCurve):
    title = "Trace disclosure"
    help = (
        "How much of the rest of a case the attacker learns: 1 where all cases that fit went one way. "
        "It may rise: a release has fewer ways, each shared by many."
    )
    after = EVERY // 2
    part = "trace"
