"""What a manifest may say of a released graph: the few facts there are, and what follows from the parameters.

The file is read by these facts, so that they must be among the few things that can be said. Threshold and
what leaves are derived here once more, in words and formulas of the verifier's own.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from engine.core.technique import Check
from engine.core.text import text

Claims = Mapping[str, Any]  # of a manifest, or its parameters

NAME = "What is said of the graph"


def check_claims(claims: Claims) -> Check:
    facts = (claims.get("done") or {}).get("facts")
    private = claims.get("technique") == "graphs.private"
    allowed: dict[str, tuple[Any, ...]] = {
        "layers": ([""], ["positive", "negative"]),
        "directed": (True, False),
        "weights": ("whole numbers",) if private else ("whole numbers", "real numbers"),
        "people": ("named",) if private else ("named", "counted", "unknown"),
        "nodes": ("things", "people"),
    }
    if not isinstance(facts, Mapping) or set(facts) != {*allowed, "attributes"}:
        told = ", ".join((*allowed, "attributes"))
        return Check(NAME, False, text("the facts are not {allowed}", allowed=told))
    kept = facts["attributes"]
    if not isinstance(kept, list) or not all(isinstance(name, str) for name in kept) or (kept and private):
        return Check(NAME, False, "what is said of attributes cannot be")
    for key, values in allowed.items():
        if not any(type(facts[key]) is type(value) and facts[key] == value for value in values):
            return Check(
                NAME, False, text("{key} cannot be {key2}", key=key, key2=f"{str(facts[key])[:40]!r}")
            )
    if claims.get("columns") != {key: facts[key] for key in ("layers", "directed", "weights", "attributes")}:
        return Check(NAME, False, "what is said of the columns is not what the facts say")
    found = [(p["name"], p["treatment"], p["how"]) for p in claims["done"].get("leaving") or ()]
    if found not in _expected_leaving(claims["params"], facts, private):
        return Check(NAME, False, "what leaves, and how, does not follow from parameters and facts")
    return Check(NAME, True, "layers, direction, weights and what leaves follow from the parameters")


def threshold(params: Claims) -> int:
    """The fewest people m with P(1 + noise ≥ m) = q^(m−1)/(1+q) ≤ δ/c, and m ≥ 1 + b·ln(c/(2δ)); at least 2.

    In logarithms and without a loop: (m−1)/b + ln(1+q) ≥ ln(c/δ), q = e^(−1/b), b = c/ε.
    """
    rate = float(params["epsilon"]) / int(params["c"])
    allowed = math.log(int(params["c"])) - math.log(float(params["delta"]))
    # ln(1+q) ≤ ln 2, so that the discrete condition is the stricter one; both are asked for all the same.
    discrete = (allowed - math.log1p(math.exp(-rate))) / rate
    continuous = (allowed - math.log(2)) / rate
    return max(2, math.ceil(1 + max(discrete, continuous) - 1e-9))


def has_node_list(claims: Claims) -> bool:
    """Whether nodes stand in a file of their own beside an edge list, a matrix or a Pajek file."""
    said = bool(claims["done"]["facts"]["attributes"]) or claims["params"].get("isolated") is True
    return said and claims["format"] in ("csv", "adjacency.csv", "net")


def _expected_leaving(params: Claims, facts: Claims, private: bool) -> list[list[tuple[str, str, str]]]:
    """What may stand there. Two of a private release: where the threshold falls on a whole number to the last
    bit, whoever computes it in another order may round up."""
    home = {
        "named": [("participants", "dropped", "identifier")],
        "counted": [("contributors", "dropped", "numbers of people behind edges")],
        "unknown": [],
    }[facts["people"]]
    few = text("values on fewer than {least} nodes are left out", least=params.get("attribute_k"))
    kept = [(text("node attribute {name}", name=name), "changed", few) for name in facts["attributes"]]
    home = [*kept, *home]
    home = [*home, ("everything else in the file", "dropped", "not read")]
    if private:
        least = threshold(params)
        return [[*_labels(params, _private(params, m)), *home] for m in (least, least + 1)]
    return [[*_labels(params, _synthetic(params)), *home]]


def _labels(params: Claims, parts: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """What stands first, the labels, where nodes were relabelled."""
    how = {"number": "numbers in a random order", "table": "by a table of the house"}
    named = how.get(params.get("relabel", "keep"))
    return [("labels of nodes", "changed", named), *parts[1:]] if named else parts


def _private(params: Claims, least: int) -> list[tuple[str, str, str]]:
    scale = params["c"] / params["epsilon"]
    return [
        ("labels of nodes", "changed", "only those of published edges"),
        ("which edges exist", "changed", text("only those of {least} or more after the noise", least=least)),
        (
            "weights",
            "changed",
            text("discrete Laplace noise, b = {scale}, then low rank", scale=f"{scale:g}"),
        ),
    ]


def _synthetic(params: Claims) -> list[tuple[str, str, str]]:
    least, scale = params["min_contributors"], params["noise_scale"]
    law = {"laplace": "Laplace", "normal": "normal"}[params["smear"]]
    noise = (
        text("{law} noise, b = {scale}, then low rank", law=law, scale=f"{scale:g}")
        if scale
        else "low rank, without noise"
    )
    few = "" if least == 1 else text("those on fewer than {least} people are left out", least=least)
    return [
        ("labels of nodes", "kept", ""),
        ("which edges exist", "kept", few),
        ("weights", "changed", noise),
    ]
