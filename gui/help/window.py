"""The offline help: pages on the left, the text on the right. F1 opens it at what has the focus.

No network and no external addresses: a link leads to another page (`[the gate](gate)`) or to a place
in one (`(timeseries#field:k)`).
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QFont, QKeySequence, QShortcut, QTextBlock, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QTreeWidgetItemIterator,
    QVBoxLayout,
    QWidget,
)

from engine.core.policy import Policy
from gui.base import theme
from gui.base.incremental import Increments
from gui.base.panel import Panel
from gui.base.theme import GAP
from gui.help.pages import keys, page
from gui.widgets.basics import Button, label
from gui.widgets.metric_cards import MetricCard
from gui.widgets.param_form import FieldRow, Form
from gui.widgets.release_page import ReleasePage
from gui.workspace.load_page import LoadPage
from gui.workspace.step_strip import StepStrip
from gui.workspace.workflow import Step
from gui.workspace.workspace import Workspace

LINE_HEIGHT = 135.0  # per cent
SIZE = (940, 680)
CONTENTS = 270
PLACE = Qt.ItemDataRole.UserRole


def topic(widget: QWidget | None) -> tuple[str, str]:
    """Page and place that explain a widget: its field, plot, figure or step."""
    found, place, walked = "", "", widget
    while walked is not None:
        if isinstance(walked, Workspace):
            return _in_workspace(walked, place)
        place = place or _place(walked)
        found = found or ("gate" if isinstance(walked, Form) and walked.declared is Policy else "")
        walked = walked.parentWidget()
    return found or "walk", place


def _place(widget: QWidget) -> str:
    if isinstance(widget, FieldRow):
        form = widget.parentWidget()
        while form is not None and not isinstance(form, Form):
            form = form.parentWidget()
        owner = form.declared.__name__ if form is not None else ""
        return f"field:{owner}.{widget.field.name}"
    if isinstance(widget, Panel) and widget.title:
        return f"plot:{widget.title}"
    if isinstance(widget, MetricCard):
        return f"figure:{widget.shown.key}"
    if isinstance(widget, LoadPage):
        return "reading"
    if isinstance(widget, ReleasePage):
        return "gate"
    return "strip" if isinstance(widget, StepStrip) else ""


def _in_workspace(workspace: Workspace, place: str) -> tuple[str, str]:
    if place == "gate":
        return "gate", ""
    if place == "strip":
        return "walk", f"section:{workspace.step.title}"
    if not place:
        panel = workspace.panel_tabs.current()
        if panel is not None:
            place = f"plot:{panel.title}"
        elif workspace.step is Step.RELEASE:
            return "gate", ""
    return workspace.kind.key, place


class HelpWindow(QWidget):
    def __init__(self, parent: QWidget):
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Sfumato help"))
        self.key, self._number = "", 0
        self._places: list[QTextBlock] = []
        self.text = QTextBrowser()
        self.text.setAccessibleName(self.tr("Help text"))
        self.text.setOpenLinks(False)
        self.text.setOpenExternalLinks(False)
        self.text.document().setDocumentMargin(GAP * 2)
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        self.contents.setAccessibleName(self.tr("Contents"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find in this page (Ctrl+F)"))
        self.search.setAccessibleName(self.tr("Find in this page"))
        self.search.setClearButtonEnabled(True)
        self._nothing = label("", "hint", wrap=False)
        self._build()
        self._connect()
        self._filling = Increments(self)
        self._filling.ended.connect(lambda: self._mark(self.key, self._number))
        self._filling.begin(self._fill_contents())

    def _build(self) -> None:
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout()
        line.addWidget(self.search, 1)
        line.addWidget(self._nothing)
        line.addWidget(Button(self.tr("Close"), press=self.close))
        column.addLayout(line)
        column.addWidget(self.text, 1)
        split = QSplitter()
        split.addWidget(self.contents)
        split.addWidget(right)
        split.setSizes([CONTENTS, SIZE[0] - CONTENTS])
        split.setChildrenCollapsible(False)
        around = QVBoxLayout(self)
        around.setContentsMargins(GAP, GAP, GAP, GAP)
        around.addWidget(split)
        self.resize(*SIZE)

    @property
    def filling(self) -> bool:
        """Whether the contents are still being made."""
        return self._filling.running

    def _fill_contents(self) -> Iterator[None]:
        """Pages, their parts, and what is explained there; deeper headings are found by F1 and search."""
        for key in keys():
            yield
            made = page(key)
            top = QTreeWidgetItem([made.title])
            top.setData(0, PLACE, (key, 0))
            self.contents.addTopLevelItem(top)
            above = {1: top}
            for number, (level, text) in enumerate(made.headings[1:], 1):
                item = QTreeWidgetItem(above[max(known for known in above if known < level)], [text])
                item.setData(0, PLACE, (key, number))
                item.setToolTip(0, text)
                above = {known: one for known, one in above.items() if known < level} | {level: item}

    def _connect(self) -> None:
        self.contents.currentItemChanged.connect(lambda now, _before: self._go(*now.data(0, PLACE)))
        self.text.anchorClicked.connect(self._follow)
        self.search.returnPressed.connect(self._find)
        self.search.textChanged.connect(lambda _text: self._nothing.clear())
        for keys_, do in (("Esc", self.close), ("Ctrl+F", self.search.setFocus)):
            QShortcut(QKeySequence(keys_), self).activated.connect(do)
        theme.changed.connect(self._redress)

    def show_topic(self, key: str, place: str = "") -> None:
        """Open a page at a place; at its beginning where the place is not known."""
        made = page(key)
        shared = f"field:{place.rpartition('.')[2]}"
        number = made.places.get(place, made.places.get(shared, 0) if place.startswith("field:") else 0)
        self.show()  # first: without its size the place would end up on the last line
        self.raise_()
        self.activateWindow()
        self._go(key, number)

    @property
    def heading(self) -> str:
        """The heading at the top of what is shown."""
        return self._places[self._number].text()

    def _go(self, key: str, number: int) -> None:
        if key != self.key:
            self._show_page(key)
        self._number = number
        cursor = QTextCursor(self._places[number])
        self.text.setTextCursor(cursor)
        top = self.text.document().documentLayout().blockBoundingRect(self._places[number]).top()
        self.text.verticalScrollBar().setValue(int(top) - GAP)
        self._mark(key, number)

    def _mark(self, key: str, number: int) -> None:
        """The contents follow."""
        blocked = self.contents.blockSignals(True)
        entries = QTreeWidgetItemIterator(self.contents)
        while entry := entries.value():
            entries += 1
            if entry.parent() is None:
                entry.setExpanded(entry.data(0, PLACE)[0] == key)
            if entry.data(0, PLACE) == (key, number):
                self.contents.setCurrentItem(entry)
                self.contents.scrollToItem(entry)
        self.contents.blockSignals(blocked)

    def _show_page(self, key: str) -> None:
        self.key = key
        document = self.text.document()
        document.setMarkdown(page(key).markdown)
        self._places = []
        whole = QTextCursor(document)
        whole.beginEditBlock()  # laid out once, at its end
        block = document.begin()
        while block.isValid():
            self._dress(block)
            if block.blockFormat().headingLevel():
                self._places.append(block)
            block = block.next()
        whole.endEditBlock()
        document.clearUndoRedoStacks()

    def _dress(self, block: QTextBlock) -> None:
        """Air between lines and before headings."""
        level, wanted = block.blockFormat().headingLevel(), QTextBlockFormat()
        if level:
            wanted.setTopMargin(GAP * (4 - min(level, 3)) + GAP // 2)
            wanted.setBottomMargin(GAP // 2)
        else:
            wanted.setLineHeight(LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            wanted.setTopMargin(0)
            wanted.setBottomMargin(GAP // 2 if block.textList() else GAP)
        cursor = QTextCursor(block)
        cursor.mergeBlockFormat(wanted)
        if level:
            cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
            style = cursor.charFormat()
            style.setFontWeight(QFont.Weight.DemiBold)
            cursor.mergeCharFormat(style)

    def _redress(self) -> None:
        """Another theme or size of letters."""
        if self.key:
            key, self.key = self.key, ""
            self._go(key, self._number)

    def _follow(self, url: QUrl) -> None:
        key = url.path()
        if key in keys():
            self.show_topic(key, url.fragment())

    def _find(self) -> None:
        if not self.text.find(self.search.text()):
            self.text.moveCursor(QTextCursor.MoveOperation.Start)
            found = self.text.find(self.search.text())
            self._nothing.setText("" if found else self.tr("not found"))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._redress()
