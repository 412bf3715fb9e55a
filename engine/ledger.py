"""Releases of the same data add up: what earlier ones, kept side by side, have already told.

The audit records of the folders beside the new one are the ledger: whoever keeps the releases of a
house in one place sees what a data set has spent, and nothing has to be kept anywhere else.
Differentially private releases add up exactly (ε₁ + ε₂, the sequential composition theorem); others
can be intersected by an attacker, so they are named as well.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.policy import Policy
from engine.task import Outcome
from engine.technique import GateItem


@dataclass(frozen=True)
class Earlier:
    """A release of the same input that is already there."""

    folder: str
    technique: str
    epsilon: float | None


def earlier_releases(target: Path, digests: Sequence[str]) -> list[Earlier]:
    """Releases beside `target` that were made of an input with one of these hashes."""
    found = []
    for path in sorted(target.parent.glob("*/audit/audit.json")):
        if path.parent.parent == target:
            continue
        try:
            record = json.loads(path.read_text(encoding="utf-8"))
            known = {entry["sha256"] for entry in record["inputs"]}
        except (OSError, ValueError, KeyError, TypeError):
            continue  # not one of our records
        if known & set(digests):
            epsilon = record.get("params", {}).get("epsilon")
            found.append(Earlier(path.parent.parent.name, record.get("technique", ""), epsilon))
    return found


def judge_earlier(outcome: Outcome, earlier: Sequence[Earlier], policy: Policy) -> list[GateItem]:
    """The gate's line about earlier releases; none where there are none."""
    if not earlier:
        return []
    max_epsilon = policy.max_epsilon_total
    names = ", ".join(release.folder for release in earlier)
    now = getattr(outcome.task.params, "epsilon", None)
    spent = sum(release.epsilon for release in earlier if release.epsilon is not None)
    if now is not None and spent:
        total = spent + now
        words = (
            f"ε {spent:g} spent by {names}; with this release {total:g} (the house allows {max_epsilon:g})"
        )
        return [GateItem("Earlier releases", "amber" if total > max_epsilon else "green", words)]
    words = f"the same data was released before ({names}): who has both may combine them"
    return [GateItem("Earlier releases", "amber", words)]
