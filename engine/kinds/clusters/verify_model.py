"""Checks of a released mixture and of the sample drawn from it, from the files alone and with the original.

Spread is measured on the mixture's own standard deviations, computed here:

    mean m = Σ w μ,  variance of column j  s_j² = Σ w (Σ_jj + (μ_j − m_j)²),  PSCORE(C) = Σ_j Σ_C,jj / s_j²

Whether the sample repeats original rows cannot be told by equal digits (a row times 1.0000001 is that row)
nor by a fixed distance (columns of whole numbers lie close). It is told by comparison: rows drawn here from
the same model lie as near to the originals as an honest sample does, so a sample of which more rows lie
nearer than nearly all of these is none.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TypedDict

import numpy as np

from engine.core import strict_json
from engine.core.technique import Check
from engine.core.text import text
from engine.kinds.clusters.data import Sites
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

LEAST_VARIANCE = 0.0025
SLACK = 1e-6
ROWS = 1 << 14  # of the original held against all components together
MOST_COMPARED = 20_000  # rows of a sample held against the original
NEAR = 0.01  # share of our own draws that count as near
SAME = 1e-7  # of the spread: the last digit of a sample
OFTEN = 0.04  # share of the sample that may lie as near


class Component(TypedDict):
    weight: float
    count: int
    mean: list[float]
    covariance: list[list[float]]


class Model(TypedDict):
    kind: str
    columns: list[str]
    components: list[Component]


def verify_model(folder: Path, claims: Claims, chosen: Chosen, original: Sites | None) -> Iterator[Check]:
    written = (folder / "model.json").read_text(encoding="utf-8")
    model = strict_json.parse(written)
    wrong = malformed(model)
    yield Check(
        "Model file",
        not wrong,
        wrong or text("{components} components, numbers only", components=len(model["components"])),
    )
    if wrong:
        return
    same = json.dumps(model, indent=1, ensure_ascii=False) + "\n" == written
    yield Check("Nothing else is in model.json", same, "written again it gives the same bytes" if same else
                "it is not written as Sfumato writes it")  # fmt: skip
    used = used_columns(claims)
    yield Check("Columns", model["columns"] == used, "those of the model are those that were used")
    checks = list(_mixture(model, chosen))
    yield from checks
    if all(check.passed for check in checks):  # of a broken model nothing can be drawn
        yield from _sample(folder, claims, chosen, model, original)


def malformed(model: object) -> str:
    if not isinstance(model, dict) or list(model) != ["kind", "columns", "components"]:
        return "it is not made of kind, columns and components"
    columns, parts = model["columns"], model["components"]
    if model["kind"] != "gaussian mixture" or not isinstance(columns, list) or not isinstance(parts, list):
        return "it is no mixture"
    if not columns or not all(isinstance(name, str) for name in columns) or len(set(columns)) < len(columns):
        return "its columns have no names of their own"
    d = len(columns)
    if not parts or not all(_is_component(part, d) for part in parts):
        return "a component is not made of weight, count, mean and covariance, all finite numbers"
    return ""


def _is_component(part: object, d: int) -> bool:
    if not isinstance(part, dict) or list(part) != ["weight", "count", "mean", "covariance"]:
        return False
    if isinstance(part["count"], bool) or not isinstance(part["count"], int):
        return False
    matrix = part["covariance"]
    if not isinstance(matrix, list) or len(matrix) != d:
        return False
    return _are_numbers([part["weight"]], 1) and all(_are_numbers(row, d) for row in [part["mean"], *matrix])


def _are_numbers(values: object, count: int) -> bool:
    return (
        isinstance(values, list)
        and len(values) == count
        and all(type(value) is float and math.isfinite(value) for value in values)
    )


def _mixture(model: Model, chosen: Chosen) -> Iterator[Check]:
    parts, d = model["components"], len(model["columns"])
    weights = [part["weight"] for part in parts]
    fits = abs(sum(weights) - 1) < SLACK and min(weights) > 0
    yield Check("Weights", fits, text("they add up to {weights}", weights=f"{sum(weights):.9f}"))
    means = [part["mean"] for part in parts]
    yield Check("Order of the components", means == sorted(means), "by their means")
    many = chosen.k is None or len(parts) <= chosen.k
    yield Check("Components", many, text("{parts} components", parts=len(parts)))
    bad = [i for i, part in enumerate(parts) if not _positive_definite(part["covariance"])]
    yield Check(
        "Covariances",
        not bad,
        "all positive definite" if not bad else text("component {bad} is not", bad=bad[0]),
    )
    if chosen.diagonal:
        off = any(part["covariance"][i][j] for part in parts for i in range(d) for j in range(d) if i != j)
        yield Check("Independent columns", not off, "no covariance between columns")
    fewest = min(part["count"] for part in parts)
    yield Check(
        "Fewest people",
        fewest >= chosen.min_count,
        text("smallest {fewest}, promised {min_count}", fewest=fewest, min_count=chosen.min_count),
    )
    tau = 0.01 * d if chosen.tau is None else chosen.tau
    whole = _variances(parts, weights, d)
    spreads = [[part["covariance"][j][j] / whole[j] for j in range(d)] for part in parts]
    low = min(sum(spread) for spread in spreads)
    yield Check(
        "Spread",
        low >= tau * (1 - SLACK),
        text("smallest PSCORE {low}, promised {tau}", low=f"{low:.4f}", tau=f"{tau:.4f}"),
    )
    narrow = min(min(spread) for spread in spreads)
    passed = narrow >= LEAST_VARIANCE * (1 - SLACK)
    yield Check(
        "Single variances",
        passed,
        text(
            "smallest {narrow}, promised {least_variance}",
            narrow=f"{narrow:.4f}",
            least_variance=LEAST_VARIANCE,
        ),
    )


def _variances(parts: Sequence[Component], weights: Sequence[float], d: int) -> list[float]:
    """Variance of each column under the whole mixture; never 0, so that a spread is a number."""
    total = sum(weights)
    found = []
    for j in range(d):
        mean = sum(w * part["mean"][j] for w, part in zip(weights, parts, strict=True)) / total
        square = sum(
            w * (part["covariance"][j][j] + (part["mean"][j] - mean) ** 2)
            for w, part in zip(weights, parts, strict=True)
        )
        found.append(max(square / total, 1e-300))
    return found


def _positive_definite(matrix: Sequence[Sequence[float]]) -> bool:
    """Cholesky by hand: every pivot positive, and symmetric."""
    d = len(matrix)
    root = [[0.0] * d for _ in range(d)]
    for i in range(d):
        for j in range(i + 1):
            if abs(matrix[i][j] - matrix[j][i]) > SLACK * (abs(matrix[i][i]) + abs(matrix[j][j])):
                return False
            rest = matrix[i][j] - sum(root[i][k] * root[j][k] for k in range(j))
            if i == j:
                if not rest > 0:
                    return False
                root[i][i] = math.sqrt(rest)
            else:
                root[i][j] = rest / root[j][j]
    return True


# ── the sample ────────────────────────────────────────────────────────────────────────────────


def _sample(
    folder: Path, claims: Claims, chosen: Chosen, model: Model, original: Sites | None
) -> Iterator[Check]:
    path = folder / f"data.{claims['format']}"
    names = header_of(path, model["columns"])
    yield Check("Schema", names == model["columns"], "the sample has the model's columns")
    if names != model["columns"]:
        return
    types: dict[str, Type] = dict.fromkeys(names, "number")
    table = read(path, types)
    yield check_rewrite(path, table, types)
    yield Check("Columns described", claims["columns"] == dict.fromkeys(names, "sample"), "as a sample")
    finite = all(math.isfinite(x) for name in names for x in table[name])
    yield Check("Sample values", finite, "all finite numbers" if finite else "some are not finite numbers")
    if not finite:
        return
    ordered = is_sorted([table[name] for name in names])
    yield Check(
        "Order of the rows", ordered, "by their cells" if ordered else "another order tells something"
    )
    rows = len(table[names[0]])
    fits = rows == chosen.rows if chosen.rows is not None else rows >= 100 and rows % 100 == 0
    yield Check("Rows of the sample", fits, text("{rows} rows", rows=rows))
    yield from _follows(table, model)
    if original is not None and original.sites and original.layout == "rows":
        yield from _with_original(table, model, chosen, original)


def _follows(table: Table, model: Model) -> Iterator[Check]:
    """Digits as exported, means and variances as the model has them, no row where the model has none."""
    parts = model["components"]
    weights = [part["weight"] for part in parts]
    spread = [math.sqrt(v) for v in _variances(parts, weights, len(model["columns"]))]
    exact = True
    for name, s in zip(model["columns"], spread, strict=True):
        digits = 7 - math.floor(math.log10(s))
        values = np.array(table[name])
        exact = exact and bool((np.round(values, digits) + 0.0 == values).all())
    yield Check("Digits", exact, "seven below the spread" if exact else "more digits than a sample has")
    rows = np.column_stack([table[name] for name in model["columns"]])
    away = _nearest_deviations(rows, parts)
    n, d = rows.shape
    # χ² of d columns: beyond this Mahalanobis distance of every component less than 1e-6 of a sample lies.
    far = math.sqrt(d + 2 * math.sqrt(d * math.log(1e6 * n)) + 2 * math.log(1e6 * n))
    mean = sum(w * np.array(p["mean"]) for w, p in zip(weights, parts, strict=True)) / sum(weights)
    off = float(np.abs((rows.mean(axis=0) - mean) / np.array(spread)).max()) * math.sqrt(n)
    follows = float(away.max()) <= far and off <= 6
    yield Check("Sample follows the model", follows, "no row lies where the model has none, means agree" if
                follows else "rows lie where the model has none, or means differ")  # fmt: skip


def _nearest_deviations(rows: np.ndarray, parts: Sequence[Component]) -> np.ndarray:
    best = np.full(len(rows), np.inf)
    for part in parts:
        step = rows - np.array(part["mean"])
        inverse = np.linalg.inv(np.array(part["covariance"]))
        best = np.minimum(best, np.einsum("ni,ij,nj->n", step, inverse, step))
    return np.sqrt(np.maximum(best, 0.0))


def _with_original(table: Table, model: Model, chosen: Chosen, original: Sites) -> Iterator[Check]:
    """Rows behind every component counted anew, and the sample held against the original's rows."""
    names, parts = model["columns"], model["components"]
    if list(original.columns) != names:
        yield Check(
            "Columns as loaded", False, "the model has other columns than the original", confidential=True
        )
        return
    rows = np.concatenate([site.values * original.width + original.low for site in original.sites])
    counts = _rows_of_each(rows, parts)
    enough = int(counts.min()) >= chosen.min_count
    yield Check(
        "Rows behind each component",
        enough,
        text("counted anew: fewest {min}", min=counts.min()),
        confidential=True,
    )
    yield _no_repetition(np.column_stack([table[name] for name in names]), rows, parts)


def _rows_of_each(rows: np.ndarray, parts: Sequence[Component]) -> np.ndarray:
    """How many rows each component is the most likely one for."""
    counts = np.zeros(len(parts), np.int64)
    matrices = [np.array(part["covariance"]) for part in parts]
    shapes = [(np.linalg.inv(matrix), np.linalg.slogdet(matrix)[1]) for matrix in matrices]
    for start in range(0, len(rows), ROWS):
        some = rows[start : start + ROWS]
        dense = np.empty((len(some), len(parts)))
        for i, (part, (inverse, size)) in enumerate(zip(parts, shapes, strict=True)):
            step = some - np.array(part["mean"])
            square = np.einsum("ni,ij,nj->n", step, inverse, step)
            dense[:, i] = math.log(part["weight"]) - 0.5 * (square + size)
        counts += np.bincount(dense.argmax(axis=1), minlength=len(parts))
    return counts


def _no_repetition(sample: np.ndarray, rows: np.ndarray, parts: Sequence[Component]) -> Check:
    from scipy.spatial import cKDTree

    random = np.random.default_rng(7)
    weights = np.array([part["weight"] for part in parts])
    spread = np.sqrt(_variances(parts, weights.tolist(), rows.shape[1]))
    drawn = random.choice(len(parts), size=min(len(sample), MOST_COMPARED), p=weights / weights.sum())
    own = np.array([random.multivariate_normal(parts[i]["mean"], parts[i]["covariance"]) for i in drawn])
    some = sample[np.sort(random.permutation(len(sample))[:MOST_COMPARED])]
    tree = cKDTree(rows / spread)
    theirs, ours = tree.query(some / spread)[0], tree.query(own / spread)[0]
    near = float(np.quantile(ours, NEAR))
    share = float((theirs <= near).mean())
    usual = float(np.median(ours))
    ratio = float(np.median(theirs)) / usual if usual > 0 else 1.0
    # A hundred rows: four may be near by chance, so that the bound has room for some more.
    bound = OFTEN + 3 * math.sqrt(NEAR / len(some))
    # In one column numbers meet by chance; in two or more a row to the last digit does not.
    same = 0
    if rows.shape[1] > 1:
        met = tree.query(sample / spread, distance_upper_bound=SAME * math.sqrt(rows.shape[1]))[0]
        same = int(np.isfinite(met).sum())
    return Check(
        "No original row repeated",
        share <= bound and ratio >= 0.5 and not same,
        text(
            "{share} of the sample lie nearer to an original row than 99 % of fresh draws do; "
            "median distance {ratio} of theirs",
            share=f"{share:.1%}",
            ratio=f"{ratio:.2f}",
        ),
        confidential=True,
    )
