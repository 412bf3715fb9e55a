"""Released times, held against what is promised of them: from the folder alone, and against the original.

A release without durations has times in XES only, and only these: the n-th event of a case is n − 1 seconds
after a fixed date. One with durations has `times.json`. From these two files: the parts of ε add up exactly;
every variant and step has its weights, from a source that the released count allows and above what tidying
leaves; times of a case do not fall, it begins within the declared span, and every duration is whole seconds
in a bin of positive weight. With the original: no cell is farther from the true count than noise can be.

That no date of the original is in the file follows: every date is the declared start, a number of seconds
within the span, and durations within bins; that is checked event by event.

Shares no code with what draws them.
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any, ParamSpec

import numpy as np

from engine.core import strict_json
from engine.core.json_values import Document
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.verify_claims import PrivacyClaims, require
from engine.verify.read_xes import Broken, Counts, Parsed, Variant, moment

FILE = "times.json"
P = ParamSpec("P")
ABOUT = (
    "made up: dates, weekdays, hours, arrival rates and how the steps of a case hang together; durations of "
    "each step follow the noisy histograms in times.json"
)
FIXED = 946_684_800  # 2000-01-01, UTC
DAY = 86_400
SECONDS = {"": 1, "s": 1, "min": 60, "h": 3600, "d": DAY}
KEYS = [
    "about",
    "epsilon_variants",
    "epsilon_times",
    "delta",
    "start",
    "span_in_days",
    "edges_in_seconds",
    "variants",
]
NEVER = 10**9  # noise is farther out than the bound once in so many releases


@dataclass(frozen=True)
class Step:
    source: str
    weights: tuple[int, ...]


Steps = dict[Variant, list[Step]]


@dataclass(frozen=True)
class Declared:
    """Bins, and where artificial times begin."""

    edges: tuple[int, ...]
    start: int
    span: int

    @property
    def bins(self) -> int:
        return len(self.edges) - 1


@dataclass(frozen=True)
class _Asked(Declared):
    """What the parameters say of durations."""

    epsilon: Fraction  # ε_t
    own: int
    most: int  # steps of a case

    def dense(self, variant: Variant, cases: int) -> bool:
        return cases * self.epsilon >= self.own * (len(variant) - 1)

    def scale(self, variant: Variant, cases: int) -> float:
        steps = len(variant) - 1 if self.dense(variant, cases) else self.most
        return float(steps / self.epsilon)

    def least(self, scale: float) -> float:
        return max(1.0, scale * math.log(self.bins))


CARRIED = "Nothing but case and activity"


def only_ordinal(parsed: Parsed) -> Check:
    """No times, or times that say nothing but the order."""
    name = "Only case and activity"
    if parsed.times is None and parsed.attributes:
        return Check(CARRIED, True, "besides the attributes that are said to be carried; no time")
    if parsed.times is None:
        return Check(name, True, "no time and no other attribute in the file")
    said = all(times == tuple(range(FIXED, FIXED + len(times))) for _, times in parsed.times)
    if said and parsed.attributes:
        detail = (
            "besides the attributes that are said to be carried; times are made up from the order of events"
        )
        return Check(CARRIED, True, detail)
    return Check(
        name,
        said,
        "no other attribute in the file; times are made up: the place of an event in its case, in seconds"
        if said
        else "the file has times that are not made up from the order of events",
    )


def judged(checks: Callable[P, Iterator[Check]]) -> Callable[P, list[Check]]:
    """Check after check; nothing further is judged once something is wrong."""

    def judge(*arguments: P.args, **named: P.kwargs) -> list[Check]:
        found: list[Check] = []
        try:
            for check in checks(*arguments, **named):
                found.append(check)
        except Broken as problem:
            found.append(Check("Times as released", False, str(problem)))
        except (KeyError, TypeError, AttributeError, ValueError, OSError) as problem:
            detail = text("{file} cannot be read: {problem}", file=FILE, problem=problem)
            found.append(Check("Times as released", False, detail))
        return found

    return judge


@judged
def times_checks(folder: Path, claims: Document, asked: PrivacyClaims, parsed: Parsed) -> Iterator[Check]:
    """All that the folder alone shows."""
    wanted = _asked(claims, asked)
    told = _read(folder, wanted, asked, claims)
    detail = text(
        "ε = {variants} for variants and {times} for durations, together {epsilon}",
        variants=told["epsilon_variants"],
        times=told["epsilon_times"],
        epsilon=f"{float(asked.rest):g}",
    )
    yield Check("Budget of times", True, detail)
    steps = told_steps(told["variants"], parsed.counts, wanted)
    yield _sources(steps, parsed.counts, wanted)
    if parsed.times is not None:
        yield in_their_bins(parsed, steps, wanted)


def _asked(claims: Document, asked: PrivacyClaims) -> _Asked:
    params, declared = claims["params"], declared_times(claims)
    return _Asked(
        declared.edges,
        declared.start,
        declared.span,
        asked.epsilon_times,
        params["own"],
        params["steps_per_case"],
    )


def declared_edges(params: Document) -> tuple[int, ...]:
    edges = []
    for written in params["bins"]:
        found = re.fullmatch(r"\s*([0-9]{1,10})\s*(s|min|h|d|)\s*", written)
        require(found is not None, "an edge of the bins is no duration")
        edges.append(int(found[1]) * SECONDS[found[2]])  # type: ignore[index]
    require(edges[:1] == [0] and edges == sorted(set(edges)), "the edges of the bins do not rise from 0")
    return tuple(edges)


def declared_times(claims: Document) -> Declared:
    params = claims["params"]
    day, _, clock = str(params["start"]).strip().removesuffix("Z").partition("T")
    start = moment(f"{day}T{clock or '00:00:00'}+00:00")
    return Declared(declared_edges(params), start, params["span"])


def _read(folder: Path, wanted: _Asked, asked: PrivacyClaims, claims: Document) -> Document:
    told = told_times(folder, wanted, KEYS, ABOUT)
    parts = [exact_decimal(told[key]) for key in ("epsilon_variants", "epsilon_times")]
    require(sum(parts) == asked.rest, "the parts of ε do not add up to ε")
    require(parts[1] == asked.epsilon_times, "durations spend another share of ε than was chosen")
    require(told["delta"] == asked.delta_variants, "δ is another one than was used")
    return told


def told_times(folder: Path, wanted: Declared, keys: list[str], about: str) -> Document:
    """times.json with the bins and beginnings that were chosen."""
    told = told_file(folder, wanted.edges, keys, about)
    require(moment(told["start"]) == wanted.start, "times begin elsewhere than was chosen")
    require(told["span_in_days"] == wanted.span, "the span is another one than was chosen")
    return told


def told_file(folder: Path, edges: Sequence[int], keys: list[str], about: str) -> Document:
    """times.json: spelled as it must be, with the bins that were chosen."""
    path = folder / FILE
    require(path.is_file() and not path.is_symlink(), text("there is no file {name}", name=FILE))
    written = path.read_text(encoding="utf-8")
    told = strict_json.parse(written)
    require(isinstance(told, dict) and list(told) == keys, text("{file} has other entries", file=FILE))
    again = json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n"
    require(again == written, text("{file} is not written as Sfumato writes it", file=FILE))
    require(told["about"] == about, "what is said to be made up is said in other words")
    require(told["edges_in_seconds"] == list(edges), "the edges are not those that were chosen")
    return told


def exact_decimal(written: Any) -> Fraction:
    require(
        isinstance(written, str) and re.fullmatch(r"[0-9]{1,9}(\.[0-9]{0,60}[1-9])?", written) is not None,
        "a part of ε is not written as a decimal number",
    )
    return Fraction(written)


def told_steps(listed: Any, counts: Counts, wanted: Declared) -> Steps:
    """The weights of every step of the released variants, in their order and with their counts."""
    require(isinstance(listed, list), "the variants are no list")
    found: Steps = {}
    for entry in listed:
        require(list(entry) == ["activities", "cases", "steps"], "a variant has other entries")
        variant = tuple(entry["activities"])
        require(type(entry["cases"]) is int and counts.get(variant) == entry["cases"], "other cases")
        require(len(entry["steps"]) == len(variant) - 1, "a variant with other steps")
        found[variant] = [told_step(one, wanted.bins) for one in entry["steps"]]
    require(list(found) == sorted(counts), "the variants are not those of the data")
    return found


def told_step(entry: Any, bins: int) -> Step:
    require(list(entry) == ["source", "weights"], "a step has other entries")
    weights = entry["weights"]
    require(isinstance(weights, list) and len(weights) == bins, "a step has not one weight a bin")
    require(all(type(one) is int and 0 <= one < 10**15 for one in weights), "a weight is no whole number")
    require(any(weights), "all weights of a step are 0")
    return Step(entry["source"], tuple(weights))


def _sources(steps: Steps, counts: Counts, wanted: _Asked) -> Check:
    """Each source as the released counts allow it, each weight as tidying leaves it."""
    thin = [v for v in steps if len(v) > 1 and not wanted.dense(v, counts[v])]
    pairs = {pair for variant in thin for pair in pairwise(variant)}
    pooled = wanted.least(float(wanted.most / wanted.epsilon) * math.sqrt(max(1, len(pairs))))
    shared: dict[Any, Step] = {}
    for variant, own in steps.items():
        dense, scale = wanted.dense(variant, counts[variant]), wanted.scale(variant, counts[variant])
        least = {"own": wanted.least(scale), "pair": wanted.least(scale), "all": pooled, "flat": 1.0}
        for pair, step in zip(pairwise(variant), own, strict=True):
            require(step.source in least, "a step has an unknown source")
            require(step.source != "own" or dense, "a rare variant has histograms of its own")
            require(step.source != "pair" or not dense, "a common variant has no histograms of its own")
            require(step.source != "all" or bool(pairs), "there are no shared histograms to add up")
            low = min(weight for weight in step.weights if weight)
            require(low >= least[step.source] * (1 - 1e-12), "a weight is below what noise hides")
            require(step.source != "flat" or set(step.weights) == {1}, "a flat step is not flat")
            if step.source == "all":
                require(shared.setdefault("all", step) == step, "the sum of all pairs differs")
            if not dense:
                require(shared.setdefault(pair, step) == step, "one pair has two histograms")
    counted = Counter(step.source for own in steps.values() for step in own)
    return Check(
        "Weights of the steps",
        True,
        text(
            "steps with histograms of their own: {own}, of their pair: {pair}, of all pairs: {all}, without "
            "any: {flat}",
            own=counted["own"],
            pair=counted["pair"],
            all=counted["all"],
            flat=counted["flat"],
        ),
    )


def in_their_bins(parsed: Parsed, steps: Steps, wanted: Declared) -> Check:
    edges = np.array(wanted.edges)
    for variant, moments in moments_of(parsed).items():
        begun, taken = moments[:, 0] - wanted.start, np.diff(moments, axis=1)
        require(bool(((begun >= 0) & (begun < wanted.span * DAY)).all()), "a case begins outside the span")
        require(bool((taken >= 0).all()), "times of a case fall")
        require(bool((taken < edges[-1]).all()), "a duration is beyond the last edge")
        bins = np.searchsorted(edges, taken, side="right") - 1
        require(not taken[bins == 0].any(), "a duration in the first bin is not 0")
        allowed = np.array([step.weights for step in steps[variant]]).reshape(-1, wanted.bins) > 0
        inside = allowed[np.arange(taken.shape[1]), bins] if taken.size else np.ones(0, bool)
        require(bool(inside.all()), "a duration lies in a bin without weight")
    return Check(
        "Durations in their bins",
        True,
        "every case begins within the span; every duration is whole seconds in a bin of its step",
    )


def moments_of(parsed: Parsed) -> dict[Variant, np.ndarray]:
    """Cases × events of each variant, in the order of the file."""
    found: dict[Variant, list[Sequence[int]]] = {}
    for variant, times in parsed.times or ():
        found.setdefault(variant, []).append(times)
    return {variant: np.array(moments, np.int64) for variant, moments in found.items()}


def steps_by_source(folder: Path, timed: bool) -> dict[str, float | None]:
    """Share of the released cases' steps by the source of their weights; None without durations."""
    counted: Counter[str] = Counter()
    for entry in strict_json.parse((folder / FILE).read_text(encoding="utf-8"))["variants"] if timed else ():
        for step in entry["steps"]:
            counted[step["source"]] += entry["cases"]
    total = max(1, sum(counted.values()))
    return {one: counted[one] / total if timed else None for one in ("own", "pair", "all", "flat")}


# ── against the original ──────────────────────────────────────────────────────────────────────


def against_original(
    folder: Path, claims: Document, asked: PrivacyClaims, counts: Counts, original: EventLog
) -> Check:
    """No cell is farther from the true count than noise is once in a thousand million releases."""
    wanted = _asked(claims, asked)
    steps = told_steps(_read(folder, wanted, asked, claims)["variants"], counts, wanted)
    true = _true_counts(original, steps, wanted)
    cells = max(1, sum(len(own) for own in steps.values()) * wanted.bins)
    exact = original.person_of_case is None
    pairs: Counter[tuple[tuple[str, str], int]] = Counter()
    for variant in steps:
        if len(variant) > 1 and not wanted.dense(variant, counts[variant]):
            for pair, counted in zip(pairwise(variant), true[variant], strict=True):
                pairs.update({(pair, place): int(n) for place, n in enumerate(counted)})
    far = 0
    for variant, own in steps.items():
        allowed = wanted.scale(variant, counts[variant]) * math.log(2 * cells * NEVER)
        for place, step in enumerate(own):
            pair = (variant[place], variant[place + 1])
            for cell, weight in enumerate(step.weights):
                if not weight or step.source not in ("own", "pair"):
                    continue
                known = true[variant][place][cell] if step.source == "own" else pairs[pair, cell]
                # Of persons, and of pairs, cases were left out at random: only too many can be seen.
                below = exact and step.source == "own" and known - weight > allowed
                far += bool(weight - known > allowed or below)
    return Check(
        "Durations follow the log",
        not far,
        text("{far} {far:cell is|cells are} farther from the log than noise can be", far=far)
        if far
        else "no cell is farther from the log than noise can be",
        confidential=True,
    )


def _true_counts(original: EventLog, steps: Steps, wanted: _Asked) -> dict[Variant, list[np.ndarray]]:
    counted = {v: [np.zeros(wanted.bins, np.int64) for _ in own] for v, own in steps.items()}
    require(original.times is not None, "the original has no times")
    begin = 0
    for place in original.variant_of_case.tolist():
        variant = original.variants[place]
        times = original.times[begin : begin + len(variant)].tolist()  # type: ignore[index]
        begin += len(variant)
        if variant not in counted or min(times) == np.iinfo(np.int64).min:
            continue
        for cells, early, late in zip(counted[variant], times, times[1:], strict=False):
            seconds = max(0, (late - early) // 1_000_000)
            cells[max(bin_ for bin_ in range(wanted.bins) if wanted.edges[bin_] <= seconds)] += 1
    return counted
