"""What a graph release claims, in words made from what was done; and what a private one spends."""

from __future__ import annotations

from typing import Any

from engine.core.technique import Done, PrivacyLoss, Promise
from engine.core.text import text

FRINGE = {
    "contributors": "Edges of a single person also carry a random factor of 1 to 5.",
    "strength": "Single mentions at the rim of the graph also carry a random factor of 1 to 5.",
    "auto": "Edges at the fringe also carry a random factor of 1 to 5.",
}


def law_of(params: Any) -> str:
    return "Laplace" if params.smear == "laplace" else "normal"


def promise_synthetic(params: Any, done: Done | None = None) -> Promise:
    noise = "Weights carry no noise."
    if params.noise_scale > 0:
        noise = text(
            "Every published weight carries {params} noise of scale {noise_scale}.",
            params=law_of(params),
            noise_scale=f"{params.noise_scale:g}",
        )
    least = params.min_contributors
    words = [
        noise,
        FRINGE.get(_fringe(params, done), ""),
        text("The whole is then brought to a lower rank ({rank}).", rank=params.rank)
        if _lowers(params.rank)
        else "",
        "No edge is invented.",
        text("Edges on fewer than {least} people are left out.", least=least) if least > 1 else "",
    ]
    limits = [
        "Which edges exist is published as it is: an edge only one person drew shows that somebody drew it.",
        "Labels are published as they are.",
        _smallest(params, done),
        "There is no ε for the release as a whole.",
        "Releasing the same maps twice gives more away than once.",
    ]
    return Promise("heuristic", _sentences(words), _sentences(limits), "edge")


def _fringe(params: Any, done: Done | None) -> str:
    """The rule that was used: what `auto` came to follows from whether people are known."""
    if params.fringe != "auto" or done is None:
        return params.fringe
    return "strength" if done.facts.get("people") == "unknown" else "contributors"


def _lowers(rank: str) -> bool:
    """A rank of all nodes or of the whole energy leaves every weight as it is."""
    from engine.kinds.graphs.lowrank import parse_rank

    asked = parse_rank(rank)
    return asked.kind == "count" or asked.value < 1


def _smallest(params: Any, done: Done | None) -> str:
    if done is None or done.facts.get("weights") != "real numbers" or params.floor == 0:
        return ""
    return "How small the smallest weight of the file is can be told to one digit."


def _sentences(parts: list[str]) -> str:
    return " ".join(part for part in parts if part)


def promise_private(params: Any, done: Done | None = None) -> Promise:
    from engine.kinds.graphs.private import Budget

    least = Budget(params.epsilon, params.delta, params.c).applied_threshold
    layers = "Both layers are always published, also an empty one."
    words = [
        text(
            "(ε, δ)-differentially private per person with ε = {epsilon} and δ = {delta}.",
            epsilon=f"{params.epsilon:g}",
            delta=f"{params.delta:g}",
        ),
        text("Each person adds at most {c} edges of weight 1, in all layers together.", c=params.c)
        if params.c > 1
        else "Each person adds at most one edge of weight 1, in all layers together.",
        text(
            "Every count carries exact noise, and only edges of {least} or more after the noise are "
            "published.",
            least=least,
        ),
        layers if done is not None and len(done.facts.get("layers", ())) == 2 else "",
    ]
    limits = [
        "Releases of the same maps add up: two of them cost 2ε and 2δ.",
        "How the file was read is public: what is an edge, the categories of labels, the layers.",
        "Whoever counts as two people in the file is protected half as well.",
    ]
    return Promise("guarantee", _sentences(words), _sentences(limits), "person")


def loss_private(params: Any, done: Done) -> PrivacyLoss:
    """All of it is spent on a person: c edges of (ε/c, δ/c) each."""
    return PrivacyLoss(params.epsilon, params.delta, "person")
