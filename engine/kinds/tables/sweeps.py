"""What is tried in place of the chosen parameters of a table: gentler and stronger steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.core.params import Step
from engine.core.sweep import grid
from engine.core.technique import Sweep
from engine.kinds.tables.params import (
    Chain,
    Discretise,
    Generalise,
    Microaggregate,
    Perturb,
    Pram,
    Swap,
    TableParams,
    steps_of,
)

SHARES = (0.02, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6)  # privacy level as a share of the column's range
STRENGTHS = (0.125, 0.25, 0.5, 2.0, 4.0, 8.0)  # of a whole chain, as a multiple of the chosen one
USUAL_SHARE = 0.2  # where a step leaves the strength of its noise to the data


def _against_linkage(tried: Callable[..., Sequence[TableParams]]) -> Sweep:
    return Sweep(tried, risk="linkage", utility="il1s", limit=lambda policy: policy.max_linkage)


def _noise(chosen: Perturb) -> list[Perturb]:
    return [replace(chosen, sigma=None, alpha=None, level=None, level_share=share) for share in SHARES]


def _chain(chosen: Chain) -> list[Chain]:
    return [Chain(tuple(_stronger(step, times) for step in steps_of(chosen))) for times in STRENGTHS]


def _stronger(step: Step, times: float) -> Step:
    """The same step, so many times as strong: fewer classes, more noise, farther partners."""
    values = step.params
    if isinstance(values, Discretise):
        return replace(step, params=replace(values, classes=max(1, round(values.classes / times))))
    if isinstance(values, Generalise | Microaggregate):
        return replace(step, params=replace(values, k=max(2, round(values.k * times))))
    if isinstance(values, Swap):
        return replace(step, params=replace(values, window=min(1.0, values.window * times)))
    if isinstance(values, Pram):
        return replace(step, params=replace(values, keep=round(max(0.05, 1 - (1 - values.keep) * times), 4)))
    if not isinstance(values, Perturb):
        return step
    given = _given(values)
    changed = {name: getattr(values, name) * times for name in given} or {"level_share": USUAL_SHARE * times}
    return replace(step, params=replace(values, **changed))


def _given(values: Perturb) -> Sequence[str]:
    return [n for n in ("sigma", "alpha", "level", "level_share") if getattr(values, n) is not None]


CHAIN = _against_linkage(_chain)
DISCRETISE = _against_linkage(grid(classes=(2, 3, 5, 8, 10, 15, 20, 30, 50), min_count=(5, 10, 20)))
PERTURB = _against_linkage(_noise)
SWAP = _against_linkage(grid(window=(0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)))
GENERALISE = _against_linkage(grid(k=(2, 3, 5, 10, 20, 50, 100)))
MICROAGGREGATE = _against_linkage(grid(k=(2, 3, 5, 10, 20, 50, 100)))
CODE = _against_linkage(grid(share=(0.01, 0.02, 0.05, 0.1, 0.2, 0.4)))
PRAM = _against_linkage(grid(keep=(0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.3)))
