"""Distributed Lloyd: per round the master sends centroids, each site answers sums, counts, TD² part.

The master adds up and divides, so for the same start the centroids are those of Lloyd on the pooled
rows (to rounding) whatever the split. It stops when TD² no longer improves. An empty cluster keeps
its centroid.

No site answers for fewer than min_count of its rows, in any round or by the difference of two: a
smaller part of a cluster is counted with a neighbour (`stable_groups.py`). Where that happened the result
is no longer exactly Lloyd's; how often is known at the site alone (`held`), for a master could use it to
search for a row.

Start: `means` (each site clusters its own rows and sends means of at least min_count of them; the
master clusters those by weight: no row leaves), `parallel` (k-means‖, Bahmani et al. 2012: sites
send sampled rows), or `given`. With `masked` the master sees only totals (see secure_sum.py).
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from engine.core.randomness import Randomness
from engine.core.row_numbers import permuted, taken, where
from engine.core.stretches import stretches, through
from engine.core.text import text
from engine.kinds.clusters import lloyd, secure_sum, stable_groups
from engine.kinds.clusters.data import Site
from engine.kinds.clusters.message import Answer, Body, Memory, Message
from engine.kinds.clusters.protocol import Method, Turn
from engine.kinds.clusters.view_types import CentroidSnapshot

Floats = np.ndarray

SAMPLING_ROUNDS = 4  # of k-means‖; Bahmani et al. see little gain beyond five
STARTS = 10
IMPROVEMENT = 1e-12  # of TD², below which rounding is all that moves


# ── at a site ─────────────────────────────────────────────────────────────────────────────────


def site_step(site: Site, memory: Memory, message: Message, randomness: Randomness) -> Answer:
    body, kind = message.body, message.kind
    if kind == "request key":
        secret, public = secure_sum.key_pair(randomness)
        return Answer(Message("public key", {"key": str(public)}), {**memory, "secret": str(secret)})
    if "keys" in body:
        memory = {**memory, "keys": secure_sum.check_keys(body["keys"], site.name, memory)}
    if kind == "request local means":
        return _local_means(site, memory, body, randomness)
    if kind == "centroids":
        return _answer(site, memory, message)
    if kind in ("request sample", "candidates"):
        return Answer(_sample(site, body, randomness), memory)
    return Answer(None, memory, lloyd.labels(site.values, body["centroids"]))


def _local_means(site: Site, memory: Memory, body: Body, randomness: Randomness) -> Answer:
    """Means of a site's own clusters, none of fewer than min_count rows."""
    random = randomness.generator("start")
    k = min(2 * body["k"], len(site))
    if k == 0 or len(site) < body["min_count"]:
        empty = {"means": np.zeros((0, site.values.shape[1])), "counts": np.zeros(0)}
        return Answer(Message("local means", empty), memory)
    rows = permuted(len(site), random, site.values)[: lloyd.SEEDING_ROWS]
    start = lloyd.plus_plus(site.values[rows], np.ones(len(rows)), k, random)
    centroids, _, _ = lloyd.fit(site.values, start, 10)
    wanted = lloyd.labels(site.values, centroids)
    found = stable_groups.assign_groups(wanted, None, None, site.values, centroids, body["min_count"])
    # Numbered anew, without the empty ones: how many were too small is nobody's business.
    there = np.zeros(k, dtype=bool)
    for some in stretches(len(site)):
        there[found.groups[some]] = True
    number = np.cumsum(there) - 1
    groups = through(lambda some: number[some], found.groups)
    nowhere = np.zeros((int(there.sum()), site.values.shape[1]))
    total, counts, _ = stable_groups.sums(site.values, groups, nowhere)
    reply = Message("local means", {"means": total / counts[:, None], "counts": counts})
    return Answer(reply, {**memory, "atoms": found.atoms}, plain={"groups": groups}, held=found.held)


def _answer(site: Site, memory: Memory, message: Message) -> Answer:
    """Sums and counts of every cluster, of no fewer rows than the floor, under masks if that was agreed."""
    body, centroids = message.body, message.body["centroids"]
    wanted, total, counts, square = lloyd.assign(site.values, centroids)
    found = stable_groups.assign_groups(
        wanted, memory.get("atoms"), memory.get("groups"), site.values, centroids, body["min_count"]
    )
    if found.held or len(site) < body["min_count"]:
        total, counts, square = stable_groups.sums(site.values, found.groups, centroids)
    plain = {"sums": total, "counts": counts, "groups": found.groups}
    memory = {**memory, "atoms": found.atoms, "groups": found.groups}
    if not body["masked"]:
        reply = Message("sums", {"sums": total, "counts": counts, "inertia": square})
        return Answer(reply, memory, plain=plain, held=found.held)
    public = {name: int(key) for name, key in memory["keys"].items()}
    values = np.concatenate([total.ravel(), counts, [square]])
    hidden = secure_sum.mask(values, site.name, int(memory["secret"]), public, message.asked)
    return Answer(Message("masked sums", {"masked": hidden}), memory, plain=plain, held=found.held)


def _sample(site: Site, body: Body, randomness: Randomness) -> Message:
    """k-means‖: one row to begin with, then rows by their share of the cost, or how many are nearest."""
    random = randomness.generator(text("sample {round}", round=body["round"]))
    if body["want"] == "one":
        row = random.integers(len(site), size=min(1, len(site)))
        return Message("sampled rows", {"rows": site.values[row], "size": len(site)})
    candidates = body["candidates"]
    if body["want"] == "weights":
        return Message("weights of candidates", {"counts": lloyd.sums(site.values, candidates)[1]})
    away = through(lambda some: _away(some, candidates), site.values)
    if body["want"] == "cost":
        return Message("cost", {"cost": float(away.sum())})
    wanted, cost = 2 * body["k"], max(body["cost"], 1e-300)
    drawn = through(lambda some: random.random(len(some)) < np.minimum(1.0, wanted * some / cost), away)
    return Message("sampled rows", {"rows": np.array(taken(site.values, where(drawn, away)))})


def _away(points: Floats, candidates: Floats) -> Floats:
    return ((points - candidates[lloyd.labels(points, candidates)]) ** 2).sum(axis=1)


# ── at the master ─────────────────────────────────────────────────────────────────────────────


def master_step(memory: Memory, replies: Mapping[str, Message], randomness: Randomness) -> Turn:
    return _STAGES[memory["stage"]](memory, replies, randomness)


def _to_all(memory: Memory, message: Message, **kept: object) -> Turn:
    return Turn(dict.fromkeys(memory["names"], message), {**memory, **kept})


def _start(memory: Memory, _replies, randomness: Randomness) -> Turn:
    if memory["settings"]["masked"] and len(memory["names"]) > 1:
        return _to_all(memory, Message("request key"), stage="keys")
    return _ask_start(memory, randomness)


def _keys(memory: Memory, replies: Mapping[str, Message], randomness: Randomness) -> Turn:
    keys = {name: reply.body["key"] for name, reply in replies.items()}
    return _ask_start({**memory, "keys": keys}, randomness)


def _ask_start(memory: Memory, randomness: Randomness) -> Turn:
    settings = memory["settings"]
    keys = {"keys": memory["keys"]} if "keys" in memory else {}
    if settings["init"] == "given":
        return _send_centroids({**memory, "trail": [], "inertias": []}, np.asarray(settings["start"], float))
    if settings["init"] == "means":
        body = {"k": settings["k"], "min_count": settings["min_count"], **keys}
        return _to_all(memory, Message("request local means", body), stage="means")
    body = {"want": "one", "round": 0, **keys}
    return _to_all(memory, Message("request sample", body), stage="sample", candidates=None, sampled=0)


def _means(memory: Memory, replies: Mapping[str, Message], randomness: Randomness) -> Turn:
    means = np.concatenate([replies[name].body["means"] for name in memory["names"]])
    counts = np.concatenate([replies[name].body["counts"] for name in memory["names"]])
    start = weighted_kmeans(means, counts, memory["settings"]["k"], randomness.generator("start"))
    return _send_centroids({**memory, "trail": [], "inertias": []}, start)


def _sampled(memory: Memory, replies: Mapping[str, Message], randomness: Randomness) -> Turn:
    found = np.concatenate([replies[name].body["rows"] for name in memory["names"]])
    if memory["candidates"] is None:
        # One row of one site, drawn by size: the first candidate.
        sizes = np.array(
            [replies[name].body["size"] for name in memory["names"] if replies[name].body["size"]]
        )
        candidates = found[[randomness.generator("first").choice(len(found), p=sizes / sizes.sum())]]
    else:
        candidates = np.concatenate([memory["candidates"], found])
    want = "weights" if memory["sampled"] == SAMPLING_ROUNDS else "cost"
    body = {"want": want, "candidates": candidates, "round": memory["sampled"]}
    return _to_all(memory, Message("candidates", body), stage=want, candidates=candidates)


def _cost(memory: Memory, replies: Mapping[str, Message], _: Randomness) -> Turn:
    cost = sum(reply.body["cost"] for reply in replies.values())
    count = memory["sampled"] + 1
    body = {"want": "rows", "candidates": memory["candidates"], "cost": cost, "round": count}
    body["k"] = memory["settings"]["k"]
    return _to_all(memory, Message("candidates", body), stage="sample", sampled=count)


def _weights(memory: Memory, replies: Mapping[str, Message], randomness: Randomness) -> Turn:
    counts = np.sum([reply.body["counts"] for reply in replies.values()], axis=0)
    random = randomness.generator("start")
    start = weighted_kmeans(memory["candidates"], counts, memory["settings"]["k"], random)
    return _send_centroids({**memory, "trail": [], "inertias": []}, start)


def _send_centroids(memory: Memory, centroids: Floats) -> Turn:
    settings = memory["settings"]
    masked = bool(settings["masked"]) and len(memory["names"]) > 1
    body = {
        "centroids": centroids,
        "round": len(memory["trail"]),
        "masked": masked,
        "min_count": settings["min_count"],
    }
    if masked and not memory["trail"]:
        body["keys"] = memory["keys"]
    trail = [*memory["trail"], centroids]
    turn = _to_all(memory, Message("centroids", body), stage="lloyd", trail=trail)
    return Turn(turn.messages, turn.memory, shown=CentroidSnapshot(centroids, np.array(trail)))


def _lloyd(memory: Memory, replies: Mapping[str, Message], _: Randomness) -> Turn:
    centroids = memory["trail"][-1]
    total, counts, square = _add_up(memory, replies, centroids)
    inertias = [*memory["inertias"], square]
    better = len(inertias) == 1 or square < inertias[-2] * (1 - IMPROVEMENT)
    if better and len(inertias) <= memory["settings"]["max_rounds"]:
        moved = np.where(counts[:, None] > 0, total / np.maximum(counts, 1)[:, None], centroids)
        if not np.array_equal(moved, centroids):
            return _send_centroids({**memory, "inertias": inertias}, moved)
    final = Message("final centroids", {"centroids": centroids})
    trail = np.array(memory["trail"])
    result = {
        "centroids": centroids,
        "counts": counts,
        "inertia": square,
        "inertias": np.array(inertias),
        "trail": trail,
        "clusters": int((counts > 0).sum()),
    }
    shown = CentroidSnapshot(centroids, trail)
    return Turn(dict.fromkeys(memory["names"], final), memory, result, shown)


def _add_up(
    memory: Memory, replies: Mapping[str, Message], centroids: Floats
) -> tuple[Floats, Floats, float]:
    bodies = [replies[name].body for name in memory["names"]]
    if "masked" not in bodies[0]:
        total = np.sum([body["sums"] for body in bodies], axis=0)
        return total, np.sum([b["counts"] for b in bodies], axis=0), float(sum(b["inertia"] for b in bodies))
    k, d = centroids.shape
    flat = secure_sum.total([body["masked"] for body in bodies], (k * d + k + 1,))
    return flat[: k * d].reshape(k, d), np.round(flat[k * d : -1]), float(flat[-1])


def weighted_kmeans(points: Floats, weights: Floats, k: int, random: np.random.Generator) -> Floats:
    """The best of several k-means++ starts over weighted points: small, at the master."""
    from engine.core.errors import ParameterError

    if len(points) < k:
        raise ParameterError(
            text(
                "the sites sent {points} means of enough rows, too few to start {k} clusters",
                points=len(points),
                k=k,
            ),
            hint="choose a smaller k or a smaller min_count",
            name="k",
        )
    best, least = points[:k], np.inf
    for _ in range(STARTS):
        centroids, cost = _weighted_lloyd(points, weights, lloyd.plus_plus(points, weights, k, random))
        if cost < least:
            best, least = centroids, cost
    return best


def _weighted_lloyd(points: Floats, weights: Floats, centroids: Floats) -> tuple[Floats, float]:
    cost = np.inf
    for _ in range(100):
        near = lloyd.labels(points, centroids)
        now = float((((points - centroids[near]) ** 2).sum(axis=1) * weights).sum())
        if not now < cost:
            break
        cost = now
        mass = np.bincount(near, weights=weights, minlength=len(centroids))
        sums = np.zeros_like(centroids)
        np.add.at(sums, near, points * weights[:, None])
        centroids = np.where(mass[:, None] > 0, sums / np.maximum(mass, 1e-300)[:, None], centroids)
    return centroids, cost


_STAGES = {
    "start": _start,
    "keys": _keys,
    "means": _means,
    "sample": _sampled,
    "cost": _cost,
    "weights": _weights,
    "lloyd": _lloyd,
}

METHOD = Method("clusters.kmeans", site_step, master_step)
