"""Recode raw labels into categories, and watch what that changes: the screen of every kind that recodes.

Categories are typed label by label, given to several labels at once, or taken from a table file. Every
change can be undone. Applying saves the categories as a table file where the steward says, and the
file is read again with it: so the same recoding can be replayed from a recipe.

A kind declares the words of its list, further settings of its reading that are chosen here, what its view is
asked, and how its counts are shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut, QUndoCommand, QUndoStack
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QFileDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from engine.core.params import Declared, Field, fields
from engine.core.task import Source, Summary
from gui.base.i18n import numeral, quantity, translated
from gui.base.panel import Panel
from gui.base.theme import GAP
from gui.widgets.basics import Button, Card, ChoiceBox, DropDown, label
from gui.widgets.flow_layout import FlowLayout
from gui.widgets.recode_table import RecodeTable
from gui.widgets.vertical_scroll_area import VerticalScrollArea

Names = dict[str, str]
LOWEST = 130  # pixels of the list: a few labels are always seen
PAUSE = 200  # ms after the last change before what it does is counted


@dataclass(frozen=True)
class RecodeWords:
    """What the screen of a kind calls things, in the steward's language."""

    heads: tuple[str, str, str, str]  # of the list: label, how often, how many, category
    tips: tuple[str, str, str, str]
    listing: str  # what the list is, for screen readers
    settings: tuple[str, ...]  # what stands before each setting


class RecodeCommand(QUndoCommand):
    """Another set of categories, or another setting: from one state to the next."""

    def __init__(self, screen: RecodePanel, words: str, categories: Names, settings: Names):
        super().__init__(words)
        self._screen = screen
        self._before = (dict(screen.categories), dict(screen.settings))
        self._after = (categories, settings)

    def redo(self) -> None:
        self._screen.show_state(*self._after)

    def undo(self) -> None:
        self._screen.show_state(*self._before)


class RecodeCard(Card):
    """How the data change with the categories, above the list: a few figures and a sentence."""

    across = 4  # figures in a row

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout()
        grid.setHorizontalSpacing(4 * GAP)
        self.figures: dict[str, QLabel] = {}
        for number, (key, name) in enumerate(self.names().items()):
            line, column = divmod(number, self.across)
            self.figures[key] = label("", "figure", wrap=False)
            grid.addWidget(label(name, "muted", wrap=self.across > 2), 2 * line, column)
            grid.addWidget(self.figures[key], 2 * line + 1, column)
        self._more = label("", "muted")
        self.column.addLayout(grid)
        self.column.addWidget(self._more)

    def names(self) -> dict[str, str]:
        """What each figure is called."""
        raise NotImplementedError

    def show_view(self, view: Any) -> None:
        raise NotImplementedError


def before_and_after(before: int | None, after: int | None) -> str:
    if before is None or after is None:
        return "–"
    return f"{numeral(before, ',')} → {numeral(after, ',')}" if before != after else numeral(after, ",")


class RecodePanel(Panel):
    applied = Signal(dict)  # settings of the reading: recode, and those that are chosen here

    view = "recode"
    title = "Recode"
    Reading: ClassVar[type[Declared]]  # of the kind
    Figures: ClassVar[type[RecodeCard]]  # the card above the list
    chosen_here: ClassVar[tuple[str, ...]] = ()  # settings of the reading
    shows_help = True  # below the list; False where the room is needed and another panel says it

    def __init__(self) -> None:
        super().__init__()
        self.categories: Names = {}
        self.settings: Names = {}
        self.undo_stack = QUndoStack(self)
        self._source: Source | None = None
        self._saved: tuple[Names, Names] = ({}, {})  # as the file is read now
        self._known = False  # whether the labels of the file are here
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._count)
        self._build()
        self._connect()
        self.clear()

    # ── what a kind says ──────────────────────────────────────────────────────────────────────────

    def words(self) -> RecodeWords:
        raise NotImplementedError

    def labels_of(self, value: Any) -> tuple[tuple[str, ...], np.ndarray, np.ndarray | None]:
        """Labels by frequency, how often each is named, and by how many."""
        raise NotImplementedError

    def categories_of(self, value: Any) -> Names:
        """Raw label → category, of the labels that have one."""
        raise NotImplementedError

    def query(self, categories: Names | None) -> dict[str, Any]:
        """What the view is asked with these categories; None: as the file is read."""
        raise NotImplementedError

    def query_table(self, path: str) -> dict[str, Any]:
        """What the view is asked of a table file."""
        return {**self.query(None), "table": path}

    def written(self) -> Names:
        """The categories as the table file has them."""
        return self.categories

    # ── panel ─────────────────────────────────────────────────────────────────────────────────────

    def clear(self) -> None:
        self._source, self._known = None, False
        self._pause.stop()
        self.undo_stack.clear()
        self.table_view.rows.show_labels((), self.table_view.rows._mentions[:0], None)
        self.show_state({}, {name: box.itemData(0) for name, box in self._boxes.items()})
        self.figures.hide()

    def show_source(self, source: Source) -> None:
        if source != self._source:
            self._source, self._known = source, False
            self.undo_stack.clear()
            self.settings = {name: getattr(source.reading, name) for name in self.chosen_here}
        self.refresh()

    def show_run(self, summary: Summary) -> None:
        self.show_source(summary.task.source)

    def asked(self) -> dict[str, Any]:
        return self.query(dict(self.categories) if self._known else None)

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != self.view or self._source is None:
            return
        if asked.get("table"):
            self._take_table(Path(asked["table"]).name, value)
        elif asked == self.asked() or not self._known:
            self.draw(value)  # else something was changed meanwhile: its answer follows

    def draw(self, value: Any) -> None:
        if not self._known:  # the file as it is read now
            found = self.categories_of(value)
            self._known, self._saved = True, (found, dict(self.settings))
            self.table_view.rows.show_labels(*self.labels_of(value))
            self.show_state(dict(found), self.settings, count=False)
        self.figures.show_view(value)
        self.figures.show()

    def _take_table(self, name: str, value: Any) -> None:
        labels = set(self.table_view.rows.labels)
        found = {raw: category for raw, category in self.categories_of(value).items() if raw in labels}
        words = self.tr("categories from {name}").format(name=name)
        self.undo_stack.push(RecodeCommand(self, words, {**self.categories, **found}, dict(self.settings)))
        one = self.tr("1 label got a category from the table.")
        many = self.tr("{n} labels got a category from the table.")
        self._note.setText(quantity(len(found), one, many))

    def table(self) -> tuple[list[str], list[list[Any]]]:
        rows = self.table_view.rows
        heads = [rows.headerData(place, Qt.Orientation.Horizontal) for place in (0, 3)]
        return heads, [[raw, self.categories.get(raw, "")] for raw in rows.labels]

    # ── what a steward does ───────────────────────────────────────────────────────────────────────

    def assign(self, labels: list[str], category: str) -> None:
        """Give labels a category; an empty one takes it away."""
        changed = dict(self.categories)
        for raw in labels:
            if category:
                changed[raw] = category
            else:
                changed.pop(raw, None)
        if changed != self.categories:
            given = quantity(len(labels), self.tr("1 label"), self.tr("{n} labels"))
            words = self.tr("{labels} to {category}").format(labels=given, category=category or "–")
            self.undo_stack.push(RecodeCommand(self, words, changed, dict(self.settings)))

    def load_table(self, path: str) -> None:
        """Take the categories of a table file; labels it does not name keep theirs."""
        self.request_view.emit(self.view, self.query_table(path))

    def set_setting(self, name: str, value: str) -> None:
        if value != self.settings.get(name):
            changed = self.settings | {name: value}
            words = translated(self._declared(name).label)
            self.undo_stack.push(RecodeCommand(self, words, dict(self.categories), changed))

    def save_and_apply(self, path: Path) -> None:
        """Save the categories as a table and have the file read with it."""
        from engine.io.recode_table import write_recode_table

        write_recode_table(path, self.written())
        self.applied.emit({"recode": str(path), **self.settings})

    def show_state(self, categories: Names, settings: Names, count: bool = True) -> None:
        """Show this state; what it does is counted after a pause."""
        self.categories, self.settings = categories, settings
        self.table_view.rows.show_categories(categories)
        for name, box in self._boxes.items():
            box.setCurrentIndex(max(0, box.findData(settings.get(name))))
        known = sorted(set(categories.values()), key=str.casefold)
        text = self._category.currentText()
        self._category.clear()
        self._category.addItems(known)
        self._category.setEditText(text)
        changed = (categories, settings) != self._saved
        self._apply.setEnabled(changed and self._known)
        self._note.setText(self.tr("Not applied yet.") if changed and self._known else "")
        if count and self._known:
            self._pause.start()

    # ── inside ────────────────────────────────────────────────────────────────────────────────────

    def _count(self) -> None:
        if self._known:
            self.refresh()

    def _build(self) -> None:
        words = self.words()
        self.table_view = RecodeTable(words.heads, words.tips)
        self.table_view.setAccessibleName(words.listing)
        self._filter = QLineEdit(placeholderText=self.tr("Find labels (? for those without)"))
        self._filter.setClearButtonEnabled(True)
        self._filter.setAccessibleName(self.tr("Find labels"))
        self._category = DropDown()
        self._category.setEditable(True)
        self._category.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._category.setMinimumContentsLength(len(words.heads[3]))  # what stands in it is not cut
        self._category.setAccessibleName(self.tr("Category for the selected labels"))
        line, completer = self._category.lineEdit(), self._category.completer()
        assert line is not None and completer is not None  # it is editable
        line.setPlaceholderText(words.heads[3])
        line.returnPressed.connect(self._give_selected)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self._give = Button(self.tr("Give to selected"), press=self._give_selected)
        self._load = Button(self.tr("Load table…"), "open", self._ask_for_table)
        self._undo = Button(self.tr("Undo"), press=self.undo_stack.undo)
        self._redo = Button(self.tr("Redo"), press=self.undo_stack.redo)
        self._apply = Button(self.tr("Save and apply…"), press=self._ask_save_path, primary=True)
        self._boxes = {name: ChoiceBox(12) for name in self.chosen_here}
        self._note = label("", "muted")
        self.figures = self.Figures()
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.figures)
        column.addWidget(self._filter)
        # held: a layout of ours that Python forgets loses what is in it
        self._lines = (
            _line(self._category, self._give, *self.more_buttons()),
            _line(self._undo, self._redo, self._load, self._apply),
        )
        column.addLayout(self._lines[0])
        column.addWidget(self.table_view, 1)
        grid = QGridLayout()
        for part in (0, 1):
            grid.setColumnStretch(part, 1)
        for place, (said, box) in enumerate(zip(words.settings, self._boxes.values(), strict=True)):
            grid.addWidget(label(said), place, 0)
            grid.addWidget(box, place, 1)
        column.addLayout(grid)
        column.addLayout(self._lines[1])
        column.addWidget(self._note)
        if self.shows_help:
            column.addWidget(label(self.help, "muted"))
        self.table_view.setMinimumHeight(LOWEST)
        area = VerticalScrollArea(inside)  # in a low window it is scrolled, and nothing is squeezed
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        around = QVBoxLayout(self)
        around.setContentsMargins(GAP, GAP, GAP, GAP)
        around.addWidget(area)

    def _connect(self) -> None:
        for name, box in self._boxes.items():
            box.setAccessibleName(translated(self._declared(name).label))
            for value, words in self._declared(name).choices:
                box.addItem(translated(words), value)
            box.activated.connect(lambda _i, n=name, b=box: self.set_setting(n, b.currentData()))
        self.table_view.rows.category_edited.connect(lambda raw, category: self.assign([raw], category))
        self._filter.textChanged.connect(self.table_view.rows.filter)
        for keys, act in (
            (QKeySequence.StandardKey.Undo, self.undo_stack.undo),
            (QKeySequence.StandardKey.Redo, self.undo_stack.redo),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
        self.undo_stack.canUndoChanged.connect(self._undo.setEnabled)
        self.undo_stack.canRedoChanged.connect(self._redo.setEnabled)
        self.undo_stack.undoTextChanged.connect(self._undo.setToolTip)
        self.undo_stack.redoTextChanged.connect(self._redo.setToolTip)
        self._undo.setEnabled(False)
        self._redo.setEnabled(False)

    def more_buttons(self) -> tuple[QWidget, ...]:
        """What else can be done with the selected labels."""
        return ()

    def _declared(self, name: str) -> Field:
        return next(field for field in fields(self.Reading) if field.name == name)

    def _give_selected(self) -> None:
        labels = self.table_view.chosen_labels()
        if not labels:
            self._note.setText(self.tr("Select labels in the list first (Ctrl or Shift for several)."))
            return
        self.assign(labels, self._category.currentText().strip())

    def _ask_for_table(self) -> None:
        folder = str(Path(self._source.paths[0]).parent) if self._source else ""
        filters = self.tr("Tables (*.csv *.tsv *.txt *.xlsx *.ods *.parquet)")
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Load a recode table"), folder, filters)
        if path:
            self.load_table(path)

    def _ask_save_path(self) -> None:
        assert self._source is not None
        first = Path(self._source.paths[0])
        proposed = self._source.reading.recode or str(first.with_name(f"{first.stem}_categories.csv"))
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save the categories"), proposed, "*.csv")
        if not path:
            return
        try:
            self.save_and_apply(Path(path) if Path(path).suffix else Path(path).with_suffix(".csv"))
        except OSError as problem:
            self._note.setText(self.tr("Not saved: {problem}").format(problem=problem))


def _line(*parts: QWidget) -> FlowLayout:
    """They go on in another row where there is no room: their words must stay readable."""
    line = FlowLayout(GAP // 2)
    for part in parts:
        line.addWidget(part)
    return line
