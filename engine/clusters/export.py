"""What leaves: a model and a sample, centroids, representatives or patterns; and what stays in the audit.

    em        data.<ext> a sample with the original's columns, model.json the mixture in the file's units
    kmeans    data.<ext> size and centroid of every cluster of at least min_count rows
    dbscan    the same with means
    sdbdc     data.<ext> representatives with cluster, size and radius
    patterns  data.<ext> itemsets with counts, rules.<ext> rules with counts

Labels, site names and the border log never leave: audit/labels.csv and audit/border.jsonl.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from engine.clusters.mixture import Mixture, draw
from engine.clusters.parameters import Em, Kmeans, Patterns, Sdbdc
from engine.clusters.publish import Published
from engine.files.write import write_csv, write_parquet
from engine.randomness import Randomness

BETWEEN = " & "


def export(
    published: Published, params: Any, folder: Path, format_: str, randomness: Randomness
) -> dict[str, Any]:
    if isinstance(params, Em):
        return _export_em(published, params, folder, format_, randomness)
    if isinstance(params, Patterns):
        return _export_patterns(published, folder, format_)
    if isinstance(params, Sdbdc):
        columns = _representatives(published, params)
    else:
        columns = _centroids(published, "centroids" if isinstance(params, Kmeans) else "means")
    _write(folder / f"data.{format_}", columns)
    return {name: "count" if name == "count" else "figure" for name in columns}


def _write(path: Path, columns: Mapping[str, Any]) -> None:
    (write_parquet if path.suffix == ".parquet" else write_csv)(path, columns)


def _own(names: tuple[str, ...], taken: tuple[str, ...]) -> list[str]:
    """Column names that do not collide with our own."""
    return [f"{name} (value)" if name in taken else name for name in names]


def _centroids(published: Published, key: str) -> dict[str, Any]:
    counts = np.asarray(published.result["counts"], dtype=float)
    kept = np.flatnonzero(counts >= published.settings["min_count"])
    values = published.in_units(published.result[key])[kept]
    columns: dict[str, Any] = {"cluster": np.arange(len(kept)), "count": counts[kept].astype(np.int64)}
    names = _own(published.columns, ("cluster", "count"))
    return columns | {name: values[:, j] for j, name in enumerate(names)}


def _representatives(published: Published, params: Sdbdc) -> dict[str, Any]:
    result = published.result
    # By cluster and place, so that the order tells nothing of the sites.
    order = np.lexsort((*result["centres"].T[::-1], result["labels"]))
    values = published.in_units(result["centres"])[order]
    columns: dict[str, Any] = {
        "cluster": result["labels"][order],
        "count": result["counts"][order].astype(np.int64),
        "radius": result["radii"][order],
    }
    names = _own(published.columns, ("cluster", "count", "radius"))
    return columns | {name: values[:, j] for j, name in enumerate(names)}


def model_in_units(published: Published) -> dict[str, Any]:
    """The mixture in the file's units, as it is released."""
    result = published.result
    scale = result["scale"] * published.width
    means = published.in_units(result["means"] * result["scale"] + result["centre"])
    covariances = result["covariances"] * (scale[:, None] * scale[None, :])
    return {
        "kind": "gaussian mixture",
        "columns": list(published.columns),
        "scale": scale.tolist(),
        "components": [
            {
                "weight": float(result["weights"][i]),
                "count": int(np.floor(result["counts"][i] + 1e-9)),
                "mean": means[i].tolist(),
                "covariance": covariances[i].tolist(),
            }
            for i in range(len(means))
        ],
    }


def _export_em(
    published: Published, params: Em, folder: Path, format_: str, randomness: Randomness
) -> dict[str, Any]:
    model = model_in_units(published)
    (folder / "model.json").write_text(json.dumps(model, indent=1), encoding="utf-8")
    mixture = Mixture(
        published.result["weights"],
        np.array([c["mean"] for c in model["components"]]),
        np.array([c["covariance"] for c in model["components"]]),
    )
    total = float(np.sum(published.result["counts"]))
    rows = params.rows or max(100, int(round(total, -2)))
    sample = draw(mixture, rows, randomness.generator("sample"))
    # Seven digits below the spread: fewer would meet an original row by chance among millions.
    digits = [max(0, 7 - int(np.floor(np.log10(s)))) if s > 0 else 6 for s in model["scale"]]
    columns = {name: np.round(sample[:, j], digits[j]) for j, name in enumerate(published.columns)}
    _write(folder / f"data.{format_}", columns)
    return dict.fromkeys(columns, "sample")


def _export_patterns(published: Published, folder: Path, format_: str) -> dict[str, Any]:
    result = published.result
    total = max(1, result["rows"])
    columns = {
        "pattern": [BETWEEN.join(one) for one in result["itemsets"]],
        "count": result["counts"],
        "support": result["counts"] / total,
    }
    _write(folder / f"data.{format_}", columns)
    rules = result["rules"]
    _write(
        folder / f"rules.{format_}",
        {
            "if": [BETWEEN.join(given) for given, _, _, _ in rules],
            "then": [BETWEEN.join(then) for _, then, _, _ in rules],
            "count": np.array([count for _, _, count, _ in rules], dtype=np.int64),
            "confidence": np.array([confidence for _, _, _, confidence in rules], dtype=float),
        },
    )
    return dict.fromkeys(columns, "figure")


def audit(published: Published, folder: Path) -> None:
    """labels.csv (site, row, label; rows counted from 0) and border.jsonl: they stay in the house."""
    names = [name for name in published.labels if name in published.rows]
    if names:
        sites = np.repeat(np.array(names, dtype=object), [len(published.labels[name]) for name in names])
        columns = {
            "site": sites.tolist(),
            "row": np.concatenate([published.rows[name] for name in names]),
            "label": np.concatenate([published.labels[name] for name in names]),
        }
        write_csv(folder / "labels.csv", columns)
    lines = [crossing.as_json() for crossing in published.border]
    (folder / "border.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
