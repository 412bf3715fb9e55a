"""Cleaning at Load: lines that do not fit, blanks and spellings, units, values outside a declared range.

Nothing is cleaned that the steward did not choose, and everything is counted: `recorded` collects what the
readers inside it did, for gate, report and manifest. The counts may leave; lines and values never do.
"""

from __future__ import annotations

import math
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Protocol

from engine.core.errors import InputError, ParameterError, Remedy
from engine.core.number_format import grouped
from engine.core.text import text
from engine.io.units import bare_numbers, units_of

if TYPE_CHECKING:
    from pathlib import Path

    import pyarrow as pa

LISTED = 20  # lines named in a message
MOST_LOOKED_AT = 400  # columns of texts in a preview
MOST_UNITS = 4  # of a column: more are names of streets or months
Location = Callable[[int], str]  # of a row, as the steward's own program shows it
Keep = Callable[["pa.Array"], "pa.Array"]  # puts a piece of a column where the table lies


class Chosen(Protocol):
    """What the steward chose: settings of reading."""

    @property
    def tidy(self) -> str: ...
    @property
    def units(self) -> str: ...
    @property
    def ranges(self) -> tuple[str, ...]: ...
    @property
    def outside(self) -> str: ...


@dataclass
class Cleaned:
    """How much was cleaned; `lines` are all lines that were left out, for the steward alone."""

    bad_lines: int = 0
    trimmed: int = 0  # cells
    folded: int = 0
    units: int = 0
    outside: int = 0
    gridded: int = 0  # readings put together with others of their step
    stretched: int = 0  # series
    lines: list[int] = field(default_factory=list)

    def counts(self) -> dict[str, int]:
        """What may be told: numbers that are not zero."""
        found = {one.name: getattr(self, one.name) for one in fields(self) if one.name != "lines"}
        return {name: count for name, count in found.items() if count}


_record: ContextVar[Cleaned | None] = ContextVar("cleaned", default=None)


@contextmanager
def recorded() -> Iterator[Cleaned]:
    """What the readers inside do to their files."""
    made = Cleaned()
    token = _record.set(made)
    try:
        yield made
    finally:
        _record.reset(token)


def note(**counts: int) -> None:
    record = _record.get()
    if record is not None:
        for name, count in counts.items():
            setattr(record, name, getattr(record, name) + count)


def note_bad_lines(lines: Sequence[int]) -> None:
    note(bad_lines=len(lines))
    record = _record.get()
    if record is not None:
        record.lines += lines


def sentences(counts: Mapping[str, int]) -> list[str]:
    """What was cleaned, in words for window and report."""
    n = {name: grouped(count) for name, count in counts.items()}
    said = {
        "bad_lines": text(
            "{n} {n:line|lines} of the file did not fit its columns and {n:was|were} left out",
            n=n.get("bad_lines", 0),
        ),
        "trimmed": text("blanks around {n} {n:value was|values were} taken away", n=n.get("trimmed", 0)),
        "folded": text(
            "{n} {n:value that differs|values that differ} from others only in capitals or blanks "
            "{n:was|were} spelled like them",
            n=n.get("folded", 0),
        ),
        "units": text("the unit of {n} {n:number was|numbers were} taken off", n=n.get("units", 0)),
        "gridded": text(
            "{n} {n:reading was|readings were} put together with others of the same step of time by "
            "their mean",
            n=n.get("gridded", 0),
        ),
        "stretched": text(
            "{n} {n:series was|series were} stretched or shrunk to the common length", n=n.get("stretched", 0)
        ),
        "outside": text(
            "{n} {n:value|values} outside the declared ranges {n:was|were} made missing",
            n=n.get("outside", 0),
        ),
    }
    return [words for name, words in said.items() if name in counts]


def lines_words(lines: Sequence[int]) -> str:
    """31, 57, 58 … or all of them where they are few."""
    shown = ", ".join(map(str, lines[:LISTED]))
    return shown + (" …" if len(lines) > LISTED else "")


# ── values ────────────────────────────────────────────────────────────────────────────────────


def clean(
    table: pa.Table, path: Path, reading: Chosen, place: Location, decimal: Callable[[], str] = lambda: "."
) -> pa.Table:
    """The table as the steward wants its values; the same one where nothing was chosen."""
    ranges = parse_ranges(reading.ranges)
    if reading.tidy == reading.units == "as_is" and not ranges:
        return table
    for name in ranges:
        if name not in table.column_names:
            raise InputError(
                text("{file} has no column {name} for a declared range", file=path.name, name=f"{name!r}"),
                hint=text("it has {names}", names=", ".join(table.column_names)),
            )
    from engine.io.arrow_in_files import keeper

    keep = keeper(path, table)
    for at, name in enumerate(table.column_names):
        column = table.column(name)
        if reading.tidy != "as_is":
            column = _tidied(column, reading.tidy == "fold", keep)
        if reading.units == "off":
            column, count = _without_unit(column, decimal(), keep)
            note(units=count)
        if name in ranges:
            column = _within(column, name, ranges[name], reading.outside, place, keep)
        table = table.set_column(at, table.schema.field(at).with_type(column.type), column)
    return table


def _tidied(column: pa.ChunkedArray, fold: bool, keep: Keep) -> pa.ChunkedArray:
    import pyarrow as pa

    if not _holds_texts(column):
        return column
    words, uses, places = _counted(column)
    trimmed = [word.strip() for word in words]
    changed = sum(uses[at] for at, word in enumerate(words) if word != trimmed[at])
    spelled = _one_spelling(trimmed, uses) if fold else trimmed
    folded = sum(uses[at] for at, word in enumerate(trimmed) if word != spelled[at])
    if not changed and not folded:
        return column
    note(trimmed=changed, folded=folded)
    new = pa.array([word or None for word in spelled], pa.string())
    if not pa.types.is_dictionary(column.type):
        return pa.chunked_array([new.take(piece) for piece in places])
    coded = new.cast(column.type.value_type).dictionary_encode()
    pieces = [keep(coded.indices.take(piece)) for piece in places]
    return pa.chunked_array(
        [pa.DictionaryArray.from_arrays(piece, coded.dictionary) for piece in pieces], column.type
    )


def _without_unit(column: pa.ChunkedArray, decimal: str, keep: Keep) -> tuple[pa.ChunkedArray, int]:
    """The column as numbers, and how many units were taken off; as it was, and 0, where it cannot be done."""
    import pyarrow as pa

    from engine.io.parse_numbers import numbers_of

    if not _holds_texts(column):
        return column, 0
    words, uses, places = _counted(column)
    bare = bare_numbers(words)
    numbers = None if bare is None else numbers_of(pa.array(bare, pa.string()), decimal)
    if bare is None or numbers is None:
        return column, 0
    count = sum(n for word, number, n in zip(words, bare, uses, strict=True) if word.strip() != number)
    return pa.chunked_array([keep(numbers.take(piece)) for piece in places], numbers.type), count


def _holds_texts(column: pa.ChunkedArray) -> bool:
    import pyarrow as pa

    return pa.types.is_string(column.type) or pa.types.is_dictionary(column.type)


def _counted(column: pa.ChunkedArray) -> tuple[list[str], list[int], list[pa.Array]]:
    """The different texts, how often each stands there, and the cells as their places among them."""
    import numpy as np
    import pyarrow as pa

    coded = (
        [column.combine_chunks().dictionary_encode()] if pa.types.is_string(column.type) else column.chunks
    )
    words = coded[0].dictionary.to_pylist() if coded else []
    uses = np.zeros(len(words), np.int64)
    for piece in coded:  # of a dictionary in common
        uses += np.bincount(piece.indices.drop_null().to_numpy(), minlength=len(words))
    return words, uses.tolist(), [piece.indices for piece in coded]


def fold_key(word: str) -> str:
    """What two spellings of one value share: capitals, blanks and forms of letters do not count."""
    return " ".join(unicodedata.normalize("NFKC", word).casefold().split())


def _one_spelling(words: Sequence[str], uses: Sequence[int]) -> list[str]:
    """Each as its commonest spelling is; of equally common ones the first by its letters."""
    votes: dict[str, Counter[str]] = {}
    for word, count in zip(words, uses, strict=True):
        votes.setdefault(fold_key(word), Counter())[word] += count
    best = {key: min(one, key=lambda word: (-one[word], word)) for key, one in votes.items()}
    return [best[fold_key(word)] for word in words]


def parse_ranges(written: Sequence[str]) -> dict[str, tuple[float, float]]:
    """age=0..120 by column; an end may be left out."""
    found = {}
    for one in written:
        name, _, ends = one.rpartition("=")
        low, dots, high = ends.partition("..")
        try:
            pair = (float(low) if low.strip() else -math.inf, float(high) if high.strip() else math.inf)
            if not name.strip() or not dots or not pair[0] <= pair[1]:
                raise ValueError
        except ValueError:
            raise ParameterError(
                text("Ranges: {one} is not understood", one=f"{one!r}"),
                hint="write column=low..high, such as age=0..120",
                name="ranges",
            ) from None
        found[name.strip()] = pair
    return found


def _within(
    column: pa.ChunkedArray,
    name: str,
    ends: tuple[float, float],
    outside: str,
    place: Location,
    keep: Keep,
) -> pa.ChunkedArray:
    import pyarrow as pa
    import pyarrow.compute as pc

    if not (pa.types.is_integer(column.type) or pa.types.is_floating(column.type)):
        raise InputError(
            text("column {name} holds texts: a range can be declared for numbers only", name=name),
            hint="correct the cells that are no numbers, declare them missing, or take the range away",
        )

    def outsiders(piece: pa.Array) -> pa.Array:
        below, above = pc.less(piece, ends[0]), pc.greater(piece, ends[1])
        return pc.fill_null(pc.or_(below, above), False)

    counts = [pc.sum(outsiders(piece)).as_py() or 0 for piece in column.chunks]
    count = sum(counts)
    if not count:
        return column
    if outside == "refuse":
        first = next(at for at, n in enumerate(counts) if n)
        at = sum(map(len, column.chunks[:first])) + pc.index(outsiders(column.chunk(first)), True).as_py()
        raise InputError(
            text(
                "{count} {count:value|values} of column {name} {count:lies|lie} outside {low} to "
                "{high}; first: {where}, {value}",
                count=grouped(count),
                name=name,
                low=f"{ends[0]:g}",
                high=f"{ends[1]:g}",
                where=place(at),
                value=column[at].as_py(),
            ),
            hint="correct them, change the range, or say what they are",
            remedies=(Remedy("They are missing", {"outside": "missing"}),),
        )
    note(outside=count)
    nothing = pa.scalar(None, column.type)
    pieces = zip(column.chunks, counts, strict=True)
    return pa.chunked_array(
        [keep(pc.if_else(outsiders(piece), nothing, piece)) if n else piece for piece, n in pieces],
        column.type,
    )


# ── what the first rows show, before anything is chosen ───────────────────────────────────────


def noticed_units(
    names: Sequence[str], rows: Sequence[Sequence[str]], is_number: Callable[[str], bool]
) -> list[tuple[str, str, Any]]:
    """(where, what, remedies) of columns whose numbers have units, counted in the first rows."""
    found: list[tuple[str, str, Any]] = []
    for at, name in enumerate(names[:MOST_LOOKED_AT]):
        told = units_of((row[at] for row in rows if row[at].strip()), is_number)
        units = sorted(unit for unit in told or () if unit)
        if told is None or not 0 < len(units) <= MOST_UNITS:
            continue
        if len(units) > 1:
            words = text("its numbers have several units: {units}", units=", ".join(units))
            found.append((name, words, ()))
            continue
        words = text(
            "{n} {n:value|values} of the first rows {n:is a number|are numbers} with the unit {unit}",
            n=told[units[0]],
            unit=units[0],
        )
        found.append((name, words, (Remedy("Take the units off", {"units": "off"}),)))
    return found


def noticed(names: Sequence[str], rows: Sequence[Sequence[str]]) -> list[tuple[str, str, Any]]:
    """(where, what, remedies) of values that could be tidied, counted in the first rows."""
    found: list[tuple[str, str, Any]] = []
    names = names[:MOST_LOOKED_AT]
    padded = {name: sum(row[at] != row[at].strip() for row in rows) for at, name in enumerate(names)}
    padded = {name: count for name, count in padded.items() if count}
    if padded:
        what = text(
            "{n} {n:value|values} of the first rows {n:has|have} blanks around (most in {name})",
            n=sum(padded.values()),
            name=max(padded, key=lambda one: padded[one]),
        )
        found.append(("values", what, (Remedy("Take the blanks away", {"tidy": "trim"}),)))
    for at, name in enumerate(names):
        cells = Counter(row[at].strip() for row in rows if row[at].strip())
        if len(cells) > len(rows) // 2:
            continue  # names and free texts differ anyway
        by_key: dict[str, set[str]] = {}
        for word in cells:
            by_key.setdefault(fold_key(word), set()).add(word)
        twice = [sorted(words) for words in by_key.values() if len(words) > 1]
        if twice:
            what = text(
                "{pair} differ only in capitals or blanks; {n} {n:value|values} of the first rows "
                "{n:is|are} spelled so",
                pair=" / ".join(twice[0][:3]),
                n=sum(cells[word] for words in twice for word in words),
            )
            found.append((name, what, (Remedy("Spell them alike", {"tidy": "fold"}),)))
    return found
