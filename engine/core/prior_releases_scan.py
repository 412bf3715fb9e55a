"""Releases beside a new one that may not be in the ledger: their audit folders tell of them.

0.1.0 kept no ledger: its records are known again by the sha256 of their inputs. Records of a later version
carry their entry; it is here only where another steward's ledger has it. What a record has replaced lies in
`audit/replaced-…` and counts as well. Nothing is written, and what is no record of ours is passed over.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Collection
from pathlib import Path
from typing import Any

from engine.core.json_values import Document
from engine.core.prior_release_entry import Entry, matches, unreadable
from engine.core.technique import PrivacyLoss
from engine.core.text import text

LARGEST = 64 << 20  # bytes: no record is that large
# What 0.1.0 could do with differential privacy, and whose privacy it was.
PRIVATE = {"eventlogs.travas": "case", "graphs.private": "person"}


def beside(target: Path, dataset: str, fingerprint: str, digests: Collection[str]) -> list[Entry]:
    """Earlier releases of the data in the folders beside the target, and in the target itself."""
    found: dict[str, Entry] = {}
    paths = [*target.parent.glob("*/audit/audit.json"), *target.parent.glob("*/audit/replaced-*/audit.json")]
    for path in sorted(paths):
        record = _record(path)
        if record is None:
            continue
        entry, same_files = _entry(record, path), bool(_inputs(record) & set(digests))
        if same_files or (entry.event != "unreadable" and matches(entry, dataset, fingerprint)):
            found.setdefault(entry.id, entry)  # a folder that was copied is one release
    return list(found.values())


def _record(path: Path) -> Document | None:
    try:
        record: Any = json.loads(path.read_bytes()) if path.stat().st_size <= LARGEST else None
        _inputs(record)
        return record if isinstance(record["technique"], str) else None
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None  # not one of our records


def _inputs(record: Any) -> set[str]:
    return {known["sha256"] for known in record["inputs"]}


def _entry(record: Document, path: Path) -> Entry:
    """The entry that a record carries, or one made from a record of 0.1.0."""
    folder = path.parent.parent if path.parent.name == "audit" else path.parent.parent.parent
    id = hashlib.sha256(json.dumps(record, sort_keys=True).encode()).hexdigest()
    try:
        if "ledger" in record:
            return Entry.from_dict(record["ledger"])
        technique = record["technique"]
        return Entry("", "", technique, _loss(technique, record), str(folder), time="", id=id)
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
        return unreadable(
            text("the audit record of {name} does not say what was spent", name=folder.name), id
        )


def _loss(technique: str, record: Document) -> PrivacyLoss | None:
    """What a release of 0.1.0 spent: ε of all cases of a person, and δ by group privacy.

    m cases of one person cost (mε, δ·(e^{mε} − 1)/(e^ε − 1)) (Dwork, Roth 2014, Theorem 2.2 for δ = 0;
    Vadhan 2017, Lemma 2.2).
    """
    if technique not in PRIVATE:
        return None
    settings, risk = record["params"], record["risk"]
    epsilon, delta = float(settings["epsilon"]), float(settings["delta"])
    person = float(risk.get("epsilon_person", epsilon))
    if not (0 < epsilon <= person < math.inf and 0 <= delta <= 1):
        raise ValueError("nothing that can have been spent")
    group = math.expm1(person) / math.expm1(epsilon) if person < 700 else math.inf
    unit = "person" if person > epsilon else PRIVATE[technique]
    return PrivacyLoss(person, min(1.0, delta * group), unit)
