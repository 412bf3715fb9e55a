"""What a release tells of the figures that its files prove, beside what the verifier counts in them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from engine.desk import Desk
from engine.figures import rounded
from engine.progress import Progress
from engine.task import task_of
from engine.technique import find
from tests.forging import Manifest, read
from tests.signing import Order


def released(key: str, path: Path, folder: Path, format_: str = "", **values: Any) -> Path:
    """The release folder of an honest release that tells its figures."""
    task = task_of(find(key), [path], values, seed=3)
    Desk().release(task, Order(str(folder), format_, share_utility=True), Progress())
    return folder / "release"


def told(release: Path) -> dict[str, Any]:
    """Every figure that is declared as proven, as the manifest tells it; None where it does not."""
    manifest = read(release)
    return {
        figure.key: manifest[figure.group].get(figure.key)
        for figure in find(manifest["technique"]).figures
        if figure.proven
    }


def recounted(release: Path, manifest: Manifest | None = None) -> Mapping[str, Any]:
    """What the verifier counts, exactly."""
    manifest = manifest or read(release)
    claims = {key: manifest[key] for key in ("technique", "params", "format", "done", "columns")}
    return find(manifest["technique"]).recount(release, claims)


def as_told(counted: Mapping[str, Any]) -> dict[str, Any]:
    return {key: rounded(value) for key, value in counted.items()}
