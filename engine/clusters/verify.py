"""Checks a released folder against its promise; reads files only and shares no code with the methods."""

from __future__ import annotations

import csv
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.errors import InputError
from engine.files.formulas import unescape
from engine.technique import Check

LEAST_VARIANCE = 0.0025
SLACK = 1e-6


def verify_release(folder: Path, claims: Mapping[str, Any], original: Any = None) -> list[Check]:
    params, technique = claims.get("params") or {}, str(claims.get("technique"))
    try:
        table = _read(folder, "data")
    except (OSError, ValueError, InputError) as failure:
        return [Check("Data file", False, str(failure))]
    checks = [Check("Data file", True, f"{len(table[1])} rows, {len(table[0])} columns")]
    if technique == "clusters.em":
        checks += _mixture(folder, params, table)
        checks += _sample(table, original)
    elif technique == "clusters.patterns":
        checks += _patterns(folder, params, table, original)
    else:
        checks += _counts(table, params, technique)
    checks += _border(folder, params, technique)
    return checks


Table = tuple[list[str], list[list[str]]]


def _read(folder: Path, name: str) -> Table:
    """Header and rows as texts, from CSV or Parquet."""
    path = folder / f"{name}.parquet"
    if path.exists():
        import pyarrow.parquet as pq

        from engine.files.columnar import refuse_huge_parquet

        refuse_huge_parquet(path)
        table = pq.read_table(path)
        return table.column_names, [[str(v) for v in row.values()] for row in table.to_pylist()]
    with open(folder / f"{name}.csv", newline="", encoding="utf-8") as file:
        rows = list(csv.reader(file))
    if not rows:
        raise ValueError(f"{name}.csv is empty")
    plain = [[unescape(cell) for cell in row] for row in rows]
    return plain[0], plain[1:]


def _column(table: Table, name: str) -> list[str]:
    at = table[0].index(name)
    return [row[at] for row in table[1]]


def _finite(text: str) -> bool:
    try:
        return math.isfinite(float(text))
    except ValueError:
        return False


def _mixture(folder: Path, params: Mapping[str, Any], table: Table) -> Iterator[Check]:
    try:
        model = json.loads((folder / "model.json").read_text(encoding="utf-8"))
        parts, scale = model["components"], model["scale"]
        weights = [float(part["weight"]) for part in parts]
        well = [len(part["mean"]) == len(scale) == len(part["covariance"]) for part in parts]
    except (OSError, ValueError, KeyError, TypeError) as failure:
        yield Check("Model file", False, f"not well-formed: {failure}")
        return
    yield Check("Model file", all(well) and bool(parts), f"{len(parts)} components over {len(scale)} columns")
    off = abs(sum(weights) - 1)
    yield Check("Weights", off < SLACK and min(weights) > 0, f"they add up to {sum(weights):.9f}")
    bad = [i for i, part in enumerate(parts) if not _positive_definite(part["covariance"])]
    yield Check("Covariances", not bad, "all positive definite" if not bad else f"component {bad[0]} is not")
    least = int(params.get("min_count", 10))
    fewest = min(int(part["count"]) for part in parts)
    yield Check("Fewest people", fewest >= least, f"smallest component {fewest}, promised {least}")
    tau = params.get("tau")
    tau = 0.01 * len(scale) if tau is None else float(tau)
    spreads = [[part["covariance"][j][j] / scale[j] ** 2 for j in range(len(scale))] for part in parts]
    low = min(sum(spread) for spread in spreads)
    yield Check("Spread", low >= tau * (1 - SLACK), f"smallest PSCORE {low:.4f}, promised {tau:.4f}")
    narrow = min(min(spread) for spread in spreads)
    passed = narrow >= LEAST_VARIANCE * (1 - SLACK)
    yield Check("Single variances", passed, f"smallest {narrow:.4f}, promised {LEAST_VARIANCE}")
    yield Check("Schema", table[0] == model["columns"], "the sample has the model's columns")


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


def _sample(table: Table, original: Any) -> Iterator[Check]:
    wrong = sum(not _finite(cell) for row in table[1] for cell in row)
    yield Check("Sample values", wrong == 0, "all finite numbers" if not wrong else f"{wrong} cells are not")
    if original is not None and not wrong:
        yield from _not_rows(table, original)


def _not_rows(table: Table, original: Any) -> Iterator[Check]:
    """No released row equals an original one."""
    names = list(original.columns)
    at = [table[0].index(name) for name in names if name in table[0]]
    if len(at) != len(names) or not original.sites or original.layout != "rows":
        return
    known: set[tuple[str, ...]] = set()
    for site in original.sites:
        values = site.values * original.width + original.low
        known.update(tuple(f"{x:.9g}" for x in row) for row in values.tolist())
    same = sum(tuple(f"{float(row[j]):.9g}" for j in at) in known for row in table[1])
    if len(names) == 1:
        yield Check(
            "No original row",
            True,
            f"one column only: {same} values occur in the original by chance",
            inside=True,
        )
        return
    yield Check(
        "No original row",
        same == 0,
        f"{same} of {len(table[1])} released rows equal an original row",
        inside=True,
    )


def _counts(table: Table, params: Mapping[str, Any], technique: str) -> Iterator[Check]:
    wrong = sum(not _finite(cell) for row in table[1] for cell in row)
    yield Check("Values", wrong == 0, "all finite numbers" if not wrong else f"{wrong} cells are not")
    least = int(params.get("min_count", 10))
    counts = [float(text) for text in _column(table, "count")]
    if technique == "clusters.sdbdc" and not params.get("blur", True):
        yield Check("Fewest people", True, "not promised: representatives are original points (blur is off)")
        return
    fewest = min(counts, default=math.inf)
    detail = f"smallest {fewest:g}, promised {least}" if counts else "nothing was large enough to publish"
    yield Check("Fewest people", fewest >= least, detail)


def _patterns(folder: Path, params: Mapping[str, Any], table: Table, original: Any) -> Iterator[Check]:
    least = int(params.get("min_count", 10))
    counts = {
        frozenset(p.split(" & ")): int(n)
        for p, n in zip(_column(table, "pattern"), _column(table, "count"), strict=True)
    }
    fewest = min(counts.values(), default=least)
    yield Check("Fewest people", fewest >= least, f"smallest pattern {fewest}, promised {least}")
    small = [
        (big, part)
        for big in counts
        for part in (big - {item} for item in big)
        if part in counts and 0 < counts[part] - counts[big] < least
    ]
    yield Check(
        "Differences", not small, f"{len(small)} pairs of patterns tell a group of fewer than {least}"
    )
    rules = _read(folder, "rules")
    bad = 0
    for given, then, count in zip(
        _column(rules, "if"), _column(rules, "then"), _column(rules, "count"), strict=True
    ):
        a, both = (
            counts.get(frozenset(given.split(" & "))),
            counts.get(frozenset([*given.split(" & "), *then.split(" & ")])),
        )
        bad += a is None or both is None or both != int(count) or 0 < a - both < least
    yield Check("Rules", bad == 0, f"{len(rules[1])} rules, {bad} that the patterns do not bear")
    hidden = set(getattr(original, "sensitive", ()))
    certain = sum(
        float(c) >= 1 and any(item.partition("=")[0] in hidden for item in then.split(" & "))
        for then, c in zip(_column(rules, "then"), _column(rules, "confidence"), strict=True)
    )
    yield Check(
        "Certain conclusions", certain == 0, f"{certain} rules conclude a sensitive value with certainty"
    )


def _border(folder: Path, params: Mapping[str, Any], technique: str) -> Iterator[Check]:
    """The border log beside the release: what must not have left a site did not."""
    path = folder.parent / "audit" / "border.jsonl"
    if not path.exists():
        return
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    original = [line for line in lines if line["original"]]
    private = technique in ("clusters.em", "clusters.patterns") or (
        technique == "clusters.sdbdc" and params.get("blur", True)
    )
    if private:
        yield Check(
            "Border log", not original, f"{len(lines)} messages, {len(original)} with original points"
        )
    else:
        yield Check(
            "Border log", True, f"{len(lines)} messages, {len(original)} with original points (acknowledged)"
        )
    if technique == "clusters.em":
        least, refused = int(params.get("min_count", 10)), 0
        for line in lines:
            if line["kind"] != "components":
                continue
            facts = line["facts"]
            tau = params.get("tau")
            for count, score, narrow in zip(
                facts["counts"], facts["pscores"], facts["smallest_variances"], strict=True
            ):
                bound = 0.01 * facts["columns"] if tau is None else float(tau)
                refused += (
                    count < least or score < bound * (1 - SLACK) or narrow < LEAST_VARIANCE * (1 - SLACK)
                )
        yield Check(
            "Components at the border", refused == 0, f"{refused} that should have stayed at their site"
        )
