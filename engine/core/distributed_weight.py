"""What has come back of the parts of a data set: they are all here in the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.distributed_worker import Part, Piece
from engine.core.errors import InputError
from engine.core.text import text
from engine.io.input_file import size_words
from engine.io.memory_limit import allowance, bytes_of


class Weight:
    """Grows with every answer; what this machine cannot hold is refused when it is that much."""

    def __init__(self, parts: Sequence[Part]) -> None:
        first = parts[0]
        if isinstance(first, Piece):
            self._name = first.path.name
        else:
            self._name = first.name if len(parts) == 1 else first.parent.name
        self._held = 0

    def add(self, made: object) -> None:
        self._held += bytes_of(made)
        if self._held > allowance():
            raise InputError(
                text(
                    "{name} would take {needed} of memory or more, "
                    "and a file may take {allowance} on this machine: refused",
                    name=self._name,
                    needed=size_words(self._held),
                    allowance=size_words(allowance()),
                ),
                hint="take a part of the rows, leave out columns that are not needed, or use a larger "
                "machine",
            )
