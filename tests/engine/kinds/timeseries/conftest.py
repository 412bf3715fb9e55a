"""Honest releases of series for the forgers to work on."""

from __future__ import annotations

import csv

import numpy as np
import pytest

from engine.core.pipeline import Pipeline
from engine.core.progress import Progress
from engine.core.task import task_of
from engine.core.technique import find
from tests.engine.kinds.timeseries.forging import FORMATS, KEYS, Forgery, take_apart
from tests.signing import ReleaseOptions

SETTINGS = {
    "k": 6,
    "P": 2,
    "segments": 3,
    "sensitive": ["tariff", "rooms"],
    "gaps": "interpolate",
}


@pytest.fixture(scope="session")
def honest(tmp_path_factory):
    """One release for each technique and format, with its audit and its input."""
    folder, generator = tmp_path_factory.mktemp("forgeries"), np.random.default_rng(8)
    values = np.round(generator.normal(size=(96, 8)).cumsum(axis=1), 4)
    path = folder / "input.csv"
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["meter", *(f"t{j}" for j in range(8)), "tariff", "rooms", "note"])
        for i, row in enumerate(values):
            cells = ["" if (i, j) in ((5, 3), (9, 0)) else f"{x}" for j, x in enumerate(row)]
            writer.writerow([f"m{i:03}", *cells, ("day", "night", "-7")[i % 3], i % 4, f"note {i % 9}"])
    for key in KEYS:
        for format in FORMATS:
            task = task_of(find(key), [path], SETTINGS)
            Pipeline().release(task, ReleaseOptions(str(folder / key / format), format), Progress())
    return folder


@pytest.fixture(params=[(key, format) for key in KEYS for format in FORMATS], ids=lambda p: f"{p[0]}-{p[1]}")
def bench(request, honest, tmp_path) -> Forgery:
    key, format = request.param
    return take_apart(honest / key / format / "release", tmp_path / "release")
