"""What leaves is read whole in the list of the Release page, however long it is."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt

from engine.core.first_rows import Head
from engine.core.technique import Done, Leaving
from gui.widgets.leaving_card import HOW, LeavingCard

LONG = "whole sequences whose noisy count is above a threshold that follows from ε and δ; made anew"


def shown(qtbot, parts: list[Leaving]) -> LeavingCard:
    card = LeavingCard()
    qtbot.addWidget(card)
    card.resize(660, 800)
    card.show_leaving(Done(leaving=tuple(parts)), Head("data.csv", ("a",), (("1",),)))
    card.show()
    qtbot.waitExposed(card)
    qtbot.waitUntil(lambda: not card._later.isActive())
    return card


def cut(card: LeavingCard, row: int) -> bool:
    table = card.parts
    room = QRect(0, 0, table.columnWidth(HOW) - 24, 10_000)
    words = table.item(row, HOW).text()
    needed = table.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, words).height()
    return table.rowHeight(row) < needed


def test_a_long_list_is_read_whole_too(dressed, qtbot):
    """The log of a hospital has forty attributes: what became of its activities was cut in one line."""
    parts = [Leaving(f"attribute {number}", "changed", LONG) for number in range(300)]
    card = shown(qtbot, parts)
    assert not any(cut(card, row) for row in range(300))
    card.resize(1200, 800)
    qtbot.waitUntil(lambda: not card._later.isActive())
    assert not any(cut(card, row) for row in range(300))
