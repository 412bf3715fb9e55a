"""The hierarchy of a column as a tree that can be edited, saved as CSV, opened again and undone.

The tree is made from the engine's view of the lines; every change makes new lines and asks the engine, which
says whether they are a hierarchy and how many rows each label has.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHeaderView,
    QInputDialog,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
)

from engine.kinds.tables.view_types_classes import HierarchyView
from gui.base.i18n import numeral, translated
from gui.base.panel import Panel
from gui.base.theme import GAP
from gui.kinds.tables.hierarchy_lines import Lines, add_level, as_csv, move, remove_level, rename
from gui.widgets.basics import Button, ChoiceBox, IconButton, label, row, set_state

LABEL, ROWS, VALUES = range(3)
MOST_CHILDREN = 300  # of one label that are listed
LEVEL, TEXT = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
MOST_UNDO = 100


class HierarchyEditor(Panel):
    view = "hierarchy"
    before_run = True
    title = "Hierarchy"
    help = "Double click a label to rename it; a name that is there already joins the two."
    empty = "Choose a quasi-identifier above to see and to edit its hierarchy."

    used = Signal(str, str)  # column, file: to be used by the step

    def __init__(self) -> None:
        super().__init__()
        self._found: HierarchyView | None = None
        self._undo: list[str] = []  # texts before the present one
        self._text = ""  # "" is what is built from the data
        self.column = ChoiceBox(14)
        self.column.setAccessibleName(self.tr("Column"))
        self.column.activated.connect(lambda _index: self.show_column(self.column.currentText()))
        self.tree = QTreeWidget()
        self._lay_out_tree()
        self._words = label("", "muted")
        self._make_buttons()
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP // 2, GAP, GAP // 2)
        column.setSpacing(GAP // 2)
        column.addLayout(row(self.column, self.undo_button, None, self.open_button, self.save_button))
        column.addWidget(self.tree, 1)
        column.addWidget(self._words)
        column.addLayout(row(self.move_button, self.add_button, self.remove_button, None, self.build_button))
        self.clear()

    def _lay_out_tree(self) -> None:
        self.tree.setHeaderLabels([self.tr("Label"), self.tr("Rows"), self.tr("Values")])
        self.tree.setAccessibleName(self.tr("Hierarchy of the column"))
        self.tree.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed
        )
        self.tree.setUniformRowHeights(True)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(LABEL, QHeaderView.ResizeMode.Stretch)
        for place in (ROWS, VALUES):
            header.setSectionResizeMode(place, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.itemChanged.connect(self._renamed)
        self.tree.itemSelectionChanged.connect(self._refresh)

    def _make_buttons(self) -> None:
        self.undo_button = IconButton(
            "left-side", self.tr("Undo the last change of the hierarchy"), self.undo
        )
        self.undo_button.setText(self.tr("Undo"))
        self.undo_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.move_button = Button(self.tr("Move under…"), "", self._ask_parent)
        self.add_button = Button(self.tr("Add a level"), "", self._add_level)
        self.add_button.setToolTip(
            self.tr("A copy of the chosen label's level above it: rename and join there")
        )
        self.remove_button = Button(self.tr("Remove the level"), "", self._remove_level)
        self.build_button = Button(self.tr("Build from the data"), "", self._build)
        self.open_button = Button(self.tr("Open…"), "open", self._open)
        self.save_button = Button(self.tr("Save and use…"), "release", self._save)
        self.save_button.setToolTip(self.tr("As CSV, value;level 1;level 2: the step uses the file"))

    # --- what is shown --------------------------------------------------------------------------------

    def clear(self) -> None:
        self._found, self._undo, self._text = None, [], ""
        self.tree.clear()
        super().clear()
        self._refresh()

    def show_empty(self, text: str) -> None:
        self._words.setText(text)
        set_state(self._words, "")

    def set_columns(self, names: Sequence[str]) -> None:
        """The quasi-identifiers; the one on show stays if it is still one."""
        shown = self.column.currentText()
        self.column.clear()
        self.column.addItems(list(names))
        if shown in names:
            self.column.setCurrentText(shown)

    def show_column(self, name: str) -> None:
        if self.column.currentText() != name:
            self.column.setCurrentText(name)
        self._undo, self._text = [], ""
        self.refresh()

    def refresh(self) -> None:
        if self.column.currentText():
            super().refresh()

    def asked(self) -> dict[str, Any]:
        asked = {"column": self.column.currentText()}
        return asked | ({"text": self._text} if self._text else {})

    def show_view(self, name: str, asked: dict[str, Any], value: Any) -> None:
        if name == self.view and asked == self.asked():
            self.draw(value)

    def draw(self, value: HierarchyView) -> None:
        if value.error:
            self._say_wrong(value)
            return
        self._found = value
        self._fill()
        self.show_empty(self._sentence(value))
        if value.unknown:
            words = self.tr("Values of the file that it lacks: {values}")
            self._words.setText(words.format(values=", ".join(value.unknown)))
            set_state(self._words, "warn")
        self._refresh()

    def _say_wrong(self, value: HierarchyView) -> None:
        """What was changed is no hierarchy: back to what was one."""
        if self._undo:
            self._text = self._undo.pop()
        self._words.setText(" ".join(translated(part) for part in (value.error, value.hint) if part))
        set_state(self._words, "bad")
        if self._found is not None:
            self._fill()
        self._refresh()

    def _sentence(self, value: HierarchyView) -> str:
        words = self.tr("{levels} levels above {values} values. {help}")
        count = numeral(len(value.lines), ",")
        return words.format(levels=len(value.levels) - 1, values=count, help=self.help)

    def _fill(self) -> None:
        assert self._found is not None
        blocked = self.tree.blockSignals(True)
        self.tree.clear()
        levels = self._found.levels
        if levels:
            top = len(levels) - 1
            for place in range(len(levels[top].labels)):
                self.tree.addTopLevelItem(self._item(top, place))
            self._expand_to_a_choice()
        self.tree.blockSignals(blocked)

    def _expand_to_a_choice(self) -> None:
        """Down to where there are several labels."""
        item = self.tree.topLevelItem(0)
        while item is not None and item.childCount():
            item.setExpanded(True)
            item = item.child(0) if item.childCount() == 1 else None

    def _item(self, level: int, place: int) -> QTreeWidgetItem:
        assert self._found is not None
        one = self._found.levels[level]
        item = QTreeWidgetItem([one.labels[place], numeral(int(one.rows[place]), ","), ""])
        item.setData(LABEL, LEVEL, level)
        item.setData(LABEL, TEXT, one.labels[place])
        for at in (ROWS, VALUES):
            item.setTextAlignment(at, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if level == 0:
            return item
        item.setText(VALUES, numeral(int(one.leaves[place]), ","))
        if level < len(self._found.levels) - 1:
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        below = self._found.levels[level - 1]
        children = [child for child, parent in enumerate(below.parent.tolist()) if parent == place]
        for child in children[:MOST_CHILDREN]:
            item.addChild(self._item(level - 1, child))
        if len(children) > MOST_CHILDREN:
            more = self.tr("… {count} more").format(count=numeral(len(children) - MOST_CHILDREN, ","))
            item.addChild(QTreeWidgetItem([more]))
        return item

    # --- what the steward does ------------------------------------------------------------------------

    @property
    def lines(self) -> Lines:
        return self._found.lines if self._found is not None else ()

    def _chosen(self) -> tuple[int, str] | None:
        item = next(iter(self.tree.selectedItems()), None)
        level = None if item is None else item.data(LABEL, LEVEL)
        return None if item is None or level is None else (int(level), str(item.data(LABEL, TEXT)))

    def change(self, lines: Lines) -> None:
        """Ask whether these lines are a hierarchy; if they are not, nothing changes."""
        if lines != self.lines:
            self._undo = [*self._undo, self._text][-MOST_UNDO:]
            self._text = as_csv(lines)
            self.refresh()

    def undo(self) -> None:
        if self._undo:
            self._text = self._undo.pop()
            self.refresh()

    def _renamed(self, item: QTreeWidgetItem, _column: int) -> None:
        level, before, new = item.data(LABEL, LEVEL), item.data(LABEL, TEXT), item.text(LABEL).strip()
        if level is not None and new and new != before:
            self.change(rename(self.lines, int(level), str(before), new))

    def _ask_parent(self) -> None:
        chosen = self._chosen()
        if chosen is None or self._found is None:
            return
        labels = list(self._found.levels[chosen[0] + 1].labels)
        words = self.tr("{label} lies under:").format(label=chosen[1])
        parent, taken = QInputDialog.getItem(self, self.tr("Move"), words, labels, 0, False)
        if taken:
            self.change(move(self.lines, *chosen, parent))

    def _add_level(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self.change(add_level(self.lines, chosen[0]))

    def _remove_level(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self.change(remove_level(self.lines, chosen[0]))

    def _build(self) -> None:
        if self._text:
            self._undo = [*self._undo, self._text][-MOST_UNDO:]
            self._text = ""
            self.refresh()

    def _open(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(self, self.tr("Open a hierarchy"), str(Path.home()), "*.csv")
        if chosen:
            self.open_file(Path(chosen))

    def open_file(self, path: Path) -> None:
        try:
            text = path.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError) as error:
            self._words.setText(self.tr("{file} cannot be read: {error}").format(file=path.name, error=error))
            set_state(self._words, "bad")
            return
        self._undo = [*self._undo, self._text][-MOST_UNDO:]
        self._text = text
        self.refresh()
        self._use(path)

    def _save(self) -> None:
        name = str(Path.home() / f"{self.column.currentText()}.csv")
        chosen, _ = QFileDialog.getSaveFileName(self, self.tr("Save the hierarchy"), name, "*.csv")
        if chosen:
            self.save_file(Path(chosen))

    def save_file(self, path: Path) -> None:
        """Whole or not at all."""
        part = path.with_name(f".{path.name}.part")
        try:
            part.write_text(as_csv(self.lines), encoding="utf-8", newline="")
            os.replace(part, path)
        except OSError as error:
            part.unlink(missing_ok=True)
            self._words.setText(self.tr("Not saved: {problem}").format(problem=error))
            set_state(self._words, "bad")
            return
        self._use(path)

    def _use(self, path: Path) -> None:
        column = self.column.currentText()
        if path.stem != column:
            words = self.tr("{file} is not used: a step knows the hierarchy by its name, {column}.csv")
            self._words.setText(words.format(file=path.name, column=column))
            set_state(self._words, "warn")
            return
        self._words.setText(self.tr("{file} is used by the step Generalise").format(file=path))
        set_state(self._words, "good")
        self.used.emit(column, str(path))

    def _refresh(self) -> None:
        chosen, found = self._chosen(), self._found
        top = len(found.levels) - 1 if found is not None else 0
        self.undo_button.setEnabled(bool(self._undo))
        self.move_button.setEnabled(chosen is not None and chosen[0] < top - 1)
        self.add_button.setEnabled(chosen is not None and chosen[0] < top)
        self.remove_button.setEnabled(chosen is not None and 0 < chosen[0] < top)
        for button in (self.build_button, self.open_button, self.save_button):
            button.setEnabled(found is not None)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """A line for every value."""
        if self._found is None:
            return [], []
        levels = [self.tr("Level {n}").format(n=n) for n in range(1, len(self._found.levels))]
        return [self._found.column, *levels], [list(line) for line in self.lines]
