"""What a clusters release claims, made from what was done; and what the gate says of it.

`Done.facts` of every method: "sites" (how many), "layout" (rows or columns). k-means adds "masked" (whether
sums went under masks) and "exact" (whether it is Lloyd on pooled rows: true, false, or null where the sites
do not tell); patterns add "people" (how many rows all sites hold, as far as they answered).
"""

from __future__ import annotations

from typing import Literal

from engine.core.policy import Policy
from engine.core.technique import Done, GateItem, Measured, Promise
from engine.core.text import joined, text
from engine.kinds.clusters.params import ClusterParams, Dbscan, Em, Kmeans, Patterns, Sdbdc

_SEEN = "Who sees the messages between the sites sees more than the release; the border log lists them."
_ALL_BUT_ONE = "Someone who knows all rows of a cluster but one can compute that one."


def treatment_text(params: ClusterParams) -> str:
    """What became of a column that was used, in words."""
    if isinstance(params, Em):
        return "only in the mixture and in the sample drawn from it"
    if isinstance(params, Patterns):
        return text("only in counts of at least {min_count} people", min_count=params.min_count)
    if isinstance(params, Sdbdc) and not params.blur:
        return "rows that stand for others leave as they are"
    return text("only in means of at least {min_count} rows", min_count=params.min_count)


def treatment(params: ClusterParams) -> Literal["kept", "changed"]:
    return "kept" if isinstance(params, Sdbdc) and not params.blur else "changed"


def promise(params: ClusterParams, done: Done | None) -> Promise:
    if isinstance(params, Em):
        return _mixture(params)
    if isinstance(params, Kmeans):
        return _kmeans(params, done)
    if isinstance(params, Sdbdc):
        return _representatives(params)
    return _patterns(params, done) if isinstance(params, Patterns) else _density(params)


def _density(params: Dbscan) -> Promise:
    return Promise(
        "guarantee",
        text(
            "Every published cluster stands for at least {min_count} rows and tells only size and mean.",
            min_count=params.min_count,
        ),
        text(
            "{seen} This method sends original points between the sites: it is parallel, not private among "
            "them. {all_but_one}",
            seen=_SEEN,
            all_but_one=_ALL_BUT_ONE,
        ),
        "row",
    )


def _representatives(params: Sdbdc) -> Promise:
    if not params.blur:
        return Promise(
            "heuristic",
            "Fewer points than the original are published, with the size and radius of what they stand for.",
            "Representatives are original points. Turn on means to publish none.",
            "row",
        )
    return Promise(
        "guarantee",
        text(
            "Every published representative is the mean of at least {min_count} rows of one site.",
            min_count=params.min_count,
        ),
        text(
            "Means of tight groups are still near their rows; sizes are exact, and so are radii, which are "
            "root mean square distances. {all_but_one}",
            all_but_one=_ALL_BUT_ONE,
        ),
        "row",
    )


def _kmeans(params: Kmeans, done: Done | None) -> Promise:
    return Promise(
        "guarantee",
        text(
            "Every published centroid is the mean of at least {min_count} rows.", min_count=params.min_count
        ),
        joined(" ", [*_between_sites(params, done), *_exactness(done), _ALL_BUT_ONE]),
        "row",
    )


def _between_sites(params: Kmeans, done: Done | None) -> list[str]:
    """What crossed the borders of the sites, whatever the release says."""
    facts = {} if done is None else done.facts
    if facts.get("layout") == "columns":
        return [
            "The sites hold other columns of the same rows: distances of every row, assignments and rows as "
            "centres cross the border."
        ]
    said = []
    if params.masked and facts.get("sites") != 1:
        said.append("In every round the master sees only totals over all sites.")
        if facts.get("sites") == 2:
            said.append("Of two sites each can subtract its own part from the total.")
    else:
        said.append(_SEEN)
    if params.init == "means":
        few = params.min_count
        said.append(
            text(
                "To start from, each site sends means of at least {few} of its rows, with their sizes.",
                few=few,
            )
        )
    elif params.init == "parallel":
        said.append("To start from, sampled rows leave their sites.")
    return said


def _exactness(done: Done | None) -> list[str]:
    exact = None if done is None else done.facts.get("exact")
    if exact is True:
        return ["It is k-means on the pooled rows from the same start."]
    if exact is False:
        return [
            "Groups too small to be answered for were counted with a neighbour: it is not exactly k-means on "
            "the pooled rows."
        ]
    return []


def _mixture(params: Em) -> Promise:
    tau = "0.01 per column" if params.tau is None else f"{params.tau:g}"
    return Promise(
        "guarantee",
        text(
            "Every published component is the most likely one for at least {min_count} rows of one site, "
            "as that site counted, and its variances, over those of the whole model, add up to at least "
            "{tau}; the rows of the sample are drawn from the model.",
            min_count=params.min_count,
            tau=tau,
        ),
        "It is no differential privacy: the model tells the shape of groups, and who is certain of a group's "
        "membership learns what the group is like. Counts are rounded down.",
        "row",
    )


def _patterns(params: Patterns, done: Done | None) -> Promise:
    least = params.min_count
    facts = {} if done is None else done.facts
    two = " Of two sites each can subtract its own counts from the totals." if facts.get("sites") == 2 else ""
    return Promise(
        "guarantee",
        text(
            "Every published pattern is shared by at least {least} people; whoever adds and subtracts "
            "published counts computes no group of fewer, and no value of a column follows from others with "
            "certainty.",
            least=least,
        ),
        text(
            "It is no differential privacy: what most people with a pattern have in common is told. Counts "
            "leave out people of a site where fewer than {least} have the value.{two}",
            least=least,
            two=two,
        ),
        "person",
    )


# ── the gate ──────────────────────────────────────────────────────────────────────────────────


def gate(params: ClusterParams, measured: Measured, policy: Policy) -> list[GateItem]:
    items = [_fewest(params, measured, policy), _border(params, measured)]
    if not isinstance(params, Patterns):
        items += [] if isinstance(params, Em) else [_left_out(measured, policy)]
        items.append(_membership(measured, policy))
    return items


def _fewest(params: ClusterParams, measured: Measured, policy: Policy) -> GateItem:
    name, small = "Fewest people", measured.risk.get("smallest_count") or 0
    if isinstance(params, Sdbdc) and not params.blur:
        return GateItem("Original points", "red", "representatives are original points: turn on means")
    if not small:
        return GateItem(name, "red", "nothing was large enough to be published")
    return policy.at_least(
        "min_group",
        name,
        small,
        text(
            "smallest published group {small}, the house asks for {min_group}",
            small=small,
            min_group=policy.min_group,
        ),
    )


def _border(params: ClusterParams, measured: Measured) -> GateItem:
    crossed = measured.risk.get("original_points", 0)
    if not crossed:
        return GateItem(
            "Border log", "green", "no row, no value of a single row and no group of too few crossed a border"
        )
    detail = text(
        "{crossed} messages between sites held rows, values of single rows or groups of too few",
        crossed=crossed,
    )
    if isinstance(params, Kmeans) and not params.rows_cross:
        return GateItem(
            "Border log", "red", text("{detail}: the houses have not agreed that rows cross", detail=detail)
        )
    return GateItem("Border log", "amber", detail)


def _left_out(measured: Measured, policy: Policy) -> GateItem:
    share = measured.utility.get("left_out")
    if share is None:
        return GateItem("Rows not told of", "amber", "not known: the rows are not at hand")
    told = text(
        "{share} of the rows are behind nothing published; the house allows {max_dropped}",
        share=f"{share:.1%}",
        max_dropped=f"{policy.max_dropped:.0%}",
    )
    return policy.at_most("max_dropped", "Rows not told of", share, told)


def _membership(measured: Measured, policy: Policy) -> GateItem:
    name, auc = "Membership attack", measured.risk.get("membership_auc")
    if auc is None:
        return GateItem(name, "amber", "not known: the attack could not be played on these rows")
    limit = policy.max_auc_clusters
    told = text(
        "an attacker tells members from strangers with AUC {auc} (0.5 is a coin), allowed {limit}",
        auc=f"{auc:.2f}",
        limit=f"{limit:g}",
    )
    return policy.at_most("max_auc_clusters", name, auc, told)
