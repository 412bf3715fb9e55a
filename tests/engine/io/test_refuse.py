"""What cannot be read: one clear sentence with the place, and never anything but that."""

from __future__ import annotations

import contextlib
import gzip
import os
import zipfile

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.io import input_file, memory_limit
from engine.io.csv_dialect import TableReading
from engine.io.table_read import preview_table, read_table
from engine.io.table_write import write_parquet, write_xlsx


def put(tmp_path, text, name="t.csv"):
    path = tmp_path / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def read(path, **settings):
    return read_table(path, TableReading(**settings), Progress())


PNG = b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 4


@pytest.mark.parametrize(
    ("content", "name", "words"),
    [
        (b"", "t.csv", r"^t.csv is empty \(0 bytes\)$"),
        (b"\n \n\n", "t.csv", "holds only blank lines"),
        (b",,\n,,\n", "t.csv", "holds only empty cells"),
        (b"a,b\n", "t.csv", "a header and no rows"),
        (b"a\n1\n2\n", "t.csv", "only one column"),
        (PNG, "t.csv", "is a PNG picture"),
        (b"%PDF-1.7\n%\xe2\xe3", "t.csv", "is a PDF document"),
        (b"PK\x03\x04" + bytes(50), "t.csv", "is a ZIP archive"),
        (b"PAR1" + bytes(50), "t.csv", "is a Parquet file"),
        (bytes(range(256)) * 20, "t.csv", "zero byte"),
        (b"a,b\n1,2\n3,\x004\n" + b"5,6\n" * 9, "t.csv", "line 3 holds a zero byte"),
        (bytes(range(1, 32)) * 50, "t.csv", "control characters"),
        (b"a,b\n1,2\n", "t.csv.gz", "is named .gz but is not a gzip file"),
        (gzip.compress(b"a,b\n" * 9999)[:40], "t.csv.gz", "is damaged"),
        (gzip.compress(b""), "t.csv.gz", "holds nothing once unpacked"),
        (b"a,b\n1,2\n", "t.parquet", "is not a Parquet file"),
        (b"a,b\n1,2\n", "t.xlsx", "not a readable workbook"),
        (b"PK\x03\x04" + bytes(50), "t.xlsx", "damaged workbook"),
        (b"a,b,c\n1,2,3\n4,5\n", "t.csv", r"^line 3 has 2 fields, the header has 3$"),
        (b'a,b\n1,"x\ny"\n\n4,5,6\n', "t.csv", r"^line 5 has 3 fields, the header has 2$"),
        (b"1,2\n3\n", "t.csv", r"^line 2 has 1 field, the first row has 2$"),
        (b'a,b,c\n1,2,3\n4,"5,6\n7,8,9\n', "t.csv", r"^line 3: a quotation mark is opened and not closed"),
    ],
    ids=lambda value: "" if isinstance(value, bytes) else value,
)
def test_what_cannot_be_read_is_said_in_one_line(tmp_path, content, name, words):
    with pytest.raises(InputError, match=words) as caught:
        read(put(tmp_path, content, name))
    assert "\n" not in caught.value.one_line()
    assert caught.value.hint


def test_a_late_zero_byte_and_a_late_ragged_row_are_named(tmp_path):
    body = "x,1\n" * 300_000
    with pytest.raises(InputError, match="line 300002"):
        read(put(tmp_path, "a,b\n" + body + "y,\0\n"))
    with pytest.raises(InputError, match="line 300002 has 3 fields, the header has 2"):
        read(put(tmp_path, "a,b\n" + body + "y,1,2\n" + body))


def test_a_late_foreign_byte_in_a_file_that_began_as_utf8(tmp_path):
    with pytest.raises(InputError, match="line 300002: byte 0xe9 is not UTF-8"):
        read(put(tmp_path, b"a,b\n" + b"x,1\n" * 300_000 + b"\xe9,1\n"), encoding="utf-8")


def test_missing_folder_and_forbidden(tmp_path):
    with pytest.raises(InputError, match="there is no file"):
        read(tmp_path / "none.csv")
    with pytest.raises(InputError, match="is a folder"):
        read(tmp_path)
    path = put(tmp_path, "a,b\n1,2\n")
    path.chmod(0)
    if os.geteuid() == 0:
        pytest.skip("root may read everything")
    with pytest.raises(InputError, match="may not be read"):
        read(path)


def test_gzip_bomb(tmp_path, monkeypatch):
    monkeypatch.setattr(input_file, "BOMB_FREE", 1 << 20)
    path = tmp_path / "t.csv.gz"
    path.write_bytes(gzip.compress(b"a,b\n" + b"0,0\n" * 3_000_000))
    with pytest.raises(InputError, match=r"unpacks to .* refused"):
        read(path)


def test_zip_bomb_in_a_workbook(tmp_path, monkeypatch):
    monkeypatch.setattr(input_file, "BOMB_FREE", 1 << 20)
    path = tmp_path / "t.xlsx"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b" " * (20 << 20))
    with pytest.raises(InputError, match=r"unpacks to .* refused"):
        read(path)


def test_a_workbook_that_lies_about_its_sizes(tmp_path, monkeypatch):
    monkeypatch.setattr(input_file, "BOMB_FREE", 1 << 20)
    path = tmp_path / "t.xlsx"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b" " * (20 << 20))
    size = (20 << 20).to_bytes(4, "little")
    path.write_bytes(path.read_bytes().replace(size, (1000).to_bytes(4, "little")))
    with pytest.raises(InputError, match="refused"):
        read(path)


# ── anything at all ───────────────────────────────────────────────────────────────────────────

RELAXED = settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=150
)


def read_or_refuse(path):
    """Both the preview and the reader give an answer or an InputError, never anything else."""
    for function in (lambda: preview_table(path, TableReading()), lambda: read(path)):
        with contextlib.suppress(InputError):
            function()


@RELAXED
@given(st.binary(max_size=300) | st.text(st.sampled_from('a1,;\n\r"\t #.é'), max_size=80).map(str.encode))
def test_any_bytes_named_csv(tmp_path, content):
    read_or_refuse(put(tmp_path, content))
    read_or_refuse(put(tmp_path, content, "t.csv.gz"))


@RELAXED
@given(st.data())
@pytest.mark.parametrize("ending", ["xlsx", "parquet", "csv.gz"])
def test_a_file_with_spoiled_bytes(tmp_path, ending, data):
    path = tmp_path / f"t.{ending}"
    columns = {"a": [1, 2, 3], "b": ["x", "y", None], "c": [0.5, 1.5, 2.5]}
    if ending == "csv.gz":
        path.write_bytes(gzip.compress(b"a,b\n" + b"1,x\n" * 50))
    else:
        (write_xlsx if ending == "xlsx" else write_parquet)(path, columns)
    content = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    path.write_bytes(content[: data.draw(st.integers(len(content) // 2, len(content)))])
    read_or_refuse(path)


@pytest.mark.parametrize("ending", ["csv", "csv.gz"])
def test_a_table_beyond_memory_is_refused_in_words(ending, tmp_path, monkeypatch):
    rows = 200_000
    written = ("a,b\n" + "".join(f"{i},{i % 7}.5\n" for i in range(rows))).encode()
    path = tmp_path / f"t.{ending}"
    path.write_bytes(gzip.compress(written, 1) if ending.endswith("gz") else written)
    monkeypatch.setattr(memory_limit, "allowance", lambda: 16 * rows + 1)
    assert read(path).num_rows == rows
    monkeypatch.setattr(memory_limit, "allowance", lambda: 8 * rows)
    with pytest.raises(InputError, match=r"t\.csv\S* would take [23]\.\d MB of memory or more"):
        read(path)
