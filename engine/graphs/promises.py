"""What a graph release claims, in words, and the gate's rules: never one green tick for everything."""

from __future__ import annotations

from typing import Any

from engine.technique import Done, GateItem, Measured, Promise

# 0.5 is guessing, 1 is certainty.
UNEASY_AUC = 0.75
UNEASY_POSTERIOR = 0.8


def _law(params: Any) -> str:
    return "Laplace" if params.smear == "laplace" else "normal"


def promise_synthetic(params: Any, done: Done | None = None) -> Promise:
    if params.noise_scale > 0:
        words = f"Every published weight carries {_law(params)} noise of scale {params.noise_scale:g}"
    else:
        words = "Weights carry no noise"
    if params.fringe != "none":
        words += ", edges at the fringe also a random factor of 1 to 5"
    words += ", and all are smoothed by low rank; no edge is invented."
    if params.min_contributors > 1:
        words += f" Edges on fewer than {params.min_contributors} people are left out."
    return Promise(
        nature="heuristic",
        words=words,
        limits="Which edges exist is published as it is: an edge only one person drew shows that somebody "
        "drew it. Labels are published as they are. There is no ε for the release as a whole, and releasing "
        "the same maps twice gives more away than once.",
        unit="edge",
    )


def promise_private(params: Any, done: Done | None = None) -> Promise:
    c = f"at most {params.c}" if params.c else "a bounded number of"
    return Promise(
        nature="guarantee",
        words=f"(ε, δ)-differentially private per person with ε = {params.epsilon:g} and "
        f"δ = {params.delta:g}: each person adds {c} edges, every count carries exact noise, and only "
        "edges over the threshold are published.",
        limits="Releases of the same maps add up: two of them cost 2ε."
        + (
            ""
            if params.c
            else " c was taken from the data (95th percentile), which the guarantee does not cover."
        ),
        unit="person",
    )


def gate_synthetic(params: Any, measured: Measured, policy: Any) -> tuple[GateItem, ...]:
    risk = measured.risk
    return (
        GateItem(
            "Kind of protection",
            "amber",
            "a heuristic, not a guarantee: which edges exist, and all labels, are published as they are",
        ),
        _noise_item(params),
        _people_item(params, risk, policy),
        _attack_item(risk),
        _cap_item(risk),
        _left_item(measured),
    )


def gate_private(params: Any, measured: Measured, policy: Any) -> tuple[GateItem, ...]:
    within = params.epsilon <= policy.max_epsilon
    return (
        GateItem(
            "Privacy budget",
            "green" if within else "amber",
            f"ε = {params.epsilon:g} per person, δ = {params.delta:g}; the house allows ε up to "
            f"{policy.max_epsilon:g}",
        ),
        GateItem(
            "Edges a person",
            "amber" if params.c is None else "green",
            f"c = {measured.risk['contributions']}"
            + (
                " was taken from the data, which the guarantee does not cover"
                if params.c is None
                else ", set"
            ),
        ),
        _left_item(measured),
    )


def _noise_item(params: Any) -> GateItem:
    if params.noise_scale == 0:
        return GateItem("Noise", "amber", "b is 0: weights are smoothed but carry no noise")
    return GateItem(
        "Noise", "green", f"every weight carries {_law(params)} noise of scale {params.noise_scale:g}"
    )


def _people_item(params: Any, risk: Any, policy: Any) -> GateItem:
    share = risk["single_contributor_share"]
    if share is None:
        return GateItem(
            "People behind edges", "amber", "the file does not say how many people stand behind an edge"
        )
    few = risk["few_contributors_share"]
    enough = params.min_contributors >= policy.min_group or few == 0
    return GateItem(
        "People behind edges",
        "green" if enough else "amber",
        f"{share:.0%} of the published edges rest on one person, {few:.0%} on fewer than ten; recode "
        "labels or raise the fewest people behind an edge",
    )


def _attack_item(risk: Any) -> GateItem:
    best = risk["attack_auc_bayes"]
    if best is None:
        return GateItem(
            "Attack", "green", "no edge can be told to rest on one person: there is nothing to tell apart"
        )
    return GateItem(
        "Attack",
        "green" if best <= UNEASY_AUC else "amber",
        f"the best attacker tells edges of one person apart with AUC {best:.2f} (0.5 is guessing; original "
        f"{risk['attack_auc_before']:.2f})",
    )


def _cap_item(risk: Any) -> GateItem:
    cap = risk["posterior_cap"]
    if cap is None:
        return GateItem(
            "Posterior cap", "amber", "cannot be computed without the number of people behind edges"
        )
    return GateItem(
        "Posterior cap",
        "green" if cap <= UNEASY_POSTERIOR else "amber",
        f"nobody can be surer than {cap:.2f} that an edge rests on one person (before seeing it: "
        f"{risk['prior_single']:.2f})",
    )


def _left_item(measured: Measured) -> GateItem:
    edges = measured.utility["edges"]
    if edges:
        return GateItem(
            "Something to publish", "green", f"{edges} edges between {measured.utility['nodes']} nodes"
        )
    reason = next((w for w in measured.warnings if "too small" in w), "no edge is left to publish")
    return GateItem("Something to publish", "amber", reason)
