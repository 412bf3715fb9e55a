"""What carried attributes take of ε and δ, and what that leaves to private variants and durations.

Every attribute spends ε_x = ε · `attribute_share`, and δ_x = δ · `attribute_delta` where its values are known
from the log alone. Variants and durations have the rest: ε_v + ε_t = ε − Σ ε_x, δ_v = δ − Σ δ_x, exactly, as
decimals. Proof: docs/proofs/travas-attributes.md.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from engine.core.errors import ParameterError
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.group_privacy import delta_growth, effective_delta
from engine.kinds.eventlogs.params import Travas


@dataclass(frozen=True)
class AttributeBudget:
    epsilon_each: Fraction  # ε_x
    delta_each: Fraction  # δ_x, of an attribute whose values are not declared
    declared: tuple[bool, ...]  # of every attribute

    @property
    def epsilon(self) -> Fraction:
        return self.epsilon_each * len(self.declared)

    @property
    def delta(self) -> Fraction:
        return self.delta_each * self.declared.count(False)

    def for_cases(self, cases: int) -> tuple[float, float]:
        """What whoever has so many cases spends on attributes."""
        growth = delta_growth(float(self.epsilon_each), cases)
        return cases * float(self.epsilon), float(self.delta) * growth if self.delta else 0.0


def attribute_budget(params: Travas, delta: float, declared: Sequence[bool]) -> AttributeBudget:
    """`delta`: of attributes, variants and durations together."""
    each = Fraction(str(params.epsilon)) * Fraction(str(params.attribute_share))
    return AttributeBudget(
        each, Fraction(str(delta)) * Fraction(str(params.attribute_delta)), tuple(declared)
    )


def left_for_variants(params: Travas, delta: float, spent: AttributeBudget) -> Travas:
    """The same parameters with the ε and δ that attributes leave."""
    epsilon, rest = Fraction(str(params.epsilon)) - spent.epsilon, Fraction(str(delta)) - spent.delta
    if epsilon <= 0 or rest <= 0:
        raise ParameterError(
            text("{number} attributes leave nothing of ε or δ to the variants", number=len(spent.declared)),
            hint="carry fewer attributes, or give each a smaller share",
            name="attribute_share",
        )
    if Fraction(str(float(epsilon))) != epsilon or Fraction(str(float(rest))) != rest:
        raise ParameterError(
            "the shares of ε and δ for attributes have too many digits to add up exactly",
            hint="round ε, δ or the shares",
            name="attribute_share",
        )
    return replace(params, epsilon=float(epsilon), delta=float(rest))


def split_off(log: EventLog, params: Travas) -> tuple[Travas, AttributeBudget]:
    """Parameters of variants and durations of this log, and the budget of the attributes it carries."""
    if not log.carried:
        return params, AttributeBudget(Fraction(0), Fraction(0), ())
    delta = effective_delta(log, params)
    spent = attribute_budget(params, delta, [bool(one.domain) for one in log.carried])
    return left_for_variants(params, delta, spent), spent
