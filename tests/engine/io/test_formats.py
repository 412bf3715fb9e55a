"""Parquet files, workbooks and the real sets."""

from __future__ import annotations

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.io.csv_dialect import TableReading
from engine.io.table_read import numbers, place, preview_table, read_table
from engine.io.table_write import write_xlsx


def read(path, **settings):
    return read_table(path, TableReading(**settings), Progress())


def test_parquet_types(tmp_path):
    path = tmp_path / "t.parquet"
    nested = pa.array([{"x": 1, "y": {"z": "u"}}, None])
    table = pa.table(
        {
            "small": pa.array([1, None], pa.int8()),
            "single": pa.array([0.5, float("nan")], pa.float32()),
            "word": pa.array(["a", "b"]).dictionary_encode(),
            "place": nested,
            "flag": [True, False],
            "money": pa.array([1, 2], pa.decimal128(9, 2)),
        }
    )
    pq.write_table(table, path)
    found = read(path, missing=("a",))
    assert found.to_pydict() == {
        "small": [1, None],
        "single": [0.5, None],
        "word": [None, "b"],
        "place.x": [1, None],
        "place.y.z": ["u", None],
        "flag": [True, False],
        "money": [1.0, 2.0],
    }
    preview = preview_table(path, TableReading())
    assert preview.columns == tuple(found.column_names)
    assert preview.numeric == {"small", "single", "place.x", "money"}
    assert place(path, TableReading(), 1) == "row 2"


def test_parquet_with_lists_and_without_rows(tmp_path):
    path = tmp_path / "t.parquet"
    pq.write_table(pa.table({"a": [1], "tags": [["x", "y"]]}), path)
    for function in (read, lambda p: preview_table(p, TableReading())):
        with pytest.raises(InputError, match="column tags holds lists or maps"):
            function(path)
    pq.write_table(pa.table({"a": pa.array([], pa.int64())}), path)
    with pytest.raises(InputError, match="no rows"):
        read(path)


def workbook(path, sheets):
    import xlsxwriter

    book = xlsxwriter.Workbook(path)
    for name, cells in sheets.items():
        sheet = book.add_worksheet(name)
        for (row, column), value in cells.items():
            sheet.write(row, column, value)
    book.close()


def test_workbook(tmp_path):
    path = tmp_path / "t.xlsx"
    cells = {(2, 0): "id", (2, 1): "x", (4, 0): "A", (4, 1): 1.5, (5, 0): "B", (7, 0): "C", (7, 1): -1}
    workbook(path, {"empty": {}, "data": cells, "other": {(0, 0): "u", (0, 1): "v", (1, 0): 1, (1, 1): 2}})
    assert read(path).to_pydict() == {"id": ["A", "B", "C"], "x": [1.5, None, -1.0]}
    assert read(path, missing=("-1.0",)).column("x").to_pylist() == [1.5, None, None]
    assert place(path, TableReading(), 2) == "row 8 of sheet data"
    assert read(path, sheet="other").to_pydict() == {"u": [1], "v": [2]}
    preview = preview_table(path, TableReading())
    assert (preview.reading.sheet, preview.numeric) == ("data", {"x"})
    assert preview.rows[0] == ("A", "1.5")
    with pytest.raises(InputError, match="no sheet 'x'") as caught:
        read(path, sheet="x")
    assert [remedy.changes["sheet"] for remedy in caught.value.remedies] == ["empty", "data", "other"]


def test_numbers_of_a_workbook_name_the_row(tmp_path):
    path = tmp_path / "t.xlsx"
    workbook(path, {"S 1": {(0, 0): "id", (0, 1): "x", (1, 0): "A", (1, 1): 3, (2, 0): "B", (2, 1): "n/a"}})
    with pytest.raises(InputError, match=r"^row 3 of sheet S 1, column x: 'n/a' is not a number$"):
        numbers(read(path), ["x"], path, TableReading())


def test_a_workbook_written_by_us_is_read_by_us(tmp_path):
    path = tmp_path / "t.xlsx"
    write_xlsx(path, {"a": [1, None], "b": [0.1 + 0.2, 5e-324], "c": ["é", None]})
    assert read(path).to_pydict() == {"a": [1, None], "b": [0.1 + 0.2, 5e-324], "c": ["é", None]}


# ── real sets ─────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("name", "shape", "settings"),
    [
        ("timeseries/sales_weekly_811x52.csv", (811, 53), {"separator": ",", "header": "yes"}),
        ("timeseries/news_popularity_minus1_missing.csv", (7687, 145), {"separator": ",", "header": "yes"}),
        ("timeseries/PickupGestureWiimoteZ_unequal.csv", (100, 363), {"separator": ",", "header": "yes"}),
        ("tables/adult.csv", (30162, 9), {"separator": ";", "header": "yes"}),
        ("clusters/magic.dat", (19020, 11), {"separator": ",", "header": "no"}),
        ("clusters/elki_mouse.csv", (500, 3), {"separator": "space", "header": "no"}),
        ("graphs/wiki-Vote.txt", (103689, 2), {"separator": "tab", "header": "no"}),
    ],
)
def test_real_sets(shared_data, name, shape, settings):
    path = shared_data(name)
    preview = preview_table(path, TableReading())
    assert {key: getattr(preview.reading, key) for key in settings} == settings
    table = read(path)
    assert table.shape == shape
    kinds_ = zip(table.column_names, table.schema.types, strict=True)
    assert preview.numeric == {n for n, kind in kinds_ if not pa.types.is_string(kind)}
    assert preview.problems == ()


def test_minus_one_of_the_news_set_is_missing_when_declared(shared_data):
    path = shared_data("timeseries/news_popularity_minus1_missing.csv")
    reading = TableReading(missing=("-1",))
    table = read_table(path, reading, Progress())
    columns = [name for name in table.column_names if name.startswith("TS")]
    plain = numbers(read(path), columns, path, TableReading())
    values = numbers(table, columns, path, reading)
    assert (plain == -1).any()
    np.testing.assert_array_equal(values, np.where(plain == -1, np.nan, plain))


def test_unequal_lengths_are_empty_cells_at_the_end(shared_data):
    path = shared_data("timeseries/PickupGestureWiimoteZ_unequal.csv")
    table = read(path)
    columns = [name for name in table.column_names if name.startswith("t") and name[1:].isdigit()]
    values = numbers(table, columns, path, TableReading())
    lengths = (~np.isnan(values)).sum(axis=1)
    assert (lengths.min(), lengths.max()) == (29, 361)
