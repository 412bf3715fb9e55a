"""The same data is known again in another file, and other data is not taken for it."""

from __future__ import annotations

import csv
import gzip
import hashlib
import io
import random
import struct
import time
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import xlsxwriter
from hypothesis import given
from hypothesis import strategies as st

from engine.core import fingerprint
from engine.core.progress import Progress
from engine.core.task import source_of
from engine.core.technique import find_kind
from engine.kinds.clusters.fingerprint import fingerprint as of_sites
from engine.kinds.eventlogs.fingerprint import fingerprint as of_log
from engine.kinds.graphs.fingerprint import fingerprint as of_study
from engine.kinds.tables.data import Table
from engine.kinds.tables.data import TableColumn as Column
from engine.kinds.tables.fingerprint import fingerprint as of_table
from engine.kinds.timeseries.fingerprint import fingerprint as of_series

SAMPLES = Path(__file__).resolve().parents[3] / "resources" / "samples"
OF = {
    "tables": of_table,
    "timeseries": of_series,
    "eventlogs": of_log,
    "graphs": of_study,
    "clusters": of_sites,
}
FILES = {
    "tables": "residents.csv",
    "timeseries": "meters.csv",
    "graphs": "barrier_maps.csv",
    "clusters": "clinics.csv",
    "eventlogs": "events.csv",
}
VARIES = {
    "tables": "hours",
    "timeseries": "h03",
    "clusters": "age",
    "graphs": "target",
    "eventlogs": "activity",
}
EVENTS = [
    {
        "case": case,
        "patient": f"P{int(case) // 3}",
        "activity": activity,
        "time": f"2024-0{1 + at % 9}-11T10:00:00",
    }
    for case in map(str, range(60))
    for at, activity in enumerate(["register", "check", "ask back", "decide"][: 2 + int(case) % 3])
]


def table_of(kind: str) -> list[dict[str, str]]:
    if kind == "eventlogs":
        return EVENTS
    with (SAMPLES / FILES[kind]).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def text_of(rows: list[dict[str, str]], separator: str = ",", decimal: str = ".") -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]), delimiter=separator)
    writer.writeheader()
    for row in rows:
        number = {k: v.replace(".", decimal) if _number(v) else v for k, v in row.items()}
        writer.writerow(number)
    return out.getvalue()


def _number(text: str) -> bool:
    return text.replace(".", "", 1).isdigit()


def mixed(rows):
    return random.Random(20).sample(rows, len(rows))


def reordered(rows):
    return [dict(sorted(row.items(), reverse=True)) for row in rows]


def as_workbook(path: Path, rows) -> None:
    with xlsxwriter.Workbook(path) as book:
        sheet = book.add_worksheet()
        for place, name in enumerate(rows[0]):
            sheet.write(0, place, name)
        for at, row in enumerate(rows, 1):
            for place, value in enumerate(row.values()):
                sheet.write(at, place, float(value) if _number(value) else value)


def as_parquet(path: Path, rows) -> None:
    columns = {}
    for name in rows[0]:
        values = [row[name] for row in rows]
        columns[name] = [float(v) for v in values] if all(map(_number, values)) else values
    pq.write_table(pa.table(columns), path)


COPIES = {
    "mixed.csv": lambda path, rows: path.write_text(text_of(mixed(rows)), encoding="utf-8"),
    "packed.csv.gz": lambda path, rows: path.write_bytes(gzip.compress(text_of(rows).encode())),
    "other.csv": lambda path, rows: path.write_text(text_of(rows, ";", ","), encoding="utf-16"),
    "tabs.tsv": lambda path, rows: path.write_text(text_of(mixed(rows), "\t"), encoding="cp1252"),
    "book.xlsx": as_workbook,
    "typed.parquet": as_parquet,
}


def print_of(kind: str, path: Path, **settings) -> str:
    found = find_kind(kind)
    source = source_of(found, [path], settings)
    assert found.load is not None
    return OF[kind](found.load([path], source.reading, source.columns, Progress()))


@pytest.mark.parametrize("copy", COPIES)
@pytest.mark.parametrize("kind", OF)
def test_a_copy_saved_again_is_the_same_data(kind, copy, tmp_path):
    rows = table_of(kind)
    first = tmp_path / "first.csv"
    first.write_text(text_of(rows), encoding="utf-8")
    COPIES[copy](tmp_path / copy, rows)
    assert print_of(kind, tmp_path / copy) == print_of(kind, first)


@pytest.mark.parametrize("kind", OF)
def test_a_row_less_or_a_cell_changed_is_other_data(kind, tmp_path):
    rows, seen, name = table_of(kind), set(), VARIES[kind]
    swapped = [dict(row) for row in rows]
    one, other = 0, max(at for at, row in enumerate(rows) if row[name] != rows[0][name])
    swapped[one][name], swapped[other][name] = rows[other][name], rows[one][name]
    for at, changed in enumerate((rows, rows[1:], [*rows, rows[0] | {next(iter(rows[0])): "new"}], swapped)):
        path = tmp_path / f"{at}.csv"
        path.write_text(text_of(changed), encoding="utf-8")
        seen.add(print_of(kind, path))
    assert len(seen) == 4


def test_the_order_and_the_names_of_columns_do_not_matter(tmp_path):
    rows = table_of("tables")
    renamed = [{f"x{at}": value for at, value in enumerate(row.values())} for row in reordered(rows)]
    for name, written in (("a.csv", rows), ("b.csv", renamed)):
        (tmp_path / name).write_text(text_of(written), encoding="utf-8")
    assert print_of("tables", tmp_path / "a.csv") == print_of("tables", tmp_path / "b.csv")


@pytest.mark.parametrize(
    "kind, one, other",
    [
        ("tables", {}, {"sensitive": "income", "drop": "region"}),
        ("timeseries", {}, {"sensitive": "tariff"}),
        ("eventlogs", {}, {"person": "patient"}),
        ("graphs", {}, {"directed": "no"}),
        ("clusters", {"split": "none"}, {"split": "random:3"}),
        ("clusters", {"split": "none"}, {"split": "columns:2"}),
        ("clusters", {}, {"bounds": "age=0..120,bmi=7..90"}),
    ],
)
def test_other_choices_of_the_steward_do_not_make_other_data_of_it(kind, one, other, tmp_path):
    path = tmp_path / "same.csv"
    path.write_text(text_of(table_of(kind)), encoding="utf-8")
    assert print_of(kind, path, **one) == print_of(kind, path, **other)


def test_a_log_is_known_again_as_xes_and_as_a_table(tmp_path):
    lines = ['<log xes.version="1.0">']
    for case in {row["case"]: None for row in EVENTS}:
        lines.append(f'<trace><string key="concept:name" value="{case}"/>')
        for row in (row for row in EVENTS if row["case"] == case):
            lines.append(
                f'<event><string key="concept:name" value="{row["activity"]}"/>'
                f'<date key="time:timestamp" value="{row["time"]}+00:00"/></event>'
            )
        lines.append("</trace>")
    (tmp_path / "log.xes").write_text("\n".join([*lines, "</log>"]), encoding="utf-8")
    (tmp_path / "log.csv").write_text(text_of(EVENTS), encoding="utf-8")
    assert print_of("eventlogs", tmp_path / "log.xes") == print_of("eventlogs", tmp_path / "log.csv")


# --- the sums themselves ----------------------------------------------------------------------------


def slow_mix(bits: int, key: int) -> int:
    z = (bits + key * 0x9E3779B97F4A7C15) % 2**64
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) % 2**64
    return z ^ (z >> 31)


def slow(rows: list[list[float | str | None]]) -> str:
    """Ten obvious lines for what the module computes in columns."""
    sums = []
    for lane, key in enumerate((0x9E3779B97F4A7C15, 0xD1B54A32D192ED03)):
        total = 0
        for row in rows:
            cells = 0
            for cell in row:
                if isinstance(cell, str):
                    cells += struct.unpack("<2Q", hashlib.blake2b(cell.encode(), digest_size=16).digest())[
                        lane
                    ]
                elif cell is not None:
                    cells += slow_mix(struct.unpack("<Q", struct.pack("<d", cell + 0.0))[0], key)
            total += slow_mix(cells % 2**64, key)
        sums.append(total % 2**64)
    return hashlib.sha256(f"{len(rows)} {sums[0]:016x} {sums[1]:016x}".encode()).hexdigest()


@given(
    st.lists(
        st.tuples(st.floats(allow_nan=False) | st.none(), st.sampled_from(["a", "b c", "ß"]) | st.none()),
        min_size=1,
        max_size=30,
    ),
    st.randoms(use_true_random=False),
)
def test_the_sums_are_what_the_obvious_lines_give_in_any_order(rows, chance):
    def fast(rows):
        values = np.array([np.nan if row[0] is None else row[0] for row in rows], float)
        labels = ("a", "b c", "ss")
        at = {"a": 0, "b c": 1, "ß": 2, None: -1}
        codes = np.array([at[row[1]] for row in rows])
        return of_table(Table((Column("v", values), Column("t", codes, labels))))

    obvious = [[row[0], "ss" if row[1] == "ß" else row[1]] for row in rows]
    assert fast(rows) == slow(obvious)
    assert fast(chance.sample(rows, len(rows))) == fast(rows)


CELLS = st.tuples(st.sampled_from([0.0, 1.0, 2.5, -7.0, np.nan]), st.sampled_from([0, 1, 2, -1]))
LABELS = ["a", "b", "2.5"]


def hashed(rows, labels=LABELS, number=np.float64):
    """Rows of a number and a text as `of_parts` takes them."""
    values = np.array([row[0] for row in rows], number)
    return fingerprint.numbers(values) + fingerprint.texts(np.array([row[1] for row in rows], int), labels)


@given(
    st.lists(CELLS, max_size=30), st.lists(st.integers(0, 30), max_size=4), st.randoms(use_true_random=False)
)
def test_parts_are_the_whole_however_it_is_cut_and_in_any_order(rows, cuts, chance):
    whole = hashed(rows)
    parts = np.split(whole, sorted(min(cut, len(rows)) for cut in cuts), axis=1)
    asked = fingerprint.of_hashed(whole)
    assert fingerprint.of_parts(parts) == asked == fingerprint.of_parts(iter(parts))
    assert fingerprint.of_parts(chance.sample(parts, len(parts))) == asked
    assert fingerprint.of_parts([hashed(chance.sample(rows, len(rows)))]) == asked


@given(
    st.lists(CELLS, min_size=1, max_size=30),
    st.integers(0, 29),
    st.sampled_from([0.0, 1.0, 2.5, np.nan, 1e300]),
)
def test_another_cell_in_a_part_is_other_data(rows, at, value):
    at %= len(rows)
    changed = [(value, row[1]) if n == at else row for n, row in enumerate(rows)]

    def told(rows):
        return fingerprint.of_parts([hashed(rows[:at]), hashed(rows[at:])])

    same = np.array_equal(rows[at][0], value, equal_nan=True)
    # 2.5 in the one column and "2.5" in the other are the same bag of cells.
    bags = [
        sorted(map(str, (row[0], float(LABELS[2]) if row[1] == 2 else row[1])))
        for row in (rows[at], changed[at])
    ]
    assert (told(rows) == told(changed)) == (same or bags[0] == bags[1])


def test_what_parts_tell_apart_and_what_they_do_not():
    """A row is a bag of cells and a table a bag of rows: cells stay in their row, and rows are counted."""
    rows = [(1.0, 0), (2.5, 1), (np.nan, -1)]
    asked = fingerprint.of_parts([hashed(rows)])
    other = {
        "cells of two rows changed places": [(2.5, 0), (1.0, 1), rows[2]],
        "a row twice": [*rows, rows[0]],
        "a row less": rows[:2],
        "a row without a cell more": [*rows, rows[2]],
    }
    told = {name: fingerprint.of_parts([hashed(some)]) for name, some in other.items()}
    assert len({asked, *told.values()}) == 1 + len(other)
    assert fingerprint.of_parts([hashed(rows, ["a", "c", "2.5"])]) != asked
    assert fingerprint.of_parts([hashed(rows, ["A ", "b", "2.5"])]) == asked
    assert fingerprint.of_parts([]) == fingerprint.of_parts([hashed([])]) != asked


def test_numbers_count_by_value_whatever_type_holds_them():
    whole = [(1, 0), (-7, 2), (0, 1)]
    asked = fingerprint.of_parts([hashed(whole)])
    for number in (np.int64, np.int32, np.float32):
        assert fingerprint.of_parts([hashed(whole, number=number)]) == asked
    texts = fingerprint.texts(np.arange(3), ["1", "-7.0", "0"])
    assert fingerprint.of_parts([texts]) == fingerprint.of_parts([fingerprint.numbers([1, -7, -0.0])])
    assert fingerprint.of_parts([fingerprint.numbers([1.0], 1)]) != fingerprint.of_parts(
        [fingerprint.numbers([1.0])]
    )


@pytest.mark.parametrize(
    "one, other",
    [
        ("1.50", "1.5"),
        ("007", "7"),
        (" Zürich ", "zürich"),
        ("Zu\u0308rich", "Zürich"),
        ("TRUE", "true"),
        ("2020-01-31", "2020-01-31 00:00:00.000000"),
        ("2020-01-31T10:00:00", "2020-01-31 10:00"),
        ("2020-01-31 10:00:00.500000", "2020-01-31T10:00:00.5"),
    ],
)
def test_ways_of_writing_the_same_cell(one, other):
    codes = np.zeros(3, int)
    assert np.array_equal(fingerprint.texts(codes, [one]), fingerprint.texts(codes, [other]))


@pytest.mark.parametrize("one, other", [("1", "10"), ("a", "b"), ("2020-01-31", "2020-01-30"), ("1", "-1")])
def test_different_cells(one, other):
    assert not np.array_equal(
        fingerprint.texts(np.zeros(1, int), [one]), fingerprint.texts(np.zeros(1, int), [other])
    )


def test_a_number_typed_as_text_is_the_number():
    assert np.array_equal(
        fingerprint.texts(np.array([0, 1, -1]), ["1.50", "-2"]), fingerprint.numbers([1.5, -2, np.nan])
    )


@pytest.mark.benchmark
def test_a_million_rows_take_seconds():
    chance = np.random.default_rng(20)
    columns = [Column(f"c{at}", chance.normal(size=1_000_000)) for at in range(23)]
    labels = tuple(f"name {at}" for at in range(100_000))
    columns.append(Column("t", chance.integers(0, len(labels), 1_000_000), labels))
    began = time.perf_counter()
    of_table(Table(tuple(columns)))
    assert time.perf_counter() - began < 10
