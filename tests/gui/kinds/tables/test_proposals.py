"""The card of proposals: every column with what was found, ticks that count, one click for all of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from gui.kinds.tables.proposals import COLUMN, PROPOSED, ProposalsCard
from tests.gui.conftest import WAIT


@pytest.fixture
def card(room):
    from dataclasses import replace

    made = room.seat(ProposalsCard())
    room.about = replace(room.task.source, columns=type(room.task.source.columns)())
    made.show_source(room.about)
    return made


def test_every_column_is_listed_with_what_was_recognised(card):
    names = [card.lines.item(place, COLUMN).text() for place in range(card.lines.rowCount())]
    assert names[:2] == ["name", "age"] and len(names) == 8
    assert card.card.property("state") == "warn"  # a column names persons
    assert "name" in card._words.text()


def test_accepting_hands_over_the_ticked_columns(card, qtbot):
    assert card.accept_button.text().strip() == "Accept all"
    card.lines.item(1, COLUMN).setCheckState(Qt.CheckState.Unchecked)
    assert card.accept_button.text().strip() == "Accept the ticked"
    with qtbot.waitSignal(card.accepted) as signal:
        card.accept_button.click()
    found, ticked, pseudonyms = signal.args
    assert "age" not in ticked and "name" in ticked and not pseudonyms
    assert len(ticked) == len(found.columns) - 1


def test_what_was_accepted_cannot_be_accepted_twice(card):
    card.show_taken(True)
    assert not card.accept_button.isEnabled() and card.accept_button.text().strip() == "Accepted"
    card.clear()
    assert not card.lines.isVisible() and not card.accept_button.isEnabled()


def test_accepting_in_the_window_sets_roles_and_steps_and_is_undone(window, idle, one_worker, qtbot):
    workspace = window.show_kind("tables")
    workspace._open_admissions()
    idle(workspace)
    qtbot.waitUntil(lambda: workspace.proposals.lines.rowCount() == 10, timeout=WAIT)
    before = workspace.preview.roles
    said = workspace.proposals.lines.item(0, PROPOSED).text()
    assert said == "counts as the person; not released"
    workspace.proposals.accept_button.click()
    qtbot.waitUntil(lambda: workspace.source is not None and not workspace.busy, timeout=WAIT)
    assert workspace.preview.roles["patient_id"] == "person"
    assert workspace.preview.roles["note"] == "drop" and workspace.preview.roles["name"] == "id"
    assert workspace.setup.technique.key == "tables" and not workspace.setup.mistake
    assert workspace.proposals.accept_button.text().strip() == "Accepted"
    workspace.undo()
    qtbot.waitUntil(lambda: workspace.source is not None and not workspace.busy, timeout=WAIT)
    assert workspace.preview.roles == before


def test_names_of_columns_are_whole_beside_their_ticks(card, qtbot):
    card.resize(1000, 400)
    card.show()
    qtbot.waitUntil(lambda: card.lines.columnWidth(COLUMN) > 0)
    metrics, tick = card.lines.fontMetrics(), 40  # the box and the air around it, measured on the screen
    longest = max(
        metrics.horizontalAdvance(card.lines.item(row, COLUMN).text()) for row in range(card.lines.rowCount())
    )
    assert card.lines.columnWidth(COLUMN) >= longest + tick
