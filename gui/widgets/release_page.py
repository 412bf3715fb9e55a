"""Release: what exactly leaves the house? The gate, the folder, the format, and what was written."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QGridLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from engine.core.policy import Policy
from engine.core.release import LONGEST_LINE, Judgement, Release, ReleaseOptions
from engine.core.task import Summary
from engine.core.technique import find
from gui.base.i18n import translated
from gui.base.incremental import paint_later, soon
from gui.base.theme import GAP
from gui.widgets.basics import Button, Card, ChoiceBox, label, row, set_state
from gui.widgets.gate_list import GateList
from gui.widgets.history import settings_text
from gui.widgets.leaving_card import LeavingCard
from gui.widgets.promise_card import PromiseCard
from gui.widgets.released_card import ReleasedCard
from gui.widgets.report_language import ReportLanguage
from gui.widgets.vertical_scroll_area import by_tab_only
from gui.widgets.wrapping_checkbox import WrappingCheckBox

WIDEST = 1280  # pixels: lists have the room of a large screen, lines can still be read


@dataclass(frozen=True)
class ReleaseForm:
    """What is on show and what the steward has written."""

    summary: Summary | None
    judgement: Judgement | None
    options: ReleaseOptions
    seen: bool
    release: Release | None


class ReleasePage(QWidget):
    order_given = Signal(object)  # Order
    preview_wanted = Signal(object)  # Order: look at the report before
    dataset_named = Signal()  # what was released before depends on which data this is

    def __init__(self) -> None:
        super().__init__()
        self._summary: Summary | None = None
        self._judgement: Judgement | None = None
        self.filling = False  # while what was judged is being listed
        self.policy = Policy()
        self.promise = PromiseCard(self.tr("This release promises"), opened=True)
        self.gate = GateList()
        self.folder = QLineEdit()
        self.folder.setAccessibleName(self.tr("Folder of the release"))
        self.format = ChoiceBox(8)
        self.format.setAccessibleName(self.tr("File format"))
        self.share = WrappingCheckBox(
            self.tr("Publish the utility figures too (they tell something about the original)")
        )
        self.button = Button(self.tr("Release"), "release", self.give_order, primary=True)
        self.preview = Button(self.tr("Preview the report"), "inspect", self._ask_preview)
        self._open_point = label("", "muted")
        self._what = label("", "muted")
        self.released = ReleasedCard()
        self.leaving = LeavingCard()
        self.dataset = QLineEdit()
        self.dataset.setAccessibleName(self.tr("Data set"))
        self.dataset.setToolTip(
            self.tr("What your house calls these data: releases under this name are added up in the ledger.")
        )
        self.dataset.editingFinished.connect(self._name_dataset)
        self._proposed = ""
        self.signed_by = QLineEdit()
        self.signed_by.setAccessibleName(self.tr("Signed by"))
        self.signed_by.setPlaceholderText(
            self.tr("Your name: it stands in the report and in the audit record")
        )
        self.about = {
            "title": _line(self.tr("Title of the report"), self.tr("What these data are called outside")),
            "holder": _line(self.tr("Data holder"), self.tr("Your house: it stands in the report")),
            "purpose": _line(self.tr("Purpose"), self.tr("What the data are released for")),
            "contact": _line(self.tr("Contact"), self.tr("Whom a reader may ask")),
        }
        self.language = ReportLanguage()
        self._build()
        self.gate.changed.connect(self._refresh)
        self.gate.placed.connect(self._gate_placed)
        for field in (self.folder, self.signed_by):
            field.textChanged.connect(lambda _text: self._refresh())

    def _build(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(GAP * 2, GAP, GAP * 2, GAP * 2)
        column.setSpacing(GAP + 4)
        column.addWidget(label(self.tr("What exactly leaves the house?"), "title"))
        column.addWidget(self._what)
        column.addWidget(self.released)
        column.addWidget(self.promise)
        column.addWidget(self.leaving)
        checks = Card(GAP // 2)
        checks.column.addWidget(label(self.tr("Gate"), "heading"))
        checks.column.addWidget(self.gate)
        column.addWidget(checks)
        column.addWidget(self._order_card())
        column.addStretch(1)
        inside.setMaximumWidth(WIDEST)
        scroll = QScrollArea()
        by_tab_only(scroll)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(inside)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the focus, not the page
        self._scroll = scroll
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(scroll)

    def _order_card(self) -> Card:
        card = Card(GAP)
        card.column.addWidget(label(self.tr("Folder and format"), "heading"))
        self._choose = Button(self.tr("Choose…"), "folder", self._choose_folder)
        line = row(self.folder, self._choose, self.format)
        line.setStretch(0, 1)
        card.column.addLayout(line)
        card.column.addWidget(
            label(self.tr("release/ in this folder may leave the house, audit/ stays with you."), "muted")
        )
        card.column.addWidget(self.share)
        grid = QGridLayout()
        grid.setHorizontalSpacing(GAP)
        fields = (self.dataset, *self.about.values(), self.language, self.signed_by)
        for line_, field in enumerate(fields):
            grid.addWidget(label(field.accessibleName(), wrap=False), line_, 0)
            grid.addWidget(field, line_, 1)
        card.column.addLayout(grid)
        last = row(self._open_point, self.preview, self.button)
        last.setStretch(0, 1)
        card.column.addLayout(last)
        return card

    def show_run(self, summary: Summary, folder: Path) -> None:
        """Begin a release of this run; the gate is being checked."""
        technique = find(summary.task.technique)
        if self._summary is None or self._summary.task != summary.task:
            self.released.hide()
        self._summary, self._judgement = summary, None
        self.promise.show_promise(technique.promise(summary.task.params, summary.done))
        file, settings = ", ".join(Path(p).name for p in summary.task.source.paths), settings_text(summary)
        with_settings = self.tr("{file}, anonymized by {technique} with {settings}")
        words = with_settings if settings else self.tr("{file}, anonymized by {technique}")
        self._what.setText(words.format(file=file, technique=translated(technique.title), settings=settings))
        self.gate.show_items(())
        self.leaving.hide()
        self._proposed = ""
        self.dataset.clear()
        self.folder.setText(str(folder))
        if [self.format.itemText(i) for i in range(self.format.count())] != list(technique.formats):
            self.format.clear()
            self.format.addItems(technique.formats)
        self.share.setVisible(technique.private)
        self.share.setChecked(False)
        self._refresh()
        paint_later(self)

    def show_judgement(self, judgement: Judgement) -> None:
        """In several turns: the gate, what leaves, and to paint both."""
        self._judgement = judgement
        self._proposed = judgement.dataset
        self.dataset.setText(judgement.dataset)
        self.filling = True
        self.setUpdatesEnabled(False)  # nobody sees half of it
        self.gate.show_items(judgement.items)

    def _gate_placed(self) -> None:
        self._order_focus()
        soon(self, self._show_leaving)

    def _show_leaving(self) -> None:
        if self._judgement is not None:
            self.leaving.show_leaving(self._judgement.done, self._judgement.head)
        soon(self, self._show_filled)

    def _show_filled(self) -> None:
        self.setUpdatesEnabled(True)
        self.filling = False

    def _order_focus(self) -> None:
        """Down the page: reasons, signature, folder, format, Release. The reasons are made last."""
        fields = (self.folder, self._choose, self.format, self.share, self.dataset, *self.about.values())
        last = (self.language, self.signed_by, self.preview, self.button)
        for before, after in pairwise((self.gate.seen, *fields, *last)):
            QWidget.setTabOrder(before, after)

    def show_released(self, release: Release) -> None:
        self.released.show_release(release)
        self.gate.seen.setChecked(False)
        self._scroll.ensureWidgetVisible(self.released)
        self.released.take_focus()  # the button that was pressed is shut again
        paint_later(self)

    def filled_in(self) -> ReleaseForm:
        seen = self.gate.seen.isChecked()
        return ReleaseForm(self._summary, self._judgement, self.order(False), seen, self.released.release)

    def fill_in(self, form: ReleaseForm) -> None:
        options = form.options
        if form.summary is not None:
            self.policy = options.policy
            self.show_run(form.summary, Path(options.folder))
        if form.judgement is not None:
            self.show_judgement(form.judgement)
        self.gate.put_reasons(options.reasons)
        self.dataset.setText(options.dataset)
        self._proposed = options.dataset
        self.folder.setText(options.folder)
        self.format.setCurrentText(options.format)
        self.share.setChecked(options.share_utility)
        self.signed_by.setText(options.signed_by)
        for name, words in options.about.items():
            self.about[name].setText(words)
        if form.summary is not None:
            self.language.choose(options.language)
        if form.release is not None:
            self.released.show_release(form.release)
        self.gate.seen.setChecked(form.seen)

    def give_order(self, overwrite: bool = False) -> None:
        if not self._obstacle():
            self.order_given.emit(self.order(overwrite))

    def _ask_preview(self) -> None:
        self.preview_wanted.emit(self.order(False))

    def _name_dataset(self) -> None:
        if self.dataset.text().strip() != self._proposed:
            self._proposed = self.dataset.text().strip()
            self.dataset_named.emit()

    def order(self, overwrite: bool) -> ReleaseOptions:
        return ReleaseOptions(
            folder=self.folder.text().strip(),
            format=self.format.currentText(),
            reasons=self.gate.reasons(),
            overwrite=overwrite,
            share_utility=self.share.isChecked() and not self.share.isHidden(),
            policy=self.policy,
            signed_by=self.signed_by.text().strip(),
            dataset=self.dataset.text().strip(),
            about={name: field.text().strip() for name, field in self.about.items()},
            language=self.language.language,
        )

    def _obstacle(self) -> str:
        if self.gate.open_point:
            return self.gate.open_point
        if not self.folder.text().strip():
            return self.tr("Choose a folder")
        return "" if self.signed_by.text().strip() else self.tr("Write who signs")

    def _refresh(self) -> None:
        reason = self._obstacle()
        self.button.setEnabled(not reason)
        self._open_point.setText(reason or self.tr("Everything is signed: the release can be written."))
        set_state(self._open_point, "" if reason else "good")

    def _choose_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, self.tr("Folder of the release"), self.folder.text())
        if chosen:
            self.folder.setText(str(Path(chosen)))  # Qt writes / on Windows too


def _line(name: str, hint: str) -> QLineEdit:
    made = QLineEdit()
    made.setAccessibleName(name)
    made.setPlaceholderText(hint)
    made.setMaxLength(LONGEST_LINE)
    return made
