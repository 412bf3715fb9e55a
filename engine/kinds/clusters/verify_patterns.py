"""Checks of released patterns, from the file alone: what can be computed from the counts?

For every set of columns with patterns, the values that occur in them span a table. It must be whole: every
combination is listed, and so is every part of a pattern. Then every cell, with "the others" as one more
value of each column, is computed here by taking values away one column at a time,

    n(B, other in c, …) = n(B, …) − Σ over the table's values v of c, of n(B, c = v, …)

and must hold at least min_count people. That no other group of these columns can be computed is proved in
docs/proofs/patterns.md.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from pathlib import Path

from engine.core import strict_json
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.clusters.data import Sites
from engine.kinds.clusters.verify_read import (
    Chosen,
    Claims,
    Type,
    check_rewrite,
    header_of,
    is_sorted,
    read,
    used_columns,
)

Pattern = tuple[tuple[str, str], ...]
DATA: dict[str, Type] = {"items": "text", "count": "whole", "support": "number"}
RULES: dict[str, Type] = {"if": "text", "then": "text", "count": "whole", "confidence": "number"}


def verify_patterns(folder: Path, claims: Claims, chosen: Chosen, original: Sites | None) -> Iterator[Check]:
    path = folder / f"data.{claims['format']}"
    names = header_of(path)
    yield Check("Columns", names == list(DATA), "items, count and support")
    if names != list(DATA):
        return
    table = read(path, DATA)
    yield check_rewrite(path, table, DATA)
    told = {"items": "pattern", "count": "count", "support": "figure"}
    yield Check("Columns described", claims["columns"] == told, "each as what it is")
    ordered = is_sorted([table["items"]])
    yield Check(
        "Order of the rows", ordered, "by their items" if ordered else "another order tells something"
    )
    patterns = [_pattern(written) for written in table["items"]]
    counts = dict(zip(patterns, table["count"], strict=True))
    once = len(counts) == len(patterns) and all(1 <= len(one) <= chosen.max_size for one in patterns)
    yield Check(
        "Patterns",
        once and bool(counts),
        text("{counts} patterns of at most {max_size} items", counts=len(counts), max_size=chosen.max_size),
    )
    if not once:
        return
    people = claims["done"]["facts"].get("people")
    shares = (
        isinstance(people, int) and people > 0 and table["support"] == [n / people for n in table["count"]]
    )
    yield Check("Shares", shares, "count over people" if shares else "shares are not count over people")
    if not shares:
        return
    assert isinstance(people, int)
    used = sorted({column for one in patterns for column, _ in one})
    told_of = used_columns(claims)
    yield Check("Columns told of", used == told_of, "those in the patterns")
    yield from _tables(counts, people, chosen.min_count)
    yield from _rules(folder, claims, chosen, counts, people)
    if original is not None and original.sites:
        yield _recounted(counts, people, chosen.min_count, original)


def _pattern(written: str) -> Pattern:
    """A list of [column, value] pairs, one of a column, by column, spelled as we spell it."""
    found = strict_json.parse(written)
    pairs = [tuple(pair) for pair in found]
    columns = [column for column, _ in pairs]
    if not all(isinstance(cell, str) for pair in pairs for cell in pair) or columns != sorted(set(columns)):
        raise ValueError(text("{text} is no pattern", text=f"{written[:60]!r}"))
    if json.dumps(found, ensure_ascii=False) != written:
        raise ValueError(text("{text} is not written as Sfumato writes it", text=f"{written[:60]!r}"))
    return tuple(pairs)


# ── what the counts tell ──────────────────────────────────────────────────────────────────────


def _tables(counts: Mapping[Pattern, int], people: int, least: int) -> Iterator[Check]:
    known = {(): people, **counts}
    spanned: dict[tuple[str, ...], list[Pattern]] = {}
    for one in counts:
        spanned.setdefault(tuple(column for column, _ in one), []).append(one)
    parts = all(part in known for one in counts for part in combinations(one, len(one) - 1))
    yield Check("Every part of a pattern is there", parts, "so that differences can be judged")
    values = {
        columns: [sorted({one[j][1] for one in group}) for j in range(len(columns))]
        for columns, group in spanned.items()
    }
    whole = all(len(group) == len(list(product(*values[columns]))) for columns, group in spanned.items())
    yield Check("Every table is whole", whole, "no combination of its values is missing")
    if not (parts and whole):
        return
    fewest, cells = people, 0
    for columns, listed in values.items():
        table, axes = _within(columns, listed, known), list(zip(columns, listed, strict=True))
        closed = frozenset(c for c, values in axes if not any(_others(c, values, table).values()))
        for size in _cells((), axes, table, closed):
            fewest, cells = min(fewest, size), cells + 1
    detail = text(
        "the smallest of {cells} groups has {fewest}, promised {least}",
        cells=cells,
        fewest=fewest,
        least=least,
    )
    yield Check("Fewest people", bool(cells) and fewest >= least, detail)


def _within(columns: Sequence[str], listed: Sequence[list[str]], known: Mapping[Pattern, int]) -> Mapping:
    """The counts of a table and of its margins."""
    found = {}
    for cells in product(*([None, *values] for values in listed)):
        one = tuple((c, v) for c, v in zip(columns, cells, strict=True) if v is not None)
        found[one] = known[one]
    return found


def _others(column: str, values: Sequence[str], known: Mapping[Pattern, int]) -> dict[Pattern, int]:
    """The counts among people with none of these values of a column."""
    return {
        one: n - sum(known[tuple(sorted((*one, (column, value))))] for value in values)
        for one, n in known.items()
        if all(name != column for name, _ in one)
    }


def _cells(
    base: Pattern,
    columns: Sequence[tuple[str, list[str]]],
    known: Mapping[Pattern, int],
    closed: frozenset[str],
) -> Iterator[int]:
    """Sizes of all cells of a table below `base`; the others of a column, unless it is closed."""
    if not columns:
        yield known[base]
        return
    (column, values), further = columns[0], columns[1:]
    for value in values:
        yield from _cells((*base, (column, value)), further, known, closed)
    if column not in closed:
        yield from _cells(base, further, _others(column, values, known), closed)


def _rules(
    folder: Path, claims: Claims, chosen: Chosen, counts: Mapping[Pattern, int], people: int
) -> Iterator[Check]:
    """Exactly the rules that the counts bear: no more, none less, none other."""
    path = folder / f"rules.{claims['format']}"
    if header_of(path) != list(RULES):
        yield Check("Rules", False, "rules have if, then, count and confidence")
        return
    table = read(path, RULES)
    yield check_rewrite(path, table, RULES)
    wanted = []
    for one, both in counts.items():
        for size in range(1, len(one)):
            for given in combinations(one, size):
                share = both / counts[given]
                if share >= chosen.confidence and both >= chosen.support * people:
                    then = [pair for pair in one if pair not in given]
                    wanted.append((_text(given), _text(then), both, share))
    found = list(zip(*table.values(), strict=True))
    detail = text("{found} rules, {wanted} follow from the patterns", found=len(found), wanted=len(wanted))
    yield Check("Rules", found == sorted(wanted), detail)


def _text(pairs: Sequence[tuple[str, str]]) -> str:
    return json.dumps([list(pair) for pair in pairs], ensure_ascii=False)


def _recounted(counts: Mapping[Pattern, int], people: int, least: int, original: Sites) -> Check:
    """No count is above that of the original, and none is short by more than a floor a site."""
    room = (least - 1) * len(original.sites) if len(original.sites) > 1 else 0
    wrong = 0
    for one, told in counts.items():
        true = 0
        for site in original.sites:
            if site.items is None:
                continue
            here = [True] * len(site)
            for column, value in one:
                place = site.items.columns.index(column)
                listed = site.items.values[place]
                code = listed.index(value) if value in listed else -2
                codes = site.items.codes[:, place].tolist()
                here = [a and b == code for a, b in zip(here, codes, strict=True)]
            true += sum(here)
        wrong += not 0 <= true - told <= room
    total = sum(map(len, original.sites))
    wrong += not 0 <= total - people <= room
    return Check(
        "Counted anew",
        not wrong,
        text("{wrong} counts are not those of the original", wrong=wrong),
        confidential=True,
    )
