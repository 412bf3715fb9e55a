"""Which step of a run makes k a guarantee of the released file, if any does.

A step that reaches k (generalise; microaggregate in one block) promises it of the final file only if it took
every quasi-identifier, no later step changes one of its columns other than by a function of the written value
(equal stays equal), and no later step leaves rows out. Otherwise k is counted, not enforced.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.json_values import Document

Told = Mapping[str, Any]  # a step as `done.facts.steps` tells it

KEEPS_CLASSES = frozenset({"discretise", "code"})
EQUAL_STAYS_EQUAL = "equal_stays_equal"  # a step that does so or not tells it by this name


def enforcing_step(told: Sequence[Told], quasi: Sequence[str]) -> int | None:
    """The number of the step, the last where several do."""
    found = None
    for number, one in enumerate(told):
        if reaches_k(one) and set(quasi) <= set(one["columns"]) and stands(told, number):
            found = number
    return found


def reaches_k(one: Told) -> bool:
    """Whether the step makes classes of its columns."""
    if one["step"] == "generalise":
        return bool(one["columns"])
    return one["step"] == "microaggregate" and len(one.get("blocks", ())) == 1


def stands(told: Sequence[Told], number: int) -> bool:
    """Whether no later step takes away what this one made."""
    columns = set(told[number]["columns"])
    for later in told[number + 1 :]:
        if later.get("dropped") or (columns & set(later["columns"]) and not keeps_classes(later)):
            return False
    return True


def keeps_classes(later: Told) -> bool:
    """Whether the step maps a column by a function of the written value alone."""
    return later["step"] in KEEPS_CLASSES or later.get(EQUAL_STAYS_EQUAL) is True


def sensitive_stand(told: Sequence[Told], number: int) -> bool:
    """Whether no later step touches a sensitive column whose l or t was reached."""
    named = set(told[number].get("attributes", ()))
    return not any(named & set(later["columns"]) for later in told[number + 1 :])


def guarantees(facts: Document) -> bool:
    number = enforcing_step(facts["steps"], facts["quasi"])
    return number is not None and sensitive_stand(facts["steps"], number)
