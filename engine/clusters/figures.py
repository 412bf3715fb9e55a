"""What the numbers of a clusters release mean: promises in words, figures, and the gate's rules."""

from __future__ import annotations

from typing import Any

from engine.technique import Done, Figure, GateItem, Measured, Promise, State

# From here on an attacker tells members from strangers clearly better than a coin.
UNEASY_AUC = 0.6

CLUSTERS = Figure("clusters", "Clusters", "How many groups were found.", "utility", digits=0, headline=True)
NOISE = Figure("noise", "Noise", "Rows that belong to no cluster.", "utility", better="lower", digits=0)
AGREEMENT = Figure(
    "adjusted_rand_index",
    "Agreement with the central result",
    "Adjusted Rand index to the same method on pooled rows: 1 the same, 0 unrelated.",
    "utility",
    better="higher",
    headline=True,
)
BYTES = Figure(
    "bytes_sent",
    "Bytes sent",
    "All messages that crossed a site's border.",
    "utility",
    better="lower",
    digits=0,
)
ROUNDS = Figure(
    "rounds", "Rounds", "How often master and sites exchanged messages.", "utility", better="lower", digits=0
)
COMMON = (CLUSTERS, NOISE, AGREEMENT, BYTES, ROUNDS)

SMALLEST = Figure(
    "smallest_count",
    "Fewest people",
    "The fewest rows anything published stands for.",
    "risk",
    "guarantee",
    "higher",
    0,
    True,
)
ORIGINAL = Figure(
    "original_points",
    "Messages with original points",
    "Messages between sites and master that hold original rows. They do not leave with the release.",
    "risk",
    better="lower",
    digits=0,
)
MEMBERSHIP = Figure(
    "membership_auc",
    "Membership attack",
    "How well the release tells rows behind it from other rows: 0.5 a coin, 1 always.",
    "risk",
    better="lower",
    headline=True,
)
RISK = (SMALLEST, ORIGINAL, MEMBERSHIP)

DBSCAN = (*COMMON, *RISK)
SDBDC = (
    *COMMON,
    Figure(
        "representatives",
        "Representatives",
        "How many were sent by all sites.",
        "utility",
        better="lower",
        digits=0,
    ),
    *RISK,
)
KMEANS = (
    *COMMON,
    Figure(
        "inertia",
        "TD²",
        "Squared distances of rows to their centroid.",
        "utility",
        better="lower",
        headline=True,
    ),
    Figure(
        "inertia_central",
        "TD², central",
        "The same for the best of five central runs.",
        "utility",
        better="lower",
    ),
    *RISK,
)
EM = (
    *COMMON,
    Figure(
        "log_likelihood",
        "Log-likelihood",
        "Of all rows under the released mixture.",
        "utility",
        better="higher",
        digits=1,
    ),
    Figure(
        "log_likelihood_central",
        "Log-likelihood, central",
        "The same for EM on pooled rows.",
        "utility",
        digits=1,
    ),
    Figure(
        "cover",
        "Cover",
        "Share of rows within s standard deviations of a component.",
        "utility",
        better="higher",
    ),
    Figure(
        "refused",
        "Components refused",
        "Local components that did not leave their site as they were: too few rows, too little spread.",
        "utility",
        digits=0,
    ),
    *RISK,
    Figure(
        "nearest_ratio",
        "Closeness of the sample",
        "Distance of sample rows to originals, over that of unseen rows: far below 1, it repeats originals.",
        "risk",
        better="higher",
    ),
    Figure(
        "small_component_error",
        "Smallest sent group",
        "Distance from its mean to the nearest published one, in its own standard deviations.",
        "risk",
        better="higher",
    ),
)
PATTERNS = (
    Figure(
        "clusters", "Patterns", "Itemsets published.", "utility", better="higher", digits=0, headline=True
    ),
    Figure("rules", "Rules", "Rules published.", "utility", digits=0, headline=True),
    Figure(
        "suppressed",
        "Suppressed",
        "Patterns and rules that would have told of few people.",
        "utility",
        digits=0,
    ),
    BYTES,
    ROUNDS,
    SMALLEST,
    ORIGINAL,
)

_NOT = "Who may see the messages between the sites sees more than the release; the border log lists them. "


def promise_dbscan(params: Any, done: Done | None = None) -> Promise:
    return Promise(
        "guarantee",
        f"Every published cluster stands for at least {params.min_count} rows and tells only size and mean; "
        "labels stay at their site.",
        _NOT + "This method sends original points between the sites: it is parallel, not private among them.",
        "row",
    )


def promise_sdbdc(params: Any, done: Done | None = None) -> Promise:
    if not params.blur:
        return Promise(
            "heuristic",
            "Fewer points than the original are published, with the size and radius of what they stand for.",
            "Representatives are original points. Turn on means to publish none.",
            "row",
        )
    return Promise(
        "guarantee",
        f"Every published representative is the mean of at least {params.min_count} rows of one site.",
        "Means of tight groups are still near their rows; sizes and radii are exact.",
        "row",
    )


def promise_kmeans(params: Any, done: Done | None = None) -> Promise:
    seen = "The master sees only totals over all sites. " if params.masked else _NOT
    return Promise(
        "guarantee",
        f"Every published centroid is the mean of at least {params.min_count} rows; labels stay at home.",
        seen + "Someone who knows all rows of a cluster but one can compute that one.",
        "row",
    )


def promise_em(params: Any, done: Done | None = None) -> Promise:
    tau = "0.01 per column" if params.tau is None else f"{params.tau:g}"
    return Promise(
        "guarantee",
        f"Every published component stands for {params.min_count} or more rows, spread at least {tau}; "
        "the rows of the sample are drawn from the model, none is an original.",
        "It is no differential privacy: the model tells the shape of groups, and who is certain of a group's "
        "membership learns what the group is like.",
        "row",
    )


def promise_patterns(params: Any, done: Done | None = None) -> Promise:
    return Promise(
        "guarantee",
        f"Every published pattern is shared by at least {params.min_count} people, and no difference of "
        "published counts tells of fewer.",
        "What all people with a pattern have in common is told, unless the column was declared sensitive.",
        "person",
    )


def gate(params: Any, measured: Measured, policy: Any) -> list[GateItem]:
    items = []
    least = getattr(policy, "min_group", 10)
    small = measured.risk.get("smallest_count", 0)
    if getattr(params, "blur", True) is False:
        items.append(GateItem("Original points", "red", "representatives are original points: turn on means"))
    elif small == 0:
        items.append(GateItem("Fewest people", "red", "nothing was large enough to be published"))
    else:
        state: State = "green" if small >= least else "red"
        items.append(
            GateItem("Fewest people", state, f"smallest published group {small}, the house asks for {least}")
        )
    crossed = measured.risk.get("original_points", 0)
    items.append(
        GateItem(
            "Border log",
            "amber" if crossed else "green",
            f"{crossed} messages between sites held original points"
            if crossed
            else "no original point crossed a site's border",
        )
    )
    auc = measured.risk.get("membership_auc")
    if auc is not None:
        items.append(
            GateItem(
                "Membership attack",
                "green" if auc < UNEASY_AUC else "amber",
                f"an attacker tells members from strangers with AUC {auc:.2f} (0.5 is a coin)",
            )
        )
    return items
