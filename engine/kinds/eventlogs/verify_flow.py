"""Does a released directly-follows graph keep its promise? Judged from the file by readers of its own.

From the file alone: nothing but source, target and weight (and the type of a node), in the one order and
spelling that the arrows give; weights whole and at least T, which follows from ε, δ and c; no arrow twice,
none into the start and none out of the end. With the original: no arrow that is not there, and no weight
farther above the number of cases than the noise is in one release of 10⁹: N + b·ln(2·arrows·10⁹). Durations
on the arrows are judged by `verify_flow_times`.
"""

from __future__ import annotations

import csv
import json
import math
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from engine.core.json_values import Document, Draft
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.eventlogs.data import EventLog
from engine.kinds.eventlogs.verify_claims import (
    FLOW,
    FLOW_TIMED,
    NAME,
    compare_delta,
    compare_log,
    epsilon_for_times,
    facts_of,
    further_attributes,
    power_of_ten,
    require,
)
from engine.kinds.eventlogs.verify_file import data_file, same_bytes
from engine.kinds.eventlogs.verify_flow_times import arrow_times_checks, arrows_by_source
from engine.verify.formula_escape import unescape
from engine.verify.read_xes import Broken

START, END = "▶", "■"
KINDS = {"start": START, "end": END}
FORMATS = ("csv", "graphml", "json")
COLUMNS = ["source", "target", "weight"]  # of an edge list
Arrow = tuple[str, str]


@dataclass(frozen=True)
class FlowClaims:
    epsilon: float  # of the arrows
    delta: float  # as used
    c: int
    epsilon_times: Fraction = Fraction(0)
    epsilon_total: Fraction = Fraction(0)

    @property
    def threshold(self) -> int:
        """The smallest T ≥ 1 + b·ln(1/(2δ₁)) with q^(T−1)/(1+q) ≤ δ₁, at least 2."""
        b, one = self.c / self.epsilon, self.delta / self.c
        q = math.exp(-1 / b)
        least = max(2, math.ceil(1 + b * math.log(1 / (2 * one))))
        while q ** (least - 1) / (1 + q) > one:
            least += 1
        return least


def verify_flow(folder: Path, claims: Document, data: EventLog | None) -> list[Check]:
    try:
        path = data_file(folder, claims, FORMATS)
        asked = flow_claims(claims)
        arrows = read_flow(path)
    except Broken as problem:
        return [Check("File reads", False, str(problem))]
    weights = dict(arrows)
    checks = [
        Check("File reads", True, text("{arrows} {arrows:arrow|arrows}", arrows=len(arrows))),
        _once(arrows),
        _same_file(path, weights),
        _ends(weights),
        _above_threshold(weights, asked),
        *(arrow_times_checks(path.parent, claims, asked, weights, data) if asked.epsilon_times else ()),
        _done(claims, asked, data),
    ]
    if data is not None:
        checks += _against(weights, asked, data)
    return checks


def recount_flow(folder: Path, claims: Document) -> Draft:
    weights = dict(read_flow(data_file(folder, claims, FORMATS)))
    asked = flow_claims(claims)
    q = math.exp(-asked.epsilon / asked.c)
    return {
        "edges": len(weights),
        "activities": len({name for arrow in weights for name in arrow} - {START, END}),
        "epsilon_spent": float(asked.epsilon_total),
        **arrows_by_source(Path(folder), bool(asked.epsilon_times)),
        "delta_spent": asked.delta,
        "threshold": asked.threshold,
        "single_case_released": q ** (asked.threshold - 1) / (1 + q),
    }


def flow_claims(claims: Document) -> FlowClaims:
    params = claims.get("params") or {}
    try:
        given = params.get("delta")
        delta = facts_of(claims)["delta"] if given is None else given
        epsilon, c = params["epsilon"], params["pairs_per_case"]
    except (KeyError, TypeError, AttributeError):
        raise Broken("the manifest does not say ε, δ and the pairs of a case") from None
    if type(c) is not int or type(epsilon) not in (int, float) or type(delta) not in (int, float):
        raise Broken("ε, δ or the number of pairs is no number")
    if not (0.001 <= epsilon <= 20 and 0 < delta < 1 and 1 <= c <= 200):
        raise Broken(
            text("ε = {epsilon}, δ = {delta}, c = {c} promise nothing", epsilon=epsilon, delta=delta, c=c)
        )
    if given is None and not power_of_ten(delta):
        raise Broken(
            text("δ = {delta} was not chosen, and is no power of ten from 10⁻¹² to 10⁻¹", delta=delta)
        )
    total = Fraction(str(epsilon))
    times = epsilon_for_times(total, params)
    return FlowClaims(float(total - times), float(delta), c, times, total)


# ── the file ──────────────────────────────────────────────────────────────────────────────────


def read_flow(path: Path) -> list[tuple[Arrow, int]]:
    """The arrows in the order of the file; beginning and end of a case as ▶ and ■."""
    reader = {".csv": _read_edges, ".graphml": _read_graphml, ".json": _read_json}[path.suffix]
    try:
        return [((source, target), _weight(written)) for source, target, written in reader(path)]
    except (
        OSError,
        UnicodeError,
        csv.Error,
        ValueError,
        IndexError,
        KeyError,
        TypeError,
        RecursionError,
    ) as error:
        raise Broken(text("{name} cannot be read: {error}", name=path.name, error=error)) from None


def _weight(written: object) -> int:
    if isinstance(written, bool) or not re.fullmatch(r"[1-9][0-9]{0,17}", str(written)):
        raise ValueError(text("{weight} is no positive whole number", weight=f"{str(written)[:40]!r}"))
    return int(str(written))


def _read_edges(path: Path) -> Iterator[tuple[str, str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file, strict=True)
        if next(rows, None) != COLUMNS:
            raise ValueError("its columns are not source, target and weight")
        for source, target, weight in rows:
            source, target = unescape(source), unescape(target)
            yield KINDS.get(source, source), KINDS.get(target, target), weight


_NODE = re.compile(
    r'<node id="n(0|[1-9][0-9]{0,11})"><data key="label">([^<>]*)</data>'
    r'<data key="type">([a-z]+)</data></node>'
)
_EDGE = re.compile(
    r'<edge source="n(0|[1-9][0-9]{0,11})" target="n(0|[1-9][0-9]{0,11})">'
    r'<data key="weight">(\d+)</data></edge>'
)


def _read_graphml(path: Path) -> Iterator[tuple[str, str, str]]:
    """Line by line, not by an XML parser: what is no node and no edge is seen by the comparison of bytes."""
    names: list[str] = []
    for line in path.read_text(encoding="utf-8").split("\n"):
        if node := _NODE.fullmatch(line):
            label = node[2].replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
            names.append(_node(label, node[3]))
        elif edge := _EDGE.fullmatch(line):
            yield names[int(edge[1])], names[int(edge[2])], edge[3]
        elif line.startswith(("<node", "<edge")):
            raise ValueError(text("{line} is no node or arrow of a release", line=f"{line[:60]!r}"))


def _read_json(path: Path) -> Iterator[tuple[str, str, Any]]:
    graph = json.loads(path.read_text(encoding="utf-8"))
    names = [_node(node["label"], node["type"]) for node in graph["nodes"]]
    for edge in graph["edges"]:
        yield names[edge["source"]], names[edge["target"]], edge["weight"]


def _node(label: object, kind: object) -> str:
    if kind == "activity" and isinstance(label, str) and label not in (START, END):
        return label
    if kind in KINDS and label == kind:
        return KINDS[str(kind)]
    raise ValueError(text("{label} is no node of a release", label=f"{str(label)[:40]!r}"))


def _once(arrows: list[tuple[Arrow, int]]) -> Check:
    twice = sum(n > 1 for n in Counter(arrow for arrow, _ in arrows).values())
    detail = (
        text("{twice} {twice:arrow stands|arrows stand} there twice", twice=twice)
        if twice
        else "no arrow stands there twice"
    )
    return Check("Every arrow once", not twice, detail)


def _same_file(path: Path, weights: dict[Arrow, int]) -> Check:
    from engine.kinds.eventlogs.export_flow import write_flow

    return same_bytes(path, lambda folder: write_flow(weights, folder, path.name.removeprefix("data.")))


def _ends(weights: dict[Arrow, int]) -> Check:
    wrong = sum(target == START or source == END for source, target in weights)
    detail = (
        text("{wrong} {wrong:arrow leads|arrows lead} into the start or out of the end", wrong=wrong)
        if wrong
        else "no arrow leads into the start or out of the end"
    )
    return Check("Start and end", not wrong, detail)


def _above_threshold(weights: dict[Arrow, int], asked: FlowClaims) -> Check:
    least = asked.threshold
    low = [n for n in weights.values() if n < least]
    detail = (
        text(
            "{low} {low:arrow has|arrows have} fewer than {least} cases, the smallest {low2}",
            low=len(low),
            least=least,
            low2=min(low),
        )
        if low
        else text("every arrow has at least {least} cases", least=least)
    )
    return Check("Weights reach the threshold", not low, detail)


def _done(claims: Document, asked: FlowClaims, original: EventLog | None) -> Check:
    try:
        facts = facts_of(claims)
        require(set(facts) - {"recoding"} == {"person", "transitions", "delta"}, "it lists other facts")
        require(
            type(facts["person"]) is bool and type(facts["transitions"]) is bool, "a fact is not yes or no"
        )
        require(facts["delta"] == asked.delta, "δ as used is not δ as chosen")
        head = FLOW_TIMED if asked.epsilon_times else FLOW
        further = further_attributes(claims["done"].get("leaving"), facts, head)
        if original is not None:
            compare_log(facts, further, original)
            if claims["params"].get("delta") is None:
                compare_delta(asked.delta, original, 1.0)
    except (Broken, AttributeError, KeyError, TypeError) as problem:
        return Check(
            NAME, False, text("what is said to have been done does not fit: {problem}", problem=problem)
        )
    words = "persons" if facts["person"] else "single cases"
    detail = text(
        "follows from the parameters; {words} are protected, δ = {delta}",
        words=words,
        delta=f"{asked.delta:g}",
    )
    return Check(NAME, True, detail)


def _against(weights: dict[Arrow, int], asked: FlowClaims, log: EventLog) -> list[Check]:
    cases: Counter[Arrow] = Counter()
    for variant, n in zip(log.variants, log.counts.tolist(), strict=True):
        for arrow in {*zip((START, *variant), (*variant, END), strict=True)}:
            cases[arrow] += n
    invented = sum(arrow not in cases for arrow in weights)
    room = asked.c / asked.epsilon * math.log(2 * max(1, len(weights)) * 10**9)
    far = sum(weight > cases[arrow] + room for arrow, weight in weights.items())
    return [
        Check(
            "No invented arrow",
            not invented,
            text("{invented} {invented:arrow is|arrows are} not in the original", invented=invented)
            if invented
            else "all arrows are in the original",
            confidential=True,
        ),
        Check(
            "Noise within its bound",
            not far,
            text("{far} {far:weight is|weights are} farther above the original than noise can be", far=far)
            if far
            else text("no weight is more than {room} above the original", room=f"{room:.0f}"),
            confidential=True,
        ),
    ]
