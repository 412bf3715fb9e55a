"""One large text table in pieces: together they are read as the whole, or the whole is read."""

from __future__ import annotations

import csv
import io
from functools import partial

import numpy as np
import pytest

from engine.core.distributed_worker import Content, FilePart, Unfit, read_sent, read_there
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.io import csv_pieces
from engine.io.cleaning import recorded
from engine.io.csv_dialect import TableReading, sniff
from engine.io.csv_pieces import pieces_of
from engine.io.table_read import read_table, read_texts
from tests.engine.io.test_csv_blocks import CELLS

USUAL = [cell for cell in CELLS if cell not in ('5" pipe', '"x"y')]


@pytest.fixture(autouse=True)
def small(monkeypatch):
    monkeypatch.setattr(csv_pieces, "PIECE", 400)
    monkeypatch.setattr(csv_pieces, "WINDOW", 200)


def texts(path, reading):
    return read_texts(path, reading, Progress())


def there(piece, function):
    return read_there(function, FilePart.of(piece))


def sent(piece, function):
    return read_sent(function, Content.of(piece))


def in_pieces(path, reading, answer=there, read=read_texts):
    """The answers of all pieces, and the lines that were left out."""
    cut = pieces_of(path, sniff(path, reading))
    assert cut is not None and len(cut.pieces) > 2
    function = cut.reader(partial(read, reading=cut.reading, progress=Progress()))
    answers = [answer(piece, function) for piece in cut.pieces]
    return [one.made for one in answers], [line for one in answers for line in one.cleaned.lines]


def table(random, rows=400, names="a,b,c", cells=USUAL, end="\n"):
    lines = [",".join(random.choice(cells, 3)) for _ in range(rows)]
    return end.join([*([names] if names else []), *lines]) + end


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("above", "names", "end", "encoding"),
    [
        ("", "a,b,c", "\n", "utf-8"),
        ("", "a,b,c", "\r\n", "utf-8-sig"),
        ("", '"a\nof two lines",b,c', "\n", "utf-8"),
        ("", '"größe",b,c', "\n", "cp1252"),
        ("", "", "\n", "utf-8"),
        ("A title\n\n", "a,b,c", "\n", "utf-8"),
        ("sep=,\n", "a,b,c", "\n", "utf-8"),
    ],
)
def test_pieces_are_read_as_the_whole(seed, above, names, end, encoding, tmp_path):
    path = tmp_path / "table.csv"
    written = above + table(np.random.default_rng(seed), names=names, end=end)
    path.write_bytes(written.encode(encoding))
    reading = TableReading(separator=",", header="yes" if names else "no")
    whole = texts(path, reading)
    for answer in (there, sent):
        made, _ = in_pieces(path, reading, answer)
        assert [row for one in made for row in one.to_pylist()] == whole.to_pylist()


def test_together_they_are_all_bytes_of_the_file_once(tmp_path):
    path = tmp_path / "table.csv"
    path.write_bytes(b"\xef\xbb\xbf" + table(np.random.default_rng(1)).encode())
    cut = pieces_of(path, sniff(path, TableReading()))
    head = cut.pieces[0].head
    assert path.read_bytes()[:head] == b"\xef\xbb\xbfa,b,c\n"
    assert (
        b"".join([path.read_bytes()[:head], *(one.content()[head:] for one in cut.pieces)])
        == path.read_bytes()
    )


def test_lines_that_do_not_fit_are_those_of_the_file(tmp_path):
    random, path = np.random.default_rng(2), tmp_path / "table.csv"
    more = np.where(random.random(600) < 0.05, ",more", "")
    rows = [",".join(random.choice(["1", "22", '"x\ny"', "z"], 3)) + one for one in more]
    path.write_text("\n".join(["a,b,c", *rows]))
    reading = TableReading(separator=",", header="yes", bad_lines="skip")
    with recorded() as cleaned:
        whole = read_table(path, reading, Progress())
    made, lines = in_pieces(path, reading, read=read_table)
    assert sum(one.num_rows for one in made) == whole.num_rows
    assert len(lines) > 20 and lines == cleaned.lines


def test_comments_are_left_out_of_every_piece(tmp_path):
    path = tmp_path / "table.csv"
    lines = [f"{at},x,{at / 8}" if at % 7 else f"# note {at}, of, three" for at in range(1, 400)]
    path.write_text("# of the meter\na,b,c\n" + "\n".join(lines) + "\n")
    made, _ = in_pieces(path, TableReading())
    assert [row for one in made for row in one.to_pylist()] == texts(path, TableReading()).to_pylist()


def test_a_comment_with_a_quotation_mark_ends_the_cutting(tmp_path):
    """By its marks each line end in a cell would be one between records, and the other way round."""
    path = tmp_path / "table.csv"
    path.write_text("# of the meter\na,b,c\n" + '#,"\n1,2,"\nin a cell,"\n' * 200)
    assert pieces_of(path, sniff(path, TableReading())) is None


def test_a_record_that_begins_like_a_file_is_not_cut_off(tmp_path):
    path = tmp_path / "table.csv"
    path.write_text("a,b,c\n" + "\ufeffx,2,3\n" * 500)
    assert pieces_of(path, sniff(path, TableReading())) is None


def test_after_a_mark_in_an_unusual_place_the_rest_is_one_piece(tmp_path):
    path = tmp_path / "table.csv"
    before, after = ['"a",2,3'] * 200, ['5" pipe,2,3'] * 800
    path.write_text("\n".join(["a,b,c", *before, *after]) + "\n")
    made, _ = in_pieces(path, TableReading())
    assert [row for one in made for row in one.to_pylist()] == texts(path, TableReading()).to_pylist()
    assert max(one.num_rows for one in made) > 700


@pytest.mark.parametrize("name", ["table.csv.gz", "table.parquet", "utf-16.csv", "small.csv", "returns.csv"])
def test_what_is_not_cut(name, tmp_path):
    import gzip

    import pyarrow as pa
    import pyarrow.parquet as parquet

    path, written = tmp_path / name, table(np.random.default_rng(3), cells=["1", "2"])
    if name.endswith(".gz"):
        path.write_bytes(gzip.compress(written.encode(), 0))
    elif name.endswith(".parquet"):
        parquet.write_table(pa.table({"a": np.arange(10_000), "b": np.arange(10_000)}), path)
    elif name == "small.csv":
        path.write_text(written[:790])
    elif name == "returns.csv":
        path.write_text(written.replace("\n", "\r"), newline="")
    else:
        path.write_bytes(written.encode("utf-16"))
    assert pieces_of(path, sniff(path, TableReading())) is None


def test_a_piece_that_looks_like_another_table_is_told_from_the_whole(tmp_path):
    """Rows that end in a separator are as the header where all do; here only those of one piece do."""
    path = tmp_path / "table.csv"
    path.write_text("a,b,c\n" + "1,2,3\n" * 500 + "1,2,3,\n" * 500)
    with pytest.raises(InputError):
        texts(path, TableReading())
    made, _ = in_pieces(path, TableReading())
    assert made[0].num_rows and made[-1] == Unfit()


def test_a_piece_that_cannot_be_read_says_nothing_itself(tmp_path):
    path = tmp_path / "table.csv"
    path.write_text("a,b,c\n" + "1,2,3\n" * 500 + "1,2\n" + "1,2,3\n" * 500)
    made, _ = in_pieces(path, TableReading())
    assert made.count(Unfit()) == 1


def test_a_file_that_changed_is_not_sent(tmp_path):
    path = tmp_path / "table.csv"
    path.write_text("a,b,c\n" + "1,2,3\n" * 500)
    cut = pieces_of(path, sniff(path, TableReading()))
    path.write_text("a,b,c\n" + "1,2,4\n" * 501)
    with pytest.raises(InputError, match="has changed on disk"):
        Content.of(cut.pieces[1])
    assert not FilePart.of(cut.pieces[1]).is_there()


def cases_of(piece):
    rows = csv.reader(io.StringIO(piece.content()[piece.head :].decode(), newline=""))
    return {row[1] for row in rows}


@pytest.mark.parametrize("seed", range(4))
def test_no_case_lies_in_two_pieces(seed, tmp_path):
    random, path = np.random.default_rng(seed), tmp_path / "log.csv"
    case = np.repeat(np.arange(300), random.integers(1, 6, 300))
    names = [f'"case, {number}"' if number % 3 else f'"é\n{number}"' for number in case]
    path.write_text("activity,case,time\n" + "".join(f"a,{name},{at}\n" for at, name in enumerate(names)))
    cut = pieces_of(path, sniff(path, TableReading()), "case")
    found = [cases_of(piece) for piece in cut.pieces]
    assert len(found) > 3 and sum(map(len, found)) == 300 == len(set.union(*found))


def test_a_log_whose_cases_are_not_together_is_not_cut(tmp_path):
    path = tmp_path / "log.csv"
    path.write_text("activity,case\n" + "".join(f"a,case {at % 10}\n" for at in range(1000)))
    assert pieces_of(path, sniff(path, TableReading()), "case") is None
    assert pieces_of(path, sniff(path, TableReading())) is not None


def test_a_case_that_is_larger_than_what_is_looked_at_is_not_cut(tmp_path):
    path = tmp_path / "log.csv"
    path.write_text("activity,case\n" + "a,one\n" * 40 + "a,two\n" * 1000)
    assert pieces_of(path, sniff(path, TableReading()), "case") is None
