"""Reading a released table strictly: every cell of its type, and the same bytes when it is written again.

A spelling (0.20 for 0.2), a comment, a second table in a file's metadata: each could carry what no check of
the values sees. So the parsed content is written again by our own writer, and must give the same bytes.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, Protocol, TypedDict

import numpy as np

from engine.core.technique import Check
from engine.core.text import text
from engine.verify.formula_escape import unescape
from engine.verify.read_statistical import names_told
from engine.verify.read_table import read_released, written_again

Type = Literal["whole", "number", "text"]
Table = dict[str, list[Any]]  # of int, float or str, as the column's type says
MOST_BYTES = 4 << 30


class LeavingClaim(TypedDict):
    name: str
    treatment: str
    how: str


class DoneClaim(TypedDict):
    leaving: list[LeavingClaim]
    facts: Mapping[str, Any]


class Claims(TypedDict):
    """What a manifest says, as far as a check here holds the files against it."""

    technique: str
    format: str
    params: Mapping[str, object]
    columns: Mapping[str, str]
    done: DoneClaim


class Chosen(Protocol):
    """Parameters that checks look at: every technique has `min_count` and some of the others."""

    min_count: int
    k: int
    blur: bool
    masked: bool
    rows_cross: bool
    tau: float | None
    diagonal: bool
    rows: int | None
    support: float
    confidence: float
    max_size: int


def used_columns(claims: Claims) -> list[str]:
    """Columns of which something is in the release, as the manifest says."""
    return [part["name"] for part in claims["done"]["leaving"] if part["treatment"] != "dropped"]


def header_of(path: Path, wanted: Sequence[str] = ()) -> list[str]:
    """The names of the columns; the `wanted` ones where an SPSS or Stata file has what becomes of them."""
    if path.suffix == ".parquet":
        import pyarrow.parquet as pq

        names = pq.read_schema(path).names
    elif path.suffix in (".sav", ".dta"):
        names = names_told(path, wanted)
    else:
        with open(path, newline="", encoding="utf-8") as file:
            names = [unescape(name) for name in next(csv.reader(file), [])]
    if not names or len(set(names)) < len(names):
        raise ValueError(text("{name} has no columns, or two of one name", name=path.name))
    return list(names)


def read(path: Path, types: Mapping[str, Type]) -> Table:
    """The columns; ValueError where a cell is missing or of another type."""
    if path.stat().st_size > MOST_BYTES:
        raise ValueError(text("{name} is larger than any release of this technique", name=path.name))
    released = read_released(path, types)
    found: Table = {}
    for name, type_ in types.items():
        cells = released.cells(name).to_pylist()
        if type_ == "text" and path.suffix == ".csv":
            cells = ["" if cell is None else cell for cell in cells]
        elif None in cells:
            raise ValueError(
                text("a cell of {name} in {name2} is of another type", name=name, name2=path.name)
            )
        found[name] = cells
    return found


def check_rewrite(path: Path, table: Table, types: Mapping[str, Type]) -> Check:
    """Whether our own writer makes the same bytes of what was read."""
    name = (
        "Nothing else is in the file"
        if path.stem == "data"
        else text("Nothing else is in {name}", name=path.name)
    )
    if written_again(path, _typed(table, types)):
        return Check(name, True, "written again it gives the same bytes")
    said = text("{name} written again gives other bytes", name=path.name)
    if path.suffix == ".parquet":
        said += ": something else is in it, or another version of pyarrow wrote it"
    return Check(name, False, said)


def _typed(table: Table, types: Mapping[str, Type]) -> dict[str, list[str] | np.ndarray]:
    """Columns as arrays of their own type, also where there is no row."""
    kinds = {"whole": np.int64, "number": np.float64}
    return {
        name: cells if types[name] == "text" else np.array(cells, dtype=kinds[types[name]])
        for name, cells in table.items()
    }


def is_sorted(columns: Sequence[Sequence[Any]]) -> bool:
    rows = list(zip(*columns, strict=True))
    return all(a <= b for a, b in pairwise(rows))
