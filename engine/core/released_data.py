"""The data file of a release, wherever one may name the file or the folder it lies in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.core.errors import InputError
from engine.core.text import text


def data_file(path: Path, first: Sequence[str] = ()) -> Path:
    """The file itself; of a release folder, or the folder above it, the first of `first` or its data file."""
    path = Path(path)
    if not path.is_dir():
        return path
    for folder in (path / "release", path):
        named = [folder / name for name in first if (folder / name).is_file()]
        found = named or sorted(one for one in folder.glob("data.*") if one.is_file())
        if found:
            return found[0]
    raise InputError(
        text("{path} holds no data file", path=path), hint="name the file, or the folder of a release"
    )
