"""What crosses a site's border: messages, their size, and the log of every crossing.

A message is a kind (what it is, in words) and a body of plain values and numpy arrays. What it contains of
original rows is never said by the method that made it: `message_content.py` reads it out of the body and the
site's own rows and puts it into `contains`. Its size is what its numbers need, 8 bytes each (1 for truth
values), plus the text around them: the same figure whichever way the message travels.

On paper a message is JSON: numbers, texts, truth values, and arrays as {"dtype", "shape", "values"} of four
known types. Reading is strict (no key twice, no NaN, sizes bounded): the file may come from anybody.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from engine.core.text import text
from engine.kinds.clusters.data import Crossing

MASTER = "master"

# What a message may contain of original rows, from worst to least.
ROWS = "rows"
VALUES = "values of single rows"
FEW = "groups of fewer rows than the floor"

Body = Mapping[str, Any]  # of a message: plain values and arrays, as message_types.py declares them
Memory = Mapping[str, Any]  # of the master or a site between rounds: the same
_DTYPES = ("<f8", "<i8", "<i4", "|b1")
_MOST_NUMBERS = 100_000_000


@dataclass(frozen=True)
class Message:
    kind: str
    body: Body = field(default_factory=dict)
    contains: tuple[str, ...] = ()  # of original rows; computed by message_content.py, never by a method
    asked: str = ""  # digest of a request as it came, for masks that are bound to it

    @property
    def original(self) -> bool:
        """Whether it holds original rows, or what gives them away."""
        return bool(self.contains)

    @property
    def bytes(self) -> int:
        return len(self.kind) + _size(self.body)

    def digest(self) -> str:
        """Names kind and content: the same for all sites that get the same request."""
        text = json.dumps([self.kind, self.body], default=_plain, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class Answer:
    """A site's reply (None when it is finished), what it remembers, and its own labels at the end.

    `plain` is what the reply says without masks, and which row is in which group, for the site's own check
    and words; `held` is how many rows are answered for with another group than the method wanted, because
    of the floor. Neither ever travels.
    """

    message: Message | None
    memory: Memory = field(default_factory=dict)
    labels: np.ndarray | None = None
    plain: Body | None = None
    held: int = 0


def crossing(round_: int, sender: str, receiver: str, message: Message) -> Crossing:
    return Crossing(
        round_, sender, receiver, message.kind, message.bytes, message.contains, _facts(message.body)
    )


def _facts(body: Body) -> dict[str, object]:
    """How many points each thing that crossed stands for, and its spread, taken from the content itself."""
    facts: dict[str, object] = {}
    counts, covariances = body.get("counts"), body.get("covariances")
    if isinstance(counts, np.ndarray) and counts.size <= 10_000:
        facts["counts"] = counts.tolist()
    if isinstance(covariances, np.ndarray) and covariances.ndim == 3:
        variances = np.diagonal(covariances, axis1=1, axis2=2)
        facts["columns"] = covariances.shape[1]
        facts["pscores"] = variances.sum(axis=1).tolist()
        facts["smallest_variances"] = variances.min(axis=1).tolist() if variances.size else []
    return facts


def _size(value: object) -> int:
    if isinstance(value, np.ndarray):
        return value.nbytes
    if isinstance(value, Mapping):
        return sum(len(str(key)) + _size(inner) for key, inner in value.items())
    if isinstance(value, list | tuple):
        return sum(_size(inner) for inner in value)
    if isinstance(value, str):
        return len(value.encode())
    if isinstance(value, int) and not isinstance(value, bool):
        # A masked number is as wide as its masks, whatever it happens to be.
        return 8 if value.bit_length() <= 64 else -(-value.bit_length() // 192) * 24
    return 0 if value is None else 8


def encode(value: object) -> str:
    """Values and arrays as JSON; floating-point numbers come back exactly as they were."""
    return json.dumps(value, default=_plain)


def decode(text: str | bytes) -> Any:
    """Strictly; a ValueError says what is wrong (also for nesting that no message of ours has)."""
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _plain(value: object) -> object:
    if isinstance(value, np.ndarray):
        return {"dtype": value.dtype.str, "shape": list(value.shape), "values": value.ravel().tolist()}
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(text("{name} does not cross a border", name=type(value).__name__))


def _no_constant(name: str) -> float:
    raise ValueError(text("{name} is no number", name=name))


def _object(pairs: Sequence[tuple[str, object]]) -> object:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name comes twice")
    return _array(found) if found.keys() == {"dtype", "shape", "values"} else found


def _array(found: Mapping[str, object]) -> np.ndarray:
    dtype, shape, values = found["dtype"], found["shape"], found["values"]
    if not isinstance(dtype, str) or dtype not in _DTYPES:
        raise ValueError("only numbers cross a border")
    if not isinstance(shape, list) or not isinstance(values, list) or not 1 <= len(shape) <= 3:
        raise ValueError("an array has no shape or no values")
    count = 1
    for size in shape:
        if isinstance(size, bool) or not isinstance(size, int) or not 0 <= size <= _MOST_NUMBERS:
            raise ValueError("an array has an impossible shape")
        count *= size
    if count != len(values):
        raise ValueError("an array has another shape than values")
    wanted = {"f": int | float, "i": int, "b": bool}[np.dtype(dtype).kind]
    if any(isinstance(v, bool) != (dtype == "|b1") or not isinstance(v, wanted) for v in values):
        raise ValueError("an array holds something else than its numbers")
    try:
        return np.array(values, dtype=dtype).reshape(shape)
    except OverflowError:
        raise ValueError("a number is too large") from None
