"""The digest of loaded data: the same for the same values, another for any other bit."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import pytest

from engine.core.data_digest import digest
from engine.core.mapped import beside, empty


@dataclass(frozen=True)
class Loaded:
    values: Any
    names: tuple[str, ...] = ("a", "bc")
    roles: dict[str, Any] = field(default_factory=dict)
    known: frozenset[str] = frozenset()
    origin: object = None
    scheduler: str = ""


DATA = Loaded(np.arange(6.0).reshape(3, 2), roles={"x": 1, "y": (2,)}, known=frozenset("pq"))


def test_where_it_was_read_and_how_it_lies_in_memory_do_not_matter():
    turned = np.asfortranarray(DATA.values)
    other = replace(DATA, values=turned, origin="part-0", scheduler="tcp://a", roles={"y": (2,), "x": 1})
    assert digest(other) == digest(DATA) == digest(replace(DATA, known=frozenset("qp")))
    in_file = beside(DATA.values, empty(1))
    assert digest(replace(DATA, values=in_file)) == digest(DATA)


@pytest.mark.parametrize(
    "change",
    [
        {"values": DATA.values[::-1]},
        {"values": DATA.values.reshape(2, 3)},
        {"values": np.where(DATA.values == 0, -0.0, DATA.values)},
        {"values": np.where(DATA.values == 5, np.nan, DATA.values)},
        {"values": DATA.values.astype(np.float32)},
        {"values": DATA.values.tolist()},
        {"names": ("ab", "c")},
        {"names": ("a", "bc", "")},
        {"roles": {"x": "1", "y": (2,)}},
        {"known": frozenset("p")},
    ],
)
def test_any_other_value_gives_another(change):
    assert digest(replace(DATA, **change)) != digest(DATA)


def test_long_arrays_are_taken_whole():
    long = np.zeros((200_000, 2), np.int32)
    other = long.copy()
    other[-1, 1] = 1
    assert digest(long) != digest(other) and digest(long[:0]) != digest(long[:1])
