"""What the steward has chosen, as values: undone, done again, and kept for a session that is cut off.

A choice is technique, parameters, seed and the corrections of reading and roles. Choices are noted when
the form has been quiet for a moment, so that typing 12 is one step and not two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from engine.core import params
from engine.core.task import Source, Summary, Task
from engine.core.technique import Kind, Measured, find

QUIET = 400  # milliseconds after the last change
STEPS = 200  # that can be undone


@dataclass(frozen=True)
class Choices:
    technique: str
    values: Mapping[str, Any]  # plain
    seed: int | None = None
    corrections: Mapping[str, Any] = field(default_factory=dict)


UndoStacks = tuple[list[Choices], list[Choices]]  # past (the last one is the present), future


class UndoHistory(QObject):
    """The choices of one workspace, in the order they were made."""

    settled = Signal()  # something changed and has been quiet since

    def __init__(self, now: Callable[[], Choices | None], parent: QObject):
        super().__init__(parent)
        self._now = now
        self._past: list[Choices] = []  # the last one is the present
        self._future: list[Choices] = []
        self._timer = QTimer(self, singleShot=True, interval=QUIET)
        self._timer.timeout.connect(self.note)

    def notice(self) -> None:
        """Something changed: note it when nothing more does."""
        self._timer.start()

    def note(self) -> None:
        """Note the present choices now; what is half typed is no choice."""
        self._timer.stop()
        present = self._now()
        if present is not None and (not self._past or self._past[-1] != present):
            self._past = [*self._past, present][-STEPS:]
            self._future.clear()
        self.settled.emit()

    def stacks(self) -> UndoStacks:
        return list(self._past), list(self._future)

    def put_stacks(self, stacks: UndoStacks) -> None:
        self._timer.stop()
        self._past, self._future = (list(stack) for stack in stacks)

    def possible(self) -> tuple[bool, bool]:
        """Whether something can be undone, and done again."""
        self.note()
        return len(self._past) > 1, bool(self._future)

    def undo(self) -> Choices | None:
        """The choices before the present ones."""
        self.note()
        if len(self._past) < 2:
            return None
        self._future.append(self._past.pop())
        return self._past[-1]

    def redo(self) -> Choices | None:
        self.note()
        if not self._future:
            return None
        self._past.append(self._future.pop())
        return self._past[-1]


# ── tasks as plain values, for a session file ─────────────────────────────────────────────────


def plain_task(task: Task) -> dict[str, Any]:
    """A recipe of the run; its entropy is forgotten, a seed that was set is kept."""
    source = task.source
    return {
        "technique": task.technique,
        "paths": list(source.paths),
        "reading": params.as_dict(source.reading) if source.reading is not None else {},
        "columns": params.as_dict(source.columns) if source.columns is not None else {},
        "params": params.as_dict(task.params),
        "seed": task.seed,
    }


def remembered_run(kind: Kind, plain: Mapping[str, Any]) -> Summary:
    """A run of a former session: its figures are computed when it is looked at."""
    source = Source(
        kind.key,
        tuple(plain["paths"]),
        params.build(kind.Reading, plain["reading"]) if kind.Reading else None,
        params.build(kind.Columns, plain["columns"]) if kind.Columns else None,
    )
    values: Any = params.build(find(plain["technique"]).Params, plain["params"])
    task = Task.with_seed(plain["technique"], source, values, plain["seed"])
    return Summary(task, Measured({}, {}), 0.0)


def is_measured(summary: Summary) -> bool:
    return bool(summary.measured.utility or summary.measured.risk)
