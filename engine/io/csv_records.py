"""Text to records: lines cut at a separator, quotation marks, blank and comment lines.

A record is a row of cells; a quoted cell may hold separators and line ends. No records are: blank
lines; lines of nothing but blanks and separators that have another width than the table; lines
that begin with #, where the file begins with such a line.

What the first records tell: the separator is the one that cuts them into equally many cells, and among
those the one with more numbers; the decimal sign is the one that cells such as 0,5 or 1.234,56 need.
Numbers that mean two things ("1,234") are read by the file's decimal sign.
"""

from __future__ import annotations

import csv
import io
import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.encoding import newlines, open_text
from engine.io.units import split

SEPARATORS = {",": ",", ";": ";", "tab": "\t", "|": "|", "space": " "}
SAMPLE = 1 << 18
LONGEST_LINE = 1 << 24  # letters; a single line longer than this is no table
TITLE_LINES = 20  # that may stand above a table
MOSTLY = 0.6  # of the records are as wide as the first
MOST_COLUMNS = 200_000  # every column takes its time, however few rows it has
# The csv module's own limit of 128 KB would stop at long free texts.
csv.field_size_limit(1 << 26)


@dataclass(frozen=True)
class Head:
    """The beginning of a file: whole lines, and whether that is all there is."""

    text: str
    complete: bool
    lines: int = 0  # cut off above
    letters: int = 0

    @cached_property
    def scores(self) -> dict[str, tuple[float, float, int]]:
        """How well each separator cuts it, which first line and separator are both found by."""
        return {name: _score(self, name) for name in SEPARATORS}

    def from_line(self, line: int) -> Head:
        """Without the lines before this one (counted from 1)."""
        if line - 1 <= self.lines:
            return self
        cut = sum(map(len, itertools.islice(lines_of(self.text), max(0, line - 1 - self.lines))))
        return Head(self.text[cut:], self.complete, max(self.lines, line - 1), self.letters + cut)


def read_head(path: Path, encoding: str) -> Head:
    """Enough for some records."""
    wanted = SAMPLE
    while True:
        with open_text(path, encoding) as stream:
            written = stream.read(wanted)
            complete = not stream.read(1)
        cut = max(written.rfind("\n"), written.rfind("\r")) + 1
        if complete or newlines(written[:cut]) >= 3:
            break
        if wanted >= LONGEST_LINE:
            raise _too_long(newlines(written) + 1)
        wanted *= 8
    if not written.strip():
        raise InputError(text("{name} holds only blank lines", name=path.name), hint="export the data again")
    return Head(written if complete else written[:cut], complete)


def _bounded(lines: Iterable[str]) -> Iterator[str]:
    """Lines as they come; cut into cells, one of 50 MB would take minutes and gigabytes."""
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise _too_long(number)
        yield line


def _too_long(line: int) -> InputError:
    return InputError(
        text(
            "line {line} is longer than {longest_line} MB: this is not a table",
            line=line,
            longest_line=LONGEST_LINE >> 20,
        ),
        hint="check that the file has one line a row; export it again",
    )


def lines_of(text: str) -> io.StringIO:
    """Lines as the file has them; str.splitlines would also cut at form feeds and U+2028."""
    return io.StringIO(text, newline="")


def records(
    lines: Iterable[str], separator: str, width: int = 0, comments: bool = False
) -> Iterator[tuple[int, list[str]]]:
    """(its first line, its cells) of every record of a table with this width."""
    reader = csv.reader(
        _bounded(lines), delimiter=SEPARATORS[separator], skipinitialspace=separator == "space"
    )
    before = 0
    for cells in reader:
        line, before = before + 1, reader.line_num
        if separator == "space" and cells and cells[-1] == "":
            cells.pop()
        if not cells or (len(cells) != width and not any(map(str.strip, cells))):
            continue
        if not (comments and cells[0].lstrip().startswith("#")):
            yield line, cells


def cleaner(separator: str, comments: bool) -> Callable[[str], str] | None:
    """What makes whole lines plain: no comments, one blank between cells; None where nothing has to."""
    if not comments and separator != "space":
        return None

    def clean(lines: str) -> str:
        if comments:
            lines = re.sub(r"(?m)^[ \t]*#[^\r\n]*(\r\n|\r|\n|\Z)", "", lines)
        if separator == "space":
            lines = re.sub(r"(?m)^ +| +(?=\r?$)", "", re.sub(r" {2,}", " ", lines))
        return lines

    return clean


@dataclass(frozen=True)
class Preamble:
    """What stands before the table: comment lines, blank lines, the line 'sep=;' that Excel knows."""

    letters: int = 0
    lines: int = 0
    separator: str = ""
    comments: bool = False


def preamble(text: str) -> Preamble:
    letters = lines = 0
    told, comments = "", False
    for line in lines_of(text):
        bare = line.strip()
        if lines == 0 and re.fullmatch(r"sep=.", line.rstrip("\r\n")):
            told = line[4]
        elif bare.startswith("#"):
            comments = True
        elif bare:
            break
        letters, lines = letters + len(line), lines + 1
    return Preamble(letters, lines, told, comments) if letters < len(text) else Preamble()


def head_records(
    head: Head, separator: str, limit: int = 1 << 30, width: int = 0
) -> list[tuple[int, list[str]]]:
    """The records of the head, without one that is cut in two by its end."""
    before = preamble(head.text)
    found = []
    text = lines_of(head.text[before.letters :])
    for line, cells in records(text, separator, width, before.comments):
        found.append((line + before.lines + head.lines, cells))
        if len(found) > limit:
            return found[:limit]
    return found if head.complete or len(found) < 2 else found[:-1]


# ── what the first records tell ───────────────────────────────────────────────────────────────


def sniff_separator(head: Head) -> str:
    told = preamble(head.text).separator
    for name, sign in SEPARATORS.items():
        if told == sign:
            return name
    best = max(head.scores, key=lambda name: head.scores[name])
    return best if head.scores[best] > (0.0, 0.0, 0) else ","


def first_line_of_table(head: Head, separator: str = "auto") -> int:
    """The line in which the table begins: below titles and notes, which fill less than half of its columns.

    Where the first record is as wide as most others there is none. Otherwise every beginning is tried in
    turn, and the first one that most records below it are as wide as is taken.
    """

    def best(part: Head) -> tuple[float, str]:
        scores = part.scores if separator == "auto" else {separator: _score(part, separator)}
        name = max(scores, key=lambda one: scores[one])
        return scores[name][0], name

    share, name = best(head)
    if share >= MOSTLY:
        return _below_padded_titles(head, name)
    for line in range(2, TITLE_LINES + 2):
        part = head.from_line(line)
        if not part.text.strip():
            break
        found, name = best(part)
        below = head_records(part, name, 2)
        if found > max(share, MOSTLY) and below and below[0][0] == line and len(below) > 1:
            above = [cells for at, cells in head_records(head, name, TITLE_LINES + 2) if at < line]
            wide = len(below[0][1])
            if all(2 * sum(bool(cell.strip()) for cell in cells) < wide + 1 for cells in above):
                return line
    return 1


def _below_padded_titles(head: Head, separator: str) -> int:
    """A spreadsheet program pads its titles to the width of the table: one cell with something in it."""
    found = head_records(head, separator, TITLE_LINES + 30)
    filled = [sum(bool(cell.strip()) for cell in cells) for _, cells in found]
    usual = sorted(filled)[len(filled) // 2] if filled else 0
    first = next((at for at, count in enumerate(filled) if count > 1), 0)
    return found[first][0] if usual >= 3 and 0 < first <= TITLE_LINES else 1


def _score(head: Head, separator: str) -> tuple[float, float, int]:
    """(share of records as wide as the first, share of number cells, width); zero for one column."""
    rows = [cells for _, cells in head_records(head, separator, 100)]
    width = len(rows[0]) if rows else 0
    count = sum(len(cells) == width for cells in rows)
    if width < 2 or (separator == "space" and count < len(rows)):
        return 0.0, 0.0, 0
    cells = [cell.strip() for row in rows for cell in row]
    clean = sum(not cell or bool(_LOOSE_NUMBER.match(cell)) for cell in cells) / len(cells)
    # Blanks stand in texts everywhere: they separate only where nothing else does.
    return round(count / len(rows), 1), 0.0 if separator == "space" else round(clean, 2), width


_LOOSE_NUMBER = re.compile(r"[-+−]?[\d\u00a0\u202f' ]*[.,]?\d+([.,]\d+)*([eE][-+]?\d+)?$")
# Of cells in lines: thousands are looked at, and each by itself would take five times as long.
_COMMA = re.compile(r"^[-+−]?(\d{1,3}(?:[.\u00a0\u202f ']\d{3})+|\d+),(\d+)(?:[eE][-+]?\d+)?$", re.MULTILINE)
_POINT = re.compile(r"^[-+−]?(\d{1,3}(?:[,\u00a0\u202f ']\d{3})+|\d*)\.(\d+)(?:[eE][-+]?\d+)?$", re.MULTILINE)


def sniff_decimal(rows: Sequence[Sequence[str]], separator: str) -> str:
    """Cells that can be meant in one way only decide; then, between semicolons, '1,234' is 1.234. Where no
    number has decimals, numbers with a unit are looked at."""
    cells = [cell.strip() for fields in rows for cell in fields]
    sure, unsure = _decimal_signs(cells)
    if not sure and not unsure:
        sure, unsure = _decimal_signs([made[0] for made in map(split, cells) if made and made[1]])
    if sure:
        return "," if sure[","] > sure["."] else "."
    return "," if separator != "," and unsure[","] > unsure["."] else "."


def _decimal_signs(cells: Iterable[str]) -> tuple[Counter[str], Counter[str]]:
    """How many numbers speak for each sign: for sure, and perhaps."""
    sure: Counter[str] = Counter()
    unsure: Counter[str] = Counter()
    lines = "\n".join(cell for cell in cells if "\n" not in cell)
    for sign, pattern in ((",", _COMMA), (".", _POINT)):
        found = pattern.findall(lines) if sign in lines else []
        grouped = sum(
            len(decimals) == 3 and whole.isdigit() and len(whole) < 4 and whole[0] != "0"
            for whole, decimals in found
        )
        unsure[sign], sure[sign] = grouped, len(found) - grouped
    return +sure, +unsure


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
    first = [cell.strip() for cell in rows[0]] if rows else []
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
    """Names for all columns: empty ones are numbered, repeated ones get (2), (3) …"""
    bare = [" ".join(name.split()) for name in given]
    taken = set(bare)
    names: list[str] = []
    used: set[str] = set()
    for place, name in enumerate(bare, 1):
        base = name or text("column {place}", place=place)
        choice, count = base, 2
        while choice in used or (choice != name and choice in taken):
            choice, count = f"{base} ({count})", count + 1
        names.append(choice)
        used.add(choice)
    return tuple(names)
