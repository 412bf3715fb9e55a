"""Risk against utility: candidates as points, the Pareto front as a step line, the house's policy as a box.

The panel computes nothing: `gui.workspace.sweep_controller` starts the sweep, hands over what has been
computed so far and says which choice stands in the form.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QCoreApplication, Qt, Signal

from engine.core import params
from engine.core.policy import Policy
from engine.core.sweep import Candidate, Swept, axes, gate_state, pareto_front, varied
from engine.core.task import Source, Summary
from engine.core.technique import Metric, Technique, find
from gui.base import theme
from gui.base.i18n import inside, numeral, translated
from gui.plots import pens
from gui.plots.scatter import Scatter
from gui.widgets.basics import Button, NameLabel
from gui.widgets.metric_cards import number_text

STATES = ("green", "amber", "red")
TICKS = 14  # at most, on an axis of decades
INKS = (2, 1, 4)  # series colours: green, orange, vermilion; the symbols differ as well


class RiskMap(Scatter):
    refresh_wanted = Signal()  # another file or run is on show
    sweep_wanted = Signal()
    stop_wanted = Signal()
    run_wanted = Signal()
    candidate_chosen = Signal(object)  # Candidate

    title = "Risk and utility"
    help = (
        "Every point is one choice of parameters, computed from draws of its own. Points on the line are "
        "the best there are: nothing is safer and more useful at once. On the shaded side this risk is "
        "within the limit of the house; the shape of a point says whether the whole gate passes. Click a "
        "point to take its parameters into the form."
    )

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Tells of the original: for use inside the house")
        self._swept: Swept | None = None
        self._policy = Policy()
        self._present: tuple[float, float] | None = None
        self._start = Button(self.tr("Try parameters"), "inspect", self.sweep_wanted.emit)
        self._stop = Button(self.tr("Stop"), "cancel", self.stop_wanted.emit)
        self._run = Button(self.tr("Run this choice"), "run", self.run_wanted.emit)
        self._state = NameLabel("muted")  # in full when pointed at
        for tool in (self._start, self._stop, self._run, self._state):
            self.add_tool(tool)
        self.tools.own.setSpacing(8)
        self._stop.hide()
        self._run.hide()
        self.point_chosen.connect(self._choose)

    # ── what the workspace says ───────────────────────────────────────────────────────────────────

    def clear(self) -> None:
        self.refresh_wanted.emit()

    def show_source(self, source: Source) -> None:
        self.refresh_wanted.emit()

    def show_run(self, summary: Summary) -> None:
        self.refresh_wanted.emit()

    def invite(self, technique: Technique) -> None:
        """Nothing has been tried with this technique yet."""
        self._swept = None
        self._run.hide()
        self._start.setEnabled(technique.sweep is not None)
        if technique.sweep is None:
            self.show_empty(self.tr("This technique has nothing to try."))
            return
        risk, utility = axes(technique)
        words = self.tr(
            "Which parameters are safe and still useful?\n\nTry parameters runs {technique} with other "
            "values in the background and draws {risk} against {utility}; nothing is released."
        )
        if technique.sweep.draws > 1:
            words += self.tr(" Each point is the mean of {n} separate draws.").format(n=technique.sweep.draws)
        self.show_empty(
            words.format(
                technique=translated(technique.title),
                risk=inside(translated(risk.label)),
                utility=inside(translated(utility.label)),
            )
        )

    def show_swept(self, swept: Swept, policy: Policy, present: tuple[float, float] | None) -> None:
        """All points so far; a growing map keeps following them."""
        technique = find(swept.task.technique)
        assert technique.sweep is not None
        known = self._swept is not None and self._swept.task == swept.task
        grown = not known or len(self._swept.candidates) != len(swept.candidates)  # type: ignore[union-attr]
        self._swept, self._policy, self._present = swept, policy, present
        self._front = pareto_front(technique, swept.candidates)
        risk, utility = axes(technique)
        self.label_axes(_axis(risk), _axis(utility))
        axis = self.plot.getAxis("bottom")
        axis.setLogMode(technique.sweep.log, technique.sweep.log)
        axis.setTicks([self._decades(swept)] if technique.sweep.log else None)
        states = [STATES.index(self._judged(technique, c)) for c in swept.candidates]
        self.draw_points(
            np.array([self._across(c.risk) for c in swept.candidates]),
            np.array([c.utility for c in swept.candidates]),
            np.array(states, dtype=int),
            {0: self.tr("passes"), 1: self.tr("needs a reason"), 2: self.tr("refused by the gate")},
            reset=grown,
        )

    def show_present(self, present: tuple[float, float] | None) -> None:
        """The choice in the form is another one."""
        self._present = present
        if self._drawn:
            self._place_mark()

    def show_state(self, running: bool, words: str) -> None:
        self._start.setVisible(not running)
        self._stop.setVisible(running)
        self._state.setText(words)
        self._state.setToolTip(words)

    @property
    def state(self) -> str:
        return self._state.text()

    @property
    def swept(self) -> Swept | None:
        """What is on show."""
        return self._swept

    def offer_run(self, on: bool) -> None:
        self._run.setVisible(on)

    # ── drawing ───────────────────────────────────────────────────────────────────────────────────

    def paint(self) -> None:
        assert self._swept is not None
        self.add_legend()
        self._paint_policy()
        self._paint_front()
        self._paint_spread()
        for kind in np.unique(self._labels)[::-1]:  # what passes lies on top
            self._paint_points(int(kind))
        accent = theme.current().accent
        self._mark = pg.ScatterPlotItem(
            size=20, symbol="o", brush=None, pen=pens.pen(accent, 3), name=self.tr("in the form")
        )
        self.plot.addItem(self._mark, ignoreBounds=True)
        self._ring = pg.ScatterPlotItem(size=14, brush=None, pen=pens.pen(theme.current().text, 2))
        self.plot.addItem(self._ring, ignoreBounds=True)
        self._place_mark()

    def _paint_points(self, kind: int) -> None:
        self.paint_marks(kind, INKS[kind], 11)

    def _paint_front(self) -> None:
        """Best utility at no more than this risk: level until the next point of the front, then a step."""
        x, y = self._x[self._front], self._y[self._front]
        line = pg.PlotCurveItem(
            np.repeat(x, 2)[1:],
            np.repeat(y, 2)[:-1],
            pen=pens.pen(theme.current().accent, 2),
            name=self.tr("Pareto front"),
        )
        self.plot.addItem(line)

    def _paint_spread(self) -> None:
        assert self._swept is not None
        utility = np.array([c.utility_spread for c in self._swept.candidates])
        # Across, the ends are placed by themselves: the axis may be one of decades.
        ends = [
            (self._across(max(c.risk - c.risk_spread, c.risk / 10)), self._across(c.risk + c.risk_spread))
            for c in self._swept.candidates
        ]
        low, high = np.array(ends).reshape(-1, 2).T
        if utility.any() or (high - low).any():
            bars = pg.ErrorBarItem(
                x=self._x,
                y=self._y,
                height=2 * utility,
                left=self._x - low,
                right=high - self._x,
                pen=pens.pen(pens.faded(theme.current().muted, 0.6)),
            )
            self.plot.addItem(bars)

    def _paint_policy(self) -> None:
        limit = self._limit()
        if limit is None or not len(self._x):
            return
        now, at = theme.current(), self._across(limit)
        risk, _ = axes(self._technique)
        far = 1e3 * (1 + float(np.abs(self._x).max()) + abs(at))
        sides = (at, far) if risk.better == "higher" else (-far, at)
        box = pg.LinearRegionItem(
            sides, movable=False, brush=pens.fill(now.good, 0.10), pen=pens.pen(now.good, 1)
        )
        box.setZValue(-20)
        self.plot.addItem(box, ignoreBounds=True)
        words = self.tr("the house accepts {limit}").format(limit=numeral(limit, "g"))
        edge = pg.InfiniteLine(
            at,
            angle=90,
            pen=pens.pen(now.good, 1, Qt.PenStyle.DashLine),
            label=words,
            labelOpts={
                "position": 0.985,
                "color": now.good,
                "fill": pens.fill(now.surface, 0.8),
                "anchors": [(0, 0), (0, 0)],
            },
        )
        self.plot.addItem(edge, ignoreBounds=True)
        unseen = pg.ScatterPlotItem([at], [float(self._y.mean())], size=1, pen=None, brush=None)
        self.plot.addItem(unseen)  # keeps the edge in sight

    def _place_mark(self) -> None:
        if self._present is None:
            self._mark.clear()
        else:
            self._mark.setData([self._across(self._present[0])], [self._present[1]])

    # ── words ─────────────────────────────────────────────────────────────────────────────────────

    def describe(self, point: int) -> str:
        assert self._swept is not None
        candidate = self._swept.candidates[point]
        risk, utility = axes(self._technique)
        parts = [self._settings(candidate)]
        for metric, value in ((risk, candidate.risk), (utility, candidate.utility)):
            parts.append(f"{translated(metric.label)} {number_text(value, max(metric.digits, 2))}")
        parts.append(self._name(int(self._labels[point])))
        return "   ".join(part for part in parts if part)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        if self._swept is None:
            return [], []
        risk, utility = axes(self._technique)
        varying = self._varied()
        spread = self.tr("{figure}, spread")
        header = [
            *(translated(field.label) for field in varying),
            translated(risk.label),
            translated(utility.label),
            spread.format(figure=translated(utility.label)),
        ]
        header += [self.tr("Draws"), self.tr("Gate"), self.tr("On the front")]
        rows = []
        for place, c in enumerate(self._swept.candidates):
            chosen = c.summary.task.params
            row: list[Any] = [_short(field, getattr(chosen, field.name)) for field in varying]
            row += [c.risk, c.utility, c.utility_spread, c.draws, self._name(int(self._labels[place]))]
            rows.append([*row, self.tr("yes") if place in self._front else self.tr("no")])
        return header, rows

    @property
    def _technique(self) -> Technique:
        assert self._swept is not None
        return find(self._swept.task.technique)

    def _varied(self) -> list[params.Field]:
        """The parameters that differ between candidates."""
        assert self._swept is not None
        names = varied(self._swept.candidates)
        return [field for field in params.fields(type(self._swept.task.params)) if field.name in names]

    def _settings(self, candidate: Candidate) -> str:
        given = candidate.summary.task.params
        told = [(field, _short(field, getattr(given, field.name))) for field in self._varied()]
        return ", ".join(
            words if field.type == "steps" else f"{translated(field.label)} {words}" for field, words in told
        )

    def _judged(self, technique: Technique, candidate: Candidate) -> str:
        """The worst of what the technique's own part of the gate says."""
        return gate_state(technique, candidate, self._policy)

    def _limit(self) -> float | None:
        declared = self._technique.sweep
        return declared.limit(self._policy) if declared is not None and declared.limit else None

    def _across(self, risk: float) -> float:
        declared = self._technique.sweep
        return float(np.log10(max(risk, 1e-12))) if declared is not None and declared.log else risk

    def _nearest(self, x: float, y: float) -> int:
        """Of choices that lie on one another, the one that passes best."""
        point = super()._nearest(x, y)
        if point < 0:
            return point
        same = np.flatnonzero((self._x == self._x[point]) & (self._y == self._y[point]))
        return int(same[np.argmin(self._labels[same])])

    def _decades(self, swept: Swept) -> list[tuple[float, str]]:
        """Ticks where candidates lie, as far apart as their words need."""
        shown: list[tuple[float, str]] = []
        places = sorted({self._across(c.risk): c.risk for c in swept.candidates}.items())
        width = (places[-1][0] - places[0][0]) or 1.0 if places else 1.0
        for place, risk in places:
            if not shown or place - shown[-1][0] > width / TICKS:
                shown.append((place, numeral(risk, ".3g")))
        return shown

    def _choose(self, point: int) -> None:
        if self._swept is not None:
            self.candidate_chosen.emit(self._swept.candidates[point])


def _axis(metric: Metric) -> str:
    """The name of a figure and which way is good."""
    lower, higher = _tr("{figure} (lower is better)"), _tr("{figure} (higher is better)")
    return (higher if metric.better == "higher" else lower).format(figure=translated(metric.label))


def _tr(text: str) -> str:
    return QCoreApplication.translate("RiskMap", text)


def _short(field: params.Field, value: Any) -> str:
    """A chain of steps by its strengths, everything else as the form says it."""
    if field.type == "steps":
        return " + ".join(words for step in value if (words := _strengths(step.params)))
    if value is None:
        return _tr("auto")
    if isinstance(value, int | float) and not isinstance(value, bool):
        return numeral(value, "g")
    return translated(dict(field.choices).get(value, str(value)))


def _strengths(values: Any) -> str:
    return ", ".join(
        f"{translated(field.label)} {numeral(getattr(values, field.name), 'g')}"
        for field in params.fields(type(values))
        if _told(field.name, getattr(values, field.name))
    )


def _told(name: str, value: Any) -> bool:
    return name in ("classes", "window", "sigma", "alpha", "level", "level_share") and value is not None
