"""What a workspace has its worker do: one errand of the steward at a time, and looks for the panels.

Looks (data for a plot) wait while an errand is under way and make room for it, go one by one, and
only the latest of a kind is kept: a panel that asks at every mouse move costs one look, not a
hundred. Answers are kept, so that looking again, or coming back after Cancel, costs nothing.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.core.progress import Update
from engine.core.task import Source, Task
from gui.base.panel import Panel
from gui.jobs.worker_thread import Job, Worker

KEPT_ANSWERS = 32


class JobQueue(QObject):
    began = Signal(str)  # what, in words
    updated = Signal(object)  # engine.core.progress.Update
    stopping = Signal()
    ended = Signal()
    look_failed = Signal(object, str)  # SfumatoError, details

    def __init__(self, parent: QObject | None = None):
        super().__init__(parent)
        self.worker = Worker(self)
        self._errand: Job | None = None
        self._look: Job | None = None
        self._given_up: set[Job] = set()  # jobs nobody waits for any more, until they have ended
        self._waiting: dict[tuple[Panel, str], tuple[Task | Source, dict[str, Any]]] = {}
        self._answers: OrderedDict[tuple[Task | Source, str, str], Any] = OrderedDict()

    @property
    def busy(self) -> bool:
        return self._errand is not None

    @property
    def looking(self) -> bool:
        """Whether a panel still waits for an answer."""
        return self._look is not None or bool(self._waiting)

    def send(self, words: str, method: str, *arguments: Any) -> Job:
        """Start an errand; what is still under way is given up."""
        self._give_up()
        if self._look is not None:
            self._look.cancel()
        job = self._errand = self.worker.submit(method, *arguments)
        job.progressed.connect(lambda update: self._progressed(job, update))
        job.finished.connect(lambda: self._end(job))
        self.began.emit(words)
        return job

    def cancel(self) -> None:
        if self._errand is not None:
            self._errand.cancel()
            self.stopping.emit()

    def is_current(self, job: Job) -> bool:
        return self._errand is job

    def _progressed(self, job: Job, update: Update) -> None:
        if self._errand is job:
            self.updated.emit(update)

    def _give_up(self) -> None:
        if self._errand is not None:
            old, self._errand = self._errand, None
            self._given_up.add(old)
            old.cancel()

    def _end(self, job: Job) -> None:
        self._given_up.discard(job)
        if self._errand is job:
            self._errand = None
            self.ended.emit()
        self._next_look()

    # --- looks -------------------------------------------------------------------------------

    def look(self, panel: Panel, about: Task | Source, name: str, asked: dict[str, Any]) -> None:
        known = (about, name, repr(sorted(asked.items())))
        if known in self._answers:
            self._waiting.pop((panel, name), None)
            panel.show_view(name, asked, self._answers[known])
            return
        self._waiting[panel, name] = (about, asked)
        self._next_look()

    def forget_looks(self) -> None:
        """What was asked about is no longer on show."""
        self._waiting.clear()

    def forget_answers(self) -> None:
        """The file may be another one under the same name."""
        self._waiting.clear()
        self._answers.clear()

    def _next_look(self) -> None:
        if self._look is not None or self._errand is not None or not self._waiting:
            return
        panel, name = next(iter(self._waiting))
        about, asked = self._waiting.pop((panel, name))
        job = self._look = self.worker.submit("view", about, name, asked)
        job.returned.connect(lambda value: self._answer(panel, about, name, asked, value))
        job.errored.connect(self.look_failed)
        job.cancelled.connect(lambda: self._waiting.setdefault((panel, name), (about, asked)))
        job.finished.connect(self._look_ended)

    def _answer(
        self, panel: Panel, about: Task | Source, name: str, asked: dict[str, Any], value: Any
    ) -> None:
        self._answers[about, name, repr(sorted(asked.items()))] = value
        while len(self._answers) > KEPT_ANSWERS:
            self._answers.popitem(last=False)
        panel.show_view(name, asked, value)

    def _look_ended(self) -> None:
        self._look = None
        self._next_look()

    def close(self) -> None:
        """End the worker's thread and process."""
        self._waiting.clear()
        for job in (self._errand, self._look, *self._given_up):
            if job is not None:
                job.blockSignals(True)  # what arrives from now on finds nobody
                job.cancel()
        self._errand = self._look = None
        self.worker.close()
