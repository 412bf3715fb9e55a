"""The release gate: a checklist that the program fills and the steward signs.

Red blocks, amber needs a reason of at least a sentence, which goes into the audit; both are enforced where
the release is written (engine/core/release.py), for window and command line alike. The thresholds are the
house's `Policy`; what they mean for one technique, the technique says (`Technique.gate`). What holds for
every kind is said here: verification, identifiers, what leaves as it is, rows left out, randomness.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.core.distributed import HERE
from engine.core.errors import GateShut
from engine.core.number_format import grouped
from engine.core.policy import Policy, worst
from engine.core.task import Outcome
from engine.core.technique import Check, Done, GateItem, State, find
from engine.core.text import Text, joined, text
from engine.io.cleaning import sentences

LEAST_WORDS = 3
LEAST_LETTERS = 12  # a reason is a sentence somebody can read next year, not a tick
NAMED = 6  # columns named in one line


def judge(
    outcome: Outcome, checks: Sequence[Check], policy: Policy, earlier: Sequence[GateItem] = ()
) -> tuple[GateItem, ...]:
    """All lines of the gate; `earlier` is what the ledger says of this data set."""
    technique = find(outcome.task.technique)
    own = technique.gate(outcome.task.params, outcome.measured, policy)
    return (
        _verified(checks),
        _identifiers(outcome, policy),
        *_kept(as_it_left(outcome), own),
        *_rows(outcome.done, policy),
        *own,
        *earlier,
        *_elsewhere(outcome),
        _randomness(outcome),
    )


def as_it_left(outcome: Outcome) -> Done:
    """What becomes of every part, as seen in the house: one that a step was to change, and of which not one
    value did change, leaves as it is."""
    untouched = outcome.measured.risk.get("untouched", ())
    parts = (
        replace(part, treatment="kept") if part.name in untouched else part for part in outcome.done.leaving
    )
    return replace(outcome.done, leaving=tuple(parts))


def is_reason(text: str) -> bool:
    """Whether a text is long enough to be a reason."""
    return len(text.split()) >= LEAST_WORDS and len(text.strip()) >= LEAST_LETTERS


def enforce(items: Sequence[GateItem], reasons: Mapping[str, str]) -> None:
    """Raises where the gate is shut: a red line, or an amber one without a reason."""
    blocked = [item for item in items if item.state == "red"]
    missing = [i for i in items if i.state == "amber" and not is_reason(reasons.get(i.name, ""))]
    if not blocked and not missing:
        return
    lines = tuple((item.state, item.name, item.detail) for item in items)
    named = tuple(item.name for item in blocked), tuple(item.name for item in missing), lines
    if blocked:
        first = blocked[0]
        raise GateShut(
            text("not released: {name}: {detail}", name=first.name, detail=first.detail),
            "nothing was written",
            *named,
        )
    raise GateShut(
        text("not released: a reason is missing for {named}", named=", ".join(named[1])),
        "nothing was written; amber lines need a reason of at least a sentence",
        *named,
    )


def _verified(checks: Sequence[Check]) -> GateItem:
    failed = [check for check in checks if not check.passed]
    if failed:
        return GateItem("Promise verified", "red", f"{failed[0].name}: {failed[0].detail}")
    detail = text("{checks} {checks:check|checks} by the independent verifier passed", checks=len(checks))
    return GateItem("Promise verified", "green", detail)


def _identifiers(outcome: Outcome, policy: Policy) -> GateItem:
    """What the scan of the released columns found (engine/core/identifiers.py)."""
    name, found = "No identifier", outcome.measured.risk.get("identifiers")
    if found is None:
        return GateItem(name, "amber", "not known: what is released was not searched for identifiers")
    if not found:
        return GateItem(name, "green", "nothing that is released looks like an identifier")
    state = worst(*(finding["state"] for finding in found))
    if state == "red" and policy.identifiers == "reason":
        state = "amber"
    return GateItem(name, state, joined("; ", (finding["detail"] for finding in found)))


def _kept(done: Done, own: Sequence[GateItem]) -> list[GateItem]:
    """Amber, unless a green line of the technique speaks for all that leaves as it is: a diagnosis is
    released on purpose, and that every class holds several of them is what protects it."""
    if not done.leaving:
        return []
    name = "Leaves as it is"
    kept = [part.name for part in done.leaving if part.treatment == "kept"]
    if not kept:
        return [GateItem(name, "green", "nothing of the original leaves as it is")]
    covering = [item for item in own if item.covers and item.state == "green"]
    if set(kept) <= {part for item in covering for part in item.covers}:
        lines = joined(", ", dict.fromkeys(item.name for item in covering))
        detail = text("{kept}: released as in the original, see {lines}", kept=listed(kept), lines=lines)
        return [GateItem(name, "green", detail)]
    return [GateItem(name, "amber", text("{kept}: released as in the original", kept=listed(kept)))]


def listed(names: Sequence[str]) -> str:
    """The first names, and how many more there are."""
    ours = any(isinstance(name, Text) for name in names)  # else names of columns, which are not translated
    shown = joined(", ", names[:NAMED]) if ours else ", ".join(names[:NAMED])
    return (
        text("{shown} and {named} more", shown=shown, named=len(names) - NAMED)
        if len(names) > NAMED
        else shown
    )


def _rows(done: Done, policy: Policy) -> list[GateItem]:
    rows = done.facts.get("rows")
    if rows is None:
        return []
    read, dropped, filled = rows["read"], rows["dropped"], rows.get("filled", 0)
    unit, out, all_ = rows.get("unit", "rows"), grouped(dropped), grouped(read)
    state: State = policy.at_most("max_dropped", "", dropped / read if read else 0.0, "").state
    if filled:
        state = worst(state, "amber")
        detail = text(
            "{out} of {all} {unit} are left out, {filled} {filled:value was|values were} filled in",
            out=out,
            all=all_,
            unit=unit,
            filled=grouped(filled),
        )
    elif dropped:
        detail = text(
            "{out} of {all} {unit} are left out; the house allows {max_dropped}",
            out=out,
            all=all_,
            unit=unit,
            max_dropped=f"{policy.max_dropped:.0%}",
        )
    else:
        detail = text("all {all} {unit} of the file are released", all=all_, unit=unit)
    cleaned = done.facts.get("cleaning", {})
    if cleaned.get("bad_lines"):
        state = worst(state, "amber")
        detail = text("of what was read: {detail}", detail=detail)
    return [GateItem("Rows left out", state, detail), *_cleaned(cleaned)]


def _cleaned(counts: Mapping[str, int]) -> list[GateItem]:
    """What was changed when the file was read is for the steward to stand up for."""
    if not counts:
        return []
    return [GateItem("Cleaned at Load", "amber", joined("; ", sentences(counts)))]


def _elsewhere(outcome: Outcome) -> list[GateItem]:
    """Whose machines the workers are, only the steward knows: the address, never who stands behind it."""
    address = getattr(outcome.task.source.reading, "scheduler", "")
    if address in ("", HERE):
        return []
    detail = text(
        "raw rows were read, and may still be held, by workers of the Dask scheduler {address}: "
        "say whose machines these are",
        address=address,
    )
    return [GateItem("Raw rows on other machines", "amber", detail)]


def _randomness(outcome: Outcome) -> GateItem:
    if outcome.task.seed is not None:
        return GateItem("Fresh randomness", "amber", "made with a seed: reproducible, do not publish")
    return GateItem("Fresh randomness", "green", "random numbers come from the operating system")
