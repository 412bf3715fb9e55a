"""Titles above a table, sheets of a workbook, merged cells: recognised, said, and correctable."""

from __future__ import annotations

import pytest
import xlsxwriter
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.io.csv_dialect import TableReading
from engine.io.table_read import place, preview_table, read_table

TABLE = "name;age;town\nAda;36;Rome\nBob;41;Paris\nCy;29;Berlin\n"


def read(path, **chosen):
    return read_table(path, TableReading(**chosen), Progress()).to_pydict()


@pytest.mark.parametrize(
    "above",
    [
        "",
        "Residents of the city\n",
        "Residents, rooms and rents of 2024\n\n",
        "Report 2024\nmade by: Anna\n\n\n",
        "Report;;\nUnit: euros;;\n",
        '"Report;\nin two lines"\n',
    ],
)
def test_a_table_is_found_below_its_title(tmp_path, above):
    path = tmp_path / "t.csv"
    path.write_text(above + TABLE)
    assert read(path) == {
        "name": ["Ada", "Bob", "Cy"],
        "age": [36, 41, 29],
        "town": ["Rome", "Paris", "Berlin"],
    }
    preview = preview_table(path, TableReading())
    first = above.count("\n") + 1
    assert preview.columns == ("name", "age", "town") and preview.reading.first_row == first
    told = [problem for problem in preview.problems if "above the table" in problem.what]
    assert bool(told) == bool(above)
    assert place(path, TableReading(), 1) == f"line {first + 2}"


def test_the_row_can_be_corrected(tmp_path):
    path = tmp_path / "t.csv"
    path.write_text("a;b\nc;d\n1;2\n3;4\n")
    assert read(path) == {"a": ["c", "1", "3"], "b": ["d", "2", "4"]}
    assert read(path, first_row=2) == {"c": [1, 3], "d": [2, 4]}
    assert read(path, first_row=3, header="no") == {"column 1": [1, 3], "column 2": [2, 4]}
    with pytest.raises(InputError, match="nothing from row 50 on"):
        read(path, first_row=50)


@settings(max_examples=60, deadline=None)
@given(
    rows=st.lists(st.lists(st.integers(0, 99), min_size=3, max_size=3), min_size=3, max_size=9),
    short=st.booleans(),
)
def test_a_plain_table_never_loses_its_first_rows(rows, short, tmp_path_factory):
    """Also where the header has a name less than there are columns."""
    path = tmp_path_factory.mktemp("t") / "t.csv"
    names = "a,b" if short else "a,b,c"
    path.write_text("\n".join([names, *(",".join(map(str, row)) for row in rows)]) + "\n")
    assert preview_table(path, TableReading()).reading.first_row == 1


@pytest.fixture
def book(tmp_path):
    path = tmp_path / "book.xlsx"
    with xlsxwriter.Workbook(path) as made:
        notes, data = made.add_worksheet("Notes"), made.add_worksheet("Data 2024")
        notes.write_row(0, 0, ["topic", "remark"])
        notes.write_row(1, 0, ["rent", "in euros"])
        data.merge_range("A1:C1", "Rents of 2024")
        data.write(2, 0, "made by Anna")
        data.write_row(4, 0, ["town", "rooms", "rent"])
        for row in range(5, 12):
            data.write_row(row, 0, ["", row, row * 100])
        data.merge_range("A6:A9", "Rome")
    return path


def test_sheets_are_listed_titles_left_out_and_merged_cells_said(book):
    first = preview_table(book, TableReading())
    assert first.lists == {"sheet": ("Notes", "Data 2024")} and first.reading.sheet == "Notes"
    chosen = preview_table(book, TableReading(sheet="Data 2024"))
    assert chosen.columns == ("town", "rooms", "rent") and chosen.reading.first_row == 5
    told = {problem.where: problem.what for problem in chosen.problems}
    assert "'Rents of 2024'" in told[""] and "merged cells" in told["A6:A9"] and "A1:C1" not in told
    found = read(book, sheet="Data 2024")
    assert found["rooms"] == list(range(5, 12)) and found["town"] == ["Rome", *[None] * 6]
    assert place(book, TableReading(sheet="Data 2024"), 0) == "row 6 of sheet Data 2024"


def test_a_cover_sheet_is_not_the_table_and_an_empty_one_offers_the_others(tmp_path):
    path = tmp_path / "book.xlsx"
    with xlsxwriter.Workbook(path) as made:
        cover, data = made.add_worksheet("Cover"), made.add_worksheet("Data")
        cover.write_column(0, 0, ["Survey of 2024", "made by Anna"])
        data.write_row(0, 0, ["town", "rent"])
        data.write_row(1, 0, ["Rome", 800])
        made.add_worksheet("Header").write_row(0, 0, ["town", "rent"])
    assert preview_table(path, TableReading()).reading.sheet == "Data"
    assert read(path)["rent"] == [800]
    with pytest.raises(InputError, match="no rows below it") as caught:
        read(path, sheet="Header")
    assert [remedy.changes for remedy in caught.value.remedies] == [{"sheet": "Cover"}, {"sheet": "Data"}]


def test_a_sheet_can_be_read_from_another_row(book):
    assert list(read(book, sheet="Data 2024", first_row=6, header="no")["column 2"]) == list(range(5, 12))
    with pytest.raises(InputError, match="ends above row 99"):
        read(book, sheet="Data 2024", first_row=99)


def test_settings_that_mean_nothing_for_a_file_are_named(book, tmp_path):
    path = tmp_path / "t.csv"
    path.write_text(TABLE)
    assert {"sheet", "labels"} <= set(preview_table(path, TableReading()).unused)
    assert {"encoding", "separator", "decimal"} <= set(preview_table(book, TableReading()).unused)
    assert "sheet" not in preview_table(book, TableReading()).unused
