"""The first rows of a file."""

from __future__ import annotations

import pytest

from engine.core.technique import Preview, kinds
from gui.widgets.preview_table import PreviewTable
from gui.workspace.column_roles import role_fields


@pytest.fixture
def table(qtbot):
    made = PreviewTable(role_fields(kinds()["tables"]))
    qtbot.addWidget(made)
    rows = tuple((f"person {number}", "x" * (number % 7)) for number in range(1200))
    made.show_preview(Preview(("name", "code"), rows, {}, (), None, None))
    made.resize(600, 400)
    made.show()
    return made


def test_row_numbers_have_room_for_the_last_one(table):
    numbers = table.verticalHeader()
    assert numbers.width() > numbers.fontMetrics().horizontalAdvance("1200")
    assert [table.model().headerData(row, numbers.orientation()) for row in (0, 1199)] == [1, 1200]


def test_columns_are_as_wide_as_the_longest_of_the_first_rows(table):
    assert table.columnWidth(0) > table.fontMetrics().horizontalAdvance("person 19")
    assert table.columnWidth(0) < table.fontMetrics().horizontalAdvance("person 19 and more")
