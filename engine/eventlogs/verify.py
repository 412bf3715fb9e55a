"""Does a released log keep the promise of (ε, δ)-private variant selection? Judged from the file.

Shares no code with what makes releases: it has parsers of its own and its own reading of the formula.
From the file and ε, δ: it parses, holds nothing but case names and activities, and no variant has fewer
cases than any draw can give. With the original: no variant is invented, no count is off by more than
the noise can be.

`sampler_test` draws from a sampler many times and compares with probabilities computed here.
"""

from __future__ import annotations

import csv
import json
import math
import re
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from xml.parsers import expat

from engine.files.formulas import unescape
from engine.technique import Check

LIMIT = 1 << 27
Counts = dict[tuple[str, ...], int]


class Broken(Exception):
    """The file is not what a release looks like."""


def verify_release(folder: Path, claims: Mapping[str, Any], original: Any = None) -> list[Check]:
    try:
        path = _data_file(Path(folder))
        counts = _read(path)
        epsilon, delta, repeats = _claimed(claims.get("params") or {})
    except Broken as problem:
        return [Check("File reads", False, str(problem))]
    cases = sum(counts.values())
    checks = [
        Check("File reads", True, f"{cases} cases of {len(counts)} variants"),
        Check("Only case and activity", True, "no time and no other attribute in the file"),
    ]
    bound = _bound(epsilon / repeats, delta / repeats)
    least = _least_count(epsilon / repeats, bound, repeats)
    low = [n for n in counts.values() if n < least]
    checks.append(
        Check(
            "Counts above the threshold",
            not low,
            f"{len(low)} variants have fewer than {least} cases, the smallest {min(low)}"
            if low
            else f"every variant has at least {least} cases (k = {bound})",
        )
    )
    if original is not None:
        checks += _against(counts, original, bound, repeats)
    return checks


def _claimed(params: Mapping[str, Any]) -> tuple[float, float, int]:
    try:
        epsilon, delta, repeats = (
            float(params["epsilon"]),
            float(params["delta"]),
            int(params.get("repeats", 1)),
        )
    except (KeyError, TypeError, ValueError):
        raise Broken("the manifest does not say ε, δ and the number of repeats") from None
    if not (epsilon > 0 and 0 < delta < 1 and repeats >= 1 and math.isfinite(epsilon)):
        raise Broken(f"ε = {epsilon}, δ = {delta}, {repeats} repeats promise nothing")
    return epsilon, delta, repeats


# ── the promise, from the formula ─────────────────────────────────────────────────────────────


def _bound(epsilon: float, delta: float) -> int:
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
    weights = [math.exp(-epsilon * abs(x)) for x in range(-bound, bound + 1)]
    tails = [math.fsum(weights[: 2 * bound + 1 - j]) for j in range(1, 2 * bound + 1)]
    hidden = math.fsum(j * t for j, t in enumerate(tails, 1)) / math.fsum(tails)
    return math.floor((bound + 1 + (repeats - 1) * hidden) / repeats + 0.5 - 1e-9)


def _against(counts: Counts, original: Any, bound: int, repeats: int) -> list[Check]:
    known = dict(zip(original.variants, (int(n) for n in original.counts), strict=True))
    invented = [variant for variant in counts if variant not in known]
    checks = [
        Check(
            "No invented variant",
            not invented,
            f"{len(invented)} variants are not in the original"
            if invented
            else "all variants are in the original",
            inside=True,
        )
    ]
    if getattr(original, "person_of_case", None) is not None or repeats > 1:
        # Cases were left out at random, or hidden draws filled in (with less than 2k): counts may be lower.
        filled = 2 * bound if repeats > 1 else 0
        far = [v for v, n in counts.items() if n > max(known.get(v, 0) + bound, filled)]
        words = f"at most {bound} above the original"
    else:
        far = [v for v, n in counts.items() if abs(n - known.get(v, 0)) > bound]
        words = f"within ±{bound} of the original"
    checks.append(
        Check(
            "Noise within its bound",
            not far,
            f"{len(far)} counts are not {words}" if far else f"all counts {words}",
            inside=True,
        )
    )
    return checks


# ── the file ──────────────────────────────────────────────────────────────────────────────────


def _data_file(folder: Path) -> Path:
    found = sorted(path for path in folder.iterdir() if path.name.startswith("data."))
    if len(found) != 1:
        raise Broken(f"{len(found)} data files in the folder, one is expected")
    return found[0]


def _read(path: Path) -> Counts:
    if path.name == "data.xes":
        return _read_xes(path)
    if path.name == "data.variants.csv":
        return _read_variants(path)
    if path.name == "data.csv":
        return _read_events(path)
    raise Broken(f"{path.name} is not a format of this technique")


ALLOWED = {
    ("log",),
    ("log", "extension"),
    ("log", "global"),
    ("log", "global", "string"),
    ("log", "classifier"),
    ("log", "trace"),
    ("log", "trace", "string"),
    ("log", "trace", "event"),
    ("log", "trace", "event", "string"),
}


def _read_xes(path: Path) -> Counts:
    stack: list[str] = []
    names: list[str] = []
    trace: list[str] = []
    counts: Counter[tuple[str, ...]] = Counter()
    parser = expat.ParserCreate()

    def start(tag: str, attributes: dict[str, str]) -> None:
        stack.append(tag)
        if tuple(stack) not in ALLOWED:
            raise Broken(f"{path.name}, line {parser.CurrentLineNumber}: <{tag}> does not belong there")
        if tag == "string" and (set(attributes) != {"key", "value"} or attributes["key"] != "concept:name"):
            raise Broken(f"{path.name}, line {parser.CurrentLineNumber}: an attribute that is no name")
        if tag in ("trace", "event") and attributes:
            raise Broken(f"{path.name}, line {parser.CurrentLineNumber}: <{tag}> carries attributes")
        if tag == "trace":
            trace.clear()
        elif tag == "string" and stack[1] == "trace":
            _require_made_up(attributes["value"], path) if len(stack) == 3 else trace.append(
                attributes["value"]
            )
            if len(stack) == 3:
                names.append(attributes["value"])

    def end(tag: str) -> None:
        stack.pop()
        if tag == "trace":
            counts[tuple(trace)] += 1

    def refuse(*_parts: Any) -> None:
        raise Broken(f"{path.name}: a comment or a document type does not belong there")

    def text(characters: str) -> None:
        if characters.strip():
            raise Broken(f"{path.name}, line {parser.CurrentLineNumber}: text between the elements")

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CommentHandler = parser.ProcessingInstructionHandler = parser.StartDoctypeDeclHandler = refuse
    parser.CharacterDataHandler = text
    try:
        with path.open("rb") as file:
            parser.ParseFile(file)
    except expat.ExpatError as error:
        raise Broken(f"{path.name}, line {error.lineno}: {expat.ErrorString(error.code)}") from None
    _require_distinct(names, sum(counts.values()), path)
    return _no_empty(dict(counts), path)


def _rows(path: Path, head: list[str]) -> list[list[str]]:
    csv.field_size_limit(LIMIT)
    try:
        with path.open(encoding="utf-8", newline="") as file:
            rows = list(csv.reader(file, strict=True))
    except (UnicodeDecodeError, csv.Error) as error:
        raise Broken(f"{path.name} cannot be read: {error}") from None
    if not rows or rows[0] != head:
        raise Broken(f"{path.name} has the columns {rows[0] if rows else []}, not {head}")
    for number, row in enumerate(rows[1:], 2):
        if len(row) != len(head):
            raise Broken(f"{path.name}, row {number}: {len(row)} cells, not {len(head)}")
    return rows[1:]


def _read_events(path: Path) -> Counts:
    cases: dict[str, list[str]] = {}
    for case, activity in _rows(path, ["case", "activity"]):
        _require_made_up(case, path)
        cases.setdefault(case, []).append(unescape(activity))
    return dict(Counter(map(tuple, cases.values())))


def _read_variants(path: Path) -> Counts:
    counts: Counts = {}
    for cell, count in _rows(path, ["variant", "count"]):
        try:
            names = json.loads(unescape(cell))
        except ValueError:
            names = None
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise Broken(f"{path.name}: {cell[:40]!r} is not a list of activities")
        if not re.fullmatch(r"[1-9]\d*", count):
            raise Broken(f"{path.name}: {count!r} is not a positive number of cases")
        if tuple(names) in counts:
            raise Broken(f"{path.name}: a variant stands there twice")
        counts[tuple(names)] = int(count)
    return _no_empty(counts, path)


def _require_made_up(name: str, path: Path) -> None:
    if not re.fullmatch(r"case [1-9]\d*", name):
        raise Broken(f"{path.name}: {name!r} is not a made-up case name")


def _require_distinct(names: list[str], cases: int, path: Path) -> None:
    if len(names) != cases or len(set(names)) != cases:
        raise Broken(f"{path.name}: {cases} cases have {len(set(names))} names")


def _no_empty(counts: Counts, path: Path) -> Counts:
    if () in counts:
        raise Broken(f"{path.name}: a case without activities")
    return counts


# ── the sampler, on demand ────────────────────────────────────────────────────────────────────


def sampler_test(draw: Callable[[], int], epsilon: float, delta: float, draws: int = 1_000_000) -> Check:
    """χ² of many draws against the exact probabilities; fails by chance once in a million runs."""
    from scipy.stats import chi2

    bound = _bound(epsilon, delta)
    counted = Counter(draw() for _ in range(draws))
    outside = sum(n for x, n in counted.items() if abs(x) > bound)
    weights = {x: math.exp(-epsilon * abs(x)) for x in range(-bound, bound + 1)}
    total = math.fsum(weights.values())
    statistic, cells = 0.0, 0
    rare_seen = rare_expected = 0.0
    for x, weight in weights.items():
        expected = draws * weight / total
        if expected < 10:
            rare_seen, rare_expected = rare_seen + counted[x], rare_expected + expected
            continue
        statistic, cells = statistic + (counted[x] - expected) ** 2 / expected, cells + 1
    if rare_expected >= 5:
        statistic, cells = statistic + (rare_seen - rare_expected) ** 2 / rare_expected, cells + 1
    chance = float(chi2.sf(statistic, max(1, cells - 1)))
    detail = (
        f"{draws} draws, χ² = {statistic:.1f} in {cells} cells, p = {chance:.2g}; {outside} outside ±{bound}"
    )
    return Check("Sampler follows the distribution", outside == 0 and chance > 1e-6, detail)
