"""The promise of (k,P)-anonymity in words, made from what was done, and the lines of the release gate.

What a release is judged by, beside the promise itself: the smallest group (k, P), rows that are equal
in every cell, the attacker at the number of known values where he succeeds most often, classes that
share one sensitive value, values that few hold, and readings that a whole group shares.
"""

from __future__ import annotations

from engine.core.policy import Policy, worst
from engine.core.technique import Done, GateItem, Measured, Promise
from engine.core.text import joined, text
from engine.kinds.timeseries.params import KPAnonymity


def promise(params: KPAnonymity, done: Done | None = None) -> Promise:
    """Without `done` (in the form) it says what may happen; with it, only what did."""
    persons = done is not None and "persons" in done.facts
    claims = [
        text(
            "Every published envelope is shared by the series of at least {k} persons, "
            "every pattern within it by those of at least {p}.",
            k=params.k,
            p=params.P,
        )
        if persons
        else text(
            "Every published envelope is shared by at least {k} series, "
            "every pattern within it by at least {p}.",
            k=params.k,
            p=params.P,
        )
    ]
    if done is not None and "channels" in done.facts:
        claims.append(
            text(
                "The {channels} channels of a series stay together: envelope and pattern are shared in all "
                "of them at once.",
                channels=done.facts["channels"]["released"],
            )
        )
    if params.distinct > 1:
        claims.append(
            text(
                "Every such class holds at least {distinct} different sensitive values.",
                distinct=params.distinct,
            )
        )
    return Promise(
        nature="guarantee",
        words=joined(" ", claims),
        limits=joined(" ", _limits(params, done)),
        unit="person" if persons else "series",
    )


def _limits(params: KPAnonymity, done: Done | None) -> list[str]:
    """What the promise does not cover, one sentence each."""
    limits = []
    if params.k > params.P:
        limits.append(
            text(
                "One who knows values and shape of a curve is left with {p} candidates, not {k}.",
                p=params.P,
                k=params.k,
            )
        )
    if done is None:
        limits.append("Sensitive columns leave as they are: where a class shares a value, it is disclosed.")
    elif kept := [part.name for part in done.leaving if part.treatment == "kept"]:
        names = ", ".join(kept)
        limits.append(
            text("Published as it is: {names}; where a class shares a value, it is disclosed.", names=names)
        )
    if params.ends == "exact":
        limits.append("The ends of an envelope are the exact readings of the series that lie outermost.")
    else:
        limits.append(
            "Ends of envelopes are rounded outward to three significant digits of the range; where readings "
            "are no finer than that, an end is the reading of an extreme series."
        )
    limits += _curve_limits(params)
    limits.append(_several_series(done))
    return limits


def _curve_limits(params: KPAnonymity) -> list[str]:
    """A mean and a sum are the same to one who knows the size of the group, which the file tells."""
    if params.curve == "mean":
        return [
            "The mean curve of a group is that of all its series: one who knows all of them but one can work "
            "out the last, within its rounding times the size of the group."
        ]
    if params.curve == "median":
        return [
            "The median curve of a group is, at every time point, the rounded reading of a series in its "
            "middle, or lies between two; where readings are no finer than the rounding it is exact."
        ]
    return []


def _several_series(done: Done | None) -> str:
    if done is None:
        return (
            "A person with several series is protected as several series, unless a column has the role "
            "Person."
        )
    if "persons" not in done.facts:
        return "A person with several series is protected as several series."
    return (
        "One who knows several series of a person can put together what their envelopes tell; a person with "
        "more series than others is met more often among those of an envelope."
    )


# ── gate ──────────────────────────────────────────────────────────────────────────────────────


def gate(params: KPAnonymity, measured: Measured, policy: Policy) -> tuple[GateItem, ...]:
    risk = measured.risk
    k, P, least = risk["k_achieved"], risk["P_achieved"], risk["l_achieved"]
    items = [
        _reached(params, k, P),
        _size(k, P, policy),
        *_persons(params, risk.get("k_persons"), risk.get("P_persons"), policy),
        *_curve(params, k, risk.get("k_persons"), policy),
        _attack(risk["attack_most"], risk["attack_most_known"], risk["attack_worst"], policy),
        _shared_readings(risk["shared_readings"]),
    ]
    if least is not None:  # without sensitive columns equal rows are pattern classes: Group size
        items += [
            _equal_rows(risk["identical_least"], risk["identical_alone"], policy),
            _one_valued(risk["homogeneous_rows"], risk["homogeneous_pattern_rows"], least, policy),
            _rare(params, risk["rare_rows"], risk.get("rare_persons"), policy),
        ]
    return tuple(items)


def _reached(params: KPAnonymity, k: int, P: int) -> GateItem:
    reached = k >= params.k and P >= params.P
    return GateItem(
        "Promise reached",
        "green" if reached else "red",
        text(
            "smallest group {k} of {k2} promised, smallest pattern class {p} of {p2} promised",
            k=k,
            k2=params.k,
            p=P,
            p2=params.P,
        ),
    )


def _size(k: int, P: int, policy: Policy) -> GateItem:
    detail = text(
        "at least {k} series share an envelope, at least {p} its pattern as well; "
        "the house asks for {min_group} behind anything published",
        k=k,
        p=P,
        min_group=policy.min_group,
    )
    return policy.at_least("min_group", "Group size", min(k, P), detail)


def _persons(params: KPAnonymity, k: int | None, P: int | None, policy: Policy) -> tuple[GateItem, ...]:
    """Counted in persons: below what is promised it is red, whatever the house asks for."""
    if k is None or P is None:
        return ()
    detail = text(
        "series of at least {k} persons share an envelope, of at least {p} its pattern as well; "
        "promised are {k2} and {p2}, the house asks for {min_group}",
        k=k,
        p=P,
        k2=params.k,
        p2=params.P,
        min_group=policy.min_group,
    )
    item = policy.at_least("min_group", "Persons", min(k, P), detail)
    broken = k < params.k or P < params.P
    return (GateItem(item.name, "red", detail) if broken else item,)


def _curve(params: KPAnonymity, k: int, persons: int | None, policy: Policy) -> tuple[GateItem, ...]:
    if params.curve == "none":
        return ()
    detail = text(
        "a curve of each group leaves too, over at least {k} series; the house asks for {min_group}",
        k=k,
        min_group=policy.min_group,
    )
    return (policy.at_least("min_group", "Group curves", k if persons is None else persons, detail),)


def _equal_rows(least: int, alone: float, policy: Policy) -> GateItem:
    """Rows equal in all cells. Fewer than the house's smallest group are amber, never red by themselves:
    a sensitive value that tells rows apart is not known to the attacker beforehand, and different values
    in a class are even asked for. Rows that stand alone are judged by the house's share of such rows."""
    detail = text(
        "the smallest class of rows that are equal in every cell has {least}, {alone} of the rows stand "
        "alone; the house asks for {min_group}",
        least=least,
        alone=f"{alone:.0%}",
        min_group=policy.min_group,
    )
    item = policy.at_most("max_unique", "Equal rows", alone, detail)
    enough = least >= policy.min_group
    return item if enough else GateItem(item.name, worst(item.state, "amber"), detail)


def _attack(most: float, known: int, largest: float, policy: Policy) -> GateItem:
    detail = text(
        "one who knows {known} values of a series succeeds with {most} on average, more than with any "
        "other number of values; with one series {largest}; the house allows {max_attack}",
        known=known,
        most=f"{most:.3f}",
        largest=f"{largest:.3f}",
        max_attack=f"{policy.max_attack:g}",
    )
    return policy.at_most("max_attack", "Attack", most, detail)


def _shared_readings(rows: int) -> GateItem:
    name = "Shared readings"
    if not rows:
        return GateItem(name, "green", "no group agrees on a reading")
    return GateItem(
        name,
        "amber",
        text(
            "{rows} {rows:series is|series are} in groups that agree on a reading at some time: it "
            "is published as it is "
            "([v..v]), and known of everybody in the group",
            rows=rows,
        ),
    )


def _one_valued(rows: int, pattern_rows: int, least: int, policy: Policy) -> GateItem:
    if least > 1:
        detail = text(
            "every class holds at least {least} sensitive values; the house asks for {min_l}",
            least=least,
            min_l=policy.min_l,
        )
    else:
        detail = text(
            "the sensitive value is disclosed for {rows} series by values alone, for {pattern_rows} by "
            "values and pattern; ask for more distinct sensitive values under More, or say why this is fine",
            rows=rows,
            pattern_rows=pattern_rows,
        )
    return policy.at_least("min_l", "One-valued classes", least, detail)


def _rare(params: KPAnonymity, share: float, of_persons: float | None, policy: Policy) -> GateItem:
    """Where persons are known a value of one person is rare, however many series the person has."""
    few = max(params.P, 2)
    if of_persons is not None:
        detail = text(
            "{share} of the series hold sensitive values that fewer than {few} persons hold; "
            "the house allows {max_rare}",
            share=f"{of_persons:.1%}",
            few=few,
            max_rare=f"{policy.max_rare:.1%}",
        )
        return policy.at_most("max_rare", "Rare sensitive values", max(share, of_persons), detail)
    detail = text(
        "{share} of the series hold sensitive values that fewer than {few} series hold; "
        "the house allows {max_rare}",
        share=f"{share:.1%}",
        few=few,
        max_rare=f"{policy.max_rare:.1%}",
    )
    return policy.at_most("max_rare", "Rare sensitive values", share, detail)
