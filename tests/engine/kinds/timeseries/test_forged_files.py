"""Forged files of series: other bytes, further files, and what is found with the original at hand."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.engine.kinds.timeseries.forging import (
    FORMATS,
    KEYS,
    Forgery,
    fact,
    failed,
    more_dropped,
    take_apart,
)

# ── bytes ─────────────────────────────────────────────────────────────────────────────────────


def first_cell(spelled):
    """Another spelling of the first interval of the file, wherever it stands."""

    def change(content: bytes) -> bytes:
        line = content.split(b"\n")[1]
        cell = line.split(b",")[1]
        low, high = cell[1:-1].split(b"..")
        return content.replace(cell, spelled(low, high))

    return change


def in_first_line(old: bytes, new: bytes):
    return lambda content: content.replace(old, new, 1)


SPELLING = {
    "a byte order mark": lambda content: b"\xef\xbb\xbf" + content,
    "other line ends": lambda content: content.replace(b"\n", b"\r\n"),
    "a blank line": lambda content: content + b"\n",
    "a comment": lambda content: content + b"# Anna Smith\n",
    "a comment at the top": lambda content: b"# Anna Smith\n" + content,
    "no last line end": lambda content: content[:-1],
    "a quoted cell": in_first_line(b",day,", b',"day",'),
    "a quoted name": in_first_line(b",t0,", b',"t0",'),
    "a blank before a cell": in_first_line(b",day,", b", day,"),
    "a number with a nought more": first_cell(lambda low, high: b"[" + low + b"0.." + high + b"]"),
    "a number with an exponent": first_cell(lambda low, high: b"[" + low + b"e0.." + high + b"]"),
    "a number with a sign": first_cell(lambda low, high: b"[" + low + b"..+" + high.lstrip(b"-") + b"]"),
    "blanks in an interval": first_cell(lambda low, high: b"[" + low + b" .. " + high + b"]"),
    "the other style": first_cell(lambda low, high: b"[" + low + b"-" + high + b"]"),
    "a number spelled twice": in_first_line(b",day,0,", b",day,0.0,"),
    "a level with a nought": lambda content: re.sub(rb",(\d)\n", rb",0\1\n", content, count=1),
    "a group with a nought": in_first_line(b"\n1,", b"\n01,"),
    "a group in other digits": in_first_line(b"\n1,", "\n١,".encode()),
    "a formula": lambda content: content.replace(b"'-7", b"=1+1"),
    "a formula without its apostrophe": lambda content: content.replace(b"'-7", b"+7"),
    "a nought byte": lambda content: content.replace(b",day,", b",d\x00y,", 1),
    "a sign that is not seen": lambda content: content.replace(b",day,", ",day\u200b,".encode(), 1),
    "bytes of another encoding": lambda content: content.replace(b",day,", b",d\xe4y,", 1),
    "a cell too many": lambda content: content.replace(b"\n1,", b"\n1,1,", 1),
    "a cell too few": lambda content: content.replace(b"\n1,", b"\n", 1),
    "two columns of one name": lambda content: content.replace(b"t1,", b"t0,", 1),
    "nothing": lambda content: b"",
    "only names": lambda content: content.split(b"\n")[0] + b"\n",
}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("name", SPELLING)
def test_another_spelling_fails(honest, tmp_path, key, name):
    forgery = take_apart(honest / key / "csv" / "release", tmp_path / "release")
    forgery.raw = SPELLING[name]
    before = (forgery.folder / "data.csv").read_bytes()
    assert SPELLING[name](before) != before, "the forgery changes nothing"
    assert failed(forgery)


def with_metadata(table: pa.Table, path: Path) -> None:
    pq.write_table(table.replace_schema_metadata({"original": "Anna Smith"}), path, compression="zstd")


def with_field_metadata(table: pa.Table, path: Path) -> None:
    fields = [field.with_metadata({"who": "Anna"}) for field in table.schema]
    pq.write_table(table.cast(pa.schema(fields)), path, compression="zstd")


def otherwise(**options: Any):
    return lambda table, path: pq.write_table(table, path, **{"compression": "zstd", **options})


def cast(name: str, type_: pa.DataType):
    def write(table: pa.Table, path: Path) -> None:
        at = table.column_names.index(name)
        changed = table.set_column(at, pa.field(name, type_), table.column(name).cast(type_))
        pq.write_table(changed, path, compression="zstd")

    return write


PARQUET = {
    "metadata of the file": with_metadata,
    "metadata of columns": with_field_metadata,
    "another compression": otherwise(compression="gzip"),
    "no statistics": otherwise(write_statistics=False),
    "small groups of rows": otherwise(row_group_size=7),
    "no dictionaries": otherwise(use_dictionary=False),
    "an older version": otherwise(version="1.0"),
    "ends of half the bits": cast("t0_low", pa.float32()),
    "levels of other bits": cast("Level", pa.int16()),
    "numbers of groups as texts": cast("GroupID", pa.string()),
    "patterns as bytes": cast("Pattern", pa.binary()),
    "tariffs as large texts": cast("tariff", pa.large_string()),
    "rooms as dates": cast("rooms", pa.date64()),
}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("name", PARQUET)
def test_another_parquet_file_fails(honest, tmp_path, key, name):
    forgery = take_apart(honest / key / "parquet" / "release", tmp_path / "release")
    forgery.write = PARQUET[name]
    assert failed(forgery)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(
    "raw",
    [
        lambda content: content + b"Anna Smith",
        lambda content: content[:4] + b"Anna Smith" + content[4:],
        lambda content: content[: len(content) // 2],
        lambda content: b"PAR1",
    ],
    ids=["behind", "in front", "cut off", "nothing"],
)
def test_bytes_in_a_parquet_file_fail(honest, tmp_path, key, raw):
    forgery = take_apart(honest / key / "parquet" / "release", tmp_path / "release")
    forgery.raw = raw
    assert failed(forgery)


# ── files ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("name", ["appendix.csv", ".raw", "data.parquet.bak", "data.tsv", "data.xlsx"])
def test_a_further_file_fails(bench, name):
    bench.extra[name] = b"the original"
    assert failed(bench)


def test_the_other_format_beside_it_fails(bench, honest):
    other = "parquet" if bench.format == "csv" else "csv"
    source = honest / bench.manifest["technique"] / other / "release" / f"data.{other}"
    before = bench.format
    bench.extra[f"data.{other}"] = source.read_bytes()
    assert before == bench.format and failed(bench)


@pytest.mark.parametrize("value", ["xlsx", "", None, "parquet", "csv", ["csv"]])
def test_another_format_than_the_file_has_fails(bench, value):
    if value == bench.format:
        value = "tsv"
    bench.manifest["format"] = value
    assert failed(bench)


# ── with the original at hand ─────────────────────────────────────────────────────────────────


def one_series_less(f: Forgery) -> None:
    sizes = [row.group for row in f.rows]
    large = max(set(sizes), key=sizes.count)
    classes = [(row.group, row.pattern, row.level) for row in f.rows]
    gone = max((c for c in set(classes) if c[0] == large), key=classes.count)
    f.rows.pop(classes.index(gone))
    f.facts["reading"]["gaps"] += 1
    f.facts["rows"]["dropped"] += 1


def a_whole_group_moved(f: Forgery) -> None:
    for row in f.first_group():
        row.ends[0] = (row.ends[0][0] + 5000.0, row.ends[0][1] + 5000.0)


def sensitive_values_exchanged(f: Forgery) -> None:
    """Between two groups, so that every value is as frequent as before."""
    last = [row for row in f.rows if row.group == f.rows[-1].group]
    mine = next(row for row in f.first_group())
    theirs = [row for row in last if row.sensitive[0] != mine.sensitive[0]]
    for row in f.first_group():
        row.sensitive[0] = theirs[0].sensitive[0]


INSIDE = {
    "a series less": one_series_less,
    "a group that is nowhere": a_whole_group_moved,
    "another tariff for a group": sensitive_values_exchanged,
    "fewer values filled": fact("rows", "filled", 0),
    "more series with gaps": more_dropped("gaps", 4),
    "series of other lengths": more_dropped("lengths", 1),
    "points cut off": fact("reading", "points_cut", 3),
}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("name", INSIDE)
def test_with_the_original_at_hand_more_is_found(honest, tmp_path, key, format, name):
    shutil.copytree(honest / key / format / "audit", tmp_path / "audit")
    forgery = take_apart(honest / key / format / "release", tmp_path / "release")
    INSIDE[name](forgery)
    assert failed(forgery)
