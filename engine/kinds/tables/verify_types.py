"""The original as a verifier sees it, and what compares a release with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import numpy as np

from engine.core.json_values import Document
from engine.core.stretches import through
from engine.core.technique import Check
from engine.verify.released_columns import Released


class OriginalColumn(Protocol):
    """A column of the original as loaded: numbers (NaN missing), or codes of labels (-1 missing)."""

    @property
    def values(self) -> np.ndarray: ...
    @property
    def labels(self) -> tuple[str, ...] | None: ...


class OriginalTable(Protocol):
    @property
    def rows(self) -> int: ...
    @property
    def roles(self) -> Mapping[str, tuple[str, ...]]: ...
    @property
    def by_name(self) -> Mapping[str, OriginalColumn]: ...


@dataclass(frozen=True)
class Comparison:
    """A released table, what it claims, and the original beside it."""

    released: Released
    claims: Document
    data: OriginalTable
    order: np.ndarray | None  # for every released row the row of the original; None where there is no audit
    audit: Path


class KeptRows:
    """The rows of the original that a release was made from, in its order."""

    def __init__(self, data: OriginalTable, order: np.ndarray):
        self.rows = len(order)
        self.roles = data.roles
        self.by_name = {
            name: KeptColumn(through(c.values.__getitem__, order), c.labels)
            for name, c in data.by_name.items()
        }


@dataclass(frozen=True)
class KeptColumn:
    values: np.ndarray
    labels: tuple[str, ...] | None


OriginalCheck = Callable[[Comparison], Iterator[Check]]
