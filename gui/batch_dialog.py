"""File ▸ Batch…: one recipe over many files, with progress for all and a table of what became of each.

Releases need the same reasons as ever: what the gate asks for is collected from all files, answered once, and
only the files that were refused are tried again.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QCloseEvent, QDesktopServices
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QFormLayout,
    QHeaderView,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.core.batch import BatchOrder, BatchResult, BatchRow, files_of
from engine.core.errors import ParameterError, SfumatoError
from engine.core.recipe import read_recipe
from engine.core.release import ReleaseOptions
from engine.core.task import Task
from engine.core.technique import find_kind
from gui.base import icons, theme
from gui.base.i18n import numeral, quantity, translated
from gui.base.settings import Settings
from gui.base.theme import GAP
from gui.jobs.job import Job
from gui.jobs.worker_thread import Worker
from gui.widgets.basics import Button, label, row
from gui.widgets.message_bar import MessageBar
from gui.widgets.path_field import PathField
from gui.widgets.progress_strip import ProgressStrip
from gui.widgets.report_language import ReportLanguage

SHOWN = 4  # notes on a file; the others are in its tool tip and in batch.csv
MARKS = {"released": ("good", "good"), "refused": ("warn", "warn"), "failed": ("bad", "bad")}


class BatchDialog(QDialog):
    def __init__(self, parent: QWidget, settings: Settings, form: Task | None):
        super().__init__(parent)
        self.setWindowTitle(self.tr("Batch"))
        self._settings, self._form = settings, form
        self._worker: Worker | None = None
        self._job: Job | None = None
        self._rows: tuple[BatchRow, ...] = ()
        self._chosen: list[Path] = []
        self._reasons: dict[str, QLineEdit] = {}
        self._build()
        self._refresh()
        self.resize(900, 620)

    def _build(self) -> None:
        self.recipe = PathField(self.tr("Recipe"))
        if self._form is not None:
            self.recipe.setPlaceholderText(self.tr("What stands in the form, unless a recipe is named"))
        self.out = PathField(self.tr("Folder for the releases"), folder=True)
        self.out.setText(str(Path(self._settings.text("folder/release", str(Path.home()))) / "batch"))
        self.signed = QLineEdit()
        self.signed.setAccessibleName(self.tr("Signed by"))
        self.language = ReportLanguage()
        fields = QFormLayout()
        fields.setSpacing(GAP)
        for name, field in ((self.tr("Recipe"), self.recipe), (self.tr("Releases go to"), self.out)):
            fields.addRow(label(name, wrap=False), _beside(field, field.button))
        for field_ in (self.language, self.signed):
            fields.addRow(label(field_.accessibleName(), wrap=False), field_)
        self.message = MessageBar()
        self.add_files = Button(self.tr("Add files…"), "open", self._ask_files)
        self.add_folder = Button(self.tr("Add a folder…"), "folder", self._ask_folder)
        self.clear_files = Button(self.tr("Clear"), "", lambda: self.choose(()))
        self.table = self._table()
        self.answers = QWidget()
        self._answer_form = QFormLayout(self.answers)
        self.progress = ProgressStrip()
        self.progress.cancel.connect(self.cancel)
        self.start = Button(self.tr("Release all"), "release", self.release)
        self.start.setDefault(True)
        self.show_out = Button(self.tr("Open the folder"), "folder", self._open_out)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP * 2, GAP * 2, GAP * 2, GAP)
        column.setSpacing(GAP)
        column.addWidget(
            label(
                self.tr(
                    "Every file is anonymized, verified and released by itself, as the recipe says. What "
                    "fails is named and costs nothing else."
                ),
                "muted",
            )
        )
        column.addLayout(fields)
        column.addWidget(self.message)
        column.addLayout(row(self.add_files, self.add_folder, self.clear_files, None))
        column.addWidget(self.table, 1)
        column.addWidget(self.answers)
        column.addWidget(self.progress)
        close = Button(self.tr("Close"), "", self.reject)
        column.addLayout(row(self.show_out, None, self.start, close))

    def _table(self) -> QTableWidget:
        table = QTableWidget(0, 4)
        table.setAccessibleName(self.tr("Files"))
        table.setHorizontalHeaderLabels(
            [self.tr("File"), self.tr("State"), self.tr("Seconds"), self.tr("What to know")]
        )
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setTabKeyNavigation(False)
        table.setWordWrap(True)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        for at in (0, 1, 2):
            header.setSectionResizeMode(at, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Stretch)
        return table

    # --- which files ---------------------------------------------------------------------------

    def choose(self, paths: Sequence[Path]) -> None:
        """Exactly these files and folders."""
        self._chosen = list(paths)
        self._list_files()

    def _ask_files(self) -> None:
        folder = self._settings.text("folder/open", str(Path.home()))
        chosen, _ = QFileDialog.getOpenFileNames(self, self.tr("Files"), folder)
        self.choose([*self._chosen, *map(Path, chosen)])

    def _ask_folder(self) -> None:
        folder = self._settings.text("folder/open", str(Path.home()))
        if chosen := QFileDialog.getExistingDirectory(self, self.tr("A folder of files"), folder):
            self.choose([*self._chosen, Path(chosen)])

    def _list_files(self) -> None:
        self.message.dismiss()
        try:
            files = files_of(find_kind(self._task().source.kind), self._chosen) if self._chosen else ()
        except SfumatoError as error:
            self.message.show_error(error)
            files = tuple(str(path) for path in self._chosen if path.is_file())
        self._show(BatchResult(tuple(BatchRow(file, "waiting") for file in files)))

    def _task(self) -> Task:
        if self.recipe.path():
            return read_recipe(Path(self.recipe.path()))
        if self._form is None:
            raise ParameterError(
                "there is no recipe yet", hint="name a recipe, or open a file and complete the form"
            )
        return self._form

    # --- the work ------------------------------------------------------------------------------

    @property
    def running(self) -> bool:
        return self._job is not None

    def release(self) -> None:
        """All files; after a first time those that were not released."""
        self.message.dismiss()
        try:
            order = self._order()
        except SfumatoError as error:
            self.message.show_error(error)
            return
        self._settings.put("folder/release", str(Path(order.options.folder).parent))
        self._worker = Worker(self)
        job = self._job = self._worker.submit("batch", order)
        job.progressed.connect(self.progress.show_update)
        job.snapshot.connect(self._merge)
        job.returned.connect(self._merge)
        job.errored.connect(self.message.show_error)
        job.cancelled.connect(self._stopped)
        job.finished.connect(self._end)
        self.progress.begin(self.tr("Batch"))
        self._refresh()

    def _order(self) -> BatchOrder:
        task = self._task()
        if not self._rows:
            self._list_files()
        files = tuple(one.file for one in self._rows if one.state != "released")
        if not files:
            raise ParameterError("there is no file to release", hint="add files or a folder")
        reasons = {name: field.text().strip() for name, field in self._reasons.items()}
        options = ReleaseOptions(
            self.out.path(),
            reasons={name: why for name, why in reasons.items() if why},
            signed_by=self.signed.text().strip(),
            policy=self._settings.policy(),
            language=self.language.language,
        )
        return BatchOrder(task, files, options)

    def cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self.progress.stopping()

    def _stopped(self) -> None:
        self.message.say("info", self.tr("Stopped. What is released stays; the other files are untouched."))

    def _end(self) -> None:
        self._job = None
        if self._worker is not None:
            self._worker.close()
            self._worker.deleteLater()
            self._worker = None
        self.progress.end()
        self._ask_reasons()
        self._refresh()

    def _merge(self, done: BatchResult) -> None:
        """What became of the files that were tried, beside those that had been released before."""
        found = {one.file: one for one in done.rows}
        self._show(BatchResult(tuple(found.get(one.file, one) for one in self._rows)))

    # --- what is shown -------------------------------------------------------------------------

    def _show(self, done: BatchResult) -> None:
        self._rows = done.rows
        self.table.setRowCount(len(done.rows))
        for number, one in enumerate(done.rows):
            notes = _notes(one)
            cells = [Path(one.file).name, self._state(one), self._seconds(one), self._short(notes)]
            for at, words in enumerate(cells):
                item = QTableWidgetItem(words)
                item.setToolTip({0: one.file, 3: "\n".join(notes)}.get(at, words))
                item.setTextAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
                if at == 1 and one.state in MARKS:
                    name, ink = MARKS[one.state]
                    item.setIcon(icons.icon(name, getattr(theme.current(), ink)))
                self.table.setItem(number, at, item)
        self.table.resizeRowsToContents()
        self._refresh()

    def _state(self, one: BatchRow) -> str:
        return {
            "released": self.tr("released and verified"),
            "refused": self.tr("refused by the gate"),
            "failed": self.tr("failed"),
            "waiting": self.tr("waiting"),
        }[one.state]

    def _short(self, notes: Sequence[str]) -> str:
        more = len(notes) - SHOWN
        rest = [quantity(more, self.tr("and 1 more"), self.tr("and {n} more"))] if more > 0 else []
        return "\n".join([*notes[:SHOWN], *rest])

    def _seconds(self, one: BatchRow) -> str:
        return numeral(one.seconds, ".1f") if one.seconds else ""

    def _ask_reasons(self) -> None:
        """One line for each reason that some file still needs."""
        wanted = dict.fromkeys(name for one in self._rows for name in one.missing)
        known = {name: field.text() for name, field in self._reasons.items()}
        while self._answer_form.rowCount():
            self._answer_form.removeRow(0)
        self._reasons = {}
        for name in dict.fromkeys([*known, *wanted]) if wanted else ():
            field = QLineEdit(known.get(name, ""))
            field.setAccessibleName(self.tr("Reason for {name}").format(name=translated(name)))
            field.setPlaceholderText(self.tr("why this is acceptable for all of these files"))
            self._reasons[name] = field
            self._answer_form.addRow(label(translated(name), wrap=False), field)

    def _refresh(self) -> None:
        released = sum(one.state == "released" for one in self._rows)
        left = len(self._rows) - released
        words = self.tr("Release all")
        if any(one.state in MARKS for one in self._rows):
            words = quantity(left, self.tr("Try 1 file again"), self.tr("Try {n} files again"))
        self.start.setText(f" {words}")
        self.start.setEnabled(left > 0 and not self.running)
        for part in (self.add_files, self.add_folder, self.clear_files, self.recipe, self.out, self.answers):
            part.setEnabled(not self.running)
        self.answers.setVisible(bool(self._reasons) and left > 0)
        self.show_out.setEnabled(released > 0)

    def _open_out(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(self.out.path()))

    def done(self, result: int) -> None:
        self._give_up()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._give_up()
        super().closeEvent(event)

    def _give_up(self) -> None:
        """The dialog goes: what is under way is stopped, what is released stays."""
        if self._job is not None:
            self._job.blockSignals(True)
            self._job.cancel()
            self._end()


def _notes(one: BatchRow) -> list[str]:
    """Why not, and in what it differs from the file of the recipe."""
    return [translated(words) for words in (*((one.message,) if one.message else ()), *one.differences)]


def _beside(*parts: QWidget) -> QWidget:
    around = QWidget()
    line = row(*parts)
    line.setContentsMargins(0, 0, 0, 0)
    around.setLayout(line)
    return around
