"""What leaves: a model and a sample, centroids, representatives or patterns; and what stays in the audit.

    em        data.<ext> a sample with the original's columns, model.json the mixture in the file's units
    kmeans    data.<ext> size and centroid of every cluster of at least min_count rows
    dbscan    the same with means
    sdbdc     data.<ext> representatives with cluster, size and radius
    patterns  data.<ext> itemsets with counts and shares, rules.<ext> rules with counts and shares; an
              itemset is a JSON list of [column, value] pairs, so that no sign in a name can be misread

Rows stand in the order of their cells, components in that of their means: an order of our own would tell
of sites or rows. Labels, site names and the border log never leave: audit/labels.csv, audit/border.jsonl.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from engine.core.randomness import Randomness
from engine.core.technique import Done
from engine.core.text import text
from engine.io.statistical_write import write_dta, write_sav
from engine.io.table_write import csv_lines_of, write_csv, write_csv_lines, write_parquet
from engine.kinds.clusters.component_filter import column_spread
from engine.kinds.clusters.data import PublishedClusters
from engine.kinds.clusters.itemsets import item_labels
from engine.kinds.clusters.mixture import Mixture, draw
from engine.kinds.clusters.params import ClusterParams, Em, Kmeans, Patterns, Sdbdc

BETWEEN = " & "
Cells = np.ndarray | list[str]  # of a column
LEAST_ROWS = 100  # of a sample


def export(
    published: PublishedClusters, params: ClusterParams, folder: Path, format: str, randomness: Randomness
) -> dict[str, str]:
    if isinstance(params, Em):
        return _export_em(published, params, folder, format, randomness)
    if isinstance(params, Patterns):
        return _export_patterns(published, folder, format)
    if isinstance(params, Sdbdc):
        columns = _representatives(published)
    else:
        columns = _centroids(published, "centroids" if isinstance(params, Kmeans) else "means")
    _write(folder / f"data.{format}", columns)
    return {name: "count" if name == "count" else "figure" for name in columns}


def files(params: ClusterParams, done: Done, format: str) -> frozenset[str]:
    second = {Em: {"model.json"}, Patterns: {f"rules.{format}"}}.get(type(params), set())
    return frozenset({f"data.{format}", *second})


def _write(path: Path, columns: Mapping[str, Cells]) -> None:
    writers = {".csv": write_csv, ".parquet": write_parquet, ".sav": write_sav, ".dta": write_dta}
    writers[path.suffix](path, columns)


def _own(names: tuple[str, ...], taken: tuple[str, ...]) -> list[str]:
    """Column names that do not collide with our own."""
    return [text("{name} (value)", name=name) if name in taken else name for name in names]


def row_order(values: np.ndarray) -> np.ndarray:
    """The order of rows by their numbers, column by column."""
    return np.lexsort(values.T[::-1]) if values.shape[1] else np.arange(len(values))


def _centroids(published: PublishedClusters, key: str) -> dict[str, Cells]:
    counts = np.asarray(published.result["counts"], dtype=float)
    kept = np.flatnonzero(counts >= published.settings["min_count"])
    values = published.in_units(published.result[key])[kept]
    order = row_order(values)
    values, counts = values[order], counts[kept][order]
    columns: dict[str, Cells] = {"cluster": np.arange(len(kept)), "count": counts.astype(np.int64)}
    names = _own(published.columns, ("cluster", "count"))
    return columns | {name: values[:, j] for j, name in enumerate(names)}


def _representatives(published: PublishedClusters) -> dict[str, Cells]:
    """By cluster, size, radius and place; clusters are numbered by their first representative by place."""
    result = published.result
    values = published.in_units(np.asarray(result["centres"], dtype=float))
    place, labels = row_order(values), np.asarray(result["labels"])
    numbers: dict[int, int] = {-1: -1}
    for label in labels[place].tolist():
        numbers.setdefault(label, len(numbers) - 1)
    clusters = np.array([numbers[label] for label in labels.tolist()], dtype=np.int64)
    counts, radii = np.asarray(result["counts"]).astype(np.int64), np.asarray(result["radii"], dtype=float)
    order = np.lexsort((*values.T[::-1], radii, counts, clusters))
    columns: dict[str, Cells] = {"cluster": clusters[order], "count": counts[order], "radius": radii[order]}
    names = _own(published.columns, ("cluster", "count", "radius"))
    return columns | {name: values[order, j] for j, name in enumerate(names)}


def model_in_units(published: PublishedClusters) -> dict[str, Any]:
    """The mixture in the file's units, as it is released."""
    result = published.result
    scale = result["scale"] * published.width
    means = published.in_units(result["means"] * result["scale"] + result["centre"])
    covariances = result["covariances"] * (scale[:, None] * scale[None, :])
    return {
        "kind": "gaussian mixture",
        "columns": list(published.columns),
        "components": [
            {
                "weight": float(result["weights"][i]),
                "count": int(np.floor(result["counts"][i] + 1e-9)),
                "mean": means[i].tolist(),
                "covariance": covariances[i].tolist(),
            }
            for i in row_order(means)
        ],
    }


def model_text(model: Mapping[str, object]) -> str:
    return json.dumps(model, indent=1, ensure_ascii=False) + "\n"


def _export_em(
    published: PublishedClusters, params: Em, folder: Path, format: str, randomness: Randomness
) -> dict[str, str]:
    model = model_in_units(published)
    (folder / "model.json").write_text(model_text(model), encoding="utf-8")
    weights = np.array([c["weight"] for c in model["components"]])
    mixture = Mixture(
        weights / weights.sum(),
        np.array([c["mean"] for c in model["components"]]),
        np.array([c["covariance"] for c in model["components"]]),
    )
    rows = params.rows or max(LEAST_ROWS, int(round(float(published.result["rows"]), -2)))
    sample = draw(mixture, rows, randomness.generator("sample"))
    # Seven digits below the spread: fewer would meet an original row by chance among millions.
    digits = [7 - int(np.floor(np.log10(s))) for s in column_spread(mixture)]
    rounded = np.column_stack([np.round(sample[:, j], n) for j, n in enumerate(digits)]) + 0.0
    rounded = rounded[row_order(rounded)]
    columns = {name: rounded[:, j] for j, name in enumerate(published.columns)}
    _write(folder / f"data.{format}", columns)
    return dict.fromkeys(columns, "sample")


def _export_patterns(published: PublishedClusters, folder: Path, format: str) -> dict[str, str]:
    result = published.result
    total = max(1, result["rows"])
    named = [itemset_json(one) for one in result["itemsets"]]
    order = sorted(range(len(named)), key=named.__getitem__)
    counts = np.asarray(result["counts"], dtype=np.int64)[order]
    columns = {"items": [named[i] for i in order], "count": counts, "support": counts / total}
    _write(folder / f"data.{format}", columns)
    rules = sorted((itemset_json(a), itemset_json(b), count, share) for a, b, count, share in result["rules"])
    _write(
        folder / f"rules.{format}",
        {
            "if": [given for given, _, _, _ in rules],
            "then": [then for _, then, _, _ in rules],
            "count": np.array([count for _, _, count, _ in rules], dtype=np.int64),
            "confidence": np.array([share for _, _, _, share in rules], dtype=float),
        },
    )
    return {"items": "pattern", "count": "count", "support": "figure"}


def itemset_json(itemset: Sequence[Sequence[str]]) -> str:
    return json.dumps([list(item) for item in itemset], ensure_ascii=False)


def itemset_label(itemset: Sequence[Sequence[str]]) -> str:
    """For pictures."""
    return BETWEEN.join(item_labels(itemset))


def audit(published: PublishedClusters, folder: Path) -> None:
    """labels.csv (site, row, label; rows counted from 0) and border.jsonl: they stay in the house."""
    import pyarrow as pa

    names = [name for name in published.labels if name in published.rows]
    if names:
        sizes = [len(published.labels[name]) for name in names]
        begins = dict(zip(names, (np.cumsum(sizes) - sizes).tolist(), strict=True))

        def columns(start: int, end: int) -> Mapping[str, Any]:
            """Of some lines of the file, which may be of several sites."""
            here = {name: slice(max(0, start - at), max(0, end - at)) for name, at in begins.items()}
            labels = {name: published.labels[name][rows] for name, rows in here.items()}
            sites = np.repeat(np.arange(len(names), dtype=np.int32), [len(one) for one in labels.values()])
            return {
                "site": pa.DictionaryArray.from_arrays(sites, names),  # each name is spelled once
                "row": np.concatenate([published.rows[name][rows] for name, rows in here.items()]),
                "label": np.concatenate(list(labels.values())),
            }

        spelled = csv_lines_of(("site", "row", "label"), sum(sizes), columns, ",", ".")
        write_csv_lines(folder / "labels.csv", spelled)
    lines = [crossing.as_json() for crossing in published.border]
    (folder / "border.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
