"""What the tests of clusters share: point sets, and a run over sites in one call."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core.progress import Progress
from engine.core.randomness import Randomness
from engine.kinds.clusters.data import Sites, one_site, split
from engine.kinds.clusters.protocol import Threads, run_rounds

# name: (file, columns, ε, min_points)
SETS = {
    "aggregation": ("aggregation.csv", (0, 1), 1.5, 6),
    "compound": ("compound.csv", (0, 1), 1.4, 4),
    "D31": ("D31.csv", (0, 1), 0.7, 12),
    "R15": ("R15.csv", (0, 1), 0.4, 5),
    "t4-8k": ("cluto-t4-8k.csv", (0, 1), 8.0, 12),
    "mouse": ("elki_mouse.csv", (0, 1), 0.04, 6),
    "iris": ("iris.csv", (0, 1, 2, 3), 0.6, 5),
    "wine": ("wine.csv", tuple(range(1, 14)), 45.0, 5),
    "magic": ("magic.dat", tuple(range(5)), 12.0, 8),
}


@pytest.fixture
def point_set(shared_data):
    """Points, ε and min_points of a real set by name."""

    def read(name: str) -> tuple[np.ndarray, float, int]:
        file, columns, eps, min_points = SETS[name]
        path = shared_data(f"clusters/{file}")
        if name == "mouse":
            return np.loadtxt(path, comments="#", usecols=columns), eps, min_points
        skip = 0 if file.endswith(".dat") else 1
        return np.loadtxt(path, delimiter=",", skiprows=skip, usecols=columns), eps, min_points

    return read


@pytest.fixture
def over_sites():
    """Runs a method over a split of points: (outcome, labels in the points' order)."""

    def run(method, points, how, seed=1, **settings):
        points = np.asarray(points, dtype=float)
        names = tuple(f"c{j}" for j in range(points.shape[1]))
        whole = one_site("all", names, points)
        sites = how(whole) if callable(how) else split(whole, how)
        randomness = Randomness.from_seed(seed)
        outcome = run_rounds(method, Threads(method, sites, randomness), settings, randomness, Progress())
        labels = Sites(sites, names).pool(dict(outcome.labels)) if outcome.labels else None
        return outcome, labels

    return run


COLUMNS = ("a", "b", "c")


@pytest.fixture(scope="session")
def sites():
    random = np.random.default_rng(8)
    group = random.integers(0, 3, 300)
    points = np.array([[0, 0, 0], [8, 0, 3], [0, 8, -3]])[group] + random.normal(size=(300, 3)) * 0.7
    return Sites(
        split(one_site("all", COLUMNS, points), "random:3"), COLUMNS, low=np.zeros(3), width=np.ones(3)
    )
