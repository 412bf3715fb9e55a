"""A text table that would fill the memory lies in files: the same cells, types and refusals as in memory."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest

from engine.core.errors import InputError
from engine.core.mapped import in_file
from engine.core.progress import Progress
from engine.io import arrow_in_files, csv_read, memory_limit
from engine.io.arrow_in_files import CODED, CodedTexts, Files
from engine.io.cleaning import recorded
from engine.io.csv_dialect import TableReading
from engine.io.table_parts import read_table_or_parts
from engine.io.table_read import numbers, read_table
from tests.engine.io.test_csv_blocks import TEXTS, mixed

USUAL, ALWAYS = memory_limit.IN_FILES, 1 << 60  # what takes more than this share of the memory


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch):
    monkeypatch.setattr(csv_read, "BLOCK", 1 << 11)


def plain(table):
    """With texts as they are in memory."""
    columns = [c.cast(pa.string()) if pa.types.is_dictionary(c.type) else c for c in table.columns]
    return pa.table(columns, names=table.column_names)


def both_ways(work, monkeypatch):
    """What comes of a table in memory, and in files."""
    found = []
    for share in (USUAL, ALWAYS):
        monkeypatch.setattr(memory_limit, "IN_FILES", share)
        try:
            with recorded() as cleaned:
                found.append((work(), cleaned.counts()))
        except InputError as error:
            found.append((str(error), None))
    return found


@pytest.mark.parametrize("few", [arrow_in_files.FEW, 5, 0])
@pytest.mark.parametrize("name", TEXTS)
def test_the_same_table_in_memory_and_in_files(name, few, tmp_path, monkeypatch):
    monkeypatch.setattr(arrow_in_files, "FEW", few)
    path = tmp_path / "t.csv"
    path.write_bytes(TEXTS[name].encode())
    for settings in ({}, {"missing": ("n/a", "3")}, {"bad_lines": "skip"}, {"header": "no"}):

        def work(settings=settings):
            return read_table(path, TableReading(**settings), Progress(), in_files=True)

        (one, _), (other, _) = both_ways(work, monkeypatch)
        if isinstance(one, str):
            assert one == other
            continue
        assert one.equals(plain(other)) and not one.equals(other)
        assert all(c.type in (pa.int64(), pa.float64(), CODED) for c in other.columns)


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="what the system tells of a process")
def test_the_numbers_and_places_lie_in_files_without_a_name(tmp_path, monkeypatch):
    monkeypatch.setattr(memory_limit, "IN_FILES", ALWAYS)
    path = tmp_path / "t.csv"
    path.write_text(mixed(3000))
    table = read_table(path, TableReading(), Progress(), in_files=True)
    lines = [line.split() for line in Path("/proc/self/maps").read_text().splitlines()]
    spans = [[int(end, 16) for end in line[0].split("-")] for line in lines if line[-1] == "(deleted)"]
    for piece in (piece for column in table.columns for piece in column.chunks):
        piece = piece.indices if piece.type == CODED else piece
        for buffer in piece.buffers():
            assert buffer is None or any(low <= buffer.address < high for low, high in spans)


def test_a_table_that_turns_out_large_moves_into_files(tmp_path, monkeypatch):
    """A gzip file tells late how much there is: what was read before lies in memory."""
    path = tmp_path / "t.csv"
    path.write_text(mixed(9000))
    alone = read_table(path, TableReading(), Progress())
    belongs, asked = memory_limit.belongs_in_files, []
    monkeypatch.setattr(
        csv_read,
        "belongs_in_files",
        lambda needed: asked.append(needed) or len(asked) > 10 or belongs(needed),
    )
    table = read_table(path, TableReading(), Progress(), in_files=True)
    assert len(asked) == 11 and alone.equals(plain(table)) and table.column("c").type == CODED


LAST = 4000
LINES = {
    "texts that repeat": lambda i: f"{i},Straße {i % 97},{i / 4}",
    "texts that differ": lambda i: f"{i},person {i},{i / 4}",
    "few texts, then ones that differ": lambda i: f"{i},{'Ort' if i < 2000 else f'Ort {i}'},{i / 4}",
    "numbers, and a text at the end": lambda i: f"{i},{i % 7},{i / 4 if i < LAST else 'x'}",
    "whole numbers, and a decimal at the end": lambda i: f"{i},{i % 7},{i if i < LAST else 0.5}",
    "nothing, and a number at the end": lambda i: f"{i},x,{'' if i < LAST else 7}",
    "nothing, and a text at the end": lambda i: f"{i},{i % 3},{'' if i < LAST else 'x'}",
    "nothing at all": lambda i: f"{i},,{' ' if i % 2 else ''}",
    "some missing": lambda i: (
        f"{i if i % 2 else ''},{f'person {i}' if i % 3 else ''},{i / 4 if i % 5 else ''}"
    ),
    "codes and digits beyond 64 bits": lambda i: f"{i},{i % 9:03},{i if i < LAST else 2**64}",
}


@pytest.mark.parametrize("few", [arrow_in_files.FEW, 50])
@pytest.mark.parametrize("name", LINES)
def test_columns_that_move_into_files_at_any_time(name, few, tmp_path, monkeypatch):
    """At once, after some blocks, near the end, when the texts are read again."""
    monkeypatch.setattr(arrow_in_files, "FEW", few)
    path = tmp_path / "t.csv"
    path.write_text("a,b,c\n" + "\n".join(map(LINES[name], range(LAST + 1))) + "\n", encoding="utf-8")
    alone = read_table(path, TableReading(), Progress())
    for first in (1, 4, 20, 30, 45):
        asked = []
        monkeypatch.setattr(
            csv_read, "belongs_in_files", lambda needed, a=asked, n=first: a.append(needed) or len(a) >= n
        )
        table = read_table(path, TableReading(), Progress(), in_files=True)
        table.validate(full=True)
        assert alone.equals(plain(table)), first
        coded = {name for name in "abc" if table.column(name).type == CODED}
        texts = {name for name in "abc" if alone.column(name).type == pa.string()}
        assert coded <= texts and bool(coded) == (bool(texts) and len(asked) == first)


def test_only_the_different_texts_of_a_table_in_files_stay_in_memory(tmp_path, monkeypatch):
    monkeypatch.setattr(memory_limit, "IN_FILES", ALWAYS)
    path = tmp_path / "t.csv"
    path.write_text("a,b,c\n" + "".join(f"{i / 4},person {i},Ort {i % 7}\n" for i in range(20_000)))
    before = pa.total_allocated_bytes()
    table = read_table(path, TableReading(), Progress(), in_files=True)
    words = sum(table.column(name).chunk(0).dictionary.nbytes for name in "bc")
    assert words < pa.total_allocated_bytes() - before < 2 * words < table.column("a").nbytes * 8
    del table
    assert pa.total_allocated_bytes() == before


def test_only_who_asks_for_files_gets_them(tmp_path, monkeypatch):
    path = tmp_path / "t.csv"
    path.write_text(mixed(2000))
    monkeypatch.setattr(memory_limit, "available", lambda: 100_000)
    with pytest.raises(InputError, match=r"t\.csv would take [\d.]+ KB of memory or more"):
        read_table(path, TableReading(), Progress())
    with pytest.raises(InputError, match="would take"):
        read_table_or_parts([path], TableReading(), Progress())
    assert read_table_or_parts([path], TableReading(), Progress(), in_files=True)[0].num_rows == 2000


def test_different_texts_that_fill_the_memory_are_refused(tmp_path, monkeypatch):
    path = tmp_path / "t.csv"
    path.write_text("a,b\n" + "".join(f"{i},person {i}\n" for i in range(5000)))
    monkeypatch.setattr(memory_limit, "available", lambda: 4 * 200_000)
    with pytest.raises(InputError, match=r"t\.csv would take 2\d\d\.\d KB of memory or more"):
        read_table(path, TableReading(), Progress(), in_files=True)
    path.write_text("a,b\n" + "".join(f"{i},person {i % 50}\n" for i in range(5000)))
    table = read_table(path, TableReading(), Progress(), in_files=True)
    assert len(table.column("b").chunk(0).dictionary) == 50


@pytest.mark.parametrize("few", [1 << 16, 40, 0])
@pytest.mark.parametrize("seed", range(5))
def test_places_among_different_texts(few, seed, monkeypatch, tmp_path):
    """Against the texts themselves, with few and many of them, pieces of nothing and missing cells."""
    monkeypatch.setattr(arrow_in_files, "FEW", few)
    generator = np.random.default_rng(seed)
    column, pieces, cells = CodedTexts(Files(tmp_path / "t.csv")), [], []
    for size in generator.integers(0, 60, 40):
        part = [None if n % 7 == 0 else f"Straße {n}" for n in generator.integers(1, 10 ** (1 + seed), size)]
        pieces.append(column.add(pa.array(part, pa.string())))
        cells += part
    words = column.finish()
    assert [None if n is None else words[n].as_py() for piece in pieces for n in piece.to_pylist()] == cells
    assert sorted(words.to_pylist()) == sorted({cell for cell in cells if cell is not None})


CLEANED = {
    "trimmed": {"tidy": "trim"},
    "one spelling": {"tidy": "fold"},
    "without units": {"units": "off"},
    "in ranges": {"ranges": ("a=10..900",), "outside": "missing"},
    "outside ranges": {"ranges": ("a=10..900",)},
    "of texts": {"ranges": ("b=10..900",)},
}


@pytest.mark.parametrize("how", CLEANED)
def test_cleaning_is_the_same_in_files(how, tmp_path, monkeypatch):
    path = tmp_path / "t.csv"
    lines = (
        f"{'' if i % 5 == 0 else i},{'Rome' if i % 3 else ' rome'},{f'{i % 90} kg' if i % 4 else ''},x{i}"
        for i in range(3000)
    )
    path.write_text("a,b,c,d\n" + "\n".join(lines) + "\n")
    (one, counts), (other, again) = both_ways(
        lambda: read_table(path, TableReading(**CLEANED[how]), Progress(), in_files=True), monkeypatch
    )
    assert counts == again and (counts or isinstance(one, str))
    assert one == other if isinstance(one, str) else one.equals(plain(other))


@pytest.mark.parametrize("odd", ["", "?"])
def test_numbers_of_a_table_in_files(odd, tmp_path, monkeypatch):
    path = tmp_path / "t.csv"
    path.write_text("a,b,c\n" + "".join(f"{i},{'' if i % 9 else odd or i},{i / 8}\n" for i in range(5000)))

    def work():
        table = read_table(path, TableReading(), Progress(), in_files=True)
        values = numbers(table, ["a", "b", "c"], path, TableReading())
        return values.tobytes(), in_file(values)

    (one, _), (other, _) = both_ways(work, monkeypatch)
    if odd:
        assert one == other and f"'{odd}' is not a number" in one
    else:
        assert one == (other[0], False) and other[1]


def test_numbers_that_only_a_reader_by_cell_knows(tmp_path, monkeypatch):
    """Whole numbers beyond 64 bits are texts, and numbers where numbers are wanted."""
    path = tmp_path / "t.csv"
    path.write_text("a,b\n" + "".join(f"{i},{2**70 if i == 700 else i}\n" for i in range(1500)))

    def work():
        table = read_table(path, TableReading(), Progress(), in_files=True)
        return table, numbers(table, ["b"], path, TableReading()).tobytes()

    (one, _), (other, _) = both_ways(work, monkeypatch)
    assert one[0].equals(plain(other[0])) and one[1] == other[1] and other[0].column("b").type == CODED
