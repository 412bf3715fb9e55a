"""One line of the ledger: which data, which technique, what it cost, when, where and by whom."""

from __future__ import annotations

import datetime
import json
import math
import unicodedata
import uuid
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Literal, get_args

from engine.core.json_values import Document
from engine.core.technique import PrivacyLoss
from engine.core.text import text

# replaced: a release that took the place of an earlier one, which counts as well
# withdrawn: takes back the entry of the same id, for nothing left the house after all
# unreadable: not written by us; it stands for what could not be read
Event = Literal["released", "replaced", "withdrawn", "unreadable"]


def now() -> str:
    return datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")


@dataclass(frozen=True)
class Entry:
    """A release that was made; `loss` is None where it was not differentially private."""

    dataset: str
    fingerprint: str
    technique: str
    loss: PrivacyLoss | None
    folder: str
    signed_by: str = ""
    event: Event = "released"
    time: str = field(default_factory=now)
    id: str = field(default_factory=lambda: uuid.uuid4().hex)
    note: str = ""

    @staticmethod
    def names() -> tuple[str, ...]:
        """What a line is made of, in its order."""
        return (
            *("time", "event", "dataset", "technique", "epsilon", "delta", "unit", "folder"),
            *("signed_by", "fingerprint", "id", "note"),
        )

    def as_dict(self) -> Document:
        loss = asdict(self.loss) if self.loss else {"epsilon": None, "delta": None, "unit": None}
        own = {f.name: getattr(self, f.name) for f in fields(self) if f.name != "loss"} | loss
        return {name: own[name] for name in self.names()}

    @classmethod
    def from_dict(cls, written: Document) -> Entry:
        """ValueError where it is not what we write. Names that a later version adds are passed over."""
        missing = [name for name in cls.names() if name not in written and name != "note"]
        if missing:
            raise ValueError(text("{missing} is missing", missing=missing[0]))
        texts = {name: written.get(name, "") for name in cls.names() if name not in asdict(NOTHING)}
        for name, content in texts.items():
            if not isinstance(content, str):
                raise ValueError(text("{name} is no text", name=name))
        if texts["event"] not in get_args(Event) or not texts["id"]:
            raise ValueError(text("{event} is nothing that happens", event=f"{texts['event']!r}"))
        return cls(loss=loss_of(written), **texts)


NOTHING = PrivacyLoss(0.0, 0.0, "")


def loss_of(written: Document) -> PrivacyLoss | None:
    """What was spent, as it is written down; ValueError where it cannot be."""
    epsilon, delta, unit = (written.get(name) for name in ("epsilon", "delta", "unit"))
    if epsilon is None and delta is None:
        return None
    for value in (epsilon, delta):
        if (
            isinstance(value, bool)
            or not isinstance(value, int | float)
            or not math.isfinite(value)
            or value < 0
        ):
            raise ValueError(text("{value} cannot have been spent", value=f"{value!r}"))
    if not isinstance(unit, str):
        raise ValueError("nobody knows whose privacy it was")
    return PrivacyLoss(float(epsilon), float(delta), unit)  # type: ignore[arg-type]


def as_line(entry: Entry) -> bytes:
    return json.dumps(entry.as_dict(), ensure_ascii=True, allow_nan=False).encode() + b"\n"


def from_line(line: bytes, number: int) -> Entry:
    """The entry of a line; of one that is damaged, an entry that says so."""
    try:
        written = json.loads(line.decode("utf-8"), object_pairs_hook=_once, parse_constant=_no_number)
        if not isinstance(written, dict):
            raise ValueError("it is not an entry")
        return Entry.from_dict(written)
    except (ValueError, RecursionError) as error:
        note = text(
            "line {number} of the ledger cannot be read ({error}): mend it, or put a # before it",
            number=number,
            error=error,
        )
        return unreadable(note, text("line {number}", number=number))


def counts(line: bytes) -> bool:
    """Whether a line says anything: the house may set one aside by a # before it."""
    return bool(line.strip()) and not line.startswith(b"#")


def unreadable(note: str, id: str = "unreadable") -> Entry:
    return Entry("", "", "", None, "", event="unreadable", time="", id=id, note=note)


def _once(pairs: list[tuple[str, Any]]) -> Document:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands there twice")
    return found


def _no_number(written: str) -> Any:
    raise ValueError(text("{text} is no number", text=written))


def matches(entry: Entry, dataset: str, fingerprint: str) -> bool:
    """Whether an entry is about this data set; one that cannot be read may be about any."""
    if entry.event == "unreadable":
        return True
    named = bool(dataset.strip()) and same_name(entry.dataset, dataset)
    return named or bool(fingerprint and entry.fingerprint == fingerprint)


def same_name(one: str, other: str) -> bool:
    def plain(name: str) -> str:
        return " ".join(unicodedata.normalize("NFKC", name).casefold().split())

    return plain(one) == plain(other)


def spent(entries: Sequence[Entry], now: PrivacyLoss | None = None) -> PrivacyLoss | None:
    """The sum of all that was spent, and of what is about to be; None where nothing is private."""
    losses = [entry.loss for entry in entries if entry.loss is not None]
    if now is not None:
        losses.append(now)
    if not losses:
        return None
    return PrivacyLoss(
        _sum(loss.epsilon for loss in losses),
        _sum(loss.delta for loss in losses),
        " and ".join(sorted({loss.unit for loss in losses})),
    )


def _sum(values: Iterable[float]) -> float:
    """Ten times 0.1 is 1, also in binary."""
    return round(math.fsum(values), 12)
