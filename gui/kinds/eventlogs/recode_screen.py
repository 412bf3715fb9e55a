"""Recode activities, and see beside it what the usual recodings would change for the loaded log."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from engine.kinds.eventlogs.params import Reading, Travas
from engine.kinds.eventlogs.view_types import RankedRecoding, RecodedSize, RecodeView
from gui.base.i18n import counted, numeral, translated
from gui.base.panel import Panel
from gui.base.theme import GAP
from gui.kinds.eventlogs.distributions import share_text
from gui.widgets.basics import Button, Card, label
from gui.widgets.recode_screen import Names, RecodeCard, RecodePanel, RecodeWords, before_and_after
from gui.widgets.vertical_scroll_area import VerticalScrollArea

NARROWEST = 240  # pixels of the ranking: two or three words a line
DROPPED = "–"  # in place of a new name: events of the activity are left out


class RecodeSizes(RecodeCard):
    """How varied the log is, before and after recoding, and what private variants would keep."""

    across = 2

    def names(self) -> dict[str, str]:
        return {
            "activities": self.tr("Activities"),
            "variants": self.tr("Variants"),
            "unique": self.tr("Cases that are alone"),
            "kept": self.tr("Cases kept"),
        }

    def show_view(self, view: RecodeView) -> None:
        before, after = view.before, view.after
        if after is None:
            for figure in self.figures.values():
                figure.setText("–")
            self._more.setText(self.tr("No event of any case would be left."))
            return
        self.figures["activities"].setText(before_and_after(before.activities, after.activities))
        self.figures["variants"].setText(before_and_after(before.variants, after.variants))
        self.figures["unique"].setText(before_and_after(before.unique_cases, after.unique_cases))
        self.figures["kept"].setText(_shares(before, after))
        words = [self.tr("Kept by private variants on average, with the ε and δ of the form.")]
        if after.cases_lost:
            lost = self.tr("{n} {n:case loses all its|cases lose all their} events.")
            words.append(counted(lost, n=after.cases_lost))
        if after.variants == 1 or after.activities == 1:
            words.append(self.tr("Nothing can be learnt from what is left: it is always the same."))
        if view.unknown:
            strange = self.tr("{n} {n:name of the table is|names of the table are} not in the log: {names}")
            words.append(counted(strange, n=len(view.unknown), names=", ".join(view.unknown[:3])))
        self._more.setText(" ".join(words))


class ActivityRecode(RecodePanel):
    Reading = Reading
    Figures = RecodeSizes
    help = (
        "Fewer names and no repetitions make cases alike, and more of them are released. Type a new name "
        "into the list, or select several activities and give them one. The promise does not cover what is "
        "chosen by looking at this log."
    )
    chosen_here = ("unmapped", "repeated", "recoding_chosen")
    shows_help = False
    chosen: Travas | None = None  # parameters of the form: what would be kept depends on them

    def words(self) -> RecodeWords:
        return RecodeWords(
            heads=(self.tr("Activity"), self.tr("Events"), self.tr("Cases"), self.tr("New name")),
            tips=(
                self.tr("As it stands in the file"),
                self.tr("How many events it has"),
                self.tr("How many cases hold it"),
                self.tr("Type here; known names are offered. – drops the events"),
            ),
            listing=self.tr("Activities and their new names"),
            settings=(
                self.tr("Activities without a new name:"),
                self.tr("Repeated activities:"),
                self.tr("This recoding was chosen:"),
            ),
        )

    def more_buttons(self) -> tuple[QWidget, ...]:
        return (Button(self.tr("Drop selected"), press=lambda: self._drop_selected()),)

    def labels_of(self, value: RecodeView) -> tuple[tuple[str, ...], np.ndarray, np.ndarray | None]:
        return value.activities, value.events, value.cases

    def categories_of(self, value: RecodeView) -> Names:
        return {old: new or DROPPED for old, new in value.recoding.table}

    def query(self, categories: Names | None) -> dict[str, Any]:
        assert self._source is not None
        recoding = replace(
            self._source.reading.recoding,
            unmapped=self.settings["unmapped"],
            repeats=self.settings["repeated"],
        )
        if categories is None:
            return {"chosen": self.chosen}
        return {"names": _without_mark(categories), "recoding": recoding, "chosen": self.chosen}

    def written(self) -> Names:
        return _without_mark(self.categories)

    def choose(self, chosen: Travas | None) -> None:
        """The form has changed."""
        self.chosen = chosen

    def _drop_selected(self) -> None:
        self.assign(self.table_view.chosen_labels(), DROPPED)


def _without_mark(categories: Names) -> Names:
    return {old: "" if new == DROPPED else new for old, new in categories.items()}


def _shares(before: RecodedSize, after: RecodedSize) -> str:
    one, other = share_text(before.kept), share_text(after.kept)
    return f"{one} → {other}" if one != other else other


class RecodeRanking(Panel):
    view = "recode_ranking"
    title = "What recoding would change"
    help = (
        "Merging rare activities hardly helps a log whose variety is in order and repetition; collapsing "
        "repeats and a table of meaning do. Choosing by this list is choosing by the log: the promise does "
        "not cover it."
    )
    empty = "What the usual recodings would change appears here when a log is read."
    before_run = True

    def __init__(self) -> None:
        super().__init__()
        self.chosen: Travas | None = None
        self._value: tuple[RankedRecoding, ...] = ()
        self._card = Card()
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(GAP)
        self._grid.setColumnStretch(0, 1)
        self._about = label("", "muted")
        self._card.column.addWidget(label(self.title, "heading"))
        self._card.column.addLayout(self._grid)
        self._card.column.addWidget(self._about)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.addWidget(self._card)
        column.addStretch(1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(VerticalScrollArea(inside, narrowest=NARROWEST))  # a low window would cut the words
        self.clear()

    def show_empty(self, text: str) -> None:
        self._value = ()
        self._fill(())
        self._about.setText(text)

    def asked(self) -> dict[str, Any]:
        return {"chosen": self.chosen}

    def choose(self, chosen: Travas | None) -> None:
        self.chosen = chosen

    def draw(self, value: tuple[RankedRecoding, ...]) -> None:
        self._value = value
        self._fill(value)
        self._about.setText(self.help)

    def table(self) -> tuple[list[str], list[list[Any]]]:
        header = [self.tr("Recoding"), self.tr("Variants"), self.tr("Cases kept")]
        return header, [[str(one.label), one.size.variants, one.size.kept] for one in self._value]

    def _fill(self, value: tuple[RankedRecoding, ...]) -> None:
        while self._grid.count():
            item = self._grid.takeAt(0)
            gone = item.widget() if item is not None else None
            if gone is not None:
                gone.deleteLater()
        if not value:
            return
        heads = (self.tr("Recoding"), self.tr("Variants"), self.tr("Kept"))
        for column, head in enumerate(heads):
            self._grid.addWidget(label(head, "muted", wrap=False), 0, column, _side(column))
        for row, one in enumerate(value, 1):
            words = (translated(one.label), numeral(one.size.variants, ","), share_text(one.size.kept))
            for column, word in enumerate(words):
                self._grid.addWidget(label(word, wrap=column == 0), row, column, _side(column))


def _side(column: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignTop if column == 0 else Qt.AlignmentFlag.AlignRight
