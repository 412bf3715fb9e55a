"""The columns of a released table as the verifier holds them: numbers, or places among texts. They are read
some rows at a time and lie in files where they would fill the memory (`engine.core.mapped`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from engine.core.mapped import Growing
from engine.core.stretches import passed, ranked, stretches
from engine.core.text import text
from engine.verify.formula_escape import escape, unescape_cells

if TYPE_CHECKING:
    import pyarrow as pa

    from engine.io.codebook import Codebook

EXACT = 1 << 53  # whole numbers up to which every one is a number of its own as it is held here
ALL = slice(None)


class Unreadable(ValueError):
    """The file is not what such a release holds; the message says why."""


@dataclass(frozen=True)
class Dialect:
    """The signs between cells and before decimals of a CSV file."""

    separator: str = ","
    decimal: str = "."


PLAIN = Dialect()


@dataclass(frozen=True)
class ReleasedColumn:
    """Numbers, NaN where missing; or the place of each text among the different ones, -1 where missing."""

    values: NDArray[Any]
    texts: pa.Array | None = None
    whole: bool = False

    def missing_at(self, rows: slice) -> NDArray[np.bool_]:
        return np.isnan(self.values[rows]) if self.texts is None else self.values[rows] < 0

    def cells(self, rows: slice = ALL) -> pa.Array:
        """Some rows in the type of the file; missing cells are null."""
        import pyarrow as pa

        values, missing = self.values[rows], self.missing_at(rows)
        if self.texts is not None:
            return pa.DictionaryArray.from_arrays(pa.array(values, mask=missing), self.texts)
        if self.whole:
            return pa.array(np.where(missing, 0, values).astype(np.int64), mask=missing)
        return pa.array(values, mask=missing) if missing.any() else pa.array(values)


@dataclass(frozen=True)
class Released:
    """The columns of the file in their types."""

    columns: Mapping[str, ReleasedColumn]
    dialect: Dialect = PLAIN
    codebook: Codebook | None = None  # of an SPSS or Stata file
    _coded: dict[str, tuple[NDArray[Any], NDArray[Any]]] = field(default_factory=dict, repr=False)
    _listed: dict[str, list[Any]] = field(default_factory=dict, repr=False)
    _ranks: dict[str, NDArray[np.int32]] = field(default_factory=dict, repr=False)

    @property
    def names(self) -> list[str]:
        return list(self.columns)

    @property
    def rows(self) -> int:
        return len(next(iter(self.columns.values())).values) if self.columns else 0

    def is_text(self, name: str) -> bool:
        return self.columns[name].texts is not None

    def numbers(self, name: str) -> NDArray[np.float64]:
        """NaN where missing."""
        if self.is_text(name):
            raise Unreadable("a cell of a column of numbers is no number")
        return self.columns[name].values

    def cells(self, name: str, rows: slice = ALL) -> pa.Array:
        """As they stand in the file, texts out of their dictionary."""
        import pyarrow as pa
        import pyarrow.compute as pc

        found = self.columns[name].cells(rows)
        return pc.cast(pc.cast(found, pa.large_string()), pa.string()) if self.is_text(name) else found

    def coded(self, name: str) -> tuple[NDArray[Any], list[Any]]:
        """Code of every row (-1 missing) and the values they stand for: texts or numbers."""
        if name not in self._listed:
            column = self.columns[name]
            if column.texts is not None:
                self._listed[name] = column.texts.to_pylist()
            else:
                known = self._numbers(name)[1].tolist()
                self._listed[name] = [int(value) for value in known] if column.whole else known
        return self.codes(name), self._listed[name]

    def codes(self, name: str) -> NDArray[Any]:
        """The codes alone: of many different numbers the list would fill the memory."""
        return self.columns[name].values if self.is_text(name) else self._numbers(name)[0]

    def known(self, name: str) -> list[str] | NDArray[Any]:
        """What the codes stand for: texts, or an array of numbers."""
        return self.coded(name)[1] if self.is_text(name) else self._numbers(name)[1]

    def _numbers(self, name: str) -> tuple[NDArray[Any], NDArray[Any]]:
        if name not in self._coded:
            known, codes = ranked(self.columns[name].values)
            self._coded[name] = codes, known
        return self._coded[name]

    def order_keys(self, name: str, rows: slice) -> list[NDArray[Any]]:
        """What some rows are sorted by in this column: missing first, then numbers or texts as written."""
        column = self.columns[name]
        values, missing = column.values[rows], column.missing_at(rows)
        if column.texts is None:
            return [~missing, np.where(missing, 0.0, values)]
        if name not in self._ranks:
            self._ranks[name] = _ranks([escape(one) for one in self.coded(name)[1]])
        return [self._ranks[name][values]]


def _ranks(written: Sequence[str]) -> NDArray[np.int32]:
    """Of every text by its place, and of a missing cell by -1."""
    ranks = np.full(len(written) + 1, -1, np.int32)
    order = sorted(range(len(written)), key=written.__getitem__)
    ranks[np.array(order, np.intp)] = np.arange(len(order))
    return ranks


def columns_of(
    parts: Iterable[pa.RecordBatch], types: Mapping[str, str], most: int, large: bool, escaped: bool = False
) -> dict[str, ReleasedColumn]:
    """The columns of these types from some rows after the others, at `most` so many; `large`: in files. Texts
    that were `escaped` are as they were."""
    growing = {name: _Growing(name, kind, None if large else most) for name, kind in types.items()}
    rows = 0
    for part in parts:
        rows += part.num_rows
        if rows > most:
            raise Unreadable("a cell stands outside the promised table")
        for column, one in zip(part.columns, growing.values(), strict=True):
            one.add(column)
    return {name: growing.pop(name).finish(escaped) for name in types}


class _Growing:
    """One column as it grows."""

    def __init__(self, name: str, kind: str, most: int | None) -> None:
        """In memory, with room for so many rows; None: in a file."""
        self._name, self._kind = name, kind
        dtype = np.int32 if kind == "text" else np.float64
        self._values = Growing(dtype, 0) if most is None else _InMemory(dtype, most)
        self._texts: list[pa.Array] = []  # different ones of each part
        self._rows: list[int] = []

    def add(self, cells: pa.Array) -> None:
        import pyarrow as pa
        import pyarrow.compute as pc

        if self._kind == "text":
            coded = cells if pa.types.is_dictionary(cells.type) else pc.dictionary_encode(cells)
            self._texts.append(pc.cast(coded.dictionary, pa.large_string()))
            self._rows.append(len(cells))
            self._values.add(pc.fill_null(coded.indices, -1).to_numpy(zero_copy_only=False))
            return
        if self._kind == "whole" and len(cells):
            ends = pc.min_max(cells).as_py()
            if ends["min"] is not None and not -EXACT <= ends["min"] <= ends["max"] <= EXACT:
                raise Unreadable(text("column {name} is of another type than promised", name=self._name))
        self._values.add(pc.cast(cells, pa.float64(), safe=False).to_numpy(zero_copy_only=False))

    def finish(self, escaped: bool) -> ReleasedColumn:
        import pyarrow as pa

        values = np.asarray(self._values.whole())
        if self._kind != "text":
            return ReleasedColumn(values, whole=self._kind == "whole")
        lengths = [len(texts) for texts in self._texts]
        all_texts = pa.concat_arrays([pa.array([], pa.large_string()), *self._texts]).dictionary_encode()
        self._texts.clear()
        places, begin, row = all_texts.indices.to_numpy(), 0, 0
        for length, rows in zip(lengths, self._rows, strict=True):
            own = np.append(places[begin : begin + length], np.int32(-1))
            for some in stretches(rows):
                part = values[row + some.start : row + some.stop]
                part[:] = own[part]
            begin, row = begin + length, row + rows
        texts = all_texts.dictionary
        return ReleasedColumn(values, unescape_cells(texts) if escaped else texts)


class _InMemory:
    """The same in memory: parts that wait to be put together would take as much again, or more. The system
    gives room page by page, as it is filled."""

    def __init__(self, dtype: DTypeLike, most: int) -> None:
        self._values, self._length = np.empty(most, dtype), 0

    def add(self, values: NDArray[Any]) -> None:
        length = self._length + len(values)
        self._values[self._length : length] = values
        self._length = length

    def whole(self) -> NDArray[Any]:
        """What is left over goes back where it is: nothing is copied."""
        self._values.resize(self._length, refcheck=False)
        return self._values


def same(one: NDArray[Any], other: NDArray[Any]) -> bool:
    """Whether two columns hold the same cells."""
    return len(one) == len(other) and passed(_alike, one, other)


def _alike(one: NDArray[Any], other: NDArray[Any]) -> bool:
    return bool(((one == other) | ((one != one) & (other != other))).all())


Rows = Callable[[int, int], Mapping[str, Any]]


def rows_of(released: Released) -> Rows:
    """Some rows as the writer of CSV takes them."""
    return lambda start, end: {
        name: column.cells(slice(start, end)) for name, column in released.columns.items()
    }


def written_rows_of(released: Released) -> Rows:
    """The same with every text written out."""
    return lambda start, end: {name: released.cells(name, slice(start, end)) for name in released.names}
