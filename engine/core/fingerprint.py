"""By what the same data is known again: a fingerprint of its content, whatever file holds it.

A cell becomes a number of 128 bits (two lanes of 64), a row the sum of its cells, the data the sum of its
rows, each sum mod 2⁶⁴ a lane and mixed before it goes into the next:

    f = sha256(N, Σ_rows mix(Σ_cells h(cell)))

Sums do not know an order: neither the order of rows nor of columns matters, nor their names, nor how the
file is packed, cut or encoded. Numbers count by value ("1.50" is 1.5), texts without case and blanks at
their ends, a missing cell counts nothing. h is SplitMix64 (Steele, Lea, Flood 2014) of the bits of a
number and BLAKE2b of a text; both are fixed for good, for a ledger lasts for years.

Trap: it knows the *same* data. A row more or a cell changed is other data to it, so a ledger also goes by
the name that the steward gives a data set. It tells nothing that should leave: it stays in the house.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Lanes = NDArray[np.uint64]  # (2, N)

KEYS = (0x9E3779B97F4A7C15, 0xD1B54A32D192ED03)
NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?", re.ASCII)
# 2020-01-31t00:00:00.000 and 2020-01-31 are one day: workbooks and typed files write what is not there.
MIDNIGHT = re.compile(r"(\d{4}-\d\d-\d\d)(?:[t ]00:00(?::00(?:\.0+)?)?)?", re.ASCII)
MOMENT = re.compile(r"(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d)(?::(\d\d)(?:\.(\d*?)0*)?)?", re.ASCII)


def of_rows(columns: Iterable[Lanes], rows: int) -> str:
    """The fingerprint of rows from their hashed columns; a row is the bag of its cells."""
    total = np.zeros((2, rows), np.uint64)
    for column in columns:
        total += column
    return of_hashed(total)


def of_hashed(rows: Lanes) -> str:
    """The fingerprint of a bag of rows."""
    return of_parts([rows])


def of_parts(parts: Iterable[Lanes]) -> str:
    """The fingerprint of a bag of rows that come some after the others."""
    count, sums = 0, np.zeros(2, np.uint64)
    for part in parts:
        count += part.shape[1]
        sums += [_mixed(lane, key).sum(dtype=np.uint64) for lane, key in zip(part, KEYS, strict=True)]
    text = f"{count} {sums[0]:016x} {sums[1]:016x}"
    return hashlib.sha256(text.encode()).hexdigest()


def numbers(values: NDArray[Any], place: int = 0) -> Lanes:
    """Numbers by value, NaN as missing; with a place, the same number elsewhere counts as another."""
    plain = np.asarray(values, np.float64) + 0.0  # −0 is 0
    bits = plain.view(np.uint64)
    lanes = np.stack([_mixed(bits, key + place) for key in KEYS])
    lanes[:, np.isnan(plain)] = 0
    return lanes


def texts(codes: NDArray[Any], labels: Sequence[Any]) -> Lanes:
    """Texts by label and the code of each row, −1 where it is missing; what reads as a number is one."""
    return of_labels(labels)[:, np.asarray(codes, np.int64)]


def of_labels(labels: Sequence[Any]) -> Lanes:
    """Of every label by its code, and of a missing cell by −1."""
    table = np.zeros((2, len(labels) + 1), np.uint64)
    if len(labels):
        table[:, :-1] = _labels(labels)
    return table


def _labels(labels: Sequence[Any]) -> Lanes:
    lanes = np.zeros((2, len(labels)), np.uint64)
    values = np.full(len(labels), np.nan)
    for place, label in enumerate(labels):
        text = canonical(label)
        if NUMBER.fullmatch(text):
            values[place] = float(text)
        elif text:
            digest = hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=16).digest()
            lanes[:, place] = np.frombuffer(digest, "<u8")
    return lanes + numbers(values)


def canonical(label: object) -> str:
    """A text as it is compared: composed letters, no case, no blanks around it, days and times in one way."""
    text = str(label)
    if not text.isascii():
        text = unicodedata.normalize("NFKC", text)
    text = text.casefold().strip()
    if len(text) > 10 and text[4:5] == "-":
        if found := MIDNIGHT.fullmatch(text):
            return found[1]
        if found := MOMENT.fullmatch(text):
            day, minute, second, fraction = found.groups()
            return f"{day} {minute}:{second or '00'}" + (f".{fraction}" if fraction else "")
    return text


def _mixed(bits: Lanes, key: int) -> Lanes:
    """SplitMix64: a bijection of 64 bits in which every bit depends on every other."""
    z = bits + np.uint64((key * KEYS[0]) % 2**64)
    z ^= z >> np.uint64(30)
    z *= np.uint64(0xBF58476D1CE4E5B9)
    z ^= z >> np.uint64(27)
    z *= np.uint64(0x94D049BB133111EB)
    z ^= z >> np.uint64(31)
    return z
