"""The audit record: what was released, from what, how and by whom. It stays in the house.

audit.json   inputs with size and sha256, seed, timings, user, who signed and when, the line of the ledger,
             figures, checks, gate and reasons
recipe.toml  runs it again
"""

from __future__ import annotations

import getpass
import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine import VERSION
from engine.core import params
from engine.core.errors import InputError, ReleaseError
from engine.core.json_values import Draft, plain
from engine.core.policy import Policy
from engine.core.prior_releases import Entry
from engine.core.recipe import recipe_text
from engine.core.task import Outcome
from engine.core.technique import Check, GateItem, find
from engine.core.text import text
from engine.verify.folder import sha256


@dataclass(frozen=True)
class Input:
    """What an input file looked like when it was read."""

    path: str
    size: int
    changed: int


def inspect_input(path: Path) -> Input:
    try:
        status = path.stat()
    except OSError as error:
        raise InputError(
            text("{path} cannot be read: {strerror}", path=path, strerror=error.strerror),
            hint="was it moved, or the drive removed?",
        ) from None
    return Input(str(path), status.st_size, status.st_mtime_ns)


def write_audit(
    outcome: Outcome,
    inputs: Sequence[Input],
    policy: Policy,
    audit: Path,
    final: Path,
) -> Draft:
    """The record as far as it is known before the release is verified; `finish_audit` adds the rest."""
    task = outcome.task
    technique = find(task.technique)
    (audit / "recipe.toml").write_text(recipe_text(task, final), encoding="utf-8")
    record = {
        "sfumato": VERSION,
        "technique": task.technique,
        "params": params.as_dict(task.params),
        "inputs": [_input_record(known) for known in inputs],
        # where raw rows went: the workers of this scheduler, or nowhere
        "scheduler": getattr(task.source.reading, "scheduler", ""),
        "loaded": outcome.loaded,
        "seed": task.seed,
        "seconds": round(outcome.seconds, 3),
        "user": account(),
        "utility": dict(outcome.measured.utility),
        "risk": dict(outcome.measured.risk),
        "warnings": list(outcome.measured.warnings),
        "policy": params.as_dict(policy),
    }
    write_json(audit / "audit.json", record)
    if technique.audit is not None:
        technique.audit(outcome.published, audit)
    return record


def _input_record(known: Input) -> Draft:
    path = Path(known.path)
    if inspect_input(path) != known:
        raise ReleaseError(
            text("{name} has changed on disk since it was read", name=path.name),
            hint="run again, so that the release fits the file",
        )
    return {"path": known.path, "size": known.size, "sha256": sha256(path)}


def finish_audit(
    audit: Path,
    record: Draft,
    checks: Sequence[Check],
    items: Sequence[GateItem],
    reasons: Mapping[str, str],
    released: Mapping[str, str],
) -> None:
    """`released`: sha256 of every file, as the manifest tells them."""
    record["verification"] = [check.__dict__ for check in checks]
    record["gate"] = [item.as_dict() | {"reason": reasons.get(item.name, "")} for item in items]
    record["reasons"] = {i.name: reasons.get(i.name, "") for i in items if i.state == "amber"}
    record["released"] = dict(released)
    write_json(audit / "audit.json", record)


def signed(entry: Entry) -> Draft:
    """When, and by whom: the name the steward gave, beside the account they used (`user`)."""
    return {"time": entry.time, "signed_by": entry.signed_by, "ledger": entry.as_dict()}


def account() -> str:
    """Who is logged in; "" where the system does not say."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return ""


def write_json(path: Path, value: object) -> None:
    text = json.dumps(plain(value), indent=2, ensure_ascii=False)
    with path.open("w", encoding="utf-8") as file:
        file.write(text + "\n")
        file.flush()
        os.fsync(file.fileno())
