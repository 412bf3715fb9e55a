"""The background sweep of a workspace: a worker of its own, so that the steward goes on meanwhile.

The process is started with the sweep and ended with it. Maps are kept by technique as long as the
same file is loaded; a stopped sweep leaves what it has computed.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from engine.core import params
from engine.core.errors import SfumatoError
from engine.core.number_format import percent_apart
from engine.core.policy import Policy
from engine.core.progress import Update
from engine.core.sweep import Candidate, Swept, axes, number
from engine.core.task import Source, Summary, Task
from gui.base.i18n import numeral, quantity, translated
from gui.base.settings import Settings
from gui.jobs.job import Job
from gui.jobs.worker_thread import Worker
from gui.plots.risk_map import RiskMap
from gui.workspace.setup_pane import SetupPane


class SweepController(QObject):
    errored = Signal(object, str)  # SfumatoError, details
    ended = Signal()

    def __init__(
        self,
        panel: RiskMap,
        setup: SetupPane,
        settings: Settings,
        source: Callable[[], Source | None],
        looked_at: Callable[[], Summary | None],
        parent: QObject,
    ):
        super().__init__(parent)
        self.panel, self._setup, self._settings = panel, setup, settings
        self._source, self._looked_at = source, looked_at
        self.maps: dict[str, Swept] = {}
        self._job: Job | None = None
        self._task: Task | None = None
        self._worker: Worker | None = None
        panel.refresh_wanted.connect(self.refresh)
        panel.sweep_wanted.connect(self.start)
        panel.stop_wanted.connect(self.stop)
        panel.candidate_chosen.connect(self._take)
        setup.changed.connect(self._form_changed)

    @property
    def running(self) -> bool:
        return self._job is not None

    # --- the sweep -----------------------------------------------------------------------------

    def start(self) -> None:
        source, values = self._source(), self._setup.read()
        if source is None or values is None or self.running:
            self.panel.show_state(self.running, self.tr("Correct the form first") if source else "")
            return
        task = Task.with_seed(self._setup.technique.key, source, values, self._setup.seed)
        self._worker = Worker(self)
        self._task = task
        job = self._job = self._worker.submit("sweep", task)
        job.progressed.connect(self._progressed)
        job.snapshot.connect(self._show)
        job.returned.connect(self._show)
        job.returned.connect(lambda swept: self.panel.show_state(False, self._ending(swept)))
        job.errored.connect(self._failed)
        job.cancelled.connect(lambda: self.panel.show_state(False, self.tr("Stopped")))
        job.finished.connect(self._end)
        job.finished.connect(self._form_changed)
        job.finished.connect(self.ended)
        self.panel.offer_run(False)
        self.panel.show_state(True, self.tr("Starting…"))

    def stop(self) -> None:
        if self._job is not None:
            self._job.cancel()

    def close(self) -> None:
        """End the process; nothing is waited for but its end."""
        if self._job is not None:
            self._job.blockSignals(True)
        self._end()

    def _end(self) -> None:
        self._job = self._task = None
        if self._worker is not None:
            self._worker.close()
            self._worker.deleteLater()
            self._worker = None

    def _progressed(self, update: Update) -> None:
        left = update.remaining
        words = numeral(update.fraction, ".0%")
        if left is not None:
            about = percent_apart(self.tr("{share} %, about {n} s left"))
            words = about.format(share=round(100 * update.fraction), n=round(left))
        self.panel.show_state(True, words)

    def _ending(self, swept: Swept) -> str:
        tried = quantity(len(swept.candidates), self.tr("1 choice tried"), self.tr("{n} choices tried"))
        if not swept.left_out:
            return tried
        return self.tr("{tried}, {m} not possible ({why})").format(
            tried=tried, m=len(swept.left_out), why=translated(swept.left_out[0])
        )

    def _failed(self, error: object, details: str) -> None:
        self.panel.show_state(False, "")
        self.errored.emit(error, details)

    # --- the map -------------------------------------------------------------------------------

    def _show(self, swept: Swept) -> None:
        self.maps[swept.task.technique] = swept
        self.refresh()

    def refresh(self) -> None:
        """Show the map of the technique in the form, if there is one of this file."""
        source = self._source()
        if self._task is not None and self._task.source != source:
            self.stop()
        self.maps = {key: swept for key, swept in self.maps.items() if swept.task.source == source}
        technique = self._setup.technique
        swept = self.maps.get(technique.key)
        if swept is None:
            self.panel.invite(technique)
        else:
            self.panel.show_swept(swept, self._policy(), self._present(swept))
            self.panel.offer_run(self._fresh_choice(swept))
        self.panel.show_state(self.running, self.panel.state if self.running or swept else "")

    def _policy(self) -> Policy:
        try:
            return self._settings.policy()
        except SfumatoError as error:
            self.errored.emit(error, "")
            return Policy()

    def _form_changed(self) -> None:
        swept = self.panel.swept
        if swept is None or swept.task.technique != self._setup.technique.key:
            self.refresh()
        else:
            self.panel.show_present(self._present(swept))
            self.panel.offer_run(self._fresh_choice(swept))

    def _present(self, swept: Swept) -> tuple[float, float] | None:
        """Where the choice in the form lies: as a candidate, or as the run that is looked at."""
        values = self._setup.read()
        for candidate in swept.candidates:
            if candidate.summary.task.params == values:
                return candidate.risk, candidate.utility
        run, technique = self._looked_at(), self._setup.technique
        if (
            run is None or technique.redraw_on_release or run.task.params != values
        ):  # a private run is one draw: no place
            return None
        risk, utility = axes(technique)
        place = number(run.measured.risk.get(risk.key)), number(run.measured.utility.get(utility.key))
        return place if None not in place else None  # type: ignore[return-value]

    def _fresh_choice(self, swept: Swept) -> bool:
        """Whether the form holds a candidate that has not been run."""
        run, values = self._looked_at(), self._setup.read()
        if self.running:
            return False
        chosen = any(c.summary.task.params == values for c in swept.candidates)
        return chosen and (run is None or run.task.params != values)

    def _take(self, candidate: Candidate) -> None:
        """Put a candidate's parameters into the form; Run is offered."""
        task = candidate.summary.task
        self._setup.show_task(task.technique, params.as_dict(task.params), self._setup.seed)
