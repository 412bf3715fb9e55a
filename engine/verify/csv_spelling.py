"""How a released CSV file of series is spelled, said once more for the verifier.

The rules are those of the writer (engine/io/csv_write.py), by other means and without its code, so that a
mistake there is found and not repeated: a number has the fewest digits that read back as it, without an
exponent from 10⁻⁶ to below 10¹⁰; a text is quoted where a comma, a quotation mark, a line end or a blank at
an end would change it, and never runs as a formula. Only the joining of columns is left to Arrow.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from decimal import Decimal, InvalidOperation

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from engine.verify.formula_escape import escape

Column = tuple[pa.Array, NDArray[np.int64]]  # distinct cells, and which of them each row has

_ROWS, _MOST = 20_000, 1 << 23  # spelled at a time: rows, and bytes of them
_PLAIN = range(-6, 10)  # powers of ten of the first digit that are written without an exponent
_TORN = re.compile(r'[,"\r\n]|^\s|\s$')


def spell_number(value: float) -> str:
    """A finite number. 1 and not 1.0; 0.000001 but 1e-7; 1e+10."""
    if isinstance(value, int | np.integer):
        return str(int(value))
    sign = "-" if math.copysign(1, value) < 0 else ""
    if not value:
        return f"{sign}0"
    _, found, exponent = Decimal(repr(abs(float(value)))).as_tuple()
    power = len(found) + int(exponent) - 1
    digits = "".join(map(str, found)).rstrip("0")
    if power not in _PLAIN:
        more = f".{digits[1:]}" if len(digits) > 1 else ""
        return f"{sign}{digits[0]}{more}e{power:+d}"
    if power < 0:
        return f"{sign}0.{'0' * (-power - 1)}{digits}"
    whole, more = digits[: power + 1].ljust(power + 1, "0"), digits[power + 1 :]
    return sign + whole + (f".{more}" if more else "")


def spell_text(content: str) -> str:
    """A text as it stands in a line."""
    content = escape(content)
    return f'"{content.replace(chr(34), chr(34) * 2)}"' if _TORN.search(content) else content


def spell_intervals(low: NDArray[np.float64], high: NDArray[np.float64], style: str) -> pa.Array:
    """`[low..high]` by the sign between them. Ends are rounded, so that few of them are distinct."""
    ends, which = np.unique(np.concatenate([low, high]) + 0.0, return_inverse=True)  # −0 is 0
    spelled = cells([spell_number(end) for end in ends.tolist()])
    lows, highs = (spelled.take(pa.array(part)) for part in np.split(which, 2))
    left, between, right, nothing = (pa.scalar(sign, pa.large_string()) for sign in ("[", style, "]", ""))
    return pc.binary_join_element_wise(left, lows, between, highs, right, nothing)


def cells(texts: Sequence[str]) -> pa.Array:
    return pa.array(texts, pa.large_string())


def in_line(columns: Sequence[Column]) -> pa.Array:
    """The cells of every row with commas between them."""
    taken = [texts.take(pa.array(codes)) for texts, codes in columns]
    return pc.binary_join_element_wise(*taken, pa.scalar(",", pa.large_string()))


def file_parts(names: Sequence[str], columns: Sequence[Column], rows: int) -> Iterator[bytes]:
    """The whole file, a part at a time."""
    yield (",".join(map(spell_text, names)) + "\n").encode()
    end, nothing = (pa.scalar(sign, pa.large_string()) for sign in ("\n", ""))
    *before, (texts, codes) = columns
    columns = [*before, (pc.binary_join_element_wise(texts, end, nothing), codes)]
    widest = [pc.max(pc.binary_length(texts)).as_py() or 0 for texts, _ in columns]
    step = min(_ROWS, _MOST // (sum(widest) + len(widest)) + 1)
    for start in range(0, rows, step):
        yield _bytes_of(in_line([(texts, codes[start : start + step]) for texts, codes in columns]))


def _bytes_of(lines: pa.Array) -> bytes:
    """All texts one after the other: as they lie in memory."""
    _, offsets, content = lines.buffers()
    bounds = np.frombuffer(offsets, dtype=np.int64)[lines.offset : lines.offset + len(lines) + 1]
    return content.slice(bounds[0], bounds[-1] - bounds[0]).to_pybytes()


def sort_ranks(written: Sequence[str]) -> NDArray[np.int64]:
    """The rank of each cell in the order of rows: by size where every filled cell is a number, else by
    letters; an empty cell first."""
    sizes = {cell: _size(cell) for cell in set(written) if cell}
    if None in sizes.values():
        ordered = sorted(set(written))
    else:
        ordered = [""] * ("" in written) + sorted(sizes, key=lambda cell: (sizes[cell], cell))
    rank = {cell: number for number, cell in enumerate(ordered)}
    return np.array([rank[cell] for cell in written], dtype=np.int64)


def _size(cell: str) -> Decimal | None:
    try:
        size = Decimal(cell)
    except InvalidOperation:
        return None
    return size if size.is_finite() else None
