"""What a workspace has its worker do: one job of the steward at a time, and views for the panels.

Requests for a view (data for a plot) wait while a job of the steward is under way and make room for it, go
one by one, and only the latest of a panel is kept: one that asks at every mouse move costs one view, not a
hundred. Views are kept, so that looking again, or coming back after Cancel, costs nothing.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.core.progress import Update
from engine.core.task import Source, Task
from gui.base.panel import Panel
from gui.jobs.job import Job
from gui.jobs.worker_thread import Worker

CACHED_VIEWS = 32


class JobQueue(QObject):
    began = Signal(str)  # what, in a few words
    updated = Signal(object)  # engine.core.progress.Update
    stopping = Signal()
    ended = Signal()
    view_failed = Signal(object, str)  # SfumatoError, details

    def __init__(self, parent: QObject | None = None):
        super().__init__(parent)
        self.worker = Worker(self)
        self._job: Job | None = None
        self._view_job: Job | None = None
        self._unwanted: Job | None = None  # a view under way about what is no longer on show
        self._abandoned: set[Job] = set()  # jobs nobody waits for any more, until they have ended
        self._requests: dict[tuple[Panel, str], tuple[Task | Source, dict[str, Any]]] = {}
        self._cache: OrderedDict[tuple[Task | Source, str, str], Any] = OrderedDict()

    @property
    def busy(self) -> bool:
        return self._job is not None

    @property
    def fetching(self) -> bool:
        """Whether a panel still waits for an answer."""
        return self._view_job is not None or bool(self._requests)

    def send(self, caption: str, method: str, *arguments: Any) -> Job:
        """Start a job of the steward; what is still under way is given up."""
        self._abandon()
        if self._view_job is not None:
            self._view_job.cancel()
        job = self._job = self.worker.submit(method, *arguments)
        job.progressed.connect(lambda update: self._progressed(job, update))
        job.finished.connect(lambda: self._end(job))
        self.began.emit(caption)
        return job

    def cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self.stopping.emit()

    def is_current(self, job: Job) -> bool:
        return self._job is job

    def _progressed(self, job: Job, update: Update) -> None:
        if self._job is job:
            self.updated.emit(update)

    def _abandon(self) -> None:
        if self._job is not None:
            old, self._job = self._job, None
            self._abandoned.add(old)
            old.cancel()

    def _end(self, job: Job) -> None:
        self._abandoned.discard(job)
        if self._job is job:
            self._job = None
            self.ended.emit()
        self._next_view()

    # --- views -------------------------------------------------------------------------------

    def request_view(self, panel: Panel, about: Task | Source, name: str, asked: dict[str, Any]) -> None:
        known = (about, name, repr(sorted(asked.items())))
        if known in self._cache:
            self._requests.pop((panel, name), None)
            panel.show_view(name, asked, self._cache[known])
            return
        self._requests[panel, name] = (about, asked)
        self._next_view()

    def drop_requests(self) -> None:
        """What was asked about is no longer on show; nor is what a view under way will bring."""
        self._requests.clear()
        self._unwanted = self._view_job

    def clear_cache(self) -> None:
        """The file may be another one under the same name."""
        self.drop_requests()
        self._cache.clear()

    def _next_view(self) -> None:
        if self._view_job is not None or self._job is not None or not self._requests:
            return
        panel, name = next(iter(self._requests))
        about, asked = self._requests.pop((panel, name))
        job = self._view_job = self.worker.submit("view", about, name, asked)
        job.snapshot.connect(lambda snapshot: self._show_snapshot(panel, snapshot))
        job.returned.connect(lambda value: self._show(panel, about, name, asked, value))
        job.errored.connect(self.view_failed)
        job.cancelled.connect(lambda: self._request_again(panel, about, name, asked))
        job.finished.connect(self._view_ended)

    def _request_again(self, panel: Panel, about: Task | Source, name: str, asked: dict[str, Any]) -> None:
        if self._view_job is not self._unwanted:
            self._requests.setdefault((panel, name), (about, asked))

    def _show(self, panel: Panel, about: Task | Source, name: str, asked: dict[str, Any], value: Any) -> None:
        if self._view_job is self._unwanted:
            return
        self._cache[about, name, repr(sorted(asked.items()))] = value
        while len(self._cache) > CACHED_VIEWS:
            self._cache.popitem(last=False)
        panel.show_view(name, asked, value)

    def _show_snapshot(self, panel: Panel, snapshot: Any) -> None:
        """A part of a view that takes long."""
        if self._view_job is not self._unwanted:
            panel.show_snapshot(snapshot)

    def _view_ended(self) -> None:
        self._view_job = None
        self._next_view()

    def close(self) -> None:
        """End the worker's thread and process."""
        self._requests.clear()
        for job in (self._job, self._view_job, *self._abandoned):
            if job is not None:
                job.blockSignals(True)  # what arrives from now on finds nobody
                job.cancel()
        self._job = self._view_job = None
        self.worker.close()
