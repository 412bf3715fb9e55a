"""Curves of event logs that grow point by point: expected utility over ε, disclosure over knowledge.

A point may take a second to compute, so each is asked for when the one before it has come: the window
stays alive, and what is no longer wanted is not computed.
"""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from PySide6.QtCore import QTimer, Signal

from engine.core.task import Source, Summary
from gui.base.i18n import numeral
from gui.plots.curves import Curve, Curves, Mark

EPSILONS = (0.1, 0.2, 0.5, 1.0, 2.0, 4.0, 8.0)
PLACES = (0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0)
KINDS = ("set", "multiset", "sequence")
SIZES = (1, 2, 3, 4, 5, 6)
EVERY = 250  # milliseconds from one picture to the next while points come in


class EpsilonCurve(Curves):
    """One measure of the expected utility over ε; the first of a tab also asks for the points."""

    asks = False

    def __init__(self) -> None:
        super().__init__()
        self.log_x = True
        self.chosen: Any = None  # parameters in the form
        self._points: dict[float, Any] = {}
        self.label_axes(self.tr("Privacy loss ε"), self.measure())
        self.clear()

    def measure(self) -> str:
        raise NotImplementedError

    def clear(self) -> None:
        self._points = {}
        self.show_empty(self.tr("Open a log to see what to expect at which ε."))

    def show_source(self, source: Source) -> None:
        self._begin()

    def show_run(self, summary: Summary) -> None:
        self._begin()

    def choose(self, chosen: Any) -> None:
        """The form says something else: other δ or repeats are another curve, another ε another mark."""
        before, self.chosen = self.chosen, chosen
        if chosen is None or chosen == before:
            return
        if before is None or _curve_of(before) != _curve_of(chosen):
            self._points = {}
            if self.isVisible():
                self._begin()
        elif self._drawn:
            self._draw()

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "epsilon_curve" or self.chosen is None or asked["chosen"] != _curve_of(self.chosen):
            return
        for point in value:
            self._points[point.epsilon] = point
        self._draw()
        if self.asks:
            self._next()

    def _begin(self) -> None:
        if self.chosen is None:
            return
        if self._points:
            return self._draw()
        self.show_empty(self.tr("Drawing at several ε …"))
        if self.asks:
            self._next()

    def _next(self) -> None:
        left = [epsilon for epsilon in EPSILONS if epsilon not in self._points]
        if left:
            asked = {"epsilons": (left[0],), "chosen": _curve_of(self.chosen)}
            self.request_view.emit("epsilon_curve", asked)

    def _draw(self) -> None:
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

    def curves(self, x: np.ndarray, points: list[Any]) -> list[Curve]:
        raise NotImplementedError


def _curve_of(chosen: Any) -> Any:
    """The parameters without ε: what the whole curve is about."""
    return type(chosen)(delta=chosen.delta, repeats=chosen.repeats, cases_per_person=chosen.cases_per_person)


def _known(curve: Curve) -> Curve:
    """Without the places where there is no value."""
    known = np.isfinite(curve.y)
    low, high = (None if edge is None else edge[known] for edge in (curve.low, curve.high))
    return Curve(curve.name, curve.x[known], curve.y[known], low, high, curve.ink)


def _numbers(values: list[float | None]) -> np.ndarray:
    return np.array([np.nan if value is None else value for value in values], float)


class ExpectedSimilarity(EpsilonCurve):
    asks = True

    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Expected similarity")
        self.help = self.tr(
            "From draws made for this curve and thrown away; the shade spans them. Drag the line to set ε. "
            "Decide here, before the release: choosing among actual releases by their utility spends privacy "
            "that nobody accounts for."
        )

    def measure(self) -> str:
        return self.tr("Log similarity")

    def curves(self, x: np.ndarray, points: list[Any]) -> list[Curve]:
        low, mean, high = (
            _numbers([getattr(point, name) for point in points])
            for name in ("similarity_low", "similarity", "similarity_high")
        )
        return [Curve(self.tr("Similarity, mean of {n} draws").format(n=points[0].draws), x, mean, low, high)]


class ExpectedVariants(EpsilonCurve):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Expected variants")
        self.help = self.tr("Variants released on average: exact, from the probabilities.")

    def measure(self) -> str:
        return self.tr("Variants")

    def curves(self, x: np.ndarray, points: list[Any]) -> list[Curve]:
        return [Curve(self.tr("Variants released"), x, _numbers([p.variants for p in points]), ink=2)]


class ExpectedDifference(EpsilonCurve):
    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Expected difference")
        self.help = self.tr("Activities that would have to change, mean of the same draws.")

    def measure(self) -> str:
        return self.tr("Log difference")

    def curves(self, x: np.ndarray, points: list[Any]) -> list[Curve]:
        return [Curve(self.tr("Difference"), x, _numbers([p.difference for p in points]), ink=4)]


class DisclosureCurve(Curves):
    """Disclosure over what the attacker knows; the first of a tab also asks for the points."""

    asks = False
    after = 0  # milliseconds between its beat and the one of the other on the tab: never both in one turn
    progressed = Signal(int)  # points that have come

    def __init__(self) -> None:
        super().__init__()
        self.against = ""
        self._points: dict[tuple[str, int], Any] = {}
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._draw)
        self.label_axes(self.tr("Activities known"), self.measure())
        self.clear()

    def measure(self) -> str:
        raise NotImplementedError

    def part(self) -> str:
        """The name of the measure in the view."""
        raise NotImplementedError

    def clear(self) -> None:
        self._soon.stop()
        self._points = {}
        self.show_empty(self.tr("Open a log to let the attacker try."))

    def show_source(self, source: Source) -> None:
        self._begin()

    def show_run(self, summary: Summary) -> None:
        self._begin()

    def _begin(self) -> None:
        self._soon.stop()
        self._points = {}
        self.show_empty(self.tr("The attacker is trying …"))
        if self.asks:
            self._next()

    def _next(self) -> None:
        """Small knowledge first, for all kinds: the picture is whole early."""
        left = [(kind, size) for size in SIZES for kind in KINDS if (kind, size) not in self._points]
        if left:
            kind, size = left[0]
            self.request_view.emit("disclosure", {"kind": kind, "sizes": (size,), "against": self.against})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != "disclosure" or asked["against"] != self.against:
            return
        self._points[asked["kind"], asked["sizes"][0]] = value
        self.progressed.emit(len(self._points))
        if not self._soon.isActive():
            since = int(1000 * time.monotonic()) + self.after
            self._soon.start(EVERY - since % EVERY)
        if self.asks:
            self._next()

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
                    np.array([getattr(point, f"{self.part()}{what}_{side}")[0] for _, point in found])
                    for what in ("", "_error")
                )
                low, high = np.clip(y - 2 * error, 0, 1), np.clip(y + 2 * error, 0, 1)
                drawn = bool(np.nansum(error))
                curve = Curve(f"{words[kind]}, {name}", x, y, low, high, number)
                curves.append(curve if drawn else Curve(curve.name, x, y, ink=number))
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
    asks = True

    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Case disclosure")
        self.help = self.tr(
            "An attacker knows some activities (as a set, with repetitions, or in order): chance to point at "
            "the right case, as a mean over everything that can be known, however rare. Dashed: original; "
            "solid: other log, or release, by the cases that its variants have in the original."
        )

    def measure(self) -> str:
        return self.tr("Case disclosure")

    def part(self) -> str:
        return "case"


class TraceDisclosure(DisclosureCurve):
    after = EVERY // 2

    def __init__(self) -> None:
        super().__init__()
        self.title = self.tr("Trace disclosure")
        self.help = self.tr(
            "How much of the rest of a case the attacker learns: 1 where all cases that fit went one way. "
            "It may rise: a release has fewer ways, each shared by many."
        )

    def measure(self) -> str:
        return self.tr("Trace disclosure")

    def part(self) -> str:
        return "trace"
