"""A sentence knows what it was made from, wherever it has travelled."""

from __future__ import annotations

import json
import pickle

from hypothesis import given
from hypothesis import strategies as st

from engine.core.text import Text, from_templates, joined, text, with_templates

NAMES = st.text(max_size=12)


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
