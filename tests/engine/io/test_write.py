"""Writing: what leaves is harmless, exact, and comes back the same."""

from __future__ import annotations

import csv
import datetime
import math

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.errors import ReleaseError
from engine.core.progress import Progress
from engine.io import csv_read, table_write
from engine.io.csv_dialect import TableReading
from engine.io.formula_escape import escape, unescape
from engine.io.table_read import place, preview_table, read_table
from engine.io.table_write import write_csv, write_parquet, write_xlsx

SET = TableReading(encoding="utf-8", separator=",", decimal=".", header="yes")
RELAXED = settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60
)

letters = st.characters(exclude_categories=("Cs", "Cc")) | st.sampled_from("\n\r\t,;|\"'=-")
texts = st.text(letters, max_size=12)
floats = st.floats(allow_nan=False)


def cells_of(path):
    """The cells by the standard library's reader."""
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def test_the_bytes(tmp_path):
    path = tmp_path / "t.csv"
    write_csv(
        path,
        {
            "id": ["A", "b,c", 'say "x"', "two\nlines", None, ""],
            "x": np.array([1.0, 0.1 + 0.2, -1e-7, 1e22, np.nan, np.inf]),
            "n": [1, -2, None, 4, 5, 6],
            "day": [datetime.date(2020, 1, 2)] * 6,
        },
    )
    assert path.read_bytes().decode() == (
        "id,x,n,day\n"
        "A,1,1,2020-01-02\n"
        '"b,c",0.30000000000000004,-2,2020-01-02\n'
        '"say ""x""",-1e-7,,2020-01-02\n'
        '"two\nlines",1e+22,4,2020-01-02\n'
        ",,5,2020-01-02\n"
        '"",inf,6,2020-01-02\n'
    )


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "=cmd|' /C calc'!A0"])
def test_formulas_are_made_harmless_in_text_only(tmp_path, text):
    columns = {text: [text, "ok"], "n": [-1, 2], "x": [-0.5, 1.0]}
    write_csv(tmp_path / "t.csv", columns)
    assert cells_of(tmp_path / "t.csv") == [
        ["'" + text, "n", "x"],
        ["'" + text, "-1", "-0.5"],
        ["ok", "2", "1"],
    ]
    write_xlsx(tmp_path / "t.xlsx", columns)
    table = read_table(tmp_path / "t.xlsx", TableReading(), Progress())
    assert table.column(0).to_pylist() == ["'" + text, "ok"]
    assert table.column("n").to_pylist() == [-1, 2]
    write_parquet(tmp_path / "t.parquet", columns)
    assert pq.read_table(tmp_path / "t.parquet").column(0).to_pylist() == [text, "ok"]


@RELAXED
@given(
    st.lists(st.tuples(floats | st.none(), st.integers(-(2**63), 2**63 - 1), texts), min_size=1, max_size=30)
)
def test_csv_comes_back_the_same(tmp_path, rows):
    path = tmp_path / "t.csv"
    numbers, whole, words = (list(column) for column in zip(*rows, strict=True))
    write_csv(path, {"x": numbers, "n": whole, "w": words})
    expected = [escape(word) for word in words]
    assert [row[2] for row in cells_of(path)[1:]] == expected
    assert [unescape(row[2]) for row in cells_of(path)[1:]] == words
    table = read_table(path, SET, Progress())
    assert table.column("n").to_pylist() == whole
    assert table.column("x").to_pylist() == numbers
    if pa.types.is_string(table.schema.field("w").type):
        assert table.column("w").to_pylist() == [word if word.strip(" ") else None for word in expected]


@RELAXED
@given(
    st.lists(st.lists(texts, min_size=3, max_size=3), min_size=1, max_size=40),
    st.sampled_from([",", ";", "\t", "|"]),
    st.sampled_from(["\n", "\r\n"]),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]),
)
def test_any_quoted_text_is_read_as_the_standard_library_does(tmp_path, rows, separator, end, codec):
    path = tmp_path / "t.csv"
    with open(path, "w", encoding=codec, newline="") as file:
        writer = csv.writer(file, delimiter=separator, lineterminator=end, quoting=csv.QUOTE_ALL)
        writer.writerow(["a", "b", "c"])
        # A letter before each keeps the column text and the cells not blank.
        writer.writerows([["x" + cell for cell in row] for row in rows])
    reading = TableReading(
        encoding="utf-16" if codec == "utf-16" else "utf-8",
        separator={"\t": "tab"}.get(separator, separator),
        decimal=".",
        header="yes",
    )
    table = read_table(path, reading, Progress())
    assert list(zip(*(c.to_pylist() for c in table.columns), strict=True)) == [
        tuple("x" + cell for cell in row) for row in rows
    ]
    preview = preview_table(path, reading)
    assert preview.rows == tuple(tuple("x" + cell for cell in row) for row in rows)
    lines = path.read_bytes().decode(codec)
    last = int(place(path, reading, len(rows) - 1).removeprefix("line "))
    before = [["a", "b", "c"], *[["x" + cell for cell in row] for row in rows[:-1]]]
    ends = sum(_line_ends(cell) for row in before for cell in row)
    assert last == len(rows) + 1 + ends
    assert lines.count('"a"') >= 1


def _line_ends(text: str) -> int:
    return text.replace("\r\n", "\n").replace("\r", "\n").count("\n")


CELLS = ["1", "2.5", "", "n/a", "x", "007", "1,5", "-1", "+3", " 4", "nan", "1e3", "98765432109876543210"]


@RELAXED
@given(st.lists(st.lists(st.sampled_from(CELLS), min_size=2, max_size=2), min_size=1))
def test_small_blocks_change_nothing(tmp_path, rows):
    """The answer does not depend on where the file is cut into blocks."""
    path = tmp_path / "t.csv"
    rows = [row for row in rows for _ in range(40)]
    path.write_text("a;b\n" + "".join(";".join(row) + "\n" for row in rows if any(row)))
    if path.stat().st_size < 6:
        return
    reading = TableReading(encoding="utf-8", separator=";", decimal=".", header="yes", missing=("-1",))
    whole = read_table(path, reading, Progress())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(csv_read, "BLOCK", 64)
        assert read_table(path, reading, Progress()).equals(whole)


@RELAXED
@given(st.lists(st.tuples(floats | st.none(), texts | st.none()), min_size=1, max_size=20))
def test_parquet_and_workbooks_come_back_the_same(tmp_path, rows):
    numbers, words = (list(column) for column in zip(*rows, strict=True))
    columns = {"x": [None if n is None else float(n) for n in numbers], "w": words}
    write_parquet(tmp_path / "t.parquet", columns)
    table = pq.read_table(tmp_path / "t.parquet")
    assert table.column("x").to_pylist() == numbers
    assert table.column("w").to_pylist() == words


@RELAXED
@given(st.lists(st.floats(allow_nan=False, allow_infinity=False), min_size=1, max_size=20))
def test_workbook_numbers_keep_all_digits(tmp_path, numbers):
    write_xlsx(tmp_path / "t.xlsx", {"x": numbers, "w": ["a"] * len(numbers)})
    assert read_table(tmp_path / "t.xlsx", TableReading(), Progress()).column("x").to_pylist() == numbers


def test_the_same_columns_give_the_same_bytes(tmp_path):
    columns = {"x": np.arange(5) / 3, "w": list("abcde")}
    for write, ending in ((write_csv, "csv"), (write_parquet, "parquet"), (write_xlsx, "xlsx")):
        first, second = tmp_path / f"1.{ending}", tmp_path / f"2.{ending}"
        write(first, columns)
        write(second, columns)
        assert first.read_bytes() == second.read_bytes()


def test_nothing_is_left_beside_a_workbook(tmp_path):
    write_xlsx(tmp_path / "t.xlsx", {"x": [1, 2]})
    assert [path.name for path in tmp_path.iterdir()] == ["t.xlsx"]


def test_kinds_of_columns(tmp_path):
    path = tmp_path / "t.csv"
    columns = {
        "np text": np.array(["a", "b"]),
        "objects": np.array(["x", None], dtype=object),
        "mixed": [1, "two"],
        "none": [None, float("nan")],
        "flag": [True, None],
        "big": np.array([2**64 - 1, 0], dtype=np.uint64),
        "chunked": pa.chunked_array([["u"], ["v"]]),
        "category": pa.array(["p", "q"]).dictionary_encode(),
    }
    write_csv(path, columns)
    assert cells_of(path)[1:] == [
        ["a", "x", "1", "", "true", "18446744073709551615", "u", "p"],
        ["b", "", "two", "", "", "0", "v", "q"],
    ]


def test_one_column_keeps_its_empty_rows(tmp_path):
    write_csv(tmp_path / "t.csv", {"a": [1.5, None, 2.5]})
    assert cells_of(tmp_path / "t.csv") == [["a"], ["1.5"], [""], ["2.5"]]


def test_no_rows(tmp_path):
    write_csv(tmp_path / "t.csv", {"a": [], "b": []})
    assert (tmp_path / "t.csv").read_bytes() == b"a,b\n"


@pytest.mark.parametrize(
    "cells",
    [
        [0.0, -0.0, 0.1, 1e-7, 1e22, None, math.inf],
        [1, 0, None, -7, 2**53],
        ["=1", "a,b", None, "x", ""],
        [datetime.date(2020, 1, 2), None],
        [True, False, None],
    ],
)
@pytest.mark.parametrize("decimal", [".", ","])
def test_cells_that_repeat_are_spelled_as_each_by_itself(cells, decimal, monkeypatch, tmp_path):
    column = pa.array(cells * 60)
    written = []
    for head in (0, 100):  # of no cells none repeats
        monkeypatch.setattr(table_write, "_HEAD", head)
        write_csv(tmp_path / "t.csv", {"a": column, "b": column}, decimal=decimal)
        written.append((tmp_path / "t.csv").read_bytes())
    assert written[0] == written[1]


def test_more_than_one_slice(tmp_path):
    path = tmp_path / "t.csv"
    values = np.random.default_rng(1).normal(size=150_000)
    write_csv(path, {"id": [f"P{i}" for i in range(len(values))], "x": values})
    table = read_table(path, SET, Progress())
    assert table.column("id")[-1].as_py() == "P149999"
    np.testing.assert_array_equal(table.column("x").to_numpy(), values)
    assert all(math.isfinite(value) for value in values)


def test_what_does_not_fit_a_sheet_is_refused(tmp_path):
    with pytest.raises(ReleaseError, match="do not fit an Excel sheet"):
        write_xlsx(tmp_path / "t.xlsx", {"x": np.zeros(1_048_576)})
    with pytest.raises(ReleaseError, match="do not fit an Excel cell"):
        write_xlsx(tmp_path / "t.xlsx", {"x": ["a" * 40_000]})


def test_a_parquet_file_written_some_rows_at_a_time_is_the_whole_one(tmp_path, monkeypatch):
    random = np.random.default_rng(1)
    columns = {
        "whole": pa.array(random.integers(0, 9, 250), mask=random.random(250) < 0.1),
        "number": pa.array(np.append(np.full(120, np.nan), random.normal(size=130)), from_pandas=True),
        "text": pa.array(random.choice(["a", "b", "ü"], 250)).dictionary_encode(),
    }
    monkeypatch.setattr(table_write, "_GROUP", 100)
    table_write.write_parquet(tmp_path / "parts.parquet", columns)
    whole = table_write.arrow_table(columns)
    pq.write_table(whole, tmp_path / "whole.parquet", compression="zstd", row_group_size=100)
    assert (tmp_path / "parts.parquet").read_bytes() == (tmp_path / "whole.parquet").read_bytes()
    none = {name: column[:0] for name, column in columns.items()}
    table_write.write_parquet(tmp_path / "none.parquet", none)
    assert pq.read_table(tmp_path / "none.parquet").schema.names == ["whole", "number", "text"]
