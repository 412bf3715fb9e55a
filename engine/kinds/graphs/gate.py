"""The gate's lines about a graph release: never one green tick, and what is not known is amber.

Every limit is the house's (`engine.core.policy`); the only one of its own is δ against the number of people:
a δ of 1/n would allow a mechanism that publishes one person of n outright, so it should be far below that.
"""

from __future__ import annotations

from typing import Any

from engine.core.technique import GateItem, Measured
from engine.kinds.graphs.promise import law_of


def gate_synthetic(params: Any, measured: Measured, policy: Any) -> tuple[GateItem, ...]:
    risk = measured.risk
    return (
        GateItem(
            "Kind of protection",
            "amber",
            "a heuristic, not a guarantee: there is no ε for the release as a whole",
        ),
        _noise_item(params),
        _people_item(risk, policy),
        _attack_item(risk, policy),
        _cap_item(risk, policy),
        *_lost_item(measured, policy),
        _left_item(measured),
    )


def gate_private(params: Any, measured: Measured, policy: Any) -> tuple[GateItem, ...]:
    epsilon, delta = params.epsilon, params.delta
    return (
        policy.at_most(
            "max_epsilon",
            "Privacy budget",
            epsilon,
            f"ε = {epsilon:g} per person; the house allows up to {policy.max_epsilon:g}",
        ),
        policy.at_most(
            "max_delta",
            "Chance of failure",
            delta,
            f"δ = {delta:g} per person; the house allows up to {policy.max_delta:g}",
        ),
        _delta_item(delta, measured.risk["people"]),
        GateItem("Edges a person", "green", f"c = {params.c}, set and not taken from the data"),
        _left_item(measured),
    )


def _delta_item(delta: float, people: int | None) -> GateItem:
    name = "Chance of failure and people"
    if not people:
        return GateItem(name, "amber", "not known: the file does not say how many people there are")
    if delta > 1 / people:
        words = f"δ = {delta:g} is above one over the number of people ({people}): it hardly protects"
        return GateItem(name, "red", words)
    if delta > 1 / (10 * people):
        words = f"δ = {delta:g} is above a tenth of one over the number of people ({people})"
        return GateItem(name, "amber", words)
    words = f"δ = {delta:g} is at most a tenth of one over the number of people ({people})"
    return GateItem(name, "green", words)


def _noise_item(params: Any) -> GateItem:
    if params.noise_scale == 0:
        return GateItem("Noise", "amber", "b is 0: weights are smoothed but carry no noise")
    return GateItem(
        "Noise", "green", f"every weight carries {law_of(params)} noise of scale {params.noise_scale:g}"
    )


def _people_item(risk: Any, policy: Any) -> GateItem:
    fewest, share = risk["fewest_contributors"], risk["single_contributor_share"]
    words = "not known: the file does not say how many people stand behind an edge"
    if fewest is None and risk["single_edges"] == 0:
        words = "not known: no edge is published"
    elif fewest is not None:
        words = (
            f"{share:.0%} of the published edges rest on one person, the weakest on {fewest}; the house asks "
            f"for {policy.min_contributors}. Recode labels or raise the fewest people behind an edge"
            if fewest < policy.min_contributors
            else f"{fewest} or more behind every published edge; the house asks for {policy.min_contributors}"
        )
    return policy.at_least("min_contributors", "People behind edges", fewest, words)


def _attack_item(risk: Any, policy: Any) -> GateItem:
    best, single = risk["attack_auc_bayes"], risk["single_edges"]
    if single == 0:
        words = "no published edge rests on one person, so there is none to tell apart"
        return policy.at_most("max_auc_graphs", "Attack", 0.5, words)
    if single is None:
        words = "not known: without the number of people behind edges the attack cannot be played"
    elif best is None:
        words = f"not known: {single} of the published edges rest on one person, too few of one kind to judge"
    else:
        words = (
            f"the best attacker tells edges of one person apart with AUC {best:.2f} ± "
            f"{risk['attack_auc_error']:.2f} (0.5 is guessing; from {single} edges of one person); the house "
            f"allows {policy.max_auc_graphs:g}"
        )
    return policy.at_most("max_auc_graphs", "Attack", best, words)


def _cap_item(risk: Any, policy: Any) -> GateItem:
    cap, prior = risk["posterior_cap"], risk["prior_single"]
    words = "not known: it cannot be computed without the number of people behind edges"
    if cap is not None:
        words = (
            f"nobody can be surer than {cap:.2f} that an edge rests on one person (before seeing it: "
            f"{prior:.2f}); the house allows {policy.max_posterior:g}"
        )
    return policy.at_most("max_posterior", "Posterior cap", cap, words)


def _lost_item(measured: Measured, policy: Any) -> tuple[GateItem, ...]:
    """Edges of the original that are not published; a line only where some are missing. Never red: to leave
    out edges of few people is a protection, and most edges of most studies rest on few."""
    lost, left = measured.utility["edges_lost"], measured.utility["edges"]
    if not lost:
        return ()
    share = lost / (lost + left)
    words = f"{share:.1%} of the edges are not published; the house accepts {policy.max_dropped:.0%} unasked"
    return (GateItem("Edges left out", "green" if share <= policy.max_dropped else "amber", words),)


def _left_item(measured: Measured) -> GateItem:
    edges, nodes = measured.utility["edges"], measured.utility["nodes"]
    if edges:
        number = "one edge" if edges == 1 else f"{edges} edges"
        return GateItem("Something to publish", "green", f"{number} between {nodes} nodes")
    return GateItem(
        "Something to publish",
        "amber",
        measured.risk.get("too_small") or "no edge is left to publish",
    )
