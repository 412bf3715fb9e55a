"""Checks a released folder against its promise; reads files only and shares no code with the methods.

What must be there follows from the technique, its parameters and what was done, never from what happens
to be in the folder. With the original at hand more is checked: rows are counted anew, and a sample is held
against rows that it might repeat.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from engine.core import params as declared
from engine.core.technique import Check, find
from engine.core.text import text
from engine.kinds.clusters.data import Sites
from engine.kinds.clusters.verify_model import verify_model
from engine.kinds.clusters.verify_patterns import verify_patterns
from engine.kinds.clusters.verify_read import (
    Chosen,
    Claims,
    Table,
    Type,
    check_rewrite,
    header_of,
    is_sorted,
    read,
    used_columns,
)

ROUNDING = 1e-9  # of sums that sites round, mask and add up
ROWS = 1 << 16  # of the original looked at together
OURS = {
    "clusters.kmeans": ("cluster", "count"),
    "clusters.dbscan": ("cluster", "count"),
    "clusters.sdbdc": ("cluster", "count", "radius"),
}


def verify(folder: Path, claims: Claims, data: Sites | None = None) -> list[Check]:
    technique = str(claims["technique"])
    chosen: Chosen = declared.build(find(technique).Params, dict(claims["params"]))
    checks: list[Check] = []
    try:
        if technique == "clusters.em":
            checks += verify_model(folder, claims, chosen, data)
        elif technique == "clusters.patterns":
            checks += verify_patterns(folder, claims, chosen, data)
        else:
            checks += _centres(folder, claims, chosen, data)
    except (OSError, ValueError, KeyError, TypeError, IndexError, OverflowError) as failure:
        return [*checks, Check("Data file", False, text("it cannot be read: {failure}", failure=failure))]
    checks += _done(claims, chosen, data)
    checks += _border(folder, technique, chosen)
    return checks


# ── means: k-means, DBSCAN, SDBDC ─────────────────────────────────────────────────────────────


def _centres(folder: Path, claims: Claims, chosen: Chosen, original: Sites | None) -> Iterator[Check]:
    technique, format_ = str(claims["technique"]), str(claims["format"])
    path = folder / f"data.{format_}"
    ours = OURS[technique]
    used = used_columns(claims)
    wanted = [*ours, *(text("{name} (value)", name=name) if name in ours else name for name in used)]
    names = header_of(path, wanted)
    yield Check(
        "Columns",
        names == wanted and bool(used),
        text("{names} columns: ours and those used", names=len(names)),
    )
    if names != wanted:
        return
    types: dict[str, Type] = {n: "whole" if n in ("cluster", "count") else "number" for n in names}
    table = read(path, types)
    yield check_rewrite(path, table, types)
    told = {name: "count" if name == "count" else "figure" for name in names}
    yield Check("Columns described", claims["columns"] == told, "each as what it is")
    finite = all(math.isfinite(x) for name in names for x in table[name])
    yield Check("Values", finite, "all finite numbers" if finite else "some are not finite numbers")
    yield from _sizes(table, chosen, technique)
    yield from _numbered(table, ours, technique)
    if technique == "clusters.kmeans" and original is not None and original.layout == "rows" and finite:
        yield _as_many_and_as_large(table, wanted[len(ours) :], chosen, original)


def _as_many_and_as_large(table: Table, places: Sequence[str], chosen: Chosen, original: Sites) -> Check:
    """Every row is in one cluster, so that counts and sums of all clusters are those of the original: a site
    that says many where one is says another sum. A site of fewer rows than the floor answers nothing."""
    sites = [site.values for site in original.sites if len(site) >= chosen.min_count]
    total, size = np.zeros(len(places)), np.zeros(len(places))
    for values in sites:
        for start in range(0, len(values), ROWS):
            columns = np.ascontiguousarray(values[start : start + ROWS].T)  # a few cells a row add up slowly
            columns = columns * original.width[:, None] + original.low[:, None]
            total += columns.sum(axis=1)
            size += np.abs(columns).sum(axis=1)
    counts, means = np.array(table["count"]), np.column_stack([table[name] for name in places])
    right = np.abs(counts @ means - total) <= ROUNDING * size
    same = bool(counts.sum() == sum(map(len, sites)) and right.all())
    return Check(
        "Sums of all rows",
        same,
        "counted anew: those of the original" if same else "other rows were answered for than are there",
        confidential=True,
    )


def _sizes(table: Table, chosen: Chosen, technique: str) -> Iterator[Check]:
    counts = table["count"]
    if technique == "clusters.kmeans":
        yield Check(
            "Clusters",
            len(counts) <= chosen.k,
            text("{counts} centroids of {k}", counts=len(counts), k=chosen.k),
        )
    if technique == "clusters.sdbdc" and not chosen.blur:
        least = 1
        detail = "not promised: representatives are original points (blur is off)"
    else:
        least = chosen.min_count
        detail = text("smallest {default}, promised {least}", default=min(counts, default=0), least=least)
    yield Check("Fewest people", bool(counts) and min(counts) >= least, detail)
    if technique == "clusters.sdbdc":
        inside = all(radius >= 0 for radius in table["radius"])
        yield Check("Radii", inside, "none is negative" if inside else "a radius is negative")


def _numbered(table: Table, ours: Sequence[str], technique: str) -> Iterator[Check]:
    """Rows by their cells, and numbers of clusters by their places: the order tells nothing."""
    names = list(table)
    places = list(zip(*(table[name] for name in names if name not in ours), strict=True))
    if technique == "clusters.sdbdc":
        ordered = is_sorted([table[name] for name in names])
        first: dict[int, Any] = {}
        for cluster, place in zip(table["cluster"], places, strict=True):
            first[cluster] = min(first.get(cluster, place), place)
        found = sorted(cluster for cluster in first if cluster >= 0)
        by_place = found == list(range(len(found))) and min(first, default=0) >= -1
        numbered = by_place and all(first[a] <= first[b] for a, b in pairwise(found))
    else:
        ordered = places == sorted(places)
        numbered = table["cluster"] == list(range(len(places)))
    yield Check(
        "Order of the rows", ordered, "by their cells" if ordered else "another order tells something"
    )
    yield Check(
        "Numbers of clusters", numbered, "by their places" if numbered else "other numbers than by place"
    )


# ── what was done, and the border log ─────────────────────────────────────────────────────────


def _done(claims: Claims, chosen: Chosen, original: Sites | None) -> Iterator[Check]:
    """What the manifest says was done: nothing that this technique does not do, and nothing besides."""
    done, technique = claims["done"], str(claims["technique"])
    words = {_treated(technique, chosen), ("dropped", "not used")}
    told = all((part["treatment"], part["how"]) in words for part in done["leaving"])
    names = [part["name"] for part in done["leaving"]]
    yield Check(
        "What leaves", told and len(set(names)) == len(names), "told as this technique treats columns"
    )
    facts, wanted = done["facts"], {"sites", "layout"}
    wanted |= {"masked", "exact"} if technique == "clusters.kmeans" else set()
    wanted |= {"people"} if technique == "clusters.patterns" else set()
    fits = set(facts) == wanted and _is_whole(facts["sites"]) and 1 <= facts["sites"] <= 100_000
    layouts = ("rows", "columns") if technique == "clusters.kmeans" else ("rows",)
    fits = fits and facts["layout"] in layouts
    if fits and technique == "clusters.kmeans":
        masked = chosen.masked and facts["sites"] > 1 and facts["layout"] == "rows"
        fits = facts["masked"] is masked and isinstance(facts["exact"], bool | None)
    yield Check("What was done", fits, "facts that this technique has, and no others")
    if original is None or not fits:
        return
    same = facts["sites"] == len(original.names) and facts["layout"] == original.layout
    yield Check(
        "Sites as loaded",
        same,
        text("{names} sites that hold {layout}", names=len(original.names), layout=original.layout),
        confidential=True,
    )


def _treated(technique: str, chosen: Chosen) -> tuple[str, str]:
    """What this technique does to a column it uses."""
    if technique == "clusters.em":
        return "changed", "only in the mixture and in the sample drawn from it"
    if technique == "clusters.patterns":
        return "changed", text("only in counts of at least {min_count} people", min_count=chosen.min_count)
    if technique == "clusters.sdbdc" and not chosen.blur:
        return "kept", "rows that stand for others leave as they are"
    return "changed", text("only in means of at least {min_count} rows", min_count=chosen.min_count)


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _border(folder: Path, technique: str, chosen: Chosen) -> Iterator[Check]:
    """The border log beside the release: what must not have left a site did not."""
    path = folder.parent / "audit" / "border.jsonl"
    if not path.exists():
        return
    try:
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
        marked = [line for line in lines if line["contains"] or line["original"]]
        allowed = technique == "clusters.dbscan" or (technique == "clusters.sdbdc" and not chosen.blur)
        allowed = allowed or (technique == "clusters.kmeans" and chosen.rows_cross)
        detail = text(
            "{lines} messages, {marked} with original rows or of too few",
            lines=len(lines),
            marked=len(marked),
        )
        detail += " (acknowledged)" if marked and allowed else ""
        yield Check("Border log", allowed or not marked, detail, confidential=True)
        if technique == "clusters.em":
            yield _components(lines, chosen)
    except (ValueError, KeyError, TypeError) as failure:
        yield Check(
            "Border log",
            False,
            text("border.jsonl is damaged: {failure}", failure=failure),
            confidential=True,
        )


def _components(lines: Sequence[Mapping[str, Any]], chosen: Chosen) -> Check:
    refused = 0
    for line in lines:
        if line["kind"] != "components":
            continue
        facts = line["facts"]
        bound = 0.01 * facts["columns"] if chosen.tau is None else chosen.tau
        told = zip(facts["counts"], facts["pscores"], facts["smallest_variances"], strict=True)
        for count, score, narrow in told:
            low = score < bound * (1 - 1e-6) or narrow < 0.0025 * (1 - 1e-6)
            refused += count < chosen.min_count or low
    detail = text("{refused} that should have stayed at their site", refused=refused)
    return Check("Components at the border", not refused, detail, confidential=True)
