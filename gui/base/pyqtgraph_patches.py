"""pyqtgraph's axes and titles, mended: laid out only as long as their words are there, and never cut off.

A plot that is taken apart loses the words of its axes first and is laid out once more after that. The
error this makes is raised in C, inside a method that Qt calls, and with Python 3.11 PySide does not print
such an error but ends the program (measured with 6.8 to 6.11).

A title that is longer than its plot is wide made the plot as wide as itself, and both were cut off at the
right: it goes on in a second line.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from functools import cache
from math import ceil
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont, QFontMetricsF
from shiboken6 import isValid

TITLE_POINTS = 11  # pyqtgraph's own size
ONE_LINE = 30  # pixels: what pyqtgraph gives a title
NARROWEST = 60


@cache
def once() -> None:
    _while_whole(pg.AxisItem, "label")
    _while_whole(pg.LabelItem, "item", _wrap)
    pg.LabelItem.updateMin = _narrow


def _while_whole(kind: type, words: str, before: Callable[[Any], None] = lambda _label: None) -> None:
    lay_out = kind.resizeEvent  # type: ignore[attr-defined]

    def resize_event(self: Any, event: Any = None) -> None:
        part = getattr(self, words, None)
        if part is not None and isValid(part):
            before(self)
            lay_out(self, event)

    kind.resizeEvent = resize_event  # type: ignore[attr-defined]


def wrap_title(plot: pg.PlotItem) -> None:
    """Let the title of this plot go on in a second line.

    The label is told its plot, and never asks Qt for its parent: while a plot is taken apart its title is
    laid out once more, PySide then makes a second Python object for the dying plot, and with that object
    the label goes before its turn; the program ended there.
    """
    plot.titleLabel.title_of = weakref.ref(plot)


def align_titles(plots: Sequence[pg.PlotItem]) -> int:
    """Room for two lines above all of them: where one title wraps, its plot would begin lower than others."""
    words = plots[0].titleLabel.item
    font = QFont(words.font())
    font.setPointSizeF(TITLE_POINTS)
    font.setBold(True)
    height = ceil(2 * (QFontMetricsF(font).lineSpacing() + words.document().documentMargin()))
    for plot in plots:
        plot.titleLabel.least_height = height
    return height


def _wrap(label: Any) -> None:
    plot, room = label.title_of() if hasattr(label, "title_of") else None, label.width()
    if plot is None or not isValid(plot) or not isValid(plot.layout) or room < NARROWEST:
        return
    label.item.setTextWidth(-1)
    if label.item.boundingRect().width() > room:
        label.item.setTextWidth(room)
    if label.isVisible():
        height = max(ONE_LINE, getattr(label, "least_height", 0), label.item.boundingRect().height())
        if plot.layout.rowMinimumHeight(0) != height:
            # not now: the rows are just being laid out
            QTimer.singleShot(0, plot, lambda: _make_room(plot, label, height))


def _make_room(plot: Any, title: Any, height: float) -> None:
    if isValid(title) and isValid(plot.layout) and title.isVisible():
        title.setMaximumHeight(height)
        plot.layout.setRowFixedHeight(0, height)


def _narrow(label: Any) -> None:
    """As high as its words, but no wider than there is room for."""
    bounds, hint = label.itemRect(), Qt.SizeHint
    label.setMinimumWidth(0)
    label.setMinimumHeight(bounds.height())
    label._sizeHint = {
        hint.MinimumSize: (0, bounds.height()),
        hint.PreferredSize: (bounds.width(), bounds.height()),
        hint.MaximumSize: (-1, -1),
        hint.MinimumDescent: (0, 0),
    }
    label.updateGeometry()
