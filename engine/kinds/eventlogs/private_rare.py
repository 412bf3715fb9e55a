"""Which activities are common, chosen with a part of the budget: rare = private.

Every case holds at most c_a of its different activities, at random; their numbers of cases + discrete Laplace
of scale c_a/ε_a; those stay whose Y ≥ max(T, share · largest Y), T as for the directly-follows graph with
δ_a. That costs (ε_a, δ_a), the rest of both goes to the release: ε_a + ε' = ε and δ_a + δ' = δ exactly, as
decimals. Where persons are known one case of each is counted. Proof: docs/proofs/recoding.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import TypeVar

from engine.core.discrete_laplace import applied_threshold, exact_discrete_laplace
from engine.core.errors import InputError, ParameterError
from engine.core.number_format import grouped
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog, PrivateChoice, Recoding, Variant
from engine.kinds.eventlogs.group_privacy import effective_delta
from engine.kinds.eventlogs.params import Flow, Groups, Travas
from engine.kinds.eventlogs.recode import Renamed, by_table, recode_log
from engine.kinds.eventlogs.travas import bound_contributions

P = TypeVar("P", Travas, Flow)


@dataclass(frozen=True)
class Split:
    """Decimals that add up exactly to what was typed."""

    release: float
    choice: float


def split(total: float, share: float) -> Split:
    """A part for the choice and the rest for the release; the rest is a decimal, the part what is left."""
    rest = float(Fraction(str(total)) * (1 - Fraction(str(share))))
    return Split(rest, float(Fraction(str(total)) - Fraction(str(rest))))


def is_private(log: EventLog) -> bool:
    return log.recoding is not None and log.recoding.rare == "private"


def choose(
    data: EventLog, params: Travas | Groups | Flow, randomness: Randomness
) -> tuple[EventLog, Travas | Flow, PrivateChoice]:
    """The log without rare activities, the parameters that are left to the release, and what was spent."""
    if isinstance(params, Groups):
        raise ParameterError(
            "rare activities cannot be chosen privately here: groups of k have no ε to pay with",
            hint="declare the list of activities that stay",
            name="rare",
        )
    assert data.recoding is not None
    recoding, raw = data.recoding, data.raw or data
    epsilon = split(params.epsilon, recoding.epsilon_share)
    delta = split(effective_delta(data, params), recoding.delta_share)
    counts = bound_contributions(raw, 1, randomness.bits("rare cases"))[0]
    kept = {v: int(n) for v, n in zip(raw.variants, counts.tolist(), strict=True) if n}
    names = by_table(raw.activities, recoding)
    bits = randomness.bits("rare noise"), randomness.bits("rare activities")
    stay = common_names(kept, names, recoding, epsilon.choice, delta.choice, *bits)
    log = recode_log(raw, replace(recoding, stay=stay))
    inner = replace(params, epsilon=epsilon.release, delta=delta.release)
    return log, inner, PrivateChoice(stay, epsilon.choice, delta.choice)


def common_names(
    log: Mapping[Variant, int],
    names: Renamed,
    recoding: Recoding,
    epsilon: float,
    delta: float,
    noise: Random,
    choice: Random,
) -> tuple[str, ...]:
    c = recoding.activities_per_case
    scale = Fraction(c) / Fraction(str(epsilon))
    held: Counter[str] = Counter()
    for variant in sorted(log):
        own = sorted({new for name in variant if (new := names[name]) is not None})
        if len(own) <= c:
            held.update(dict.fromkeys(own, log[variant]))
            continue
        for _ in range(log[variant]):
            held.update(choice.sample(own, c))
    present = sorted(held)
    drawn = exact_discrete_laplace(len(present), scale, noise).tolist()
    noisy = {name: held[name] + x for name, x in zip(present, drawn, strict=True)}
    least = applied_threshold(float(scale), delta / c)
    floor = max(least, recoding.rare_share * max(noisy.values(), default=0))
    stay = tuple(name for name in present if noisy[name] >= floor)
    if not stay:
        raise InputError(
            text(
                "the private choice keeps no activity: with this part of ε one needs about {least} cases",
                least=grouped(least),
            ),
            hint="declare the list of activities that stay, or give the choice a larger share of ε",
        )
    return stay
