"""What a run did with every part of a log, as far as it may be told."""

from __future__ import annotations

from engine.core.technique import Done, Leaving
from engine.kinds.eventlogs.data import EventLog, PublishedVariants
from engine.kinds.eventlogs.params import Travas


def describe(data: EventLog, published: PublishedVariants, params: Travas) -> Done:
    """What was done, as far as it may be told: nothing here depends on a single case.

    Names are those of the columns of a table, or of the attributes that the header of an XES file declares
    for all cases: an attribute that only some case carries is not named, for its name would tell of that
    case. δ is a power of ten where it was not chosen.
    """
    person, transitions = data.person_of_case is not None, data.classifier == "activity+lifecycle"
    leaving = [
        Leaving("case", "dropped", "the names in the release are made up"),
        Leaving(
            "activity",
            "changed",
            "whole sequences whose noisy count is above the threshold, with that count",
        ),
        Leaving("time", "dropped", "only the order of the activities of a case is left of it"),
    ]
    if transitions:
        leaving.append(Leaving("transition", "changed", "part of the name of an activity"))
    if person:
        leaving.append(Leaving("person", "dropped", "only bounds how many cases of a person count"))
    leaving += [Leaving(name, "dropped") for name in data.attributes]
    leaving.append(Leaving("every other attribute", "dropped"))
    facts = {"person": person, "transitions": transitions, "delta": published.delta}
    return Done(tuple(leaving), facts)
