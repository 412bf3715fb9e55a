"""Times of groups of k: from the folder alone, and with the original by a second, plain implementation.

From the folder: every positive weight stands for at least k cases, no step has more durations than its
variant has cases, steps that share a pair's histogram tell the same, and what is left of a pair's after the
own ones are subtracted has bins of k again or none; each case begins within the declared span and every
duration lies in a bin of positive weight. With the original: the rules one after the other give the same
weights, or show that there could be no times.

Shares no code with what makes them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.verify_claims import require
from engine.kinds.eventlogs.verify_times import (
    Declared,
    Step,
    Steps,
    declared_times,
    in_their_bins,
    judged,
    steps_by_source,
    told_steps,
    told_times,
)
from engine.verify.read_xes import Broken, Counts, Parsed, Variant

ABOUT = (
    "made up: dates, weekdays, hours, arrival rates and how the steps of a case hang together; durations of "
    "each step follow the histograms in times.json"
)
KEYS = ["about", "k", "start", "span_in_days", "edges_in_seconds", "variants"]
MISSING = -(2**63)
Homes = dict[Variant, list[Variant]]
Taken = dict[Variant, list[list[int | None]]]  # of every case of a host: the bin of each step


def times_asked(claims: Document) -> bool:
    asked = (claims.get("params") or {}).get("times", "none")
    if asked not in ("none", "relative"):
        raise Broken("the manifest does not say whether times were asked for")
    return asked == "relative"


def times_released(claims: Document) -> bool:
    """Asked for, and said to have been enough."""
    if not times_asked(claims):
        return False
    try:
        said = claims["done"]["facts"]["times"]
    except (KeyError, TypeError):
        said = None
    if type(said) is not bool:
        raise Broken("the manifest does not say whether there are times")
    return said


def group_steps_by_source(folder: Path, timed: bool) -> dict[str, float | None]:
    shares = steps_by_source(folder, timed)
    return {f"steps_{one}": shares[one] for one in ("own", "pair")}


@judged
def group_times_checks(folder: Path, claims: Document, k: int, parsed: Parsed) -> Iterator[Check]:
    """All that the folder alone shows."""
    wanted = declared_times(claims)
    steps = _told(folder, wanted, k, parsed.counts)
    yield _weights(steps, parsed.counts, k)
    if parsed.times is not None:
        yield in_their_bins(parsed, steps, wanted)


def _told(folder: Path, wanted: Declared, k: int, counts: Counts) -> Steps:
    told = told_times(folder, wanted, KEYS, ABOUT)
    require(type(told["k"]) is int and told["k"] == k, "k is another one than was chosen")
    return told_steps(told["variants"], counts, wanted)


def _weights(steps: Steps, counts: Counts, k: int) -> Check:
    shared: dict[tuple[str, str], Step] = {}
    own: dict[tuple[str, str], list[Step]] = {}
    for variant, listed in steps.items():
        for pair, step in zip(pairwise(variant), listed, strict=True):
            require(step.source in ("own", "pair"), "a step has an unknown source")
            require(min(one for one in step.weights if one) >= k, "a bin stands for fewer than k")
            if step.source == "pair":
                require(shared.setdefault(pair, step) == step, "one pair has two histograms")
            else:
                require(sum(step.weights) <= counts[variant], "a step has more durations than cases")
                own.setdefault(pair, []).append(step)
    for pair, step in shared.items():
        for place, weight in enumerate(step.weights):
            rest = weight - sum(one.weights[place] for one in own.get(pair, ()))
            require(rest == 0 or rest >= k, "what single steps leave of a pair stands for fewer than k")
    counted = Counter(step.source for listed in steps.values() for step in listed)
    return Check(
        "Weights of the steps",
        True,
        text(
            "every bin of durations stands for at least {k} cases; steps with histograms of their own: "
            "{own}, of their pair: {pair}",
            k=k,
            own=counted["own"],
            pair=counted["pair"],
        ),
    )


# ── against the original ──────────────────────────────────────────────────────────────────────


def same_times(
    folder: Path, claims: Document, k: int, counts: Counts, homes: Homes, original: EventLog
) -> Check:
    wanted, name = declared_times(claims), "The same durations again"
    if original.times is None:
        return Check(name, False, "the original has no times", confidential=True)
    again = plain_times(
        _taken(original, homes, wanted.edges), k, Fraction(str(claims["params"]["t"])), wanted
    )
    told = _told(folder, wanted, k, counts) if times_released(claims) else None
    same = again == ({v: listed for v, listed in told.items() if len(v) > 1} if told is not None else None)
    return Check(
        name,
        same,
        "a second, plain implementation gives the same durations"
        if same
        else "a second, plain implementation gives other durations",
        confidential=True,
    )


def _taken(log: EventLog, homes: Homes, edges: tuple[int, ...]) -> Taken:
    host_of = {variant: host for host, home in homes.items() for variant in home}
    ways = {variant: plain_alignment(variant, host) for variant, host in host_of.items()}
    found: Taken = {host: [] for host in homes}
    begin = 0
    for place in log.variant_of_case.tolist():
        variant = log.variants[place]
        moments = log.times[begin : begin + len(variant)].tolist()  # type: ignore[index]
        begin += len(variant)
        if variant not in host_of or MISSING in moments:
            continue
        row: list[int | None] = []
        for one, other in pairwise(ways[variant]):
            follows = one is not None and other is not None and other == one + 1
            seconds = max(0, (moments[other] - moments[one]) // 1_000_000) if follows else None
            row.append(None if seconds is None else sum(edge <= seconds for edge in edges[1:-1]))
        found[host_of[variant]].append(row)
    return found


def plain_alignment(variant: Variant, host: Variant) -> list[int | None]:
    """Which event of the variant every event of the host is; None: inserted."""
    table = [list(range(len(host) + 1))]
    for at, name in enumerate(variant, 1):
        line = [at]
        for to, other in enumerate(host):
            line.append(min(table[-1][to] + (name != other), table[-1][to + 1] + 1, line[to] + 1))
        table.append(line)
    at, to = len(variant), len(host)
    found: list[int | None] = [None] * to
    while at and to:
        if table[at][to] == table[at - 1][to - 1] + (variant[at - 1] != host[to - 1]):
            at, to = at - 1, to - 1
            found[to] = at
        elif table[at][to] == table[at - 1][to] + 1:
            at -= 1
        else:
            to -= 1
    return found


def plain_times(taken: Taken, k: int, t: Fraction, wanted: Declared) -> Steps | None:
    """The rules pair by pair; None where a pair has fewer than k durations."""
    places: dict[tuple[str, str], list[tuple[Variant, int]]] = {}
    for host in sorted(taken):
        for at, pair in enumerate(pairwise(host)):
            places.setdefault(pair, []).append((host, at))
    found: dict[tuple[Variant, int], Step] = {}
    for listed in places.values():
        cells = {one: _cells(taken, [one], wanted.bins) for one in listed}
        everything = _join([sum(column) for column in zip(*cells.values(), strict=True)], k)
        own = {one: _join(c, k) for one, c in cells.items() if sum(c) >= k}
        own = {one: c for one, c in own.items() if _apart(c, everything) <= t}
        while True:
            rest = _cells(taken, [one for one in listed if one not in own], wanted.bins)
            if sum(rest) >= k or (own and sum(rest) == 0):
                break
            if not own:
                return None
            own.pop(min(own, key=lambda one: (sum(own[one]), one)))
        shared = [sum(column) for column in zip(_join(rest, k), *own.values(), strict=True)]
        for one in listed:
            source = ("own", own[one]) if one in own else ("pair", shared)
            found[one] = Step(source[0], tuple(source[1]))
    return {host: [found[host, at] for at in range(len(host) - 1)] for host in sorted(taken) if len(host) > 1}


def _cells(taken: Taken, places: list[tuple[Variant, int]], bins: int) -> list[int]:
    """Of every case the first duration it has at these steps."""
    cells = [0] * bins
    for host in {host for host, _ in places}:
        for row in taken[host]:
            known = [row[at] for one, at in places if one == host and row[at] is not None]
            if known:
                cells[known[0]] += 1  # type: ignore[index]
    return cells


def _join(cells: list[int], k: int) -> list[int]:
    carried, found = 0, []
    for cell in cells:
        carried += cell
        found.append(carried if carried >= k else 0)
        carried = 0 if carried >= k else carried
    if carried:
        last = max((at for at, cell in enumerate(found) if cell), default=len(found) - 1)
        found[last] += carried
    return found


def _apart(one: list[int], other: list[int]) -> Fraction:
    far, left, right = Fraction(0), 0, 0
    for a, b in zip(one, other, strict=True):
        left, right = left + a, right + b
        far += abs(Fraction(left, sum(one)) - Fraction(right, sum(other)))
    return far / (len(one) - 1)
