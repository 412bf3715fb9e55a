"""An empty workspace is an invitation: drop a file, open one, or try the sample."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from engine.core.technique import Kind
from gui.base.i18n import translated
from gui.base.theme import GAP
from gui.widgets.basics import Button, IconLabel, clear, label, row

RECENT_SHOWN = 4


class EmptyPage(QWidget):
    open_wanted = Signal()
    sample_wanted = Signal()
    recent_wanted = Signal(tuple)

    def __init__(self, kind: Kind):
        super().__init__()
        self._zone = QFrame()
        self._zone.setProperty("drop", True)
        self._offers, self._recent = QVBoxLayout(), QVBoxLayout()
        self._recent.setSpacing(2)
        column = QVBoxLayout(self._zone)
        column.setContentsMargins(40, 40, 40, 40)
        column.setSpacing(GAP * 2)
        column.addStretch(2)
        column.addWidget(IconLabel(kind.key, 64, "accent"), 0, Qt.AlignmentFlag.AlignHCenter)
        for text in (
            label(translated(kind.title), "title"),
            label(translated(kind.summary)),
            label(translated(kind.drop_hint), "muted"),
        ):
            text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            text.setVisible(bool(text.text()))
            column.addWidget(text)
        column.addLayout(self._buttons(bool(kind.sample)))
        column.addLayout(self._offers)
        column.addLayout(self._recent)
        column.addStretch(3)
        around = QVBoxLayout(self)
        around.setContentsMargins(GAP * 2, GAP * 2, GAP * 2, GAP * 2)
        around.addWidget(self._zone)

    def _buttons(self, sample: bool) -> QHBoxLayout:
        self.open_button = Button(self.tr("Open…"), "open", self.open_wanted.emit)
        self.sample_button = Button(
            self.tr("Try the sample"), "sample", self.sample_wanted.emit, primary=True
        )
        self.sample_button.setVisible(sample)
        return row(None, self.open_button, self.sample_button, None)

    def offer(self, button: Button) -> None:
        """Another way to begin, of the kind's own."""
        self._offers.addLayout(row(None, button, None))

    def show_recent(self, recent: list[tuple[str, ...]]) -> None:
        clear(self._recent)
        for paths in recent[:RECENT_SHOWN]:
            link = Button(Path(paths[0]).name, "load", partial(self.recent_wanted.emit, paths))
            link.setFlat(True)
            link.setToolTip("\n".join(paths))
            self._recent.addLayout(row(None, link, None))

    def show_hover(self, over: bool) -> None:
        """A file is held over the workspace."""
        self._zone.setProperty("over", over)
        self._zone.style().unpolish(self._zone)
        self._zone.style().polish(self._zone)
