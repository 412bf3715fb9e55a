"""What a release says of itself, held against its parameters and, where it is at hand, the original.

Everything that may stand under "done" is known beforehand: whether persons were protected, whether
transitions are part of the activities, δ as used, and what became of each part of the log. Only the names of
further attributes are free, and those are compared with the original. All sentences are spelled out here
once more: a forger who writes others is found out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog
from engine.verify.read_xes import Broken

NAME = "What was done"
FIRST = (
    ("case", "dropped", "the names in the release are made up"),
    ("activity", "changed", "whole sequences whose noisy count is above the threshold, with that count"),
)
TIME = ("time", "dropped", "only the order of the activities of a case is left of it")
TRANSITION = ("transition", "changed", "part of the name of an activity")
PERSON = ("person", "dropped", "only bounds how many cases of a person count")
REST = ("every other attribute", "dropped", "")


@dataclass(frozen=True)
class PrivacyClaims:
    epsilon: float
    delta: float  # as used
    repeats: int
    cases_per_person: int


def privacy_claims(claims: Document) -> PrivacyClaims:
    """ε, δ as used, m and c; δ stands under "done" where the parameters leave it open."""
    params = claims.get("params") or {}
    try:
        given = params.get("delta")
        delta = _facts(claims)["delta"] if given is None else given
        numbers = params["epsilon"], delta, params["repeats"], params["cases_per_person"]
    except (KeyError, TypeError, AttributeError):
        raise Broken(
            "the manifest does not say ε, δ and the numbers of repeats and of cases a person"
        ) from None
    whole = (type(number) is int for number in numbers[2:])
    if not all(whole) or not all(type(number) in (int, float) for number in numbers[:2]):
        raise Broken("ε, δ or the number of repeats is no number")
    epsilon, delta, repeats, cases = float(numbers[0]), float(numbers[1]), numbers[2], numbers[3]
    if not (0.001 <= epsilon <= 20 and 0 < delta < 1 and 1 <= repeats <= 20 and 1 <= cases <= 100):
        raise Broken(
            text(
                "ε = {epsilon}, δ = {delta}, {repeats} repeats promise nothing",
                epsilon=epsilon,
                delta=delta,
                repeats=repeats,
            )
        )
    if given is None and not _power_of_ten(delta):
        raise Broken(
            text("δ = {delta} was not chosen, and is no power of ten from 10⁻¹² to 10⁻¹", delta=delta)
        )
    return PrivacyClaims(epsilon, delta, repeats, cases)


def done_check(claims: Document, original: EventLog | None) -> Check:
    try:
        asked, facts = privacy_claims(claims), _facts(claims)
        _require(set(facts) == {"person", "transitions", "delta"}, "it lists other facts than it should")
        _require(
            type(facts["person"]) is bool and type(facts["transitions"]) is bool,
            "a fact is neither yes nor no",
        )
        _require(facts["delta"] == asked.delta, "δ as used is not δ as chosen")
        further = _further(claims["done"].get("leaving"), facts)
        if original is not None:
            _compare(facts, further, asked, claims["params"].get("delta") is None, original)
    except (Broken, AttributeError, KeyError, TypeError) as problem:
        return Check(
            NAME, False, text("what is said to have been done does not fit: {problem}", problem=problem)
        )
    words = "persons" if facts["person"] else "single cases"
    return Check(
        NAME,
        True,
        text(
            "follows from the parameters; {words} are protected, δ = {delta}",
            words=words,
            delta=f"{asked.delta:g}",
        ),
    )


def _facts(claims: Document) -> Document:
    return claims["done"]["facts"]


def _further(leaving: Any, facts: Document) -> list[str]:
    """The names of further attributes, after all that must be listed was found in its place."""
    _require(isinstance(leaving, list | tuple), "there is no list of what became of the parts of the log")
    _require(all(set(part) == {"name", "treatment", "how"} for part in leaving), "a part has other marks")
    found = [(part["name"], part["treatment"], part["how"]) for part in leaving]
    head = [*FIRST, TIME]
    head += [TRANSITION] if facts["transitions"] else []
    head += [PERSON] if facts["person"] else []
    _require(
        found[: len(head)] == head and found[len(head) :][-1:] == [REST], "a part of the log is not listed"
    )
    middle = found[len(head) : -1]
    names = [name for name, _, _ in middle]
    _require(all(part[1:] == ("dropped", "") for part in middle), "a further attribute is not left out")
    _require(all(isinstance(name, str) and name for name in names), "a further attribute has no name")
    _require(names == sorted(set(names)), "the further attributes are not sorted, or listed twice")
    return names


def _compare(
    facts: Document, further: Sequence[str], asked: PrivacyClaims, open_: bool, original: EventLog
) -> None:
    persons = original.person_of_case
    _require(facts["person"] == (persons is not None), "persons are protected in only one of log and release")
    _require(
        facts["transitions"] == (original.classifier == "activity+lifecycle"),
        "transitions are part of the activities in only one of log and release",
    )
    _require(list(further) == list(original.attributes), "the log has other attributes")
    if open_:
        number = len(set(persons.tolist())) if persons is not None else int(sum(original.counts.tolist()))
        cases = asked.cases_per_person if persons is not None else 1
        allowed = 1 / (10 * number * delta_factor(asked.epsilon / asked.repeats, cases))
        fits = asked.delta <= allowed * (1 + 1e-9) < asked.delta * 10 * (1 + 2e-9)
        _require(fits or (asked.delta == 1e-12 and allowed < 1e-12), "δ is not the one the log gives")


def delta_factor(epsilon: float, cases: int) -> float:
    """(e^(cε) − 1) / (e^ε − 1), as far as numbers go."""
    if cases == 1:
        return 1.0
    return math.expm1(cases * epsilon) / math.expm1(epsilon) if cases * epsilon < 700 else math.inf


def _power_of_ten(delta: float) -> bool:
    return any(delta == float(f"1e-{digits}") for digits in range(1, 13))


def _require(holds: bool, words: str) -> None:
    if not holds:
        raise Broken(words)
