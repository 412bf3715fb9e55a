"""Pseudonyms: equal values get equal names that nobody can undo without the key, or the table.

Keyed: base32 (RFC 4648, lower case, no padding) of HMAC-SHA-256(key, space ␟ NFC(value) in UTF-8), its first
characters. Same key, space and value give the same pseudonym in every file, so links stay; another space
breaks them on purpose. Random: 1…m in random order with leading zeros, and a table that says which is which.

There is no plain hash: all numbers behind one mobile prefix are tried in minutes and every list of names in
a second, and salt that leaves with the file changes nothing. Rows under pseudonyms stay personal data.
"""

from __future__ import annotations

import base64
import hmac
import unicodedata
from collections.abc import Callable, Mapping, Sequence

from engine.core.errors import ParameterError
from engine.core.text import text

SEPARATOR = "\x1f"
LEAST_KEY = 16  # bytes
LONGEST = 52  # characters: all 256 bits
GROWTH = 4  # characters, where two values collide under a new key


def keyed(values: Sequence[str], key: bytes, space: str, length: int = 16) -> list[str]:
    """The pseudonym of every value, in order."""
    began = f"{space}{SEPARATOR}".encode()
    used = min(32, -(-5 * length // 8))  # bytes behind so many characters of five bits
    made = []
    for value in values:
        plain = value if value.isascii() else unicodedata.normalize("NFC", value)
        digest = hmac.digest(key, began + plain.encode(), "sha256")
        made.append(base64.b32encode(digest[:used])[:length].decode().lower())
    return made


def keyed_apart(
    values: Sequence[str], key: bytes, space: str, length: int, given: bool
) -> tuple[list[str], int]:
    """Pseudonyms of different values, all different, and their length: it grows with a new key; a given one
    is refused, because a longer pseudonym would not be found in earlier files."""
    different = len({unicodedata.normalize("NFC", value) for value in values})
    while True:
        made = keyed(values, key, space, length)
        if len(set(made)) == different:
            return made, length
        if given or length >= LONGEST:
            raise ParameterError(
                "two values would get the same pseudonym under this key",
                hint=text("choose length = {longer}", longer=min(LONGEST, max(20, length + GROWTH))),
                name="length",
            )
        length = min(LONGEST, length + GROWTH)


def numbered(
    values: Sequence[str], shuffle: Callable[[list[int]], None], known: Mapping[str, str]
) -> dict[str, str]:
    """Value → code: those of the table stay, new values get the numbers after them in random order."""
    new = [value for value in dict.fromkeys(values) if value not in known]
    highest = max((int(code) for code in known.values()), default=0)
    numbers = list(range(highest + 1, highest + 1 + len(new)))
    shuffle(numbers)
    width = max(len(str(highest + len(new))), *(len(code) for code in known.values()), 1)
    made = {value: known[value] for value in dict.fromkeys(values) if value in known}
    return made | {value: f"{number:0{width}}" for value, number in zip(new, numbers, strict=True)}


def same_value(value: str, trim: bool, fold: bool) -> str:
    """The value as it is compared: without blanks around it, or in small letters, only where asked."""
    value = value.strip() if trim else value
    return value.casefold() if fold else value


def parse_key(written: str, name: str) -> bytes:
    """The bytes of a key file: hexadecimal digits, at least 16 bytes."""
    try:
        key = bytes.fromhex(written.strip())
    except ValueError:
        raise ParameterError(
            text("{name} holds no key: it is not written in hexadecimal digits", name=name), name="key"
        ) from None
    if len(key) < LEAST_KEY:
        raise ParameterError(
            text("the key in {name} has {bytes} bytes, at least 16 are needed", name=name, bytes=len(key)),
            hint="leave the key empty: a new one of 32 bytes is made and kept in the audit",
            name="key",
        )
    return key
