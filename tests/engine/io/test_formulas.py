"""Formulas leave as texts, and come back as what they were."""

from __future__ import annotations

import csv
import io
import json
import re

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from engine.io.csv_dialect import TableReading
from engine.io.formula_escape import escape, escape_cells, unescape, unescape_ours
from engine.io.raw_rows import read_text_rows
from engine.io.table_write import write_csv
from engine.verify.formula_escape import unescape_cells
from tests.signing import ReleaseOptions

texts = st.text(st.sampled_from("=+-@＝＋－＠'\";|,\t\r\n \u00a0ax1"), max_size=10)


@pytest.mark.parametrize(
    ("text", "cell"),
    [
        ("=1+1", "'=1+1"),
        ("-1", "'-1"),
        ("\tx", "'\tx"),
        ("\rx", "'\rx"),
        ("  =1", "  '=1"),
        ("\u00a0@SUM(A1)", "\u00a0'@SUM(A1)"),
        ("＝1", "'＝1"),
        ("－x", "'－x"),
        ('x;=HYPERLINK("a")', 'x;\'=HYPERLINK("a")'),
        ("x\t=1", "x\t'=1"),
        ("x\n=cmd|' /C calc'!A0", "x\n'=cmd|' /C calc'!A0"),
        ('x; "=1', "x; \"'=1"),
        ("x|+1", "x|'+1"),
        ("'=1", "''=1"),
        ("''=1", "'''=1"),
        ("a=b", "a=b"),
        ("a, -b", "a, -b"),
        ("'tis", "'tis"),
        ("a-b; c-d", "a-b; c-d"),
        ("[-1.5..3]", "[-1.5..3]"),
        ("", ""),
    ],
)
def test_what_would_run_gets_an_apostrophe_and_nothing_else_does(text, cell):
    assert escape(text) == cell
    assert unescape(cell) == text
    assert escape_cells(pa.array([text, None], pa.large_string())).to_pylist() == [cell, None]
    assert unescape_cells(pa.array([cell, None])).to_pylist() == [text, None]


@given(texts)
def test_the_escape_is_reversible(text):
    assert unescape(escape(text)) == text


@given(st.lists(texts))
def test_arrow_escapes_as_python_does(cells):
    escaped = escape_cells(pa.array(cells, pa.large_string()))
    assert escaped.to_pylist() == [escape(cell) for cell in cells]
    assert unescape_cells(escaped).to_pylist() == cells


@given(st.lists(st.tuples(texts, texts), min_size=1), st.sampled_from(",;\t|"))
def test_no_program_finds_a_formula_wherever_it_cuts_the_line(tmp_path_factory, rows, separator):
    path = tmp_path_factory.mktemp("t") / "t.csv"
    write_csv(path, {"a": [a for a, _ in rows], "b": [b for _, b in rows], "n": [1] * len(rows)})
    text = path.read_bytes().decode()
    for cells in csv.reader(io.StringIO(text, newline=""), delimiter=separator):
        for cell in cells:
            assert not re.match(r"\s*[=+\-@＝＋－＠]", cell), (cell, text)


def test_a_file_with_a_bare_formula_is_not_ours_and_keeps_its_apostrophes():
    assert unescape_ours(["'=1", "b", "''=1"]) == ["=1", "b", "'=1"]
    assert unescape_ours(["'=1", "=1"]) == ["'=1", "=1"]


# ── releases ──────────────────────────────────────────────────────────────────────────────────

LABELS = ("=1", "'=1", "''=1", "x;=1", "x;'=1", " -y", "plain")


def _cases(header, row):
    lines = [header, *(row(i, LABELS[i % len(LABELS)]) for i in range(140))]
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(lines)
    return out.getvalue()


@pytest.mark.parametrize(
    ("technique", "text", "settings", "format_"),
    [
        (
            "tables.swap",
            _cases(["=note", "x"], lambda i, label: [label, i]),
            {"columns": "=note", "quasi": "=note"},
            "csv",
        ),
        (
            "tables.swap",
            _cases(["=note", "x"], lambda i, label: [label, i]),
            {"columns": "=note", "quasi": "=note"},
            "xlsx",
        ),
        (
            "graphs.synthetic",
            _cases(["participant", "source", "target"], lambda i, label: [f"P{i}", label, "hub"]),
            {},
            "csv",
        ),
        (
            "graphs.synthetic",
            _cases(["participant", "source", "target"], lambda i, label: [f"P{i}", label, "hub"]),
            {},
            "adjacency.csv",
        ),
        (
            "timeseries.naive",
            _cases(["=w", "t1", "t2"], lambda i, label: [label, i + 0.5, 2 * i]),
            {"sensitive": "=w", "k": 20, "P": 10},
            "csv",
        ),
        (
            "eventlogs.travas",
            _cases(["case", "activity"], lambda i, label: [f"c{i}", label]),
            {"epsilon": 5.0, "delta": 0.001},
            "csv",
        ),
        (
            "eventlogs.travas",
            _cases(["case", "activity"], lambda i, label: [f"c{i}", label]),
            {"epsilon": 5.0, "delta": 0.001},
            "variants.csv",
        ),
    ],
)
def test_a_formula_and_its_escape_in_one_file_are_released_and_verified_as_two(
    tmp_path, technique, text, settings, format_
):
    path = tmp_path / "in.csv"
    path.write_text(text, encoding="utf-8")
    reading = {"separator": ",", "header": "yes"}
    task = task_of(find(technique), [path], {**settings, **reading}, seed=5)
    release = Pipeline().release(task, ReleaseOptions(str(tmp_path / "out"), format_), Progress())
    assert [check.detail for check in release.checks if not check.passed] == []
    data = tmp_path / "out" / "release" / f"data.{format_}"
    if data.suffix == ".xlsx":
        cells = {cell for row in read_text_rows(data, TableReading(), Progress()).rows for cell in row}
    else:
        with data.open(encoding="utf-8", newline="") as file:
            cells = {cell for row in csv.reader(file) for cell in row}
    found = {unescape(cell) for cell in cells}
    if format_ == "variants.csv":
        found = {name for cell in found if cell.startswith("[") for name in json.loads(cell)}
    if technique.startswith(("graphs", "timeseries")):  # blanks around a text could tell something
        assert {label.strip() for label in LABELS} <= found
    else:
        assert set(LABELS) <= found
