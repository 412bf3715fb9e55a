"""Do groups of k keep their promise? Judged from the file, and with the original by a second implementation.

From the file alone: it parses, holds nothing but case names and activities (and attributes of cases that are
said to be carried: `verify_attributes`) in the one order and spelling that the counts give, and every variant
has at least k cases; every beginning of a variant then stands for k too.
With the original: every variant exists there with at least `own` cases (or persons), released and dropped
cases add up, and the plain form of the algorithm below gives the same release. Which case of a person was
kept nobody knows afterwards, so that with persons the last is not asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

import numpy as np

from engine.core.json_values import Document, Draft
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.verify_attributes import (
    Homes,
    attribute_checks,
    attribute_words,
    attributes_against,
    carried_names,
    count_homogeneous,
)
from engine.kinds.eventlogs.verify_claims import NAME, compare_log, facts_of, further_attributes, require
from engine.kinds.eventlogs.verify_claims import groups_head as head
from engine.kinds.eventlogs.verify_file import data_file, log_checks
from engine.kinds.eventlogs.verify_group_times import (
    ABOUT,
    group_steps_by_source,
    group_times_checks,
    same_times,
    times_asked,
    times_released,
)
from engine.verify.read_xes import Broken, Counts, Variant, read_file


def verify_groups(folder: Path, claims: Document, data: EventLog | None) -> list[Check]:
    try:
        path = data_file(folder, claims)
        k, own, max_change = asked(claims)
        timed = times_released(claims)
        names = carried_names(facts_of(claims))
        parsed = read_file(path, names)
    except (KeyError, TypeError, AttributeError):
        return [Check("File reads", False, "the manifest does not say what was done")]
    except Broken as problem:
        return [Check("File reads", False, str(problem))]
    counts = parsed.counts
    if timed and parsed.times is None and path.name != "data.variants.csv" and counts:
        return [Check("File reads", False, text("{name} has no times", name=path.name))]
    checks = [
        *log_checks(path, parsed, ABOUT if timed else "", names),
        *(group_times_checks(folder, claims, k, parsed) if timed else ()),
        _group_size(counts, k),
        _done(claims, counts, data),
        *attribute_checks(claims, parsed, k),
    ]
    if data is not None:
        homes = None if data.person_of_case is not None else plain_homes(_behind(data), k, own, max_change)
        checks += _against(counts, facts_of(claims), data, own, homes)
        checks += attributes_against(claims, parsed, data, k, homes)
        if times_asked(claims) and homes is not None and all(check.passed for check in checks):
            checks.append(same_times(folder, claims, k, counts, homes, data))
    return checks


def recount_groups(folder: Path, claims: Document) -> Draft:
    parsed = read_file(data_file(folder, claims), carried_names(facts_of(claims)))
    counts = parsed.counts
    return {
        "attribute_classes_of_one_value": count_homogeneous(claims, parsed),
        "variants": len(counts),
        "cases": sum(counts.values()),
        "smallest_group": min(counts.values(), default=None),
        **group_steps_by_source(folder, times_released(claims)),
    }


def asked(claims: Document) -> tuple[int, int, Fraction]:
    """k, own and the largest change, as the parameters say."""
    params = claims.get("params") or {}
    try:
        k, own, change = params["k"], params["own"], params["max_change"]
    except (KeyError, TypeError):
        raise Broken("the manifest does not say k, own and the largest change") from None
    if type(k) is not int or type(own) is not int or type(change) not in (int, float):
        raise Broken("k, own or the largest change is no number")
    if not (2 <= k <= 1000 and 1 <= own <= k and 0 <= change <= 1):
        raise Broken(
            text("k = {k}, own = {own}, change = {change} promise nothing", k=k, own=own, change=change)
        )
    return k, own, Fraction(str(change))


def _group_size(counts: Counts, k: int) -> Check:
    low = [n for n in counts.values() if n < k]
    detail = (
        text(
            "{low} {low:variant has|variants have} fewer than {k} cases, the smallest {least}",
            low=len(low),
            k=k,
            least=min(low),
        )
        if low
        else text("every variant, and every beginning of one, has at least {k} cases", k=k)
    )
    return Check("Groups of k", not low, detail)


def _done(claims: Document, counts: Counts, original: EventLog | None) -> Check:
    try:
        facts, (k, _, _) = facts_of(claims), asked(claims)
        listed = {"person", "transitions", "rows", *(["times"] if times_asked(claims) else [])}
        require(set(facts) - {"recoding", "attributes"} == listed, "it lists other facts")
        require(
            type(facts["person"]) is bool and type(facts["transitions"]) is bool, "a fact is not yes or no"
        )
        rows = facts["rows"]
        require(
            set(rows) == {"read", "released", "dropped", "unit"} and rows["unit"] == "cases", "other rows"
        )
        require(
            all(type(rows[one]) is int and rows[one] >= 0 for one in ("read", "released", "dropped")), "rows"
        )
        require(rows["released"] == sum(counts.values()), "the file holds another number of cases")
        require(rows["read"] == rows["released"] + rows["dropped"], "the cases do not add up")
        first, words = head(k, times_released(claims)), attribute_words(claims, k)
        further = further_attributes(claims["done"].get("leaving"), facts, first, words)
        if original is not None:
            compare_log(facts, further, original)
    except (Broken, AttributeError, KeyError, TypeError) as problem:
        return Check(
            NAME, False, text("what is said to have been done does not fit: {problem}", problem=problem)
        )
    words = "one case of every person" if facts["person"] else "all cases"
    return Check(NAME, True, text("follows from the parameters and the file; {words} counted", words=words))


# ── against the original ──────────────────────────────────────────────────────────────────────


def _against(counts: Counts, facts: Document, log: EventLog, own: int, again: Homes | None) -> list[Check]:
    behind = _behind(log)
    invented = [variant for variant in counts if behind.get(variant, 0) < own]
    checks = [
        Check(
            "Real cases of a variant",
            not invented,
            text(
                "{invented} {invented:variant is|variants are} followed by fewer than {own}",
                invented=len(invented),
                own=own,
            )
            if invented
            else text("at least {own} followed every variant", own=own),
            confidential=True,
        ),
        _all_cases(counts, facts, log),
    ]
    if again is not None:
        same = sizes_of(again, behind) == counts
        checks.append(
            Check(
                "The same groups again",
                same,
                "a second, plain implementation gives the same release"
                if same
                else "a second, plain implementation gives another release",
                confidential=True,
            )
        )
    return checks


def _behind(log: EventLog) -> dict[Variant, int]:
    """How many cases, or different persons, followed every variant."""
    if log.person_of_case is None:
        return {variant: int(n) for variant, n in zip(log.variants, log.counts, strict=True)}
    pairs = set(zip(log.variant_of_case.tolist(), log.person_of_case.tolist(), strict=True))
    found: dict[Variant, int] = {}
    for place, _ in pairs:
        found[log.variants[place]] = found.get(log.variants[place], 0) + 1
    return found


def _all_cases(counts: Counts, facts: Document, log: EventLog) -> Check:
    persons = log.person_of_case
    number = len(set(persons.tolist())) if persons is not None else int(log.counts.sum())
    try:
        fits = facts["rows"]["read"] == number
    except (KeyError, TypeError):
        fits = False
    detail = (
        "released and dropped are all there are" if fits else "released and dropped are not all there are"
    )
    return Check("All cases accounted for", fits, detail, confidential=True)


def sizes_of(homes: Homes, counts: Mapping[Variant, int]) -> dict[Variant, int]:
    return {host: sum(counts[variant] for variant in own) for host, own in homes.items()}


def plain_homes(counts: Mapping[Variant, int], k: int, own: int, max_change: Fraction) -> Homes:
    """The rules one after the other, without regard to time: what sits in each variant that lives at last."""
    from rapidfuzz.distance import Levenshtein
    from rapidfuzz.process import cdist

    hosts = sorted(variant for variant in counts if counts[variant] >= own)
    signs = {name: chr(0x4E00 + at) for at, name in enumerate(sorted({n for v in counts for n in v}))}
    written = {variant: "".join(signs[name] for name in variant) for variant in counts}
    columns = [written[host] for host in hosts]
    size = [counts[host] for host in hosts]
    home: list[list[Variant]] = [[host] for host in hosts]
    living = np.ones(len(hosts), bool)

    def move(variant: Variant) -> None:
        far = cdist([written[variant]], columns, scorer=Levenshtein.distance, dtype=np.int64)[0]
        least = far[living].min()
        best = min(np.flatnonzero(living & (far == least)).tolist(), key=lambda at: (-size[at], hosts[at]))
        if int(least) <= max_change * max(len(variant), len(hosts[best])):
            size[best] += counts[variant]
            home[best].append(variant)

    def turn(variant: Variant, cases: int) -> tuple[int, int, Variant]:
        return cases, -len(variant), variant

    if hosts:
        for variant in sorted(set(counts) - set(hosts), key=lambda one: turn(one, counts[one])):
            move(variant)
    while living.any():
        first = min(np.flatnonzero(living).tolist(), key=lambda at: turn(hosts[at], size[at]))
        if size[first] >= k:
            break
        living[first] = False
        if living.any():
            for variant in sorted(home[first]):
                move(variant)
    return {hosts[at]: home[at] for at in np.flatnonzero(living).tolist()}
