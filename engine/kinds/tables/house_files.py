"""Files of the house that a step reads or leaves in the audit: keys, tables of labels, shifts.

They say what the release must not. Written for the owner alone, whole or not at all; read as UTF-8 text.
"""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterable, Sequence
from pathlib import Path

from engine.core.errors import InputError
from engine.core.text import text

SIGNS = (";", ",", "\t")
LARGEST = 1 << 28  # bytes


def read_house_text(path: str, name: str) -> str:
    """The text of a file that a parameter names; `name` is the parameter."""
    file = Path(path)
    try:
        if file.stat().st_size > LARGEST:
            raise InputError(text("{path} is too large for {name}", path=file.name, name=name))
        return file.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise InputError(
            text("{path} cannot be read: {error}", path=file.name, error=error.strerror or "no file"),
            hint=text("{name} names a file", name=name),
        ) from None
    except UnicodeDecodeError:
        raise InputError(
            text("{path} is no UTF-8 text", path=file.name), hint=text("{name} names a file", name=name)
        ) from None


def read_pairs(path: str, name: str, header: Sequence[str] = ()) -> dict[str, str]:
    """Two columns, separated by ; , or tab; a header is skipped where it is the expected one."""
    written = read_house_text(path, name)
    lines = [line for line in written.splitlines() if line.strip()]
    sign = next((sign for sign in SIGNS if lines and sign in lines[0]), ",")
    pairs: dict[str, str] = {}
    for number, cells in enumerate(csv.reader(io.StringIO(written, newline=""), delimiter=sign), start=1):
        if not any(cell.strip() for cell in cells) or (number == 1 and tuple(cells) == tuple(header)):
            continue
        if len(cells) != 2:
            raise InputError(
                text(
                    "{file}, line {line}: two cells are needed, here are {count}",
                    file=Path(path).name,
                    line=number,
                    count=len(cells),
                ),
                hint="value and what it becomes, separated by ; , or a tab",
            )
        value, new = (cell.strip() for cell in cells)
        if pairs.get(value, new) != new:
            raise InputError(
                text(
                    "{file}, line {line}: {value} stands there twice with different entries",
                    file=Path(path).name,
                    line=number,
                    value=repr(value),
                )
            )
        pairs[value] = new
    if not pairs:
        raise InputError(text("{file} is empty", file=Path(path).name))
    return pairs


def is_in_a_release(path: str) -> bool:
    """Whether the file lies in a folder that leaves the house."""
    return bool(path) and (Path(path).absolute().parent / "manifest.json").is_file()


def write_secret(path: Path, content: str) -> None:
    """A new file that only its owner can read."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def csv_text(header: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = io.StringIO(newline="")
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(rows)
    return out.getvalue()


def free_name(folder: Path, name: str) -> Path:
    """The name, or with a number where an earlier step of the chain has taken it."""
    stem, _, ending = name.rpartition(".")
    candidates = [name, *(f"{stem}-{number}.{ending}" for number in range(2, 100))]
    return folder / next(one for one in candidates if not (folder / one).exists())
