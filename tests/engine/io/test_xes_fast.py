"""The scanner of ordinary traces against who knows how it works."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core.errors import InputError
from engine.io.xes_fast import scan
from engine.io.xes_read import read_xes


def trace(name: str, more: str = "") -> str:
    return f'<trace>{more}<event><string key="concept:name" value="{name}"/></event></trace>'


def test_keys_that_were_chosen_to_meet_in_one_place_are_left_to_the_strict_reader():
    """The hash is no secret: who writes a file can choose thousands of keys that wait for each other."""
    slots, numbers = 2048, np.arange(1_300_000)
    letters = (numbers[:, None] // 10 ** np.arange(6, -1, -1) % 10 + 48).astype(np.uint64)
    hashed = np.zeros(len(numbers), np.uint64)
    for word in (sum(column << np.uint64(8 * at) for at, column in enumerate(letters.T)), np.uint64(0)):
        hashed = (hashed ^ word) * np.uint64(0x9E3779B97F4A7C15)
        hashed ^= hashed >> np.uint64(32)
    meeting = numbers[(hashed >> np.uint64(33)) % np.uint64(slots) == 7]

    def keys(names):
        return trace("a", "".join(f'<id key="{name:07}" value=""/>' for name in names)).encode()

    assert len(meeting) > 300
    assert scan(keys(meeting), [], [b""]) is None
    assert scan(keys(numbers[: len(meeting)]), [], [b""]) is not None


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_the_line_is_the_same_whoever_read_what_is_above(tmp_path, end):
    traces = [trace(f"a{end}b") for _ in range(30)]
    path = tmp_path / "log.xes"
    path.write_bytes(("<log>" + end.join([*traces, trace("a < b"), "</log>"])).encode())
    for fast in (True, False):
        with pytest.raises(InputError, match="line 61,"):
            read_xes(path, fast=fast, block=700)


HEADS = [f'<{tag} key="' for tag in ("string", "date", "int", "float", "boolean", "id")]


@pytest.mark.parametrize("length", [0, 1, 6, 7, 8, 9, 15, 16, 17, 31, 40])
@pytest.mark.parametrize("sign", ["x", "\t", "é", "&lt;", "/", "\x7f"])
def test_texts_of_any_length_at_any_place_are_what_stands_there(length, sign):
    """Eight bytes are looked at at once: every end of a text falls on every place of a word, and behind the
    last one nothing is read."""
    for shift in range(9):
        name = "n" * length + sign + "m" * shift
        found = scan(
            (" " * shift + trace(name) + trace(name, '<id key="k" value="v"/>') * 2).encode(), [], [b"k"]
        )
        assert found is not None and found.traces == 3
        assert [found.texts[code].decode() for code in found.activity.tolist()] == [name] * 3
        assert found.of_traces[0][1] == [b"v"] * 2 and found.of_traces[0][0].tolist() == [1, 2]


@pytest.mark.parametrize("head", HEADS)
def test_what_is_nearly_the_tag_before_is_not_taken_for_it(head):
    """The next tag is first held against the one that came next last time."""
    own, name = f'{head}a" value="', '<string key="concept:name" value="'
    event = f'<event>{own}1"/>{name}b"/></event>'
    whole = f"<trace>{event}{event}</trace>"
    assert scan(whole.encode(), [b"a"], [b""]) is not None
    for broken in (own[:-1] + "'", own.replace("value", "valuf"), own.replace(" key", "  key"), own[:-1]):
        assert scan(f"<trace>{event}{event.replace(own, broken)}</trace>".encode(), [b"a"], [b""]) is None
    for cut in range(len(whole)):
        assert scan(whole[:cut].encode(), [], [b""]) is None or not whole[:cut]
    twice = event.replace("</event>", f'{name}b"/></event>')
    assert scan(f"<trace>{event}{twice}</trace>".encode(), [], [b""]) is None
    other = scan(whole.replace(f"{own}1", f"{own}2", 1).encode(), [b"a"], [b""])
    assert other is not None and other.of_events[0][1] == [b"2", b"1"]


def test_lines_are_counted_where_texts_that_hold_them_come_again():
    text = trace("a\nb", '<string key="k\nl" value="v\n"/>') * 4
    found = scan(text.encode(), [], [b""])
    assert found is not None and found.lines == text.count("\n") == 12
