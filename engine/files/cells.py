"""Cell texts to numbers, a column at a time, with arrow's compiled kernels.

A column is whole numbers if every cell is; codes with leading zeros (007) and whole numbers
beyond 64 bits stay text, because as numbers they would come out changed. The plain form is
tried first; only where that fails are blanks, group signs (1 234, 1'234, 1.234,5), a decimal
comma and the minus sign − made plain. 'nan' is a missing number, 'inf' an infinite one.
"""

from __future__ import annotations

import math

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

_GROUPS = "\u00a0\u202f\u2009 '"
_PLAIN = r"(?i)^[-+]?(?:(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:e[-+]?[0-9]+)?|inf|infinity|nan)$"


def whole_numbers(cells: pa.Array) -> pa.Array | None:
    """int64, or None where a cell is no whole number or would not come out as it went in."""
    if _leading_zeros(cells):
        return None
    try:
        return pc.cast(cells, pa.int64())
    except pa.ArrowInvalid:
        return None


def decimals(cells: pa.Array, decimal: str) -> pa.Array | None:
    """int64 or float64 with null for 'nan', or None where a cell is no number."""
    if decimal == ".":
        try:
            return _finish(cells, pc.cast(cells, pa.float64()))
        except pa.ArrowInvalid:
            pass
    plain = plain_form(cells, decimal)
    whole = whole_numbers(plain)
    if whole is not None:
        return whole
    if _leading_zeros(plain, before=b"."):
        return None
    try:
        return _finish(plain, pc.cast(plain, pa.float64()))
    except pa.ArrowInvalid:
        return None


def _finish(plain: pa.Array, numbers: pa.Array) -> pa.Array | None:
    """Refuse digits that float64 cannot hold; 'nan' becomes missing."""
    text = _bytes(plain)
    if not any(sign in text for sign in (b".", b"e", b"E", b"n", b"N")) and len(text):
        return None
    if b"n" in text or b"N" in text:
        return pc.if_else(pc.is_nan(numbers), pa.scalar(None, pa.float64()), numbers)
    return numbers


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
    numbers = pc.if_else(pc.is_nan(numbers), pa.scalar(None, pa.float64()), numbers)
    return numbers, offending.to_numpy(zero_copy_only=False)


def without(column: pa.Array, missing: tuple[str, ...], decimal: str) -> pa.Array:
    """Declared texts, and numbers equal to a declared number, become null."""
    if not missing or pa.types.is_null(column.type):
        return column
    if pa.types.is_integer(column.type) or pa.types.is_floating(column.type):
        values = [value for value in (_number(text, decimal) for text in missing) if value is not None]
        wanted = pa.array(values, pa.float64())
        hits = pc.is_in(pc.cast(column, pa.float64(), safe=False), wanted)
    elif pa.types.is_string(column.type):
        hits = pc.is_in(pc.utf8_trim_whitespace(column), pa.array([text.strip() for text in missing]))
    else:
        hits = pc.is_in(pc.cast(column, pa.string()), pa.array([text.strip() for text in missing]))
    return pc.if_else(hits, pa.scalar(None, column.type), column)


def _number(text: str, decimal: str) -> float | None:
    """A declared value as a number: in the file's own writing, or plain ('-1.0')."""
    for sign in {decimal, "."}:
        numbers, offending = tolerant(pa.array([text]), sign)
        if not offending[0] and numbers[0].is_valid and math.isfinite(numbers[0].as_py()):
            return numbers[0].as_py()
    return None


def _bytes(cells: pa.Array) -> bytes:
    """The characters of all cells of a string array, one after the other."""
    _, offsets, data = cells.buffers()
    if data is None or not len(cells):
        return b""
    ends = np.frombuffer(offsets, np.int32, len(cells) + 1, cells.offset * 4)
    return memoryview(data)[ends[0] : ends[-1]].tobytes()


def _leading_zeros(cells: pa.Array, before: bytes = b"") -> bool:
    """Whether some cell is written 0… with more digits (007, 0x1F); 0.5 is fine with before='.'."""
    _, offsets, data = cells.buffers()
    if data is None or not len(cells):
        return False
    ends = np.frombuffer(offsets, np.int32, len(cells) + 1, cells.offset * 4)
    letters = np.frombuffer(data, np.uint8)
    starts = ends[:-1][np.diff(ends) > 1]
    starts = starts[letters[starts] == ord("0")]
    if not before:
        return bool(len(starts))
    following = letters[starts + 1]
    return bool(np.any((following >= ord("0")) & (following <= ord("9"))))
