"""Frequent patterns of what several sites hold.

Round 1: each site *names* the values (items) that at least min_count and a share `support` of its own people
have, and a public key: no count. Round 2: the master sends the values of all sites; each site decides
which tables of them it could publish by itself (`inference_control.py`), on its own rows, and names these.
Round 3: the master asks for the itemsets of those tables that every site has named, and each site answers
their counts, exactly and masked pairwise, so that the master learns totals.

A site counts a value of fewer than min_count of its people as none, in every table alike, and answers for
nothing outside its own tables: whatever the master asks, and even without masks, its answers tell of no
group of fewer. A total may be short by up to min_count − 1 people a site. What may be published is decided
once more on the totals.

A single site has nobody to hide its counts among: it decides itself what may be published, and sends
nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product

import numpy as np

from engine.core.errors import InputError
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.clusters import inference_control, itemsets, secure_sum
from engine.kinds.clusters.data import Site
from engine.kinds.clusters.itemsets import Item, Itemset
from engine.kinds.clusters.message import Answer, Body, Memory, Message
from engine.kinds.clusters.protocol import Method, Turn

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
    if message.kind == "values to combine":
        return _tables(site, memory, message.body)
    if message.kind == "itemsets to count":
        return _count(site, memory, message)
    raise InputError(
        text("the request {kind} is none of this method", kind=f"{message.kind!r}"),
        hint="is it the right run?",
    )


def _values(site: Site, body: Body) -> dict[str, list[str]]:
    """Values that enough of the site's people have, by column."""
    least = max(1, body["min_count"], int(np.ceil(body["support"] * len(site))))
    assert site.items is not None
    found: dict[str, list[str]] = {}
    for column, value in sorted(itemsets.frequent_items(site.items, least)):
        found.setdefault(column, []).append(value)
    return found


def _name(site: Site, body: Body, randomness: Randomness) -> Answer:
    secret, key = secure_sum.key_pair(randomness)
    named = [[column, value] for column, values in _values(site, body).items() for value in values]
    agreed = {"min_count": body["min_count"], "max_size": body["max_size"]}
    memory = {"secret": str(secret), **agreed}
    return Answer(Message("items", {"items": named, "key": str(key)}), memory)


def _decide(site: Site, body: Body) -> Answer:
    """What a single site sends: the counts that may be published, and no others."""
    assert site.items is not None
    values = _values(site, body)
    listed = itemsets.combine(values, body["max_size"])
    maps = itemsets.bitmaps(site.items)
    counts = {one: itemsets.count(one, maps, len(site)) for one in listed}
    kept = inference_control.publishable(
        values, body["max_size"], counts.__getitem__, len(site), body["min_count"]
    )
    order = sorted(kept)
    reply = {
        "itemsets": [itemsets.plain(one) for one in order],
        "counts": np.array([kept[one] for one in order], dtype=np.int64),
        "rows": len(site) if kept else 0,
        "suppressed": len(listed) - len(kept),
    }
    return Answer(Message("publishable itemsets", reply))


def _tables(site: Site, memory: Memory, body: Body) -> Answer:
    """Which tables of these values the site could publish by itself; and which values it counts as none."""
    assert site.items is not None
    floor, largest = memory["min_count"], memory["max_size"]
    held = itemsets.frequent_items(site.items, floor)
    asked = [_check_itemset([item], site, 1)[0] for item in body["values"]]
    absent = sorted(item for item in asked if item not in held)
    values: dict[str, list[str]] = {}
    for column, value in sorted(set(asked) - set(absent)):
        values.setdefault(column, []).append(value)
    maps = itemsets.bitmaps(site.items)
    counts = {one: itemsets.count(one, maps, len(site)) for one in itemsets.combine(values, largest)}
    kept = inference_control.publishable(values, largest, counts.__getitem__, len(site), floor)
    tables: dict[tuple[str, ...], set[Item]] = {}
    for one in kept:
        tables.setdefault(tuple(column for column, _ in one), set()).update(one)
    named = [itemsets.plain(tuple(sorted(items))) for _, items in sorted(tables.items())]
    reply = {"tables": named, "absent": itemsets.plain(tuple(absent))}
    return Answer(Message("tables", reply), {**memory, "safe": [itemsets.plain(one) for one in sorted(kept)]})


def _count(site: Site, memory: Memory, message: Message) -> Answer:
    """The counts of a list, under masks; 0 for whatever is not in the site's own tables."""
    assert site.items is not None
    keys = secure_sum.check_keys(message.body["keys"], site.name, memory)
    if len(keys) < 2:
        raise InputError(
            "the request holds no key of another site: counts would leave without a mask",
            hint="nothing was sent; ask the master for the keys of all sites",
        )
    asked = [_check_itemset(one, site, memory["max_size"]) for one in message.body["itemsets"]]
    safe = {itemsets.itemset(one) for one in memory.get("safe", ())}
    maps = itemsets.bitmaps(site.items)
    rows = len(site) if len(site) >= memory["min_count"] else 0
    counts = [itemsets.count(one, maps, rows) if one in safe else 0 for one in asked]
    values = np.array([*counts, rows], dtype=float)
    public = {name: int(key) for name, key in keys.items()}
    hidden = secure_sum.mask(values, site.name, int(memory["secret"]), public, message.asked)
    return Answer(Message("masked counts", {"masked": hidden}), memory, plain={"counts": values})


def _check_itemset(one: Sequence[Sequence[str]], site: Site, max_size: int) -> Itemset:
    """An itemset of the agreed columns and size, or a refusal."""
    assert site.items is not None
    found = itemsets.itemset(one)
    columns = [column for column, _ in found]
    if not 1 <= len(found) <= max_size or columns != sorted(set(columns)):
        raise InputError("the request names a pattern of another size or form than agreed")
    strange = [column for column in columns if column not in site.items.columns]
    if strange:
        raise InputError(
            text(
                "the request names the column {strange}, which is not one for patterns",
                strange=f"{strange[0]!r}",
            )
        )
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
    named = sorted({(c, v) for reply in replies.values() for c, v in reply.body["items"]})
    keys = {name: reply.body["key"] for name, reply in replies.items()}
    message = Message("values to combine", {"values": itemsets.plain(tuple(named))})
    kept = {**memory, "stage": "tables", "keys": keys, "values": message.body["values"]}
    return Turn(dict.fromkeys(memory["names"], message), kept)


def _common(memory: Memory, replies: Mapping[str, Message]) -> Turn:
    """The tables that every site has named, as far as it holds the values."""
    settings = memory["settings"]
    by_column: dict[str, list[str]] = {}
    for column, value in memory["values"]:
        by_column.setdefault(column, []).append(value)
    bounds: dict[tuple[str, ...], list[list[str]]] = {}
    for size in range(1, settings["max_size"] + 1):
        for columns in combinations(sorted(by_column), size):
            listed = [_agreed(columns, column, by_column[column], replies) for column in columns]
            if all(listed):
                bounds[columns] = listed
    asked = [
        [[column, value] for column, value in zip(columns, cells, strict=True)]
        for columns, listed in bounds.items()
        for cells in product(*listed)
    ]
    message = Message("itemsets to count", {"itemsets": asked, "keys": memory["keys"]})
    told = [[list(columns), listed] for columns, listed in bounds.items()]
    kept = {**memory, "stage": "counted", "itemsets": asked, "bounds": told}
    return Turn(dict.fromkeys(memory["names"], message), kept)


def _agreed(
    columns: tuple[str, ...], column: str, values: Sequence[str], replies: Mapping[str, Message]
) -> list[str]:
    """Values of a column that no site refuses in a table over these columns."""
    found = set(values)
    for reply in replies.values():
        own = {value for name, value in reply.body["absent"] if name == column}
        for table in reply.body["tables"]:
            if tuple(sorted({name for name, _ in table})) == columns:
                own |= {value for name, value in table if name == column}
        found &= own
    return sorted(found)


def _counted(memory: Memory, replies: Mapping[str, Message]) -> Turn:
    settings = memory["settings"]
    answers = [replies[name].body["masked"] for name in memory["names"]]
    totals = np.round(secure_sum.total(answers, (len(memory["itemsets"]) + 1,))).astype(int).tolist()
    rows = totals.pop()
    counts = {itemsets.itemset(one): n for one, n in zip(memory["itemsets"], totals, strict=True)}
    values: dict[str, list[str]] = {}
    for one, n in counts.items():
        if len(one) == 1 and n >= max(1, settings["min_count"], settings["support"] * rows):
            values.setdefault(one[0][0], []).append(one[0][1])
    bounds = {tuple(columns): listed for columns, listed in memory["bounds"]}
    kept = inference_control.publishable(
        values,
        settings["max_size"],
        counts.__getitem__,
        rows,
        settings["min_count"],
        lambda columns: bounds.get(columns, [()] * len(columns)),
    )
    named: dict[str, list[str]] = {}
    for column, value in memory["values"]:
        named.setdefault(column, []).append(value)
    return _publish(memory, kept, rows, len(itemsets.combine(named, settings["max_size"])) - len(kept))


def _decided(memory: Memory, replies: Mapping[str, Message]) -> Turn:
    body = replies[memory["names"][0]].body
    pairs = zip(body["itemsets"], body["counts"], strict=True)
    kept = {itemsets.itemset(one): int(n) for one, n in pairs}
    return _publish(memory, kept, int(body["rows"]), int(body["suppressed"]))


def _publish(memory: Memory, kept: Mapping[Itemset, int], rows: int, suppressed: int) -> Turn:
    settings = memory["settings"]
    rules = itemsets.rules(kept, settings["confidence"], settings["support"] * rows)
    result = {**itemsets.as_result(kept, rules), "rows": rows, "clusters": len(kept)}
    result["suppressed"] = suppressed
    return Turn(dict.fromkeys(memory["names"], Message("done")), memory, result)


_STAGES = {"start": _start, "named": _named, "tables": _common, "counted": _counted, "decided": _decided}

METHOD = Method("clusters.patterns", site_step, master_step)
