"""SDBDC: density-based clustering of what sites hold, by representatives (Januzaj et al. 2004).

Each site sends representatives with ξ (how far they reach) and μ (how many they stand for). At the
master r is core iff the μ of all representatives within ε of r (itself included) add up to at least
min_points; r and s are in reach iff d(r, s) ≤ ε + max(ξ_r, ξ_s). Clusters are components of core
representatives in reach; a representative that is not core joins the first cluster it reaches, where
representatives are taken in the order of their places, so that labels do not depend on who wrote first.
Back at the sites each point takes the cluster of its representative.

With `blur` (the default) a representative is the mean of what it stands for, never of fewer than
min_count points; smaller ones join a neighbour within 3 ε before anything is sent, or are kept back
and counted. A point whose representative was kept back takes the cluster of the nearest of its
own site's representatives that was sent, if that is within ε, else it is noise.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from engine.core.randomness import Randomness
from engine.kinds.clusters.data import Settings, Site
from engine.kinds.clusters.dbscan import Floats, Ints
from engine.kinds.clusters.message import Answer, Memory, Message
from engine.kinds.clusters.protocol import Method, Turn
from engine.kinds.clusters.representatives import Representatives, blur, represent
from engine.kinds.clusters.view_types import RepresentativeSnapshot

# Representatives lie more than ε_local apart, so small ones need to look farther to find company.
# Measured over five sets and two splits at min_count 5 / 10: 1.5 ε 0.53 / 0.29, 2 ε 0.69 / 0.48,
# 3 ε 0.71 / 0.65, 5 ε 0.69 / 0.65 (suppressing instead, at 5: 0.24). Chosen on the sets it was measured on.
MERGE_WITHIN = 3.0
WIDER = 1.25  # how much farther a representative reaches when a site may send only so many


ASKED = ("eps", "eps_local", "blur", "small", "min_count", "max_representatives")


def site_step(site: Site, memory: Memory, message: Message, randomness: Randomness) -> Answer:
    body = message.body
    if message.kind == "request representatives":
        found, _ = local_model(site.values, body)
        kept_back = int((found.owner < 0).sum())
        # A random order: the greedy order would tell which neighbourhood is densest.
        order = randomness.generator("order").permutation(len(found.counts))
        reply = {
            "centres": found.centres[order],
            "radii": found.radii[order],
            "counts": found.counts[order],
            "suppressed": bool(kept_back),
        }
        number = np.append(np.argsort(order), -1)
        memory = {"owner": number[found.owner], "centres": found.centres[order], "eps": body["eps"]}
        memory["kept_back"] = kept_back
        return Answer(Message("representatives", reply), memory, plain={"groups": number[found.owner]})
    return Answer(None, labels=relabel(site.values, memory, body["labels"]))


def local_model(points: Floats, settings: Settings) -> tuple[Representatives, bool]:
    """What a site would send, and whether these are original points."""
    reach, most = settings["eps_local"], settings.get("max_representatives")
    while True:
        found, original = _at_radius(points, reach, settings)
        if most is None or len(found.counts) <= most:
            return found, original
        reach *= WIDER


def _at_radius(points: Floats, reach: float, settings: Settings) -> tuple[Representatives, bool]:
    found = represent(points, reach)
    if not settings["blur"]:
        return found, True
    within = MERGE_WITHIN * settings["eps"] if settings["small"] == "merge" else 0.0
    return blur(points, found, settings["min_count"], within), False


def relabel(points: Floats, memory: Memory, labels: Ints) -> Ints:
    owner = memory["owner"]
    found = np.append(labels, -1)[owner]
    orphans = np.flatnonzero(owner < 0)
    if len(orphans) and len(labels):
        from scipy.spatial import cKDTree

        away, nearest = cKDTree(memory["centres"]).query(points[orphans])
        found[orphans] = np.where(away <= memory["eps"], labels[nearest], -1)
    return found


def cluster_representatives(
    centres: Floats, radii: Floats, counts: Ints, eps: float, min_points: int
) -> tuple[Ints, np.ndarray]:
    """Labels of the representatives (numbered by their first core one) and which are core."""
    from scipy.sparse import coo_matrix
    from scipy.sparse.csgraph import connected_components
    from scipy.spatial import cKDTree

    n = len(centres)
    if n == 0:
        return np.zeros(0, dtype=np.int64), np.zeros(0, dtype=bool)
    pairs = cKDTree(centres).query_pairs((eps + radii.max()) * (1 + 1e-12), output_type="ndarray")
    a, b = pairs[:, 0], pairs[:, 1]
    distance = np.sqrt(((centres[a] - centres[b]) ** 2).sum(axis=1))
    close = distance <= eps
    mass = counts.astype(np.float64)
    mass += np.bincount(a[close], weights=counts[b[close]], minlength=n)
    mass += np.bincount(b[close], weights=counts[a[close]], minlength=n)
    core = mass >= min_points
    linked = distance <= eps + np.maximum(radii[a], radii[b])
    a, b = a[linked], b[linked]
    both = core[a] & core[b]
    _, group = connected_components(
        coo_matrix((np.ones(both.sum()), (a[both], b[both])), shape=(n, n)), False
    )
    return _number(core, group, a, b), core


def _number(core: np.ndarray, group: Ints, a: Ints, b: Ints) -> Ints:
    labels = np.full(len(core), -1, dtype=np.int64)
    _, first = np.unique(group[core], return_index=True)
    order = np.argsort(first, kind="stable")
    rank = np.full(len(core), len(core), dtype=np.int64)
    rank[np.unique(group[core])[order]] = np.arange(len(order))
    labels[core] = rank[group[core]]
    lowest = np.full(len(core), len(core), dtype=np.int64)
    for left, right in ((a, b), (b, a)):
        edge = ~core[left] & core[right]
        np.minimum.at(lowest, left[edge], labels[right[edge]])
    reached = ~core & (lowest < len(core))
    labels[reached] = lowest[reached]
    return labels


def master_step(memory: Memory, replies: Mapping[str, Message], _: Randomness) -> Turn:
    settings, names = memory["settings"], memory["names"]
    if memory["stage"] == "start":
        asked = {key: settings.get(key) for key in ASKED}
        request = Message("request representatives", asked)
        return Turn(dict.fromkeys(names, request), {**memory, "stage": "cluster"})
    centres = np.concatenate([replies[name].body["centres"] for name in names])
    radii = np.concatenate([replies[name].body["radii"] for name in names])
    counts = np.concatenate([replies[name].body["counts"] for name in names])
    # By place, not by the order of the messages: numbers of clusters and of border ones hang on it.
    order = np.lexsort((counts, radii, *centres.T[::-1]))
    sorted_labels, sorted_core = cluster_representatives(
        centres[order], radii[order], counts[order], settings["eps"], settings["min_points"]
    )
    labels, core = np.empty_like(sorted_labels), np.empty_like(sorted_core)
    labels[order], core[order] = sorted_labels, sorted_core
    ends = np.cumsum([len(replies[name].body["counts"]) for name in names])[:-1]
    messages = {
        name: Message("labels of representatives", {"labels": part})
        for name, part in zip(names, np.split(labels, ends), strict=True)
    }
    site = np.repeat(np.arange(len(names)), [len(part) for part in np.split(labels, ends)])
    result = {
        "centres": centres,
        "radii": radii,
        "counts": counts,
        "labels": labels,
        "core": core,
        "site": site,
        "clusters": int(labels.max(initial=-1)) + 1,
    }
    shown = RepresentativeSnapshot(centres, radii + settings["eps"], counts, labels)
    return Turn(messages, memory, result, shown)


METHOD = Method("clusters.sdbdc", site_step, master_step)
