"""Files that are carried between houses: how they are written, and read by somebody who trusts nobody.

A file is a JSON object that says in "sfumato" what it is: a joining or a message. It is written to a
temporary name, flushed and renamed, readable by its owner only: a half-written one is never carried. It is
read with bounds on size and nesting, every entry is known, and names never become paths.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

from engine.core.errors import InputError, ParameterError, SfumatoError
from engine.core.text import text
from engine.kinds.clusters.join_agreement import check_name
from engine.kinds.clusters.message import FEW, ROWS, VALUES, Body, Message, decode, encode
from engine.kinds.clusters.message_schema import (
    Boolean,
    Enumeration,
    ListOf,
    MessageRefused,
    Number,
    Record,
    SchemaError,
    String,
)

LARGEST_FILE = 2 << 30  # bytes; all rows of a large site as text
MOST_ROUNDS = 100_000

NAME = String(40)
RUN = String(64)
_ENVELOPE = Record(
    {
        "sfumato": Enumeration(("message",)),
        "run": RUN,
        "method": String(60),
        "round": Number(1, MOST_ROUNDS, whole=True),
        "site": NAME,
        "last": Boolean(),
        "kind": String(60),
        "contains": ListOf(Enumeration((ROWS, VALUES, FEW)), most=3),
    }
)


@dataclass(frozen=True)
class MessageEnvelope:
    """A message with its address."""

    run: str
    method: str
    round: int
    site: str
    last: bool
    message: Message


def read(path: Path, what: str) -> dict[str, Any]:
    """The object in an envelope of ours; `what` it has to be."""
    try:
        with open(path, "rb") as file:
            written = file.read(LARGEST_FILE + 1)
        if len(written) > LARGEST_FILE:
            raise InputError(text("{name} is too large for a message of Sfumato", name=path.name))
        found = decode(written)
        if not isinstance(found, dict) or found.get("sfumato") not in ("message", "joining"):
            raise ValueError
    except OSError as failure:
        raise InputError(
            text("{path} cannot be read: {strerror}", path=path, strerror=failure.strerror)
        ) from None
    except (ValueError, MemoryError):
        raise InputError(
            text("{name} is no message of Sfumato, or was damaged on its way", name=path.name),
            hint="ask for it to be sent again",
        ) from None
    if what and found["sfumato"] != what:
        raise InputError(
            text(
                "{name} is a {sfumato} of Sfumato, needed is a {what}",
                name=path.name,
                sfumato=found["sfumato"],
                what=what,
            )
        )
    return found


def read_message(path: Path) -> MessageEnvelope:
    return parse_message(read(path, "message"), path.name)


def parse_message(found: Body, name: str) -> MessageEnvelope:
    body = found.get("body")
    try:
        _ENVELOPE.check({key: value for key, value in found.items() if key != "body"}, "", {})
        if not isinstance(body, dict):
            raise SchemaError("'body' is missing")
        check_name(found["site"])
    except (SchemaError, ParameterError) as reason:
        raise MessageRefused(
            text("{name} is refused: {reason}", name=name[:100], reason=reason),
            hint="it was damaged, or made by others",
        ) from None
    message = Message(found["kind"], body, tuple(found["contains"]))
    return MessageEnvelope(
        found["run"], found["method"], found["round"], found["site"], found["last"], message
    )


def message_json(envelope: MessageEnvelope) -> str:
    return encode(
        {
            "sfumato": "message",
            "run": envelope.run,
            "method": envelope.method,
            "round": envelope.round,
            "site": envelope.site,
            "last": envelope.last,
            "kind": envelope.message.kind,
            "contains": list(envelope.message.contains),
            "body": dict(envelope.message.body),
        }
    )


def private_folder(folder: Path) -> None:
    """A folder that nobody else on this machine reads; one that holds other things is left as it is."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not any(folder.iterdir()):
            folder.chmod(0o700)
    except OSError as failure:
        raise SfumatoError(
            text("{folder} cannot be made: {strerror}", folder=folder, strerror=failure.strerror)
        ) from None


def write(path: Path, text: str) -> Path:
    """Whole or not at all, and readable by its owner only."""
    return write_atomically(path, lambda file: file.write(text.encode()))


def write_atomically(path: Path, fill: Callable[[BinaryIO], object]) -> Path:
    temporary = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        temporary.unlink(missing_ok=True)
        with os.fdopen(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            fill(file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as failure:
        raise SfumatoError(
            text("{path} cannot be written: {strerror}", path=path, strerror=failure.strerror)
        ) from None
    return path


def parse_names(found: object, what: str, most: int = 10_000) -> tuple[str, ...]:
    """A list of distinct, non-empty names as an envelope holds it."""
    if (
        not isinstance(found, Sequence)
        or isinstance(found, str)
        or len(found) > most
        or any(not isinstance(one, str) or not 0 < len(one) <= 1000 for one in found)
    ):
        raise MessageRefused(text("{what} of the joining are no list of names", what=what))
    if len(set(found)) < len(found):
        raise MessageRefused(text("{what} of the joining name something twice", what=what))
    return tuple(found)
