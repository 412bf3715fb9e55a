"""Tab goes where the eye goes: down and to the right, a part of the window after the other.

Qt's own order is that in which widgets were made. Parts of a workspace are made when the window has time for
them (plots last, a form after its button), so that order would lead from the form to the figures and back.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cmp_to_key

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QWidget,
)

WHOLE = (QComboBox, QLineEdit, QAbstractSpinBox)  # what is inside is theirs
PASSED = (QHeaderView, QScrollBar)
Reason = Qt.FocusReason


def stops(inside: QWidget) -> Iterator[QWidget]:
    """What Tab comes to in a widget on show, in the order in which it is read."""
    shown = [
        child
        for child in inside.children()
        if isinstance(child, QWidget) and child.isVisible() and not isinstance(child, PASSED)
    ]
    for child in sorted(shown, key=cmp_to_key(_first)):
        if _takes_tab(child):
            yield child
        if not isinstance(child, WHOLE) and not child.isWindow():
            yield from stops(child)


def step(root: QWidget, forward: bool) -> bool:
    """From what has the focus to what is read next in `root`, or out of it; whether there was something."""
    at = root.window().focusWidget()
    order = list(stops(root))
    if at is None or at not in order:
        return False
    place = order.index(at) + (1 if forward else -1)
    target = order[place] if 0 <= place < len(order) else _outside(root, at, forward)
    if target is None:
        return False
    target.setFocus(Reason.TabFocusReason if forward else Reason.BacktabFocusReason)
    bring_into_sight(target)
    return True


def bring_into_sight(widget: QWidget) -> None:
    """Scroll the pages around it so that it is seen."""
    around = widget.parentWidget()
    while around is not None and not around.isWindow():
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()


def _takes_tab(widget: QWidget) -> bool:
    by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(by_tab) and widget.isEnabled() and widget.focusProxy() is None


def _outside(root: QWidget, at: QWidget, forward: bool) -> QWidget | None:
    """The next one in Qt's own order that does not belong to `root`."""
    found = at
    while True:
        following = found.nextInFocusChain() if forward else found.previousInFocusChain()
        if following is None or following is at:
            return None
        found = following
        if not root.isAncestorOf(found) and found is not root and found.isVisible() and _takes_tab(found):
            return found


def _first(one: QWidget, other: QWidget) -> int:
    """Side by side: the left one; else the upper one."""
    a, b = one.geometry(), other.geometry()
    shared = min(a.bottom(), b.bottom()) - max(a.top(), b.top())
    if 2 * shared >= min(a.height(), b.height()):
        return a.left() - b.left()
    return a.top() - b.top()
