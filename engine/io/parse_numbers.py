"""Cell texts to numbers, a column at a time, with arrow's compiled kernels.

A column is whole numbers if every cell is; a column with codes (007) or with whole numbers beyond
64 bits stays text, because as numbers they would come out changed. The plain form is
tried first; only where that fails are blanks, group signs (1 234, 1'234, 1.234,5), a decimal
comma and the minus sign − made plain. 'nan' is a missing number, 'inf' an infinite one.
"""

from __future__ import annotations

from functools import cache
from itertools import islice

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from engine.io.csv_records import is_number

_GROUPS = "\u00a0\u202f\u2009 '"
_TOO_LONG = 19  # digits of 2⁶³
_FEW = 32  # cells that are looked through faster one by one
# Where one of these stands anywhere, what float64 would make of a row of digits is not certain.
_SIGNS = (b".", b",", b"e", b"E", b"n", b"N")  # of decimals, exponents, nan and inf
_LOST = frozenset("0123456789xX")
_PLAIN = r"(?i)^[-+]?(?:(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:e[-+]?[0-9]+)?|inf|infinity|nan)$"


def numbers_of(cells: pa.Array, decimal: str, expected: bool = False) -> pa.Array | None:
    """int64 or float64, or None where a cell is no number or would not come out as it went in. `expected`:
    there were numbers above, and no quick look is needed."""
    if not expected and _begins_with_text(cells, decimal):
        return None
    text = _bytes(cells)
    only_digits = not any(sign in text for sign in _SIGNS)
    if only_digits:
        found = _whole(cells)
        if found is not None:
            return found
    elif decimal == ".":
        found = _floats(cells, text)
        if found is not None:
            return found
    plain = plain_form(cells, decimal)
    text = _bytes(plain)
    found = _whole(plain) if only_digits or not any(sign in text for sign in _SIGNS) else None
    return found if found is not None else _floats(plain, text)


def _whole(cells: pa.Array) -> pa.Array | None:
    try:
        return None if _has_codes(cells) else pc.cast(cells, pa.int64())
    except pa.ArrowInvalid:
        return None


def _floats(cells: pa.Array, text: bytes) -> pa.Array | None:
    """float64 with null for 'nan'; `text` is that of all cells."""
    try:
        numbers = pc.cast(cells, pa.float64())
    except pa.ArrowInvalid:
        return None
    if b"n" in text or b"N" in text:
        numbers = without_nan(numbers)
    return None if _has_codes(cells) or _overflows(cells, numbers) else numbers


def _overflows(cells: pa.Array, numbers: pa.Array) -> bool:
    """Whether some cell is a row of digits too long for 64 bits: an account, not a quantity."""
    if _longest(cells) < _TOO_LONG:
        return False
    ends = pc.min_max(numbers).as_py()
    if ends["min"] is None or -(2.0**63) < ends["min"] <= ends["max"] < 2.0**63:
        return False
    huge = pc.fill_null(pc.greater_equal(pc.abs(numbers), 2.0**63), False)
    return any(cell.lstrip("-").isdigit() for cell in cells.filter(huge).to_pylist())


def _longest(cells: pa.Array) -> int:
    """Bytes of the longest cell."""
    ends = np.frombuffer(cells.buffers()[1], np.int32, len(cells) + 1, cells.offset * 4)
    return int(np.diff(ends).max(initial=0))


def _begins_with_text(cells: pa.Array, decimal: str) -> bool:
    """A quick no: a kernel that fails makes an error of every single cell, which takes its time."""
    first = (cell for cell in cells[:64].to_pylist() if cell and cell.strip())
    return not all(is_number(cell, decimal) for cell in islice(first, 16))


def without_nan(numbers: pa.Array) -> pa.Array:
    unknown = pc.is_nan(numbers)
    return pc.if_else(unknown, pa.scalar(None, numbers.type), numbers) if pc.any(unknown).as_py() else numbers


def plain_form(cells: pa.Array, decimal: str) -> pa.Array:
    """Texts of numbers in the form arrow reads; other texts keep what makes them no number."""
    text = pc.replace_substring(pc.utf8_trim_whitespace(cells), "−", "-")
    groups = _GROUPS + ("," if decimal == "." else ".")
    point = r"\." if decimal == "." else ","
    grouped = pc.match_substring_regex(
        text, rf"^[-+]?[0-9]{{1,3}}(?:[{groups}][0-9]{{3}})+(?:{point}[0-9]*)?$"
    )
    if pc.any(grouped).as_py():
        text = pc.if_else(grouped, pc.replace_substring_regex(text, f"[{groups}]", ""), text)
    if decimal == ",":
        # A point that is left groups nothing: it makes the cell no number.
        text = pc.replace_substring(pc.replace_substring(text, ".", "·"), ",", ".")
    text = pc.replace_substring_regex(text, r"^\+([0-9.])", r"\1")
    return pc.if_else(pc.equal(text, ""), pa.scalar(None, text.type), text)


def tolerant(cells: pa.Array, decimal: str) -> tuple[pa.Array, np.ndarray]:
    """float64 with null where there is no number, and the mask of the cells that should be one."""
    plain = plain_form(cells, decimal)
    fits = pc.match_substring_regex(plain, _PLAIN)
    numbers = pc.cast(pc.if_else(fits, plain, pa.scalar(None, plain.type)), pa.float64())
    offending = pc.fill_null(pc.invert(fits), False)
    return without_nan(numbers), offending.to_numpy(zero_copy_only=False)


def without(column: pa.Array, missing: tuple[str, ...], decimal: str) -> pa.Array:
    """Declared texts, and numbers equal to a declared number, become null."""
    if not missing or pa.types.is_null(column.type):
        return column
    if pa.types.is_integer(column.type) or pa.types.is_floating(column.type):
        wanted = _values(missing, decimal)
        if not wanted:
            return column
        hits = pc.is_in(pc.cast(column, pa.float64(), safe=False), pa.array(wanted, pa.float64()))
    elif pa.types.is_string(column.type):
        hits = pc.is_in(pc.utf8_trim_whitespace(column), pa.array([text.strip() for text in missing]))
    else:
        hits = pc.is_in(pc.cast(column, pa.string()), pa.array([text.strip() for text in missing]))
    return pc.if_else(hits, pa.scalar(None, column.type), column)


@cache
def _values(missing: tuple[str, ...], decimal: str) -> tuple[float, ...]:
    """The declared texts that are numbers, in the file's own writing or plain ('-1.0')."""
    found = []
    for text in missing:
        for sign in dict.fromkeys((decimal, ".")):
            numbers, _ = tolerant(pa.array([text]), sign)
            if numbers[0].is_valid:
                found.append(numbers[0].as_py())
                break
    return tuple(found)


def _bytes(cells: pa.Array) -> bytes:
    """The characters of all cells of a string array, one after the other."""
    _, offsets, data = cells.buffers()
    if data is None or not len(cells):
        return b""
    ends = np.frombuffer(offsets, np.int32, len(cells) + 1, cells.offset * 4)
    return memoryview(data)[ends[0] : ends[-1]].tobytes()


def _has_codes(cells: pa.Array) -> bool:
    """Whether some cell begins with a 0 that a number would lose: 007, 00.5, 0x1F."""
    if len(cells) <= _FEW:
        return any(cell and cell[0] == "0" and cell[1:2] in _LOST for cell in cells.to_pylist())
    _, offsets, data = cells.buffers()
    if data is None or not len(cells):
        return False
    ends = np.frombuffer(offsets, np.int32, len(cells) + 1, cells.offset * 4)
    letters = np.frombuffer(data, np.uint8)
    starts = np.flatnonzero(letters.take(ends[:-1], mode="clip") == ord("0"))  # of empty cells the next one
    second = letters[ends[starts][np.diff(ends)[starts] > 1] + 1]
    return bool(
        np.any((second >= ord("0")) & (second <= ord("9")) | (second == ord("x")) | (second == ord("X")))
    )
