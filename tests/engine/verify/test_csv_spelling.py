"""The verifier's spelling of a CSV file and the writer's share no code and agree on every content."""

from __future__ import annotations

import ast
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.io import csv_write
from engine.verify import csv_spelling

CELLS = st.one_of(
    st.text(max_size=8),
    st.text("=+-@'\",;| \t\n\rab1", max_size=8),
    st.floats(allow_nan=False).map(str),
    st.sampled_from(["", "1", "1.0", "1_0", "-0", "1e3", "nan", " 5", "Infinity"]),
)


@pytest.mark.parametrize(
    ("number", "spelled"),
    [
        (1.0, "1"),
        (-2.5, "-2.5"),
        (0.000001, "0.000001"),
        (1.5e-7, "1.5e-7"),
        (1234567890.5, "1234567890.5"),
        (1e10, "1e+10"),
        (12345678901.25, "1.234567890125e+10"),
        (-0.0, "-0"),
        (0.0, "0"),
        (300, "300"),
        (10**17 + 1, "100000000000000001"),
    ],
)
def test_numbers_by_example(number, spelled):
    assert csv_spelling.spell_number(number) == spelled


@settings(max_examples=400)
@given(st.floats(allow_nan=False, allow_infinity=False))
def test_a_number_has_the_writers_spelling(number):
    assert csv_spelling.spell_number(number) == csv_write.numbers(np.array([number])).to_pylist()[0]
    assert float(csv_spelling.spell_number(number)) == number


@settings(max_examples=400)
@given(CELLS)
def test_a_text_has_the_writers_spelling(content):
    assert csv_spelling.spell_text(content) == csv_write.cell(content)


@settings(max_examples=200)
@given(st.lists(CELLS, min_size=1, max_size=6))
def test_cells_have_the_writers_order(written):
    ours, theirs = csv_spelling.sort_ranks(written), csv_write.order_of(written)
    assert np.array_equal(np.argsort(ours, kind="stable"), np.argsort(theirs, kind="stable"))
    assert np.array_equal(np.equal.outer(ours, ours), np.equal.outer(theirs, theirs))


def test_a_file_has_the_writers_bytes():
    rng = np.random.default_rng(3)
    rows = csv_spelling._ROWS + 7
    low = rng.normal(size=50).round(2) + 0.0
    codes, other = rng.integers(0, 50, rows), rng.integers(0, 2, rows)
    texts, names = ["=1", 'a "b", c'], ["t,1", "=w"]
    ours = csv_spelling.file_parts(
        names,
        [
            (csv_spelling.spell_intervals(low, low + 1, ".."), codes),
            (csv_spelling.cells([csv_spelling.spell_text(one) for one in texts]), other),
        ],
        rows,
    )
    pieces = [
        csv_write.Piece(csv_write.intervals(low, low + 1, ".."), codes),
        csv_write.Piece(csv_write.texts([csv_write.cell(one) for one in texts]), other),
    ]
    theirs = [csv_write.header(names), *(bytes(part) for part in csv_write.lines(pieces, rows))]
    assert b"".join(ours) == b"".join(theirs)


def test_an_end_of_minus_nothing_is_nothing():
    assert csv_spelling.spell_intervals(np.array([-0.0]), np.array([0.0]), "..").to_pylist() == ["[0..0]"]


def test_no_verifier_of_series_uses_the_writers_spelling():
    root = Path(csv_spelling.__file__).parents[1]
    for path in [*(root / "kinds" / "timeseries").glob("verify*.py"), Path(csv_spelling.__file__)]:
        imported = [
            node.module or "" if isinstance(node, ast.ImportFrom) else ""
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        ]
        assert "engine.io.csv_write" not in imported and "engine.io" not in imported, path.name
