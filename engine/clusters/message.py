"""What crosses a site's border: messages, their size, and the log of every crossing.

A message is a kind (what it is, in words), a body of plain values and numpy arrays, and whether
it holds original points. Its size is what its numbers need, 8 bytes each (1 for truth values),
plus the text around them: the same figure whichever way the message travels.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

import numpy as np

MASTER = "master"


@dataclass(frozen=True)
class Message:
    kind: str
    body: Mapping[str, Any] = field(default_factory=dict)
    original: bool = False  # holds original points, or what gives them away

    @property
    def bytes(self) -> int:
        return len(self.kind) + _size(self.body)


@dataclass(frozen=True)
class Crossing:
    """One line of the border log."""

    round: int
    sender: str
    receiver: str
    kind: str
    bytes: int
    original: bool
    facts: Mapping[str, Any] = field(default_factory=dict)  # counts worth checking, never points

    def as_json(self) -> str:
        plain = asdict(self)
        plain["from"], plain["to"] = plain.pop("sender"), plain.pop("receiver")
        return json.dumps(plain)


def crossing(round_: int, sender: str, receiver: str, message: Message) -> Crossing:
    return Crossing(
        round_, sender, receiver, message.kind, message.bytes, message.original, _facts(message.body)
    )


def _facts(body: Mapping[str, Any]) -> dict[str, Any]:
    """How many points each thing that crossed stands for, and its spread, taken from the content itself."""
    facts: dict[str, Any] = {}
    counts, covariances = body.get("counts"), body.get("covariances")
    if isinstance(counts, np.ndarray) and counts.size <= 10_000:
        facts["counts"] = counts.tolist()
    if isinstance(covariances, np.ndarray) and covariances.ndim == 3:
        variances = np.diagonal(covariances, axis1=1, axis2=2)
        facts["columns"] = covariances.shape[1]
        facts["pscores"] = variances.sum(axis=1).tolist()
        facts["smallest_variances"] = variances.min(axis=1, initial=np.inf).tolist()
    return facts


def _size(value: Any) -> int:
    if isinstance(value, np.ndarray):
        return value.nbytes
    if isinstance(value, Mapping):
        return sum(len(str(key)) + _size(inner) for key, inner in value.items())
    if isinstance(value, list | tuple):
        return sum(_size(inner) for inner in value)
    if isinstance(value, str):
        return len(value.encode())
    if isinstance(value, int) and not isinstance(value, bool):
        return max(8, (value.bit_length() + 7) // 8)
    return 0 if value is None else 8


def encode(value: Any) -> str:
    """Values and arrays as JSON; floating-point numbers come back exactly as they were."""
    return json.dumps(value, default=_plain)


def decode(text: str) -> Any:
    return json.loads(text, object_hook=_array)


def _plain(value: Any) -> Any:
    if isinstance(value, np.ndarray):
        return {"dtype": value.dtype.str, "shape": list(value.shape), "values": value.ravel().tolist()}
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value).__name__} does not cross a border")


def _array(found: dict[str, Any]) -> Any:
    if found.keys() == {"dtype", "shape", "values"}:
        dtype = np.dtype(found["dtype"])
        if dtype.kind not in "fiub":
            raise ValueError("only numbers cross a border")
        return np.array(found["values"], dtype=dtype).reshape(found["shape"])
    return found
