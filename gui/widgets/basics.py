"""The smallest parts every page is made of: ranked labels, cards, buttons, themed icons, folds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gui.base import icons, theme
from gui.base.theme import GAP


def label(text: str = "", rank: str = "", wrap: bool = True) -> QLabel:
    """Text with a rank: title, heading, muted, hint or figure."""
    made = SizedLabel(text, rank) if rank in theme.SIZES else QLabel(text)
    made.setProperty("rank", rank)
    made.setWordWrap(wrap)
    return made


class SizedLabel(QLabel):
    """Letters of another size than all around; they grow with them."""

    def __init__(self, text: str, rank: str):
        super().__init__(text)
        self._rank = rank
        theme.follow(self, "_draw")
        self._draw()

    def _draw(self) -> None:
        self.setFont(theme.font(self._rank))


def set_state(widget: QWidget, state: str) -> None:
    """good, warn, bad, info or nothing: the style sheet gives it a colour."""
    if widget.property("state") != state:
        widget.setProperty("state", state)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


class NameLabel(QLabel):
    """One line, shortened where there is no room for it: a name in the middle, anything else at its end."""

    def __init__(self, rank: str = "heading") -> None:
        super().__init__()
        self.setProperty("rank", rank)
        self._elide = Qt.TextElideMode.ElideMiddle if rank == "heading" else Qt.TextElideMode.ElideRight
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = self.fontMetrics().elidedText(self.text(), self._elide, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)


class SearchField(QLineEdit):
    """As wide as its invitation and the sign that empties it, in any font, whatever stands beside it."""

    def __init__(self, invitation: str) -> None:
        super().__init__(placeholderText=invitation, clearButtonEnabled=True)
        self.setAccessibleName(invitation)

    def sizeHint(self) -> QSize:
        asked = self.fontMetrics().horizontalAdvance(self.placeholderText())
        return QSize(asked + 30, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class DropDown(QComboBox):
    """A combo box that the wheel leaves alone, with a list as wide as its longest entry."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # Qt's own gives it the focus under the wheel

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel scrolls the page: it changes a choice only after a click into it."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def showPopup(self) -> None:
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0) + 2 * GAP)
        super().showPopup()


class ChoiceBox(DropDown):
    """As wide as its place, not as its longest text, which ends in dots where there is no room for it."""

    def __init__(self, shortest: int) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(shortest)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width()
        elide = Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(option.currentText, elide, room - 4)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)


class IconLabel(QLabel):
    """An icon that changes its ink with the theme."""

    def __init__(self, name: str = "", size: int = 16, ink: str = "muted"):
        super().__init__()
        self._name, self._size, self._ink = name, size, ink
        self.setFixedSize(size, size)
        theme.follow(self, "_draw")
        self._draw()

    def show_icon(self, name: str, ink: str = "muted") -> None:
        self._name, self._ink = name, ink
        self._draw()

    def _draw(self) -> None:
        if self._name:
            self.setPixmap(icons.pixmap(self._name, self._size, getattr(theme.current(), self._ink)))


class Button(QPushButton):
    """A push button with a themed icon; `primary` is the one to press next. Enter presses it as Space does:
    Qt has that in dialogs only, and Enter on Release did nothing."""

    def __init__(
        self, text: str, icon: str = "", press: Callable[[], Any] | None = None, primary: bool = False
    ):
        super().__init__(f" {text}" if icon else text)  # air between icon and word
        self._icon = icon
        self.setProperty("primary", primary)
        self.setAccessibleName(text.replace("&", ""))
        self.setIconSize(QSize(16, 16))
        if press is not None:
            self.clicked.connect(lambda _checked=False: press())
        theme.follow(self, "_draw")
        self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def _draw(self) -> None:
        if self._icon:
            ink = theme.current().on_accent if self.property("primary") else theme.current().text
            self.setIcon(icons.icon(self._icon, ink))


class IconButton(QToolButton):
    def __init__(self, icon: str, name: str, press: Callable[[], Any] | None = None):
        super().__init__()
        self._icon = icon
        self.setAutoRaise(True)
        self.setToolTip(name)
        self.setAccessibleName(name)
        self.setIconSize(QSize(16, 16))
        if press is not None:
            self.clicked.connect(lambda _checked=False: press())
        theme.follow(self, "_draw")
        self._draw()

    def show_icon(self, icon: str) -> None:
        self._icon = icon
        self._draw()

    def _draw(self) -> None:
        self.setIcon(icons.icon(self._icon, theme.current().muted))


class Card(QFrame):
    """A surface with soft edges and a column of things on it."""

    def __init__(self, spacing: int = GAP // 2):
        super().__init__()
        self.setProperty("card", True)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(GAP + 4, GAP + 2, GAP + 4, GAP + 2)
        self.column.setSpacing(spacing)


class Fold(QWidget):
    """A heading that opens and closes what is under it; that may be made when it is first opened."""

    toggled = Signal(bool)

    def __init__(self, title: str, inside: QWidget | Callable[[], QWidget], opened: bool = False):
        super().__init__()
        self._head = QToolButton()
        self._head.setText(title)
        self._head.setAccessibleName(title)
        self._head.setCheckable(True)
        self._head.setProperty("fold", True)
        self._head.setAutoRaise(True)
        self._head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._inside = inside
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP // 2)
        column.addWidget(self._head)
        if isinstance(inside, QWidget):
            column.addWidget(inside)
        self._head.setChecked(opened)
        self._show(opened)
        self._head.toggled.connect(self._show)
        theme.follow(self, "_draw")

    def open(self, opened: bool = True) -> None:
        self._head.setChecked(opened)

    @property
    def is_open(self) -> bool:
        return self._head.isChecked()

    def _show(self, opened: bool) -> None:
        if opened and not isinstance(self._inside, QWidget):
            self._inside = self._inside()
            self._column.addWidget(self._inside)
        if isinstance(self._inside, QWidget):
            self._inside.setVisible(opened)
        self._draw()
        self.toggled.emit(opened)

    def _draw(self) -> None:
        name = "unfold" if self._head.isChecked() else "fold"
        self._head.setIcon(icons.icon(name, theme.current().muted))


def row(*parts: QWidget | int | None, spacing: int = GAP) -> QHBoxLayout:
    """Widgets in a line; None stretches."""
    line = QHBoxLayout()
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(spacing)
    for part in parts:
        if part is None:
            line.addStretch(1)
        elif isinstance(part, int):
            line.addSpacing(part)
        else:
            line.addWidget(part)
    return line


def clear(layout: Any) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif item.layout() is not None:
            clear(item.layout())
