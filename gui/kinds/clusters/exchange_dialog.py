"""Exchange with other houses: answer a master's message with own rows, or be the master.

Nothing is sent anywhere: files are written into a folder, and somebody carries them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtWidgets import QDialog, QFrame, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from engine.core.technique import Technique
from gui.kinds.clusters.exchange_master import MasterPage
from gui.kinds.clusters.exchange_site import SitePage
from gui.widgets.basics import label
from gui.widgets.vertical_scroll_area import by_tab_only


class ExchangeDialog(QDialog):
    def __init__(
        self,
        techniques: Sequence[Technique],
        chosen: str,
        rows: str = "",
        columns: Sequence[str] = (),
        settings: Mapping[str, Any] | None = None,
        policy: str = "",
        parent: QWidget | None = None,
    ):
        super().__init__(parent)
        self.setWindowTitle(self.tr("Exchange with other houses"))
        self.site = SitePage(rows)
        self.master = MasterPage(techniques, chosen, columns, settings or {}, policy)
        self.tabs = QTabWidget()
        self.tabs.addTab(_scrolled(self.site), self.tr("This house answers"))
        self.tabs.addTab(_scrolled(self.master), self.tr("This house is the master"))
        column = QVBoxLayout(self)
        column.addWidget(
            label(
                self.tr(
                    "Each house runs its own Sfumato and keeps its rows, unless it allows otherwise on "
                    "joining. Messages are files that somebody carries; a lost stick or a power cut costs "
                    "nothing, every step can be repeated."
                )
            )
        )
        column.addWidget(self.tabs, 1)
        self.resize(640, 680)


def _scrolled(page: QWidget) -> QScrollArea:
    area = QScrollArea()
    by_tab_only(area)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidget(page)
    return area
