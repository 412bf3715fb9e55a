"""Runs as candidates: what other parameters would give, as points of risk against utility.

Every candidate is computed from draws of its own, with fresh entropy: never from the run that is looked
at or released. Where noise decides (`Sweep.draws` > 1) a point is the mean of several separate draws, so
that no single draw can be picked. A candidate is on the Pareto front when no other one is at least as good
in both figures and better in one.
"""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core import params
from engine.core.errors import ParameterError, SfumatoError
from engine.core.policy import Policy
from engine.core.progress import Inside, Progress
from engine.core.task import Summary, Task
from engine.core.technique import Measured, Metric, State, Technique, find
from engine.core.text import text


@dataclass(frozen=True)
class Candidate:
    """One point of the map; its figures are means over the draws."""

    summary: Summary
    risk: float
    utility: float
    risk_spread: float  # standard deviation over the draws
    utility_spread: float
    draws: int


@dataclass(frozen=True)
class Swept:
    """All points so far, and why some parameters gave none."""

    task: Task  # what was chosen when the sweep began
    candidates: tuple[Candidate, ...]
    left_out: tuple[str, ...] = ()
    unmeasured: int = 0  # of those left out, how many released something whose risk is not known


def grid(**values: Sequence[Any]) -> Callable[[Any], list[Any]]:
    """All combinations of these values in place of the chosen ones; those that break a rule are left out."""

    def tried(chosen: Any) -> list[Any]:
        made = [replace(chosen, **dict(zip(values, one, strict=True))) for one in _product(values)]
        return [one for one in made if _allowed(one)]

    return tried


def _product(values: Mapping[str, Sequence[Any]]) -> itertools.product:
    return itertools.product(*values.values())


def _allowed(values: Any) -> bool:
    try:
        values.check()
    except AttributeError:
        return True
    except ParameterError:
        return False
    return True


def sweep(task: Task, data: object, progress: Progress) -> Swept:
    """Try the parameters the technique declares, the chosen ones first."""
    declared = find(task.technique).sweep
    if declared is None:
        raise ParameterError(text("{technique} has no parameters to try", technique=task.technique))
    tried = list(dict.fromkeys([task.params, *declared.tried(task.params)]))
    done = Swept(task, ())
    for number, values in enumerate(tried):
        part = progress.part(_difference(task.params, values), 1 / len(tried))
        done = _add(done, replace(task, params=values), data, part)
        progress.snapshot(lambda: done)  # noqa: B023  (called at once or never)
        progress.report((number + 1) / len(tried))
    if not done.candidates:
        reason = done.left_out[0] if done.left_out else "nothing could be tried"
        hint = "change the parameters first"
        if done.unmeasured == len(tried):
            risk = axes(find(task.technique))[0].label
            reason = text("{risk} cannot be measured for this file, whatever the parameters", risk=risk)
            hint = "the map needs this figure; the technique itself can be run"
        raise SfumatoError(text("no candidate could be computed: {reason}", reason=reason), hint=hint)
    return done


def _difference(chosen: Any, values: Any) -> str:
    """What is tried instead of what is chosen, in a few words."""
    words: str = ""
    for field in params.fields(type(values)):
        value = getattr(values, field.name)
        if value != getattr(chosen, field.name):
            told = field.label
            if field.type != "steps":
                told = text("{name}: {note}", name=field.label, note=value)
            words = words + ", " + told if words else told
    return words or "as chosen"


def _add(done: Swept, task: Task, data: object, progress: Progress) -> Swept:
    try:
        candidate = _candidate(task, data, progress)
    except SfumatoError as error:
        return replace(done, left_out=(*done.left_out, error.message))
    if isinstance(candidate, str):
        words = text(
            "{value}: {candidate} cannot be measured",
            value=_difference(done.task.params, task.params),
            candidate=candidate,
        )
        return replace(done, left_out=(*done.left_out, words), unmeasured=done.unmeasured + 1)
    if candidate is None:
        words = text(
            "{value}: too little is released for the figures",
            value=_difference(done.task.params, task.params),
        )
        return replace(done, left_out=(*done.left_out, words))
    return replace(done, candidates=(*done.candidates, candidate))


def _candidate(task: Task, data: object, progress: Progress) -> Candidate | str | None:
    """A point of the map; the name of the risk figure where no draw has one though something was released;
    None where too little was released."""
    technique = find(task.technique)
    declared = technique.sweep
    assert declared is not None
    drawn, began = [], time.monotonic()
    for turn in range(declared.draws):
        listener = Inside(progress, turn / declared.draws, 1 / declared.draws)
        fresh = Task.with_seed(task.technique, task.source, task.params, None)
        drawn.append(_draw(technique, fresh, data, Progress(listener)))
    seconds = time.monotonic() - began
    risks = [number(one.risk.get(declared.risk)) for one in drawn]
    utilities = [number(one.utility.get(declared.utility)) for one in drawn]
    if None not in utilities and all(risk is None for risk in risks):
        return axes(technique)[0].label
    if None in risks or None in utilities:  # the mean of the others would flatter
        return None
    summary = Summary(task, mean_of(drawn), seconds)
    return Candidate(
        summary, _mean(risks), _mean(utilities), _spread(risks), _spread(utilities), declared.draws
    )


def _draw(technique: Technique, task: Task, data: object, progress: Progress) -> Measured:
    published = technique.run(data, task.params, task.randomness(), progress.part("", 0.6))
    return technique.measure(data, published, task.params, task.randomness(), progress.part("", 0.4))


# ── figures of several draws ──────────────────────────────────────────────────────────────────


def number(value: object) -> float | None:
    """A figure as one number: of a pair (before, after) the second; None where it is not defined."""
    if isinstance(value, list | tuple) and len(value) == 2:
        value = value[1]
    if isinstance(value, bool) or value is None or not isinstance(value, int | float):
        return None
    return float(value) if math.isfinite(value) else None


def mean_of(drawn: Sequence[Measured]) -> Measured:
    """The mean of every figure; what is not a number is taken from the first draw."""
    if len(drawn) == 1:
        return drawn[0]
    utility = _mean_values([one.utility for one in drawn])
    return Measured(utility, _mean_values([one.risk for one in drawn]), drawn[0].warnings)


def _mean_values(values: Sequence[Any]) -> Any:
    first = values[0]
    if isinstance(first, Mapping):
        return {key: _mean_values([one[key] for one in values if key in one]) for key in first}
    if isinstance(first, list | tuple) and all(len(one) == len(first) for one in values):
        return [_mean_values(parts) for parts in zip(*values, strict=True)]
    known = [value for value in values if number(value) is not None]
    if not known or isinstance(first, str | bool):
        return first
    return known[0] if all(value == known[0] for value in known) else _mean([float(v) for v in known])


def _mean(values: Sequence[Any]) -> float:
    return sum(values) / len(values)


def _spread(values: Sequence[Any]) -> float:
    middle = _mean(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / len(values))


# ── the front ─────────────────────────────────────────────────────────────────────────────────


def axes(technique: Technique) -> tuple[Metric, Metric]:
    """The figures of the map: risk, utility."""
    assert technique.sweep is not None
    known = {(metric.group, metric.key): metric for metric in technique.metrics}
    return known["risk", technique.sweep.risk], known["utility", technique.sweep.utility]


def varied(candidates: Sequence[Candidate]) -> list[str]:
    """Names of the parameters that differ between candidates."""
    given = [params.as_dict(candidate.summary.task.params) for candidate in candidates]
    return [name for name in given[0] if any(one[name] != given[0][name] for one in given)]


def gate_state(technique: Technique, candidate: Candidate, policy: Policy) -> State:
    """The worst of what the technique's own part of the gate says of a candidate."""
    summary = candidate.summary
    items = technique.gate(summary.task.params, summary.measured, policy)
    states: tuple[State, ...] = ("green", "amber", "red")
    return max((item.state for item in items), key=states.index, default="green")


def pareto_front(technique: Technique, candidates: Sequence[Candidate]) -> list[int]:
    """Places of the candidates that no other one dominates, safest first."""
    risk, utility = axes(technique)
    costs = [
        (
            -c.risk if risk.better == "higher" else c.risk,
            -c.utility if utility.better == "higher" else c.utility,
        )
        for c in candidates
    ]
    front, best = [], math.inf
    for place in sorted(range(len(costs)), key=lambda place: costs[place]):
        if costs[place][1] < best:
            best = costs[place][1]
            front.append(place)
    return front
