"""What the numbers of a clusters release mean."""

from __future__ import annotations

from engine.core.technique import Metric

CLUSTERS = Metric(
    "clusters", "Clusters", "How many groups are released.", "utility", digits=0, headline=True, proven=True
)
NOISE = Metric("noise", "Noise", "Rows that belong to no cluster.", "utility", better="lower", digits=0)
AGREEMENT = Metric(
    "adjusted_rand_index",
    "Agreement with the central result",
    "Adjusted Rand index to the same method on pooled rows: 1 the same, 0 unrelated.",
    "utility",
    better="higher",
    headline=True,
)
BYTES = Metric(
    "bytes_sent",
    "Bytes sent",
    "All messages that crossed a site's border.",
    "utility",
    better="lower",
    digits=0,
)
ROUNDS = Metric(
    "rounds", "Rounds", "How often master and sites exchanged messages.", "utility", better="lower", digits=0
)
COMMON = (CLUSTERS, NOISE, AGREEMENT, BYTES, ROUNDS)

SMALLEST = Metric(
    "smallest_count",
    "Fewest people",
    "The fewest rows anything published stands for.",
    "risk",
    "guarantee",
    "higher",
    0,
    True,
    proven=True,
)
ORIGINAL = Metric(
    "original_points",
    "Messages with original points",
    "Messages between sites and master that hold original rows, values of single rows, or groups of too few. "
    "They do not leave with the release.",
    "risk",
    better="lower",
    digits=0,
)
MEMBERSHIP = Metric(
    "membership_auc",
    "Membership attack",
    "How well the release tells rows behind it from other rows: 0.5 a coin, 1 always.",
    "risk",
    better="lower",
    headline=True,
)
LEFT_OUT = Metric(
    "left_out",
    "Rows not told of",
    "Share of the rows that nothing published stands for.",
    "utility",
    better="lower",
    confidential=True,
)
RISK = (SMALLEST, ORIGINAL, MEMBERSHIP)

DBSCAN = (*COMMON, LEFT_OUT, *RISK)
SDBDC = (
    *COMMON,
    LEFT_OUT,
    Metric(
        "representatives",
        "Representatives",
        "How many were sent by all sites.",
        "utility",
        better="lower",
        digits=0,
        proven=True,
    ),
    *RISK,
)
KMEANS = (
    CLUSTERS,
    NOISE,
    Metric(
        "adjusted_rand_index",
        "Agreement with a central run",
        "Adjusted Rand index to the best of five runs on pooled rows, which start elsewhere: 1 the same, "
        "0 unrelated.",
        "utility",
        better="higher",
        headline=True,
    ),
    BYTES,
    ROUNDS,
    LEFT_OUT,
    Metric(
        "inertia",
        "TD²",
        "Squared distances of rows to their centroid.",
        "utility",
        better="lower",
        headline=True,
    ),
    Metric(
        "inertia_central",
        "TD², central",
        "The same for the best of five central runs.",
        "utility",
        better="lower",
    ),
    *RISK,
)
EM = (
    CLUSTERS,
    NOISE,
    Metric(
        "adjusted_rand_index",
        "Agreement with the central result",
        "Adjusted Rand index to EM on pooled rows with its own number of components, by least BIC: "
        "1 the same, 0 unrelated.",
        "utility",
        better="higher",
        headline=True,
    ),
    BYTES,
    ROUNDS,
    Metric(
        "log_likelihood",
        "Log-likelihood",
        "Of all rows under the released mixture.",
        "utility",
        better="higher",
        digits=1,
    ),
    Metric(
        "log_likelihood_central",
        "Log-likelihood, central",
        "The same for EM on pooled rows.",
        "utility",
        digits=1,
    ),
    Metric(
        "cover",
        "Cover",
        "Share of rows that some component is dense at.",
        "utility",
        better="higher",
    ),
    Metric(
        "refused",
        "Components refused",
        "Local components that did not leave their site as they were: too few rows, too little spread.",
        "utility",
        digits=0,
    ),
    *RISK,
    Metric(
        "nearest_ratio",
        "Closeness of the sample",
        "Distance of sample rows to originals, over that of unseen rows: far below 1, it repeats originals.",
        "risk",
        better="higher",
    ),
    Metric(
        "small_component_error",
        "Smallest sent group",
        "Distance from its mean to the nearest published one, in its own standard deviations.",
        "risk",
        better="higher",
    ),
)
PATTERNS = (
    Metric(
        "clusters",
        "Patterns",
        "Itemsets published.",
        "utility",
        better="higher",
        digits=0,
        headline=True,
        proven=True,
    ),
    Metric("rules", "Rules", "Rules published.", "utility", digits=0, headline=True, proven=True),
    Metric(
        "suppressed",
        "Suppressed",
        "Combinations of frequent values that are left out: too few people, or others would be told of.",
        "utility",
        digits=0,
    ),
    BYTES,
    ROUNDS,
    SMALLEST,
    ORIGINAL,
)
