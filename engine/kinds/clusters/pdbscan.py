"""PDBSCAN: exact DBSCAN of what several sites hold, worked on in parts side by side.

Space is cut at medians into parts of equal counts; each part gets a halo of all foreign points
within ε of its box (Xu, Jäger & Kriegel 1999). First every part decides which of its own points
are core: with the halo it sees all their neighbours. Then, knowing the core flags of its halo
too, it unites core points within ε; the master unites clusters of two parts that share a point
that is core globally. Whatever the split, the result is sequential DBSCAN's.

This method is parallel, not private: original points cross the borders, and the log says so.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from engine.core.randomness import Randomness
from engine.kinds.clusters.data import Site
from engine.kinds.clusters.dbscan import Floats, Ints, neighbourhood, number
from engine.kinds.clusters.message import Answer, Body, Memory, Message
from engine.kinds.clusters.protocol import Method, Turn

T = TypeVar("T")


@dataclass(frozen=True)
class Part:
    """Rows of one compact part of space and the foreign rows within ε of its box."""

    own: Ints
    halo: Ints
    low: Floats
    high: Floats


def cut(points: Floats, parts: int) -> list[Ints]:
    """kd-cuts: halve the counts along the widest side until there are enough parts."""
    if parts <= 1 or len(points) < 2 * parts:
        return [np.arange(len(points))]
    return _cut(points, np.arange(len(points)), parts)


def _cut(points: Floats, rows: Ints, parts: int) -> list[Ints]:
    if parts == 1:
        return [rows]
    left = parts // 2
    at = len(rows) * left // parts
    here = points[rows]
    axis = int(np.argmax(np.ptp(here, axis=0)))
    order = np.argpartition(here[:, axis], at)
    return _cut(points, rows[order[:at]], left) + _cut(points, rows[order[at:]], parts - left)


def with_halos(points: Floats, groups: Sequence[Ints], eps: float) -> list[Part]:
    found = []
    for rows in groups:
        own = np.sort(rows)
        low, high = points[own].min(axis=0), points[own].max(axis=0)
        near = np.ones(len(points), dtype=bool)
        for j in range(points.shape[1]):
            # Rounding must not lose a neighbour at exactly ε: a hair wider costs nothing.
            reach = eps * (1 + 1e-9) + 1e-12 * max(abs(low[j]), abs(high[j]))
            near &= (points[:, j] >= low[j] - reach) & (points[:, j] <= high[j] + reach)
        near[own] = False
        found.append(Part(own, np.flatnonzero(near), low, high))
    return found


def site_step(site: Site, memory: Memory, message: Message, _: Randomness) -> Answer:
    body = message.body
    if message.kind == "request points":
        reply: dict[str, np.ndarray] = {"points": site.values}
        if site.index is not None:
            reply["index"] = site.index
        return Answer(Message("points", reply))
    if message.kind == "parts":
        flags = _side_by_side(_own_core, [(part, body["eps"], body["min_points"]) for part in body["parts"]])
        kept = {"parts": body["parts"], "eps": body["eps"], "core": flags}
        return Answer(Message("core flags", {"core": flags}), kept)
    if message.kind == "halo core flags":
        tasks = list(zip(memory["parts"], memory["core"], body["halo_core"], strict=True))
        found = _side_by_side(_local_clusters, [(*task, memory["eps"]) for task in tasks])
        return Answer(Message("local clusters", {"parts": found}))
    return Answer(None, labels=body["labels"])


def _side_by_side(work: Callable[..., T], tasks: list[tuple]) -> list[T]:
    if len(tasks) <= 1:
        return [work(*task) for task in tasks]
    with ThreadPoolExecutor(max_workers=min(len(tasks), os.cpu_count() or 1)) as pool:
        return list(pool.map(lambda task: work(*task), tasks))


def _own_core(part: Body, eps: float, min_points: int) -> np.ndarray:
    points = np.concatenate([part["own"], part["halo"]])
    only = np.arange(len(points)) < len(part["own"])
    return neighbourhood(points, eps).core_flags(min_points, only)[: len(part["own"])]


def _local_clusters(part: Body, own_core: np.ndarray, halo_core: np.ndarray, eps: float) -> dict:
    points = np.concatenate([part["own"], part["halo"]])
    core = np.concatenate([own_core, halo_core])
    around = neighbourhood(points, eps)
    component = around.components(core)
    only = np.arange(len(points)) < len(part["own"])
    point, touched = around.touching(core, component, only)
    return {"component": component, "border": point, "touched": touched}


def master_step(memory: Memory, replies: Mapping[str, Message], _: Randomness) -> Turn:
    settings = memory["settings"]
    if memory["stage"] == "start":
        request = Message("request points", {"eps": settings["eps"]})
        return Turn(dict.fromkeys(memory["names"], request), {**memory, "stage": "points"})
    if memory["stage"] == "points":
        return _deal_parts(memory, replies)
    if memory["stage"] == "core":
        return _deal_core_flags(memory, replies)
    return _merge(memory, replies)


def _pool(memory: Memory, replies: Mapping[str, Message]) -> tuple[Floats, list[Ints]]:
    """All points in one order, and where each site's rows stand in it."""
    counts = [len(replies[name].body["points"]) for name in memory["names"]]
    indices: list[Any] = [replies[name].body.get("index") for name in memory["names"]]
    if any(index is None for index in indices):
        ends = np.cumsum(counts)
        indices = [np.arange(end - count, end) for end, count in zip(ends, counts, strict=True)]
    else:
        # Rows of one split file keep the file's order: only their rank matters.
        rank = np.argsort(np.argsort(np.concatenate(indices)))
        indices = np.split(rank, np.cumsum(counts)[:-1])
    together = np.concatenate([replies[name].body["points"] for name in memory["names"]])
    points = np.empty_like(together)
    points[np.concatenate(indices)] = together
    return points, indices


def _deal_parts(memory: Memory, replies: Mapping[str, Message]) -> Turn:
    settings = memory["settings"]
    points, indices = _pool(memory, replies)
    parts = with_halos(points, cut(points, settings["parts"]), settings["eps"])
    names = memory["names"]
    owner = [names[i % len(names)] for i in range(len(parts))]
    messages = {}
    for name in names:
        dealt = [
            {"own": points[part.own], "halo": points[part.halo]}
            for part, who in zip(parts, owner, strict=True)
            if who == name
        ]
        body = {"parts": dealt, "eps": settings["eps"], "min_points": settings["min_points"]}
        messages[name] = Message("parts", body)
    plain = [{"own": p.own, "halo": p.halo, "low": p.low, "high": p.high} for p in parts]
    kept = {**memory, "stage": "core", "parts": plain, "owner": owner, "indices": indices, "points": points}
    return Turn(messages, kept)


def _in_order(memory: Memory, replies: Mapping[str, Message], key: str) -> list[Any]:
    """The answers for the parts, in the parts' order."""
    waiting = {name: iter(replies[name].body[key]) for name in memory["names"]}
    return [next(waiting[who]) for who in memory["owner"]]


def _deal_core_flags(memory: Memory, replies: Mapping[str, Message]) -> Turn:
    core = np.zeros(len(memory["points"]), dtype=bool)
    for part, flags in zip(memory["parts"], _in_order(memory, replies, "core"), strict=True):
        core[part["own"]] = flags
    messages = {}
    for name in memory["names"]:
        dealt = zip(memory["parts"], memory["owner"], strict=True)
        body = {"halo_core": [core[part["halo"]] for part, who in dealt if who == name]}
        messages[name] = Message("halo core flags", body)
    return Turn(messages, {**memory, "stage": "merge", "core": core})


def _merge(memory: Memory, replies: Mapping[str, Message]) -> Turn:
    component, border, touched = _unite_parts(memory, _in_order(memory, replies, "parts"))
    labels = number(component, border, touched)
    messages = {
        name: Message("labels", {"labels": labels[index]})
        for name, index in zip(memory["names"], memory["indices"], strict=True)
    }
    boxes = [
        {"low": p["low"], "high": p["high"], "own": len(p["own"]), "halo": len(p["halo"])}
        for p in memory["parts"]
    ]
    clusters = int(labels.max(initial=-1)) + 1
    inside = labels >= 0
    counts = np.bincount(labels[inside], minlength=clusters)
    sums = [np.bincount(labels[inside], weights=c[inside], minlength=clusters) for c in memory["points"].T]
    means = (
        np.column_stack(sums).reshape(clusters, memory["points"].shape[1]) / np.maximum(counts, 1)[:, None]
    )
    result = {"clusters": clusters, "parts": boxes, "counts": counts, "means": means}
    return Turn(messages, memory, result)


def _unite_parts(memory: Memory, found: list[Body]) -> tuple[Ints, Ints, Ints]:
    """Components of all core points: local ones united through the core points two parts share."""
    from scipy.sparse import coo_matrix
    from scipy.sparse.csgraph import connected_components

    home = np.full(len(memory["points"]), -1, dtype=np.int64)
    shift, shifted = 0, []
    for part, local in zip(memory["parts"], found, strict=True):
        component = np.where(local["component"] >= 0, local["component"] + shift, -1)
        shifted.append((component, shift))
        shift += int(local["component"].max(initial=-1)) + 1
        home[part["own"]] = component[: len(part["own"])]
    left, right = [np.zeros(0, dtype=np.int64)], [np.zeros(0, dtype=np.int64)]
    for part, (component, _) in zip(memory["parts"], shifted, strict=True):
        shared = component[len(part["own"]) :]
        core = shared >= 0
        left.append(shared[core])
        right.append(home[part["halo"][core]])
    a, b = np.concatenate(left), np.concatenate(right)
    _, group = connected_components(
        coo_matrix((np.ones(len(a)), (a, b)), shape=(shift, shift)), directed=False
    )
    border = np.concatenate([p["own"][f["border"]] for p, f in zip(memory["parts"], found, strict=True)])
    touched = np.concatenate([f["touched"] + at for f, (_, at) in zip(found, shifted, strict=True)])
    united = np.where(home >= 0, group[home], -1) if shift else home
    return united.astype(np.int64), border, group[touched].astype(np.int64) if shift else touched


METHOD = Method("clusters.dbscan", site_step, master_step)
