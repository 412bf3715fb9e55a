"""What a run did with every part of a log, as far as it may be told."""

from __future__ import annotations

from engine.core.technique import Done, Leaving
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog, PublishedVariants
from engine.kinds.eventlogs.params import Travas


def describe(data: EventLog, published: PublishedVariants, params: Travas) -> Done:
    """What was done, as far as it may be told: nothing here depends on a single case.

    Names are those of the columns of a table, or of the attributes that the header of an XES file declares
    for all cases: an attribute that only some case carries is not named, for its name would tell of that
    case. δ is a power of ten where it was not chosen. What the file calls its parts, and what it holds
    besides, is told inside the house only.
    """
    person, transitions = data.person_of_case is not None, data.classifier == "activity+lifecycle"
    called = {part: (name,) for part, name in data.called.items() if name}
    leaving = [
        Leaving(text("case"), "dropped", "the names in the release are made up", called.get("case", ())),
        Leaving(
            text("activity"),
            "changed",
            "whole sequences whose noisy count is above the threshold, with that count",
            called.get("activity", ()),
        ),
        Leaving(
            text("time"),
            "dropped",
            "only the order of the activities of a case is left of it",
            called.get("time", ()),
        ),
    ]
    if transitions:
        part_of = "part of the name of an activity"
        leaving.append(Leaving(text("transition"), "changed", part_of, called.get("transition", ())))
    if person:
        bounds = "only bounds how many cases of a person count"
        leaving.append(Leaving(text("person"), "dropped", bounds, called.get("person", ())))
    leaving += [Leaving(name, "dropped") for name in data.attributes]
    leaving.append(Leaving(text("every other attribute"), "dropped", in_the_house=data.undeclared))
    facts = {"person": person, "transitions": transitions, "delta": published.delta}
    return Done(tuple(leaving), facts)
