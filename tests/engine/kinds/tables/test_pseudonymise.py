"""Pseudonyms: the worked examples, equal in equal out, no collision."""

from __future__ import annotations

import random
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import ParameterError
from engine.kinds.tables.pseudonymise import keyed, keyed_apart, numbered, parse_key, same_value

KEY = bytes(range(32))


@pytest.mark.parametrize(
    ("value", "space", "length", "expected"),
    [
        ("Anna", "person", 16, "htm4zjegr722lfzm"),
        ("anna", "person", 16, "gjo7ya3noenljswk"),
        (unicodedata.normalize("NFC", "Zoë"), "person", 16, "sozogd2g5rupvtcs"),
        (unicodedata.normalize("NFD", "Zoë"), "person", 16, "sozogd2g5rupvtcs"),
        ("Anna", "doctor", 16, "r3xjgf3yltgvusot"),
        ("Anna", "person", 8, "htm4zjeg"),
    ],
)
def test_the_worked_examples(value, space, length, expected):
    assert keyed([value], KEY, space, length) == [expected]


def test_a_short_key_is_refused():
    with pytest.raises(ParameterError, match="5 bytes, at least 16"):
        parse_key("0001020304", "my.key")
    with pytest.raises(ParameterError, match="hexadecimal"):
        parse_key("not a key", "my.key")
    assert parse_key(KEY.hex() + "\n", "my.key") == KEY


@given(st.lists(st.text(max_size=8), min_size=1, max_size=40), st.booleans())
def test_equal_in_equal_out_and_no_collision(values, given_key):
    made, _ = keyed_apart(values, KEY, "c", 16, given_key)
    normal = [unicodedata.normalize("NFC", value) for value in values]
    assert len(set(zip(normal, made, strict=True))) == len(set(normal)) == len(set(made))


def test_a_collision_grows_a_new_key_and_refuses_a_given_one():
    many = [str(number) for number in range(300)]
    made, length = keyed_apart(many, KEY, "c", 2, given=False)  # 1024 names of two characters
    assert length == 6 and len(set(made)) == 300
    with pytest.raises(ParameterError) as refused:
        keyed_apart(many, KEY, "c", 2, given=True)
    assert refused.value.hint == "choose length = 20"


def test_numbers_are_the_same_for_known_values_and_new_for_others():
    first = numbered(["b", "a", "b", "c"], random.Random(1).shuffle, {})
    assert sorted(first.values()) == ["1", "2", "3"]
    again = numbered(["c", "d", "a"], random.Random(2).shuffle, first)
    assert again == {"c": first["c"], "a": first["a"], "d": "4"}


def test_blanks_and_capitals_count_unless_asked_otherwise():
    assert same_value(" Anna ", False, False) == " Anna "
    assert same_value(" Anna ", True, True) == "anna"
