"""The verifiers' copy of the rule for formulas says what the writer's says, and is a copy of its own."""

from __future__ import annotations

import ast
from pathlib import Path

import pyarrow as pa
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.io import formula_escape as writers
from engine.verify import formula_escape as verifiers

ENGINE = Path(__file__).resolve().parents[3] / "engine"
TEXTS = st.text(st.sampled_from("=+-@＝－'\" ;|\t\r\na\u00a0\ufeff\x0b"), max_size=9)


@settings(max_examples=3000, deadline=None)
@given(TEXTS)
@example("\t=")
@example("''=1")
@example(";\"'=1")
@example('\t"=1')
def test_both_say_the_same(text):
    assert verifiers.escape(text) == writers.escape(text)
    assert verifiers.unescape(text) == writers.unescape(text)
    assert verifiers.unescape(verifiers.escape(text)) == text


@settings(deadline=None)
@given(st.lists(st.none() | TEXTS, max_size=6), st.sampled_from([pa.string(), pa.large_string()]))
def test_columns_too(texts, kind):
    cells = pa.chunked_array([pa.array(texts, kind), pa.array(texts[:2], kind)], kind)
    expected = [None if text is None else verifiers.unescape(text) for text in [*texts, *texts[:2]]]
    assert verifiers.unescape_cells(cells).to_pylist() == expected


def test_no_verifier_stands_on_the_writers_rule():
    files = [*(ENGINE / "verify").glob("*.py"), *(ENGINE / "kinds").glob("*/verify*.py")]
    for path in files:
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        named = {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
        assert "engine.io.formula_escape" not in named, path
