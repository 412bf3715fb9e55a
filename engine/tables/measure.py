"""All figures of a release: what it is still useful for and what it still risks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.progress import Progress
from engine.randomness import Randomness
from engine.tables import attack, risk, utility
from engine.tables.data import Table, looks_like_identifier, numeric_matrix
from engine.tables.pairs import Pair, pairs_of
from engine.tables.published import Classed, Published
from engine.technique import Measured

# A column that rises or falls with the row number tells its ranks by the order of the file.
SORTED = 0.99
FEW_LABELS = 20
UTILITY = (
    "correlation_difference_mean",
    "correlation_difference_max",
    "il1s",
    "pmse",
    "learn_from_released",
    "learn_from_original",
)


def measure_release(
    table: Table, published: Published, randomness: Randomness, progress: Progress
) -> Measured:
    pairs = pairs_of(table, published.table)
    changed = tuple(dict.fromkeys(change.column for change in published.changes))
    useful = measure_utility(pairs, table, randomness, progress.part("What is still useful", 0.5))
    risky, warnings = measure_risk(
        pairs, table, published, changed, randomness, progress.part("What attackers get", 0.5)
    )
    return Measured(useful, risky, (*published.warnings, *warnings))


# ── utility ───────────────────────────────────────────────────────────────────────────────────


def measure_utility(
    pairs: Sequence[Pair], table: Table, randomness: Randomness, progress: Progress
) -> dict[str, Any]:
    columns = {}
    for place, pair in enumerate(pairs):
        progress.report(0.5 * place / len(pairs), pair.name)
        columns[pair.name] = column_figures(pair)
    numeric = [pair for pair in pairs if pair.numeric and pair.original.present and pair.released.present]
    before, after = (numeric_matrix([pair.numbers[side] for pair in numeric]) for side in (0, 1))
    figures: dict[str, Any] = dict.fromkeys(UTILITY) | {"columns": columns}
    if len(numeric) > 1:
        gap = np.abs(utility.correlation_difference(before, after)[np.triu_indices(len(numeric), 1)])
        figures["correlation_difference_mean"] = float(gap.mean())
        figures["correlation_difference_max"] = float(gap.max())
    if numeric:
        figures["il1s"] = utility.il1s(before, after)
    progress.report(0.6, "propensity score")
    figures["pmse"] = utility.pmse(*feature_tables(pairs), randomness.generator("propensity score"))
    progress.report(0.8, "training on the release")
    figures |= learning_figures(pairs, table, randomness)
    return figures


def column_figures(pair: Pair) -> dict[str, Any]:
    """The figures of one column, as pairs of original and released where they are facts of both."""
    figures: dict[str, Any] = {"changed": _changed_share(pair)}
    if not pair.numeric:
        before, after, count = pair.codes
        return figures | {"label_distance": utility.label_distance(before, after, count)}
    found = utility.column_utility(*pair.numbers)
    if found is None:
        return figures
    quantiles = {f"{q:g}": pair_ for q, pair_ in zip(utility.QUANTILES, found.quantiles, strict=True)}
    return figures | {
        "mean": found.mean,
        "variance": found.variance,
        "quantiles": quantiles,
        "ks": found.ks,
        "wasserstein": found.wasserstein,
    }


def _changed_share(pair: Pair) -> float:
    if pair.clear:
        return 0.0
    if pair.numeric:
        before, after = pair.numbers
        same = (before == after) | (np.isnan(before) & np.isnan(after))
    else:
        old, new, _ = pair.codes
        same = old == new
    return float(1 - same.mean())


def feature_tables(pairs: Sequence[Pair], without: str = "") -> tuple[np.ndarray, np.ndarray]:
    """Columns as numbers for a model: categories as their codes by how common they are."""
    sides: tuple[list[Any], list[Any]] = ([], [])
    for pair in pairs:
        if pair.name == without or not pair.original.present:
            continue
        if pair.numeric:
            both = pair.numbers
        else:
            old, new, count = pair.codes
            order = np.append(np.argsort(np.argsort(-np.bincount(old[old >= 0], minlength=count))), -1.0)
            both = (order[old].astype(float), order[new].astype(float))
        sides[0].append(both[0])
        sides[1].append(both[1])
    return numeric_matrix(sides[0]), numeric_matrix(sides[1])


def learning_figures(pairs: Sequence[Pair], table: Table, randomness: Randomness) -> dict[str, Any]:
    target = learning_target(pairs, table)
    if target is None or len(pairs) < 2:
        return {}
    old, new, _ = target.codes
    before, after = feature_tables(pairs, without=target.name)
    found = utility.learn(before, after, old, new, randomness.generator("learning"))
    if found is None:
        return {}
    return {
        "learn_target": target.name,
        "learn_from_released": found.from_released,
        "learn_from_original": found.from_original,
        "learn_majority": found.majority,
    }


def learning_target(pairs: Sequence[Pair], table: Table) -> Pair | None:
    """The first sensitive column with few labels, or else the last column that has few."""
    few = [p for p in pairs if not p.numeric and 2 <= len(p.original.labels or ()) <= FEW_LABELS]
    asked = [p for p in few if p.name in table.role("sensitive")]
    return asked[0] if asked else few[-1] if few else None


# ── risk ──────────────────────────────────────────────────────────────────────────────────────


def measure_risk(
    pairs: Sequence[Pair],
    table: Table,
    published: Published,
    changed: Sequence[str],
    randomness: Randomness,
    progress: Progress,
) -> tuple[dict[str, Any], list[str]]:
    warnings: list[str] = []
    figures: dict[str, Any] = level_figures(attack.privacy_levels(pairs, published))
    progress.report(0.4, "linking rows")
    linked = attack.linked_columns(pairs, table, changed)
    link = attack.link_rows(linked, randomness.generator("linkage"))
    figures["linkage"] = None if link is None else link.share
    figures["linkage_columns"] = [pair.name for pair in linked]
    if link is not None and link.sampled:
        figures["linkage_sample"] = link.rows
        warnings.append(f"record linkage was measured on a sample of {link.rows} of {table.rows} rows")
    progress.report(0.9, "counting equivalence classes")
    figures |= class_figures(published.table)
    if figures["k_achieved"] is None:
        warnings.append("no column is declared a quasi-identifier: k and unique rows are not measured")
    figures |= interval_figures(pairs, changed)
    figures["one_valued_classes"] = sum(c.one_valued for c in published.changes if isinstance(c, Classed))
    figures |= _exposed(pairs, table, changed)
    warnings += [
        f"the rows are sorted by {name}: their order betrays its values" for name in figures["sorted"]
    ]
    return figures, warnings


def level_figures(levels: Sequence[attack.Level]) -> dict[str, Any]:
    """The levels of the column whose attackers leave least of its claim, and of every column by name."""
    keys = ("privacy_level", "privacy_level_posterior", "privacy_level_spectral", "privacy_level_column")
    if not levels:
        return dict.fromkeys(keys) | {"columns": {}}
    weakest = min(levels, key=lambda level: level.weakest)
    each = {
        level.column: {
            "noise": level.noise,
            "scale": level.scale,
            "confidence": level.confidence,
            "privacy_level": level.claimed,
            "privacy_level_posterior": level.posterior,
            "privacy_level_spectral": level.spectral,
            "spectral_error": level.spectral_error,
            "betrayed": level.betrayed,
        }
        for level in levels
    }
    first = dict(
        zip(keys, (weakest.claimed, weakest.posterior, weakest.spectral, weakest.column), strict=True)
    )
    least = min(level.spectral / level.claimed for level in levels)
    return first | {"spectral_ratio": least, "columns": each}


def class_figures(released: Table) -> dict[str, Any]:
    quasi = [released.by_name[name].values for name in released.role("quasi") if name in released.by_name]
    if not quasi:
        return {"k_achieved": None, "uniques": None, "l_diversity": None}
    classes = risk.equivalence_classes(quasi)
    sensitive = [n for n in released.role("sensitive") if n in released.by_name]
    least = [risk.l_diversity(classes, released.by_name[name].values) for name in sensitive]
    return {
        "k_achieved": classes.k,
        "uniques": classes.uniques,
        "equivalence_classes": len(classes.sizes),
        "l_diversity": min(least) if least else None,
    }


def interval_figures(pairs: Sequence[Pair], changed: Sequence[str]) -> dict[str, Any]:
    """The largest share of values within 5 % of the released one, over the changed numeric columns."""
    shares = {p.name: risk.interval_disclosure(*p.numbers) for p in pairs if p.numeric and p.name in changed}
    return {"interval_disclosure": max(shares.values()) if shares else None}


def _exposed(pairs: Sequence[Pair], table: Table, changed: Sequence[str]) -> dict[str, Any]:
    """Released columns that look like identifiers, columns to protect that no step touches, sorted ones."""
    suspected = {pair.name: looks_like_identifier(pair.released) for pair in pairs if pair.clear}
    return {
        "identifiers": [name for name, how in suspected.items() if how == "named"],
        "distinct_columns": [name for name, how in suspected.items() if how == "distinct"],
        "unprotected": [n for n in table.role("protect") if n not in changed],
        "sorted": [
            p.name for p in pairs if p.name in changed and p.numeric and _is_sorted(p.original.finite)
        ],
    }


def _is_sorted(values: np.ndarray) -> bool:
    steps = np.diff(values[~np.isnan(values)])
    up, down = int((steps > 0).sum()), int((steps < 0).sum())
    return up + down >= 20 and min(up, down) < (1 - SORTED) * (up + down)
