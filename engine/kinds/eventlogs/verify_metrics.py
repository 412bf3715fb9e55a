"""The published metrics of a released log that its file and parameters give, computed by the verifier.

Variants and cases are counted in the file. What is spent, and how likely a single case shows, follows from
ε, δ, the m draws and the c cases of a person that the manifest states, by the verifier's own formulas:

    per draw q = e^(−ε/m):   P(X = k) = q^k / (1 + 2·(q − q^(k+1)) / (1 − q)),
    a variant of one case is released by one draw when X = k, by any of m with 1 − (1 − P)^m
    person: c·ε and δ·(e^(cε/m) − 1) / (e^(ε/m) − 1), at most 1

All other metrics compare with the original. So does each pair of "before, after": its first half is a number
of the original, and after counts the original's cases behind the released variants.
"""

from __future__ import annotations

import math
from pathlib import Path

from engine.core.json_values import Document, Draft
from engine.kinds.eventlogs.verify import noise_bound
from engine.kinds.eventlogs.verify_attributes import carried_names
from engine.kinds.eventlogs.verify_claims import PrivacyClaims, facts_of, privacy_claims
from engine.kinds.eventlogs.verify_file import data_file
from engine.kinds.eventlogs.verify_flow import recount_flow
from engine.kinds.eventlogs.verify_groups import recount_groups
from engine.kinds.eventlogs.verify_private_attributes import attributes_by_source
from engine.kinds.eventlogs.verify_recoding import paid, release_claims
from engine.kinds.eventlogs.verify_times import steps_by_source
from engine.verify.read_xes import read_file

SPENT = ("epsilon", "epsilon_person", "epsilon_spent")  # to which a private choice of activities adds


def recount(folder: Path, claims: Document) -> Draft:
    by_technique = {"eventlogs.groups": recount_groups, "eventlogs.flow": recount_flow}
    count = by_technique.get(str(claims.get("technique")), _recount_travas)
    found = count(Path(folder), release_claims(claims))
    epsilon, delta = paid(claims)
    if epsilon:
        found |= {name: found[name] + epsilon for name in SPENT if found.get(name) is not None}
        found["delta_spent"] += delta
    return found


def _recount_travas(folder: Path, claims: Document) -> Draft:
    asked = privacy_claims(claims)
    counts = read_file(data_file(folder, claims), carried_names(facts_of(claims))).counts
    person = claims["done"]["facts"]["person"] is True
    cases = asked.cases_per_person if person else 1
    bound = noise_bound(asked.epsilon_variants / asked.repeats, asked.delta_variants / asked.repeats)
    timed = bool(asked.epsilon_times)
    spent = cases * asked.epsilon
    return {
        "variants": len(counts),
        "cases": sum(counts.values()),
        "epsilon": asked.epsilon,
        "epsilon_person": spent if person else None,
        "epsilon_spent": spent,
        "delta_spent": asked.delta_for(cases),
        "k": bound,
        **{f"steps_{one}": share for one, share in steps_by_source(Path(folder), timed).items()},
        **attributes_by_source(Path(folder), claims, asked, counts),
        "single_case_released": _single_case(asked, bound),
    }


def _single_case(asked: PrivacyClaims, bound: int) -> float:
    rate = asked.epsilon_variants / asked.repeats
    inside = math.exp(-rate) * math.expm1(-rate * bound) / math.expm1(-rate)  # q + q² + … + q^k
    one = math.exp(-rate * bound) / (1 + 2 * inside)
    return -math.expm1(asked.repeats * math.log1p(-one))
