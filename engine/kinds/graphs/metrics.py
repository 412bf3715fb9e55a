"""What the numbers of a graph release mean, one line each.

Every figure says what it is: a guarantee with its unit, a heuristic, or a measure. No ε is shown next to
the fringe factor.
"""

from __future__ import annotations

from typing import Literal

from engine.core.technique import Metric, Nature
from engine.core.text import text

Better = Literal["lower", "higher", ""]


def _utility(
    key: str,
    label: str,
    meaning: str,
    better: Better = "",
    headline: bool = False,
    digits: int = 3,
    proven: bool = False,
) -> Metric:
    return Metric(
        key, label, meaning, "utility", better=better, headline=headline, digits=digits, proven=proven
    )


def _ranking(key: str, name: str, headline: bool = False) -> tuple[Metric, Metric]:
    return (
        _utility(
            f"{key}_spearman",
            text("{name}, Spearman", name=name),
            text("Whether nodes keep their order by {name}: 1 the same.", name=name),
            "higher",
            headline,
        ),
        _utility(
            f"{key}_kendall",
            text("{name}, Kendall", name=name),
            text("Share of pairs of nodes in the same order by {name}, from −1 to 1.", name=name),
            "higher",
        ),
    )


def _spread(key: str, name: str) -> tuple[Metric, Metric]:
    return (
        _utility(
            f"{key}_ks",
            f"{name}, KS",
            text("Largest gap between the two distributions of {name}.", name=name),
            "lower",
        ),
        _utility(
            f"{key}_wasserstein",
            text("{name}, Wasserstein", name=name),
            text("How far {name} moved on average, in its own unit.", name=name),
            "lower",
        ),
    )


UTILITY = (
    _utility(
        "total_weight_ratio", "Total weight", "Released over original: 1 keeps the total.", headline=True
    ),
    _utility("edges_lost", "Edges lost", "In the original, not in the release.", "lower", True, 0),
    _utility(
        "edges_fabricated", "Edges fabricated", "In the release, not in the original.", "lower", True, 0
    ),
    _utility("nodes", "Nodes", "In the release.", digits=0, proven=True),
    _utility("edges", "Edges", "In the release.", digits=0, proven=True),
    _utility("rank_used", "Rank", "Singular values that were kept.", digits=0),
    *_ranking("pagerank", "PageRank", True),
    *_ranking("betweenness", "betweenness"),
    *_ranking("eigenvector", "eigenvector centrality"),
    *_ranking("closeness", "closeness"),
    _utility(
        "top_edge_overlap",
        "Strongest edges kept",
        "Of the strongest tenth of the edges, how many still are.",
        "higher",
    ),
    _utility(
        "spectral_distance",
        "Spectral distance",
        "How far the ten largest singular values moved, relative to their size.",
        "lower",
    ),
    *_spread("weight", "the weights of edges"),
    *_spread("degree", "the degrees"),
    *_spread("in_strength", "the in-strengths"),
    *_spread("out_strength", "the out-strengths"),
    _utility("density", "Density", "Edges over possible edges, before and after."),
    _utility("reciprocity", "Reciprocity", "Share of edges that go both ways, before and after."),
    _utility(
        "reciprocity_weighted",
        "Weighted reciprocity",
        "Share of weight that goes both ways, before and after.",
    ),
    _utility("clustering", "Clustering", "Mean weighted clustering of the nodes, before and after."),
)


def _risk(
    key: str,
    label: str,
    meaning: str,
    nature: Nature = "measure",
    better: Better = "",
    digits: int = 3,
    headline: bool = False,
    confidential: bool = False,
    proven: bool = False,
) -> Metric:
    return Metric(key, label, meaning, "risk", nature, better, digits, headline, confidential, proven)


_ATTACK = (
    _risk(
        "single_contributor_share",
        "Edges of one person",
        "Share of the published edges that rest on a single person.",
        better="lower",
        headline=True,
    ),
    _risk(
        "few_contributors_share",
        "Edges of fewer than ten",
        "Share of the published edges that rest on fewer than ten people.",
        better="lower",
    ),
    _risk(
        "attack_auc_naive",
        "Attacker by weight (AUC)",
        "How well light edges point to single people: 0.5 is guessing, 1 is certainty.",
        better="lower",
    ),
    _risk(
        "attack_auc_bayes",
        "Best attacker (AUC)",
        "The same for an attacker who knows the method, its noise and how common each weight is.",
        better="lower",
        headline=True,
    ),
    _risk(
        "attack_auc_error",
        "Best attacker, standard error",
        "How far the AUC may be off: it is an estimate from the edges of this one release.",
    ),
    _risk(
        "single_edges",
        "Edges of one person, number",
        "What the AUC rests on. From fewer than five edges it is not given.",
        digits=0,
        confidential=True,
    ),
    _risk(
        "fewest_contributors",
        "Fewest people behind an edge",
        "Of all published edges.",
        better="higher",
        digits=0,
        confidential=True,
    ),
    _risk("people", "People", "Participants in the file.", digits=0, confidential=True),
    _risk("attack_auc_before", "On the original (AUC)", "The same question asked of the original weights."),
)

_PRESENCE = _risk(
    "presence_disclosed", "Presence disclosed", "Whether the release shows which edges exist.", proven=True
)

SYNTHETIC_METRICS = (
    *UTILITY,
    *_ATTACK,
    _risk("noise_scale", "Noise scale b", "Spread of the noise on every weight.", "heuristic", proven=True),
    _risk(
        "posterior_cap",
        "Posterior cap",
        "The surest an attacker who knows all other edges can be that an edge rests on one person, given how "
        "common such edges are. A cap of 1 caps nothing.",
        "heuristic",
        "lower",
        headline=True,
    ),
    _risk(
        "posterior_cap_noise_alone",
        "Posterior cap, noise alone",
        "The same in closed form, for the noise without the fringe factor.",
        "heuristic",
        "lower",
    ),
    _risk(
        "prior_single",
        "Prior of one person",
        "Share of edges of one person, known before anything is seen.",
        "heuristic",
    ),
    _risk(
        "epsilon_edge",
        "ε per edge",
        "Unit: one edge of one person, for who knows already which edges exist. Not given next to the fringe "
        "factor, which has none.",
        "heuristic",
        "lower",
    ),
    _risk(
        "epsilon_person",
        "ε per person",
        "Unit: one person with all their edges, under the same condition.",
        "heuristic",
        "lower",
    ),
    _risk(
        "contributions",
        "Most edges of a person",
        "What one person adds at most, in edges.",
        digits=0,
        confidential=True,
    ),
    _PRESENCE,
)

PRIVATE_METRICS = (
    *UTILITY,
    _risk(
        "epsilon_person",
        "ε per person",
        "Unit: one person with all their edges. Odds about a person change by at most e^ε.",
        "guarantee",
        "lower",
        headline=True,
        proven=True,
    ),
    _risk(
        "delta_person",
        "δ per person",
        "The chance that the promise fails for a person.",
        "guarantee",
        "lower",
        digits=8,
        proven=True,
    ),
    _risk("epsilon_edge", "ε per edge", "Unit: one edge of one person.", "guarantee", "lower", proven=True),
    _risk(
        "contributions",
        "Edges a person c",
        "What one person adds at most, enforced.",
        "guarantee",
        digits=0,
        proven=True,
    ),
    _risk(
        "threshold",
        "Threshold T",
        "1 + b·ln(1/(2δ₁)): an edge of one person passes with probability δ₁ at most.",
        "guarantee",
        proven=True,
    ),
    _risk(
        "applied_threshold",
        "Threshold applied",
        "The whole number from which edges are published.",
        "guarantee",
        digits=0,
        proven=True,
    ),
    _risk(
        "noise_scale", "Noise scale b", "c/ε: spread of the exact integer noise.", "guarantee", proven=True
    ),
    _risk(
        "people_over_c",
        "People cut to c",
        "How many people had more than c edges.",
        digits=0,
        confidential=True,
    ),
    _risk(
        "edges_left_out_by_c",
        "Edges cut by c",
        "How many of their edges were left out.",
        digits=0,
        confidential=True,
    ),
    *_ATTACK,
    _PRESENCE,
)
