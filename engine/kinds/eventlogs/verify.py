"""Does a released log keep the promise of (ε, δ)-private variant selection? Judged from the file.

Shares no code with what makes the draws: it has parsers of its own and its own reading of the formulas.
From the file and ε, δ: it parses, holds nothing but case names, activities, made-up times (`verify_times`)
and attributes that are said to be carried (`verify_private_attributes`) in the one order and spelling that
the counts give, no variant has fewer cases than any draw can give, and what is said to have been done follows
from the parameters. With the original: no variant is invented, no count is off by more than the noise can be,
and persons, δ and the names of what was left out are those of the log.
"""

from __future__ import annotations

import math
from itertools import accumulate
from pathlib import Path

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.verify_attributes import carried_names
from engine.kinds.eventlogs.verify_claims import done_check, facts_of, privacy_claims
from engine.kinds.eventlogs.verify_file import data_file, log_checks
from engine.kinds.eventlogs.verify_flow import verify_flow
from engine.kinds.eventlogs.verify_groups import verify_groups
from engine.kinds.eventlogs.verify_private_attributes import (
    attributes_against_log,
    private_attribute_checks,
)
from engine.kinds.eventlogs.verify_recoding import drawn_log, recoding_checks, release_claims
from engine.kinds.eventlogs.verify_times import ABOUT, against_original, times_checks
from engine.verify.read_xes import Broken, Counts, read_file

MOST_NOISE = 100_000


def verify(folder: Path, claims: Document, data: EventLog | None = None) -> list[Check]:
    """The checks of the technique that the manifest names."""
    by_technique = {"eventlogs.groups": verify_groups, "eventlogs.flow": verify_flow}
    check = by_technique.get(str(claims.get("technique")), _verify_travas)
    try:
        inner = release_claims(claims)
        log = data if data is None else drawn_log(claims, data)
    except Broken as problem:
        return [Check("Recoding", False, str(problem))]
    return [*check(Path(folder), inner, log), *recoding_checks(claims, data)]


def _verify_travas(folder: Path, claims: Document, data: EventLog | None) -> list[Check]:
    try:
        path = data_file(folder, claims)
        asked = privacy_claims(claims)
        bound = noise_bound(asked.epsilon_variants / asked.repeats, asked.delta_variants / asked.repeats)
        if bound > MOST_NOISE:
            raise Broken(
                text(
                    "noise up to ±{bound} cannot have been drawn: at most ±{most_noise} can",
                    bound=bound,
                    most_noise=MOST_NOISE,
                )
            )
        names = carried_names(facts_of(claims))
        parsed = read_file(path, names)
    except (KeyError, TypeError, AttributeError):
        return [Check("File reads", False, "the manifest does not say what was done")]
    except Broken as problem:
        return [Check("File reads", False, str(problem))]
    counts, timed = parsed.counts, bool(asked.epsilon_times)
    if timed and parsed.times is None and path.name != "data.variants.csv" and counts:
        return [Check("File reads", False, text("{name} has no times", name=path.name))]
    checks = [
        *log_checks(path, parsed, ABOUT if timed else "", names),
        *(times_checks(path.parent, claims, asked, parsed) if timed else ()),
        *private_attribute_checks(path.parent, claims, asked, parsed),
        _above_threshold(counts, asked.epsilon_variants / asked.repeats, bound, asked.repeats),
        done_check(claims, data),
    ]
    if data is not None:
        checks += _against(counts, data, bound, asked.repeats)
        if timed and all(check.passed for check in checks):
            checks.append(against_original(path.parent, claims, asked, counts, data))
        if names or data.carried:
            checks += attributes_against_log(path.parent, claims, asked, counts, data)
    return checks


# ── the promise, from the formula ─────────────────────────────────────────────────────────────


def noise_bound(epsilon: float, delta: float) -> int:
    """⌈ ln((e^ε + 2δ − 1) / ((e^ε + 1)·δ)) / ε ⌉, with e^ε − 1 taken whole so that small ε keep digits."""
    value = (
        math.log(math.expm1(epsilon) + 2 * delta) - math.log(math.exp(epsilon) + 1) - math.log(delta)
    ) / epsilon
    nearest = round(value)
    # A value that is a whole number but for rounding is that number.
    return nearest if abs(value - nearest) < 1e-9 * max(1, nearest) else math.ceil(value)


def _least_count(epsilon: float, bound: int, repeats: int) -> int:
    """The smallest count a release can show: seen once at bound + 1, hidden in all other draws."""
    if repeats == 1:
        return bound + 1
    upto = list(accumulate(math.exp(-epsilon * abs(x)) for x in range(-bound, bound + 1)))
    tails = [upto[2 * bound - j] for j in range(1, 2 * bound + 1)]  # ∝ P(X ≤ bound − j)
    hidden = math.fsum(j * t for j, t in enumerate(tails, 1)) / math.fsum(tails)
    return math.floor((bound + 1 + (repeats - 1) * hidden) / repeats + 0.5 - 1e-9)


def _above_threshold(counts: Counts, epsilon: float, bound: int, repeats: int) -> Check:
    least = _least_count(epsilon, bound, repeats)
    low = [n for n in counts.values() if n < least]
    return Check(
        "Counts above the threshold",
        not low,
        text(
            "{low} {low:variant has|variants have} fewer than {least} cases, the smallest {low2}",
            low=len(low),
            least=least,
            low2=min(low),
        )
        if low
        else text("every variant has at least {least} cases (k = {bound})", least=least, bound=bound),
    )


def _against(counts: Counts, original: EventLog, bound: int, repeats: int) -> list[Check]:
    known = dict(zip(original.variants, (int(n) for n in original.counts), strict=True))
    invented = [variant for variant in counts if variant not in known]
    checks = [
        Check(
            "No invented variant",
            not invented,
            text("{invented} {invented:variant is|variants are} not in the original", invented=len(invented))
            if invented
            else "all variants are in the original",
            confidential=True,
        )
    ]
    if original.person_of_case is not None or repeats > 1:
        # Cases were left out at random, or hidden draws filled in (with less than 2k): counts may be lower.
        filled = 2 * bound if repeats > 1 else 0
        far = [v for v, n in counts.items() if n > max(known.get(v, 0) + bound, filled)]
        words = text("at most {bound} above the original", bound=bound)
    else:
        far = [v for v, n in counts.items() if abs(n - known.get(v, 0)) > bound]
        words = text("within ±{bound} of the original", bound=bound)
    checks.append(
        Check(
            "Noise within its bound",
            not far,
            text("{far} {far:count is|counts are} not {words}", far=len(far), words=words)
            if far
            else text("all counts {words}", words=words),
            confidential=True,
        )
    )
    return checks
