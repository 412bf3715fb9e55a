"""What recoding did, in words and facts that may leave: steps and how each was decided, never a name.

Names of activities that were dropped or merged are not told: only a private choice names what stays, because
that choice was paid for.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from engine.core.technique import Done, GateItem, Leaving, Measured
from engine.core.text import joined, text
from engine.kinds.eventlogs.data import EventLog, PrivateChoice, Recoding

NOT_COVERED = "The choice of the recoding of activities was made on the data and is not covered."
STATES = {
    "declared": text("declared: known without the log"),
    "looked": text("looked: chosen on the data"),
    "private": text("private: chosen with a part of ε and δ"),
}
UNMAPPED = {
    "keep": text("activities renamed by a table, the others kept"),
    "other": text("activities renamed by a table, the others put together"),
    "drop": text("activities renamed by a table, the others dropped"),
}
REPEATS = {
    "collapse": text("equal neighbours made one"),
    "first": text("only the first of each activity kept"),
}


def recoding_facts(data: EventLog, choice: PrivateChoice | None) -> dict[str, Any]:
    """Empty where nothing was recoded."""
    recoding = data.recoding
    if recoding is None:
        return {}
    said: dict[str, Any] = {
        "drop": bool(recoding.drop),
        "table": bool(recoding.table),
        "unmapped": recoding.unmapped,
        "rare": recoding.rare,
        "rare_to": recoding.rare_to,
        "repeats": recoding.repeats,
        "first": recoding.first,
        "chosen": recoding.chosen,
    }
    if choice is not None:
        said |= {"stay": list(choice.stay), "epsilon": choice.epsilon, "delta": choice.delta}
        said |= {"activities_per_case": recoding.activities_per_case}
    return {"recoding": said}


def recoding_leaving(recoding: Recoding | None) -> list[Leaving]:
    """The line of the report: every step with how it was decided."""
    if recoding is None:
        return []
    by, rare = STATES[recoding.chosen], STATES.get(recoding.rare, "")
    steps = []
    if recoding.drop:
        steps.append(_said(text("some activities dropped"), by))
    if recoding.table:
        steps.append(_said(UNMAPPED[recoding.unmapped], by))
    if recoding.rare != "off":
        what = (
            text("rare activities dropped")
            if recoding.rare_to == "drop"
            else text("rare activities put together")
        )
        steps.append(_said(what, by if recoding.rare == "declared" else rare))
    if recoding.repeats != "keep":
        steps.append(_said(REPEATS[recoding.repeats], by))
    if recoding.first:
        steps.append(_said(text("only the first {first} events of a case kept", first=recoding.first), by))
    return [Leaving(text("recoding"), "changed", joined("; ", steps))]


def _said(step: str, state: str) -> str:
    return text("{step} ({state})", step=step, state=state)


def recoding_limits(done: Done | None) -> tuple[str, ...]:
    """The sentence that a promise carries where a value was looked at."""
    said = done.facts.get("recoding") if done is not None else None
    return (NOT_COVERED,) if said is not None and looked(said) else ()


def looked(said: Any) -> bool:
    """Whether some value of the recoding was chosen on the data."""
    typed = said["drop"] or said["table"] or said["first"] or said["repeats"] != "keep"
    by = bool(typed) or said["rare"] == "declared"
    return said["rare"] == "looked" or (by and said["chosen"] == "looked")


def choice_cost(done: Done) -> tuple[float, float]:
    """What a private choice of activities cost a case, or a person of whom one case was counted."""
    said = done.facts.get("recoding", {})
    return float(said.get("epsilon", 0.0)), float(said.get("delta", 0.0))


def choice_words(done: Done) -> tuple[str, ...]:
    """The sentence of a promise that says what a private choice took of the budget."""
    epsilon, delta = choice_cost(done)
    if not epsilon:
        return ()
    return (
        text(
            "Of this ε = {epsilon} and δ = {delta} were spent on choosing which activities stay.",
            epsilon=f"{epsilon:g}",
            delta=f"{delta:.3g}",
        ),
    )


def exact_rest(total: float, part: float) -> float:
    """What a part leaves of a budget, as the decimal it is."""
    return float(Fraction(str(total)) - Fraction(str(part)))


def recoding_risk(data: EventLog) -> dict[str, Any]:
    """What the gate needs to know of a recoding."""
    if data.recoding is None:
        return {"recoding": "none"}
    state = "looked" if data.recoding.looked else "private" if data.recoding.rare == "private" else "declared"
    return {"recoding": state, "recoded_to_one": len(data.variants) == 1 or len(data.activities) == 1}


def recoding_lines(measured: Measured) -> tuple[GateItem, ...]:
    state, name = measured.risk["recoding"], "Recoding"
    if state == "none":
        return ()
    if measured.risk["recoded_to_one"]:
        detail = "recoding leaves one activity or one variant: nothing is learnt from the release"
        return (GateItem(name, "amber", detail),)
    if state == "looked":
        detail = "chosen by looking at this log: the promise does not cover that choice"
        return (GateItem(name, "amber", detail),)
    detail = (
        "chosen without this log, rare activities with a part of ε and δ"
        if state == "private"
        else "chosen without this log"
    )
    return (GateItem(name, "green", detail),)
