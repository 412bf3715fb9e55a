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
    """FNV-1a is no secret: who writes a file can choose thousands of keys that wait for each other."""
    slots, numbers = 2048, np.arange(1_300_000)
    letters = (numbers[:, None] // 10 ** np.arange(6, -1, -1) % 10 + 48).astype(np.uint64)
    hashed = np.full(len(numbers), 14695981039346656037, np.uint64)
    for column in letters.T:
        hashed = (hashed ^ column) * np.uint64(1099511628211)
    meeting = numbers[(hashed ^ hashed >> np.uint64(29)) % np.uint64(slots) == 7]

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
