"""The right side: warnings, figures as cards, and the runs to look at again."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QVBoxLayout, QWidget

from engine.core.task import Summary
from gui.base.i18n import translated
from gui.base.incremental import Increments, soon
from gui.base.theme import GAP
from gui.widgets.basics import Card, IconLabel, clear, label, row, set_state
from gui.widgets.history import History, settings_text
from gui.widgets.message_bar import sentence
from gui.widgets.metric_cards import MetricCards
from gui.widgets.vertical_scroll_area import VerticalScrollArea

NARROWEST = 228  # pixels at normal size of letters


class ResultPane(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.metrics = MetricCards()
        self.history = History()
        self._warnings = QVBoxLayout()
        self._warnings.setSpacing(GAP // 2)
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(GAP // 2, GAP // 2, GAP // 2, 0)  # apart from the frame of its focus
        column.setSpacing(GAP)
        column.addLayout(self._warnings)
        column.addWidget(self.metrics)
        column.addStretch(1)
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.addWidget(VerticalScrollArea(self._inside, NARROWEST))
        self.splitter.addWidget(self.history)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([560, 260])
        around = QVBoxLayout(self)
        around.setContentsMargins(GAP // 2, GAP, GAP, GAP)
        around.addWidget(self.splitter)
        self._turns = Increments(self)
        self._turns.ended.connect(self._made)
        self.show_runs(None)

    def show_runs(self, summary: Summary | None, other: Summary | None = None) -> None:
        self.on_show = summary, other
        if summary is None:
            self.history.unmark()
        self.setUpdatesEnabled(False)  # nobody sees half of it
        self._turns.begin(self._make(summary, other))

    def give_way(self, words: str) -> None:
        """What is on show is no run: the figures of one would be taken for its own."""
        self.on_show = None, None
        self.history.unmark()
        self._turns.begin(self._say(words))

    def _say(self, words: str) -> Iterator[None]:
        yield from self.metrics.make(None)
        clear(self._warnings)
        self.metrics.say(words)

    def _make(self, summary: Summary | None, other: Summary | None) -> Iterator[None]:
        yield from self.metrics.make(summary, other)
        clear(self._warnings)
        if summary is not None and other is not None:
            words = self.tr("{this} compared with {other}")
            this, that = settings_text(summary), settings_text(other)
            self._warnings.addWidget(label(words.format(this=this, other=that), "heading"))
        for words in summary.measured.warnings if summary else ():
            card = Card()
            set_state(card, "warn")
            line = row(IconLabel("warn", 18, "warn"), label(sentence(translated(words))))
            line.setStretch(1, 1)
            card.column.addLayout(line)
            self._warnings.addWidget(card)

    def _made(self) -> None:
        soon(self, lambda: self.setUpdatesEnabled(not self._turns.running))
