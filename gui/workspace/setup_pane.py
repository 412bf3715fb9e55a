"""The left side: the file, the technique and its form, what it will promise, and Run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from engine.core.params import Field
from engine.core.technique import Done, Kind, Technique
from gui.base import theme
from gui.base.i18n import translated
from gui.base.theme import GAP
from gui.widgets.basics import Button, ChoiceBox, label
from gui.widgets.file_card import FileCard
from gui.widgets.param_form import Editors, Form
from gui.widgets.promise_card import PromiseCard
from gui.widgets.vertical_scroll_area import VerticalScrollArea

NARROWEST = 278  # pixels at normal size of letters
LOW = 520  # pixels at normal size of letters
ROOM = 300  # the same: file, technique and two fields
SHORTEST_NAME = 16  # letters of a technique's name that are always seen


def seed_field() -> Field:
    return Field(
        name="seed",
        label="Seed",
        help="Makes the run reproducible, for tests and teaching. Whoever knows or guesses the seed can take "
        "the noise away again, so a seeded release should not be published; the gate asks for a reason.",
        default=None,
        type="int",
        low=0,
        auto="fresh randomness from the operating system",
        more=True,
    )


@dataclass(frozen=True)
class Forms:
    """What stands in the forms of a kind, also what is half typed."""

    technique: str
    values: Mapping[str, Mapping[str, Any]]  # by technique
    unfolded: frozenset[str]  # techniques whose further fields are on show


class SetupPane(QWidget):
    changed = Signal()  # another technique, or another value in the form
    run_wanted = Signal()

    def __init__(self, kind: Kind, editors: Editors):
        super().__init__()
        self._kind, self._editors = kind, editors
        self._columns: tuple[str, ...] = ()
        self._low = False
        self._known: Done | None = None
        self._forms: dict[str, Form] = {}
        self.file_card = FileCard()
        self.chooser = ChoiceBox(SHORTEST_NAME)
        self.chooser.setAccessibleName(self.tr("Technique"))
        self._sentence = label("", "muted")
        self._form_area = QStackedWidget()
        self.promise = PromiseCard(self.tr("A run would promise"))
        self.run_button = Button(self.tr("Run"), "run", self.run_wanted.emit, primary=True)
        self.run_button.setToolTip(self.tr("Anonymize with these parameters (Ctrl+R)"))
        self._build()
        for technique in kind.techniques:
            self.chooser.addItem(translated(technique.title), technique)
            self.chooser.setItemData(
                self.chooser.count() - 1, translated(technique.title), Qt.ItemDataRole.ToolTipRole
            )

    def make_form(self) -> None:
        """The form of the first technique: as much work as all the rest, so it has a turn of its own."""
        self.chooser.currentIndexChanged.connect(lambda _index: self._show_technique())
        self._show_technique()

    def _build(self) -> None:
        inside = QWidget()
        middle = QVBoxLayout(inside)
        middle.setContentsMargins(0, 0, GAP // 2, 0)
        middle.setSpacing(GAP)
        middle.addWidget(self.file_card)
        middle.addWidget(label(self.tr("Technique"), "heading"))
        middle.addWidget(self.chooser)
        middle.addWidget(self._sentence)
        middle.addWidget(self._form_area)
        middle.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP, GAP // 2, GAP)
        column.setSpacing(GAP)
        self._scrolled, self._column = middle, column
        area = VerticalScrollArea(inside, NARROWEST)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its fields have the focus, not the side
        column.addWidget(area, 1)
        column.addWidget(self.promise)
        column.addWidget(self.run_button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a low window the promise is scrolled with the form: pinned, it would leave no field in sight."""
        super().resizeEvent(event)
        self._make_room()
        low = self.height() < LOW * theme.zoom()
        if low != self._low:
            self._low = low
            if low:
                self._scrolled.insertWidget(self._scrolled.count() - 1, self.promise)
            else:
                self._column.insertWidget(1, self.promise)

    def _make_room(self) -> None:
        """Beside a long promise the technique's sentence would push the second field out of sight: then it
        is said when the technique is pointed at. Not while a value is typed: the form would jump."""
        width = self.width() - 2 * GAP
        pinned = self.promise.heightForWidth(width) + self.run_button.sizeHint().height() + 4 * GAP
        sentence = self._sentence.heightForWidth(width) + GAP
        self._sentence.setVisible(self.height() - pinned >= ROOM * theme.zoom() + sentence)

    @property
    def technique(self) -> Technique:
        return self.chooser.currentData()

    @property
    def form(self) -> Form:
        return self._forms[self.technique.key]

    @property
    def mistake(self) -> str:
        return self.form.mistake

    @property
    def seed(self) -> int | None:
        return self.form.extra.get("seed")

    def read(self) -> Any:
        return self.form.read()

    def show_task(self, technique: str, values: dict[str, Any], seed: int | None) -> None:
        """Put a former run's choices back into the form."""
        for index in range(self.chooser.count()):
            if self.chooser.itemData(index).key == technique:
                self.chooser.setCurrentIndex(index)
        self.form.set_values(values | {"seed": seed})
        self._refresh()

    def forms(self) -> Forms:
        unfolded = frozenset(key for key, form in self._forms.items() if form.more.is_open)
        return Forms(self.technique.key, {key: form.values() for key, form in self._forms.items()}, unfolded)

    def put_forms(self, forms: Forms) -> Iterator[None]:
        """A form a step."""
        self.show_task(forms.technique, {}, None)  # first: a form takes over what stood in the one before
        for technique in self._kind.techniques:
            if technique.key in forms.values:
                form = self._form_for(technique)
                form.set_values(forms.values[technique.key])
                form.more.open(technique.key in forms.unfolded)
                yield
        self._refresh()

    def set_values(self, values: dict[str, Any]) -> None:
        self.form.set_values(values)
        self._refresh()

    def set_columns(self, columns: tuple[str, ...]) -> None:
        self._columns = columns
        for form in self._forms.values():
            form.set_columns(columns)

    def focus_form(self) -> None:
        first = next(iter(self.form.rows.values()), None)
        (first.editor if first else self.chooser).setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_field(self, name: str) -> None:
        line = self.form.rows[name]
        if line.field.more:
            self.form.more.open()
        line.editor.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_technique(self) -> None:
        shown = self._form_area.currentWidget()
        former = shown.values() if isinstance(shown, Form) else {}
        form = self._form_for(self.technique)
        form.set_values(
            {name: value for name, value in former.items() if self._same_field(shown, form, name)}
        )
        self._form_area.setCurrentWidget(form)
        summary = translated(self.technique.summary)
        self._sentence.setText(summary)
        self.chooser.setToolTip(f"{translated(self.technique.title)}\n{summary}")
        self.chooser.setAccessibleDescription(summary)
        self._refresh()
        self._make_room()

    def _same_field(self, old: Any, new: Form, name: str) -> bool:
        return name in new.rows and new.rows[name].field == old.rows[name].field

    def _form_for(self, technique: Technique) -> Form:
        if technique.key not in self._forms:
            form = Form(technique.Params, self._editors, extra=(seed_field(),))
            form.set_columns(self._columns)
            form.changed.connect(self._refresh)
            self._forms[technique.key] = form
            self._form_area.addWidget(form)
        return self._forms[technique.key]

    def show_known(self, known: Done) -> None:
        """What is known of the file that a promise before a run rests on."""
        self._known = known
        self._show_promise()

    def _refresh(self) -> None:
        self._show_promise()
        self.changed.emit()

    def _show_promise(self) -> None:
        values = self.form.read()
        if values is None:
            self.promise.show_mistake(self.tr("Correct the marked field to see what will be promised."))
        else:
            self.promise.show_promise(self.technique.promise(values, self._known))
