"""How a list of words is read, and what a release of it asks for."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.params import field_bool, field_int


@dataclass(frozen=True)
class Reading:
    lower: bool = field_bool("Small letters", default=True, help="Whether Word and word are the same.")


@dataclass(frozen=True)
class Columns:
    """There is only one column."""


@dataclass(frozen=True)
class Frequent:
    least: int = field_int("Least count", default=3, low=1, high=1000, help="Rarer words are left out.")
