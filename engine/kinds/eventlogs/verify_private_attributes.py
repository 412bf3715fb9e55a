"""Attributes of private variants, held against what is promised of them: `attributes.json` and the cases.

From the folder alone: every attribute spends its share of ε (and of δ where its values are not declared), the
values are those that edges or a list declare, or reach the threshold; every class of the released variants is
there, with a histogram of its own iff it has 10/ε_x cases, all others with one and the same; and every case
has a value of positive weight in its class, about as often as the weights say. With the original: the same
attributes, no value that the log does not have, and no cell farther from the log than noise can be.

Shares no code with what draws them.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from engine.core import strict_json
from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.verify_attributes import (
    CLASSES,
    OTHER,
    carried,
    carried_values,
    declared_domain,
)
from engine.kinds.eventlogs.verify_claims import PrivacyClaims, facts_of, require
from engine.kinds.eventlogs.verify_flow import FlowClaims
from engine.kinds.eventlogs.verify_times import exact_decimal
from engine.verify.read_xes import Broken, Counts, Parsed, Variant

NAME = "Attributes as released"
FILE = "attributes.json"
ABOUT = (
    "made up: which case of a class has which value, and how attributes hang together; values of each "
    "attribute follow the noisy numbers of cases in this file"
)
KEYS = ["name", "how", "values_are", "epsilon", "delta", "values", "classes"]
NEVER = 10**9  # noise is farther out than the bound once in so many releases
ENDS = {1: "1", 2: "2", 5: "3 to 5", 10: "6 to 10", 20: "11 to 20", 50: "21 to 50"}
Label = tuple[str, ...]


@dataclass(frozen=True)
class _Attribute:
    values: list[str]
    sources: dict[Label, str]
    weights: dict[Label, list[int]]


def label_of(variant: Variant, by: str) -> Label:
    if by == "length":
        return (next((word for end, word in ENDS.items() if len(variant) <= end), "51 or more"),)
    return {"variant": variant, "last": variant[-1:], "all": ()}[by]


def _by(claims: Document) -> str:
    by = claims["params"].get("attribute_class")
    require(by in CLASSES, "the manifest does not say for which classes attributes are told")
    return by


def private_attribute_checks(
    folder: Path, claims: Document, asked: PrivacyClaims, parsed: Parsed
) -> list[Check]:
    if not asked.attributes:
        return []
    try:
        found = _read(folder, claims, asked, parsed.counts)
        _drawn(found, parsed, _by(claims))
    except Broken as problem:
        return [Check(NAME, False, str(problem))]
    except (KeyError, TypeError, AttributeError, ValueError, OSError) as problem:
        return [Check(NAME, False, text("{file} cannot be read: {problem}", file=FILE, problem=problem))]
    budget = text(
        "ε = {each} for each of {number} attributes, and {rest} for variants and durations",
        each=f"{float(asked.epsilon_each):g}",
        number=len(asked.attributes),
        rest=f"{float(asked.rest):g}",
    )
    detail = (
        "budget, classes and values as declared; every value has weight in its class, and is about as common"
    )
    return [Check("Budget of attributes", True, budget), Check(NAME, True, detail)]


def _read(folder: Path, claims: Document, asked: PrivacyClaims, counts: Counts) -> list[_Attribute]:
    path, facts = folder / FILE, facts_of(claims)
    require(path.is_file() and not path.is_symlink(), text("there is no file {name}", name=FILE))
    written = path.read_text(encoding="utf-8")
    told = strict_json.parse(written)
    require(isinstance(told, dict) and list(told) == ["about", "attributes"], "it has other entries")
    again = json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"
    require(again == written, text("{file} is not written as Sfumato writes it", file=FILE))
    require(told["about"] == ABOUT, "what is said to be made up is said in other words")
    sizes: Counter[Label] = Counter()
    for variant, cases in counts.items():
        sizes[label_of(variant, _by(claims))] += cases
    said = list(zip(carried(facts), carried_values(facts), strict=True))
    require(len(told["attributes"]) == len(said), "it tells of other attributes")
    return [
        _attribute(entry, name, how, declared, asked, sizes)
        for entry, ((name, how), declared) in zip(told["attributes"], said, strict=True)
    ]


def _attribute(
    entry: Any, name: str, how: str, declared: bool, asked: PrivacyClaims, sizes: Counter[Label]
) -> _Attribute:
    require(list(entry) == KEYS, "an attribute has other entries")
    require((entry["name"], entry["how"]) == (name, how), "it tells of other attributes")
    require(entry["values_are"] == ("declared" if declared else "from the log"), "values of another origin")
    delta = Fraction(0) if declared else asked.delta_each
    require(exact_decimal(entry["epsilon"]) == asked.epsilon_each, "an attribute spends another share of ε")
    require(exact_decimal(entry["delta"]) == delta, "an attribute spends another share of δ")
    values = entry["values"]
    require(
        isinstance(values, list) and all(isinstance(one, str) and one for one in values),
        "values are no texts",
    )
    require(values == sorted(set(values)), "the values are not sorted, or listed twice")
    known = declared_domain(how)
    if known is not None:
        require(set(values) == known, "the values are not those that were declared")
    elif declared:
        require({OTHER, "(missing)"} <= set(values), "the values are not those of a table")
    found = _classes(entry["classes"], values, asked, sizes)
    if not declared:
        least = _threshold(asked)
        cells = [cell for own in found.weights.values() for cell in own if cell]
        require(all(cell >= least for cell in cells), "a value is told below the threshold")
        seen = {at for own in found.weights.values() for at, cell in enumerate(own) if cell}
        require(len(seen) == len(values), "a value is listed that no class tells")
    return found


def _classes(listed: Any, values: list[str], asked: PrivacyClaims, sizes: Counter[Label]) -> _Attribute:
    found = _Attribute(values, {}, {})
    for entry in listed:
        require(list(entry) == ["class", "source", "weights"], "a class has other entries")
        label, weights = tuple(entry["class"]), entry["weights"]
        require(len(weights) == len(values), "a class has not one weight a value")
        require(all(type(one) is int and 0 <= one < 10**15 for one in weights), "a weight is no whole number")
        found.sources[label], found.weights[label] = entry["source"], weights
    require(list(found.sources) == sorted(sizes), "the classes are not those of the data")
    pool: list[int] | None = None
    for label, source in found.sources.items():
        own, weights = sizes[label] * asked.epsilon_each >= 10, found.weights[label]
        right = "none" if not any(weights) else "own" if own else "pooled"
        require(source == right, "a class has a histogram that its size does not allow")
        if not own:
            pool = weights if pool is None else pool
            require(weights == pool, "small classes have two histograms")
    return found


def _threshold(asked: PrivacyClaims) -> int:
    """From which a value is told: as an arrow of a graph, of which a case has one."""
    return FlowClaims(float(asked.epsilon_each), float(asked.delta_each), 1).threshold


def _drawn(found: list[_Attribute], parsed: Parsed, by: str) -> None:
    """Every value has weight in its class, and comes as often as draws by the weights would (Bernstein)."""
    for at, one in enumerate(found):
        counted: dict[Label, Counter[str]] = {}
        for variant, row in parsed.attributes:
            counted.setdefault(label_of(variant, by), Counter())[row[at]] += 1
        far = math.log(2 * max(1, len(counted) * len(one.values)) * NEVER)
        for label, seen in counted.items():
            weights = dict(zip(one.values, one.weights[label], strict=True))
            if one.sources[label] == "none":
                require(set(seen) == {OTHER}, "a value is told of which noise left nothing")
                continue
            require(all(weights.get(value, 0) for value in seen), "a value has no weight in its class")
            cases, total = seen.total(), sum(weights.values())
            for value, weight in weights.items():
                mean = cases * weight / total
                room = math.sqrt(2 * mean * (1 - weight / total) * far) + 2 * far / 3
                require(abs(seen[value] - mean) <= room, "values are not as common as their weights say")


def attributes_by_source(folder: Path, claims: Document, asked: PrivacyClaims, counts: Counts) -> Document:
    """Share of the released values by where they were drawn from; None without attributes or cases."""
    counted: Counter[str] = Counter()
    for one in _read(folder, claims, asked, counts) if asked.attributes else ():
        for variant, cases in counts.items():
            counted[one.sources[label_of(variant, _by(claims))]] += cases
    total = counted.total()
    return {f"attributes_{one}": counted[one] / total if total else None for one in ("own", "pooled", "none")}


# ── against the original ──────────────────────────────────────────────────────────────────────


def attributes_against_log(
    folder: Path, claims: Document, asked: PrivacyClaims, counts: Counts, log: EventLog
) -> list[Check]:
    """No value is invented, and no cell is farther from the log than noise is once in 10⁹ releases."""
    name = "Attributes follow the log"
    try:
        require(carried(facts_of(claims)) == [(one.name, one.how) for one in log.carried], "other attributes")
        if not asked.attributes:
            return []
        found, by = _read(folder, claims, asked, counts), _by(claims)
        for at, one in enumerate(found):
            domain = log.carried[at].domain
            require(not domain or tuple(one.values) == domain, "the values are not those of the table")
            _near(one, _true(log, at, counts, by, one), asked, bool(domain), log.person_of_case is None)
    except (Broken, KeyError, TypeError, ValueError) as problem:
        return [Check(name, False, str(problem), confidential=True)]
    detail = "no value is invented, no cell is farther from the log than noise can be"
    return [Check(name, True, detail, confidential=True)]


def _true(log: EventLog, at: int, counts: Counts, by: str, one: _Attribute) -> dict[Label, Counter[str]]:
    """Cases of the log by class and value; small classes have what all of them have together."""
    found: dict[Label, Counter[str]] = {label: Counter() for label in one.sources}
    attribute = log.carried[at]
    for case, place in enumerate(log.variant_of_case.tolist()):
        variant = log.variants[place]
        if variant in counts:
            found[label_of(variant, by)][attribute.values[attribute.codes[case]]] += 1
    return found


def _near(
    one: _Attribute, true: dict[Label, Counter[str]], asked: PrivacyClaims, declared: bool, exact: bool
) -> None:
    pool: Counter[str] = Counter()
    for label, source in one.sources.items():
        pool.update(true[label] if source != "own" else {})
    cells = max(1, len(one.sources) * len(one.values))
    room = float(math.log(2 * cells * NEVER) / asked.epsilon_each)
    for label, source in one.sources.items():
        if source == "none":
            continue
        known = true[label] if source == "own" else pool
        for value, weight in zip(one.values, one.weights[label], strict=True):
            require(declared or not weight or known[value] > 0, "a value is not in the original")
            require(not weight or weight - known[value] <= room, "a cell is farther from the log than noise")
            # Of persons cases were left out at random: only too many can be seen.
            low = room if declared or weight else room + _threshold(asked)
            require(not exact or known[value] - weight <= low, "a cell is farther from the log than noise")
