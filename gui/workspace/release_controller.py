"""The last step of a workspace: judge the run being looked at, preview its report, release it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.core.audit import account
from engine.core.errors import SfumatoError
from engine.core.policy import Policy
from engine.core.release import Judgement, Release, ReleaseOptions
from engine.core.task import Summary, Task
from gui.base import samples
from gui.base.settings import Settings
from gui.jobs.job import Job
from gui.widgets.message_bar import MessageBar
from gui.widgets.release_page import ReleaseForm, ReleasePage
from gui.widgets.report_preview import ReportPreview

Send = Callable[..., Job]  # (what is being done, its caption, method of the pipeline, its arguments …)

OF_THE_HOUSE = ("holder", "contact")  # the same from release to release: remembered

ReleaseState = tuple[tuple[Task, Policy] | None, ReleaseForm]  # what was judged, and what the page shows


class ReleaseController(QObject):
    said = Signal(str)
    look_wanted = Signal(object)  # Summary: of the draw that was written

    def __init__(
        self,
        page: ReleasePage,
        message: MessageBar,
        settings: Settings,
        looked_at: Callable[[], Summary | None],
        send: Send,
        parent: QObject,
    ):
        super().__init__(parent)
        self._page, self._message, self._settings = page, message, settings
        self._looked_at, self._send = looked_at, send
        self._judged: tuple[Task, Policy] | None = None
        page.signed_by.setText(settings.text("signed_by") or account())
        for name in OF_THE_HOUSE:
            page.about[name].setText(settings.text(f"about/{name}"))
        page.order_given.connect(self.release)
        page.preview_wanted.connect(self.preview_report)
        page.dataset_named.connect(self.judge_again)
        page.released.look_wanted.connect(self._look_at_release)

    # --- the gate ------------------------------------------------------------------------------

    def judge(self) -> None:
        summary = self._summary()
        folder = samples.release_folder(summary, self._settings)
        try:
            policy = self._settings.policy()
        except SfumatoError as error:
            # judging by other rules than the house's would be worse than not at all
            self.forget()
            self._page.show_run(summary, folder)
            self._message.show_error(error)
            return
        wanted = (summary.task, policy)
        if self._judged == wanted:
            return  # reasons and signature stay as they are
        self.forget()
        self._page.policy = policy
        self._page.show_run(summary, folder)
        self._ask_gate(wanted)

    def judge_again(self) -> None:
        """The steward says which data this is: other releases count."""
        if self._judged is not None:
            self._ask_gate(self._judged)

    def _ask_gate(self, wanted: tuple[Task, Policy]) -> None:
        order = self._page.order(False)
        job = self._send("judging", self.tr("Checking the gate"), "judge", wanted[0], order)
        job.returned.connect(lambda judgement: self._judgement(wanted, judgement))
        job.errored.connect(self._message.show_error)

    def forget(self) -> None:
        """What was judged is no longer what would be released."""
        self._judged = None

    def state(self) -> ReleaseState:
        return self._judged, self._page.filled_in()

    def put_state(self, state: ReleaseState) -> None:
        self._judged, shown = state
        self._page.fill_in(shown)

    def _judgement(self, wanted: tuple[Task, Policy], judgement: Judgement) -> None:
        summary = self._looked_at()
        if summary is not None and wanted[0] == summary.task:
            self._judged = wanted
            self._page.show_judgement(judgement)

    # --- the report and the release ------------------------------------------------------------

    def preview_report(self, order: ReleaseOptions) -> None:
        """The report as it would leave."""
        job = self._ask("previewing", self.tr("Writing the report"), "report", order)
        job.returned.connect(self._show_report)

    def _show_report(self, page: str) -> None:
        ReportPreview(self._page, page).open()

    def release(self, order: ReleaseOptions) -> None:
        self._message.dismiss()
        written = Path(order.folder, "release")
        before = _made(written)
        job = self._ask("releasing", self.tr("Releasing"), "release", order)
        job.returned.connect(self._released)
        job.cancelled.connect(lambda: self._cancelled(written, _made(written) == before))

    def _cancelled(self, written: Path, unchanged: bool) -> None:
        """The cancel may come when the folder has just been put in place."""
        if unchanged:
            self._message.say("info", self.tr("Cancelled: nothing was written."))
        else:
            words = self.tr("Cancelled too late: the release was written to {folder}")
            self._message.say("info", words.format(folder=written.parent))

    def _released(self, release: Release) -> None:
        samples.remember_release_folder(release.folder, self._settings)
        self._settings.put("signed_by", self._page.signed_by.text().strip())
        for name in OF_THE_HOUSE:
            self._settings.put(f"about/{name}", self._page.about[name].text().strip())
        self.forget()
        self._page.show_released(release)
        self.said.emit(self.tr("Released to {folder}").format(folder=release.folder))

    def _look_at_release(self, summary: Summary) -> None:
        self.look_wanted.emit(summary)
        words = self.tr(
            "This is the draw that was released, number by number. It has left already: looking at it costs "
            "nothing more. Releasing again would be another draw, and costs as much again."
        )
        self._message.say("info", words)

    def _ask(self, doing: str, caption: str, method: str, order: Any) -> Job:
        job = self._send(doing, caption, method, self._summary().task, order)
        job.errored.connect(self._message.show_error)
        return job

    def _summary(self) -> Summary:
        summary = self._looked_at()
        assert summary is not None, "the release step is reached only with a run"
        return summary


def _made(folder: Path) -> tuple[int, int] | None:
    """Which folder stands there: another one has another number or time."""
    return (folder.stat().st_ino, folder.stat().st_mtime_ns) if folder.exists() else None
