"""What a release tells of the metrics that its files prove, beside what the verifier counts in them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.core.json_values import rounded
from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from tests.forging import Manifest, read
from tests.signing import ReleaseOptions


def released(key: str, path: Path, folder: Path, format_: str = "", **values: Any) -> Path:
    """The release folder of an honest release that tells its metrics."""
    task = task_of(find(key), [path], values, seed=3)
    Pipeline().release(task, ReleaseOptions(str(folder), format_, share_utility=True), Progress())
    return folder / "release"


def told(release: Path) -> dict[str, Any]:
    """Every metric that is declared as proven, as the manifest tells it; None where it does not."""
    manifest = read(release)
    return {
        metric.key: manifest[metric.group].get(metric.key)
        for metric in find(manifest["technique"]).metrics
        if metric.proven
    }


def recounted(release: Path, manifest: Manifest | None = None) -> Mapping[str, Any]:
    """What the verifier counts, exactly."""
    manifest = manifest or read(release)
    claims = {key: manifest[key] for key in ("technique", "params", "format", "done", "columns")}
    return find(manifest["technique"]).recount(release, claims)


def as_told(counted: Mapping[str, Any]) -> dict[str, Any]:
    return {key: rounded(value) for key, value in counted.items()}
