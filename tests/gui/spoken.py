"""What a window says, and which of it is still English where another language was chosen."""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QTabWidget, QWidget

from resources.translations.update import read, ts_file

WORD = re.compile(r"[^\W\d_]{3,}")


def texts(root: QWidget) -> list[tuple[str, str]]:
    """Where, and what is written there: labels, buttons, tabs, choices, hints, tips and names."""
    found = []
    for widget in [root, *root.findChildren(QWidget)]:
        where = f"{type(widget.parentWidget()).__name__} > {type(widget).__name__}"
        parts = [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QAbstractButton):
            parts.append(widget.text())
        if isinstance(widget, QLineEdit):
            parts.append(widget.placeholderText())
        if isinstance(widget, QComboBox):
            parts += [widget.itemText(number) for number in range(widget.count())]
        if isinstance(widget, QTabWidget):
            parts += [widget.tabText(number) for number in range(widget.count())]
        found += [(where, part) for part in parts if WORD.search(part)]
    return found


class English:
    """Recognises English by the words that occur in the texts but in none of their translations."""

    def __init__(self, language: str):
        known = read(ts_file(language))
        spoken = _words(known.values())
        self.words = _words(text for _context, text in known) - spoken
        self.whole = {text for (_context, text), said in known.items() if said != text} - set(known.values())

    def left_in(self, root: QWidget, data: Iterable[str] = ()) -> list[tuple[str, str]]:
        """Texts that stayed English; `data` are names from the file, which nobody translates."""
        names = _words(data)
        return [(where, text) for where, text in dict.fromkeys(texts(root)) if self._stayed(text, names)]

    def _stayed(self, text: str, names: set[str]) -> bool:
        return text.strip() in self.whole or len((_words([text]) & self.words) - names) > 1


def _words(texts_: Iterable[str]) -> set[str]:
    """Of what is said, without what stands for values, markup and names of files."""
    said = (re.sub(r"\{\w+\}|<[^>]*>|\S*[/=_.]\S+", " ", text) for text in texts_)
    return {word.lower() for text in said for word in WORD.findall(text)}
