"""The one shape of a workspace: Load ▸ Configure ▸ Run ▸ Inspect ▸ Release.

    left: file and form      middle: preview, panels or gate      right: figures and runs

A kind's own workspace (gui/kinds/<kind>/workspace.py) subclasses this and says only which panels show what
(`PANELS`), and with which editors of its own (`editors`). Everything here is about values: a source that is
loaded, a task that was run, the summary that is being looked at.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from engine.core import params
from engine.core.errors import Remedy, SfumatoError
from engine.core.task import Source, Summary, Task, source_of
from engine.core.technique import Kind, Preview
from gui.base import samples
from gui.base.i18n import numeral
from gui.base.incremental import Increments
from gui.base.panel import Panel
from gui.base.settings import Settings
from gui.jobs.job import Job
from gui.jobs.job_queue import JobQueue
from gui.workspace.column_roles import split_settings
from gui.workspace.layout import WorkspaceLayout
from gui.workspace.release_controller import ReleaseController
from gui.workspace.undo import Choices, UndoHistory, is_measured
from gui.workspace.workflow import Standing, Step, obstacle

if TYPE_CHECKING:
    from gui.workspace.sweep_controller import SweepController


class Workspace(WorkspaceLayout):
    complete = Signal()  # all its parts are there
    said = Signal(str)  # a line for the status bar
    busy_changed = Signal(bool)

    def __init__(self, kind: Kind, settings: Settings, parent: QWidget | None = None):
        super().__init__(kind, settings, parent)
        self.jobs = JobQueue(self)
        self.step = Step.LOAD
        self.paths: tuple[str, ...] = ()
        self.corrections: dict[str, Any] = {}  # what the steward changed of reading and roles
        self.preview: Preview | None = None
        self.source: Source | None = None  # loaded
        self.summary: Summary | None = None  # being looked at
        self.sweep_controller: SweepController | None = None  # made with the panels
        self.undo_history = UndoHistory(self.choices, self)
        self._doing = ""
        self.dropped.connect(self.open_files)
        self.empty_page.open_wanted.connect(self.ask_for_files)
        self.empty_page.sample_wanted.connect(self.open_sample)
        self.empty_page.recent_wanted.connect(self.open_files)
        self.making = Increments(self)
        self.making.ended.connect(self.complete)
        self.making.begin(self._make())

    # --- making --------------------------------------------------------------------------------

    def make_now(self) -> None:
        """The parts that are not there yet, at once."""
        self.making.finish()

    def _make(self) -> Iterator[None]:
        yield from self.parts()
        self._connect()
        self.restore_splitters(self.settings)
        self._refresh()

    def _connect(self) -> None:
        self.strip.chosen.connect(self.go)
        self.strip.refused.connect(self.said)
        self.release_controller = ReleaseController(
            self.release_page, self.message, self.settings, lambda: self.summary, self._send, self
        )
        self.load_page.corrected.connect(self.correct)
        self.load_page.remedy.connect(self.apply_remedy)
        self.load_page.open_wanted.connect(self.ask_for_files)
        self.setup.file_card.open_wanted.connect(self.ask_for_files)
        self.setup.changed.connect(self._refresh)
        self.setup.changed.connect(self.undo_history.notice)
        self.said.connect(self.progress.say)
        self.setup.run_wanted.connect(self.run)
        self.results.history.chosen.connect(self.look_at)
        self.results.history.compared.connect(self.results.show_runs)
        self.message.remedy.connect(self.apply_remedy)
        self.release_controller.said.connect(self.said)
        self.release_controller.look_wanted.connect(self._finished)
        self.progress.cancel.connect(self.cancel)
        self.jobs.began.connect(self.progress.begin)
        self.jobs.updated.connect(self.progress.show_update)
        self.jobs.stopping.connect(self.progress.stopping)
        self.jobs.ended.connect(self._job_ended)
        self.jobs.view_failed.connect(self.message.show_error)
        self.panel_tabs.asked.connect(self._fetch_view)
        self.panel_tabs.complete.connect(self._panels_made)

    # --- steps ---------------------------------------------------------------------------------

    def standing(self) -> Standing:
        return Standing(self.source is not None, self._doing, self.setup.mistake, self.summary is not None)

    def go(self, step: Step) -> None:
        """Take a step, or say why it cannot be taken."""
        reason = obstacle(step, self.standing())
        if reason:
            self.said.emit(reason)
        elif step is Step.RUN:
            self.run()
        else:
            at = self.focusWidget()
            self._show_step(step)
            self.setup.focus_form() if step is Step.CONFIGURE else self.focus_page(at)
            if step is Step.RELEASE:
                self.release_controller.judge()

    def _show_step(self, step: Step) -> None:
        self.step = step
        self.show_page(step, bool(self.paths))
        self.panel_tabs.refresh()
        self._refresh()

    def _refresh(self) -> None:
        standing = self.standing()
        self.strip.show_standing(self.step, standing)
        reason = obstacle(Step.RUN, standing)
        self.setup.run_button.setEnabled(not reason)
        self.setup.run_button.setToolTip(reason or Step.RUN.purpose)

    # --- load ----------------------------------------------------------------------------------

    def open_sample(self) -> None:
        if self.kind.sample:
            self.open_files((str(samples.path(self.kind.sample)),))

    def open_files(self, paths: Sequence[str], corrections: Mapping[str, Any] | None = None) -> None:
        if self.making.running:  # a click that was quicker than we are
            again = partial(self.open_files, paths, corrections)
            self.complete.connect(again, Qt.ConnectionType.SingleShotConnection)
            return
        self.paths, self.corrections = tuple(str(path) for path in paths), dict(corrections or {})
        self.preview = None
        self.load_page.forget(self.paths[:1])
        self._read()

    def correct(self, changes: Mapping[str, Any]) -> None:
        """The steward corrected how the file is read: read it again."""
        self.undo_history.note()  # so that undo finds what stood before
        self.corrections = self.corrections | dict(changes)
        self._read()

    def _read(self) -> None:
        self.message.dismiss()
        self.source, self.summary = None, None
        self.results.show_runs(None)
        self.jobs.clear_cache()
        self.panel_tabs.forget()
        self.panel_tabs.when_complete(None)
        self.setup.file_card.show_reading(self.paths)
        self._show_step(Step.LOAD)
        try:
            source = source_of(self.kind, self.paths, self.corrections)
        except SfumatoError as error:
            self._not_loaded(error)
            return
        job = self._send_reading(self.tr("Looking at the file"), "preview", source)
        job.returned.connect(lambda preview: self._previewed(job, preview))

    def _send_reading(self, caption: str, method: str, source: Source) -> Job:
        job = self._send("reading", caption, method, source)
        job.errored.connect(lambda error, details: self._not_loaded(error, details, job))
        job.cancelled.connect(lambda: self._reading_stopped(job))
        return job

    def _previewed(self, job: Job, preview: Preview) -> None:
        if not self.jobs.is_current(job):
            return  # the file was corrected meanwhile
        self.preview = preview
        self.load_page.show_preview(preview)
        self.setup.file_card.show_preview(self.paths, preview)
        self.setup.set_columns(preview.columns)
        self._remember_file()
        source = Source(self.kind.key, self.paths, preview.reading, preview.chosen)
        job = self._send_reading(self.tr("Reading the file"), "open", source)
        job.returned.connect(lambda _nothing: self._opened(job, source))
        self.begin_panels()  # while the worker reads the whole

    def _opened(self, job: Job, source: Source) -> None:
        if self.jobs.is_current(job):
            self.panel_tabs.when_complete(lambda: self._loaded(source))

    def _loaded(self, source: Source) -> None:
        assert self.preview is not None
        self.source = source
        self.setup.file_card.show_loaded(len(self.preview.problems))
        self.results.show_runs(None)
        self._stale_panels()
        self._refresh()
        self.undo_history.note()
        self.said.emit(self.tr("Loaded. Check the preview, then Run (Ctrl+R)."))

    def _not_loaded(self, error: SfumatoError, details: str = "", job: Job | None = None) -> None:
        if job is None or self.jobs.is_current(job):
            self.setup.file_card.show_failure()
            self.load_page.leave_to_message(error.remedies)
            self.message.show_error(error, details)

    def _reading_stopped(self, job: Job) -> None:
        if self.jobs.is_current(job):
            self.setup.file_card.show_failure()
            self.message.say("info", self.tr("Reading was cancelled."))

    def _remember_file(self) -> None:
        if not samples.is_sample(self.paths):
            self.settings.remember_file(self.kind.key, self.paths)
            self.empty_page.show_recent(self.settings.recent(self.kind.key))

    # --- run -----------------------------------------------------------------------------------

    def run(self) -> None:
        reason = obstacle(Step.RUN, self.standing())
        if reason:
            self.said.emit(reason)
            return
        task = self.task()
        assert task is not None
        self._run(task)

    def task(self) -> Task | None:
        """What the form asks for, of the loaded file; None while something is missing."""
        values = self.setup.read() if self.source is not None else None
        if self.source is None or values is None:
            return None
        return Task.with_seed(self.setup.technique.key, self.source, values, self.setup.seed)

    def _run(self, task: Task) -> None:
        self.message.dismiss()
        job = self._send("running", self.tr("Running"), "run", task)
        job.snapshot.connect(self.panel_tabs.show_snapshot)
        job.returned.connect(self._finished)
        job.errored.connect(self._run_failed)
        job.cancelled.connect(self._run_stopped)
        self._show_step(Step.RUN)

    def cancel(self) -> None:
        """Stop what the steward waits for; when there is nothing, what runs in the background."""
        if self.jobs.busy:
            self.jobs.cancel()
        elif self.sweep_controller is not None:
            self.sweep_controller.stop()

    def _finished(self, summary: Summary) -> None:
        self.results.history.add(summary)
        self._look_at(summary)
        self._show_step(Step.INSPECT)
        self.undo_history.note()
        self.said.emit(self.tr("Finished in {n} s.").format(n=numeral(summary.seconds, ".1f")))

    def _run_failed(self, error: SfumatoError, details: str) -> None:
        self.message.show_error(error, details)
        self._back_to_before()

    def _run_stopped(self) -> None:
        self.message.say("info", self.tr("Cancelled: everything is as it was before."))
        self._back_to_before()

    def _back_to_before(self) -> None:
        self._stale_panels()
        self._show_step(Step.INSPECT if self.summary is not None else Step.CONFIGURE)

    # --- inspect -------------------------------------------------------------------------------

    def look_at(self, summary: Summary) -> None:
        """Look at a finished run again, and take its choices back into the form."""
        task = summary.task
        self.setup.show_task(task.technique, params.as_dict(task.params), task.seed)
        if not is_measured(summary):  # of a former session: computed again
            self._run(task)
            return
        self._look_at(summary)
        if self._doing != "running":
            self._show_step(Step.INSPECT)

    def _look_at(self, summary: Summary) -> None:
        self.summary = summary
        self.jobs.drop_requests()
        self.setup.file_card.show_whose(summary.task.source, self.source, self.paths, self.preview)
        self.results.show_runs(summary)
        self._stale_panels()

    def _fetch_view(self, panel: Panel, name: str, asked: dict[str, Any]) -> None:
        about = self.summary.task if self.summary is not None else self.source
        if about is not None:
            self.jobs.request_view(panel, about, name, asked)

    def _stale_panels(self) -> None:
        """What the panels show is another run or file than before."""
        self.panel_tabs.tell(self.summary or self.source)

    def _panels_made(self) -> None:
        from gui.workspace.sweep_controller import SweepController

        self.link()
        self.sweep_controller = SweepController(
            self.risk_map, self.setup, self.settings, lambda: self.source, lambda: self.summary, self
        )
        self.sweep_controller.errored.connect(self.message.show_error)
        self.sweep_controller.ended.connect(lambda: self.busy_changed.emit(self.busy))
        self.risk_map.run_wanted.connect(self.run)
        self.busy_changed.emit(self.busy)

    # --- release -------------------------------------------------------------------------------

    def policy_changed(self) -> None:
        """The house's thresholds are others: judge again what is judged by them."""
        self.release_controller.forget()
        if self.step is Step.RELEASE and self.summary is not None and not self.busy:
            self.release_controller.judge()
        if self.sweep_controller is not None:
            self.sweep_controller.refresh()

    # --- choices: undone, kept, brought back --------------------------------------------------------

    def choices(self) -> Choices | None:
        """What stands in the form and was corrected of the file; None while it is half typed."""
        values = self.setup.read()
        if values is None:
            return None
        technique = self.setup.technique.key
        return Choices(technique, params.as_dict(values), self.setup.seed, dict(self.corrections))

    def undo(self) -> None:
        self._take(self.undo_history.undo(), self.tr("There is nothing to undo."))

    def redo(self) -> None:
        self._take(self.undo_history.redo(), self.tr("There is nothing to do again."))

    def _take(self, wanted: Choices | None, otherwise: str) -> None:
        if wanted is None:
            self.said.emit(otherwise)
            return
        self.setup.show_task(wanted.technique, dict(wanted.values), wanted.seed)
        if dict(wanted.corrections) != self.corrections and self.paths:
            self.corrections = dict(wanted.corrections)
            self._read()

    # --- remedies, jobs, end ----------------------------------------------------------------

    def apply_remedy(self, remedy: Remedy) -> None:
        if remedy.changes.get("overwrite"):
            self.release_page.give_order(overwrite=True)
            return
        if remedy.changes.get("reread"):
            self._read()
            return
        of_file, of_form = split_settings(self.kind, self.setup.technique.Params, remedy.changes)
        if of_form:
            self.setup.set_values(of_form)
        if of_file:
            self.correct(of_file)

    def _send(self, doing: str, caption: str, method: str, *arguments: Any) -> Job:
        self._do(doing)
        job = self.jobs.send(caption, method, *arguments)
        self._refresh()
        self.busy_changed.emit(True)
        return job

    def _do(self, what: str) -> None:
        self._doing = what
        self.panel_tabs.held = what == "running"

    def _job_ended(self) -> None:
        self._do("")
        self.progress.end()
        self.panel_tabs.refresh()
        self._refresh()
        self.busy_changed.emit(False)

    @property
    def busy(self) -> bool:
        return self.jobs.busy or self.panel_tabs.building

    def close_down(self) -> None:
        """Remember the splitters and end the worker; nothing is left running."""
        if self.making.running:
            self.making.stop()
        else:
            self.panel_tabs.build_now()  # a plot that belongs to no tab yet would not end with the window
            self.save_splitters(self.settings)
        if self.sweep_controller is not None:
            self.sweep_controller.close()
        self.jobs.close()
