"""The finished runs, newest first: click to look again, pin two to compare them. This is the undo."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QDateTime,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QInputDialog, QListView, QVBoxLayout, QWidget

from engine.core import params
from engine.core.task import Summary, Task
from engine.core.technique import find
from gui.base import icons, theme
from gui.base.i18n import inside, numeral, translated
from gui.base.theme import GAP
from gui.widgets.basics import Button, label, row
from gui.widgets.metric_cards import headline

KEPT = 50
SIGN = 2  # letters of a sign at the end of a name: ε, δ, k, P
SHORTEST = 120  # pixels: two runs in sight


class RunMark(NamedTuple):
    """What tells a run from the others: its number in the list, when it ended, what the steward noted."""

    number: int
    time: str = ""  # 2024-06-12 14:05, of the clock on the wall
    note: str = ""


class RunList(NamedTuple):
    runs: tuple[Summary, ...]
    pinned: tuple[Task, ...]
    current: int  # -1: none
    marks: dict[Task, RunMark]


NO_RUNS = RunList((), (), -1, {})


class RunsModel(QAbstractListModel):
    def __init__(self) -> None:
        super().__init__()
        self.runs: list[Summary] = []
        self._pinned: list[Task] = []
        self.marks: dict[Task, RunMark] = {}

    @property
    def pinned(self) -> list[Summary]:
        """In the order in which they were pinned."""
        return [run for task in self._pinned for run in self.runs if run.task == task]

    def pin(self, summary: Summary, on: bool) -> None:
        """At most two: a third takes the place of the one pinned first."""
        others = [run.task for run in self.pinned if run.task != summary.task]
        self._pinned = [*others[-1:], summary.task] if on else others
        self.dataChanged.emit(self.index(0), self.index(len(self.runs) - 1))

    def rowCount(self, parent: Any = None) -> int:
        return len(self.runs)

    def add(self, summary: Summary, mark: RunMark | None = None) -> None:
        """A new run goes to the top; so does the same task run again, with its number and its note."""
        self.beginResetModel()
        known = mark or self.marks.get(summary.task)
        number = max((one.number for one in self.marks.values()), default=0) + 1
        now = QDateTime.currentDateTime().toString("yyyy-MM-dd HH:mm")
        self.marks[summary.task] = mark or RunMark(
            known.number if known else number, now, known.note if known else ""
        )
        self.runs = [summary, *(run for run in self.runs if run.task != summary.task)][:KEPT]
        self.endResetModel()

    def put(self, listed: RunList) -> None:
        self.beginResetModel()
        self.runs, self._pinned = list(listed.runs), list(listed.pinned)
        self.marks = dict(listed.marks)
        self.endResetModel()

    def annotate(self, summary: Summary, note: str) -> None:
        self.marks[summary.task] = self.marks[summary.task]._replace(note=note)
        self.dataChanged.emit(self.index(0), self.index(len(self.runs) - 1))

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if not index.isValid():
            return None
        summary = self.runs[index.row()]
        technique = find(summary.task.technique)
        if role == Qt.ItemDataRole.DisplayRole:
            metrics = headline(technique, summary) or self.tr(
                "from before: computed again when you look at it"
            )
            mark = self.marks[summary.task]
            head = " · ".join(filter(None, (f"{mark.number}", mark.time[-5:], _file_names(summary))))
            what = " · ".join(filter(None, (short_settings_text(summary), translated(technique.title))))
            lines = [head, what, metrics, mark.note]
            return "\n".join(line for line in lines if line)
        if role == Qt.ItemDataRole.DecorationRole and summary.task in self._pinned:
            return icons.icon("pin", theme.current().accent)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self._tip(summary)
        return None

    def _tip(self, summary: Summary) -> str:
        lines = [self.tr("Pinned")] if summary.task in self._pinned else []
        mark = self.marks[summary.task]
        lines += [_file_names(summary, 100), mark.time, mark.note]
        technique = find(summary.task.technique)
        lines += [translated(technique.title), *_in_words(summary.task.params), headline(technique, summary)]
        lines += [self.tr("{n} s").format(n=numeral(summary.seconds, ".1f"))]
        return "\n".join(line for line in lines if line)


class RunsView(QListView):
    """A run that is marked already can be chosen again: what is on show may be another by now."""

    again = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        before = self.selectedIndexes()
        super().mousePressEvent(event)
        if before and self.selectedIndexes() == before and self.indexAt(event.position().toPoint()).isValid():
            self.again.emit()


class History(QWidget):
    chosen = Signal(object)  # Summary: look at this one
    compared = Signal(object, object)  # two Summaries
    annotated = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._model = RunsModel()
        self._list = RunsView()
        self._list.setModel(self._model)
        self._list.setAccessibleName(self.tr("Finished runs"))
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._list.setToolTip(self.tr("Click to look at a run again."))
        self._list.setMinimumHeight(SHORTEST)
        self._list.setTextElideMode(Qt.TextElideMode.ElideRight)  # the tool tip has it whole
        self._list.setSpacing(2)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._pin = Button(self.tr("Pin"), "pin", self.toggle_pin)
        self._pin.setToolTip(self.tr("Keep the selected run for a comparison: pin two to see them together"))
        self._note = Button(self.tr("Note…"), "", self.ask_note)
        self._compare = Button(self.tr("Compare pinned"), "", self.compare_pinned)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP // 2)
        column.addWidget(label(self.tr("Runs"), "heading"))
        column.addWidget(self._list, 1)
        column.addLayout(row(self._note, self._pin, self._compare, None))
        self._offer_pins()
        self.hide()  # until there is a run
        self._list.selectionModel().selectionChanged.connect(lambda _on, _off: self._report())
        self._list.again.connect(self._report)
        self._list.selectionModel().currentChanged.connect(lambda _now, _before: self._offer_pins())

    @property
    def runs(self) -> tuple[Summary, ...]:
        return tuple(self._model.runs)

    def run_list(self) -> RunList:
        pinned = tuple(run.task for run in self.pinned)
        return RunList(self.runs, pinned, self._list.currentIndex().row(), dict(self._model.marks))

    def mark_of(self, summary: Summary) -> RunMark:
        return self._model.marks[summary.task]

    def put_run_list(self, listed: RunList) -> None:
        self._model.put(listed)
        if 0 <= listed.current < len(self.runs):
            self.mark(self.runs[listed.current])
        self.setVisible(bool(self.runs))

    def add(self, summary: Summary, mark: RunMark | None = None) -> None:
        self._model.add(summary, mark)
        self.mark(summary)
        self.show()

    def mark(self, summary: Summary) -> None:
        """Select a run without asking for it."""
        marks = self._list.selectionModel()
        blocked = marks.blockSignals(True)
        index = self._model.index(self._model.runs.index(summary))
        marks.setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        marks.blockSignals(blocked)
        self._list.viewport().update()
        self._offer_pins()

    def unmark(self) -> None:
        """None of them is on show."""
        marks = self._list.selectionModel()
        blocked = marks.blockSignals(True)
        marks.clear()
        marks.blockSignals(blocked)
        self._list.viewport().update()
        self._offer_pins()

    # --- notes ---------------------------------------------------------------------------------

    def ask_note(self) -> None:
        """A line of the steward's own for the run that is selected."""
        run = self._model.runs[self._list.currentIndex().row()]
        note, said = QInputDialog.getText(
            self,
            self.tr("Note"),
            self.tr("A note on run {n}; it stays in the house").format(n=self.mark_of(run).number),
            text=self.mark_of(run).note,
        )
        if said:
            self.annotate(run, note)

    def annotate(self, run: Summary, note: str) -> None:
        self._model.annotate(run, " ".join(note.split()))
        self.annotated.emit()

    # --- pins ----------------------------------------------------------------------------------

    @property
    def pinned(self) -> Sequence[Summary]:
        return tuple(self._model.pinned)

    def toggle_pin(self) -> None:
        """Pin the run that is selected, or let it go; two pinned ones are compared at once."""
        run = self._model.runs[self._list.currentIndex().row()]
        self._model.pin(run, run not in self.pinned)
        self._offer_pins()
        self.compare_pinned()

    def compare_pinned(self) -> None:
        if len(self.pinned) == 2:
            first, second = self.pinned
            self.compared.emit(second, first)

    def _offer_pins(self) -> None:
        at = self._list.currentIndex().row()
        pinned = 0 <= at < len(self.runs) and self.runs[at] in self.pinned
        words = self.tr("Unpin") if pinned else self.tr("Pin")
        self._pin.setText(f" {words}")
        self._pin.setAccessibleName(words)
        for button in (self._pin, self._compare):
            button.setVisible(len(self.runs) > 1)
        self._compare.setEnabled(len(self.pinned) == 2)
        self._note.setEnabled(0 <= at < len(self.runs))

    def _report(self) -> None:
        rows = [index.row() for index in self._list.selectionModel().selectedIndexes()]
        if len(rows) == 1:
            self.chosen.emit(self._model.runs[rows[0]])
        elif len(rows) == 2:
            current = self._list.currentIndex().row()
            other = next(row for row in rows if row != current)
            self.compared.emit(self._model.runs[current], self._model.runs[other])


def _in_words(values: Any) -> Iterator[str]:
    """Every parameter in a line of its own, every step in one."""
    given = params.as_dict(values)
    for field in params.fields(type(values)):
        if field.type == "steps":
            for number, step in enumerate((one for one in getattr(values, field.name) if not one.off), 1):
                yield ": ".join([f"{number}. {steps_text([step])}", ", ".join(_in_words(step.params))])
        elif given[field.name] not in (None, [], "") and not field.columns:
            yield f"{translated(field.label)}: {_value_text(field, given[field.name])}"


def _file_names(summary: Summary, most: int = 1) -> str:
    names = [Path(path).name for path in summary.task.source.paths]
    return ", ".join(names[:most]) + (f" +{len(names) - most}" if len(names) > most else "")


def settings_text(summary: Summary) -> str:
    """The main parameters and whatever was changed from its default, in one line."""
    return " · ".join(_settings(summary))


def short_settings_text(summary: Summary) -> str:
    """The same in little room: ε 1 · k 8, and choices only where they were made."""
    shown = []
    for field, value in _told(summary):
        if field.type == "steps":
            shown.append(steps_text(getattr(summary.task.params, field.name)))
        elif field.type != "choice" or value != field.default:
            name = translated(field.label)
            sign = name.rpartition(" ")[2]
            shown.append(f"{sign if len(sign) <= SIGN else name} {_value_text(field, value)}")
    return " · ".join(shown)


def _settings(summary: Summary) -> list[str]:
    return [
        steps_text(getattr(summary.task.params, field.name))
        if field.type == "steps"
        else f"{translated(field.label)}: {_value_text(field, value)}"
        for field, value in _told(summary)
    ]


def _told(summary: Summary) -> list[tuple[params.Field, Any]]:
    """Parameters that tell a run from others, with their values."""
    given = params.as_dict(summary.task.params)
    return [
        (field, given[field.name])
        for field in params.fields(type(summary.task.params))
        if given[field.name] not in (None, [], "")
        and (not field.more or given[field.name] != _as_written(field.default))
    ]


def _value_text(field: params.Field, value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, bool):
        return QCoreApplication.translate("Figures", "yes" if value else "no")
    if isinstance(value, int | float):
        return numeral(value, "," if isinstance(value, int) else "g")
    return translated(dict(field.choices).get(value, str(value)))


def steps_text(steps: Sequence[params.Step]) -> str:
    """discretise age, region → perturb income"""
    on = [step for step in steps if not step.off]
    return " → ".join(
        f"{inside(translated(find(step.technique).title))} {', '.join(step.columns)}".strip() for step in on
    )


def _as_written(default: object) -> object:
    """A default as `as_dict` gives it: lists instead of tuples."""
    return list(default) if isinstance(default, tuple) else default
