"""Releases of series made in memory, for tests that look at files and at what the verifier says of them."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np

from engine.core import params
from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.timeseries.data import PublishedSeries, Sensitive, SeriesTable
from engine.kinds.timeseries.kind import KIND, Kapra, Naive

TECHNIQUES = {technique.key: technique for technique in KIND.techniques}
DECLARED = {"timeseries.naive": Naive, "timeseries.kapra": Kapra}
NAIVE = "timeseries.naive"


def person_table(
    people: int = 30, most: int = 4, points: int = 6, seed: int = 1, decimals: int = 2
) -> SeriesTable:
    """Series of people who have one to `most` each, alike among themselves."""
    generator = np.random.default_rng(seed)
    own = generator.integers(1, most + 1, people)
    persons = np.repeat(np.arange(people), own).astype(np.int32)
    base = generator.normal(size=(people, points)).cumsum(axis=1) * 3
    values = np.round(base[persons] + generator.normal(size=(len(persons), points)) / 5, decimals)
    codes = (np.arange(len(persons)) % 3).astype(np.int32)
    tariff = Sensitive("tariff", codes, np.array(["day", "night", "=x"], dtype=object))
    return SeriesTable(values, tuple(f"t{j}" for j in range(points)), (tariff,), persons=persons)


def publish(data: SeriesTable, settings: dict, key: str = NAIVE) -> PublishedSeries:
    return TECHNIQUES[key].run(
        data, params.build(DECLARED[key], settings), Randomness.from_seed(7), Progress()
    )


def release(data: SeriesTable, settings: dict, folder: Path, format: str = "csv", key: str = NAIVE) -> dict:
    """Run and export into folder/release, the audit beside it; the claims of the manifest."""
    technique, chosen = TECHNIQUES[key], params.build(DECLARED[key], settings)
    published = publish(data, settings, key)
    for part in ("release", "audit"):
        (folder / part).mkdir(parents=True)
    columns = technique.export(published, chosen, folder / "release", format, Randomness.from_seed(7))
    technique.audit(published, folder / "audit")
    claims = {
        "technique": key,
        "params": params.as_dict(chosen),
        "format": format,
        "columns": columns,
        "done": technique.describe(data, published, chosen).as_dict(),
    }
    return json.loads(json.dumps(claims))


def failures(folder: Path, claims: dict, data: SeriesTable | None = None) -> list[str]:
    checks = TECHNIQUES[claims["technique"]].verify(folder / "release", claims, data)
    return [f"{check.name}: {check.detail}" for check in checks if not check.passed]
