"""k-means where each site holds other columns of the same rows.

Squared distance adds up over columns, so each site answers the part of its columns for every row and
cluster; the master adds the parts, assigns, and sends back the assignment, from which each site
moves its own part of the centroids. The centroids' parts stay at their sites until the end; the
start is k rows chosen by k-means++ on the added distances, known by number only.

Answers are one number a row and cluster: that is about single rows, and enough of them give the
row away; the master knows every row's cluster and which rows were centres. So the border log marks these
messages as values of single rows, and a site answers only where its own steward chose this layout.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.clusters.data import Site
from engine.kinds.clusters.kmeans import IMPROVEMENT
from engine.kinds.clusters.message import Answer, Body, Memory, Message
from engine.kinds.clusters.message_schema import MessageRefused
from engine.kinds.clusters.protocol import Method, Turn


def site_step(site: Site, memory: Memory, message: Message, _: Randomness) -> Answer:
    body, kind = message.body, message.kind
    if kind == "request size":
        return Answer(Message("size", {"rows": len(site), "columns": list(site.columns)}))
    if kind == "row as centre":
        if body["row"] >= len(site):
            raise MessageRefused(
                text("the master asks for row {row}, this site has {site}", row=body["row"], site=len(site))
            )
        centre = site.values[body["row"]]
        seeds = [*memory.get("seeds", []), int(body["row"])]
        away = ((site.values - centre) ** 2).sum(axis=1)
        return Answer(Message("distances to a row", {"parts": away}), {"seeds": seeds})
    if kind == "done":
        return Answer(None, memory, memory["labels"])
    if "labels" in body and not 0 <= body["labels"].min() <= body["labels"].max() < len(memory["centroids"]):
        raise MessageRefused("the master assigns rows to clusters that there are not")
    if kind == "finish":
        counts = np.bincount(body["labels"], minlength=len(memory["centroids"]))
        reply = {"centroids": memory["centroids"], "counts": counts}
        return Answer(Message("centroid parts", reply), {**memory, "labels": body["labels"]})
    centroids = _moved(site, memory, body)
    parts = ((site.values[:, None, :] - centroids[None]) ** 2).sum(axis=2)
    return Answer(Message("distance parts", {"parts": parts}), {"centroids": centroids})


def _moved(site: Site, memory: Memory, body: Body) -> np.ndarray:
    if "start" in body:
        return np.asarray(body["start"], dtype=float)
    if "labels" not in body:
        return site.values[memory["seeds"]]
    before = memory["centroids"]
    counts = np.bincount(body["labels"], minlength=len(before))
    sums = np.column_stack(
        [np.bincount(body["labels"], weights=column, minlength=len(before)) for column in site.values.T]
    )
    return np.where(counts[:, None] > 0, sums / np.maximum(counts, 1)[:, None], before)


def master_step(memory: Memory, replies: Mapping[str, Message], randomness: Randomness) -> Turn:
    settings, names, stage = memory["settings"], memory["names"], memory["stage"]
    if stage == "start":
        return Turn({name: Message("request size") for name in names}, {**memory, "stage": "size"})
    if stage == "size":
        return _first(memory, replies, randomness)
    if stage == "seed":
        return _seed(memory, replies, randomness)
    if stage == "lloyd":
        return _assign(memory, replies)
    parts = [replies[name].body["centroids"] for name in names]
    counts = replies[names[0]].body["counts"].astype(float)
    result = {
        "centroids": np.column_stack(parts),
        "counts": counts,
        "inertia": memory["inertias"][-1],
        "inertias": np.array(memory["inertias"]),
        "trail": np.zeros((0, settings["k"], 0)),
        "clusters": int((counts > 0).sum()),
    }
    return Turn({name: Message("done") for name in names}, memory, result)


def _first(memory: Memory, replies: Mapping[str, Message], randomness: Randomness) -> Turn:
    settings, names = memory["settings"], memory["names"]
    rows = replies[names[0]].body["rows"]
    memory = {**memory, "inertias": [], "rows": rows}
    if settings["init"] == "given":
        start, at, messages = np.asarray(settings["start"], dtype=float), 0, {}
        for name in names:
            width = len(replies[name].body["columns"])
            messages[name] = Message("start", {"start": start[:, at : at + width]})
            at += width
        return Turn(messages, {**memory, "stage": "lloyd"})
    row = int(randomness.generator("seed 0").integers(rows))
    message = Message("row as centre", {"row": row})
    return Turn(dict.fromkeys(names, message), {**memory, "stage": "seed", "seeded": 1})


def _seed(memory: Memory, replies: Mapping[str, Message], randomness: Randomness) -> Turn:
    away = np.sum([reply.body["parts"] for reply in replies.values()], axis=0)
    if "away" in memory:
        away = np.minimum(away, memory["away"])
    count = memory["seeded"]
    if count == memory["settings"]["k"]:
        message = Message("begin")
        return Turn(dict.fromkeys(memory["names"], message), {**memory, "stage": "lloyd"})
    random = randomness.generator(text("seed {count}", count=count))
    chance = away / away.sum() if away.sum() > 0 else None
    message = Message("row as centre", {"row": int(random.choice(memory["rows"], p=chance))})
    kept = {**memory, "seeded": count + 1, "away": away}
    return Turn(dict.fromkeys(memory["names"], message), kept)


def _assign(memory: Memory, replies: Mapping[str, Message]) -> Turn:
    away = np.sum([replies[name].body["parts"] for name in memory["names"]], axis=0)
    labels = away.argmin(axis=1)
    inertias = [*memory["inertias"], float(away.min(axis=1).sum())]
    better = len(inertias) == 1 or inertias[-1] < inertias[-2] * (1 - IMPROVEMENT)
    going = better and len(inertias) <= memory["settings"]["max_rounds"]
    message = Message("assignment" if going else "finish", {"labels": labels})
    kept = {**memory, "stage": "lloyd" if going else "finish", "inertias": inertias}
    return Turn(dict.fromkeys(memory["names"], message), kept)


METHOD = Method("clusters.kmeans by columns", site_step, master_step)
