"""The published metrics of a clusters release that its files give, counted by the verifier.

    em        clusters: components of model.json          smallest_count: the smallest count among them
    kmeans    clusters: rows of data                      … among the rows
    dbscan    the same
    sdbdc     clusters: numbers of clusters from 0 on     … among the representatives, which are counted too
    patterns  clusters: rows of data, rules: of rules     … among the patterns

Noise, rounds, bytes, likelihoods and attacks are about rows and messages that stay in the houses.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.core import strict_json
from engine.core.text import text
from engine.kinds.clusters.verify_model import malformed
from engine.kinds.clusters.verify_patterns import DATA, RULES
from engine.kinds.clusters.verify_read import Claims, Table, Type, header_of, read

WHOLE = ("cluster", "count")


def recount(folder: Path, claims: Claims) -> dict[str, int]:
    folder, technique, format = Path(folder), str(claims["technique"]), str(claims["format"])
    if technique == "clusters.em":
        counts = _components(folder / "model.json")
        return {"clusters": len(counts), "smallest_count": _smallest(counts)}
    if technique == "clusters.patterns":
        counts = read(folder / f"data.{format}", DATA)["count"]
        rules = read(folder / f"rules.{format}", RULES)["count"]
        return {"clusters": len(counts), "rules": len(rules), "smallest_count": _smallest(counts)}
    table = _centres(folder / f"data.{format}")
    counts, groups = table["count"], {cluster for cluster in table["cluster"] if cluster >= 0}
    found = {"clusters": len(groups), "smallest_count": _smallest(counts)}
    return found | ({"representatives": len(counts)} if technique == "clusters.sdbdc" else {})


def _smallest(counts: Sequence[int]) -> int:
    return min(counts, default=0)


def _components(path: Path) -> list[int]:
    model = strict_json.parse(path.read_text(encoding="utf-8"))
    if wrong := malformed(model):
        raise ValueError(text("model.json: {wrong}", wrong=wrong))
    return [part["count"] for part in model["components"]]


def _centres(path: Path) -> Table:
    names = header_of(path)
    if not set(WHOLE) <= set(names):
        raise ValueError(text("{name} does not say cluster and count", name=path.name))
    types: dict[str, Type] = {name: "whole" if name in WHOLE else "number" for name in names}
    return read(path, types)
