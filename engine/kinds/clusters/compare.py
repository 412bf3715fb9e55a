"""Utility and risk of an original table and what was released of it, whoever made the latter.

The release may be a mixture (model.json), a table of centroids or representatives (with a column
`count`), patterns (columns `items` and `count`), or a sample with the original's columns; a folder of a
release is searched for the first. Options: reading and column roles of the original.

What a run measures of its own result in other units or by other rows has another name here: `cover_scaled`,
`inertia_released`, `smallest_nearest`, `centres`.

Distances are on columns divided by the original's standard deviation. Closeness of a sample: median
distance of its rows to the nearest original over that of originals to their nearest neighbour.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np

from engine.core import params, strict_json
from engine.core.errors import InputError
from engine.core.progress import Progress
from engine.core.released_data import data_file
from engine.core.text import text
from engine.io.codebook import earlier_names
from engine.io.csv_dialect import TableReading
from engine.io.input_file import format_of
from engine.io.table_read import preview_table
from engine.kinds.clusters import itemsets
from engine.kinds.clusters.data import Sites
from engine.kinds.clusters.load import load
from engine.kinds.clusters.mixture import Mixture, assign, count_covered, cover_threshold, log_likelihood
from engine.kinds.clusters.params import Columns, Reading
from engine.kinds.clusters.verify_read import Type, header_of, read

MOST_ROWS = 20_000  # of either table for distances
COVER_SPREAD = 0.125
PATTERN_TYPES: dict[str, Type] = {"items": "text", "count": "whole", "support": "number"}
Comparison = dict[str, dict[str, object]]  # utility and risk


def compare(original: Path, released: Path, options: Mapping[str, str], progress: Progress) -> Comparison:
    reading, columns = params.build_two(options, Reading, Columns)
    whole, reading_it = replace(reading, split="none"), progress.part("Reading", 0.4)
    before = load([data_file(original)], whole, columns, reading_it)
    path = data_file(Path(released), ("model.json",))
    rows = before.pooled()
    if path.suffix == ".json":
        return _of_mixture(rows, _read_mixture(path, before.columns))
    if _holds_patterns(path):
        return _of_patterns(before, path)
    features = _features(path, before.columns)
    after = load([path], Reading(split="none"), Columns(features=features), progress.part("", 0.3))
    counts = _counts(path, progress)
    progress.part("Comparing", 0.3)
    if counts is not None:
        return _of_centres(rows, after.pooled(), counts)
    return _of_sample(before.columns, rows, after.pooled())


def _features(path: Path, known: tuple[str, ...]) -> tuple[str, ...]:
    """What the columns of the original are called in the release: SPSS and Stata take few signs."""
    labels = preview_table(path, TableReading()).labels if format_of(path) == "statistical" else {}
    names = {earlier: name for name, earlier in earlier_names(labels, known).items()}
    return tuple(names.get(name, name) for name in known)


def _read_mixture(path: Path, columns: tuple[str, ...]) -> Mixture:
    try:
        model = json.loads(path.read_text(encoding="utf-8"))
        order = [model["columns"].index(name) for name in columns]
        parts = model["components"]
        means = np.array([part["mean"] for part in parts], dtype=float)[:, order]
        covariances = np.array([part["covariance"] for part in parts], dtype=float)[:, order][:, :, order]
        np.linalg.cholesky(covariances)
        return Mixture(np.array([part["weight"] for part in parts], dtype=float), means, covariances)
    except OSError as failure:
        raise InputError(
            text("{path} cannot be read: {strerror}", path=path, strerror=failure.strerror)
        ) from None
    except (ValueError, KeyError, TypeError, IndexError, np.linalg.LinAlgError):
        raise InputError(
            text(
                "{name} is no mixture over the columns {columns}", name=path.name, columns=", ".join(columns)
            ),
            hint="name the columns to compare by (features)",
        ) from None


def _counts(path: Path, progress: Progress) -> np.ndarray | None:
    try:
        found = load([path], Reading(split="none"), Columns(features=("count",)), progress)
    except InputError:
        return None
    return found.pooled()[:, 0]


def _of_mixture(rows: np.ndarray, mixture: Mixture) -> Comparison:
    """How well the model describes the rows; a component that describes few of them tells of these few."""
    nearest = np.bincount(assign(rows, mixture), minlength=len(mixture))
    spread = np.where(rows.std(axis=0) > 0, rows.std(axis=0), 1.0)
    threshold = cover_threshold(rows.shape[1], COVER_SPREAD) - float(np.log(spread).sum())  # in these units
    return {
        "utility": {
            "clusters": len(mixture),
            "log_likelihood": log_likelihood(rows, mixture),
            "cover_scaled": count_covered(rows, mixture, threshold) / len(rows),
        },
        "risk": {"smallest_nearest": int(nearest.min()), "equal_rows": _equal(rows, mixture.means)},
    }


def _holds_patterns(path: Path) -> bool:
    try:
        return {"items", "count"} <= set(header_of(path))
    except (InputError, ValueError, OSError):
        return False


def _of_patterns(data: Sites, path: Path) -> Comparison:
    """Every released count against the rows that really have these values."""
    try:
        told = read(path, {name: PATTERN_TYPES.get(name, "text") for name in header_of(path)})
        patterns = [itemsets.itemset(strict_json.parse(written)) for written in told["items"]]
    except (InputError, ValueError, TypeError) as failure:
        raise InputError(
            text("{name} holds no patterns: {failure}", name=path.name, failure=failure),
            hint="items are a list of [column, value] pairs",
        ) from None
    (site,) = data.sites
    maps = itemsets.bitmaps(site.items) if site.items is not None else {}
    true = np.array([itemsets.count(one, maps, len(site)) for one in patterns], dtype=np.int64)
    counts = np.array(told["count"], dtype=np.int64)
    return {
        "utility": {
            "clusters": len(patterns),
            "rows": len(site),
            "count_error_mean": float(np.abs(counts - true).mean()) if len(true) else None,
            "count_error_most": int(np.abs(counts - true).max(initial=0)),
        },
        "risk": {
            "smallest_count": int(counts.min()) if len(counts) else None,
            "smallest_true_count": int(true.min()) if len(true) else None,
        },
    }


def _of_centres(rows: np.ndarray, centres: np.ndarray, counts: np.ndarray) -> Comparison:
    from scipy.spatial import cKDTree

    away, _ = cKDTree(centres).query(rows)
    total = float(((rows - rows.mean(axis=0)) ** 2).sum())
    return {
        "utility": {
            "centres": len(centres),
            "inertia_released": float((away**2).sum()),
            "explained": 1 - float((away**2).sum()) / total if total else 1.0,
            "rows_counted": int(counts.sum()),
            "rows": len(rows),
        },
        "risk": {"smallest_count": int(counts.min()), "equal_rows": _equal(rows, centres)},
    }


def _of_sample(columns: tuple[str, ...], rows: np.ndarray, sample: np.ndarray) -> Comparison:
    from scipy.stats import ks_2samp

    spread = np.where(rows.std(axis=0) > 0, rows.std(axis=0), 1.0)
    apart = {
        name: {
            "mean_shift": float((sample[:, j].mean() - rows[:, j].mean()) / spread[j]),
            "spread_ratio": float(sample[:, j].std() / spread[j]),
            "kolmogorov_smirnov": float(ks_2samp(rows[:, j], sample[:, j]).statistic),
        }
        for j, name in enumerate(columns)
    }
    links = 0.0
    if len(columns) > 1:
        with np.errstate(invalid="ignore"):
            links = float(np.nanmax(np.abs(np.corrcoef(rows.T) - np.corrcoef(sample.T))))
    return {
        "utility": {"rows": len(sample), "columns": apart, "correlation_difference": links},
        "risk": {
            "equal_rows": _equal(rows, sample),
            "nearest_ratio": _closeness(rows / spread, sample / spread),
        },
    }


def _equal(rows: np.ndarray, released: np.ndarray) -> int:
    """Released rows that are original rows."""
    known = {row.tobytes() for row in np.ascontiguousarray(rows + 0.0)}
    return sum(row.tobytes() in known for row in np.ascontiguousarray(released + 0.0))


def _closeness(rows: np.ndarray, sample: np.ndarray) -> float | None:
    from scipy.spatial import cKDTree

    random = np.random.default_rng(0)
    tree = cKDTree(rows)
    some, drawn = (a[random.permutation(len(a))[:MOST_ROWS]] for a in (rows, sample))
    usual = float(np.median(tree.query(some, k=2)[0][:, 1])) if len(rows) > 1 else 0.0
    return float(np.median(tree.query(drawn)[0])) / usual if usual > 0 else None
