"""Opening what the steward dropped: is it there, may it be read, what is it, is it a bomb.

The input is only ever opened for reading. Everything is recognised by its first bytes, the
ending of the name only decides which reader is meant; a name that promises another format
than the bytes is refused with one sentence.
"""

from __future__ import annotations

import gzip
import io
import os
import stat
import zlib
from pathlib import Path
from typing import Any, Literal

from engine.core.errors import InputError
from engine.core.number_format import grouped
from engine.core.text import text

Format = Literal["delimited", "parquet", "spreadsheet", "statistical"]

STATISTICAL = (".sav", ".zsav", ".dta", ".sas7bdat", ".xpt")  # SPSS, Stata, SAS
SUFFIXES = (
    ".csv",
    ".tsv",
    ".tab",
    ".txt",
    ".dat",
    ".csv.gz",
    ".tsv.gz",
    ".txt.gz",
    ".parquet",
    ".pq",
    ".xlsx",
    ".xlsm",
    ".xlsb",
    ".xls",
    ".ods",
    *STATISTICAL,
)

# A table of digits packs 3 to 20 times, one of nothing but zeros about 100 times; deflate ends at 1032.
BOMB_RATIO = 200
BOMB_FREE = 64 << 20  # below this size unpacked the ratio does not matter
BOMB_SIZE = 16 << 30  # no table that large fits a workstation

_MAGIC = (
    (b"\x89PNG", "a PNG picture"),
    (b"\xff\xd8\xff", "a JPEG picture"),
    (b"GIF8", "a GIF picture"),
    (b"%PDF", "a PDF document"),
    (b"PAR1", "a Parquet file"),
    (b"PK\x03\x04", "a ZIP archive (or an Excel workbook)"),
    (b"PK\x05\x06", "an empty ZIP archive"),
    (b"\x1f\x8b", "a gzip archive"),
    (b"\xd0\xcf\x11\xe0", "an old Office document"),
    (b"BZh", "a bzip2 archive"),
    (b"\xfd7zXZ", "an xz archive"),
    (b"7z\xbc\xaf", "a 7-Zip archive"),
    (b"\x28\xb5\x2f\xfd", "a Zstandard archive"),
    (b"Rar!", "a RAR archive"),
    (b"SQLite format 3", "an SQLite database"),
    (b"\x7fELF", "a program"),
    (b"MZ\x90", "a program"),
    (b"ARROW1", "an Arrow file"),
    (b"\x89HDF", "an HDF5 file"),
    (b"$FL2@(#)", "an SPSS file"),
    (b"$FL3@(#)", "an SPSS file"),
    (b"<stata_dta>", "a Stata file"),
    (b"HEADER RECORD*******LIBRARY", "a SAS transport file"),
)


def format_of(path: Path) -> Format:
    """Which reader the name of the file asks for."""
    suffix = path.suffix.lower()
    if suffix in (".parquet", ".pq"):
        return "parquet"
    if suffix in STATISTICAL:
        return "statistical"
    return "spreadsheet" if suffix in (".xlsx", ".xlsm", ".xlsb", ".xls", ".ods") else "delimited"


_OF_TEXTS = ("encoding", "separator", "decimal")
_OF_CODEBOOKS = ("labels", "declared")
_UNUSED: dict[Format, tuple[str, ...]] = {
    "delimited": ("sheet", *_OF_CODEBOOKS),
    "parquet": (*_OF_TEXTS, "bad_lines", "header", "first_row", "sheet", *_OF_CODEBOOKS),
    "spreadsheet": (*_OF_TEXTS, "bad_lines", *_OF_CODEBOOKS),
    "statistical": ("separator", "bad_lines", "decimal", "header", "first_row", "sheet"),
}


def unused_settings(path: Path) -> tuple[str, ...]:
    """Settings of reading that mean nothing for a table of this name."""
    return _UNUSED[format_of(path)]


def require_file(path: Path) -> int:
    """The size in bytes of a readable, non-empty, ordinary file; an InputError for anything else."""
    facts = file_facts(path)
    open_raw(path).close()
    return facts.st_size


def file_facts(path: Path) -> os.stat_result:
    """What the disk says of a non-empty, ordinary file; an InputError for anything else."""
    try:
        facts = os.stat(path)
    except FileNotFoundError:
        raise InputError(
            text("there is no file {path}", path=path), hint="check the name and the folder"
        ) from None
    except (OSError, ValueError) as error:
        raise InputError(text("{path} cannot be opened: {error}", path=path, error=_reason(error))) from None
    if stat.S_ISDIR(facts.st_mode):
        raise InputError(text("{path} is a folder, not a file", path=path), hint="choose a file inside it")
    if not stat.S_ISREG(facts.st_mode):
        raise InputError(
            text("{path} is not an ordinary file", path=path), hint="copy the data into a file first"
        )
    if facts.st_size == 0:
        raise InputError(text("{name} is empty (0 bytes)", name=path.name), hint="export the data again")
    return facts


def open_raw(path: Path) -> io.BufferedReader:
    """The bytes as they lie on the disk, read-only."""
    try:
        return open(path, "rb")
    except PermissionError:
        raise InputError(
            text("{path} may not be read by you", path=path), hint="ask its owner for read permission"
        ) from None
    except OSError as error:
        raise InputError(text("{path} cannot be opened: {error}", path=path, error=_reason(error))) from None


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def magic_of(head: bytes) -> str:
    """What well-known binary format these first bytes belong to, in words; '' for none."""
    return next((words for magic, words in _MAGIC if head.startswith(magic)), "")


def is_packed(path: Path) -> bool:
    return path.suffix.lower() in (".gz", ".gzip")


class Unpacked(io.RawIOBase):
    """The text bytes of a file, through gzip where the name ends in .gz, with the bomb limits.

    `share` says how much of the file on the disk has been consumed, for progress, `given` how many bytes
    came of it.
    """

    def __init__(self, path: Path):
        self._path = path
        self._size = file_facts(path).st_size
        self._raw = open_raw(path)
        self._stream: io.BufferedReader | gzip.GzipFile = self._raw
        self._packed = is_packed(path)
        self.given = 0
        if self._packed:
            head = self._raw.read(2)
            self._raw.seek(0)
            if head != b"\x1f\x8b":
                self._raw.close()
                raise InputError(
                    text("{name} is named .gz but is not a gzip file", name=path.name),
                    hint="rename it to .csv",
                )
            self._stream = gzip.GzipFile(fileobj=self._raw, mode="rb")

    @property
    def share(self) -> float:
        return min(1.0, self._raw.tell() / self._size)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        try:
            count = self._stream.readinto(buffer)
        except (EOFError, zlib.error, gzip.BadGzipFile):
            raise InputError(
                text(
                    "{name} is damaged: unpacking stops after {given} bytes",
                    name=self._path.name,
                    given=grouped(self.given),
                ),
                hint="copy or download it again",
            ) from None
        except OSError as error:
            raise InputError(
                text("{name} cannot be read: {error}", name=self._path.name, error=_reason(error))
            ) from None
        self.given += count
        if self._packed:
            refuse_bomb(self._path, self._raw.tell(), self.given)
        return count

    def close(self) -> None:
        if not self.closed:
            self._stream.close()
            self._raw.close()
        super().close()


def refuse_bomb(path: Path, packed: int, unpacked: int) -> None:
    """An archive that swells out of all proportion is an attack or a mistake, not a table."""
    swollen = unpacked > BOMB_FREE and unpacked > BOMB_RATIO * max(1, packed)
    if swollen or unpacked > BOMB_SIZE:
        raise InputError(
            text(
                "{name} unpacks to {unpacked} MB or more from {packed} KB: refused",
                name=path.name,
                unpacked=grouped(unpacked >> 20),
                packed=grouped(max(1, packed >> 10)),
            ),
            hint="unpack it yourself if you trust it, and open the unpacked file",
        )


def size_words(size: float) -> str:
    """1234567 → '1.2 MB'."""
    for unit in ("bytes", "KB", "MB", "GB"):
        if size < 1000 or unit == "GB":
            return f"{size:.0f} {unit}" if unit == "bytes" else f"{size:.1f} {unit}"
        size /= 1000
    raise AssertionError
