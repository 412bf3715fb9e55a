"""What is amiss in a window on show: cut texts and headings, labels and controls over each other, titles in
the colours of another theme, tabs behind arrows.

The tests walk through the window with it, and so does `make screenshots` for every picture.
"""

from __future__ import annotations

import itertools

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QScrollBar,
    QSizePolicy,
    QTabBar,
    QToolButton,
    QWidget,
)

from gui.base import theme
from gui.plots.frame import Frame
from gui.widgets.basics import NameLabel


def amiss(root: QWidget) -> list[str]:
    return (
        clipped(root)
        + cut_headings(root)
        + overlapping_labels(root)
        + unseen_titles(root)
        + overlapping_controls(root)
    )


def clipped(root: QWidget) -> list[str]:
    kinds_ = (QLabel, QPushButton, QToolButton, QCheckBox)
    shown = [w for kind in kinds_ for w in root.findChildren(kind) if w.isVisible() and ours(w)]
    wide = [area for area in root.findChildren(QScrollArea) if area.isVisible() and too_wide(area)]
    empty = [line for line in root.findChildren(QLineEdit) if line.isVisible() and hint_cut(line)]
    rolled = [bar for bar in root.findChildren(QTabBar) if bar.isVisible() and has_arrows(bar)]
    cut_off = [widget for widget in shown if cut(widget) or outside(widget)]
    return [told(widget) for widget in (*cut_off, *wide, *rolled, *empty)]


def cut(widget: QWidget) -> bool:
    """Whether the text of a label or control does not fit into it."""
    if isinstance(widget, NameLabel) or not widget.text().strip():  # names are shortened on purpose
        return False
    if isinstance(widget, QLabel):
        if widget.sizePolicy().horizontalPolicy() == QSizePolicy.Policy.Ignored:
            return False  # a read-out: its text is a tool tip as well
        if widget.wordWrap():
            return widget.heightForWidth(widget.width()) > widget.height() + 1
    wanted = widget.minimumSizeHint() if isinstance(widget, QToolButton) else widget.sizeHint()
    return wanted.width() > widget.width() + 1 or wanted.height() > widget.height() + 1


def hint_cut(line: QLineEdit) -> bool:
    """Whether what an empty field asks for is cut."""
    words = line.placeholderText()
    return not line.text() and line.fontMetrics().horizontalAdvance(words) > line.contentsRect().width() - 4


def cut_headings(root: QWidget) -> list[str]:
    """Headings of columns that have less room than their words."""
    found = []
    for bar in (one for one in root.findChildren(QHeaderView) if one.isVisible()):
        if bar.orientation() == Qt.Orientation.Horizontal:
            for column in range(bar.count()):
                size, words = bar.sectionSize(column), bar.model().headerData(column, bar.orientation())
                needed = max(bar.fontMetrics().horizontalAdvance(line) for line in str(words).split("\n"))
                if not bar.isSectionHidden(column) and size < needed + 4:
                    found.append(f"{told(bar)} column {words!r}: {size} of {needed} pixels")
    return found


def outside(widget: QWidget) -> bool:
    """Whether a part of the control lies beyond what its parents show (and cannot be scrolled to)."""
    room, up = QRect(QPoint(0, 0), widget.size()), widget
    while (parent := up.parentWidget()) is not None and not up.isWindow():
        if isinstance(parent.parentWidget(), QAbstractScrollArea):
            return False
        room.translate(up.pos())
        if not parent.rect().adjusted(-1, -1, 1, 1).contains(room):
            return True
        up = parent
    return False


def has_arrows(bar: QTabBar) -> bool:
    """Whether some of its tabs are hidden behind arrows."""
    return any(button.isVisible() for button in bar.findChildren(QToolButton))


def too_wide(area: QScrollArea) -> bool:
    """Whether something lies at its side and cannot be scrolled to."""
    fixed = area.horizontalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    return fixed and area.widget().width() > area.viewport().width()


def overlapping_controls(root: QWidget) -> list[str]:
    """Buttons, fields, labels and scrolled areas of one parent that lie over each other."""
    kinds_ = (QLabel, QAbstractButton, QComboBox, QLineEdit, QAbstractSlider, QScrollArea)
    shown = [w for kind in kinds_ for w in root.findChildren(kind) if w.isVisible() and ours(w)]
    beside: dict[QWidget, list[QWidget]] = {}
    for widget in dict.fromkeys(shown):
        beside.setdefault(widget.parentWidget(), []).append(widget)
    return [
        f"{told(one)} over {told(other)}"
        for siblings in beside.values()
        for one, other in itertools.combinations(siblings, 2)
        if one.geometry().adjusted(1, 1, -1, -1).intersects(other.geometry())
    ]


def unseen_titles(root: QWidget) -> list[str]:
    """Titles of plots that do not have the ink of the theme."""
    return [
        f"{frame.title}: title {plot.titleLabel.text!r} in {plot.titleLabel.opts['color']}"
        for frame in root.findChildren(Frame)
        if frame.isVisible() and frame._drawn
        for plot in frame.plots
        if plot.titleLabel.text and plot.titleLabel.opts["color"] != theme.current().text
    ]


def overlapping_labels(root: QWidget) -> list[str]:
    """Labels along an axis that are written over each other, as the axis would draw them now."""
    found = []
    for frame in (f for f in root.findChildren(Frame) if f.isVisible() and f._drawn):
        image = QImage(frame.canvas.size(), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        for plot in frame.plots:
            for side in ("left", "bottom"):
                drawn = (
                    plot.getAxis(side).generateDrawSpecs(painter) if plot.getAxis(side).isVisible() else None
                )
                places = sorted(
                    ((r.left(), r.right()) if side == "bottom" else (r.top(), r.bottom()))
                    for r, _flags, _text in (drawn[2] if drawn else ())
                )
                if any(before[1] > after[0] for before, after in itertools.pairwise(places)):
                    found.append(f"{frame.title}: {side}")
        painter.end()
    return found


def ours(widget: QWidget) -> bool:
    """Controls that Qt keeps inside its own (headers, scroll bars, lists of combo boxes) are not counted."""
    if isinstance(widget, QScrollBar | QHeaderView) or widget.objectName().startswith("qt_"):
        return False
    if type(widget).__name__ in ("QTableCornerButton", "ScrollLeftButton", "ScrollRightButton"):
        return False
    inside = widget.parentWidget()
    while inside is not None:
        if isinstance(inside, QComboBox | QLineEdit | QAbstractItemView | QAbstractSpinBox):
            return False
        inside = inside.parentWidget()
    return type(widget).__name__ != "QToolButton" or widget.objectName() != "ScrollRightButton"


def told(widget: QWidget) -> str:
    parents, up = [], widget
    while up is not None and len(parents) < 4:
        parents.append(type(up).__name__)
        up = up.parentWidget()
    text = getattr(widget, "text", lambda: "")() or getattr(widget, "placeholderText", lambda: "")()
    return f"{' < '.join(parents)} {text!r} {widget.size().toTuple()}"
