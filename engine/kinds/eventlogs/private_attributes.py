"""Attributes of released cases, drawn from noisy histograms: (ε_x, δ_x)-private per case and attribute.

A *class* is a released variant, or a declared grouping of them. A class with ñ ≥ 10/ε_x released cases has
a histogram of its *own* over the cases of the log in it; all smaller ones are *pooled* into one. (ñ is
released, so that this choice costs nothing. A case sits in one class and in one cell of its histogram.)

- Values that are declared: every cell, also an empty one, + discrete Laplace of scale 1/ε_x; δ_x = 0.
- Values that are known from the log alone: the same noise on the cells that are there, and a cell is told iff
  it reaches T, the smallest whole number with P(1 + X ≥ T) ≤ δ_x: partition selection (Korolova et al. 2009).

Negative cells become 0. Every released case draws its value by the weights of its class, each attribute by
itself. Where noise leaves nothing of a histogram (*none*), the value of its cases is (other): making one up
would say more than is known. Proof: docs/proofs/travas-attributes.md.

Noise is met in the order: attributes sorted, own classes sorted, then the pool, values sorted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

import numpy as np

from engine.core.discrete_laplace import applied_threshold
from engine.kinds.eventlogs.attribute_budget import AttributeBudget
from engine.kinds.eventlogs.data import (
    AttributeHistograms,
    CaseAttribute,
    ClassWeights,
    EventLog,
    Label,
    ReleasedAttributes,
    Variant,
)
from engine.kinds.eventlogs.group_attributes import class_of
from engine.kinds.eventlogs.recode import OTHER

OWN = 10  # released cases per unit of noise from which a class has a histogram of its own
Noise = Callable[[int, Fraction], np.ndarray]  # (how many, scale) -> whole numbers


def release_private_attributes(
    log: EventLog,
    kept: np.ndarray,
    released: Mapping[Variant, int],
    by: str,
    budget: AttributeBudget,
    noise: Noise,
    generator: np.random.Generator,
) -> ReleasedAttributes:
    """Values of every released case; `kept`: the cases of the log that count."""
    sizes: Counter[Label] = Counter()
    for variant, cases in released.items():
        sizes[class_of(variant, by)] += cases
    members = cases_of_classes(log, kept, released, by)
    histograms = tuple(
        noisy_histograms(
            one,
            {label: Counter(one.value_of(case) for case in cases) for label, cases in members.items()},
            sizes,
            budget.epsilon_each,
            Fraction(0) if one.domain else budget.delta_each,
            noise,
        )
        for one in log.carried
    )
    drawn = {
        variant: tuple(
            zip(
                *(_drawn(one, class_of(variant, by), released[variant], generator) for one in histograms),
                strict=True,
            )
        )
        for variant in sorted(released)
    }
    told = tuple((one.name, one.how) for one in log.carried)
    return ReleasedAttributes(told, drawn, histograms=histograms)


def cases_of_classes(
    log: EventLog, kept: np.ndarray, released: Mapping[Variant, int], by: str
) -> dict[Label, list[int]]:
    """The cases of the log whose variant is released, by class."""
    found: dict[Label, list[int]] = {}
    for case in kept.tolist():
        variant = log.variants[log.variant_of_case[case]]
        if variant in released:
            found.setdefault(class_of(variant, by), []).append(case)
    return found


def noisy_histograms(
    attribute: CaseAttribute,
    counted: Mapping[Label, Mapping[str, int]],
    sizes: Mapping[Label, int],
    epsilon: Fraction,
    delta: Fraction,
    noise: Noise,
) -> AttributeHistograms:
    """`counted`: true numbers of cases by class and value; `sizes`: released cases of every class."""
    own = [label for label in sorted(sizes) if sizes[label] * epsilon >= OWN]
    pooled = [label for label in sorted(sizes) if sizes[label] * epsilon < OWN]
    together: Counter[str] = Counter()
    for label in pooled:
        together.update(counted.get(label, {}))
    groups = [counted.get(label, {}) for label in own] + ([together] if pooled else [])
    noisy = _declared(groups, attribute.domain, epsilon, noise) if attribute.domain else None
    told = _selected(groups, epsilon, delta, noise) if noisy is None else noisy
    values = attribute.domain or tuple(sorted({value for one in told for value in one}))

    def weights(source: str, group: Mapping[str, int]) -> ClassWeights:
        cells = tuple(max(0, group.get(value, 0)) for value in values)
        return ClassWeights(source if any(cells) else "none", cells)

    found = {label: weights("own", told[at]) for at, label in enumerate(own)}
    found |= {label: weights("pooled", told[-1]) for label in pooled}
    return AttributeHistograms(
        attribute.name, attribute.how, bool(attribute.domain), epsilon, delta, values, found
    )


def _declared(
    groups: Sequence[Mapping[str, int]], domain: Sequence[str], epsilon: Fraction, noise: Noise
) -> list[dict[str, int]]:
    drawn = noise(len(groups) * len(domain), 1 / epsilon).reshape(len(groups), len(domain)).tolist()
    return [
        {value: group.get(value, 0) + x for value, x in zip(domain, row, strict=True)}
        for group, row in zip(groups, drawn, strict=True)
    ]


def _selected(
    groups: Sequence[Mapping[str, int]], epsilon: Fraction, delta: Fraction, noise: Noise
) -> list[dict[str, int]]:
    least = applied_threshold(float(1 / epsilon), float(delta))
    cells = [(at, value) for at, group in enumerate(groups) for value in sorted(group) if group[value]]
    found: list[dict[str, int]] = [{} for _ in groups]
    for (at, value), x in zip(cells, noise(len(cells), 1 / epsilon).tolist(), strict=True):
        if groups[at][value] + x >= least:
            found[at][value] = groups[at][value] + x
    return found


def _drawn(one: AttributeHistograms, label: Label, cases: int, generator: np.random.Generator) -> list[str]:
    upto = np.cumsum(np.array(one.of_class[label].weights, np.int64))
    if not len(upto) or not upto[-1]:
        return [OTHER] * cases
    places = np.searchsorted(upto, generator.integers(0, int(upto[-1]), cases), side="right")
    return [one.values[at] for at in places.tolist()]
