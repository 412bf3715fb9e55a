"""What the gate says of earlier releases of the same data."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.gate import listed
from engine.core.policy import Policy, worst
from engine.core.prior_release_entry import Entry, spent
from engine.core.technique import GateItem, PrivacyLoss, State

NAME = "Earlier releases"


def judge(entries: Sequence[Entry], now: PrivacyLoss | None, policy: Policy) -> list[GateItem]:
    """One line, or none where nothing was released before."""
    unknown = [entry for entry in entries if entry.event == "unreadable"]
    if unknown:
        detail = f"{unknown[0].note}; what was released before is not known, so it cannot be added up"
        return [GateItem(NAME, "red" if now is not None else "amber", detail)]
    if not entries:
        return []
    if now is None:
        detail = f"the same data was released before ({named(entries)}): who has both may combine them"
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
            f"ε {before.epsilon:g} and δ {before.delta:g} were spent by {named(private)}, with this release "
            f"ε {total.epsilon:g} and δ {total.delta:g} in all (the house allows ε "
            f"{policy.max_epsilon_total:g} and δ {policy.max_delta_total:g})"
        )
        if len({*(entry.loss.unit for entry in private if entry.loss), now.unit}) > 1:
            details.append(f"they count by {total.unit}, which are not the same: added up all the same")
    if others:
        details.append(f"{named(others)} gave no guarantee and can be combined with this release")
    return GateItem(NAME, worst(*states), "; ".join(details))


def named(entries: Sequence[Entry]) -> str:
    """The folders of earlier releases, and their days."""
    return listed([f"{_folder(e)} ({e.time[:10]})" if e.time else _folder(e) for e in entries])


def _folder(entry: Entry) -> str:
    return entry.folder.replace("\\", "/").rstrip("/").rpartition("/")[2] or entry.technique
