"""Bytes to letters: UTF-8, UTF-16 with or without a mark, Windows-1252, and what is no text at all."""

from __future__ import annotations

import codecs
import io
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

from engine.core.errors import InputError, Remedy
from engine.core.text import text
from engine.io.input_file import Unpacked, is_packed, magic_of, open_raw

HEAD = 1 << 16
_LABELS = {"utf-8": "UTF-8", "utf-16": "UTF-16", "windows-1252": "Windows-1252"}
_TEXT_BYTES = bytes(b for b in range(256) if b >= 32 or b in b"\t\n\r\f\x1a")


def label(encoding: str) -> str:
    return _LABELS.get(encoding, encoding)


def sniff_encoding(path: Path) -> str:
    """Mark, else zero bytes in every second place, else valid UTF-8, else Windows-1252."""
    head = _head(path)
    refuse_binary(path, head)
    if head.startswith(codecs.BOM_UTF8):
        return "utf-8"
    if _utf16_order(head):
        return "utf-16"
    blocks = iter([head]) if is_packed(path) else chain([head], _scattered(path))
    return "utf-8" if all(map(_is_utf8, blocks)) else "windows-1252"


def _head(path: Path) -> bytes:
    with io.BufferedReader(Unpacked(path), HEAD) as stream:
        return stream.read(HEAD)


def refuse_binary(path: Path, head: bytes) -> None:
    """Pictures, archives and programs named .csv; zero bytes that are not UTF-16."""
    words = magic_of(head)
    if words:
        hint = "export the table as CSV, Parquet or Excel"
        for part, ending in (("Parquet", ".parquet"), ("Excel", ".xlsx"), ("gzip", ".csv.gz")):
            if part in words:
                hint = text("give it the ending {ending} if it is a table, or export it again", ending=ending)
        raise InputError(text("{name} is {words}, not a text table", name=path.name, words=words), hint=hint)
    if not head:
        raise InputError(
            text("{name} holds nothing once unpacked", name=path.name), hint="export the data again"
        )
    if _utf16_order(head):
        return
    hint = "export the table as CSV, Parquet or Excel"
    at = head.find(b"\0")
    if at >= 0:
        line = newlines(head[:at].decode("latin-1")) + 1
        raise InputError(
            text("{name} is not a text table: line {line} holds a zero byte", name=path.name, line=line),
            hint=hint,
        )
    if len(head.translate(None, _TEXT_BYTES)) > max(8, len(head) // 50):
        raise InputError(
            text("{name} is not a text table: it is full of control characters", name=path.name), hint=hint
        )


def _utf16_order(head: bytes) -> str:
    """'utf-16-le', 'utf-16-be' or '' by the mark, or by where the zero bytes of ASCII letters stand."""
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


def _codec(head: bytes, encoding: str) -> tuple[str, int]:
    """Python's codec for these bytes, and the length of the byte-order mark to skip."""
    if encoding == "utf-16":
        marked = head[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
        return _utf16_order(head) or "utf-16-le", 2 if marked else 0
    if encoding == "utf-8":
        return "utf-8", 3 if head.startswith(codecs.BOM_UTF8) else 0
    return "cp1252", 0


def _scattered(path: Path) -> Iterator[bytes]:
    """Sixty blocks spread over the file: accents may first appear far below the head."""
    with open_raw(path) as raw:
        size = raw.seek(0, io.SEEK_END)
        for place in range(HEAD, size, max(HEAD, size // 60)):
            raw.seek(place)
            yield raw.read(HEAD)


def _is_utf8(block: bytes) -> bool:
    if block.isascii():
        return True
    start = 0
    while start < min(3, len(block)) and 0x80 <= block[start] < 0xC0:
        start += 1  # the block may begin inside a letter
    try:
        codecs.getincrementaldecoder("utf-8")().decode(block[start:])
    except UnicodeDecodeError:
        return False
    return True


def newlines(text: str) -> int:
    return text.count("\n") or text.count("\r")


def _newlines_of(block: bytes | memoryview) -> int:
    return _count(block, ord("\n")) or _count(block, ord("\r"))


def _count(block: bytes | memoryview, letter: int) -> int:
    import numpy as np

    letters = np.frombuffer(block, np.uint8)
    starts = range(0, len(letters), HEAD)  # what stays in the cache
    return sum(int(np.count_nonzero(letters[start : start + HEAD] == letter)) for start in starts)


def is_text(block: bytes | memoryview) -> bool:
    """Whether this is UTF-8 from its first to its last letter, without a zero byte; ten times faster
    than to decode it."""
    import numpy as np
    import pyarrow as pa

    letters = np.frombuffer(block, np.uint8)
    if not len(letters):
        return True
    if not letters.min():
        return False
    if letters.max() < 128:
        return True
    ends = pa.py_buffer(np.array([0, len(block)], np.int32))
    cell = pa.Array.from_buffers(pa.string(), 1, [None, ends, pa.py_buffer(block)])
    try:
        cell.validate(full=True)
    except pa.ArrowInvalid:
        return False
    return True


def open_text(path: Path, encoding: str) -> io.TextIOWrapper:
    """The file as text without its mark, line ends untouched, undecodable bytes as �."""
    buffer = io.BufferedReader(Unpacked(path), 1 << 18)
    codec, mark = _codec(buffer.peek(1 << 14), encoding)
    buffer.read(mark)
    return io.TextIOWrapper(buffer, codec, errors="replace", newline="")


class Utf8Stream(io.RawIOBase):
    """The file as UTF-8, without its mark and the first `skip` letters; what is no text is an error.

    `clean`, if any, is given whole lines and returns what to keep of them. `error` keeps what went
    wrong, because a library reading from here may wrap it.
    """

    def __init__(self, path: Path, encoding: str, skip: int, clean: Callable[[str], str] | None = None):
        self._path, self._encoding, self._skip, self._clean = path, encoding, skip, clean
        self._rest = ""  # the line that the last block cut in two, when lines are cleaned
        self._stream = io.BufferedReader(Unpacked(path), HEAD)
        head = self._stream.peek(1 << 14)
        if encoding != "utf-16":
            self._refuse_utf16(head)
        codec, mark = _codec(head, encoding)
        self._stream.read(mark)
        self._decoder = codecs.getincrementaldecoder(codec)()
        self._lines = 0
        self.error: InputError | None = None
        self._back, self._unseen = b"", False
        self._return = b""  # the last of what was read, if it is one

    @property
    def share(self) -> float:
        return self._stream.raw.share

    def readable(self) -> bool:
        return True

    @property
    def plain(self) -> bool:
        """Whether the next bytes are those of the file."""
        as_it_is = self._encoding == "utf-8" and not self._clean and not self._skip
        return as_it_is and not self._back and not self._return and not self._decoder.getstate()[0]

    def read_plain(self, buffer: memoryview) -> int:
        """The next bytes of a file that is plain; 0 at its end. Whoever asks looks if they are text."""
        assert self.plain
        return self._stream.readinto(buffer)

    @property
    def left(self) -> bytes:
        """What was put back."""
        return self._back

    def put_back(self, read: bytes) -> None:
        """To be read once more, before what was put back earlier."""
        if not self._back:
            self._unseen = self.plain
        self._back, self._return = read + self._back + self._return, b""

    def read(self, size: int = -1) -> bytes:
        """The next bytes. A return never ends them: Arrow would take a line feed after it for a half of the
        same line end, and lose it where both are in a cell."""
        while True:
            more = self._next(size)
            made, self._return = self._return + more if self._return else more, b""
            if not more or not made.endswith(b"\r"):
                return made
            made, self._return = made[:-1], b"\r"
            if made:
                return made

    def _next(self, size: int) -> bytes:
        if self._back:
            back, self._back = self._back, b""
            return self._make(back) if self._unseen else back
        try:
            while True:
                block = self._stream.read(size)
                made = self._make(block)
                if made or not block:
                    return made
        except InputError as error:
            self.error = error
            raise

    def _make(self, block: bytes) -> bytes:
        plain = self._encoding == "utf-8" and not self._clean
        if plain and not self._skip and not self._decoder.getstate()[0] and is_text(block):
            self._lines += _newlines_of(block)
            return block
        try:
            written = self._decoder.decode(block, final=not block)
        except UnicodeDecodeError as error:
            raise self._undecodable(error) from None
        if "\0" in written:
            line = self._lines + newlines(written[: written.index("\0")]) + 1
            raise InputError(
                text("line {line} of {name} holds a zero byte", line=line, name=self._path.name),
                hint="export the table again as text",
            )
        self._lines += newlines(written)
        if plain and not self._skip:
            return block  # valid as it is; a letter cut in two comes together again in the next block
        cut = min(self._skip, len(written))
        self._skip -= cut
        if self._clean:
            return self._cleaned(self._clean, written[cut:], last=not block)
        pending = self._decoder.getstate()[0] if plain and not self._skip else b""
        return written[cut:].encode("utf-8") + pending

    def _cleaned(self, clean: Callable[[str], str], text: str, last: bool) -> bytes:
        text = self._rest + text
        cut = len(text) if last else max(text.rfind("\n"), text.rfind("\r", 0, -1)) + 1
        self._rest = text[cut:]
        return clean(text[:cut]).encode("utf-8")

    def _undecodable(self, error: UnicodeDecodeError) -> InputError:
        before = error.object[: error.start].decode(self._decoder_name(), errors="replace")
        remedies = []
        if self._encoding != "windows-1252":
            remedies.append(Remedy("Read it as Windows-1252", {"encoding": "windows-1252"}))
        return InputError(
            text(
                "line {before}: byte {start} is not {encoding}",
                before=self._lines + newlines(before) + 1,
                start=f"{error.object[error.start]:#04x}",
                encoding=label(self._encoding),
            ),
            hint="choose another encoding, or save the file as UTF-8",
            remedies=tuple(remedies),
        )

    def _decoder_name(self) -> str:
        return "utf-16" if self._encoding == "utf-16" else "latin-1"

    def _refuse_utf16(self, head: bytes) -> None:
        refuse_binary(self._path, head)
        if _utf16_order(head):
            raise InputError(
                text(
                    "{name} is UTF-16, not {encoding}", name=self._path.name, encoding=label(self._encoding)
                ),
                hint="choose another encoding",
                remedies=(Remedy("Read it as UTF-16", {"encoding": "utf-16"}),),
            )

    def close(self) -> None:
        if not self.closed:
            self._stream.close()
        super().close()
