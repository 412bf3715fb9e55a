"""A sentence knows what it was made from, wherever it has travelled."""

from __future__ import annotations

import ast
import json
import pickle
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.text import Text, from_templates, joined, text, with_templates

NAMES = st.text(max_size=12)
ROOT = Path(__file__).resolve().parents[3]
ROOMS = (
    "engine/core/gate.py",
    "engine/io/cleaning.py",
    "engine/kinds/eventlogs",
    "engine/kinds/timeseries",
    "gui/kinds/eventlogs",
)
# a number that begins a clause and may be 1, with the plural fixed behind it
FIXED = re.compile(
    r"(?:^|[.,;:] )\{\w+\}(?: [a-z]+)? (rows|cases|variants|values|series|readings|arrows)"
    r" (are(?! too many)|were|have)"
)


def test_it_is_the_english_sentence():
    said = text("{rows} rows of {name} are left out", rows=12, name="people.csv")
    assert said == "12 rows of people.csv are left out" and isinstance(said, Text)
    assert (said.template, said.values["rows"]) == ("{rows} rows of {name} are left out", 12)


def test_what_stands_in_it_is_never_taken_for_a_template():
    assert text("{name} is empty", name="{name} and {other}") == "{name} and {other} is empty"


def test_a_name_without_a_value_stays():
    assert text("a set is written {a, b} or {c}", d=1) == "a set is written {a, b} or {c}"


@given(NAMES, st.integers(), NAMES)
def test_pickle_and_json_bring_it_back_whole(name, number, other):
    inner = text("{number} in {name}", number=number, name=name)
    said = joined(" ", [text("{inner}: {other}", inner=inner, other=other), "The end."])
    for again in (
        pickle.loads(pickle.dumps(said)),
        from_templates(json.loads(json.dumps(with_templates(said)))),
    ):
        assert isinstance(again, Text)
        assert (again, again.template, dict(again.values)) == (said, said.template, dict(said.values))
        assert again.values["part0"].values["inner"].template == "{number} in {name}"


def test_sentences_that_are_added_keep_their_templates():
    said = "First. " + text("{n} rows.", n=3) + " Last."
    assert said == "First. 3 rows. Last." and isinstance(said, Text)


def test_other_objects_of_json_are_left_alone():
    answer = {"checks": [{"name": "Files", "detail": text("{n} files", n=2)}], "values": {"template": 1}}
    again = from_templates(json.loads(json.dumps(with_templates(answer))))
    assert again == answer and again["checks"][0]["detail"].template == "{n} files"


# ── one and many ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("number", "said"),
    [(1, "1 row is left out"), (0, "0 rows are left out"), ("1,200", "1,200 rows are left out")],
)
def test_one_and_many_have_their_own_words(number, said):
    """The walk found "1 draws", "1 cases" and "1 rows" in window and report."""
    assert text("{rows} {rows:row is|rows are} left out", rows=number) == said


def test_the_words_for_one_and_many_travel_with_the_sentence():
    said = text("{n:it is|they are} {n}", n=1)
    again = from_templates(json.loads(json.dumps(with_templates(said))))
    assert (again, again.template, again.values) == ("it is 1", said.template, {"n": 1})


def test_a_name_never_chooses_between_one_and_many_nor_is_read_as_such():
    assert text("{name}: {n} {n:row|rows}", name="{n:x|y}", n=2) == "{n:x|y}: 2 rows"
    assert text("a time {h:m} stays, {a:b|c} too") == "a time {h:m} stays, {a:b|c} too"


def test_no_sentence_that_counts_is_written_for_many_alone():
    """What counts things of the file can count one: the template has words for it."""
    found = []
    for path in (file for room in ROOMS for file in _files(ROOT / room)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and FIXED.search(node.value):
                found.append(f"{path.name}:{node.lineno}: {node.value}")
    assert not found


def _files(room: Path) -> list[Path]:
    return [room] if room.is_file() else sorted(room.rglob("*.py"))
