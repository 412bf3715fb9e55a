"""Carried attributes of a release, held against what is promised of them.

From the file alone: every case carries what is said to be carried, and in every class (a variant, a last
activity, a class of length, all) each value is shared by at least k cases; the value of a case is that of one
attribute, or of all together where they are joined. Where different values were asked for, a class has so
many or (other) alone. With the original, and where no persons are known, the values of each class are counted
again by the plain rule below. Shares no code with what makes them.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import Any

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog
from engine.verify.read_xes import Broken, Parsed, Variant

NAME = "Attributes of k"
OTHER = "(other)"
CLASSES = {
    "variant": "of a variant",
    "last": "of variants with the same last activity",
    "length": "of variants of like length",
    "all": "of the release",
}
RESERVED = {"case", "activity", "timestamp", "concept:name", "time:timestamp", "sfumato:times"}
Values = tuple[str, ...]
Label = tuple[object, ...]
Homes = dict[Variant, list[Variant]]  # released variant → the variants of the log that were edited into it


def carried(facts: Document) -> list[tuple[str, str]]:
    """Name of every carried attribute, and how it became one value a case."""
    said = facts.get("attributes", [])
    if not isinstance(said, list) or ("attributes" in facts and not said):
        raise Broken("what is said of attributes is no list")
    found = []
    for one in said:
        if not isinstance(one, dict) or set(one) - {"values"} != {"name", "how"}:
            raise Broken("what is said of attributes is of another form")
        if not all(isinstance(part, str) and part for part in one.values()) or one["name"] in RESERVED:
            raise Broken("an attribute has no name of its own")
        found.append((one["name"], one["how"]))
    if [name for name, _ in found] != sorted({name for name, _ in found}):
        raise Broken("the attributes are not sorted, or listed twice")
    return found


def carried_values(facts: Document) -> list[bool]:
    """Private variants: of every carried attribute whether its values are declared, as its form says."""
    found = []
    for one, (_, how) in zip(facts.get("attributes", []), carried(facts), strict=True):
        declared = _coarse(how).split(" ")[0] in ("edges", "values", "role")
        if one.get("values") != ("declared" if declared else "from the log"):
            raise Broken("what is said of the values of an attribute does not fit its form")
        found.append(declared)
    return found


def _coarse(how: str) -> str:
    """The form of an attribute, without which event of a case it is taken from."""
    coarse = how.removeprefix("first, ").removeprefix("last, ").removeprefix("count, ")
    if coarse not in ("as it is", "year", "quarter", "role") and not re.match(r"(edges|values) \S", coarse):
        raise Broken("an attribute has an unknown form")
    return coarse


def declared_domain(how: str) -> set[str] | None:
    """What a value can be by edges or a list; None where that is not said by the form."""
    form, _, rest = _coarse(how).partition(" ")
    if form == "values":
        return {*rest.split(" | "), OTHER, "(missing)"}
    if form != "edges":
        return None
    edges = rest.split(" ")
    made = {f"under {edges[0]}", f"{edges[-1]} or more"}
    made |= {f"{low} to under {high}" for low, high in pairwise(edges)}
    return made if how.startswith("count, ") else made | {"(missing)"}


def carried_names(facts: Document) -> list[str]:
    return [name for name, _ in carried(facts)]


def carried_parts(facts: Document, words: str) -> list[tuple[str, str, str]]:
    """The lines that the report must have of them."""
    return [(name, "changed", f"{how}; {words}") for name, how in carried(facts)]


def _asked(claims: Document) -> tuple[str, bool, int]:
    """The class, whether attributes are joined, and how many different values a class has at least."""
    params: Any = claims.get("params") or {}
    by, join, least = (params.get(f"attribute_{one}") for one in ("class", "join", "l"))
    if by not in CLASSES or join not in ("independent", "joint") or type(least) is not int:
        raise Broken("the manifest does not say how attributes were joined")
    if not 1 <= least <= 100:
        raise Broken("the number of different values cannot be")
    return by, join == "joint", least


def drawn_words(claims: Document) -> str:
    """What a report says of attributes of private variants."""
    where = CLASSES[claims["params"]["attribute_class"]]
    return f"drawn for every case by the noisy shares of values among the cases {where}"


def attribute_words(claims: Document, k: int) -> str:
    by, joint, _ = _asked(claims)
    joined = "all attributes of a case together" if joint else "shuffled by itself among these cases"
    return f"values that at least {k} cases {CLASSES[by]} share, others as {OTHER}; {joined}"


def _label(variant: Variant, by: str) -> Label:
    if by == "variant":
        return variant
    if by == "last":
        return (variant[-1],)
    if by == "all":
        return ()
    number = len(variant)
    ends = (1, 2, 5, 10, 20, 50)
    return (next((end for end in ends if number <= end), None),)


def _counted(parsed: Parsed, by: str, joint: bool) -> dict[tuple[Label, int], Counter[Values]]:
    """For every class and attribute (or all together): how many cases have each value."""
    found: dict[tuple[Label, int], Counter[Values]] = {}
    for variant, values in parsed.attributes:
        for at, value in enumerate([values] if joint else [(one,) for one in values]):
            found.setdefault((_label(variant, by), at), Counter())[value] += 1
    return found


def attribute_checks(claims: Document, parsed: Parsed, k: int) -> list[Check]:
    try:
        if not carried_names(claims["done"]["facts"]):
            return []
        if any("values" in one for one in claims["done"]["facts"]["attributes"]):
            raise Broken("groups of k do not say where values are known from")
        by, joint, least = _asked(claims)
    except (Broken, KeyError, TypeError, AttributeError) as problem:
        return [Check(NAME, False, str(problem))]
    counted = _counted(parsed, by, joint)
    rare = [n for values in counted.values() for n in values.values() if n < k]
    detail = (
        text(
            "{rare} {rare:value is|values are} shared by fewer than {k} cases of their class, one by {least}",
            rare=len(rare),
            k=k,
            least=min(rare),
        )
        if rare
        else text("every value of an attribute is shared by at least {k} cases of its class", k=k)
    )
    checks = [Check(NAME, not rare, detail)]
    if least > 1:
        few = [v for v in counted.values() if len(v) < least and set().union(*v) != {OTHER}]
        words = (
            text(
                "{few} {few:class has|classes have} fewer than {least} different values",
                few=len(few),
                least=least,
            )
            if few
            else text("at least {least} different values in every class, or (other) alone", least=least)
        )
        checks.append(Check("Different values", not few, words))
    return checks


def count_homogeneous(claims: Document, parsed: Parsed) -> int | None:
    """Classes in which all cases share one value of an attribute that is told."""
    if not carried_names(claims["done"]["facts"]):
        return None
    by, _, _ = _asked(claims)
    return sum(len(v) == 1 and (OTHER,) not in v for v in _counted(parsed, by, joint=False).values())


# ── against the original ──────────────────────────────────────────────────────────────────────


def attributes_against(
    claims: Document, parsed: Parsed, log: EventLog, k: int, homes: Homes | None
) -> list[Check]:
    """The same attributes as were chosen, and the values that the rule gives; `homes`: as grouped once more.

    Which case of a person was kept nobody knows afterwards: with persons only that no value is invented.
    """
    name = "Attributes of the log"
    try:
        said = carried(claims["done"]["facts"])
        by, joint, least = _asked(claims)
        if said != [(one.name, one.how) for one in log.carried]:
            raise Broken("the log was read with other attributes")
        if not said:
            return []
        known = [{*one.values, OTHER} for one in log.carried]
        strange = [
            v for _, row in parsed.attributes for v, own in zip(row, known, strict=True) if v not in own
        ]
        if strange:
            raise Broken(
                text("{strange} {strange:value is|values are} not in the original", strange=len(strange))
            )
        if homes is None:
            return [Check(name, True, "all values are in the original", confidential=True)]
        if _counted(parsed, by, joint) != _again(log, homes, by, joint, k, least):
            raise Broken("the rule gives other values")
    except (Broken, KeyError, TypeError, AttributeError, ValueError) as problem:
        return [Check(name, False, str(problem), confidential=True)]
    return [Check(name, True, "the rule, applied once more, gives the same values", confidential=True)]


def _again(
    log: EventLog, homes: Homes, by: str, joint: bool, k: int, least: int
) -> dict[tuple[Label, int], Counter[Values]]:
    host = {variant: where for where, own in homes.items() for variant in own}
    columns: dict[tuple[Label, int], list[Values]] = {}
    for case, place in enumerate(log.variant_of_case.tolist()):
        where = host.get(log.variants[place])
        if where is None:
            continue
        row = tuple(one.values[one.codes[case]] for one in log.carried)
        for at, value in enumerate([row] if joint else [(one,) for one in row]):
            columns.setdefault((_label(where, by), at), []).append(value)
    return {key: _plain(column, k, least) for key, column in columns.items()}


def _plain(column: list[Values], k: int, least: int) -> Counter[Values]:
    counted = Counter(column)
    other = (OTHER,) * len(column[0])
    pool = counted.pop(other, 0)
    for value in [value for value, n in counted.items() if n < k]:
        pool += counted.pop(value)
    while counted and 0 < pool < k:
        pool += counted.pop(min(counted, key=lambda value: (counted[value], value)))
    if len(counted) + (pool > 0) < least:
        pool += sum(counted.values())
        counted.clear()
    return counted + Counter({other: pool})
