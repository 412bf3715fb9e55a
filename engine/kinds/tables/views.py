"""What the window draws of a table, aggregated here: a million rows come out as a few thousand numbers.

Every view takes (data, published, params, **asked); `published` is None while only the file is loaded.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.core.errors import ParameterError
from engine.core.randomness import Randomness
from engine.core.text import text
from engine.kinds.tables import attack
from engine.kinds.tables import risk as risks
from engine.kinds.tables.anonymised import Classed, Noised, Published
from engine.kinds.tables.column_pairs import Pair, pairs_of
from engine.kinds.tables.column_roles import require_column
from engine.kinds.tables.data import Column, Table
from engine.kinds.tables.measure import own_values
from engine.kinds.tables.noise import privacy_level
from engine.kinds.tables.params import STEPS
from engine.kinds.tables.perturb import correlations
from engine.kinds.tables.posterior import posterior_level
from engine.kinds.tables.reconstruct import Grid, estimates, histogram
from engine.kinds.tables.run import chosen_columns

BINS = 60
MOST_LABELS = 30
SCATTER_ROWS = 3_000
SCATTER_BINS = 64
SHOWN_ITERATIONS = 80


def overview(data: Table, published: Published | None, params: Any, bins: int = 30) -> dict[str, Any]:
    """Facts and a small histogram of every column of the original, its role, and what was done to it."""
    role_of = {name: role for role, names in data.roles.items() for name in names}
    taken, alone = (_taken_by_themselves(data, alone) for alone in (False, True))
    columns = []
    for column_ in data.columns:
        done = [change.claim()["step"] for change in published.of(column_.name)] if published else []
        known = {"role": role_of.get(column_.name, ""), "released": column_.name not in data.withheld}
        known["taken_by"] = [step for step, names in taken.items() if column_.name in names]
        known["taken_alone"] = [step for step, names in alone.items() if column_.name in names]
        columns.append(_facts(column_, bins) | known | {"steps": done})
    return {"rows": data.rows, "columns": columns}


def _taken_by_themselves(data: Table, alone: bool) -> dict[str, tuple[str, ...]]:
    """Which columns a step takes when none is chosen: alone, or in a chain that starts with classes."""
    released = {c.name: c for c in data.columns if c.name not in data.withheld}
    taken: dict[str, tuple[str, ...]] = {}
    for key, Params in STEPS.items():
        touched = () if alone else taken.get("tables.discretise", ())
        taken[key] = chosen_columns(data, released, Params(), touched, alone)
    return taken


def _facts(column: Column, bins: int) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "name": column.name,
        "numeric": column.numeric,
        "present": column.present,
        "missing": len(column.values) - column.present,
    }
    if not column.numeric:
        return facts | {"distinct": len(column.labels or ())} | _label_counts(column)
    known = column.finite[~np.isnan(column.finite)]
    if not len(known):
        return facts | {"distinct": 0}
    edges = _edges([known], bins, column.decimals)
    return facts | {
        "distinct": len(np.unique(known)),
        "mean": float(known.mean()),
        "sd": float(known.std()),
        "min": float(known.min()),
        "max": float(known.max()),
        "edges": edges,
        "counts": _counts(known, edges),
    }


def column(
    data: Table, published: Published | None, params: Any, name: str, bins: int = BINS
) -> dict[str, Any]:
    """Histograms of one column before, after and reconstructed, with the privacy level."""
    require_column(name, list(data.by_name), "name")
    before = data.by_name[name]
    after = published.table.by_name.get(name) if published else None
    shown: dict[str, Any] = {"name": name, "numeric": before.numeric, "released": after is not None}
    if not before.numeric:
        return shown | _categories(before, after)
    pair = Pair(before, after or before)
    original, released = [v[~np.isnan(v)] for v in pair.numbers]
    edges = _edges([original, released], bins, before.decimals)
    shown |= {"edges": edges, "original": _counts(original, edges)}
    if published is None or after is None:
        return shown
    if not after.numeric:
        shown["classes"] = _label_counts(after, most=10_000)
    shown["after"] = _counts(released, edges)
    last = published.of(name)[-1] if published.of(name) else None
    if isinstance(last, Noised):
        shown |= _reconstructed(published, last)
    elif isinstance(last, Classed) and last.cuts is not None and len(original):
        shown |= {"class_edges": np.array([original.min(), *last.cuts, original.max()]), "sizes": last.sizes}
    return shown


def _reconstructed(published: Published, change: Noised) -> dict[str, Any]:
    found = published.reconstructions[change.column]
    level = posterior_level(found, change.law, change.confidence)
    return {
        "reconstructed_edges": found.grid.edges,
        "reconstructed": found.density * published.table.by_name[change.column].present,
        "iterations": found.iterations,
        "spiky": found.spiky,
        "noise": {"shape": change.law.shape, "scale": change.law.scale},
        "confidence": change.confidence,
        "privacy_level": privacy_level(change.law, change.confidence),
        "privacy_level_posterior": level.level,
        "betrayed": level.betrayed,
        "posterior_at": level.at,
        "posterior_low": level.low,
        "posterior_high": level.high,
    }


def _categories(before: Column, after: Column | None) -> dict[str, Any]:
    if after is None:
        return _label_counts(before)
    labels = list(dict.fromkeys([*(before.labels or ()), *(after.labels or ())]))
    place_of = {label: place for place, label in enumerate(labels)}
    counts = []
    for column_ in (before, after):
        own = np.bincount(column_.values[column_.values >= 0], minlength=len(column_.labels or ()))
        counts.append(np.zeros(len(labels), np.int64))
        counts[-1][[place_of[label] for label in column_.labels or ()]] = own
    count = len(labels)
    order = np.argsort(-np.maximum(*counts), kind="stable")[:MOST_LABELS]
    return {
        "labels": [labels[place] for place in order],
        "original": counts[0][order],
        "after": counts[1][order],
        "others": count - len(order),
    }


def reconstruction(
    data: Table, published: Published, params: Any, name: str, rule: str = ""
) -> dict[str, Any]:
    """The estimate of every iteration on one grid, and its distance from the original (window only)."""
    change = next((c for c in published.noised() if c.column == name), None)
    if change is None:
        raise ParameterError(
            text("column {name} has no noise to reconstruct it from", name=name), name="name"
        )
    found = published.reconstructions[name]
    grid, stop = found.grid, rule or change.stop
    original = _smooth_histogram(data.by_name[name], grid)
    inside = slice(grid.margin, grid.margin + grid.bins)
    outside = 1 - original[inside].sum()
    steps: list[NDArray] = [np.full(grid.bins, 1 / grid.bins)]
    present = published.table.by_name[name].present
    steps += estimates(found.released, change.law, grid, present, stop, 500)  # type: ignore[arg-type]
    errors = [float(np.abs(step - original[inside]).sum() + outside) for step in steps]
    shown = np.unique(np.linspace(0, len(steps) - 1, min(len(steps), SHOWN_ITERATIONS)).astype(int))
    return {
        "name": name,
        "edges": grid.edges,
        "original": original[inside],
        "released": found.released[inside],
        "released_error": float(np.abs(found.released - original).sum()),
        "iterations": shown,
        "estimates": np.array([steps[place] for place in shown]),
        "errors": np.array(errors),
        "spiky": found.spiky,
    }


def _smooth_histogram(column_: Column, grid: Grid) -> NDArray:
    """Shares of the originals on the grid. Whole numbers are spread over their own width: bins that hold two
    of them next to bins that hold three would look like a comb, and count as an error."""
    values = column_.finite[~np.isnan(column_.finite)]
    unit = 0.0 if column_.decimals is None else 10.0**-column_.decimals
    if not unit or grid.width > 20 * unit:
        return histogram(values, grid)
    found, counts = np.unique(values, return_counts=True)
    edges = grid.released_edges
    edges[0], edges[-1] = min(edges[0], found[0] - unit), max(edges[-1], found[-1] + unit)
    below = np.clip((edges[:, None] - found + unit / 2) / unit, 0, 1) @ counts
    return np.diff(below) / len(values)


def correlation(data: Table, published: Published | None, params: Any) -> dict[str, Any]:
    """Correlation matrices before and after, and their difference."""
    pairs = [p for p in _pairs(data, published) if p.numeric and p.original.present and p.released.present]
    before = correlations(np.column_stack([p.numbers[0] for p in pairs])) if pairs else np.empty((0, 0))
    after = correlations(np.column_stack([p.numbers[1] for p in pairs])) if pairs else np.empty((0, 0))
    return {"names": [p.name for p in pairs], "before": before, "after": after, "difference": after - before}


def scatter(
    data: Table,
    published: Published | None,
    params: Any,
    columns: Sequence[str] = (),
    rows: int = SCATTER_ROWS,
) -> dict[str, Any]:
    """Pairs of columns before and after: as images of counts, and as points of the same sampled rows (for
    linked brushing). Without names, the first four numeric columns that were changed."""
    pairs = {p.name: p for p in _pairs(data, published) if p.numeric and p.original.present}
    changed = [c.column for c in published.changes] if published else []
    names = [n for n in dict.fromkeys([*columns] or [*changed, *pairs]) if n in pairs][: len(columns) or 4]
    sample = np.linspace(0, max(0, data.rows - 1), min(rows, data.rows)).astype(np.intp)
    ranges = {n: _edges([v[~np.isnan(v)] for v in pairs[n].numbers], SCATTER_BINS, None) for n in names}
    images = {}
    for place, first in enumerate(names):
        for second in names[place + 1 :]:
            images[f"{first}|{second}"] = {
                side: _image(
                    pairs[first].numbers[at], pairs[second].numbers[at], ranges[first], ranges[second]
                )
                for at, side in enumerate(("before", "after"))
            }
    return {
        "names": names,
        "edges": ranges,
        "images": images,
        "rows": sample,
        "before": np.column_stack([pairs[n].numbers[0][sample] for n in names]) if names else None,
        "after": np.column_stack([pairs[n].numbers[1][sample] for n in names]) if names else None,
    }


def linkage(data: Table, published: Published, params: Any, bins: int = 50) -> dict[str, Any]:
    """Distances of released rows to their own original and to the nearest one."""
    pairs = pairs_of(data, published.table)
    linked = attack.linked_columns(pairs, data)
    link = attack.link_rows(linked, Randomness.from_seed(0).generator("linkage"))
    if link is None:
        return {"columns": [], "share": None}
    edges = np.linspace(0, float(np.quantile(link.own, 0.99)) or 1.0, bins + 1)
    return {
        "columns": [pair.name for pair in linked],
        "share": link.share,
        "rows": link.rows,
        "sampled": link.sampled,
        "edges": edges,
        "own": _counts(link.own, edges),
        "nearest": _counts(link.nearest, edges),
    }


def risk(data: Table, published: Published | None, params: Any) -> dict[str, Any]:
    """Equivalence classes before and after, on the quasi-identifiers and what leaves untouched: how many rows
    are in classes of which size."""
    released = own_values(_pairs(data, published), data, published) if published else None
    names = list(released) if released else list(data.role("quasi"))
    shown: dict[str, Any] = {"quasi": list(data.role("quasi")), "columns": names}
    original = {name: data.by_name[name].values for name in names}
    for side, known in (("before", original), ("after", released)):
        if not known:
            shown[side] = None
            continue
        classes = risks.equivalence_classes(list(known.values()))
        size, count = np.unique(classes.sizes, return_counts=True)
        shown[side] = {"k": classes.k, "uniques": classes.uniques, "sizes": size, "rows": size * count}
    return shown


# ── counting ──────────────────────────────────────────────────────────────────────────────────


def _pairs(data: Table, published: Published | None) -> list[Pair]:
    if published is None:
        return [Pair(c, c) for c in data.columns if c.name not in data.withheld]
    return pairs_of(data, published.table)


def _edges(samples: Sequence[NDArray], bins: int, decimals: int | None) -> NDArray:
    """Bins over all samples; bins of whole numbers hold equally many of them."""
    low = min((float(s.min()) for s in samples if len(s)), default=0.0)
    high = max((float(s.max()) for s in samples if len(s)), default=1.0)
    if high <= low:
        return np.array([low - 0.5, low + 0.5])
    width = (high - low) / bins
    unit = 0.0 if decimals is None else 10.0**-decimals
    if unit and width < 20 * unit:
        width = max(1, np.ceil(width / unit)) * unit
        low = np.round(low / unit) * unit - unit / 2
        bins = int(np.ceil((high - low) / width))
    edges = low + width * np.arange(bins + 1)
    edges[-1] = max(edges[-1], high)  # rounding must not leave the largest value outside
    return edges


def _counts(values: NDArray, edges: NDArray) -> NDArray:
    return np.histogram(values, bins=len(edges) - 1, range=(edges[0], edges[-1]))[0]


def _image(x: NDArray, y: NDArray, x_edges: NDArray, y_edges: NDArray) -> NDArray:
    known = ~(np.isnan(x) | np.isnan(y))
    places = [
        np.clip(((v[known] - e[0]) / (e[-1] - e[0]) * (len(e) - 1)).astype(np.int64), 0, len(e) - 2)
        for v, e in ((x, x_edges), (y, y_edges))
    ]
    width, height = len(x_edges) - 1, len(y_edges) - 1
    return np.bincount(places[0] * height + places[1], minlength=width * height).reshape(width, height)


def _label_counts(column_: Column, most: int = MOST_LABELS) -> dict[str, Any]:
    labels = column_.labels or ()
    counts = np.bincount(column_.values[column_.values >= 0], minlength=len(labels))
    order = np.argsort(-counts, kind="stable")[:most] if most < 10_000 else np.arange(len(labels))
    return {
        "labels": [labels[place] for place in order],
        "counts": counts[order],
        "others": len(labels) - len(order),
    }
