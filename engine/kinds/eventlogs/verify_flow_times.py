"""Durations on the arrows of a released graph, held against what is promised of them.

From the folder alone: `times.json` is spelled as it must be; the parts of ε add up exactly; every released
arrow between activities, and no other, has one whole weight a bin, from its own steps (pair), from all arrows
together (all, the same for each that has it) or from nothing (flat, all 1), and no weight is below what
tidying leaves. With the original: no cell is farther above the true number of steps than noise is in one
release of 10⁹. Steps were left out at random, so that too few cannot be seen.

Shares no code with what draws them.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Protocol

from engine.core import strict_json
from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.verify_claims import require
from engine.kinds.eventlogs.verify_times import (
    FILE,
    NEVER,
    Step,
    declared_edges,
    exact_decimal,
    judged,
    told_file,
    told_step,
)

ABOUT = (
    "noisy numbers of steps on each released arrow by how long they took; of every case at most c steps "
    "count; no case, date or hour"
)
KEYS = ["about", "epsilon_arrows", "epsilon_times", "delta", "edges_in_seconds", "arrows"]
ENDS = ("▶", "■")
MISSING = -(2**63)
Arrow = tuple[str, str]


class Asked(Protocol):
    """What the manifest says was spent."""

    @property
    def delta(self) -> float: ...
    @property
    def c(self) -> int: ...
    @property
    def epsilon_times(self) -> Fraction: ...
    @property
    def epsilon_total(self) -> Fraction: ...


@judged
def arrow_times_checks(
    folder: Path, claims: Document, asked: Asked, weights: Mapping[Arrow, int], data: EventLog | None
) -> Iterator[Check]:
    edges = declared_edges(claims["params"])
    told = told_file(folder, edges, KEYS, ABOUT)
    yield _budget(told, asked)
    steps = _told_arrows(told, weights, len(edges) - 1)
    yield _weights(steps, asked, len(edges) - 1)
    if data is not None:
        yield _against(steps, asked, edges, data)


def arrows_by_source(folder: Path, timed: bool) -> dict[str, float | None]:
    """Share of the released arrows between activities by the source of their weights; None without any."""
    listed = strict_json.parse((folder / FILE).read_text(encoding="utf-8"))["arrows"] if timed else ()
    counted = Counter(entry["source"] for entry in listed)
    return {f"steps_{one}": counted[one] / len(listed) if listed else None for one in ("pair", "all", "flat")}


def _budget(told: Document, asked: Asked) -> Check:
    arrows, times = exact_decimal(told["epsilon_arrows"]), exact_decimal(told["epsilon_times"])
    require(arrows + times == asked.epsilon_total, "the parts of ε do not add up to ε")
    require(times == asked.epsilon_times, "durations spend another share of ε than was chosen")
    require(told["delta"] == asked.delta, "δ is another one than was used")
    detail = text(
        "ε = {arrows} for arrows and {times} for durations, together {epsilon}",
        arrows=told["epsilon_arrows"],
        times=told["epsilon_times"],
        epsilon=f"{float(asked.epsilon_total):g}",
    )
    return Check("Budget of times", True, detail)


def _told_arrows(told: Document, weights: Mapping[Arrow, int], bins: int) -> dict[Arrow, Step]:
    found: dict[Arrow, Step] = {}
    require(isinstance(told["arrows"], list), "the arrows are no list")
    for entry in told["arrows"]:
        require(list(entry) == ["arrow", "source", "weights"], "an arrow has other entries")
        source, target = entry["arrow"]
        step = {"source": entry["source"], "weights": entry["weights"]}
        found[source, target] = told_step(step, bins)
    between = sorted(arrow for arrow in weights if not set(arrow) & set(ENDS))
    listed = [tuple(entry["arrow"]) for entry in told["arrows"]]
    require(listed == between, "the arrows are not those of the data")
    return found


def _weights(steps: Mapping[Arrow, Step], asked: Asked, bins: int) -> Check:
    scale = float(asked.c / asked.epsilon_times)
    least = {
        "pair": max(1.0, scale * math.log(bins)),
        "all": max(1.0, scale * math.sqrt(len(steps)) * math.log(bins)),
        "flat": 1.0,
    }
    for step in steps.values():
        require(step.source in least, "an arrow has an unknown source")
        low = min(weight for weight in step.weights if weight)
        require(low >= least[step.source] * (1 - 1e-12), "a weight is below what noise hides")
        require(step.source != "flat" or set(step.weights) == {1}, "a flat arrow is not flat")
    # What an arrow has of which noise left nothing is decided once for all of them.
    others = {step for step in steps.values() if step.source != "pair"}
    require(len(others) <= 1, "the sum of all arrows differs")
    counted = Counter(step.source for step in steps.values())
    detail = text(
        "arrows with durations of their own: {pair}, of all arrows: {all}, without any: {flat}",
        pair=counted["pair"],
        all=counted["all"],
        flat=counted["flat"],
    )
    return Check("Weights of the steps", True, detail)


def _against(steps: Mapping[Arrow, Step], asked: Asked, edges: tuple[int, ...], original: EventLog) -> Check:
    true = _true_counts(original, edges)
    cells = max(1, len(steps) * (len(edges) - 1))
    room = float(asked.c / asked.epsilon_times) * math.log(2 * cells * NEVER)
    far = sum(
        weight > true[arrow, place] + room
        for arrow, step in steps.items()
        if step.source == "pair"
        for place, weight in enumerate(step.weights)
        if weight
    )
    return Check(
        "Durations follow the log",
        not far,
        text("{far} {far:cell is|cells are} farther from the log than noise can be", far=far)
        if far
        else "no cell is farther from the log than noise can be",
        confidential=True,
    )


def _true_counts(original: EventLog, edges: tuple[int, ...]) -> Counter[tuple[Arrow, int]]:
    """Steps of the log by arrow and bin, of cases with all their times."""
    require(original.times is not None, "the original has no times")
    found: Counter[tuple[Arrow, int]] = Counter()
    begin = 0
    for place in original.variant_of_case.tolist():
        variant = original.variants[place]
        times = original.times[begin : begin + len(variant)].tolist()  # type: ignore[index]
        begin += len(variant)
        if min(times) == MISSING:
            continue
        for arrow, (early, late) in zip(pairwise(variant), pairwise(times), strict=True):
            seconds = max(0, (late - early) // 1_000_000)
            found[arrow, min(bisect_right(edges, seconds), len(edges) - 1) - 1] += 1
    return found
