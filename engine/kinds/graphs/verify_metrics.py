"""The published metrics of a released graph that its files and parameters give, computed by the verifier.

Nodes and edges are counted in the files, over both layers of a signed study. Of a private release everything
that is spent follows from ε, δ and c: b = c/ε, 1/b an edge, T = 1 + b·ln(c/(2δ)).

Not among them: density, reciprocity and clustering. Each is a pair whose first half is a number of the
original, and density and clustering are means over all nodes of the original, of which the files show only
those that have an edge. Nor ε next to a synthetic graph: whether it holds depends on the original's weights.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

from engine.core.text import text
from engine.kinds.graphs.verify_claims import Claims, check_claims, has_node_list, threshold
from engine.verify.read_graph import Unreadable, read_layer


def recount(folder: Path, claims: Claims) -> dict[str, float]:
    said = check_claims(claims)
    if not said.passed:  # the files are read by what is said
        raise Unreadable(said.detail)
    facts, params = claims["done"]["facts"], claims["params"]
    listed = has_node_list(claims)
    layers = [
        read_layer(Path(folder), name, claims["format"], facts["directed"], listed)
        for name in facts["layers"]
    ]
    counted: dict[str, float] = {
        "nodes": sum(len(layer.nodes) for layer in layers),
        "edges": sum(len(layer.edges) for layer in layers),
    }
    if claims["technique"] == "graphs.private":
        return counted | _privacy_loss(params, claims["done"]["leaving"])
    return counted | {"noise_scale": params["noise_scale"], "presence_disclosed": True}


def _privacy_loss(params: Claims, leaving: Sequence[Claims]) -> dict[str, float]:
    epsilon, delta, c = float(params["epsilon"]), float(params["delta"]), int(params["c"])
    scale = c / epsilon
    return {
        "epsilon_person": epsilon,
        "delta_person": delta,
        "epsilon_edge": 1 / scale,
        "contributions": c,
        "threshold": 1 + scale * (math.log(c) - math.log(2 * delta)),
        "applied_threshold": _applied_threshold(params, leaving),
        "noise_scale": scale,
        "presence_disclosed": False,
    }


def _applied_threshold(params: Claims, leaving: Sequence[Claims]) -> int:
    """The smallest whole number that holds; one more where it falls on a whole number to the last bit and the
    release says so (`verify_claims` lets no other be said)."""
    least = threshold(params)
    more = text("only those of {least} or more after the noise", least=least + 1)
    return least + 1 if any(part["how"] == more for part in leaving) else least
