"""What a parser says about a file it cannot read becomes a sentence; our own mistakes are not hidden."""

from __future__ import annotations

import struct

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from engine.core.errors import Cancelled, InputError, SfumatoError
from engine.core.policy import read_policy
from engine.core.progress import Progress
from engine.core.recipe import read_recipe
from engine.core.technique import find_kind
from engine.io.read_errors import readable, through_the_door

from .bombs import sheet_of, workbook


def put(folder, name, content):
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def said(kind, path, **reading):
    """What preview and load say to the file; '' where they read it."""
    found = find_kind(kind)
    lines = []
    for door in (found.preview, found.load):
        try:
            door([path], found.Reading(**reading), found.Columns(), Progress())
            lines.append("")
        except SfumatoError as error:
            assert error.hint or error.remedies
            lines.append(error.message)
    return lines


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (ValueError("bad\nvalue"), r"^t\.x is not a readable table \(bad value\)$"),
        (LookupError("unknown encoding: q"), "unknown encoding: q"),
        (RecursionError("maximum"), "nested too deep"),
        (OSError(5, "Input/output error"), "Input/output error"),
        (pa.ArrowTypeError("odd"), "odd"),
        (struct.error("short"), "short"),
        (EOFError(), "EOFError"),
        (MemoryError(), "does not fit into the memory"),
    ],
)
def test_errors_of_parsers_become_sentences(tmp_path, error, words):
    @through_the_door("table")
    def read(path):
        raise error

    with pytest.raises(InputError, match=words) as caught:
        read(tmp_path / "t.x")
    assert caught.value.hint


@pytest.mark.parametrize("error", [TypeError("ours"), AttributeError("ours"), AssertionError(), Cancelled()])
def test_our_own_mistakes_and_cancelling_pass(tmp_path, error):
    with pytest.raises(type(error)), readable(tmp_path / "t.x", "table"):
        raise error


def test_a_sentence_stays_the_sentence_it_is(tmp_path):
    with pytest.raises(InputError, match=r"^line 3: so$"), readable(tmp_path / "t.x", "table"):
        raise InputError("line 3: so")


def test_a_log_in_an_unknown_encoding(tmp_path):
    for codec in ("nonsense", "rot13", "utf-7"):
        path = put(tmp_path, "t.xes", f'<?xml version="1.0" encoding="{codec}"?><log><trace/></log>')
        assert all("t.xes is not a readable event log" in line for line in said("eventlogs", path)), codec


@pytest.mark.parametrize("space", ["a}b", "{", " ", "a b", "http://x/{y}", "urn:x"])
def test_whatever_the_space_of_graphml_is_called(tmp_path, space):
    """lxml splits names at a brace, which may be part of them."""
    path = put(tmp_path, "t.graphml", f'<graphml xmlns="{space}" xmlns:q="{space}"><graph><node id="a"/>'
               '<q:node id="b"/><edge source="a" target="b"/></graph></graphml>')  # fmt: skip
    for line in said("graphs", path):
        assert not line or "t.graphml is not well-formed XML" in line


def test_networks_nested_deep(tmp_path):
    for name, text in (
        ("t.json", "[" * 200_000),
        ("t.json", '{"nodes":' * 100_000),
        ("t.gml", "graph [ a [ " * 100_000),
        ("t.graphml", "<a>" * 100_000),
        ("t.gexf", "<gexf>" + "<node>" * 100_000),
    ):
        assert all(said("graphs", put(tmp_path, name, text))), name


@pytest.mark.parametrize("kind", ["tables", "clusters", "timeseries", "eventlogs", "graphs"])
def test_workbooks_whose_parts_are_not_where_they_should_be(tmp_path, kind):
    whole = workbook(tmp_path / "w.xlsx", sheet_of("<row><c><v>1</v></c></row>")).read_bytes()
    at = whole.rfind(b"PK\x01\x02")
    for offset in (0xFFFFFFFF, 0x7FFFFFFF, len(whole)):
        spoiled = whole[: at + 42] + struct.pack("<I", offset) + whole[at + 46 :]
        assert all(said(kind, put(tmp_path, "t.xlsx", spoiled)))
    for part in (b"xl/workbook.xml", b"xl/worksheets/sheet1.xml"):
        assert all(said(kind, put(tmp_path, "t.xlsx", whole.replace(part, part[:-1] + b"x"))))
    assert all(said(kind, workbook(tmp_path / "u.xlsx", "<worksheet><sheetData><row><c r='A1'")))


@pytest.mark.parametrize("kind", ["tables", "clusters", "timeseries", "eventlogs", "graphs"])
def test_parquet_texts_that_are_no_text(tmp_path, kind):
    path = tmp_path / "t.parquet"
    words = pa.array([b"ok", b"o\xff", b"ok"], pa.binary())
    wrong = pa.StringArray.from_buffers(3, words.buffers()[1], words.buffers()[2])
    columns = {"case": wrong, "activity": wrong, "n": [1, 2, 3], "m": [1.5, 2.5, 3.5]}
    pq.write_table(pa.table(columns), path, store_schema=False)
    for line in said(kind, path):
        assert "t.parquet" in line and ("UTF8" in line or "utf-8" in line or "damaged" in line)


@pytest.mark.parametrize("read", [read_recipe, read_policy])
@pytest.mark.parametrize(
    "text",
    ["a = " + "[" * 20_000, "a = " + "{b=" * 20_000, "a = " + "9" * 5_000, "a = 1" * 2, "\xff", "[" * 9,
     "x = 1\n" * 2, "a = 9999-99-99", "a" * (5 << 20)],
    ids=range(9),
)  # fmt: skip
def test_recipes_and_policies_that_are_none(tmp_path, read, text):
    path = put(tmp_path, "t.toml", text.encode("latin-1"))
    with pytest.raises(InputError, match=r"^t\.toml is ") as caught:
        read(path)
    assert "\n" not in caught.value.one_line()
    for missing in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(InputError):
            read(missing)


def test_a_file_without_numbers_cannot_be_split_in_space(tmp_path):
    path = put(tmp_path, "t.csv", "a,b\n" + "x,y\nu,v\n" * 9)
    _, loaded = said("clusters", path, split="space:4")
    assert loaded == "no numeric column to split by in space was found"
