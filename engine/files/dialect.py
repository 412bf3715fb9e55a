"""How a table file is to be read, and what its head tells about it.

Encoding: byte-order mark; else zero bytes in every second place (UTF-16); else UTF-8 where the
head and blocks scattered over the file are valid; else Windows-1252. Separator: the one that
cuts the first records into equally many fields, and among those the one with more numbers.
Decimal sign: the one that cells such as 0,5 or 1.234,56 need. Header: see `header_of`.

Numbers that mean two things ("1,234") are read by the file's decimal sign. Cells are missing
when they are empty, blank, or declared; 'n/a' and its kin are text until declared.
"""

from __future__ import annotations

import codecs
import csv
import dataclasses
import io
import itertools
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from engine.errors import InputError, Remedy
from engine.files.source import Unpacked, format_of, is_packed, magic_of, open_raw
from engine.params import field_choice, field_list, field_text

SEPARATORS = {",": ",", ";": ";", "tab": "\t", "|": "|", "space": " "}
SAMPLE = 1 << 18
_LONGEST_SAMPLE = 1 << 26  # a single record longer than this is no table
_SAMPLE_RECORDS = 400
# The csv module's own limit of 128 KB would stop at long free texts.
csv.field_size_limit(1 << 26)


@dataclass(frozen=True)
class TableReading:
    """How the file is read; 'auto' is filled in by `sniff`."""

    encoding: str = field_choice(
        "Encoding",
        {"auto": "Recognise", "utf-8": "UTF-8", "utf-16": "UTF-16", "windows-1252": "Windows-1252"},
        default="auto",
        help="How letters are stored. Wrong when é or € look odd in the preview.",
    )
    separator: str = field_choice(
        "Separator",
        {
            "auto": "Recognise",
            ",": "Comma ,",
            ";": "Semicolon ;",
            "tab": "Tab",
            "|": "Bar |",
            "space": "Blanks",
        },
        default="auto",
        help="What stands between two cells of a line.",
    )
    decimal: str = field_choice(
        "Decimal sign",
        {"auto": "Recognise", ".": "Point 1.5", ",": "Comma 1,5"},
        default="auto",
        help="What stands before the decimals of a number.",
    )
    header: str = field_choice(
        "First row holds the names",
        {"auto": "Recognise", "yes": "Yes", "no": "No"},
        default="auto",
        help="Whether the first row names the columns or is data already.",
    )
    missing: tuple[str, ...] = field_list(
        "Missing values",
        help="Cell texts that mean 'not observed', separated by commas, such as -1, n/a.",
    )
    sheet: str = field_text(
        "Sheet", default="", more=True, help="Which sheet of a workbook; empty for the first one with data."
    )


Reading = TypeVar("Reading", bound=TableReading)


@dataclass(frozen=True)
class Layout:
    """Where the table lies in the text, and the names of its columns."""

    names: tuple[str, ...]  # unique, one a field
    given: tuple[str, ...]  # as they stand in the file; empty where there is no header
    skip: int  # characters before the first data record
    line: int  # the line of the first data record
    padded: bool  # a last column without a name, left by trailing separators


def sniff(path: Path, reading: Reading) -> Reading:
    """The same reading with every 'auto' decided from the file; what was set is kept."""
    if format_of(path) == "spreadsheet":
        from engine.files.spreadsheet import sniff_header

        header = sniff_header(path, reading) if reading.header == "auto" else reading.header
        return _decided(reading, "utf-8", ",", ".", header)
    if format_of(path) == "parquet":
        return _decided(reading, "utf-8", ",", ".", "yes")
    if "auto" not in (reading.encoding, reading.separator, reading.decimal, reading.header):
        return reading
    encoding = sniff_encoding(path) if reading.encoding == "auto" else reading.encoding
    text = head_text(path, encoding)
    separator = sniff_separator(text) if reading.separator == "auto" else reading.separator
    rows = [fields for _, fields in _head_records(text, separator)]
    decimal = sniff_decimal(rows, separator) if reading.decimal == "auto" else reading.decimal
    header = header_of(rows, decimal) if reading.header == "auto" else reading.header
    return _decided(reading, encoding, separator, decimal, header)


def _decided(reading: Reading, encoding: str, separator: str, decimal: str, header: str) -> Reading:
    found = {"encoding": encoding, "separator": separator, "decimal": decimal, "header": header}
    changes: dict[str, Any] = {name: new for name, new in found.items() if getattr(reading, name) == "auto"}
    return dataclasses.replace(reading, **changes)


# ── encoding ──────────────────────────────────────────────────────────────────────────────────


def sniff_encoding(path: Path) -> str:
    with Unpacked(path) as stream:
        head = stream.read(SAMPLE)
    refuse_binary(path, head)
    if head.startswith(codecs.BOM_UTF8):
        return "utf-8"
    if _utf16_order(head):
        return "utf-16"
    blocks = [head] if is_packed(path) else [head, *_scattered(path)]
    return "utf-8" if all(_is_utf8(block) for block in blocks) else "windows-1252"


def refuse_binary(path: Path, head: bytes) -> None:
    """Pictures, archives and programs named .csv; zero bytes that are not UTF-16."""
    words = magic_of(head)
    if words:
        hint = (
            "give it the ending .parquet"
            if "Parquet" in words
            else "export the table as CSV, Parquet or Excel"
        )
        if "Excel" in words:
            hint = "give it the ending .xlsx if it is a workbook, or unpack it"
        if "gzip" in words:
            hint = "give it the ending .csv.gz"
        raise InputError(f"{path.name} is {words}, not a text table", hint=hint)
    if not head:
        raise InputError(f"{path.name} holds nothing once unpacked", hint="export the data again")
    if _utf16_order(head):
        return
    at = head.find(b"\0")
    if at >= 0:
        raise InputError(
            f"{path.name} is not a text table: line {_lines(head[:at]) + 1} holds a zero byte",
            hint="export the table as CSV, Parquet or Excel",
        )
    odd = len(head.translate(None, _TEXT_BYTES))
    if odd > len(head) // 50:
        raise InputError(
            f"{path.name} is not a text table: it is full of control characters",
            hint="export the table as CSV, Parquet or Excel",
        )


_TEXT_BYTES = bytes(b for b in range(256) if b >= 32 or b in b"\t\n\r\f")


def _utf16_order(head: bytes) -> str:
    """'utf-16-le', 'utf-16-be' or '' by the mark or by where the zero bytes of ASCII letters stand."""
    if head.startswith(codecs.BOM_UTF16_LE):
        return "utf-16-le"
    if head.startswith(codecs.BOM_UTF16_BE):
        return "utf-16-be"
    sample = head[: 1 << 14]
    even, odd = sample[0::2].count(0), sample[1::2].count(0)
    enough = max(1, len(sample) // 6)
    if odd >= enough and even <= odd // 20:
        return "utf-16-le"
    return "utf-16-be" if even >= enough and odd <= even // 20 else ""


def codec_of(head: bytes, encoding: str) -> tuple[str, int]:
    """Python's codec for these bytes and the length of the byte-order mark to skip."""
    if encoding == "utf-16":
        order = _utf16_order(head) or "utf-16-le"
        return order, 2 if head[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE) else 0
    if encoding == "utf-8":
        return "utf-8", 3 if head.startswith(codecs.BOM_UTF8) else 0
    return "cp1252", 0


def _scattered(path: Path) -> list[bytes]:
    """Sixty blocks spread over the file: accents may first appear far below the head."""
    blocks = []
    with open_raw(path) as raw:
        size = raw.seek(0, io.SEEK_END)
        for place in range(SAMPLE, size, max(1 << 16, size // 60)):
            raw.seek(place)
            blocks.append(raw.read(1 << 16))
    return blocks


def _is_utf8(block: bytes) -> bool:
    start = 0
    while start < min(3, len(block)) and 0x80 <= block[start] < 0xC0:
        start += 1  # the block may begin inside a letter
    try:
        codecs.getincrementaldecoder("utf-8")().decode(block[start:])
    except UnicodeDecodeError:
        return False
    return True


def _lines(block: bytes) -> int:
    return block.count(b"\n") or block.count(b"\r")


# ── records ───────────────────────────────────────────────────────────────────────────────────


def open_text(path: Path, encoding: str) -> io.TextIOWrapper:
    """The file as text, line ends untouched, without the byte-order mark."""
    stream = Unpacked(path)
    head = stream.read(1 << 14)
    stream.close()
    codec, mark = codec_of(head, encoding)
    text = io.TextIOWrapper(io.BufferedReader(_Whole(path), 1 << 18), codec, errors="replace", newline="")
    text.read(1 if mark else 0)
    return text


class _Whole(Unpacked):
    """Unpacked, for io.BufferedReader, which wants readinto."""

    def readinto(self, buffer) -> int:
        block = self.read(len(buffer))
        buffer[: len(block)] = block
        return len(block)


def records(lines: Iterator[str] | io.TextIOBase, separator: str) -> Iterator[tuple[int, list[str]]]:
    """(first line, fields) of every record that is not blank; a quoted cell may span lines."""
    reader = csv.reader(lines, delimiter=SEPARATORS[separator], skipinitialspace=separator == "space")
    before = 0
    for fields in reader:
        line, before = before + 1, reader.line_num
        if separator == "space" and fields and fields[-1] == "":
            fields.pop()
        if fields:
            yield line, fields


def head_text(path: Path, encoding: str) -> str:
    """The beginning of the file: enough for some records, and no half record at the end."""
    wanted = SAMPLE
    while True:
        with open_text(path, encoding) as text:
            head = text.read(wanted)
            complete = len(head) < wanted
        if complete:
            break
        cut = max(head.rfind("\n"), head.rfind("\r"))
        if cut > 0 and (head.count("\n", 0, cut) or head.count("\r", 0, cut)) >= 2:
            head = head[: cut + 1]
            break
        if wanted >= _LONGEST_SAMPLE:
            raise InputError(
                f"{path.name}: the first line is longer than {wanted >> 20} MB", hint="is this a table?"
            )
        wanted *= 8
    if not head.strip():
        raise InputError(f"{path.name} holds only blank lines", hint="export the data again")
    return head


def _lines_of(text: str) -> io.StringIO:
    """Lines as the file has them; str.splitlines would also cut at form feeds and U+2028."""
    return io.StringIO(text, newline="")


def _preamble(text: str) -> tuple[int, int, str]:
    """Characters and lines before the table: comment lines, blank lines, Excel's 'sep=;'."""
    skip = lines = 0
    told = ""
    for line in _lines_of(text):
        bare = line.strip()
        if lines == 0 and re.fullmatch(r"sep=.", bare):
            told = bare[4]
        elif bare and not bare.startswith("#"):
            break
        skip, lines = skip + len(line), lines + 1
    return (skip, lines, told) if skip < len(text) else (0, 0, "")


def all_head_records(text: str, separator: str) -> list[tuple[int, list[str]]]:
    return _head_records(text, separator, 1 << 30)


def _head_records(text: str, separator: str, limit: int = _SAMPLE_RECORDS) -> list[tuple[int, list[str]]]:
    skip, lines, _ = _preamble(text)
    found = []
    for line, fields in records(_lines_of(text[skip:]), separator):
        found.append((line + lines, fields))
        if len(found) == limit:
            break
    return found


def sniff_separator(text: str) -> str:
    told = _preamble(text)[2]
    for name, sign in SEPARATORS.items():
        if told == sign:
            return name
    scores = {name: _score(text, name) for name in SEPARATORS}
    best = max(scores, key=lambda name: scores[name])
    return best if scores[best] > (0.0, 0.0, 0) else ","


def _score(text: str, separator: str) -> tuple[float, float, int]:
    """(share of records of the usual width, share of number cells, width); zero for one column."""
    rows = [fields for _, fields in _head_records(text, separator, 100)]
    width, count = Counter(len(fields) for fields in rows).most_common(1)[0]
    if width < 2 or (separator == "space" and count < len(rows)):
        return 0.0, 0.0, 0
    cells = [cell.strip() for fields in rows for cell in fields]
    clean = sum(not cell or bool(_LOOSE_NUMBER.match(cell)) for cell in cells) / len(cells)
    return round(count / len(rows), 1), 0.0 if separator == "space" else round(clean, 2), width


_LOOSE_NUMBER = re.compile(r"[-+−]?[\d\u00a0\u202f' ]*[.,]?\d+([.,]\d+)*([eE][-+]?\d+)?$")

# ── decimal sign and header ───────────────────────────────────────────────────────────────────

_COMMA = re.compile(r"[-+−]?(\d{1,3}(?:[.\u00a0\u202f ']\d{3})+|\d+),(\d+)(?:[eE][-+]?\d+)?$")
_POINT = re.compile(r"[-+−]?(\d{1,3}(?:[,\u00a0\u202f ']\d{3})+|\d*)\.(\d+)(?:[eE][-+]?\d+)?$")


def sniff_decimal(rows: Sequence[Sequence[str]], separator: str) -> str:
    """Cells that can be meant in one way only decide; then, between semicolons, '1,234' is 1.234."""
    sure: Counter[str] = Counter()
    unsure: Counter[str] = Counter()
    for fields in rows:
        for cell in fields:
            for sign, pattern in ((",", _COMMA), (".", _POINT)):
                match = pattern.match(cell.strip())
                if match:
                    whole, decimals = match.groups()
                    grouped = len(decimals) == 3 and whole.isdigit() and len(whole) < 4 and whole[0] != "0"
                    (unsure if grouped else sure)[sign] += 1
    if sure:
        return "," if sure[","] > sure["."] else "."
    return "," if separator != "," and unsure[","] > unsure["."] else "."


def is_number(cell: str, decimal: str) -> bool:
    return bool(_NUMBER[decimal].match(cell.strip()))


def _number_pattern(point: str, group: str) -> re.Pattern[str]:
    grouped = rf"\d{{1,3}}(?:[{group}]\d{{3}})+"
    return re.compile(
        rf"[-+−]?(?:(?:{grouped}|\d+)(?:{point}\d*)?|{point}\d+)(?:[eE][-+]?\d+)?$"
        rf"|[-+]?(?:inf|infinity|nan)$",
        re.IGNORECASE,
    )


_NUMBER = {
    ".": _number_pattern(r"\.", "\u00a0\u202f\u2009 ',"),
    ",": _number_pattern(",", "\u00a0\u202f\u2009 '."),
}


def header_of(rows: Sequence[Sequence[str]], decimal: str) -> str:
    """'yes' when the first row names the columns.

    Without a number in it, it does. With numbers, it does only where they count on (1, 2, 3 …;
    2019, 2020 …) and the next row does not.
    """
    first = [cell.strip() for cell in rows[0]]
    numbers = [cell for cell in first if cell and is_number(cell, decimal)]
    if not numbers:
        return "yes" if any(first) else "no"
    if len(numbers) >= 3 and _counts_on(numbers) and len(rows) > 1:
        below = [cell.strip() for cell in rows[1] if cell.strip() and is_number(cell, decimal)]
        return "no" if _counts_on(below) else "yes"
    return "no"


def _counts_on(cells: Sequence[str]) -> bool:
    if not all(cell.isdigit() for cell in cells):
        return False
    steps = {int(b) - int(a) for a, b in itertools.pairwise(cells)}
    return len(steps) == 1 and steps.pop() > 0


def unique_names(given: Sequence[str]) -> tuple[str, ...]:
    """Names for every column: empty ones are numbered, repeated ones get (2), (3) …"""
    names: list[str] = []
    taken = {name.strip() for name in given}
    for place, name in enumerate(given, 1):
        base = " ".join(name.split()) or f"column {place}"
        choice, count = base, 2
        while choice in names or (choice != name.strip() and choice in taken):
            choice, count = f"{base} ({count})", count + 1
        names.append(choice)
    return tuple(names)


def layout_of(path: Path, reading: TableReading) -> Layout:
    """Names and place of the data, for a reading without 'auto'."""
    text = head_text(path, reading.encoding)
    found = _head_records(text, reading.separator)
    first = found[0][1]
    widths = Counter(len(fields) for _, fields in found[1:])
    padded = (
        bool(widths) and set(widths) == {len(first) + 1} and not any(row[-1].strip() for _, row in found[1:])
    )
    skip, lines, _ = _preamble(text)
    if reading.header == "no":
        names = unique_names([""] * len(first))
        ends = not first[-1].strip() and len(first) > 1
        return Layout(names, (), skip, lines + 1, ends)
    given = [*first, ""] if padded else first
    reader = csv.reader(_lines_of(text[skip:]), delimiter=SEPARATORS[reading.separator])
    while not next(reader):
        pass
    body = [line for line, _ in zip(_lines_of(text[skip:]), range(reader.line_num), strict=False)]
    ends = padded or (len(first) > 1 and not first[-1].strip())
    return Layout(
        unique_names(given), tuple(given), skip + sum(map(len, body)), lines + reader.line_num + 1, ends
    )


def wrong_encoding(line: int, reading: TableReading, words: str) -> InputError:
    other = "windows-1252" if reading.encoding == "utf-8" else "utf-8"
    label = "Windows-1252" if other == "windows-1252" else "UTF-8"
    return InputError(
        f"line {line}: {words}",
        hint="choose another encoding",
        remedies=(Remedy(f"Read it as {label}", {"encoding": other}),),
    )
