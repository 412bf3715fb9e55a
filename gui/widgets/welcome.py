"""The first start: five kinds of data and their samples, on one page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from engine.core.technique import Kind
from gui.base.i18n import translated
from gui.base.theme import GAP
from gui.widgets.basics import Button, Card, IconLabel, label, row
from gui.widgets.vertical_scroll_area import by_tab_only

COLUMNS = 3
WIDEST = 1060
MARGIN = GAP * 3


class Welcome(QWidget):
    sample_wanted = Signal(str)  # kind
    kind_wanted = Signal(str)
    dropped = Signal(str)  # a file; what it is, is found out from it

    def __init__(self, kinds: Sequence[Kind]):
        super().__init__()
        self.setAcceptDrops(True)
        page = QWidget()
        page.setMaximumWidth(WIDEST)
        column = QVBoxLayout(page)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(GAP * 2)
        column.addStretch(1)
        column.addLayout(self._head())
        column.addSpacing(GAP)
        column.addLayout(self._cards(kinds))
        column.addWidget(
            label(self.tr("Works offline. Your file is only ever read, never changed or kept."), "muted")
        )
        column.addStretch(2)
        middle = QWidget()
        around = row(None, page, None)
        around.setStretch(1, 100)
        middle.setLayout(around)
        scroll = QScrollArea()
        by_tab_only(scroll)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(middle)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it has the focus, not the page
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            event.acceptProposedAction()
            self.dropped.emit(files[0])

    def _head(self) -> QVBoxLayout:
        texts = QVBoxLayout()
        texts.setSpacing(GAP // 2)
        texts.addWidget(label(self.tr("Welcome to Sfumato"), "title"))
        texts.addWidget(
            label(
                self.tr(
                    "Anonymize a file, see that it is safe and still useful, and release it. "
                    "Choose your kind of data:"
                )
            )
        )
        line = row(IconLabel("sfumato", 72), GAP)
        line.addLayout(texts, 1)
        whole = QVBoxLayout()
        whole.addLayout(line)
        return whole

    def _cards(self, kinds: Sequence[Kind]) -> QGridLayout:
        self._grid = QGridLayout()
        self._grid.setSpacing(GAP * 2)
        self._made = [self._card(kind) for kind in kinds]
        self._arrange(COLUMNS)
        return self._grid

    def _arrange(self, columns: int) -> None:
        self._columns = columns
        for number, card in enumerate(self._made):
            self._grid.addWidget(card, number // columns, number % columns)
        for number in range(COLUMNS):
            self._grid.setColumnStretch(number, 1 if number < columns else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        known = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):  # dressed: now it has its size
            self._fit()
        return known

    def _fit(self) -> None:
        """Two beside each other where three would not fit."""
        spare = self.width() - 2 * MARGIN - (COLUMNS - 1) * 2 * GAP
        fits = spare >= COLUMNS * max(card.minimumSizeHint().width() for card in self._made)
        columns = COLUMNS if fits else COLUMNS - 1
        if columns != self._columns:
            self._arrange(columns)

    def _card(self, kind: Kind) -> Card:
        card = Card(GAP)
        card.column.addLayout(
            row(IconLabel(kind.key, 28, "accent"), label(translated(kind.title), "heading"), None)
        )
        card.column.addWidget(label(translated(kind.summary), "muted"), 1, Qt.AlignmentFlag.AlignTop)
        open_tab = Button(self.tr("Open a file…"), press=lambda: self.kind_wanted.emit(kind.key))
        open_tab.setAccessibleName(self.tr("Open a file: {kind}").format(kind=translated(kind.title)))
        sample = Button(self.tr("Try the sample"), "sample", lambda: self.sample_wanted.emit(kind.key))
        sample.setAccessibleName(self.tr("Try the sample: {kind}").format(kind=translated(kind.title)))
        sample.setVisible(bool(kind.sample))
        card.column.addLayout(row(sample, open_tab, None))
        return card
