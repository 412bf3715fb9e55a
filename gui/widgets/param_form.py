"""A form made from declared parameters: label, editor, unit, help; wrong values are marked as typed.

    form = Form(Kapra)
    form.changed.connect(…)     # after every edit
    form.read()                 # a checked instance, or None while `form.mistake` says what is wrong

What matters is shown first, the rest folded under More. A field's rule stands under it while its
value breaks it; the button beside it shows its help, F1 (see help_window) the page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWhatsThis, QWidget

from engine.core import params
from engine.core.errors import ParameterError
from engine.core.params import Field
from gui.base.i18n import translated
from gui.base.theme import GAP
from gui.widgets.basics import Fold, IconButton, label, row, set_state
from gui.widgets.param_editors import Editor, editor_of

Editors = Mapping[str, Callable[[Field], Editor]]  # by field name or by field type
AT_ONCE = 8  # rows made in one turn of the window


class FieldRow(QWidget):
    """Label, editor, and the rule while it is broken."""

    def __init__(self, field: Field, editor: Editor):
        super().__init__()
        self.field, self.editor = field, editor
        self._rule = label("", "hint")
        set_state(self._rule, "bad")
        self._rule.hide()
        self._note = label("", "hint")
        self._note.hide()
        self._auto = label("", "hint")
        self._auto.hide()
        editor.hint_moved.connect(self._say_auto)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        if field.type == "bool":
            column.addLayout(row(editor, self._help_button()))
        else:
            name = label(translated(field.label))
            name.setBuddy(editor)
            name.setToolTip(self.tip())
            head = row(name, self._help_button())
            head.setStretch(0, 1)
            column.addLayout(head)
            column.addWidget(editor)
        for words in (self._rule, self._auto, self._note):
            column.addWidget(words)
        editor.setToolTip(self.tip())

    def tip(self) -> str:
        """Help, rule and default in one small page; choices by the words that stand in the list."""
        words = {value: translated(text) for value, text in self.field.choices}
        default = words.get(self.field.default, self.field.default)
        shown = "" if default in (None, "", ()) else self.tr("Default: {value}").format(value=default)
        rule = "; ".join(words.values()) or translated(self.field.rule)
        allowed = self.tr("Allowed: {rule}").format(rule=rule)
        return f"<p>{translated(self.field.help)}</p><p>{allowed}. {shown}</p>"

    def show_help(self) -> None:
        corner = self.mapToGlobal(QPoint(self.width() // 2, self.height()))
        QWhatsThis.showText(corner, f"<b>{translated(self.field.label)}</b>{self.tip()}", self)

    def show_mistake(self, words: str) -> None:
        self._rule.setText(words)
        self._rule.setVisible(bool(words))
        control = self.editor.focusProxy()
        if control is not None:
            set_state(control, "bad" if words else "")

    def say(self, words: str) -> None:
        """Something about the value with the data at hand; it stays under the field."""
        self._note.setText(words)
        self._note.setVisible(bool(words))

    def _say_auto(self, words: str) -> None:
        """What an empty field stands for, where the field has no room for it."""
        self._auto.setText(words)
        self._auto.setVisible(bool(words))

    @property
    def note(self) -> str:
        return self._note.text()

    @property
    def mistake(self) -> str:
        return self._rule.text()

    def _help_button(self) -> IconButton:
        button = IconButton(
            "info", self.tr("What is {field}? (F1)").format(field=translated(self.field.label))
        )
        button.clicked.connect(lambda _checked=False: self.show_help())
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # F1 does the same from the field itself
        return button


class Form(QWidget):
    changed = Signal()
    edited = Signal(str)  # name of the field the steward just edited

    def __init__(
        self,
        declared: type,
        editors: Editors | None = None,
        extra: Sequence[Field] = (),
        at_once: bool = True,
    ):
        """`extra` fields stand beside what is declared; `editors` replaces single editors. A long form may
        be made in several turns of the window: what is not made at once is made by `rest`."""
        super().__init__()
        self.declared = declared
        self.extra: dict[str, Any] = {}
        self._extra_names = {field.name for field in extra}
        self.mistake = ""
        self.rows: dict[str, FieldRow] = {}
        folded = QWidget()
        self._shown, self._folded = QVBoxLayout(self), QVBoxLayout(folded)
        for column in (self._shown, self._folded):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(GAP)
        self.more = Fold(self.tr("More"), folded)
        self._waiting = [(field, editors or {}) for field in (*params.fields(declared), *extra)]
        if at_once:
            for _turn in self.rest():
                pass

    def rest(self) -> Iterator[None]:
        """The rows, some a step, and then what stands in them."""
        for number, (field, editors) in enumerate(self._waiting, 1):
            line = self._make_row(field, editors)
            (self._folded if field.more else self._shown).addWidget(line)
            if not number % AT_ONCE:
                yield
        self._waiting = []
        self._shown.addWidget(self.more)  # before it is shown: else it is a window of its own for a moment
        self.more.setVisible(self._folded.count() > 0)
        self._shown.addStretch(1)  # what is left of a tall pane lies below, not between the fields
        self.reset()

    def _make_row(self, field: Field, editors: Editors) -> FieldRow:
        make = editors.get(field.name) or editors.get(field.type) or editor_of(field)
        line = FieldRow(field, make(field))
        line.editor.changed.connect(lambda: self._edit(field.name))
        self.rows[field.name] = line
        return line

    def reset(self) -> None:
        self.set_values({name: line.field.default for name, line in self.rows.items()})

    def set_values(self, values: Mapping[str, Any]) -> None:
        """Show these values; a field that is being typed into is left alone when it means the same."""
        for name, value in values.items():
            if name in self.rows:
                editor = self.rows[name].editor
                if not self._means(self.rows[name], value):
                    editor.set_value(value)
        self._check()

    def _means(self, line: FieldRow, value: Any) -> bool:
        try:
            return bool(line.field.parse(line.editor.value()) == line.field.parse(value))
        except ParameterError:
            return False

    def leave_out(self, names: Sequence[str]) -> None:
        """Hide the fields that mean nothing now; all others are shown."""
        for name, line in self.rows.items():
            line.setVisible(name not in names)
        self.more.setVisible(any(line.field.more and name not in names for name, line in self.rows.items()))

    def set_lists(self, lists: Mapping[str, Sequence[str]]) -> None:
        """What the file offers for fields that are one of a list."""
        for name, line in self.rows.items():
            line.editor.set_list(lists.get(name, ()))

    def set_columns(self, columns: Sequence[str]) -> None:
        for line in self.rows.values():
            line.editor.set_columns(columns)

    def values(self) -> dict[str, Any]:
        """What stands in the form, parsed where it can be."""
        return {name: line.editor.value() for name, line in self.rows.items()}

    def read(self) -> Any:
        """A checked instance, or None."""
        return self._check()

    def _edit(self, name: str) -> None:
        self._check()
        self.edited.emit(name)
        self.changed.emit()

    def _check(self) -> Any:
        """Mark what is wrong; all single fields first, then the rules between them."""
        self.mistake, parsed = "", {}
        for name, line in self.rows.items():
            try:
                parsed[name] = line.field.parse(line.editor.value())
                line.show_mistake("")
            except ParameterError as error:
                rule = self.tr("Must be {rule}").format(rule=translated(line.field.rule))
                # what is wrong inside a chain of steps is said by the step, not by the rule of the chain
                self._blame(line, error, rule if error.name == name else self._sentence(error))
        if self.mistake:
            return None
        self.extra = {name: parsed.pop(name) for name in self._extra_names}
        try:
            return params.build(self.declared, parsed)
        except ParameterError as error:
            self._blame(self.rows.get(error.name), error, self._sentence(error))
            return None

    def _sentence(self, error: ParameterError) -> str:
        words = self.tr("{what}: {hint}") if error.hint else "{what}"
        return words.format(what=translated(error.message), hint=translated(error.hint))

    def _blame(self, line: FieldRow | None, error: ParameterError, words: str) -> None:
        self.mistake = self.mistake or error.message
        if line is not None:
            line.show_mistake(words)
            if line.field.more:
                self.more.open()
