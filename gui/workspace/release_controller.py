"""The last step of a workspace: judge the run being looked at, preview its report, release it."""

from __future__ import annotations

import atexit
import getpass
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from engine.core import tempfiles
from engine.core.errors import SfumatoError
from engine.core.policy import Policy
from engine.core.release import Judgement, Release, ReleaseOptions
from engine.core.task import Summary, Task
from gui.base import samples
from gui.base.settings import Settings
from gui.jobs.job import Job
from gui.widgets.message_bar import MessageBar
from gui.widgets.release_page import ReleaseForm, ReleasePage

Send = Callable[..., Job]  # (what is being done, its caption, method of the pipeline, its arguments …)


ReleaseState = tuple[tuple[Task, Policy] | None, ReleaseForm]  # what was judged, and what the page shows


class ReleaseController(QObject):
    said = Signal(str)

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
        page.signed_by.setText(settings.text("signed_by") or _account())
        page.order_given.connect(self.release)
        page.preview_wanted.connect(self.preview_report)
        page.dataset_named.connect(self.judge_again)

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
        """The report as it would leave, in the system's browser: Qt's viewer knows too little of styles."""
        job = self._ask("previewing", self.tr("Writing the report"), "report", order)
        job.returned.connect(self._show_report)

    def _show_report(self, page: str) -> None:
        path = _preview_folder() / "report.html"
        path.write_text(page, encoding="utf-8")
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            words = self.tr("No program shows web pages here; the report lies in {path} until you quit.")
            self._message.say("info", words.format(path=path))

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
        self.forget()
        self._page.show_released(release)
        self.said.emit(self.tr("Released to {folder}").format(folder=release.folder))

    def _ask(self, doing: str, caption: str, method: str, order: Any) -> Job:
        job = self._send(doing, caption, method, self._summary().task, order)
        job.errored.connect(self._message.show_error)
        return job

    def _summary(self) -> Summary:
        summary = self._looked_at()
        assert summary is not None, "the release step is reached only with a run"
        return summary


def _account() -> str:
    """Who is logged in: a proposal that the steward may correct."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return ""


def _made(folder: Path) -> tuple[int, int] | None:
    """Which folder stands there: another one has another number or time."""
    return (folder.stat().st_ino, folder.stat().st_mtime_ns) if folder.exists() else None


@cache
def _preview_folder() -> Path:
    """A private one, gone when the program ends."""
    kept = ExitStack()
    atexit.register(kept.close)
    return kept.enter_context(tempfiles.private_folder())
