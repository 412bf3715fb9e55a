"""Times of a table column as numbers that order events: ISO, day-first or month-first texts, or numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from engine.core.errors import InputError, Remedy
from engine.core.text import text
from engine.io.xes_time import MISSING, one_microseconds

if TYPE_CHECKING:
    import pyarrow as pa

LOCAL = re.compile(
    r"(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})"
    r"(?:[ T,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,6}))?)?\s*([AaPp][Mm])?)?"
)
SLASHED = re.compile(r"(\d{4})[/.](\d{1,2})[/.](\d{1,2})(.*)")

LONGEST = 100  # letters of a cell in a message
BY_PART = "part"  # in place of auto: what one part of a log looks like does not decide for the others


def parse_timestamps(file: str, table: pa.Table, name: str, dates: str) -> np.ndarray:
    """Microseconds (or the numbers themselves) per row, MISSING where the cell is empty."""
    import pyarrow as pa
    import pyarrow.compute as pc

    column = table.column(name).combine_chunks()
    if pa.types.is_timestamp(column.type) or pa.types.is_date(column.type):
        column = pc.cast(pc.cast(column, pa.timestamp("us")), "int64")
        return column.fill_null(int(MISSING)).to_numpy(zero_copy_only=False)
    if pa.types.is_integer(column.type):
        return pc.cast(column, "int64").fill_null(int(MISSING)).to_numpy(zero_copy_only=False)
    if pa.types.is_floating(column.type):
        return _ranks(column.to_numpy(zero_copy_only=False))
    encoded = pc.dictionary_encode(pc.cast(column, "string"))
    texts = encoded.dictionary.to_pylist()
    codes = encoded.indices.fill_null(len(texts)).to_numpy(zero_copy_only=False)
    parsed = _parse_all(file, name, [text.strip() for text in texts], codes, dates)
    return np.append(parsed, MISSING)[codes]


def parse_dates(file: str, name: str, texts: list[str], dates: str) -> list[int]:
    """Microseconds of each of these texts, which are not empty."""
    return _parse_all(file, name, texts, np.arange(len(texts)), dates).tolist()


def is_clock(table: pa.Table, name: str) -> bool:
    """Whether a column holds moments: of plain numbers nobody knows the unit, so they only order."""
    import pyarrow as pa

    kind = table.column(name).type
    return not (pa.types.is_integer(kind) or pa.types.is_floating(kind))


def _ranks(values: np.ndarray) -> np.ndarray:
    order = np.unique(values[~np.isnan(values)])
    ranks = np.searchsorted(order, values)
    return np.where(np.isnan(values), MISSING, ranks)


class Unreadable(NamedTuple):
    """A cell that is no time."""

    row: int  # from 0
    written: str


class DayOrder(NamedTuple):
    """What dates such as 03/04/2024 tell together of which part is the day."""

    first: bool = False  # a first part above 12 was seen
    second: bool = False
    points: bool = True  # all are written with points
    one: str = ""  # the first of them; "": there are none

    @classmethod
    def of(cls, texts: Sequence[str]) -> DayOrder:
        local = [match for written in texts if (match := LOCAL.fullmatch(written))]
        if not local:
            return cls()
        return cls(
            any(int(m[1]) > 12 for m in local),
            any(int(m[2]) > 12 for m in local),
            all("." in m.string for m in local),
            local[0].string,
        )

    def and_then(self, more: DayOrder) -> DayOrder:
        return DayOrder(
            self.first or more.first,
            self.second or more.second,
            self.points and more.points,
            self.one or more.one,
        )

    def day_first(self, file: str, name: str, dates: str) -> bool:
        """Decided by the steward, by a part above 12, or by the point that only day-first dates have."""
        if dates not in ("auto", BY_PART):
            return dates == "day"
        if self.first != self.second and dates == "auto":
            return self.first
        if self.one and (dates == BY_PART or not self.points):
            raise InputError(
                text(
                    "{file}: column {name}: {string} can mean two days",
                    file=file,
                    name=name,
                    string=f"{self.one!r}",
                ),
                hint="say whether the day or the month stands first",
                remedies=(
                    Remedy("The day stands first", {"dates": "day"}),
                    Remedy("The month stands first", {"dates": "month"}),
                ),
            )
        return True


def _parse_all(file: str, name: str, texts: list[str], codes: np.ndarray, dates: str) -> np.ndarray:
    day_first = DayOrder.of(texts).day_first(file, name, dates)
    parsed, wrong = parse_distinct(texts, day_first)
    if wrong is not None:
        raise refuse_time(file, name, Unreadable(int(np.flatnonzero(codes == wrong)[0]), texts[wrong]))
    return parsed


def parse_distinct(texts: Sequence[str], day_first: bool) -> tuple[np.ndarray, int | None]:
    """Microseconds of each of these texts, and which is the first that is no time."""
    parsed = np.full(len(texts), MISSING)
    for index, written in enumerate(texts):
        try:
            parsed[index] = MISSING if not written else _one(written, day_first)
        except ValueError:
            return parsed, index
    return parsed, None


def refuse_time(file: str, name: str, wrong: Unreadable) -> InputError:
    return InputError(
        text(
            "{file}: row {row}, column {name}: {text} is not a date and time",
            file=file,
            row=wrong.row + 1,
            name=name,
            text=f"{wrong.written[:LONGEST]!r}",
        ),
        hint="declare it as missing, or set the time to - to keep the order of the file",
        remedies=(Remedy("Keep the order of the file", {"timestamp": "-"}),),
    )


def _one(text: str, day_first: bool) -> int:
    match = LOCAL.fullmatch(text)
    if not match:
        slashed = SLASHED.fullmatch(text)
        if slashed:
            text = f"{slashed[1]}-{int(slashed[2]):02}-{int(slashed[3]):02}{slashed[4]}"
        return one_microseconds(text)
    first, second, year, hour, minute, seconds, fraction, half = match.groups()
    day, month = (first, second) if day_first else (second, first)
    clock = int(hour or 0)
    if half:
        clock = clock % 12 + (12 if half.lower() == "pm" else 0)
    full = int(year) + (2000 if len(year) == 2 else 0)
    iso = f"{full:04}-{int(month):02}-{int(day):02}T{clock:02}:{minute or '00'}:{seconds or '00'}"
    return one_microseconds(f"{iso}.{(fraction or '0').ljust(6, '0')}")
