"""The variants of a log as rows of chips, with how often they occur before and after.

Nothing is made per row: a model over arrays, and delegates that paint what is in sight.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QVBoxLayout,
)

from engine.kinds.eventlogs.view_types import NoisyCounts, VariantTable
from gui.base import theme
from gui.base.i18n import counted, numeral
from gui.kinds.eventlogs.activity_chips import Activities, chip_at, chip_font, chip_height, paint_trace
from gui.kinds.eventlogs.activity_legend import ActivityLegend
from gui.kinds.eventlogs.log_pair import LogPair
from gui.plots import pens
from gui.plots.listing import Listing
from gui.plots.table import Column
from gui.widgets.basics import DropDown, SearchField

BEFORE, AFTER, LENGTH, TRACE = range(4)
ALL, KEPT, LOST, ADDED = range(4)
LOW = 190  # pixels: below, the names of the activities give way to the variants
Index = QModelIndex | QPersistentModelIndex


class Variants:
    """The table of variants with the activities spelled out on demand."""

    def __init__(self, table: VariantTable):
        self.table = table
        self.activities = Activities.of(table.activities)
        self.lengths = np.diff(table.starts)

    def __len__(self) -> int:
        return len(self.table.before)

    def trace(self, row: int) -> tuple[str, ...]:
        codes = self.table.codes[self.table.starts[row] : self.table.starts[row + 1]]
        return tuple(self.table.activities[code] for code in codes.tolist())

    def holding(self, words: str) -> np.ndarray:
        """Rows that hold the activities that the words stand for (parted by commas), in this order."""
        rows, begin = np.arange(len(self)), self.table.starts[:-1]
        for term in (term.strip().lower() for term in words.split(",") if term.strip()):
            hits = np.flatnonzero(np.isin(self.table.codes, self._matches(term)))
            following = np.append(hits, len(self.table.codes))[np.searchsorted(hits, begin)]
            fits = following < self.table.starts[rows + 1]
            rows, begin = rows[fits], following[fits] + 1
        return rows

    def _matches(self, term: str) -> list[int]:
        names = self.table.activities
        exact = [code for code, name in enumerate(names) if self.activities.short[name].lower() == term]
        return exact or [code for code, name in enumerate(names) if term in name.lower()]


@dataclass(frozen=True)
class TraceColumn(Column):
    """Sorted as the log is (the commonest first), read as names."""

    variants: Variants | None = None

    @property
    def numeric(self) -> bool:
        return False

    def text(self, row: int) -> str:
        assert self.variants is not None
        return " → ".join(self.variants.trace(int(self.values[row]))) or "(empty)"


class CountColumn(Column):
    def text(self, row: int) -> str:
        return numeral(self.values[row], ",") if self.values[row] else "–"


class VariantExplorer(LogPair, Listing):
    view = "variants"
    title = "Variants"
    help = "Every way through the process. A variant with one case is one person's story."
    empty = "The variants appear here when a log is read."
    loaded = Signal(object)  # Variants

    def __init__(self) -> None:
        super().__init__()
        self.stamp = self.tr("Holds variants of the original: not for publication.")
        self.variants: Variants | None = None
        self._rows = np.zeros(0, np.int64)  # of the variants, as listed
        self.highlighted: set[int] = set()
        self._legend = ActivityLegend()
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(2, self._legend)
        self.table_view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._delegates = TraceDelegate(self), BarDelegate(self, 0), BarDelegate(self, 1)
        for column_number, delegate in zip((TRACE, BEFORE, AFTER), self._delegates, strict=True):
            self.table_view.setItemDelegateForColumn(column_number, delegate)
        theme.changed.connect(self._dress)
        self.clear()

    def _toolbar(self) -> QHBoxLayout:
        bar = super()._toolbar()
        self.search = SearchField(self.tr("Search activities"))
        self.search.setAccessibleName(self.tr("Search variants"))
        self.search.setToolTip(
            self.tr("Parts of names or abbreviations, parted by commas: they must follow in this order.")
        )
        self.which = DropDown()
        self.which.setAccessibleName(self.tr("Which variants"))
        self.which.addItems([self.tr("All"), self.tr("Kept"), self.tr("Lost"), self._only_other()])
        self.search.textChanged.connect(lambda _text: self._list())
        self.which.currentIndexChanged.connect(lambda _index: self._list())
        bar.insertWidget(1, self.search)
        bar.insertWidget(2, self.which)
        return bar

    # --- what is shown ---------------------------------------------------------------------------

    def clear(self) -> None:
        self.variants = None
        self._legend.show_activities(Activities())
        super().clear()
        self._enable(False)

    def draw(self, value: VariantTable) -> None:
        self.variants = Variants(value)
        self.highlighted = set()
        self.loaded.emit(self.variants)
        self._enable(True)
        self._dress()
        self._list()

    def show_snapshot(self, snapshot: Any) -> None:
        """Variants appear as they are decided."""
        if self.variants is None or self.against or not isinstance(snapshot, NoisyCounts):
            return
        after = np.zeros(len(self.variants), np.int64)
        after[snapshot.places] = snapshot.counts
        self.variants = Variants(replace(self.variants.table, after=after, compared=True))
        self._list()

    def highlight(self, rows: set[int]) -> None:
        """Rows that something else points at."""
        self.highlighted = rows
        self.table_view.viewport().update()

    def choose_variant(self, row: int) -> None:
        found = np.flatnonzero(self._rows == row)
        if found.size:
            self.choose(int(found[0]))

    def bring_into_sight(self, row: int) -> None:
        found = np.flatnonzero(self._rows[self.table_view.rows.order] == row)
        if found.size:
            self.table_view.scrollTo(self.table_view.rows.index(int(found[0]), 0))

    def chosen_variant(self) -> int:
        return self.variant_of(self.table_view.chosen())

    def variant_of(self, listed: int) -> int:
        return int(self._rows[listed]) if 0 <= listed < len(self._rows) else -1

    def table(self) -> tuple[list[str], list[list[Any]]]:
        """What is listed, with the activities spelled out."""
        columns = self.table_view.rows.columns
        rows = [
            [
                column.text(row) if isinstance(column, TraceColumn) else column.values[row]
                for column in columns
            ]
            for row in self.table_view.rows.order.tolist()
        ]
        return [column.name for column in columns], rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is room for a few variants only, it is theirs: a chip says its name when pointed at."""
        super().resizeEvent(event)
        self._legend.setVisible(self.height() >= LOW)

    # --- inside ------------------------------------------------------------------------------------

    def _only_other(self) -> str:
        return self.tr("Only in the other log") if self.against else self.tr("Only in the release")

    def _enable(self, on: bool) -> None:
        self.which.setItemText(ADDED, self._only_other())
        self.search.setEnabled(on)
        compared = on and self.variants is not None and self.variants.table.compared
        self.which.setEnabled(compared)
        if not compared:
            self.which.setCurrentIndex(ALL)

    def _dress(self) -> None:
        if self.variants is None:
            return
        self._legend.show_activities(self.variants.activities)
        self.table_view.viewport().update()

    def _list(self) -> None:
        if self.variants is None:
            return
        table, rows = self.variants.table, self.variants.holding(self.search.text())
        kept, which = (table.before > 0) & (table.after > 0), self.which.currentIndex()
        wanted = {KEPT: kept, LOST: (table.after == 0), ADDED: (table.before == 0)}.get(which)
        self._rows = rows if wanted is None else rows[wanted[rows]]
        trace = TraceColumn(self.tr("Variant"), self._rows, variants=self.variants)
        missing = self.tr("Cases after; – where it is not there")
        columns: list[Column] = [
            CountColumn(self.tr("Original"), table.before[self._rows], help=self.tr("Cases of the original")),
            CountColumn(self.other_name(), table.after[self._rows], help=missing),
            Column(self.tr("Events"), self.variants.lengths[self._rows], help=self.tr("Length of the trace")),
            trace,
        ]
        self.draw_rows(columns, note=self._words())
        self._caption.setVisible(not table.compared)
        self.table_view.setColumnHidden(AFTER, not table.compared)
        for column in (BEFORE, AFTER):
            self.table_view.setColumnWidth(column, 108)
        self.table_view.verticalHeader().setDefaultSectionSize(chip_height(chip_font(self.font())) + 7)
        if not len(self._rows):
            self._note.setText(self.tr("No variant fits."))

    def _words(self) -> str:
        assert self.variants is not None
        table = self.variants.table
        cases, own = int(table.before.sum()), int((table.before > 0).sum())
        if len(self._rows) < len(self.variants):
            return self.tr("{shown} of {all} variants").format(
                shown=numeral(len(self._rows), ","), all=numeral(len(self.variants), ",")
            )
        if table.compared:
            both = int(((table.before > 0) & (table.after > 0)).sum())
            return self.tr("{kept} of {all} variants kept").format(
                kept=numeral(both, ","), all=numeral(own, ",")
            )
        alone = int((table.before == 1).sum())
        words = self.tr(
            "{cases} {cases:case|cases}, {variants} {variants:variant|variants}; "
            "{alone} {alone:case is|cases are} unique ({share})"
        )
        share = numeral(alone / max(cases, 1), ".0%")
        return counted(words, cases=cases, variants=own, alone=alone, share=share)


class TraceDelegate(QStyledItemDelegate):
    """A trace as chips; the full name of the one under the mouse as a tool tip."""

    def __init__(self, panel: VariantExplorer):
        super().__init__(panel)
        self._panel = panel

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        trace, variants = self._trace(index), self._panel.variants
        if variants is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_ground(painter, option, self._panel, index)
        paint_trace(painter, self._room(option), variants.activities, trace, chip_font(option.font))
        painter.restore()

    def helpEvent(self, event: QHelpEvent, view: Any, option: QStyleOptionViewItem, index: Index) -> bool:
        if event.type() != QEvent.Type.ToolTip or self._panel.variants is None or not index.isValid():
            return False
        trace, activities = self._trace(index), self._panel.variants.activities
        number = chip_at(self._room(option), event.pos().x(), activities, len(trace), chip_font(option.font))
        text = (
            self.tr("{number}. {name}").format(number=number + 1, name=trace[number]) if number >= 0 else ""
        )
        QToolTip.showText(event.globalPos(), text, view)
        return True

    def _trace(self, index: Index) -> tuple[str, ...]:
        row = self._panel.variant_of(int(self._panel.table_view.rows.order[index.row()]))
        return self._panel.variants.trace(row) if self._panel.variants is not None else ()

    def _room(self, option: QStyleOptionViewItem) -> QRectF:
        return QRectF(option.rect).adjusted(4, 0, -4, 0)


class BarDelegate(QStyledItemDelegate):
    """A number with a bar behind it, as long as its share of the largest."""

    def __init__(self, panel: VariantExplorer, series: int):
        super().__init__(panel)
        self._panel, self._series = panel, series

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        variants = self._panel.variants
        if variants is None:
            return
        column = self._panel.table_view.rows.columns[index.column()]
        value = int(column.values[int(self._panel.table_view.rows.order[index.row()])])
        counts = variants.table.after if self._series else variants.table.before
        share = value / max(int(counts.max(initial=0)), 1)
        painter.save()
        _paint_ground(painter, option, self._panel, index)
        room = QRectF(option.rect).adjusted(4, 4, -4, -4)
        brush = pens.fill(pens.colour(self._series), 0.45)
        if self._series:
            brush.setStyle(Qt.BrushStyle.Dense3Pattern)
        if value:
            painter.fillRect(
                QRectF(room.left(), room.top(), max(2, room.width() * share), room.height()), brush
            )
        painter.setPen(QColor(theme.current().text if value else theme.current().muted))
        painter.setFont(option.font)
        flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room.adjusted(0, -4, -2, 4), flags, index.data())
        painter.restore()


def _paint_ground(
    painter: QPainter, option: QStyleOptionViewItem, panel: VariantExplorer, index: Index
) -> None:
    now = theme.current()
    row = panel.variant_of(int(panel.table_view.rows.order[index.row()]))
    if index.row() == panel.table_view.currentIndex().row():
        painter.fillRect(option.rect, QColor(now.tint(now.accent, 0.3)))
    elif row in panel.highlighted:
        painter.fillRect(option.rect, QColor(now.tint(now.accent, 0.16)))
