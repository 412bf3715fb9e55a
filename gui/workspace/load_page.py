"""Load: did it read my file right? The first rows, the roles, the reading options, the problems."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from engine.core import params
from engine.core.errors import Remedy
from engine.core.technique import Kind, Preview, Problem
from engine.io.input_file import unused_settings
from gui.base.i18n import leave_alone, translated
from gui.base.incremental import paint_later
from gui.base.theme import GAP
from gui.widgets.basics import Button, Card, IconLabel, clear, label, row, set_state
from gui.widgets.file_card import facts_of_reading
from gui.widgets.param_form import Form
from gui.widgets.preview_table import PreviewTable
from gui.widgets.vertical_scroll_area import by_tab_only
from gui.workspace.column_roles import role_fields, with_role

TYPING_PAUSE = 500  # ms after the last key before the file is read again
PROBLEMS_SHOWN = 6


class LoadPage(QWidget):
    corrected = Signal(dict)  # settings of reading and roles that the steward changed
    remedy = Signal(object)
    open_wanted = Signal()

    def __init__(self, kind: Kind):
        super().__init__()
        self._kind = kind
        self._preview: Preview | None = None
        self._changes: dict[str, Any] = {}
        self._pause = QTimer(self, singleShot=True, interval=TYPING_PAUSE)
        self._pause.timeout.connect(self._send)
        self._facts = label("", "muted")
        self._problems = QVBoxLayout()
        self._problems.setSpacing(GAP // 2)
        self.table = PreviewTable(role_fields(kind))
        self.table.role_chosen.connect(self._give_role)
        self.form = Form(kind.Reading, at_once=False) if kind.Reading else None
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.setSpacing(GAP)
        another = Button(self.tr("Open another file…"), "open", self.open_wanted.emit)
        column.addLayout(row(label(self.tr("Is this read right?"), "title", wrap=False), None, another))
        column.addWidget(self._facts)
        column.addLayout(self._problems)
        column.addLayout(self._body(), 1)
        self.setFocusProxy(self.table)  # the keys begin with what was read
        QWidget.setTabOrder(self.table, another)

    def rest(self) -> Iterator[None]:
        """The form: as much work as all else here, and more."""
        if self.form is not None:
            yield from self.form.rest()

    def put_above(self, card: QWidget) -> None:
        """Something of the kind's own, between the problems and the first rows."""
        self._column.insertWidget(self._column.count() - 1, card)

    def _body(self) -> QHBoxLayout:
        body = QHBoxLayout()
        body.setSpacing(GAP)
        left = QVBoxLayout()
        hint = self.tr("Click a header to say what a column is. These are the first rows of the file.")
        left.addWidget(self.table, 1)
        left.addWidget(label(hint, "muted"))
        body.addLayout(left, 1)
        if self.form is not None:
            body.addWidget(self._reading_card(self.form))
            self.form.edited.connect(self._edit)
        return body

    def _reading_card(self, form: Form) -> QWidget:
        card = Card(GAP)
        card.column.addWidget(label(self.tr("How the file is read"), "heading"))
        card.column.addWidget(form)
        card.column.addStretch(1)
        scroll = QScrollArea()
        by_tab_only(scroll)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(card)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the focus, not the page
        scroll.setFixedWidth(280)
        return scroll

    def show_preview(self, preview: Preview) -> None:
        self._preview = preview
        leave_alone(preview.columns)
        self.table.show_preview(preview)
        self._facts.setText(
            "   ·   ".join(
                f"{translated(name)}: {translated(value)}" for name, value in facts_of_reading(preview)
            )
        )
        self._show_problems(preview.problems)
        if self.form is not None and preview.reading is not None:
            self.form.set_lists(preview.lists)
            self.form.set_values(params.as_dict(preview.reading))
            self.form.set_columns(preview.columns)
            self.form.leave_out(preview.unused)
        self._column.activate()  # before it is painted, or it is painted twice
        paint_later(self)

    def forget(self, paths: Sequence[str]) -> None:
        """Another file is being read: nothing of the former one stays under its name."""
        self._preview = None
        if self.form is not None:  # also where nothing comes of it, no setting of another format is offered
            self.form.leave_out([name for path in paths for name in unused_settings(Path(path))])
        self.table.show_preview(Preview((), (), {}, (), None, None))
        self._facts.setText("")
        self._show_problems(())

    def leave_to_message(self, remedies: Sequence[Remedy]) -> None:
        """The message bar already offers these ways out: once is enough."""
        if self._preview is not None:
            self._show_problems([p for p in self._preview.problems if p.remedies != tuple(remedies)])

    def _show_problems(self, problems: Sequence[Problem]) -> None:
        clear(self._problems)
        for problem in problems[:PROBLEMS_SHOWN]:
            self._problems.addWidget(self._problem_card(problem))
        hidden = len(problems) - PROBLEMS_SHOWN
        if hidden > 0:
            self._problems.addWidget(label(self.tr("and {n} more of this kind").format(n=hidden), "muted"))

    def _problem_card(self, problem: Problem) -> Card:
        card = Card()
        set_state(card, "warn")
        text = self.tr("{where}: {what}") if problem.where else "{what}"
        words = label(text.format(where=translated(problem.where), what=translated(problem.what)))
        buttons = [
            Button(translated(r.label), press=partial(self.remedy.emit, r))
            for r in problem.remedies
            if r.changes
        ]
        line = row(IconLabel("warn", 18, "warn"), words, *buttons)
        line.setStretch(1, 1)
        card.column.addLayout(line)
        return card

    def _give_role(self, column: str, role: str) -> None:
        if self._preview is not None:
            self.corrected.emit(with_role(self._kind, self._preview, column, role))

    def _edit(self, name: str) -> None:
        assert self.form is not None
        self._changes[name] = self.form.values()[name]
        self._pause.start()

    def send_changes(self) -> None:
        """What waits for the end of typing goes out now."""
        if self._pause.isActive():
            self._pause.stop()
            self._send()

    def _send(self) -> None:
        if self.form is not None and self.form.read() is not None:
            changes, self._changes = self._changes, {}
            self.corrected.emit(changes)
