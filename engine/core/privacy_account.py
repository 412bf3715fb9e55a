"""What a release means for the ledger: which data set it is, what that has spent, what this one will cost."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.core import prior_releases
from engine.core.policy import Policy
from engine.core.prior_releases import Entry
from engine.core.task import Outcome
from engine.core.technique import GateItem, PrivacyLoss, find, find_kind


@dataclass(frozen=True)
class Account:
    """A data set of the house at the moment of a release."""

    dataset: str
    fingerprint: str
    technique: str
    loss: PrivacyLoss | None
    earlier: tuple[Entry, ...]

    def judge(self, policy: Policy) -> list[GateItem]:
        return prior_releases.judge(self.earlier, self.loss, policy)

    def entry(self, target: Path, signed_by: str) -> Entry:
        """What the ledger will say of the release that is about to be put in its place."""
        replaces = (target / "release").exists()
        return Entry(
            self.dataset,
            self.fingerprint,
            self.technique,
            self.loss,
            str(target),
            signed_by,
            "replaced" if replaces else "released",
        )


def account_of(
    outcome: Outcome, fingerprint: str, dataset: str, target: Path | None, digests: Collection[str]
) -> Account:
    """`dataset` is what the steward calls it, "" where they leave it to us."""
    technique, task = find(outcome.task.technique), outcome.task
    loss = technique.privacy_loss(task.params, outcome.done) if technique.privacy_loss else None
    name = dataset.strip() or proposed_name(fingerprint, task.source.paths)
    known = prior_releases.earlier(name, fingerprint, target, digests)
    return Account(name, fingerprint, task.technique, loss, tuple(known))


def proposed_name(fingerprint: str, paths: Sequence[str]) -> str:
    """What the data was called before, else its file, else the folder of its files."""
    if not paths:
        return ""  # rows that stay in other houses: only a given name says which data they are
    return prior_releases.propose_name(fingerprint, paths[0] if len(paths) == 1 else Path(paths[0]).parent)


def fingerprint_of(kind: str, data: object) -> str:
    """The fingerprint of loaded data; empty where the kind has none or the rows are not here."""
    make = find_kind(kind).fingerprint
    return make(data) if make is not None and data is not None else ""
