"""What a release says of recoding, held against its parameters and, where it is at hand, the original.

Every sentence is spelled out here once more. A private choice of activities leaves a smaller ε and δ to the
release: the other checks are made with these. With the original, the log that was drawn from is made again by
the plain rules below, from the file as it was and the activities that are said to stay.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog
from engine.verify.read_xes import Broken

NAME = "Recoding"
DECLARED, LOOKED = "declared: known without the log", "looked: chosen on the data"
PAID = "private: chosen with a part of ε and δ"
TABLES = {
    "keep": "activities renamed by a table, the others kept",
    "other": "activities renamed by a table, the others put together",
    "drop": "activities renamed by a table, the others dropped",
}
REPEATS = {"collapse": "equal neighbours made one", "first": "only the first of each activity kept"}
KEYS = {"drop", "table", "unmapped", "rare", "rare_to", "repeats", "first", "chosen"}
PRIVATE = {"stay", "epsilon", "delta", "activities_per_case"}


def _said(claims: Document) -> Document | None:
    """What was recoded, in its form; None: nothing."""
    try:
        said = claims["done"]["facts"].get("recoding")
    except (KeyError, TypeError, AttributeError):
        return None
    if said is None:
        return None
    private = isinstance(said, dict) and said.get("rare") == "private"
    if not isinstance(said, dict) or set(said) != KEYS | (PRIVATE if private else set()):
        raise Broken("what is said of recoding is of another form")
    fits = (
        type(said["drop"]) is bool
        and type(said["table"]) is bool
        and said["unmapped"] in TABLES
        and said["rare"] in ("off", "declared", "private", "looked")
        and said["rare_to"] in ("drop", "other")
        and said["repeats"] in ("keep", *REPEATS)
        and type(said["first"]) is int
        and 0 <= said["first"] <= 1000
        and said["chosen"] in ("declared", "looked")
    )
    if not fits:
        raise Broken("what is said of recoding cannot be")
    if private:
        _check_private(said)
    return said


def _check_private(said: Document) -> None:
    stay, numbers = said["stay"], (said["epsilon"], said["delta"])
    if not isinstance(stay, list) or stay != sorted(set(stay)) or not all(isinstance(n, str) for n in stay):
        raise Broken("the activities that stay are not a sorted list")
    if not all(type(number) is float and number > 0 for number in numbers):
        raise Broken("a private choice of activities without a cost")


def recoding_parts(facts: Document) -> list[tuple[str, str, str]]:
    """The line that the report must have of it."""
    said = facts.get("recoding")
    if said is None:
        return []
    by = DECLARED if said["chosen"] == "declared" else LOOKED
    steps = ["some activities dropped"] if said["drop"] else []
    steps += [TABLES[said["unmapped"]]] if said["table"] else []
    if said["rare"] != "off":
        steps.append(
            "rare activities dropped" if said["rare_to"] == "drop" else "rare activities put together"
        )
    steps += [REPEATS[said["repeats"]]] if said["repeats"] != "keep" else []
    steps += [f"only the first {said['first']} events of a case kept"] if said["first"] else []
    if not steps:
        raise Broken("a recoding that does nothing")
    states = {"private": PAID, "looked": LOOKED}
    told = [f"{step} ({states.get(said['rare'], by) if step.startswith('rare') else by})" for step in steps]
    return [("recoding", "changed", "; ".join(told))]


def paid(claims: Document) -> tuple[float, float]:
    """ε and δ that a private choice of activities cost; 0 where there was none."""
    said = _said(claims)
    private = said is not None and said["rare"] == "private"
    return (said["epsilon"], said["delta"]) if private and said is not None else (0.0, 0.0)


def release_claims(claims: Document) -> Document:
    """The claims with the ε and δ that were left to the release."""
    epsilon, delta = paid(claims)
    if not epsilon:
        return claims
    try:
        params, facts = dict(claims["params"]), dict(claims["done"]["facts"])
        params["epsilon"] = float(Fraction(str(params["epsilon"])) - Fraction(str(epsilon)))
        facts["delta"] = float(Fraction(str(facts["delta"])) - Fraction(str(delta)))
    except (KeyError, TypeError, ValueError):
        raise Broken("the manifest does not say ε and δ") from None
    if params["epsilon"] <= 0 or facts["delta"] <= 0:
        raise Broken("the choice of activities cost more than there was")
    params["delta"] = facts["delta"]
    return {**claims, "params": params, "done": {**claims["done"], "facts": facts}}


def recoding_checks(claims: Document, original: EventLog | None) -> list[Check]:
    try:
        said = _said(claims)
        if said is None:
            there = original is not None and original.recoding is not None
            return [Check(NAME, False, "the log was recoded, the release does not say so")] if there else []
        if said["rare"] == "private":
            _check_budget(claims, said)
        if original is not None:
            _compare(said, original)
            _check_open_delta(claims, said, original)
    except (Broken, KeyError, TypeError, ValueError) as problem:
        return [Check(NAME, False, text("what is said of it does not fit: {problem}", problem=problem))]
    return [Check(NAME, True, "every step is named, and how it was decided")]


def _check_budget(claims: Document, said: Document) -> None:
    """δ as chosen is what the choice and the release spend together."""
    given, used = claims["params"].get("delta"), claims["done"]["facts"]["delta"]
    if given is not None and given != used:
        raise Broken("δ as used is not δ as chosen")
    if given is None and not any(used == float(f"1e-{digits}") for digits in range(1, 13)):
        raise Broken("δ was not chosen, and is no power of ten")


def _check_open_delta(claims: Document, said: Document, original: EventLog) -> None:
    persons = original.person_of_case
    number = int(original.counts.sum()) if persons is None else len(set(persons.tolist()))
    is_open = said["rare"] == "private" and claims["params"].get("delta") is None
    if is_open and claims["done"]["facts"]["delta"] * 10 * number > 1 + 1e-9:
        raise Broken("δ is not the one the log gives")


def _compare(said: Document, original: EventLog) -> None:
    recoding = original.recoding
    if recoding is None:
        raise Broken("the log was not recoded")
    there: dict[str, Any] = {
        "drop": bool(recoding.drop),
        "table": bool(recoding.table),
        "unmapped": recoding.unmapped,
        "rare": recoding.rare,
        "rare_to": recoding.rare_to,
        "repeats": recoding.repeats,
        "first": recoding.first,
        "chosen": recoding.chosen,
    }
    if any(said[key] != value for key, value in there.items()):
        raise Broken("the log was recoded in another way")


# ── the log that was drawn from, by the plain rules ───────────────────────────────────────────


def drawn_log(claims: Document, original: EventLog) -> EventLog:
    """The log as it is, or made again where activities were chosen in the run."""
    said, raw, recoding = _said(claims), original.raw, original.recoding
    if said is None or said["rare"] != "private" or raw is None or recoding is None:
        return original
    stay, table = set(said["stay"]), dict(recoding.table)
    dropped = {_spelled(name) for name in recoding.drop}
    rest = "(other)" if said["rare_to"] == "other" else ""

    def name(activity: str) -> str:
        spelled = _spelled(activity)
        if spelled in dropped:
            return ""
        new = table.get(spelled)
        if new is None:
            new = {"keep": activity, "other": "(other)", "drop": ""}[said["unmapped"]] if table else activity
        return new if not new or new in stay else rest

    ways, places = [], []
    for variant in raw.variants:
        way: list[str] = []
        kept: list[int] = []
        for place, new in enumerate(map(name, variant)):
            again = said["repeats"] == "collapse" and way[-1:] == [new]
            again = again or (said["repeats"] == "first" and new in way)
            if new and not again:
                way.append(new)
                kept.append(place)
        ways.append(tuple(way[: said["first"] or None]))
        places.append(kept[: said["first"] or None])
    return replace(_assembled(original, raw, ways), times=_kept_times(raw, places))


def _kept_times(raw: EventLog, places: list[list[int]]) -> np.ndarray | None:
    if raw.times is None:
        return None
    found, begin = [], 0
    for variant in raw.variant_of_case.tolist():
        found += [begin + place for place in places[variant]]
        begin += len(raw.variants[variant])
    return raw.times[np.array(found, np.int64)]


def _assembled(original: EventLog, raw: EventLog, ways: list[tuple[str, ...]]) -> EventLog:
    cases = [ways[place] for place in raw.variant_of_case.tolist()]
    counts = Counter(way for way in cases if way)
    variants = sorted(counts)
    place = {way: at for at, way in enumerate(variants)}
    there = np.array([bool(way) for way in cases], bool)
    persons = None if raw.person_of_case is None else raw.person_of_case[there]
    return replace(
        original,
        variants=tuple(variants),
        counts=np.array([counts[way] for way in variants], np.int64),
        variant_of_case=np.array([place[way] for way in cases if way], np.int32),
        person_of_case=persons,
        carried=tuple(replace(one, codes=one.codes[there]) for one in raw.carried),
    )


def _spelled(name: str) -> str:
    return unicodedata.normalize("NFC", name).strip()
