"""Sniffing: encoding, separator, decimal sign, header, and that what was set is kept."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass, replace

import pytest

from engine.core import params
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.io.csv_dialect import TableReading, sniff
from engine.io.table_read import read_table

TEXT = "name,betrag\nRené,1.5\nZoë – 5 €,2.5\n"


def put(tmp_path, text, encoding="utf-8", name="t.csv"):
    path = tmp_path / name
    path.write_bytes(text.encode(encoding) if isinstance(text, str) else text)
    return path


@pytest.mark.parametrize(
    ("codec", "found"),
    [
        ("utf-8", "utf-8"),
        ("utf-8-sig", "utf-8"),
        ("utf-16", "utf-16"),
        ("utf-16-le", "utf-16"),
        ("utf-16-be", "utf-16"),
        ("cp1252", "windows-1252"),
    ],
)
def test_the_encoding_is_recognised_and_the_letters_come_out_right(tmp_path, codec, found):
    path = put(tmp_path, TEXT, codec)
    assert sniff(path, TableReading()).encoding == found
    table = read_table(path, TableReading(), Progress())
    assert table.column_names == ["name", "betrag"]
    assert table.column("name").to_pylist() == ["René", "Zoë – 5 €"]
    assert table.column("betrag").to_pylist() == [1.5, 2.5]


def test_a_big_endian_mark_is_understood(tmp_path):
    path = put(tmp_path, b"\xfe\xff" + TEXT.encode("utf-16-be"))
    assert read_table(path, TableReading(), Progress()).column("name")[0].as_py() == "René"


def test_an_accent_far_below_the_head_still_tells_the_encoding(tmp_path):
    path = put(tmp_path, b"a,b\n" + b"x,1\n" * 200_000 + "é,1\n".encode("cp1252") * 50_000)
    assert sniff(path, TableReading()).encoding == "windows-1252"


@pytest.mark.parametrize(
    ("text", "separator"),
    [
        ("a,b,c\n1,2,3\n", ","),
        ("a;b;c\n1,5;2,5;3\n4,5;5,5;6\n", ";"),
        ("1,5;2,5\n2,5;3,5\n", ";"),
        ("a\tb\n1\t2\n", "tab"),
        ("a|b\n1,2|3,4\n", "|"),
        ('"a,x";b\n"c,y";d\n', ";"),
        ("sep=|\na|b\n1|2\n", "|"),
        ("10 20\n30 40\n", "space"),
        ("first name,last name\nAnna Maria,Berg\n", ","),
        ("name;note\nA;one, two\nB;three\n", ";"),
        ("id,text\n1,a; b; c\n2,d; e; f\n", ","),
    ],
)
def test_separator(tmp_path, text, separator):
    assert sniff(put(tmp_path, text), TableReading()).separator == separator


@pytest.mark.parametrize(
    ("text", "decimal"),
    [
        ("a;b\n1,5;2\n", ","),
        ("a;b\n1.234,56;2\n", ","),
        ("a;b\n1.5;2\n", "."),
        ("a;b\n1,234;2\n", ","),
        ("a;b\n1.234;2\n", "."),
        ('a,b\n"1,234",2.5\n', "."),
        ('a,b\n"1,234",2\n', "."),
        ('a,b\n"0,25",2\n', ","),
        ("a;b\n1,234.5;2\n", "."),
        ("a;b\nx;y\n", "."),
        ("a;b\n0,123;9\n", ","),
    ],
)
def test_decimal_sign(tmp_path, text, decimal):
    assert sniff(put(tmp_path, text), TableReading()).decimal == decimal


@pytest.mark.parametrize(
    ("text", "header"),
    [
        ("a,b\n1,2\n", "yes"),
        ("a,b\nx,y\n", "yes"),
        ("1,2\n3,4\n", "no"),
        ("P1,2\nP2,3\n", "no"),
        ("id,2019,2020,2021\nP1,5,6,9\n", "yes"),
        ("0,1,2\n0.5,0.1,0.9\n", "yes"),
        ("1,2,3\n4,5,6\n", "no"),
        (",a,b\n0,1,2\n", "yes"),
    ],
)
def test_header(tmp_path, text, header):
    assert sniff(put(tmp_path, text), TableReading()).header == header


def test_nothing_is_left_to_decide_and_what_was_set_is_kept(tmp_path):
    @dataclass(frozen=True)
    class Wide(TableReading):
        layout: str = params.field_text("Layout", default="wide", help="Wide or long.")

    reading = Wide(separator=",", header="no", missing=("-1",), layout="long")
    found = sniff(put(tmp_path, "a;b\n1,5;2\n"), reading)
    assert type(found) is Wide
    assert (found.separator, found.header, found.missing, found.layout) == (",", "no", ("-1",), "long")
    assert "auto" not in params.as_dict(found).values()


def test_a_reading_is_built_from_texts():
    made = params.build(TableReading, {"separator": "tab", "missing": "-1, n/a"})
    assert made == replace(TableReading(), separator="tab", missing=("-1", "n/a"))
    with pytest.raises(Exception, match="Encoding"):
        params.build(TableReading, {"encoding": "ebcdic"})


def test_looking_at_a_dialect_loads_no_arrow():
    code = "import sys, engine.io.csv_dialect; assert not {'pyarrow', 'pandas', 'numpy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_set_to_utf8_but_utf16(tmp_path):
    path = put(tmp_path, TEXT, "utf-16")
    with pytest.raises(InputError, match="is UTF-16, not UTF-8") as caught:
        read_table(path, TableReading(encoding="utf-8"), Progress())
    assert caught.value.remedies[0].changes == {"encoding": "utf-16"}


def test_set_to_utf8_but_windows_names_the_line(tmp_path):
    path = put(tmp_path, "a,b\nx,1\n" + "y,2\n" * 9 + "é,3\n", "cp1252")
    with pytest.raises(InputError, match=r"^line 12: byte 0xe9 is not UTF-8$") as caught:
        read_table(path, TableReading(encoding="utf-8"), Progress())
    fixed = replace(TableReading(), **caught.value.remedies[0].changes)
    assert read_table(path, fixed, Progress()).column("a")[-1].as_py() == "é"
