"""What a graph release claims, in words made from what was done; what a private one spends; and the gate.

Of the gate: never one green tick, and what is not known is amber. Every limit is the house's
(`engine.core.policy`); the only one of its own is δ against the number of people: a δ of 1/n would allow a
mechanism that publishes one person of n outright, so it should be far below that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.core.policy import Policy
from engine.core.technique import Done, GateItem, Measured, PrivacyLoss, Promise
from engine.core.text import joined, text
from engine.kinds.graphs.params import Params, Private, Synthetic

Risk = Mapping[str, Any]  # of Measured
FRINGE = {
    "contributors": "Edges of a single person also carry a random factor of 1 to 5.",
    "strength": "Single mentions at the rim of the graph also carry a random factor of 1 to 5.",
    "auto": "Edges at the fringe also carry a random factor of 1 to 5.",
}


def promise(params: Params, done: Done | None = None) -> Promise:
    return _promise_private(params, done) if isinstance(params, Private) else _promise_synthetic(params, done)


def privacy_loss(params: Private, done: Done) -> PrivacyLoss:
    """All of it is spent on a person: c edges of (ε/c, δ/c) each."""
    return PrivacyLoss(params.epsilon, params.delta, "person")


def gate(params: Params, measured: Measured, policy: Policy) -> tuple[GateItem, ...]:
    if isinstance(params, Private):
        return _gate_private(params, measured, policy)
    return _gate_synthetic(params, measured, policy)


# ── the promise ───────────────────────────────────────────────────────────────────────────────


def _promise_synthetic(params: Synthetic, done: Done | None) -> Promise:
    noise = "Weights carry no noise."
    if params.noise_scale > 0:
        noise = text(
            "Every published weight carries {params} noise of scale {noise_scale}.",
            params=_noise_law(params),
            noise_scale=f"{params.noise_scale:g}",
        )
    least = params.min_contributors
    words = [
        noise,
        FRINGE.get(_fringe(params, done), ""),
        text("The whole is then brought to a lower rank ({rank}).", rank=params.rank)
        if _reduces_rank(params.rank)
        else "",
        "No edge is invented.",
        text("Edges on fewer than {least} people are left out.", least=least) if least > 1 else "",
    ]
    limits = [
        "Which edges exist is published as it is: an edge only one person drew shows that somebody drew it.",
        LABELS[params.relabel],
        _attributes_limit(params, done),
        _people_limit(done, "Nobody who is a node is protected: who is connected with whom is published."),
        _smallest_weight_limit(params, done),
        "There is no ε for the release as a whole.",
        "Releasing the same maps twice gives more away than once.",
    ]
    return Promise("heuristic", joined(" ", filter(None, words)), joined(" ", filter(None, limits)), "edge")


LABELS = {
    "keep": "Labels are published as they are.",
    "number": "Numbers for labels alone protect nobody: who knows a few edges finds a node again.",
    "table": "Other names for labels alone protect nobody: who knows a few edges finds a node again.",
}


def _attributes_limit(params: Synthetic, done: Done | None) -> str:
    if done is None or not done.facts.get("attributes"):
        return ""
    return text(
        "Every published value of a node attribute is that of {k} nodes or more; several of them together "
        "may be those of one node.",
        k=params.attribute_k,
    )


def _people_limit(done: Done | None, words: str) -> str:
    if done is None or done.facts.get("nodes") != "people":
        return ""
    return joined(" ", ("The nodes are people, and the promise is to those who drew the edges.", words))


def _fringe(params: Synthetic, done: Done | None) -> str:
    """The rule that was used: what `auto` came to follows from whether people are known."""
    if params.fringe != "auto" or done is None:
        return params.fringe
    return "strength" if done.facts.get("people") == "unknown" else "contributors"


def _reduces_rank(rank: str) -> bool:
    """A rank of all nodes or of the whole energy leaves every weight as it is."""
    from engine.kinds.graphs.lowrank import parse_rank

    asked = parse_rank(rank)
    return asked.kind == "count" or asked.value < 1


def _smallest_weight_limit(params: Synthetic, done: Done | None) -> str:
    if done is None or done.facts.get("weights") != "real numbers" or params.floor == 0:
        return ""
    return "How small the smallest weight of the file is can be told to one digit."


def _promise_private(params: Private, done: Done | None) -> Promise:
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
        "" if params.relabel == "keep" else LABELS[params.relabel],
        _people_limit(done, "It says nothing of those who are nodes."),
    ]
    return Promise("guarantee", joined(" ", filter(None, words)), joined(" ", filter(None, limits)), "person")


def _noise_law(params: Synthetic) -> str:
    return "Laplace" if params.smear == "laplace" else "normal"


# ── the gate ──────────────────────────────────────────────────────────────────────────────────


def _gate_synthetic(params: Synthetic, measured: Measured, policy: Policy) -> tuple[GateItem, ...]:
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
        *_nodes_items(measured.risk, policy),
        _left_item(measured),
    )


def _gate_private(params: Private, measured: Measured, policy: Policy) -> tuple[GateItem, ...]:
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
        *_nodes_items(measured.risk, policy),
        _left_item(measured),
    )


def _nodes_items(risk: Risk, policy: Policy) -> list[GateItem]:
    """Lines only where nodes are people or look like it, or where attributes of theirs are published."""
    items = []
    if risk["nodes"] == "people":
        words = "the nodes are people: the promise is to those who drew edges, not to those who are nodes"
        items.append(GateItem("Nodes", "amber", words))
    elif risk["nodes"] == "auto" and risk["person_like"]:
        why = risk["person_like"]
        words = text("the nodes look like people ({why}); say under Load what they are", why=why)
        items.append(GateItem("Nodes", "amber", words))
    if risk["fewest_alike"] is not None:
        words = text(
            "the fewest nodes alike in all published attributes: {fewest}; the house asks for {min_group}",
            fewest=risk["fewest_alike"],
            min_group=policy.min_group,
        )
        judged = policy.at_least("min_group", "Nodes alike", risk["fewest_alike"], words)
        things = risk["nodes"] == "things" or not (risk["nodes"] == "people" or risk["person_like"])
        # A thing that stands alone has no privacy; a person has, whoever drew the edges.
        items.append(replace(judged, state="amber") if things and judged.state == "red" else judged)
    return items


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


def _noise_item(params: Synthetic) -> GateItem:
    if params.noise_scale == 0:
        return GateItem("Noise", "amber", "b is 0: weights are smoothed but carry no noise")
    return GateItem(
        "Noise",
        "green",
        text(
            "every weight carries {params} noise of scale {noise_scale}",
            params=_noise_law(params),
            noise_scale=f"{params.noise_scale:g}",
        ),
    )


def _people_item(risk: Risk, policy: Policy) -> GateItem:
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


def _attack_item(risk: Risk, policy: Policy) -> GateItem:
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


def _cap_item(risk: Risk, policy: Policy) -> GateItem:
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


def _lost_item(measured: Measured, policy: Policy) -> tuple[GateItem, ...]:
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
