"""Files that would eat the machine are refused before they are read, in a sentence, by every door."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.io import memory_limit, sheet_extent, workbook_size
from engine.io.csv_dialect import TableReading
from engine.io.parquet import Parquet
from engine.io.parquet_size import pages_of
from engine.io.raw_rows import read_text_rows, sheet_names
from engine.io.sheet_extent_xls import xls_extents
from engine.io.table_read import preview_table, read_table

from .bombs import (
    binary_workbook,
    ods_cell,
    old_workbook,
    opendocument,
    parquet_of_one_long_text,
    parquet_of_shared_beginnings,
    sheet_of,
    workbook,
)

ROOT = Path(__file__).resolve().parents[3]
GIGABYTES = 4


def read(path, **settings):
    return read_table(path, TableReading(**settings), Progress())


def every_door(path: Path) -> list[str]:
    """What every kind says to the file, by preview and load, in a process that may take little memory."""
    script = f"""
        import resource, sys
        from pathlib import Path
        resource.setrlimit(resource.RLIMIT_AS, ({GIGABYTES} << 30, {GIGABYTES} << 30))
        from engine.core.errors import SfumatoError
        from engine.core.progress import Progress
        from engine.core.technique import kinds
        for kind in kinds().values():
            for door in (kind.preview, kind.load):
                try:
                    door([Path(sys.argv[1])], kind.Reading(), kind.Columns(), Progress())
                    print("read")
                except SfumatoError as error:
                    print(error.one_line())
    """
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(script), str(path)],
        capture_output=True,
        text=True,
        timeout=120,
        cwd=ROOT,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


@pytest.mark.skipif(sys.platform == "win32", reason="no limit of memory for a process there")
@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda p: workbook(p / "t.xlsx", sheet_of('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')),
         "reaches to cell XFD1048576"),
        (lambda p: opendocument(p / "t.ods", "<table:table-row>" + ods_cell("x", 16_384)
            + "</table:table-row><table:table-row table:number-rows-repeated='1000000'>" + ods_cell("y")
            + "</table:table-row>"), "a rectangle of 16"),
        (lambda p: old_workbook(p / "t.xls", 65_535, 65_535), "where no sheet has cells"),
        (lambda p: binary_workbook(p / "t.xlsb", 1_048_575, 16_383), "reaches to cell XFD1048576"),
        (lambda p: parquet_of_one_long_text(p / "t.parquet"), "would take"),
    ],
    ids=["xlsx", "ods", "xls", "xlsb", "parquet"],
)  # fmt: skip
def test_every_door_refuses_it_in_a_sentence(tmp_path, make, words):
    path = make(tmp_path)
    assert path.stat().st_size < 100_000
    said = every_door(path)
    assert len(said) == 10
    if path.suffix == ".parquet":
        said = said[1::2]  # the first two hundred rows of it fit
    assert all(words in line for line in said), said


# ── workbooks ─────────────────────────────────────────────────────────────────────────────────

FAR = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
NEAR = '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row>'
NEAR_2 = NEAR + '<row r="2"><c r="A2"><v>3</v></c><c r="B2"><v>4</v></c></row>'


@pytest.mark.parametrize(
    ("sheet", "words"),
    [
        (sheet_of(FAR), "sheet1.xml reaches to cell XFD1048576, a rectangle of 17"),
        (sheet_of(NEAR_2 + FAR, '<dimension ref="A1:B2"/>'), "reaches to cell XFD1048576"),
        (sheet_of(NEAR_2 + '<row><c r="CW1048576"/></row>'), "reaches to cell CW1048576"),
        (sheet_of(NEAR + FAR.replace('"', "'")), "reaches to cell XFD1048576"),
        (sheet_of(NEAR + FAR.replace('<c r', "<c\n\tcm='1' r")), "reaches to cell XFD1048576"),
        (sheet_of(NEAR + FAR.replace("XFD1048576", "&#88;FD1048576")), "reaches to cell XFD1048576"),
        (sheet_of("<!-- " + NEAR + "-->" + FAR), "reaches to cell XFD1048576"),
        (sheet_of(NEAR).replace("<", "<x:").replace("<x:/", "</x:").replace("<x:?", "<?")
         .replace("xmlns=", "xmlns:x=").replace('r="B1"', 'r="XFD1048576"'), "reaches to cell XFD1048576"),
        (sheet_of(FAR).replace('<?xml version="1.0"?>', "").encode("utf-16"), "reaches to cell XFD1048576"),
        (sheet_of('<row r="1"><c r="Hnan7"><v>1</v></c></row>'), "a place that does not exist: 'Hnan7'"),
        (sheet_of('<row r="x"><c><v>1</v></c></row>'), "a place that does not exist: 'x'"),
        (sheet_of('<row r="1"><c r="ZZZ9999999"><v>1</v></c></row>'), "where no sheet has cells"),
        (sheet_of(NEAR + "<row r='1048576'>" + "<c/>" * 101 + "</row>"), "reaches to cell CW1048576"),
        (sheet_of("<row><c/></row>")[:-30], "is a damaged workbook: xl/worksheets/sheet1.xml"),
        ('<!DOCTYPE x [<!ENTITY a "b">]>' + sheet_of("<row><c/></row>")[21:], "declares a document type"),
    ],
    ids=lambda value: "" if not isinstance(value, str) or value.startswith("<") else value[:24],
)  # fmt: skip
def test_however_a_far_cell_is_written_it_is_found(tmp_path, sheet, words):
    path = workbook(tmp_path / "t.xlsx", sheet)
    for door in (
        lambda: preview_table(path, TableReading()),
        lambda: read(path),
        lambda: read_text_rows(path, TableReading(), Progress()),
        lambda: sheet_names(path),
    ):
        with pytest.raises(InputError) as caught:
            door()
        assert words in caught.value.message
        assert caught.value.hint


def test_a_sheet_whose_cells_do_not_say_where_they_stand_is_read(tmp_path):
    rows = "<row><c><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c><c><v>4</v></c></row>"
    assert read(workbook(tmp_path / "t.xlsx", sheet_of(rows)), header="no").to_pydict() == {
        "column 1": [1, 3],
        "column 2": [2, 4],
    }


def test_the_quick_search_and_the_strict_one_agree(tmp_path):
    from engine.io.sheet_extent_plain import search
    from engine.io.sheet_extent_xlsx import scan_sheet

    body = "".join(
        f'<row r="{r}"><c r="A{r}" t="s"><v>0</v></c><c r="AB{r}" s="3"><v>{r}</v></c></row>'
        for r in range(1, 4000)
    )
    blocks = sheet_of(body).encode()
    pieces = [blocks[at : at + 777] for at in range(0, len(blocks), 777)]
    quick, strict = search("s.xml", iter(pieces)), scan_sheet(tmp_path, "s.xml", iter(pieces))
    assert quick is not None
    for found in (quick, strict):
        assert (found.rows, found.columns, found.filled, found.texts) == (3999, 28, 7998, 3999)


def test_a_long_text_shown_by_many_cells_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(memory_limit, "physical", lambda: 1 << 30)
    cells = "".join(f'<row r="{r}"><c r="A{r}" t="s"><v>1</v></c></row>' for r in range(1, 3001))
    shared = f"<si><t>a</t></si><si><t>{'x' * 100_000}</t></si>"
    path = workbook(tmp_path / "t.xlsx", sheet_of(cells), shared)
    with pytest.raises(InputError, match=r"would take 900\.0 MB of memory or more"):
        read(path)
    shown = sheet_of(cells.replace("<v>1</v>", "<v>0</v>", 2999))
    assert read(workbook(tmp_path / "u.xlsx", shown, shared), header="no").num_rows == 3000


def test_a_shared_text_inside_another_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(memory_limit, "physical", lambda: 1 << 20)
    cells = "".join(f'<row r="{r}"><c r="A{r}" t="s"><v>0</v></c></row>' for r in range(1, 3001))
    shared = "<si><t>" + "x" * 999 + "</t><si><t>y</t></si></si>"
    with pytest.raises(InputError, match="place that does not exist"):
        read(workbook(tmp_path / "t.xlsx", sheet_of(cells), shared))


def test_a_table_of_a_million_empty_rows_at_the_end_is_read(tmp_path):
    """As every program writes it."""
    rows = f"<table:table-row>{ods_cell('a')}{ods_cell('b')}</table:table-row>"
    rows += f"<table:table-row>{ods_cell('1')}{ods_cell('2')}</table:table-row>"
    rows += (
        '<table:table-row table:number-rows-repeated="1048574">'
        '<table:table-cell table:number-columns-repeated="16384"/></table:table-row>'
    )
    assert read(opendocument(tmp_path / "t.ods", rows)).to_pydict() == {"a": [1], "b": [2]}


def test_an_old_workbook_is_measured_wherever_its_stream_lies(tmp_path):
    for padding in (0, 100, 8000):
        (one,) = [e for e in xls_extents(old_workbook(tmp_path / "t.xls", 9, 4, padding)) if e.filled]
        assert (one.rows, one.columns) == (10, 5)


def test_a_part_that_comes_twice_is_refused(tmp_path):
    import zipfile

    path = workbook(tmp_path / "t.xlsx", sheet_of(NEAR_2))
    with pytest.warns(UserWarning), zipfile.ZipFile(path, "a") as archive:
        archive.writestr("xl/worksheets/sheet1.xml", sheet_of(FAR))
    with pytest.raises(InputError, match="damaged workbook"):
        read(path)


def test_a_stray_cell_in_a_large_sheet_is_told_apart_from_a_large_table():
    assert sheet_extent.Extent("s", 1000, 16_384, 20).box > workbook_size.SPARSE_CELLS
    assert sheet_extent.cell_name(1_048_576, 16_384) == "XFD1048576"
    assert sheet_extent.reference("XFD1048576") == (1_048_576, 16_384)
    assert [sheet_extent.reference(text) for text in ("A0", "a1", "1A", "ABCD1", "A1 ", "")] == [None] * 6


# ── Parquet ───────────────────────────────────────────────────────────────────────────────────


def test_texts_that_repeat_their_beginning_are_counted_as_they_are_read(tmp_path, monkeypatch):
    path = parquet_of_shared_beginnings(tmp_path / "t.parquet", 100_000, 5_000)
    assert path.stat().st_size < 100_000
    monkeypatch.setattr(memory_limit, "physical", lambda: 400 << 20)
    before = pa.total_allocated_bytes()
    with pytest.raises(InputError, match="would take"):
        read(path)
    assert pa.default_memory_pool().max_memory() - before < 1 << 30


def test_pages_are_believed_and_not_the_footer(tmp_path):
    path = tmp_path / "t.parquet"
    rows = 200_000
    columns = {"a": [f"text {i}" for i in range(rows)], "b": list(range(rows)), "c": [None] * rows}
    for options in ({}, {"use_dictionary": False}, {"data_page_version": "2.0", "compression": "zstd"}):
        pq.write_table(pa.table(columns), path, row_group_size=70_000, **options)
        metadata = pq.ParquetFile(path).metadata
        groups = range(metadata.num_row_groups)
        stated = sum(
            metadata.row_group(g).column(c).total_uncompressed_size for g in groups for c in range(3)
        )
        assert 0.99 * stated < sum(c.unpacked for c in pages_of(path).values()) <= stated
        with Parquet(path) as file:
            assert file.rows == rows
        assert read(path).num_rows == rows


def test_a_page_that_unpacks_to_more_than_fits_is_refused_before_it_is_unpacked(tmp_path, monkeypatch):
    path = tmp_path / "t.parquet"
    pq.write_table(
        pa.table({"a": ["x" * (50 << 20)], "b": [1]}), path, compression="zstd", use_dictionary=False
    )
    assert path.stat().st_size < 1 << 20
    monkeypatch.setattr(memory_limit, "physical", lambda: 100 << 20)
    for door in (lambda: preview_table(path, TableReading()), lambda: read(path)):
        with pytest.raises(InputError, match="would take"):
            door()


def test_lists_are_refused_before_they_are_read(tmp_path):
    path = tmp_path / "t.parquet"
    pq.write_table(pa.table({"a": [1], "s": [{"tags": [0] * 1_000_000}]}), path)
    with pytest.raises(InputError, match=r"column s\.tags holds lists or maps"):
        preview_table(path, TableReading())


def test_texts_stay_what_they_are_in_dictionaries_structs_and_bytes(tmp_path):
    path = tmp_path / "t.parquet"
    words = ["é", None, "", "long" * 99]
    table = pa.table(
        {
            "plain": words,
            "coded": pa.array(words).dictionary_encode(),
            "inner": pa.array([{"w": word} for word in words]),
            "raw": pa.array([b"a", None, b"", b"b"], pa.binary()),
        }
    )
    pq.write_table(table, path)
    assert read(path).to_pydict() == {
        "plain": words, "coded": words, "inner.w": words, "raw": ["a", None, "", "b"]
    }  # fmt: skip


@pytest.mark.parametrize(
    ("column", "words"),
    [
        (pa.array([10**15], pa.timestamp("ms")), "a date outside the years 1 to 9999"),
        (pa.array([2**31 - 1], pa.int32()).cast(pa.date32()), "a date outside the years 1 to 9999"),
        (pa.array([0], pa.timestamp("ms", "Mars/Olympus")), "a zone that is not known"),
        (pa.array([b"\xff\xfe"], pa.binary()), "values that are not text"),
    ],
)
def test_values_that_no_program_could_show_are_named_with_their_column(tmp_path, column, words):
    path = tmp_path / "t.parquet"
    pq.write_table(pa.table({"a": [1], "when": column}), path)
    for door in (lambda: preview_table(path, TableReading()), lambda: read(path)):
        with pytest.raises(InputError, match="column when") as caught:
            door()
        assert words in caught.value.message


def test_times_finer_than_a_microsecond_are_shown(tmp_path):
    path = tmp_path / "t.parquet"
    pq.write_table(
        pa.table({"a": [1], "when": pa.array([1_600_000_000_000_000_001], pa.timestamp("ns"))}), path
    )
    assert preview_table(path, TableReading()).rows == (("1", "2020-09-13 12:26:40"),)


# ── releases that somebody else made ──────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["data.xlsx", "data.parquet"])
def test_verifiers_refuse_a_release_that_would_eat_the_machine(tmp_path, monkeypatch, name):
    from engine.kinds.clusters.verify_read import read as read_clusters
    from engine.kinds.timeseries.verify_open import read_released as read_series
    from engine.kinds.timeseries.verify_read import UnreadableSeries
    from engine.verify.read_table import Unreadable
    from engine.verify.read_table import read_released as read_table_release

    monkeypatch.setattr(memory_limit, "physical", lambda: 64 << 20)
    path = tmp_path / name
    if name == "data.xlsx":
        workbook(path, sheet_of(FAR))
        types = {"a": "number"}
    else:
        parquet_of_one_long_text(path, 20_000, 20_000)
        types = {"case": "whole", "activity": "text"}
        with pytest.raises(Unreadable, match="would take"):
            read_clusters(path, types)
        with pytest.raises(UnreadableSeries, match="would take"):
            read_series(path, {})
    with pytest.raises(Unreadable, match=r"would take|reaches to cell"):
        read_table_release(path, types, 20_000)
