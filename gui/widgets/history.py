"""The finished runs, newest first: click to look again, select two to compare. This is the undo."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractListModel, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QVBoxLayout, QWidget

from engine import params
from engine.task import Summary
from engine.technique import find
from gui.theme import GAP
from gui.widgets.basics import label
from gui.widgets.figures import headline
from gui.words import inside, numeral, translated

KEPT = 50


class RunsModel(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.runs: list[Summary] = []

    def rowCount(self, parent: Any = None) -> int:
        return len(self.runs)

    def add(self, summary: Summary) -> None:
        """A new run goes to the top; the same task run again takes its old place's turn."""
        self.beginResetModel()
        self.runs = [summary, *(run for run in self.runs if run.task != summary.task)][:KEPT]
        self.endResetModel()

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        summary = self.runs[index.row()]
        technique = find(summary.task.technique)
        if role == Qt.ItemDataRole.DisplayRole:
            figures = headline(technique, summary) or self.tr(
                "from before: computed again when you look at it"
            )
            return f"{translated(technique.title)}  {settings_text(summary)}\n{figures}"
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self._tip(summary)
        return None

    def _tip(self, summary: Summary) -> str:
        lines = [", ".join(Path(path).name for path in summary.task.source.paths)]
        for name, value in params.as_dict(summary.task.params).items():
            parts = value if value and isinstance(value, list) and isinstance(value[0], dict) else [value]
            lines += [f"{name} = {part}" for part in parts]
        lines.append(self.tr("{n} s").format(n=numeral(summary.seconds, ".1f")))
        return "\n".join(lines)


class History(QWidget):
    chosen = Signal(object)  # Summary: look at this one
    compared = Signal(object, object)  # two Summaries

    def __init__(self) -> None:
        super().__init__()
        self._model = RunsModel()
        self._list = QListView()
        self._list.setModel(self._model)
        self._list.setAccessibleName(self.tr("Finished runs"))
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._list.setWordWrap(True)
        self._list.setSpacing(2)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._hint = label(
            self.tr("Click to look at a run again, Ctrl+click a second one to compare."), "muted"
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP // 2)
        column.addWidget(label(self.tr("Runs"), "heading"))
        column.addWidget(self._list, 1)
        column.addWidget(self._hint)
        self.hide()  # until there is a run
        self._list.selectionModel().selectionChanged.connect(lambda _on, _off: self._report())

    @property
    def runs(self) -> Sequence[Summary]:
        return tuple(self._model.runs)

    def add(self, summary: Summary) -> None:
        self._model.add(summary)
        self.mark(summary)
        self._hint.setVisible(len(self.runs) > 1)
        self.show()

    def mark(self, summary: Summary) -> None:
        """Select a run without asking for it."""
        marks = self._list.selectionModel()
        blocked = marks.blockSignals(True)
        index = self._model.index(self._model.runs.index(summary))
        marks.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        marks.blockSignals(blocked)
        self._list.viewport().update()

    def _report(self) -> None:
        rows = [index.row() for index in self._list.selectionModel().selectedIndexes()]
        if len(rows) == 1:
            self.chosen.emit(self._model.runs[rows[0]])
        elif len(rows) == 2:
            current = self._list.currentIndex().row()
            other = next(row for row in rows if row != current)
            self.compared.emit(self._model.runs[current], self._model.runs[other])


def settings_text(summary: Summary) -> str:
    """The main parameters and whatever was changed from its default, in one line."""
    given = params.as_dict(summary.task.params)
    shown = [
        steps_text(getattr(summary.task.params, field.name))
        if field.type == "steps"
        else f"{field.name} {given[field.name]}"
        for field in params.fields(type(summary.task.params))
        if given[field.name] not in (None, [], "") and (not field.more or given[field.name] != field.default)
    ]
    return ", ".join(shown)


def steps_text(steps: Sequence[params.Step]) -> str:
    """discretise age, region → perturb income"""
    on = [step for step in steps if not step.off]
    return " → ".join(
        f"{inside(translated(find(step.technique).title))} {', '.join(step.columns)}".strip() for step in on
    )
