"""One spelling of what reads the same, and lists taken apart: worked examples, and texts made to hang."""

from __future__ import annotations

import time

import pyarrow as pa
import pytest

from engine.core.distinct_values import distinct_values
from engine.core.identifier_spelling import in_one_spelling, members_of, taken_apart


@pytest.mark.parametrize(
    "spelled",
    [
        "Anna Meier",
        "An\u00adna Mei\u200ber",
        "\u202eAnna\u00a0Meier",
        "Ａｎｎａ　Ｍｅｉｅｒ",
        "𝐀𝐧𝐧𝐚 Meier",
        "Anna\t  Meier",
        "Anna&nbsp;Meier",
        "&#65;nna &amp;#77;eier",
        "Anna\u3164Meier",
    ],
)
def test_what_reads_the_same_is_spelled_the_same(spelled):
    assert in_one_spelling(distinct_values("a", [spelled])).texts.to_pylist() == ["Anna Meier"]


def test_plain_texts_are_left_alone():
    column = distinct_values("a", ["Anna Meier", "AT&T", "R&D; x"])
    assert in_one_spelling(column) is column


@pytest.mark.parametrize(
    ("text", "members"),
    [
        ("{Anna Meier, Bob Huber}", ["Anna Meier", "Bob Huber"]),
        ("Anna Meier; Bob Huber", ["Anna Meier", "Bob Huber"]),
        ('["Anna Meier"]', ["Anna Meier"]),
        ('{"Meier, Anna", "Huber, Bob"}', ["Meier, Anna", "Huber, Bob"]),
        ("Meier, Anna; Huber, Bob", ["Meier, Anna", "Huber, Bob"]),
        ("anna.meier@x.org / bob", ["anna.meier@x.org", "bob"]),
        ("Visit by {Anna Meier, Bob Huber}", ["Visit by", "Anna Meier", "Bob Huber"]),
        ("Anna Meier;", ["Anna Meier"]),
        ("Meier, Anna", ["Meier, Anna"]),
        ("Check ticket", ["Check ticket"]),
        ("https://x.org/a;b", ["https://x.org/a;b"]),
        ("(29.5..41.5]", ["(29.5..41.5]"]),
        (";", [";"]),
        ("{}", ["{}"]),
        ("", [""]),
    ],
)
def test_lists_are_taken_apart(text, members):
    assert members_of(text) == members


def test_what_stands_in_a_list_has_its_part_of_the_rows():
    column = distinct_values("a", pa.array(["{x y, z w}"] * 10 + ["alone"] * 3))
    apart = taken_apart(column)
    assert dict(zip(apart.texts.to_pylist(), apart.counts.tolist(), strict=True)) == {
        "x y": 5, "z w": 5, "alone": 3,
    }  # fmt: skip
    assert taken_apart(distinct_values("a", ["one", "two"])) is None


@pytest.mark.parametrize(
    "hostile", [",", ";", "{", '"', '"a,', "'", " and ", "a/", "{a, b}", "[a,", "Anna Meier; ", "&amp;"]
)
def test_no_text_is_long_to_take_apart(hostile):
    began = time.process_time()
    members_of(hostile * 100_000)
    members_of("{" * 50_000 + hostile * 1000 + "}" * 50_000)
    assert time.process_time() - began < 5
