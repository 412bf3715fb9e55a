"""The gate's lines about a graph release: never one green tick, and what is not known is amber.

Every limit is the house's (`engine.core.policy`); the only one of its own is δ against the number of people:
a δ of 1/n would allow a mechanism that publishes one person of n outright, so it should be far below that.
"""

from __future__ import annotations

from typing import Any

from engine.core.technique import GateItem, Measured
from engine.core.text import text
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
            text(
                "ε = {epsilon} per person; the house allows up to {max_epsilon}",
                epsilon=f"{epsilon:g}",
                max_epsilon=f"{policy.max_epsilon:g}",
            ),
        ),
        policy.at_most(
            "max_delta",
            "Chance of failure",
            delta,
            text(
                "δ = {delta} per person; the house allows up to {max_delta}",
                delta=f"{delta:g}",
                max_delta=f"{policy.max_delta:g}",
            ),
        ),
        _delta_item(delta, measured.risk["people"]),
        GateItem("Edges a person", "green", text("c = {c}, set and not taken from the data", c=params.c)),
        _left_item(measured),
    )


def _delta_item(delta: float, people: int | None) -> GateItem:
    name = "Chance of failure and people"
    if not people:
        return GateItem(name, "amber", "not known: the file does not say how many people there are")
    if delta > 1 / people:
        words = text(
            "δ = {delta} is above one over the number of people ({people}): it hardly protects",
            delta=f"{delta:g}",
            people=people,
        )
        return GateItem(name, "red", words)
    if delta > 1 / (10 * people):
        words = text(
            "δ = {delta} is above a tenth of one over the number of people ({people})",
            delta=f"{delta:g}",
            people=people,
        )
        return GateItem(name, "amber", words)
    words = text(
        "δ = {delta} is at most a tenth of one over the number of people ({people})",
        delta=f"{delta:g}",
        people=people,
    )
    return GateItem(name, "green", words)


def _noise_item(params: Any) -> GateItem:
    if params.noise_scale == 0:
        return GateItem("Noise", "amber", "b is 0: weights are smoothed but carry no noise")
    return GateItem(
        "Noise",
        "green",
        text(
            "every weight carries {params} noise of scale {noise_scale}",
            params=law_of(params),
            noise_scale=f"{params.noise_scale:g}",
        ),
    )


def _people_item(risk: Any, policy: Any) -> GateItem:
    fewest, share = risk["fewest_contributors"], risk["single_contributor_share"]
    words = "not known: the file does not say how many people stand behind an edge"
    if fewest is None and risk["single_edges"] == 0:
        words = "not known: no edge is published"
    elif fewest is not None:
        words = (
            text(
                "{share} of the published edges rest on one person, the weakest on {fewest}; the house asks "
                "for {min_contributors}. Recode labels or raise the fewest people behind an edge",
                share=f"{share:.0%}",
                fewest=fewest,
                min_contributors=policy.min_contributors,
            )
            if fewest < policy.min_contributors
            else text(
                "{fewest} or more behind every published edge; the house asks for {min_contributors}",
                fewest=fewest,
                min_contributors=policy.min_contributors,
            )
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
        words = text(
            "not known: {single} of the published edges rest on one person, too few of one kind to judge",
            single=single,
        )
    else:
        words = text(
            "the best attacker tells edges of one person apart with AUC {best} ± "
            "{attack_auc_error} (0.5 is guessing; from {single} edges of one person); the house "
            "allows {max_auc_graphs}",
            best=f"{best:.2f}",
            attack_auc_error=f"{risk['attack_auc_error']:.2f}",
            single=single,
            max_auc_graphs=f"{policy.max_auc_graphs:g}",
        )
    return policy.at_most("max_auc_graphs", "Attack", best, words)


def _cap_item(risk: Any, policy: Any) -> GateItem:
    cap, prior = risk["posterior_cap"], risk["prior_single"]
    words = "not known: it cannot be computed without the number of people behind edges"
    if cap is not None:
        words = text(
            "nobody can be surer than {cap} that an edge rests on one person (before seeing it: "
            "{prior}); the house allows {max_posterior}",
            cap=f"{cap:.2f}",
            prior=f"{prior:.2f}",
            max_posterior=f"{policy.max_posterior:g}",
        )
    return policy.at_most("max_posterior", "Posterior cap", cap, words)


def _lost_item(measured: Measured, policy: Any) -> tuple[GateItem, ...]:
    """Edges of the original that are not published; a line only where some are missing. Never red: to leave
    out edges of few people is a protection, and most edges of most studies rest on few."""
    lost, left = measured.utility["edges_lost"], measured.utility["edges"]
    if not lost:
        return ()
    share = lost / (lost + left)
    words = text(
        "{share} of the edges are not published; the house accepts {max_dropped} unasked",
        share=f"{share:.1%}",
        max_dropped=f"{policy.max_dropped:.0%}",
    )
    return (GateItem("Edges left out", "green" if share <= policy.max_dropped else "amber", words),)


def _left_item(measured: Measured) -> GateItem:
    edges, nodes = measured.utility["edges"], measured.utility["nodes"]
    if edges:
        number = "one edge" if edges == 1 else text("{edges} edges", edges=edges)
        return GateItem(
            "Something to publish",
            "green",
            text("{number} between {nodes} nodes", number=number, nodes=nodes),
        )
    return GateItem(
        "Something to publish",
        "amber",
        measured.risk.get("too_small") or "no edge is left to publish",
    )
