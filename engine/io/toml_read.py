"""TOML files that people write: recipes and policies."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.input_file import open_raw, require_file, size_words
from engine.io.read_errors import readable

LARGEST = 4 << 20


def read_toml(path: Path, what: str, hint: str) -> dict[str, Any]:
    """The file as a table; `what` it should be: 'recipe', 'policy'."""
    if require_file(path) > LARGEST:
        raise InputError(
            text(
                "{name} is larger than {largest}: it is not a {what}",
                name=path.name,
                largest=size_words(LARGEST),
                what=what,
            ),
            hint=hint,
        )
    with readable(path, what):
        with open_raw(path) as file:
            data = file.read(LARGEST + 1)
        try:
            lines = data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
            return tomllib.loads(lines)
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise InputError(
                text("{name} is not a {what}: {error}", name=path.name, what=what, error=error), hint=hint
            ) from None
