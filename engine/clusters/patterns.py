"""Frequent patterns of what several sites hold.

Round 1: each site *names* the values (items) that at least min_count and a share `support` of its own people
have, and a public key: no count. Round 2: every site answers the counts of all combinations of the
named values up to max_size columns, masked pairwise, so that the master learns totals and no site's own
counts. Whatever was asked, a site counts only tables that it could publish by itself, and answers 0 for the
others; then their totals do not add up. What may be published is decided on the totals (`inference.py`).

A single site has nobody to hide its counts among: it decides itself what may be published, and sends
nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.clusters import inference, itemsets, masks
from engine.clusters.data import Site
from engine.clusters.itemsets import Itemset
from engine.clusters.message import Message
from engine.clusters.transport import Answer, Memory, Method, Turn
from engine.errors import InputError
from engine.randomness import Randomness

AGREED = ("support", "min_count", "max_size")


# ── at a site ─────────────────────────────────────────────────────────────────────────────────


def site_step(site: Site, memory: Memory, message: Message, randomness: Randomness) -> Answer:
    if message.kind == "done":
        return Answer(None)
    if site.items is None or not site.items.columns:
        raise InputError(
            "there is no column with few values to find patterns in",
            hint="name them under Columns for patterns",
        )
    if message.kind == "request items":
        return _name(site, message.body, randomness)
    if message.kind == "request publishable itemsets":
        return _decide(site, message.body)
    if message.kind == "itemsets to count":
        return _count(site, memory, message)
    raise InputError(f"the request {message.kind!r} is none of this method", hint="is it the right run?")


def _values(site: Site, body: Mapping[str, Any]) -> dict[str, list[str]]:
    """Values that enough of the site's people have, by column."""
    least = max(1, body["min_count"], int(np.ceil(body["support"] * len(site))))
    assert site.items is not None
    found: dict[str, list[str]] = {}
    for column, value in sorted(itemsets.frequent_items(site.items, least)):
        found.setdefault(column, []).append(value)
    return found


def _name(site: Site, body: Mapping[str, Any], randomness: Randomness) -> Answer:
    secret, key = masks.key_pair(randomness)
    named = [[column, value] for column, values in _values(site, body).items() for value in values]
    agreed = {"min_count": body["min_count"], "max_size": body["max_size"]}
    memory = {"secret": str(secret), **agreed}
    return Answer(Message("items", {"items": named, "key": str(key)}), memory)


def _decide(site: Site, body: Mapping[str, Any]) -> Answer:
    """What a single site sends: the counts that may be published, and no others."""
    assert site.items is not None
    values = _values(site, body)
    listed = itemsets.combined(values, body["max_size"])
    maps = itemsets.bitmaps(site.items)
    counts = {one: itemsets.count(one, maps, len(site)) for one in listed}
    kept = inference.publishable(values, body["max_size"], counts.__getitem__, len(site), body["min_count"])
    order = sorted(kept)
    reply = {
        "itemsets": [itemsets.plain(one) for one in order],
        "counts": np.array([kept[one] for one in order], dtype=np.int64),
        "rows": len(site) if kept else 0,
        "suppressed": _suppressed(counts, kept, body["support"] * len(site), body["min_count"]),
    }
    return Answer(Message("publishable itemsets", reply))


def _count(site: Site, memory: Memory, message: Message) -> Answer:
    """The counts of a list, under masks; none that tells, alone or with others, of fewer than min_count."""
    assert site.items is not None
    keys = masks.agreed_keys(message.body["keys"], site.name, memory)
    if len(keys) < 2:
        raise InputError(
            "the request holds no key of another site: counts would leave without a mask",
            hint="nothing was sent; ask the master for the keys of all sites",
        )
    asked = [_listed(one, site, memory["max_size"]) for one in message.body["itemsets"]]
    maps = itemsets.bitmaps(site.items)
    counts = np.array([*_safe(asked, maps, len(site), memory), len(site)], dtype=float)
    counts[counts < memory["min_count"]] = 0.0
    public = {name: int(key) for name, key in keys.items()}
    hidden = masks.masked(counts, site.name, int(memory["secret"]), public, message.asked)
    return Answer(Message("masked counts", {"masked": hidden}), memory, plain={"counts": counts})


def _safe(asked: list[Itemset], maps: Any, rows: int, memory: Memory) -> list[int]:
    """Counts of those tables that the site could publish by itself, 0 for all others.

    Masks hide a site's counts among those of the others, unless the master hands out keys of its own; then
    n(A) − n(AB) would tell of single people. So what is under the masks keeps the rule for what is
    published. A total to which a site did not add does not add up with the others, and is not published.
    """
    named: dict[str, list[str]] = {}
    for one in sorted({one for one in asked if len(one) == 1}):
        named.setdefault(one[0][0], []).append(one[0][1])
    # Whatever else the list lacks, these tables are looked at as a whole.
    counts = {one: itemsets.count(one, maps, rows) for one in itemsets.combined(named, memory["max_size"])}
    floor = memory["min_count"]
    values = {
        column: [v for v in found if counts[((column, v),)] >= floor] for column, found in named.items()
    }
    values = {column: found for column, found in values.items() if found}
    kept = inference.publishable(values, memory["max_size"], counts.__getitem__, rows, floor)
    return [kept.get(one, 0) for one in asked]


def _listed(one: Any, site: Site, max_size: int) -> Itemset:
    """An itemset of the agreed columns and size, or a refusal."""
    assert site.items is not None
    found = itemsets.itemset(one)
    columns = [column for column, _ in found]
    if not 1 <= len(found) <= max_size or columns != sorted(set(columns)):
        raise InputError("the request names a pattern of another size or form than agreed")
    strange = [column for column in columns if column not in site.items.columns]
    if strange:
        raise InputError(f"the request names the column {strange[0]!r}, which is not one for patterns")
    return found


# ── at the master ─────────────────────────────────────────────────────────────────────────────


def master_step(memory: Memory, replies: Mapping[str, Message], _: Randomness) -> Turn:
    return _STAGES[memory["stage"]](memory, replies)


def _start(memory: Memory, _replies: Mapping[str, Message]) -> Turn:
    settings, names = memory["settings"], memory["names"]
    asked = {name: settings[name] for name in AGREED}
    alone = len(names) == 1
    message = Message("request publishable itemsets" if alone else "request items", asked)
    return Turn(dict.fromkeys(names, message), {**memory, "stage": "decided" if alone else "named"})


def _named(memory: Memory, replies: Mapping[str, Message]) -> Turn:
    values: dict[str, list[str]] = {}
    for column, value in sorted({(c, v) for reply in replies.values() for c, v in reply.body["items"]}):
        values.setdefault(column, []).append(value)
    listed = itemsets.combined(values, memory["settings"]["max_size"])
    body = {
        "itemsets": [itemsets.plain(one) for one in listed],
        "keys": {name: reply.body["key"] for name, reply in replies.items()},
    }
    kept = {**memory, "stage": "counted", "itemsets": body["itemsets"]}
    return Turn(dict.fromkeys(memory["names"], Message("itemsets to count", body)), kept)


def _counted(memory: Memory, replies: Mapping[str, Message]) -> Turn:
    settings = memory["settings"]
    answers = [replies[name].body["masked"] for name in memory["names"]]
    totals = np.round(masks.total(answers, (len(memory["itemsets"]) + 1,))).astype(int).tolist()
    rows = totals.pop()
    counts = {itemsets.itemset(one): n for one, n in zip(memory["itemsets"], totals, strict=True)}
    values: dict[str, list[str]] = {}
    for one, n in counts.items():
        if len(one) == 1 and n >= max(settings["min_count"], settings["support"] * rows):
            values.setdefault(one[0][0], []).append(one[0][1])
    kept = inference.publishable(
        values, settings["max_size"], counts.__getitem__, rows, settings["min_count"]
    )
    missed = _suppressed(counts, kept, settings["support"] * rows, settings["min_count"])
    return _publish(memory, kept, rows, missed)


def _decided(memory: Memory, replies: Mapping[str, Message]) -> Turn:
    body = replies[memory["names"][0]].body
    pairs = zip(body["itemsets"], body["counts"], strict=True)
    kept = {itemsets.itemset(one): int(n) for one, n in pairs}
    return _publish(memory, kept, int(body["rows"]), int(body["suppressed"]))


def _suppressed(counts: Mapping[Itemset, int], kept: Mapping[Itemset, int], least: float, few: int) -> int:
    """Frequent itemsets of enough people that are not published all the same."""
    return sum(n >= max(1, few, least) and one not in kept for one, n in counts.items())


def _publish(memory: Memory, kept: Mapping[Itemset, int], rows: int, suppressed: int) -> Turn:
    settings = memory["settings"]
    rules = itemsets.rules(kept, settings["confidence"], settings["support"] * rows)
    result = {**itemsets.as_result(kept, rules), "rows": rows, "clusters": len(kept)}
    result["suppressed"] = suppressed
    return Turn(dict.fromkeys(memory["names"], Message("done")), memory, result)


_STAGES = {"start": _start, "named": _named, "counted": _counted, "decided": _decided}

METHOD = Method("clusters.patterns", site_step, master_step)
