"""What a release of a table promises, in words: heuristics that change the data, never a guarantee."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.params import Step
from engine.core.technique import Done, Promise
from engine.core.text import text
from engine.kinds.tables.params import Chain, Discretise, Perturb, Swap, steps_of


def promise(params: Any, done: Done | None = None) -> Promise:
    """In words made from what was done to which columns; before a run (None), from what is asked."""
    steps = steps_of(params)
    sentences = _asked(steps, isinstance(params, Chain)) if done is None else _done(steps, done)
    return Promise(
        nature="heuristic",
        words=" ".join(sentences),
        limits=" ".join(_limits(steps, done)),
        unit="row",
    )


def _asked(steps: Sequence[Step], chained: bool) -> list[str]:
    return [_sentence(step, ", ".join(step.columns) or _left_open(step, chained)) for step in steps]


def _left_open(step: Step, chained: bool) -> str:
    if isinstance(step.params, Discretise) and chained:
        return "The quasi-identifiers, or else every number that is not to be protected"
    if isinstance(step.params, Discretise):
        return "The quasi-identifiers, or else every number"
    if isinstance(step.params, Swap):
        return "The quasi-identifiers, or else every column"
    return "The columns to protect, or else every number"


def _done(steps: Sequence[Step], done: Done) -> list[str]:
    """One sentence for every step that was done to a column. Noise on a class breaks the class, so such
    columns are not said to be in classes."""
    sentences = []
    told = done.facts["steps"]
    for place, (step, one) in enumerate(zip(steps, told, strict=True)):
        columns = list(one["columns"])
        if isinstance(step.params, Discretise):
            noisy = {
                name for later in told[place + 1 :] if later["step"] == "perturb" for name in later["columns"]
            }
            broken = [name for name in columns if name in noisy]
            columns = [name for name in columns if name not in noisy]
            if broken:
                names = ", ".join(broken)
                sentences.append(
                    text(
                        "{names}: put into classes, and noise added afterwards: no class size is promised.",
                        names=names,
                    )
                )
        if columns:
            sentences.append(_sentence(step, ", ".join(columns)))
    return sentences


def _limits(steps: Sequence[Step], done: Done | None) -> list[str]:
    said = ["No guarantee: a person may still be found by several columns together."]
    if _has_noise(steps, done):
        said.append("Noise can be filtered out in part where columns hang together.")
    if done is None:
        said.append("Columns that no step touches are released as they are.")
        return said
    kept = ", ".join(part.name for part in done.leaving if part.treatment == "kept")
    if kept:
        said.append(text("Released as they are, and not protected: {kept}.", kept=kept))
    return said


def _has_noise(steps: Sequence[Step], done: Done | None) -> bool:
    if done is None:
        return any(isinstance(step.params, Perturb) for step in steps)
    return any(told["step"] == "perturb" and told["columns"] for told in done.facts["steps"])


def _sentence(step: Step, names: str) -> str:
    params = step.params
    if isinstance(params, Discretise):
        return text(
            "{names}: published in classes of at least {min_count} rows.",
            names=names,
            min_count=params.min_count,
        )
    if isinstance(params, Swap):
        if params.method == "rank":
            return text(
                "{names}: values are exchanged with rows within {window} of the ranks.",
                names=names,
                window=f"{params.window:.3g}",
            )
        return text("{names}: values are exchanged with any row.", names=names)
    assert isinstance(params, Perturb)
    return text(
        "{names}: {shape} noise is added, {params}.",
        names=names,
        shape=params.shape,
        params=_strength(params),
    )


def _strength(params: Perturb) -> str:
    if params.level is not None or params.level_share is not None:
        width = (
            f"{params.level:g}"
            if params.level is not None
            else text("{level_share} of the range", level_share=f"{params.level_share:.3g}")
        )
        return text(
            "so that the original lies within a width of {width} with {confidence} confidence",
            width=width,
            confidence=f"{params.confidence:.3g}",
        )
    if params.alpha is not None:
        return text("at most ±{alpha}", alpha=f"{params.alpha:g}")
    return (
        text("of standard deviation {sigma}", sigma=f"{params.sigma:g}")
        if params.sigma
        else "a quarter of the column's spread"
    )
