"""What a release spends: ε and δ for a case, and for a person with several cases.

A person of whom at most c cases are kept is protected with

    ε_person = c·ε,    δ_person = δ · (1 + e^(ε/m) + … + e^((c−1)·ε/m))        (docs/proofs/travas.md)

where m draws at (ε/m, δ/m) are averaged; with c = 1 that is (ε, δ) itself. Where durations are released too,
ε = ε_v + ε_t is what a case spends, and δ grows with ε_v, the part of the variants: durations have no δ.
"""

from __future__ import annotations

import math

from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.params import LEAST_DELTA, Flow, Travas


def group_privacy(
    variants: float, times: float, delta: float, repeats: int, cases: int
) -> tuple[float, float]:
    """(ε, δ) for whoever has this many cases; ε_v of the variants, ε_t of durations; δ is at most 1."""
    return cases * (variants + times), min(1.0, delta * delta_growth(variants / repeats, cases))


def delta_growth(epsilon: float, cases: int) -> float:
    """1 + e^ε + … + e^((c−1)·ε): how δ grows with the cases of a person; infinite beyond all numbers."""
    if cases == 1:
        return 1.0
    try:
        return math.fsum(math.exp(step * epsilon) for step in range(cases))
    except OverflowError:
        return math.inf


def default_delta(number: int, factor: float = 1.0) -> float:
    """The largest power of ten δ with δ · factor ≤ 1 / (10 · number), but not below what can be drawn.

    A power of ten tells of the number of cases no more than its order of magnitude, which the promise
    takes as known.
    """
    if not math.isfinite(factor):
        return LEAST_DELTA
    if factor == 1.0:
        digits = len(str(10 * number - 1))  # whole numbers: 1 000 cases give exactly 10⁻⁴
    else:
        digits = math.ceil(math.log10(10 * number) + math.log10(factor))
    return max(float(f"1e-{digits}"), LEAST_DELTA)


def units(log: EventLog) -> int:
    """How many are protected: persons where they are known, else cases."""
    return log.cases if log.person_of_case is None else int(log.person_of_case.max()) + 1


def effective_delta(log: EventLog, params: Travas | Flow) -> float:
    """δ as chosen, or the largest power of ten that keeps a tenth of 1 / number of those protected."""
    if params.delta is not None:
        return float(params.delta)
    if isinstance(params, Flow):  # one case of every person counts
        return default_delta(units(log))
    cases = params.cases_per_person if log.person_of_case is not None else 1
    # Attributes have parts of ε and δ of their own: no part of δ grows faster than with the whole ε.
    rate = params.epsilon if log.carried else float(params.epsilon_variants) / params.repeats
    return default_delta(units(log), delta_growth(rate, cases))
