"""Text to records: lines cut at a separator, quotation marks, blank and comment lines.

A record is a row of cells; a quoted cell may hold separators and line ends. No records are: blank
lines; lines of nothing but blanks and separators that have another width than the table; lines
that begin with #, where the file begins with such a line.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.core.errors import InputError
from engine.core.text import text
from engine.io.encoding import newlines, open_text

SEPARATORS = {",": ",", ";": ";", "tab": "\t", "|": "|", "space": " "}
SAMPLE = 1 << 18
LONGEST_LINE = 1 << 24  # letters; a single line longer than this is no table
MOST_COLUMNS = 200_000  # every column takes its time, however few rows it has
# The csv module's own limit of 128 KB would stop at long free texts.
csv.field_size_limit(1 << 26)


@dataclass(frozen=True)
class Head:
    """The beginning of a file: whole lines, and whether that is all there is."""

    text: str
    complete: bool


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
        if not cells or (len(cells) != width and not any(cell.strip() for cell in cells)):
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
        found.append((line + before.lines, cells))
        if len(found) > limit:
            return found[:limit]
    return found if head.complete or len(found) < 2 else found[:-1]
