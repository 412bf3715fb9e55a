"""What a release says of itself, held against its parameters and, where it is at hand, the original.

Everything that may stand under "done" is known beforehand: whether persons were protected, whether
transitions are part of the activities, δ as used, and what became of each part of the log. Only the names of
further attributes are free, and those are compared with the original. All sentences are spelled out here
once more: a forger who writes others is found out.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.verify_attributes import (
    carried_names,
    carried_parts,
    carried_values,
    drawn_words,
)
from engine.kinds.eventlogs.verify_recoding import recoding_parts
from engine.verify.read_xes import Broken

Part = tuple[str, str, str]  # name, treatment, how
NAME = "What was done"
# What is said of cases, activities and times; with as many k as there are groups of.
CASE, ACTIVITY, TIME = "case", "activity", "time"
MADE_UP = (CASE, "dropped", "the names in the release are made up")
ORDER = (
    TIME,
    "dropped",
    "only the order of the activities of a case is left of it; times of a released XES are made up from it",
)
TRAVAS = (
    MADE_UP,
    (ACTIVITY, "changed", "whole sequences whose noisy count is above the threshold, with that count"),
    ORDER,
)
NOISY = "artificial times: dates are made up, durations of steps follow noisy histograms"
TIMED = (*TRAVAS[:2], (TIME, "changed", NOISY))
FLOW = (
    (CASE, "dropped", "no case is released"),
    (
        ACTIVITY,
        "changed",
        "pairs of neighbours whose noisy number of cases reaches the threshold, with that number",
    ),
    (TIME, "dropped", "only what directly follows what is left of it"),
)
FLOW_TIMED = (
    *FLOW[:2],
    (TIME, "changed", "noisy histograms of how long the steps on released arrows took; no date, no hour"),
)
TRANSITION = ("transition", "changed", "part of the name of an activity")
PERSON = ("person", "dropped", "only bounds how many cases of a person count")
REST = ("every other attribute", "dropped", "")


@dataclass(frozen=True)
class PrivacyClaims:
    epsilon: float  # in all
    delta: float  # as used
    repeats: int
    cases_per_person: int
    epsilon_times: Fraction = Fraction(0)
    attributes: tuple[bool, ...] = ()  # of each that is carried: whether its values are declared
    epsilon_each: Fraction = Fraction(0)  # what each of them spends
    delta_each: Fraction = Fraction(0)  # and each whose values are not declared

    @property
    def rest(self) -> Fraction:
        """ε of variants and durations."""
        return Fraction(str(self.epsilon)) - len(self.attributes) * self.epsilon_each

    @property
    def epsilon_variants(self) -> float:
        return float(self.rest - self.epsilon_times)

    @property
    def delta_variants(self) -> float:
        return float(Fraction(str(self.delta)) - self.attributes.count(False) * self.delta_each)

    def delta_for(self, cases: int) -> float:
        """δ of whoever has so many cases."""
        variants = self.delta_variants * delta_factor(self.epsilon_variants / self.repeats, cases)
        number = self.attributes.count(False)
        growth = delta_factor(float(self.epsilon_each), cases) if number else 0.0
        return min(1.0, min(1.0, variants) + number * float(self.delta_each) * growth)


def privacy_claims(claims: Document) -> PrivacyClaims:
    """ε, δ as used, m and c; δ stands under "done" where the parameters leave it open."""
    params = claims.get("params") or {}
    try:
        given = params.get("delta")
        delta = facts_of(claims)["delta"] if given is None else given
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
    if given is None and not power_of_ten(delta):
        raise Broken(
            text("δ = {delta} was not chosen, and is no power of ten from 10⁻¹² to 10⁻¹", delta=delta)
        )
    attributes = tuple(carried_values(facts_of(claims)))
    each = [_share(params, name) if attributes else Fraction(0) for name in ("share", "delta")]
    found = PrivacyClaims(
        epsilon,
        delta,
        repeats,
        cases,
        Fraction(0),
        attributes,
        Fraction(str(epsilon)) * each[0],
        Fraction(str(delta)) * each[1],
    )
    if found.rest <= 0 or found.delta_variants <= 0:
        raise Broken("attributes leave nothing of ε or δ to the variants")
    return replace(found, epsilon_times=epsilon_for_times(found.rest, params))


def _share(params: Document, name: str) -> Fraction:
    share = params.get(f"attribute_{name}")
    if not isinstance(share, int | float) or not 0.01 <= share <= 0.5:
        raise Broken("the manifest does not say how much of ε and δ attributes spend")
    return Fraction(str(share))


def epsilon_for_times(rest: Fraction, params: Document) -> Fraction:
    """The part of ε that durations spend: a product of the decimals as they are written."""
    if params.get("times", "none") == "none":
        return Fraction(0)
    share = params.get("times_share")
    if not isinstance(share, int | float) or not 0.05 <= share <= 0.95:
        raise Broken("the manifest does not say how much of ε durations spend")
    return rest * Fraction(str(share))


def done_check(claims: Document, original: EventLog | None) -> Check:
    try:
        asked, facts = privacy_claims(claims), facts_of(claims)
        require(
            set(facts) - {"recoding", "attributes"} == {"person", "transitions", "delta"},
            "it lists other facts than it should",
        )
        require(
            type(facts["person"]) is bool and type(facts["transitions"]) is bool,
            "a fact is neither yes nor no",
        )
        require(facts["delta"] == asked.delta, "δ as used is not δ as chosen")
        head = TIMED if asked.epsilon_times else TRAVAS
        drawn = drawn_words(claims) if asked.attributes else ""
        further = further_attributes(claims["done"].get("leaving"), facts, head, drawn)
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


def facts_of(claims: Document) -> Document:
    return claims["done"]["facts"]


def groups_head(k: int, timed: bool = False) -> tuple[Part, ...]:
    how = f"whole sequences that at least {k} cases share, after rarer ones were edited into them"
    times = (
        "artificial times: dates are made up, durations of steps follow histograms with at least "
        f"{k} cases a bin"
    )
    return MADE_UP, (ACTIVITY, "changed", how), (TIME, "changed", times) if timed else ORDER


def further_attributes(leaving: Any, facts: Document, first: Sequence[Part], carried: str = "") -> list[str]:
    """The names of further attributes, after all that must be listed was found in its place."""
    require(isinstance(leaving, list | tuple), "there is no list of what became of the parts of the log")
    require(all(set(part) == {"name", "treatment", "how"} for part in leaving), "a part has other marks")
    found = [(part["name"], part["treatment"], part["how"]) for part in leaving]
    head = [*first]
    head += [TRANSITION] if facts["transitions"] else []
    head += [PERSON] if facts["person"] else []
    head += recoding_parts(facts)
    head += carried_parts(facts, carried)
    require(
        found[: len(head)] == head and found[len(head) :][-1:] == [REST], "a part of the log is not listed"
    )
    middle = found[len(head) : -1]
    names = [name for name, _, _ in middle]
    require(all(part[1:] == ("dropped", "") for part in middle), "a further attribute is not left out")
    require(all(isinstance(name, str) and name for name in names), "a further attribute has no name")
    require(names == sorted(set(names)), "the further attributes are not sorted, or listed twice")
    return names


def _compare(
    facts: Document, further: Sequence[str], asked: PrivacyClaims, open_: bool, original: EventLog
) -> None:
    compare_log(facts, further, original)
    if open_:
        cases = asked.cases_per_person if original.person_of_case is not None else 1
        rate = asked.epsilon if asked.attributes else asked.epsilon_variants / asked.repeats
        compare_delta(asked.delta, original, delta_factor(rate, cases))


def compare_log(facts: Document, further: Sequence[str], original: EventLog) -> None:
    """Persons, transitions and further attributes are those of the log."""
    persons = original.person_of_case
    require(facts["person"] == (persons is not None), "persons are protected in only one of log and release")
    require(
        facts["transitions"] == (original.classifier == "activity+lifecycle"),
        "transitions are part of the activities in only one of log and release",
    )
    carried = carried_names(facts)
    require(
        list(further) == [name for name in original.attributes if name not in carried],
        "the log has other attributes",
    )


def compare_delta(delta: float, original: EventLog, factor: float) -> None:
    """A δ that was left open is the one that the number of persons or cases gives."""
    persons = original.person_of_case
    number = len(set(persons.tolist())) if persons is not None else int(sum(original.counts.tolist()))
    allowed = 1 / (10 * number * factor)
    fits = delta <= allowed * (1 + 1e-9) < delta * 10 * (1 + 2e-9)
    require(fits or (delta == 1e-12 and allowed < 1e-12), "δ is not the one the log gives")


def delta_factor(epsilon: float, cases: int) -> float:
    """(e^(cε) − 1) / (e^ε − 1), as far as numbers go."""
    if cases == 1:
        return 1.0
    return math.expm1(cases * epsilon) / math.expm1(epsilon) if cases * epsilon < 700 else math.inf


def power_of_ten(delta: float) -> bool:
    return any(delta == float(f"1e-{digits}") for digits in range(1, 13))


def require(holds: bool, words: str) -> None:
    if not holds:
        raise Broken(words)
