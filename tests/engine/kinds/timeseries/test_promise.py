"""The promise, judged by the verifier on exported files; and files the verifier must refuse."""

from __future__ import annotations

import csv
import json
import tempfile
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import params
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.timeseries.data import Sensitive, SeriesTable
from engine.kinds.timeseries.kind import KIND, Kapra, Naive

TECHNIQUES = {technique.key: technique for technique in KIND.techniques}
DECLARED = {"timeseries.naive": Naive, "timeseries.kapra": Kapra}


def series_table(values, labels=3):
    labels = labels if len(values) > 5 else 1
    codes = (np.arange(len(values)) % labels).astype(np.int32)
    column = Sensitive("tariff", codes, np.array([f'=t{i}, "x"' for i in range(labels)], dtype=object))
    return SeriesTable(values, tuple(f"t{j}" for j in range(values.shape[1])), (column,))


def release(key, data, settings_, folder, format="csv", seed=7):
    """Run and export; the claims that would stand in the manifest."""
    technique, randomness = TECHNIQUES[key], Randomness.from_seed(seed)
    chosen = params.build(DECLARED[key], settings_)
    published = technique.run(data, chosen, randomness, Progress())
    columns = technique.export(published, chosen, folder, format, randomness)
    claims = {
        "technique": key,
        "params": params.as_dict(chosen),
        "format": format,
        "columns": columns,
        "done": technique.describe(data, published, chosen).as_dict(),
    }
    return json.loads(json.dumps(claims))


def failures(key, folder, claims, data=None):
    return [
        f"{check.name}: {check.detail}"
        for check in TECHNIQUES[key].verify(folder, claims, data)
        if not check.passed
    ]


@st.composite
def cases(draw):
    rows, points = draw(st.integers(2, 70)), draw(st.integers(2, 9))
    generator = np.random.default_rng(draw(st.integers(0, 10**6)))
    kind = draw(st.sampled_from(["floats", "integers", "few", "constant", "same", "tiny", "huge"]))
    values = generator.normal(size=(rows, points))
    if kind == "integers":
        values = generator.integers(-9, 9, (rows, points)).astype(float)
    elif kind == "few":
        values = generator.integers(0, 2, (rows, points)).astype(float)
    elif kind == "constant":
        values = np.repeat(values[:, :1], points, axis=1)
    elif kind == "same":
        values = np.repeat(values[:1], rows, axis=0)
    elif kind == "tiny":
        values = values * 1e-7
    elif kind == "huge":
        values = values * 1e200
    k = draw(st.integers(2, rows))
    P = draw(st.integers(1, k) | st.just(k))
    settings_ = {
        "k": k,
        "P": P,
        "segments": draw(st.integers(1, points)),
        "max_level": draw(st.integers(1, 20)),
        "intervals": draw(st.sampled_from(["..", "-"])),
        "ends": draw(st.sampled_from(["rounded", "exact"])),
    }
    return values, settings_


@pytest.mark.parametrize("key", TECHNIQUES)
@given(case=cases(), format=st.sampled_from(["csv", "parquet"]))
@settings(max_examples=120, deadline=None)
def test_every_release_keeps_its_promise(key, case, format):
    values, settings_ = case
    data = series_table(values)
    with tempfile.TemporaryDirectory() as folder:
        claims = release(key, data, settings_, Path(folder), format)
        assert failures(key, Path(folder), claims, data) == []


@pytest.mark.parametrize("key", TECHNIQUES)
@given(seed=st.integers(0, 10**6), least=st.integers(2, 3))
@settings(max_examples=40, deadline=None)
def test_distinct_sensitive_values_hold_in_every_class(key, seed, least):
    generator = np.random.default_rng(seed)
    data = series_table(generator.normal(size=(60, 6)))
    with tempfile.TemporaryDirectory() as folder:
        claims = release(key, data, {"k": 5, "P": 2, "distinct": least}, Path(folder))
        assert failures(key, Path(folder), claims, data) == []


# ── spoiled files ─────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def made(tmp_path):
    generator = np.random.default_rng(5)
    data = series_table(np.round(generator.normal(size=(80, 6)).cumsum(axis=1), 2))
    claims = release("timeseries.naive", data, {"k": 8, "P": 2, "segments": 3}, tmp_path)
    return tmp_path, claims, data


def spoil(folder, change):
    """Change the cells of the file: `change(rows)` gets lists of cells, the header first."""
    path = folder / "data.csv"
    with path.open(newline="") as file:
        rows = list(csv.reader(file))
    change(rows)
    with path.open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows(rows)


def set_cell(row, column, text):
    def change(rows):
        rows[row][column] = text

    return change


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (set_cell(3, 2, "[0..1e6]"), "Every envelope in 8 rows"),
        (set_cell(3, 2, "[5..1]"), "line 4, column t1"),
        (set_cell(3, 2, "[1..inf]"), "line 4, column t1"),
        (set_cell(3, 2, "12 to 13"), "line 4, column t1"),
        (set_cell(3, 2, ""), "line 4, column t1"),
        (set_cell(3, 8, "zzz"), "line 4: 'zzz'"),
        (set_cell(3, 8, "ab"), "Patterns of one length"),
        (set_cell(3, 9, "0"), "level '0'"),
        (set_cell(3, 9, "x"), "level 'x'"),
        (set_cell(3, 0, "999"), "Every group in 8 rows"),
        (set_cell(3, 0, "999"), "Numbers of the groups: line 4"),
        (lambda rows: rows.pop(4), "Rows accounted for"),
        (lambda rows: [row.append(str(i)) for i, row in enumerate(rows)], "not declared"),
        (lambda rows: [row.pop(7) for row in rows], "missing: tariff"),
        (lambda rows: [row.pop(8) for row in rows], "missing: Pattern"),
        (lambda rows: rows[5].append("extra"), "File reads"),
    ],
)
def test_a_spoiled_file_is_refused_with_the_place(made, change, named):
    folder, claims, data = made
    assert failures("timeseries.naive", folder, claims, data) == []
    spoil(folder, change)
    found = failures("timeseries.naive", folder, claims, data)
    assert any(named in failure for failure in found), found


def test_a_changed_pattern_is_refused(made):
    folder, claims, _ = made

    def change(rows):
        rows[3][8] = "aab" if rows[3][8] != "aab" else "aba"
        rows[3][9] = "5"

    spoil(folder, change)
    assert any("pattern" in failure for failure in failures("timeseries.naive", folder, claims))


def test_a_sensitive_value_that_names_its_row_is_refused(made):
    folder, claims, _ = made
    spoil(folder, lambda rows: [row.__setitem__(7, f"v{i}") for i, row in enumerate(rows[1:])])
    assert any(
        "value of their own in: tariff" in failure for failure in failures("timeseries.naive", folder, claims)
    )


def test_a_changed_sensitive_value_is_refused(made):
    folder, claims, data = made

    def change(rows):  # the first row of the file: by the order of the rows it may stand there
        rows[1][7] = "'=aa"

    spoil(folder, change)
    assert failures("timeseries.naive", folder, claims) == []  # the file alone cannot tell
    assert any(
        "tariff unchanged" in failure for failure in failures("timeseries.naive", folder, claims, data)
    )


def test_envelopes_of_leaves_instead_of_groups_are_refused(made):
    """The mistake to never make: an envelope computed over the P rows of a leaf."""
    folder, claims, data = made
    technique, chosen = TECHNIQUES["timeseries.naive"], params.build(Naive, {"k": 8, "P": 2, "segments": 3})
    published = technique.run(data, chosen, Randomness.from_seed(1), Progress())

    def change(rows):
        rows[1:] = []
        for leaf in range(len(published.leaf_level)):
            members = np.flatnonzero(published.leaf == leaf)
            low, high = data.values[members].min(axis=0), data.values[members].max(axis=0)
            cells = [f"[{a}..{b}]" for a, b in zip(low, high, strict=True)]
            word = "".join(chr(97 + letter) for letter in published.leaf_words[leaf])
            group = str(published.leaf_group[leaf])
            rows.extend([group, *cells, "=t0", word, str(published.leaf_level[leaf])] for _ in members)

    spoil(folder, change)
    found = failures("timeseries.naive", folder, claims)
    assert any("Every envelope in 8 rows" in failure for failure in found)
    assert any("One envelope a group" in failure for failure in found)


def test_originals_outside_their_envelopes_are_noticed(made):
    folder, claims, data = made
    moved = replace(data, values=data.values + 100)
    found = failures("timeseries.naive", folder, claims, moved)
    assert any("Envelopes hold their originals" in failure for failure in found)
    assert any("Originals lie in envelopes" in failure for failure in found)
    more = replace(
        data,
        values=np.vstack([data.values, data.values]),
        sensitive=tuple(replace(s, codes=np.tile(s.codes, 2)) for s in data.sensitive),
    )
    assert any(
        "Rows accounted for" in failure for failure in failures("timeseries.naive", folder, claims, more)
    )


@pytest.mark.parametrize(
    ("cell", "low", "high"),
    [
        ("[1..2]", 1, 2),
        ("[-1.5e-05--3]", -1.5e-5, -3),
        ("[-3--1.5e-05]", -3, -1.5e-5),
        ("[-2-5]", -2, 5),
        ("[1e-3-1e+3]", 0.001, 1000),
        ("[1.5..2.5]", 1.5, 2.5),
        ("[1-2]", 1, 2),
        ("7", 7, 7),
    ],
)
def test_both_styles_read_with_signs_and_exponents(tmp_path, cell, low, high):
    from engine.kinds.timeseries.verify_open import read_released

    path = tmp_path / "data.csv"
    path.write_text(f"t0,t1,Pattern,Level\n{cell},[0..1],a,1\n")
    read = read_released(path, {"time": ["t0", "t1"]})
    assert (read.low[0][0], read.high[0][0]) == (low, high)


# ── what leaves ───────────────────────────────────────────────────────────────────────────────


def sorted_by_cells(rows):
    return sorted(rows, key=lambda row: [int(row[0]), *row[7:9], int(row[9])])


@pytest.mark.parametrize("key", TECHNIQUES)
@pytest.mark.parametrize("digits", [2, 0])
def test_rows_and_group_numbers_tell_nothing_but_their_own_cells(key, digits, tmp_path):
    """The same series in another order, another seed: the same bytes, sorted by what stands in them.

    With whole numbers most values are ties, which the place in the file must not decide."""
    values = np.round(np.random.default_rng(3).normal(size=(120, 6)), digits)
    data = series_table(values)
    shuffled = data.take(np.random.default_rng(4).permutation(120), "")
    written = []
    for name, table, seed in (("a", data, 1), ("b", shuffled, 2)):
        (tmp_path / name).mkdir()
        release(key, table, {"k": 6, "P": 2}, tmp_path / name, seed=seed)
        written.append((tmp_path / name / "data.csv").read_bytes())
    assert written[0] == written[1]
    with (tmp_path / "a" / "data.csv").open(newline="") as file:
        _, *rows = csv.reader(file)
    assert rows == sorted_by_cells(rows)
    ends = [[float(end) for cell in row[1:7] for end in cell[1:-1].split("..")] for row in rows]
    numbers = [int(row[0]) for row in rows]
    assert ends == sorted(ends) and numbers[0] == 1
    for one, other, (number, following) in zip(ends, ends[1:], pairwise(numbers), strict=False):
        assert following - number == (one != other)


def test_csv_and_parquet_hold_the_same_rows(tmp_path):
    data = series_table(np.random.default_rng(0).normal(size=(60, 5)))
    for format in ("csv", "parquet"):
        release("timeseries.kapra", data, {"k": 6, "P": 2}, tmp_path, format)
    table = pq.read_table(tmp_path / "data.parquet").to_pylist()
    with (tmp_path / "data.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(table) >= 59  # fewer than P are suppressed
    for text, row in zip(rows, table, strict=True):
        assert (int(text["GroupID"]), text["tariff"], text["Pattern"]) == (
            row["GroupID"],
            "'" + row["tariff"],
            row["Pattern"],
        )
        for time in data.times:
            low, high = text[time][1:-1].split("..")
            assert (float(low), float(high)) == (row[f"{time}_low"], row[f"{time}_high"])


def test_exact_ends_are_written_in_full_and_formulas_are_not_run(tmp_path):
    values = np.array([[0.1 + 0.2, 1e-300], [0.1, 12.0]] * 4)
    release("timeseries.naive", series_table(values), {"k": 8, "P": 2, "ends": "exact"}, tmp_path)
    text = (tmp_path / "data.csv").read_text()
    assert "[0.1..0.30000000000000004],[1e-300..12]" in text
    assert '"\'=t0, ""x"""' in text


@pytest.mark.parametrize("style", ["..", "-"])
def test_interval_styles(tmp_path, style):
    values = np.array([[-1.5, 2.0], [-3.0, 4.0]] * 4)
    release("timeseries.naive", series_table(values), {"k": 8, "P": 2, "intervals": style}, tmp_path)
    assert f"[-3{style}-1.5],[2{style}4]" in (tmp_path / "data.csv").read_text()
