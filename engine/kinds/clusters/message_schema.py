"""What a value in a message may be: declared types, shapes, ranges and sizes, checked before it is read.

A field is one of the small classes below. `check_body` holds a whole body against its declaration: no key
more, none less, every value of its type, finite and in its range, and every array of the declared shape.
Names in a shape ("k", "d", "n") are sizes: known ones must fit, others are bound by their first array, so
that two arrays of one message cannot disagree. What does not fit is refused with the name of the field.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from engine.core.errors import SfumatoError
from engine.core.text import text

MOST_NUMBERS = 100_000_000  # of one array: 800 MB, far above what a site sends
MOST_ENTRIES = 1_000_000  # of one list
LARGEST = 1e100  # squares of anything a site is asked about stay finite


class MessageRefused(SfumatoError):
    """A message asks or says what was not agreed, or is none of ours; nothing was done with it."""


class SchemaError(Exception):
    """The reason a value does not fit its declaration, with the place."""


Sizes = dict[str, int]


@dataclass(frozen=True)
class Number:
    low: float = -LARGEST
    high: float = LARGEST
    whole: bool = False
    or_none: bool = False
    of: str = ""  # as of `Numbers`

    def check(self, value: object, where: str, sizes: Sizes) -> None:
        if value is None and self.or_none:
            return
        if isinstance(value, bool) or not isinstance(value, int if self.whole else int | float):
            raise SchemaError(
                text("{where} is no whole number" if self.whole else "{where} is no number", where=where)
            )
        if not (isinstance(value, int) or math.isfinite(value)) or not self.low <= value <= self.high:
            raise SchemaError(text("{where} is out of its range", where=where))


@dataclass(frozen=True)
class Boolean:
    def check(self, value: object, where: str, sizes: Sizes) -> None:
        if not isinstance(value, bool):
            raise SchemaError(text("{where} is neither true nor false", where=where))


@dataclass(frozen=True)
class String:
    most: int = 200

    def check(self, value: object, where: str, sizes: Sizes) -> None:
        if not isinstance(value, str) or len(value) > self.most:
            raise SchemaError(
                text("{where} is no text of at most {most} letters", where=where, most=self.most)
            )


@dataclass(frozen=True)
class BigInteger:
    """A long whole number written as text: a public key."""

    low: int
    high: int

    def check(self, value: object, where: str, sizes: Sizes) -> None:
        if not isinstance(value, str) or not value.isascii() or not value.isdecimal() or len(value) > 1000:
            raise SchemaError(text("{where} is no whole number written as text", where=where))
        if not self.low <= int(value) <= self.high:
            raise SchemaError(text("{where} is out of its range", where=where))


@dataclass(frozen=True)
class Enumeration:
    options: tuple[str, ...]

    def check(self, value: object, where: str, sizes: Sizes) -> None:
        if not isinstance(value, str) or value not in self.options:
            raise SchemaError(
                text("{where} is none of {options}", where=where, options=", ".join(self.options))
            )


@dataclass(frozen=True)
class Array:
    """An array of the named shape; `whole` for integers, `truth` for flags.

    `of` says what a line of it stands for: "rows" (each is one), "each row" (one entry for every row), or
    nothing of a row's own. `message_content.py` judges by it, and by the numbers.
    """

    shape: tuple[str | int, ...]
    of: str = ""
    low: float = -LARGEST
    high: float = LARGEST
    whole: bool = False
    truth: bool = False

    def check(self, value: object, where: str, sizes: Sizes) -> None:
        if not isinstance(value, np.ndarray) or value.dtype.kind not in self._kinds():
            raise SchemaError(text("{where} is no array of {words}", where=where, words=self._words()))
        if value.ndim != len(self.shape) or value.size > MOST_NUMBERS:
            raise SchemaError(
                text("{where} has another shape than {sizes}", where=where, sizes=self._shape_words(sizes))
            )
        for name, size in zip(self.shape, value.shape, strict=True):
            if size != (name if isinstance(name, int) else sizes.setdefault(name, size)):
                raise SchemaError(
                    text(
                        "{where} has another shape than {sizes}", where=where, sizes=self._shape_words(sizes)
                    )
                )
        if self.truth or not value.size:
            return
        if not np.isfinite(value).all() or value.min() < self.low or value.max() > self.high:
            raise SchemaError(text("{where} holds numbers out of their range", where=where))

    def _kinds(self) -> str:
        return "b" if self.truth else "iu" if self.whole else "fiu"

    def _words(self) -> str:
        return "flags" if self.truth else "whole numbers" if self.whole else "numbers"

    def _shape_words(self, sizes: Sizes) -> str:
        return " × ".join(str(n if isinstance(n, int) else sizes.get(n, "any")) for n in self.shape)


@dataclass(frozen=True)
class MaskedArray:
    """Numbers under masks: whole numbers below `modulus`, as many as the named size."""

    size: str
    modulus: int

    def check(self, value: object, where: str, sizes: Sizes) -> None:
        if not isinstance(value, list) or len(value) > MOST_ENTRIES:
            raise SchemaError(text("{where} is no list of masked numbers", where=where))
        if len(value) != sizes.setdefault(self.size, len(value)):
            raise SchemaError(
                text(
                    "{where} has {value} numbers instead of {size}",
                    where=where,
                    value=len(value),
                    size=sizes[self.size],
                )
            )
        if any(isinstance(n, bool) or not isinstance(n, int) or not 0 <= n < self.modulus for n in value):
            raise SchemaError(text("{where} holds something else than masked numbers", where=where))


@dataclass(frozen=True)
class ListOf:
    inner: Field
    size: str = ""
    most: int = MOST_ENTRIES

    def check(self, value: object, where: str, sizes: Sizes) -> None:
        if not isinstance(value, list | tuple) or len(value) > self.most:
            raise SchemaError(text("{where} is no list of at most {most}", where=where, most=self.most))
        if self.size and len(value) != sizes.setdefault(self.size, len(value)):
            raise SchemaError(
                text(
                    "{where} has {value} entries instead of {size}",
                    where=where,
                    value=len(value),
                    size=sizes[self.size],
                )
            )
        for i, one in enumerate(value):
            # Entries are of sizes of their own, unless the message as a whole fixes them.
            self.inner.check(one, text("{where}, entry {i}", where=where, i=i + 1), dict(sizes))


@dataclass(frozen=True)
class Record:
    fields: Mapping[str, Field]
    optional: frozenset[str] = frozenset()

    def check(self, value: object, where: str, sizes: Sizes) -> None:
        if not isinstance(value, Mapping):
            raise SchemaError(text("{where} is no record", where=where))
        _keys(value, self.fields, self.optional, where)
        for name, inner in value.items():
            self.fields[name].check(inner, f"{where}, {name!r}" if where else repr(name), sizes)


@dataclass(frozen=True)
class PerSite:
    """A value for every site, by its name (which names is checked against the agreement)."""

    inner: Field

    def check(self, value: object, where: str, sizes: Sizes) -> None:
        if not isinstance(value, Mapping) or any(not isinstance(name, str) for name in value):
            raise SchemaError(text("{where} is not given by site", where=where))
        for name, inner in value.items():
            self.inner.check(inner, f"{where} of {name!r}"[:200], sizes)


Field = Number | Boolean | String | BigInteger | Enumeration | Array | MaskedArray | ListOf | Record | PerSite


def _keys(
    value: Mapping[str, object], fields: Mapping[str, Field], optional: frozenset[str], where: str
) -> None:
    place = f" in {where}" if where else ""
    for name in value:
        if name not in fields:
            raise SchemaError(
                text("{name}{place} is not part of such a message", name=f"{str(name)[:60]!r}", place=place)
            )
    for name in fields:
        if name not in value and name not in optional:
            raise SchemaError(text("{name}{place} is missing", name=f"{name!r}", place=place))


def check_body(kind: str, declared: Record, body: Mapping[str, object], sizes: Sizes, sender: str) -> None:
    """Refuse, in a sentence, a body that is not what its kind declares."""
    try:
        declared.check(body, "", sizes)
    except SchemaError as reason:
        raise MessageRefused(
            text(
                "the message {kind} of {sender} is refused: {reason}",
                kind=f"{kind!r}",
                sender=sender,
                reason=reason,
            ),
            hint="it was damaged, made by another program or version, or asks for more than was agreed",
        ) from None
