"""The different values of a column as texts, and how many rows hold each: what a scan looks at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import pyarrow as pa

MOST_DISTINCT = 100_000
NUMERAL = r"^[+\-]?\d+(\.\d+)?([eE][+\-]?\d+)?$"


@dataclass(frozen=True)
class DistinctValues:
    """The different present values of a column as text, and how many rows hold each."""

    name: str
    texts: pa.Array
    counts: np.ndarray  # of the texts
    rows: int  # present ones of the whole column
    distinct: int
    own: int  # rows whose value no other row has
    whole: bool  # whole numbers
    number: bool
    sampled: bool

    @property
    def distinct_share(self) -> float:
        return self.distinct / self.rows

    @property
    def own_share(self) -> float:
        return self.own / self.rows


@dataclass(frozen=True)
class CountedCells:
    """A column as its different values and how many rows hold each: what is asked of it needs no more."""

    values: pa.Array
    counts: np.ndarray


def distinct_values(name: str, values: object) -> DistinctValues | None:
    import pyarrow as pa
    import pyarrow.compute as pc

    cells = values if isinstance(values, CountedCells) else _counted(_as_arrow(values))
    seen, counts = cells.values.filter(pa.array(cells.counts > 0)), cells.counts[cells.counts > 0]
    if pa.types.is_boolean(seen.type) or pa.types.is_null(seen.type):
        return None
    number = (
        pa.types.is_integer(seen.type) or pa.types.is_floating(seen.type) or pa.types.is_decimal(seen.type)
    )
    whole = pa.types.is_integer(seen.type)
    if number and not whole:
        floats = np.asarray(pc.cast(seen, pa.float64(), safe=False))
        finite = np.isfinite(floats)
        seen, counts, floats = seen.filter(pa.array(finite)), counts[finite], floats[finite]
        whole = bool(len(floats)) and bool((floats == np.floor(floats)).all() and (abs(floats) < 2**53).all())
        seen = pa.array(floats.astype(np.int64)) if whole else seen
    if not number:
        seen = pc.utf8_trim_whitespace(seen if pa.types.is_string(seen.type) else pc.cast(seen, pa.string()))
        filled = pc.not_equal(seen, "")
        seen, counts = seen.filter(filled), counts[np.asarray(filled)]
        number = bool(pc.all(pc.match_substring_regex(seen, NUMERAL)).as_py()) and bool(
            pc.any(pc.match_substring(seen, ".")).as_py()
        )
    if not len(seen):
        return None
    some = np.arange(len(seen))
    if len(seen) > MOST_DISTINCT:
        some = np.linspace(0, len(seen) - 1, MOST_DISTINCT).astype(np.intp)
    texts = seen.take(pa.array(some))
    texts = texts if pa.types.is_string(texts.type) else pc.cast(texts, pa.string())
    return DistinctValues(
        name, texts, counts[some], int(counts.sum()), len(seen), int((counts == 1).sum()), whole, number,
        len(some) < len(seen),
    )  # fmt: skip


def _counted(array: pa.Array | pa.ChunkedArray) -> CountedCells:
    import pyarrow as pa
    import pyarrow.compute as pc

    coded = array if pa.types.is_dictionary(array.type) else pc.dictionary_encode(array)
    coded = coded.combine_chunks() if isinstance(coded, pa.ChunkedArray) else coded
    codes = pc.fill_null(coded.indices, -1).to_numpy(zero_copy_only=False)
    return CountedCells(coded.dictionary, np.bincount(codes[codes >= 0], minlength=len(coded.dictionary)))


def _as_arrow(values: Any) -> Any:
    import pyarrow as pa

    if isinstance(values, pa.ChunkedArray | pa.Array):
        plain = values.type.value_type if pa.types.is_dictionary(values.type) else values.type
        if pa.types.is_nested(plain) or pa.types.is_large_binary(plain) or pa.types.is_binary(plain):
            return _texts(values.to_pylist())
        large = pa.types.is_large_string(values.type) or pa.types.is_string_view(values.type)
        return values.cast(pa.string()) if large else values
    try:
        return pa.array(values, from_pandas=True)
    except (pa.ArrowInvalid, pa.ArrowTypeError):
        return _texts(values)


def _texts(values: Iterable[Any]) -> pa.Array:
    import pyarrow as pa

    return pa.array([None if value is None else str(value) for value in values], pa.string())
