"""Reading whole files: what comes out, and one clear sentence where nothing can."""

from __future__ import annotations

import gzip
from dataclasses import replace

import numpy as np
import pytest

from engine.core.errors import Cancelled, InputError
from engine.core.number_format import THIN
from engine.core.progress import Listener, Progress
from engine.io import csv_read
from engine.io.csv_dialect import TableReading
from engine.io.table_read import numbers, place, preview_table, read_table
from engine.io.table_write import write_csv


def put(tmp_path, text, name="t.csv"):
    path = tmp_path / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def read(path, **settings):
    return read_table(path, TableReading(**settings), Progress())


def kinds(table):
    return [str(kind) for kind in table.schema.types]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("last", [True, False])
def test_line_ends(tmp_path, end, last):
    path = put(tmp_path, end.join(["a,b", "1,x", "2,y"]) + (end if last else ""))
    assert read(path).to_pydict() == {"a": [1, 2], "b": ["x", "y"]}
    assert place(path, TableReading(), 1) == "line 3"


def test_quoted_cells(tmp_path):
    path = put(tmp_path, 'a,b\n"x,\ny","he said ""hi"""\nz,\n')
    assert read(path).to_pydict() == {"a": ["x,\ny", "z"], "b": ['he said "hi"', None]}
    assert place(path, TableReading(), 0) == "line 2"
    assert place(path, TableReading(), 1) == "line 4"


def test_lines_are_counted_as_an_editor_does(tmp_path):
    path = put(tmp_path, '\n"a\nname",b\n\n1,"x\ny"\n\n , \n   \n2,z\n')
    assert read(path).to_pydict() == {"a name": [1, None, 2], "b": ["x\ny", None, "z"]}
    assert [place(path, TableReading(), row) for row in range(3)] == ["line 5", "line 8", "line 10"]


@pytest.mark.parametrize(
    ("cells", "values", "kind"),
    [
        (["1", "2"], [1, 2], "int64"),
        (["1", ""], [1, None], "int64"),
        (["1", " "], [1, None], "int64"),
        (["1", "2.5"], [1.0, 2.5], "double"),
        (["1e3", "-.5"], [1000.0, -0.5], "double"),
        ([" 1", "+2 "], [1, 2], "int64"),
        (["007", "010"], ["007", "010"], "string"),
        (["0x1F", "0x2"], ["0x1F", "0x2"], "string"),
        (["12345678901234567890", "1"], ["12345678901234567890", "1"], "string"),
        (["9223372036854775807", "-5"], [9223372036854775807, -5], "int64"),
        (["1", "nan"], [1.0, None], "double"),
        (["nan", "NaN"], ["nan", "NaN"], "string"),
        (["inf", "-inf"], [np.inf, -np.inf], "double"),
        (["1", "n/a"], ["1", "n/a"], "string"),
        (["1 234", "12 345 678"], [1234, 12345678], "int64"),
        (["1\u00a0234.5", "1\u202f000"], [1234.5, 1000.0], "double"),
        (["1'234.5", "0.5"], [1234.5, 0.5], "double"),
        (["−5", "3"], [-5, 3], "int64"),
        (["2020-01-02", "2020-01-03"], ["2020-01-02", "2020-01-03"], "string"),
        (["true", "false"], ["true", "false"], "string"),
        (["1.2.3", "4"], ["1.2.3", "4"], "string"),
        (["0.5", "00.5"], ["0.5", "00.5"], "string"),
        (["1.5", "12345678901234567890"], ["1.5", "12345678901234567890"], "string"),
        (["1.5", "1e300"], [1.5, 1e300], "double"),
    ],
)
def test_what_becomes_of_cells(tmp_path, cells, values, kind):
    path = put(tmp_path, "a;b\n" + "".join(f"{cell};x\n" for cell in cells))
    table = read(path, decimal=".")
    assert (table.column("a").to_pylist(), kinds(table)[0]) == (values, kind)


@pytest.mark.parametrize(
    ("cells", "values"),
    [
        (["1,5", "2"], [1.5, 2.0]),
        (["1.234,56", "-7.000"], [1234.56, -7000.0]),
        (["1.234", "5.678.901"], [1234, 5678901]),
        (["1,5", "1.5"], ["1,5", "1.5"]),
        (["1 234,5", ",5"], [1234.5, 0.5]),
    ],
)
def test_decimal_commas(tmp_path, cells, values):
    path = put(tmp_path, "a;b\n" + "".join(f"{cell};x\n" for cell in cells))
    assert read(path, decimal=",").column("a").to_pylist() == values


def test_declared_cells_are_missing_by_text_and_by_value(tmp_path):
    path = put(tmp_path, "a,b,c\n-1,n/a,x\n-1.0,2,-1\n3, n/a ,y\n")
    table = read(path, missing=("-1", "n/a"))
    assert table.to_pydict() == {"a": [None, None, 3.0], "b": [None, 2, None], "c": ["x", None, "y"]}


def test_a_declared_number_in_the_files_own_writing(tmp_path):
    path = put(tmp_path, "a;b\n-1,0;1\n2,5;1\n")
    for written in ("-1", "-1,0", "-1.0"):
        assert read(path, missing=(written,)).column("a").to_pylist() == [None, 2.5]


def test_a_number_column_that_turns_out_to_be_text_keeps_its_texts(tmp_path, monkeypatch):
    monkeypatch.setattr(csv_read, "BLOCK", 1 << 12)
    rows = [f"{i}.50,{i},{i}" for i in range(3000)] + ["late,1.5,x"]
    table = read(put(tmp_path, "a,b,c\n" + "\n".join(rows)))
    assert kinds(table) == ["string", "double", "string"]
    assert table.column("a").to_pylist()[:3] + table.column("a").to_pylist()[-1:] == [
        "0.50",
        "1.50",
        "2.50",
        "late",
    ]
    assert table.column("b").to_pylist() == [*map(float, range(3000)), 1.5]


def test_nan_texts_survive_when_the_column_is_text(tmp_path, monkeypatch):
    monkeypatch.setattr(csv_read, "BLOCK", 1 << 12)
    rows = ["nan,1"] * 3000 + ["Berlin,2"]
    table = read(put(tmp_path, "town,b\n" + "\n".join(rows)))
    assert table.column("town").to_pylist() == ["nan"] * 3000 + ["Berlin"]


def test_whole_batches_of_whole_numbers_inside_decimals(tmp_path, monkeypatch):
    monkeypatch.setattr(csv_read, "BLOCK", 1 << 12)
    cells = ["0.5", *["7"] * 5000, "1.5"]
    table = read(put(tmp_path, "a,b\n" + "".join(f"{cell},x\n" for cell in cells)))
    assert table.column("a").to_pylist() == [float(cell) for cell in cells]


def test_a_record_longer_than_a_block(tmp_path, monkeypatch):
    monkeypatch.setattr(csv_read, "BLOCK", 1 << 12)
    long = "x" * 20_000
    table = read(put(tmp_path, f'a,b\n1,"{long}\n{long}"\n2,y\n'))
    assert table.column("b").to_pylist() == [f"{long}\n{long}", "y"]


def test_trailing_separators(tmp_path):
    assert read(put(tmp_path, "a;b;\n1;2;\n3;4;\n")).to_pydict() == {"a": [1, 3], "b": [2, 4]}
    assert read(put(tmp_path, "a;b\n1;2;\n3;4;\n")).to_pydict() == {"a": [1, 3], "b": [2, 4]}
    assert read(put(tmp_path, "1;2;\n3;4;\n")).column_names == ["column 1", "column 2"]


def test_a_line_of_separators_above_the_header(tmp_path):
    path = put(tmp_path, ";;\nid;x;y\nA;1;2\n;;\nB;3;4\n")
    assert read(path).to_pydict() == {"id": ["A", None, "B"], "x": [1, None, 3], "y": [2, None, 4]}
    assert preview_table(path, TableReading()).rows == (("A", "1", "2"), ("", "", ""), ("B", "3", "4"))
    assert place(path, TableReading(), 2) == "line 5"


def test_comments_before_and_between(tmp_path):
    path = put(tmp_path, "# made by hand\n#\nx y label\n1 2 a\n## Size: 290\n  3   4  b \n")
    assert read(path).to_pydict() == {"x": [1, 3], "y": [2, 4], "label": ["a", "b"]}
    assert place(path, TableReading(), 1) == "line 6"


def test_a_number_sign_is_data_where_the_file_does_not_begin_with_one(tmp_path):
    assert read(put(tmp_path, "a,b\n#1,2\n#2,3\n")).column("a").to_pylist() == ["#1", "#2"]


def test_names_are_made_unique_and_that_is_said(tmp_path):
    path = put(tmp_path, "a,,a,a (2), b \n1,2,3,4,5\n")
    names = ["a", "column 2", "a (3)", "a (2)", "b"]
    assert read(path).column_names == names
    preview = preview_table(path, TableReading())
    assert preview.columns == tuple(names)
    assert [problem.where for problem in preview.problems] == ["column 2", "column 3"]


def test_odd_paths(tmp_path):
    folder = tmp_path / "Über uns – 2 %"
    folder.mkdir()
    for name in ("Zähler 1.csv", "データ.csv"):
        assert read(put(folder, "a,b\n1,2\n", name)).num_rows == 1


def test_gzip(tmp_path):
    path = put(tmp_path, gzip.compress("a;b\n1,5;é\n".encode()), "t.csv.gz")
    assert read(path).to_pydict() == {"a": [1.5], "b": ["é"]}
    assert preview_table(path, TableReading()).rows == (("1,5", "é"),)


# ── numbers ───────────────────────────────────────────────────────────────────────────────────


def test_the_first_cell_that_is_no_number_is_named(tmp_path):
    lines = ["id,W6,W7", *(f"P{i},{i},{i}.5" for i in range(211)), "P211,1,n/a", "P212,?,n/a"]
    path = put(tmp_path, "\n".join(lines))
    table = read(path)
    with pytest.raises(InputError) as caught:
        numbers(table, ["W6", "W7"], path, TableReading())
    error = caught.value
    assert error.message == "line 213, column W7: 'n/a' is not a number"
    assert error.hint == "there are 3 such cells, in 2 columns"
    assert error.remedies[0].label == "Treat 'n/a' as missing"
    assert error.remedies[0].changes == {"missing": "n/a"}
    reading = TableReading(missing=("n/a", "?"))
    values = numbers(read_table(path, reading, Progress()), ["W6", "W7"], path, reading)
    assert values.shape == (213, 2)
    assert values[210].tolist() == [210, 210.5]
    assert np.isnan(values[212]).all()


def test_the_remedy_adds_to_what_is_declared_already(tmp_path):
    path = put(tmp_path, "a,b\n1,?\n-,2\n")
    reading = TableReading(missing=("?",))
    with pytest.raises(InputError) as caught:
        numbers(read_table(path, reading, Progress()), ["a", "b"], path, reading)
    assert caught.value.remedies[0].changes == {"missing": "?,-"}


def test_another_decimal_sign_is_offered(tmp_path):
    path = put(tmp_path, "a;b\n1,5;2\n3.5;4\n1,5;2\n")
    with pytest.raises(InputError, match=r"line 3, column a: '3\.5' is not a number") as caught:
        numbers(read(path), ["a"], path, TableReading())
    assert caught.value.remedies[0].changes == {"decimal": "."}


def test_numbers_of_codes_and_of_nothing(tmp_path):
    path = put(tmp_path, "a,b\n007,\n008,\n")
    values = numbers(read(path), ["a", "b"], path, TableReading())
    assert values[:, 0].tolist() == [7, 8]
    assert np.isnan(values[:, 1]).all()


# ── preview and progress ──────────────────────────────────────────────────────────────────────


def test_preview(tmp_path):
    path = put(tmp_path, "id;x\n" + "".join(f"P{i};{i},5\n" for i in range(500)) + "P9;1;2\n")
    preview = preview_table(path, TableReading())
    assert preview.columns == ("id", "x")
    assert len(preview.rows) == 200
    assert preview.rows[3] == ("P3", "3,5")
    assert preview.numeric == {"x"}
    facts = dict(preview.facts)
    assert (facts["Encoding"], facts["Separator"], facts["Rows"], facts["Header"]) == (
        "UTF-8",
        ";",
        "501",
        "line 1",
    )
    assert [(p.where, p.what) for p in preview.problems] == [("line 502", "has 3 fields, the header has 2")]


def test_preview_of_a_large_file_reads_its_head_only(tmp_path):
    path = put(tmp_path, "id,x\n" + "P1,15\n" * 2_000_000)
    preview = preview_table(path, TableReading())
    words = dict(preview.facts)["Rows"]
    assert words.startswith("about ")
    assert abs(int(words.removeprefix("about ").replace(THIN, "")) - 2_000_000) < 100_000


def test_preview_offers_other_separators_for_one_column(tmp_path):
    preview = preview_table(put(tmp_path, "a;b\n1;2\n"), TableReading(separator=","))
    assert {"separator": ";"} in [
        remedy.changes for problem in preview.problems for remedy in problem.remedies
    ]


class Recorder(Listener):
    def __init__(self, stop_after=10**9):
        self.fractions, self.looks, self.stop_after = [], 0, stop_after

    def update(self, update):
        self.fractions.append(update.fraction)

    def cancelled(self):
        self.looks += 1
        return self.looks > self.stop_after


def test_progress_grows_and_cancel_is_heard(tmp_path):
    path = tmp_path / "t.csv"
    write_csv(path, {"id": [f"M{i}" for i in range(400_000)], "x": np.arange(400_000) / 7})
    before = path.read_bytes()
    recorder = Recorder()
    read_table(path, TableReading(), Progress(recorder))
    assert recorder.fractions == sorted(recorder.fractions)
    assert recorder.fractions[-1] == 1.0
    assert recorder.looks >= path.stat().st_size / csv_read.BLOCK
    with pytest.raises(Cancelled):
        read_table(path, TableReading(), Progress(Recorder(stop_after=3)))
    assert path.read_bytes() == before


def test_replace_keeps_working_with_a_sniffed_reading(tmp_path):
    path = put(tmp_path, "a;b\n1;2\n")
    reading = preview_table(path, TableReading()).reading
    assert read_table(path, replace(reading, header="no"), Progress()).num_rows == 2


def test_columns_read_by_several_threads_keep_their_rows_in_order(tmp_path):
    """Over many blocks, with columns that turn from whole to decimals and to text far below."""
    rows, wide = 20_000, "w" * 300
    lines = [
        f"{i},{i}.5,{i if i < 18_000 else f'{i}.25'},{i if i < 19_500 else 'late'},{wide}{i % 3}"
        for i in range(rows)
    ]
    path = tmp_path / "t.csv"
    path.write_text("a,b,c,d,e\n" + "\n".join(lines) + "\n")
    found = read_table(path, TableReading(), Progress())
    at = np.arange(rows)
    assert np.array_equal(found["a"].to_numpy(), at)
    assert np.array_equal(found["b"].to_numpy(), at + 0.5)
    assert np.array_equal(found["c"].to_numpy(), np.where(at < 18_000, at, at + 0.25))
    assert found["d"].to_pylist() == [str(i) if i < 19_500 else "late" for i in range(rows)]
    assert found["e"].to_pylist() == [f"{wide}{i % 3}" for i in range(rows)]
