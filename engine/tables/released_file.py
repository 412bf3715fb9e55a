"""A released file as the verifier reads it: with arrow and calamine alone, nothing of ours in between
but the rule by which texts are kept from running as formulas."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from engine.errors import InputError
from engine.files.formulas import escape, unescape

if TYPE_CHECKING:
    import pyarrow as pa


class Released:
    """The columns of the file: numbers or labels on request; empty cells are missing."""

    def __init__(self, table: pa.Table, escaped: bool):
        # CSV and Excel hold texts with an apostrophe that keeps a spreadsheet program from running them.
        self._escaped = escaped
        self.table = table.rename_columns([self._plain(name) for name in table.column_names])
        self._coded: dict[str, tuple[np.ndarray, list[str]]] = {}

    @cached_property
    def names(self) -> list[str]:
        return list(self.table.column_names)

    @property
    def rows(self) -> int:
        return self.table.num_rows

    def numbers(self, name: str) -> np.ndarray:
        """NaN where missing; a text that is no number is an infinity, which no check lets pass."""
        import pyarrow as pa
        import pyarrow.compute as pc

        column = self.table.column(name)
        if pa.types.is_string(column.type):
            column = pc.if_else(pc.equal(column, ""), pa.scalar(None, column.type), column)
        try:
            return np.array(pc.cast(column, pa.float64(), safe=False).to_numpy())
        except pa.ArrowInvalid:
            codes, labels = self.coded(name)
            return np.array([_number(label) for label in labels] + [np.nan])[codes]

    def coded(self, name: str) -> tuple[np.ndarray, list[str]]:
        """Code of every row (-1 missing) and the texts they stand for."""
        if name not in self._coded:
            self._coded[name] = self._encode(name)
        return self._coded[name]

    def missing(self, name: str) -> np.ndarray:
        import pyarrow as pa
        import pyarrow.compute as pc

        column = self.table.column(name)
        absent = pc.is_null(column)
        if pa.types.is_string(column.type):
            absent = pc.or_(absent, pc.fill_null(pc.equal(column, ""), False))
        return np.asarray(absent.to_numpy())

    def holds_any(self, name: str, texts: Sequence[str]) -> bool:
        """Whether one of the texts stands in the column."""
        import pyarrow as pa
        import pyarrow.compute as pc

        column = self.table.column(name)
        if not pa.types.is_string(column.type):
            return False
        written = pa.array([escape(text) if self._escaped else text for text in texts], pa.string())
        return bool(pc.any(pc.is_in(column, written)).as_py())

    def _plain(self, text: str) -> str:
        return unescape(text) if self._escaped else text

    def _encode(self, name: str) -> tuple[np.ndarray, list[str]]:
        import pyarrow.compute as pc

        encoded = pc.dictionary_encode(self.table.column(name).combine_chunks())
        labels = encoded.dictionary.to_pylist()
        codes = np.asarray(pc.fill_null(encoded.indices, -1).to_numpy(zero_copy_only=False))
        if "" in labels:
            codes = np.where(codes == labels.index(""), -1, codes)
            last = len(labels) - 1
            codes = np.where(codes == last, labels.index(""), codes)
            labels[labels.index("")] = labels[last]
            labels.pop()
        return codes, [self._plain(label) if isinstance(label, str) else repr(label) for label in labels]


def _number(label: str) -> float:
    try:
        return float(label)
    except ValueError:
        return np.inf


def read_released(folder: Path) -> Released:
    for path in sorted(folder.glob("data.*")):
        read = {".csv": _read_csv, ".parquet": _read_parquet, ".xlsx": _read_workbook}.get(path.suffix)
        if read:
            return Released(read(path), escaped=path.suffix != ".parquet")
    raise InputError(f"there is no data.csv, data.parquet or data.xlsx in {folder.name}")


def _read_csv(path: Path) -> pa.Table:
    """Every cell as the text it is."""
    import pyarrow as pa
    from pyarrow import csv as arrow_csv

    with path.open(encoding="utf-8", newline="") as file:
        names = next(csv.reader(file))
    texts = arrow_csv.ConvertOptions(column_types={name: pa.string() for name in names})
    return arrow_csv.read_csv(
        path, parse_options=arrow_csv.ParseOptions(newlines_in_values=True), convert_options=texts
    )


def _read_parquet(path: Path) -> pa.Table:
    from pyarrow import parquet

    from engine.files.columnar import refuse_huge_parquet

    refuse_huge_parquet(path)
    return parquet.read_table(path)


def _read_workbook(path: Path) -> pa.Table:
    import pyarrow as pa
    from python_calamine import CalamineWorkbook

    from engine.files.huge_workbooks import refuse_huge

    refuse_huge(path)
    header, *rows = CalamineWorkbook.from_path(path).get_sheet_by_index(0).to_python()
    cells = zip(*rows, strict=True) if rows else [()] * len(header)
    return pa.table(
        {
            str(name): pa.array([_cell(cell) for cell in column], pa.string())
            for name, column in zip(header, cells, strict=True)
        }
    )


def _cell(cell: object) -> str:
    return str(int(cell)) if isinstance(cell, float) and cell.is_integer() else str(cell)
