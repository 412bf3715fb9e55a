"""Frequent patterns of what several sites hold.

Round 1: each site names the itemsets that at least min_count and a share `support` of its own people
have, and a public key. Round 2: every site answers the counts of all named itemsets, masked pairwise, so
that the master learns exact totals and no site's own small counts. What may be published is decided on
the totals (see itemsets.py).
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from engine.clusters import itemsets, masks
from engine.clusters.data import Site
from engine.clusters.message import Message
from engine.clusters.transport import Answer, Memory, Method, Turn
from engine.errors import InputError
from engine.randomness import Randomness


def site_step(site: Site, memory: Memory, message: Message, randomness: Randomness) -> Answer:
    body = message.body
    if message.kind == "done":
        return Answer(None)
    if site.items is None or not site.items.columns:
        raise InputError(
            "there is no column with few values to find patterns in",
            hint="name them under Columns for patterns",
        )
    if message.kind == "request itemsets":
        least = max(body["min_count"], int(np.ceil(body["support"] * len(site))))
        found = itemsets.frequent(site.items, least, body["max_size"])
        secret, key = masks.key_pair(randomness)
        reply = {
            "itemsets": [list(itemset) for itemset in found],
            "counts": np.array(list(found.values()), dtype=float),
            "key": str(key),
        }
        return Answer(Message("itemsets", reply), {"secret": str(secret)})
    maps = itemsets.bitmaps(site.items)
    counts = [itemsets.count(tuple(one), maps, len(site)) for one in body["itemsets"]]
    public = {name: int(key) for name, key in body["keys"].items()}
    values = np.array([*counts, len(site)], dtype=float)
    hidden = masks.masked(values, site.name, int(memory["secret"]), public, "counts")
    return Answer(Message("masked counts", {"masked": hidden}), memory)


def master_step(memory: Memory, replies: Mapping[str, Message], _: Randomness) -> Turn:
    settings, names = memory["settings"], memory["names"]
    if memory["stage"] == "start":
        asked = {name: settings[name] for name in ("support", "min_count", "max_size")}
        message = Message("request itemsets", asked)
        return Turn(dict.fromkeys(names, message), {**memory, "stage": "named"})
    if memory["stage"] == "named":
        named = sorted({tuple(one) for reply in replies.values() for one in reply.body["itemsets"]})
        body = {
            "itemsets": [list(one) for one in named],
            "keys": {name: reply.body["key"] for name, reply in replies.items()},
        }
        kept = {**memory, "stage": "counted", "itemsets": body["itemsets"]}
        return Turn(dict.fromkeys(names, Message("itemsets to count", body)), kept)
    return _publish(memory, replies)


def _publish(memory: Memory, replies: Mapping[str, Message]) -> Turn:
    settings, names = memory["settings"], memory["names"]
    answers = [replies[name].body["masked"] for name in names]
    totals = np.round(masks.total(answers, (len(memory["itemsets"]) + 1,))).astype(int)
    rows = int(totals[-1])
    counts = {
        tuple(one): int(n)
        for one, n in zip(memory["itemsets"], totals, strict=False)
        if n >= settings["support"] * rows
    }
    kept = itemsets.publishable(counts, rows, settings["min_count"], settings["sensitive"])
    found, dropped = itemsets.rules(
        kept, settings["min_count"], settings["confidence"], settings["sensitive"]
    )
    result = {
        "rows": rows,
        "itemsets": [list(one) for one in kept],
        "counts": np.array(list(kept.values()), dtype=np.int64),
        "suppressed": len(counts) - len(kept),
        "rules": [[list(r.given), list(r.then), r.count, r.confidence] for r in found],
        "rules_suppressed": dropped,
        "clusters": len(kept),
    }
    return Turn(dict.fromkeys(names, Message("done")), memory, result)


METHOD = Method("clusters.patterns", site_step, master_step)
