"""What a release of private variants promises, in words made from what was done; and what it spends."""

from __future__ import annotations

import math
from typing import Any

from engine.core.technique import Done, Leaving, PrivacyLoss, Promise
from engine.core.text import text
from engine.kinds.eventlogs.privacy_loss import spent


def describe(data: Any, published: Any, params: Any) -> Done:
    """What was done, as far as it may be told: nothing here depends on a single case.

    Names are those of the columns of a table, or of the attributes that the header of an XES file declares
    for all cases: an attribute that only some case carries is not named, for its name would tell of that
    case. δ is a power of ten where it was not chosen. What the file calls its parts, and what it holds
    besides, is told inside the house only.
    """
    person, transitions = data.person_of_case is not None, data.classifier == "activity+lifecycle"
    called = {part: (name,) for part, name in data.called.items() if name}
    leaving = [
        Leaving("case", "dropped", "the names in the release are made up", called.get("case", ())),
        Leaving(
            "activity",
            "changed",
            "whole sequences whose noisy count is above the threshold, with that count",
            called.get("activity", ()),
        ),
        Leaving(
            "time",
            "dropped",
            "only the order of the activities of a case is left of it",
            called.get("time", ()),
        ),
    ]
    if transitions:
        part_of = "part of the name of an activity"
        leaving.append(Leaving("transition", "changed", part_of, called.get("transition", ())))
    if person:
        bounds = "only bounds how many cases of a person count"
        leaving.append(Leaving("person", "dropped", bounds, called.get("person", ())))
    leaving += [Leaving(name, "dropped") for name in data.attributes]
    leaving.append(Leaving("every other attribute", "dropped", in_the_house=data.undeclared))
    facts = {"person": person, "transitions": transitions, "delta": published.delta}
    return Done(tuple(leaving), facts)


def files(params: Any, done: Done | None, format: str) -> frozenset[str]:
    return frozenset({f"data.{format}"})


def privacy_loss(params: Any, done: Done) -> PrivacyLoss:
    """What a person spends where persons were bounded, else what a case spends."""
    delta = float(done.facts["delta"])
    if done.facts["person"]:
        epsilon, delta = spent(params.epsilon, delta, params.repeats, params.cases_per_person)
        return PrivacyLoss(epsilon, delta, "person")
    return PrivacyLoss(params.epsilon, delta, "case")


def promise(params: Any, done: Done | None = None) -> Promise:
    if done is None:
        return Promise("guarantee", _before(params), _limits(CASES_LIMIT), "case")
    loss = privacy_loss(params, done)
    words = _persons(params, loss) if loss.unit == "person" else _cases(loss)
    limit = PERSONS_LIMIT if loss.unit == "person" else CASES_LIMIT
    return Promise("guarantee", words, _limits(limit), loss.unit)


CASES_LIMIT = (
    "Persons are not protected as such: a person with c cases is protected with c·ε only, unless a person "
    "column bounds them."
)
PERSONS_LIMIT = (
    "A person is who has one spelling in the person column, capitals, blanks and invisible characters aside."
)
COMMON_LIMITS = (
    # sentence by sentence: each is translated by itself
    "What is true of many cases is published: that is the purpose.",
    "The order of magnitude of the number of cases is taken as known.",
    "Every further release of the same log adds its ε and δ.",
    "Choosing among several draws, or m by the look of the result, is not covered: the release is always a "
    "fresh draw.",
)


def _limits(first: str) -> str:
    return " ".join((first, *COMMON_LIMITS))


def _before(params: Any) -> str:
    factor = _factor(params.epsilon)
    if params.delta is None:
        cases = text(
            "Whether any single case is in the log changes the probability of every release by a factor of "
            "at most e^{epsilon} ≈ {factor}, except with a probability δ that is a tenth of "
            "1 / number of cases or less.",
            epsilon=f"{params.epsilon:g}",
            factor=factor,
        )
    else:
        cases = text(
            "Whether any single case is in the log changes the probability of every release by a factor of "
            "at most e^{epsilon} ≈ {factor}, except with probability {delta}.",
            epsilon=f"{params.epsilon:g}",
            factor=factor,
            delta=f"{params.delta:g}",
        )
    total = params.epsilon * params.cases_per_person
    if params.cases_per_person == 1:
        persons = (
            "Where a person column is set, one case of every person counts, and the same holds for persons."
        )
    else:
        persons = text(
            "Where a person column is set, up to {cases_per_person} cases of every person count, and "
            "persons are protected with ε = {total}.",
            cases_per_person=params.cases_per_person,
            total=f"{total:g}",
        )
    return f"{cases} {persons}"


def _cases(loss: PrivacyLoss) -> str:
    return text(
        "Whether any single case is in the log changes the probability of every release by a factor of at "
        "most e^{epsilon} ≈ {epsilon2}, except with probability {delta}.",
        epsilon=f"{loss.epsilon:g}",
        epsilon2=_factor(loss.epsilon),
        delta=f"{loss.delta:.3g}",
    )


def _persons(params: Any, loss: PrivacyLoss) -> str:
    kept = (
        "One case of every person counts, chosen at random."
        if params.cases_per_person == 1
        else text(
            "At most {cases_per_person} cases of every person count, chosen at random.",
            cases_per_person=params.cases_per_person,
        )
    )
    person = text(
        "Whether any single person is in the log changes the probability of every release by a factor of at "
        "most e^{epsilon} ≈ {epsilon2}, except with probability {delta}.",
        epsilon=f"{loss.epsilon:g}",
        epsilon2=_factor(loss.epsilon),
        delta=f"{loss.delta:.3g}",
    )
    return f"{person} {kept}"


def _factor(epsilon: float) -> str:
    return f"{math.exp(epsilon):.3g}" if epsilon < 700 else "∞"
