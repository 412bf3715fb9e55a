"""What the gate says of earlier releases of the same data."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.gate import listed
from engine.core.policy import Policy, worst
from engine.core.prior_release_entry import Entry, spent
from engine.core.technique import GateItem, PrivacyLoss, State
from engine.core.text import joined, text

NAME = "Earlier releases"


def judge(entries: Sequence[Entry], now: PrivacyLoss | None, policy: Policy) -> list[GateItem]:
    """One line, or none where nothing was released before."""
    unknown = [entry for entry in entries if entry.event == "unreadable"]
    if unknown:
        detail = text(
            "{note}; what was released before is not known, so it cannot be added up", note=unknown[0].note
        )
        return [GateItem(NAME, "red" if now is not None else "amber", detail)]
    if not entries:
        return []
    if now is None:
        detail = text(
            "the same data was released before ({entries}): who has both may combine them",
            entries=named(entries),
        )
        return [GateItem(NAME, "amber", detail)]
    return [_private(entries, now, policy)]


def _private(entries: Sequence[Entry], now: PrivacyLoss, policy: Policy) -> GateItem:
    private = [entry for entry in entries if entry.loss is not None]
    others = [entry for entry in entries if entry.loss is None]
    states: list[State] = ["amber"] if others else []
    details = []
    before, total = spent(private), spent(private, now)
    if before is not None and total is not None:
        states.append(policy.at_most("max_epsilon_total", NAME, total.epsilon, "").state)
        states.append(policy.at_most("max_delta_total", NAME, total.delta, "").state)
        details.append(
            text(
                "ε {epsilon} and δ {delta} were spent by {private}, with this release "
                "ε {epsilon2} and δ {delta2} in all (the house allows ε "
                "{max_epsilon_total} and δ {max_delta_total})",
                epsilon=f"{before.epsilon:g}",
                delta=f"{before.delta:g}",
                private=named(private),
                epsilon2=f"{total.epsilon:g}",
                delta2=f"{total.delta:g}",
                max_epsilon_total=f"{policy.max_epsilon_total:g}",
                max_delta_total=f"{policy.max_delta_total:g}",
            )
        )
        if len({*(entry.loss.unit for entry in private if entry.loss), now.unit}) > 1:
            details.append(
                text("they count by {unit}, which are not the same: added up all the same", unit=total.unit)
            )
    if others:
        details.append(
            text("{others} gave no guarantee and can be combined with this release", others=named(others))
        )
    return GateItem(NAME, worst(*states), joined("; ", details))


def named(entries: Sequence[Entry]) -> str:
    """The folders of earlier releases, and their days."""
    return listed([f"{_folder(e)} ({e.time[:10]})" if e.time else _folder(e) for e in entries])


def _folder(entry: Entry) -> str:
    return entry.folder.replace("\\", "/").rstrip("/").rpartition("/")[2] or entry.technique
