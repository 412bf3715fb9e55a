"""The steps of a run, as a recipe writes them."""

from __future__ import annotations

from engine.core.params import Plain
from engine.core.task import Summary
from engine.kinds.tables.params import steps_of


def plain_steps(summary: Summary) -> list[Plain]:
    return [step.as_dict() for step in steps_of(summary.task.params)]


def has_step(summary: Summary, *names: str) -> bool:
    """Whether the run has a step of one of these names (without tables.)."""
    wanted = {f"tables.{name}" for name in names}
    return any(step.technique in wanted for step in steps_of(summary.task.params))
