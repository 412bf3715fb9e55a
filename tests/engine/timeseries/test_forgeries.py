"""Forged releases of series: whatever is changed, and however well it is put together, verification fails."""

from __future__ import annotations

import csv
import re
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from engine.desk import Desk
from engine.progress import Progress
from engine.task import task_of
from engine.technique import find
from engine.verification import verify_folder
from tests.engine.timeseries.forging import Forgery, put_together, take_apart
from tests.signing import Order

KEYS = ("timeseries.naive", "timeseries.kapra")
FORMATS = ("csv", "parquet")
SETTINGS = {
    "k": 6,
    "P": 2,
    "segments": 3,
    "sensitive": ["tariff", "rooms"],
    "gaps": "interpolate",
}


@pytest.fixture(scope="module")
def honest(tmp_path_factory):
    """One release for each technique and format, with its audit and its input."""
    folder, generator = tmp_path_factory.mktemp("forgeries"), np.random.default_rng(8)
    values = np.round(generator.normal(size=(96, 8)).cumsum(axis=1), 4)
    path = folder / "input.csv"
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["meter", *(f"t{j}" for j in range(8)), "tariff", "rooms", "note"])
        for i, row in enumerate(values):
            cells = ["" if (i, j) in ((5, 3), (9, 0)) else f"{x}" for j, x in enumerate(row)]
            writer.writerow([f"m{i:03}", *cells, ("day", "night", "-7")[i % 3], i % 4, f"note {i % 9}"])
    for key in KEYS:
        for format in FORMATS:
            task = task_of(find(key), [path], SETTINGS)
            Desk().release(task, Order(str(folder / key / format), format), Progress())
    return folder


@pytest.fixture(params=[(key, format) for key in KEYS for format in FORMATS], ids=lambda p: f"{p[0]}-{p[1]}")
def bench(request, honest, tmp_path) -> Forgery:
    key, format = request.param
    return take_apart(honest / key / format / "release", tmp_path / "release")


def failed(forgery: Forgery) -> list[str]:
    return [f"{check.name}: {check.detail}" for check in put_together(forgery) if not check.passed]


# ── honest ones ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("format", FORMATS)
def test_honest_releases_are_verified_with_and_without_the_original(honest, key, format):
    for folder in (honest / key / format, honest / key / format / "release"):
        checks = verify_folder(folder, Progress())
        assert [check for check in checks if not check.passed] == []
    names = {check.name for check in verify_folder(honest / key / format, Progress())}
    assert {"Envelopes hold their originals", "Rows accounted for", "Nothing else is in the file"} <= names


def test_a_release_put_together_again_without_a_change_is_verified(bench):
    before = (bench.folder / f"data.{bench.format}").read_bytes()
    assert failed(bench) == []
    assert (bench.folder / f"data.{bench.format}").read_bytes() == before


# ── rows ──────────────────────────────────────────────────────────────────────────────────────


def raw_series(f: Forgery) -> None:
    for i, row in enumerate(f.rows):
        row.ends = [(float(i), float(i)) for _ in row.ends]


def pairs_of_series(f: Forgery) -> None:
    for i, row in enumerate(f.rows):
        row.ends = [(float(i // 2), float(i // 2)) for _ in row.ends]


def envelopes_of_leaves(f: Forgery) -> None:
    shapes = sorted({(row.group, row.pattern, row.level) for row in f.rows})
    for row in f.rows:
        low, high = row.ends[0]
        row.ends[0] = (low, high + shapes.index((row.group, row.pattern, row.level)))


def one_other_envelope(f: Forgery) -> None:
    row = f.rows[-1]
    row.ends[2] = (row.ends[2][0], row.ends[2][1] + 1.0)


def five_of_a_group(f: Forgery) -> None:
    gone = f.first_group()[5:]
    f.rows = [row for row in f.rows if row not in gone]


def one_pattern_alone(f: Forgery) -> None:
    f.rows[3].pattern, f.rows[3].level = "edc", 5


def one_level_alone(f: Forgery) -> None:
    row = f.rows[3]
    row.level = next(level for level in (5, 4, 3, 2) if level != row.level)


def set_first(**changes: Any):
    def change(f: Forgery) -> None:
        for name, value in changes.items():
            setattr(f.rows[0], name, value)

    return change


def set_all(**changes: Any):
    def change(f: Forgery) -> None:
        for row in f.rows:
            for name, value in changes.items():
                setattr(row, name, value)

    return change


def ends_of_first_group(change_ends):
    def change(f: Forgery) -> None:
        for row in f.first_group():
            row.ends[1] = change_ends(*row.ends[1])

    return change


def names_as_sensitive(f: Forgery) -> None:
    for i, row in enumerate(f.rows):
        row.sensitive[0] = f"Person {i:03}"


def most_names_as_sensitive(f: Forgery) -> None:
    for i, row in enumerate(f.rows[: len(f.rows) // 2 + 2]):
        row.sensitive[0] = f"Person {i:03}"


def names_in_two_columns(f: Forgery) -> None:
    for i, row in enumerate(f.rows):
        row.sensitive = [f"first {i % 10}", i // 10]


def blanks_that_tell(f: Forgery) -> None:
    for row in f.rows[:40]:
        row.sensitive[0] = f"{row.sensitive[0]} "


ROWS = {
    "raw series": raw_series,
    "pairs of series": pairs_of_series,
    "envelopes of leaves": envelopes_of_leaves,
    "one other envelope": one_other_envelope,
    "five of a group": five_of_a_group,
    "one pattern alone": one_pattern_alone,
    "one level alone": one_level_alone,
    "a longer pattern": set_first(pattern="aaaa"),
    "longer patterns everywhere": set_all(pattern="aaaa", level=1),
    "a letter beyond the level": set_all(pattern="aaz", level=5),
    "a capital letter": set_all(pattern="AAA", level=5),
    "no pattern": set_all(pattern="", level=1),
    "level nought": set_all(level=0),
    "level beyond the finest": set_all(pattern="aaa", level=6),
    "ends the wrong way round": ends_of_first_group(lambda low, high: (high + 1, low)),
    "an end that is not a number": ends_of_first_group(lambda low, high: (low, float("nan"))),
    "an infinite end": ends_of_first_group(lambda low, high: (low, float("inf"))),
    "an exact reading as an end": ends_of_first_group(lambda low, high: (low - 0.00013, high)),
    "a nought below nought": ends_of_first_group(lambda low, high: (-0.0, 1.0)),
    "names as sensitive values": names_as_sensitive,
    "names as most sensitive values": most_names_as_sensitive,
    "names in two columns": names_in_two_columns,
    "blanks that tell": blanks_that_tell,
}


def test_a_plain_nought_is_no_forgery(bench):
    ends_of_first_group(lambda low, high: (0.0, 1.0))(bench)
    assert failed(bench) == []


@pytest.mark.parametrize("name", ROWS)
def test_forged_rows_fail(bench, name):
    ROWS[name](bench)
    assert failed(bench)


# ── order and numbers ─────────────────────────────────────────────────────────────────────────


def rows_reversed(f: Forgery) -> None:
    f.rows.reverse()


def two_rows_exchanged(f: Forgery) -> None:
    at = next(i for i in range(len(f.rows) - 1) if vars(f.rows[i]) != vars(f.rows[i + 1]))
    f.rows[at], f.rows[at + 1] = f.rows[at + 1], f.rows[at]


def numbers_reversed(f: Forgery) -> None:
    most = max(row.group for row in f.rows)
    for row in f.rows:
        row.group = most + 1 - row.group


def numbers_from(start: int):
    def change(f: Forgery) -> None:
        for row in f.rows:
            row.group += start - 1

    return change


def a_group_in_two(f: Forgery) -> None:
    for row in f.rows[len(f.first_group()) // 2 :]:
        row.group += 1


def groups_in_one(f: Forgery) -> None:
    for row in f.rows:
        row.group = max(1, row.group - 1)


ORDER = {
    "rows reversed": rows_reversed,
    "two rows exchanged": two_rows_exchanged,
    "numbers of groups reversed": numbers_reversed,
    "numbers from nought": numbers_from(0),
    "numbers from a thousand": numbers_from(1000),
    "a group in two": a_group_in_two,
    "two groups in one": groups_in_one,
}


@pytest.mark.parametrize("name", ORDER)
def test_another_order_or_number_fails(bench, name):
    ORDER[name](bench)
    bench.tidy = False
    assert failed(bench)


# ── manifest ──────────────────────────────────────────────────────────────────────────────────


def param(name: str, value: Any, words: bool = True):
    def change(f: Forgery) -> None:
        f.params[name], f.reword = value, words

    return change


def no_params(f: Forgery) -> None:
    f.manifest["params"] = {}


def lowered_under_the_old_words(f: Forgery) -> None:
    f.params.update(k=2, P=1)
    f.reword = False


def low_and_raw(f: Forgery) -> None:
    f.params.update(k=2, P=1)
    raw_series(f)


def column(role: str, value: Any):
    def change(f: Forgery) -> None:
        f.columns[role] = value(f.columns[role]) if callable(value) else value

    return change


def fact(group: str, name: str, value: Any):
    def change(f: Forgery) -> None:
        f.facts[group][name] = value
        f.tidy = False

    return change


def more_dropped(name: str, count: int):
    """Well counted in itself: what was read is more by as many."""

    def change(f: Forgery) -> None:
        f.facts["reading"][name] += count
        for total in ("read", "dropped"):
            f.facts["rows"][total] += count
        f.tidy = False

    return change


def leaving(change_parts):
    def change(f: Forgery) -> None:
        change_parts(f.leaving)

    return change


def a_column_nobody_declared(f: Forgery) -> None:
    f.names.insert(-2, "city")
    for i, row in enumerate(f.rows):
        row.sensitive.append("here" if i % 2 else "there")


def a_column_declared_but_not_told(f: Forgery) -> None:
    a_column_nobody_declared(f)
    f.columns["sensitive"].append("city")


def an_identifier_well_declared(f: Forgery) -> None:
    a_column_declared_but_not_told(f)
    for i, row in enumerate(f.rows):
        row.sensitive[-1] = f"passport {i:05}"
    part = {"name": "city", "treatment": "kept", "how": "published as it is"}
    f.leaving.insert(1 + max(i for i, one in enumerate(f.leaving) if one["treatment"] == "kept"), part)


def a_column_that_is_gone(f: Forgery) -> None:
    f.names.pop(-3)
    for row in f.rows:
        row.sensitive.pop()


def another_technique(f: Forgery) -> None:
    f.manifest["technique"] = next(key for key in KEYS if key != f.manifest["technique"])


MANIFEST = {
    "lowered parameters under the old words": lowered_under_the_old_words,
    "lowered parameters and raw series": low_and_raw,
    "no parameters": no_params,
    "k of one": param("k", 1),
    "k below nought": param("k", -5),
    "k as a text": param("k", "6"),
    "k not whole": param("k", 6.0),
    "P above k": param("P", 7),
    "P of nought": param("P", 0),
    "higher k, with its words": param("k", 60),
    "higher P, with its words": param("P", 50),
    "more segments": param("segments", 4),
    "segments left to the program": param("segments", None),
    "a lower finest level": param("max_level", 1),
    "distinct values that are not there": param("distinct", 4),
    "exact ends, in the old words": param("ends", "exact", words=False),
    "an unknown parameter": param("colour", "red"),
    "another technique": another_technique,
    "another name for the group": column("group", "Group"),
    "another name for the pattern": column("pattern", "Shape"),
    "fewer time points": column("time", lambda names: names[:-1]),
    "time points in another order": column("time", lambda names: names[::-1]),
    "time points as a text": column("time", "t0"),
    "time points twice": column("time", lambda names: [names[0], *names]),
    "no sensitive columns": column("sensitive", []),
    "a further entry of columns": column("appendix", ["the original"]),
    "a column nobody declared": a_column_nobody_declared,
    "a column declared but not told": a_column_declared_but_not_told,
    "an identifier well declared": an_identifier_well_declared,
    "a column that is gone": a_column_that_is_gone,
    "more series released than there are": fact("rows", "released", 200),
    "more series read": fact("rows", "read", 1000),
    "none dropped": fact("rows", "dropped", 0),
    "dropped below nought": fact("rows", "dropped", -1),
    "filled below nought": fact("rows", "filled", -1),
    "more filled than there are": fact("rows", "filled", 10**6),
    "a count that is not whole": fact("rows", "filled", 1.5),
    "a count that is a truth": fact("rows", "filled", True),
    "rows instead of series": fact("rows", "unit", "rows"),
    "a further count": fact("rows", "seen", 5),
    "suppressed more than may be": more_dropped("suppressed", 2),
    "repeated readings without a rule": fact("reading", "repeated", 3),
    "a text for a rule": fact("reading", "repeated_by", "Anna Smith, 3 rooms"),
    "a text for a count": fact("reading", "gaps", "none"),
    "an identifier that was there": fact("reading", "identifier", False),
    "another number of columns": fact("reading", "roleless", 7),
    "nothing left": leaving(lambda parts: parts.clear()),
    "a column that is said to be changed": leaving(lambda parts: parts[2].update(treatment="changed")),
    "a column that is not told": leaving(lambda parts: parts.pop(2)),
    "a name in what was dropped": leaving(lambda parts: parts[-1].update(name="note of Anna Smith")),
    "a word more in how": leaving(lambda parts: parts[0].update(how="Anna Smith")),
    "a further part": leaving(
        lambda parts: parts.append({"name": "x", "treatment": "dropped", "how": "data"})
    ),
}


@pytest.mark.parametrize("name", MANIFEST)
def test_a_forged_manifest_fails(bench, name):
    MANIFEST[name](bench)
    assert failed(bench)


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
