"""No Python object is kept of an item that Qt made for a layout.

`addLayout` of a layout that is already filled makes a Python object of every item in it and keeps it as
long as the outer layout lives (PySide 6.8 to 6.11). PySide is not told when Qt deletes such an item, with
its widget: the next thing in that memory is then taken for the item, and a table's header "has no
attribute 'hide'". So these objects are let go of at once; Qt's items stay where they are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from typing import Any

import shiboken6
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLayout


@cache
def once() -> None:
    for kind, name in ((QBoxLayout, "addLayout"), (QBoxLayout, "insertLayout"), (QGridLayout, "addLayout")):
        setattr(kind, name, _letting_go(getattr(kind, name)))


def _letting_go(add: Callable[..., None]) -> Callable[..., None]:
    @wraps(add)
    def added(outer: QLayout, *arguments: Any, **keywords: Any) -> None:
        add(outer, *arguments, **keywords)
        for given in arguments:
            if isinstance(given, QLayout):
                _let_go_of_items(given)

    return added


def _let_go_of_items(layout: QLayout) -> None:
    for number in range(layout.count()):
        item = layout.itemAt(number)
        if isinstance(item, QLayout):
            _let_go_of_items(item)
        elif item is not None and not shiboken6.createdByPython(item):
            shiboken6.invalidate(item)
