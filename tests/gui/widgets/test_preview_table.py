"""The first rows of a file."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

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


def test_numbers_stand_under_each_other(table):
    rows = (("Anna", "4 939,5", "10115"), ("Ben", "-3", ""), ("Cleo", "1.5e-3", "20095"))
    table.show_preview(Preview(("name", "cost", "code"), rows, {}, (), None, None))
    aligned = [table.model().index(0, column).data(Qt.ItemDataRole.TextAlignmentRole) for column in range(3)]
    right = Qt.AlignmentFlag.AlignRight
    assert [bool(one is not None and one & right) for one in aligned] == [False, True, True]


def test_no_cell_is_cut_while_there_is_room(table, dressed):
    """ "Castaño, …" stood in a column that could have been wider."""
    rows = (("Castaño, Ingrid", "1"), ("Ben", "2"))
    table.show_preview(Preview(("name", "code"), rows, {}, (), None, None))
    assert table.columnWidth(0) >= table.sizeHintForColumn(0)
