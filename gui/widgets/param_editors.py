"""One editor for each type of parameter. All have the same doors: `changed`, `value`, `set_value`.

A value is what `Field.parse` takes; None and "" stand for auto where the field allows it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QLineEdit, QPlainTextEdit, QWidget

from engine.core.number_format import NUMBER
from engine.core.params import Field, Step
from gui.base.i18n import localised, numeral, plain, translated
from gui.base.theme import GAP
from gui.widgets.basics import ChoiceBox, IconButton
from gui.widgets.column_picker import ColumnPicker

HINT_AIR = 16  # pixels beside the words of an empty line: padding, and what Qt keeps free


class Editor(QWidget):
    """The shape of an editor; `field` is what it edits."""

    changed = Signal()
    hint_moved = Signal(str)  # what an empty field stands for, where it has no room in it; else ""

    def __init__(self, field: Field):
        super().__init__()
        self.field = field
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(GAP // 2)

    def value(self) -> Any:
        raise NotImplementedError

    def set_value(self, value: Any) -> None:
        raise NotImplementedError

    def set_columns(self, columns: Sequence[str]) -> None:
        """The columns of the file, for fields that name some."""

    def set_list(self, options: Sequence[str]) -> None:
        """What the file offers, for fields that are one of a list."""

    def set_auto(self, meaning: str) -> None:
        """What "decided from the data" comes to, now that the data is there; "" for as declared."""

    def hint(self, words: str) -> None:
        """What the line says while it is empty."""
        line = self.focusProxy()
        assert isinstance(line, _Line)
        line.say(words, self.tr("auto"))

    def _hint_auto(self, meaning: str) -> None:
        if meaning:
            self.hint(self.tr("auto: {meaning}").format(meaning=translated(meaning)))

    def _hold(self, control: QWidget) -> None:
        """The control that is typed into: it gets the focus, the name and the help."""
        self._line.insertWidget(0, control, 1)
        self.setFocusProxy(control)
        control.setAccessibleName(translated(self.field.label))
        control.setAccessibleDescription(translated(self.field.help))
        control.setProperty("field", self.field.name)


class _Line(QLineEdit):
    """A line in which Up and Down count, where counting makes sense. What it stands for while it is empty is
    said in it where it has room, and else under it."""

    hint_moved = Signal(str)

    def __init__(self, step: float | None):
        super().__init__()
        self._step = step
        self._hint = self._short = ""
        self.setAcceptDrops(False)  # a file dropped here is meant for the workspace
        self.textChanged.connect(lambda _text: self._fit())

    def say(self, hint: str, short: str) -> None:
        self._hint, self._short = hint, short
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        fits = self.fontMetrics().horizontalAdvance(self._hint) <= self.contentsRect().width() - HINT_AIR
        self.setPlaceholderText(self._hint if fits else self._short)
        self.hint_moved.emit("" if fits or self.text() else self._hint)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}
        if self._step is None or event.key() not in steps:
            super().keyPressEvent(event)
            return
        try:
            number = float(plain(self.text()) or 0) + steps[Qt.Key(event.key())] * self._step
        except ValueError:
            return
        self.setText(numeral(number, ".6g"))
        self.textEdited.emit(self.text())


class NumberEditor(Editor):
    def __init__(self, field: Field):
        super().__init__(field)
        self._edit = _Line(1 if field.type == "int" else 0.1)
        self._edit.hint_moved.connect(self.hint_moved)
        self._hold(self._edit)
        self._hint_auto(field.auto)
        if field.unit:
            unit = QLabel(translated(field.unit))
            unit.setProperty("rank", "muted")
            self._line.addWidget(unit)
        self._edit.textEdited.connect(lambda _text: self.changed.emit())

    def set_auto(self, meaning: str) -> None:
        self._hint_auto(meaning or self.field.auto)

    def value(self) -> str:
        return plain(self._edit.text().strip())

    def set_value(self, value: Any) -> None:
        self._edit.setText(
            "" if value is None else localised(f"{value:g}" if isinstance(value, float) else str(value))
        )


class ChoiceEditor(Editor):
    def __init__(self, field: Field):
        super().__init__(field)
        self._box = ChoiceBox(8)
        if field.auto:
            self._box.addItem(self.tr("auto: {meaning}").format(meaning=translated(field.auto)), None)
        for value, text in field.choices:
            self._box.addItem(translated(text), value)
            self._box.setItemData(self._box.count() - 1, translated(text), Qt.ItemDataRole.ToolTipRole)
        self._hold(self._box)
        self._box.activated.connect(lambda _index: self.changed.emit())

    def value(self) -> Any:
        return self._box.currentData()

    def set_value(self, value: Any) -> None:
        self._box.setCurrentIndex(max(0, self._box.findData(value)))


class BoolEditor(Editor):
    def __init__(self, field: Field):
        super().__init__(field)
        self._box = QCheckBox(translated(field.label))
        self._hold(self._box)
        self._box.clicked.connect(lambda _checked=False: self.changed.emit())

    def value(self) -> bool:
        return self._box.isChecked()

    def set_value(self, value: Any) -> None:
        self._box.setChecked(bool(value))


class TextEditor(Editor):
    """Free text, or names of columns with a list to pick them from."""

    def __init__(self, field: Field):
        super().__init__(field)
        self._edit = _Line(None)
        self._edit.hint_moved.connect(self.hint_moved)
        self._hold(self._edit)
        self._hint_auto(field.auto)
        self._picker: ColumnPicker | None = None
        if field.columns:
            self._picker = ColumnPicker(several=field.type == "list")
            self._picker.picked.connect(self._take)
            open_list = IconButton(
                "unfold", self.tr("Choose columns of {field}").format(field=translated(field.label))
            )
            open_list.clicked.connect(lambda _checked=False: self._pick())
            self._line.addWidget(open_list)
        self._edit.textEdited.connect(lambda _text: self.changed.emit())

    def value(self) -> Any:
        typed = self._edit.text().strip()
        return plain(typed) if self._counts(plain(typed)) else typed

    def _counts(self, text: str) -> bool:
        """Whether it is a number in a field whose default is one: a share, a count, or a word for them."""
        return all(NUMBER.fullmatch(one) for one in (str(self.field.default), text))

    def set_value(self, value: Any) -> None:
        text = ", ".join(value) if isinstance(value, tuple | list) else "" if value is None else str(value)
        if self._counts(text):
            text = localised(text)
        if text != self._edit.text():
            self._edit.setText(text)

    def set_columns(self, columns: Sequence[str]) -> None:
        if self._picker is not None:
            self._picker.set_columns(columns)

    def _pick(self) -> None:
        assert self._picker is not None
        chosen = [part.strip() for part in self._edit.text().split(",") if part.strip()]
        self._picker.open_under(self._edit, chosen)

    def _take(self, names: list[str]) -> None:
        self._edit.setText(", ".join(names))
        self.changed.emit()


class ListedEditor(Editor):
    """One of a list that the file gives, such as its sheets; nothing is typed."""

    def __init__(self, field: Field):
        super().__init__(field)
        self._box = ChoiceBox(8)
        self._hold(self._box)
        self.set_list(())
        self._box.activated.connect(lambda _index: self.changed.emit())

    def set_list(self, options: Sequence[str]) -> None:
        now = self._box.currentData() or ""
        self._box.clear()
        if not options:
            self._box.addItem(self.tr("the first one"), "")
        for option in options:
            self._box.addItem(option, option)
        self.set_value(now)

    def value(self) -> str:
        return self._box.currentData() or ""

    def set_value(self, value: Any) -> None:
        if value and self._box.findData(value) < 0:
            self._box.addItem(str(value), str(value))  # until the file has been looked at
        self._box.setCurrentIndex(max(0, self._box.findData(value or "")))


class ListEditor(TextEditor):
    """A list whose columns may have commas in their names keeps them apart."""

    def __init__(self, field: Field):
        self._parts: tuple[str, ...] = ()
        super().__init__(field)

    def value(self) -> Any:
        # as long as the text was not typed over, the list is the one that was set
        return self._parts if ", ".join(self._parts) == self._edit.text().strip() else super().value()

    def set_value(self, value: Any) -> None:
        self._parts = tuple(value) if isinstance(value, tuple | list) else ()
        super().set_value(value)

    def _take(self, names: list[str]) -> None:
        self._parts = tuple(names)
        super()._take(names)


class StepsEditor(Editor):
    """A chain of steps as the recipe writes it (JSON); a workspace may bring a better editor."""

    def __init__(self, field: Field):
        super().__init__(field)
        self._text = QPlainTextEdit()
        self._text.setPlaceholderText('[{"technique": "…", "columns": ["…"], "params": {}}]')
        self._text.setTabChangesFocus(True)
        self._text.setFixedHeight(120)
        self._hold(self._text)
        self._text.textChanged.connect(self.changed)

    def value(self) -> str:
        return self._text.toPlainText().strip() or "[]"

    def set_value(self, value: Any) -> None:
        plain = [one.as_dict() if isinstance(one, Step) else one for one in value or ()]
        blocked = self._text.blockSignals(True)
        self._text.setPlainText(json.dumps(plain, indent=1, ensure_ascii=False) if plain else "")
        self._text.blockSignals(blocked)


EDITORS: dict[str, type[Editor]] = {
    "int": NumberEditor,
    "float": NumberEditor,
    "choice": ChoiceEditor,
    "bool": BoolEditor,
    "text": TextEditor,
    "list": ListEditor,
    "steps": StepsEditor,
}


def editor_of(field: Field) -> type[Editor]:
    return ListedEditor if field.listed else EDITORS[field.type]
