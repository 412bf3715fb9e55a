"""A steward who gives every reason that the gate asks for: for tests that are about something else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine import release

REASON = "This release is made by a test and goes nowhere."


class EveryReason(Mapping[str, str]):
    """The same sentence for whatever is asked."""

    def __getitem__(self, name: str) -> str:
        return REASON

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def Order(folder: str, format: str = "", **more: Any) -> release.Order:
    """An order that is signed in every respect."""
    return release.Order(folder, format, **{"reasons": EveryReason(), **more})
