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
    claims = [
        text(
            "Every published envelope is shared by at least {k} series, "
            "every pattern within it by at least {p}.",
            k=params.k,
            p=params.P,
        )
    ]
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
        unit="series",
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
    limits.append("A person with several series is protected as several series.")
    return limits


# ── gate ──────────────────────────────────────────────────────────────────────────────────────


def gate(params: KPAnonymity, measured: Measured, policy: Policy) -> tuple[GateItem, ...]:
    risk = measured.risk
    k, P, least = risk["k_achieved"], risk["P_achieved"], risk["l_achieved"]
    items = [
        _reached(params, k, P),
        _size(k, P, policy),
        _attack(risk["attack_most"], risk["attack_most_known"], risk["attack_worst"], policy),
        _shared_readings(risk["shared_readings"]),
    ]
    if least is not None:  # without sensitive columns equal rows are pattern classes: Group size
        items += [
            _equal_rows(risk["identical_least"], risk["identical_alone"], policy),
            _one_valued(risk["homogeneous_rows"], risk["homogeneous_pattern_rows"], least, policy),
            _rare(params, risk["rare_rows"], policy),
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


def _rare(params: KPAnonymity, share: float, policy: Policy) -> GateItem:
    few = max(params.P, 2)
    detail = text(
        "{share} of the series hold sensitive values that fewer than {few} series hold; "
        "the house allows {max_rare}",
        share=f"{share:.1%}",
        few=few,
        max_rare=f"{policy.max_rare:.1%}",
    )
    return policy.at_most("max_rare", "Rare sensitive values", share, detail)
