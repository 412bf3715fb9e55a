"""What a run did with every part of a log, as far as it may be told."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from engine.core.technique import Done, Leaving
from engine.core.text import text
from engine.kinds.eventlogs.attribute_words import attributes_facts, attributes_leaving
from engine.kinds.eventlogs.data import EventLog, PublishedFlow, PublishedGroups, PublishedVariants
from engine.kinds.eventlogs.params import Flow, Groups, Travas
from engine.kinds.eventlogs.recoding_words import recoding_facts, recoding_leaving

Published = PublishedVariants | PublishedGroups | PublishedFlow


def describe(data: EventLog, published: Published, params: Travas | Groups | Flow) -> Done:
    """What was done, as far as it may be told: nothing here depends on a single case.

    Names are those of the columns of a table, or of the attributes that the header of an XES file declares
    for all cases: an attribute that only some case carries is not named, for its name would tell of that
    case. δ is a power of ten where it was not chosen. What the file calls its parts, and what it holds
    besides, is told inside the house only.
    """
    person, transitions = data.person_of_case is not None, data.classifier == "activity+lifecycle"
    called = {part: (name,) for part, name in data.called.items() if name}
    leaving = [
        Leaving(text("case"), "dropped", *_case(params), called.get("case", ())),
        Leaving(text("activity"), "changed", _activity(params), called.get("activity", ())),
        Leaving(
            text("time"),
            "changed" if timed(published) else "dropped",
            _time(published, params),
            called.get("time", ()),
        ),
    ]
    if transitions:
        part_of = "part of the name of an activity"
        leaving.append(Leaving(text("transition"), "changed", part_of, called.get("transition", ())))
    if person:
        bounds = "only bounds how many cases of a person count"
        leaving.append(Leaving(text("person"), "dropped", bounds, called.get("person", ())))
    leaving += recoding_leaving(data.recoding)
    leaving += attributes_leaving(published, params)
    taken = {one.name for one in data.carried}
    leaving += [Leaving(name, "dropped") for name in data.attributes if name not in taken]
    undeclared = tuple(name for name in data.undeclared if name not in taken)
    leaving.append(Leaving(text("every other attribute"), "dropped", in_the_house=undeclared))
    facts = {"person": person, "transitions": transitions, **_facts(published, params)}
    facts |= attributes_facts(published)
    return Done(tuple(leaving), facts | recoding_facts(data, published.choice))


def _case(params: Travas | Groups | Flow) -> tuple[str]:
    if isinstance(params, Flow):
        return ("no case is released",)
    return ("the names in the release are made up",)


def _activity(params: Travas | Groups | Flow) -> str:
    if isinstance(params, Groups):
        return text(
            "whole sequences that at least {k} cases share, after rarer ones were edited into them",
            k=params.k,
        )
    if isinstance(params, Flow):
        return "pairs of neighbours whose noisy number of cases reaches the threshold, with that number"
    return "whole sequences whose noisy count is above the threshold, with that count"


def _time(published: Published, params: Travas | Groups | Flow) -> str:
    if isinstance(params, Flow) and timed(published):
        return "noisy histograms of how long the steps on released arrows took; no date, no hour"
    if isinstance(params, Flow):
        return "only what directly follows what is left of it"
    if timed(published) and isinstance(params, Groups):
        return text(
            "artificial times: dates are made up, durations of steps follow histograms with at least {k} "
            "cases a bin",
            k=params.k,
        )
    if timed(published):
        return "artificial times: dates are made up, durations of steps follow noisy histograms"
    return (
        "only the order of the activities of a case is left of it; times of a released XES are made up "
        "from it"
    )


def timed(published: Published) -> bool:
    """Whether durations are released: groups may have been asked for them and have too few."""
    return published.times is not None


def _facts(published: Published, params: Travas | Groups | Flow) -> dict[str, Any]:
    if isinstance(published, PublishedGroups):
        asked = isinstance(params, Groups) and params.timed
        read = sum(published.before.values())
        out = read - published.cases  # all of them where nothing is released
        rows = {"read": read, "released": published.cases, "dropped": out, "unit": "cases"}
        return {"rows": rows, **({"times": timed(published)} if asked else {})}
    delta = delta_without_choice(published)
    if published.choice is None:
        return {"delta": delta}
    return {"delta": float(Fraction(str(delta)) + Fraction(str(published.choice.delta)))}


def delta_without_choice(published: PublishedVariants | PublishedFlow) -> float:
    """δ that variants and attributes spent together, but not a private choice of activities before them."""
    attributes = None if isinstance(published, PublishedFlow) else published.attributes
    apart = Fraction(0) if attributes is None else attributes.delta
    return float(Fraction(str(published.delta)) + apart)
