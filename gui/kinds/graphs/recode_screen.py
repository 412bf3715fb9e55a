"""Recode raw labels into categories, and watch how many edges still rest on one person.

Categories are typed label by label, given to several labels at once, or taken from a table file. Every
change can be undone. Applying saves the categories as a table file where the steward says, and the
file is read again with it: so the same recoding can be replayed from a recipe.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

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
)

from engine.core.params import fields
from engine.core.task import Source, Summary
from engine.kinds.graphs.view_types import RecodeView
from gui.base.i18n import numeral, quantity, translated
from gui.base.panel import Panel
from gui.base.theme import GAP
from gui.kinds.graphs.recode_table import RecodeTable
from gui.widgets.basics import Button, Card, ChoiceBox, label, row, set_state
from gui.widgets.flow_layout import FlowLayout

PAUSE = 200  # ms after the last change before the edges are counted


class RecodeCommand(QUndoCommand):
    """Another set of categories and another way with the rest: from one state to the next."""

    def __init__(self, screen: RecodeScreen, words: str, categories: dict[str, str], unmapped: str):
        super().__init__(words)
        self._screen = screen
        self._before = (dict(screen.categories), screen.unmapped)
        self._after = (categories, unmapped)

    def redo(self) -> None:
        self._screen.show_state(*self._after)

    def undo(self) -> None:
        self._screen.show_state(*self._before)


class RecodeScreen(Panel):
    applied = Signal(dict)  # settings of the reading: recode, unmapped

    view = "recode"
    title = "Recode"
    help = (
        "Merging labels into categories is the strongest protection there is: fewer edges rest on one "
        "person. Type a category into the list, or select several labels and give them one."
    )

    def __init__(self) -> None:
        super().__init__()
        self.categories: dict[str, str] = {}
        self.unmapped = "keep"
        self.undo_stack = QUndoStack(self)
        self._source: Source | None = None
        self._saved: tuple[dict[str, str], str] = ({}, "keep")  # as the file is read now
        self._known = False  # whether the labels of the file are here
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._count)
        self._build()
        self._connect()
        self.clear()

    # ── panel ─────────────────────────────────────────────────────────────────────────────────────

    def clear(self) -> None:
        self._source, self._known = None, False
        self._pause.stop()
        self.undo_stack.clear()
        self.table_view.rows.show_labels((), self.table_view.rows._mentions[:0], None)
        self.show_state({}, "keep")
        self._counts.hide()

    def show_source(self, source: Source) -> None:
        if source != self._source:
            self._source, self._known = source, False
            self.undo_stack.clear()
            self.unmapped = source.reading.unmapped
        self.ask()

    def show_run(self, summary: Summary) -> None:
        self.show_source(summary.task.source)

    def asked(self) -> dict[str, Any]:
        given = {"categories": dict(self.categories)} if self._known else {}
        return {**given, "unmapped": self.unmapped}

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name != self.view or self._source is None:
            return
        if asked.get("table"):
            self._take_table(Path(asked["table"]).name, value)
        elif asked == self.asked() or not self._known:
            self.draw(value)  # else something was changed meanwhile: its answer follows

    def draw(self, value: RecodeView) -> None:
        if not self._known:  # the file as it is read now
            found = _categories(value)
            self._known, self._saved = True, (found, self.unmapped)
            self.table_view.rows.show_labels(value.labels, value.mentions, value.people)
            self.show_state(dict(found), self.unmapped, count=False)
        self._counts.show_view(value)
        self._counts.show()

    def _take_table(self, name: str, value: RecodeView) -> None:
        found = _categories(value)
        words = self.tr("categories from {name}").format(name=name)
        self.undo_stack.push(RecodeCommand(self, words, {**self.categories, **found}, self.unmapped))
        one = self.tr("1 label got a category from the table.")
        many = self.tr("{n} labels got a category from the table.")
        self._note.setText(quantity(len(found), one, many))

    def table(self) -> tuple[list[str], list[list[Any]]]:
        rows = self.table_view.rows
        return [self.tr("Raw label"), self.tr("Category")], [
            [raw, self.categories.get(raw, "")] for raw in rows.labels
        ]

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
            self.undo_stack.push(RecodeCommand(self, words, changed, self.unmapped))

    def load_table(self, path: str) -> None:
        """Take the categories of a table file; labels it does not name keep theirs."""
        self.request_view.emit("recode", {"table": path, "unmapped": self.unmapped})

    def set_unmapped(self, unmapped: str) -> None:
        if unmapped != self.unmapped:
            words = self.tr("labels without a category")
            self.undo_stack.push(RecodeCommand(self, words, dict(self.categories), unmapped))

    def save_and_apply(self, path: Path) -> None:
        """Save the categories as a table and have the file read with it."""
        from engine.kinds.graphs.recode_table import write_categories

        write_categories(path, self.categories)
        self.applied.emit({"recode": str(path), "unmapped": self.unmapped})

    def show_state(self, categories: dict[str, str], unmapped: str, count: bool = True) -> None:
        """Show this state; the edges are counted after a pause."""
        self.categories, self.unmapped = categories, unmapped
        self.table_view.rows.show_categories(categories)
        self._rest.setCurrentIndex(max(0, self._rest.findData(unmapped)))
        known = sorted(set(categories.values()), key=str.casefold)
        text = self._category.currentText()
        self._category.clear()
        self._category.addItems(known)
        self._category.setEditText(text)
        changed = (categories, unmapped) != self._saved
        self._apply.setEnabled(changed and self._known)
        self._note.setText(self.tr("Not applied yet.") if changed and self._known else "")
        if count and self._known:
            self._pause.start()

    # ── inside ────────────────────────────────────────────────────────────────────────────────────

    def _count(self) -> None:
        if self._known:
            self.ask()

    def _build(self) -> None:
        self.table_view = RecodeTable()
        self._filter = QLineEdit(placeholderText=self.tr("Find labels (? for those without)"))
        self._filter.setClearButtonEnabled(True)
        self._filter.setAccessibleName(self.tr("Find labels"))
        self._category = QComboBox(editable=True)
        self._category.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._category.setMinimumWidth(170)
        self._category.setAccessibleName(self.tr("Category for the selected labels"))
        line, completer = self._category.lineEdit(), self._category.completer()
        assert line is not None and completer is not None  # it is editable
        line.setPlaceholderText(self.tr("Category"))
        line.returnPressed.connect(self._give_selected)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        self._give = Button(self.tr("Give to selected"), press=self._give_selected)
        self._load = Button(self.tr("Load table…"), "open", self._ask_for_table)
        self._undo = Button(self.tr("Undo"), press=self.undo_stack.undo)
        self._redo = Button(self.tr("Redo"), press=self.undo_stack.redo)
        self._apply = Button(self.tr("Save and apply…"), press=self._ask_save_path, primary=True)
        self._rest = ChoiceBox(12)
        self._rest.setAccessibleName(self.tr("Labels without a category"))
        self._note = label("", "muted")
        self._counts = RecodeFigures()
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.setSpacing(GAP)
        column.addWidget(self._counts)
        column.addLayout(row(self._filter, self._category, self._give))
        column.addWidget(self.table_view, 1)
        rest = label(self.tr("Labels without a category:"), wrap=False)
        wrapped = FlowLayout(GAP)
        for part in (rest, self._rest, self._undo, self._redo, self._load):
            wrapped.addWidget(part)
        column.addLayout(wrapped)
        last = row(self._note, self._apply)
        last.setStretch(0, 1)
        column.addLayout(last)
        column.addWidget(label(self.help, "muted"))

    def _connect(self) -> None:
        from engine.kinds.graphs.params import Reading

        declared = next(field for field in fields(Reading) if field.name == "unmapped")
        for value, words in declared.choices:
            self._rest.addItem(translated(words), value)
        self._rest.activated.connect(lambda _index: self.set_unmapped(self._rest.currentData()))
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


def _categories(view: RecodeView) -> dict[str, str]:
    """Raw label → category, of the labels that have one."""
    found = dict(zip(view.labels, view.categories, strict=True))
    return {raw: category for raw, category in found.items() if category}


class RecodeFigures(Card):
    """How much rests on one person, before and after recoding."""

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout()
        grid.setHorizontalSpacing(4 * GAP)
        self.figures: dict[str, QLabel] = {}
        names = {
            "edges": self.tr("Edges of one person"),
            "nodes": self.tr("Nodes of one person"),
            "labels": self.tr("Nodes"),
            "unmapped": self.tr("Labels without a category"),
        }
        for column, (key, name) in enumerate(names.items()):
            self.figures[key] = label("", "figure", wrap=False)
            grid.addWidget(label(name, "muted"), 0, column)
            grid.addWidget(self.figures[key], 1, column)
        self._more = label("", "muted")
        self.column.addLayout(grid)
        self.column.addWidget(self._more)

    def show_view(self, view: RecodeView) -> None:
        before, after, counts = view.before, view.after, view.counts
        self.figures["edges"].setText(_pair(before.single_edges, after.single_edges))
        self.figures["nodes"].setText(_pair(before.single_nodes, after.single_nodes))
        self.figures["labels"].setText(_pair(before.nodes, after.nodes))
        self.figures["unmapped"].setText(numeral(counts.unmapped, ","))
        set_state(self.figures["edges"], "warn" if after.single_edges else "")
        edges = quantity(after.edges, self.tr("1 edge"), self.tr("{n} edges"))
        words = [self.tr("{edges} ({all} before).").format(edges=edges, all=numeral(before.edges, ","))]
        if after.single_edges is not None and after.edges:
            share = 100 * after.single_edges / after.edges
            words.append(
                self.tr("{share} % of the edges rest on one person.").format(share=numeral(share, ".0f"))
            )
        if counts.loops_dropped:
            one = self.tr("1 self-loop that merging made is dropped.")
            words.append(
                quantity(counts.loops_dropped, one, self.tr("{n} self-loops that merging made are dropped."))
            )
        if counts.statements_dropped:
            one = self.tr("1 statement is dropped with its label.")
            many = self.tr("{n} statements are dropped with their labels.")
            words.append(quantity(counts.statements_dropped, one, many))
        self._more.setText(" ".join(words))


def _pair(before: int | None, after: int | None) -> str:
    if before is None or after is None:
        return "–"
    return f"{numeral(before, ',')} → {numeral(after, ',')}" if before != after else numeral(after, ",")
